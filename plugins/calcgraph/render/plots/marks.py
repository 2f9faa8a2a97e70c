"""Marks below a horizontal axis: numbers, days of the calendar, words."""

import datetime as dt
import math
from collections.abc import Sequence

from msgspec import Struct

from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.units.table import is_date
from calcgraph.render.plots.axes import Axis, ticks_of

LETTER, LARGE_LETTER = 6.6, 12.0
"""Widths of a letter below the axis, in the drawing's units; letters of a small drawing are larger."""
LONGEST = 12
"""The largest number of letters of a word; a longer one is cut, and shown in full under the pointer."""
MOST_DATES = 6
_DAYS, _MONTHS = (1, 2, 7, 14), (1, 2, 3, 6)
_YEARS = (1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2000)
_EPOCH = dt.date(1970, 1, 1).toordinal()


class Mark(Struct, frozen=True):
    """A position on the axis with the text below it."""

    at: str
    text: str
    is_wide: bool
    """True if it does not fit in a small drawing."""
    full: str = ""
    """The whole text where it had to be cut."""


def marks_of(axis: Axis) -> tuple[Mark, ...]:
    """Round numbers, or first days of months and years."""
    if not is_date(axis.unit):
        return tuple(Mark(tick.at, tick.text, is_wide=False) for tick in ticks_of(axis))
    found = _dates(axis.low, axis.high)
    room = (axis.end - axis.start) / max(len(found), 1)
    every = _every(max((len(text) for _, text in found), default=0), room, LARGE_LETTER)
    return tuple(Mark(f"{axis.at(day):.1f}", text, bool(at % every)) for at, (day, text) in enumerate(found))


def marks_of_words(words: Sequence[str], axis: Axis) -> tuple[Mark, ...]:
    """Return words at even distances: all if they fit, otherwise every second, third or so."""
    room, length = (axis.end - axis.start) / len(words), min(max(map(len, words)), LONGEST)
    every = _every(length, room, LETTER)
    large = _every(length, room * every, LARGE_LETTER)
    return tuple(
        _word(word, axis.at(at), length, bool(at // every % large)) for at, word in enumerate(words) if at % every == 0
    )


def _word(word: str, at: float, length: int, is_wide: bool) -> Mark:  # noqa: FBT001 - a field of the mark
    text = word if len(word) <= length else f"{word[: length - 1].rstrip()}…"
    return Mark(f"{at:.1f}", text, is_wide, word if text != word else "")


def _every(letters: int, room: float, width: float) -> int:
    """Return the step between written labels so that they do not overlap: 1 for all, 2 for every other one."""
    return max(1, math.ceil((letters + 1) * width / room))


def _dates(low: float, high: float) -> list[tuple[float, str]]:
    """First days of as many days, months or years as fit, in seconds, each as it is written."""
    first, last = (dt.date.fromordinal(round(end / DAY) + _EPOCH) for end in (low, high))
    for step in _DAYS:
        if (last - first).days // step < MOST_DATES:
            days = range(first.toordinal(), last.toordinal() + 1, step)
            return [(_seconds(day), dt.date.fromordinal(day).isoformat()) for day in days]
    begin, end = (day.year * 12 + day.month - 1 for day in (first, last))
    for step in _MONTHS:
        if (end - begin) // step < MOST_DATES:
            months = (divmod(at, 12) for at in range(math.ceil(begin / step) * step, end + 1, step))
            return _inside([(dt.date(year, month + 1, 1), f"{year}-{month + 1:02}") for year, month in months], first)
    step = next((one for one in _YEARS if (last.year - first.year) // one < MOST_DATES), _YEARS[-1])
    years = range(math.ceil(first.year / step) * step, last.year + 1, step)
    return _inside([(dt.date(year, 1, 1), str(year)) for year in years], first)


def _inside(marks: list[tuple[dt.date, str]], first: dt.date) -> list[tuple[float, str]]:
    return [(_seconds(day.toordinal()), text) for day, text in marks if day >= first]


def _seconds(day: int) -> float:
    return float((day - _EPOCH) * DAY)
