"""Slopes at corners and jumps are refused, beside them right, in Python and in JavaScript."""

import math

import pytest
from tests.web.test_twins import agree, as_json, ask_node

from calcgraph.calc.programs.program import needed

VALUES = {
    "a power": ("a = 2\nx = diff(a^3, a)", 12),
    "beside a corner": ("a = 2.0005\nx = diff(Max(a, 2), a)", 1),
    "just beside a corner": ("a = 2.000001\nx = diff(Max(a, 2), a)", 1),
    "beside a jump": ("a = 2.0005\nx = diff(floor(a) + a, a)", 1),
    "beside a corner of a case": ("a = 0.9999\ny = Piecewise((a^2, a < 1), (1, True))\nx = diff(y, a)", 1.9998),
    "a flat place": ("a = 0\nx = diff(a^4, a)", 0),
    "a bottom": ("a = 0\nx = diff(a^2, a)", 0),
    "a turning point": ("a = 0\nx = diff(a^3, a)", 0),
    "a steep one": ("a = 1\nx = diff(exp(100 * (a - 1)), a)", 100),
    "of what stays the same": ("a = 2\nx = diff(sin(a)^2 + cos(a)^2, a)", 0),
    "an elasticity": ("a = 3\nx = elasticity(a^2, a)", 2),
    "a second one": ("a = 3\nx = diff(a^4, a, 2)", 108),
}
REFUSED = {
    "at a jump": "a = 2\nx = diff(floor(a), a)",
    "at a corner": "a = 2\nx = diff(Max(a, 2), a)",
    "at a corner of nothing": "a = 0\nx = diff(Abs(a), a)",
    "at a jump of a case": "a = 2\ny = Piecewise((a^2, a < 2), (10, True))\nx = diff(y, a)",
    "an elasticity at a jump": "a = 2\nx = elasticity(floor(a), a)",
    "a corner on a height": "a = 0\nx = diff(1e6 + Abs(a), a)",
}


@pytest.fixture
def computed(vault):
    """The value of `x` in a sheet, in both languages."""

    def compute(sheet):
        calculation, problems = vault(sheet=sheet, reference=True)
        nodes = {key: as_json(calculation.nodes[key]) for key in needed(calculation.nodes, ["n.md#x"])}
        asked = {"nodes": nodes, "questions": [{"key": "n.md#x", "overrides": {}}]}
        ((theirs,),) = ask_node({"vaults": [asked]})["answers"]
        return calculation.machine.base.value("n.md#x"), theirs, problems

    return compute


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_a_slope_is_right(sheet, value, computed):
    ours, theirs, problems = computed(sheet)
    assert problems == ()
    assert ours == pytest.approx(value, rel=1e-5, abs=1e-8)
    assert agree(ours, theirs, 1e-9) or abs(ours) < 1e-8, (ours, theirs)


@pytest.mark.parametrize("sheet", REFUSED.values(), ids=REFUSED)
def test_a_slope_is_refused(sheet, computed):
    ours, theirs, problems = computed(sheet)
    assert [problem.message for problem in problems] == ["no value: no slope where a function jumps or bends"]
    assert agree(ours, theirs, 0), (ours, theirs)


STEEP = {
    "a high power": ("x = 1.01\nq = elasticity(x^50, x)", 50.0),
    "a steep exponential": ("x = 1\nq = elasticity(exp(20 * x), x)", 20.0),
    "a fast wave": ("x = 1\nq = diff(sin(1e6 * x), x)", 1e6 * math.cos(1e6)),
    "a narrow bell": ("x = 1.001\nq = elasticity(exp(-(1000 * (x - 1))^2), x)", -2e6 * 0.001 * 1.001),
    "near a pole": ("x = 1.001\nq = elasticity(1 / (x - 1), x)", -1001.0),
    "an integral": ("f(t) = integrate(exp(-u^2), (u, 0, t))\nx = 0.7\nq = diff(f(x), x)", math.exp(-0.49)),
}


@pytest.mark.parametrize(("sheet", "value"), STEEP.values(), ids=STEEP)
def test_a_steep_slope_is_right(sheet, value, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    found = next(one.value for id_, one in calculation.quantities.items() if id_.name == "q")
    assert found is not None, problems
    assert found.number == pytest.approx(value, rel=1e-8)
