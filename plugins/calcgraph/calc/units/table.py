"""Units: a flat table of names with exact factors, and the reading of compound units."""

import json
import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from msgspec import Struct

from calcgraph.calc.model import ONE, Dimension, Power, Unit
from calcgraph.calc.numbers import dates
from calcgraph.calc.syntax.quantities import POWER
from calcgraph.calc.units.spellings import UnitProblem, explain_unknown
from calcgraph.calc.units.turning import COUNTED, combined
from calcgraph.currencies import UNIT_SIGNS
from calcgraph.files import own_text

COUNTING = frozenset({"token", "parameter", "operation", "request", "chip"})
"""Dimensions that the setting `counting_units: false` makes 1."""

MAX_UNIT = 64
"""Characters of a unit; the longest sensible one has about twenty."""

MAX_EXPONENT = 12
"""The largest exponent of one factor in a unit."""

SMALLEST, LARGEST = 1e-307, 1e307
"""Sizes of numbers in base units, and of figures: sums and differences of two of them are still numbers of float64."""

_LIMIT = Fraction(10) ** 307
"""`LARGEST`, exactly."""
_FEW_BITS = 1_000
"""Binary digits of a value that is surely within it, which has 1,019; of a product two more than of its factors."""

FACTORS = Fraction(10) ** 150
"""The largest factor of a unit, and one over it the smallest: division by one never fails."""

_POWERS = "1e-150 to 1e150"
"""The limits `FACTORS` as messages print them."""

_EXACT = 2**53
"""Up to here float64 holds every whole number."""

_PLACES = 10
"""Behind the point of a temperature in degrees: 68 °F, not 67.9999999999999 °F."""

_FACTOR = re.compile(rf"(?P<name>[^\W\d_¹²³⁴⁵⁶][^\W¹²³⁴⁵⁶]*|[%‰¢{UNIT_SIGNS}]|°\w?)(?P<power>{POWER}|⁻?[¹²³⁴⁵⁶])?")
_ROOT = re.compile(r"sqrt\(([^\W\d_][^\W¹²³⁴⁵⁶]*)\)|√([^\W\d_][^\W¹²³⁴⁵⁶]*)")
_MOST_PARTS = 12
"""The largest denominator of a fractional power, `m^(1/12)`; a decimal one has two places, `m^0.63`."""
_SHARES = frozenset({"%", "‰"})
_MICRO = re.compile(r"\b[uμ](?=(?:s|m|g|mol|A|V|W|J|F|H|Pa|B)\b)")
_RAISED = str.maketrans("⁻¹²³⁴⁵⁶", "-123456", "^*()")
_ROOT_BITS = 128
"""Binary digits to which an irrational factor is kept, `km^(1/2)`: more than twice those of float64."""


class NamedUnit(NamedTuple):
    """One entry of the table."""

    symbol: str
    """The symbol of the unit without prefix: `B` of `GB` and `gigabyte`."""
    factor: Fraction
    dimension: Dimension
    offset: Fraction | int = 0
    turning: Dimension = ()


class UnitTable(Struct, frozen=True, dict=True):
    """The names of units; any other word is not a unit."""

    names: Mapping[str, NamedUnit]

    @cached_property
    def changes(self) -> str:
        """The units that differ from the built-in ones, as text; equal tables have the same."""
        own = _built_in()
        if self.names is own:
            return ""
        changed = [(name, *unit) for name, unit in self.names.items() if own.get(name) != unit]
        return repr((changed, [name for name in own if name not in self.names]))

    @cached_property
    def _known(self) -> dict[str, Unit | UnitProblem]:
        return {}

    @cached_property
    def read(self) -> dict[str, object]:
        """The claims that were read with these units, by their texts: each is asked several times."""
        return {}

    def parse(self, text: str) -> Unit | UnitProblem:
        """Return the unit of a text such as `TB/s`, `1/s`, `USD/h`, `m^2`, or the problem with it."""
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = self._parse(normalize("NFC", text[: MAX_UNIT + 1]))
        return known

    def _parse(self, text: str) -> Unit | UnitProblem:
        if len(text) > MAX_UNIT:
            return UnitProblem("CG301", f"the unit `{text[:20]}…` is longer than {MAX_UNIT} characters")
        plain = text.replace("$", "USD").removeprefix("1/")
        inverse = text.startswith("1/")
        if text == "1":
            return ONE
        found = factors_of(plain, inverse=inverse)
        if found is None:
            return explain_unknown(text, self.names)
        return self._multiply(text, found)

    def _multiply(self, text: str, factors: list[tuple[str, Power]]) -> Unit | UnitProblem:
        factor = Fraction(1)
        dimension: Dimension = ()
        offset: Fraction | int = 0
        turning: Dimension = ()
        for name, power in factors:
            known = self.names.get(name)
            if known is None:
                return explain_unknown(text, self.names)
            if known.offset and (len(factors) > 1 or power != 1):
                if known.dimension == dates.DIMENSION:
                    message = f"`{name}` is a day of the calendar and cannot be part of the compound `{text}`"
                    return UnitProblem("CG303", message, "days are counted in `d`")
                message = f"`{name}` is a scale and cannot be part of the compound `{text}`"
                apart = "°R" if known.symbol == "°F" else "K"
                return UnitProblem("CG303", message, f"write `{apart}` for a difference of temperatures")
            if name in _SHARES and abs(power) != 1:
                message = f"`{text}` raises a share to a power"
                return UnitProblem("CG303", message, f"write `(5 {name})^{power}`, which is a number")
            offset = known.offset
            factor *= power_of(known.factor, power)
            dimension = combined(dimension, known.dimension, power)
            turning = combined(turning, known.turning, power)
        dimension, turning = _whole(dimension), _whole(turning)
        if not 1 / FACTORS <= factor <= FACTORS:
            message = f"the unit `{text}` is beyond {_POWERS} base units"
            return UnitProblem("CG301", message, "choose a prefix or power closer to your values")
        return Unit(printed(text), factor, dimension, offset, turning)


def printed(unit: str) -> str:
    """A written unit as it is shown: `µs` for `us`, `USD/h` for `$/h`."""
    return _MICRO.sub("µ", unit.replace("$", "USD").replace("**", "^"))


def to_base(value: Fraction, unit: Unit) -> Fraction:
    """A written value in base units, exactly."""
    based = value * unit.factor
    return based + unit.offset if unit.offset else based


def number_in_base(value: Fraction, unit: Unit) -> float | None:
    """A written value in base units as it is computed with; None where that is beyond what numbers hold."""
    based = to_base(value, unit)
    return float(based) if not based or 1 / _LIMIT <= abs(based) <= _LIMIT else None


def is_beyond_numbers(value: Fraction, unit: Unit) -> bool:
    """Return whether a written value is out of range for `number_in_base`; the number of digits usually tells.

    A product of fractions looks for common divisors, and a sheet is full of numbers.
    """
    factor = unit.factor
    bits = value.numerator.bit_length() - value.denominator.bit_length()
    bits += factor.numerator.bit_length() - factor.denominator.bit_length()
    return (abs(bits) >= _FEW_BITS or bool(unit.offset)) and number_in_base(value, unit) is None


def beyond_numbers(written: str) -> UnitProblem:
    """Return the problem with a written value that is out of range for `number_in_base`."""
    message = f"`{written}` in base units is outside the range from 1e-307 to 1e307"
    return UnitProblem("CG221", message)


def is_figure(value: float, unit: Unit) -> bool:
    """Return whether a value in base units can be shown in a unit: neither too large nor so small that it is lost."""
    shown = abs(from_base(value, unit))
    return shown <= LARGEST and (shown >= SMALLEST or not value or bool(unit.offset))


def from_base(value: float, unit: Unit) -> float:
    """A value in base units as shown in a unit; ask `is_figure` first where it is not known to have a figure there."""
    if unit.offset:  # a difference keeps the places behind the point, not the digits, of what it is taken from
        return round((value - float(unit.offset)) / float(unit.factor), _PLACES)
    above, below = unit.factor.as_integer_ratio()
    return value * below / above if above <= _EXACT and below <= _EXACT else value / float(unit.factor)


def unit_table(added: Mapping[str, NamedUnit] | None = None, *, counting: bool = True) -> UnitTable:
    """The built-in units and those a project adds, as `definitions.read_definitions` reads them.

    Without `counting`, tokens, parameters, operations, requests and chips are pure numbers.
    """
    names: Mapping[str, NamedUnit] = {**_built_in(), **added} if added else _built_in()
    if not counting:
        names = {name: _uncounted(unit) for name, unit in names.items()}
    return UnitTable(names)


def _uncounted(unit: NamedUnit) -> NamedUnit:
    kept = tuple((base, exponent) for base, exponent in unit.dimension if base not in COUNTING)
    return unit._replace(dimension=kept)


def factors_of(text: str, *, inverse: bool = False) -> list[tuple[str, Power]] | None:
    """Names with their exponents, those after a slash below zero; None when the text is not a unit."""
    text = _ROOT.sub(r"\1\2^(1/2)", text)
    found: list[tuple[str, Power]] = []
    sign, at = (-1 if inverse else 1), 0
    while True:
        factor = _FACTOR.match(text, at)
        if factor is None:
            return None
        power = read_power(factor["power"] or "1")
        if power is None:
            return None
        found.append((factor["name"], sign * power))
        at = factor.end()
        if at == len(text):
            return found
        if text[at] not in "*/·":
            return None
        sign = -1 if text[at] == "/" else 1
        at += 1


def read_power(written: str) -> Power | None:
    """Return the exponent of `^2`, `⁻¹`, `^(1/2)`, `^0.63`; None for one beyond those that units have."""
    above, stroke, below = written.translate(_RAISED).partition("/")
    if stroke and not 0 < int(below) <= _MOST_PARTS:
        return None
    power = Fraction(above) / int(below or 1)
    if not 0 < abs(power) <= MAX_EXPONENT:
        return None
    return power.numerator if power.denominator == 1 else power


def power_of(factor: Fraction, power: Power) -> Fraction:
    """Return a power of a factor: exact if it is rational, otherwise to more digits than float64 has."""
    whole = factor ** Fraction(power).numerator
    below = Fraction(power).denominator
    if below == 1 or whole == 1:
        return whole
    above, under = (_root(part, below) for part in whole.as_integer_ratio())
    if above**below == whole.numerator and under**below == whole.denominator:
        return Fraction(above, under)
    shift = max(_ROOT_BITS + whole.denominator.bit_length() - whole.numerator.bit_length(), 0) + _ROOT_BITS
    return Fraction(_root((whole.numerator << shift * below) // whole.denominator, below), 1 << shift)


def _root(number: int, order: int) -> int:
    """Return the whole part of a root, by Newton's method."""
    if number < 2:
        return number
    guess = 1 << -(-number.bit_length() // order)
    while True:
        closer = ((order - 1) * guess + number // guess ** (order - 1)) // order
        if closer >= guess:
            return guess
        guess = closer


def _whole(dimension: Dimension) -> Dimension:
    """Exponents as int wherever they can be."""
    return tuple((base, int(power) if power.denominator == 1 else power) for base, power in dimension)


@cache
def _built_in() -> dict[str, NamedUnit]:
    """The compiled table of the package; a test proves that it is what `units.txt` says."""
    text = own_text(Path(__file__).with_name("units.json"))
    dimensions: dict[str, Dimension] = {}
    names = {}
    for name, (symbol, factor, written, *offset) in json.loads(text)["units"].items():
        if written not in dimensions:
            dimensions[written] = _dimension(written)
        numerator, _, denominator = factor.partition("/")
        exact = Fraction(int(numerator), int(denominator or 1))
        zero = Fraction(offset[0]) if offset else 0
        names[name] = NamedUnit(symbol, exact, dimensions[written], zero, COUNTED.get(symbol, ()))
    names[dates.UNIT] = NamedUnit(dates.UNIT, Fraction(dates.DAY), dates.DIMENSION, Fraction(dates.ZERO))
    return names


DATE = f"{dates.UNIT} "
"""The beginning of a written date."""


def is_months(unit: str, table: "UnitTable") -> bool:
    """Return whether a duration is written in months or years, which the calendar counts: `mo`, `yr`."""
    known = table.names.get(unit)
    return known is not None and known.dimension == (("time", 1),) and (known.factor / dates.MONTH).denominator == 1


def is_whole_days(value: Fraction, unit: Unit) -> bool:
    """Return whether a date can move by this duration."""
    return unit.dimension == (("time", 1),) and (value * unit.factor / dates.DAY).denominator == 1


DAYS = Unit(dates.UNIT, Fraction(dates.DAY), dates.DIMENSION, Fraction(dates.ZERO))
"""The unit of dates: days, counted from the one before 0001-01-01."""


def is_date(unit: Unit) -> bool:
    """Return whether values in this unit are calendar dates."""
    return unit.dimension == dates.DIMENSION


def _dimension(written: str) -> Dimension:
    """`length time^-2` read back."""
    parts = (part.partition("^") for part in written.split())
    powers = ((base, Fraction(power) if "/" in power else int(power or 1)) for base, _, power in parts)
    return combined((), tuple(powers))


def write_dimension(dimension: Dimension) -> str:
    """`length time^-2`: as the compiled table writes it."""
    return " ".join(base if power == 1 else f"{base}^{power}" for base, power in dimension)
