"""Curves through computed columns: NumPy's straight lines, SciPy's smooth ones, tiers, grids."""

import math

import numpy as np
import pytest
from scipy.interpolate import PchipInterpolator

from calcgraph.calc.nodes import Failure

XS = [3.0, 1.0, 7.5, 4.0, 2.25, 9.0]
TABLE = "<!-- calc: table t -->\n| id | n | x |\n|---|--:|--:|\n" + "".join(
    f"| r{at} | {at} | {x} |\n" for at, x in enumerate(XS)
)
GRID = "<!-- calc: table u -->\n| id | a | b |\n|---|--:|--:|\n" + "".join(
    f"| r{a}{b} | {a} | {b} |\n" for a in range(3) for b in range(2)
)
LINES = """scale = 2 in 1..3
t.key [m] = t.x * 1 m
t.value [kW] = sqrt(t.x) * scale * 1 kW
u.z = u.a * 10 + u.b
"""
KEYS = sorted(XS)
VALUES = [2 * math.sqrt(x) for x in KEYS]

CASES = {
    "straight lines": ("interpolate(t.value, t.key = 5 m)", 1e3 * np.interp(5, KEYS, VALUES)),
    "a written key": ("interpolate(t.value, t.x = 5)", 1e3 * np.interp(5, KEYS, VALUES)),
    "a written value": ("interpolate(t.n, t.key = 4 m)", 3),
    "smooth": ("interpolate(t.value, t.key = 5 m, smooth)", 1e3 * float(PchipInterpolator(KEYS, VALUES)(5))),
    "tiers": ("step(t.value, t.key = 8.9 m)", 1e3 * 2 * math.sqrt(7.5)),
    "the nearest end": ("interpolate(t.value, t.key = 50 m, clamp)", 1e3 * 6),
    "other arguments": ("(interpolate(t.value, t.key = 5 m) with scale = 3)", 1.5e3 * np.interp(5, KEYS, VALUES)),
    "a grid": ("interpolate(u.z, u.a = 1.5, u.b = 0.25)", 15.25),
    "in a column": ("total(t.half)", sum(1e3 * np.interp(min(max(x / 2, 1), 9), KEYS, VALUES) for x in XS)),
}


@pytest.mark.parametrize("name", CASES)
def test_a_curve_goes_through_computed_columns(vault, name: str) -> None:
    formula, wanted = CASES[name]
    half = "t.half = interpolate(t.value, t.key = t.key / 2, clamp)\n" if "half" in formula else ""
    calculation, _ = vault({"n.md": f"{TABLE}\n{GRID}\n```calc\n{LINES}{half}y = {formula}\n```\n"}, reference=True)
    assert calculation.outcomes["n.md#y"] == pytest.approx(wanted, rel=1e-12)


REFUSED = {
    "outside": ("interpolate(t.value, t.key = 50 m)", "CG350"),
    "another unit": ("interpolate(t.value, t.key = 5)", "CG310"),
    "two rows with one key": ("step(t.value, t.same = 1)", "CG350"),
    "a column that is not there": ("step(t.values, t.key = 1 m)", "CG345"),
    "itself": ("step(t.loop, t.key = 1 m)", "CG347"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_no_curve(vault, name: str) -> None:
    formula, code = REFUSED[name]
    more = "t.same = t.x - t.x\nt.loop = step(t.loop, t.key = t.key)\n"
    calculation, problems = vault({"n.md": f"{TABLE}\n{GRID}\n```calc\n{LINES}{more}y = {formula}\n```\n"})
    assert isinstance(calculation.outcomes["n.md#y"], Failure)
    assert code in {one.code for one in problems}, problems
