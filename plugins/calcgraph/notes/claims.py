"""Numbers with a unit, scale or counting word in the visible text."""

import re
from collections.abc import Iterator

from calcgraph.currencies import CODES, CURRENCIES, SIGNS, UNIT_SIGNS
from calcgraph.notes.model import ProseNumber
from calcgraph.notes.text.inline import InlineToken, TokenKind, split_wikilink
from calcgraph.notes.text.mask import Layout, blank
from calcgraph.source import SourceFile

_NUMBER = r"\d(?:[\d,_]*\d)?(?:\.\d+)?(?:[eE][+-]?\d+)?"
_PREFIX = r"(?:[kKMGTPEZYmunpµμcdh]i?|kilo|mega|giga|tera|centi|milli|micro|nano)?"
_UNIT = (
    rf"{_PREFIX}(?:B|b|bits?|bytes?|FLOPS?|FLOPs|OPS|tok|tokens?|params?|parameters?|Wh?|[Ww]atts?(?:[ -]hours?)?|"
    r"J|joules?|V|volts?|VA|Ah?|Hz|[hH]ertz|Pa|eV|[Ω\u2126]|ohms?|seconds?|sec|s|minutes?|min|hours?|hr|h|"
    r"days?|d|weeks?|months?|years?|yr|metres?|meters?|m|grams?|g|tons?|tonnes?|lit(?:re|er)s?|mol|lm|lx|K|bar|cal|"
    rf"{'|'.join(CODES)})|"
    r"[mcdhµμ]?[lL]|[kM]?N|[kMG]?t|ha|hectares?|acres?|°[CF]?|inch(?:es)?|ft|feet|mi|miles?|lbs?|pounds?|oz|ounces?|"
    rf"gallons?|atm|psi|hp|rpm|ppm|dB|ct|cents?|(?:{'|'.join(one.word for one in CURRENCIES)})s?"
)
_SCALE = r"(?:[kKMGBT]i?|dozen|hundred|thousand|million|mn|billion|bn|trillion)"
_COUNTED = (
    r"times|percent|per\s?cent|fold|req|requests?|users?|chips?|GPUs?|TPUs?|layers?|heads?|experts?|nodes?|"
    r"points?|steps?|replicas?|streams?|sequences?|samples?|models?|rows?|cores?"
)
_RATE = r"(?:\s?/\s?[A-Za-zµ]+(?:\^-?\d|[²³])?|\s(?:per|a|an)\s[A-Za-z]+)?"
_GAP = r"[ \t\u00a0\u2009\u202f]?"
_MEASURE = rf"(?!pm\b)(?:{_UNIT}|{_COUNTED})[²³]?(?!\w)"
"""Without the picometre: `6 pm` is an hour."""
_WORDS = (
    rf"(?:{_GAP}[%‰¢{UNIT_SIGNS}]|×|x(?!\w)|(?:{_GAP}|-){_SCALE}(?!\w)(?:{_GAP}{_MEASURE})?|(?:{_GAP}|-){_MEASURE})"
)
_MONEY = rf"[{SIGNS}]\s?|" + "|".join(rf"(?<=\b{code} )" for code in CODES)
_NO_NAME = rf"(?:(?<=US)|(?<![\w.,/#@:{SIGNS}])(?<!\w-))"
"""The possible start of a number: not inside a name or date, as in `GPT-4` and `2024-11-20`, but after a minus."""
_VALUE = re.compile(
    rf"{_NO_NAME}(?P<money>{_MONEY})?{_NUMBER}(?:\s?[-–—]\s?[{SIGNS}]?{_NUMBER})?(?:(?P<word>{_WORDS}){_RATE})?(?!\w)"
)

_FIRST = re.compile(rf"[\d{SIGNS}]")
"""The first character of a value."""


def find_numbers(source: SourceFile, layout: Layout) -> tuple[ProseNumber, ...]:
    """Numbers a reader can take for a claim: not those in code, formulas, targets of links, dates, names."""
    text = blank(layout.prose, _not_read(layout))
    return tuple(
        ProseNumber(found[0].strip(), source.span(found.start(), found.end()))
        for found in _values(text)
        if found["money"] is not None or found["word"]
    )


def _values(text: str) -> Iterator[re.Match[str]]:
    """The matches of `_VALUE` in order; to try only where one can begin is three times as fast as to search for it."""
    at = 0
    while start := _FIRST.search(text, at):
        found = _VALUE.match(text, start.start())
        at = found.end() if found else start.end()
        if found:
            yield found


def _not_read(layout: Layout) -> Iterator[tuple[int, int]]:
    """Yield the spans that are blanked besides code and formulas: all of a link except its text."""
    for tokens in layout.tokens:
        for token in tokens:
            if token.kind in (TokenKind.WIKILINK, TokenKind.LINK):
                start, end = _text_of(token)
                yield token.start, start
                yield end, token.end


def _text_of(token: InlineToken) -> tuple[int, int]:
    """Offsets of the text a reader sees of a link."""
    if token.embed:
        return token.end, token.end
    if token.kind is TokenKind.LINK:
        return token.start + 1, token.start + 1 + len(token.inner)
    display = split_wikilink(token.inner)[2]
    end = token.end - 2
    return (end - len(display), end) if display and token.inner.endswith(display) else (end, end)
