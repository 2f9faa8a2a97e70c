"""A temporary folder for the files that we add to a site: other plugins ask every file for its path."""

from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from weakref import finalize

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File

from calcgraph.hosts.kept_parts import digest


class OwnFolder:
    """The folder of one process; it is made with the first file, and removed at the end."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self._path = ""
        self._written: dict[str, str] = {}
        """What the files hold, so that a server writes only those that have changed."""

    @property
    def path(self) -> str:
        """The folder, without links in its path, as the host compares paths."""
        if not self._path or not Path(self._path).is_dir():
            self._path = str(Path(mkdtemp(prefix="calcgraph-")).resolve())
            self._written.clear()
            finalize(self, rmtree, self._path, ignore_errors=True)
        return self._path

    def write(self, path: str, text: str) -> Path:
        """Write a text at a path in the folder; comes back with the place."""
        place = Path(self.path, path)
        mark = digest(text)
        if self._written.get(path) != mark or not place.is_file():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8", newline="\n")
            self._written[path] = mark
        return place

    def file(self, config: MkDocsConfig, path: str, text: str) -> File:
        """A file of the site with this text."""
        made = File.generated(config, path, abs_src_path=str(self.write(path, text)))
        made.generated_by = "calcgraph"
        return made

    def remove(self) -> None:
        """Remove the folder; it is made again if it is asked for."""
        rmtree(self._path or "-", ignore_errors=True)
        self._path = ""
