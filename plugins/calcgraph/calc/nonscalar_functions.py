"""Functions that take more than plain numbers: columns, rows, ranges, distributions, cash flows, vectors, formulas."""

import re
from collections.abc import Mapping
from typing import NamedTuple

DRAWN = frozenset({"normal", "lognormal", "uniform", "triangular", "beta", "to"})
"""Functions whose result is a distribution; `to` is that of `5 to 10 USD`."""
SHAPES = 2
"""The number of plain arguments of `beta` before its ends."""
PERCENTILE = re.compile(r"p([1-9][0-9]?)")
"""The name of a percentile, `p90`, as a function of a distribution and in the title of a claim."""

FLOWS: Mapping[str, int] = {"npv": 1, "irr": 0, "mirr": 2}
"""Functions of cash flows, with the number of rates before these."""

ENDS = ("low", "high")
"""Functions of a range that is written in a line."""
FOLDS = frozenset({"total", "mean", "max", "min", "count"})
"""Functions of a table's column."""


class RowFold(NamedTuple):
    """A function of the rows of a table."""

    columns: int = 1
    """Columns that it takes."""
    more: int = 0
    """The number of plain arguments after them."""


ROW_FOLDS: Mapping[str, RowFold] = {
    **dict.fromkeys((*sorted(FOLDS), "median", "stdev", "first", "last", "product"), RowFold()),
    "quantile": RowFold(1, 1),
    **dict.fromkeys(("slope", "intercept", "correlation"), RowFold(2)),
}
"""Functions of rows: of columns, of formulas of columns, of those rows of which a condition holds."""
OF_VALUES = frozenset({"min", "max", "mean"})
"""Functions of rows that also take several values: `mean(a, b)`."""
ALONG = ("cumulative", "previous", "rank", "share")
"""Functions of a row and of those before it, or of all."""

VECTOR_PRODUCTS = frozenset({"dot", "cross", "norm"})
"""Functions of vectors, which are put in numbers before anything is computed."""

LOOPED: Mapping[str, str] = {
    "Sum": "looped",
    "Product": "looped",
    "integrate": "looped",
    "limit": "limit",
    "diff": "along",
    "elasticity": "along",
    "Piecewise": "piecewise",
    "interpolate": "curve",
    "step": "curve",
    "first where": "first",
    **dict.fromkeys(("argmax for", "argmin for", "max for", "min for"), "peak"),
}
"""Functions with special shapes."""
