"""What the rest of a vault sees of a note, and what the note reads of the rest."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from calcgraph.links.anchors import written_ids
from calcgraph.links.sections import parts_of
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.notes.model import LinkKind, Note
from calcgraph.project.model import Project
from calcgraph.source import NoteId, SourceFile


class Outline(NamedTuple):
    """A note from outside."""

    shown: str
    """Its path as reports print it."""
    title: str
    called: str
    aliases: tuple[str, ...]
    zettel: str
    face: str
    """Digest of all that other notes and rules about the whole vault read of it, but for its sheets."""
    sheets: str
    """Digest of its sheets, views and tables."""
    reads: tuple[NoteId, ...]
    """Notes whose names its sheets import."""
    leads: tuple[NoteId, ...]
    """Notes in which its links name a heading, a block or a quantity."""
    ignores: tuple[str, ...]
    """Rules that its comments silence."""
    links: int
    quantities: int
    claims: int
    bound: int
    """Numbers of its text that are claims, and all its numbers, as `coverage` counts them."""
    total: int


def outline_of(project: Project, id_: NoteId) -> Outline:
    """The outline of a note of a project."""
    note, resolutions = project.notes[id_], project.resolutions[id_]
    met = [one for one in resolutions if one.is_note and one.target != id_]
    covered = project.coverage[id_]
    return Outline(
        shown=note.source.shown,
        title=note.title,
        called=note.called,
        aliases=note.aliases,
        zettel=note.zettel,
        face=face_of(note),
        sheets=sheets_of(note),
        reads=_targets(one.target for one in met if one.link.kind is LinkKind.USE),
        leads=_targets(one.target for one in met if one.link.fragment),
        ignores=tuple(sorted({code for ignore in note.ignores for code in ignore.codes})),
        links=len(resolutions),
        quantities=sum(len(sheet.rows) for sheet in project.calculation.sheets.get(id_, ())),
        claims=len(project.claims.get(id_, ())),
        bound=covered.bound,
        total=covered.total,
    )


def face_of(note: Note) -> str:
    """Digest of a note's names, front matter, headings, ids, and of where its links lead; not of what its text says."""
    text = note.source.text
    _, _, body = find_front_matter(text) or (0, 0, 0)
    headings = (" ".join((str(one.level), one.slug, one.text, *one.forms)) for one in note.headings)
    links = (f"{one.kind} {one.relation} {one.target}#{one.fragment}" for one in note.links)
    ids = (*(block.id for block in note.blocks), "", *sorted(written_ids(text)))
    names = (note.title, note.called, note.zettel, str(note.draft), *note.aliases)
    return _digest((*names, text[:body], *headings, "", *links, *_embeds(note), *ids))


def sheets_of(note: Note) -> str:
    """Digest of a note's calc fences and data tables."""
    return _digest((*_fences(note), "", *_tables(note)))


def stand_in(id_: NoteId, outline: Outline) -> Note:
    """A note that has the names of another and nothing else."""
    return Note(
        id=id_,
        source=SourceFile(id_, "", outline.shown),
        title=outline.title,
        called=outline.called,
        properties={},
        aliases=outline.aliases,
        zettel=outline.zettel,
        headings=(),
        links=(),
        tags=(),
        blocks=(),
        fences=(),
        tables=(),
        live_values=(),
        numbers=(),
    )


def _embeds(note: Note) -> Iterator[str]:
    """Where embeds stand: whoever embeds that part of the note shows them too."""
    lines = [link.span.line for link in note.links if link.kind is LinkKind.EMBED]
    for (kind, id_), part in parts_of(note).items() if lines else ():
        yield f"{kind} {id_} {[at for at, line in enumerate(lines) if part.holds(line)]}"


def _fences(note: Note) -> Iterator[str]:
    for fence in note.fences:
        yield f"{fence.word} {sorted(fence.options.items())}\n{fence.text}"


def _tables(note: Note) -> Iterator[str]:
    for table in note.tables:
        yield f"{table.name} from {table.path}"
        yield from (cell.text for row in (table.header, *table.rows) for cell in row)


def _targets(paths: Iterable[str]) -> tuple[NoteId, ...]:
    return tuple(map(NoteId, sorted(set(paths))))


def _digest(parts: Iterable[str]) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
