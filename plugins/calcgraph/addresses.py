"""Classify addresses: a file of the vault, another place, or a program. No other module decides this."""

import html
import re
from enum import StrEnum
from html.entities import html5
from urllib.parse import quote

from calcgraph.enums import quick

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{1,31}:(?!\s)|//")
"""The pattern of a scheme or a host; a single letter is a drive, and `Note: x.md` with its space is a file."""
_PLACE = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{1,31}://")
_PROGRAM = re.compile(r"(?:javascript|vbscript|data(?!:image/(?:png|jpe?g|gif|webp|avif)[;,])):", re.IGNORECASE)
"""Schemes that run something in the reader's browser; of data only pictures made of dots are harmless."""
_OVERLOOKED = re.compile(r"[\x00-\x20\x7f-\xa0\u200b-\u200f\u2028\u2029\ufeff]+")
"""Signs that a browser, or an eye, overlooks in a scheme."""
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])|&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_UNSAFE_IN_ID = re.compile(r"[\x00-\x20\x7f-\xa0\"'<>&`\u2028\u2029]+")
_DISGUISES = 4
"""The number of times that nested entities are decoded: Markdown does so once, a browser once more."""
_NOT_IN_FRAGMENT = re.compile(r"[\s\"<>`%]")
_SAFE = "/:@!$&'()*+,;=~"
"""Characters of a path that need no percent sign, as browsers leave them."""
_VIDEO = re.compile(r"https?://(?:(?:www\.|m\.)?youtube\.com/(?:watch|embed/|shorts/|live/)|youtu\.be/)", re.IGNORECASE)


@quick
class AddressKind(StrEnum):
    """The kind of target of an address."""

    FILE = "file"
    """A path, alone or with a fragment."""
    EXTERNAL = "external"
    DANGEROUS = "dangerous"
    """Nowhere: it runs a program in the reader's browser."""


def kind_of(written: str) -> AddressKind:
    """Return the kind of a link's destination, or of an address in an element's attribute.

    >>> kind_of("Note: x.md#a"), kind_of("mailto:ann@example.md"), kind_of("java&#115;cript:x")
    (<AddressKind.FILE: 'file'>, <AddressKind.EXTERNAL: 'external'>, <AddressKind.DANGEROUS: 'dangerous'>)
    """
    address = plain_address(written).strip()
    if _PROGRAM.match(_undisguised(address)):
        return AddressKind.DANGEROUS
    return AddressKind.EXTERNAL if _SCHEME.match(address) else AddressKind.FILE


def names_a_place(name: str) -> bool:
    """Return whether the text in `[[ ]]` is an address instead of a name: `https://…`, but not `Re: this/that`."""
    return _PLACE.match(name) is not None


def safe_id(written: str) -> str:
    """Return an id without the characters that end an attribute or start a tag: themes print ids unescaped.

    >>> safe_id('size'), safe_id('"><script>')
    ('size', 'script')
    """
    return _UNSAFE_IN_ID.sub("", written)


def is_video(address: str) -> bool:
    """Return whether an address is a YouTube video page, which Obsidian plays if it is written as an image.

    >>> is_video("https://www.youtube.com/watch?v=x"), is_video("https://youtu.be/x"), is_video("https://x.org/y.png")
    (True, True, False)
    """
    return _VIDEO.match(address) is not None


def plain_address(written: str) -> str:
    r"""A destination without backslash escapes and entities, as CommonMark reads it.

    >>> plain_address("a\\_b&amp;c?x=1&copy=2")
    'a_b&c?x=1&copy=2'
    """
    if "\\" not in written and "&" not in written:
        return written
    return _ESCAPED.sub(_plain, written)


def relative_path(target: str, source: str) -> str:
    """The path from a note to a file, both paths of the vault.

    >>> relative_path("notes/kv/a.md", "notes/b.md"), relative_path("x.md", "notes/b.md"), relative_path("", "b.md")
    ('kv/a.md', '../x.md', '')
    """
    here, there = source.split("/")[:-1], target.split("/")
    while here and len(there) > 1 and here[0] == there[0]:
        here, there = here[1:], there[1:]
    return "/".join([".."] * len(here) + there) if target else ""


def address_from(target: str, source: str) -> str:
    """Return the target as an address that cannot be read as an address of another site.

    >>> address_from("a b.md", "c.md"), address_from("re: x.md", "c.md")
    ('a%20b.md', './re:%20x.md')
    """
    path = relative_path(target, source)
    return quote(f"./{path}" if ":" in path.partition("/")[0] else path, safe=_SAFE)  # else it is read as a scheme


def in_address(id_: str) -> str:
    """Return an id as it appears after `#`: characters that browsers encode are encoded, all others stay.

    Hosts compare the result with the ids of a page as they are.
    """
    return _NOT_IN_FRAGMENT.sub(lambda sign: quote(sign[0]), id_)


def _plain(found: re.Match[str]) -> str:
    if found[1]:
        return found[1]
    return html.unescape(found[0]) if found[0][1] == "#" else html5.get(found[0][1:], found[0])


def _undisguised(address: str) -> str:
    """An address as the most lenient browser reads it."""
    for _ in range(_DISGUISES):
        if "&" not in address:
            break
        address = html.unescape(address)
    return _OVERLOOKED.sub("", address)
