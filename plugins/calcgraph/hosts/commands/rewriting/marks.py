"""Ids of blocks, tags and scenarios under another name."""

import re
from collections.abc import Iterator

import click

from calcgraph.calc.syntax.tree import Scenario
from calcgraph.hosts.commands.rewriting.edits import Edit, edit_of
from calcgraph.hosts.commands.rewriting.moved_links import part_edit
from calcgraph.hosts.commands.vaults import Reading
from calcgraph.links.resolution import FragmentKind
from calcgraph.notes.model import Note, NumberedBlock, Tag
from calcgraph.notes.text.cited import LABEL

_AFTER_WITH = r"\bwith\b(?:[^()#]|\([^()]*\))*?[\s,]({})(?=\s*(?:[,)#]|$))"
"""The name of a scenario in a formula."""
_BLOCK = re.compile(r"[A-Za-z0-9-]+")
_LABEL = re.compile(LABEL)
_TAG = re.compile(r"(?=[^\d/]|.*[^\d/])[\w-]+(?:/[\w-]+)*")
"""The pattern of a tag; at least one character of it is not a digit."""


def rename_mark(reading: Reading, note: Note, old: str, new: str) -> Iterator[Edit] | None:
    """Return the edits that rename a `^block` or the label of a figure, table or equation; None for other names."""
    if old.startswith("^"):
        return rename_block(reading, note, old[1:], new.removeprefix("^"))
    label = next((one for one in note.labels if one.id == old), None)
    return rename_label(reading, note, label, new) if label else None


def rename_block(reading: Reading, note: Note, old: str, new: str) -> Iterator[Edit]:
    """The id of a block, and the links to it; both names without their `^`."""
    if not _BLOCK.fullmatch(new) or any(one.id == new for one in note.blocks):
        raise click.BadParameter(f"`^{new}` is not a free id of a block in `{note.source.shown}`")
    block = next((one for one in note.blocks if one.id == old), None)
    if block is None:
        raise click.BadParameter(f"`{note.source.shown}` has no block `^{old}`")
    at = note.source.text.rindex(f"^{old}", 0, note.source.ends(block.span)[1]) + 1
    yield edit_of(note.source, note.source.span(at, at + len(old)), new)
    for found in reading.project.resolutions.values():
        for one in found:
            if one.target == note.id and one.fragment_kind is FragmentKind.BLOCK and one.anchor == f"^{old}":
                head = one.link.fragment.rpartition("^")[0]
                yield part_edit(reading.project.notes[one.source], one, f"{head}^{new}")


def rename_label(reading: Reading, note: Note, label: NumberedBlock, new: str) -> Iterator[Edit]:
    """Yield the edits that rename the label of a figure, table or equation, `fig-loss`, and the references to it."""
    if not _LABEL.fullmatch(new) or any(one.id == new for one in note.labels):
        raise click.BadParameter(f"`{new}` is not a free label in `{note.source.shown}`: write it like `fig-loss`")
    if new.partition("-")[0] != label.id.partition("-")[0]:
        raise click.BadParameter(f"`{new}` begins with a different kind from `{label.id}`")
    at = note.source.text.index(f"#{label.id}", note.source.ends(label.span)[0]) + 1
    yield edit_of(note.source, note.source.span(at, at + len(label.id)), new)
    for found in reading.project.resolutions.values():
        for one in found:
            source = reading.project.notes[one.source]
            if one.target != note.id or one.link.fragment != label.id:
                continue
            if one.link.text.startswith("@"):
                yield edit_of(source.source, one.link.span, f"@{new}")
            else:
                yield part_edit(source, one, new)


def rename_tag(reading: Reading, old: str, new: str) -> Iterator[Edit]:
    """A tag in all notes, and the tags below it: `a/b` with `a`."""
    if not _TAG.fullmatch(new):
        raise click.BadParameter(f"`{new}` is not a tag")
    named = [(note, tag) for note in reading.project.notes.values() for tag in note.tags if _is_of(tag, old)]
    if not named:
        raise click.BadParameter(f"no note has the tag `#{old}`")
    for note, tag in named:
        at = note.source.text.find(tag.name, *note.source.ends(tag.span))
        if at < 0:
            raise click.BadParameter(f"`{note.source.shown}`, line {tag.span.line}, spells the tag differently")
        yield edit_of(note.source, note.source.span(at, at + len(old)), new)


def _is_of(tag: Tag, name: str) -> bool:
    return f"{tag.name}/".casefold().startswith(f"{name}/".casefold())


def scenario_of(reading: Reading, note: Note, name: str) -> Scenario | None:
    """A scenario of a note."""
    return next((one for one in reading.project.calculation.scenarios.get(note.id, ()) if one.name == name), None)


def rename_scenario(reading: Reading, note: Note, scenario: Scenario, new: str) -> Iterator[Edit]:
    """A scenario, which its own line, formulas, views and live values of its note name, and titles of its claims."""
    names = reading.project.calculation.names.get(note.id, {})
    if not re.fullmatch(r"[^\W\d]\w*", new) or new in names or scenario_of(reading, note, new):
        raise click.BadParameter(f"`{new}` is not a free name in `{note.source.shown}`")
    yield edit_of(note.source, scenario.name_span, new)
    named = re.compile(rf"((?:^|;)\s*with\s+){re.escape(scenario.name)}(?=\s*(?:;|$))")
    for link in note.links:
        head, title, tail = link.text.rpartition(link.title) if named.search(link.title) else ("", "", "")
        if title:
            yield edit_of(note.source, link.span, head + named.sub(rf"\g<1>{new}", title) + tail)
    used = re.compile(_AFTER_WITH.format(re.escape(scenario.name)))
    for start, text in _lines_of(note):
        for found in used.finditer(text):
            yield edit_of(note.source, note.source.span(start + found.start(1), start + found.end(1)), new)


def _lines_of(note: Note) -> Iterator[tuple[int, str]]:
    """Yield the offset and text of each line of sheets and views, and of each live value, in a note."""
    for fence in note.fences:
        for at, (line, indent) in enumerate(zip(fence.text.split("\n"), fence.indents, strict=False)):
            yield note.source.offset(fence.first_line + at, indent + 1), line
    for live in note.live_values:
        yield note.source.offset(live.span.line, live.span.column), live.text
