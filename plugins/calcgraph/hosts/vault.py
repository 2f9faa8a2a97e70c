"""The files of a vault: which there are, which are notes, what they say."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.hosts.configuration import Configuration, diagnose_settings, no_notes, read_configuration
from calcgraph.hosts.own_pages import hidden_by
from calcgraph.project.settle import unknown_rules
from calcgraph.settings import Settings, to_settings
from calcgraph.source import START, NoteId, SourceFile, Span

NOTE_ENDINGS = (".md", ".markdown", ".mdown", ".mkdn", ".mkd")
LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is read as text: a note of a thousand pages has two million."""
OWN_FOLDERS = ("node_modules", "site-packages", "__pycache__")
"""Never notes, wherever they lie."""


@dataclass(frozen=True, slots=True)
class Vault:
    """Where everything of a vault is, before a note is read."""

    root: Path
    """The project's folder; reports print paths relative to it."""
    configuration: Configuration
    settings: Settings
    files: Mapping[str, Path]
    """Files by vault path, in order of path: notes, library, attachments; unpublished ones are absent."""
    unpublished: tuple[str, ...]
    """Notes that exist and are in no output."""
    library: str
    """Vault path of the formula library: the last part of its folder's name."""

    def shown(self, path: str) -> str:
        """A vault path as reports print it: relative to the project when the file lies inside."""
        file = self.files.get(path)
        return shown_path(self.root, file) if file else path


def shown_path(root: Path, file: Path) -> str:
    """The path of a file as reports print it.

    >>> shown_path(Path("/vault"), Path("/vault/docs/a.md")), shown_path(Path("/vault"), Path("/vault/../else/b.md"))
    ('docs/a.md', 'b.md')
    """
    whole, inside = str(file), f"{root}{os.sep}"
    is_plain = whole.startswith(inside) and ".." not in whole  # nearly all; asked for every file of a vault
    relative = (whole.removeprefix(inside) if is_plain else os.path.relpath(file, root)).replace(os.sep, "/")
    return relative if not relative.startswith("../") else file.name


def find_vault(
    root: Path, library: Path | None = None, overrides: Iterable[tuple[str, object]] = ()
) -> tuple[Vault, tuple[Diagnostic, ...]]:
    """The vault of a folder with its settings; `overrides` are settings by dotted name."""
    configuration, problems = read_configuration(root)
    settings, wrong = to_settings(overridden(configuration.settings, overrides))
    found = [*problems, *diagnose_settings(configuration, wrong)]
    found += diagnose_settings(configuration, unknown_rules(settings), "CG910")
    docs, folder = folders_of(root, configuration, settings, library)
    named = folder.name
    files: dict[str, Path] = {}
    hidden = _patterns(configuration)
    everything = dict(walk_folder(docs, found, root))
    files.update((path, file) for path, file in everything.items() if not hidden(path))
    unpublished = tuple(path for path in everything if is_note(path) and hidden(path))
    if not any(map(is_note, everything)):
        found.append(no_notes(configuration, docs))
    for path, file in walk_folder(folder, found, root) if folder.is_dir() else ():
        name = f"{named}/{path}"
        if not path.startswith(".") and "/." not in path and files.setdefault(name, file) != file:
            found.append(_hides(root, files[name], file))
    if library and not library.is_dir():
        found.append(diagnose("CG908", "--library", START, f"there is no folder `{library}`"))
    found += hidden_by(settings, {path: shown_path(root, file) for path, file in files.items()})
    return Vault(root, configuration, settings, dict(sorted(files.items())), unpublished, named), tuple(found)


def folders_of(root: Path, configuration: Configuration, settings: Settings, library: Path | None) -> tuple[Path, Path]:
    """The folders of the notes and of the library."""
    return Path(os.path.normpath(root / configuration.docs_dir)), library or root / settings.library


def read_sources(vault: Vault) -> tuple[tuple[SourceFile, ...], tuple[Diagnostic, ...]]:
    """The texts of all notes, in order of path."""
    sources: list[SourceFile] = []
    found: list[Diagnostic] = []
    for path, file in vault.files.items():
        if is_note(path):
            shown = vault.shown(path)
            text, problem = read_text(file, shown)
            sources.append(SourceFile(NoteId(path), text, shown))
            found.extend(problem)
    return tuple(sources), tuple(found)


def attachments(vault: Vault) -> tuple[str, ...]:
    """Vault paths of the files that are no notes."""
    return tuple(path for path in vault.files if not is_note(path))


def data_reader(files: Mapping[str, Path], root: Path, found: list[Diagnostic]) -> Callable[[str], str | None]:
    """Reads a file of the vault by its vault path; None for one that is not there or is no text.

    Why a file that is there is no text is added to `found`.
    """

    def read_data(path: str) -> str | None:
        file = files.get(path)
        if file is None:
            return None
        text, problems = read_text(file, shown_path(root, file))
        found.extend(problems)
        return None if problems else text

    return read_data


def is_note(path: str) -> bool:
    """Whether a file is Markdown, by its ending, as the host decides."""
    return os.path.splitext(path)[1].lower() in NOTE_ENDINGS  # noqa: PTH122 - asked for every file, several times


def read_text(file: Path, shown: str) -> tuple[str, tuple[Diagnostic, ...]]:
    r"""The text of a file without byte order mark and with `\n` line ends; empty, with a diagnostic, if it has none."""
    try:
        if file.stat().st_size > LARGEST:
            message = f"`{shown}` is larger than {LARGEST // 2**20} MiB"
            return "", (diagnose("CG903", shown, START, message, "split the file"),)
        raw = file.read_bytes()
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        return "", (diagnose("CG903", shown, START, f"`{shown}` cannot be read: {reason}"),)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        column = error.start - raw.rfind(b"\n", 0, error.start)
        message = f"`{shown}` is not UTF-8: byte {raw[error.start]:#04x}"
        return "", (diagnose("CG903", shown, Span(line, column, line, column + 1), message, "save the file as UTF-8"),)
    return text.replace("\r\n", "\n").replace("\r", "\n"), ()


def walk_folder(folder: Path, found: list[Diagnostic], root: Path) -> Iterator[tuple[str, Path]]:
    """Files below a folder by relative path; links in the file system that lead out of it are refused."""
    top = os.path.realpath(folder)
    waiting = [""]
    while waiting:
        head = waiting.pop()
        for entry in _entries(folder / head):
            file = folder / head / entry.name
            if entry.is_symlink() and not _inside(os.path.realpath(file), top):
                message = f"`{entry.name}` leads out of the vault"
                found.append(diagnose("CG904", shown_path(root, file), START, message, "copy the file instead"))
            elif entry.is_symlink() and not file.exists():
                found.append(leads_nowhere(shown_path(root, file)))
            elif entry.is_file():
                yield f"{head}{entry.name}", file
            elif entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                waiting.append(f"{head}{entry.name}/")


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What is in a folder, by name; nothing of one that cannot be read."""
    try:
        with os.scandir(folder) as entries:
            return sorted((one for one in entries if one.name not in OWN_FOLDERS), key=lambda one: one.name)
    except OSError:
        return []


def leads_nowhere(shown: str) -> Diagnostic:
    """What is told of a link in the file system behind which there is no file."""
    return diagnose("CG903", shown, START, f"`{shown}` cannot be read: it is a link to nothing", "take the link away")


def _inside(path: str, top: str) -> bool:
    return os.path.commonpath([path, top]) == top


def _patterns(configuration: Configuration) -> Callable[[str], bool]:
    """Whether a path is unpublished: MkDocs' own patterns, `exclude_docs` and `draft_docs`."""
    if not configuration.exclude_docs and not configuration.draft_docs:
        return lambda path: path.startswith((".", "templates/")) or "/." in path
    from pathspec.gitignore import GitIgnoreSpec  # noqa: PLC0415 - only where patterns are set

    lines = [".*", "/templates/", *configuration.exclude_docs.splitlines()]
    excluded = GitIgnoreSpec.from_lines(lines)
    drafts = GitIgnoreSpec.from_lines(configuration.draft_docs.splitlines())
    return lambda path: bool(excluded.match_file(path) or drafts.match_file(path))


def _hides(root: Path, note: Path, other: Path) -> Diagnostic:
    message = f"`{shown_path(root, other)}` and `{shown_path(root, note)}` become the same page"
    return diagnose("CG902", shown_path(root, note), START, message, "rename one of the two")


def overridden(given: Mapping[str, object], overrides: Iterable[tuple[str, object]]) -> dict[str, object]:
    """The settings with single ones replaced: `links.fallbacks` reaches into `links`."""
    result: dict[str, object] = dict(given)
    for key, value in overrides:
        *families, name = key.split(".")
        table = result
        for family in families:
            below = table.get(family)
            table[family] = copy = dict(below) if isinstance(below, dict) else {}
            table = copy
        table[name] = value
    return result
