"""The numbers of a text, compared with the vault's values."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from sys import intern

from calcgraph.calc.claims.headed import measure_of
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unread import ALONE
from calcgraph.calc.model import ONE, Dimension, Verdict
from calcgraph.calc.units.table import UnitTable, to_base
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.lookup import all_valued, tables_cut
from calcgraph.hosts.inquiry.meaning import Meaning, SentenceNumber, alike, meaning_of, values_of, verdict_of
from calcgraph.hosts.inquiry.naming import is_state
from calcgraph.hosts.inquiry.wire import Answer
from calcgraph.notes.claim_words import words_before
from calcgraph.project import Project

MOST_TEXT = 20_000
"""Characters of a text that is checked."""
MOST_COMPARED = 2_000_000
"""Values that all numbers of one text are compared with."""
MOST_JUDGED = 100
"""Numbers whose sentences are checked as claims."""
SHOWN = 3
"""Values that are shown of those that hold, and of those that are near."""
FEW = 4
"""Numbers of a text up to which each has all of these values; of more numbers each has one, so that all are shown."""
_WORDS_BEHIND, _WORDS_BEFORE = 7, 4
_MARKUP = re.compile(r"[*`\\]+|(?<![^\W_])_|_(?![^\W_])|\]\([^()\s]*(?:\s\"[^\"]*\")?\)|[\[\]]|<[^<>]{1,80}>")
"""Markup that hides a number's neighbours: emphasis, code, the address of a link, tags; not the `_` within a name."""
_LITTLE = frozenset({"in", "a", "as", "at", "am"})
"""Words that are also units, as `in` is an inch: before another word they are not, as in `2.3 MUSD in the bank`."""

_STOP = re.compile(r"[|;:!?\n()]|[.,](?!\d)")
_STAR = re.compile(r"^[ \t]*[*+](?=[ \t])", re.MULTILINE)
"""The mark of a list's entry that also emphasises."""
_START = re.compile(r"(?<!\w)[-−~≈<>≤≥±+]{0,2}\s?(?:US)?[$€£¥]?\s?$")
_NUMBERED = re.compile(r"^[ \t]*\d{1,3}[.)][ \t]", re.MULTILINE)
"""The number of a list's entry."""
_WORD = re.compile(r"\S+")
_IN_NAME = re.compile(r"(?<![^\W_])[^\W\d_][\w.]*(?:-[\w.]+)*-$")
"""The start of a name with a number in it: `Llama-3-` before `70B`."""
_LONGEST = 60
_PER = re.compile(r"((?:[ \t]+[^\W\d_]+){1,4}?)[ \t]+(?:per|for each|for every)[ \t]+([^\W\d_]+)")
_BREAK = re.compile(r"[.!?](?=\s)|\n")
_BLOCK = re.compile(r"[ \t]*(?:\n|\Z|[-*+|#>]|\d{1,3}[.)][ \t])")
"""The start of a line that does not continue the one before it."""
_PART = 600
"""Characters before and behind a number in a long sentence."""
_ABOVE = 400
"""Characters before a sentence that may name its subject."""


def check_sentence(session: Session, text: str) -> Answer:
    """Compare each number of a text with the vault: it holds, it is off by so much, or nothing matches."""
    if len(text) > MOST_TEXT:
        return {"problem": f"the text has more than {MOST_TEXT} characters; send its parts one by one"}
    project = session.reading().project
    values, table = values_of(all_valued(project)), project.calculation.shapes.table
    found, left = list[Answer](), MOST_COMPARED
    numbers, doubts = [*numbers_in(text, table)], _doubts(project, table)
    shown = SHOWN if len(numbers) <= FEW else 1
    meanings, judged = list[Meaning | None](), 0
    for number in numbers:
        meanings.append(meaning_of(number, values) if left > 0 else None)
        left -= len(alike(number, values)) + 1
    beside: dict[str, list[tuple[SentenceNumber, Meaning | None]]] = {}
    for number, meaning in zip(numbers, meanings, strict=True):
        beside.setdefault(number.around, []).append((number, meaning))
    for number, meaning in zip(numbers, meanings, strict=True):
        judged += meaning is not None and meaning.holds
        near = beside[number.around] if judged <= MOST_JUDGED else None
        answer = verdict_of(project, number, meaning, near, shown) if meaning else _not_compared(number)
        found.append({**answer, **_doubt(number, doubts)})
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


# numbers of a text


def numbers_in(text: str, table: UnitTable) -> Iterator[SentenceNumber]:
    """Every number of a text with the unit and the words that belong to it; not those of names such as `H100`."""
    plain = _MARKUP.sub(lambda found: " " if found[0].startswith("<") else "", _STAR.sub("-", text))
    listed = {found.end() for found in _NUMBERED.finditer(plain)}
    heads, sentences = _heads_of(plain), _sentences_of(plain)
    at = 0
    while found := ALONE.search(plain, at):
        start = found.start()
        if any(start < end <= start + 5 and plain[start:end].rstrip(" \t.)").isdigit() for end in listed):
            at = start + len(re.match(r"\d+", plain[start:])[0])  # type: ignore[index]  # a digit is there
            continue
        if _IN_NAME.search(plain, max(start - _LONGEST, 0), start):
            at = start + len(re.match(r"[\w.-]*\w", plain[start:])[0])  # type: ignore[index]  # a digit is there
            continue
        number, at = _number_at(plain, start, at, table)
        line = plain.rfind("\n", 0, start) + 1
        number = _in_sentence(number, plain, sentences)
        yield _below(number, heads[line], plain[line:start], table) if line in heads else number


def _sentences_of(plain: str) -> list[int]:
    """The offsets at which the sentences, items, headings and lines of tables of a text begin."""
    starts = [0]
    for found in _BREAK.finditer(plain):
        line = plain[plain.rfind("\n", 0, found.start()) + 1 : found.start()].lstrip()
        if found[0] != "\n" or line[:1] in {"|", "#"} or _BLOCK.match(plain, found.end()):
            starts.append(found.end())
    return starts


def _in_sentence(number: SentenceNumber, plain: str, starts: Sequence[int]) -> SentenceNumber:
    """A number with its sentence and with the text above it; its place is that in the whole text so far."""
    at = bisect_right(starts, number.at) - 1
    first, last = starts[at], starts[at + 1] if at + 1 < len(starts) else len(plain)
    part = first + (number.at - first) // _PART * _PART  # of a long sentence what is near, one object for many numbers
    first, last = max(first, part - _PART), min(last, part + 2 * _PART)
    around = intern(plain[first:last])
    above = plain[max(plain.rfind("\n#", 0, first), first - _ABOVE, 0) : first]
    return number._replace(around=around, above=above, at=number.at - first)


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
    number = number._replace(heads=f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n")
    if number.read is None or column >= len(heads):
        return number
    if number.read.unit is not None:
        return number._replace(head=heads[column])
    measured = measure_of(heads[column], table)
    read = read_claim(f"{number.text} {measured.text}", table) if measured.text and not measured.is_doubtful else None
    if isinstance(read, ClaimText) and read.unit is not None and not read.problem:
        return number._replace(text=f"{number.text} {measured.text}", read=read, head=heads[column], bare=number.text)
    return number._replace(head=heads[column])


def _number_at(plain: str, start: int, least: int, table: UnitTable) -> tuple[SentenceNumber, int]:
    """Return the number at a position, as far as it can be read, and the position where the text continues."""
    sign = _START.search(plain, max(least, start - 6), start)
    begins = sign.start() if sign else start
    begins += len(plain[begins:start]) - len(plain[begins:start].lstrip())
    line_end = plain.find("\n", start)
    behind = plain[start : line_end if line_end >= 0 else len(plain)][:120]
    ends = [start + end for end in _ends(behind)]
    why = ""
    for first in _starts(plain, begins, least):
        for end in ends:
            written = plain[first:end].strip().rstrip(".,;:")
            read = read_claim(written, table)
            if isinstance(read, ClaimText) and not read.problem and not read.noun:
                place = first + len(plain[first:end]) - len(plain[first:end].lstrip())
                after = place + len(written)
                number = SentenceNumber(written, read, behind=_counted(plain, after, read), at=place, bare=written)
                return _rate_of(number, plain[after : after + 80], table), max(after, start + 1)
            why = why or (read.reason if read is not None and not isinstance(read, ClaimText) else "")
    bare = re.match(r"[\d.,]*\d", plain[start:])
    end = start + (len(bare[0]) if bare else 1)
    read = read_claim(plain[begins:end], table)
    if isinstance(read, ClaimText):
        written = plain[begins:end]
        return SentenceNumber(written, read, behind=_counted(plain, end, read), at=begins, bare=written), end
    return SentenceNumber(plain[begins:end], None, why or "cannot be read as a number", at=begins), end


def _counted(plain: str, end: int, read: ClaimText) -> str:
    """The next words after a number without a unit, which may name the thing that it counts."""
    words = _STOP.split(plain[end : end + 60], maxsplit=1)[0].split()[:2] if read.unit is None else []
    return " ".join(takewhile(lambda word: not is_state(word), words))


def _rate_of(number: SentenceNumber, behind: str, table: UnitTable) -> SentenceNumber:
    """A number with the `per` of its sentence: `328 kB of cache per token` is a number of bytes for a token."""
    found = _PER.match(behind)
    unit = number.read.unit if number.read else None
    if found is None or unit is None or not unit.dimension or "/" in unit.text:
        return number
    read = read_claim(f"{number.text} per {found[2]}", table)
    if not isinstance(read, ClaimText) or read.problem or read.noun:
        return number
    return number._replace(text=f"{number.text} per {found[2]}", read=read, moved=found[0])


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


def _not_compared(number: SentenceNumber) -> Answer:
    why = "the numbers before it were compared with as many values as one question may ask for; send the rest alone"
    return {"number": number.text, "verdict": "not read", "is": [], "why": why}
