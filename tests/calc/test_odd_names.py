"""Names that are words of Python, JavaScript, SymPy or units are names like any other."""

import pytest

from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import QuantityId
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import Fence
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate

PLACE = Span(1, 1, 1, 1)
NOTE = NoteId("note.md")
UNITS = unit_table()

WORDS = """
lambda class def import None yield async print exec eval __import__ __class__ self
var let const new function this constructor prototype __proto__ toString hasOwnProperty NaN Infinity undefined
E I S N O Q C beta gamma zeta Integral Symbol Function Derivative oo_ pi_ Lambda Add Mul
B s m h K GB tok USD min max h100 kB T
use check scenario pick solve log step as
α β_1 größe éa x1 _x Ψ
""".split()  # noqa: SIM905 - a table of words reads as text


def compute(text):
    fence = Fence("", {}, text, PLACE, 1, tuple(0 for _ in text.split("\n")))
    inputs = Sheets({NOTE: NoteInput(NOTE, "note.md", (fence,))}, UNITS, lambda _note, _text: None, lambda _path: None)
    return evaluate(inputs)


@pytest.mark.parametrize("word", WORDS)
def test_word_is_a_name(word):
    calculation, problems = compute(f"{word} = 3\nresult = 2 * {word} + {word}^2\ncheck result = 15")
    assert [problem for problem in problems if problem.severity == "error"] == []
    assert calculation.quantities[QuantityId(NOTE, "result")].value.number == 15


@pytest.mark.parametrize("word", ["gamma", "E", "beta", "lambda", "class", "S", "constructor"])
def test_word_is_an_argument_and_a_function(word):
    calculation, problems = compute(f"f({word}) = {word} * 2\n{word}_of(x) = f(x) + 1\nresult = {word}_of(3)")
    assert problems == ()
    assert calculation.quantities[QuantityId(NOTE, "result")].value.number == 7


def test_a_name_wins_over_a_constant_and_a_call_stays_the_function():
    calculation, problems = compute("gamma = 4\nE = 10\nresult = gamma + gamma(5) + E")
    assert [problem for problem in problems if problem.severity == "error"] == []
    assert calculation.quantities[QuantityId(NOTE, "result")].value.number == 4 + 24 + 10
