"""The vaults that a client has open, and which of them a file belongs to."""

from collections.abc import Iterator
from pathlib import Path

from calcgraph.files import is_file, read_file
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.sealing import user_folder
from calcgraph.vault.configuration import HOST_FILES, OWN_FILE, read_host_file


class Vaults:
    """One session for each folder that is a vault."""

    def __init__(self) -> None:
        self.trusted = False
        """True if the user trusts the authors of the vaults."""
        self._sessions: dict[Path, Session] = {}
        self._hosts: dict[Path, tuple[tuple[int, int], bool]] = {}
        """The configurations of hosts that were read, as they were on the disk, and whether they name the plugin."""

    def __iter__(self) -> Iterator[Session]:
        return iter(tuple(self._sessions.values()))

    def look_again(self) -> None:
        """Forget vaults whose configuration is gone, or no longer names the plugin."""
        for root in [root for root in self._sessions if not self._is_vault(root)]:
            del self._sessions[root]

    def session_of(self, file: Path) -> Session | None:
        """Return the session of a file; None if no configuration above it is one of a vault."""
        root = self._root_of(file)
        if root is None:
            return None
        if root not in self._sessions:
            self._sessions[root] = Session(VaultOptions(root, untrusted=not self.trusted, silenced=True), user_folder())
        return self._sessions[root]

    def _root_of(self, file: Path) -> Path | None:
        """Return the nearest folder above a file with a configuration, unless that is another site."""
        for folder in file.parents:
            if any(is_file(folder / name) for name in (OWN_FILE, *HOST_FILES)):
                return folder if self._is_vault(folder) else None
        return None

    def _is_vault(self, folder: Path) -> bool:
        if is_file(folder / OWN_FILE):
            return True
        name = next((name for name in HOST_FILES if is_file(folder / name)), None)
        return name is not None and self._names_plugin(folder, name)

    def _names_plugin(self, folder: Path, name: str) -> bool:
        """Return whether a host's configuration, or one it inherits from, has the plugin; it is read once a change."""
        state = (folder / name).stat()
        known = self._hosts.get(folder)
        if known is None or known[0] != (state.st_mtime_ns, state.st_size):
            found, problems = read_host_file(folder, name, untrusted=not self.trusted)
            is_named = "calcgraph" in found.plugins or (bool(problems) and _mentions_plugin(folder / name))
            known = self._hosts[folder] = ((state.st_mtime_ns, state.st_size), is_named)
        return known[1]


def _mentions_plugin(file: Path) -> bool:
    """Return whether a configuration that cannot be read, perhaps half typed, has the plugin's name."""
    raw = read_file(file)
    return isinstance(raw, bytes) and b"calcgraph" in raw
