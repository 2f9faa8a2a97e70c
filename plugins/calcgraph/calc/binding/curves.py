"""Curves through columns of a table: `interpolate(atm.rho, atm.alt = z)`, `step(tiers.rate, tiers.from = x)`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from calcgraph.calc.binding.binder import Binder
from calcgraph.calc.binding.columns import spreads_of
from calcgraph.calc.binding.rows import bind_rows, column_table, computed_column
from calcgraph.calc.model import Dataset, Entry, Value, in_key
from calcgraph.calc.nodes import Node, Operation, Program
from calcgraph.calc.programs.curves import GRID, LINEAR, SMOOTH, TIERS, slopes_of
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Column, Compare, Expr, Name
from calcgraph.source import Span

MOST_POINTS = 10_000
"""The largest number of points of a curve or a grid: a page carries them all."""
_WORDS = frozenset({"smooth", "clamp"})


class _Keys(NamedTuple):
    """The parts of a call."""

    entry: Entry
    table: Dataset
    value: Column
    keys: tuple[tuple[Column, Expr], ...]
    words: frozenset[str]


def bind_curve(binder: Binder, name: str, expr: Call) -> Term:
    """The value between the rows of a table, of which one or two columns are given."""
    read = _read(binder, name, expr)
    terms = tuple(binder.bind(at) for _, at in read.keys)
    if any(computed_column(binder, read.entry, column.column) is not None for column in _columns(read)):
        return _computed(binder, name, read, terms, expr.span)
    columns = [_numbers(binder, read, column) for column in (*(key for key, _ in read.keys), read.value)]
    clamp = "1" if "clamp" in read.words else "0"
    key = f"{in_key(read.table.id.note)}#{name}({', '.join(_shown(column) for column in _columns(read))})"
    if len(read.keys) == 2:
        binder.nodes[key] = _node(key, _grid(binder, read, columns, expr.span))
        return Term("across", expr.span, terms, (key, clamp))
    mode = TIERS if name == "step" else SMOOTH if "smooth" in read.words else LINEAR
    xs, ys = _sorted(binder, read, columns, 1 if mode == TIERS else 2)
    key += " smooth" if mode == SMOOTH else ""
    binder.nodes[key] = _node(key, (xs, ys, slopes_of(xs, ys)) if mode == SMOOTH else (xs, ys))
    return Term("along", expr.span, terms, (key, str(mode), clamp))


def _read(binder: Binder, name: str, expr: Call) -> _Keys:
    usage = f"`{name}(table.value, table.key = x)`"
    if not expr.args or not isinstance(expr.args[0], Column):
        raise binder.refuse("CG346", expr.span, f"`{name}` needs a column of values and a column of keys", usage)
    value = expr.args[0]
    entry, table = column_table(binder, value, f"{usage} uses all rows of a table")
    keys = tuple(key for one in expr.args[1:] if (key := _key(one, value)) is not None)
    words = frozenset(one.name for one in expr.args[1:] if isinstance(one, Name) and one.name in _WORDS)
    wrong = next((one for one in expr.args[1:] if not _is_known(one, value)), None)
    if wrong is not None:
        message = f"`{name}` does not take `{print_expression(wrong)}`"
        raise binder.refuse("CG346", wrong.span, message, f"write {usage}, with `, smooth` or `, clamp` after the key")
    if not 1 <= len(keys) <= (1 if name == "step" else 2):
        raise binder.refuse("CG346", expr.span, f"`{name}` takes one or two columns of keys, not {len(keys)}", usage)
    if "smooth" in words and (name == "step" or len(keys) == 2):
        raise binder.refuse(
            "CG346", expr.span, "`smooth` needs `interpolate` with one column of keys", "remove `smooth`"
        )
    for column in (value, *(key for key, _ in keys)):
        if computed_column(binder, entry, column.column) is None:
            binder.check_column(entry, column)
    return _Keys(entry, table, value, keys, words)


def _computed(binder: Binder, name: str, read: _Keys, terms: tuple[Term, ...], span: Span) -> Term:
    """A curve through columns of which some are computed: its points are known once these are."""
    bodies = [*(key for key, _ in read.keys), read.value]
    before, binder.groups = binder.groups, None
    rows = bind_rows(binder, read.entry, bodies, None, span)
    binder.groups = before
    kind = GRID if len(read.keys) == 2 else "tiers" if name == "step" else "smooth" if "smooth" in read.words else ""
    key = (
        f"{in_key(binder.scope.note)}#{name}({', '.join(_shown(column) for column in _columns(read))}) {kind}".rstrip()
    )
    binder.share(key, Term("curve", span, (rows,), (kind or "linear",)))
    clamp = "1" if "clamp" in read.words else "0"
    if kind == GRID:
        return Term("across", span, terms, (key, clamp))
    mode = TIERS if kind == "tiers" else SMOOTH if kind == "smooth" else LINEAR
    return Term("along", span, terms, (key, str(mode), clamp))


def _key(one: Expr, value: Column) -> tuple[Column, Expr] | None:
    """Return a column and the expression it is compared with."""
    match one:
        case Compare("=", Column(base=base) as column, at) if base == value.base:
            return column, at
        case _:
            return None


def _is_known(one: Expr, value: Column) -> bool:
    return _key(one, value) is not None or (isinstance(one, Name) and one.name in _WORDS)


def _columns(read: _Keys) -> tuple[Column, ...]:
    return (read.value, *(key for key, _ in read.keys))


def _shown(column: Column) -> str:
    return f"{column.base}.{column.column}"


def _numbers(binder: Binder, read: _Keys, column: Column) -> list[float]:
    """The cells of a column, each of which must be one number."""
    if len(read.table.rows) > MOST_POINTS:
        raise binder.refuse("CG346", column.span, f"`{column.base}` has more than {MOST_POINTS:,} rows", "take fewer")
    if column.column in read.table.key_numbers:
        return list(read.table.key_numbers[column.column].cells)
    if spreads_of(read.table, column.column):
        message = f"`{_shown(column)}` contains ranges, and a curve needs single numbers"
        raise binder.refuse("CG346", column.span, message, "give it numbers")
    found = []
    for row, cells in read.table.rows.items():
        cell = cells.get(column.column)
        if not isinstance(cell, Value):
            message = f"the cell `{read.table.id.name}.{row}.{column.column}` is empty"
            raise binder.refuse("CG351", column.span, message, "fill it, or remove the row")
        found.append(cell.number)
    return found


def _sorted(binder: Binder, read: _Keys, columns: Sequence[list[float]], least: int) -> tuple[list[float], list[float]]:
    """Points in order of their keys."""
    xs, ys = columns
    column = read.keys[0][0]
    if len(xs) < least:
        raise binder.refuse("CG346", column.span, f"`{read.table.id.name}` has too few rows for a curve", "add rows")
    points = sorted(zip(xs, ys, strict=True))
    if any(left[0] == right[0] for left, right in pairwise(points)):
        message = f"two rows have the same `{_shown(column)}`"
        raise binder.refuse("CG346", column.span, message, "a curve has one value at each place")
    return [x for x, _ in points], [y for _, y in points]


def _grid(
    binder: Binder, read: _Keys, columns: Sequence[list[float]], span: Span
) -> tuple[list[float], list[float], list[float]]:
    """The values of a grid, row by row; every pair of keys must be there once."""
    first, second, values = columns
    xs, ys = sorted(set(first)), sorted(set(second))
    known = dict(zip(zip(first, second, strict=True), values, strict=True))
    if len(known) != len(values) or len(values) != len(xs) * len(ys) or len(xs) < 2 or len(ys) < 2:
        message = f"`{read.table.id.name}` is not a grid of `{_shown(read.keys[0][0])}` and `{_shown(read.keys[1][0])}`"
        raise binder.refuse("CG346", span, message, "add exactly one row for every pair of keys")
    return xs, ys, [known[x, y] for x in xs for y in ys]


def _node(key: str, columns: Sequence[Sequence[float]]) -> Node:
    """A leaf whose value are the points."""
    numbers = [number for column in columns for number in column]
    operation: Operation = ("points", len(columns), *(len(column) for column in columns), *numbers, 1)
    return Node(key, program=Program((operation,)))
