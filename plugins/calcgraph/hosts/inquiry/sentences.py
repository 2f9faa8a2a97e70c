"""The numbers of a text, compared with the vault's values."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from sys import intern
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.claims.allows import allows, rounded
from calcgraph.calc.claims.headed import measure_of
from calcgraph.calc.claims.text import ALONE, ClaimText, read_claim
from calcgraph.calc.model import ONE, Dimension, Unit, Verdict
from calcgraph.calc.units.display import format_number
from calcgraph.calc.units.table import UnitTable, is_date, to_base
from calcgraph.calc.units.turning import in_turns
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.lookup import ValueItem, all_valued, row_of, tables_cut
from calcgraph.hosts.inquiry.search_words import COMMON, words_of
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.notes.claim_words import words_before
from calcgraph.project import Project

MOST_TEXT = 20_000
"""Characters of a text that is checked."""
MOST_COMPARED = 2_000_000
"""Values that all numbers of one text are compared with."""
NEAREST = 24
"""Values of a unit's kind that are compared with a number, besides those that the text names."""
SHOWN = 3
"""Values that are shown of those that hold, and of those that are near."""
FEW = 4
"""Numbers of a text up to which each has all of these values; of more numbers each has one, so that all are shown."""
FAR = 0.5
"""Distance from which on a value that the text does not name is nothing like the number, as a share of the larger."""

MOST_OFF = 1e4
"""The share from which a percentage is no longer meaningful."""

_WORDS_BEHIND, _WORDS_BEFORE = 7, 4
_MARKUP = re.compile(r"[*`\\]+|(?<![^\W_])_|_(?![^\W_])|\]\([^()\s]*(?:\s\"[^\"]*\")?\)|[\[\]]|<[^<>]{1,80}>")
"""Markup that hides a number's neighbours: emphasis, code, the address of a link, tags; not the `_` within a name."""
_SMALL = frozenset({"each", "per"})
"""The words of names such as `cost_per_loaf` that a sentence often says in another way."""

_LITTLE = frozenset({"in", "a", "as", "at", "am"})
"""Words that are also units, as `in` is an inch: before another word they are not, as in `2.3 MUSD in the bank`."""

_STOP = re.compile(r"[|;:!?\n()]|[.,](?!\d)")
_START = re.compile(r"(?<!\w)[-−~≈<>≤≥±+]{0,2}\s?(?:US)?[$€£¥]?\s?$")
_NUMBERED = re.compile(r"^[ \t]*\d{1,3}[.)][ \t]", re.MULTILINE)
"""The number of a list's entry."""
_WORD = re.compile(r"\S+")


class SentenceNumber(NamedTuple):
    """A number of a text with the sentence it is in."""

    text: str
    read: ClaimText | None
    """None if it cannot be read."""
    why: str
    around: str
    behind: str = ""
    """The next words, which may name the thing that is counted: `layers`."""
    head: str = ""
    """The head of its column in a table."""


class ValueIndex(Struct, frozen=True):
    """The values of a vault by dimension, in order of size."""

    by_dimension: Mapping[Dimension, Sequence[tuple[float, ValueItem]]]
    words: Mapping[int, frozenset[str]]
    """The words of each value's name, by the identity of the value; of a cell those of its row and column."""
    said: Mapping[int, frozenset[str]]
    """The words of each value's name and comment; one of them may name the thing that a number counts."""


def check_sentence(session: Session, text: str) -> Answer:
    """Compare each number of a text with the vault: it holds, it is off by so much, or nothing matches."""
    if len(text) > MOST_TEXT:
        return {"problem": f"the text has more than {MOST_TEXT} characters; send its parts one by one"}
    project = session.reading().project
    values, table = values_of(all_valued(project)), project.calculation.shapes.table
    found, left = list[Answer](), MOST_COMPARED
    numbers, doubts = [*numbers_in(text, table)], _doubts(project, table)
    shown = SHOWN if len(numbers) <= FEW else 1
    for number in numbers:
        answer = _verdict(number, values, shown) if left > 0 else _not_compared(number)
        found.append({**answer, **_doubt(number, doubts)})
        left -= len(_alike(number, values)) + 1
    if not found:
        return {"numbers": [], "problem": "the text has no number"}
    return {"numbers": found, **tables_cut(project)}


def _doubts(project: Project, table: UnitTable) -> dict[tuple[Dimension, float], Answer]:
    """The disputed claims of a vault by their numbers."""
    found: dict[tuple[Dimension, float], Answer] = {}
    for one in (claim for claims in project.claims.values() for claim in claims if claim.verdict is Verdict.DISPUTED):
        read = read_claim(one.link.display, table)
        if isinstance(read, ClaimText):
            row = {"says": one.link.display, "note": one.note, "line": one.link.span.line, "why": one.explanation}
            found.setdefault(_size_of(read), row)
    return found


def _size_of(text: ClaimText) -> tuple[Dimension, float]:
    unit = text.unit or ONE
    return unit.dimension, round(float(to_base(text.value, unit)), 9)


def _doubt(number: SentenceNumber, doubts: Mapping[tuple[Dimension, float], Answer]) -> Answer:
    """Return the disputed claim of the vault that says the same number with its unit."""
    read = number.read
    found = doubts.get(_size_of(read)) if read is not None and read.unit is not None else None
    return {"disputed": found} if found else {}


def values_of(found: Iterator[ValueItem]) -> ValueIndex:
    """Values in the order in which numbers are looked up."""
    by_dimension: dict[Dimension, list[tuple[float, ValueItem]]] = {}
    words: dict[int, frozenset[str]] = {}
    said: dict[int, frozenset[str]] = {}
    for one in found:
        assert one.value is not None
        by_dimension.setdefault(one.unit.dimension, []).append((one.value.number, one))
        words[id(one)] = _name_words(one.said if one.quantity is None else one.id.name)
        said[id(one)] = _name_words(f"{one.id.name} {one.said}")
    for some in by_dimension.values():
        some.sort(key=itemgetter(0))
    return ValueIndex(by_dimension, words, said)


def _name_words(name: str) -> frozenset[str]:
    """The words of a name, without those that a sentence has by chance or leaves out: `a`, `n`, `per`."""
    idle = COMMON | _SMALL
    return frozenset(word for word in words_of(name) if len(word) > 1 and word not in idle and not word.isdigit())


# numbers of a text


def numbers_in(text: str, table: UnitTable) -> Iterator[SentenceNumber]:
    """Every number of a text with the unit and the words that belong to it; not those of names such as `H100`."""
    plain = _MARKUP.sub(lambda found: " " if found[0].startswith("<") else "", text)
    listed = {found.end() for found in _NUMBERED.finditer(plain)}
    heads = _heads_of(plain)
    at = 0
    while found := ALONE.search(plain, at):
        start = found.start()
        if any(start < end <= start + 5 and plain[start:end].rstrip(" \t.)").isdigit() for end in listed):
            at = start + len(re.match(r"\d+", plain[start:])[0])  # type: ignore[index]  # a digit is there
            continue
        number, at = _number_at(plain, start, at, table)
        head = heads.get(plain.rfind("\n", 0, start) + 1)
        yield _below(number, head, plain[plain.rfind("\n", 0, start) + 1 : start], table) if head else number


def _heads_of(plain: str) -> dict[int, list[str]]:
    """The heads of the columns for each line of a table, by the offset of the line."""
    found: dict[int, list[str]] = {}
    heads: list[str] = []
    before, at = "", 0
    for line in plain.split("\n"):
        if "|" in before and "-" in line and not line.strip(" \t|:-"):
            heads = [cell.strip() for cell in before.strip().strip("|").split("|")]
        elif "|" not in line:
            heads = []
        elif heads:
            found[at] = heads
        before, at = line, at + len(line) + 1
    return found


def _below(number: SentenceNumber, heads: list[str], before: str, table: UnitTable) -> SentenceNumber:
    """A bare number of a cell with the unit that the head of its column gives it."""
    column = before.strip().removeprefix("|").count("|")
    if number.read is None or number.read.unit is not None or column >= len(heads):
        return number
    measured = measure_of(heads[column], table)
    read = read_claim(f"{number.text} {measured.text}", table) if measured.text and not measured.is_doubtful else None
    if isinstance(read, ClaimText) and read.unit is not None and not read.problem:
        return number._replace(text=f"{number.text} {measured.text}", read=read, head=heads[column])
    return number._replace(head=heads[column])


def _number_at(plain: str, start: int, least: int, table: UnitTable) -> tuple[SentenceNumber, int]:
    """Return the number at a position, as far as it can be read, and the position where the text continues."""
    sign = _START.search(plain, max(least, start - 6), start)
    begins = sign.start() if sign else start
    begins += len(plain[begins:start]) - len(plain[begins:start].lstrip())
    around = _sentence(plain, start)
    line_end = plain.find("\n", start)
    behind = plain[start : line_end if line_end >= 0 else len(plain)][:120]
    ends = [start + end for end in _ends(behind)]
    why = ""
    for first in _starts(plain, begins, least):
        for end in ends:
            written = plain[first:end].strip().rstrip(".,;:")
            read = read_claim(written, table)
            if isinstance(read, ClaimText) and not read.problem and not read.noun:
                return SentenceNumber(written, read, "", around), max(first + len(written), start + 1)
            why = why or (read.reason if read is not None and not isinstance(read, ClaimText) else "")
    bare = re.match(r"[\d.,]*\d", plain[start:])
    end = start + (len(bare[0]) if bare else 1)
    read = read_claim(plain[begins:end], table)
    if isinstance(read, ClaimText):
        counted = _STOP.split(plain[end : end + 60], maxsplit=1)[0].split()[:2]
        return SentenceNumber(plain[begins:end], read, "", around, " ".join(counted)), end
    return SentenceNumber(plain[begins:end], None, why or "cannot be read as a number", around), end


def _starts(plain: str, begins: int, least: int) -> Iterator[int]:
    """Yield possible starts of a number with the words of its bound, the longest first: `at least 5`, `about 5`."""
    line = max(plain.rfind("\n", 0, begins) + 1, least)
    words = [found.start() + line for found in _WORD.finditer(plain[line:begins])][-_WORDS_BEFORE:]
    for first in words:
        before = plain[first:begins]
        if not _STOP.search(before) and words_before(f"{before}1").end == len(before):
            yield first
    yield begins


def _ends(behind: str) -> list[int]:
    """Yield possible ends of a number with its unit, the longest first."""
    stop = _STOP.search(behind)
    limit = stop.start() if stop else len(behind)
    words = [*_WORD.finditer(behind[:limit])]
    ends = [
        one.end() for one, after in zip(words, [*words[1:], None], strict=True) if not after or one[0] not in _LITTLE
    ]
    return ends[: _WORDS_BEHIND + 1][::-1] or [limit]


def _sentence(plain: str, start: int) -> str:
    first = max(plain.rfind(". ", 0, start), plain.rfind("\n", 0, start)) + 1
    ends = [end for end in (plain.find(". ", start), plain.find("\n", start)) if end >= 0]
    return intern(plain[first : min(ends, default=len(plain))])  # one object for all numbers of a long sentence


@lru_cache(16)
def _words_in(sentence: str) -> frozenset[str]:
    """Return the words of a sentence, which are read once for all of its numbers."""
    return frozenset(words_of(sentence))


# what the vault says of them


def _alike(number: SentenceNumber, values: ValueIndex) -> Sequence[tuple[float, ValueItem]]:
    """Return the values with which a number is compared: those of its dimension."""
    unit = (number.read.unit if number.read else None) or ONE
    return values.by_dimension.get(unit.dimension, ())


def _not_compared(number: SentenceNumber) -> Answer:
    why = "the numbers before it were compared with as many values as one question may ask for; send the rest alone"
    return {"number": number.text, "verdict": "not read", "is": [], "why": why}


def _verdict(number: SentenceNumber, values: ValueIndex, shown: int) -> Answer:
    if number.read is None:
        return {"number": number.text, "verdict": "not read", "is": [], "why": number.why}
    rows = sorted(_compared(number, number.read, values), key=lambda one: one.rank)
    held = [one for one in rows if one.holds and (one.is_named or number.read.unit is not None)]
    same = [one for one in rows if one.holds and one not in held]
    near = [one for one in rows if not one.holds and (one.is_named or (one.is_near and number.read.unit is not None))]
    best = min([*held[:1], *near[:1]], key=lambda one: one.rank, default=None)
    answer: dict[str, object] = {"number": number.text, "verdict": best.said if best else "nothing like it"}
    answer["is"] = [_short(one.row, shown) for one in held[:shown]]
    if len(held) > shown:
        answer["others_hold"] = len(held) - shown
    if near and not (best and best.holds and best.is_named):
        answer["near"] = [_short(one.row, shown) for one in near[:shown]]
    if same and best is None:
        answer["same_number"] = [row_of(one.valued) for one in same[:shown]]
    return answer


def _short(row: Answer, shown: int) -> Answer:
    """A value beside one of many numbers: `value` has the rest of it."""
    return row if shown > 1 else {key: row[key] for key in ("name", "value", "note", "verdict", "named") if key in row}


class _Comparison(NamedTuple):
    """A value compared with a number."""

    valued: ValueItem
    holds: bool
    off: float
    """Distance, as a share of the value."""
    is_near: bool
    """True if the distance is less than half of the larger."""
    is_named: bool
    """True if the sentence names it."""
    has_unit: bool
    """True if its unit is the written one."""
    apart: str = ""
    """The distance of two temperatures or dates, which have no share."""

    @property
    def rank(self) -> tuple[bool, bool, bool, float, str]:
        """The likeliest meaning first."""
        return not self.is_named, not self.holds, not self.has_unit, self.off, self.valued.id.key

    @property
    def said(self) -> str:
        """The verdict in words."""
        if self.holds:
            return "holds"
        if self.apart:
            return f"off by {self.apart}"
        return f"off by {format_number(100 * self.off)} %" if self.off < MOST_OFF else "off by orders of magnitude"

    @property
    def row(self) -> Answer:
        """The value with its verdict."""
        named = {"named": True} if self.is_named else {}
        return {**row_of(self.valued), "verdict": self.said, **named}


def _compared(number: SentenceNumber, text: ClaimText, values: ValueIndex) -> Iterator[_Comparison]:
    unit = text.unit or ONE
    kind = _alike(number, values)
    size = float(to_base(text.value, unit))
    at = bisect_left(kind, size, key=itemgetter(0))
    near = {id(one) for _, one in kind[max(at - NEAREST, 0) : at + NEAREST]}
    said = _words_in(number.around) | frozenset(words_of(number.head))
    counted = frozenset(words_of(number.behind))
    for _, one in kind:
        words = values.words[id(one)]
        is_named = bool(words) and words <= said and not _is_start(one) and _is_shown_alike(text, one)
        is_counted = bool(counted & values.said[id(one)])
        assert one.value is not None
        if is_named or is_counted or id(one) in near or one.value.is_range:
            found = _one(text, one, size)
            if found is not None:
                is_in_row = found.holds and one.quantity is None and bool(_row_words(one)) and _row_words(one) <= said
                yield found._replace(is_named=is_named or (is_counted and found.holds) or is_in_row)


def _is_start(one: ValueItem) -> bool:
    """True for the start of a series, `customers(0)`: a text that says `customers` means another of its values."""
    return one.id.name.endswith(")")


def _is_shown_alike(text: ClaimText, one: ValueItem) -> bool:
    """False for a share compared with a count, which have the same dimension: `21 %` does not count customers."""
    written = text.unit.text if text.unit is not None else ""
    return bool(one.unit.dimension) or ("%" in written) == ("%" in one.unit.text) or not written


def _row_words(one: ValueItem) -> frozenset[str]:
    """The words of the row of a cell."""
    return _name_words(one.said.rpartition(" ")[0])


def _one(text: ClaimText, one: ValueItem, size: float) -> _Comparison | None:
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
    return _Comparison(one, holds, off, is_near, is_named=False, has_unit=written == one.unit.text, apart=apart)
