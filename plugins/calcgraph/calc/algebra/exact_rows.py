"""Rows of tables on exact numbers, and curves through them: the value that floats give, with how far it may be off."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.algebra.amounts import NONE, Amount, guessed
from calcgraph.calc.algebra.exact_sequences import series_of
from calcgraph.calc.algebra.precise import to_fraction
from calcgraph.calc.algebra.walk import ExactComputation
from calcgraph.calc.nodes import Series
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.numbers.lost import UNIT
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.terms import Term, number

BRANCHED = frozenset({"if", "and", "or", "with", "fold", "rows", "sum", "product", "integral", "prior", "first", "at"})
"""Operations whose parts are not all computed, or are computed elsewhere."""
_CELLS = 3
"""The index of the first number in an operation `points` of one column."""


def cell_at(exact: ExactComputation, key: str, line: Term | None, index: Amount) -> Amount:
    """A column's number in a row: as it is in the table, or computed by its line."""
    row = int(to_fraction(index.value))
    if line is not None and line.op == "rows":
        return in_row(exact, line, line.parts[0], row)
    node = exact.machine.nodes.get(key)
    operation = node.program.operations[0] if node is not None and node.program is not None else ("",)
    if operation[0] != "points" or not 0 <= row < len(operation) - _CELLS - 1:
        raise SkippedError
    value = operation[_CELLS + row]
    if isinstance(value, str):
        raise SkippedError
    return guessed(value)


def in_row(exact: ExactComputation, rows: Term, body: Term, row: int) -> Amount:
    """Return the value of a formula of rows in one row."""
    assert isinstance(rows.value, tuple)
    before = dict(exact.indexes)
    exact.indexes[int(rows.value[0])] = Amount(Fraction(row))
    found = exact.amount(body)
    exact.indexes.clear()
    exact.indexes.update(before)
    return found


def columns_of(exact: ExactComputation, rows: Term) -> list[list[Amount]]:
    """The columns of the rows for which the condition holds, where there is one."""
    assert isinstance(rows.value, tuple)
    _, count, where = map(int, rows.value)
    for body in rows.parts[: where or None]:
        exact.reserve(count * _least_steps(exact, body, MOST_OF_ROW))
    kept = [row for row in range(count) if not where or in_row(exact, rows, rows.parts[0], row).value != 0]
    return [[in_row(exact, rows, body, row) for row in kept] for body in rows.parts[where:]]


MOST_OF_ROW = 100
"""Steps of a row from which on they are not counted."""


def _least_steps(exact: ExactComputation, body: Term, most: int) -> int:
    """Return a number of steps that a row takes whatever its branches are, with those of the columns that it reads."""
    found, left = 0, [body]
    while left and found < most:
        term = left.pop()
        found += 1
        line = exact.terms.get(str(term.value)) if term.op == "at" else None
        if line is not None and line.op == "rows":
            left.append(line.parts[0])
        elif term.op not in BRANCHED:
            left.extend(term.parts)
    return found


def fold(exact: ExactComputation, term: Term) -> Amount:
    """Return the aggregate of columns."""
    columns, more = columns_of(exact, term.parts[0]), [exact.amount(part) for part in term.parts[1:]]
    name, first = str(term.value), columns[0]
    if name == "count":
        return Amount(Fraction(len(first)))
    if name == "total":
        return _total(exact, first)
    if name == "product":
        return _product(exact, first)
    if not first:
        raise SkippedError
    if name in _OF_ONE:
        return _OF_ONE[name](exact, first)
    if name == "quantile":
        return _quantile(exact, first, more[0])
    return _line(exact, name, first, columns[1])


def _line(exact: ExactComputation, name: str, ys: Sequence[Amount], xs: Sequence[Amount]) -> Amount:
    both, across = _squares(exact, ys, xs), _squares(exact, xs, xs)
    if name == "correlation":
        sides = [exact.combined("sqrt", [one]) for one in (_squares(exact, ys, ys), across)]
        return exact.combined("div", [both, exact.combined("mul", sides)])
    slope = exact.combined("div", [both, across])
    if name == "slope":
        return slope
    return exact.combined("sub", [_mean(exact, ys), exact.combined("mul", [slope, _mean(exact, xs)])])


def _total(exact: ExactComputation, values: Sequence[Amount]) -> Amount:
    total = NONE
    for value in values:
        total = exact.combined("add", [total, value])
    return total


def _product(exact: ExactComputation, values: Sequence[Amount]) -> Amount:
    found = Amount(Fraction(1))
    for value in values:
        found = exact.combined("mul", [found, value])
    return found


def _over(exact: ExactComputation, value: Amount, count: int) -> Amount:
    if count < 1:
        raise SkippedError
    return exact.combined("div", [value, Amount(Fraction(count))])


def _mean(exact: ExactComputation, values: Sequence[Amount]) -> Amount:
    return _over(exact, _total(exact, values), len(values))


def _squares(exact: ExactComputation, left: Sequence[Amount], right: Sequence[Amount]) -> Amount:
    """The sum of products of deviations from both means."""
    middles = _mean(exact, left), _mean(exact, right)
    products = [
        exact.combined("mul", [exact.combined("sub", [a, middles[0]]), exact.combined("sub", [b, middles[1]])])
        for a, b in zip(left, right, strict=True)
    ]
    return _total(exact, products)


def _quantile(exact: ExactComputation, values: Sequence[Amount], share: Amount) -> Amount:
    ordered = sorted(values, key=lambda one: to_fraction(one.value))
    place = to_fraction(share.value) * (len(ordered) - 1)
    if not 0 <= place <= len(ordered) - 1:
        raise SkippedError
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    step = exact.combined("sub", [ordered[above], ordered[below]])
    part = Amount(place - below, share.error * len(ordered), share.vague * len(ordered))
    return exact.combined("add", [ordered[below], exact.combined("mul", [step, part])])


def _stdev(exact: ExactComputation, values: Sequence[Amount]) -> Amount:
    return exact.combined("sqrt", [_over(exact, _squares(exact, values, values), len(values) - 1)])


def _size(value: Amount) -> Fraction:
    return to_fraction(value.value)


_OF_ONE: Mapping[str, Callable[[ExactComputation, Sequence[Amount]], Amount]] = {
    "first": lambda _, values: values[0],
    "last": lambda _, values: values[-1],
    "min": lambda _, values: min(values, key=_size),
    "max": lambda _, values: max(values, key=_size),
    "mean": _mean,
    "median": lambda exact, values: _quantile(exact, values, Amount(Fraction(1, 2))),
    "stdev": _stdev,
}


NEAR = 1e-7
"""Relative step of a slope."""
ROUNDINGS = 16
"""The number of roundings for the few operations between two rows."""


def beside_curve(exact: ExactComputation, term: Term) -> Amount:
    """Return a curve's value at exact positions: the slope between rows and the table's cells are taken as given."""
    assert isinstance(term.value, tuple)
    if term.value[0] in exact.touched:
        raise SkippedError
    places = [exact.amount(part) for part in term.parts]
    at = [float(place.value) for place in places]
    value = _value(exact, term, at)
    error = vague = ROUNDINGS * UNIT * abs(value)
    vague += _error_of_steps(series_of(exact.machine, term.value[0]))
    for i, place in enumerate(places):
        steep = _slope(exact, term, at, i)
        error += steep * place.error
        vague += steep * (place.vague + UNIT * abs(at[i]))
    return Amount(Fraction(value), error, vague)


def _error_of_steps(points: tuple[Series, ...]) -> float:
    """Return the largest error that the steps of a rate can have added to its values; 0 for a table."""
    return points[3].numbers[0] if len(points) == len(("times", "values", "slopes", "error")) else 0.0


def _slope(exact: ExactComputation, term: Term, at: list[float], i: int) -> float:
    step = NEAR * abs(at[i]) or NEAR
    found = []
    for side in (-step, step):
        try:
            found.append(_value(exact, term, [*at[:i], at[i] + side, *at[i + 1 :]]))
        except SkippedError:
            found.append(_value(exact, term, at))
    return abs(found[1] - found[0]) / step


def _value(exact: ExactComputation, term: Term, at: list[float]) -> float:
    parts = tuple(number(Fraction(place), term.span) for place in at)
    found = exact.machine.evaluate(compile_term(replace(term, parts=parts))[0])
    if not isinstance(found, float):
        raise SkippedError
    return found
