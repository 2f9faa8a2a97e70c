"""Infer the units of functions over a table's rows, of their arguments and of their results."""

from collections.abc import Sequence

from calcgraph.calc.dimensions.days import Walk, refuse_dates
from calcgraph.calc.dimensions.measures import CONDITION, NUMBER, Shape, difference, shown, times
from calcgraph.calc.dimensions.operands import infer_quantity, same, want_condition, want_number
from calcgraph.calc.nonscalar_functions import ALONG
from calcgraph.calc.syntax.paths import PER_ROW
from calcgraph.calc.syntax.tree import Column, Expr
from calcgraph.calc.syntax.walks import walk as walk_parts

ROW_CALLS = frozenset({*PER_ROW, *ALONG})
_PLAIN = frozenset({"first", "last", "previous"})
"""The functions that also accept a date."""


def infer_rows(walk: Walk, name: str, args: Sequence[Expr]) -> Shape | None:  # noqa: PLR0911 - one return a kind
    """The shape of a function of rows; a wrong number of arguments is reported by binding."""
    match name, args:
        case "where rows", (of, condition):
            want_condition(walk, condition)
            return infer_quantity(walk, of)
        case "per groups", (of, *_):
            return infer_quantity(walk, of)
        case "known cell", _:
            return CONDITION
        case "lookup in", (value, *_):
            return walk.infer(value)
        case "count", _:
            for arg in args:
                _refuse_counted_condition(walk, arg)
            return NUMBER
        case "slope" | "intercept" | "correlation", (above, below):
            return _infer_line(walk, name, above, below)
        case "previous", (of, otherwise):
            return same(walk, of, otherwise, of.span.to(otherwise.span))
        case "quantile", (of, share):
            want_number(walk, share, name)
            return _infer_column(walk, name, of)
        case _, (of,):
            return _infer_column(walk, name, of)
    return None


def _refuse_counted_condition(walk: Walk, expr: Expr) -> None:
    """Refuse a condition that `count` is given, which every row has: `where` selects the rows for which it is true."""
    shape = walk.infer(expr)
    if shape is not None and shape.condition:
        table = next((one.base for one in walk_parts(expr) if isinstance(one, Column)), "table")
        whole = shown(expr)
        hint = f"write `count({table} where {'condition' if whole.endswith('…') else whole})`"
        walk.refuse("CG313", expr.span, f"every row has a value of `{whole}`, true or false", hint)


def _infer_column(walk: Walk, name: str, of: Expr) -> Shape | None:
    """Return the shape of an aggregate of one column."""
    if name == "product":
        want_number(walk, of, name)
        return NUMBER
    shape = infer_quantity(walk, of)
    if name == "rank":
        return NUMBER if shape is not None else None
    if shape is None or (name not in _PLAIN and refuse_dates(walk, name, [(of, shape)])):
        return None
    if name in {"share", "total", "cumulative"} and shape.scale:
        message = f"`{shown(of)}` is in {shape.unit}; temperatures cannot be added up"
        walk.refuse("CG303", of.span, message, f"take `mean({shown(of)})`, or give the column in `K`")
    if name == "share":
        return NUMBER
    return difference(shape) if name == "stdev" else shape


def _infer_line(walk: Walk, name: str, above: Expr, below: Expr) -> Shape | None:
    """The shape of a line through points, of which the last is the place."""
    one, other = infer_quantity(walk, above), infer_quantity(walk, below)
    if refuse_dates(walk, name, [(above, one), (below, other)]):
        return None
    if name == "correlation":
        return NUMBER
    if name == "intercept":
        return one
    return times(difference(one), difference(other), -1) if one is not None and other is not None else None
