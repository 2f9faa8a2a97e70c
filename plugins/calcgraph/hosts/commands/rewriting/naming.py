"""The words of a text that name one of its numbers: those of its clause that are nearer to it than to any other."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from calcgraph.notes.text.inline import InlineToken, TokenKind
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout

_CLAUSE_END = re.compile(r"[.!?;,](?=\s)|[。！？；，、]|\n(?=[ \t]*+(?:\n|[-*+>|#]|`{3}|~{3}|\d++[.)][ \t]))")
"""The end of a sentence or a clause, of a paragraph, or of an item of a list."""
_NUMBER = re.compile(r"(?<![\w.,])\d++(?:[.,]\d++)*+")
_TOKEN = re.compile(r"[^\W_]++")
_LETTERS = re.compile(r"[^\W\d_]{3,}")
_BETWEEN = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][^\W\d_A-Z])")
"""The places between the parts of a name such as `LogisticRegression`."""
_COMMON = re.compile("all|and|are|but|for|from|has|its|not|our|out|per|than|that|the|this|was|were|with", re.IGNORECASE)
"""Words that name nothing."""
_SHORT = frozenset(
    {"a", "an", "as", "at", "be", "by", "do", "if", "in", "is", "it", "no", "of", "on", "or", "so", "to", "up", "we"}
)
_MEASURES = frozenset({"count", "num", "number", "pct", "percent", "total", "value"})
_REACH = 400
"""Characters before and after a number that its clause can have."""


@lru_cache(maxsize=20_000)
def words_of(*texts: str) -> frozenset[str]:
    """Return the words of some texts, in lower case; one with digits, such as `p99`, whole and as its letters."""
    return frozenset(word for text in texts for found in _TOKEN.finditer(text) for word in _forms(found[0]))


def tokens_of(*texts: str) -> frozenset[str]:
    """Return the letters, words and numbers of a text or a name, in lower case.

    Parts of a name such as `RandomForest` count as well; articles and the like do not.
    """
    found = [one[0] for text in texts for one in _TOKEN.finditer(text)]
    whole = (one.lower() for one in found if not _COMMON.fullmatch(one) and one.lower() not in _SHORT)
    return frozenset(whole).union(*map(_parts, found))


def parts_of(name: str) -> frozenset[str]:
    """Return the parts of a name of a row or a key, without those that say only how it is measured."""
    return frozenset(part for found in _TOKEN.finditer(name) for part in _parts(found[0])) - _MEASURES


def _forms(token: str) -> list[str]:
    return [*(one.lower() for one in _LETTERS.findall(token) if not _COMMON.fullmatch(one)), *_parts(token)]


def _parts(token: str) -> list[str]:
    """Return the words that a token is made of, in lower case; one with digits is itself a part."""
    if any(map(str.isdigit, token)) and any(map(str.isalpha, token)):
        return [token.lower()]
    humps = (part.lower() for one in _LETTERS.findall(token) for part in _BETWEEN.split(one))
    return [part for part in humps if len(part) > 2 and not _COMMON.fullmatch(part)]


def without_addresses(text: str, links: Sequence[InlineToken]) -> str:
    """Return a text of the same length in which links have their words and not their addresses."""
    parts, at = [], 0
    for one in sorted(links, key=lambda link: link.start):
        inner = text.rfind("](", one.start, one.end) if one.kind is TokenKind.LINK else -1
        start, end = (inner, one.end) if inner >= 0 else (one.start, one.end)
        if one.kind is TokenKind.WIKILINK and (bar := text.find("|", one.start, one.end)) >= 0:
            end = bar
        if start >= at:
            parts += [text[at:start], re.sub(r"[^\n]", " ", text[start:end])]
            at = end
    return "".join([*parts, text[at:]])


class Naming:
    """The words that name the numbers of a note."""

    def __init__(self, text: str, layout: Layout, numbers: Sequence[tuple[int, int]]) -> None:
        """Take the text without addresses, and the places of its numbers with their units."""
        self._text, self._numbers = text, sorted(numbers)
        self._heads: dict[int, str] = {}
        head = ""
        for above, line in zip([None, *layout.lines], layout.lines, strict=False):
            if line.kind is LineKind.TABLE_RULE and above is not None:
                head = text[above.start : above.end]
            elif line.kind is LineKind.TABLE:
                self._heads[line.start] = head

    def of(self, start: int, end: int) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """Return the words that name a number, also as tokens, and those of other numbers of its row in a table."""
        line = self._text.rfind("\n", 0, start) + 1
        if line in self._heads:
            return self._of_cell(line, start)
        first, last = self._clause(start, end)
        others = self._others(first, last, start, end)
        named = [
            found[0]
            for found in _TOKEN.finditer(self._text, first, last)
            if not start <= found.start() < end and all(_gap(found, start, end) < _gap(found, *one) for one in others)
        ]
        return words_of(*named), tokens_of(*named), frozenset()

    def _of_cell(self, line: int, start: int) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """A number of a table: its row and the head of its column name it."""
        end = self._text.find("\n", line)
        row, at = self._text[line : end if end >= 0 else None], self._text.count("|", line, start)
        heads = self._heads[line].split("|")
        head = heads[at] if at < len(heads) else ""
        return words_of(head, row), tokens_of(head, row), words_of(*heads) - words_of(head)

    def _clause(self, start: int, end: int) -> tuple[int, int]:
        before = [one.end() for one in _CLAUSE_END.finditer(self._text, max(start - _REACH, 0), start)]
        after = _CLAUSE_END.search(self._text, end, end + _REACH)
        return (
            before[-1] if before else max(start - _REACH, 0),
            after.start() if after else min(end + _REACH, len(self._text)),
        )

    def _others(self, first: int, last: int, start: int, end: int) -> list[tuple[int, int]]:
        """Return the places of the number before one and of the number after it, if its clause has them."""
        low, high = bisect_left(self._numbers, (first,)), bisect_left(self._numbers, (last,))
        known = [one for one in self._numbers[low:high] if not start <= one[0] < end]
        bare = (found.span() for found in _NUMBER.finditer(self._text, first, last))
        others = known + [one for one in bare if not any(a <= one[0] < b for a, b in [*known, (start, end)])]
        left = max((one for one in others if one[0] < start), default=None)
        right = min((one for one in others if one[0] >= end), default=None)
        return [one for one in (left, right) if one is not None]


def _gap(word: re.Match[str], start: int, end: int) -> int:
    """The characters between a word and a number."""
    return start - word.end() if word.end() <= start else word.start() - end
