"""Files that notes quote: which one a path means, and whether it may be read.

Nothing is read but files of the vault and of the folders that the project names in `data.roots`.
"""

import datetime as dt
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from calcgraph.calc.tables.artefacts import CANNOT, FACT, Artefact, ExternalFiles, Unreadable
from calcgraph.files import TOO_LARGE, below, read_file, why_refused
from calcgraph.source import NoteId
from calcgraph.vault.counting import ListedFile, fact
from calcgraph.vault.folders import shown_path
from calcgraph.vault.heavy import ask, is_heavy, stamp

BESIDE = "//"
"""The prefix of the key of a file in a data root; other keys are vault paths."""


class Places(Struct, frozen=True):
    """The locations of files that notes may quote."""

    root: Path
    """The project's folder."""
    files: Mapping[str, Path]
    """The files of the vault, by vault path."""
    homes: Mapping[str, Path]
    """The folders of notes and library by what their vault paths begin with."""
    roots: Sequence[str]
    """Folders of the project, from its own folder on."""
    is_ours: bool = True
    """True if files are read that only large programs can read, which untrusted files should not reach."""

    def find(self, note: NoteId, path: str) -> str | Unreadable:
        """The key of the file that a note means: a vault path, or one from the project's folder on.

        A path that begins with `../` or `./` starts at the note, as that of a link does.
        """
        if path in self.files:
            return path
        parts = path.split("/")
        is_dotted = parts[0] in {".", ".."}
        if set("\\:\0") & set(path) or {"", ".", ".."} & set(parts[1:] if not is_dotted else parts[-1:]):
            return STRANGE
        if is_dotted:
            place = os.path.normpath(os.path.join(self._folder(note), path))  # noqa: PTH118 - links keep their names
            if (key := self._key_of(place)) in self.files:
                return key
            path = os.path.relpath(place, os.path.abspath(self.root)).replace(os.sep, "/")  # noqa: PTH100 - same
        if not any(_is_below(path, root) for root in self.roots):
            return STRANGE if is_dotted or path.startswith("/") else CANNOT
        return HIDDEN if any(part.startswith(".") for part in path.split("/")) else f"{BESIDE}{path}"

    def read(self, key: str) -> Artefact | Unreadable:
        """The file of a key, which `find` has given; in a data root no link is followed."""
        if key.startswith(FACT):
            return fact(key.removeprefix(FACT), self._listed()) if self.is_ours else UNCOUNTED
        if not key.startswith(BESIDE):
            file = self.files.get(key)
            return self._read(file, shown_path(self.root, file)) if file else CANNOT
        path = key.removeprefix(BESIDE)
        if why := why_refused(self.root, path, "read"):
            return Unreadable(why, "copy the file instead" if "link" in why else "", "CG410")
        return self._read(self.root / path, path)

    def _listed(self) -> Iterator[ListedFile]:
        """Yield the files of the vault and of the data roots; hidden files and links are left out."""
        seen = set[str]()
        places = [*self.files.values(), *(Path(one) for root in self.roots for one in below(self.root / root))]
        for place in places:
            path = shown_path(self.root, place)
            if path in seen or any(part.startswith(".") for part in path.split("/")):
                continue
            seen.add(path)
            if place.is_file() and not place.is_symlink():
                yield ListedFile(path, place)

    def _read(self, file: Path, shown: str) -> Artefact | Unreadable:
        if is_heavy(shown):
            return stamp(file, shown) if self.is_ours else UNTRUSTED
        raw = read_file(file)
        if raw == TOO_LARGE and self.is_ours and is_heavy(shown, is_large=True):
            return stamp(file, shown)
        if isinstance(raw, bytes):
            return POINTER if raw.startswith(POINTING) else Artefact(shown, raw)
        code = "CG412" if raw.startswith("is larger") else "CG411"
        return Unreadable(raw, "keep the quoted rows in a separate file" if code == "CG412" else "", code)

    def _folder(self, note: NoteId) -> str:
        """Return the folder that contains a note, or would contain it."""
        known = self.files.get(note) or self.homes[""] / note
        return os.path.dirname(os.path.abspath(known))  # noqa: PTH100, PTH120 - links keep their names

    def _key_of(self, place: str) -> str:
        """The vault path of a place; empty for one that no vault path leads to."""
        for head, folder in self.homes.items():
            top = os.path.abspath(folder)  # noqa: PTH100 - links keep their names
            if place.startswith(f"{top}{os.sep}"):
                return head + place[len(top) + 1 :].replace(os.sep, "/")
        return ""


def outside_of(places: Places) -> ExternalFiles:
    """Return the files that notes may quote, as of today."""
    return ExternalFiles(places.find, places.read, dt.date.today(), ask)  # noqa: DTZ011 - the user's day


POINTING = b"version https://git-lfs.github.com/spec/"
POINTER = Unreadable("is a Git LFS pointer, not the data", "run `git lfs pull` to fetch the file", "CG411")
"""The result for a file that Git stores elsewhere and that was not fetched."""
UNTRUSTED = Unreadable("is not read in an untrusted vault", "write it as CSV or JSON", "CG410")
UNCOUNTED = Unreadable("is not counted in an untrusted vault", "check it without `--untrusted`", "CG410")
STRANGE = Unreadable("is outside the folders calcgraph may read", "add its folder to the setting `data.roots`", "CG410")
HIDDEN = Unreadable("is a hidden file, or in a hidden folder", "copy it to another folder of `data.roots`", "CG410")


def _is_below(path: str, root: str) -> bool:
    return not path.startswith(("/", "..")) and (root == "." or path.startswith(f"{root}/"))
