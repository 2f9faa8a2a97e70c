"""What was shown wrong, or could mean two things, without a word; found by writing sheets and claims against it."""

import pytest
from tests.calc.test_engine_claims import claims_of

POINTS = "a = 10 °C\nb = 5 °C\n"
ZERO = "a scale that does not start at zero"
REFUSED = {
    "a difference as a point": (
        POINTS + "x [°C] = a - b",
        "CG303",
        "`x` is declared as a temperature in °C, `a - b` is a difference",
    ),
    "half a difference as a point": (
        POINTS + "x [°F] = (a - b) / 2",
        "CG303",
        "`x` is declared as a temperature in °F, `a - b` is a difference",
    ),
    "a sum of points": ("x = Sum(20 °C, (i, 1, 3))", "CG303", f"`20 °C` is in °C, {ZERO}"),
    "an area of points": (
        POINTS + "x = integrate(a, (q, 0, 3))",
        "CG303",
        f"`a` is in °C, {ZERO}",
    ),
    "a share of a point": (
        POINTS + "x = elasticity(a + 2 K, a)",
        "CG303",
        f"`a + 2 K` is in °C, {ZERO}",
    ),
    "a fraction of a unit": ("x = 1/3 m", "CG227", "`1/3 m` could be `1` by `3 m`, or a fraction of `1 m`"),
    "a fraction of a percentage": ("x = 1/5 %", "CG227", "`1/5 %` could be `1` by `5 %`, or a fraction of `1 %`"),
    "a factor before a fraction": ("x = 2*1/3 m", "CG227", "`1/3 m` could be `1` by `3 m`, or a fraction of `1 m`"),
    "a power of a number or of its unit": (
        "x = 9.81 m/s ^ 2",
        "CG227",
        "`9.81 m/s ^ 2` could be a power of `9.81 m/s`, or of its unit",
    ),
    "a power below zero": ("x = 6 m * 3 s ^ -1", "CG227", "`3 s ^ -1` could be a power of `3 s`, or of its unit"),
    "a root or a half": ("a = 2\nx = a^1/2", "CG227", "`a^1/2` could be a root of `a`, or a part of it"),
    "a power of a share": ("x = 5 %^2", "CG303", "`%^2` raises a share to a power"),
}


@pytest.mark.parametrize(("sheet", "code", "message"), REFUSED.values(), ids=REFUSED)
def test_a_line_is_refused(sheet, code, message, vault):
    calculation, problems = vault(sheet=sheet)
    found = [(one.code, one.message) for one in problems if one.severity == "error"]
    assert (code, message) in found
    assert {one[0] for one in found} == {code}
    assert all(one.value is None for one in calculation.quantities.values() if one.id.name == "x")


RIGHT = {
    "half a difference from a point": (POINTS + "x [°C] = b + (a - b) / 2", "7.5 °C"),
    "a difference in kelvin": (POINTS + "x [K] = a - b", "5 K"),
    "a point less a difference": ("x = 300 °C - 5 K", "295 °C"),
    "a sum of differences": (POINTS + "x = Sum(a - b, (i, 1, 3))", "15 K"),
    "a number by a length": ("x = 1 / 3 m", "0.333 1/m"),
    "half of a mass": ("x = 1/2 * 3 kg", "1.5 kg"),
    "money by a time": ("x = 3 USD/2 h", "1.50 USD/h"),
    "half of a square": ("a = 3\nx = a^2/2", "4.5"),
    "a power of a share in brackets": ("x = (5 %)^2", "0.0025"),
}


@pytest.mark.parametrize(("sheet", "text"), RIGHT.values(), ids=RIGHT)
def test_a_line_is_right(sheet, text, shown):
    assert shown(sheet)["x"] == text


NINES = {
    "too few": ("99.99 %", "1 - 1e-5", "fails"),
    "too many": ("99.9999 %", "1 - 1e-5", "fails"),
    "twice the rest": ("99.99 %", "1 - 2e-4", "fails"),
    "just so": ("99.999 %", "1 - 1e-5", "holds"),
    "rounded": ("99.99 %", "1 - 1.4e-4", "holds"),
    "as a number": ("0.9999", "1 - 1e-5", "fails"),
    "above": ("100.01 %", "1 + 1e-5", "fails"),
    "all": ("100 %", "1 - 1e-5", "fails"),
    "all of it": ("100 %", "1 + 0", "holds"),
    "farther away": ("98 %", "0.975", "holds"),
}


@pytest.mark.parametrize(("text", "formula", "status"), NINES.values(), ids=NINES)
def test_nines_are_counted(text, formula, status, vault):
    claims, _, _ = claims_of(vault, f"```calc\nup = {formula}\n```\n\nIt is [{text}](#up).")
    assert [claim.verdict for claim in claims] == [status]
