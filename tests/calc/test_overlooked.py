"""Peaks and roots narrower than the steps of a search: found, or refused, in the build and in the page.

The oracle is the construction: each curve is a sum of parts whose integrals have closed forms, evaluated by mpmath.
"""

import math
import random
from collections.abc import Callable
from typing import Any

import mpmath
import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.source import NoteId

WRONG = 1e-7
"""Share of the sizes of the parts beyond which an integral is wrong."""
EDGE = 1e-11
"""Comparisons take numbers for equal that differ by less, relative to their size: an edge is not sharper."""
Part = tuple[str, Callable[[Any], Any], Callable[[Any, Any], Any]]
"""A text, its value, and its integral between two points."""
erf, tanh, log, cosh, atan, exp, sqrt = (
    mpmath.erf,
    mpmath.tanh,
    mpmath.log,
    mpmath.cosh,
    mpmath.atan,
    mpmath.exp,
    mpmath.sqrt,
)


def of_primitive(text: str, value: Callable[[Any], Any], primitive: Callable[[Any], Any]) -> Part:
    return text, value, lambda low, high: primitive(high) - primitive(low)


def gauss(a: float, c: float, d: float) -> Part:
    whole = a * d * sqrt(mpmath.pi) / 2
    return of_primitive(
        f"{a!r} * exp(-((x - {c!r}) / {d!r})^2)",
        lambda x: a * exp(-(((x - c) / d) ** 2)),
        lambda x: whole * erf((x - c) / d),
    )


def lorentz(a: float, c: float, d: float) -> Part:
    return of_primitive(
        f"{a!r} / (1 + ((x - {c!r}) / {d!r})^2)",
        lambda x: a / (1 + ((x - c) / d) ** 2),
        lambda x: a * d * atan((x - c) / d),
    )


def square(a: float, c: float, d: float) -> Part:
    """A peak of a polynomial that is written out: nothing in it is zero at the peak."""
    text = f"{a!r} / (1 + (x^2 - {2 * c!r} * x + {c * c!r}) / {d * d!r})"
    return of_primitive(text, lambda x: a / (1 + ((x - c) / d) ** 2), lambda x: a * d * atan((x - c) / d))


def two_lobes(a: float, c: float, d: float) -> Part:
    """A peak to both sides of a place, and nothing at it."""

    def primitive(x: Any) -> Any:
        u = (x - c) / d
        return a * d * (sqrt(mpmath.pi) * erf(u) / 4 - u * exp(-u * u) / 2)

    u = f"((x - {c!r}) / {d!r})^2"
    return of_primitive(
        f"{a!r} * {u} * exp(-{u})", lambda x: a * ((x - c) / d) ** 2 * exp(-(((x - c) / d) ** 2)), primitive
    )


def pulse(a: float, c: float, d: float) -> Part:
    def inside(x: Any) -> Any:
        return a * min(max(x - (mpmath.mpf(c) - d), 0), 2 * mpmath.mpf(d))

    text = f"{a!r} * Piecewise((1, abs(x - {c!r}) < {d!r}), (0, True))"
    return of_primitive(text, lambda x: a if abs(x - c) < d else 0, inside)


def between(a: float, c: float, d: float) -> Part:
    low, high = float(f"{c - d:.12g}"), float(f"{c + d:.12g}")
    text = f"{a!r} * Piecewise((1, x > {low!r} and x < {high!r}), (0, True))"
    return of_primitive(text, lambda x: a if low < x < high else 0, lambda x: a * min(max(x, low), high))


def tent(a: float, c: float, d: float) -> Part:
    def primitive(x: Any) -> Any:
        s = max(-1, min(1, (x - mpmath.mpf(c)) / d))
        return a * d * (s + (s * s / 2 if s < 0 else -s * s / 2))

    text = f"{a!r} * Max(0, 1 - abs(x - {c!r}) / {d!r})"
    return of_primitive(text, lambda x: a * max(mpmath.mpf(0), 1 - abs(x - c) / d), primitive)


def wave(a: float, c: float, d: float) -> Part:
    w = round(1 / d, 3)
    text = f"{a!r} * sin({w!r} * (x - {c!r}))"
    return of_primitive(
        text, lambda x: a * mpmath.sin(w * (x - c)), lambda x: -a / mpmath.mpf(w) * mpmath.cos(w * (x - c))
    )


def step(a: float, c: float, d: float) -> Part:
    text = f"{a!r} * tanh((x - {c!r}) / {d!r})"
    return of_primitive(text, lambda x: a * tanh((x - c) / d), lambda x: a * d * log(cosh((x - c) / d)))


def corner(a: float, c: float, d: float) -> Part:
    value = lambda x: a * sqrt(abs(x - c))  # noqa: E731 - the value is used twice
    return of_primitive(f"{a!r} * sqrt(abs(x - {c!r}))", value, lambda x: value(x) * (x - c) * 2 / 3)


def line(a: float, c: float, d: float) -> Part:
    return of_primitive(f"{a!r} * (x - {c!r})", lambda x: a * (x - c), lambda x: a * (x - c) ** 2 / 2)


NARROW = [gauss, lorentz, square, two_lobes, pulse, between, tent]
SMOOTH = [wave, step, corner, line]


def curve(seed: int) -> tuple[float, float, list[Part], list[float]]:
    """A range and a curve in it, and its peaks' places: from a millionth of the range to a tenth."""
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    low = chance.choice([0.0, -1.0, 2.0, -30.0])
    high = low + chance.choice([1.0, 2.5, 40.0])
    kinds = [chance.choice(NARROW) for _ in range(chance.choice([1, 1, 2]))]
    kinds += [chance.choice(SMOOTH) for _ in range(chance.choice([0, 0, 1, 2]))]
    parts, places = [], []
    for kind in kinds:
        share = chance.uniform(-3.5 if kind is square else -6, -1) if kind in NARROW else chance.uniform(-2, 0)
        width, place = (high - low) * 10**share, low + (high - low) * chance.uniform(0.02, 0.98)
        places.append(round(place, 4))
        parts.append(kind(chance.choice([1.0, 3.0, -2.0, 0.25]), places[-1], float(f"{width:.3g}")))
    return low, high, parts, places


def value_of(vault: Any, sheet: str) -> float | None:
    calculation, _ = vault(sheet=sheet)
    value = calculation.quantities[QuantityId(NoteId("n.md"), "o")].value
    return None if value is None else value.number


def wrong_area(vault: Any, seed: int) -> str:
    low, high, parts, _ = curve(seed)
    text = " + ".join(text for text, *_ in parts)
    called = f"f(x) = {text}\no = integrate(f(x), (x, {low!r}, {high!r}))"
    found = value_of(vault, called if seed % 2 else f"o = integrate({text}, (x, {low!r}, {high!r}))")
    with mpmath.workdps(40):
        areas = [area(mpmath.mpf(low), mpmath.mpf(high)) for *_, area in parts]
        slack = WRONG * sum(map(abs, areas)) + EDGE * max(abs(low), abs(high))
        off = 0 if found is None else abs(found - sum(areas))
    return f"{text}: {found}, off by {float(off):.1e}" if off > slack else ""


def wrong_top(vault: Any, seed: int) -> str:
    """A largest value that is smaller than the curve at one of its peaks."""
    low, high, parts, places = curve(seed)
    text = " + ".join(text for text, *_ in parts)
    found = value_of(vault, f"o = max 0 + {text} for x in {low!r}..{high!r}")
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    near = [point for place in places for point in (place, *(place + chance.gauss(0, 10**-i) for i in range(8)))]
    values = [sum(value(mpmath.mpf(point)) for _, value, _ in parts) for point in near if low <= point <= high]
    is_lower = found is not None and max(values) > found + 1e-6 * max(map(abs, values))
    return f"{text}: {found}, not {float(max(values))}" if is_lower else ""


ASKED = {"integrals": wrong_area, "largest values": wrong_top}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_no_narrow_peak_is_lost_in_silence(vault, asked):
    assert [wrong for seed in range(30) if (wrong := asked(vault, seed))] == []


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1_000, 1_400, 50))
@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_none_of_many_is_lost_in_silence(vault, asked, first):
    assert [wrong for seed in range(first, first + 50) if (wrong := asked(vault, seed))] == []


PEAK, AREA = "exp(-1e12 * (x - 0.123)^2)", 1.772453850905516e-6
ROOT = 0.123 - math.sqrt(math.log(2)) * 1e-6
VALUES = {
    "an integral": (f"o = integrate({PEAK}, (x, 0, 1))", AREA),
    "backwards": (f"o = integrate({PEAK}, (x, 1, 0))", -AREA),
    "by a function": (f"f(x) = {PEAK}\no = integrate(f(x), (x, 0, 2.5))", AREA),
    "where numbers are too coarse for it": ("o = integrate(exp(-1e12 * (x - 5000.123)^2), (x, 5000, 5001))", None),
    "of nothing but a bit beside it": (f"o = integrate({PEAK} + 1e-3, (x, 0, 1))", AREA + 1e-3),
    "a dip": (f"o = min 2 - {PEAK} for x in 0..1", 1),
    "a peak": (f"o = max 3 * {PEAK} for x in 0..1", 3),
    "its place": (f"o = argmax 3 * {PEAK} for x in 0..1", 0.123),
    "a root": (f"x = 0.1\no = solve {PEAK} = 0.5 for x in 0..1 near 0", ROOT),
    "two roots of a parabola": ("x = 1\no = solve (x - 0.3333)^2 = 1e-12 for x in 0..1 near 0", 0.333299),
}


@pytest.mark.parametrize("name", VALUES)
def test_the_value_with_exact_arithmetic(vault, name):
    sheet, value = VALUES[name]
    calculation, problems = vault(sheet=sheet, reference=True)
    found = calculation.quantities[QuantityId(NoteId("n.md"), "o")].value
    assert [problem for problem in problems if problem.code != "CG359"] == [] or value is None
    if found is None or value is None:
        assert found is value
        return
    assert found.number == pytest.approx(value, rel=1e-9, abs=1e-15)


def test_a_pole_beside_a_peak_has_no_value(vault):
    for body in ("1 / (x - 0.12345)^2", "1 / (x - 0.12345)", f"{PEAK} + 1 / abs(x - 0.98765)"):
        assert value_of(vault, f"o = integrate({body}, (x, 0, 1))") is None


def ordinary(seed: int) -> str:
    """A curve without anything narrow."""
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    parts = [
        "x^2",
        "sqrt(x + 2)",
        "sin(3 * x)",
        "exp(-x / 2)",
        "log(x + 3)",
        "1 / (x + 2)",
        "Max(x, 1)",
        "abs(x - 0.4)",
    ]
    return " + ".join(f"{chance.uniform(-2, 3):.3f} * {part}" for part in chance.sample(parts, 3))


def test_an_ordinary_integral_keeps_its_value_to_the_last_bit(vault, monkeypatch):
    sheets = [f"o = integrate({ordinary(seed)}, (x, -1, 2.5))" for seed in range(12)]
    found = [value_of(vault, sheet) for sheet in sheets]
    monkeypatch.setattr("calcgraph.calc.programs.watching.places", lambda *_: ([], []))
    assert found == [value_of(vault, sheet) for sheet in sheets]
    assert None not in found
