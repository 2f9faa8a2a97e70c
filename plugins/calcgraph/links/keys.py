"""Names as they are compared."""

import re
import unicodedata

_SLUG_BREAK = re.compile(r"[\s_-]+")
_LINK_SIGNS = re.compile(r"[\[\]|#^]+")
_PUNCTUATION = re.compile(r"[^\w\s'-]+")


def fold(name: str) -> str:
    """A name as it is compared: no case, Unicode NFC, every blank alike."""
    if name.isascii():
        return name.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).replace("\u00a0", " ").casefold())


def slug_key(name: str) -> str:
    """A name with blanks, `-` and `_` alike.

    >>> slug_key("MoE_vs dense")
    'moe-vs-dense'
    """
    return _SLUG_BREAK.sub("-", fold(name)).strip("-")


def heading_key(text: str) -> str:
    """The text of a heading as it is compared: no case, no punctuation but `_`, `-` and `'`."""
    return " ".join(_PUNCTUATION.sub(" ", fold(text)).split())


def heading_in_link(text: str) -> str:
    """The text of a heading as a wikilink can hold it, without the signs that part a link; its key is the same.

    >>> heading_in_link("C#: a|b")
    'C : a b'
    """
    return " ".join(_LINK_SIGNS.sub(" ", text).split())
