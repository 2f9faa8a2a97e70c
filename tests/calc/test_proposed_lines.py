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
}
WRONG = ("with EUR", "with b", "(1, 2)`, ", "/s^2", "sum *", "total(t.u) *", "Max(t.u) /", "max(t.u) /")


@pytest.mark.parametrize(("formula", "hint"), HINTS.items())
def test_a_proposed_line_means_the_same(formula, hint, vault):
    _, problems = vault(sheet=f"{SHEET}x = {formula}")
    found = " ".join(one.hint for one in problems if one.code != "CG362")
    assert found == hint if hint else not any(one in found for one in WRONG), found
