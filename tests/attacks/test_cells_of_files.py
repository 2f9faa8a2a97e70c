"""Cells of CSV files as often as notes quote them: a file is read once, in memory that its rows do not multiply."""

import tracemalloc
from hashlib import sha256
from itertools import islice

import pytest
from tests.hosts.test_many_data_files import ROWS, check

from calcgraph.calc.tables import artefacts, csv_files, data_files
from calcgraph.calc.tables.artefacts import Artefact, FileRefusal, Unreadable
from calcgraph.calc.tables.csv_files import CsvTable, csv_rows
from calcgraph.notes.model import DataTable
from calcgraph.source import START


def sheet(pointer, count=60):
    return (
        "```calc\n" + "".join(f"x{at} = from x.csv {pointer.replace('@', str(at))}\n" for at in range(count)) + "```\n"
    )


QUOTED = {
    "cells": sheet("/r@/v"),
    "rows that are missing": sheet("/q@/v"),
    "columns that are missing": sheet("/r@/w"),
    "no cell": sheet("/r@"),
    "cells with a unit": sheet("/r@/v in m"),
    "many notes": {f"n{at}.md": sheet("/r@/v", 3) for at in range(20)},
}


@pytest.mark.parametrize("options", [(), ("--untrusted",)])
@pytest.mark.parametrize("name", QUOTED)
def test_a_file_is_read_once_for_all_its_cells(tmp_path, monkeypatch, name, options):
    read = []
    real = csv_files.csv_rows
    monkeypatch.setattr(csv_files, "csv_rows", lambda file: read.append(file.path) or real(file))
    found, _ = check(tmp_path, QUOTED[name], {"x.csv": ROWS}, *options)
    assert len(read) == 1
    assert len(found) == (0 if "cells" in name or "notes" in name else 60)


def test_a_file_whose_rows_many_sources_count_is_read_once(tmp_path, monkeypatch):
    read = []
    real = csv_files.csv_rows
    monkeypatch.setattr(csv_files, "csv_rows", lambda file: read.append(file.path) or real(file))
    (tmp_path / "formulas").mkdir()
    entries = "".join(f"- {{id: s{at}, title: T, file: x.csv, rows: 9901}}\n" for at in range(60))
    found, _ = check(tmp_path, "# A\n", {"x.csv": ROWS, "formulas/sources.yaml": entries})
    assert len(read) == 1
    assert len([one for one in found if one.startswith("CG41")]) == 60


ENTRIES = {
    "one digest": "sha256: " + "0" * 64,
    "a digest and rows": f"sha256: {'0' * 64}, rows: 9900",
    "a digest and a day": f"sha256: {'0' * 64}, checked: 2026-01-01",
    "the digest of the file": "sha256: " + sha256(ROWS.encode()).hexdigest(),
}


@pytest.mark.parametrize("name", ENTRIES)
def test_a_file_that_many_sources_name_has_one_digest(tmp_path, monkeypatch, name):
    made = []
    monkeypatch.setattr(artefacts, "sha256", lambda data: made.append(1) or sha256(data))
    (tmp_path / "formulas").mkdir()
    entries = "".join(f"- {{id: s{at}, title: T, file: x.csv, {ENTRIES[name]}}}\n" for at in range(60))
    found, _ = check(tmp_path, "# A\n", {"x.csv": ROWS, "formulas/sources.yaml": entries}, "--untrusted")
    assert len(made) == 1
    assert len([one for one in found if one.startswith("CG41")]) == (0 if name == "the digest of the file" else 60)


HEAVY = {
    "empty lines": b"id,v\n" + b"\n" * 900_000,
    "bare carriage returns": b"id,v\r" + b"\r" * 900_000,
    "rows with one name": b"id,v\r" + b"r,1\r" * 225_000,
    "rows of one cell": b"id\n" + b"r\n" * 450_000,
    "a header of commas": b"," * 900_000,
    "line separators": b"id,v\n" + "r\u2028".encode() * 225_000,
    "one quoted cell": b'id,v\n"' + b"\n" * 90_000 + b'",1\n',
    "comments": b"id,v\n" + b"#\n" * 450_000,
}


@pytest.mark.parametrize("name", HEAVY)
@pytest.mark.parametrize("use", ["cells", "groups", "rows"])
def test_a_file_of_short_lines_takes_few_times_its_size(name, use):
    file = Artefact("x.csv", HEAVY[name])
    question = DataTable("t", "x.csv", (), (), START, per=("id",), folds=(("count", ""),))
    asked = {
        "cells": lambda: csv_files.read_csv_table(file),
        "groups": lambda: data_files.read_cells(question, file),
        "rows": lambda: data_files.read_csv(file),
    }
    tracemalloc.start()
    try:
        asked[use]()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 16 * len(HEAVY[name]) + 2**24


TEXTS = {
    "mixed ends": "a,b\r\nc,d\ne,f\rg,h",
    "ends that Unicode has": "a\x0bb\x0cc\x1cd\x85e\u2028f\u2029g",
    "no end": "a,b",
    "nothing": "",
    "a long line": "x" * 200_000 + "\n" + "y" * 200_000,
    "an end where a part ends": "x" * (csv_files.PART - 1) + "\r\n" + "y\n" * 70_000,
}


@pytest.mark.parametrize("name", TEXTS)
def test_lines_are_those_of_the_whole_text(name):
    assert [*csv_files.lines_of(TEXTS[name])] == TEXTS[name].splitlines(keepends=True)


@pytest.mark.parametrize(
    ("text", "row", "column", "expected"),
    [
        ("id,v\na,1\nb,2\n", "b", "v", ("2", "")),
        ("id,v [m/s]\na,1\n", "a", "v", ("1", "m/s")),
        ("id,time (ms)\na,1\n", "a", "time_ms", ("1", "")),
        ("id;v\na;1\n", "a", "v", ("1", "")),
        ('id,v\n"a\nb",1\nc,2\n', "c", "v", ("2", "")),
    ],
)
def test_a_cell_is_found_by_row_and_column(text, row, column, expected):
    table = CsvTable(Artefact("x.csv", text.encode()))
    assert table.cell(row, column) == expected


@pytest.mark.parametrize(
    ("text", "row", "column", "reason"),
    [
        ("id,v\na,1\na,2\n", "a", "v", "has two rows `a`"),
        ("id,v\na,1\n", "b", "v", "has no row `b`"),
        ("id,v,v\na,1,2\n", "a", "v", "has two columns `v`"),
        ("id,v\na\n", "a", "v", "has a shorter row `a`"),
        ("id;v\na;1,5\n", "a", "v", "has `1,5` in line 2, and `;` between its cells"),
    ],
)
def test_a_cell_that_cannot_be_meant_is_refused(text, row, column, reason):
    with pytest.raises(FileRefusal) as refused:
        CsvTable(Artefact("x.csv", text.encode())).cell(row, column)
    assert refused.value.found.reason == reason


def test_rows_know_their_lines():
    rows = csv_rows(Artefact("x.csv", b'# c\nid,v\n\n"a\nb",1\nc,2\n'))
    assert [row.line for row in islice(rows, 5)] == [2, 5, 6]


def test_a_table_that_is_too_wide_is_refused():
    found = csv_files.read_csv_table(Artefact("x.csv", b",".join(b"c%d" % at for at in range(1_001)) + b"\n"))
    assert isinstance(found, Unreadable)
    assert found.code == "CG412"
