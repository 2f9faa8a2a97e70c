"""A line that cannot be read is reported once; what depends on it says nothing."""

import pytest

from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import QuantityId
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import DataTable, Fence
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate

PLACE = Span(1, 1, 1, 1)


def compute(tables=(), **notes):
    inputs = {
        NoteId(name): NoteInput(
            NoteId(name), name, (Fence("", {}, text, PLACE, 1, tuple(0 for _ in text.split("\n"))),), tables
        )
        for name, text in notes.items()
    }
    known = {name: NoteId(name) for name in notes}
    return evaluate(Sheets(inputs, unit_table(), lambda _note, text: known.get(text), lambda _path: None))


UNFINISHED = {
    "a sum": ("a = 3 +\nb = 4", [(1, 7, "expected a value after `+`, but the line ends")]),
    "behind a comment": ("a = 3 *  # three\nb [m] = 4 m", [(1, 7, "expected a value after `*`, but the line ends")]),
    "nothing at all": ("a =\nb = 4", [(1, 3, "expected a value after `=`, but the line ends")]),
    "a word": ("a = True and\nb = 4", [(1, 10, "expected a value after `and`, but the line ends")]),
    "what goes on": ("a = 3 +\n  4\nb = a *\n  (a +\n 1)", []),
    "a check that goes on": ("a = 3\nb = 4\ncheck a + 1 <\nb * 2", []),
    "a comparison in brackets": ("a = 3\nb = 4\nc = Piecewise((1, a +\nb = 7), (2, True))", []),
}


@pytest.mark.parametrize(("text", "expected"), UNFINISHED.values(), ids=UNFINISHED)
def test_a_line_that_ends_in_an_operator(text, expected):
    _, problems = compute(note=text)
    assert [(one.span.line, one.span.column, one.message) for one in problems] == expected


ROWS = [
    ("a definition", "n = 4 in 8..1\ndouble = 2 * n\nhalf = double / 4", "CG223"),
    ("a definition with a unit", "n [GB] = 4 GB in\ndouble = 2 * n", "CG210"),
    ("a function", "f(x = 1, y) = x + y\nz = f(2, 3)", "CG225"),
    ("a pick", "gpu, quant = pick peaks:\nx = gpu.peak * 2", "CG210"),
    ("other arguments", "n = 4 4\nx = 3\ny = x\nz = (y with n = 3)", "CG212"),
]


@pytest.mark.parametrize(("text", "code"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_only_the_line_itself_is_reported(text, code):
    _, problems = compute(note=text)
    assert [problem.code for problem in problems if problem.severity == "error"] == [code]


def test_a_reading_note_says_nothing():
    _, problems = compute(law="n = 4 4\nm = 3", reader="use [[law]]: n, m\nx = n * m\ny = m * 2")
    assert [(problem.path, problem.code) for problem in problems] == [("law", "CG212")]


def test_what_does_not_depend_on_it_is_computed():
    calculation, _ = compute(note="n = 4 4\nx = n * 2\ny = 3")
    assert calculation.quantities[QuantityId(NoteId("note"), "x")].value is None
    assert calculation.quantities[QuantityId(NoteId("note"), "y")].value.number == 3


def test_a_table_that_cannot_be_read_is_reported_once():
    table = DataTable("gpus", "gpus.csv", (), (), PLACE)
    _, problems = compute((table,), note="gpu = pick gpus: h100\nx = gpu.bw * 2\ny = total(gpus.bw)")
    assert [problem.code for problem in problems] == ["CG411"]


def test_what_reads_a_broken_line_is_not_called_unused():
    _, problems = compute(law="k = 2", note="use [[law]]: k\na = 3 in 1..5\nb = k * a)\nc = nope + a")
    assert [problem.code for problem in problems] == ["CG211", "CG343"]


def test_a_second_reading_of_the_name_counts():
    calculation, problems = compute(note="n = 4 4\nn = 3\nx = n * 2")
    assert [problem.code for problem in problems] == ["CG212"]
    assert calculation.quantities[QuantityId(NoteId("note"), "x")].value.number == 6
