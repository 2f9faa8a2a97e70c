"""Whole numbers are exact up to 2^53: remainders, rounding and comparisons, against Python's integers and fractions."""

import random
from decimal import Decimal
from fractions import Fraction

import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.source import NoteId

LARGEST = 2**53


def values_of(vault, lines):
    calculation, problems = vault(sheet="\n".join(lines), reference=True)
    found = {id_.name: quantity.value for id_, quantity in calculation.quantities.items()}
    return {name: value and value.number for name, value in found.items()}, problems


def test_remainders_of_whole_numbers(vault):
    chance = random.Random(3)  # noqa: S311 - seeded on purpose
    wanted, lines = {}, []
    for at in range(60):
        number = chance.randint(-LARGEST, LARGEST) >> chance.randint(0, 50)
        by = chance.choice([-1, 1]) * chance.randint(1, 10 ** chance.randint(1, 15))
        lines.append(f"q{at} = mod({number}, {by})")
        wanted[f"q{at}"] = number % by
    found, problems = values_of(vault, lines)
    assert problems == ()
    assert found == wanted


def test_rounding_of_literals(vault):
    """What is near a whole number and not one stays on its side, or is refused."""
    wanted, lines = {}, []
    for at in range(1, 17):
        for sign in (1, -1):
            text = str(8 + sign * Decimal(10) ** -at)
            name = f"q{at}{'p' if sign > 0 else 'm'}"
            lines += [f"{name}f = floor({text})", f"{name}c = ceiling({text})"]
            wanted |= {f"{name}f": 8 if sign > 0 else 7, f"{name}c": 9 if sign > 0 else 8}
    found, problems = values_of(vault, lines)
    refused = {one.message.split("`")[1] for one in problems}
    assert all(found[name] == value or name in refused for name, value in wanted.items())
    assert len(refused) < 12


def test_comparisons_of_literals(vault):
    chance = random.Random(4)  # noqa: S311 - seeded on purpose
    wanted, lines = {}, []
    for at in range(80):
        left = f"{chance.uniform(0.1, 9):.12g}"
        right = str(Decimal(left) + chance.choice([-1, 0, 1]) * Decimal(10) ** -chance.randint(3, 13))
        sign = chance.choice(["<", ">", "<=", ">="])
        lines.append(f"q{at} = {left} {sign} {right}")
        one, other = Fraction(left), Fraction(right)
        wanted[f"q{at}"] = {"<": one < other, ">": one > other, "<=": one <= other, ">=": one >= other}[sign]
    found, problems = values_of(vault, lines)
    assert problems == ()
    assert found == wanted


HOLDS, FAILS, REFUSED, UNSTABLE_CHECK = (), ("CG353",), ("CG350",), ("CG352",)
NEIGHBOURS = {
    "9007199254740991 = 9007199254740990": FAILS,
    "9007199254740991 != 9007199254740990": HOLDS,
    "4503599627370497 > 4503599627370496": HOLDS,
    "4503599627370497 <= 4503599627370496": FAILS,
    "4503599627370497 >= 4503599627370496": HOLDS,
    "1000000001 = 1000000000": FAILS,
    "-1000000001 = -1000000000": FAILS,
    "1000000001 = 1000000001": HOLDS,
    "3 * 3002399751580330 = 9007199254740991": FAILS,
    "3 * 3002399751580330 + 1 = 9007199254740991": HOLDS,
    "9007199254740991 - 1 = 9007199254740990": HOLDS,
    "9007199254740991 - 1 = 9007199254740989": FAILS,
    "7^18 = 1628413597910449": HOLDS,
    "7^18 = 1628413597910448": FAILS,
    "10000000000003 = 10000000000000 ± 1": FAILS,
    "10000000000001 = 10000000000000 ± 1": HOLDS,
    "10000000000001 = 10000000000000 ± 0.5": FAILS,
    "5e23 = 5.000000000001e23": FAILS,
    "10^18 + 1 = 10^18": UNSTABLE_CHECK,
    "most = 9007199254740991": HOLDS,
    "most - 1 = 9007199254740990": HOLDS,
    "most = 9007199254740990": REFUSED,
    "most > 9007199254740990": REFUSED,
    "count = 1000000000001": HOLDS,
    "count = 1000000000000": FAILS,
    "count + 1 = 1000000000002": HOLDS,
    "count + 1 = 1000000000001": FAILS,
    "count - 1000000000000 < 1": FAILS,
    "1000 * Sum(i, (i, 1, 10000)) = 50005000001": FAILS,
    "1000 * Sum(i, (i, 1, 10000)) = 50005000000": HOLDS,
    "0.1 + 0.2 = 0.3": HOLDS,
    "0.1 * 3e10 = 3e9": HOLDS,
    "count / 3 * 3 = count": HOLDS,
    "count / 7 + 6 * count / 7 = count": HOLDS,
    "10000000000.1 = 10000000000": HOLDS,
    "123456789012.5 = 123456789012": HOLDS,
}
"""Decimal numbers are compared to nine digits, whole ones exactly; what cannot be decided is refused."""


@pytest.mark.parametrize("check", NEIGHBOURS)
def test_neighbours(check, vault):
    sheet = f"most = 9007199254740991\ncount = 1000000000001\ncheck {check}"
    _, problems = vault(sheet=sheet, reference=True)
    assert tuple(one.code for one in problems) == NEIGHBOURS[check]


TOLD_APART = {
    "size = 1000000000000 B": "1 TB = 1000000000000 B is false",
    "size = 1 TB": "1 TB = 1 TB is false (they differ by 1 B)",
    "10^15 = 10^15 + 1": "1e15 = 1e15 is false (they differ by 1)",
    "near < near - 0.0001": "301 < 300.9999 is false",
    "near < 3 * near / 3": "301 < 301 is false",
    "size > size + 2 TB": "1 TB > 3 TB is false",
}


@pytest.mark.parametrize("check", TOLD_APART)
def test_sides_that_look_the_same_are_told_apart(check, vault):
    _, problems = vault(sheet=f"size = 1000000000001 B\nnear = 301\ncheck {check}")
    assert [one.message for one in problems] == [f"the check fails: {TOLD_APART[check]}"]


VALUES = {
    "a quotient that rounding moved": ("floor(0.3 / 0.1)", 3),
    "a sum that rounding moved": ("ceiling(0.1 * 3 * 10)", 3),
    "a remainder of tenths": ("mod(1, 0.1)", 0),
    "a remainder of three tenths": ("mod(0.3, 0.1)", 0),
    "a sum of tenths": ("0.1 + 0.2 > 0.3", 0),
    "a little less than one": ("1 - 1e-11 < 1", 1),
    "a square of a root": ("floor(sqrt(2)^2)", 2),
    "a small negative number": ("floor(-1e-16)", -1),
    "a number of steps": ("Sum(i, (i, 1, 6 / 0.1))", 1830),
    "the largest": ("floor(9007199254740991)", LARGEST - 1),
    "many digits that are a power of ten": ("602214076000000000000000", 602214076e15),
}


@pytest.mark.parametrize(("formula", "value"), VALUES.values(), ids=VALUES)
def test_value(formula, value, vault):
    found, problems = values_of(vault, [f"q = {formula}"])
    assert problems == ()
    assert found == {"q": value}


def test_a_whole_number_that_no_float_is_is_refused(vault):
    _, problems = vault(sheet="a = 9007199254740993\nb = 9007199254740992\nc = 9007199254740993.5")
    assert [(one.code, one.span.line) for one in problems] == [("CG221", 2)]
    assert "it would be 9007199254740992" in problems[0].message


def test_what_floats_cannot_decide_is_refused(vault):
    """A product of more than 2^53 has lost the digits that a remainder asks for."""
    calculation, problems = vault(sheet="a = mod(1103515245 * 1103527590 + 12345, 2147483648)", reference=True)
    assert calculation.quantities[QuantityId(NoteId("n.md"), "a")].value is not None
    assert [one.code for one in problems] == ["CG352"]
    assert "2^53" in problems[0].hint


ZERO = {
    "a curve that is cut off": "s(0) = 0\ns(n) = Max(0, ln(n) - 0.5) for n in 1..9",
    "a clamped stock": "s(0) = 0\ns(n) = clamp(s(n - 1) + sin(n), 0, 3) for n in 1..40",
    "an empty tank": "s(0) = 100\ns(n) = Max(0, s(n - 1) - 0.7) for n in 1..300",
    "the last balance of a loan": (
        "P = 200000\nr = 5 % / 12\npay = P * r / (1 - (1 + r)^(-360))\n"
        "s(0) = P\ns(n) = s(n - 1) * (1 + r) - pay for n in 1..360"
    ),
    "nothing at all": "s(n) = 0 * sin(n) for n in 1..5",
}


@pytest.mark.parametrize("sheet", ZERO.values(), ids=ZERO)
def test_a_sequence_that_comes_to_zero_is_stable(sheet, vault):
    _, problems = vault(sheet=sheet, reference=True)
    assert problems == ()


UNSTABLE = {
    "chaos": "s(0) = 0.1\ns(n) = 3.9 * s(n - 1) * (1 - s(n - 1)) for n in 1..100",
    "a fixed point that repels": "s(0) = 1/3\ns(n) = 4 * s(n - 1) - 1 for n in 1..40",
    "an integral backwards": "s(0) = 1 - exp(-1)\ns(n) = 1 - n * s(n - 1) for n in 1..25",
}


@pytest.mark.parametrize("sheet", UNSTABLE.values(), ids=UNSTABLE)
def test_a_sequence_that_loses_its_digits_is_not(sheet, vault):
    _, problems = vault(sheet=sheet, reference=True)
    assert [one.code for one in problems] == ["CG352"]


def test_an_endless_sum_for_which_there_was_no_time_is_not_called_infinite(vault):
    _, problems = vault(sheet="s = Sum(1 / n^2, (n, 1, oo))", algebra_seconds=0)
    said = [one.message for one in problems if one.code == "CG354"]
    assert said == ["no closed form was found: algebra ran out of time"]
    _, problems = vault(sheet="s = Sum(1 / n^2, (n, 1, oo))")
    assert problems == ()
