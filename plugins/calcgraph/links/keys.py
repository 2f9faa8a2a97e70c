"""Names as they are compared."""

import re
import unicodedata

from calcgraph.notes.model import Heading

_NO_BREAK = str.maketrans("\u00a0\u202f", "  ")
_SLUG_BREAK = re.compile(r"[\s_-]+")
_LINK_SIGNS = re.compile(r"(?:[\[\]|#^:\\\s]|%%)+")
_PUNCTUATION = re.compile(r"[!-&(-,./:-@\[-^`{-~\s]+")
"""ASCII without letters, digits, `'`, `-` and `_`, as in Obsidian: other scripts and emoji are part of a name."""


def fold(name: str) -> str:
    """Return a name in its form for comparison: no case, Unicode NFC, a space for all white space."""
    if name.isascii():
        return name.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).translate(_NO_BREAK).casefold())


def slug_key(name: str) -> str:
    """Return a name with spaces, `-` and `_` alike, and characters of any width.

    >>> slug_key("MoE_vs dense"), slug_key("Ｗｈｙ？") == slug_key("why?")
    ('moe-vs-dense', True)
    """
    plain = name if name.isascii() else unicodedata.normalize("NFKC", name)
    return _SLUG_BREAK.sub("-", fold(plain)).strip("-")


def heading_key(text: str) -> str:
    """A heading as it is compared: no case, no punctuation of ASCII but `_`, `-` and `'`.

    >>> heading_key("_theorem:_ A [[b|c]] 🚀!")
    '_theorem _ a b c 🚀'
    """
    return _PUNCTUATION.sub(" ", fold(text)).strip()


def heading_keys(heading: Heading) -> tuple[str, ...]:
    """Return all keys of a heading: of its text, and of its source, which Obsidian compares."""
    return tuple(dict.fromkeys(map(heading_key, (heading.text, *heading.forms))))


def heading_in_link(heading: Heading) -> str:
    """A heading as a link to it is written, so that it holds here and in Obsidian."""
    written = heading.forms[-1] if heading.forms else heading.text
    is_same = heading_key(written) == heading_key(heading.text)
    return words_in_link(heading.text if is_same else written)


def words_in_link(text: str) -> str:
    """Return the text of a heading as Obsidian writes it into a link, without separators; its key is the same.

    >>> words_in_link("C#: a|b")
    'C a b'
    """
    return _LINK_SIGNS.sub(" ", text).strip()
