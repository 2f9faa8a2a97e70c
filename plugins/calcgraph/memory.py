"""Results of algebra, of the exact reference and of claims, each kept from run to run in the user's cache directory.

Like the cached results of `cache.py` it may be deleted at any time, and is never in the vault that it is about.
"""

import json
from collections.abc import Iterator, MutableMapping, Sequence
from pathlib import Path

from calcgraph.cache import program_mark
from calcgraph.sealing import BROKEN, read_kept, replace_kept

MOST = 50_000
"""The largest number of entries kept for one vault, the most recently used; five times the need of a large one."""

MOST_TEXT = 16_000_000
"""The most characters of them together."""


class Memory(MutableMapping[str, str]):
    """Answers by question, the last used at the end; the file is read at the first question and written by `save`."""

    def __init__(self, file: Path | None = None) -> None:
        """Start with the entries of a file; without a file, results last as long as this object."""
        self.file = file
        self._program = program_mark() if file else ""
        self._known: dict[str, str] | None = None
        self._has_news = False

    def __getitem__(self, question: str) -> str:
        """The answer; KeyError for a question that was never asked."""
        known = self._read()
        answer = known[question] = known.pop(question)
        return answer

    def __setitem__(self, question: str, answer: str) -> None:
        self._read()[question] = answer
        self._has_news = True

    def __delitem__(self, question: str) -> None:
        del self._read()[question]
        self._has_news = True

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._read()))

    def __len__(self) -> int:
        return len(self._read())

    def __contains__(self, question: object) -> bool:
        return question in self._read()

    def save(self) -> None:
        """Write the file, if there is anything new and it can be written."""
        if self.file is None or not self._has_news:
            return
        known = dict(_last(tuple(self._read().items())[-MOST:]))
        replace_kept(self.file, json.dumps({"program": self._program, "known": known}).encode("ascii"))
        self._has_news = False

    def _read(self) -> dict[str, str]:
        if self._known is None:
            self._known = _entries_of(self.file, self._program) if self.file else {}
        return self._known


def _last(entries: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Return the last entries that are not too long together."""
    rest, at = MOST_TEXT, len(entries)
    while at and (rest := rest - sum(map(len, entries[at - 1]))) >= 0:
        at -= 1
    return entries[at:]


def _entries_of(file: Path, program: str) -> dict[str, str]:
    """Return the entries of a file; empty if it is broken, or of another version of this program or its libraries."""
    try:
        content = json.loads(read_kept(file))
        if content["program"] != program:
            return {}
        return {str(question): str(answer) for question, answer in content["known"].items()}
    except BROKEN:
        return {}
