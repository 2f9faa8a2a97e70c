"""The functions of the language: which units they take and what they give."""

from collections.abc import Sequence
from fractions import Fraction

from calcgraph.calc.dimensions.days import PARTS, refuse_dates, want_dates
from calcgraph.calc.dimensions.measures import ANGLE, NUMBER, Shape, raised, shown, times
from calcgraph.calc.dimensions.operands import Walk, infer_quantity, same, want_condition, want_factor, want_number
from calcgraph.calc.syntax.tree import Call, Expr, Group, Name
from calcgraph.source import Span

PURE = frozenset(
    (
        "exp", "log", "ln", "log2", "log10", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh",
        "factorial", "binomial", "gamma", "erf", "floor", "ceiling", "ceil", "round",
    )
)  # fmt: skip
"""Take pure numbers and give one; the floor of a length would depend on the unit it is kept in."""

ROOTS = {"sqrt": Fraction(1, 2), "cbrt": Fraction(1, 3)}
KEPT = frozenset(("abs", "Abs", "total", "mean"))
"""Give what they take."""

_ARCS = frozenset(("asin", "acos", "atan"))
"""Give an angle."""

SIZED = frozenset(("abs", "Abs", "sign"))
"""Ask how far from zero something is, which a point of a temperature scale does not say."""

ALIKE = frozenset(("min", "Min", "max", "Max"))
"""Take any number of quantities of one kind and give one of them."""


def infer_call(walk: Walk, call: Call) -> Shape | None:  # noqa: PLR0911 - one return a kind of function
    """The shape of a call of a built-in function; None for one that is unknown, which binding reports."""
    name, args = call.function, call.args
    if name in PARTS:
        want_dates(walk, name, [(arg, infer_quantity(walk, arg)) for arg in args])
        return NUMBER
    if name in PURE:
        for arg in args:
            want_number(walk, arg, name)
        return ANGLE if name in _ARCS else NUMBER
    if len(args) == 1:
        return _infer_single(walk, name, args[0])
    if name in ALIKE or name == "atan2":
        shape = _infer_alike(walk, args, call.span)
        return ANGLE if name == "atan2" else shape
    match name:
        case "Piecewise":
            return _infer_cases(walk, args, call.span)
        case "Sum" | "Product" | "integrate" if len(args) == 2:
            return _infer_over(walk, name, args[0], args[1])
        case "limit" if len(args) == 3:
            return _infer_limit(walk, *args)
        case "diff" | "elasticity" if len(args) >= 2:
            return _infer_slope(walk, name, args)
    for arg in args:
        walk.infer(arg)
    return None


def _infer_single(walk: Walk, name: str, arg: Expr) -> Shape | None:  # noqa: PLR0911 - one return a kind of function
    if name == "count":
        return NUMBER
    if name == "Piecewise":
        return _infer_cases(walk, (arg,), arg.span)
    shape = want_factor(walk, arg) if name in ROOTS or name in SIZED else infer_quantity(walk, arg)
    if name in KEPT and refuse_dates(walk, name, [(arg, shape)]):
        return None
    if name == "total" and shape is not None and shape.scale:
        message = f"`{shown(arg)}` has points of the scale {shape.unit}, which have no total"
        walk.refuse("CG303", arg.span, message, f"take `mean({shown(arg)})`, or give the column in `K`")
    if name in KEPT or name in ALIKE:
        return shape
    if name == "sign":
        return NUMBER
    if name in ROOTS and shape is not None:
        return raised(shape, ROOTS[name])
    return None


def _infer_alike(walk: Walk, args: Sequence[Expr], span: Span) -> Shape | None:
    """The shape of quantities of one kind, each compared with the first that has one."""
    found: Shape | None = None
    for arg in args[1:]:
        shape = same(walk, args[0], arg, span)
        if shape is None:
            return None
        found = shape if found is None or found.any else found
    return found


def _infer_cases(walk: Walk, cases: Sequence[Expr], span: Span) -> Shape | None:
    """`Piecewise`: values of one kind, conditions."""
    values = []
    for case in cases:
        if not isinstance(case, Group) or len(case.items) != 2:
            return None
        values.append(case.items[0])
        want_condition(walk, case.items[1])
    if len(values) == 1:
        return infer_quantity(walk, values[0])
    return _infer_alike(walk, values, span)


def _infer_over(walk: Walk, name: str, body: Expr, group: Expr) -> Shape | None:
    """`Sum`, `Product`: over whole numbers; `integrate`: the body times what it runs over."""
    if not isinstance(group, Group) or len(group.items) != 3:
        return None
    variable, low, high = group.items
    if not isinstance(variable, Name):
        return None
    if name == "integrate":
        over = same(walk, low, high, group.span)
        over = NUMBER if over is not None and over.any else over
        inner = infer_quantity(walk.inside(**{variable.name: over}), body)
        if refuse_dates(walk, name, [(body, inner), (low, over)]):
            return None
        return times(inner, over) if inner is not None and over is not None else None
    want_number(walk, low, name)
    want_number(walk, high, name)
    inside = walk.inside(**{variable.name: NUMBER})
    if name == "Product":
        want_number(inside, body, name)
        return NUMBER
    shape = infer_quantity(inside, body)
    return None if refuse_dates(walk, name, [(body, shape)]) else shape


def _infer_limit(walk: Walk, body: Expr, variable: Expr, point: Expr) -> Shape | None:
    """`limit(f, x, a)`: x is of the kind of a, or of what it is already."""
    if not isinstance(variable, Name):
        return None
    at, known = infer_quantity(walk, point), walk.infer(variable)
    if at is None or at.any:
        at = known or NUMBER
    shape = infer_quantity(walk.inside(**{variable.name: at}), body)
    return None if refuse_dates(walk, "limit", [(body, shape), (point, at)]) else shape


def _infer_slope(walk: Walk, name: str, args: Sequence[Expr]) -> Shape | None:
    """`diff(y, x)` is y per x, `diff(y, x, 2)` y per x²; an elasticity is a pure number."""
    above, below = infer_quantity(walk, args[0]), infer_quantity(walk, args[1])
    if refuse_dates(walk, name, [(args[0], above), (args[1], below)]):
        return None
    if name == "elasticity":
        return NUMBER
    if above is None or below is None:
        return None
    order = getattr(args[2], "value", 1) if len(args) > 2 else 1
    return times(above, below, -order) if isinstance(order, int | Fraction) else None
