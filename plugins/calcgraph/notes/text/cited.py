"""Citations in a sentence as Pandoc writes them, and references to labels: the signs that begin with `@`."""

import re

from calcgraph.notes.model import CitedSource

LABEL = r"(?:fig|tab|tbl|eq)-[A-Za-z0-9]++(?:[_-]++[A-Za-z0-9]++)*+"
"""The id of a numbered figure, table or equation."""
LABEL_REFERENCE = re.compile(rf"(?<![\w@/.\\-])@({LABEL})(?![\w/@])")
_KEY = r"[A-Za-z0-9_]++(?:[:.#$%&+?<>~/-][A-Za-z0-9_]++)*+"
KEY_IN_TEXT = re.compile(rf"(?<![\w@/.\\\[-])@(?=[A-Za-z_]){_KEY}(?![\w/@])")
"""A key in a sentence begins with a letter, so that `@100 MHz` stays a number."""
CITED_IN_BRACKETS = re.compile(r"(?<![\]\\!\w])\[(?![\[\]^])([^\[\]@]{0,200}@[^\[\]]{1,600})\](?![\[(:{])")
_CITED = re.compile(rf"(?P<before>[^@]*+)@(?P<key>{_KEY})(?P<behind>(?:[ \t\n,].*+)?)", re.DOTALL)
_MOST = 50


def read_cited(inner: str) -> tuple[CitedSource, ...]:
    """Return the sources in the brackets of a citation; empty if the text is not a citation.

    >>> [(one.before, one.key, one.behind) for one in read_cited("see @fao56; @jones, p. 3")]
    [('see', 'fao56', ''), ('', 'jones', 'p. 3')]
    >>> read_cited("write to me@example.org")
    ()
    """
    found = []
    at = 0
    for part in inner.split(";", _MOST):
        one = _CITED.fullmatch(part.strip())
        if one is None or "@" in one["behind"]:
            return ()
        before = one["before"].removesuffix("-")
        if before and not before[-1].isspace():
            return ()
        behind = " ".join(one["behind"].strip().lstrip(",").split())
        place = at + len(part) - len(part.lstrip()) + one.start("key") - 1
        has_author = not one["before"].endswith("-")
        found.append(CitedSource(one["key"], " ".join(before.split()), behind, has_author=has_author, at=place))
        at += len(part) + 1
    return tuple(found)


def is_certain(inner: str) -> bool:
    """Return whether the brackets can only be a citation.

    They begin with a key, words after a key follow a comma, and no key is the name of a package.
    """
    cited = read_cited(inner)
    packages = any("/" in one.key for one in cited)
    commas = all(inner.startswith(",", one.at + len(one.key) + 1) for one in cited if one.behind)
    return bool(cited) and not cited[0].before and not packages and commas
