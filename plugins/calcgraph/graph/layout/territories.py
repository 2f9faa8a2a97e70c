"""Communities on a labelled map: each kept together, without overlaps."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np

from calcgraph.graph.layout import spread
from calcgraph.graph.layout.arrays import Reals
from calcgraph.graph.layout.labels import label_lines, label_size
from calcgraph.graph.model import Graph, NodeKind
from calcgraph.groups import grouped

GAP = 26.0
"""Pixels between territories, their soft edge included."""
CLOSER = 0.8
"""Notes of a territory, then territories, are drawn to the middle by this factor, along the side that is too long."""
SLIGHTLY = 0.93
"""The same along the other side."""
TRIES = 20
"""The largest number of tries; the try that takes the least space is kept."""
PATIENCE = 4
"""Tries in a row that may save nothing."""


def boxes(graph: Graph, names: Sequence[str], near: Mapping[str, Sequence[str]]) -> tuple[Reals, Reals]:
    """Corners of dot and label around each node's place."""
    low, high = np.empty((2, len(names))), np.empty((2, len(names)))
    for i, name in enumerate(names):
        width, height = label_size(label_lines(graph.nodes[name].title))
        dot = 7.0 + min(len(near[name]), 14) * 0.5
        low[:, i] = -max(width / 2, dot) - 5.0, -dot - 5.0
        high[:, i] = max(width / 2, dot) + 5.0, dot + height + 7.0
    return low, high


def members(graph: Graph, names: Sequence[str], community: Mapping[str, int]) -> list[list[int]]:
    """Return the numbers of the nodes that move as one: a community's notes; other nodes move alone."""
    groups = grouped(
        ((community.get(name, 0), "" if graph.nodes[name].kind is NodeKind.NOTE else name), i)
        for i, name in enumerate(names)
    )
    return [[*group] for group in groups.values()]


def part(
    places: Reals,
    low: Reals,
    high: Reals,
    groups: Sequence[Sequence[int]],
) -> Reals:
    """Move clusters together, first each by itself, then as wholes, as long as that saves space."""
    places = places.copy()
    for group in groups:
        inner, outer = low[:, group], high[:, group]
        free = np.ones(len(group))
        places[:, group] = _closer(
            places[:, group], inner, outer, partial(spread.spread_boxes, low=inner, high=outer, heavy=free)
        )

    def apart(close: Reals) -> Reals:
        first, last = (close + low).T.tolist(), (close + high).T.tolist()
        corners = [
            [(x, y) for i in group for x in (first[i][0], last[i][0]) for y in (first[i][1], last[i][1])]
            for group in groups
        ]
        for group, (x, y) in zip(groups, spread.spread_groups(corners, GAP), strict=True):
            close[0, group] += x
            close[1, group] += y
        return close

    return _closer(apart(places), low, high, apart, groups)


def _closer(
    places: Reals,
    low: Reals,
    high: Reals,
    apart: Callable[[Reals], Reals],
    groups: Sequence[Sequence[int]] = (),
) -> Reals:
    """Places drawn to the middle and spread again, the roundest and smallest of several tries.

    With `groups` these move as wholes.
    """
    best, least, vain = places, _room(places, low, high), 0
    for _ in range(TRIES):
        close = places.copy()
        middle = mean(places)
        across, down = _sides(places, low, high)
        shrink = np.array([[CLOSER], [SLIGHTLY]] if across > down else [[SLIGHTLY], [CLOSER]])
        for group in groups or [[i] for i in range(places.shape[1])]:
            close[:, group] += (mean(places[:, group]) - middle) * (shrink - 1.0)
        places = apart(close)
        room = _room(places, low, high)
        vain = 0 if room < least else vain + 1
        if room < least:
            best, least = places, room
        if vain == PATIENCE:
            break
    return best


def mean(places: Reals) -> Reals:
    """The middle of places, shape (2, 1), added in order."""
    middle: Reals = np.cumsum(places, axis=1)[:, -1:] / places.shape[1]
    return middle


def _room(places: Reals, low: Reals, high: Reals) -> float:
    """The area of the frame of seven by five around places."""
    side = max(_sides(places, low, high))
    return side * side


def _sides(places: Reals, low: Reals, high: Reals) -> tuple[float, float]:
    """Width and height, measured in those of the frame."""
    width, height = ((places + high).max(axis=1) - (places + low).min(axis=1)).tolist()
    return width / 7, height / 5
