"""Large and short data files have the same values, and nothing of a file is omitted, rounded or guessed.

Each row is an input for which the process that reads large files gave another value than the file has.
"""

import sqlite3
import subprocess
import sys

import pytest

from calcgraph.calc.tables import heavy_worker
from calcgraph.calc.tables.artefacts import Artefact, TableRequest, Unreadable
from calcgraph.calc.tables.data_files import read_cells
from calcgraph.calc.tables.pointers import follow
from calcgraph.calc.tables.trees import read_tree
from calcgraph.notes.model import DataTable
from calcgraph.source import Span
from calcgraph.vault import heavy

FOLDS = (("total", "x"), ("mean", "x"), ("Min", "x"), ("Max", "x"), ("median", "x"), ("count", ""))
CELLS = [
    *("NaN", "nan", "N/A", "inf", "-inf", "1e999", "-1e999", "1e-999", "1_000", "0x10", "+5", "5.", ".5", "1E+5"),
    *("１", "٣", "1,000", "true", "NULL", "-", "", "  7  ", "--5", "5 kg", "1/2", "1e308", "−5", "n/a", "?", "nan()"),
    *("1.7976931348623159e308", "9" * 400, "0" * 300 + "1", "1." + "0" * 3000 + "1", "-nan", "5\x00"),
]
COLUMNS = [
    *([one, *more] for one in CELLS for more in (["1"], ["1", "3"])),
    ["1e16", "1", "-1e16"],
    ["1e20", "3", "-1e20", "4"],
    ["1e308", "1e308", "-1e308"],
    ["0.1"] * 10,
    ["1", "-1"],
]
REFUSED = "refused"


def short_and_long(folder, text, ending=".csv", folds=FOLDS):
    """What comes of a text as a short file, and as a long one, which another process reads."""
    file = folder / f"x{ending}"
    file.write_bytes(text.encode())
    span = Span(1, 1, 1, 2)
    found = read_cells(
        DataTable("t", file.name, (), (), span, per=("k",), folds=folds), Artefact(file.name, file.read_bytes())
    )
    short = REFUSED if isinstance(found, Unreadable) else [tuple(cell.text for cell in row) for row in found[1]]
    question = TableRequest("", ("k",), folds)
    made = heavy_worker.answer_to(str(file), "json" if ending == ".jsonl" else "csv", question, ",")
    return short, REFUSED if isinstance(made, Unreadable) else [tuple(row) for row in made[1]]


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: "|".join(one[:20] for one in column))
def test_a_long_file_has_the_values_of_a_short_one(tmp_path, column):
    short, long = short_and_long(tmp_path, "k,x\n" + "".join(f'a,"{one}"\n' for one in column))
    assert short == long


EXPECTED = [
    ("no value among numbers", "k,x\na,nan\na,1\na,3\n", [("a", "4", "2", "1", "3", "2", "3")]),
    ("a sum that cancels", "k,x\na,1e16\na,2\na,-1e16\na,2\n", [("a", "4", "1", "-1e+16", "1e+16", "2", "4")]),
    ("rows wider than those before", "k,x\na,1\na,2,3\na,4,5\n", REFUSED),
    ("rows narrower than those before", "k,x\na,1\na\na,4\n", REFUSED),
    ("a sum that no float can hold", "k,x\na,1e308\na,1e308\n", REFUSED),
    ("a number that no float can hold", "k,x\na,1e999\na,1\na,2\n", REFUSED),
    ("two columns of one name", "k,x,x\na,1,2\n", REFUSED),
    ("a quote after a backslash", 'k,x\n"a\\"b",1\n', REFUSED),
    ("a remark before the header", "# made\n\nk,x\na,1\n", [("a", "1", "1", "1", "1", "1", "1")]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "values"), [row[1:] for row in EXPECTED], ids=[row[0] for row in EXPECTED])
def test_nothing_of_a_table_is_omitted(tmp_path, text, values):
    assert short_and_long(tmp_path, text) == (values, values)


def test_a_row_that_is_a_remark_in_a_short_file_is_no_row_of_a_long_one(tmp_path):
    short, long = short_and_long(tmp_path, "k,x\na,1\n#a,2\n")
    assert (short, long) == ([("a", "1", "1", "1", "1", "1", "1")], REFUSED)
    file = tmp_path / "x.csv"
    assert isinstance(heavy_worker.answer_to(str(file), "csv", TableRequest("", (), ()), ","), Unreadable)


def test_a_fraction_after_many_integers_keeps_its_digits(tmp_path):
    lines = ['{"k": "a", "x": 1}'] * 25_000 + ['{"k": "b", "x": 1.5}']
    _, long = short_and_long(tmp_path, "\n".join(lines) + "\n", ".jsonl", (("total", "x"),))
    assert long == [("a", "25000"), ("b", "1.5")]


HIDDEN_FAILURES = [
    '<testsuites failures="3"><testsuite><testcase/></testsuite></testsuites>',
    '<testsuite errors=" 1 "><testcase/></testsuite>',
    '<testsuite failures="1.0"><testcase/></testsuite>',
    '<testsuite failures="99999999999"><testcase/></testsuite>',
    '<testsuite failures="-5"><testcase/></testsuite>',
]


@pytest.mark.parametrize("report", HIDDEN_FAILURES)
def test_a_failure_that_a_report_only_counts_is_not_passed_over(report):
    assert isinstance(read_tree(Artefact("x.xml", report.encode())), Unreadable)


@pytest.mark.parametrize("results", ["<failure/><skipped/>", "<skipped/><failure/>"])
def test_a_case_that_failed_is_not_skipped(results):
    tree = read_tree(Artefact("x.xml", f"<testsuite><testcase>{results}</testcase></testsuite>".encode()))
    assert (str(follow(tree, "/failed")), str(follow(tree, "/skipped"))) == ("1", "0")


def test_a_virtual_table_with_a_remark_in_its_words_is_not_read(tmp_path):
    file = tmp_path / "x.db"
    with sqlite3.connect(file) as base:
        base.execute("create table t (id text, x real)")
        base.execute("create virtual table f using fts5(id, x)")
        base.execute("insert into f values ('a', '7')")
        base.execute("pragma writable_schema = on")
        words = f"CREATE /*{'x' * 30}*/ VIRTUAL TABLE f USING fts5(id, x)"
        base.execute("update sqlite_master set sql = ? where name = 'f'", (words,))
    base.close()
    made = heavy_worker.answer_to(str(file), "sqlite", TableRequest("f", (), ()), ",")
    assert isinstance(made, Unreadable)
    assert "has no table `f`" in made.reason


def test_a_database_with_changes_beside_it_is_refused(tmp_path):
    file = tmp_path / "x.db"
    script = """import os, sqlite3, sys
base = sqlite3.connect(sys.argv[1], isolation_level=None)
base.execute("pragma journal_mode = wal")
base.execute("create table t (id text, x real)")
base.execute("insert into t values ('a', 1.5)")
base.execute("pragma wal_checkpoint(truncate)")
base.execute("update t set x = 99")
os._exit(0)  # as a program that is killed
"""
    subprocess.run([sys.executable, "-c", script, str(file)], check=True)
    assert (tmp_path / "x.db-wal").stat().st_size
    found = heavy.stamp(file, "x.db")
    assert isinstance(found, Unreadable)
    assert found.code == "CG411"
    base = sqlite3.connect(file)
    base.execute("pragma wal_checkpoint(truncate)")
    base.close()
    stamped = heavy.stamp(file, "x.db")
    assert isinstance(stamped, Artefact)
    assert heavy.ask(stamped, TableRequest("t", (), ())) == (("id", "x"), (("a", "99"),))
