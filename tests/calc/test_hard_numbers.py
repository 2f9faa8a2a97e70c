"""Where numbers are easily wrong: beside jumps, at holes, over long sums and large angles; in Python and JavaScript."""

from math import cos

import pytest
from tests.web.test_twins import agree, as_json, ask_node

from calcgraph.calc.programs.program import needed

VALUES = {
    "a slope beside a jump": ("n = 7.001\nx = diff(100 * ceiling(n), n)", 0),
    "a slope between steps": ("n = 10000\nx = diff(ceiling(n / 64), n)", 0),
    "a slope beside a corner": ("y = 10005\nx = diff(Piecewise((0.2 * y, y < 10000), (0.4 * y - 2000, True)), y)", 0.4),
    "a slope at the top": ("y = 1\nx = diff(5 - (y - 1)^2, y)", 0),
    "a second slope": ("y = 3\nx = diff(Max(y, 1)^3, y, 2)", 18),
    "a root in its range under another value": ("k = 9\nr = solve r^2 = k for r in 0..10\nx = (r with k = 49)", 7),
    "a sum of no terms": ("x = Sum(i, (i, 1, 0))", 0),
    "a long sum": ("x = Sum(i, (i, 1, 100000))", 5000050000),
    "an endless sum": ("x = Sum(0.9^i, (i, 0, oo))", 10),
    "an endless area": ("x = integrate(exp(-y), (y, 0, oo))", 1),
    "many turns": ("x = cos(2 * pi * 1000000)", 1),
}
REFUSED = {
    "a slope at a corner": ("z = 0\nx = diff(abs(z), z)", "no slope where a function jumps or bends"),
    "a slope at a bend that is 0": ("z = 0\nx = diff(z * abs(z), z)", "no slope where a function jumps or bends"),
    "a root out of its range": (
        "k = 9\nr = solve r^2 = k for r in 0..10\nx = (r with k = 400)",
        "no root was found in the range",
    ),
    "a root that is a hole": ("x = solve (x^2 - 4) / (x - 2) = 4 for x in 0..10", "no root was found in the range"),
    "bounds that run backwards": ("x = Sum(i, (i, 5, 1))", "the bounds run backwards"),
    "too many turns": ("x = sin(1e16 * pi)", "an angle so large that its turns cannot be determined"),
    "a sum over a term without a value": ("x = Sum(1 / ((i - 3) * (i - 4)), (i, 1, 20000))", "more than 10,000 terms"),
}
NOT_CLOSED = {
    "an endless sum over a term without a value": "Sum(1 / ((i - 3) * (i - 4)), (i, 1, oo))",
    "an endless area over a pole": "integrate(1 / (y - 2)^2, (y, 1, oo))",
    "an area over a pole": "integrate(1 / (y - 2)^2, (y, 1, 4))",
    "an area of too many corners": "integrate(abs(sin(y)), (y, 0, 1000))",
}
ROWS = "| a | 1e16 | 0.1 |\n| b | 1 | 0.2 |\n| c | -1e16 | -0.3 |"
TABLE = f"<!-- calc: table t -->\n| id | v | u |\n|---|---|---|\n{ROWS}\n\n"
TOTALS = {"total(t.v)": 1, "mean(t.v)": 1 / 3, "total(t.u)": 0, "total(t.u) * 1e17": 0}


@pytest.fixture
def both(vault):
    """The value of `x` in a sheet, the same in both languages, and what is reported."""

    def compute(sheet):
        calculation, problems = vault(sheet=sheet, reference=True)
        nodes = {key: as_json(calculation.nodes[key]) for key in needed(calculation.nodes, ["n.md#x"])}
        asked = {"nodes": nodes, "questions": [{"key": "n.md#x", "overrides": {}}]}
        ((theirs,),) = ask_node({"vaults": [asked]})["answers"]
        ours = calculation.machine.base.value("n.md#x")
        assert agree(ours, theirs, 1e-12), (ours, theirs)
        return ours, problems

    return compute


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_right_in_both_languages(both, sheet, value):
    ours, problems = both(sheet)
    assert ours == pytest.approx(value, rel=1e-9, abs=1e-9)
    assert problems == ()


def test_a_slope_of_a_quick_wave_is_right_to_eight_places(both):
    ours, problems = both("q = 1\nk = 1e6\nx = diff(Max(sin(k * q), -5), q)")
    assert ours == pytest.approx(1e6 * cos(1e6), rel=1e-8)
    assert problems == ()


@pytest.mark.parametrize(("sheet", "reason"), REFUSED.values(), ids=REFUSED)
def test_refused_in_both_languages(both, sheet, reason):
    ours, problems = both(sheet)
    assert not isinstance(ours, float)
    assert [reason in problem.message for problem in problems if problem.code == "CG350"] == [True]


@pytest.mark.parametrize("formula", NOT_CLOSED.values(), ids=NOT_CLOSED)
def test_algebra_does_not_step_over_it(vault, formula):
    calculation, problems = vault(sheet=f"x = {formula}")
    assert [problem.code for problem in problems] in (["CG350"], ["CG354"])
    assert not isinstance(calculation.outcomes["n.md#x"], float)


@pytest.mark.parametrize(("formula", "value"), TOTALS.items())
def test_cells_that_cancel(vault, formula, value):
    calculation, problems = vault({"n.md": f"{TABLE}```calc\nx = {formula}\n```\n"})
    assert (calculation.outcomes["n.md#x"], problems) == (pytest.approx(value, rel=1e-12), ())


def test_a_wave_that_every_step_meets_at_zero(vault):
    _, problems = vault(sheet="q = 0..64\nx = sin(pi * q)\ncheck x < 0.5", reference=True)
    assert [problem.code for problem in problems] == ["CG353"]


FOR_ALL = {
    "a size": ("abs(a) = a", False),
    "a root of a square": ("sqrt(a^2) = a", False),
    "up to a thousand": ("Piecewise((a, a < 1000), (0, True)) = a", False),
    "an identity that algebra leaves": ("Max(a, b) + Min(a, b) = a + b", True),
    "where it has a value": ("sqrt(abs(a)) * sqrt(abs(a)) = abs(a)", True),
}


@pytest.mark.parametrize(("check", "holds"), FOR_ALL.values(), ids=FOR_ALL)
def test_for_all_means_all(vault, check, holds):
    _, problems = vault(sheet=f"a = 2\nb = 3\nx = a + b\ncheck {check} for all")
    assert [problem.code for problem in problems] == ([] if holds else ["CG353"])
