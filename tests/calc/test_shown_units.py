"""What is shown, read back, is the value; no shown unit has two factors of the same kind, whatever is multiplied."""

import random
from fractions import Fraction

import pytest

from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import MAX_EXPONENT, factors_of, unit_table
from calcgraph.currencies import UNITS as MONEY

TABLE = unit_table()
TURNING = {name for name, unit in TABLE.names.items() if unit.turning}
SYMBOLS = sorted(
    {
        name
        for name, unit in TABLE.names.items()
        if unit.dimension and not unit.offset and name not in TURNING and name.isascii() and name.isalpha()
    }
)
COMMON = [
    "m",
    "cm",
    "mm",
    "km",
    "N",
    "kN",
    "Pa",
    "MPa",
    "GPa",
    "W",
    "kW",
    "J",
    "kJ",
    "g",
    "kg",
    "s",
    "h",
    "min",
    "V",
    "A",
    "mA",
    "C",
    "L",
    "USD",
    "GB",
    "tok",
    "K",
    "mol",
    "ft",
    "lb",
    "psi",
    "kWh",
    "ohm",
    "F",
    "T",
    "Wb",
]
LINES = 40


def made_lines(seed: int) -> dict[str, tuple[str, Fraction]]:
    """Lines of products and quotients of two or three quantities, and what they are in base units."""
    rng, found = random.Random(seed), {}  # noqa: S311 - not for secrets
    while len(found) < LINES:
        parts, value, dimension = [], Fraction(1), dict[str, Fraction]()
        for at in range(rng.choice((2, 2, 3))):
            name = rng.choice(COMMON if rng.random() < 0.7 else SYMBOLS)
            power, op = rng.choice((1, 1, 1, 2, 3)), rng.choice("*/") if at else "*"
            unit = TABLE.parse(name if power == 1 else f"{name}^{power}")
            if not isinstance(unit, Unit):
                continue
            number = rng.randint(1, 999)
            for base, times in unit.dimension:
                dimension[base] = dimension.get(base, Fraction(0)) + (times if op == "*" else -times)
            value = value * number * unit.factor if op == "*" else value / (number * unit.factor)
            parts.append(f"{f' {op} ' if parts else ''}{number} {unit.text}")
        powers = [abs(power) for power in dimension.values()]
        if len(parts) > 1 and max(powers, default=0) <= MAX_EXPONENT and Fraction(1, 10**40) < value < 10**40:
            found[f"q{len(found)}x"] = ("".join(parts), value)
    return found


def is_power(one: Unit, other: Unit) -> bool:
    """Whether two units measure powers of the same thing."""
    left, right = dict(one.dimension), dict(other.dimension)
    if left.keys() != right.keys():
        return False
    ratios = {Fraction(left[base]) / Fraction(right[base]) for base in left}
    return len(ratios) == 1


def odd(text: str) -> str:
    """What no engineer would write in a unit; empty for a good one."""
    factors = [(name, TABLE.parse(name)) for name, _ in factors_of(text.removeprefix("1/")) or []]
    units = [(name, unit) for name, unit in factors if isinstance(unit, Unit)]
    for at, (name, one) in enumerate(units):
        if name[1:] in MONEY and name[:1] in "kMGT":
            return f"{name} is money with a prefix"
        if name == "Hz" and len(units) > 1:
            return "Hz in a compound"
        for other_name, other in units[at + 1 :]:
            if is_power(one, other):
                return f"{name} and {other_name}"
    return ""


@pytest.mark.parametrize("seed", range(6))
def test_products_and_quotients(vault, seed):
    lines = made_lines(seed)
    sheet = "\n".join(f"{name} = {text}" for name, (text, _) in lines.items())
    calculation, problems = vault(sheet=sheet)
    assert [one.message for one in problems if one.severity == "error"] == []
    bad = []
    for id_, found in calculation.quantities.items():
        text, value = lines[id_.name]
        unit = TABLE.parse(found.unit.text) if found.unit.text else Unit("", Fraction(1), ())
        assert isinstance(unit, Unit), found.unit.text
        read = Fraction(found.text.replace(",", "")) * unit.factor
        if abs(read / value - 1) > Fraction(51, 10_000) and found.text != "0":
            bad.append(f"{text} = {found.text} {found.unit.text}, which is {float(read / value)} of it")
        if why := odd(found.unit.text):
            bad.append(f"{text} = {found.text} {found.unit.text}: {why}")
    assert bad == []


WHOLE = [2**40, 2**45, 10**12 + 7, 123456789012345, 999999999999999, 10**14 + 1]


@pytest.mark.parametrize("number", WHOLE)
def test_a_whole_number_is_shown_to_its_last_digit(shown, number):
    assert shown(f"x = {number} * 1")["x"] == f"{number:,}"
