"""What is proposed for slips keeps the values that were written, or is not proposed."""

import pytest

SHEET = """
a = 3
b = 2
cost = 5 USD
f(p, q) = p - q
scenario low: a = 2
"""
HINTS = {
    "(b with low)": "",
    "(b in low)": "write `x = (b with low)`",
    "(cost in EUR)": "",
    "(a if b)": "",
    "(a for b) * 2": "",
    "trunc(-a / 2)": "write `floor(-a / 2)`, or `ceiling(-a / 2)` for a negative number",
    "int(a)": "write `floor(a)`, or `ceiling(a)` for a negative number",
    "roundup(a, 0)": "write `ceiling(a)`, or `floor(a)` for a negative number",
    "f(p=1, 2, 3)": "write `f(p, q)`",
    "f(p=1, qq=2)": "write `f(p, q)`",
    "f(q=2, p=1)": "write `f(1, 2)`",
    "f(1, q=2)": "write `f(1, 2)`",
    "3 kg/(m s)": "write `x = 3 kg/m/s`",
    "3 kg/(m s)^2": "",
    "3 kg/(m s)²": "",
    "sum t.u": "write `x = total(t.u)`",
    "sum t.u / 2": "write `x = total(t.u) / 2`",
    "avg t.u + 1": "write `x = mean(t.u) + 1`",
    "sum t.u * t.v": "",
    "max t.u / a * t.v": "",
    "0.5 M mol": "write the scale directly after its number: `0.5M mol`",
    "5 k a": "write the scale directly after its number: `5k * a`",
    "5 M USD": "write the scale directly after its number: `5M USD`",
    "5 T m": "write the product as `5 T * m`",
    "sum(a b)": "",
    "a mod b mod cost": "",
    "a!!": "",
    "a²!": "",
    "2^a!": "",
    "|a - |b||": "",
    "|a| b |a|": "",
    "√a b": "",
    "√a^2": "write a root as `sqrt(x)`",
    "√a * 2": "write `sqrt(a) * 2`",
    "a ? b > 1 ? 2 : 3 : b": "",
}
WRONG = (
    "with EUR",
    "with b",
    "(1, 2)`, ",
    "/s^2",
    "sum *",
    "total(t.u) *",
    "Max(t.u) /",
    "max(t.u) /",
    "sum * (",
    "mod mod",
    "factorial(2)",
    ")!",
    "a -)",
    ") b",
    "factorial(a)",
    "? 2",
)


@pytest.mark.parametrize(("formula", "hint"), HINTS.items())
def test_a_proposed_line_means_the_same(formula, hint, vault):
    _, problems = vault(sheet=f"{SHEET}x = {formula}")
    found = " ".join(one.hint for one in problems if one.code != "CG362")
    assert found == hint if hint else not any(one in found for one in WRONG), found


SHARES = {"x % = 5": "x = 5 %", "x % = 100 * a / b": "", "x % = a": "", "x % = a / b": "x [%] = a / b"}
UNITS = {
    "kg * m": "`kg*m`",
    "kg × m": "`kg*m`",
    "kg m": "`kg*m`",
    "m ^ 2": "`m^2`",
    "kg per m": "`kg/m`",
    "kW / furlongx": "",
    "light year": "",
    "km / h s": "",
    "kg / (m s)": "",
}


@pytest.mark.parametrize(("line", "offered"), SHARES.items())
def test_a_number_of_percent_is_not_multiplied(line, offered, vault):
    _, problems = vault(sheet=f"{SHEET}{line}")
    hints = [one.hint for one in problems if one.code == "CG219"]
    assert hints == [f"write `{offered}`"] if offered else "x" not in hints[0].replace("`x - y * floor(x / y)`", "")


@pytest.mark.parametrize(("unit", "offered"), UNITS.items())
def test_a_unit_with_spaces_is_proposed_only_if_it_is_known(unit, offered, vault):
    _, problems = vault(sheet=f"x [{unit}] = 3")
    hint = next(one.hint for one in problems if one.code == "CG301")
    assert hint == (f"write compound units without spaces: {offered}" if offered else "")
