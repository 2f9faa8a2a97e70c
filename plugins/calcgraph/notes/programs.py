"""Names that other programs give to notes: pages of Logseq, ids of Dendron."""

import datetime as dt
import posixpath
import re
from collections.abc import Iterator
from urllib.parse import unquote

from msgspec.structs import replace

from calcgraph.notes.model import Link, LinkKind, Note

LOGSEQ, DENDRON = "logseq", "dendron"
NAMES_OF_PAGES = frozenset({"alias", "aliases", "title"})
"""Properties of a page of Logseq that name it."""

_PAGE = re.compile(r"\[\[([^\[\]]+)\]\]")
_VAULT = re.compile(r"^dendron://[^/]+/")
_PROPERTY = re.compile(r"\s*+(?:[-*+] \s*+)?([\w-]{1,60}+):: ?(.*)")
_NAME = re.compile(r"(?<!\s)\s*+(?:#?\[\[([^\[\]]+)\]\]|([^,，]+))")
_DAY = re.compile(r"(\d{4})[_-](\d{2})[_-](\d{2})")
_ENDINGS = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}
_MONTHS: tuple[str, ...] = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
)
_MONTHS += ("November", "December")
_WEEK = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
"""Names in the titles of Logseq's journals; the program writes them in English by default."""


def as_read_by(note: Note, program: str) -> Note:
    """Return a note with the names that a program gives to it: `logseq`, `dendron`, or empty for no program."""
    if program == DENDRON:
        return replace(note, zettel="")
    if program != LOGSEQ:
        return note
    first = _page_properties(note.source.text)
    names = [*_names_in(first.get("title", ""), split=False), *_page_names(note.id)]
    names += [name for key in ("alias", "aliases") for name in _names_in(first.get(key, ""), split=True)]
    own = {name.lower() for name in names}
    links = tuple(
        link for link in note.links if not (_is_name(link.relation, link.kind) and link.target.lower() in own)
    )
    called = next(_names_in(first.get("title", ""), split=False), note.called)
    return replace(note, aliases=tuple(dict.fromkeys((*note.aliases, *names))), links=links, called=called)


def asset_in(program: str, note: str, written: str) -> str:
    """Return the path from a note to the attachment that a Markdown link means in a program, or the path as written.

    Logseq finds `../assets/x.png` and `/../assets/x.png` in the graph's folder of assets, wherever the page is.
    Dendron finds `/assets/x.png` in the folder of the note's vault.

    >>> asset_in("logseq", "pages/a.md", "/../assets/x.png"), asset_in("dendron", "vault/a.md", "/assets/x.png")
    ('../assets/x.png', './assets/x.png')
    """
    start, found, rest = written.partition("assets/")
    if not found or not start or start.strip("./"):
        return written
    if program == DENDRON and start == "/":
        return f"./assets/{rest}"
    return posixpath.relpath(f"assets/{rest}", posixpath.dirname(note) or ".") if program == LOGSEQ else written


def as_meant(link: Link, program: str) -> Link:
    """Return a link with the target that it has in a program, for resolving it: the link itself stays as it is written.

    A Markdown link of Logseq may lead to a page, `[text]([[page]])`. Dendron names a note with its vault,
    `[[dendron://vault/note]]`, and embeds a range of headings, `![[note#from,1:#to]]`, which is read from its start.
    """
    if program == LOGSEQ and link.kind is LinkKind.MARKDOWN:
        if page := _PAGE.fullmatch(f"{link.target}#{link.fragment}" if link.fragment else link.target):
            return replace(link, kind=LinkKind.WIKILINK, target=page[1], fragment="")
        return replace(link, external=True) if link.target.startswith("((") else link
    if program == DENDRON and link.kind in (LinkKind.WIKILINK, LinkKind.EMBED):
        start = link.fragment.partition(":#")[0]
        name, comma, line = start.rpartition(",")  # after the comma is the first line of the section to be shown
        start = name if comma and line.isdigit() else start
        fragment = "" if start in ("*", "^begin", "^end") else start
        target = without_vault(link.target)
        return replace(link, target=target, fragment=fragment, external=link.external and target == link.target)
    return link


def without_vault(name: str) -> str:
    """Return the name of a note of Dendron without the vault that may be before it.

    >>> without_vault("dendron://docs/dendron.topic.links")
    'dendron.topic.links'
    """
    return _VAULT.sub("", name)


def _is_name(relation: str, kind: LinkKind) -> bool:
    return relation in NAMES_OF_PAGES and kind is LinkKind.WIKILINK


def _page_properties(text: str) -> dict[str, str]:
    """Return the properties of the first block of a page, which are those of the page."""
    found: dict[str, str] = {}
    for line in text.split("\n"):
        read = _PROPERTY.fullmatch(line)
        if read is None:
            if line.strip() and (found or not line.startswith("---")):
                break
            continue
        found.setdefault(read[1].lower(), read[2])
    return found


def _names_in(written: str, *, split: bool) -> Iterator[str]:
    """Names in a property: with commas between them, in brackets or not.

    >>> list(_names_in("JS, [[ECMA, the script]]", split=True))
    ['JS', 'ECMA, the script']
    """
    if not split:
        yield from filter(None, [written.strip().removeprefix("[[").removesuffix("]]").strip()])
        return
    yield from (name for found in _NAME.finditer(written) if (name := (found[1] or found[2]).strip()))


def _page_names(path: str) -> Iterator[str]:
    """Names of a page by its file: `a___b` is `a/b`, `%3F` is `?`, and a journal is called by its day.

    >>> list(_page_names("pages/Claude___Code.md")), list(_page_names("journals/2024_05_01.md"))[:2]
    (['Claude/Code'], ['May 1st, 2024', 'May 01, 2024'])
    """
    folder, _, name = path.rpartition("/")
    stem = name.rpartition(".")[0]
    day = _DAY.fullmatch(stem)
    if day and folder.rpartition("/")[2] == "journals":
        yield from _titles_of_day(*map(int, day.groups()))
        return
    plain = unquote(stem.replace("%%", "%")).replace("___", "/")
    if plain != stem:
        yield plain
    if "___" not in stem and "." in stem and "%" not in stem:
        yield stem.replace(".", "/")  # the older form of names


def _titles_of_day(year: int, month: int, day: int) -> Iterator[str]:
    """Yield the titles that Logseq offers for a day and that no other day has."""
    try:
        date = dt.date(year, month, day)
    except ValueError:
        return
    name, ending = _MONTHS[month - 1], _ENDINGS.get(day, "th")
    week = _WEEK[date.weekday()]
    for one in dict.fromkeys((name[:3], name)):
        yield from (f"{one} {day}{ending}, {year}", f"{one} {day:02}, {year}", f"{day}{ending} {one} {year}")
        yield from (f"{week}, {one} {day}{ending}, {year}", f"{week[:3]}, {one} {day}{ending}, {year}")
    numbers = f"{year}-{month:02}-{day:02}"
    yield from (
        numbers,
        numbers.replace("-", "/"),
        numbers.replace("-", "_"),
        f"{week}, {numbers}",
        f"{numbers} {week}",
    )
    yield f"{year}年{month:02}月{day:02}日"
