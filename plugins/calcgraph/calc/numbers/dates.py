"""Days of the calendar: the Gregorian one over the years 1 to 9999, without times of day and zones.

A date is kept in seconds from 1970-01-01, so that the difference of two dates is an ordinary duration. `dates.js` is
the JavaScript port of the operations.
"""

import calendar
import datetime as dt
import math
import re
from fractions import Fraction
from typing import Final

from calcgraph.calc.numbers.undefined import DomainError

UNIT: Final = "date"
"""The word before a date, and the unit of a quantity or column that is one."""

DIMENSION: Final = (("calendar", 1),)
"""The dimension of dates: they add to nothing and compare only with each other, unlike durations."""

DAY: Final = 86_400
"""Seconds of a day; the calendar knows no leap seconds."""

MONTH: Final = 2_629_800
"""The seconds of the unit `mo`, a twelfth of 365.25 days, by which a number of months is divided."""

_EPOCH: Final = dt.date(1970, 1, 1).toordinal()
ZERO: Final = -_EPOCH * DAY
"""The day before 0001-01-01, which is number 1, in seconds from 1970-01-01."""

NEAR: Final = 1e-6
"""The largest rounding error of a day or a month that counts as whole."""

_ISO = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def iso_day(text: str) -> Fraction | None:
    """The number of a day, 1 for 0001-01-01, from `2026-11-22`; None for another form, or no day of the calendar.

    >>> iso_day("0001-01-01"), iso_day("1970-01-01"), iso_day("2026-02-29")
    (Fraction(1, 1), Fraction(719163, 1), None)
    """
    if not _ISO.fullmatch(text):
        return None
    try:
        return Fraction(dt.date.fromisoformat(text).toordinal())
    except ValueError:
        return None


def iso_text(day: float) -> str:
    """Return the date of a day's number; a dash if it is not a day of the calendar.

    >>> iso_text(719163), iso_text(0)
    ('1970-01-01', '–')
    """
    near = math.floor(day + 0.5)
    if abs(day - near) > NEAR or not dt.date.min.toordinal() <= near <= dt.date.max.toordinal():
        return "–"
    return dt.date.fromordinal(near).isoformat()


def later(date: float, seconds: float) -> float:
    """The date some days on, back where they are below zero; DomainError for parts of a day."""
    return _in_seconds(_day(date + seconds))


def months_later(date: float, seconds: float) -> float:
    """The same day some calendar months on, or the last one of a month without it: 31 January, 28 February."""
    count = _whole(seconds / MONTH, "no whole number of months")
    day = _day(date)
    year, month = divmod(day.year * 12 + day.month - 1 + count, 12)
    if not dt.MINYEAR <= year <= dt.MAXYEAR:
        raise DomainError(_BEYOND)
    last = calendar.monthrange(year, month + 1)[1]
    return _in_seconds(dt.date(year, month + 1, min(day.day, last)))


def year(date: float) -> float:
    """2026 of 2026-11-22."""
    return float(_day(date).year)


def month(date: float) -> float:
    """11 of 2026-11-22."""
    return float(_day(date).month)


def day(date: float) -> float:
    """22 of 2026-11-22."""
    return float(_day(date).day)


_BEYOND = "a date beyond the years 1 to 9999"


def _day(seconds: float) -> dt.date:
    number = _whole(seconds / DAY, "no whole number of days") + _EPOCH
    if not dt.date.min.toordinal() <= number <= dt.date.max.toordinal():
        raise DomainError(_BEYOND)
    return dt.date.fromordinal(number)


def _whole(count: float, reason: str) -> int:
    near = math.floor(count + 0.5)
    if abs(count - near) > NEAR:
        raise DomainError(reason)
    return near


def _in_seconds(found: dt.date) -> float:
    return float((found.toordinal() - _EPOCH) * DAY)
