"""First-order indices: the share of a result's variance due to one distribution alone; `indices.js` is the port.

The existing draws are cut into bins of equal size by the sampled value of the distribution. The variance of the means
of the bins, less the part that chance gives it, is that of the conditional mean (Saltelli et al. 2008, 4.2).
"""

from array import array
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from calcgraph.calc.budget import Purse, Work
from calcgraph.calc.nodes import Program
from calcgraph.calc.numbers.draws import COUNT
from calcgraph.calc.programs.drawing.draws import draws_of, loose_reads, mean_of
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.reach import reach
from calcgraph.calc.programs.values import Trouble

BINS, GROUPS = 64, 16
"""The number of bins, of 64 draws each, and of groups of 256 draws over all bins.

For the error, each group is left out once.
"""
_STEPS = COUNT // 2
"""The cost of an index: a sort and a sum of all samples."""


class VarianceIndex(NamedTuple):
    """A share of the variance, and its standard error."""

    share: float
    error: float


def indices_of(machine: Machine, program: Program) -> Mapping[str, VarianceIndex]:
    """Return the index of each sampled leaf that an expression depends on, by key; empty for a constant result."""
    leaves = _drawn_behind(machine, program)
    purse = Purse(machine.budget, Work.VIEWS)
    draws = draws_of(machine.base, purse)
    found: dict[str, VarianceIndex] = {}
    try:
        column = draws.run_all(program.operations) if leaves else 0.0
        for key in leaves if isinstance(column, array) and purse.steps > 0 else ():
            purse.pay(_STEPS)
            places = draws.value(key)
            assert isinstance(places, array)
            assert isinstance(column, array)
            index = first_order(column, places)
            found |= {key: index} if index else {}
    except Trouble:
        return {}
    return found


def _drawn_behind(machine: Machine, program: Program) -> list[str]:
    """Keys of the leaves that are drawn for a result, elsewhere than in percentiles."""

    def behind(key: str) -> list[str]:
        node = machine.nodes.get(key) if key in machine.uncertain else None
        return loose_reads(node.program.operations) if node is not None and node.program is not None else []

    found = reach(loose_reads(program.operations), behind)
    return sorted(key for key in found if key in machine.uncertain and machine.nodes[key].drawn)


def first_order(column: Sequence[float], places: Sequence[float]) -> VarianceIndex | None:
    """Return the index of an input sampled at `places` for a result in a column; None if the result does not vary."""
    mean = mean_of(column)
    order = sorted(range(len(column)), key=lambda at: places[at])
    size = len(order) // BINS
    sums, squares = [[0.0] * BINS for _ in range(GROUPS)], [0.0] * GROUPS
    for rank, at in enumerate(order):
        value, group = column[at] - mean, rank % GROUPS
        sums[group][rank // size] += value
        squares[group] += value * value
    share = _share(sums, squares, -1)
    if share is None:
        return None
    others = [_share(sums, squares, group) or 0.0 for group in range(GROUPS)]
    middle = sum(others) / GROUPS
    spread = sum((other - middle) * (other - middle) for other in others)
    return VarianceIndex(share, sqrt(spread * (GROUPS - 1) / GROUPS))


def _share(sums: Sequence[Sequence[float]], squares: Sequence[float], but: int) -> float | None:
    """The share of the variance between bins, of all groups but one."""
    kept = [group for group in range(GROUPS) if group != but]
    each = len(kept) * COUNT // (BINS * GROUPS)
    total = between = square = 0.0
    for group in kept:
        square += squares[group]
    for place in range(BINS):
        inside = 0.0
        for group in kept:
            inside += sums[group][place]
        total += inside
        between += inside * inside / each
    middle = total * total / (each * BINS)
    whole, between = square - middle, between - middle
    if not whole > 0:
        return None
    return (between - (BINS - 1) * (whole - between) / (each * BINS - BINS)) / whole
