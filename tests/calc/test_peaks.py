"""The first step of which something holds, and the largest and smallest values of functions."""

import math

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

CASH = """g = 3 %
cash(0) = 1.2M USD
cash(n) = cash(n - 1) * (1 + g) - 80k USD for n in 1..60
"""
THROWN = "v = 20 m/s\ng = 9.81 m/s^2\nh(t) = v * t - g * t^2 / 2\n"

VALUES = {
    "the first step": (CASH + "a = first n where cash(n) < 0 USD", 21),
    "a step further back": (CASH + "a = first m where cash(m - 1) < 1M USD", 6),
    "two steps compared": (CASH + "a = first n where cash(n) - cash(n - 1) < -60k USD", 12),
    "under other arguments": (CASH + "f = first n where cash(n) < 0 USD\na = (f with g = 0 %)", 16),
    "in a formula": (CASH + "a = 2 * (first n where cash(n) < 0 USD) + 1", 43),
    "two sequences": ("x(n) = n for n in 0..50\ny(n) = 9 for n in 2..40\na = first n where x(n) > y(n)", 10),
    "the height": (THROWN + "a = max h(t) for t in 0..4 s", 20**2 / 2 / 9.81),
    "the place": (THROWN + "a = argmax h(t) for t in 0 s..4 s", 20 / 9.81),
    "with brackets": (THROWN + "a = argmax(h(t)) for t in 0..4 s", 20 / 9.81),
    "the smallest": (THROWN + "a = min h(t) for t in 0..5 s", 100 - 9.81 * 12.5),
    "where it is smallest": (THROWN + "a = argmin h(t) for t in 0..5 s", 5),
    "a bracket first": ("a = argmin (x - 1)^2 for x in -3..3", 1),
    "ends by formulas": (THROWN + "last = 3 s\na = argmax h(t) for t in last / 6..last / 2", 1.5),
    "two hills": ("a = argmax exp(-(x - 1)^2) + 1.1 * exp(-(x - 7)^2) for x in 0..9", 7),
    "an input of the note": ("x = 3\ny = x * exp(-x)\na = argmax y for x in 0..9", 1),
    "a call in a sequence": ("g(0) = 1\ng(n) = Max(0, g(n - 1)) * 2 for n in 1..5\na = g(5)", 32),
    "a call of one in a sequence": ("g(0) = 1\ng(n) = max(g(n - 1)) + 1 for n in 1..5\na = g(5)", 6),
    "a peak in a sequence": ("g(n) = max (t - n)^2 for t in 0..9 for n in 1..5\na = g(5)", 25),
    "the edge of a pulse": (
        "a = min Piecewise((-abs(x - 2.39), abs(x - 6.53862) < 0.01), (0, True)) for x in 0..10",
        2.39 - 6.54862,
    ),
    "the other edge": ("a = argmax Piecewise((9 - x, abs(x - 6.53862) < 0.01), (0, True)) for x in 0..10", 6.52862),
    "the edge of a narrower one": (
        "a = max Piecewise((9 + x, abs(x - 6.53862) < 1e-5), (0, True)) for x in 0..10",
        15.53863,
    ),
    "a needle": ("a = max 1 / (1e-12 + (x - 4.4)^2) for x in 0..10", 1e12),
    "a corner": ("a = max 1 - abs(x - 4.4) for x in 0..10", 1),
    "a pulse": ("a = max Piecewise((1, abs(x - 0.37) < 5e-7), (0, True)) for x in 0..10", 1),
    "holes": ("a = max sqrt(x^2 - 1) for x in -1.5..2", math.sqrt(3)),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_the_value(sheet, value, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    found = calculation.quantities[QuantityId("n.md", "a")].value
    assert found is not None
    assert found.number == pytest.approx(value, rel=1e-9, abs=1e-8)


WRONG = {
    "nothing to run over": ("g = 3\na = first n where g < 2", "CG228",
        "`g < 2` does not use a step `n` of a sequence"),
    "never": (CASH + "a = first n where cash(n) < -1e12 USD", "CG350", "no value: no step satisfies it"),
    "no condition": (CASH + "a = first n where cash(n)", "CG313", "`cash(n)` is a number, not a condition"),
    "no where": (CASH + "a = first n with cash(n) < 0 USD", "CG210",
        "expected `where` and a condition on `n`, found `with`"),
    "another unit": (CASH + "a = first n where cash(n) < 0 m + 1 m", "CG310", "`cash(n)` is USD, `0 m + 1 m` is m"),
    "several places": ("a = argmax sin(x) for x in 0..20", "CG350", "no value: several places have the same value"),
    "flat": ("a = argmax floor(x) for x in 0..2.5", "CG350", "no value: its maximum is a flat stretch"),
    "backwards": ("k = 0 - 1\na = max x for x in 0..k", "CG350", "no value: the range runs backwards"),
    "empty": ("k = 0\na = max x for x in 0..k", "CG350", "no value: the range is empty"),
    "no value anywhere": ("a = max sqrt(-x) for x in 1..2", "CG350", "no value: no value in the range"),
    "ends of two kinds": ("a = max x for x in 1 m..2 s", "CG310", "`1 m` is m, `2 s` is s"),
    "a body of two kinds": (THROWN + "a = max h(t) for t in 0..4 m", "CG314", None),
    "one inside another": ("a = max (min (x - 2)^2 + y for x in 0..3) for y in 0..2", "CG350",
        "no value: more than 1,000,000 steps"),
    "a pole": ("a = max 1 / (x - 9.479) for x in 0..10", "CG350", "no value: it grows without bound"),
    "a pole below": ("a = argmin floor(x) - 1 / (x - 3.3)^2 for x in 0..10", "CG350",
        "no value: it grows without bound"),
    "a pole of a logarithm": ("a = max sin(9 * x) - ln(abs(x - 4.4)) for x in 0..10", "CG350",
        "no value: it grows without bound"),
    "a pole at an end": ("a = max 1 / cbrt(x) for x in 0..10", "CG350", "no value: it grows without bound"),
    "no range": (THROWN + "a = max h(t) for t", "CG210", None),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_is_refused(sheet, code, message, vault):
    _, problems = vault(sheet=sheet)
    assert code in [one.code for one in problems]
    if message is not None:
        assert message in [one.message for one in problems]


def test_words_are_still_names(vault):
    calculation, problems = vault(sheet="first = 3\nmax = 2\nargmin = first + max\nb = max - first * argmin")
    assert problems == ()
    assert calculation.quantities[QuantityId("n.md", "b")].value.number == -13


LINES = (
    "a = first n where cash(n) < 0 USD",
    "a = argmax q(t) for t in 0 s..150 s",
    "a = 2 * (max q(t) - 1 for t in 0..b / 2)",
    "a = min (-x) for x in -3..3",
)


@pytest.mark.parametrize("line", LINES)
def test_what_is_printed_reads_back(line):
    fence = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{line}\n```\n"))[0].fences[0]
    tree, problems = parse_sheet(fence, "n.md")
    assert problems == ()
    assert print_statement(tree.statements[0]) == line


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(roots=st.lists(st.integers(-30, 30), min_size=2, max_size=4), low=st.integers(-5, 0), high=st.integers(1, 5))
def test_polynomials_have_their_largest_value_where_numpy_finds_it(roots, low, high, vault):
    coefficients = np.poly(np.array(roots) / 10)
    body = " + ".join(f"({float(c)!r}) * x^{len(roots) - i}" for i, c in enumerate(coefficients))
    body = body.replace("e-", " * 10^-")
    calculation, _ = vault(sheet=f"a = max ({body}) for x in {low}..{high}")
    places = [r.real for r in np.roots(np.polyder(coefficients)) if abs(r.imag) < 1e-12 and low <= r.real <= high]
    wanted = max(np.polyval(coefficients, [*places, low, high]))
    found = calculation.quantities[QuantityId("n.md", "a")].value
    assert found is not None
    assert found.number == pytest.approx(wanted, rel=1e-9, abs=1e-9)
