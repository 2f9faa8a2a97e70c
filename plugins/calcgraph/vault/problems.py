"""The problems of a vault besides its notes: its library, impossible addresses, files its theme cannot use."""

import datetime as dt
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from calcgraph.diagnostics import Diagnostic
from calcgraph.project import given
from calcgraph.project.faces import brought, face, note, published
from calcgraph.project.problems import Counts, all_problems, counts, left_to_build, left_to_generator, unread_claims
from calcgraph.project.severities import as_set
from calcgraph.queries.query import Ask, Keep, Query, query
from calcgraph.queries.query import given as input_called
from calcgraph.source import NoteId
from calcgraph.vault.redirects import addresses_of, redirects_of

if TYPE_CHECKING:
    from calcgraph.vault.theme_keys import Theme


class SiteDetails(NamedTuple):
    """The details of the site that a vault becomes."""

    theme: str
    """Name of an installed theme; empty where nothing is built."""
    custom: str
    """The folder of the project's overrides for the theme's files; empty if it is not set."""
    files: tuple[str, ...]
    """The files in the custom folder."""
    is_escaped: bool


site: Query[[], SiteDetails] = input_called(f"{__name__}:site")


@query(keep=Keep.ANSWER)
def library_problems(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the problems of the library."""
    from calcgraph.vault.library import read_library  # noqa: PLC0415 - YAML, which a check goes without

    settings = ask(given.settings)
    age = settings.values.source_age
    today = ask(given.day) if age else ""
    read = read_library(
        settings.library,
        lambda path: ask(given.data, path),
        age,
        lambda path: ask(given.shown, path),
        dt.date.fromisoformat(today) if today else None,
    )
    return read.diagnostics


@query(keep=Keep.ANSWER)
def promised(ask: Ask, path: NoteId) -> tuple[str, ...]:
    """The addresses that a note promises."""
    return tuple(addresses_of(note(ask, path)))


@query(keep=Keep.ANSWER)
def unfit(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the promised addresses that are broken."""
    found = [(ask(face, path), written) for path in ask(published) for written in ask(promised, path)]
    files, home = ask(given.files), ask(given.settings).home
    if not found and not home:
        return ()
    faces = {path: ask(face, path) for path in ask(published) if path == home}
    return redirects_of(found, (*ask(given.paths), *files.attachments, *files.made), home, faces)[1]


@query(compared=False)
def theme(ask: Ask) -> "Theme | None":
    """The theme of the site."""
    return theme_of(ask(site))


def theme_of(known: SiteDetails) -> "Theme | None":
    """The theme of a site; None where nothing is built."""
    from calcgraph.vault.theme_keys import theme_named  # noqa: PLC0415 - not each check asks for the theme

    return theme_named(known.theme, Path(known.custom) if known.custom else None)


@query(keep=Keep.ANSWER)
def withheld(ask: Ask, path: NoteId) -> tuple[Diagnostic, ...]:
    """The properties of a note that the theme is not given."""
    from calcgraph.vault.theme_keys import check_properties, needs_theme  # noqa: PLC0415 - only for notes of a site

    own = note(ask, path)
    if not needs_theme(own.properties):
        return ()
    return tuple(check_properties([own], ask(theme), is_escaped=ask(site).is_escaped))


@query(keep=Keep.ANSWER)
def beside_notes(ask: Ask) -> tuple[Diagnostic, ...]:
    """Return the diagnostics of the library, of promised addresses and of unusable properties."""
    found = [*ask(library_problems), *ask(unfit)]
    if ask(site).theme:
        found += (one for path in ask(published) for one in ask(withheld, path))
    return tuple(found)


class CheckResult(NamedTuple):
    """The results of a check."""

    notes: Mapping[str, Counts]
    """The counts of each published note, by its path as reports print it."""
    diagnostics: tuple[Diagnostic, ...]
    brought: tuple[tuple[str, int], ...] = ()
    """Number of notes that get text from each of the plugins that bring some after the check."""
    left: int = 0
    """Number of links to places that only the finished pages have: the build judges them."""
    unread: int = 0
    """Number of claims that agree in sentences that are not understood."""
    addresses: int = 0
    """Number of links to which the generator of the site gives a meaning, in a folder without a site of MkDocs."""

    @property
    def counts(self) -> Counts:
        """The counts of all of them together."""
        return Counts(*(sum(column) for column in zip(Counts(0, 0, 0), *self.notes.values(), strict=True)))


@query(compared=False)
def findings(ask: Ask) -> CheckResult:
    """Return the problems of notes and library, and the counts."""
    diagnostics = (*ask(all_problems), *as_set(ask(beside_notes), ask(given.settings)))
    notes = {ask(face, path).source.shown: ask(counts, path) for path in ask(published)}
    by = Counter(one for path in ask(published) for one in ask(brought, path)) if ask(given.files).bringing else {}
    left = sum(ask(left_to_build, path) for path in ask(published))
    addresses = sum(ask(left_to_generator, path) for path in ask(published))
    unread = sum(ask(unread_claims, path) for path in ask(published))
    return CheckResult(notes, diagnostics, tuple(sorted(by.items())), left, unread, addresses)
