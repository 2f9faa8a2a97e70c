"""A revision as a folder: the files that a vault may read, written to a place of our own."""

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from calcgraph.files import LARGEST
from calcgraph.settings import Settings
from calcgraph.vault.configuration import Configuration, read_configuration
from calcgraph.vault.folders import OWN_FOLDERS
from calcgraph.vault.revisions import Held, Repository

SettingsOf: TypeAlias = Callable[[Configuration], Settings]
FILES = frozenset({b"100644", b"100755"})
LINK, MODULE = b"120000", b"160000"
CONFIGURATIONS = (".yml", ".yaml", ".toml")
"""What a configuration may inherit from, wherever it lies."""
MEDIA = (".avif", ".bmp", ".gif", ".gz", ".jpeg", ".jpg", ".mp3", ".mp4", ".pdf", ".png", ".webm", ".webp", ".zip")
"""Endings of files that are only linked to: that there is one is enough."""


class Unpacked:
    """A commit below a folder of ours, as far as the project of one of its folders needs it."""

    def __init__(self, repository: Repository, commit: str, into: Path) -> None:
        """`into` is empty, and goes when the reader is done."""
        self._repository, self._commit, self.into = repository, commit, into
        self._done: set[str] = set()
        self.modules: list[str] = []
        """Folders that are other repositories, of which a commit has no files."""

    def project(self, folder: str, settings_of: SettingsOf, also: Iterable[str] = ()) -> Path:
        """The project of a folder of the repository: its configuration, and the folders that this names.

        `also` are more folders, seen from that one.
        """
        depth = folder.count("/") + 1 if folder else 0
        everything = self._held("")
        self._add(
            one
            for one in everything
            if one.path.endswith(CONFIGURATIONS) or (one.path.startswith(folder) and one.path.count("/") == depth)
        )
        root = self.into / folder
        root.mkdir(parents=True, exist_ok=True)
        configuration, _ = read_configuration(root)
        settings = settings_of(configuration)
        for name in (configuration.docs_dir, settings.library, configuration.custom_dir, *settings.data.roots, *also):
            below = os.path.normpath(f"{folder or '.'}/{name}")
            if name and not below.startswith(("/", "..")):
                head = "" if below == "." else f"{below}/"
                self._add(one for one in everything if one.path.startswith(head))
        return root

    def _held(self, folder: str) -> list[Held]:
        return list(self._repository.files(self._commit, folder))

    def _add(self, held: Iterable[Held]) -> None:
        """Write files, then links: nothing is written through a link."""
        new = [one for one in held if one.path not in self._done and _is_read(one.path)]
        self._done.update(one.path for one in new)
        self.modules += [one.path for one in new if one.mode == MODULE]
        plain = [one for one in new if one.mode in FILES]
        for one in plain:
            if not _is_wanted(one):  # it is there and as long as it is, and says nothing
                with self._place(one).open("wb") as file:
                    file.truncate(one.size)
        links = [one for one in new if one.mode == LINK]
        wanted = [one for one in plain if _is_wanted(one)]
        for one, data in self._repository.contents([*wanted, *links]):
            if one.mode == LINK:
                self._link(one, data)
            else:
                self._place(one).write_bytes(data)

    def _link(self, held: Held, data: bytes) -> None:
        with suppress(OSError, ValueError):  # a place that is taken, a system without links, a name with NUL
            self._place(held).symlink_to(os.fsdecode(data))

    def _place(self, held: Held) -> Path:
        place = self.into / held.path
        place.parent.mkdir(parents=True, exist_ok=True)
        return place


def _is_read(path: str) -> bool:
    """Whether a vault would look at a path, and it stays below the folder it is written to."""
    *folders, name = path.split("/")
    is_inside = name not in ("", ".", "..") and "\\" not in path and not os.path.isabs(path)  # noqa: PTH117 - a text
    return is_inside and not any(one.startswith(".") or one in OWN_FOLDERS or not one for one in folders)


def _is_wanted(held: Held) -> bool:
    return held.size <= LARGEST and os.path.splitext(held.path)[1].lower() not in MEDIA  # noqa: PTH122 - a text
