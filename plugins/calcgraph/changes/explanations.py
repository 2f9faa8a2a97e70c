"""Explain why values moved: the edits that affect each, in its unit."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.model import Unit
from calcgraph.changes.attribution import ALL_ORDERS, MOST_WORK, Attribution, attribute
from calcgraph.changes.differences import Explanation, Share
from calcgraph.changes.drawn import drawn
from calcgraph.changes.leaves import AppliedEdits, Leaves, relevant
from calcgraph.changes.mixture import Mixture
from calcgraph.groups import grouped

MOST_STEPS = 10_000_000
"""Operations of programs for all values together, five seconds: what comes later has all its edits as one."""
CLOSE = Fraction(1, 10**9)
"""The error, as a share of a change, up to which its parts count as adding up to it."""


BeforeAndAfter: TypeAlias = tuple[float, float, Unit] | None
"""A value before and after, in base units, with the unit of differences; None if it cannot be subtracted."""


def find_whys(leaves: Leaves, moved: Mapping[str, BeforeAndAfter]) -> dict[str, Explanation]:
    """Return the edits that explain each changed value, by key; if nothing can be subtracted, they are only named."""
    reached = relevant(leaves)
    found: dict[str, Explanation] = {}
    for key, ends in moved.items():
        edits = reached.get(key, frozenset())
        if edits and ends is None:
            found[key] = Explanation(tuple(_share(leaves, [one], None) for one in sorted(edits)))
        elif len(edits) == 1 and ends is not None:
            found[key] = Explanation((_share(leaves, edits, _in(ends[2], Fraction(ends[1]) - Fraction(ends[0]))),), 0.0)
    alike = grouped((reached[key], key) for key in moved if key in reached and key not in found)
    parts = _parts(leaves, alike, reached)
    for edits, keys in alike.items():
        found |= {key: _parted(leaves, parts.get(key), moved[key], edits) for key in keys}
    return found


def _parts(
    leaves: Leaves, alike: Mapping[AppliedEdits, Sequence[str]], reached: Mapping[str, AppliedEdits]
) -> dict[str, Attribution | None]:
    """Return the parts of values with few edits in all orders, while the budget lasts; of others in sampled orders."""
    found: dict[str, Attribution | None] = {}
    rest: dict[str, AppliedEdits] = {}
    left, budget = MOST_WORK, Budget({Work.ALL_STEPS: MOST_STEPS})
    for edits, keys in sorted(alike.items(), key=lambda one: len(one[0])):
        if len(edits) > ALL_ORDERS or left <= 0:
            rest |= dict.fromkeys(keys, edits)
            continue
        for some in (keys, *([key] for key in keys)):
            mixture = None if some[0] in found else _within(leaves, some, reached, budget, edits)
            if mixture is not None:
                left -= 2 ** len(edits) * len(mixture.reach(edits))
                found |= {key: attribute(partial(mixture.value, key), sorted(edits)) for key in some}
    if rest:
        found |= drawn(Mixture(leaves, rest, reached.keys(), budget), rest)
    return found


def _within(
    leaves: Leaves, keys: Sequence[str], reached: Mapping[str, AppliedEdits], budget: Budget, edits: AppliedEdits
) -> Mixture | None:
    """Return some values in all states; None if that exceeds the remaining budget."""
    before = budget.left(Work.ALL_STEPS)
    mixture = Mixture(leaves, keys, reached.keys(), budget)
    after = budget.left(Work.ALL_STEPS)
    return mixture if 2 ** len(edits) * (before - after) <= after else None


def _parted(leaves: Leaves, parts: Attribution | None, ends: BeforeAndAfter, edits: AppliedEdits) -> Explanation:
    """The parts as shares; one for all edits together where these do not lead from one value to the other."""
    assert ends is not None
    unit, change = ends[2], Fraction(ends[1]) - Fraction(ends[0])
    total = sum((share for _, share in parts.shares), Fraction(0)) if parts else None
    if parts is None or total is None or abs(total - change) > CLOSE * abs(change):
        return Explanation((_share(leaves, sorted(edits), _in(unit, change)),), 0.0)
    ranked = sorted(parts.shares, key=lambda part: -abs(part[1]))
    shares = (_share(leaves, sorted(group), _in(unit, part)) for group, part in ranked if part)
    return Explanation(tuple(shares), _in(unit, parts.interaction))


def _share(leaves: Leaves, group: Iterable[int], contribution: float | None) -> Share:
    edits = sorted(leaves.edits[one] for one in group)
    first = edits[0]
    return Share(first.path, first.line, ", ".join(dict.fromkeys(edit.what for edit in edits)), contribution)


def _in(unit: Unit, difference: Fraction) -> float:
    """A difference of values in base units, in a unit, to 15 digits: the start of its scale is in neither."""
    return float(f"{float(difference / unit.factor):.15g}")
