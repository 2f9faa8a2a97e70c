"""From files to the analysis of a vault: sets the inputs, and queries."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from calcgraph.calc.budget import TIGHT, Work
from calcgraph.calc.evaluate import deep
from calcgraph.calc.means import Means
from calcgraph.calc.model import Checks, Claim, Coverage
from calcgraph.calc.tables.artefacts import ExternalFiles, texts_only
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.index import no_file
from calcgraph.links.resolution import Resolution
from calcgraph.notes.model import Note
from calcgraph.notes.reading import Host
from calcgraph.project import given
from calcgraph.project.edges import graph, order
from calcgraph.project.faces import brought, hidden, locked, note, published
from calcgraph.project.given import Desk, Files, FileTest, PluginEffects, SlugOf
from calcgraph.project.meaning import checks, claims, covered, links_of, spared
from calcgraph.project.pages import Marks, everywhere, mark, page
from calcgraph.project.problems import all_problems, commands, unset
from calcgraph.project.project import Project
from calcgraph.project.values import calculation
from calcgraph.queries.memo import Memo
from calcgraph.queries.once import SinglePassMemo
from calcgraph.queries.query import Ask, query
from calcgraph.settings import STRANGERS_SECONDS, Settings
from calcgraph.source import NoteId, SourceFile

__all__ = ["SlugOf", "marks_of", "project", "read_project"]


def read_project(  # noqa: PLR0913 - what a vault consists of; the last ones have defaults
    sources: Iterable[SourceFile],
    attachments: Collection[str],
    read_data: Callable[[str], str | None],
    settings: Settings,
    slug_of: SlugOf | None = None,
    *,
    host: Host = Host(),  # noqa: B008 - frozen
    unpublished: Iterable[str] = (),
    made: Collection[str] = (),
    shown: Callable[[str], str] = str,
    memory: MutableMapping[str, str] | None = None,
    memo: Memo | None = None,
    outside: ExternalFiles | None = None,
    beside: PluginEffects = given.ALONE,
    limits: Mapping[Work, float] | None = None,
    theme_has: FileTest | None = None,
) -> Project:
    """Read, resolve, evaluate and connect a vault.

    `attachments` are vault paths of files that are not notes. `read_data` returns the text of one by vault path, None
    if it cannot be read. `slug_of` turns a heading's text into an id as the `host` does. `unpublished` are notes that
    exist and are not published, so that links to them are not taken for misspelt ones. `made` are vault paths of
    generated pages, which have names but no source file. `shown` names a file in reports, by vault path. `outside`
    finds the files that notes quote, by default those of `read_data`. `beside` describes the other plugins.
    To read repeatedly, keep `memory`, the results of algebra and the exact-arithmetic cross-check, and `memo`: results
    that no edit affects are taken from there, the same objects, the project itself if nothing has changed. `limits`
    is the budget of this build in place of the default. `theme_has` tells which files the theme publishes.
    """
    memo = memo or SinglePassMemo()
    files = Files(tuple(attachments), tuple(made), tuple(unpublished), *beside)
    give(memo, files, settings, read_data, shown, outside or texts_only(read_data), slug_of, host, theme_has)
    give_notes(memo, {source.path: source for source in sources})
    with at_work(memo, {} if memory is None else memory, settings, limits):
        found = memo.ask(project)
    if memo.is_overgrown:
        memo.sweep([(project, ())])
    return found


def marks_of(memo: Memo) -> Marks:
    """Return the fingerprints of the pages of the notes that were read, for comparison."""
    files = [(key, memo.ask(given.data, *key)) for key in sorted(memo.keys(given.data))]
    quoted = [(key, memo.ask(given.artefact, *key)) for key in sorted(memo.keys(given.artefact))]
    with deep():
        pages = {path: memo.ask(page, path) for path in memo.ask(published)}
        return Marks(mark(memo.ask(everywhere), files, quoted), pages)


def give(  # noqa: PLR0913, PLR0917 - what a vault consists of
    memo: Memo,
    files: Files,
    settings: Settings,
    read_data: Callable[[str], str | None],
    shown: Callable[[str], str],
    outside: ExternalFiles,
    slug_of: SlugOf | None = None,
    host: Host = Host(),  # noqa: B008 - frozen
    theme_has: FileTest | None = None,
) -> None:
    """Give everything but the notes."""
    memo.set(given.outside, outside)
    memo.set(given.files, files)
    memo.set(given.settings, settings)
    memo.set(given.slugs, slug_of)
    memo.set(given.host, host)
    memo.set(given.theme_files, theme_has or no_file)
    memo.set(given.reader, partial(read_data))  # another one each time: what it reads may have changed
    memo.set(given.shower, partial(shown))


def give_notes(memo: Memo, notes: Mapping[NoteId, SourceFile | None]) -> None:
    """Give all notes, by path; None for one whose text is as the memo knows it."""
    for (path,) in memo.keys(given.source):
        if path not in notes:
            memo.remove(given.source, path)
    for path, source in notes.items():
        if source is not None:
            memo.set(given.source, source, path)
    memo.set(given.paths, tuple(sorted(notes)))


def limits_of_build(settings: Settings) -> Mapping[Work, float] | None:
    """Return the limits on the work of a build: if notes are not trusted with HTML, those of an untrusted check."""
    if not settings.is_escaped:
        return None
    return {**TIGHT, Work.ALGEBRA: min(settings.values.algebra_seconds, STRANGERS_SECONDS)}


MOST_FOUND = 20_000
"""Objects in which claims have found something that are kept from one build to the next by a process that goes on."""


@contextmanager
def at_work(
    memo: Memo,
    memory: MutableMapping[str, str],
    settings: Settings,
    limits: Mapping[Work, float] | None = None,
    *,
    is_build: bool = True,
) -> Iterator[None]:
    """Restore the whole budget of a build for the duration of a `with` block.

    Unless `is_build`, results that ended with the patience of the last build are not found again.
    """
    known, outside = memo.given(given.desk), memo.given(given.outside)
    means = Means.of(settings.values, limits, known.means if known else None)
    desk = known or Desk(memory, means)
    desk.memory, desk.means, desk.beside = memory, means, outside.ask if outside else None
    if len(desk.found) > MOST_FOUND:
        desk.found.clear()
    memo.set(given.desk, desk)
    budget = means.budget
    memo.set(given.limits, given.Limits(budget.are_totals_shared, tuple(budget.limits[work] for work in Work)))
    if is_build:
        memo.set(given.build, object())
    try:
        with deep():
            yield
    finally:
        desk.means.worker.close()


@query(compared=False)
def project(ask: Ask) -> Project:
    """Return the analysis of the vault."""
    diagnostics = ask(all_problems)
    found = {path: ask(known, path) for path in ask(published)}
    files = ask(given.files)
    return Project(
        settings=ask(given.settings),
        others=((*files.attachments, *files.made), ask(hidden)),
        notes={path: one.note for path, one in found.items()},
        resolutions={path: one.resolutions for path, one in found.items()},
        calculation=ask(calculation),
        checks={link: check for one in found.values() for link, check in one.checks.items()},
        claims={path: one.claims for path, one in found.items() if one.claims},
        coverage={path: one.coverage for path, one in found.items()},
        graph=ask(graph),
        sequence=ask(order),
        macros=ask(commands)[0],
        unset={path: one.unset for path, one in found.items()},
        diagnostics=diagnostics,
        locked=frozenset(path for path in found if ask(locked, path)),
        brought={path: by for path in found if (by := ask(brought, path))} if files.bringing else {},
        pages=frozenset(files.pages),
        aliases=dict(files.aliases),
        theme_has=ask(given.theme_files),
    )


class NoteDetails(NamedTuple):
    """The details of a note besides its values and edges."""

    note: Note
    resolutions: tuple[Resolution, ...]
    checks: Checks
    claims: tuple[Claim, ...]
    coverage: Coverage
    unset: tuple[Diagnostic, ...]


@query(compared=False)
def known(ask: Ask, path: NoteId) -> NoteDetails:
    """Return the details of a note, so that queries about all notes make one request for each."""
    return NoteDetails(
        note(ask, path),
        links_of(ask, path),
        spared(lambda: ask(checks, path), {}),
        claims(ask, path),
        ask(covered, path),
        spared(lambda: ask(unset, path), ()),
    )
