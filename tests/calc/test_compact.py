"""Large tables: what is kept of a file is small, and says what the cells say."""

import random
import tracemalloc
from fractions import Fraction

import pytest

from calcgraph.calc.model import Unit, Value
from calcgraph.calc.tables import datasets
from calcgraph.calc.tables.artefacts import Artefact
from calcgraph.calc.tables.cell_values import PLAIN, read_cell, read_ends, read_plain
from calcgraph.calc.tables.compact import FileRow
from calcgraph.calc.tables.datasets import read_table
from calcgraph.calc.units.table import number_in_base, unit_table
from calcgraph.notes.model import Cell, DataTable
from calcgraph.source import NoteId, Span

TABLE = DataTable("t", "t.csv", (), (), Span(1, 1, 1, 9))


def read(text: str):
    return read_table(TABLE, NoteId("n.md"), "n.md", unit_table(), Artefact("t.csv", text.encode()))


def test_a_wide_file_takes_little_memory():
    """At most 60 bytes a cell; as objects of their own cells took 320."""
    rows, columns = 1_000, 90
    chance = random.Random(1)  # noqa: S311 - seeded on purpose
    header = ",".join(["id", *(f"c{at} [kg]" for at in range(columns))])
    body = "\n".join(f"r{row}," + ",".join(f"{chance.random():.4f}" for _ in range(columns)) for row in range(rows))
    text = f"{header}\n{body}\n"
    read(text)  # what is made once
    tracemalloc.start()
    dataset, problems = read(text)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert problems == ()
    assert len(dataset.rows) == rows
    assert kept < 60 * rows * columns


def test_a_row_of_a_file_is_a_row_of_cells():
    row = FileRow(["a", "", "1.5"], 7)
    place = Span(7, 1, 7, 1)
    cells = (Cell("a", place), Cell("", place), Cell("1.5", place))
    assert tuple(row) == cells == row[:3]
    assert (row[-1], row[1:], len(row)) == (cells[2], cells[1:], 3)
    assert row == FileRow(["a", "", "1.5"], 7) != FileRow(["a", "1", ".5"], 7)


def test_rows_say_what_was_written():
    dataset, _ = read("id,mass [kg],word\na,1,x\nb,,y\nc,2..4,z\n")
    rows = {"a": (1.0, 1.0, 1.0), "c": (3.0, 2.0, 4.0)}
    want = {name: {"id": name, "mass": Value(*rows[name]) if name in rows else None, "word": word} for name, word in
            (("a", "x"), ("b", "y"), ("c", "z"))}  # fmt: skip
    assert dataset.rows == want
    assert {name: dict(row) for name, row in dataset.rows.items()} == want
    assert dataset.rows == read("id,mass [kg],word\na,1,x\nb,,y\nc,2..4,z\n")[0].rows
    assert dataset.rows != read("id,mass [kg],word\na,1,x\nb,,y\nc,2..5,z\n")[0].rows


@pytest.mark.parametrize("unit", ["kg", "GB", "ms", "USD/h", "%", "°C", "ft", "GiB"])
def test_plain_numbers_are_read_as_all_others(unit):
    """2,000 random decimals a unit: to the last bit what exact fractions come to."""
    parsed = unit_table().parse(unit)
    assert isinstance(parsed, Unit)
    chance = random.Random(unit)  # noqa: S311 - seeded on purpose
    for _ in range(2_000):
        whole = str(chance.randrange(10 ** chance.randint(1, 15)))
        part = "".join(chance.choices("0123456789", k=chance.randint(0, 15)))
        text = chance.choice(["", "-"]) + whole + (f".{part}" if part else "")
        found = PLAIN.fullmatch(text)
        assert found, text
        ends = read_ends(text)
        assert ends == (Fraction(text), Fraction(text))
        assert read_plain(found, parsed) in (None, number_in_base(ends[0], parsed)), text


def test_each_text_of_a_column_is_read_once(monkeypatch):
    """What a wide file costs: 900,000 cells with ten numbers in each column."""
    asked = []
    monkeypatch.setattr(datasets, "read_cell", lambda *of, **how: asked.append(of) or read_cell(*of, **how))
    rows = "".join(f"r{row},{row % 10},{row % 7}\n" for row in range(500))
    dataset, problems = read(f"id,a [kg],b [kg]\n{rows}")
    assert (problems, len(asked)) == ((), 17)
    assert [dataset.rows[f"r{row}"]["a"].number for row in (3, 499)] == [3.0, 9.0]


def test_each_cell_that_is_no_number_is_reported():
    dataset, problems = read("id,a [kg],b [kg]\nr0,x,1\nr1, x ,2..3\nr2,**x**,y\nr3,4,2..3\n")
    no_number = "`x` in column `a` is not a number (`t.csv`, line {})"
    assert [one.message for one in problems] == [
        *(no_number.format(line) for line in (2, 3, 4)),
        "`y` in column `b` is not a number (`t.csv`, line 4)",
    ]
    values = [tuple(row[name] and row[name].high for name in "ab") for row in dataset.rows.values()]
    assert values == [(None, 1.0), (None, 3.0), (None, None), (4.0, 3.0)]
