"""The forces of the layout: attraction along edges, repulsion from random nodes, both in whole arrays."""

from typing import TYPE_CHECKING

import numpy as np

from calcgraph.graph.start import start

if TYPE_CHECKING:
    from numpy.random import PCG64
    from numpy.typing import NDArray

    Single = NDArray[np.float32]

CURVE = np.float32(1.577)
"""`a` of the kernel 1 / (1 + a d²); with the exponent 1 no power is needed."""
REPULSION = np.float32(4.0)
NEGATIVES = 20
"""Random nodes each node is pushed from in a round; drawn per node, so that hubs stay in the middle of their topics."""
REACH = np.float32(4.0)
"""A force is cut here."""
RATE = 0.2
OUTSIDE = np.float32(0.35)
"""How much an edge between communities pulls on a labelled map, beside one inside."""
HOME = np.float32(0.06)
"""How much each node of a labelled map is pulled to the middle of its community."""


def settle(  # noqa: PLR0913 - what a layout starts from; the last two have defaults
    source: "NDArray[np.int64]",
    target: "NDArray[np.int64]",
    size: int,
    seed: int,
    *,
    group: "NDArray[np.int64] | None" = None,
    strength: "NDArray[np.float64] | None" = None,
) -> "NDArray[np.float64]":
    """Positions, shape (2, size), of a connected graph given by its edges in both directions.

    With `group` (numbers of communities) nodes of one community are drawn together more; `strength` is a factor for
    each edge.
    """
    random = np.random.PCG64(seed)
    places = start(source, target, size, random).astype(np.float32)
    forward = source < target
    left, right = source[forward], target[forward]
    degree = np.bincount(source, minlength=size).astype(np.float64)
    weight = np.clip(8.0 / np.sqrt(degree[left] * degree[right]), 0.25, 1.0).astype(np.float32)
    if strength is not None:
        weight = weight * strength[forward].astype(np.float32)
    if group is not None:
        weight = np.where(group[left] == group[right], weight, weight * OUTSIDE)
    epochs = 500 if size <= 2000 else 400
    ends = np.concatenate([left, right])
    for epoch in range(epochs):
        rate = np.float32(RATE * (1.0 - epoch / epochs))
        step = _repulsion(places, size, random)
        pull = _attraction(places, left, right, weight)
        for axis in (0, 1):
            both = np.concatenate([pull[axis], -pull[axis]])
            step[axis] += np.bincount(ends, both, minlength=size).astype(np.float32)
        if group is not None:
            step += _homewards(places, group)
        places = places + step * rate
    return places.astype(np.float64)


def _attraction(places: "Single", left: "NDArray[np.int64]", right: "NDArray[np.int64]", weight: "Single") -> "Single":
    """The pull on the left end of each edge."""
    apart = places[:, left] - places[:, right]
    squared = apart[0] * apart[0] + apart[1] * apart[1]
    factor = weight * (np.float32(-2.0) * CURVE) / (np.float32(1.0) + CURVE * squared)
    pull: Single = np.clip(apart * factor, -REACH, REACH)
    return pull


def _repulsion(places: "Single", size: int, random: "PCG64") -> "Single":
    """The push on each node from its random nodes, summed."""
    raw = random.random_raw((size * NEGATIVES + 1) // 2)
    halves = np.concatenate([raw & np.uint64(0xFFFFFFFF), raw >> np.uint64(32)])[: size * NEGATIVES]
    other = ((halves * np.uint64(size)) >> np.uint64(32)).astype(np.int64).reshape(NEGATIVES, size)
    x, y = places[0] - places[0][other], places[1] - places[1][other]
    squared = x * x + y * y
    factor = (np.float32(2.0) * REPULSION) / ((np.float32(0.001) + squared) * (np.float32(1.0) + CURVE * squared))
    push_x = np.clip(x * factor, -REACH, REACH).sum(axis=0)
    push_y = np.clip(y * factor, -REACH, REACH).sum(axis=0)
    return np.stack([push_x, push_y])


def _homewards(places: "Single", group: "NDArray[np.int64]") -> "Single":
    """The pull of each node to the middle of its community."""
    count = np.maximum(np.bincount(group), 1)
    middle = np.stack([np.bincount(group, places[axis]) / count for axis in (0, 1)])
    return ((middle[:, group] - places) * HOME).astype(np.float32)
