"""The links of a vault as they are to be written when files get other paths: their targets alone."""

import posixpath
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.addresses import AddressKind, kind_of, relative_path
from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.links.check import in_markdown, rewrite
from calcgraph.links.index import LinkIndex, build_index
from calcgraph.links.names import find_file
from calcgraph.links.resolution import Resolution
from calcgraph.links.retarget import (
    Definitions,
    Form,
    TargetSpan,
    encoded,
    find_definitions,
    find_spot,
    spot_of,
    written,
)
from calcgraph.notes.links import split_destination
from calcgraph.notes.model import Link, LinkKind, Note
from calcgraph.notes.parse import file_name
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.files import attachments

BY_OTHER_NAME = frozenset({"id", "alias"})
"""Links found by these do not name the file, and hold when it is renamed."""


class _Relocation(NamedTuple):
    """Notes and files with other paths, and the names of the vault with them there."""

    to: Mapping[str, str]
    """New paths by old ones."""
    titles: Mapping[str, str]
    """The titles of the moved notes, by old path."""
    names: LinkIndex
    definitions: Callable[[SourceFile], Definitions]

    def path(self, path: str) -> str:
        return self.to.get(path, path)


def links_to_moved(reading: Reading, to: Mapping[str, str]) -> Iterator[Edit]:
    """The edits after which every link leads where it led, be it to what moves, in it, or to a file of its new name.

    `to` has the new vault paths of notes and other files by their old ones.
    """
    notes, settings = reading.project.notes, reading.project.settings.links
    files = attachments(reading.vault)
    after = [to.get(path, path) for path in files]
    index = build_index([_there(note, to.get(note.id, "")) for note in notes.values()], after, settings)
    titles = {id_: notes[NoteId(id_)].title for id_ in to if id_ in notes}
    moved, known = _Relocation(to, titles, index, cache(find_definitions)), {*after, *index.notes}
    for id_, found in reading.project.resolutions.items():
        for one in found:
            if one.link.target and moved.path(one.target) in known and (path := _new_target(moved, one)):
                yield target_edit(notes[id_], one, moved, path)
    before = build_index(notes.values(), files, settings)
    for source in notes.values():
        yield from _definitions_to_moved(source, moved, before)


def _there(note: Note, to: str) -> Note:
    """A note at another path; itself where that is empty."""
    if not to:
        return note
    shown = note.source.shown.removesuffix(note.id) + to if note.source.shown.endswith(note.id) else ""
    return replace(note, id=NoteId(to), source=replace(note.source, path=NoteId(to), shown=shown))


def _definitions_to_moved(source: Note, moved: _Relocation, before: LinkIndex) -> Iterator[Edit]:
    """Yield the edits of all definitions of links, even of unused ones: a link may use them later."""
    at = moved.path(source.id)
    for one in moved.definitions(source.source).values():
        said = source.source.text[one.start : one.end]
        target = split_destination(said)[0]
        if not target or kind_of(said) is not AddressKind.FILE:
            continue
        leads = find_file(before, source.id, target, relative=True).paths[:1]
        if leads and {source.id, *leads} & moved.to.keys():
            there = moved.path(leads[0])
            if leads[0] in moved.to or find_file(moved.names, at, target, relative=True).paths[:1] != (there,):
                yield _file_part_edit(source.source, spot_of(one), relative_path(there, at))


def _new_target(moved: _Relocation, one: Resolution) -> str:
    """Return the target that keeps a link's meaning; empty if it need not change, or if nothing would help."""
    link, leads, at = one.link, moved.path(one.target), moved.path(one.source)
    is_named = moved.titles.get(one.target) == file_name(one.target)
    is_name = one.via not in BY_OTHER_NAME and (one.via != "title" or is_named)
    is_to_it = one.target in moved.to
    if not (is_to_it and is_name) and _finds(moved, at, link, link.target)[:1] == (leads,):
        return ""
    ways = list(_ways(link, leads, at))
    for way in ways:
        found = _finds(moved, at, link, way)
        if found == (leads,) or (found[:1] == (leads,) and "/" in way):
            return way
    return ways[0] if is_to_it else ""


def _finds(moved: _Relocation, at: str, link: Link, written: str) -> tuple[str, ...]:
    return find_file(moved.names, at, written, relative=in_markdown(link)).paths


def _ways(link: Link, leads: str, at: str) -> Iterator[str]:
    """Ways to name a file, the one that is most like a link as it is written first."""
    relative = relative_path(leads, at)
    if in_markdown(link):
        yield relative
        return
    if link.target.startswith(("./", "../")):
        yield relative if relative.startswith("../") else f"./{relative}"
    elif "/" not in link.target:
        yield posixpath.basename(leads)
    if not link.target.startswith("/"):
        yield leads
    yield f"/{leads}"


def target_edit(source: Note, one: Resolution, moved: _Relocation, path: str) -> Edit:
    """The edit of a link's file part, in its definition if it has one; nothing else of it is touched."""
    spot = find_spot(source.source, one.link, moved.definitions(source.source))
    if spot is None:
        target = moved.path(one.target) if in_markdown(one.link) else path
        return link_edit(source, one, rewrite(one.link, target, moved.path(one.source)))
    return _file_part_edit(source.source, spot, path)


def _file_part_edit(source: SourceFile, spot: TargetSpan, path: str) -> Edit:
    said = source.text[spot.start : spot.end]
    file_part, sign, _ = said.partition("#")
    start = spot.start + len(file_part) - len(file_part.lstrip())
    part = TargetSpan(start, start + len(file_part.strip()), spot.form)
    text = written(part, file_part, path, "")
    if spot.form is Form.PLAIN and sign:
        text = encoded(path)
    return edit_of(source, source.span(part.start, part.end), text)


def same_target(one: Resolution) -> str:
    """The target of a link that stays: of a Markdown link the vault path, since it is made relative again."""
    return one.target if in_markdown(one.link) and one.link.target else one.link.target


def part_edit(source: Note, one: Resolution, part: str) -> Edit:
    """Return the edit of the text after `#`, or of the whole link if that text has no position."""
    spot = find_spot(source.source, one.link, find_definitions(source.source))
    at = source.source.text.find("#", spot.start, spot.end) if spot else -1
    if spot is None or at < 0:
        return link_edit(source, one, rewrite(one.link, same_target(one), source.id, part))
    is_wikilink = spot.form is Form.WIKILINK
    end = at + len(source.source.text[at : spot.end].rstrip())
    return edit_of(source.source, source.source.span(at + 1, end), part if is_wikilink else encoded(part))


def link_edit(source: Note, one: Resolution, text: str) -> Edit:
    """The edit of a whole link; a property keeps the quotes it has."""
    at = source.source.offset(one.link.span.line, one.link.span.column)
    is_quoted = source.source.text[at : at + 1] in {'"', "'"}
    if one.link.kind is LinkKind.PROPERTY and not is_quoted:
        text = text.strip('"')
    return edit_of(source.source, one.link.span, text)
