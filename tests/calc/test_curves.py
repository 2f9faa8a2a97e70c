"""Values between the rows of a table: against NumPy and SciPy, and what is refused."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.interpolate import PchipInterpolator, RegularGridInterpolator

from calcgraph.calc.model import QuantityId
from calcgraph.calc.programs.curves import LINEAR, SMOOTH, TIERS, across, along, slopes_of

TABLES = """<!-- calc: table atm -->
| id | alt [km] | rho [kg/m^3] | word | hole | range [m] |
|---|---:|---:|---|---:|---:|
| a | 0 | 1.225 | x | 1 | 1..2 |
| c | 10 | 0.4135 | y | | 3 |
| b | 5 | 0.7364 | x | 3 | 4 |
| d | 20 | 0.0889 | y | 4 | 5 |

<!-- calc: table tiers -->
| id | from [USD] | rate [%] |
|---|---:|---:|
| a | 0 | 0 |
| b | 11000 | 10 |
| c | 44000 | 12 |

<!-- calc: table grid -->
| id | a [m] | b [s] | z [V] |
|---|---:|---:|---:|
| p | 0 | 0 | 0 |
| q | 0 | 1 | 1 |
| r | 2 | 0 | 4 |
| s | 2 | 1 | 9 |

"""
ALT, RHO = (0.0, 5e3, 1e4, 2e4), (1.225, 0.7364, 0.4135, 0.0889)
FINE = np.linspace(0, 2e4, 200_001)

VALUES = {
    "between two rows": ("a = interpolate(atm.rho, atm.alt = 7 km)", float(np.interp(7e3, ALT, RHO))),
    "at a row": ("a = interpolate(atm.rho, atm.alt = 5000 m)", 0.7364),
    "at the end": ("a = interpolate(atm.rho, atm.alt = 20 km)", 0.0889),
    "smooth": ("a = interpolate(atm.rho, atm.alt = 7 km, smooth)", float(PchipInterpolator(ALT, RHO)(7e3))),
    "clamped above": ("a = interpolate(atm.rho, atm.alt = 30 km, clamp)", 0.0889),
    "clamped below": ("a = interpolate(atm.rho, atm.alt = -3 km, smooth, clamp)", 1.225),
    "a tier": ("a = step(tiers.rate, tiers.from = 43k USD)", 0.1),
    "the edge of a tier": ("a = step(tiers.rate, tiers.from = 11000 USD)", 0.1),
    "the edge of a tier that was computed": ("a = step(tiers.rate, tiers.from = 3 * 1.1 * 10000 USD / 3)", 0.1),
    "above all tiers": ("a = step(tiers.rate, tiers.from = 1G USD)", 0.12),
    "below all tiers": ("a = step(tiers.rate, tiers.from = -1 USD, clamp)", 0),
    "a grid": ("a = interpolate(grid.z, grid.a = 0.5 m, grid.b = 0.25 s)", 1.5),
    "a function": ("f(h1) = interpolate(atm.rho, atm.alt = h1)\na = f(2 km) / f(4 km)",
        float(np.interp(2e3, ALT, RHO) / np.interp(4e3, ALT, RHO))),
    "its largest value": (
        "q(h1) = interpolate(atm.rho, atm.alt = h1) * (h1 / 1 km)\na = max q(h1) for h1 in 0 km..20 km",
        float(np.max(np.interp(FINE, ALT, RHO) * FINE / 1e3))),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_the_value(sheet, value, vault):
    calculation, problems = vault({"n.md": f"{TABLES}```calc\n{sheet}\n```\n"}, reference=True)
    assert problems == ()
    found = calculation.quantities[QuantityId("n.md", "a")].value
    assert found is not None
    assert found.number == pytest.approx(value, rel=1e-9 if "max" not in sheet else 1e-7, abs=1e-15)


WRONG = {
    "outside": ("a = interpolate(atm.rho, atm.alt = 30 km)", "CG350", "no value: outside the table"),
    "below the first tier": ("a = step(tiers.rate, tiers.from = -1 USD)", "CG350", "no value: outside the table"),
    "another unit": ("a = interpolate(atm.rho, atm.alt = 3 V)", "CG310", "`atm.alt` is km, `3 V` is V"),
    "no key": ("a = interpolate(atm.rho)", "CG346", "`interpolate` takes one or two columns of keys, not 0"),
    "a key alone": ("z = 3 km\na = interpolate(atm.rho, z)", "CG346", "`interpolate` does not take `z`"),
    "a slip": ("a = interpolate(atm.rho, atm.alt = 3 km, smoth)", "CG346", "`interpolate` does not take `smoth`"),
    "another table": (
        "a = interpolate(atm.rho, tiers.from = 3 USD)",
        "CG346",
        "`interpolate` does not take `tiers.from = 3 USD`",
    ),
    "no column": ("a = interpolate(atm.rho2, atm.alt = 3 km)", "CG345", "`atm` has no column `rho2`"),
    "no table": ("a = interpolate(atmo.rho, atmo.alt = 3 km)", "CG343", "`atmo` is not defined in this note"),
    "a row": ("r = pick atm: a\na = interpolate(r.rho, r.alt = 3 km)", "CG346", "`r` is not a table"),
    "words": ("a = interpolate(atm.word, atm.alt = 3 km)", "CG345", "`atm.word` is text, not a number"),
    "a hole": ("a = interpolate(atm.hole, atm.alt = 3 km)", "CG351", "the cell `atm.c.hole` is empty"),
    "a range": ("a = interpolate(atm.range, atm.alt = 3 km)", "CG346",
        "`atm.range` contains ranges, and a curve needs single numbers"),
    "one key twice": ("a = interpolate(grid.z, grid.a = 1 m)", "CG346", "two rows have the same `grid.a`"),
    "no grid": ("a = interpolate(atm.rho, atm.alt = 3 km, atm.rho = 1 kg/m^3)", "CG346",
        "`atm` is not a grid of `atm.alt` and `atm.rho`"),
    "a smooth grid": ("a = interpolate(grid.z, grid.a = 1 m, grid.b = 0 s, smooth)", "CG346",
        "`smooth` needs `interpolate` with one column of keys"),
    "two keys of tiers": ("a = step(grid.z, grid.a = 1 m, grid.b = 0 s)", "CG346",
        "`step` takes one or two columns of keys, not 2"),
    "a word of another tool": ("a = interp(3, 4)", "CG346", "there is no function `interp`"),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_is_refused(sheet, code, message, vault):
    _, problems = vault({"n.md": f"{TABLES}```calc\n{sheet}\n```\n"})
    assert (code, message) in [(one.code, one.message) for one in problems]


def test_a_function_may_be_called_step(vault):
    calculation, problems = vault(sheet="step(x) = 2 * x\na = step(3)")
    assert problems == ()
    assert calculation.quantities[QuantityId("n.md", "a")].value.number == 6


POINTS = st.lists(
    st.tuples(st.integers(-500, 500), st.floats(-1e6, 1e6, allow_nan=False)),
    min_size=2, max_size=12, unique_by=lambda point: point[0],
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(points=POINTS, share=st.floats(0, 1))
def test_curves_are_those_of_numpy_and_scipy(points, share):
    points = sorted(points)
    xs, ys = [x / 7 for x, _ in points], [y for _, y in points]
    x = xs[0] + (xs[-1] - xs[0]) * share
    size = max(map(abs, ys)) * 1e-9 + 1e-300
    assert along(xs, ys, (), x, LINEAR, 0) == pytest.approx(float(np.interp(x, xs, ys)), rel=1e-9, abs=size)
    with np.errstate(all="ignore"):
        smooth = float(PchipInterpolator(xs, ys)(x))
    assert along(xs, ys, slopes_of(xs, ys), x, SMOOTH, 0) == pytest.approx(smooth, rel=1e-9, abs=size)
    tier = ys[max(i for i, one in enumerate(xs) if one <= x)]
    assert along(xs, ys, (), x, TIERS, 0) in {tier, ys[min(range(len(xs)), key=lambda i: abs(xs[i] - x))]}


@settings(max_examples=100, deadline=None)
@given(data=st.data(), wide=st.integers(2, 5), high=st.integers(2, 5))
def test_grids_are_those_of_scipy(data, wide, high):
    xs = np.cumsum(data.draw(st.lists(st.floats(0.1, 9), min_size=wide, max_size=wide)))
    ys = np.cumsum(data.draw(st.lists(st.floats(0.1, 9), min_size=high, max_size=high)))
    values = np.array(data.draw(st.lists(st.floats(-1e3, 1e3), min_size=wide * high, max_size=wide * high)))
    x, y = (ends[0] + (ends[-1] - ends[0]) * data.draw(st.floats(0, 1)) for ends in (xs, ys))
    wanted = RegularGridInterpolator((xs, ys), values.reshape(wide, high))([[min(x, xs[-1]), min(y, ys[-1])]])[0]
    assert across(list(xs), list(ys), list(values), x, y, 0) == pytest.approx(float(wanted), rel=1e-9, abs=1e-9)
