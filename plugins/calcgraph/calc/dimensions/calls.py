"""The functions of the language: the units of their arguments and results."""

from collections.abc import Sequence
from fractions import Fraction

from calcgraph.calc.dimensions.days import Walk, refuse_dates, want_dates
from calcgraph.calc.dimensions.measures import ANGLE, NUMBER, Shape, raised, scale_problem, shown, times
from calcgraph.calc.dimensions.operands import infer_quantity, same, want_condition, want_factor, want_number
from calcgraph.calc.dimensions.row_units import ROW_CALLS, infer_rows
from calcgraph.calc.functions import named
from calcgraph.calc.nonscalar_functions import DRAWN, ENDS, FLOWS, PERCENTILE, ROW_FOLDS, SHAPES
from calcgraph.calc.numbers.built_in import BuiltInFunction, Law
from calcgraph.calc.syntax.tree import Call, Compare, Expr, Group, Name
from calcgraph.source import Span


def infer_call(walk: Walk, call: Call) -> Shape | None:  # noqa: PLR0911 - one return a kind of function
    """The shape of a call of a built-in function; None for one that is unknown, which binding reports."""
    name, args = call.function, call.args
    function = named(name)
    if function is not None:
        return _infer_function(walk, function, call)
    if name == "mean" and len(args) > 1:
        return _infer_mean(walk, args, call.span)
    if name in ROW_FOLDS or name in ROW_CALLS:
        return infer_rows(walk, name, args)
    if name in FLOWS:
        return _infer_worth(walk, name, args, call.span)
    match name:
        case "Piecewise":
            return _infer_cases(walk, args, call.span)
        case "Sum" | "Product" | "integrate" if len(args) == 2:
            return _infer_over(walk, name, args[0], args[1])
        case "interpolate" | "step" if args:
            return _infer_curve(walk, args)
        case "first where":
            return _infer_first(walk, *args)
        case "argmax for" | "argmin for" | "max for" | "min for":
            return _infer_peak(walk, name, args, call.span)
        case "limit" if len(args) == 3:
            return _infer_limit(walk, *args)
        case "diff" | "elasticity" if len(args) >= 2:
            return _infer_slope(walk, name, args)
    return _infer_drawn(walk, call)


def _infer_mean(walk: Walk, args: Sequence[Expr], span: Span) -> Shape | None:
    """The shape of the mean of several values."""
    shapes = [(arg, infer_quantity(walk, arg)) for arg in args]
    return None if refuse_dates(walk, "mean", shapes) else _infer_alike(walk, args, span)


def _infer_worth(walk: Walk, name: str, args: Sequence[Expr], span: Span) -> Shape | None:
    """The shape of `npv` and `mirr`, whose first arguments are rates."""
    many = FLOWS[name]
    for rate in args[:many]:
        want_number(walk, rate, name)
    flows = args[many:]
    shapes = [want_factor(walk, flow) for flow in flows]
    if None in shapes or not flows or refuse_dates(walk, name, list(zip(flows, shapes, strict=True))):
        return None
    shape = _infer_alike(walk, flows, span) if len(flows) > 1 else shapes[0]
    return shape if name == "npv" or shape is None else NUMBER


def _infer_drawn(walk: Walk, call: Call) -> Shape | None:
    """Distributions, their percentiles and probabilities; nothing of a function that is unknown."""
    name, args = call.function, call.args
    if name in DRAWN and args:
        return _infer_distribution(walk, name, args, call.span)
    if (PERCENTILE.fullmatch(name) or name in ENDS) and len(args) == 1:
        return infer_quantity(walk, args[0])
    if name == "probability" and len(args) == 1:
        want_condition(walk, args[0])
        return NUMBER
    for arg in args:
        walk.infer(arg)
    return None


def _infer_distribution(walk: Walk, name: str, args: Sequence[Expr], span: Span) -> Shape | None:
    """A distribution is of the kind of its arguments, of `beta` of its ends."""
    if name == "beta":
        for arg in args[:SHAPES]:
            want_number(walk, arg, name)
        if len(args) == SHAPES:
            return NUMBER
        args = args[SHAPES:] or args
    shapes = [infer_quantity(walk, arg) for arg in args]
    if refuse_dates(walk, name, list(zip(args, shapes, strict=True))):
        return None
    scaled = next((arg for arg, shape in zip(args, shapes, strict=True) if shape is not None and shape.scale), None)
    if scaled is not None:
        message = f"`{shown(scaled)}` is a temperature on a scale, so it cannot have a spread"
        walk.refuse("CG303", scaled.span, message, "write everything in `K`")
        return None
    return _infer_alike(walk, args, span) if len(args) > 1 else shapes[0]


def _infer_function(walk: Walk, function: BuiltInFunction, call: Call) -> Shape | None:  # noqa: PLR0911 - one return a law
    """The shape that the law of a function gives; a wrong number of arguments is reported by binding."""
    args = call.args
    match function.law:
        case Law.NUMBER | Law.ARC:
            for arg in args:
                want_number(walk, arg, call.function)
            return ANGLE if function.law is Law.ARC else NUMBER
        case Law.PART:
            want_dates(walk, function.name, [(arg, infer_quantity(walk, arg)) for arg in args])
            return NUMBER
        case Law.ALIKE:
            return infer_quantity(walk, args[0]) if len(args) == 1 else _infer_alike(walk, args, call.span)
        case Law.DIRECTION:
            _infer_alike(walk, args, call.span)
            return ANGLE
    shapes = [want_factor(walk, arg) for arg in args]
    shape = shapes[0] if shapes else None
    match function.law:
        case Law.ROOT:
            return raised(shape, Fraction(1, function.order)) if shape is not None else None
        case Law.SIZE:
            return None if refuse_dates(walk, call.function, list(zip(args, shapes, strict=True))) else shape
        case Law.LIKE:
            is_refused = None in shapes or refuse_dates(walk, call.function, list(zip(args, shapes, strict=True)))
            return None if is_refused else _infer_alike(walk, args, call.span)
        case Law.RATE:
            is_refused = None in shapes or refuse_dates(walk, call.function, list(zip(args, shapes, strict=True)))
            same_kind = len(args) < 2 or (not is_refused and _infer_alike(walk, args, call.span) is not None)
            return NUMBER if not is_refused and same_kind else None
        case Law.SIGN:
            return NUMBER


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
    """Infer `Sum` and `Product`, over whole numbers, and `integrate`: the body times its variable."""
    if not isinstance(group, Group) or len(group.items) != 3:
        return None
    variable, low, high = group.items
    if not isinstance(variable, Name):
        return None
    if name == "integrate":
        over = same(walk, low, high, group.span)
        over = NUMBER if over is not None and over.any else over
        inner = infer_quantity(walk.inside(**{variable.name: over}), body)
        if refuse_dates(walk, name, [(body, inner), (low, over)]) or _refuse_points(walk, body, inner):
            return None
        return times(inner, over) if inner is not None and over is not None else None
    want_number(walk, low, name)
    want_number(walk, high, name)
    inside = walk.inside(**{variable.name: NUMBER})
    if name == "Product":
        want_number(inside, body, name)
        return NUMBER
    shape = infer_quantity(inside, body)
    return None if refuse_dates(walk, name, [(body, shape)]) or _refuse_points(walk, body, shape) else shape


def _infer_first(walk: Walk, variable: Expr, condition: Expr) -> Shape | None:
    """`first n where …` is the number of a step."""
    if isinstance(variable, Name):
        want_condition(walk.inside(**{variable.name: NUMBER}), condition)
    return NUMBER


def _infer_curve(walk: Walk, args: Sequence[Expr]) -> Shape | None:
    """Infer a curve: it has the kind of its column, and its argument that of the column it is compared with."""
    for arg in args[1:]:
        if isinstance(arg, Compare):
            same(walk, arg.left, arg.right, arg.span)
    return infer_quantity(walk, args[0])


def _infer_peak(walk: Walk, name: str, args: Sequence[Expr], span: Span) -> Shape | None:
    """`max q(t) for t in …` is of the kind of `q(t)`, `argmax …` of that of `t`."""
    variable, body, low, high = args
    over = same(walk, low, high, span)
    over = NUMBER if over is not None and over.any else over
    if not isinstance(variable, Name):
        return None
    inner = infer_quantity(walk.inside(**{variable.name: over}), body)
    if refuse_dates(walk, name.partition(" ")[0], [(body, inner), (low, over)]):
        return None
    return over if name.startswith("arg") else inner


def _refuse_points(walk: Walk, expr: Expr, shape: Shape | None) -> bool:
    """Refuse points of a temperature scale where they are added up or taken shares of."""
    if shape is None or not shape.scale:
        return False
    walk.refuse("CG303", expr.span, *scale_problem(expr, shape))
    return True


def _infer_limit(walk: Walk, body: Expr, variable: Expr, point: Expr) -> Shape | None:
    """Infer `limit(f, x, a)`: x has the kind of a, or its existing kind."""
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
        is_refused = [_refuse_points(walk, arg, shape) for arg, shape in zip(args[:2], (above, below), strict=True)]
        return None if any(is_refused) else NUMBER
    if above is None or below is None:
        return None
    order = getattr(args[2], "value", 1) if len(args) > 2 else 1
    return times(above, below, -order) if isinstance(order, int | Fraction) else None
