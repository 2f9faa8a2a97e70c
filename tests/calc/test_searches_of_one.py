"""Largest and smallest values, roots and integrals of functions that are hard to search, against SciPy.

Each function is a sum or product of pulses, waves, poles, steps and slopes whose places are known, so that the grid
of the oracle has points where something happens. A value may be refused. A wrong one ends the test.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy import optimize, special

from calcgraph.calc.model import QuantityId
from calcgraph.source import NoteId

LOW, HIGH = 0.0, 10.0
Function = Callable[[Any], Any]


class Hard:
    """One function of `x` between 0 and 10, as text and as a function of an array."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - seeded on purpose
        self.places: list[tuple[float, float]] = []
        """Where something happens, and over what width."""
        self.text, self.value = self.part()
        for _ in range(self.chance.randint(0, 2)):
            text, value = self.part()
            if self.chance.random() < 0.7:
                self.text, self.value = f"{self.text} + {text}", _plus(self.value, value)
            else:
                self.text, self.value = f"({self.text}) * ({text})", _times(self.value, value)
        self.grid = self._grid()

    def part(self) -> tuple[str, Function]:
        kinds = [
            self.pulse,
            self.bell,
            self.needle,
            self.wave,
            self.chirp,
            self.pole,
            self.stairs,
            self.jump,
            self.slope,
        ]
        return self.chance.choice(kinds)()

    def place(self, widths: list[float]) -> tuple[float, float]:
        at = round(self.chance.uniform(LOW, HIGH), self.chance.choice([1, 3, 5]))
        wide = self.chance.choice(widths)
        self.places.append((at, wide))
        return at, wide

    def size(self) -> float:
        return self.chance.choice([0.5, 1.0, 3.0, -2.0, 40.0])

    def pulse(self) -> tuple[str, Function]:
        (at, wide), high = self.place([1e-6, 1e-4, 1e-2, 0.3]), self.size()
        text = f"Piecewise(({high!r}, abs(x - {at!r}) < {wide!r}), (0, True))"
        return text, lambda x: np.where(np.abs(x - at) < wide, high, 0.0)

    def bell(self) -> tuple[str, Function]:
        (at, wide), high = self.place([1e-5, 1e-3, 0.05, 0.7]), self.size()
        return f"{high!r} * exp(-((x - {at!r}) / {wide!r})^2)", lambda x: high * np.exp(-(((x - at) / wide) ** 2))

    def needle(self) -> tuple[str, Function]:
        (at, wide), high = self.place([1e-4, 1e-2, 0.3]), self.size()
        return f"{high!r} / (1 + ((x - {at!r}) / {wide!r})^2)", lambda x: high / (1 + ((x - at) / wide) ** 2)

    def wave(self) -> tuple[str, Function]:
        fast, high = self.chance.choice([0.7, 5.0, 37.0, 211.0]), self.size()
        self.places.append((5.0, 5.0))
        return f"{high!r} * sin({fast!r} * x)", lambda x: high * np.sin(fast * x)

    def chirp(self) -> tuple[str, Function]:
        fast, high = self.chance.choice([0.5, 2.0, 9.0]), self.size()
        return f"{high!r} * cos({fast!r} * x^2)", lambda x: high * np.cos(fast * x**2)

    def pole(self) -> tuple[str, Function]:
        (at, _), power = self.place([1e-3]), self.chance.choice([1, 2])
        return f"1 / (x - {at!r})^{power}", lambda x: 1 / (x - at) ** power

    def stairs(self) -> tuple[str, Function]:
        many = self.chance.choice([0.4, 1.3, 7.0])
        self.places += [(at / many, 1e-3) for at in range(1, int(HIGH * many) + 1)]
        return f"floor({many!r} * x)", lambda x: np.floor(many * x)

    def jump(self) -> tuple[str, Function]:
        (at, _), high = self.place([1e-3]), self.size()
        return f"Piecewise((0, x < {at!r}), ({high!r}, True))", lambda x: np.where(x < at, 0.0, high)

    def slope(self) -> tuple[str, Function]:
        steep, at = self.chance.choice([0.3, -1.0, 2.5]), round(self.chance.uniform(LOW, HIGH), 2)
        self.places.append((at, 1e-3))
        return f"{steep!r} * abs(x - {at!r})", lambda x: steep * np.abs(x - at)

    def _grid(self) -> np.ndarray:
        near = np.concatenate([-np.geomspace(1e-9, 8, 60)[::-1], [0.0], np.geomspace(1e-9, 8, 60)])
        inside = np.linspace(-1.001, 1.001, 41)
        points = [np.linspace(LOW, HIGH, 60_001)]
        for at, wide in self.places:
            points += [at + near * wide, at + inside * wide, at + near]
        every = np.unique(np.concatenate(points))
        return every[(every >= LOW) & (every <= HIGH)]

    def breaks(self) -> np.ndarray:
        """Ends of pieces on which the function is smooth."""
        away = np.concatenate([[0.0, 1.0], np.geomspace(1e-2, 1e3, 41)])
        points = [at + side * away * wide for at, wide in self.places for side in (-1, 1)]
        every = np.unique(np.concatenate([np.linspace(LOW, HIGH, 3001), *points]))
        return every[(every >= LOW) & (every <= HIGH)]


def _plus(left: Function, right: Function) -> Function:
    return lambda x: left(x) + right(x)


def _times(left: Function, right: Function) -> Function:
    return lambda x: left(x) * right(x)


def _has_pole(hard: Hard) -> bool:
    return "1 / (x" in hard.text


def asked(vault: Any, hard: Hard, line: str) -> tuple[float | None, str]:
    """The value of `o`, and everything that is reported."""
    calculation, problems = vault(sheet=f"o = {line.format(hard.text)}")
    value = calculation.quantities[QuantityId(NoteId("n.md"), "o")].value
    return (None if value is None else value.number), "; ".join(f"{one.code} {one.message}" for one in problems)


def largest(hard: Hard, sign: int) -> float:
    """The supremum by SciPy: the best of the grid, then local searches from the ten best points."""
    values = sign * hard.value(hard.grid)
    best = float(np.max(values))
    for at in np.argsort(-values)[:10]:
        low, high = hard.grid[max(at - 1, 0)], hard.grid[min(at + 1, len(hard.grid) - 1)]
        found = optimize.minimize_scalar(
            lambda x: -sign * float(hard.value(np.float64(x))), bounds=(low, high), method="bounded",
            options={"xatol": 1e-13},
        )  # fmt: skip
        best = max(best, -float(found.fun))
    return sign * best


def judge_extreme(vault: Any, hard: Hard, word: str) -> tuple[str, str]:
    found, told = asked(vault, hard, f"{word} ({{}}) for x in {LOW!r}..{HIGH!r}")
    if found is None:
        return "refused", told
    wanted = largest(hard, 1 if word == "max" else -1)
    scale = float(np.ptp(hard.value(hard.grid))) + abs(wanted)
    right = np.isfinite(wanted) and abs(found - wanted) <= 1e-6 * scale
    return ("right" if right else "wrong"), f"{word}: {found}, SciPy {wanted}"


def judge_integral(vault: Any, hard: Hard) -> tuple[str, str]:
    found, told = asked(vault, hard, f"integrate({{}}, (x, {LOW!r}, {HIGH!r}))")
    if found is None:
        return "refused", told
    breaks = hard.breaks()
    low, wide = breaks[:-1, None], np.diff(breaks)[:, None]
    points, weights = special.roots_legendre(12)
    pieces = (hard.value(low + wide * (points + 1) / 2) * wide / 2) @ weights
    wanted, scale = float(np.sum(pieces)), float(np.sum(np.abs(pieces))) + 1e-9
    right = not _has_pole(hard) and abs(found - wanted) <= 2e-6 * scale
    return ("right" if right else "wrong"), f"integral: {found}, SciPy {wanted}"


def judge_root(vault: Any, hard: Hard) -> tuple[str, str]:
    """A root must be one: zero, or a change of sign without a jump; others must be named if the grid sees them."""
    level = hard.chance.choice([0.0, 0.3, 1.0])
    found, told = asked(vault, hard, f"solve {{}} = {level!r} for x in {LOW!r}..{HIGH!r}")
    if found is None:
        return "refused", told
    near = found + np.array([-1, 0, 1]) * max(abs(found), 1e-3) * 1e-9
    values = hard.value(near) - level
    spread = float(np.ptp(values))
    small = abs(values[1]) <= 1e-6 * max(1.0, spread)
    zero = small or (values[0] * values[2] <= 0 and spread <= 1e-3)
    signs = np.sign(hard.value(hard.grid) - level)
    others = hard.grid[1:][(signs[1:] * signs[:-1] < 0)]
    told = f"root: {found} of {level} with {values}; {told}; {len(others)} changes of sign"
    return ("right" if zero else "wrong"), told


def judge_all(vault: Any, seed: int) -> list[tuple[str, tuple[str, str]]]:
    """What came of each of the four questions."""
    hard = Hard(seed)
    with np.errstate(all="ignore"):
        judged = {word: judge_extreme(vault, hard, word) for word in ("max", "min")}
        judged |= {"integral": judge_integral(vault, hard), "root": judge_root(vault, hard)}
    return [(word, (kind, f"{hard.text}\n{told}")) for word, (kind, told) in judged.items()]


def count(vault: Any, seeds: range) -> dict[str, int]:
    counted: dict[str, int] = {}
    for seed in seeds:
        for _, (kind, told) in judge_all(vault, seed):
            assert kind != "wrong", f"seed {seed}: {told}"
            counted[kind] = counted.get(kind, 0) + 1
    return counted


def test_no_search_of_one_variable_is_wrong(vault):
    counted = count(vault, range(102, 107))
    assert counted["right"] >= 12


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(100, 300, 20))
def test_no_search_of_many_is_wrong(vault, first):
    count(vault, range(first, first + 20))
