"""The value of a vault that a number of a text means, and the verdict on the number."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.claims.allows import allows, rounded
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.model import ONE, Dimension, Unit
from calcgraph.calc.units.display import format_number
from calcgraph.calc.units.table import is_date, to_base
from calcgraph.calc.units.turning import in_turns
from calcgraph.hosts.inquiry.lookup import ValueItem, row_of
from calcgraph.hosts.inquiry.naming import (
    Level,
    NameWords,
    SaidWords,
    SentencePlace,
    has_name,
    has_part,
    has_row,
    is_subject,
    name_words,
    part_of,
    quiet_of,
    said_in,
    segment_of,
    why_unsure,
)
from calcgraph.hosts.inquiry.search_words import words_of
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.project import Project

NEAREST = 24
"""Values of a unit's kind that are compared with a number, besides those that the text names."""
FAR = 0.5
"""Distance from which on a value that the text does not name is nothing like the number, as a share of the larger."""
MOST_OFF = 1e4
"""The share from which a percentage is no longer meaningful."""
_SENTENCES = 64
SAME_SIZE = "a value of the same size exists"
"""The verdict on a number that agrees with a value which its sentence does not surely mean."""
NOTHING = "nothing like it"
_SEVERAL = "the sentence names several rows or quantities, and not all have this value"
_ABOVE = "a row named above the sentence has another value"


class SentenceNumber(NamedTuple):
    """A number of a text with the sentence it is in."""

    text: str
    read: ClaimText | None
    """None if it cannot be read."""
    why: str = ""
    around: str = ""
    behind: str = ""
    """The next words, which may name the thing that is counted: `layers`."""
    head: str = ""
    """The head of its column in a table."""
    heads: str = ""
    """The head of the table with the line below it."""
    above: str = ""
    """The text before its sentence, back to the last heading."""
    at: int = 0
    """The place of `bare` in the sentence."""
    bare: str = ""
    """The number as the sentence has it."""
    moved: str = ""
    """The words behind it up to its `per`: ` of cache per token`."""

    @property
    def is_measured(self) -> bool:
        """True for a number with a unit; not for `37 billion` and `18×`."""
        unit = self.read.unit if self.read is not None else None
        return unit is not None and bool(unit.dimension or "%" in unit.text)


class ValueIndex(Struct, frozen=True):
    """The values of a vault by dimension, in order of size."""

    by_dimension: Mapping[Dimension, Sequence[tuple[float, ValueItem]]]
    words: Mapping[int, NameWords]
    """The words of each value's name, by the identity of the value."""
    ranges: Mapping[Dimension, Sequence[ValueItem]]
    counted: Mapping[str, Sequence[ValueItem]]
    """The quantities that count things, by each word for these."""
    named: dict[tuple[Dimension, str, str, str], Mapping[int, tuple[ValueItem, Level]]] = {}
    """Those that a sentence names, of the sentences asked last."""


def values_of(found: Iterable[ValueItem]) -> ValueIndex:
    """Values in the order in which numbers are looked up."""
    by_dimension: dict[Dimension, list[tuple[float, ValueItem]]] = {}
    words: dict[int, NameWords] = {}
    ranges: dict[Dimension, list[ValueItem]] = {}
    counted: dict[str, list[ValueItem]] = {}
    for one in found:
        assert one.value is not None
        by_dimension.setdefault(one.unit.dimension, []).append((one.value.number, one))
        words[id(one)] = name_words(one)
        if one.value.is_range:
            ranges.setdefault(one.unit.dimension, []).append(one)
        if one.quantity is not None and not one.unit.dimension:
            for word in words[id(one)].counted:
                counted.setdefault(word, []).append(one)
    for some in by_dimension.values():
        some.sort(key=itemgetter(0))
    return ValueIndex(by_dimension, words, ranges, counted)


class Comparison(NamedTuple):
    """A value compared with a number."""

    valued: ValueItem
    words: NameWords
    holds: bool
    off: float
    """Distance, as a share of the value."""
    is_near: bool
    """True if the distance is less than half of the larger."""
    has_unit: bool
    """True if its unit is the written one."""
    level: Level = Level.NONE
    apart: str = ""
    """The distance of two temperatures or dates, which have no share."""

    @property
    def rank(self) -> tuple[Level, bool, bool, float, str]:
        """The likeliest meaning first."""
        return self.level, not self.holds, not self.has_unit, self.off, self.valued.id.key

    @property
    def said(self) -> str:
        """The verdict in words."""
        if self.holds:
            return "holds"
        if self.apart:
            return f"off by {self.apart}"
        return f"off by {format_number(100 * self.off)} %" if self.off < MOST_OFF else "off by orders of magnitude"

    def row(self, said: str = "") -> Answer:
        """The value with its verdict."""
        named = {"named": True} if self.level < Level.ABOVE else {}
        return {**row_of(self.valued), "verdict": said or self.said, **named}


class Meaning(NamedTuple):
    """The values that a number may mean."""

    rows: Sequence[Comparison]
    """All that were compared, the likeliest first."""
    meant: Sequence[Comparison] = ()
    """Those that the sentence names."""
    holds: bool = False
    """True if the number is the value of all that the sentence names."""
    why: str = ""
    """The reason why a number that agrees with one of them may not be what the sentence says."""


# which values are meant


def alike(number: SentenceNumber, values: ValueIndex) -> Sequence[tuple[float, ValueItem]]:
    """Return the values with which a number is compared: those of its dimension."""
    unit = (number.read.unit if number.read else None) or ONE
    return values.by_dimension.get(unit.dimension, ())


def meaning_of(number: SentenceNumber, values: ValueIndex) -> Meaning:
    """Return the values that a number may mean, those that its sentence names first."""
    if number.read is None:
        return Meaning(())
    rows = sorted(_compared(number, number.read, values), key=lambda one: one.rank)
    own = said_in(f"{segment_of(number.around, number.at)} {number.head}")
    cells = [one for one in rows if one.level is Level.CELL or (one.level is Level.ROW and number.is_measured)]
    if any(number.bare.casefold() in one.valued.said.casefold().split("-") for one in cells):
        return Meaning(rows)  # the figure of a name, as in `Llama 3 70B`
    if cells:
        return _of_cells(rows, cells, number)
    if counted := [one for one in rows if one.level is Level.COUNTED and one.holds]:
        return _unless_above(Meaning(rows, counted, holds=True))
    return _unless_above(_of_names(rows, [one for one in rows if Level.COUNTED <= one.level <= Level.NAME], own))


def _of_cells(rows: Sequence[Comparison], cells: Sequence[Comparison], number: SentenceNumber) -> Meaning:
    """The cells of the rows that the part of the sentence with the number names, or the whole sentence.

    Of these, the cells whose columns it names, and then those with the written unit.
    """
    own = said_in(f"{segment_of(number.around, number.at)} {number.head}")
    part = said_in(part_of(number.around, number.at))
    quiet = said_in(quiet_of(number.around, number.at)).every
    near = [one for one in cells if has_row(one.words, own)] or [one for one in cells if has_row(one.words, part)]
    near = near or [*cells]
    near = [one for one in near if has_name(one.words.name, own.every)] or near
    near = [one for one in near if has_name(one.words.name, quiet)] or near
    near = [one for one in near if one.has_unit] or near
    return _all_of(rows, near, {one.words.keys for one in near}, lambda one: one.words.keys)


def _of_names(rows: Sequence[Comparison], named: Sequence[Comparison], own: SaidWords) -> Meaning:
    """The quantities that the part of the sentence with the number names, or the whole sentence; the longest names."""
    near = [one for one in named if one.words.name <= own.every] or named
    names = {one.words.name for one in near}
    names = {name for name in names if not any(name < other for other in names)}
    near = [one for one in near if one.words.name in names]
    return _all_of(rows, near, names, lambda one: one.words.name)


def _all_of(rows: Sequence[Comparison], meant: Sequence[Comparison], groups: Iterable[object], of: object) -> Meaning:
    """The meaning of a number, which holds if it is a value of each group of those that may be meant."""
    assert callable(of)
    held = {of(one) for one in meant if one.holds}
    missed = [one for one in groups if one not in held]
    holds = bool(held) and not missed
    return Meaning(rows, meant, holds=holds, why=_SEVERAL if held and missed else "")


def _unless_above(found: Meaning) -> Meaning:
    """Return a meaning that does not hold where a row named above the sentence has such a cell of another value."""
    above = [one for one in found.rows if one.level is Level.ABOVE]
    names = [one for one in above if any(one.words.name & meant.words.name for meant in found.meant)]
    if found.holds and names and not any(one.holds for one in names):
        return found._replace(holds=False, why=_ABOVE)
    return found


def _compared(number: SentenceNumber, text: ClaimText, values: ValueIndex) -> Iterator[Comparison]:
    unit = text.unit or ONE
    kind = alike(number, values)
    size = float(to_base(text.value, unit))
    at = bisect_left(kind, size, key=itemgetter(0))
    asked = _named_in(number, values)
    asked |= {id(one): (one, Level.COUNTED) for word in words_of(number.behind) for one in values.counted.get(word, ())}
    more = (one for _, one in kind[max(at - NEAREST, 0) : at + NEAREST])
    for one in (*more, *values.ranges.get(unit.dimension, ())):
        asked.setdefault(id(one), (one, Level.NONE))
    for one, level in asked.values():
        found = _one(text, one, values.words[id(one)], size)
        if found is not None:
            is_alike = not _is_start(one) and _is_shown_alike(text, one)
            yield found._replace(level=level if is_alike else Level.NONE)


def _named_in(number: SentenceNumber, values: ValueIndex) -> dict[int, tuple[ValueItem, Level]]:
    """The values of a number's dimension that its sentence names, by identity; looked up once for each sentence."""
    unit = (number.read.unit if number.read else None) or ONE
    key = (unit.dimension, number.around, number.head, number.above)
    if key not in values.named:
        if len(values.named) >= _SENTENCES:
            values.named.clear()
        said, above = said_in(f"{number.around} {number.head}"), said_in(number.above)
        levels = ((one, _level(one, values.words[id(one)], said, above)) for _, one in alike(number, values))
        values.named[key] = {id(one): (one, level) for one, level in levels if level is not Level.NONE}
    return dict(values.named[key])


def _level(one: ValueItem, words: NameWords, said: SaidWords, above: SaidWords) -> Level:
    """Return the degree to which a sentence names a value."""
    if one.quantity is not None:
        return Level.NAME if words.name and words.name <= said.every else Level.NONE
    if has_row(words, said):
        return Level.CELL if has_name(words.name, said.every) else Level.ROW
    if has_part(words, said):
        return Level.PART
    return Level.ABOVE if has_row(words, above) and has_name(words.name, said.every) else Level.NONE


def _is_start(one: ValueItem) -> bool:
    """True for the start of a series, `customers(0)`: a text that says `customers` means another of its values."""
    return one.id.name.endswith(")")


def _is_shown_alike(text: ClaimText, one: ValueItem) -> bool:
    """False for a share compared with a count, which have the same dimension: `21 %` does not count customers."""
    written = text.unit.text if text.unit is not None else ""
    return bool(one.unit.dimension) or ("%" in written) == ("%" in one.unit.text) or not written


def _one(text: ClaimText, one: ValueItem, words: NameWords, size: float) -> Comparison | None:
    unit: Unit | None = ONE if text.unit is None and not one.unit.dimension else None
    unit = in_turns(text.unit, one.unit) if text.unit is not None else unit
    if unit is None or one.value is None:
        return None
    away = 0.0 if one.value.low <= size <= one.value.high else min(abs(size - end) for end in one.value.numbers)
    number = one.value.number
    scale = abs(number - float(unit.offset)) if unit.offset else abs(number)
    off = away / scale if scale else (0.0 if not away else float("inf"))
    is_near = away <= FAR * max(scale, abs(size - float(unit.offset)))
    written = text.unit.text if text.unit is not None else ""
    holds = allows(rounded(text), unit, one.value)
    apart = ""
    if unit.offset:
        apart = f"{format_number(away / float(unit.factor))} {'days' if is_date(unit) else 'K'}"
    return Comparison(one, words, holds, off, is_near, has_unit=written == one.unit.text, apart=apart)


# the verdict

Beside = Sequence[tuple[SentenceNumber, Meaning | None]]
"""The numbers of a sentence with their meanings."""
_NOT_JUDGED = "the sentences of the numbers before it were as many as one question may ask for; send the rest alone"


def verdict_of(project: Project, number: SentenceNumber, meaning: Meaning, beside: Beside | None, shown: int) -> Answer:
    """Return the verdict on a number with the values that decide it; it holds only where its sentence is checked."""
    if number.read is None:
        return {"number": number.text, "verdict": "not read", "is": [], "why": number.why}
    held = [one for one in meaning.meant if one.holds]
    why = meaning.why or (_NOT_JUDGED if meaning.holds and beside is None else "")
    if meaning.holds and beside is not None:
        place = _place_of(number, beside)
        others = [one.meant[0].valued for other, one in beside if one is not None and one.holds and other is not number]
        doubts = [why_unsure(project, place, one.valued, others) for one in held[:shown]]
        if not all(doubts):
            sure = [one for one in held if one not in [held[at] for at, doubt in enumerate(doubts) if doubt]]
            rest = {"others_hold": len(sure) - shown} if len(sure) > shown else {}
            return {
                "number": number.text,
                "verdict": "holds",
                "is": [_short(one.row(), shown) for one in sure[:shown]],
                **rest,
            }
        why = doubts[0]
    return _not_held(number, meaning, why, shown)


def _not_held(number: SentenceNumber, meaning: Meaning, why: str, shown: int) -> Answer:
    """Return the verdict on a number that is not surely the value of a named quantity."""
    is_measured = number.is_measured
    same = [one for one in meaning.rows if one.holds]
    near = [one for one in meaning.rows if not one.holds and (one.level < Level.NONE or (one.is_near and is_measured))]
    off = [one for one in meaning.meant if not one.holds and _is_clear(one, number)]
    if any(one.level is Level.PART for one in same) and all(one.level > Level.ROW for one in off):
        off = []
    answer: dict[str, object] = {"number": number.text, "verdict": NOTHING, "is": []}
    if why:
        answer |= {"verdict": SAME_SIZE, "why": why}
    elif off:
        answer["verdict"] = min(off, key=lambda one: one.rank).said
    elif same and is_measured:
        answer["verdict"] = SAME_SIZE
    elif nearest := [one for one in near if one.is_near and is_measured]:
        answer["verdict"] = min(nearest, key=lambda one: one.rank).said
    if near:
        answer["near"] = [_short(one.row(), shown) for one in near[:shown]]
    if same and answer["verdict"] == SAME_SIZE:
        answer["same_size"] = [_short(one.row("same size"), shown) for one in same[:shown]]
    elif same and answer["verdict"] == NOTHING:
        answer["same_number"] = [row_of(one.valued) for one in same[:shown]]
    return answer


def _is_clear(one: Comparison, number: SentenceNumber) -> bool:
    """Return whether a value that a sentence names is what its number is about, and not a word by chance."""
    is_measured = number.is_measured
    if one.level is Level.CELL or (one.is_near and is_measured) or one.level is Level.COUNTED:
        return True
    return is_subject(one.words, said_in(segment_of(number.around, number.at)), is_measured=is_measured)


def _place_of(number: SentenceNumber, beside: Beside) -> SentencePlace:
    """Return the sentence of a number in the form of a claim, with its other numbers linked to the values they mean."""
    text, first = number.around, number.at
    last = first + len(number.bare)
    for other, meaning in sorted(beside, key=lambda one: -one[0].at):
        end = other.at + len(other.bare)
        if meaning is None or not meaning.holds or not other.bare or not (end <= first or other.at >= last):
            continue
        linked = f"[{other.bare}](#{meaning.meant[0].valued.id.name})"
        text = text[: other.at] + linked + text[end:]
        if end <= first:
            first, last = first + len(linked) - len(other.bare), last + len(linked) - len(other.bare)
    if number.moved and text.startswith(number.moved, last):
        per = f" per {number.moved.split()[-1]}"
        text = text[:last] + per + number.moved[: -len(per)] + text[last + len(number.moved) :]
        last += len(per)
    own = part_of(text, first)
    start = text.find(own)
    return SentencePlace(own, first - start, last - start, number.heads)


def _short(row: Answer, shown: int) -> Answer:
    """The short form of a value, for an answer with many numbers: `value` has the rest of it."""
    return row if shown > 1 else {key: row[key] for key in ("name", "value", "note", "verdict", "named") if key in row}
