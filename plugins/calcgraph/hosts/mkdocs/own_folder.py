"""A temporary folder for the files that we add to a site: other plugins ask every file for its path."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File

from calcgraph.files import lasting_folder, remove_lasting, rewrite
from calcgraph.hosts.kept_parts import digest


class OwnFolder:
    """The folder of one process; it is made with the first file, and removed at the end."""

    def __init__(self) -> None:
        """Start without any files."""
        self._path = ""
        self._written: dict[str, str] = {}
        """The content of the files, so that a server writes only those that have changed."""

    @property
    def path(self) -> str:
        """Return the folder, without links in its path, as the host compares paths."""
        if not self._path or not Path(self._path).is_dir():
            self._path = str(lasting_folder(self))
            self._written.clear()
        return self._path

    def write(self, path: str, text: str) -> Path:
        """Write a text at a path in the folder; comes back with the place."""
        place = Path(self.path, path)
        mark = digest(text)
        if self._written.get(path) != mark or not place.is_file():
            rewrite(Path(self.path), path, text.encode())
            self._written[path] = mark
        return place

    def file(self, config: MkDocsConfig, path: str, text: str) -> File:
        """Return a file of the site with this text."""
        made = File.generated(config, path, abs_src_path=str(self.write(path, text)))
        made.generated_by = "calcgraph"
        return made

    def remove(self) -> None:
        """Remove the folder; it is made again if it is asked for."""
        if self._path:
            remove_lasting(Path(self._path))
        self._path = ""
