"""The text from which the host makes the id of a heading, as far as the heading itself determines it."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from calcgraph.notes.reading import Host
from calcgraph.notes.text.inline import InlineToken, TokenKind
from calcgraph.notes.text.mask import Layout
from calcgraph.notes.text.plain import plain_text

_EMOJI = re.compile(r"(?<![\w:]):[\w+-]+:(?![\w:])")
_FOOTNOTE = re.compile(r"\[\^((?:[^\]\s\[]|\[(?!\^))++)\]")
_ATTRIBUTES = re.compile(r"(?<![ \t])[ \t]*+\{:?[ \t]*+(?:[#.][\w-]|[\w-]+=)[^{}\n]*\}")
_GIVEN = re.compile(r"#([^\s{}#.]+)")
_HOLE = "\ue000"
_LIVE = re.compile(r"=[ \t]")
_UNCERTAIN = re.compile(r"(?<!\w)_|_(?!\w)|\{[{%#]")
"""Emphasis that may be a name, and text that a macro inserts."""
_OF_EXTENSIONS = {
    "smarty": re.compile(r"--|\.\.\."),
    "pymdownx.smartsymbols": re.compile(r"\((?:tm|c|r)\)|c/o|\+/-|-->|<--|=/=|\d/\d|\d(?:st|nd|rd|th)\b"),
    "pymdownx.keys": re.compile(r"\+\+"),
    "pymdownx.critic": re.compile(r"\{[+\-~=>]{2}"),
    "pymdownx.arithmatex": re.compile(r"\$|\\[(\[]"),
    "pymdownx.magiclink": re.compile(r"://|[\w)]?[#@!]\d|@\w"),
    "pymdownx.progressbar": re.compile(r"\[="),
}
"""Text that some extensions may change from the heading's."""


class HostsHeading(NamedTuple):
    """The host's text and id for the words of a heading."""

    text: str
    """The text its id is made from."""
    given: str
    """The id that an attribute list gives; empty without one."""
    is_certain: bool
    """True if the host certainly uses these, whatever else is on the page."""


def hosts_heading(layout: Layout, start: int, end: int, tokens: Iterable[InlineToken], host: Host) -> HostsHeading:
    """The heading at `layout.text[start:end]` as Python-Markdown's contents read it with the extensions of a site.

    A site whose extensions are not known has all that change a heading.
    """
    text = layout.visible
    tokens = tuple(one for one in tokens if one.start < end)
    words = _outside(text, start, end, tokens)
    given, is_certain = "", host.has_slugs and not _UNCERTAIN.search(words)
    lists = list(_ATTRIBUTES.finditer(words)) if "attr_list" in host.extensions else []
    if lists and lists[-1].end() == len(words.rstrip()) and lists[-1][0][0] in " \t" and lists[-1].start():
        found = _GIVEN.search(lists[-1][0])
        given = found[1] if found else ""
        end = start + lists.pop().start()
        words = words[: end - start]
    is_certain = is_certain and not lists  # whether another one is text depends on what is before it
    removed = [found.span() for found in lists]
    if "footnotes" in host.extensions:
        notes = list(_FOOTNOTE.finditer(words))
        removed += [one.span() for one in notes if f"[^{one[1]}]:" in layout.text]
    if host.extensions & {"pymdownx.emoji"}:
        pictures = [found.span() for found in _EMOJI.finditer(words)]
        removed, is_certain = [*removed, *pictures], is_certain and not pictures
    is_certain = is_certain and not any(
        name in host.extensions and sign.search(words) for name, sign in _OF_EXTENSIONS.items()
    )
    is_live = any(one.kind is TokenKind.CODE and _LIVE.match(one.inner) for one in tokens)
    kept = _without(text, start, end, removed)
    inside = [one for one in tokens if one.end <= end]
    return HostsHeading(
        plain_text(kept, start, end, inside), given, (bool(given) and not lists) or (is_certain and not is_live)
    )


def _outside(text: str, start: int, end: int, tokens: Iterable[InlineToken]) -> str:
    """The words of a heading without code and addresses, of the same length."""
    words = text[start:end]
    for one in tokens:
        first, last = one.start - start, min(one.end, end) - start
        if one.kind is TokenKind.LINK:
            first += 1 + len(one.inner)
        if one.kind in (TokenKind.CODE, TokenKind.LINK, TokenKind.ESCAPE, TokenKind.HTML):
            words = words[:first] + _HOLE * (last - first) + words[last:]
    return words


def _without(text: str, start: int, end: int, ranges: Iterable[tuple[int, int]]) -> str:
    """Return the text up to the end of a heading with some of its ranges blanked."""
    words = text[start:end]
    for first, last in ranges:
        if first < len(words):
            words = words[:first] + " " * (min(last, len(words)) - first) + words[last:]
    return text[:start] + words
