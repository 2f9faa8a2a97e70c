"""What a note refers to beside notes: sources by key, and the lines of its views."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import PurePosixPath

from calcgraph.calc.calculation import Calculation
from calcgraph.calc.model import Claim
from calcgraph.calc.sources import read_sources, sources_of
from calcgraph.calc.tree import Comment
from calcgraph.calc.view_names import check_names
from calcgraph.calc.views import parse_view
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Note
from calcgraph.settings import Settings
from calcgraph.source import NoteId, Span


def check_views(notes: Iterable[Note], calculation: Calculation) -> Iterator[Diagnostic]:
    """Views whose lines cannot be read, or name what means nothing in their note."""
    for note in notes:
        for fence in note.fences:
            if fence.word:
                view, problems = parse_view(fence, note.source.shown)
                yield from problems
                if view is not None:
                    yield from check_names(calculation, note.id, note.source.shown, view)


def check_cited(
    notes: Iterable[Note],
    calculation: Calculation,
    claims: Mapping[NoteId, tuple[Claim, ...]],
    read_data: Callable[[str], str | None],
    settings: Settings,
) -> Iterator[Diagnostic]:
    """Keys after `@`, in comments of sheets and titles of claims, that name no source of the note or the library."""
    folder = PurePosixPath(settings.library).name
    library = read_sources(read_data(f"{folder}/sources.yaml") or "")
    for note in notes:
        cited = [*_in_comments(note, calculation), *_in_titles(claims.get(note.id, ()))]
        if not cited:
            continue
        known = {**library, **sources_of(note.properties.get("sources"))}
        for key, span in cited:
            if key not in known:
                close = get_close_matches(key, known, n=1)
                hint = f"did you mean `@{close[0]}`?" if close else f"add it to `{folder}/sources.yaml`"
                yield diagnose("CG911", note.source.shown, span, f"no source is called `@{key}`", hint)


def _in_comments(note: Note, calculation: Calculation) -> Iterator[tuple[str, Span]]:
    for sheet in calculation.sheets.get(note.id, ()):
        for statement in sheet.statements:
            comment = getattr(statement, "comment", None)
            if isinstance(comment, Comment):
                yield from ((key, comment.span) for key in comment.sources)


def _in_titles(claims: Iterable[Claim]) -> Iterator[tuple[str, Span]]:
    """A claim also has the sources of its quantity; those are told where the quantity is defined."""
    for claim in claims:
        yield from ((key, claim.link.span) for key in claim.sources if f"@{key}" in claim.link.title)
