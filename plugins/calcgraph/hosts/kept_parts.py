"""HTML of pages that was drawn before, kept in the user's cache folder by what it was drawn of.

What is kept of a page is used only while everything that the page may show is as it was (`project.pages`), and so are
the program, the configuration and all addresses. Like the kept answers of `cache.py` it may be deleted at any time, and
never lies in the vault that it is about.
"""

import json
import os
import sqlite3
import zlib
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from hashlib import blake2b
from pathlib import Path

from calcgraph.cache import place_of_parts, program_mark, sweep, user_folder
from calcgraph.project.pages import Marks

_TABLE = "CREATE TABLE IF NOT EXISTS parts (page TEXT PRIMARY KEY, mark TEXT NOT NULL, parts BLOB NOT NULL)"
_WANTED = "SELECT parts FROM parts WHERE page = ? AND mark = ?"
_BROKEN = (sqlite3.Error, OSError, zlib.error, ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What reading can raise that is not as it was written: that is as good as none."""
_DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class KeptParts:
    """Parts of pages: `begin_page` opens a page, `part` gives what it shows, `save` writes what is new.

    What is made of a page as a whole is asked for by `find` and kept by `keep`.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Without a file, nothing is kept."""
        self.file = file
        self._marks: Mapping[str, str] = {}
        self._known: Mapping[str, str] | None = None
        """What is kept of the page that is open; None until it is asked for."""
        self._used: dict[str, str] = {}
        self._news: dict[str, tuple[str, str, bytes]] = {}
        """Rows that are new, packed."""
        self._page = ""
        self._opened: sqlite3.Connection | None = None
        self.drawn = 0
        """Parts of pages whose state is known that were not kept, in this build."""

    def begin_build(self, marks: Mapping[str, str]) -> None:
        """Pages are drawn of `marks` now; empty where that is not known."""
        self._marks, self._page, self.drawn = marks, "", 0
        self._news.clear()
        self._close()

    def begin_page(self, page: str, stage: str) -> None:
        """What is asked for next is on this page, at one of the stages of its making."""
        self.end_page()
        self._page = self._row(page, stage)

    def part(self, key: str, draw: Callable[[], str]) -> str:
        """A part of the page, by a name that no other has there; `draw` makes it where it is not kept."""
        if self._known is None:
            self._known = self._read(self._page)
        html = self._known.get(key)
        if html is None:
            html = draw()
            self.drawn += bool(self._page)
        self._used[key] = html
        return html

    def end_page(self) -> None:
        """Pack what is new on the page."""
        if self._page and self._known is not None and self._used.keys() - self._known.keys():
            self._pack(self._page, self._used)
        self._page, self._known, self._used = "", None, {}

    def find(self, page: str, stage: str, key: str) -> str | None:
        """What is kept of a page at a stage under a key."""
        return self._read(self._row(page, stage)).get(key)

    def keep(self, page: str, stage: str, key: str, html: str) -> None:
        """Keep what was made of a page at a stage, in the place of what was."""
        if row := self._row(page, stage):
            self._pack(row, {key: html})

    def leave_page(self) -> None:
        """End the page; its parts are kept as those of something larger."""
        self._page, self._known, self._used = "", None, {}

    def save(self) -> None:
        """Write what is new, if it can be written, and drop pages that are gone; a kill leaves the old or the new."""
        self.end_page()
        self._close()
        if self.file is None or not self._news:
            return
        with suppress(*_BROKEN):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._write(self.file)
            except sqlite3.DatabaseError as fault:
                if fault.sqlite_errorcode in _DAMAGED:
                    self.file.unlink()  # else nothing would be kept until somebody deletes it
                    self._write(self.file)
            sweep(self.file.parent)
        self._news.clear()

    def _write(self, file: Path) -> None:
        with closing(sqlite3.connect(file, timeout=1)) as opened, opened:
            opened.execute(_TABLE)
            had = [page for (page,) in opened.execute("SELECT page FROM parts")]
            gone = [(page,) for page in had if page.rpartition(" ")[0] not in self._marks]
            opened.executemany("DELETE FROM parts WHERE page = ?", gone)
            opened.executemany("INSERT OR REPLACE INTO parts VALUES (?, ?, ?)", self._news.values())

    def _row(self, page: str, stage: str) -> str:
        """The key of what is kept of a page at a stage; empty where nothing can be."""
        return f"{page} {stage}" if self.file and self._marks.get(page) else ""

    def _pack(self, row: str, parts: Mapping[str, str]) -> None:
        packed = zlib.compress(json.dumps(parts).encode("ascii"), 1)
        self._news[row] = (row, self._marks[row.rpartition(" ")[0]], packed)

    def _read(self, row: str) -> Mapping[str, str]:
        """What is kept in a row, where it was drawn of the same."""
        if not row:
            return {}
        try:
            found = self._connected().execute(_WANTED, (row, self._marks[row.rpartition(" ")[0]])).fetchone()
            return {str(key): str(html) for key, html in json.loads(zlib.decompress(found[0])).items()}
        except _BROKEN:
            return {}

    def _connected(self) -> sqlite3.Connection:
        """The file, open for reading; one of `_BROKEN` where there is none."""
        if self._opened is None:
            assert self.file is not None
            os.utime(self.file)  # it is still of use
            self._opened = sqlite3.connect(f"{self.file.absolute().as_uri()}?mode=ro", uri=True, timeout=1)
        return self._opened

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None


def kept_in(before: KeptParts, vault: Path, urls: Mapping[str, str], marks: Marks) -> KeptParts:
    """What is kept of the pages of a vault, ready for a build whose pages are drawn of `marks` and have `urls`."""
    place = place_of_parts(user_folder(), vault)
    kept = before if before.file == place else KeptParts(place)
    around = digest(repr((program_mark(), sorted(urls.items()), marks.all)))
    kept.begin_build({path: f"{around} {one}" for path, one in marks.notes.items() if one})
    return kept


def digest(text: str) -> str:
    """The same for the same text only."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
