"""The needs of a site made from an existing folder of notes, and the decisions left to their author."""

import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from calcgraph.diagnostics import Diagnostic
from calcgraph.groups import grouped
from calcgraph.links.names import DRAWING
from calcgraph.notes.front_matter import find_front_matter
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.files import TEMPLATES, read_text
from calcgraph.vault.folders import contents_of, is_note, walk_folder
from calcgraph.vault.moving.contents import Contents, read_contents
from calcgraph.vault.moving.decisions import about_contents, about_files, listed
from calcgraph.vault.moving.habits import ProgramHabits, folders_above, is_marked, read_habits
from calcgraph.vault.moving.languages import language_of

MANY = 300
"""Notes from which on a navigation that lists each of them costs every page more than it gives."""
OF_REPOSITORIES = frozenset(
    "readme license licence changelog contributing code_of_conduct security agents claude support".split()  # noqa: SIM905 - same
)
"""Notes that are about a repository, and not among the notes in it."""
FIRST = ("index", "readme", "home", "homepage", "start", "start here", "contents", "moc", "map of content")
"""Names of a first page, the likeliest first."""
SEEN, READ = 300, 4_000
"""Notes, and characters of each, by which the language is told."""
_TEMPLATES = re.compile(r"[\W\d_]*+templates?+[\W\d_]*+", re.IGNORECASE)
_DRAWN = re.compile(r"^excalidraw-plugin[ \t]*:", re.MULTILINE)
_ZETTEL = re.compile(r"\d{12,14}(?!\d)|\d++[a-z][a-z\d]*+[ _.-]")


class Survey(Struct, frozen=True):
    """The result of examining a folder of notes."""

    kind: str
    """`Obsidian`, `Foam`, `Logseq`, `Dendron`, `Zettelkasten`, `wiki` or `Markdown`."""
    notes: Path
    """The folder of the notes."""
    count: int
    """The number of notes that will be pages."""
    home: str
    """The vault path of the note for the first page; empty if one has that name already, or no candidate is found."""
    left_out: tuple[str, ...]
    """Patterns of files that are not to be published."""
    macros: str
    """Vault path of the file with commands for formulas."""
    language: str
    """The language of the notes, as the theme names it: `de`."""
    line_breaks: bool
    has_mermaid: bool
    is_beside: bool
    """True if raw HTML names files relative to the note, so that pages must also be there."""
    decisions: tuple[str, ...]
    """The decisions that a person must make, each a sentence without its full stop."""

    @property
    def is_large(self) -> bool:
        """True if notes should stay out of the navigation."""
        return self.count >= MANY


def look_at(given: Path) -> Survey:
    """The survey of a folder, in which nothing is changed."""
    notes = notes_in(given)
    habits = read_habits(notes)
    unread: list[Diagnostic] = []
    files = {path: file for path, file in walk_folder(notes, unread, notes) if "/." not in f"/{path}"}
    sources = [_source(path, file) for path, file in sorted(files.items()) if is_note(path)]
    templates, unsure = _templates(habits, sources)
    left_out = (*templates, *habits.left_out)
    shown = [one for one in sources if not _is_in(one.path, (*left_out, TEMPLATES, "templates"))]
    kept = [one for one in shown if not one.path.endswith(f"{DRAWING}.md")]
    met = read_contents(kept)
    home, about_home = _home(habits, notes, files, kept)
    macros, about_macros = _macros(files)
    beside = (*about_home, *about_macros, *unsure, *about_contents(met), *about_files(habits, files, given, notes))
    beside = (*beside, *_about_drawings(kept))
    return Survey(
        kind=_kind(habits, met, kept),
        notes=notes,
        count=len(kept),
        home=home,
        left_out=tuple(_pattern(notes, path) for path in left_out if path.isprintable()),
        macros=macros,
        language=language_of(one.text[:READ] for one in kept[:SEEN]),
        line_breaks=_breaks(habits, met, kept),
        has_mermaid="mermaid" in met.fences,
        is_beside=met.beside > 0,
        decisions=(*beside, *(f"{one.message} (`{one.path}`)" for one in unread)),
    )


def notes_in(given: Path) -> Path:
    """The folder in a project that holds its notes: itself, or the only one in it that does."""
    if is_marked(given):
        return given
    folders = [one for one in contents_of(given) if one.is_dir() and not one.is_symlink() and one.name[0] != "."]
    if marked := [one for one in folders if is_marked(one)]:
        return marked[0] if len(marked) == 1 else given
    loose = [one for one in contents_of(given) if is_note(one.name) and one.stem.lower() not in OF_REPOSITORIES]
    with_notes = [one for one in folders if any(is_note(path) for path, _ in walk_folder(one, [], one))]
    content = [one for one in with_notes if one.name == "content"] if (given / "quartz.config.ts").exists() else []
    if content or (not loose and len(with_notes) == 1):
        return (content or with_notes)[0]
    return given


def _about_drawings(kept: list[SourceFile]) -> Iterator[str]:
    """Yield the drawings of Excalidraw that their names do not tell from notes."""
    fronts = ((one, find_front_matter(one.text)) for one in kept)
    marked = [one.path for one, front in fronts if front and _DRAWN.search(one.text, *front[:2])]
    if marked:
        yield (
            f"drawings of Excalidraw are notes unless their name ends in `{DRAWING}.md`: rename {listed(marked)} in "
            "Obsidian, which changes the links to them"
        )


def _source(path: str, file: Path) -> SourceFile:
    return SourceFile(NoteId(path), read_text(file, path)[0], path)


def _is_in(path: str, folders: tuple[str, ...]) -> bool:
    return path in folders or any(folder in folders for folder in folders_above(path))


def _templates(habits: ProgramHabits, sources: list[SourceFile]) -> tuple[tuple[str, ...], list[str]]:
    """Return the folders of templates that are not skipped anyway, and the questions about others of such a name."""

    def named(path: str) -> str:
        return next((one for one in folders_above(path) if _TEMPLATES.fullmatch(posixpath.basename(one))), "")

    by_folder = grouped((named(source.path), source) for source in sources)
    sure, asked = [*habits.templates], []
    for folder, inside in by_folder.items():
        if folder in ("", TEMPLATES, "templates", *habits.templates):
            continue
        if 2 * len(read_contents(inside).templates) >= len(inside):
            sure.append(folder)
        else:
            asked.append(
                f"`{folder}/` has the name of templates and is published: name it in `exclude_docs`, or leave it"
            )
    return tuple(one for one in sure if one not in (TEMPLATES, "templates")), asked


def _pattern(notes: Path, path: str) -> str:
    """A file or folder as a line of `exclude_docs`."""
    written = re.sub(r"([\\*?\[\]])", r"\\\1", path)
    return f"/{written}/" if (notes / path).is_dir() else f"/{written}".replace(" ", "\\ ")


def _home(
    habits: ProgramHabits, notes: Path, files: Mapping[str, Path], kept: list[SourceFile]
) -> tuple[str, tuple[str, ...]]:
    """Return the note for the first page, with the questions about it."""
    if {"index.md", "README.md"} & {one.path for one in kept} or "index.html" in files:
        return "", ()
    by_name: dict[str, str] = {}
    for source in sorted(kept, key=lambda one: (one.path.count("/"), one.path)):
        by_name.setdefault(posixpath.splitext(posixpath.basename(source.path))[0].lower(), source.path)
    if found := by_name.get(habits.home.lower()):
        return found, ()
    tops = {name: path for name, path in by_name.items() if "/" not in path}
    if found := next((tops[name] for name in (*FIRST, notes.resolve().name.lower()) if name in tops), ""):
        return found, (f"`{found}` becomes the first page: to use another note, name it in `home`",)
    made = "no note looks like a first page, so calcgraph makes one from the notes with the most links"
    return "", (f"{made}: to use a note, name it in `home`",)


def _macros(files: Mapping[str, Path]) -> tuple[str, tuple[str, ...]]:
    """Return the file with commands for formulas, with the questions if there are several."""
    named = [path for path in files if path.endswith(".sty") or posixpath.basename(path) == "macros.tex"]
    found = [path for path in named if re.search(r"\\(?:newcommand|def|let|Declare)", read_text(files[path], path)[0])]
    different = {read_text(files[path], path)[0]: path for path in reversed(found)}  # the first of those that are equal
    if len(different) < 2 or "preamble.sty" in found:
        return "preamble.sty" if "preamble.sty" in found else "".join(different.values()), ()
    return "", (f"commands for formulas are in several files, of which `tex_macros` takes one: {listed(found)}",)


def _kind(habits: ProgramHabits, met: Contents, kept: list[SourceFile]) -> str:
    if habits.program:
        return habits.program
    if kept and 2 * sum(bool(_ZETTEL.match(posixpath.basename(one.path))) for one in kept) > len(kept):
        return "Zettelkasten"
    return "wiki" if met.wiki else "Markdown"


def _breaks(habits: ProgramHabits, met: Contents, kept: list[SourceFile]) -> bool:
    """Return whether ends of lines are intended: by the program's settings, or otherwise by the look of the lines."""
    if habits.breaks is not None:
        return habits.breaks
    return not met.is_wrapped and _kind(habits, met, kept) != "Markdown"
