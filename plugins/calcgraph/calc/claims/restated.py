"""A claim in its writer's form with the number that the value has now: `€3,600 a year` becomes `€3,700 a year`."""

import re
from decimal import Decimal
from fractions import Fraction

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.numbers.nought import EQUAL, WHOLE
from calcgraph.calc.units.table import UnitTable

_FIGURE = re.compile(r"(?<![\w.,])\d++(?:,\d{3})*+(?:\.\d++)?(?![\d,.]*\d)")
"""A number in digits, with commas between thousands or without."""
_LEAST, _MOST = Fraction(1, 10**6), Fraction(10**15)
"""Values that are written without a power of ten."""


def restated(display: str, value: float, table: UnitTable, *, has_zeros: bool = False) -> str:
    """Return the words of a claim with another value, in the claim's unit, to as many digits; empty if unclear.

    The result is read again, so that it states the value and nothing else. `has_zeros` says that zeros at the end of a
    whole number are digits, as they are in a number quoted from a file.
    """
    text, found = read_claim(display, table), list(_FIGURE.finditer(display))
    if not isinstance(text, ClaimText) or text.problem or text.kind != "number" or len(found) != 1:
        return ""
    written, now = found[0][0], Fraction(value)
    figure = Fraction(written.replace(",", ""))
    if not figure or not text.value or not _LEAST < abs(now) < _MOST or now * text.value < 0:
        return ""
    number = abs(now * figure / text.value)
    step = min(_step(written), _step_of_digits(written, number), *([Decimal(1)] if has_zeros else []))
    new = _formatted(number, step, has_commas="," in written or "." in written or figure < 1000)
    said = f"{display[: found[0].start()]}{new}{display[found[0].end() :]}"
    again = read_claim(said, table)
    if not isinstance(again, ClaimText) or again.problem or (again.unit, again.noun) != (text.unit, text.noun):
        return ""
    return said if abs(again.value - now) <= max(again.rounding, abs(now) / 10**9) else ""


def is_misrounded(text: ClaimText, value: float) -> bool:
    """Return whether a number that a claim allows is not what its value rounds to at these digits.

    A value halfway between two numbers rounds to both, also where float64 is a little off: -0.9875 to -0.987.
    """
    is_exact = abs(value) < WHOLE and float(value).is_integer()
    most = text.rounding + (0 if is_exact else Fraction(EQUAL * abs(value)))
    return text.kind == "number" and not text.is_exact and abs(Fraction(value) - text.value) > most


def _step(written: str) -> Decimal:
    """The value of the last digit as written: zeros at the end of a whole number do not count."""
    _, point, decimals = written.partition(".")
    if point:
        return Decimal(1).scaleb(-len(decimals))
    digits = written.replace(",", "")
    return Decimal(1).scaleb(len(digits) - len(digits.rstrip("0")))


def _step_of_digits(written: str, number: Fraction) -> Decimal:
    """The value of the last digit, if a number has as many digits as are written."""
    digits = written.replace(",", "").lstrip("0.")
    count = len((digits if "." in written else digits.rstrip("0")).replace(".", "")) or 1
    size = (Decimal(number.numerator) / Decimal(number.denominator)).adjusted()
    return Decimal(1).scaleb(size - count + 1)


def _formatted(number: Fraction, step: Decimal, *, has_commas: bool) -> str:
    rounded = Decimal(round(number / Fraction(step))) * step
    return f"{rounded:,f}" if has_commas else f"{rounded:f}"
