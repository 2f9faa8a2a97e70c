"""A change for a person at a terminal."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from calcgraph.changes.differences import InputChange, LinkChange, ValueChange, VerdictChange
from calcgraph.changes.judge import DEAD
from calcgraph.render.changes.words import (
    SAME,
    Summary,
    counted,
    from_to,
    moves,
    named,
    place,
    reasons,
    relative,
    results,
    share_text,
    verdict,
)
from calcgraph.render.reports.text import one_line, printable

T = TypeVar("T")
MOST = 40
"""Rows of a part; `--format json` has all."""
MOST_SHARES = 4


def changes_text(summary: Summary) -> str:
    """The parts that have something to say, the verdict last."""
    lines = [
        f"{_named(summary.base, summary.commits[0])} → {_named(summary.head, summary.commits[1])}",
        *_beside(summary),
    ]
    for title, part in _parts(summary):
        lines += ["", title, *part]
    return "".join(f"{printable(line)}\n" for line in (*lines, "", verdict(summary)))


def _named(name: str, commit: str) -> str:
    return f"{name} ({commit[:10]})" if commit and not commit.startswith(name) else name


def _beside(summary: Summary) -> Iterator[str]:
    for one in summary.unread:
        yield f"{summary.base} cannot be read, so everything counts as new: {one_line(one)}"
    if summary.errors_before and not summary.unread:
        yield f"{summary.base} itself has {counted(summary.errors_before, 'error')}"
    for folder in summary.left_out:
        yield f"{folder} is a separate repository and was not compared"


def _parts(summary: Summary) -> Iterator[tuple[str, list[str]]]:
    changes, found = summary.changes, summary.judgement
    changed = results(changes.values)
    moved = [one for one in changed if not one.is_same]
    over = {id(one) for one in found.over}
    rows: list[tuple[str, list[str]]] = [
        ("edited", _some(changes.edits, _edit)),
        ("moved", _some(moved, lambda one: f"{_moved(one)}{' OVER THE LIMIT' if id(one) in over else ''}")),
        (SAME, _some([one for one in changed if one.is_same], _moved)),
        ("broke", _some([*map(_turned, found.claims), *map(_led, found.links), *map(_lost, found.lost)], str)),
        ("errors", _some(found.problems, one_line)),
        ("came", _some([one for one in changes.values if one.before is None], _end)),
        ("went", _some([one for one in changes.values if one.after is None], _end)),
        ("claims", _some([one for one in changes.claims if _is_compared(one) and one not in found.claims], _turned)),
        ("links", _some([one for one in changes.links if _is_turned(one) and one not in found.links], _led)),
        ("notes", _notes(summary)),
    ]
    yield from ((title, [f"  {line}" for line in part]) for title, part in rows if part)


def _some(rows: Sequence[T], line_of: Callable[[T], str]) -> list[str]:
    more = [f"and {len(rows) - MOST} more"] if len(rows) > MOST else []
    return [*map(line_of, rows[:MOST]), *more]


def _is_compared(one: VerdictChange) -> bool:
    return bool(one.before and one.after)


def _is_turned(one: LinkChange) -> bool:
    return bool(one.before and one.after) or one.after in DEAD


def _edit(one: InputChange) -> str:
    said = f": {one.before} → {one.after}" if one.before or one.after else ""
    return f"{place(one.path, one.line)} {one.what}{said}; {moves(one)}"


def _moved(one: ValueChange) -> str:
    before, after = from_to(one)
    share = f" ({relative(one)})" if relative(one) else ""
    return f"{place(one.note, one.line)} {named(one)}: {before} → {after}{share}{_why(one)}"


def _why(one: ValueChange) -> str:
    """`: rent −1.02 (docs/cost.md:21), batch −0.19 (docs/cost.md:14)`."""
    said = reasons(one, lambda share: f"{share_text(share)} ({place(share.path, share.line)})", MOST_SHARES)
    return f": {', '.join(said)}" if said else ""


def _lost(one: ValueChange) -> str:
    before, _ = from_to(one)
    return f"{place(one.note, one.line)} {one.name}: {before} → no value; {one.problem or 'it cannot be computed'}"


def _end(one: ValueChange) -> str:
    before, after = from_to(one)
    return f"{place(one.note, one.line)} {one.name} = {after or before}"


def _turned(one: VerdictChange) -> str:
    why = f"; {one.explanation}" if one.explanation else ""
    return f"{place(one.note, one.line)} {one.text}: {one.before or 'new'} → {one.after or 'gone'}{why}"


def _led(one: LinkChange) -> str:
    before = one.target_before if one.before == one.after else one.before or "new"
    after = one.target_after if one.before == one.after else one.after or "gone"
    return f"{place(one.note, one.line)} {one.text}: {before} → {after}"


def _notes(summary: Summary) -> list[str]:
    notes = summary.changes.notes
    rows = [f"{old} → {new}" for old, new in notes.renamed]
    rows += [f"{old} → {new}" for old, new in summary.changes.names]
    rows += [f"came {path}" for path in notes.added] + [f"went {path}" for path in notes.removed]
    return _some(rows, str)
