"""Costs of views: what the check counts for a view are the values that the view shows."""

import pytest

from calcgraph.calc.budget import Budget, Work
from calcgraph.diagnostics import Severity

DRAWN = "w = normal(3, 1)\ny(0) = c\ny(n) = y(n - 1) + sin(w * n) * exp(-w) for n in 1..60\nc = 2\n"
OTHERS = "".join(f"k{at} = {at}\n" for at in range(1, 70))
LONG = f"x = 2\ny = {' + '.join(f'Sum(sin(i * k{at} * x), (i, 1, 9000))' for at in range(1, 17))}\n"


@pytest.mark.parametrize(
    ("sheet", "view", "is_refused"),
    [
        (DRAWN + OTHERS, "y(60)", False),
        (OTHERS + LONG, "y", True),
        (OTHERS + LONG, "y\nto: x", False),
        (OTHERS + LONG, "y\nto: x, k1, k2, k3, k4, k5, k6, k7", True),
    ],
    ids=["two of many inputs of the note", "seventeen inputs of long sums", "one of them", "eight of them"],
)
def test_only_inputs_of_the_result_are_counted(vault, sheet, view, is_refused):
    text = f"# N\n\n```calc\n{sheet}```\n\n```calc sensitivity\n{view}\n```\n"
    _, problems = vault({"n.md": text})
    found = {one.code for one in problems if one.severity is Severity.ERROR}
    assert found == ({"CG350"} if is_refused else set())


def test_seconds_of_algebra_are_not_steps():
    """The cost of a view, which a message names, would differ from run to run."""
    budget = Budget()
    budget.spend(Work.ALGEBRA, 0.7)
    budget.spend(Work.VIEWS, 40, 2)
    assert budget.taken == 42
