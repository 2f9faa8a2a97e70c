"""The two sides of a comparison: a revision, a folder, or the files as they are."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.configured import to_settings
from calcgraph.diagnostics import Diagnostic
from calcgraph.files import ScratchError, scratch
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.settings import Settings
from calcgraph.vault.configuration import Configuration
from calcgraph.vault.files import Vault, overridden
from calcgraph.vault.folders import refused_link
from calcgraph.vault.git import RevisionError
from calcgraph.vault.revisions import Repository, find_repository
from calcgraph.vault.unpacked import UnpackedCommit

WORKING_TREE = "working tree"
_AS_FOLDER = (".", os.sep, "/")


class Side(NamedTuple):
    """One side of a comparison: a folder that exists as long as the comparison runs."""

    name: str
    commit: str
    """Empty for a folder."""
    options: VaultOptions
    modules: tuple[str, ...] = ()
    """Folders of other repositories, seen from the project."""
    problems: tuple[Diagnostic, ...] = ()
    """Problems of files in the revision that are not in the folder."""


class NamedSide(NamedTuple):
    """A side of a comparison as the user named it."""

    name: str
    commit: str = ""
    folder: Path | None = None


def find_sides(options: VaultOptions, base: str, head: str) -> tuple[NamedSide, NamedSide]:
    """Return the sides that two names mean; without a base, the commit at which the main branch was left.

    Raise RevisionError if one of them is neither a revision nor a folder.
    """
    between = BETWEEN.fullmatch(base) if not head else None
    if between and not Path(base).is_dir():
        return _between(options, between["base"], between["head"], is_from_common=between["dots"] == "...")
    after = _sought(options, head) if head else NamedSide(WORKING_TREE, folder=options.directory)
    if base:
        return _sought(options, base), after
    commit, branch = find_repository(options.directory, untrusted=options.untrusted).merge_base()
    return NamedSide(branch, commit), after


BETWEEN = re.compile(r"(?P<base>[^.]?(?:[^.]|\.(?!\.))*+)(?P<dots>\.{2,3})(?P<head>(?:[^.]|\.(?!\.))*+)")
"""Two revisions as Git writes them: `main..topic`, or from where both parted, `main...topic`."""


def _between(options: VaultOptions, base: str, head: str, *, is_from_common: bool) -> tuple[NamedSide, NamedSide]:
    """The two revisions of `A..B`, or of `A...B` the commit at which they parted and B; a missing one is `HEAD`."""
    repository = find_repository(options.directory, untrusted=options.untrusted)
    commits = [repository.commit(one or "HEAD") for one in (base, head)]
    if is_from_common:
        commits[0] = repository.common(*commits)
    return NamedSide(base or "HEAD", commits[0]), NamedSide(head or "HEAD", commits[1])


def _sought(options: VaultOptions, name: str) -> NamedSide:
    """A revision before a folder of the same name; `./name` is the folder."""
    folder = Path(name)
    if name.startswith(_AS_FOLDER) and folder.is_dir():
        return NamedSide(name, folder=folder)
    try:
        repository = find_repository(options.directory, untrusted=options.untrusted)
        return NamedSide(name, repository.commit(name))
    except RevisionError as error:
        if folder.is_dir():
            return NamedSide(name, folder=folder)
        raise RevisionError(f"{error}, and no folder of this name") from None


@contextmanager
def unpacked(sought: NamedSide, options: VaultOptions) -> Iterator[Side]:
    """A side as a folder, which for a revision is gone afterwards."""
    if sought.folder is not None:
        yield Side(sought.name, "", replace(options, directory=sought.folder))
        return
    repository = find_repository(options.directory, untrusted=options.untrusted)
    try:
        with scratch() as place:
            tree = UnpackedCommit(repository, sought.commit, place, follow=not options.untrusted)
            folder = _below(repository, options.directory)
            library = _library(options, repository)
            also = [*([library] if library else []), *(["."] if options.whole else [])]
            root = tree.project(folder, partial(_settings, options), also)
            given = place.folder / os.path.normpath(f"{folder}/{library}").strip("/") if library else options.library
            modules = tuple(_seen_from(folder, one) for one in tree.modules)
            problems = tuple(
                refused_link(
                    _seen_from(folder, one.path), leads_to_nothing=one.leads == "nothing", untrusted=options.untrusted
                )
                for one in tree.links
            )
            yield Side(sought.name, sought.commit, replace(options, directory=root, library=given), modules, problems)
    except ScratchError as error:
        raise RevisionError(str(error)) from None


def _seen_from(folder: str, path: str) -> str:
    return os.path.relpath(path, folder or ".").replace(os.sep, "/")


def _below(repository: Repository, directory: Path) -> str:
    """A folder as the repository names it; empty for its top."""
    path = os.path.relpath(os.path.realpath(directory), os.path.realpath(repository.top)).replace(os.sep, "/")
    return "" if path == "." else path


def _library(options: VaultOptions, repository: Repository) -> str:
    """Return the path of a named library from the project; empty if it has no name or is outside the repository."""
    if options.library is None:
        return ""
    top, place = os.path.realpath(repository.top), os.path.realpath(options.library)
    is_inside = os.path.commonpath([top, place]) == top
    return os.path.relpath(place, os.path.realpath(options.directory)).replace(os.sep, "/") if is_inside else ""


def _settings(options: VaultOptions, configuration: Configuration) -> Settings:
    return to_settings(overridden(configuration.settings, options.settings), configuration.dialect)[0]


def without(vault: Vault, modules: tuple[str, ...]) -> Vault:
    """A vault without the files of other repositories, so that both sides have them not."""
    heads = tuple(f"{one}/" for one in modules)
    if not heads:
        return vault
    files = {path: file for path, file in vault.files.items() if not vault.shown(path).startswith(heads)}
    return replace(vault, files=files)
