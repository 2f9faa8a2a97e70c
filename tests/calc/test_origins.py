"""Numbers that are in files: what is read of them, word for word what is reported where there is none."""

import pytest

from calcgraph.calc.syntax.printer import print_statement
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

BENCH = (
    '{"latency": {"p50": 41.80, "p99": 6.2e1, "unit": "ms"}, "runs": [{"n": 3}], "ok": true, "none": null, "a b": 1}'
)
FILES = {
    "bench.json": BENCH,
    "t.csv": "id,price [USD/h],note\nh100,2.49,x\nb200,5.5,y\nb200,6,z\n",
    "t.tsv": "id\tx\na\t1\n",
    "c.toml": "[limits]\nmemory = 80\nrate = 1.50\nday = 2026-11-22\nbad = nan\n",
    "d.yaml": "limits:\n  memory: 80 GB\n",
    "l.jsonl": '{"x": 1}\n\n{"x": 2}\n',
    "junit.xml": "<testsuites>"
    '<testsuite name="unit" failures="1" time="1.5"><testcase classname="a" name="b" time="1"/>'
    '<testcase name="c"><failure/></testcase></testsuite></testsuites>',
}


def project_of(line, files=FILES):
    note = SourceFile(NoteId("note.md"), f"# Note\n\n```calc\n{line}\n```\n")
    return read_project([note], files, files.get, Settings())


def value_of(line, files=FILES):
    project = project_of(line, files)
    assert [one for one in project.diagnostics if one.code != "CG362"] == []
    (quantity,) = project.calculation.quantities.values()
    return quantity.value.number, f"{quantity.text} {quantity.unit.text}".strip()


READ = [
    ("a number of JSON", "x = from bench.json /latency/p50 in ms", (0.0418, "41.8 ms")),
    ("one with an exponent", "x = from bench.json /latency/p99 in ms", (0.062, "62 ms")),
    ("one in a list", "x = from bench.json /runs/0/n", (3, "3")),
    ("a key with a blank", "x = from bench.json /a%20b", (1, "1")),
    ("a path in quotes", 'x = from "bench.json" /runs/0/n', (3, "3")),
    ("a declared unit", "x [us] = from bench.json /latency/p50 in ms", (0.0418, "41,800 µs")),
    ("with a domain", "x = from bench.json /latency/p50 in ms in 1..100 ms", (0.0418, "41.8 ms")),
    ("with a comment", "x = from bench.json /runs/0/n # three", (3, "3")),
    ("a cell of CSV with the unit of its head", "x = from t.csv /h100/price", (2.49 / 3600, "2.49 USD/h")),
    ("a cell of TSV", "x = from t.tsv /a/x", (1, "1")),
    ("TOML", "x = from c.toml /limits/memory in GB", (8e10, "80 GB")),
    ("a number of TOML with its digits", "x = from c.toml /limits/rate", (1.5, "1.5")),
    ("a date", "x = from c.toml /limits/day", None),
    ("YAML with a unit in the text", "x = from d.yaml /limits/memory", (8e10, "80 GB")),
    ("JSON Lines", "x = from l.jsonl /1/x", (2, "2")),
    ("tests of JUnit", "x = from junit.xml /tests", (2, "2")),
    ("what failed", "x = from junit.xml /suites/unit/failed", (1, "1")),
    ("a time", "x = from junit.xml /suites/unit/time in s", (1.5, "1.5 s")),
    ("a case", "x = from junit.xml /cases/a.b/time in s", (1, "1 s")),
    ("a quantity of this name", "from = 2", (2, "2")),
]


@pytest.mark.parametrize(("line", "expected"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_a_number_of_a_file(line, expected):
    number, text = value_of(line)
    if expected:
        assert number == pytest.approx(expected[0], rel=1e-12)
        assert text == expected[1]
    else:
        assert text.startswith("2026-11-22")


def test_from_can_still_be_a_name():
    project = project_of("from = 2\nx = from / 2\ny = from * 3.5\nz = from .. 4\n")
    assert [one.message for one in project.diagnostics] == ["`..` needs a plain number on each side"]


NOTHING = [
    (
        "no such file",
        "x = from nothing.json /a",
        "CG411 `nothing.json` was not found in the folder of the notes, in the library or in a data root",
    ),
    ("no such key", "x = from bench.json /latency/p5", "CG413 `bench.json` has nothing at `/latency/p5`"),
    ("beyond a list", "x = from bench.json /runs/1/n", "CG413 `bench.json` has nothing at `/runs/1/n`"),
    ("below a number", "x = from bench.json /latency/p50/ms", "CG413 `bench.json` has nothing at `/latency/p50/ms`"),
    ("a text", "x = from bench.json /latency/unit", "CG413 `bench.json` has no number at `/latency/unit`: it is `ms`"),
    ("a truth", "x = from bench.json /ok", "CG413 `bench.json` has no number at `/ok`: it is `true`"),
    ("a missing value", "x = from bench.json /none", "CG413 `bench.json` has no number at `/none`: it is missing"),
    ("an object", "x = from bench.json /latency", "CG413 `bench.json` has no number at `/latency`: it is an object"),
    ("a list", "x = from bench.json /runs", "CG413 `bench.json` has no number at `/runs`: it is a list"),
    ("the whole file", "x = from bench.json", "CG413 `bench.json` has no number at the whole file: it is an object"),
    ("NaN", "x = from c.toml /limits/bad", "CG413 `c.toml` has no number at `/limits/bad`: it is `nan`"),
    ("two units", "x = from d.yaml /limits/memory in kg", "CG413 `d.yaml` has `GB` as its unit at `/limits/memory`"),
    ("a row twice", "x = from t.csv /b200/price", "CG413 `t.csv` has two rows `b200`"),
    ("no such row", "x = from t.csv /h10/price", "CG413 `t.csv` has no row `h10`"),
    ("no such column", "x = from t.csv /h100/prize", "CG413 `t.csv` has no column `prize`"),
    ("a table", "x = from t.csv", "CG413 `t.csv` is a table"),
    (
        "another form",
        "x = from t.exe /a",
        "CG411 `t.exe` was not found in the folder of the notes, in the library or in a data root",
    ),
]


@pytest.mark.parametrize(("line", "said"), [row[1:] for row in NOTHING], ids=[row[0] for row in NOTHING])
def test_where_there_is_no_number(line, said):
    project = project_of(f"{line}\ny = 2 * x")
    (problem,) = project.diagnostics
    assert f"{problem.code} {problem.message}" == said
    assert problem.span.line == 4
    assert not any(one.value for one in project.calculation.quantities.values())


BROKEN = [
    (
        "JSON that is cut short",
        "a.json",
        '{"a": [1, 2',
        "CG411",
        "`a.json` is not valid JSON in line 1: expecting ',' delimiter",
    ),
    ("a key twice", "a.json", '{"a": 1, "a": 2}', "CG411", "`a.json` has the key `a` twice in one object"),
    ("depth", "a.json", "[" * 100 + "]" * 100, "CG412", "`a.json` nests objects more than 64 deep"),
    ("great depth", "a.json", "[" * 100_000, "CG412", "`a.json` nests objects more than 64 deep"),
    ("many values", "a.json", "[" + "0," * 1_000_000 + "0]", "CG412", "`a.json` has more than 1,000,000 values"),
    ("not UTF-8", "a.json", '{"a": "\udce4"}', "CG411", "`a.json` is not UTF-8: byte 0xed in line 1"),
    (
        "a broken line of JSON Lines",
        "a.jsonl",
        '{"a": 1}\n{"a": \n',
        "CG411",
        "`a.jsonl` is not valid JSON: expecting value in line 2",
    ),
    (
        "a key twice in YAML",
        "a.yaml",
        "a: 1\na: 2\n",
        "CG411",
        "`a.yaml` cannot be read in line 2: `a` appears twice in one row",
    ),
    (
        "a tag in YAML",
        "a.yaml",
        "a: !!python/object/apply:os.system [x]\n",
        "CG411",
        "`a.yaml` is not valid YAML in line 1",
    ),
    ("a ring in YAML", "a.yaml", "a: &a [*a]\n", "CG412", "`a.yaml` nests objects more than 64 deep"),
    ("much YAML", "a.yaml", "a: 1\n" + "#" * 1_000_000, "CG412", "`a.yaml` has more than 1,000,000 bytes"),
    (
        "a key twice in TOML",
        "a.toml",
        "a = 1\na = 2\n",
        "CG411",
        "`a.toml` is not valid TOML: Cannot overwrite a value (at line 2, column 6)",
    ),
    (
        "deep keys of TOML",
        "a.toml",
        "a" + ".a" * 100_000 + " = 1",
        "CG412",
        "`a.toml` nests objects more than 64 deep",
    ),
    (
        "entities",
        "a.xml",
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuite>&b;</testsuite>',
        "CG411",
        "`a.xml` has a document type, and with it entities, which are not read",
    ),
    (
        "a file of another",
        "a.xml",
        '<!DOCTYPE x SYSTEM "file:///etc/passwd"><testsuite/>',
        "CG411",
        "`a.xml` has a document type, and with it entities, which are not read",
    ),
    ("XML that is not a report", "a.xml", "<html/>", "CG411", "`a.xml` is not a test report: it begins with `<html>`"),
    (
        "XML that is cut short",
        "a.xml",
        "<testsuite><testcase/>",
        "CG411",
        "`a.xml` is not valid XML in line 1: no element found",
    ),
    ("deep XML", "a.xml", "<testsuite>" * 100, "CG412", "`a.xml` nests elements more than 64 deep"),
    (
        "a report that lacks a failure",
        "a.xml",
        '<testsuite name="u" failures="2"><testcase name="a"><failure/></testcase></testsuite>',
        "CG411",
        "`a.xml` has a suite `u` that counts 2 failures and errors, and 1 cases",
    ),
    ("another form", "a.exe", "x", "CG411", "`a.exe` is not in a format that calcgraph reads"),
]


@pytest.mark.parametrize(("name", "text", "code", "said"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_file_that_is_not_read(name, text, code, said):
    (problem,) = project_of(f"x = from {name} /a", {name: text}).diagnostics
    assert (problem.code, problem.message) == (code, said)


WRITTEN = [
    "x = from ../results/bench.json /latency/p50 in ms",
    "x [us] = from bench.json",
    'x = from "a b/c.json" /d',
    "x = from bench.json /runs/0/n in 1..5",
]


@pytest.mark.parametrize("line", WRITTEN)
def test_what_is_printed_reads_back(line):
    from calcgraph.calc.syntax.parser import parse_sheet
    from calcgraph.notes.model import Fence
    from calcgraph.source import Span

    fence = Fence("", {}, line, Span(1, 1, 3, 1), 2, (0,))
    (statement,) = parse_sheet(fence, "n.md")[0].statements
    assert print_statement(statement) == line


TABLES = [
    ("a list of objects", '[{"id": "a", "x": 1}, {"id": "b"}]', "", ("id", "x"), {"a": "1", "b": ""}),
    ("an object of objects", '{"a": {"x": 1}, "b": {"x": 2}}', "", ("key", "x"), {"a": "1", "b": "2"}),
    ("an object of values", '{"a": 1, "b": 2.50}', "", ("key", "value"), {"a": "1", "b": "2.50"}),
    ("an object in an object", '{"a": {"s": {"m": 1}}}', "", ("key", "s_m"), {"a": "1"}),
    ("a column as the name", '[{"x": 1, "id": "a b"}]', "by id", ("id", "x"), {"a_b": "1"}),
    ("a unit", '[{"id": "a", "x": 1}]', "in x: ms", ("id", "x"), {"a": "1"}),
    ("a part", '{"runs": [{"id": "a", "x": 1}]}', "/runs", ("id", "x"), {"a": "1"}),
    ("truths and nothing", '[{"id": "a", "x": true}, {"id": "b", "x": null}]', "", ("id", "x"), {"a": "true", "b": ""}),
]


@pytest.mark.parametrize(
    ("text", "what", "columns", "cells"), [row[1:] for row in TABLES], ids=[row[0] for row in TABLES]
)
def test_a_table_of_a_tree(text, what, columns, cells):
    note = SourceFile(NoteId("note.md"), f"<!-- calc: table t from t.json {what} -->\n")
    project = read_project([note], ["t.json"], {"t.json": text}.get, Settings())
    assert project.diagnostics == ()
    (table,) = project.calculation.datasets.values()
    assert table.columns == columns
    assert {row[0].text: row[1].text for row in table.table.rows} == cells


NO_TABLES = [
    (
        "words left over",
        "/runs nonsense",
        "CG208 `<!-- calc: table t from t.json /runs nonsense -->` names no table and no source",
    ),
    ("no such column for names", "/runs by nme", "CG413 `t.json` has no column `nme`"),
    ("no such column for a unit", "/runs in y: ms", "CG413 `t.json` has no column `y`"),
    ("a number", "/n", "CG240 `t.json` is not a flat table at `/n`"),
    ("nothing", "/run", "CG413 `t.json` has nothing at `/run`"),
    ("a unit that is not one", "/runs in x: mss", "CG301 unknown unit `mss` (`t.json`)"),
]


@pytest.mark.parametrize(("what", "said"), [row[1:] for row in NO_TABLES], ids=[row[0] for row in NO_TABLES])
def test_a_part_that_is_no_table(what, said):
    note = SourceFile(NoteId("note.md"), f"<!-- calc: table t from t.json {what} -->\n")
    text = '{"runs": [{"name": "a", "x": 1}], "n": 3}'
    (problem,) = read_project([note], ["t.json"], {"t.json": text}.get, Settings()).diagnostics
    assert f"{problem.code} {problem.message}" == said


CLOSE = [
    ("as it is", "41.84 ms", True),
    ("rounded down", "41.8 ms", True),
    ("one off", "41.9 ms", False),
    ("cut off", "41 ms", False),
    ("rounded up", "42 ms", True),
    ("rounded to tens", "40 ms", False),
    ("rounded to tens, with a word", "about 40 ms", True),
    ("one off, with a word", "about 41.9 ms", True),
    ("one off, with a sign", "~41.9 ms", True),
    ("a bound", "at most 41.9 ms", True),
    ("exactly", "exactly 41.84 ms", True),
    ("not exactly", "exactly 41.8 ms", False),
    ("with a tolerance", '41.9 ms](#x "±1%")[', True),
]


@pytest.mark.parametrize("target", ["x", "t.x.value"])
@pytest.mark.parametrize(("text", "holds"), [row[1:] for row in CLOSE], ids=[row[0] for row in CLOSE])
def test_a_quoted_number_is_what_the_file_s_is_rounded_to(text, holds, target):
    claim = f"[{text}](#{target})".replace("(#x ", f"(#{target} ").replace(f"[](#{target})", "")
    lines = ["```calc", "x = from t.json /x in ms", "```", "<!-- calc: table t from t.json in value: ms -->", "", claim]
    note = SourceFile(NoteId("note.md"), "\n".join(lines) + "\n")
    project = read_project([note], [], {"t.json": '{"x": 41.84}'}.get, Settings())
    assert [one.code for one in project.diagnostics] == ([] if holds else ["CG401"])


ZEROS = [
    ("210", "200", False),
    ("210", "about 200", True),
    ("200", "200", True),
    ("200.4", "200", True),
    ("1512", "1,500", False),
    ("1500", "1,500", True),
    ("1512", "USD 1,500", False),
    ("1512", "about USD 1,500", True),
    ("1512", "US$1,500", False),
    ("1512", "$1,500", False),
    ("210", "two hundred", False),
    ("200", "two hundred", True),
    ("210", "about two hundred", True),
    ("210", "only 200", False),
    ("210", "nearly 200", False),
    ("-210", "minus 200", False),
    ("0.5", "half", True),
    ("0.5", "½", True),
    ("2100", "2k", True),
    ("2100", "2,000", False),
    ("0.0234", "2.3 %", True),
    ("-0.02324", "-2 %", True),
]


@pytest.mark.parametrize(("number", "text", "holds"), ZEROS)
def test_zeros_at_the_end_of_a_quoted_number_count(number, text, holds):
    unit = " in USD" if "$" in text or "USD" in text else ""
    note = SourceFile(NoteId("note.md"), f"```calc\nx = from t.json /x{unit}\n```\n\nIt is [{text}](#x).\n")
    project = read_project([note], [], {"t.json": f'{{"x": {number}}}'}.get, Settings())
    assert [one.code for one in project.diagnostics] == ([] if holds else ["CG401"])


AROUND = [
    ("It takes about ", "200", True),
    ("About ", "200", True),
    ("That is ≈ ", "200", True),
    ("Es sind rund ", "200", True),
    ("It takes about ", "300", False),
    ("It takes about the ", "200", False),
    ("It takes nearly ", "220", False),
    ("It is a roundabout ", "200", False),
    ("About: ", "200", False),
]


@pytest.mark.parametrize(("before", "text", "holds"), AROUND)
def test_a_word_before_the_link_says_that_a_quoted_number_is_not_exact(before, text, holds):
    note = SourceFile(NoteId("note.md"), f"```calc\nx = from t.json /x\n```\n\n{before}[{text}](#x) in all.\n")
    project = read_project([note], [], {"t.json": '{"x": 210}'}.get, Settings())
    assert [one.code for one in project.diagnostics] == ([] if holds else ["CG401"])


def test_the_interval_of_a_quoted_number_is_stated_as_it_is():
    note = SourceFile(NoteId("note.md"), "```calc\nx = from t.json /x\n```\n\nIt is [1,500](#x).\n")
    (problem,) = read_project([note], [], {"t.json": '{"x": 1512}'}.get, Settings()).diagnostics
    assert problem.message == "`1,500` is not `x`: 1512 (allowed 1499.5 to 1500.5); it is right as `about 1,500`"


PAIRS = [
    ("JSON", "t.json", '[{"id": "a", "size": [3, 224]}]', "3, 224"),
    ("JSON lines", "t.jsonl", '{"id": "a", "size": [3, 224]}\n', "3, 224"),
    ("nested in YAML", "t.yaml", "- {id: a, size: {of: [3, 224]}}\n", "3, 224"),
    ("CSV", "t.csv", 'id,size\na,"[3, 224]"\n', "[3, 224]"),
    ("CSV with other numbers", "t.csv", 'id,size\na,"[3, 224]"\nb,7\n', "[3, 224]"),
    ("TSV", "t.tsv", "id\tsize\na\t[3, 224]\n", "[3, 224]"),
    ("CSV with a unit of its own", "t.csv", 'id,size [m]\na,"[3, 224]"\n', None),
    ("a row of YAML", "t.yaml", "- {id: a, size: [3, 224]}\n", None),
]


@pytest.mark.parametrize(("path", "data", "text"), [row[1:] for row in PAIRS], ids=[row[0] for row in PAIRS])
def test_two_numbers_that_a_program_wrote_are_no_range(path, data, text):
    """A shape of 3 × 224 is not between 3 and 224."""
    column = "size_of" if "of" in data else "size"
    said = "100 m" if "[m]" in data else "100"
    note = SourceFile(NoteId("note.md"), f"<!-- calc: table t from {path} -->\n\nIt has [{said}](#t.a.{column}).\n")
    project = read_project([note], [], {path: data}.get, Settings())
    (table,) = project.calculation.datasets.values()
    found = table.rows["a"][column]
    assert found == text if text else (found.low, found.high) == (3, 224)
    assert bool(project.diagnostics) == bool(text)


def test_a_computed_number_is_as_wide_as_before():
    lines = [
        "```calc",
        "x = from t.json /x in ms",
        "y = 2 * x",
        "z = 41.84 ms",
        "```",
        "",
        "[83.6 ms](#y) [41.9 ms](#z)",
    ]
    note = SourceFile(NoteId("note.md"), "\n".join(lines) + "\n")
    found = read_project([note], [], {"t.json": '{"x": 41.84}'}.get, Settings()).diagnostics
    assert {one.code for one in found} == {"CG422"}  # both hold, and would be rounded to another number now
