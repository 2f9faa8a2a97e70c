"""Lines to write in place of lines that the grammar has refused: `use [[roof]] area` is `use [[roof]]: area`.

Only hints use this. The parser reads a line before it offers it, so each one that is offered can be read.
"""

import datetime as dt
import re
from collections.abc import Callable, Iterator

from calcgraph.calc.syntax.amended import amended
from calcgraph.calc.syntax.given.constants import LIBRARY
from calcgraph.calc.syntax.given.libraries import LIBRARIES
from calcgraph.suggest import closest

MAX_LINE = 120
"""Characters of a line that is mended."""

_NAME = r"[^\W\d]\w*"
_NAMES = rf"{_NAME}(?: as {_NAME})?(?: ?, ?{_NAME}(?: as {_NAME})?)*"
_UNIT = r"[^\W\d_][^\s\[\]()=,;:#]*"
_NUMBER = r"-?[0-9][0-9._]*(?: ?[^\W\d_][^\s\[\],;:]*)?"
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

_USE = re.compile(
    r"(?:use|import|from|include) "
    rf"(?:\[\[([^\[\]|]+)\]\](?: ?:| import| use|) ?|([\w/-]+)(?: ?: ?| import | use | ))({_NAMES})"
)
_NAMED = re.compile(_NAMES)
_ASSIGNED = re.compile(rf"({_NAME}(?: ?\[[^\[\]]+\]| ?\([^()]*\))?) ?<- ?(.+)")
_SINGLE = re.compile(r"(use|import|from|include) \[([^\[\]|]+)\](?!\])")
_INSIDE = re.compile(rf"(?:use|import|from|include) \[\[([^\[\]|#]+)#({_NAME})\]\] ?:?")
_BACKWARDS = re.compile(rf"(?:use|import|from) ({_NAMES}) from (?:\[\[([^\[\]|]+)\]\]|([\w/-]+))")
_WORD = re.compile(rf"({_NAME}) ({_NAME} ?:.+)")
_CHECK = re.compile(rf"check ({_NAME}) (.+)")
_SCENARIO = re.compile(rf"scenario ({_NAME}),? (?:with |where |has )?({_NAME} ?=.+)")
_AND = re.compile(rf" and (?={_NAME} ?=)")
_SET = re.compile(rf"(scenario {_NAME}: ?{_NAME})(?: ?: ?| )([0-9].*)")
_LATE = re.compile(rf"scenario ?: ?({_NAME}) ({_NAME} ?=.+)")
_KEYWORD = re.compile(r"(?:check|scenario|use|pick|solve|unit|ode|fit)\b")
_LABEL = re.compile(rf"({_NAME})( ?\[[^\[\]]+\])? ?: ?([^=]+)")
_COMPUTED = re.compile(r"[-+*/^(0-9]")
_UNSIGNED = re.compile(rf"({_NAME} ?\[[^\[\]]+\]) ?([^\s=\[].*)")
_SPACED = re.compile(rf"({_NAME}(?: {_NAME})+)( ?\[[^\[\]]+\])? ?=(?!=) ?(.+)")
_MEASURED = re.compile(rf"({_NAME}) ({_UNIT}) ?=(?!=) ?(.+)")
_PICK = re.compile(rf"(.+= ?pick) ({_NAME}) (?:(from|in) )?([^\s,:]+)")
_DOMAIN = re.compile(
    rf"(.+=.+?) (?:(?:in|from|between) [\[(]?|[\[(])({_NUMBER}) ?"
    rf"(?:-|–|to|and|\.{{2,3}}|…|,|;|:) ?({_NUMBER})[\])]?( log)?"
)
_SUMMED = re.compile(r" [-+−] ")
"""A sum on a side of `:`, which a stroke would divide in another way."""
_SEARCHED = re.compile(rf"( for {_NAME}) (?=-?[0-9])")
_LISTED = re.compile(rf"(use (?:\[\[[^\[\]]+\]\]|[\w/-]+):) ?({_NAME}(?:,? {_NAME})+)")
_OPEN_UNIT = re.compile(rf"({_NAME}) ?\[({_UNIT}) ?=(?!=) ?(.+)")
_CHOICE = re.compile(rf"(.+= ?)(pick|choose|select) ({_NAME})(?: ?[:=] ?|\[)({_NAME})\]?")
_ASSERTED = re.compile(rf"(?:assert|assume|ensure|require|expect|verify) (?:({_NAME}) ?: ?)?(.+)")
_DEFINED = re.compile(rf"(?:def|let|var|const|set|function|fn) ({_NAME}(?: ?\[[^\[\]]+\]| ?\([^()]*\))? ?:?=.+)")
_COMPARED = re.compile(r" (?:is )?(less|lower|smaller|fewer|more|greater|larger|higher) than (or equal to )?")
_SEPARATED = re.compile(r"\([^();]*+;[^()]*+\)")
_FEWER = frozenset({"less", "lower", "smaller", "fewer"})
_COUNT = re.compile(r"(?<![\w.])(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=[a-z])")
_COUNTS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_PREFIXED = re.compile(r"(?<=[0-9]) ?(kilo|mega|giga|tera|milli|micro|nano) (?=[a-z])")
_MEMBER = re.compile(rf"(?<![\w.])({_NAME})->({_NAME})")
_WITH = re.compile(rf"([^()]+= ?)(.*?)({_NAME}(?:\.{_NAME})?) (with {_NAME} ?=.+)")
_RELATIONS = {"=<": "<=", "=>": ">=", "<>": "!="}
_WRITTEN_DATE = re.compile(
    r"\bdate (?:([A-Za-z]{3,9})\.? ([0-9]{1,2})(?:st|nd|rd|th)?,?"
    r"|([0-9]{1,2})(?:\.|st|nd|rd|th)? ([A-Za-z]{3,9})\.?,?) ([0-9]{4})"
)


def mended(line: str) -> Iterator[str]:
    """Yield the lines that may be meant by a refused one; the caller reads each before it offers it.

    >>> next(mended("use [[roof]] area"))
    'use [[roof]]: area'
    """
    text = " ".join(line.split())
    if text and len(text) <= MAX_LINE:
        for rule in _RULES:
            yield from (found for found in rule(text) if found != text)


def _imports(text: str) -> Iterator[str]:
    text = _SINGLE.sub(r"\1 [[\2]]", text.removesuffix(" as"))
    if found := _INSIDE.fullmatch(text):
        yield f"use [[{found[1]}]]: {found[2]}"
    elif found := _BACKWARDS.fullmatch(text):
        yield f"use [[{found[2] or found[3]}]]: {found[1]}"
    elif found := _USE.fullmatch(text):
        is_library = not found[1] and found[2] in {LIBRARY, *LIBRARIES}
        yield f"use {found[2]}: {found[3]}" if is_library else f"use [[{found[1] or found[2]}]]: {found[3]}"
    elif text.startswith("from ") and " import " in text:  # a title of several words
        title, _, names = text.removeprefix("from ").partition(" import ")
        if _NAMED.fullmatch(names) and not set(title) & set("[]|#"):
            yield f"use [[{title}]]: {names}"
    elif (found := _LISTED.fullmatch(text)) and " as " not in f"{found[2]} ":
        yield f"{found[1]} {', '.join(found[2].replace(',', '').split())}"


def _words(text: str) -> Iterator[str]:
    found = _WORD.fullmatch(text)
    if found and (word := closest(found[1], ("check", "scenario"))):
        yield f"{word} {found[2]}"
    if text.startswith("check:"):
        yield f"check {text.removeprefix('check:').strip()}"
    if found := _CHECK.fullmatch(text):
        yield f"check {found[1]}: {found[2]}"
    if found := _SCENARIO.fullmatch(text):
        yield f"scenario {found[1]}: {_AND.sub(', ', found[2])}"
    if found := _LATE.fullmatch(text):
        yield f"scenario {found[1]}: {found[2]}"
    if found := _SET.fullmatch(text):
        yield f"{found[1]} = {found[2]}"


def _relations(text: str) -> Iterator[str]:
    for written, meant in _RELATIONS.items():
        if written in text and f"<{written}" not in text and f"={written}" not in text:
            yield text.replace(written, meant)
    for written in ("+/-", "+-", "-/+"):
        if written in text:
            yield text.replace(written, "±")


def _picks(text: str) -> Iterator[str]:
    if found := _PICK.fullmatch(text):
        table, row = (found[4], found[2]) if found[3] else (found[2], found[4])
        yield f"{found[1]} {table}: {row}"


def _domains(text: str) -> Iterator[str]:
    found = _DOMAIN.fullmatch(text) if " for " not in text else None
    if found and not _is_difference(text, found):
        yield f"{found[1]} in {found[2].rstrip('.')}..{found[3]}{found[4] or ''}"
    if ".." in text:
        yield _SEARCHED.sub(r"\1 in ", text)


def _is_difference(text: str, found: re.Match[str]) -> bool:
    """Return whether this is a product without its sign rather than an interval: `x = 3 (2 - 5)`."""
    return text[found.end(1) : found.start(2)].strip() == "(" and text[found.end(2) : found.start(3)].strip() in "-–"


def _overrides(text: str) -> Iterator[str]:
    if found := _WITH.fullmatch(text):
        yield f"{found[1]}{found[2]}({found[3]} {found[4]})"


def _other_words(text: str) -> Iterator[str]:
    """Yield lines in the words and signs of other languages: `assert small: a < b`, `def f(x) = x`, `f(a; b)`."""
    if found := _CHOICE.fullmatch(text):
        yield f"{found[1]}pick {found[3]}: {found[4]}"
    if found := _ASSERTED.fullmatch(text):
        yield f"check {found[1]}: {found[2]}" if found[1] else f"check {found[2]}"
    if found := _DEFINED.fullmatch(text):
        yield found[1].replace(":=", "=")
    if found := _ASSIGNED.fullmatch(text):
        yield f"{found[1]} = {found[2]}"
    if text.startswith("check "):
        yield _COMPARED.sub(lambda found: f" {'<' if found[1] in _FEWER else '>'}{'=' if found[2] else ''} ", text)


def _other_signs(text: str) -> Iterator[str]:
    yield text.rstrip("; ")
    yield _SEPARATED.sub(lambda found: found[0].replace(";", ","), text)
    yield re.sub("[–—]", "-", text)
    yield _MEMBER.sub(r"\1.\2", text)
    yield _COUNT.sub(lambda found: f"{_COUNTS.index(found[1]) + 2} ", text)
    yield _PREFIXED.sub(r" \1", text)


def _dates(text: str) -> Iterator[str]:
    def written(found: re.Match[str]) -> str:
        month = (found[1] or found[4])[:3].lower()
        try:
            day = dt.date(int(found[5]), _MONTHS.index(month) + 1, int(found[2] or found[3]))
        except ValueError:
            return found[0]
        return f"date {day.isoformat()}"

    yield _WRITTEN_DATE.sub(written, text)


def _definitions(text: str) -> Iterator[str]:
    if _KEYWORD.match(text):
        return
    if (found := _LABEL.fullmatch(text)) and _COMPUTED.search(found[3]):
        yield f"{found[1]}{found[2] or ''} = {found[3]}"
    if found := _UNSIGNED.fullmatch(text):
        yield f"{found[1]} = {found[2]}"
    if found := _OPEN_UNIT.fullmatch(text):
        yield f"{found[1]} [{found[2]}] = {found[3]}"
    above, _, below = text.partition(" : ")
    if "=" in above and below and not _SUMMED.search(f"{above.partition('=')[2]} {below}"):
        yield f"{above} / {below}"
    if (found := _MEASURED.fullmatch(text)) and _is_like_a_unit(found[2]):
        yield f"{found[1]} [{found[2]}] = {found[3]}"
    if found := _SPACED.fullmatch(text):
        yield f"{found[1].replace(' ', '_')}{found[2] or ''} = {found[3]}"


def _is_like_a_unit(text: str) -> bool:
    """Return whether a text is a unit and hardly a word: short, or with a capital or a sign.

    >>> [_is_like_a_unit(text) for text in ("kW", "m^2", "tok/s", "words")]
    [True, True, True, False]
    """
    return len(text) <= 3 or not (text.isalpha() and text.isascii() and text.islower())


_RULES: tuple[Callable[[str], Iterator[str]], ...] = (
    _imports, _words, _relations, _picks, amended, _domains, _overrides, _dates, _other_words, _other_signs,
    _definitions,
)  # fmt: skip
