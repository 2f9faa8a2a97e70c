"""`correlate(a, b, 0.7)`: what goes together, against NumPy, SciPy and closed forms, and what is refused."""

import math
from itertools import combinations, permutations

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from scipy import stats

from calcgraph.calc.budget import Budget, Purse, Work
from calcgraph.calc.model import QuantityId
from calcgraph.calc.numbers.copula import together
from calcgraph.calc.numbers.draws import COUNT, places
from calcgraph.calc.programs.drawing.draws import draws_of
from calcgraph.source import NoteId

TWO = "a = {}\nb = {}\ncorrelate(a, b, {})\n"
NEAR = 0.002
"""How far the correlation of 4,096 draws is from what is asked for: their order is that of scores that have it."""


def draws(calculation, name, note="n.md"):
    """What a quantity comes to in each draw."""
    run = calculation.machine.base
    return np.array(draws_of(run, Purse(Budget(), Work.VIEWS)).value(f"{note}#{name}"))


def value(calculation, name):
    return calculation.quantities[QuantityId(NoteId("n.md"), name)].value


@pytest.mark.parametrize("by", [-0.999, -0.7, -0.1, 0.3, 0.7, 0.95, 0.999])
def test_normal_quantities_have_the_correlation_of_pearson(by, vault):
    calculation, problems = vault(sheet=TWO.format("normal(0, 1)", "normal(10 USD, 2 USD)", by))
    assert not problems
    found = np.corrcoef(draws(calculation, "a"), draws(calculation, "b"))[0, 1]
    assert found == pytest.approx(by, abs=NEAR)


PAIRS = list(combinations(["lognormal(3, 1)", "5 to 10", "uniform(0, 1)", "beta(2, 5)", "triangular(1, 2, 9)"], 2))


@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize("by", [-0.6, 0.8])
def test_others_have_the_rank_correlation_of_a_gaussian_copula(first, second, by, vault):
    """Spearman's, 6/π·asin(r/2), and Kendall's, 2/π·asin(r)."""
    calculation, problems = vault(sheet=TWO.format(first, second, by))
    assert not problems
    one, other = draws(calculation, "a"), draws(calculation, "b")
    assert stats.spearmanr(one, other)[0] == pytest.approx(6 / math.pi * math.asin(by / 2), abs=0.01)
    assert stats.kendalltau(one, other)[0] == pytest.approx(2 / math.pi * math.asin(by), abs=0.02)


def test_no_distribution_is_changed_by_going_with_others(vault):
    """To the last bit: the same numbers in another order."""
    free, _ = vault(sheet="a = 5 to 10\nb = beta(2, 5)\nc = normal(0, 1)")
    bound, _ = vault(sheet="a = 5 to 10\nb = beta(2, 5)\nc = normal(0, 1)\ncorrelate(a, b, 0.7)\ncorrelate(c, b, -0.4)")
    for name in "abc":
        assert sorted(draws(free, name)) == sorted(draws(bound, name))
        assert value(free, name) == value(bound, name)
    assert list(draws(free, "b")) != list(draws(bound, "b"))


def test_the_variance_of_a_sum_is_that_of_the_book(vault):
    """σ² + τ² + 2·r·σ·τ, and what is without correlation beside them stays so."""
    sheet = TWO.format("normal(0, 3)", "normal(1, 4)", 0.5) + "c = normal(0, 2)\ns = a + b\nd = a - b\nm = mean(s)\n"
    calculation, problems = vault(sheet=sheet + "v = mean((s - m)^2)\nw = mean((d + 1)^2)")
    assert not problems
    assert value(calculation, "v").number == pytest.approx(9 + 16 + 12, rel=0.003)
    assert value(calculation, "w").number == pytest.approx(9 + 16 - 12, rel=0.003)


LINES = ("correlate(a, b, 0.7)", "correlate(c, b, -0.3)", "correlate(d, a, 0.2)")
DRAWN = "a = normal(0, 1)\nb = normal(0, 1)\nc = normal(0, 1)\nd = normal(0, 1)\n"


def test_neither_the_order_of_lines_nor_of_names_moves_a_draw(vault):
    first, _ = vault(sheet=DRAWN + "\n".join(LINES))
    for lines in permutations(LINES):
        turned = [line.replace("(a, b", "(b, a").replace("(c, b", "(b, c") for line in lines]
        other, problems = vault(sheet="\n".join(turned) + "\n" + "\n".join(reversed(DRAWN.splitlines())))
        assert not problems
        for name in "abcd":
            assert list(draws(first, name)) == list(draws(other, name))


def test_pairs_that_no_line_names_do_not_go_together(vault):
    calculation, _ = vault(sheet=DRAWN + "\n".join(LINES))
    found = np.corrcoef([draws(calculation, name) for name in "abcd"])
    expected = [[1, 0.7, 0, 0.2], [0.7, 1, -0.3, 0], [0, -0.3, 1, 0], [0.2, 0, 0, 1]]
    assert np.allclose(found, expected, atol=NEAR)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(numbers=st.lists(st.integers(-99, 99), min_size=6, max_size=6))
def test_what_fits_together_is_what_numpy_can_factor(numbers, vault):
    """Four quantities: refused where the matrix has a negative direction, and drawn with it where not."""
    pairs = list(combinations("abcd", 2))
    by = {pair: number / 100 for pair, number in zip(pairs, numbers, strict=True)}
    matrix = np.array([[1 if one == two else by[tuple(sorted((one, two)))] for two in "abcd"] for one in "abcd"])
    least = np.linalg.eigvalsh(matrix).min()
    assume(abs(least) > 1e-4)
    lines = [f"correlate({one}, {two}, {by[one, two]})" for one, two in pairs]
    calculation, problems = vault(sheet=DRAWN + "\n".join(lines))
    assert [one.code for one in problems] == ([] if least > 0 else ["CG231"])
    if least > 0:
        found = np.corrcoef([draws(calculation, name) for name in "abcd"])
        assert np.allclose(found, matrix, atol=0.01)
    else:
        assert all(value(calculation, name) is None for name in "abcd")


def test_what_goes_with_an_imported_quantity_leaves_it_as_it_is(vault):
    files = {
        "rates.md": "```calc\nchurn = normal(3 %, 1 %)\n```\n",
        "n.md": "```calc\nuse [[rates]]: churn as lost\nwon = normal(5, 1)\ncorrelate(lost, won, -0.8)\n"
        "x = lost * won\n```\n",
    }
    calculation, problems = vault(files)
    assert not problems
    assert list(draws(calculation, "churn", "rates.md")) == [
        0.03 + 0.01 * one for one in places("rates.md#churn~", "score")
    ]
    found = np.corrcoef(draws(calculation, "churn", "rates.md"), draws(calculation, "won"))[0, 1]
    assert found == pytest.approx(-0.8, abs=NEAR)


def test_a_value_in_the_place_of_one_leaves_the_other_as_it_is(vault):
    calculation, _ = vault(sheet=TWO.format("normal(0, 1)", "normal(0, 1)", 0.9) + "s = a + b\nt = (s with a = 1)")
    assert value(calculation, "t").number == pytest.approx(1, abs=1e-3)
    assert value(calculation, "t").high == pytest.approx(1 + stats.norm.ppf(0.95), abs=1e-3)


def test_the_same_orders_for_ever():
    """Of one version and the next: what is published does not move."""
    chain = (("n.md#a~", ()), ("n.md#b~", (0.7,)))
    assert [at for at, one in enumerate(together(chain, "share")) if one < 3 / COUNT] == FIRST


FIRST = [1689, 3105, 3178]
REFUSED = {
    "of one and more": ("correlate(a, b, 1.01)", "a correlation is between -1 and 1, not 1.01"),
    "of one": ("correlate(a, b, -1)", "a correlation is between -1 and 1, not -1"),
    "of a range": ("k = 1..2\ncorrelate(a, k, 0.5)", "`k` is not a distribution, so it cannot be sampled"),
    "of what follows": ("k = 2 * a\ncorrelate(b, k, 0.5)", "`k` is not a distribution, so it cannot be sampled"),
    "of a function": ("f(x) = x\ncorrelate(a, f, 0.5)", "`f` is not a distribution, so it cannot be sampled"),
    "of a check": ("check k: p5(a) < 3\ncorrelate(a, k, 0.5)", "`k` is not a distribution, so it cannot be sampled"),
    "of a name that is none": ("correlate(a, nought, 0.5)", "`nought` is not defined in this note"),
    "with itself": ("correlate(a, a, 0.5)", "`a` cannot be correlated with itself"),
    "by a name": ("k = 0.5\ncorrelate(a, b, k)", "a correlation is a plain number between -1 and 1"),
    "by a range": ("correlate(a, b, 0.1..0.2)", "expected `)`, found `..`"),
    "by per cent": ("correlate(a, b, 50 %)", "a correlation is a plain number between -1 and 1"),
    "of three": ("correlate(a, b, c, 0.5)", "a correlation is a plain number between -1 and 1"),
    "of a formula": ("correlate(2 * a, b, 0.5)", "expected a distribution's name, found `2`"),
    "not closed": ("correlate(a, b, 0.5", "`(` is not closed"),
    "with more behind it": ("correlate(a, b, 0.5) + 1", "expected the end of the line, found `+`"),
    "of too many": (
        "\n".join(f"x{at} = normal(0, 1)\ncorrelate(a, x{at}, 0.1)" for at in range(8)),
        "more than 8 quantities are correlated here",
    ),
}


@pytest.mark.parametrize(("lines", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(lines, message, vault):
    calculation, problems = vault(sheet="a = normal(0, 1)\nb = normal(0, 1)\n" + lines)
    assert [one.message for one in problems] == [message]
    is_read = problems[0].code in {"CG231", "CG343"} and "plain" not in message
    assert (value(calculation, "a") is None or value(calculation, "b") is None) == is_read


def test_a_comment_behind_it_is_read_and_nothing_else_changes(vault):
    _, problems = vault(sheet=TWO.format("normal(0, 1)", "normal(0, 1)", "0.5") + "# alone\n")
    assert not problems
    _, problems = vault(
        sheet="a = normal(0, 1)\nb = normal(0, 1)\n  correlate ( a , b , -0.5 )  # both follow the weather"
    )
    assert not problems
