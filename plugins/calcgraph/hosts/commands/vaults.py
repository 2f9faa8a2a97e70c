"""A folder named on the command line, read as a project."""

import datetime as dt
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.graph.model import Point
from calcgraph.hosts.ages import check_ages
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.garbage import kept
from calcgraph.hosts.own_pages import made_paths
from calcgraph.hosts.pinned import read_pinned
from calcgraph.hosts.vault import Vault, attachments, data_reader, find_vault, read_sources
from calcgraph.project import Project, read_project
from calcgraph.source import NoteId, SourceFile


@dataclass(frozen=True, slots=True)
class Reading:
    """A project with the files it was read from."""

    vault: Vault
    project: Project
    diagnostics: tuple[Diagnostic, ...]
    """Of the project, its files and its configuration."""
    pinned: Mapping[str, Point] = field(default_factory=dict)
    """Places the project keeps for its map."""
    known: int = 0
    """How many a baseline has left out."""

    def line(self, path: str, number: int) -> str:
        """The text of a line by its file's name in reports; empty when there is none in the project."""
        for note in self.project.notes.values():
            if note.source.shown == path:
                return note.source.line(number)
        file = self.vault.root / path
        if not file.is_file() or not file.resolve().is_relative_to(self.vault.root.resolve()):
            return ""  # what a link in the file system leads to is nobody's to read
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
        return lines[number - 1] if 1 <= number <= len(lines) else ""


def read(options: VaultOptions, stdin: str = "") -> Reading:
    """The project of a folder, with everything that is wrong with it.

    `stdin` names the note whose text is read from standard input, as an editor has it before it is saved.
    """
    vault, in_files = find_vault(options.directory, options.library, options.settings)
    sources, unreadable = read_sources(vault)
    if stdin:
        sources = _with_text(vault, sources, stdin, sys.stdin.read())
    settings = replace(vault.settings, library=vault.library)
    files = (*attachments(vault), *made_paths(settings))
    found = [*in_files, *unreadable]
    read_data = data_reader(vault.files, vault.root, found)
    cited = f"{vault.library}/sources.yaml"
    found += check_ages(cited, read_data, settings.values.source_age, dt.date.today())  # noqa: DTZ011 - the user's day
    pinned, unusable = read_pinned(vault.library, read_data)
    found += unusable
    with kept():
        project = read_project(sources, files, read_data, settings, unpublished=vault.unpublished)
    return Reading(vault, project, in_order([*found, *project.diagnostics]), pinned)


def _with_text(vault: Vault, sources: tuple[SourceFile, ...], name: str, text: str) -> tuple[SourceFile, ...]:
    """The sources with the text of one replaced, or with a new one; `name` is a path as reports print it."""
    name = name.removeprefix("./")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    kept = [one for one in sources if name not in (one.shown, one.path)]
    old = [one for one in sources if name in (one.shown, one.path)]
    folder = vault.configuration.docs_dir.removeprefix("./").strip("/.")
    path = old[0].path if old else NoteId(name.removeprefix(f"{folder}/") if folder else name)
    return (*kept, SourceFile(path, text, old[0].shown if old else name))
