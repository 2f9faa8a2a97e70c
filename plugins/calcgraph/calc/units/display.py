"""Format values: digits, readable prefixes, ranges. `format.js` writes the same figures."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction

from msgspec.structs import replace

from calcgraph import currencies
from calcgraph.calc.model import ONE, Dimension, Unit, Value
from calcgraph.calc.numbers.dates import UNIT, iso_text
from calcgraph.calc.numbers.nought import WHOLE
from calcgraph.calc.units.compounds import as_written, spelled
from calcgraph.calc.units.left_times import left_time
from calcgraph.calc.units.table import UnitTable, from_base, is_date, is_figure
from calcgraph.calc.units.turning import COUNTED, settled

DIGITS = 3
"""Significant digits of a shown value unless a project or a writer says otherwise."""

_EXACT = Context(prec=12, rounding=ROUND_HALF_UP)
"""The digits that Python and the JavaScript port agree on; rounding starts from these."""
_WHOLE = Decimal("1e12")
"""From here on these digits end before the point, and the number itself is rounded to a whole one."""

_SMALL, _LARGE = Decimal("1e-4"), Decimal("1e15")
"""Outside of these a number is written with a power of ten."""

_WHOLE_MONEY = Decimal(10000)
"""From here on cents are noise."""

_NEAR = 100
"""The reciprocal of the distance from 1 below which a figure has the digits of its distance.

So 99.9999 % is not shown as 100 %.
"""
_WHOLES = {"%": 100, "percent": 100, "pct": 100, "‰": 1000}

_LOW, _HIGH = 0.1, 9999.5
"""The limits of a figure, between which the choice of a prefix keeps it."""
_LEAST_MONEY = 0.001
"""A price of 2 cents for a request is not 20 dollars for a thousand."""

_DECIMAL = ("f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E")
_BINARY = ("", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei")

_PER_SECOND = re.compile(r"/s(?![^\W\d]|\^)")
_HOUR = 3600
"""Prices by the hour and the second are chosen by size; by the day, month and year they are written so."""
_NAMES = re.compile(r"[^\W\d_]+")

LEAST = "at least "
"""Text before a range whose ends may be further out."""
_SCALES = ("Ki ", "Mi ", "Gi ", "Ti ")
"""Before a unit, glued to the number: `128Ki tok`."""


def format_value(value: Value, unit: Unit, digits: int = DIGITS) -> str:
    """Return a value in base units as shown in `unit`, without the unit: `41.8`, `113.92`, `0.6–0.8`.

    It is `at least 0.6–0.8` if the ends may be further out. A distribution is `41.8 (38.2–45.5)`, median, P5 and P95.
    It has at least `digits` significant digits. An integer part is never rounded. Money from a dollar on has cents.
    """
    if value.is_spread:
        figures = [from_base(number, unit) for number in (value.number, value.low, value.high)]
        digits = digits_of_spread(figures, digits)
        middle, low, high = (format_figure(figure, unit, digits) for figure in figures)
        return f"{middle} ({span_text(low, high)})"
    if value.is_range:
        low, high = (format_figure(from_base(end, unit), unit, digits) for end in (value.low, value.high))
        return low if low == high else LEAST * value.is_open + span_text(low, high)
    return format_figure(from_base(value.number, unit), unit, digits)


def digits_of_spread(figures: Sequence[float], digits: int) -> int:
    """Return the digits in which a distribution's spread is visible: two of a third of the distance of its ends."""
    middle, low, high = figures
    size, between = max(abs(middle), abs(low), abs(high)), abs(high - low)
    if not size or not between:
        return digits
    return max(digits, min(math.floor(math.log10(size)) - math.floor(math.log10(between / 3)) + 2, _EXACT.prec))


def format_figure(figure: float, unit: Unit, digits: int = DIGITS) -> str:
    """A number in a unit as shown, without the unit: `41.8`, `113.92`; of a date `2026-11-22`."""
    if is_date(unit):
        return iso_text(figure)
    return format_number(figure, digits, money=is_money(unit), whole=whole_of(unit))


def figure_in(number: float, unit: Unit) -> float | str:
    """A value in a unit to 15 digits, all that float64 keeps of a decimal number: 0.3, not 0.30000000000000004.

    Whole numbers up to 2^53 keep all of their digits.

    A date is its text, `2026-11-22`.
    """
    figure = from_base(number, unit)
    if is_date(unit):
        return format_figure(figure, unit)
    is_whole = abs(figure) <= WHOLE and figure == math.floor(figure)
    return figure if is_whole else float(f"{figure:.15g}")


def format_place(figure: float, unit: Unit, digits: int = DIGITS) -> str:
    """A number along an axis or among the values of a view, where money has no cents; a date as everywhere."""
    return iso_text(figure) if is_date(unit) else format_number(figure, digits)


def format_quantity(value: Value, unit: Unit, digits: int = DIGITS) -> str:
    """`41.8 ms`, `70 %`, `0.6–0.8`, `128Ki tok`."""
    number = format_value(value, unit, digits)
    return join_unit(number, unit.text)


def join_unit(number: str, unit: str, gap: str = " ") -> str:
    """A figure and its unit; a factor and a scale are written close: `3×`, `128Ki tok`."""
    if unit == UNIT:
        return number
    return number + ("" if unit.startswith(("×", *_SCALES)) else gap) + unit if unit else number


def span_text(low: str, high: str) -> str:
    """Return two figures as a range: `0.6–0.8`; a minus sign would be lost next to a dash, so `-5 to 3`."""
    return f"{low} to {high}" if low.startswith("-") else f"{low}–{high}"


def format_number(number: float, digits: int = DIGITS, *, money: bool = False, whole: int = 0) -> str:
    """A figure as a reader sees it; within 1 % of `whole`, the figure of the number 1, digits count from there.

    >>> [format_number(x) for x in (41.79104, 295.222, 14.0, 3756.6, 0.05, 123456)]
    ['41.8', '295', '14', '3757', '0.05', '123,456']
    >>> format_number(113.9203, money=True), format_number(2.5, money=True), format_number(140, money=True)
    ('113.92', '2.50', '140')
    >>> format_number(0.999999, whole=1), format_number(99.9871, whole=100), format_number(0.999999)
    ('0.999999', '99.9871', '1')
    """
    if math.isinf(number):
        return "∞" if number > 0 else "-∞"
    exact = _EXACT.create_decimal(number)
    if exact == 0:
        return "0"
    size = abs(exact)
    if _WHOLE <= abs(number) < _LARGE:
        return _written(Decimal(number).quantize(Decimal(1), ROUND_HALF_UP), keep_cents=False)
    if size < _SMALL or size >= _LARGE:
        return _scientific(exact, digits)
    decimals = max(digits - 1 - size.adjusted(), _nines(exact, digits, whole), 0)
    if money and size >= 1:
        decimals = 0 if size >= _WHOLE_MONEY else max(decimals, 2)
    shown = exact.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    if abs(shown).adjusted() > size.adjusted() and decimals > 0 and not money:
        shown = exact.quantize(Decimal(1).scaleb(1 - decimals), ROUND_HALF_UP)
    return _written(shown, keep_cents=money and size >= 1 and shown != shown.to_integral_value())


def _nines(exact: Decimal, digits: int, whole: int) -> int:
    """Decimals that show so many digits of the distance to `whole`; 0 where it is not near."""
    apart = abs(exact - whole)
    if not whole or not apart or apart > Decimal(whole) / _NEAR:
        return 0
    return min(digits - 1 - apart.adjusted(), _EXACT.prec - 1 - exact.adjusted())


def whole_of(unit: Unit) -> int:
    """The figure of the number 1 in a unit of shares and factors; 0 in any other."""
    return 1 if unit.text == "" or unit.text.startswith("×") else _WHOLES.get(unit.text, 0)


def is_money(unit: Unit) -> bool:
    """Return whether a unit counts money: `USD`, `€/h`."""
    return unit.text.partition("/")[0] in currencies.UNITS


def choose_unit(size: float, inferred: Unit, table: UnitTable, near: Iterable[Unit] = ()) -> Unit:
    """Return a readable unit for a value of this size in base units; a point of a temperature scale stays on it.

    `near` are the units its operands are written in: if one of them, or of their first factors, has the dimension, its
    family is kept (`GiB` stays binary, `USD/h` per hour). A prefix is only put on the first factor. Decimal and binary
    are never mixed. Money takes no prefix smaller than 1, and `min`, `h` and `d` take no prefix at all.
    """
    near = tuple(near)
    start = _unscaled(family_unit(inferred, table, near), table)
    if not start.dimension or start.offset:
        return start
    binary = any(_is_binary(unit, table) for unit in near)
    found = _best(abs(size), start, table, binary=binary)
    if size == 0 or _is_readable(size, found):
        return found
    operands = near[1:] if near and near[0] == inferred else near
    return _in_seconds(abs(size), found, operands, table)


def _is_readable(size: float, unit: Unit) -> bool:
    return _LOW <= abs(from_base(size, unit)) <= _HIGH


def _in_seconds(size: float, unit: Unit, operands: tuple[Unit, ...], table: UnitTable) -> Unit:
    """Return seconds for a short time whose minutes or hours are left of other units, and no operand has them."""
    is_left = left_time(unit.dimension, operands, table) is not None
    if not is_left or any(one.dimension == unit.dimension for one in operands):
        return unit
    found = _best(size, plain_unit(unit.dimension, table), table, binary=False)
    return found if _is_readable(size, found) else unit


def family_unit(inferred: Unit, table: UnitTable, near: tuple[Unit, ...]) -> Unit:
    """The unit a value is shown in while its figure is readable, whatever its size is; arguments as above."""
    dimension, turning = inferred.dimension, settled(inferred.turning)
    if not dimension and not turning:
        return ONE
    if inferred.offset:
        return inferred
    near = tuple(_unscaled(unit, table) for unit in near)
    kin = [unit for unit in near if unit.dimension == dimension and unit.turning == turning and not unit.offset]
    if not dimension:
        return kin[0] if kin else plain_unit((), table, turning)
    found = kin[0] if kin else _combined_unit(inferred, near, table)
    if not is_money(found):
        return found
    signed = _with_sign(found, table)
    return signed if kin else _by_written_time(signed, near, table)


def _combined_unit(inferred: Unit, near: Iterable[Unit], table: UnitTable) -> Unit:
    """Return a unit made of the units of a formula, or else of common symbols."""
    dimension, turning = inferred.dimension, settled(inferred.turning)
    left = None if turning else left_time(dimension, near, table)
    return left or as_written(inferred, near, table) or plain_unit(dimension, table, turning)


def _unscaled(unit: Unit, table: UnitTable) -> Unit:
    """Return a unit of money without a prefix: prices are not in `MUSD`."""
    first, rest = _split(unit.text)
    known = table.names.get(first)
    if known is None or known.symbol not in currencies.UNITS or known.symbol == first or is_money(unit):
        return unit
    found = table.parse(known.symbol + rest)
    return found if isinstance(found, Unit) else unit


def _by_written_time(unit: Unit, near: Iterable[Unit], table: UnitTable) -> Unit:
    """Money per second by the time that its operands are written with: `USD/mo/customer`."""
    if not _PER_SECOND.search(unit.text):
        return unit
    for text in (one.text for one in near):
        for name in _NAMES.findall(text):
            time = table.names.get(name)
            if time is not None and time.dimension == (("time", 1),) and time.factor > _HOUR:
                found = table.parse(_PER_SECOND.sub(f"/{name}", unit.text))
                if isinstance(found, Unit) and found.dimension == unit.dimension:
                    return found
    return unit


def scaled_unit(written: str, unit: Unit) -> Unit | None:
    """Return the unit with the binary scale of a written number, `Ki tok` of `128Ki tok`; None if it has no scale."""
    for power, scale in enumerate(_SCALES, 1):
        if scale in written:
            return Unit(scale + unit.text, unit.factor * 1024**power, unit.dimension)
    return None


def _scientific(number: Decimal, digits: int) -> str:
    """`1.23e-7`."""
    short = number.quantize(Decimal(1).scaleb(number.adjusted() - digits + 1), ROUND_HALF_UP)
    mantissa = short.scaleb(-short.adjusted())
    return f"{_written(mantissa, keep_cents=False)}e{short.adjusted()}"


def _written(number: Decimal, *, keep_cents: bool) -> str:
    """Return a number without trailing zeros after the point; from five digits on in groups of three."""
    whole, point, rest = f"{number:f}".partition(".")
    if not keep_cents:
        rest = rest.rstrip("0")
    if len(whole.lstrip("-")) > len("9999"):
        whole = f"{int(whole):,}"
    return f"{whole}{point}{rest}" if rest else whole


_RATE: Dimension = (("time", -1),)
_RATES: Mapping[tuple[Dimension, Dimension], str] = {(_RATE, COUNTED["rad"]): "rad/s", (_RATE, COUNTED["Hz"]): "Hz"}
"""The rates that read better in a unit for the counted thing."""


def plain_unit(dimension: Dimension, table: UnitTable, turning: Dimension = ()) -> Unit:
    """A unit of this dimension in common symbols, those of a project's own dimensions among them."""
    text = _RATES.get((dimension, turning)) or spelled(dimension, turning)
    unit = table.parse(text) if text else ONE
    if isinstance(unit, Unit) and unit.dimension == dimension:
        return replace(unit, turning=turning)
    symbols = {unit.dimension: unit.symbol for unit in table.names.values() if unit.factor == 1}
    for base, _ in dimension:
        text = text.replace(base, symbols.get(((base, Fraction(1)),), base))
    return Unit(text, ONE.factor, dimension, turning=turning)


def _with_sign(unit: Unit, table: UnitTable) -> Unit:
    """Return a unit of money with the symbol of its currency: `€/h` for `euro/h`, `USD` for `dollar`."""
    first, rest = _split(unit.text)
    known = table.names.get(first)
    return replace(unit, text=known.symbol + rest) if known else unit


def _best(size: float, start: Unit, table: UnitTable, *, binary: bool) -> Unit:
    """Return the unit of the same family whose figure is readable; `start` if its figure is, or if no figure is."""
    if size == 0 or (_LEAST_MONEY if is_money(start) else _LOW) <= from_base(size, start) <= _HIGH:
        return start
    family = _family(start, table, binary=binary)
    readable = [unit for unit in family if 1 <= from_base(size, unit) < 1000] or [
        unit for unit in family if _LOW <= from_base(size, unit) <= _HIGH
    ]
    if readable:
        return readable[0]
    sizes = [unit for unit in family if is_figure(size, unit)]
    return min(sizes or [start], key=lambda unit: abs(Decimal(from_base(size, unit)).adjusted()))


def _family(start: Unit, table: UnitTable, *, binary: bool) -> list[Unit]:
    """The unit with each prefix that may be before its first factor."""
    first, rest = _split(start.text)
    known = table.names.get(first)
    if known is None:
        return []
    symbol = known.symbol
    prefixes: tuple[str, ...] = _BINARY if binary and f"Ki{symbol}" in table.names else _DECIMAL
    if symbol == "g":  # a planet is weighed in kg
        prefixes = prefixes[: prefixes.index("k") + 1]
    written = [f"{prefix}{symbol}{rest}" for prefix in prefixes if f"{prefix}{symbol}" in table.names]
    if symbol in currencies.UNITS:
        rest = "/h" if rest == "/s" else rest  # what costs by the second is paid by the hour
        written = [f"{symbol}{rest}"]
        written += [f"{symbol}/{prefix}{rest[1:]}" for prefix in ("M", "G", "T")]  # and by the million tokens
    found = (table.parse(text) for text in written)
    return [unit for unit in found if isinstance(unit, Unit) and unit.dimension == start.dimension]


def _split(text: str) -> tuple[str, str]:
    """Return the first factor and the rest; a factor with an exponent is left alone: its prefix would be raised."""
    end = next((at for at, sign in enumerate(text) if sign in "*/·"), len(text))
    first = text[:end]
    return (first, text[end:]) if not any(sign in "^²³" for sign in first) else ("", text)


def _is_binary(unit: Unit, table: UnitTable) -> bool:
    first, _ = _split(unit.text)
    known = table.names.get(first)
    return known is not None and first.startswith(("Ki", "Mi", "Gi", "Ti", "Pi", "Ei")) and first.endswith(known.symbol)
