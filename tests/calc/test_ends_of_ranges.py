"""Ends of ranges against SciPy: random formulas, written here, of which no end may be too near.

The oracle knows nothing of calcgraph: each formula is built twice, as text and as a function of an array.
"""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from scipy import optimize

from calcgraph.calc.model import QuantityId, Value
from calcgraph.hosts.command_line import main
from calcgraph.source import NoteId

NEAR = 1e-6
"""Of the width: how much too near an end may be."""
Function = Callable[[Any], Any]
Box = list[tuple[float, float]]


@dataclass
class Drawn:
    """A formula with its ranges."""

    text: str
    value: Function
    box: Box

    @property
    def sheet(self) -> str:
        lines = [f"p{i} = {low!r}..{high!r}" for i, (low, high) in enumerate(self.box)]
        return "\n".join([*lines, f"o = {self.text}"])


class Formulas:
    """Formulas with a value everywhere in their box."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - seeded on purpose

    def draw(self) -> Drawn:
        count = self.chance.randint(1, 5)
        box = []
        for _ in range(count):
            low = round(self.chance.uniform(-4, 4), 1)
            box.append((low, round(low + self.chance.choice([0.3, 1, 2, 5, 7]), 1)))
        text, value = self.sum(count)
        return Drawn(text, value, box)

    def sum(self, count: int) -> tuple[str, Function]:
        parts = [self.term(count) for _ in range(self.chance.randint(1, 3))]
        text, value = parts[0]
        for other, second in parts[1:]:
            sign = self.chance.choice("+-")
            text, value = f"{text} {sign} {other}", _two(value, second, sign)
        return text, value

    def term(self, count: int) -> tuple[str, Function]:
        text, value = self.factor(count, 0)
        for _ in range(self.chance.randint(0, 2)):
            other, second = self.factor(count, 0)
            text, value = f"{text} * {other}", _two(value, second, "*")
        return text, value

    def factor(self, count: int, depth: int) -> tuple[str, Function]:
        at = self.chance.randrange(count)
        number = round(self.chance.uniform(0.2, 3), 1)
        plain = (f"p{at}", lambda x: x[at])
        if depth > 1 or self.chance.random() < 0.45:
            return plain
        inner, value = self.sum_of_two(count, depth + 1)
        kinds: list[tuple[str, Function]] = [
            (f"({inner})^2", lambda x: value(x) ** 2),
            (f"({inner})^3", lambda x: value(x) ** 3),
            (f"sin({inner})", lambda x: np.sin(value(x))),
            (f"cos({inner})", lambda x: np.cos(value(x))),
            (f"exp(-({inner})^2)", lambda x: np.exp(-(value(x) ** 2))),
            (f"exp(({inner}) / 4)", lambda x: np.exp(value(x) / 4)),
            (f"abs({inner})", lambda x: np.abs(value(x))),
            (f"sqrt({number} + ({inner})^2)", lambda x: np.sqrt(number + value(x) ** 2)),
            (f"1 / ({number} + ({inner})^2)", lambda x: 1 / (number + value(x) ** 2)),
            (f"Max({inner}, {number})", lambda x: np.maximum(value(x), number)),
            (f"Min({inner}, p{at})", lambda x: np.minimum(value(x), x[at])),
            (f"tanh({inner})", lambda x: np.tanh(value(x))),
            (f"atan({inner})", lambda x: np.arctan(value(x))),
            (f"ln({number} + ({inner})^2)", lambda x: np.log(number + value(x) ** 2)),
            (f"clamp({inner}, -1, {number})", lambda x: np.clip(value(x), -1, number)),
            (
                f"Piecewise(({inner}, p{at} < 0), (-({inner}), True))",
                lambda x: np.where(x[at] < 0, value(x), -value(x)),
            ),
        ]
        return self.chance.choice(kinds)

    def sum_of_two(self, count: int, depth: int) -> tuple[str, Function]:
        left, first = self.factor(count, depth + 1)
        right, second = self.factor(count, depth + 1)
        sign = self.chance.choice(["+", "-", "*", ""])
        if not sign:
            by = round(self.chance.uniform(-2, 2), 1)
            return f"({left} - ({by!r}))", lambda x: first(x) - by
        return f"({left} {sign} {right})", _two(first, second, sign)


def _two(left: Function, right: Function, sign: str) -> Function:
    if sign == "*":
        return lambda x: left(x) * right(x)
    return (lambda x: left(x) + right(x)) if sign == "+" else (lambda x: left(x) - right(x))


def ends_of(drawn: Drawn, *, thorough: bool) -> tuple[float, float]:
    """The ends by SciPy: a grid, corners and random points, then local searches; differential evolution as well."""
    box = drawn.box
    lows, highs = (np.array(ends) for ends in zip(*box, strict=True))
    count = len(box)
    steps = {1: 4001, 2: 101, 3: 25, 4: 11, 5: 7}[count]
    axes = [np.linspace(low, high, steps) for low, high in box]
    grid = np.stack([one.ravel() for one in np.meshgrid(*axes)])
    chance = np.random.default_rng(7)
    points = np.concatenate([grid, lows[:, None] + (highs - lows)[:, None] * chance.random((count, 4000))], axis=1)
    values = np.broadcast_to(drawn.value(points), points.shape[1])
    found = []
    for way in (1, -1):
        order = np.argsort(way * values)
        best = way * values[order[0]]

        def ask(x: Sequence[float], sign: int = way) -> float:
            return float(sign * drawn.value(np.clip(x, lows, highs)))

        for i in order[:: max(1, len(order) // 40)][: 3 if not thorough else 6]:
            best = min(best, optimize.minimize(ask, points[:, i], method="L-BFGS-B", bounds=box).fun)
        best = min(best, optimize.minimize(ask, points[:, order[0]], method="Nelder-Mead", bounds=box).fun)
        if thorough:
            best = min(best, optimize.differential_evolution(ask, box, seed=1, maxiter=60, popsize=12, tol=1e-10).fun)
        found.append(way * best)
    return found[0], found[1]


def measure(vault: Any, drawn: Drawn, *, thorough: bool) -> tuple[float, Value]:
    """By how much an end is too near, as a share of the width, and what was found."""
    calculation, problems = vault(sheet=drawn.sheet)
    value = calculation.quantities[QuantityId(NoteId("n.md"), "o")].value
    assert value is not None, (drawn.sheet, problems)
    low, high = ends_of(drawn, thorough=thorough)
    width = high - low
    slack = 1e-10 * max(abs(low), abs(high), 1e-300)
    missing = max(value.low - low - slack, high - value.high - slack, 0.0)
    return (missing / width if width else missing), value


@pytest.mark.parametrize("first", range(0, 40, 20))
def test_no_end_is_too_near(vault, first):
    open_ones = 0
    for seed in range(first, first + 20):
        drawn = Formulas(seed).draw()
        missing, value = measure(vault, drawn, thorough=False)
        assert missing <= NEAR, drawn.sheet
        open_ones += value.is_open
    assert open_ones <= 1


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1_000, 3_000, 100))
def test_no_end_of_many_is_too_near(vault, first):
    for seed in range(first, first + 100):
        drawn = Formulas(seed).draw()
        missing, _ = measure(vault, drawn, thorough=True)
        assert missing <= NEAR, drawn.sheet


@pytest.mark.parametrize(
    ("sheet", "text"),
    {
        "a product with a square": ("a = 1..4\nb = 0.5..2\nc = -3..1\no = a * b * (1 - c^2)", "-64 to 8"),
        "a wave with factors": ("u = 0..10\nv = 0..1\nw = 2..3\no = sin(u) * v * w", "-3 to 3"),
        "a sequence that rises": (
            "g = 1..5 %\nc(0) = 100\nc(n) = c(n - 1) * (1 + g) for n in 1..2\no = c(2)",
            "102–110",
        ),
        "an integral": ("k = 1..2\no = integrate(k * exp(-x^2), (x, 0, 1))", "0.747–1.49"),
        "a root": ("k = 1..4\no = solve x^3 + x = 2 * k for x in 0..9", "1–1.83"),
        "a density that is narrow": ("x = 0..1e8\no = gamma_density(20, x)", "0–0.0911"),
        "a density of chi-squared": ("use statistics: chi2_pdf\nx = 0..1e9\no = chi2_pdf(x, 7)", "0–0.122"),
        "a density that falls": ("x = 0..1e6\no = gamma_density(1, x)", "0–1"),
        "a density between 0 and 1": ("x = 0..1\no = beta_density(3e3, 5e5, x)", "0–3675"),
        "a density of a share": ("x = 0.2..0.4\no = 1 + beta_density(2, 3, x)", "2.54–2.78"),
        "tiers": ("p = 0..50\no = Piecewise((p, p < 10), (10 + (p - 10) / 2, True))", "0–30"),
    }.values(),
)
def test_what_is_proved(sheet, text, vault):
    calculation, problems = vault(sheet=sheet)
    assert not problems
    found = calculation.quantities[QuantityId(NoteId("n.md"), "o")]
    assert (found.text, found.value.is_open) == (text, False)


RATES = "k = 1..2\node v' = -k * v, v(0) = 3 for t in 0..1\no = v(1)\n"


def test_what_is_not_proved_says_so(vault):
    calculation, problems = vault(sheet=RATES + "check small: o < 5\ncheck none: o > 0.5")
    found = calculation.quantities[QuantityId(NoteId("n.md"), "o")]
    assert (found.text, found.value.is_open) == ("at least 0.406–1.1", True)
    assert [one.message.partition(":")[0] for one in problems] == [
        "the check is not proved",
        "the check fails, `none`",
    ]


def test_claims_about_all_of_a_range_that_is_not_proved_are_refused(tmp_path):
    claims = "[at most 2](#o), [exactly 1](#o), [at most 1](#o), [0.5](#o), [0.4 to 1.2](#o)"
    (tmp_path / "n.md").write_text(f"```calc\n{RATES}```\n\n{claims}\n")
    done = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache", "--format", "json"])
    found = [(one["code"], one["column"]) for one in json.loads(done.output)["diagnostics"]]
    assert found == [("CG406", 1), ("CG401", 18), ("CG401", 35)]
