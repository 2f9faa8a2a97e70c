"""The contents of a slot over all samples, and the result of an operation on them."""

import math
from array import array
from collections.abc import Callable, Sequence
from itertools import repeat
from typing import TypeAlias, TypeGuard

from calcgraph.calc.nodes import Series
from calcgraph.calc.numbers.undefined import DomainError

SampleColumn: TypeAlias = "float | str | array[float] | tuple[Series, ...]"
"""The value that is the same in all samples, or one number for each; for sequences, step by step."""
Slots: TypeAlias = list[SampleColumn]


def is_series(found: object) -> TypeGuard[tuple[Series, ...]]:
    """Return whether this is an outcome of sequences; a failure is another tuple."""
    return isinstance(found, tuple) and all(isinstance(one, Series) for one in found)


def each(act: Callable[..., float], operands: Sequence[SampleColumn]) -> SampleColumn:
    """An operation in all draws."""
    if not any(isinstance(operand, array) for operand in operands):
        one = act(*operands)
        if not math.isfinite(one):
            raise DomainError("overflow" if one == one else "no real value")  # noqa: PLR0124 - NaN
        return one
    columns = [operand if isinstance(operand, array) else repeat(operand) for operand in operands]
    found = array("d", map(act, *columns))
    if not all(map(math.isfinite, found)):
        raise DomainError("no real value" if any(map(math.isnan, found)) else "overflow")
    return found
