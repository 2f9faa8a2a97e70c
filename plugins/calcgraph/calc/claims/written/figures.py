"""Figures as people type them: digits in groups, powers of ten, raised exponents."""

import re
from fractions import Fraction

from calcgraph.notes.text.plain import plain_text

FIGURE = (
    r"(?:[0-9]+⁄[0-9]+|(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]+(?:_[0-9]{3})*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?)"
    r"(?![.,'’_]?[0-9])"
)
"""A number in digits, or a fraction `3⁄2`; not the start of one that is spelled otherwise: `41,80,0`."""

FINE = Fraction(1, 50)
"""The tolerance of a fraction, as a share of it."""

_BLANKS = str.maketrans(dict.fromkeys("\u00a0\u2007\u2009\u200a\u202f", " "))
_SIGNS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻−", "0123456789+--")

_SUP = re.compile(r"(?<=[0-9])<sup>([-+−]?[0-9]{1,3})</sup>")
_RAISED = re.compile(r"(?<=[0-9])[⁺⁻]?[⁰¹²³⁴-⁹]{1,3}")
_GROUPED = re.compile(r"(?<![\w.,])[1-9][0-9]{0,2}(?: [0-9]{3})+(?![\d,])")
_DECIMALS = re.compile(
    r"(?<![\w.,/'’])(?<![0-9] )(?:(?P<grouped>[1-9][0-9]{0,2}(?:[. ][0-9]{3}|['’][0-9]{3})+),(?P<part>[0-9]+)"
    r"|(?P<whole>0|[1-9][0-9]*),(?P<short>[0-9]{1,2}|[0-9]{4,})|(?P<long>0|[1-9][0-9]{3,}),(?P<three>[0-9]{3}))"
    r"(?![.,'’_]?[0-9])"
)
"""A decimal comma that no country reads as a separator of thousands: `41,8`, `0,125`, `1.234,50`, not `41,800`."""
_POINTED = re.compile(r"(?<![\w.,])[1-9][0-9]{0,2}(?:\.[0-9]{3}){2,}(?![.,'’_]?[0-9])")
"""Thousands with points: `1.000.000`."""
_EXPONENT = r"\^([-+−]?[0-9]{1,3})\^?(?![0-9])"
_TENS = re.compile(rf"(?<=[0-9])\s*[×x·*]\s*10{_EXPONENT}")
_POWER = re.compile(rf"(?<![\w.,])(10|2){_EXPONENT}")

_LOOSE = re.compile(r"[-−]?\$?[0-9][0-9.,'’_]*[0-9]")
_POINT = re.compile(r"([-−–+]?(?:US)?[$€£¥]?)(\.[0-9]+)")
_COMMA = re.compile(r"([0-9]+(?:\.[0-9]{3})*),([0-9]+)$")
_POINTS = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3}){2,}$")


def shown_text(text: str) -> str:
    """Return a link's text as readers see it: without markup, every space an ordinary one."""
    return plain_text(_SUP.sub(r"^\1", text)).translate(_BLANKS).strip()


def in_digits(text: str) -> str:
    """The text with its numbers in digits and exponents that Python reads.

    >>> [in_digits(text) for text in ("7 × 10¹⁰ B", "70 000 000", "10^-6^ s", "2^20", "3 m²", "1.234,5 m", "41,800")]
    ['7e10 B', '70000000', '10e-7 s', '1048576', '3 m²', '1234.5 m', '41,800']
    """
    text = _RAISED.sub(lambda found: "^" + found[0].translate(_SIGNS), text)
    text = _POINTED.sub(lambda found: found[0].replace(".", ""), _DECIMALS.sub(_with_point, text))
    text = _GROUPED.sub(lambda found: found[0].replace(" ", ""), text)
    text = _TENS.sub(lambda found: "e" + found[1].translate(_SIGNS), text)
    return _POWER.sub(_power, text)


def _with_point(found: re.Match[str]) -> str:
    whole = found["grouped"] or found["whole"] or found["long"]
    return f"{re.sub(r'[^0-9]', '', whole)}.{found['part'] or found['short'] or found['three']}"


def _power(found: re.Match[str]) -> str:
    exponent = found[2].translate(_SIGNS)
    if found[1] == "10":
        return f"10e{int(exponent) - 1}"
    return found[0] if exponent.startswith("-") else str(2 ** int(exponent))


def respelled(text: str) -> str:
    """Return the probable meaning of a number that cannot be read; '' if `text` does not begin with one.

    >>> respelled("41,8 ms"), respelled("1.000.000")
    ('write the decimal point as `.`: `41.8`', 'group digits with `,`: `1,000,000`')
    """
    if bare := _POINT.match(text):
        return f"write a digit before the point: `{bare[1]}0{bare[2]}`"
    found = _LOOSE.match(text)
    if found is None:
        return ""
    if found[0].count(",") > 1 and "." not in found[0]:
        return f"group digits in threes: `{int(re.sub(r'[^0-9]', '', found[0])):,}`"
    if parts := _COMMA.search(found[0]):
        return f"write the decimal point as `.`: `{parts[1].replace('.', ',')}.{parts[2]}`"
    if _POINTS.search(found[0]):
        return f"group digits with `,`: `{found[0].replace('.', ',')}`"
    return "write `,` between groups of digits and `.` before decimals: `1,024.5`"


def place_of(figure: str) -> Fraction:
    """Return one unit of the last digit that is written, zeros included; 0 for a fraction, which has no digits.

    >>> place_of("800"), place_of("0.30"), place_of("3e8"), place_of("1⁄4")
    (Fraction(1, 1), Fraction(1, 100), Fraction(100000000, 1), Fraction(0, 1))
    """
    if "⁄" in figure:
        return Fraction(0)
    digits, _, exponent = figure.lower().partition("e")
    return Fraction(10) ** (int(exponent or 0) - len(digits.partition(".")[2]))


def number_and_step(figure: str) -> tuple[Fraction, Fraction]:
    """Return the number and one unit of its last significant digit; trailing zeros of an integer do not count.

    A fraction has no such digits; its tolerance is a fiftieth of its value, and never more than half of its last step.
    """
    top, bar, low = figure.partition("⁄")
    if bar:
        value = Fraction(int(top), int(low) or 1)
        return value, min(value * FINE, Fraction(1, 2 * value.denominator))
    digits, _, exponent = figure.lower().replace(",", "").replace("_", "").partition("e")
    power = Fraction(10) ** int(exponent or 0)
    whole, point, decimals = digits.partition(".")
    if point:
        step = Fraction(1, 10 ** len(decimals))
    else:
        zeros = len(whole) - len(whole.rstrip("0"))
        step = Fraction(10**zeros if zeros < len(whole) else 1)
    return Fraction(digits) * power, step * power
