"""A change as a comment on a pull request: the verdict, the largest moves, the rest folded away.

No text of a note becomes markup there, a mention, a link or a formula: texts are code spans, and one with a character
that could end such a span is written with numeric references for all its characters, inside `<code>`.
"""

import posixpath
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias
from urllib.parse import quote

from calcgraph.changes.differences import InputChange, LinkChange, ValueChange, VerdictChange
from calcgraph.changes.judge import DEAD, FALLEN
from calcgraph.diagnostics import Diagnostic
from calcgraph.render.changes.words import (
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
from calcgraph.render.reports.text import printable

MARK = "<!-- calcgraph diff -->"
"""By which a workflow finds its comment again."""
FIRST = 10
"""Rows of a table that are not folded away."""
FOLDED = (200, 50, 10, 0)
"""The number of rows in a fold, fewer if the comment would be too long."""
LONGEST = 60_000
"""Characters; GitHub takes 65,536."""
WIDEST = 80
"""Characters of a text of a note."""
MOST_SHARES = 3

At: TypeAlias = Callable[[str, int], str]
"""Writes the place of a line."""


def changes_markdown(summary: Summary) -> str:
    """The comment; only the verdict where there is nothing else to say."""
    for folded in FOLDED:
        text = _comment(summary, folded)
        if len(text) <= LONGEST:
            break
    return text


def code(text: str) -> str:
    """Return a text as it is, whatever characters it contains.

    >>> code("@all <b>"), code("a | b")
    ('`@all <b>`', '<code>a &#124; b</code>')
    """
    plain = printable(text)
    plain = plain if len(plain) <= WIDEST else f"{plain[:WIDEST]}…"
    if plain.strip() == plain and plain and not ENDING.intersection(plain):
        return f"`{plain}`"
    return f"<code>{''.join(map(_sign, plain))}</code>" if plain.strip() else ""


ENDING = frozenset("`|$\\")
"""Signs that may end a code span: of a cell, and where a host looks for formulas."""
_FIGURE = re.compile(r"[^\W_](?:[^\W_]|[ .,/%−–°+()-])*")
"""A number with its unit in which nothing is markup."""


def _sign(char: str) -> str:
    return char if char == " " or char.isalnum() or ord(char) > _ASCII else f"&#{ord(char)};"


_ASCII = 127


def _comment(summary: Summary, folded: int) -> str:
    changes, found, at = summary.changes, summary.judgement, partial(_at, summary)
    came = [one for one in changes.values if one.before is None]
    went = [one for one in changes.values if one.after is None]
    turned = [one for one in changes.claims if one.before and one.after and one not in found.claims]
    led = [one for one in changes.links if ((one.before and one.after) or one.after in DEAD) and one not in found.links]
    over = {id(one) for one in found.over}
    moved = sorted(results(changes.values), key=lambda one: id(one) not in over)
    parts = [
        f"{MARK}\n**{verdict(summary)}** ({code(summary.base)} → {code(summary.head)})",
        *_beside(summary),
        _broke(at, summary, folded),
        _table(at, moved, over, folded),
        _folded("edited place", [_edit(at, one) for one in changes.edits], folded, "edited"),
        _folded("value", [_end(at, one) for one in came], folded, "came"),
        _folded("value", [_end(at, one) for one in went], folded, "went"),
        _folded("claim", [_turned(at, one) for one in turned], folded, "with another verdict"),
        _folded("link", [_led(at, one) for one in led], folded, "that go to a different page"),
        _folded("note", _notes(summary), folded, "came, went or renamed"),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _beside(summary: Summary) -> Iterable[str]:
    if summary.unread:
        yield f"{code(summary.base)} cannot be read, so everything counts as new: {code(summary.unread[0].message)}"
    if summary.left_out:
        yield f"Separate repositories, not compared: {', '.join(map(code, summary.left_out))}"


def _broke(at: At, summary: Summary, folded: int) -> str:
    found = summary.judgement
    rows = [_turned(at, one) for one in found.claims] + [_led(at, one) for one in found.links]
    rows += [_lost(at, one) for one in found.lost] + [_error(at, one) for one in found.problems]
    first = "\n".join(f"- {row}" for row in rows[:FIRST])
    rest = _folded("more", rows[FIRST:], folded, "")
    return "\n\n".join(part for part in (first and f"What broke:\n\n{first}", rest) if part)


def _table(at: At, moved: Sequence[ValueChange], over: set[int], folded: int) -> str:
    """Return the table of changed values, those over their limit first."""
    if not moved:
        return ""
    first = _rows(at, moved[:FIRST], over)
    more = len(moved) - FIRST
    if more <= 0 or not folded:
        return first + (f"\n\nand {counted(more, 'value')} more" if more > 0 else "")
    left = f"\n\nand {counted(more - folded, 'value')} more" if more > folded else ""
    return (
        f"{first}\n\n{_fold(counted(more, 'value') + ' more', _rows(at, moved[FIRST : FIRST + folded], over) + left)}"
    )


def _rows(at: At, moved: Iterable[ValueChange], over: set[int]) -> str:
    head = "| value | was | is | change | because of |\n|---|---:|---:|---:|---|"
    return "\n".join([head, *(_row(at, one, is_over=id(one) in over) for one in moved)])


def _row(at: At, one: ValueChange, *, is_over: bool) -> str:
    before, after = (_figure(one, text) for text in from_to(one))
    limit = " **over the limit**" if is_over else ""
    cells = (
        f"{code(named(one))}<br>{at(one.note, one.line)}",
        before,
        after,
        relative(one).replace(" ", "\u00a0") + limit,
        _why(one),
    )
    return f"| {' | '.join(cells)} |"


def _figure(one: ValueChange, text: str) -> str:
    """A number and its unit as they are; the name of a row is a text like any other."""
    is_number = all(spot and isinstance(spot.figure, float) for spot in (one.before, one.after))
    return text if is_number and _FIGURE.fullmatch(text.lstrip("-−")) else code(text)


def _why(one: ValueChange) -> str:
    """The edits without their places, which are in the list of all edits."""
    return ", ".join(reasons(one, lambda share: code(share_text(share)), MOST_SHARES))


def _folded(name: str, rows: Sequence[str], folded: int, what: str) -> str:
    if not rows:
        return ""
    title = f"{len(rows):,} more" if name == "more" else f"{counted(len(rows), name)} {what}".strip()
    title = title.replace("edited places edited", "edited places").replace("edited place edited", "edited place")
    shown = [f"- {row}" for row in rows[:folded]]
    shown += [f"- and {len(rows) - folded:,} more"] if folded and len(rows) > folded else []
    return _fold(title, "\n".join(shown)) if shown else title


def _fold(title: str, text: str) -> str:
    return f"<details><summary>{title}</summary>\n\n{text}\n\n</details>"


def _at(summary: Summary, path: str, line: int) -> str:
    """A place as a link to the line of its file, in the repository."""
    file = posixpath.normpath(summary.folder + path)
    return f"[{code(place(path, line))}]({summary.files}{quote(file)}#L{line})"


def _edit(at: At, one: InputChange) -> str:
    said = f": {code(one.before)} → {code(one.after)}" if one.before or one.after else ""
    return f"{code(one.what)} {at(one.path, one.line)}{said}; {moves(one)}"


def _end(at: At, one: ValueChange) -> str:
    before, after = from_to(one)
    return f"{code(one.name)} {at(one.note, one.line)}: {code(after or before)}"


def _lost(at: At, one: ValueChange) -> str:
    before, _ = from_to(one)
    return f"{code(one.name)} {at(one.note, one.line)} was {code(before)} and has no value: {code(one.problem)}"


def _turned(at: At, one: VerdictChange) -> str:
    if one.after in FALLEN and one.explanation:
        return f"{at(one.note, one.line)} {code(one.explanation)}"  # which begins with the text
    why = f": {code(one.explanation)}" if one.explanation else ""
    return f"{code(one.text)} {at(one.note, one.line)} {one.before or 'new'} → {one.after or 'gone'}{why}"


def _led(at: At, one: LinkChange) -> str:
    is_alike = one.before == one.after
    before = code(one.target_before) if is_alike else one.before or "new"
    after = code(one.target_after) if is_alike else one.after or "gone"
    return f"{code(one.text)} {at(one.note, one.line)} {before} → {after}"


def _error(at: At, one: Diagnostic) -> str:
    return f"{at(one.path, one.span.line)} {one.code}: {code(one.message)}"


def _notes(summary: Summary) -> list[str]:
    notes = summary.changes.notes
    rows = [f"{code(old)} → {code(new)}" for old, new in (*notes.renamed, *summary.changes.names)]
    return rows + [f"came {code(path)}" for path in notes.added] + [f"went {code(path)}" for path in notes.removed]
