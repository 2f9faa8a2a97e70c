"""Distributions of `use statistics` over their whole range: mpmath's digits in the build, and the same in a page."""

import json
import math
import random
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import mpmath
import pytest

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.nodes import Failure, Node, Outcome
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.syntax.parser import library
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import Fence
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate

SCRIPT = Path(__file__).parent / "run_programs.js"
SHARE, LEAST = 1e-12, 1e-280
TRIES = 20
NOTE = NoteId("n.md")
Oracle = Callable[..., mpmath.mpf]


class Case(NamedTuple):
    """What a function is given, and what it should come to; of a quantile the probability below it."""

    given: Callable[[random.Random], tuple[float, ...]]
    wanted: Oracle
    is_quantile: bool = False


def anywhere(chance: random.Random, low: float, high: float) -> float:
    """A number of any size between two."""
    return 10 ** chance.uniform(math.log10(low), math.log10(high))


def deviate(chance: random.Random) -> float:
    return chance.choice([chance.uniform(-4, 4), chance.uniform(-36, 36)])


def around(chance: random.Random, shape: float) -> float:
    return shape * math.exp(chance.gauss(0, 1) * min(3.0, 4 / math.sqrt(shape)))


def probability(chance: random.Random) -> float:
    return chance.choice([chance.uniform(1e-6, 1 - 1e-6), anywhere(chance, 1e-200, 0.1)])


def freedom(chance: random.Random) -> float:
    return chance.choice([float(chance.randint(1, 60)), anywhere(chance, 0.3, 300)])


def sized(chance: random.Random) -> tuple[float, float]:
    shape = freedom(chance)
    return around(chance, shape), shape


def scaled(chance: random.Random) -> tuple[float, float, float]:
    shape = freedom(chance)
    return around(chance, shape) * 3, shape, 3.0


def count_of(chance: random.Random) -> tuple[float, float, float]:
    n, p = chance.randint(1, 900), chance.choice([chance.random(), anywhere(chance, 1e-6, 0.2)])
    near = round(n * p + chance.gauss(0, 3) * math.sqrt(n * p * (1 - p)))
    return float(min(max(near if chance.random() < 0.7 else chance.randint(-2, n + 2), -2), n + 2)), float(n), p


def events(chance: random.Random) -> tuple[float, float]:
    mean = anywhere(chance, 1e-3, 2e4)
    return float(max(round(mean + chance.gauss(0, 4) * math.sqrt(mean)), 0)), mean


def normal(z: float) -> mpmath.mpf:
    return mpmath.erfc(-mpmath.mpf(z) / mpmath.sqrt(2)) / 2


def student(t: mpmath.mpf, df: float) -> mpmath.mpf:
    """The lower tail, from the end that is smaller."""
    t, df = mpmath.mpf(t), mpmath.mpf(df)
    tail = mpmath.betainc(df / 2, 0.5, 0, df / (df + t * t), regularized=True) / 2
    return tail if t < 0 else 1 - tail


def chi(x: float, df: float) -> mpmath.mpf:
    return below(mpmath.mpf(df) / 2, mpmath.mpf(x) / 2)


def below(a: float, x: float) -> mpmath.mpf:
    return mpmath.gammainc(a, 0, x, regularized=True) if x < a else 1 - above(a, x)


def above(a: float, x: float) -> mpmath.mpf:
    a, x = mpmath.mpf(a), mpmath.mpf(x)
    return 1 - below(a, x) if x < a else mpmath.gammainc(a, x, mpmath.inf, regularized=True)


def ratio(x: float, one: float, two: float) -> mpmath.mpf:
    x, one, two = mpmath.mpf(x), mpmath.mpf(one), mpmath.mpf(two)
    return mpmath.betainc(one / 2, two / 2, 0, one * x / (one * x + two), regularized=True)


def ratio_above(x: float, one: float, two: float) -> mpmath.mpf:
    x, one, two = mpmath.mpf(x), mpmath.mpf(one), mpmath.mpf(two)
    return mpmath.betainc(two / 2, one / 2, 0, two / (one * x + two), regularized=True)


def choose(k: float, n: float, p: float) -> mpmath.mpf:
    if not 0 <= k <= n:
        return mpmath.mpf(0)
    return mpmath.binomial(n, k) * mpmath.mpf(p) ** k * (1 - mpmath.mpf(p)) ** (n - k)


def chosen(k: float, n: float, p: float) -> mpmath.mpf:
    return mpmath.fsum(choose(at, n, p) for at in range(int(k) + 1))


def chosen_above(k: float, n: float, p: float) -> mpmath.mpf:
    return mpmath.fsum(choose(at, n, p) for at in range(max(int(k) + 1, 0), int(n) + 1))


def poisson(k: float, mean: float) -> mpmath.mpf:
    return mpmath.exp(k * mpmath.log(mean) - mean - mpmath.loggamma(k + 1))


def marked(chance: random.Random) -> tuple[float, float, float, float]:
    population = chance.randint(2, 400)
    some, drawn = chance.randint(1, population - 1), chance.randint(1, population - 1)
    low, high = max(0, drawn + some - population), min(drawn, some)
    return float(chance.randint(low, high)), float(population), float(some), float(drawn)


CASES = {
    "normal_pdf": Case(lambda c: (deviate(c),), mpmath.npdf),
    "normal_cdf": Case(lambda c: (deviate(c),), normal),
    "normal_tail": Case(lambda c: (deviate(c),), lambda z: normal(-z)),
    "lognormal_cdf": Case(
        lambda c: (anywhere(c, 1e-3, 1e3), 2.0, 0.7), lambda x, m, s: normal(mpmath.log(mpmath.mpf(x) / m) / s)
    ),
    "lognormal_tail": Case(
        lambda c: (anywhere(c, 1e-3, 1e3), 2.0, 0.7), lambda x, m, s: normal(-mpmath.log(mpmath.mpf(x) / m) / s)
    ),
    "t_pdf": Case(
        lambda c: (c.choice([0.0, c.uniform(-6, 6), anywhere(c, 1e-9, 1e9)]), freedom(c)),
        lambda t, n: (
            mpmath.gamma((n + 1) / 2)
            / mpmath.gamma(n / 2)
            / mpmath.sqrt(n * mpmath.pi)
            * (1 + mpmath.mpf(t) ** 2 / n) ** (-(n + 1) / 2)
        ),
    ),
    "t_cdf": Case(lambda c: (c.choice([-1, 1]) * anywhere(c, 1e-3, 1e6), freedom(c)), student),
    "t_tail": Case(lambda c: (c.choice([-1, 1]) * anywhere(c, 1e-3, 1e6), freedom(c)), lambda t, df: student(-t, df)),
    "t_quantile": Case(lambda c: (probability(c), freedom(c)), student, is_quantile=True),
    "chi2_pdf": Case(
        sized,
        lambda x, k: mpmath.exp((k / 2 - 1) * mpmath.log(mpmath.mpf(x) / 2) - x / 2 - mpmath.loggamma(k / 2)) / 2,
    ),
    "chi2_cdf": Case(sized, chi),
    "chi2_tail": Case(sized, lambda x, k: above(k / 2, x / 2)),
    "chi2_quantile": Case(lambda c: (probability(c), freedom(c)), chi, is_quantile=True),
    "f_cdf": Case(lambda c: (anywhere(c, 1e-4, 1e4), freedom(c), freedom(c)), ratio),
    "f_tail": Case(lambda c: (anywhere(c, 1e-4, 1e4), freedom(c), freedom(c)), ratio_above),
    "f_quantile": Case(lambda c: (probability(c), freedom(c) + 1, freedom(c) + 1), ratio, is_quantile=True),
    "binomial_pmf": Case(count_of, choose),
    "binomial_cdf": Case(count_of, chosen),
    "binomial_tail": Case(count_of, chosen_above),
    "poisson_pmf": Case(events, poisson),
    "poisson_cdf": Case(events, lambda k, m: above(k + 1, m)),
    "poisson_tail": Case(events, lambda k, m: below(k + 1, m)),
    "negative_binomial_pmf": Case(
        lambda c: (float(c.randint(0, 60)), float(c.randint(1, 30)), c.uniform(0.02, 0.98)),
        lambda k, r, p: mpmath.binomial(k + r - 1, k) * mpmath.mpf(p) ** r * (1 - mpmath.mpf(p)) ** k,
    ),
    "negative_binomial_cdf": Case(
        lambda c: (float(c.randint(0, 60)), float(c.randint(1, 30)), c.uniform(0.02, 0.98)),
        lambda k, r, p: mpmath.betainc(r, k + 1, 0, p, regularized=True),
    ),
    "hypergeometric_pmf": Case(
        marked,
        lambda k, n, m, d: mpmath.binomial(m, k) * mpmath.binomial(n - m, d - k) / mpmath.binomial(n, d),
    ),
    "exponential_cdf": Case(lambda c: (anywhere(c, 1e-9, 700), 2.0), lambda x, m: -mpmath.expm1(-mpmath.mpf(x) / m)),
    "exponential_tail": Case(lambda c: (anywhere(c, 1e-9, 700), 2.0), lambda x, m: mpmath.exp(-mpmath.mpf(x) / m)),
    "gamma_cdf": Case(scaled, lambda x, k, s: below(k, mpmath.mpf(x) / s)),
    "gamma_tail": Case(scaled, lambda x, k, s: above(k, mpmath.mpf(x) / s)),
    "gamma_quantile": Case(
        lambda c: (probability(c), freedom(c), 3.0), lambda x, k, s: below(k, mpmath.mpf(x) / s), is_quantile=True
    ),
    "weibull_cdf": Case(
        lambda c: (anywhere(c, 1e-6, 9), c.uniform(0.5, 5), 3.0),
        lambda x, k, s: -mpmath.expm1(-((mpmath.mpf(x) / s) ** k)),
    ),
    "weibull_tail": Case(
        lambda c: (anywhere(c, 1e-6, 9), c.uniform(0.5, 5), 3.0),
        lambda x, k, s: mpmath.exp(-((mpmath.mpf(x) / s) ** k)),
    ),
    "weibull_quantile": Case(
        lambda c: (probability(c), c.uniform(0.5, 5), 3.0),
        lambda x, k, s: -mpmath.expm1(-((mpmath.mpf(x) / s) ** k)),
        is_quantile=True,
    ),
    "beta_cdf": Case(
        lambda c: (c.random(), freedom(c), freedom(c)), lambda x, a, b: mpmath.betainc(a, b, 0, x, regularized=True)
    ),
    "beta_tail": Case(
        lambda c: (c.uniform(0.01, 1), freedom(c), freedom(c)),
        lambda x, a, b: mpmath.betainc(b, a, 0, 1 - mpmath.mpf(x), regularized=True),
    ),
    "beta_quantile": Case(
        lambda c: (probability(c), freedom(c) + 1, freedom(c) + 1),
        lambda x, a, b: mpmath.betainc(a, b, 0, x, regularized=True),
        is_quantile=True,
    ),
}
OTHERS = {"lognormal_quantile", "geometric_cdf", "weibull_mean", "mean_margin", "sample_for_mean", "sample_for_share"}
OTHERS |= {f"{kind}_{end}" for kind in ("wilson", "exact", "events") for end in ("low", "high")}
"""Made of these by a formula or two, and checked in the library."""


def test_every_distribution_is_compared() -> None:
    assert CASES.keys() | OTHERS == library("statistics").items.keys()


def machine() -> Machine:
    lines = [f"use statistics: {', '.join(CASES)}", *(f"a{at} = {at + 2}" for at in range(4))]
    for name, case in CASES.items():
        many = len(case.given(random.Random(1)))  # noqa: S311 - seeded on purpose
        lines.append(f"y_{name} = {name}({', '.join(f'a{at}' for at in range(many))})")
    place = Span(1, 1, 1, 1)
    fence = Fence("", {}, "\n".join(lines), place, 1, tuple(0 for _ in lines))
    inputs = Sheets({NOTE: NoteInput(NOTE, "n.md", (fence,), ())}, unit_table(), lambda *_: None, lambda _: None)
    calculation, problems = evaluate(inputs)
    assert [one for one in problems if one.code != "CG350"] == []
    found = Machine(dict(calculation.nodes), budget=Budget(dict.fromkeys(Work, 1e12)))
    found.run_all()
    return found


@pytest.fixture(scope="module")
def asked() -> list[dict]:
    chance = random.Random(9)  # noqa: S311 - seeded on purpose
    return [
        {"key": f"n.md#y_{name}", "overrides": {f"n.md#a{at}": one for at, one in enumerate(case.given(chance))}}
        for name, case in CASES.items()
        for _ in range(TRIES)
    ]


@pytest.fixture(scope="module")
def ours(asked) -> list[Outcome]:
    under = machine().under
    return [under(one["overrides"]).value(one["key"]) for one in asked]


def wide(chance: random.Random) -> float:
    return 10 ** chance.uniform(-2, 4)


def share_of(chance: random.Random, a: float, b: float) -> float:
    """A share near the middle of a beta distribution, some of its deviations away."""
    middle = a / (a + b)
    return min(max(middle + chance.gauss(0, 4) * math.sqrt(middle * (1 - middle) / (a + b + 1)), 1e-9), 1 - 1e-9)


def widely(chance: random.Random, name: str) -> tuple[float, ...]:
    """Arguments with shapes of all sizes."""
    one, two = wide(chance), wide(chance)
    if name.startswith("chi2"):
        one *= 2  # the shape is half of it
    if name.startswith("beta"):
        return (probability(chance) if name.endswith("quantile") else share_of(chance, one, two), one, two)
    if name.endswith("quantile"):
        return (probability(chance), one) if name.startswith(("chi2", "t")) else (probability(chance), one, 3.0)
    size = around(chance, one)
    return (size, one) if name.startswith("chi2") else (size * 3, one, 3.0)


WIDELY = ["gamma_cdf", "gamma_tail", "gamma_quantile", "chi2_cdf", "chi2_tail", "chi2_quantile"]
WIDELY += ["beta_cdf", "beta_tail"]


@pytest.mark.fuzz
@pytest.mark.parametrize("name", WIDELY)
def test_shapes_of_all_sizes_have_twelve_digits_in_both_languages(name: str) -> None:
    chance = random.Random(name)  # noqa: S311 - seeded on purpose
    asked = [
        {"key": f"n.md#y_{name}", "overrides": {f"n.md#a{at}": one for at, one in enumerate(widely(chance, name))}}
        for _ in range(60)
    ]
    under = machine().under
    ours = [under(one["overrides"]).value(one["key"]) for one in asked]
    assert list(wrong(asked, ours)) == []
    test_a_page_computes_the_same(asked, ours)


def test_they_have_twelve_digits(asked, ours) -> None:
    assert list(wrong(asked, ours)) == []


def wrong(asked: list[dict], ours: list) -> Iterator[tuple[object, ...]]:
    for question, value in zip(asked, ours, strict=True):
        name, given = question["key"].removeprefix("n.md#y_"), tuple(question["overrides"].values())
        case = CASES[name]
        with mpmath.workdps(60):
            if case.is_quantile:
                if not isinstance(value, float):
                    if value.reason != "an inverse below 1e-306":
                        yield name, given, value
                    continue
                share, *shapes = given
                ends = sorted((value * (1 - SHARE), value * (1 + SHARE)))
                off = 0.0 if case.wanted(ends[0], *shapes) <= share <= case.wanted(ends[1], *shapes) else 1.0
            else:
                wanted = case.wanted(*given)
                off = abs(value - wanted) / wanted if wanted > LEAST else abs(value - wanted)
        if not off < SHARE:
            yield name, given, value, float(off)


def as_json(node: Node) -> dict[str, object]:
    return {"v": node.value} if node.program is None else {"p": node.program.operations}


def test_a_page_computes_the_same(asked, ours) -> None:
    nodes = {key: as_json(node) for key, node in machine().nodes.items()}
    told = json.dumps({"vaults": [{"nodes": nodes, "questions": asked}]})
    done = subprocess.run(["node", SCRIPT], input=told, capture_output=True, text=True, check=True, timeout=60)
    for one, mine, other in zip(asked, ours, json.loads(done.stdout)["answers"][0], strict=True):
        if isinstance(mine, Failure):
            assert (other["reason"], other["needs"]) == (mine.reason, mine.needs), one
        else:
            assert math.isclose(mine, other, rel_tol=SHARE, abs_tol=LEAST), one
