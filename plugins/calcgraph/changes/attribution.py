"""The contribution of each edit to a value: the mean over the orders in which the edits can be made.

The mean over all orders is the only division that adds up to the change, gives equal edits equal shares, and gives one
without an effect nothing (L. S. Shapley, "A value for n-person games", 1953). Up to six edits, every order counts, by
way of the 64 sets of edits; above, orders are sampled (`drawn.py`).
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import factorial
from typing import NamedTuple, TypeAlias

ALL_ORDERS = 6
"""Edits up to which every order counts."""
MOST_WORK = 500_000
"""Nodes that are computed for all values in all orders, some seconds; what would take more is drawn."""

EditGroup: TypeAlias = frozenset[int]
EditedValueOf: TypeAlias = Callable[[frozenset[int]], float | None]
"""The value of a quantity with some edits made; None if it then has no value."""


class Attribution(NamedTuple):
    """A change in parts, in base units."""

    shares: tuple[tuple[EditGroup, Fraction], ...]
    """The share of each edit, or of several that have no value one without the other; together exactly the change."""
    interaction: Fraction
    """The change without what each does by itself."""


def attribute(value: EditedValueOf, edits: Sequence[int]) -> Attribution | None:
    """The parts of a change; None where it has no value before or after. More than `ALL_ORDERS` edits are one."""
    first, last = value(frozenset()), value(frozenset(edits))
    if first is None or last is None:
        return None
    groups = [frozenset([edit]) for edit in edits] if len(edits) <= ALL_ORDERS else [frozenset(edits)]
    while True:
        parts = _parts(value, groups)
        if parts is not None:
            return parts
        groups = _joined(value, groups)


def _parts(value: EditedValueOf, groups: Sequence[EditGroup]) -> Attribution | None:
    """The parts; None where some state on the way has no value."""
    try:
        known = _ExactValues(value, groups)
        count = len(groups)
        shares = _exact(known, count)
        change = known(frozenset(range(count))) - known(frozenset())
        alone = sum((known(frozenset([one])) - known(frozenset()) for one in range(count)), Fraction(0))
    except _NoValueError:
        return None
    return Attribution(tuple(zip(groups, shares, strict=True)), change - alone)


class _NoValueError(Exception):
    """A state between before and after has no value."""


class _ExactValues:
    """The exact value of each set of groups, asked once."""

    def __init__(self, value: EditedValueOf, groups: Sequence[EditGroup]) -> None:
        self._value, self._groups = value, groups
        self._found: dict[frozenset[int], Fraction] = {}

    def __call__(self, chosen: frozenset[int]) -> Fraction:
        known = self._found.get(chosen)
        if known is None:
            found = self._value(frozenset().union(*(self._groups[one] for one in chosen)))
            if found is None:
                raise _NoValueError
            known = self._found[chosen] = Fraction(found)
        return known


def _exact(known: _ExactValues, count: int) -> list[Fraction]:
    """The mean over all orders: each set of other edits comes first in so many of them."""
    weights = [Fraction(factorial(size) * factorial(count - size - 1), factorial(count)) for size in range(count)]
    shares = [Fraction(0)] * count
    for bits in range(2**count):
        chosen = frozenset(one for one in range(count) if bits >> one & 1)
        for one in range(count):
            if one not in chosen:
                shares[one] += weights[len(chosen)] * (known(chosen | {one}) - known(chosen))
    return shares


def _joined(value: EditedValueOf, groups: Sequence[EditGroup]) -> list[EditGroup]:
    """Fewer groups: those without a value alone, or left out alone, become one; else all do."""
    everything = frozenset().union(*groups)
    stuck = [one for one in groups if value(one) is None or value(everything - one) is None]
    if len(stuck) == 1:
        near = next((one for one in groups if one not in stuck and value(one | stuck[0]) is not None), None)
        stuck += [near] if near else []
    if len(stuck) < 2:
        return [everything]
    return [frozenset().union(*stuck), *(one for one in groups if one not in stuck)]
