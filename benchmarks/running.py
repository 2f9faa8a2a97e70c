"""What a process that runs needs after an edit: the problems of a vault and the values of the note."""

import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from figures import Row
from make_vault import make_vault

from calcgraph.project import given, read_project
from calcgraph.project.problems import all_problems
from calcgraph.project.read import at_work
from calcgraph.project.values import values_of
from calcgraph.queries.memo import Memo
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.collector import collector_paused

NOTES, TIMES = 1_000, 9
NOTE = NoteId("topic-05/note-00005.md")
EDITS = {
    "a sentence": ("## Numbers", "One more.\n\n## Numbers", 10),
    "a formula": ("base * ", "2 * base * ", 30),
    "a link": ("## Numbers", "See [[note-00100]].\n\n## Numbers", 50),
}
"""What is written in the place of what, and the milliseconds asked for."""


def running_rows(folder: Path) -> Iterator[Row]:
    """The rows of the table."""
    make_vault(folder, NOTES, formulas=9)
    texts = {NoteId(file.relative_to(folder).as_posix()): file.read_text("utf-8") for file in folder.rglob("*.md")}
    memo = Memo()
    with collector_paused():
        sources = [SourceFile(path, texts[path]) for path in sorted(texts)]
        read_project(sources, (), lambda _: None, Settings(), memo=memo, memory={})
        for what, (old, new, most) in EDITS.items():
            edited = texts[NOTE].replace(old, new, 1)
            assert edited != texts[NOTE]
            spent = [_spent(memo, (edited, texts[NOTE])[turn % 2]) for turn in range(TIMES)]
            taken = statistics.median(spent) * 1000
            row = f"a process that runs: problems and values after {what}"
            yield Row(row, f"{taken:.0f} ms CPU", f"{most} ms", taken <= most)


def _spent(memo: Memo, text: str) -> float:
    """Seconds of the processor until everything is known again that a text changes."""
    start = time.process_time()
    memo.set(given.source, SourceFile(NOTE, text), NOTE)
    with at_work(memo, {}, Settings()):
        memo.ask(all_problems)
        values_of(memo.ask, NOTE)
    return time.process_time() - start
