"""Islands: many small parts are placed in one run, each as if it were alone."""

import random
import time

import numpy as np
import pytest
from tests.graph.conftest import graph_of

from calcgraph.graph.layout import forces
from calcgraph.graph.layout import place as layout

KINDS = {"plain": (False, False), "communities": (True, False), "pulls": (False, True), "both": (True, True)}


def part(chance, size, has_groups, has_strengths):
    edges = {(at, chance.randrange(at)) for at in range(1, size)}
    both = sorted(edges | {(b, a) for a, b in edges})
    source, target = np.array(both, dtype=np.int64).T
    group = np.array([chance.randrange(3) for _ in range(size)], dtype=np.int64) if has_groups else None
    strength = np.array([3 * chance.random() for _ in both]) if has_strengths else None
    return forces.Part(source, target, group, strength)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [2, 3, 7, 40])
def test_together_is_as_alone_to_the_last_bit(kind, size):
    chance = random.Random(size)  # noqa: S311 - seeded on purpose
    parts = [part(chance, size, *KINDS[kind]) for _ in range(6)]
    together = forces.settle(parts, size, 1)
    alone = [forces.settle([one], size, 1)[0] for one in parts]
    assert [one.tobytes() for one in together] == [one.tobytes() for one in alone]


def seconds(graph):
    before = time.process_time()
    assert len(layout.place(graph)) == len(graph.nodes)
    return time.process_time() - before


@pytest.mark.parametrize("size", [2, 5])
def test_islands_cost_little_more_than_one_map_of_as_many_notes(size):
    """1,000 notes: 500 pairs took 190 times as long as a chain, islands of five 80 times."""
    joined = [(f"n{at:04d}", f"n{at + 1:04d}", at) for at in range(1_000)]
    chain = graph_of([f"{a} {b}" for a, b, _ in joined])
    islands = graph_of([f"{a} {b}" for a, b, at in joined if (at + 1) % size])
    layout.place(graph_of(["a b"]))  # what is imported once
    assert seconds(islands) < 12 * min(seconds(chain) for _ in range(2))
