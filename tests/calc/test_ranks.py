"""`rank` and `product` over the rows of a table, against SciPy and NumPy."""

import random

import numpy as np
import pytest
from scipy.stats import rankdata

from calcgraph.calc.nodes import Failure


def table(values, head="x"):
    return f"<!-- calc: table t -->\n| id | {head} |\n|---|---|\n" + "".join(
        f"| r{at} | {one} |\n" for at, one in enumerate(values)
    )


def sheet(vault, values, *lines, head="x"):
    return vault({"n.md": table(values, head) + "\n```calc\n" + "\n".join(lines) + "\n```\n"}, reference=True)


@pytest.mark.parametrize("seed", range(6))
def test_ranks_and_products_are_those_of_scipy(vault, seed):
    chance = random.Random(seed)  # noqa: S311 - to repeat a failure
    values = [chance.choice([chance.randint(-3, 3), round(chance.uniform(-5, 5), 2)]) for _ in range(seed * 9 + 1)]
    calculation, problems = sheet(
        vault,
        values,
        "t.up = rank(t.x)",
        "t.down = rank(-t.x)",
        "all = product(1 + t.x / 10)",
        "some = product(t.x where t.x > 1)",
    )
    assert problems == ()
    found = {name: calculation.outcomes[f"n.md#{name}"] for name in ("t.up", "t.down", "all", "some")}
    assert list(found["t.up"][0].numbers) == list(rankdata(values))
    assert list(found["t.down"][0].numbers) == list(rankdata([-one for one in values]))
    assert found["all"] == pytest.approx(np.prod([1 + one / 10 for one in values]), rel=1e-12)
    assert found["some"] == pytest.approx(np.prod([one for one in values if one > 1]), rel=1e-12)


def test_rounding_does_not_part_equal_values(vault):
    calculation, _ = sheet(
        vault, ["0.1", "0.3", "0.2"], "t.y = rank(t.x + 0.2 - previous(t.x, 0))", "t.z = rank(t.x * 3)"
    )
    assert list(calculation.outcomes["n.md#t.z"][0].numbers) == [1, 3, 2]
    assert list(calculation.outcomes["n.md#t.y"][0].numbers) == [2, 3, 1]
    calculation, _ = sheet(vault, ["0.1", "0.3"], "t.y = rank(Piecewise((t.x + 0.2, t.x < 0.2), (t.x, True)))")
    assert list(calculation.outcomes["n.md#t.y"][0].numbers) == [1.5, 1.5]


def test_spearman_is_that_of_scipy(vault):
    lines = ("t.a = rank(t.x)", "t.b = rank(mod(t.x * 7, 10))", "rho = correlation(t.a, t.b)")
    values = [3, 1, 4, 1, 5, 9, 2, 6]
    calculation, _ = sheet(vault, values, *lines)
    wanted = np.corrcoef(rankdata(values), rankdata([one * 7 % 10 for one in values]))[0, 1]
    assert calculation.outcomes["n.md#rho"] == pytest.approx(wanted, rel=1e-12)


REFUSED = {
    "a rank of one number": ("n = rank(t.x)", "`rank` is computed for each row of a table"),
    "a product of lengths": ("n = product(t.x)", "`product` takes a pure number, `t.x` is m"),
    "a product of a number": ("n = product(3)", "`product` needs a column of a table"),
}


@pytest.mark.parametrize(("line", "message"), REFUSED.values(), ids=REFUSED)
def test_these_are_refused(vault, line, message):
    _, problems = sheet(vault, [1, 2], line, head="x [m]")
    assert message in [one.message for one in problems]


def test_a_rank_of_a_distribution_is_refused(vault):
    calculation, problems = sheet(vault, [1, 2], "k = normal(1, 0.1)", "t.r = rank(t.x * k)", "m = total(t.r)")
    assert isinstance(calculation.outcomes["n.md#m"], Failure) or problems
    assert any("a rank of values that have a distribution" in one.message for one in problems)


def test_a_function_of_the_note_keeps_its_name(vault):
    calculation, problems = sheet(
        vault, [1, 2], "rank(x) = x * 2", "product(a, b) = a * b", "n = rank(3) + product(2, 5)"
    )
    assert problems == ()
    assert calculation.outcomes["n.md#n"] == 16
