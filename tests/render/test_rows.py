"""Rows of tables for other programs."""

from calcgraph.documents import to_json
from calcgraph.project import read_project
from calcgraph.render.sheet.rows import value_rows
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile


def test_values_have_the_digits_a_decimal_number_keeps():
    note = SourceFile(NoteId("n.md"), "```calc\na = 0.1 + 0.2\nb = 1 / 3\nc [ms] = 0.0003 s\nd = 0.7 ± 0.1\n```\n")
    project = read_project([note], (), lambda _: None, Settings())
    rows = value_rows(project, str)
    assert [row["value"] for row in rows] == [0.3, 0.333333333333333, 0.3, 0.7]
    assert (rows[3]["low"], rows[3]["high"]) == (0.6, 0.8)


def test_a_range_that_ends_at_zero_has_its_unit():
    note = SourceFile(NoteId("n.md"), "```calc\na = -3 GB..0\nb = -5 %..0\nc = 0..3 GB\n```\n")
    rows = value_rows(read_project([note], (), lambda _: None, Settings()), str)
    assert [row["text"] for row in rows] == ["-3 to 0 GB", "-5 to 0 %", "0–3 GB"]


def test_temperatures_have_no_noise():
    note = SourceFile(NoteId("n.md"), "```calc\na [°F] = 20 °C\nb = 21.7 °C\nc = 0.1 °F\nd = 16..24 °C\n```\n")
    rows = value_rows(read_project([note], (), lambda _: None, Settings()), str)
    assert [(row["value"], row["unit"]) for row in rows[:3]] == [(68.0, "°F"), (21.7, "°C"), (0.1, "°F")]
    assert (rows[3]["low"], rows[3]["high"], rows[3]["text"]) == (16.0, 24.0, "16–24 °C")


def test_a_document_has_one_row_a_line():
    text = to_json(values=[{"name": "α", "value": 1.5}, {"name": "b", "value": None}], claims=[], summary={"notes": 1})
    assert text == (
        '{\n"schema": 1,\n"values": [\n{"name": "α", "value": 1.5},\n{"name": "b", "value": null}\n],\n'
        '"claims": [],\n"summary": {"notes": 1}\n}\n'
    )
