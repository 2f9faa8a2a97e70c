"""Resolve a link to a file, and to a heading, block or quantity in it."""

import re
from collections.abc import Callable, Collection

from msgspec.structs import replace

from calcgraph.currencies import CODES, SIGNS
from calcgraph.links.anchors import SET, find_heading, find_id
from calcgraph.links.check import (
    check_links,
    has_ending,
    in_markdown,
    is_of_generator,
    is_of_theme,
    is_stored,
    is_turned,
    meant_by_address,
    stored_path,
)
from calcgraph.links.index import LinkIndex, anchors_of
from calcgraph.links.keys import fold
from calcgraph.links.names import NOTHING, FileMatches, find_file, leads_outside
from calcgraph.links.resolution import FragmentKind, Resolution, Status
from calcgraph.notes.claim_words import SIGN, words_before
from calcgraph.notes.model import Heading, Link, Note
from calcgraph.notes.programs import DENDRON, LOGSEQ, as_meant, asset_in
from calcgraph.notes.text.inline import split_wikilink
from calcgraph.notes.text.plain import plain_text
from calcgraph.source import NoteId

__all__ = ["check_links", "is_numeric", "resolve_link", "resolve_target"]

NamesOf = Callable[[NoteId], Collection[str]]
"""The names of a note that can follow `#` besides its headings: quantities, checks, columns, cells, `measured`."""

_NUMBER = re.compile(
    rf"(?:{SIGN}|±)?\s*+(?:(?:(?:US)?[{SIGNS}]|(?:{'|'.join(CODES)})\b)\s*+)?[-−+]?\.?\d", re.IGNORECASE
)
_STEP = re.compile(r"[^()]+\(-?[0-9]{1,6}\)")
"""A step of a sequence, `cash(12)`."""
_ROW = "calc-"
MEASURED = "measured"
"""Target of a claim that is bound to a source only; no row of a page."""


TOP = "top"
"""The place that a browser finds on every page, in any case, although no element has the id."""


def is_numeric(text: str) -> bool:
    """Return whether a link's text starts with a number, after symbols and words such as "about" and "at least".

    >>> is_numeric("about $140"), is_numeric("H100")
    (True, False)
    """
    plain = plain_text(text)
    return bool(_NUMBER.match(plain, words_before(plain).end))


def resolve_link(index: LinkIndex, note: Note, link: Link, names: NamesOf) -> Resolution:
    """Return the meaning of a link in a note; it never fails, and the status reports errors."""
    meant = as_meant(link, index.program)
    found = _resolve(index, note, meant, names)
    if link.external and found.status is Status.UNRESOLVED:  # a note of another vault of Dendron
        found = replace(found, status=Status.EXTERNAL)
    return found if meant is link else replace(found, link=link)


def _resolve(index: LinkIndex, note: Note, link: Link, names: NamesOf) -> Resolution:
    if link.external:
        return Resolution(note.id, link, Status.EXTERNAL, "")
    markdown = in_markdown(link)
    if not link.target:
        here = _with_fragment(index, note, Resolution(note.id, link, Status.RESOLVED, note.id, is_note=True), names)
        is_page = index.program == LOGSEQ and not markdown and not link.fragment.startswith("^")  # called `#red`
        is_unwritten = is_page and here.status is Status.BAD_FRAGMENT
        return Resolution(note.id, link, Status.UNRESOLVED, "") if is_unwritten else here
    found = _files(index, note, link, names)
    if isinstance(found, Status):
        if is_of_generator(index, link):
            return Resolution(note.id, link, Status.EXTERNAL, "", is_left=True)
        return Resolution(note.id, link, found, "")
    target = found.paths[0]
    resolved = Resolution(
        note.id,
        link,
        Status.AMBIGUOUS if len(found.paths) > 1 else Status.RESOLVED,
        target,
        is_note=NoteId(target) in index.notes,
        via=found.via,
        candidates=found.paths if len(found.paths) > 1 else (),
    )
    return _with_fragment(index, note, resolved, names)


def _files(index: LinkIndex, note: Note, link: Link, names: NamesOf) -> FileMatches | Status:
    """Return the files that a link with a target means, or the status of a link without a file."""
    markdown = in_markdown(link)
    target = link.target.rstrip("/") if markdown and link.target.lower().endswith(".md/") else link.target
    if markdown and index.program and not index.is_hosts:
        target = asset_in(index.program, note.id, target)
    found = find_file(index, note.id, target, relative=markdown)
    if index.program == DENDRON and found.via != "path" and is_turned(index, link, note.id):
        found = NOTHING
    if markdown and index.is_hosts and not target.startswith("/"):
        if is_of_theme(index, note.id, target):
            return Status.EXTERNAL
        if not has_ending(target):
            found = _file_without_ending(index, note, target)
            if not found.paths:
                return Status.UNRESOLVED if _is_lost_claim(index, note, link, names) else Status.EXTERNAL
        elif not _is_exact(index, note, target):
            return Status.UNRESOLVED
    if markdown and index.stored is not None:
        found = found if found.paths else _file_without_ending(index, note, target)
        if is_stored(index, note.id, target) and found.via != "folder":
            return Status.EXTERNAL
        if has_ending(target) and found.via != "folder" and not _is_exact(index, note, target):
            found = NOTHING
    return found if found.paths else _status_of_nothing(note, target, markdown=markdown)


def _is_exact(index: LinkIndex, note: Note, written: str) -> bool:
    """Return whether a path leads to a file as the host reads it: from the note's folder, in the same case."""
    if leads_outside(note.id, written):
        return True  # judged by other rules
    path = stored_path(note.id, written)
    for known in filter(None, (index, index.made)):
        paths = known.paths.get(fold(path), ())
        if path in paths or any(fold(one) != fold(path) for one in paths):
            return True
    return False


def _file_without_ending(index: LinkIndex, note: Note, written: str) -> FileMatches:
    """Return the file of exactly this name, such as `LICENSE`; otherwise the host leaves the address as it is."""
    path = stored_path(note.id, written)
    return FileMatches((path,), "path") if path in index.paths.get(fold(path), ()) else NOTHING


def _is_lost_claim(index: LinkIndex, note: Note, link: Link, names: NamesOf) -> bool:
    """Return whether a number links to a quantity by an address, which is not checked."""
    if not link.fragment or not is_numeric(link.display):
        return False
    meant = (find_file(index, note.id, name, relative=True) for name in meant_by_address(link.target))
    return any(_quantity(link, names(NoteId(path))) for found in meant for path in found.paths[:1])


def resolve_target(index: LinkIndex, source: NoteId, text: str) -> NoteId | None:
    """Return the note meant by the text in `[[ ]]`; None if it is not a note or nothing has the name."""
    target = split_wikilink(text.strip().removeprefix("[[").removesuffix("]]"))[0]
    if not target:
        return source
    found = find_file(index, source, target)
    path = NoteId(found.paths[0]) if found.paths else None
    return path if path in index.notes else None


def _status_of_nothing(note: Note, target: str, *, markdown: bool) -> Status:
    """A Markdown link from the root of the host is an address, as is one to the page itself; neither is a note."""
    if markdown and not leads_outside(note.id, target):
        from_root = target.startswith("/") and not target.lower().endswith(".md")
        if from_root or not target.strip("./"):
            return Status.EXTERNAL
    return Status.UNRESOLVED


def _with_fragment(  # noqa: PLR0911 - one a kind of place
    index: LinkIndex, note: Note, resolved: Resolution, names: NamesOf
) -> Resolution:
    link = resolved.link
    if not link.fragment:
        return resolved
    bad = replace(resolved, status=Status.BAD_FRAGMENT)
    target = note if resolved.target == note.id else index.notes.get(NoteId(resolved.target))
    if target is None:
        is_made = resolved.target.endswith(".md")  # a page that is generated: its ids are nobody's to name
        return bad if is_made else _named(resolved, FragmentKind.OTHER, link.fragment)
    if link.fragment.startswith("^"):
        block = anchors_of(index, target).blocks.get(link.fragment[1:].lower())
        return _named(resolved, FragmentKind.BLOCK, f"^{block.id}") if block else bad
    name = _quantity(link, names(target.id))
    numeric = is_numeric(link.display) or link.fragment == MEASURED
    heading = _heading(index, target, link)
    if name and (numeric or heading is None):
        row = "" if name == MEASURED else _row_of(name, names(target.id))
        return _named(resolved, FragmentKind.QUANTITY, row, name)
    if heading is not None:
        found = _named(resolved, FragmentKind.HEADING, heading.slug)
        return found if heading.is_certain else replace(found, is_left=True)
    anchors = anchors_of(index, target)
    if link.fragment in anchors.labels:
        found = _named(resolved, FragmentKind.OTHER, link.fragment)
        return replace(found, label=anchors.labels[link.fragment], is_left=in_markdown(link) and index.is_hosts)
    if link.fragment in anchors.scenarios and not numeric:
        return _named(resolved, FragmentKind.OTHER, f"{_ROW}{link.fragment}")
    if link.fragment.startswith(SET) and link.fragment.removeprefix(SET) in anchors.controls and not numeric:
        return _named(resolved, FragmentKind.OTHER, link.fragment)
    is_written = link.fragment in anchors.written or (anchors.is_github and link.fragment.lower() in anchors.written)
    if in_markdown(link) and is_written:  # in an example, perhaps, as the page will show
        return replace(_named(resolved, FragmentKind.OTHER, link.fragment), is_left=index.is_hosts)
    if in_markdown(link) and link.fragment.lower() == TOP and not numeric:
        return _named(resolved, FragmentKind.OTHER, link.fragment)
    if in_markdown(link) and anchors.is_open:
        return replace(_named(resolved, FragmentKind.OTHER, link.fragment), is_left=True)
    return bad


def _named(resolved: Resolution, kind: FragmentKind, anchor: str, quantity: str = "") -> Resolution:
    return replace(resolved, fragment_kind=kind, anchor=anchor, quantity=quantity)


def _row_of(name: str, known: Collection[str]) -> str:
    """Return the anchor of a quantity's row: a column has that of its pick, a step that of its sequence.

    A computed column has a separate anchor, which its cells share.
    """
    base, _, cell = name.partition(".")
    column = cell.rpartition(".")[2]
    if f"{base}.*.{column}" in known:
        return f"{_ROW}{base}.{column}"
    return _ROW + (name if name in known and "(" in name else name.partition(".")[0].partition("(")[0])


def _quantity(link: Link, known: Collection[str]) -> str:
    if link.fragment in known or f"{link.fragment.partition('.')[0]}.*" in known:
        return link.fragment
    if _STEP.fullmatch(link.fragment) and f"{link.fragment.partition('(')[0]}(*)" in known:
        return link.fragment
    row = link.fragment.removeprefix(_ROW)
    return row if row != link.fragment and row in known else ""


def _heading(index: LinkIndex, target: Note, link: Link) -> Heading | None:
    anchors = anchors_of(index, target)
    by_text = find_heading(anchors, link.fragment)
    if by_text is not None and not in_markdown(link):
        return by_text
    if in_markdown(link) and index.is_hosts:
        return find_id(anchors, link.fragment)
    if in_markdown(link) or "slug" in index.fallbacks:
        return find_id(anchors, link.fragment) or by_text
    return by_text
