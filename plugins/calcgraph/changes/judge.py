"""Changes that a reviewer must look at: failures, and values that moved by more than the project allows."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from calcgraph.calc.model import Verdict
from calcgraph.changes.differences import Changes, LinkChange, ValueChange, VerdictChange
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.resolution import Status

FALLEN = frozenset({str(Verdict.FAILS), str(Verdict.STALE_DISPUTE)})
DEAD = frozenset({str(Status.UNRESOLVED), str(Status.BAD_FRAGMENT)})

_PERCENT = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)\s?%")


class Limit(NamedTuple):
    """A limit on the change of a value."""

    share: float
    """The allowed share of its value before."""
    name: str = ""
    """A quantity, `price` or `docs/cost.md#price`, or a tag of its note, `#pricing`; empty for all."""


class Judgement(Struct, frozen=True):
    """The failures, and the values that moved too far."""

    claims: tuple[VerdictChange, ...]
    """Claims and checks that fail and did not before."""
    links: tuple[LinkChange, ...]
    lost: tuple[ValueChange, ...]
    problems: tuple[Diagnostic, ...]
    over: tuple[ValueChange, ...]
    """Values that moved by more than their limit."""

    @property
    def is_clean(self) -> bool:
        """True if nothing broke and nothing is over its limit."""
        return not (self.claims or self.links or self.lost or self.problems or self.over)


def read_limit(text: str) -> Limit | None:
    """Return a limit as written, `5%`, `price=0.5%`, `#costs=10 %`; None if it is not a limit.

    >>> read_limit("#costs=10 %"), read_limit("price=x")
    (Limit(share=0.1, name='#costs'), None)
    """
    name, sign, percent = text.rpartition("=")
    found = _PERCENT.fullmatch(percent.strip())
    if found is None or (sign and not name.strip()) or "=" in name:
        return None
    return Limit(float(found[1]) / 100, name.strip())


def judge(changes: Changes, limits: Sequence[Limit] = ()) -> Judgement:
    """Return the failures, and the values over their limit; if several limits apply, the most specific one counts."""
    return Judgement(
        claims=tuple(one for one in changes.claims if one.after in FALLEN and one.before not in FALLEN),
        links=tuple(one for one in changes.links if one.after in DEAD and one.before not in DEAD),
        lost=tuple(one for one in changes.values if one.is_lost),
        problems=changes.problems,
        over=tuple(one for one in changes.values if _is_over(one, limits)),
    )


def _is_over(moved: ValueChange, limits: Iterable[Limit]) -> bool:
    if moved.before is None or moved.after is None:
        return False
    fitting = [(rank, limit) for limit in limits if (rank := _rank(moved, limit.name))]
    if not fitting:
        return False
    share = max(fitting, key=lambda one: (one[0], -one[1].share))[1].share
    change = moved.change
    return change is None or abs(change) > share


def _rank(moved: ValueChange, name: str) -> int:
    """Return the precision of a limit's name for a value: note and name, name, tag of its note, all; 0 if no match."""
    if not name:
        return 1
    if name.startswith("#"):
        tag = name[1:].casefold()
        return 2 * any(f"{one.casefold()}/".startswith(f"{tag}/") for one in moved.tags)
    note, sign, quantity = name.rpartition("#")
    if quantity != moved.name:
        return 0
    return (
        3 if not sign else 4 * (moved.note in (note, f"{note}.md") or moved.note.endswith((f"/{note}", f"/{note}.md")))
    )
