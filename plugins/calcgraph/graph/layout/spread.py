"""Push apart what overlaps on the map: dots, labels, territories."""

from collections.abc import Sequence

import numpy as np

from calcgraph.graph.layout.arrays import Integers, Reals
from calcgraph.graph.layout.corners import Corner, convex_hull

SEEN = 0.3
"""Pixels two dots may overlap: to part them to the last digit takes three times as many rounds."""
ROUNDS = 200
"""For dots; they seldom need half of it."""


def spread_dots(places: Reals, radius: Reals, heavy: Reals) -> Reals:
    """Positions, shape (2, n), without circles that overlap to be seen.

    `heavy` is the share of a push each node gives in to: 1 moves freely, 0 stays.
    """
    places = places.copy()
    cell = 2.0 * float(radius.max(initial=1e-9))
    left = right = np.empty(0, dtype=np.int64)
    for turn in range(ROUNDS):
        if turn % 6 == 0:  # who is near whom changes slowly
            left, right = _movable(*_near_pairs(places, cell), heavy)
        away = places.take(left, axis=1) - places.take(right, axis=1)
        gap = np.sqrt(away[0] * away[0] + away[1] * away[1])
        lack = radius[left] + radius[right] - gap
        hit = lack > SEEN
        if turn % 6 == 0 and not hit.any():
            break
        a, b, away, gap, lack = left[hit], right[hit], away[:, hit], gap[hit], lack[hit]
        away = np.where(gap > 1e-9, away / np.maximum(gap, 1e-9), np.array([[1.0], [0.5]]))
        # 5 % more than the lack, or the last rounds never finish
        _give(places, a, b, away * (lack * 1.05), heavy)
    return places


def spread_boxes(places: Reals, low: Reals, high: Reals, heavy: Reals) -> Reals:
    """Positions, shape (2, n), whose boxes from `places + low` to `places + high` do not overlap; for a few hundred."""
    places = places.copy()
    first, last = _movable(*np.triu_indices(places.shape[1], 1), heavy)
    left, right = first, last
    middle, half = (low + high) / 2, (high - low) / 2
    for turn in range(300):
        if turn % 12 == 0:  # in a dozen rounds nothing comes near from further away than this
            lack = half[:, first] + half[:, last] - np.abs((places + middle)[:, first] - (places + middle)[:, last])
            close = (lack > -120.0).all(axis=0)
            left, right = first[close], last[close]
        apart = (places + middle)[:, left] - (places + middle)[:, right]
        lack = half[:, left] + half[:, right] - np.abs(apart)
        hit = (lack > 1e-6).all(axis=0)
        if not hit.any():
            break
        a, b, apart, lack = left[hit], right[hit], apart[:, hit], lack[:, hit]
        side = np.where(apart < 0, -1.0, 1.0)
        along = lack[0] < lack[1] * 1.4  # labels are wide: rather up and down
        push = np.where(np.stack([along, ~along]), side * (lack + 1.0), 0.0)
        _give(places, a, b, push * 0.7, heavy)
    return places


def spread_groups(groups: Sequence[Sequence[Corner]], gap: float) -> list[Corner]:
    """Return the offset of each group of corners, moved as a whole, that puts all convex hulls `gap` apart."""
    moved = np.zeros((2, len(groups)))
    if len(groups) < 2:
        return [(0.0, 0.0) for _ in groups]
    one, other, axes, forth, back = _axes([convex_hull(group) for group in groups])
    first = np.flatnonzero(np.diff(one * len(groups) + other, prepend=-1))
    mass = np.array([float(len(group)) for group in groups])
    a, b = one[first], other[first]
    share = mass[b] / (mass[a] + mass[b])
    for _ in range(400):
        way = moved[:, one] - moved[:, other]
        along = way[0] * axes[0] + way[1] * axes[1]
        lack = np.minimum(forth - along, back + along) + gap
        least = np.minimum.reduceat(lack, first)
        if not (least > 0.5).any():  # half a pixel: the last rounds would not finish
            break
        at = _first_at(lack, least, first)
        sign = np.where(forth[at] - along[at] < back[at] + along[at], 1.0, -1.0)
        push = axes[:, at] * (sign * np.maximum(least, 0.0) * 0.6)
        for axis in (0, 1):
            moved[axis] += np.bincount(a, push[axis] * share, minlength=len(groups))
            moved[axis] -= np.bincount(b, push[axis] * (1.0 - share), minlength=len(groups))
    return [(float(x), float(y)) for x, y in moved.T]


def _first_at(lack: Reals, least: Reals, first: Integers) -> Integers:
    """Return the position in each segment at which its least value first occurs."""
    length = np.diff(first, append=len(lack))
    hits = np.flatnonzero(lack == np.repeat(least, length))
    segment = np.repeat(np.arange(len(first)), length)[hits]
    return hits[np.flatnonzero(np.diff(segment, prepend=-1))]


def _axes(
    hulls: Sequence[Sequence[Corner]],
) -> tuple[Integers, Integers, Reals, Reals, Reals]:
    """Return the directions that may part two hulls: the hulls, the direction, the distance along it or back."""
    rows = []
    for i, mine in enumerate(hulls):
        for j, theirs in enumerate(hulls[:i]):
            for x, y in [*_normals(mine), *_normals(theirs)]:
                here, there = [a * x + b * y for a, b in mine], [a * x + b * y for a, b in theirs]
                rows.append((i, j, x, y, max(there) - min(here), max(here) - min(there)))
    table = np.array(rows).T
    return table[0].astype(np.int64), table[1].astype(np.int64), table[2:4], table[4], table[5]


def _normals(hull: Sequence[Corner]) -> list[Corner]:
    """The directions across the sides of a hull, of length 1."""
    found = []
    for (ax, ay), (bx, by) in zip(hull, [*hull[1:], hull[0]], strict=True):
        x, y = by - ay, ax - bx
        length = float(np.sqrt(x * x + y * y))
        if length > 1e-9:
            found.append((x / length, y / length))
    return found


def _movable(left: Integers, right: Integers, heavy: Reals) -> tuple[Integers, Integers]:
    """The pairs of which an end may move."""
    either = heavy[left] + heavy[right] > 0.0
    return left[either], right[either]


def _give(
    places: Reals,
    left: Integers,
    right: Integers,
    push: Reals,
    heavy: Reals,
) -> None:
    """Move the ends of each pair apart by `push`, shared by how freely each moves."""
    size = places.shape[1]
    share = heavy[left] / (heavy[left] + heavy[right])
    for axis in (0, 1):
        places[axis] += np.bincount(left, push[axis] * share, minlength=size)
        places[axis] -= np.bincount(right, push[axis] * (1.0 - share), minlength=size)


def _near_pairs(places: Reals, cell: float) -> tuple[Integers, Integers]:
    """Return the pairs in the same or neighbouring cells of a grid, each once."""
    columns, rows = np.floor((places - places.min(axis=1, keepdims=True)) / cell).astype(np.int64)
    across = int(rows.max(initial=0)) + 3
    key = columns * across + rows
    order = np.argsort(key, kind="stable")
    key = key[order]
    size = len(key)
    found_left, found_right = [], []
    # in the own cell and the one above the later ones only; then the three cells of the next column
    for first, last in ((None, 1), (across - 1, across + 1)):
        begin = np.arange(1, size + 1) if first is None else np.searchsorted(key, key + first, side="left")
        end = np.searchsorted(key, key + last, side="right")
        count = np.maximum(end - begin, 0)
        left = np.repeat(np.arange(size), count)
        offset = np.arange(int(count.sum())) - np.repeat(np.cumsum(count) - count, count)
        found_left.append(left)
        found_right.append(np.repeat(begin, count) + offset)
    return order[np.concatenate(found_left)], order[np.concatenate(found_right)]
