"""A folder named on the command line, read as a project."""

import os
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click
from msgspec import Struct

from calcgraph.calc.budget import TIGHT, Work
from calcgraph.diagnostics import Diagnostic, errors_in, in_order
from calcgraph.faults import FAULT
from calcgraph.files import below
from calcgraph.hosts.commands.options import CLEAN, COULD_NOT_RUN, ERRORS, VaultOptions
from calcgraph.links.index import build_index
from calcgraph.links.languages import languages_from
from calcgraph.links.resolve import resolve_target
from calcgraph.memory import Memory
from calcgraph.notes.model import Note
from calcgraph.notes.reading import Host
from calcgraph.project import Project, given
from calcgraph.project.read import at_work, give, give_notes, limits_of_build, project
from calcgraph.project.severities import as_set
from calcgraph.queries.memo import Memo
from calcgraph.queries.once import SinglePassMemo
from calcgraph.render.reports.text import one_line
from calcgraph.settings import MKDOCS
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.collector import collector_paused
from calcgraph.vault.company import beside_of, languages_of, making_of
from calcgraph.vault.contents import host_with
from calcgraph.vault.files import (
    Vault,
    attachments,
    data_reader,
    find_vault,
    has_hooks,
    outside_vault,
    pages_in,
    read_sources,
    stored_beside,
)
from calcgraph.vault.folders import is_note
from calcgraph.vault.generators import QUARTZ, generator_of
from calcgraph.vault.library import Library, read_library
from calcgraph.vault.moving.habits import is_marked
from calcgraph.vault.own_pages import made_paths
from calcgraph.vault.problems import SiteDetails, beside_notes, site, theme_of

CANNOT_RUN = frozenset({"CG907", "CG908", FAULT})
"""Without configuration or notes there is nothing to read; an internal error may hide problems."""


class UnsavedText(NamedTuple):
    """The text of a note as an editor has it, before it is saved."""

    name: str
    """A path as reports print it, a vault path, or an absolute path."""
    text: str


class Reading(Struct, frozen=True):
    """A project with the files it was read from."""

    vault: Vault
    project: Project
    diagnostics: tuple[Diagnostic, ...]
    """The diagnostics of the project, its files and its configuration."""
    library: Library
    outside: tuple[Diagnostic, ...]
    """The diagnostics of paths that leave the vault, regardless of the settings."""

    @property
    def sources(self) -> dict[str, SourceFile]:
        """The texts of its notes, by vault path."""
        return {id_: note.source for id_, note in self.project.notes.items()}


class VaultFiles(NamedTuple):
    """The files on the disk, before they are parsed."""

    vault: Vault
    sources: tuple[SourceFile, ...]
    """The source files of all notes."""
    problems: tuple[Diagnostic, ...]
    """The problems of the configuration and of files that cannot be read."""
    outside: tuple[Diagnostic, ...]
    """The diagnostics of paths that leave the vault, regardless of the settings."""
    limits: Mapping[Work, float] | None
    """The limits on the work of reading the vault, if they differ from the usual ones."""


def find_files(options: VaultOptions) -> VaultFiles:
    """The files of a folder."""
    vault, in_files = vault_of(options)
    sources, unreadable = read_sources(vault)
    outside = tuple(one for one in in_files if one.code == "CG904")
    return VaultFiles(vault, sources, (*in_files, *unreadable), outside, limits_of(options))


def limits_of(options: VaultOptions) -> Mapping[Work, float] | None:
    """Return the limits on the work of reading a vault, or None for the usual ones."""
    return TIGHT if options.untrusted else None


def read(options: VaultOptions, changed: Iterable[SourceFile] = (), *, is_build: bool = False) -> Reading:
    """The project of a folder with everything that is wrong with it; `changed` texts are in the place of its files'.

    A build has the limits of its site.
    """
    files = find_files(options)
    if is_build and files.limits is None:
        files = files._replace(limits=limits_of_build(files.vault.settings))
    sources = {one.path: one for one in (*files.sources, *changed)}
    with collector_paused():
        return understand(files._replace(sources=tuple(sources.values())), Memory())


def understand(files: VaultFiles, memory: Memory, memo: Memo | None = None) -> Reading:
    """The project that files are, with everything that is wrong with it; `memo` is kept by whoever reads again."""
    vault, settings = files.vault, files.vault.settings
    found, memo = [*files.problems], memo or SinglePassMemo()
    begin(memo, vault, {source.path: source for source in files.sources}, found)
    read_data = memo.given(given.reader)
    assert read_data is not None
    library = read_library(settings.library, read_data, settings.values.source_age, vault.shown)
    with at_work(memo, memory, settings, files.limits):
        known = memo.ask(project)
        beside = as_set(memo.ask(beside_notes), settings)
    if memo.is_overgrown:
        memo.sweep([(project, ()), (beside_notes, ())])
    diagnostics = in_order([*wrong_in_files(vault, found), *beside, *known.diagnostics])
    return Reading(vault, known, diagnostics, library, files.outside)


def begin(memo: Memo, vault: Vault, notes: Mapping[NoteId, SourceFile | None], found: list[Diagnostic]) -> None:
    """Give everything of a vault; None for notes that the memo knows. What is wrong with other files is `found`."""
    settings = vault.settings
    plugins = vault.configuration.plugins
    languages = languages_of(plugins)
    known = languages_from(languages)
    aliases = known.aliases([*notes, *attachments(vault)]) if known else ()
    beside = beside_of(plugins, pages_in(vault), has_hooks=has_hooks(vault), aliases=aliases, languages=languages)
    slug_of, host = _host_of(vault)
    stored = tuple(stored_beside(vault)) if host.is_plain else ()
    made = made_paths(settings) if vault.configuration.dialect == MKDOCS else ()
    known_site = _site_of(vault)
    theme = (known_site.theme, "" if vault.untrusted else known_site.custom)
    making = making_of(plugins, has_hooks=has_hooks(vault, b"on_files"))
    files = given.Files(
        attachments(vault), made, tuple(vault.unpublished), *beside, stored=stored, theme=theme, making=making
    )
    read_data, outside = data_reader(vault.files, vault.root, found), outside_vault(vault)
    give(memo, files, settings, read_data, vault.shown, outside, slug_of, host, partial(_theme_has, *theme))
    give_notes(memo, notes)
    memo.set(site, known_site)


def _theme_has(name: str, custom: str, path: str) -> bool:
    """Return whether a theme publishes a file; it is looked for only when a note links to a file that is not there."""
    from calcgraph.vault.theme_keys import is_published, theme_named  # noqa: PLC0415 - only for such links

    return is_published(theme_named(name, Path(custom) if custom else None), path)


def _host_of(vault: Vault) -> tuple[given.SlugOf | None, Host]:
    """Return the site's function for ids of headings, and its Markdown; untrusted sites run no function.

    Without a site, ids are those of GitHub.
    """
    configuration = vault.configuration
    if configuration.dialect != MKDOCS:
        generator = generator_of(vault.docs)
        is_vault = generator == QUARTZ or is_marked(vault.docs)
        return None, Host(is_github=True, is_plain=not is_vault, generator=generator)
    slugs, slug_of = configuration.slugs, None
    if not slugs.is_usual and not vault.untrusted:
        from calcgraph.hosts.slugs import slug_function  # noqa: PLC0415 - imports Python-Markdown, which few need

        slug_of = slug_function(slugs)
    has_slugs, hooks = slugs.is_usual or slug_of is not None, bool(configuration.hooks)
    said = "" if slugs.is_usual else repr(slugs)
    return slug_of, host_with(
        configuration.extensions,
        said,
        configuration.plugins,
        has_slugs=has_slugs,
        has_hooks=hooks,
        own_heads=configuration.own_heads,
    )


def _site_of(vault: Vault) -> SiteDetails:
    configuration = vault.configuration
    custom = vault.root / configuration.custom_dir if configuration.custom_dir else None
    is_listed = custom and not vault.untrusted  # a stranger's folder may lead to all of the disk
    files = sorted(os.path.relpath(file, custom) for file in below(custom)) if custom and is_listed else ()
    return SiteDetails(configuration.theme, str(custom or ""), tuple(files), vault.settings.is_escaped)


def wrong_in_files(vault: Vault, found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the problems of files, including those of the theme and of `html: escape`, with their severities."""
    more: list[Diagnostic] = []
    if vault.settings.is_escaped:
        from calcgraph.vault.promise import check_extensions  # noqa: PLC0415 - few vaults
        from calcgraph.vault.theme_keys import check_files  # noqa: PLC0415 - same

        configuration = vault.configuration
        more += check_files({path: vault.shown(path) for path in vault.files}, theme_of(_site_of(vault)))
        more += check_extensions(configuration.extensions, configuration.path, configuration.text)
    return tuple(as_set([*found, *more], vault.settings))


def vault_of(options: VaultOptions) -> tuple[Vault, tuple[Diagnostic, ...]]:
    """The vault that the options of a command mean."""
    untrusted, silenced, whole = options.untrusted, options.silenced, options.whole
    return find_vault(
        options.directory, options.library, options.settings, untrusted=untrusted, silenced=silenced, whole=whole
    )


def read_or_stop(options: VaultOptions) -> Reading:
    """The project for a command that only uses it: a configuration or file that cannot be read is reported aside.

    Ends the program with 2 where nothing can be read.
    """
    reading = read(options)
    reported = [one for one in errors_in(reading.diagnostics) if one.code.startswith("CG9")]
    for found in reported:
        click.echo(one_line(found), err=True)
    if code_of(reported) == COULD_NOT_RUN:
        raise SystemExit(COULD_NOT_RUN)
    return reading


def read_to_write(options: VaultOptions) -> Reading:
    """Return the project for a command that writes in it; exit with 2 if a link points outside the vault."""
    reading = read_or_stop(options)
    if reading.outside:
        reported = {one_line(one) for one in reading.diagnostics}
        for line in map(one_line, reading.outside):
            if line not in reported:
                click.echo(line, err=True)
        click.echo("nothing written: a symbolic link points outside the vault", err=True)
        raise SystemExit(COULD_NOT_RUN)
    return reading


def note_called(project: Project, written: str, source: str = "index.md") -> Note | None:
    """The note that a name means in a link of another; None for one that means no note."""
    index = build_index(project.notes.values(), (), project.settings.links)
    path = resolve_target(index, NoteId(source), written) if written else None
    return project.notes.get(NoteId(path)) if path else None


def code_of(diagnostics: Iterable[Diagnostic]) -> int:
    """Return the exit status of a command that found these diagnostics."""
    errors = {found.code for found in errors_in(diagnostics)}
    if errors & CANNOT_RUN:
        return COULD_NOT_RUN
    return ERRORS if errors else CLEAN


def source_of(vault: Vault, unsaved: UnsavedText, *, is_lenient: bool = False) -> SourceFile | None:
    """Return the note an editor has open, which may be a new one; None if it is not published.

    It is a usage error if the file is not a note here; if `is_lenient`, that is None as well.
    """
    name = unsaved.name
    shown = os.path.relpath(name, vault.root) if Path(name).is_absolute() else os.path.normpath(name)
    shown = shown.replace(os.sep, "/")
    notes = filter(is_note, vault.files)
    old = next((NoteId(path) for path in notes if shown in (path, vault.shown(path))), None)
    path = old or _path_of(vault, shown)
    if not path and is_lenient:
        return None
    if not path:
        raise click.UsageError(f"`{name}` is not a note of this vault")
    if path in vault.unpublished:
        return None
    return SourceFile(path, unsaved.text, vault.shown(path) if old else shown)


def _path_of(vault: Vault, shown: str) -> NoteId | None:
    """Return the vault path of a note that is not saved yet; None if the file is not a note."""
    for folder, prefix in ((vault.folder, f"{vault.settings.library}/"), (vault.docs, "")):
        path = os.path.relpath(vault.root / shown, folder).replace(os.sep, "/")
        if is_note(path) and not path.startswith("../"):
            return NoteId(prefix + path)
    return None
