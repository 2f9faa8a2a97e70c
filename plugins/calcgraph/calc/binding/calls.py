"""Calls: functions of the language and of notes, folds over tables, sums, integrals, derivatives."""

import datetime as dt
import re
from collections.abc import Callable, Mapping

from calcgraph.calc.binding.along import bind_along
from calcgraph.calc.binding.binder import Binder, UnboundError
from calcgraph.calc.binding.curves import bind_curve
from calcgraph.calc.binding.distributions import DISTRIBUTIONS, bind_drawn, drawn_part, is_distribution, refuse_inside
from calcgraph.calc.binding.flows import bind_flows
from calcgraph.calc.binding.groups import bind_per
from calcgraph.calc.binding.rows import ROW_CALLS, bind_fold
from calcgraph.calc.functions import ALIASES, FIXED, FUNCTIONS
from calcgraph.calc.model import Entry
from calcgraph.calc.nonscalar_functions import ALONG, ENDS, FLOWS, FOLDS, LOOPED, ROW_FOLDS
from calcgraph.calc.numbers.built_in import Law
from calcgraph.calc.programs.keys import argument_key, fold_key, series_key
from calcgraph.calc.programs.program import steps_back
from calcgraph.calc.programs.terms import Term, number, read, walk
from calcgraph.calc.syntax.habits import rewritten
from calcgraph.calc.syntax.paths import PER, WHERE
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Column, Compare, Definition, Expr, Function, Group, Name, Number, Range
from calcgraph.source import Span
from calcgraph.suggest import did_you_mean


def bind_call(binder: Binder, expr: Call) -> Term:
    """A function of the note or of the language."""
    entry = binder.scope.entries.get(expr.function)
    if entry is not None and isinstance(entry.statement, Function):
        binder.use(entry, expr.span)
        return _own_call(binder, entry, entry.statement, expr)
    if expr.function in binder.scope.broken and expr.function in FUNCTIONS and expr.function not in FIXED:
        raise binder.unknown(expr.function, expr.span)
    name = ALIASES.get(expr.function, expr.function)
    if name in ROW_FOLDS and (folded := _folded(binder, name, expr)) is not None:
        return folded
    if (of_spread := _bind_spread(binder, name, expr)) is not None:
        return of_spread
    special = _OF_ROWS.get(name) or (_SPECIAL[LOOPED[name]] if name in LOOPED else None)
    if special is not None:
        return special(binder, name, expr)
    built_in = FUNCTIONS.get(name)
    if built_in is None:
        raise _unknown(binder, expr, name)
    binder.check_arity(expr, built_in.least, built_in.most)
    args = tuple(binder.bind(arg) for arg in expr.args)
    if built_in.law is Law.ALIKE and len(args) == 1:
        return args[0]
    return Term("log" if name == "ln" and len(args) > 1 else name, expr.span, args)


def _folded(binder: Binder, name: str, expr: Call) -> Term | None:
    """An aggregate of rows, or the mean of several values; None for another call."""
    if name == "mean" and len(expr.args) > 1:
        return _mean(binder, expr)
    return bind_fold(binder, name, expr) or _fold(binder, name, expr)


def _mean(binder: Binder, expr: Call) -> Term:
    """`mean(a, b)`: of values, also of points of a scale, which units do not let be added."""
    total, *others = (binder.bind(arg) for arg in expr.args)
    for one in others:
        total = Term("add", expr.span, (total, one))
    return Term("div", expr.span, (total, number(len(expr.args), expr.span)))


def _bind_spread(binder: Binder, name: str, expr: Call) -> Term | None:
    """A part of a distribution or range; None for another function."""
    if name in DISTRIBUTIONS:
        raise refuse_inside(binder, expr.function, expr.span)
    if (part := drawn_part(name)) is not None:
        return bind_drawn(binder, expr, part)
    return _end(binder, expr) if name in ENDS else None


def _end(binder: Binder, expr: Call) -> Term:
    """`low(r)`, `high(r)`: an end of a range as it is written, whatever value is put in its place."""
    binder.check_arity(expr, 1, 1)
    of = expr.args[0]
    entry = binder.scope.entries.get(of.name) if isinstance(of, Name) and of.name not in binder.local else None
    statement = entry.statement if entry is not None else None
    if entry is not None and isinstance(statement, Definition) and isinstance(statement.body, Range):
        binder.use(entry, of.span)
        return read(argument_key(entry.id, expr.function), expr.span)
    if isinstance(of, Name) and entry is None and of.name not in binder.local:
        raise binder.unknown(of.name, of.span)
    names = binder.scopes[entry.id.note].entries if entry is not None else {}
    message = f"`{print_expression(of)}` is not a written range, so it has no ends"
    hint = "name a line such as `r = 1..4`"
    if isinstance(statement, Definition) and is_distribution(names, statement.body):
        hint = f"use percentiles of a distribution, `p5({print_expression(of)})` and `p95({print_expression(of)})`"
    raise binder.refuse("CG346", of.span, message, hint)


def _unknown(binder: Binder, expr: Call, name: str) -> UnboundError:
    """Return the error for a function that does not exist, or that does not take these arguments."""
    if name in ROW_FOLDS:
        of = expr.args[0] if expr.args else None
        of = of.args[0] if isinstance(of, Call) and of.function == WHERE else of
        if isinstance(of, Column) and of.base not in binder.scope.entries:
            return binder.unknown(of.base, of.span)
        message = f"`{name}` needs a column of a table"
        columns = ", ".join(f"table.{column}" for column in "yx"[: ROW_FOLDS[name].columns])
        more = ", 90 %" if ROW_FOLDS[name].more else ""
        hint = f"write `{name}({columns}{more})`"
        if name in _OPERATORS and len(expr.args) > 1:
            hint = f"write `{_OPERATORS[name].join(_operand(arg, name) for arg in expr.args)}`"
        return binder.refuse("CG346", expr.span, message, hint)
    if expr.function in binder.scope.broken:
        return binder.unknown(expr.function, expr.span)
    own = {n: e for n, e in binder.scope.entries.items() if isinstance(e.statement, Function)}
    fixed = rewritten(print_expression(expr))
    hint = (
        (f"write `{fixed}`" if fixed else "")
        or _date_of(expr)
        or _with_arguments(binder, expr)
        or _renamed(binder, expr)
        or _FOREIGN.get(expr.function)
        or _hint_for_percentile(expr.function)
        or did_you_mean(expr.function, {**FUNCTIONS, **DISTRIBUTIONS, **FLOWS, **ROW_FOLDS, **LOOPED, **own})
    )
    return binder.refuse("CG346", expr.span, f"there is no function `{expr.function}`", hint)


def _date_of(expr: Call) -> str:
    """Return the text to write for `date(2026, 5, 4)`; empty for other calls, and for days that do not exist."""
    parts = [int(one.text) for one in expr.args if isinstance(one, Number) and _IN_DATE.fullmatch(one.text)]
    if expr.function.lower() not in {"date", "datetime"} or len(parts) != len(expr.args) or len(parts) != 3:
        return ""
    try:
        return f"write `date {dt.date(*parts).isoformat()}`" if parts[0] > 999 else ""
    except ValueError:
        return ""


_IN_DATE = re.compile(r"[0-9]{1,4}")


def _with_arguments(binder: Binder, expr: Call) -> str:
    """Return the text to write for `full(capacity = 15 kWh)`, if `full` is a quantity; empty otherwise."""
    scenarios = [one.name for one in expr.args if isinstance(one, Name) and one.name in binder.scope.scenarios]
    if scenarios and len(scenarios) == len(expr.args) and binder.is_quantity(expr.function):
        return f"write `({expr.function} with {', '.join(scenarios)})`"
    given = [one for one in expr.args if isinstance(one, Compare) and one.op == "="]
    if not given or len(given) != len(expr.args) or not binder.is_quantity(expr.function):
        return ""
    if not all(isinstance(one.left, Name) and binder.is_quantity(one.left.name) for one in given):
        return ""
    return f"write `({expr.function} with {', '.join(print_expression(one) for one in given)})`"


def _hint_for_percentile(name: str) -> str:
    return "choose a percentile from `p1(x)` to `p99(x)`" if name[:1] in {"p", "P"} and name[1:].isdigit() else ""


def _is_spread(binder: Binder, args: tuple[Expr, ...]) -> bool:
    """Return whether the only argument is the name of a range or a distribution."""
    entry = binder.scope.entries.get(args[0].name) if len(args) == 1 and isinstance(args[0], Name) else None
    if entry is None or not isinstance(entry.statement, Definition):
        return False
    body = entry.statement.body
    return isinstance(body, Range) or is_distribution(binder.scope.entries, body)


def _renamed(binder: Binder, expr: Call) -> str:
    """Return the same call by the name that it has in calcgraph."""
    args = [print_expression(arg) for arg in expr.args]
    name, body = expr.function.lower(), ", ".join(args)
    is_column = len(args) == 1 and isinstance(expr.args[0], Column)
    is_mean = name in {"avg", "average"} and (is_column or len(args) > 1 or _is_spread(binder, expr.args))
    if is_mean or (name == "sum" and is_column):
        return f"write `{'total' if name == 'sum' else 'mean'}({body})`"
    if name in {"gauss", "gaussian", "norm", "n"} and len(args) == 2:
        return f"write `normal({body})`"
    if _SHARE.fullmatch(name) and len(args) == 1:
        return f"write `{name}({body})`"
    if name in {"roundup", "rounddown", "int", "trunc"} and (len(args) == 1 or args[1:] == ["0"]):
        up, down = f"`ceiling({args[0]})`", f"`floor({args[0]})`"
        plain, negative = (up, down) if name == "roundup" else (down, up)  # these go to or from zero
        return f"write {plain}, or {negative} for a negative number"
    if name in {"percentile", "quantile"} and len(args) == 2:
        share = re.fullmatch(r"([1-9][0-9]?)(?: ?%)?|0\.([0-9][1-9]|[1-9]0?)", args[1])
        if share:
            return f"write `p{int(share[1] or share[2].ljust(2, '0'))}({args[0]})`"
    return ""


def _operand(expr: Expr, name: str) -> str:
    """Return an argument of an aggregate as an operand; a sum in a product needs brackets."""
    written = print_expression(expr)
    return f"({written})" if name == "product" and " " in written else written


_OPERATORS = {"total": " + ", "product": " * "}
"""Aggregates that several values have an operator for."""
_SHARE = re.compile(r"p[1-9][0-9]?")
_FOREIGN = {
    "if": "write choices as `Piecewise((value, condition), (value, True))`",
    "interp": "write a value between rows as `interpolate(table.value, table.key = x)`",
    "lookup": "write a cell as `table.row.column`, and a lookup by number as `step(table.value, table.key = x)`",
    "correlate": "write it on its own line: `correlate(a, b, 0.7)`",
    "argmax": "write `first(t.x where t.y = Max(t.y))` for a row, or `argmax q(t) for t in 0..9` for a range",
    "argmin": "write `first(t.x where t.y = Min(t.y))` for a row, or `argmin q(t) for t in 0..9` for a range",
    "between": "write `5 to 10 USD` for a value between both nine times out of ten",
    "cumsum": "write, in a column, `table.new = cumulative(table.column)`",
    "cummax": "write, in a column, `table.top = Max(previous(table.top, table.column), table.column)`",
    "cummin": "write, in a column, `table.low = Min(previous(table.low, table.column), table.column)`",
    "lag": "write, in a column, `table.new = previous(table.column, 0)`",
    "shift": "write, in a column, `table.new = previous(table.column, 0)`",
    "sum": "a column's sum is `total(table.column)`, a series `Sum(x^i, (i, 0, n))`",
    "avg": "a column's mean is `mean(table.column)`",
    "average": "a column's mean is `mean(table.column)`",
    "gauss": "write a distribution as `normal(mean, spread)`",
    "percentile": "write a percentile as `p90(x)`",
    "quantile": "write a percentile as `p90(x)`",
    "len": "the rows of a table are counted by `count(table)`",
    "pow": "write the power as `x^y`",
}
"""Functions of spreadsheets and programs, with the way to write them in calcgraph."""


def _own_call(binder: Binder, entry: Entry, function: Function, expr: Call) -> Term:
    """A call of a note's function: its body while its arguments have values."""
    named = [argument.name for argument in function.args]
    required = sum(argument.default is None for argument in function.args)
    for given in expr.args:
        if isinstance(given, Compare) and isinstance(given.left, Name) and given.left.name in named:
            message = f"arguments of `{expr.function}` are given in order, not by name"
            hint = f"write `{expr.function}({', '.join(_in_order(named, expr.args))})`"
            raise binder.refuse("CG346", given.span, message, hint)
    binder.check_arity(expr, required, len(function.args))
    values = tuple(binder.bind(arg) for arg in expr.args)
    if function.steps is not None:
        return Term("at", expr.span, values, series_key(entry.id))
    if function.rates is not None:
        return Term("along", expr.span, values, (series_key(entry.id), "1", "0"))
    keys = tuple(argument_key(entry.id, arg.name) for arg in function.args[: len(values)])
    return Term("with", expr.span, (read(entry.id.key, expr.span), *values), keys)


def _in_order(named: list[str], args: tuple[Expr, ...]) -> list[str]:
    """Return the arguments of `f(b=2, a=1)` as texts in the order of their names; names for arguments not given.

    Only names if an argument is too many, or of an unknown name.
    """
    given = {
        one.left.name: one.right
        for one in args
        if isinstance(one, Compare) and one.op == "=" and isinstance(one.left, Name) and one.left.name in named
    }
    others = [one for one in args if not (isinstance(one, Compare) and one.right in given.values())]
    if len(given) + len(others) > len(named) or any(isinstance(one, Compare) and one.op == "=" for one in others):
        return named
    rest = iter(others)
    found = [given[name] if name in given else next(rest, None) for name in named]
    return [print_expression(one) if one is not None else name for name, one in zip(named, found, strict=True)]


def _fold(binder: Binder, name: str, expr: Call) -> Term | None:
    """A fold over a table's column; None if the argument is something else."""
    if name not in FOLDS or len(expr.args) != 1:
        return None
    argument = expr.args[0]
    base = argument.base if isinstance(argument, Column) else argument.name if isinstance(argument, Name) else ""
    entry = binder.scope.entries.get(base)
    if entry is None and base in binder.scope.broken:
        raise binder.unknown(base, argument.span)
    if entry is None or entry.statement is not None or entry.dataset is None:
        return None
    binder.use(entry, argument.span)
    if isinstance(argument, Column):
        binder.check_column(entry, argument)
    elif name != "count":
        raise binder.refuse("CG345", argument.span, f"`{name}` needs a column", f"`{name}({base}.column)`")
    column = argument.column if isinstance(argument, Column) else ""
    key = fold_key(entry.id, name, column)
    binder.folds[key] = (name, entry, column)
    return read(key, expr.span)


def _piecewise(binder: Binder, _name: str, expr: Call) -> Term:
    """Cases, tried in order."""
    result = Term("undefined", expr.span)
    for case in reversed(expr.args):
        if not isinstance(case, Group) or len(case.items) != 2:
            raise binder.refuse("CG346", case.span, "a case of `Piecewise` is `(value, condition)`")
        value, condition = case.items
        result = Term("if", case.span, (binder.bind(condition), binder.bind(value), result))
    return result


def _looped(binder: Binder, name: str, expr: Call) -> Term:
    """`Sum`, `Product`, `integrate`: a body over `(variable, low, high)`."""
    binder.check_arity(expr, 2, 2)
    group = expr.args[1]
    variable, low, high = group.items if isinstance(group, Group) and len(group.items) == 3 else (group,) * 3
    if not isinstance(group, Group) or not isinstance(variable, Name):
        message = f"`{expr.function}` needs `(variable, low, high)`"
        raise binder.refuse("CG346", group.span, message, f"write `{expr.function}(x, (x, 0, 1))`")
    bounds = (binder.bind(low), binder.bind(high))
    loop, body = _under(binder, variable.name, expr.args[0], expr.span)
    return Term({"Sum": "sum", "Product": "product", "integrate": "integral"}[name], expr.span, (body, *bounds), loop)


_PEAKS = {"argmax for": "argmax", "argmin for": "argmin", "max for": "maximum", "min for": "minimum"}


def _peak(binder: Binder, name: str, expr: Call) -> Term:
    """Return the term of `argmax q(t) for t in 0..150 s`, `argmin`, `maximum` or `minimum`."""
    variable, body, low, high = expr.args
    assert isinstance(variable, Name)
    ends = (binder.bind(low), binder.bind(high))
    loop, inner = _under(binder, variable.name, body, expr.span)
    return Term(_PEAKS[name], expr.span, (inner, *ends), loop)


def _first(binder: Binder, _name: str, expr: Call) -> Term:
    """`first n where cash(n) < 0 USD`: over all steps that the sequences have which are asked for step `n`."""
    variable, condition = expr.args
    assert isinstance(variable, Name)
    loop, inner = _under(binder, variable.name, condition, expr.span)
    asked = [(part.value, back) for part in walk(inner) if (back := _back(part, loop)) is not None]
    if not asked:
        message = f"`{print_expression(condition)}` does not use a step `{variable.name}` of a sequence"
        raise binder.refuse("CG228", expr.span, message, "name one: `first n where cash(n) < 0 USD`")
    ends = []
    for edge, op in (("0", "max"), ("1", "min")):
        edges = [_moved(Term("edge", expr.span, (), (str(key), edge)), back) for key, back in asked]
        ends.append(edges[0] if len(edges) == 1 else Term(op, expr.span, tuple(edges)))
    return Term("first", expr.span, (inner, *ends), loop)


def _back(part: Term, loop: int) -> int | None:
    return steps_back(part.parts[0], loop) if part.op == "at" else None


def _moved(edge: Term, back: int) -> Term:
    return edge if not back else Term("add", edge.span, (edge, number(back, edge.span)))


def _limit(binder: Binder, _name: str, expr: Call) -> Term:
    """`limit(f, x, a)`."""
    binder.check_arity(expr, 3, 3)
    body, variable, point = expr.args
    if not isinstance(variable, Name):
        raise binder.refuse("CG346", variable.span, "`limit` needs a variable, as in `limit(1/x, x, oo)`")
    at = binder.bind(point)
    loop, inner = _under(binder, variable.name, body, expr.span)
    return Term("limit", expr.span, (inner, at), loop)


def _under(binder: Binder, name: str, body: Expr, span: Span) -> tuple[int, Term]:
    """A body in which a name is a loop's number, and the loop's own number."""
    binder.loops += 1
    loop = binder.loops
    index = Term("index", span, (), loop)
    entry = binder.scope.entries.get(name)
    if name not in binder.local and entry is not None and _is_input(entry):
        inner = binder.bind(body)
        return loop, Term("with", span, (inner, index), (entry.id.key,))
    before, binder.local = binder.local, {**binder.local, name: index}
    try:
        return loop, binder.bind(body)
    finally:
        binder.local = before


def _is_input(entry: Entry) -> bool:
    """Return whether a loop over this name runs the formulas that read it; the name of a formula is only hidden."""
    return isinstance(entry.statement, Definition) and isinstance(entry.statement.body, Number | Range)


def _along(binder: Binder, name: str, expr: Call) -> Term:
    """`diff(y, x)` and `elasticity(y, x)`."""
    binder.check_arity(expr, 2, 3 if name == "diff" else 2)
    variable = binder.bind(expr.args[1])
    if variable.op != "read":
        raise binder.refuse("CG346", expr.args[1].span, f"`{name}` needs the name of a parameter")
    times = _times(binder, expr) if len(expr.args) > 2 else 1
    term = binder.bind(expr.args[0])
    for _ in range(times):
        term = Term("slope" if name == "diff" else "elasticity", expr.span, (term,), variable.value)
    return term


def _times(binder: Binder, expr: Call) -> int:
    """Return the number of times to differentiate."""
    order = expr.args[2]
    if not isinstance(order, Number) or order.unit or order.value not in {1, 2, 3, 4}:
        raise binder.refuse("CG346", order.span, "`diff` needs an order from 1 to 4")
    return int(order.value)


_OF_ROWS = {**ROW_CALLS, **dict.fromkeys(ALONG, bind_along), PER: bind_per, **dict.fromkeys(FLOWS, bind_flows)}
_SPECIAL: Mapping[str, Callable[..., Term]] = {
    "piecewise": _piecewise,
    "looped": _looped,
    "limit": _limit,
    "along": _along,
    "first": _first,
    "curve": bind_curve,
    "peak": _peak,
}
