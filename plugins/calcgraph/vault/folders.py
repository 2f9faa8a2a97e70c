"""Folders on the disk: their contents, their names in reports, and links out of them."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.files import entries, is_there
from calcgraph.source import START
from calcgraph.vault.file_names import is_text

NOTE_ENDINGS = (".md", ".markdown", ".mdown", ".mkdn", ".mkd")
OWN_FOLDERS = frozenset({"node_modules", "site-packages", "__pycache__"})
"""Never notes, wherever they lie."""
PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".ico"})
MOST_HIDDEN = 5_000
"""Entries of hidden folders that are read to know which paths exist."""
_OF_TOOLS = frozenset(
    {".git", ".hg", ".svn", ".venv", ".tox", ".nox", ".cache", ".trash", ".gradle", ".terraform", ".yarn"}
)


def is_note(path: str) -> bool:
    """Return whether a file is Markdown, by its ending, as the host decides."""
    return os.path.splitext(path)[1].lower() in NOTE_ENDINGS  # noqa: PTH122 - asked for every file, several times


def shown_path(root: Path, file: Path) -> str:
    """Return the path of a file as reports print it, relative to the project, with non-UTF-8 bytes escaped.

    >>> shown_path(Path("/vault"), Path("/vault/docs/a.md")), shown_path(Path("/vault"), Path("/vault/../else/b.md"))
    ('docs/a.md', '../else/b.md')
    """
    whole, top = str(file), str(root)
    is_here = top == "." and not os.path.isabs(whole)  # noqa: PTH117 - asked for every file of a vault
    inside = "" if is_here else f"{top}{os.sep}"
    is_plain = whole.startswith(inside) and ".." not in whole  # nearly all; asked for every file of a vault
    relative = whole.removeprefix(inside) if is_plain else _relative(file, root)
    relative = relative.replace(os.sep, "/")
    return relative if is_text(relative) else os.fsencode(relative).decode("utf-8", "backslashreplace")


def _relative(file: Path, root: Path) -> str:
    try:
        return os.path.relpath(file, root)
    except ValueError:  # another drive
        return str(file)


def walk_folder(  # noqa: PLR0913 - the limits of a folder
    folder: Path,
    found: list[Diagnostic],
    root: Path,
    setting: str = "",
    *,
    untrusted: bool = False,
    leads: Callable[[Path], bool] | None = None,
) -> Iterator[tuple[str, Path]]:
    """Yield the files below a folder by relative path; refuse links in the file system that point outside it.

    If `leads` is given, it decides for each link whether its file may be shown, also for one outside the folder.

    The folder itself is refused if it is a link out of the project, unless the user has named it and it is not from a
    `setting`. An `untrusted` folder has no links and is in the project. A name that is not UTF-8 is reported and
    skipped.
    """
    if setting and (refused := refused_folder(root, folder, setting, untrusted=untrusted)):
        found.append(refused)
        return
    top = os.path.realpath(folder)
    waiting = [""]
    while waiting:
        head = waiting.pop()
        for entry in _entries(folder / head):
            file = folder / head / entry.name
            if entry.is_symlink() and (refused := _refused(file, top, root, leads, untrusted=untrusted)):
                found.append(refused)
            elif entry.is_file() and not is_text(str(file)):
                found.append(no_name(shown_path(root, file)))
            elif entry.is_file():
                yield f"{head}{entry.name}", file
            elif entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                waiting.append(f"{head}{entry.name}/")
            elif not entry.is_dir():
                found.append(no_file(shown_path(root, file)))


def hidden_files(folder: Path, within: Iterable[str]) -> Iterator[str]:
    """Yield the paths of files in hidden folders such as `.github`, in a folder and in those `within` it.

    Folders of tools are left out, as are links, and all after `MOST_HIDDEN` entries.
    """
    waiting, left = deque[str](), MOST_HIDDEN
    for head in ("", *within):
        for entry in _hidden(folder / head):
            if entry.is_dir():
                waiting.append(f"{head}{entry.name}")
            else:
                yield f"{head}{entry.name}"
    while waiting and left > 0:
        path = waiting.popleft()
        yield path
        for entry in _entries(folder / path):
            left -= 1
            if entry.is_symlink() or not is_text(entry.name):
                continue
            if entry.is_dir():
                waiting.append(f"{path}/{entry.name}")
            else:
                yield f"{path}/{entry.name}"


def _hidden(folder: Path) -> Iterator[os.DirEntry[str]]:
    for entry in _entries(folder):
        is_tools = entry.name in _OF_TOOLS or (entry.name.endswith("_cache") and entry.name.startswith("."))
        is_hidden = entry.name.startswith(".") and not is_tools and is_text(entry.name) and not entry.is_symlink()
        if is_hidden and not (folder / entry.name / "pyvenv.cfg").is_file():
            yield entry


def refused_folder(root: Path, folder: Path, setting: str, *, untrusted: bool = False) -> Diagnostic | None:
    """Return the problem of a folder of the project: outside or a link; None for an ordinary folder."""
    shown = shown_path(root, folder)
    if untrusted and _is_outside(root, folder):
        return diagnose("CG904", shown, START, f"`{shown}` is outside the project", "copy the folder instead")
    if leads_out(root, folder) or (untrusted and _is_behind_link(root, folder)):
        hint = "name the folder it leads to in `docs_dir`" if setting == "docs_dir" else "copy the folder instead"
        return diagnose("CG904", shown, START, f"`{shown}` is a symbolic link, or inside one", hint)
    return None


def _is_outside(root: Path, folder: Path) -> bool:
    """Return whether a folder is not below the project: above it, next to it, or the folder that contains it."""
    top, there = os.path.realpath(root), os.path.realpath(folder)
    return there != top and not is_inside(there, top)


def _is_behind_link(root: Path, folder: Path) -> bool:
    below = os.path.relpath(os.path.abspath(folder), os.path.abspath(root))  # noqa: PTH100 - links and all
    return os.path.realpath(folder) != os.path.normpath(os.path.join(os.path.realpath(root), below))  # noqa: PTH118


def _refused(
    file: Path, top: str, root: Path, leads: Callable[[Path], bool] | None, *, untrusted: bool
) -> Diagnostic | None:
    """Return the problem of a link in the file system; None if it leads below `top`, or where it may lead."""
    shown = shown_path(root, file)
    if untrusted:
        return diagnose("CG904", shown, START, f"`{file.name}` is a symbolic link", "copy the file instead")
    is_below, may_lead = is_inside(os.path.realpath(file), top), leads is None or leads(file)
    if not is_below and (leads is None or not may_lead):
        return diagnose("CG904", shown, START, f"`{file.name}` points outside the vault", "copy the file instead")
    if not may_lead:
        return not_published(shown, file.name)
    if leads_to_hidden(file, top):
        return diagnose("CG904", shown, START, f"`{file.name}` points to a hidden file", "copy the file instead")
    return None if is_there(file) else leads_nowhere(shown)


def leads_to_hidden(link: Path, top: str) -> bool:
    """Return whether a link leads to a hidden file below `top`, or to one in a hidden folder."""
    target, above = os.path.realpath(link), os.path.realpath(top)
    return is_inside(target, above) and any(part.startswith(".") for part in Path(target).relative_to(above).parts)


def is_of_project(link: Path, root: Path) -> bool:
    """Return whether a link leads to a note or picture at the top of the project, as `docs/index.md` to `README.md`."""
    target = Path(os.path.realpath(link))
    is_shown = is_note(target.name) or target.suffix.lower() in PICTURES
    return is_shown and not target.name.startswith(".") and str(target.parent) == os.path.realpath(root)


def not_published(shown: str, name: str) -> Diagnostic:
    """Return the report of a link to a page of the vault that its site leaves out."""
    return diagnose("CG904", shown, START, f"`{name}` points to a page that is not published", "copy the file instead")


def refused_link(shown: str, *, leads_to_nothing: bool, untrusted: bool) -> Diagnostic:
    """Return the report of a link in a revision, as for one on the disk."""
    name = shown.rpartition("/")[2]
    if untrusted or not leads_to_nothing:
        said = "is a symbolic link" if untrusted else "points outside the vault"
        return diagnose("CG904", shown, START, f"`{name}` {said}", "copy the file instead")
    return leads_nowhere(shown)


def leads_out(root: Path, folder: Path) -> bool:
    """Return whether a folder of the project is, or is below, a link out of it."""
    whole, top = os.path.abspath(folder), os.path.abspath(root)  # noqa: PTH100 - links and all
    return is_inside(whole, top) and not is_inside(os.path.realpath(folder), os.path.realpath(root))


def find_link(folder: Path, *, deep: bool) -> Path | None:
    """Return the first link in a folder, or if `deep` also in its subfolders; None if there are no links."""
    for entry in _entries(folder):
        if entry.is_symlink():
            return folder / entry.name
        if deep and entry.is_dir() and (found := find_link(folder / entry.name, deep=True)):
            return found
    return None


def leads_nowhere(shown: str) -> Diagnostic:
    """Return the report of a link in the file system that has no target file."""
    return diagnose(
        "CG903", shown, START, f"`{shown}` cannot be read: its symbolic link has no target", "remove the link"
    )


def no_file(shown: str) -> Diagnostic:
    """Return the report of a pipe, a socket or a device: reading one can block forever."""
    return diagnose("CG903", shown, START, f"`{shown}` is not a file", "remove it")


def same_page(root: Path, note: Path, other: Path) -> Diagnostic:
    """Return CG902 for a file that would hide a second one."""
    message = f"`{shown_path(root, other)}` and `{shown_path(root, note)}` become the same page"
    return diagnose("CG902", shown_path(root, note), START, message, "rename one of the two")


def no_name(shown: str) -> Diagnostic:
    """Return the report of a file whose name is not UTF-8: no link leads to it, and it gets no address.

    An attachment is still the host's to publish; a note is in no output.
    """
    found = diagnose("CG903", shown, START, f"the name of `{shown}` is not UTF-8", "rename the file")
    return found if is_note(shown) else replace(found, severity=Severity.WARNING)


def is_inside(path: str, top: str) -> bool:
    """Return whether a path is a folder or is inside it, both without links."""
    return os.path.commonpath([path, top]) == top


def contents_of(folder: Path) -> list[Path]:
    """Return the entries of a folder itself, in order; OSError if it cannot be read."""
    return sorted(Path(entry.path) for entry in entries(folder))


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """Return the entries of a folder, by name; empty if it cannot be read."""
    try:
        return sorted((one for one in entries(folder) if one.name not in OWN_FOLDERS), key=lambda one: one.name)
    except OSError:
        return []
