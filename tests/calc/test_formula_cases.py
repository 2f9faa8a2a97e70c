"""Formulas of physics, of other languages and of inference, with published results; and what must be refused."""

import json
import time
from fractions import Fraction
from pathlib import Path

import pytest

from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import QuantityId, Unit
from calcgraph.calc.syntax.parser import parse_expression
from calcgraph.calc.syntax.tree import Number
from calcgraph.calc.units.table import from_base, to_base, unit_table
from calcgraph.notes.model import Fence
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate

CASES = json.loads((Path(__file__).parents[1] / "cases/formulas.json").read_text(encoding="utf-8"))["cases"]
UNITS = unit_table()
PLACE = Span(1, 1, 1, 1)
NOTE = NoteId("note.md")


def cases(*kinds):
    chosen = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def sheet_of(case, declared=""):
    rows = []
    for name, given in case["inputs"].items():
        unit = "" if given["unit"] == "1" else f" {given['unit']}"
        number = given["value"] if isinstance(given["value"], str) else repr(given["value"])
        rows.append(f"{name} = {number}{unit}")
    unit = f" [{declared}]" if declared not in {"", "1"} else ""
    return "\n".join([*rows, f"result{unit} = {case['expr']}"])


def compute(text):
    fence = Fence("", {}, text, PLACE, 1, tuple(0 for _ in text.split("\n")))
    inputs = Sheets({NOTE: NoteInput(NOTE, "note.md", (fence,))}, UNITS, lambda _note, _text: None, lambda _path: None)
    calculation, problems = evaluate(inputs)
    return calculation.quantities.get(QuantityId(NOTE, "result")), problems


@cases("value")
def test_value(case):
    expected = case["expected"]
    result, problems = compute(sheet_of(case, expected["unit"]))
    assert [problem for problem in problems if problem.severity == "error"] == []
    unit = UNITS.parse(expected["unit"])
    assert isinstance(unit, Unit)
    assert from_base(result.value.number, unit) == pytest.approx(expected["value"], rel=expected["rel_tol"])


@cases("literal")
def test_literal(case):
    number, problems = parse_expression(case["text"], "note.md", PLACE)
    assert problems == ()
    assert isinstance(number, Number)
    unit, wanted = UNITS.parse(number.unit), UNITS.parse(case["expected"]["unit"])
    assert unit.dimension == wanted.dimension
    expected = Fraction(str(case["expected"]["value"])) * wanted.factor
    assert to_base(number.value, unit) == pytest.approx(expected, rel=case["expected"]["rel_tol"])


@cases("must-warn-or-refuse")
def test_ambiguous_literal(case):
    _, (problem,) = compute(f"result = {case['text']}")
    for candidate in case["expected"]["reason"].split(" or "):
        assert f"`{candidate}`" in problem.hint


CODES = {
    "syntax": "CG2",
    "unknown name": "CG343",
    "limit or overflow": "CG3",
    "dimension": "CG3",
    "no finite real value": "CG3",
}


@cases("error", "dimension-error", "domain-error")
def test_refused(case):
    expected = case["expected"]
    start = time.process_time()
    result, problems = compute(sheet_of(case, expected.get("declared_unit", "")))
    assert time.process_time() - start < expected.get("max_seconds", 2)
    assert result is None or result.value is None
    errors = [problem.code for problem in problems if problem.severity == "error"]
    assert errors
    assert all(code.startswith(CODES[expected["error"]]) for code in errors)
