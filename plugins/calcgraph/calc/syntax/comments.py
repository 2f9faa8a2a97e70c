"""Read the text after `#` in a line of a sheet: words, and the keys of sources."""

import re

from calcgraph.calc.syntax.tokens import Cursor
from calcgraph.calc.syntax.tree import Comment
from calcgraph.source import START

NO_COMMENT = Comment("", (), START)
_SOURCES = re.compile(r"\[?(?<![\w@])@[\w](?:[\w:.+/-]*[\w])?(?:;?\s*@[\w](?:[\w:.+/-]*[\w])?)*\]?")
_KEY = re.compile(r"@([\w](?:[\w:.+/-]*[\w])?)")


def cited_in(text: str) -> tuple[str, ...]:
    """The keys of sources that a text names, each once.

    >>> cited_in("as measured [@mlperf; @nvidia-h100], see @mlperf")
    ('mlperf', 'nvidia-h100')
    """
    if "@" not in text:
        return ()
    return tuple(dict.fromkeys(key for found in _SOURCES.finditer(text) for key in _KEY.findall(found.group())))


def without_cited(text: str) -> str:
    """A text without the sources it names."""
    return " ".join((_SOURCES.sub(" ", text) if "@" in text else text).split())


def comment_of(cursor: Cursor) -> Comment:
    """Return the comments of the statement just read, joined, without their `@keys`."""
    if not cursor.comments:
        return NO_COMMENT
    text = " ".join([cursor.source.text[start:end].lstrip("#") for start, end in cursor.comments])
    span = cursor.source.span(cursor.comments[0][0], cursor.comments[-1][1])
    return Comment(without_cited(text), cited_in(text), span)
