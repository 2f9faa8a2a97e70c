"""The words of a change, the same in every form."""

from collections.abc import Callable, Iterable
from math import isfinite
from pathlib import Path

from msgspec import Struct

from calcgraph.calc.units.display import format_number, join_unit
from calcgraph.changes.differences import Changes, InputChange, LinkChange, Share, ValueChange, VerdictChange
from calcgraph.changes.judge import DEAD, FALLEN, Judgement
from calcgraph.diagnostics import Diagnostic

MOST_DIGITS = 12
DIGITS = 3


class Summary(Struct, frozen=True):
    """A change with its report."""

    base: str
    """The base of the comparison, as it was named: `main`, `old/`."""
    head: str
    changes: Changes
    judgement: Judgement
    commits: tuple[str, str] = ("", "")
    """Names of the commits; empty for a folder."""
    unread: tuple[Diagnostic, ...] = ()
    """The reasons why the base cannot be read, if it cannot: then everything counts as new."""
    errors_before: int = 0
    """Errors of the base."""
    left_out: tuple[str, ...] = ()
    """Folders of other repositories, which are not compared."""
    folder: str = ""
    """The location of the project, seen from the folder in which the command was started: `notes/`."""
    top: Path = Path()
    """The folder of the project after the change."""
    files: str = ""
    """The address of the repository's files after the change; empty if it is not known."""


def verdict(summary: Summary) -> str:
    """The line that is always there: `1 claim and 2 links broke; 12 values moved`."""
    found, changes = summary.judgement, summary.changes
    broke = _listed(
        (len(found.claims), "claim"),
        (len(found.links), "link"),
        (len(found.lost), "value"),
        (len(found.problems), "other place"),
    )
    parts = [f"{broke} broke"] if broke else []
    parts += [f"{counted(len(found.over), 'value')} moved over the limit"] if found.over else []
    again = _listed((fixed(changes.claims), "claim"), (fixed(changes.links), "link"))
    parts += [f"{again} hold{'' if 's' in again else 's'} again"] if again else []
    parts += [_quiet(changes)] if _quiet(changes) else []
    if not parts and changes.edits:  # cells of computed columns may differ, which are not compared
        return f"{counted(len(changes.edits), 'input')} changed, no value of a sheet moved"
    return "; ".join(parts) if parts else "no changes: every value, claim, link and note is the same"


def fixed(rows: Iterable[VerdictChange | LinkChange]) -> int:
    """Return the number of rows that are valid again."""
    return sum(one.before in (*FALLEN, *DEAD) and one.after not in (*FALLEN, *DEAD, None) for one in rows)


def _quiet(changes: Changes) -> str:
    differing = [one for one in changes.values if one.before and one.after and not one.is_lost]
    same = sum(one.is_same for one in differing)
    came = sum(one.before is None for one in changes.values)
    went = sum(one.after is None for one in changes.values)
    notes = changes.notes
    said = _run_of("value", ((len(differing) - same, "moved"), (came, "came"), (went, "went"), (same, SAME)))
    ways = (len(notes.added), "came"), (len(notes.removed), "went"), (len(notes.renamed), "renamed")
    said += _run_of("note", ways)
    said += _run_of("quantity", ((len(changes.names), "renamed or moved to another note"),))
    if not said and (rows := len(changes.claims) + len(changes.links)):
        listed = _listed((len(changes.claims), "claim"), (len(changes.links), "link"))
        said = [f"{listed} {'differs' if rows == 1 else 'differ'}, no value moved"]
    return ", ".join(said)


SAME = "in another unit"
"""A value that is the same, and is written otherwise."""


def _run_of(name: str, counts: Iterable[tuple[int, str]]) -> list[str]:
    """Return `3 values moved`, `2 came`: only the first part repeats the noun."""
    found = [(number, verb) for number, verb in counts if number]
    first = [f"{counted(number, name)} {verb}" for number, verb in found[:1]]
    return [*first, *(f"{number:,} {verb}" for number, verb in found[1:])]


def moves(edit: InputChange) -> str:
    """Return `12 values moved`: the effect of an edit in addition to its own text."""
    return f"{counted(edit.moves, 'value')} moved" if edit.moves else "no other value of a sheet moved"


def counted(number: int, name: str) -> str:
    """`1 value`, `12 values`."""
    plural = f"{name[:-1]}ies" if name.endswith("ty") else f"{name}s"
    return f"{number:,} {name if number == 1 else plural}"


def _listed(*counts: tuple[int, str]) -> str:
    said = [counted(number, name) for number, name in counts if number]
    return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def from_to(moved: ValueChange) -> tuple[str, str]:
    """Return both values as shown, with enough digits to distinguish them."""
    before, after = (spot.text if spot and spot.text else "no value" for spot in (moved.before, moved.after))
    if not (moved.before and moved.after):
        return ("", after) if moved.after else (before, "")
    if before == after and isinstance(moved.converted, float) and isinstance(moved.after.figure, float):
        for digits in range(DIGITS + 1, MOST_DIGITS + 1):
            pair = [format_number(figure, digits) for figure in (moved.converted, moved.after.figure)]
            if pair[0] != pair[1]:
                return join_unit(pair[0], moved.after.unit), join_unit(pair[1], moved.after.unit)
    unit = moved.after.unit
    if unit and unit == moved.before.unit and before.endswith(f" {unit}"):
        before = before.removesuffix(f" {unit}")
    return before, after


def named(moved: ValueChange) -> str:
    """`rent (was price)`."""
    return f"{moved.name} (was {moved.was})" if moved.was else moved.name


def relative(moved: ValueChange) -> str:
    """`−33.4 %`, `× 2,000`; empty where there is no ratio, or one that says little."""
    change, ratio = moved.change, moved.ratio
    if change is None or not isfinite(change) or change == 0 or (ratio is not None and ratio < 0):
        return ""
    if ratio is not None and ratio > TIMES:
        return f"× {format_number(ratio)}"
    return f"{signed(change * 100)} %"


TIMES = 10
"""From here on a ratio says more than per cent."""


def signed(number: float) -> str:
    """`+1.02`, `−0.19`."""
    figure = format_number(abs(number))
    return f"−{figure}" if number < 0 else f"+{figure}"


def shares_of(moved: ValueChange) -> tuple[Share, ...]:
    """Return the edits that caused a value, its own as `its formula`; empty if only its own number was edited."""
    own = moved.note, moved.line, moved.name
    shares = moved.why.shares
    if moved.is_edited and all(share[:3] == own for share in shares):
        return ()
    return tuple(share._replace(what=OWN) if share[:3] == own else share for share in shares)


OWN = "its formula"
"""The edit of a value's own line."""


def share_text(share: Share) -> str:
    """`rent_high −1.02`."""
    return share.what if share.contribution is None else f"{share.what} {signed(share.contribution)}"


def reasons(moved: ValueChange, said: Callable[[Share], str] = share_text, most: int | None = None) -> list[str]:
    """Return the edits that caused a value, in words by `said`, the largest first, and the remainder of several."""
    if moved.is_same:
        return ["the same value"]
    shares = shares_of(moved)
    found = [said(share) for share in shares[:most]]
    found += [f"{len(shares) - len(found)} more"] if len(shares) > len(found) else []
    return [*found, *filter(None, [interaction(moved)])]


def interaction(moved: ValueChange) -> str:
    """Return the part of a change that no single edit explains; empty if it is negligible."""
    why, figure = moved.why, moved.after.figure if moved.after else None
    if not why.interaction or len(why.shares) < 2 or not isinstance(figure, float) or moved.converted is None:
        return ""
    change = abs(figure - moved.converted)
    return f"{signed(why.interaction)} of it only together" if abs(why.interaction) > SLIGHT * change else ""


SLIGHT = 0.005
"""The share of a change that is not worth mentioning."""


def results(values: Iterable[ValueChange]) -> list[ValueChange]:
    """Return the values that changed without being edited: the edits themselves are listed as edits."""
    return [one for one in values if one.before and one.after and not one.is_edited and not one.is_lost]


def place(path: str, line: int) -> str:
    """`docs/notes/cost.md:21`."""
    return f"{path}:{line}"
