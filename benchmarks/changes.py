"""What `calcgraph diff` costs: two revisions of a large vault, and the edits behind one value."""

import math
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from figures import Row
from make_vault import make_vault, note_name
from measure import middle, program, run

from calcgraph.changes.compare import compare
from calcgraph.project import Project, read_project
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

NOTES, CHANGED = 1_000, 10
"""Notes, and those in which the revisions differ."""
EDITS = 6


def change_rows(folder: Path) -> Iterator[Row]:
    """The rows of comparisons."""
    yield from _revisions(folder / "changed")
    yield from _one_value()


def _revisions(vault: Path) -> Iterator[Row]:
    """Each edit moves all ten values of its note."""
    make_vault(vault, NOTES, formulas=9)
    _commit(vault, "init")
    for number in range(0, NOTES, NOTES // CHANGED):
        note = vault / f"{note_name(number)}.md"
        note.write_text(note.read_text("utf-8").replace("base = ", "base = 1"), encoding="utf-8")
    _commit(vault)
    check = [program("calcgraph"), "check", str(vault), "--no-reference", "--no-cache"]
    diff = [program("calcgraph"), "diff", "HEAD~1", "HEAD", "--in", str(vault), "--no-cache"]
    cold = middle(3, lambda: run(check, vault))
    both = middle(3, lambda: run(diff, vault))
    if f"{10 * CHANGED} values moved" not in both.output:
        raise RuntimeError(both.output)
    share = both.cpu / cold.cpu
    what = f"diff of two revisions that differ in {CHANGED} notes, {NOTES:,} notes and {NOTES * 10:,} quantities"
    yield Row(what, f"{share:.2f} × a cold check", "1.5 ×", share <= 1.5)


def _commit(vault: Path, *first: str) -> None:
    who = ("-c", "user.name=N", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false")
    for words in ((*first, "-q"),) if first else ():
        subprocess.run(["git", "-C", vault, *words], check=True)
    subprocess.run(["git", "-C", vault, "add", "-A"], check=True)
    subprocess.run(["git", "-C", vault, *who, "commit", "-q", "-m", "a revision"], check=True)


def _one_value() -> Iterator[Row]:
    """Six parameters and formulas behind one value, five formulas away."""
    base, head = _sheet(2), _sheet(3)
    changes, spent = compare(base, head), math.inf
    for _ in range(20):
        start = time.process_time()
        changes = compare(base, head)
        spent = min(spent, time.process_time() - start)
    (moved,) = (one for one in changes.values if one.name == "last")
    assert moved.after is not None
    assert isinstance(moved.after.figure, float)
    assert moved.converted is not None
    shares = [share.contribution or 0.0 for share in moved.why.shares]
    if len(shares) != EDITS or not math.isclose(math.fsum(shares), moved.after.figure - moved.converted, rel_tol=1e-9):
        raise RuntimeError(f"{shares} are not the change")
    name = f"the edits behind a value, {EDITS} of them in all orders, with the comparison round it"
    yield Row(name, f"{spent * 1000:.1f} ms CPU", "50 ms", spent <= 0.05)


def _sheet(number: int) -> Project:
    leaves = [f"p{at} = {number + at}" for at in range(EDITS)]
    steps = [f"s{at} = s{at - 1} * p{at} + {at}" for at in range(1, EDITS)]
    lines = [*leaves, "s0 = p0 + 1", *steps, f"last = sqrt(s{EDITS - 1}) * p0"]
    text = "# S\n\n```calc\n" + "\n".join(lines) + "\n```\n"
    settings = Settings(values=ValueSettings(reference=False))
    return read_project([SourceFile(NoteId("s.md"), text)], (), lambda _: None, settings)
