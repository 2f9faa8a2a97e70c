"""Functions with steps: `f(x) = u^2 + u where u = x / 2 m`."""

import pytest

from calcgraph.calc.model import QuantityId

VALUES = {
    "a step": ("L = 2 m\nf(x) = u^2 + u where u = x / L\na = f(6 m)", 12),
    "a step of a step": ("f(x) = v - 1 where u = x + 1, v = u * u\na = f(2)", 8),
    "with a unit": ("f(t) [km] = v * t / 2 where v = 9.81 m/s^2 * t\na = f(20 s) / 1 m", 1962),
    "behind a default": ("f(x, y = 3) = u where u = x * y\na = f(2)", 6),
    "in a sum": ("f(x) = Sum(i * u, (i, 1, 3)) where u = x + 1\na = f(1)", 12),
    "a sequence": ("y(0) = 1\ny(n) = y(n - 1) * u where u = 1 + 1 / n for n in 1..4\na = y(4)", 5),
    "a number with a comma": ("f(x) = x + 1,024\na = f(1)", 1025),
    "a count of rows": ("f(k) = g where g = k + 1\nwhere_to = f(1)\na = where_to", 2),
}


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_the_value(sheet, value, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    assert calculation.quantities[QuantityId("n.md", "a")].value.number == pytest.approx(value, rel=1e-12)


WRONG = {
    "an argument": ("f(x) = x where x = 3", "CG225", "`x` after `where` is already an argument"),
    "twice": ("f(x) = u where u = x, u = 3", "CG225", "`u` after `where` is defined twice"),
    "not used": ("f(x) = x where u = 3", "CG225", "`u` after `where` is not used"),
    "counted": ("f(x) = Sum(i, (i, 1, 3)) * u where u = x * i", "CG225",
        "`i` is both a loop variable of the formula and a name after `where`"),
    "a later one": ("f(x) = u where u = v * x, v = 2", "CG225", "`v` after `where` is not used"),
    "no name": ("f(x) = u where 3", "CG210", "expected a name after `where`, found `3`"),
    "a name of the note": ("u = 3\nf(x) = u where u = x\na = u", "CG363",
        "`u` after `where` in `f` hides the `u` of this note"),
    "a bomb": ("f(x) = a40 where a0 = x, " + ", ".join(f"a{i + 1} = a{i} + a{i}" for i in range(40)), "CG220",
        "more than 400 parts with the steps put in"),
    "too many parts": ("f(x) = h where " + ", ".join(
        f"{b} = {a} + {a} + {a} + {a}" for a, b in zip("xabcdefg", "abcdefgh", strict=True)), "CG220",
        "more than 400 parts with the steps put in"),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_is_refused(sheet, code, message, vault):
    _, problems = vault(sheet=sheet)
    assert (code, message) in [(one.code, one.message) for one in problems]
