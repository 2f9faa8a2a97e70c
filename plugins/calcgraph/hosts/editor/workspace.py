"""The vaults that a client has open, and which of them a file belongs to."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.sealing import user_folder
from calcgraph.vault.configuration import HOST_FILES, OWN_FILE

_CONFIGURED = (*HOST_FILES, OWN_FILE)


class Vaults:
    """One session for each folder that is a vault."""

    def __init__(self) -> None:
        self.trusted = False
        """True if the user trusts the authors of the vaults."""
        self._folders: list[Path] = []
        self._sessions: dict[Path, Session] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(tuple(self._sessions.values()))

    def set_folders(self, folders: Iterable[Path]) -> None:
        """The folders that are open in the client."""
        self._folders = [Path(folder) for folder in folders]
        gone = [root for root in self._sessions if self._root_of(root) != root]
        for root in gone:
            del self._sessions[root]

    def session_of(self, file: Path) -> Session | None:
        """Return the session of a file; None if it is outside all vaults."""
        root = self._root_of(file)
        if root is None or not root.is_dir():
            return None
        if root not in self._sessions:
            self._sessions[root] = Session(VaultOptions(root, untrusted=not self.trusted, silenced=True), user_folder())
        return self._sessions[root]

    def _root_of(self, file: Path) -> Path | None:
        """Return the nearest folder above a file with a configuration, or else the open folder that contains it."""
        top = max(
            (one for one in self._folders if file.is_relative_to(one)), key=lambda one: len(one.parts), default=None
        )
        for folder in (file, *file.parents):
            if any((folder / name).is_file() for name in _CONFIGURED):
                return folder
            if folder == top:
                break
        return top
