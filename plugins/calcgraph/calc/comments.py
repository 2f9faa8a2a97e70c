"""What stands behind `#` in a line of a sheet: words, and the keys of sources."""

import re

from calcgraph.calc.tokens import Cursor
from calcgraph.calc.tree import Comment
from calcgraph.source import Span

NO_COMMENT = Comment("", (), Span(1, 1, 1, 1))
_SOURCES = re.compile(r"\[?(?<![\w@])@[\w](?:[\w:.+/-]*[\w])?(?:;?\s*@[\w](?:[\w:.+/-]*[\w])?)*\]?")
_KEY = re.compile(r"@([\w](?:[\w:.+/-]*[\w])?)")


def comment_of(cursor: Cursor) -> Comment:
    """The comments of the statement just read, joined, their `@keys` taken out."""
    if not cursor.comments:
        return NO_COMMENT
    text = " ".join([cursor.source.text[start:end].lstrip("#") for start, end in cursor.comments])
    sources: tuple[str, ...] = ()
    if "@" in text:
        sources = tuple(key for found in _SOURCES.finditer(text) for key in _KEY.findall(found.group()))
        text = _SOURCES.sub(" ", text)
    span = cursor.source.span(cursor.comments[0][0], cursor.comments[-1][1])
    return Comment(" ".join(text.split()), sources, span)
