"""The texts of notes that a server has read: unchanged files are not read again."""

from collections.abc import Container
from pathlib import Path

from calcgraph.cache import NOTHING, Stamp, stamp_of
from calcgraph.diagnostics import Diagnostic
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.files import read_source


class KnownTexts:
    """Texts of notes with what tells that their files are as they were."""

    def __init__(self) -> None:
        """Start without any texts."""
        self._known: dict[NoteId, tuple[tuple[Path, Stamp], SourceFile]] = {}

    def read(self, path: NoteId, place: Path, shown: str) -> tuple[SourceFile, tuple[Diagnostic, ...]]:
        """The text of the note at `path`, as `read_source` reads it."""
        now = place, stamp_of(str(place))
        before, source = self._known.get(path, (None, None))
        if source is not None and before == now and now[1] != NOTHING and source.shown == shown:
            return source, ()
        found, problems = read_source(path, place, shown)
        if problems:
            self._known.pop(path, None)
        else:
            self._known[path] = now, found
        return found, problems

    def keep_only(self, paths: Container[str]) -> None:
        """Forget the texts of all other paths."""
        self._known = {path: known for path, known in self._known.items() if path in paths}
