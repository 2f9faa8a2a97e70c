"""The forces of the layout: attraction along edges, repulsion from random nodes, both in whole arrays."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.random import PCG64

from calcgraph.graph.layout.arrays import Integers, Reals, Singles
from calcgraph.graph.layout.start import start

CURVE = np.float32(1.577)
"""`a` of the kernel 1 / (1 + a d²); with the exponent 1 no power is needed."""
REPULSION = np.float32(4.0)
EPOCHS = 200
SHIFTS = 12
"""Random pairs each node is the first of in a round, and the second: hubs are in no more than others and stay in the
middle of their topics."""
REACH = np.float32(4.0)
"""A force is cut here."""
RATE = 0.2
OUTSIDE = np.float32(0.35)
"""The pull of an edge between communities on a labelled map, relative to an edge inside one."""
HOME = np.float32(0.06)
"""The pull of each node of a labelled map towards the middle of its community."""


class Part(NamedTuple):
    """A connected component of the graph, by its edges in both directions."""

    source: Integers
    target: Integers
    group: Integers | None = None
    """Numbers of communities, whose nodes are drawn together more."""
    strength: Reals | None = None
    """A factor for each edge."""


def settle(parts: Sequence[Part], size: int, seed: int) -> list[Reals]:
    """Positions, each of shape (2, size), of connected parts of one size; the same for each as if it were alone.

    All are moved in one run, since a run takes as long for one pair as for five hundred. The parts are alike in whether
    they have communities and strengths.
    """
    random, known = np.random.PCG64(seed), {}
    shapes = [(part.source.tobytes(), part.target.tobytes()) for part in parts]
    for shape, part in dict(zip(shapes, parts, strict=True)).items():
        random = np.random.PCG64(seed)  # a start draws as many numbers for every graph of a size
        known[shape] = start(part.source, part.target, size, random).astype(np.float32)
    places = np.stack([known[shape] for shape in shapes], axis=1)
    left, right, weight = (np.concatenate(column) for column in zip(*_edges(parts, size), strict=True))
    ends = np.concatenate([left, right])
    group = _groups(parts)
    shuffled = np.argsort(random.random_raw(size), kind="stable")
    for epoch in range(EPOCHS):
        rate = np.float32(RATE * (1.0 - epoch / EPOCHS))
        step = _repulsion(places, shuffled, random)
        flat = places.reshape(2, -1)
        pull = _attraction(flat, left, right, weight)
        for axis in (0, 1):
            both = np.concatenate([pull[axis], -pull[axis]])
            step[axis] += np.bincount(ends, both, minlength=flat.shape[1]).astype(np.float32).reshape(-1, size)
        if group is not None:
            step += _homewards(flat, group).reshape(places.shape)
        places = places + step * rate
    return [places[:, at].astype(np.float64) for at in range(len(parts))]


def _edges(parts: Sequence[Part], size: int) -> Iterator[tuple[Integers, Integers, Singles]]:
    """Each edge once, with its weight; nodes are counted through all parts."""
    for at, (source, target, group, strength) in enumerate(parts):
        forward = source < target
        left, right = source[forward], target[forward]
        degree = np.bincount(source, minlength=size).astype(np.float64)
        weight = np.clip(8.0 / np.sqrt(degree[left] * degree[right]), 0.25, 1.0).astype(np.float32)
        if strength is not None:
            weight = weight * strength[forward].astype(np.float32)
        if group is not None:
            weight = np.where(group[left] == group[right], weight, weight * OUTSIDE)
        yield left + at * size, right + at * size, weight


def _groups(parts: Sequence[Part]) -> Integers | None:
    """The communities of all parts; a community belongs to one part."""
    found = [part.group for part in parts if part.group is not None]
    apart = max((int(group.max()) + 1 for group in found), default=0)
    return np.concatenate([group + at * apart for at, group in enumerate(found)]) if found else None


def _attraction(places: Singles, left: Integers, right: Integers, weight: Singles) -> Singles:
    """Return the pull on the left end of each edge, as an x and a y."""
    apart = places.take(left, axis=1) - places.take(right, axis=1)
    squared = apart[0] * apart[0] + apart[1] * apart[1]
    factor = weight * (np.float32(-2.0) * CURVE) / (np.float32(1.0) + CURVE * squared)
    pull: Singles = np.clip(apart * factor, -REACH, REACH)
    return pull


def _repulsion(places: Singles, shuffled: Integers, random: PCG64) -> Singles:
    """The push on each node from random nodes, summed.

    Those a random shift further in a shuffled order, and as far before: whole slices, five times as fast as drawing
    and looking up each.
    """
    size = len(shuffled)
    mixed = places[..., shuffled]
    twice = np.concatenate([mixed, mixed], axis=-1)
    total = np.zeros_like(mixed)
    for shift in (random.random_raw(SHIFTS) % np.uint64(size - 1) + np.uint64(1)).tolist():
        apart = mixed - twice[..., shift : shift + size]
        squared = apart[0] * apart[0] + apart[1] * apart[1]
        factor = (np.float32(2.0) * REPULSION) / ((np.float32(0.001) + squared) * (np.float32(1.0) + CURVE * squared))
        push = np.clip(apart * factor, -REACH, REACH)
        total += push
        total[..., shift:] -= push[..., :-shift]
        total[..., :shift] -= push[..., -shift:]
    step = np.empty_like(total)
    step[..., shuffled] = total
    return step


def _homewards(places: Singles, group: Integers) -> Singles:
    """The pull of each node to the middle of its community."""
    count = np.maximum(np.bincount(group), 1)
    middle = np.stack([np.bincount(group, places[axis]) / count for axis in (0, 1)])
    return ((middle[:, group] - places) * HOME).astype(np.float32)
