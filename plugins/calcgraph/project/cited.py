"""The references of a note besides its links: sources by key, and the note at the centre of a map."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import TypeAlias

from calcgraph.calc.model import Claim
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.comments import cited_in
from calcgraph.calc.syntax.tree import Comment
from calcgraph.calc.syntax.views import GraphView, View
from calcgraph.calc.tables.sources import Source, sources_of
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Fence, Note
from calcgraph.source import NoteId, Span
from calcgraph.suggest import did_you_mean

SourceAt: TypeAlias = tuple[str, Span, str]
"""The key of a source, the place that names it, and where that is; '' in the note itself."""


def focuses_in(views: Mapping[Span, View]) -> Iterator[tuple[Span, str]]:
    """Yield the notes around which maps are drawn, with the places of their fences."""
    yield from ((span, view.focus) for span, view in views.items() if isinstance(view, GraphView) and view.focus)


def check_fences(
    note: Note, focuses: Iterable[tuple[Span, str]], notes: Callable[[], Iterable[Note]]
) -> Iterator[Diagnostic]:
    """Options of fences that are not closed, and maps that are drawn round none of the notes."""
    by_place = dict(focuses)
    for fence in note.fences:
        for name, value in fence.options.items():
            if value.startswith(('"', "'")):
                message = f"the quote after `{name}=` is not closed"
                yield diagnose("CG251", note.source.shown, _opening(fence), message, f'{name}="…"')
        if fence.span in by_place:
            yield from _check_focus(note, fence, by_place[fence.span], notes())


def _check_focus(note: Note, fence: Fence, focus: str, notes: Iterable[Note]) -> Iterator[Diagnostic]:
    """Check that the focus of a map is a note: one that a link of this note means, or one of this name."""
    named = {name: one for one in notes for name in (one.title, one.id[:-3], PurePosixPath(one.id).stem)}
    if focus.casefold() in {name.casefold() for name in named} or any(link.target == focus for link in note.links):
        return
    message = f"`[[{focus}]]` is not a note, so there is no map around it"
    yield diagnose("CG252", note.source.shown, _opening(fence), message, did_you_mean(focus, named))


def _opening(fence: Fence) -> Span:
    """The line that opens a fence."""
    return Span(fence.span.line, fence.span.column, fence.span.line, fence.span.column + 3)


def cited_in_sheets(note: NoteId, calculation: Calculation) -> Iterator[SourceAt]:
    """Yield the sources that the sheets and tables of a note name."""
    yield from _in_comments(note, calculation)
    yield from _in_tables(note, calculation)


def check_cited(
    note: Note,
    in_sheets: Iterable[SourceAt],
    claims: Iterable[Claim],
    library: Callable[[], Mapping[str, Source]],
    folder: str,
) -> Iterator[Diagnostic]:
    """Keys after `@`, in sheets, tables and titles of claims, that name no source of the note or the library.

    `in_sheets` are those of sheets and tables; `folder` is that of the library.
    """
    cited = [*in_sheets, *_in_titles(claims)]
    if not cited and not note.citations:
        return
    known = {**library(), **sources_of(note.properties.get("sources"))}
    for key, span, where in (*cited, *_in_prose(note, known)):
        if key not in known:
            hint = did_you_mean(key, known, "@", f"add it to `{folder}/sources.yaml`")
            yield diagnose("CG911", note.source.shown, span, f"no source is named `@{key}`{where}", hint)


def _in_prose(note: Note, known: Mapping[str, Source]) -> Iterator[SourceAt]:
    """Yield the sources in brackets, `[@key]`, of a vault that has sources: elsewhere a name in brackets is text."""
    for citation in note.citations if known else ():
        if citation.is_certain or any(one.key in known for one in citation.cited if citation.is_bracketed):
            yield from ((one.key, one.span, "") for one in citation.cited)


def _in_comments(note: NoteId, calculation: Calculation) -> Iterator[SourceAt]:
    for sheet in calculation.sheets.get(note, ()):
        for statement in sheet.statements:
            comment = getattr(statement, "comment", None)
            if isinstance(comment, Comment):
                yield from ((key, comment.span, "") for key in comment.sources)


def _in_tables(note: NoteId, calculation: Calculation) -> Iterator[SourceAt]:
    """Yield the sources in the column `source`; a data file's key once, at the line of the note that names the file."""
    for dataset in (one for id_, one in calculation.datasets.items() if id_.note == note):
        table, at = dataset.table, [at for at, column in enumerate(dataset.columns) if column == "source"]
        if not at:  # not to walk all rows of each table
            continue
        cells = (row[index] for row in table.rows for index in at)
        found = [(key, cell.span) for cell in cells for key in cited_in(cell.text)]
        if table.path:
            lines = {key: span.line for key, span in reversed(found)}
            yield from ((key, table.span, f" (`{table.path}`, line {line})") for key, line in lines.items())
        else:
            yield from ((key, span, "") for key, span in found)


def _in_titles(claims: Iterable[Claim]) -> Iterator[SourceAt]:
    """A claim also has the sources of its quantity; those are reported where the quantity is defined."""
    for claim in claims:
        yield from ((key, claim.link.span, "") for key in claim.sources if f"@{key}" in claim.link.title)
