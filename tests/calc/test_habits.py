"""Formulas as other languages write them: what the message proposes has the right value when it is pasted."""

import re

import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.habits import rewritten
from calcgraph.source import NoteId

SLIPS = {
    "a generator": ("Sum(k^2 for k in 1..3)", 14),
    "a range of its index": ("Sum(k, k = 1..3)", 6),
    "a range after in": ("Sum(k^2, k in 1..3)", 14),
    "index and ends as arguments": ("Sum(k^2, k, 1, 3)", 14),
    "an index with its start": ("Sum(k^2, k=1, 3)", 14),
    "a range in the list": ("Sum(k^2, (k, 1..3))", 14),
    "words of a range": ("Sum(k^2, k from 1 to 3)", 14),
    "a small letter": ("sum(k^2 for k in 1..3)", 14),
    "the letter of mathematics": ("∑(k^2, k=1..3)", 14),
    "no brackets": ("Sum k^2 for k in 1..3", 14),
    "a sum in a sum": ("Sum(Sum(k * j for j in 1..2) for k in 1..3)", 18),
    "a product": ("prod(k for k in 1..5)", 120),
    "an integral over a range": ("integrate(t^2 for t in 0..3)", 9),
    "an integral with ends": ("integrate(t^2, t, 0, 3)", 9),
    "an integral by another name": ("integral(t^2, (t, 0, 3))", 9),
    "an integral in words": ("integrate t^2 dt from 0 to 3", 9),
    "an endless one": ("integrate(exp(-t), (t, 0, inf))", 1),
    "the sign of endless": ("integrate(exp(-t), (t, 0, ∞))", 1),
    "a peak of a generator": ("max((t - 1)^2 for t in 0..3)", 4),
    "a peak with its range": ("3 * max((t - 1)^2, t in 0..3)", 12),
    "a peak with ends": ("argmax((t - 1)^2, t, 0, 3)", 3),
    "a peak of steps": ("argmin (t - 1)^2 for t in 0..3 step 0.5", 1),
    "a peak by another name": ("maximize((t - 1)^2, t, 0, 3)", 4),
    "an equation in brackets": ("solve(t^3 = 8, t)", 2),
    "one side": ("solve(t^3 - 8, t, 0, 9)", 2),
    "an equation of sides": ("solve(Eq(t^3, 8), t)", 2),
    "two signs of equality": ("solve t^2 == 4 for t in 0..9", 2),
    "ends in words": ("solve t^2 = 4 for t from 0 to 9", 2),
    "ends in brackets": ("solve t^2 = 4 for t in [0, 9]", 2),
    "a choice of Python": ("3 if a > 2 else 4", 3),
    "a choice of a spreadsheet": ("IF(a > 2, 3, 4)", 3),
    "a choice of C": ("a == 2 ? 3 : 4", 4),
    "a choice in words": ("if a > 2 then 3 else 4", 3),
    "a whole quotient": ("a // 3 + 1", 3),
    "a remainder": ("a % 3", 1),
    "a remainder in words": ("a mod 3", 1),
    "a factorial": ("5!", 120),
    "bars": ("|a - 9|", 2),
    "roots": ("√9 + √(a + 2)", 6),
    "a power of a function": ("sin^2(a) + cos^2(a)", 1),
}
STAYS = {
    "three ends": "Sum(k^2, k, 1, 3, 5)",
    "no ends": "Sum(k^2 for k)",
    "no name": "Sum(k^2, 1..3)",
    "a range that Python counts without its end": "Sum(k for k in range(1, 3))",
    "an integral without ends": "integrate(t^2, t)",
    "an equation of nothing": "solve()",
    "a choice without another": "IF(a > 2, 3)",
    "half a choice": "3 if a > 2",
    "one bar": "a | 3",
    "a call that is right": "Sum(k, (k, 1, 3))",
    "a peak that is right": "max (t - 1)^2 for t in 0..3",
}


@pytest.mark.parametrize(("written", "value"), SLIPS.values(), ids=SLIPS)
def test_what_is_proposed_works(written, value, vault):
    _, problems = vault(sheet=f"a = 7\nx = {written}")
    (problem,) = (one for one in problems if one.severity.value == "error")
    fixed = re.findall(r"`([^`]*)`", problem.hint or "")
    assert fixed, problem
    right_side = written.replace("inf", fixed[0]) if fixed[0] == "oo" else fixed[0]
    calculation, problems = vault(sheet=f"a = 7\nx = {right_side}")
    assert [one for one in problems if one.severity.value == "error"] == []
    found = calculation.quantities[QuantityId(NoteId("n.md"), "x")].value
    assert found is not None
    assert found.number == pytest.approx(value, rel=1e-9)


@pytest.mark.parametrize("written", STAYS.values(), ids=STAYS)
def test_what_is_not_understood_has_no_proposal(written):
    assert not rewritten(written)
