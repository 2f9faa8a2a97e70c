"""The files of a vault: their paths, their texts, and which of them are notes."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.tables.artefacts import ExternalFiles
from calcgraph.configured import SecretValue, to_settings
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.files import TOO_LARGE, read_file
from calcgraph.links.names import DRAWING
from calcgraph.project.severities import idle_bounds, unknown_rules
from calcgraph.settings import STRANGERS_SECONDS, Settings
from calcgraph.source import START, NoteId, SourceFile, Span
from calcgraph.vault.artefacts import Places, outside_of
from calcgraph.vault.company import is_left_out, is_navigation, is_notebook
from calcgraph.vault.configuration import HOST_FILES, Configuration, diagnose_settings, no_notes, read_configuration
from calcgraph.vault.folders import (
    hidden_files,
    is_inside,
    is_note,
    is_of_project,
    same_page,
    shown_path,
    walk_folder,
)
from calcgraph.vault.own_pages import hidden_by
from calcgraph.vault.programs import folders_not_shown, with_program

TEMPLATES = "Templates"
"""The folder in which Obsidian users keep templates; MkDocs leaves out the one with a lower-case name.

Only its notes are templates: notes embed its other files, such as pictures and bases.
"""


class Vault(Struct, frozen=True):
    """The locations of everything in a vault, before a note is read."""

    root: Path
    """The project's folder; reports print paths relative to it."""
    configuration: Configuration
    settings: Settings
    """`library` is a vault path here."""
    docs: Path
    """The folder of the notes."""
    folder: Path
    """The folder of the formula library."""
    files: Mapping[str, Path]
    """Files by vault path, in order of path: notes, library, attachments; unpublished ones are absent."""
    unpublished: Mapping[str, Path]
    """Files that exist and are in no output."""
    pages: Mapping[str, Path] = field(default_factory=dict)
    """Markdown that is published and is not a note: the navigation of `literate-nav`."""
    untrusted: bool = False
    """True if everything in it is untrusted."""

    def shown(self, path: str) -> str:
        """A vault path as reports print it; no two files have the same."""
        file = self.files.get(path)
        return shown_path(self.root, file) if file else path

    def home(self, path: str) -> tuple[Path, str]:
        """The folder of ours in which a file of the vault lies, or would lie, and its path below that."""
        head = f"{self.settings.library}/"
        is_among = path in self.files and self.files[path].is_relative_to(self.docs)
        is_beside = path.startswith(head) and not is_among
        return (self.folder, path.removeprefix(head)) if is_beside else (self.docs, path)


def _without_site(configuration: Configuration) -> Configuration:
    """Return the configuration for a file that is not on the project's site, such as its README: only its settings."""
    bare = Configuration()
    is_of_site = configuration.path in HOST_FILES
    return replace(
        configuration,
        docs_dir=".",
        exclude_docs="",
        draft_docs="",
        dialect=bare.dialect if is_of_site else configuration.dialect,
        theme="",
        custom_dir="",
        extensions=(),
        own_heads=frozenset(),
        slugs=bare.slugs,
        plugins={},
        hooks=(),
    )


def find_vault(  # noqa: PLR0913 - the dependencies of a vault
    root: Path,
    library: Path | None = None,
    overrides: Iterable[tuple[str, object]] = (),
    *,
    untrusted: bool = False,
    silenced: bool = False,
    whole: bool = False,
) -> tuple[Vault, tuple[Diagnostic, ...]]:
    """The vault of a folder with its settings; `overrides` are settings by dotted name.

    `whole`: the folder itself holds the notes, whatever its configuration.
    `untrusted`: its files are not the user's. It is read without links and outside files, and its
    configuration cannot make it report less, unless that may be `silenced`.
    """
    configuration, problems = read_configuration(root, untrusted=untrusted)
    if whole:
        configuration = _without_site(configuration)
    settings, wrong = _settings_of(root, configuration, tuple(overrides), untrusted=untrusted, silenced=silenced)
    found = [*problems, *wrong]
    docs, folder = folders_of(root, configuration, settings, library)
    name = library_in(docs, folder)
    plugins = configuration.plugins
    is_excluded, is_left = hidden_by_patterns(configuration, settings), is_left_out(plugins, untrusted=untrusted)
    is_nav = is_navigation(plugins)
    kept_back = () if configuration.path in HOST_FILES else folders_not_shown(docs, settings.links.program)

    def hidden(path: str) -> bool:
        return is_excluded(path) or is_left(path)

    def leads(link: Path) -> bool:
        target, top = os.path.realpath(link), os.path.realpath(docs)
        if is_inside(target, top):
            return not os.path.isfile(target) or not hidden(Path(target).relative_to(top).as_posix())  # noqa: PTH113
        return not settings.is_escaped and is_of_project(link, root)

    walked = walk_folder(docs, found, root, "docs_dir", untrusted=untrusted, leads=leads)
    everything = {path: file for path, file in walked if not path.startswith(kept_back)}
    if configuration.path in HOST_FILES:
        everything = _without_second_homes(everything, hidden)
    pages = {path: file for path, file in everything.items() if is_nav(path) and not hidden(path)}
    files = {path: file for path, file in everything.items() if path not in pages and not hidden(path)}
    unpublished = {path: file for path, file in everything.items() if hidden(path) and "/." not in f"/{path}"}
    if not any(map(is_note, files if untrusted else everything)):
        found.append(no_notes(configuration, docs))
    beside = walk_folder(folder, found, root, "" if library else "library", untrusted=untrusted)
    for path, file in ((f"{name}/{path}", file) for path, file in beside):
        is_shown = "/." not in f"/{path}" and (path in everything or not file.is_relative_to(docs))
        if is_shown and files.setdefault(path, file) != file:
            found.append(same_page(root, files[path], file))
    if library and not library.is_dir():
        found.append(diagnose("CG908", "--library", START, f"there is no folder `{library}`"))
    is_site = configuration.path in HOST_FILES
    found += hidden_by(settings, {path: shown_path(root, file) for path, file in files.items()}) if is_site else ()
    bound = [shown_path(root, file) for path, file in files.items() if is_note(path)]
    found += diagnose_settings(configuration, idle_bounds(settings, bound), "CG419") if settings.values.bound else ()
    settings = replace(settings, library=name)
    files = dict(sorted(files.items()))
    vault = Vault(root, configuration, settings, docs, folder, files, unpublished, pages, untrusted)
    return vault, tuple(found)


def _settings_of(
    root: Path,
    configuration: Configuration,
    overrides: tuple[tuple[str, object], ...],
    *,
    untrusted: bool,
    silenced: bool,
) -> tuple[Settings, list[Diagnostic]]:
    """Return the settings of a vault, and the problems of those that its configuration sets."""
    given = _as_loud_as_ours(configuration.settings) if untrusted and not silenced else configuration.settings
    notes = Path(os.path.normpath(root / configuration.docs_dir))
    given = with_program(overridden(given, overrides), notes, untrusted=untrusted)
    settings, wrong = to_settings(given, configuration.dialect)
    if untrusted and "values.algebra_seconds" not in dict(overrides):
        seconds = min(settings.values.algebra_seconds, STRANGERS_SECONDS)
        settings = replace(settings, values=replace(settings.values, algebra_seconds=seconds))
    found = [
        *diagnose_settings(configuration, wrong),
        *diagnose_settings(configuration, unknown_rules(settings), "CG910"),
    ]
    return settings, found


def _without_second_homes(files: dict[str, Path], hidden: Callable[[str], bool]) -> dict[str, Path]:
    """Return the files without `README.md` in folders with an `index.md` or `index.html`: MkDocs ignores it there."""
    places = {path: PurePosixPath(path) for path in files if PurePosixPath(path).stem in ("index", "README")}
    second = {path for path, place in places.items() if place.stem == "README" and is_note(path)}
    homes = {
        place.parent
        for path, place in places.items()
        if place.stem == "index" and (is_note(path) or place.suffix == ".html") and not hidden(path)
    }
    return {path: file for path, file in files.items() if path not in second or places[path].parent not in homes}


def _as_loud_as_ours(settings: Mapping[str, object]) -> Mapping[str, object]:
    """Return the settings without those that silence anything: an untrusted vault cannot suppress reports."""
    links = settings.get("links")
    kept = {name: value for name, value in settings.items() if name not in {"severity", "ignore"}}
    if isinstance(links, Mapping):
        kept["links"] = {
            name: value for name, value in links.items() if name != "unresolved" or isinstance(value, SecretValue)
        }
    return kept


def folders_of(root: Path, configuration: Configuration, settings: Settings, library: Path | None) -> tuple[Path, Path]:
    """The folders of the notes and of the library."""
    return Path(os.path.normpath(root / configuration.docs_dir)), library or root / settings.library


def library_in(docs: Path, library: Path) -> str:
    """Return the vault path of the library: its path inside the notes, or otherwise the name of its folder.

    >>> library_in(Path("docs"), Path("lib/formulas")), library_in(Path("."), Path("lib/formulas"))
    ('formulas', 'lib/formulas')
    """
    whole = Path(os.path.abspath(library))  # noqa: PTH100 - a link keeps its name
    notes = Path(os.path.abspath(docs))  # noqa: PTH100 - same
    return whole.relative_to(notes).as_posix() if whole != notes and whole.is_relative_to(notes) else whole.name


def read_sources(vault: Vault) -> tuple[tuple[SourceFile, ...], tuple[Diagnostic, ...]]:
    """The texts of all notes, in order of path."""
    sources: list[SourceFile] = []
    found: list[Diagnostic] = []
    for path, file in vault.files.items():
        if is_note(path):
            shown = vault.shown(path)
            source, problems = read_source(NoteId(path), file, shown)
            sources.append(source)
            found.extend(problems)
    return tuple(sources), tuple(found)


def attachments(vault: Vault) -> tuple[str, ...]:
    """Vault paths of the files that are not notes."""
    return (*(path for path in vault.files if not is_note(path)), *vault.pages)


def stored_beside(vault: Vault) -> Iterator[str]:
    """Yield the paths of the folders of a vault and of its hidden files, which a Markdown link may lead to."""
    folders = sorted({str(above) for path in vault.files for above in PurePosixPath(path).parents} - {"."})
    yield from folders
    yield from hidden_files(vault.docs, [f"{path}/" for path in folders])


def pages_in(vault: Vault) -> tuple[str, ...]:
    """Vault paths of the pages that are not notes: the navigation of a plugin, notebooks."""
    notebooks = (path for path in vault.files if is_notebook(vault.configuration.plugins, path))
    return (*notebooks, *vault.pages)


def has_hooks(vault: Vault, event: bytes = b"on_page_markdown") -> bool:
    """Return whether a hook of the site has an event: by default, the one that changes the text of pages."""
    top = os.path.realpath(vault.root)
    files = [os.path.realpath(vault.root / path) for path in vault.configuration.hooks if "\0" not in path]
    texts = (read_file(file) for file in files if is_inside(file, top))
    return any(event in text for text in texts if isinstance(text, bytes))


def data_reader(files: Mapping[str, Path], root: Path, found: list[Diagnostic]) -> Callable[[str], str | None]:
    """Reads a file of the vault by its vault path; None for one that is not there or is not text.

    Why a file that is there is not text is added to `found`.
    """

    def read_data(path: str) -> str | None:
        file = files.get(path)
        if file is None:
            return None
        text, problems = read_text(file, shown_path(root, file))
        found.extend(problems)
        return None if problems else text

    return read_data


def outside_vault(vault: Vault) -> ExternalFiles:
    """Return the files that the notes of a vault may quote."""
    homes = {"": vault.docs, f"{vault.settings.library}/": vault.folder}
    places = Places(vault.root, vault.files, homes, vault.settings.data.roots, not vault.untrusted)
    return outside_of(places)


def read_text(file: Path, shown: str) -> tuple[str, tuple[Diagnostic, ...]]:
    r"""Return the text of a file without BOM and with `\n` line ends; empty on errors, with a diagnostic."""
    raw = read_file(file)
    if isinstance(raw, str):
        return "", (diagnose("CG903", shown, START, f"`{shown}` {raw}", "split the file" if raw == TOO_LARGE else ""),)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        column = error.start - raw.rfind(b"\n", 0, error.start)
        message = f"`{shown}` is not UTF-8: byte {raw[error.start]:#04x}"
        return "", (diagnose("CG903", shown, Span(line, column, line, column + 1), message, "save the file as UTF-8"),)
    return text.replace("\r\n", "\n").replace("\r", "\n"), ()


def read_source(path: NoteId, file: Path, shown: str) -> tuple[SourceFile, tuple[Diagnostic, ...]]:
    """Return the text of the note at a vault path; empty, with a diagnostic, if it cannot be read."""
    text, problems = read_text(file, shown)
    return SourceFile(path, text, shown), problems


def hidden_by_patterns(configuration: Configuration, settings: Settings) -> Callable[[str], bool]:
    """Return a test for unpublished paths: MkDocs' own patterns and ours, `exclude_docs` and `draft_docs`."""
    templates = f"{TEMPLATES}/" if settings.habits.drafts else ""
    drawings = (f"{DRAWING}.md",) if settings.habits.drafts else ()
    if not configuration.exclude_docs and not configuration.draft_docs:
        return lambda path: (
            path.startswith((".", "templates/"))
            or "/." in path
            or path.endswith(drawings)
            or (bool(templates) and path.startswith(templates) and is_note(path))
        )
    from pathspec.gitignore import GitIgnoreSpec  # noqa: PLC0415 - only where patterns are set

    lines = [*(f"*{one}" for one in drawings), *configuration.exclude_docs.splitlines()]
    others = GitIgnoreSpec.from_lines([".*", "/templates/", *lines])
    notes = GitIgnoreSpec.from_lines([".*", "/templates/", f"/{templates}", *lines]) if templates else others
    drafts = GitIgnoreSpec.from_lines(configuration.draft_docs.splitlines())
    return lambda path: bool((notes if is_note(path) else others).match_file(path) or drafts.match_file(path))


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
