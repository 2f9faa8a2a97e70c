"""A revision as a folder: the files that a vault may read, written to a private folder.

Only files are written, each as a new one. A link of a revision is never made: one that leads to another file of its
folder becomes a copy of that file, and any other is reported. A tree that some disk could not hold as it is, since two
of its names are the same there, is refused.
"""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn, TypeAlias

from calcgraph.files import DEEPEST, LARGEST, Scratch, ScratchError, fold, refused_name
from calcgraph.settings import Settings
from calcgraph.vault.configuration import HOST_FILES, OWN_FILE, Configuration, missing_parent, read_configuration
from calcgraph.vault.folders import OWN_FOLDERS
from calcgraph.vault.git import RevisionError
from calcgraph.vault.revisions import Repository, TreeEntry

SettingsOf: TypeAlias = Callable[[Configuration], Settings]
FILES = frozenset({b"100644", b"100755", b"100664"})
FOLDER, LINK, MODULE = b"040000", b"120000", b"160000"
MEDIA = (".avif", ".bmp", ".gif", ".gz", ".jpeg", ".jpg", ".mp3", ".mp4", ".pdf", ".png", ".webm", ".webp", ".zip")
"""Endings of files that are only linked to: that there is one is enough."""
LONGEST_LINK = 4096
"""Bytes of a link's target; no system follows a longer one."""
HOPS = 8
"""Links that lead to links."""


class SkippedLink(NamedTuple):
    """A link of a revision that is not read."""

    path: str
    """In the repository."""
    leads: str
    """`out` of its folder, or to `nothing`."""


class UnpackedCommit:
    """A commit below a folder of ours, as far as the project of one of its folders needs it."""

    def __init__(self, repository: Repository, commit: str, into: Scratch, *, follow: bool = True) -> None:
        """`into` is empty. Without `follow`, links are not read as their targets."""
        self._repository, self._commit, self._into, self._follow = repository, commit, into, follow
        self._trees: dict[str, list[TreeEntry]] = {}
        self._done: set[str] = set()
        self.modules: list[str] = []
        """Folders that are other repositories, of which a commit has no files."""
        self.links: list[SkippedLink] = []

    def project(self, folder: str, settings_of: SettingsOf, also: Iterable[str] = ()) -> Path:
        """The project of a folder of the repository: its configuration, and the folders that this names.

        `also` are more folders, seen from that one. RevisionError if a tree cannot be written.
        """
        root = self._make(folder)
        self.modules += [_join(folder, one.path) for one in self._entries(folder) if one.mode == MODULE]
        for name in (*HOST_FILES, OWN_FILE):
            self._add_single(_join(folder, name))
        while (parent := missing_parent(root)) is not None and self._add_single(self._path_of(parent)):
            pass
        configuration, _ = read_configuration(root)
        settings = settings_of(configuration)
        tops: list[str] = []
        for name in (configuration.docs_dir, settings.library, configuration.custom_dir, *settings.data.roots, *also):
            below = os.path.normpath(f"{folder or '.'}/{name}").replace(os.sep, "/")
            if name and not f"{below}/".startswith(("/", "../")) and "\0" not in name:
                tops.append("" if below == "." else below)
        for top in dict.fromkeys(tops):
            if not any(other != top and _is_below(top, other) for other in tops):
                self._add_folder(top)
        return root

    def _path_of(self, file: Path) -> str:
        """Return the path in the repository of a place below the folder of ours; empty for one elsewhere."""
        path = os.path.relpath(file, self._into.folder).replace(os.sep, "/")
        return "" if path.startswith("..") else path

    def _entries(self, folder: str) -> list[TreeEntry]:
        """Return the entries of a folder of the repository; empty if the folder is missing."""
        if folder not in self._trees:
            if folder:
                held = self._find(folder)
                tree = held.name if held is not None and held.mode == FOLDER else ""
            else:
                tree = self._commit
            self._trees[folder] = self._repository.entries(tree) if tree else []
        return self._trees[folder]

    def _find(self, path: str) -> TreeEntry | None:
        """Return the entry at a path; RevisionError if a sibling's name is the same on some disk."""
        if path.count("/") > DEEPEST:  # as a configuration can name it; no revision has it
            return None
        above, _, name = path.rpartition("/")
        alike = [one for one in self._entries(above) if fold(one.path) == fold(name)]
        if len(alike) > 1:
            self._refuse_two(_join(above, alike[0].path), _join(above, alike[1].path))
        return next((one for one in alike if one.path == name), None)

    def _add_single(self, path: str) -> bool:
        """Write a file, where there is one that is not written yet."""
        held = self._find(path) if path and path not in self._done else None
        if held is None or held.mode not in FILES:
            return False
        self._write([held._replace(path=path)])
        return True

    def _add_folder(self, top: str) -> None:
        """Write all files of a folder that a vault would look at."""
        held = self._find(top) if top else TreeEntry(FOLDER, self._commit, 0, "")
        if held is None or held.mode != FOLDER:
            return
        found = {
            one.path: one._replace(path=_join(top, one.path))
            for one in self._checked(top, self._repository.below(held.name))
        }
        self.modules += [one.path for one in found.values() if one.mode == MODULE and one.path not in self.modules]
        links = [path for path, one in found.items() if one.mode == LINK]
        files = {path: one for path, one in found.items() if one.mode in FILES}
        copies = self._resolved(top, links, found) if links else []
        self._write([*files.values(), *copies])

    def _checked(self, top: str, below: Iterable[TreeEntry]) -> Iterable[TreeEntry]:
        """Yield the entries a vault would read; RevisionError for a forbidden name, or two that are the same."""
        names: dict[str, str] = {}
        for one in below:
            if OWN_FOLDERS.isdisjoint(one.path.split("/")[:-1]):
                if why := refused_name(one.path):
                    self._refuse(_join(top, one.path), why)
                folded = fold(one.path)
                if folded in names:
                    self._refuse_two(_join(top, names[folded]), _join(top, one.path))
                names[folded] = one.path
                if _is_read(one.path):
                    yield one

    def _resolved(self, top: str, links: Sequence[str], found: Mapping[str, TreeEntry]) -> list[TreeEntry]:
        """Return the files that links lead to, each under the name of its link; all other links are remembered."""
        asked = [found[path] for path in links if found[path].size <= LONGEST_LINK]
        targets = {one.path: os.fsdecode(data) for one, data in self._repository.contents(asked)}
        copies: list[TreeEntry] = []
        for path in links:
            place, leads = path, "out"
            for _ in range(HOPS if self._follow else 0):
                target = targets.get(_join(top, place), "")
                place = os.path.normpath(f"{place.rpartition('/')[0] or '.'}/{target}").replace(os.sep, "/")
                if not target or target.startswith("/") or f"{place}/".startswith("../"):
                    break
                one = found.get(place)
                if one is None or one.mode != LINK:
                    leads = "nothing" if one is None else "file" if one.mode in FILES else "folder"
                    break
            else:
                leads = "nothing" if self._follow else "out"
            if leads == "file":
                copies.append(found[place]._replace(path=_join(top, path)))
            elif leads != "folder":  # a walk over the files also skips these
                self.links.append(SkippedLink(_join(top, path), leads))
        return copies

    def _write(self, held: Sequence[TreeEntry]) -> None:
        new = [one for one in held if one.path not in self._done]
        self._done.update(one.path for one in new)
        for one in new:
            if not _is_wanted(one):  # it is there; one that is too large to be read differs where it is another
                is_media = one.path.lower().endswith(MEDIA)
                self._put(one.path, b"" if is_media else f"{one.name}\n".encode(), 0 if is_media else LARGEST + 1)
        wanted = [one for one in new if _is_wanted(one)]
        if why := self._into.why_too_much(sum(one.size for one in wanted)):
            raise RevisionError(f"what notes may read in commit {self._commit[:10]} {why}")
        for one, data in self._repository.contents(wanted):
            self._put(one.path, data)

    def _put(self, path: str, data: bytes, length: int = 0) -> None:
        try:
            self._into.add(path, data, length)
        except ScratchError as error:
            self._refuse(path, str(error))

    def _make(self, folder: str) -> Path:
        try:
            return self._into.add_folder(folder)
        except ScratchError as error:
            self._refuse(folder, str(error))

    def _refuse(self, path: str, why: str) -> NoReturn:
        raise RevisionError(f"`{path}` in commit {self._commit[:10]} {why}, so nothing of it is read")

    def _refuse_two(self, path: str, other: str) -> NoReturn:
        both = f"two entries called `{path}`" if path == other else f"`{path}` and `{other}`"
        why = "which a disk cannot hold" if path == other else "which are the same name on some disks"
        raise RevisionError(f"commit {self._commit[:10]} has {both}, {why}, so nothing of it is read")


def _join(folder: str, name: str) -> str:
    return f"{folder}/{name}" if folder else name


def _is_below(path: str, top: str) -> bool:
    return not top or path.startswith(f"{top}/")


def _is_read(path: str) -> bool:
    """Return whether a vault would read a path outside the folders that are never read."""
    return "\\" not in path and not any(one.startswith(".") for one in path.split("/")[:-1])


def _is_wanted(held: TreeEntry) -> bool:
    return held.size <= LARGEST and os.path.splitext(held.path)[1].lower() not in MEDIA  # noqa: PTH122 - a text
