"""The start of a layout: distances to pivots, projected to the plane (pivot MDS, Brandes and Pich 2006).

Every sum here is over whole numbers or added in a fixed order, so the bits do not depend on the machine.
"""

import numpy as np
from numpy.random import PCG64

from calcgraph.graph.layout.arrays import Integers, Reals

PIVOTS = 64
"""One bit of a word each."""
ROUNDS = 20
"""Distances above count as one more; the graph of a vault is seldom wider."""
POWER_ROUNDS = 60
GRID = 1024.0
"""Products of multiples of 1/1024 are exact, in whatever order a library adds them."""
HALF = 10.0
"""Half of the width at the start; the forces are made for this size."""
JITTER = 0.25


def start(source: Integers, target: Integers, size: int, random: PCG64) -> Reals:
    """First positions, shape (2, size), for a connected graph given by its edges in both directions."""
    key = random.random_raw(size)
    pivots = np.sort(np.argsort(key, kind="stable")[:PIVOTS])
    squared = _distances(source, target, size, pivots) ** 2
    centred = squared - squared.mean(axis=0) - squared.mean(axis=1)[:, None] + squared.mean()
    centred = np.round(-0.5 * centred * GRID) / GRID
    places = np.empty((2, size))
    product = centred @ centred.T
    for axis in (0, 1):
        vector = _strongest(product, random)
        product = product - (vector[:, None] * vector) * _dot(vector, _times(product, vector))
        places[axis] = (centred * vector[:, None]).sum(axis=0)
        places[axis] *= HALF / max(float(np.abs(places[axis]).max()), 1e-9)
    return places + uniform(random, 2 * size).reshape(2, size) * JITTER


def uniform(random: PCG64, count: int) -> Reals:
    """Numbers in -1..1, from the raw stream, which is the same in every version of numpy."""
    return (random.random_raw(count) >> np.uint64(11)).astype(np.float64) * (2.0 / 2**53) - 1.0


def _distances(source: Integers, target: Integers, size: int, pivots: Integers) -> Reals:
    """Edges between each pivot and each node, shape (pivots, size): a search from all pivots at once."""
    order = np.argsort(source, kind="stable")
    near = target[order]
    first = np.searchsorted(source[order], np.arange(size))
    bits = np.uint64(1) << np.arange(len(pivots), dtype=np.uint64)
    reached = np.zeros(size, dtype=np.uint64)
    np.bitwise_or.at(reached, pivots, bits)
    steps = np.full((len(pivots), size), float(ROUNDS + 1))
    steps[np.arange(len(pivots)), pivots] = 0.0
    for distance in range(1, ROUNDS + 1):
        grown = reached | np.bitwise_or.reduceat(reached[near], first)
        fresh = (grown & ~reached) & bits[:, None]
        if not fresh.any():
            break
        steps[fresh != 0] = distance
        reached = grown
    return steps


def _strongest(product: Reals, random: PCG64) -> Reals:
    """The eigenvector of the largest eigenvalue, of length 1."""
    vector = uniform(random, len(product))
    for _ in range(POWER_ROUNDS):
        vector = _times(product, vector)
        length = np.sqrt(_dot(vector, vector))
        if length < 1e-12:
            return np.zeros(len(product))
        vector = vector / length
    return vector


def _times(product: Reals, vector: Reals) -> Reals:
    """A symmetric matrix times a vector, added row by row."""
    return (product * vector[:, None]).sum(axis=0)  # type: ignore[no-any-return]


def _dot(a: Reals, b: Reals) -> float:
    """A product of vectors, added in order."""
    return float(np.cumsum(a * b)[-1])
