"""HTML of previously rendered pages, cached in the user's cache folder by its inputs.

The cached parts of a page are used only while everything that the page may show is unchanged (`project.pages`), as
are the program, the configuration and all addresses. Like the cached results of `cache.py`, the file can be deleted at
any time, and is never inside the vault that it is about.
"""

import json
import zlib
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path

from msgspec import msgpack

from calcgraph.cache import place_of_parts, program_mark, sweep
from calcgraph.project.pages import Marks
from calcgraph.sealing import BROKEN, read_kept, replace_kept, user_folder

SHELVES = 16
"""Files that the rows are divided among, so that an edit rewrites little."""
LARGEST = 64 * 1024 * 1024
"""Limit of the bytes kept in one row; a page of the host's has a hundredth."""
_BROKEN = (*BROKEN, zlib.error)
"""The errors of reading a damaged file, which counts as missing."""
Shelf = dict[str, tuple[str, bytes]]
"""Rows of one file by page and stage: what each was drawn of, and its parts, packed."""


class KeptParts:
    """Parts of pages: `begin_page` opens a page, `part` returns its content, `save` writes the new parts.

    Results for a whole page are looked up with `find` and stored with `keep`.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Without a file, nothing is kept."""
        self.file = file
        self._marks: Mapping[str, str] = {}
        self._known: Mapping[str, str] | None = None
        """The cached parts of the open page; None until they are requested."""
        self._used: dict[str, str] = {}
        self._news: Shelf = {}
        """Rows that are new, packed."""
        self._page = ""
        self._saved: frozenset[str] | None = None
        """The pages of the last build that was saved."""
        self._shelves: dict[int, Shelf] = {}
        """The files that were read."""
        self.drawn = 0
        """Parts of pages whose state is known that were not kept, in this build."""

    def begin_build(self, marks: Mapping[str, str]) -> None:
        """Pages are drawn of `marks` now; empty where that is not known."""
        self._marks, self._page, self.drawn = marks, "", 0
        self._news.clear()
        self._shelves.clear()

    def begin_page(self, page: str, stage: str) -> None:
        """Start a page, at one of the stages of its making: the next requests are for it."""
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
        """Pack the new parts of the page."""
        if self._page and self._known is not None and self._used.keys() - self._known.keys():
            self._pack(self._page, self._used)
        self._page, self._known, self._used = "", None, {}

    def find(self, page: str, stage: str, key: str) -> str | None:
        """Return the part cached for a page at a stage under a key."""
        return self._read(self._row(page, stage)).get(key)

    def keep(self, page: str, stage: str, key: str, html: str) -> None:
        """Store the result for a page at a stage, in place of the previous one."""
        if row := self._row(page, stage):
            self._pack(row, {key: html})

    def leave_page(self) -> None:
        """End the page; its parts are kept as those of something larger."""
        self._page, self._known, self._used = "", None, {}

    def save(self) -> None:
        """Write the new parts, if possible, and drop deleted pages; if killed, the file is the old or the new one."""
        self.end_page()
        news: dict[int, Shelf] = {}
        for row, kept in self._news.items():
            news.setdefault(_shelf_of(row), {})[row] = kept
        self._news.clear()
        if self.file is None or not news:
            return
        pages = frozenset(self._marks)
        for number in range(SHELVES) if pages != self._saved else news:  # in a server nearly always the second
            before = self._shelf(number)
            stays = {row: kept for row, kept in before.items() if row.rpartition(" ")[0] in self._marks}
            now = stays | news.get(number, {})
            if now != before:
                replace_kept(self._place(number), msgpack.encode(now))
        self._saved = pages
        self._shelves.clear()
        sweep(self.file.parent)

    def _row(self, page: str, stage: str) -> str:
        """Return the key of the result for a page at a stage; empty if nothing can be stored."""
        return f"{page} {stage}" if self.file and self._marks.get(page) else ""

    def _pack(self, row: str, parts: Mapping[str, str]) -> None:
        packed = zlib.compress(json.dumps(parts).encode("ascii"), 1)
        self._news[row] = self._marks[row.rpartition(" ")[0]], packed

    def _read(self, row: str) -> Mapping[str, str]:
        """Return the cached parts in a row, if they were rendered from the same state."""
        mark, packed = self._shelf(_shelf_of(row)).get(row, ("", b"")) if row else ("", b"")
        if not packed or mark != self._marks[row.rpartition(" ")[0]]:
            return {}
        try:
            return {str(key): str(html) for key, html in json.loads(_unpacked(packed)).items()}
        except _BROKEN:
            return {}

    def _shelf(self, number: int) -> Shelf:
        """Return the rows of a file; empty if the file is missing, or differs from the one that this user wrote."""
        if number not in self._shelves:
            try:
                self._shelves[number] = msgpack.decode(read_kept(self._place(number)), type=Shelf)
            except _BROKEN:
                self._shelves[number] = {}
        return self._shelves[number]

    def _place(self, number: int) -> Path:
        assert self.file is not None
        return self.file.with_name(f"{self.file.stem}-{number:x}.parts")


def _shelf_of(row: str) -> int:
    """Return the number of the cache file that holds a page; all stages of the page are in the same file."""
    page = row.rpartition(" ")[0]
    return blake2b(page.encode("utf-8", "surrogatepass"), digest_size=1).digest()[0] % SHELVES


def _unpacked(packed: bytes) -> bytes:
    """Return a text that was packed; ValueError if it has no end."""
    unpacking = zlib.decompressobj()
    text = unpacking.decompress(packed, LARGEST)
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise ValueError(LARGEST)
    return text


def kept_in(before: KeptParts, vault: Path, urls: Mapping[str, str], marks: Marks) -> KeptParts:
    """Return the cached parts of a vault's pages, for a build in which pages have these `marks` and `urls`."""
    place = place_of_parts(user_folder(), vault)
    kept = before if before.file == place else KeptParts(place)
    around = digest(repr((program_mark(), sorted(urls.items()), marks.all)))
    kept.begin_build({path: f"{around} {one}" for path, one in marks.notes.items() if one})
    return kept


def digest(text: str) -> str:
    """The same for the same text only."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
