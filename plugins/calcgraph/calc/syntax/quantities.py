"""Written quantities: a number, its scale and its unit, as they are written in a formula."""

import re
from fractions import Fraction
from functools import lru_cache
from unicodedata import normalize

from msgspec import Struct

from calcgraph.calc.numbers.dates import UNIT, iso_day
from calcgraph.currencies import SIGNS, UNIT_OF_SIGN, UNIT_SIGNS

MAX_DIGITS = 30
"""The largest number of digits of one literal; no measurement has as many."""

MAX_EXPONENT = 308
"""The largest exponent of ten in one literal; float64 ends there."""

LARGEST_WHOLE = 2**53
"""The limit up to which every whole number is a number of float64."""

SCALES = {
    "k": 10**3,
    "K": 10**3,
    "M": 10**6,
    "G": 10**9,
    "B": 10**9,
    "T": 10**12,
    "Ki": 2**10,
    "Mi": 2**20,
    "Gi": 2**30,
    "Ti": 2**40,
}
"""Suffixes that are glued to a number: `70B`, `64Ki`."""

_MAX_SHOWN = 24
"""Characters of a literal that a message repeats."""

_NUMBER = re.compile(r"[0-9]+(?:_[0-9]+)*(?:\.[0-9]+(?:_[0-9]+)*)?(?:[eE][+-]?[0-9]+)?")
_GROUPED = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])(?:\.[0-9]+)?")
_RUN = re.compile(r"[^\W\d_]+\w*")
POWER = r"(?:\^|\*\*)(?:-?[0-9]{1,2}(?:\.[0-9]{1,2})?(?!\.?[0-9])|\(-?[0-9]{1,2}(?:/[0-9]{1,2}|\.[0-9]{1,2})?\))"
"""The power of a factor of a unit: `^2`, `^0.5`, `^(1/2)`."""
_FACTOR = rf"(?:[^\W\d_]\w*|[%‰¢{UNIT_SIGNS}]|°\w*)(?:{POWER}|⁻?[²³¹⁴⁵⁶])?"
_NEXT = rf"(?:sqrt\([^\W\d_]\w*\)|√[^\W\d_]\w*|{_FACTOR})"
"""After `*` or `/`, where `sqrt(m)` cannot be a function whose `*` is missing."""
_UNIT_BEHIND = (
    r"[ \t]*(?!(?:with|for|and|or|not|where|known|per|log|step|near|over|as|True|False)\b"
    rf"|(?:in|to)\b[ \t]*(?=[0-9{{{SIGNS}]|(?<=[ \t])-[0-9{SIGNS}]))"
    rf"((?:1/)?{_FACTOR}(?:(?:\*(?!\*)|[/·]){_NEXT})*)"
)
"""A unit after a number, except words that the grammar uses there; so `as` is not the attosecond."""
_UNIT = re.compile(_UNIT_BEHIND)
_PLAIN = re.compile(rf"((?:0|[1-9][0-9]{{0,14}})(?:\.[0-9]{{1,14}})?)(?![\w.,⁻])(?:{_UNIT_BEHIND})?")
"""A number that nothing is glued to and nothing can be wrong with, and its unit: nearly all are read by this alone."""
_TEN = re.compile(
    r"(?P<number>[0-9]+(?:\.[0-9]+)?)[ \t]*(?P<sign>[×x*·])[ \t]*10"
    r"(?:[ \t]*(?:\^|\*\*)[ \t]*\(?(?P<power>[-−+]?[0-9]{1,3})\)?|(?P<raised>[⁻⁺]?[⁰¹²³⁴-⁹]{1,3}))(?![\w.])"
)
"""`1.6×10^-19`, `3 x 10⁸`."""
_DATE = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9])"
    r"|(?:19|20)[0-9]{2}(?P<sign>[-−/])(?:0?[1-9]|1[0-2])(?P=sign)(?:0?[1-9]|[12][0-9]|3[01])(?![\w.])"
    r"|(?:0?[1-9]|[12][0-9]|3[01])/(?:0?[1-9]|[12][0-9]|3[01])/(?:19|20)[0-9]{2}(?![\w.])"
)
"""The text that readers take for a date: `2026-11-22` in any case, other forms if they are possible since 1900."""
_LITERAL = re.compile(r"date[ \t]+([0-9](?:[\w:]|[-/](?=\w)|\.(?=[0-9]))*)")
_ISO_LIKE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_PER = re.compile(rf"/{_NEXT}(?:(?:\*(?!\*)|[/·]){_NEXT})*")
_RUNS_ON = re.compile(r"\(|\.[^\W\d]")
_COMPOUND = re.compile(r"[*/·]")
_RAISED = re.compile(r"⁻?[⁰¹²³⁴-⁹]+")
_STRAY_POINT = re.compile(r"\.(?![.]|[^\W\d])")


class QuantityLiteral(Struct, frozen=True):
    """A quantity as read, or the problem with it."""

    value: Fraction
    unit: str
    """The unit as written, `$` turned into `USD`; '' if there is no unit."""
    end: int
    """The offset after it."""
    scale: str = ""
    """The scale: `B`, `Ki`; '' if there is no scale."""
    code: str = ""
    """The code of the rule it breaks; '' if it is well written."""
    problem: str = ""
    hint: str = ""


def read_quantity(  # noqa: PLR0911 - one return a way to be wrong
    text: str, start: int, inside: str = "", kilo: int = 1000
) -> QuantityLiteral:
    """Return the quantity that starts at a digit or a currency symbol.

    `inside` is the innermost open bracket, `,` in a list without one, or empty: only there may a comma group digits.
    `kilo` is the factor of the scale `K`.
    """
    if date := _DATE.match(text, start):
        return _problem_of_date(date)
    if ten := _TEN.match(text, start):
        problem = _problem_of_ten(text, ten)
        if problem is not None:
            return problem
    plain = _PLAIN.match(text, start)
    if plain is not None and not _RUNS_ON.match(text, plain.end()):
        return QuantityLiteral(_exact(plain[1]), plain[2] or "", plain.end())
    money = UNIT_OF_SIGN.get(text[start], "")
    at = start + len(money[:1])
    number, end, comma = _read_number(text, at, inside)
    mantissa, _, exponent = number.lower().partition("e")
    if comma:
        message = f"`{_short(text[at:end])}` is ambiguous: one number or several"
        return _broken("CG214", end, message, f"write `{_short(number)}`, or put a space after the comma")
    problem = _problem_of_size(text[at:end], end, mantissa, exponent) or _problem_of_form(text, at, end, mantissa)
    if problem:
        return problem
    run = _RUN.match(text, end)
    scale = run.group() if run and run.group() in SCALES else ""
    if scale:
        if problem := _problem_of_scale(text, at, end, scale):
            return problem
        end += len(scale)
    unit, end = _read_unit(text, end, money=money, scale=scale)
    if unit and _RUNS_ON.match(text, end) and _COMPOUND.search(unit):
        shown = text[start:end]
        return _broken("CG301", end, f"`{_short(shown)}` is read as one unit", "put spaces around `/` and `*`")
    value = _exact(mantissa, exponent)
    if scale:
        value *= kilo if scale == "K" else SCALES[scale]
    return QuantityLiteral(value, unit, end, scale)


def read_date(text: str, start: int) -> QuantityLiteral | None:
    """Return the day of the literal `date 2026-11-22`, in the unit `date`; None if no such literal is here."""
    found = _LITERAL.match(text, start)
    if found is None:
        return None
    day = iso_day(found[1])
    if day is None:
        shown = f"`{UNIT} {_short(found[1])}`"
        form = _ISO_LIKE.fullmatch(found[1])
        reason = "is not a day of the calendar" if form else "is not a date"
        return _broken("CG213", found.end(), f"{shown} {reason}", _date_to_write(found[1], is_form=form is not None))
    return QuantityLiteral(day, UNIT, found.end())


_PARTS = re.compile(r"(?:([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})|([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4}))\.?")
"""Year, month and day with few digits or other signs, or day, month and year with points."""


def _date_to_write(written: str, *, is_form: bool) -> str:
    """Return the hint for a date that cannot be read; no hint for a day that does not exist."""
    if is_form:
        return "correct the day or the month"
    found = _PARTS.fullmatch(written)
    year, month, day = (found[1] or found[6], found[2] or found[5], found[3] or found[4]) if found else ("", "", "")
    meant = f"{year}-{month:0>2}-{day:0>2}"
    if found is None or iso_day(meant) is None:
        return "write the year with four digits, then month and day with two, with hyphens between them"
    return f"write `{UNIT} {meant}`"


def unit_behind(text: str, at: int) -> tuple[str, int] | None:
    """Return the unit that follows at an offset, and the offset after it."""
    found = _UNIT.match(text, at)
    return (found[1], found.end()) if found is not None else None


def _problem_of_date(found: re.Match[str]) -> QuantityLiteral:
    """A date that is written where a number is read: neither a subtraction nor a division."""
    numbers = re.split(r"([-−/])", found[0])
    apart = " ".join((part.lstrip("0") or "0") if part.isdigit() else part.replace("−", "-") for part in numbers)
    hint = (
        f"write `{UNIT} {found[0]}`, or `{apart}` for numbers" if iso_day(found[0]) else f"write `{apart}` for numbers"
    )
    return _broken("CG213", found.end(), f"`{found[0]}` is written like a date", hint)


def _problem_of_ten(text: str, found: re.Match[str]) -> QuantityLiteral | None:
    """A number in powers of ten whose unit would be part of the exponent, or with the letter `x` for the product."""
    unit = _UNIT.match(text, found.end())
    if unit is None and found["sign"] != "x" and not found["raised"]:
        return None
    end = unit.end() if unit else found.end()
    power = normalize("NFKC", found["power"] or found["raised"]).replace("−", "-").removeprefix("+")
    written = f"{found['number']}e{power}{f' {unit[1]}' if unit else ''}"
    return _broken(
        "CG213", end, f"`{_short(text[found.start() : end])}` is not read as one number", f"write `{written}`"
    )


def _read_number(text: str, at: int, inside: str) -> tuple[str, int, bool]:
    """Return the digits without separators, the offset after them, and whether a comma makes them ambiguous."""
    found = _NUMBER.match(text, at)
    assert found is not None
    end = found.end()
    grouped = _GROUPED.match(text, at) if text.startswith(",", end) else None
    if grouped and inside != "{" and text[at] != "0":
        return grouped.group().replace(",", ""), grouped.end(), bool(inside)
    return found.group().replace("_", ""), end, False


def _problem_of_size(written: str, end: int, mantissa: str, exponent: str) -> QuantityLiteral | None:
    if len(mantissa) > MAX_DIGITS:
        digits = len(mantissa.replace(".", "").lstrip("0"))
        if digits > MAX_DIGITS:
            return _broken("CG221", end, f"`{_short(written)}` has {digits} digits; calcgraph reads up to {MAX_DIGITS}")
        if len(mantissa) > MAX_EXPONENT:  # zeros before its first digit, or after the point
            message = f"`{_short(written)}` has {len(mantissa):,} characters; calcgraph reads up to {MAX_EXPONENT}"
            return _broken("CG221", end, message)
    if exponent and (len(exponent) > len("-308") or abs(int(exponent)) > MAX_EXPONENT):
        return _broken("CG221", end, f"`{_short(written)}` is beyond 1e{MAX_EXPONENT}")
    if len(mantissa) > len(str(LARGEST_WHOLE)) - 1 and mantissa.isdigit() and not exponent:
        return _problem_of_whole(written, end, mantissa)
    return None


def _problem_of_whole(written: str, end: int, mantissa: str) -> QuantityLiteral | None:
    """Return the problem of a whole number with more digits than float64 has: 9007199254740993 would change."""
    number = int(mantissa)
    if number <= LARGEST_WHOLE or int(float(number)) == number or len(mantissa.rstrip("0")) < len(str(LARGEST_WHOLE)):
        return None
    message = f"`{_short(written)}` has more digits than a number keeps: it would be {int(float(number))}"
    return _broken("CG221", end, message, f"shorten the number, for example to {float(f'{number:.15g}'):.15g}")


def _problem_of_form(text: str, at: int, end: int, mantissa: str) -> QuantityLiteral | None:
    written, behind = text[at:end], text[end : end + 1]
    if mantissa[0] == "0" and len(mantissa) > 1 and mantissa[1] != ".":
        plain = mantissa.lstrip("0") or "0"
        return _broken("CG213", end, f"`{_short(written)}` starts with a zero", f"write `{_short(plain)}`")
    if behind == "." and _STRAY_POINT.match(text, end):
        written = _short(written)
        return _broken("CG213", end + 1, f"`{written}.` ends in a point", f"write `{written}.0`")
    if raised := _RAISED.match(text, end):
        power = normalize("NFKC", raised.group()).replace("−", "-")
        return _broken(
            "CG213",
            raised.end(),
            f"`{_short(written + raised.group())}` has a raised character",
            f"write `{_short(written)}^{power}`",
        )
    if behind == "_":
        return _broken("CG213", end + 1, f"`{_short(written)}_` has a stray `_`", "`_` goes between digits: `1_000`")
    return None


def _problem_of_scale(text: str, at: int, end: int, scale: str) -> QuantityLiteral | None:
    number, behind = text[at:end], end + len(scale)
    written = f"{number}{scale}"
    if "e" in number.lower():
        return _broken("CG213", behind, f"`{written}` has two scales", "keep the exponent or the suffix")
    per = _PER.match(text, behind)
    if scale in ("B", "T", "K") and per:
        plain = {"B": "G"}.get(scale, scale)
        unit = per.group()
        message = f"`{written}{unit}` could be a scale or a unit"
        return _broken("CG214", per.end(), message, f"write `{number}{plain} 1{unit}` or `{number} {scale}{unit}`")
    return None


def _read_unit(text: str, end: int, *, money: str, scale: str) -> tuple[str, int]:
    """Return the unit after a number and the offset after the unit."""
    if money:
        per = _PER.match(text, end)
        return (money + per.group(), per.end()) if per else (money, end)
    found = _UNIT.match(text, end)
    if found is None:
        return "", end
    unit = found[1]
    glued = found.start(1) == end
    if glued and (scale or unit.startswith("1/")):
        return "", end
    return unit, found.end()


@lru_cache(maxsize=1000)  # notes repeat their numbers, and a Fraction takes longer to make than to find
def _exact(mantissa: str, exponent: str = "") -> Fraction:
    whole, _, decimals = mantissa.partition(".")
    value = Fraction(int(whole + decimals), 10 ** len(decimals)) if decimals else Fraction(int(whole))
    return value * Fraction(10) ** int(exponent) if exponent else value


def _broken(code: str, end: int, problem: str, hint: str = "") -> QuantityLiteral:
    return QuantityLiteral(Fraction(0), "", end, "", code, problem, hint)


def _short(written: str) -> str:
    return written if len(written) <= _MAX_SHOWN else f"{written[:_MAX_SHOWN]}…"
