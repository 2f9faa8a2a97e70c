"""Reports for people and machines: each is read back; nothing written in a note gets out of its place."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from jsonschema import Draft4Validator

from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.documents import to_csv
from calcgraph.notes.parse import parse_note
from calcgraph.render.reports.formats import help_address, to_github, to_junit, to_sarif
from calcgraph.render.reports.text import excerpt, one_line, printable, to_text
from calcgraph.rules import rule_of, rules
from calcgraph.source import NoteId, SourceFile, Span

PLAIN = Diagnostic("CG401", Severity.ERROR, "docs/a b.md", Span(3, 5, 3, 9), "`2.5 GB` is wrong", "write `2.5 GiB`")
HOSTILE = Diagnostic(
    "CG101",
    Severity.WARNING,
    "docs/x,y:z\n::error::no.md",
    Span(1, 1, 2, 4),
    "no note is called `\x1b[2J<![CDATA[]]>%0A::warning::\r\nhidden \u202e`",
)
REPORTED = (PLAIN, HOSTILE, Diagnostic("CG906", Severity.INFO, "docs/c.md", Span(1, 1, 1, 1), "idle"))

SARIF = Path(__file__).parents[2] / "node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"
"""The schema of the standard, as Microsoft's tools for SARIF carry it."""


@pytest.mark.parametrize("reported", [(), REPORTED], ids=["nothing wrong", "everything wrong"])
def test_sarif_is_valid_and_points_into_its_rules(reported: tuple[Diagnostic, ...]) -> None:
    log = json.loads(to_sarif(reported, "1.2.3"))
    Draft4Validator(json.loads(SARIF.read_text("utf-8")), format_checker=Draft4Validator.FORMAT_CHECKER).validate(log)
    run = log["runs"][0]
    assert len(run["results"]) == len(reported)
    for result in run["results"]:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]


def test_a_result_keeps_its_fingerprint_when_its_line_moves_or_a_value_changes() -> None:
    def prints(*found: Diagnostic) -> list[str]:
        results = json.loads(to_sarif(found, "1"))["runs"][0]["results"]
        return [result["partialFingerprints"]["calcgraph/v1"] for result in results]

    def claim(said: str, line: int = 3) -> Diagnostic:
        return Diagnostic("CG401", Severity.ERROR, "a.md", Span(line, 1, line, 5), said)

    first = prints(claim("`42 ms` is not `step`: 52.1 ms (allowed 41 to 43)"))
    assert prints(claim("`42 ms` is not `step`: 61 ms (allowed 41 to 43)", 9)) == first
    assert prints(claim("`43 ms` is not `step`: 52.1 ms (allowed 41 to 43)")) != first
    assert len({*prints(claim("x"), claim("x"))}) == 2


def test_help_addresses_are_headings_of_the_manual() -> None:
    text = (Path(__file__).parents[2] / "docs/manual/rules.md").read_text("utf-8")
    note = parse_note(SourceFile(NoteId("rules.md"), text), None)[0]
    slugs = {heading.slug for heading in note.headings}
    assert {help_address(rule).partition("#")[2] for rule in rules().values()} <= slugs


def test_github_annotations_are_one_line_each_and_cannot_be_forged() -> None:
    lines = to_github(REPORTED).splitlines()
    assert lines[0] == (
        f"::error file=docs/a b.md,line=3,col=5,title=CG401 {rule_of('CG401').name},endColumn=9"
        "::`2.5 GB` is wrong; write `2.5 GiB`"
    )
    assert len(lines) == len(REPORTED)
    assert lines[1].startswith("::warning file=docs/x%2Cy%3Az%0A\\x3a%3Aerror%3A%3Ano.md,line=1,col=1,")
    assert not any("\x1b" in line or "\u202e" in line for line in lines)


def test_junit_is_xml_whose_cases_are_files() -> None:
    suites = ET.fromstring(to_junit(REPORTED, ["docs/a b.md", "docs/fine.md"]))  # noqa: S314 - our own
    cases = {case.get("name"): case for case in suites.iter("testcase")}
    assert suites.attrib == {"tests": "4", "failures": "1"}
    failure = cases["docs/a b.md"].find("failure")
    assert failure is not None
    assert failure.text == "3:5: CG401 `2.5 GB` is wrong; write `2.5 GiB`"
    assert list(cases["docs/fine.md"]) == []


LINES = [
    ("a place in a line", "x = weights + bw", Span(1, 5, 1, 12), ("x = weights + bw", "    ^^^^^^^")),
    ("an empty place", "ab", Span(1, 2, 1, 2), ("ab", " ^")),
    ("wide letters", "日本 = x", Span(1, 6, 1, 7), ("日本 = x", "       ^")),
    ("combining marks", "e\u0301 = x", Span(1, 6, 1, 7), ("e\u0301 = x", "    ^")),
    ("a tab", "\tx", Span(1, 2, 1, 3), (" x", " ^")),
    ("over the end of the line", "ab", Span(1, 2, 3, 1), ("ab", " ^")),
    ("a column behind the line", "ab", Span(1, 9, 1, 12), ("ab", "  ^")),
    ("an empty line", "  ", Span(1, 1, 1, 2), ("", "")),
    ("a terminal's command", "a\x1b[31mb", Span(1, 8, 1, 8), ("a\\x1b[31mb", "          ^")),
]


@pytest.mark.parametrize(("line", "span", "shown"), [row[1:] for row in LINES], ids=[row[0] for row in LINES])
def test_excerpt(line: str, span: Span, shown: tuple[str, str]) -> None:
    assert excerpt(line, span) == shown


def test_a_long_line_is_cut_round_the_place() -> None:
    shown, carets = excerpt("a" * 5000 + "HERE" + "b" * 5000, Span(1, 5001, 1, 5005))
    assert len(shown) == 120
    assert shown[len(carets) - 4 : len(carets)] == "HERE"


def test_text_is_plain_in_a_pipe_and_coloured_on_a_terminal() -> None:
    plain = to_text([PLAIN], lambda *_: "the 2.5 GB it takes")
    assert plain == (
        "docs/a b.md:3:5: CG401 `2.5 GB` is wrong\n"
        "  3 | the 2.5 GB it takes\n    |     ^^^^\n"
        "  fix: write `2.5 GiB`\n\n"
    )
    coloured = to_text([PLAIN], lambda *_: "the 2.5 GB it takes", colour=True)
    assert "\x1b[31mCG401\x1b[0m" in coloured


def test_what_a_file_repeats_is_told_once_with_its_lines() -> None:
    def at(line: int, column: int, path: str = "a.md") -> Diagnostic:
        return Diagnostic("CG301", Severity.ERROR, path, Span(line, column, line, column + 3), "unknown unit `foo`")

    reported = "a.md:2:5: CG301 unknown unit `foo`\n  2 | x = foo + foo\n    |     ^^^\n"
    other = "b.md:1:1: CG301 unknown unit `foo`\n  1 | x = foo + foo\n    | ^^^\n"
    many = [at(line, 1) for line in range(3, 17)]

    def line_of(_path: str, _number: int) -> str:
        return "x = foo + foo"

    assert to_text([at(2, 5), at(2, 11), at(1, 1, "b.md")], line_of) == f"{reported}\n{other}\n"
    assert to_text([at(2, 5), at(7, 1), at(9, 1), at(7, 3)], line_of) == f"{reported}  and in lines 7, 9\n\n"
    assert (
        to_text([at(2, 5), *many], line_of)
        == f"{reported}  and in lines {', '.join(map(str, range(3, 15)))} and 2 more\n\n"
    )


def test_many_infos_of_one_kind_are_counted_and_errors_never() -> None:
    def found(severity: Severity, code: str, many: int) -> list[Diagnostic]:
        return [Diagnostic(code, severity, "a.md", Span(n, 1, n, 2), f"number {n}") for n in range(1, many + 1)]

    some = [
        *found(Severity.INFO, "CG423", 8), *found(Severity.ERROR, "CG401", 8),
        *found(Severity.WARNING, "CG407", 8), *found(Severity.INFO, "CG422", 5),
    ]  # fmt: skip
    text = to_text(some, lambda *_: "")
    assert text.count("CG423 (info) number") == 5
    assert "3 more CG423 (info); `--format json` lists all of them\n" in text
    assert {code: text.count(code) for code in ("CG401", "CG407", "CG422")} == {"CG401": 8, "CG407": 8, "CG422": 5}


def test_nothing_a_note_says_commands_a_terminal() -> None:
    assert one_line(HOSTILE) == (
        "docs/x,y:z\\n::error::no.md:1:1: CG101 (warning) no note is called "
        "`\\x1b[2J<![CDATA[]]>%0A::warning::\\r\\nhidden \\u202e`"
    )
    assert printable("naïve → 42 µs 日本") == "naïve → 42 µs 日本"


CELLS = [
    ("a formula", "=1+1", "'=1+1"),
    ("a command", "@SUM(A1)", "'@SUM(A1)"),
    ("a sign", "-2 apples", "'-2 apples"),
    ("a command behind the end of a line", "a\r=1+1", '"a\n=1+1"'),
    ("a command below a line", "\r=1+1", '"\'\n=1+1"'),
    ("a number", -2.5, "-2.5"),
    ("nothing", None, ""),
    ("a list", ["=a", "b"], "'=a b"),
]


@pytest.mark.parametrize(("value", "cell"), [row[1:] for row in CELLS], ids=[row[0] for row in CELLS])
def test_a_cell_is_never_computed_by_a_spreadsheet(value: object, cell: str) -> None:
    assert to_csv([{"name": value, "x": 1}]) == f"name,x\n{cell},1\n"


def test_a_line_of_a_million_characters_is_shown_around_its_place():
    line = "a" * 500_000 + "[[x]]" + "b" * 500_000
    found = Diagnostic("CG101", Severity.ERROR, "a.md", Span(1, 500_001, 1, 500_006), f"no note is called `{line}`")
    head, shown, carets = to_text([found], lambda _path, _number: line).splitlines()[:3]
    assert head == f"a.md:1:500001: CG101 no note is called `{'a' * 481} … {'b' * 499}`"
    assert shown == f"  1 | {'a' * 40}[[x]]{'b' * 75}"
    assert carets == f"    | {' ' * 40}^^^^^"
