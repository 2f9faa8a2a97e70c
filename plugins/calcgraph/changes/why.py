"""Why values moved: the edits behind each, in its unit."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction

from calcgraph.calc.model import Unit
from calcgraph.changes.attribution import Parts, attribute
from calcgraph.changes.leaves import Chosen, Leaves, relevant
from calcgraph.changes.mixture import Mixture
from calcgraph.changes.model import Share, Why

CLOSE = Fraction(1, 10**9)
"""Of a change, what parts may be off by before they are not taken for its parts."""


def find_whys(leaves: Leaves, moved: Mapping[str, tuple[float, float, Unit] | None]) -> dict[str, Why]:
    """The edits behind each value that moved, by key.

    `moved` has what it was and is, in base units, with the unit to tell it in; None where these cannot be subtracted:
    then the edits are only named.
    """
    reached = relevant(leaves)
    alike: dict[Chosen, list[str]] = defaultdict(list)
    for key in moved:
        alike[reached.get(key, frozenset())].append(key)
    found: dict[str, Why] = {}
    for edits, keys in alike.items():
        if edits:
            mixture = Mixture(leaves, keys, reached.keys())
            found |= {key: _why(leaves, mixture, key, moved[key], edits) for key in keys}
    return found


def _why(leaves: Leaves, mixture: Mixture, key: str, ends: tuple[float, float, Unit] | None, edits: Chosen) -> Why:
    if ends is None:
        return Why(tuple(_share(leaves, [one], None) for one in sorted(edits)))
    before, after, unit = ends
    change = Fraction(after) - Fraction(before)
    if len(edits) == 1:
        return Why((_share(leaves, edits, _in(unit, change)),), 0.0)
    parts = attribute(lambda chosen: mixture.value(key, chosen), sorted(edits), mixture.cost)
    return _parted(leaves, parts, change, unit, edits)


def _parted(leaves: Leaves, parts: Parts | None, change: Fraction, unit: Unit, edits: Chosen) -> Why:
    """The parts as shares; one for all edits together where these do not lead from one value to the other."""
    total = sum((share for _, share in parts.shares), Fraction(0)) if parts else None
    if parts is None or total is None or abs(total - change) > CLOSE * abs(change):
        return Why((_share(leaves, sorted(edits), _in(unit, change)),), 0.0)
    ranked = sorted(parts.shares, key=lambda part: -abs(part[1]))
    shares = (_share(leaves, sorted(group), _in(unit, part)) for group, part in ranked if part)
    return Why(tuple(shares), _in(unit, parts.interaction))


def _share(leaves: Leaves, group: Iterable[int], contribution: float | None) -> Share:
    edits = sorted(leaves.edits[one] for one in group)
    first = edits[0]
    return Share(first.path, first.line, ", ".join(dict.fromkeys(edit.what for edit in edits)), contribution)


def _in(unit: Unit, difference: Fraction) -> float:
    """A difference of values in base units, in a unit, to 15 digits: the start of its scale is in neither."""
    return float(f"{float(difference / unit.factor):.15g}")
