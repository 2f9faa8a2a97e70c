"""Distributions: `churn = normal(3 %, 0.8 %)` as a formula of its parameters and of one place in each draw."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple, TypeGuard

from calcgraph.calc.binding.binder import Binder, UnboundError
from calcgraph.calc.model import Entry, QuantityId
from calcgraph.calc.nodes import Node
from calcgraph.calc.nonscalar_functions import PERCENTILE, SHAPES
from calcgraph.calc.numbers.beta import LEAST, MOST
from calcgraph.calc.programs.keys import draw_key
from calcgraph.calc.programs.terms import Term, number, read
from calcgraph.calc.syntax.bounds import signed
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Call, Function, Number
from calcgraph.source import Span

_MANY = "use `normal(p, s)` with `s = sqrt(p * (1 - p) / n)` for large samples"
NINETY = Fraction("1.6448536269514722")
"""Standard deviations from the median to P95."""


class _Distribution(NamedTuple):
    """The definition of a distribution."""

    kind: str
    """`score` or `share`, what its place in each draw is."""
    takes: tuple[str, ...]
    formula: Callable[..., Term]
    least: int = 0
    """The smallest number of arguments; 0 if all of them are required."""


def _op(name: str) -> Callable[..., Term]:
    return lambda *parts: Term(name, parts[0].span, parts)


_add, _sub, _mul, _div, _root, _exp, _ln = map(_op, ("add", "sub", "mul", "div", "sqrt", "exp", "ln"))


def _one(near: Term, value: Fraction | int = 1) -> Term:
    return number(value, near.span)


def _above_zero(deviation: Term) -> Term:
    """The deviation, which fails where it is below 0: a distribution would be turned round."""
    return Term("deviation", deviation.span, (deviation,))


def _rising(low: Term, high: Term) -> Term:
    """The upper end, which fails if it is below the lower one."""
    return Term("upper", high.span, (low, high))


def _normal(place: Term, mean: Term, deviation: Term) -> Term:
    return _add(mean, _mul(_above_zero(deviation), place))


def _lognormal(place: Term, mean: Term, deviation: Term) -> Term:
    """With the mean and standard deviation of the quantity itself, not of its logarithm."""
    ratio = _above_zero(_div(_above_zero(deviation), mean))
    more = _add(_one(mean), _mul(ratio, ratio))
    return _mul(_div(mean, _root(more)), _exp(_mul(_root(_ln(more)), place)))


def _uniform(place: Term, low: Term, high: Term) -> Term:
    return _add(low, _mul(_sub(_rising(low, high), low), place))


def _triangular(place: Term, low: Term, mode: Term, high: Term) -> Term:
    mode = _rising(low, mode)
    high = _rising(mode, high)
    whole, left, right = _sub(high, low), _sub(mode, low), _sub(high, mode)
    rising = _add(low, _root(_mul(_mul(whole, left), place)))
    falling = _sub(high, _root(_mul(_mul(whole, right), _sub(_one(low), place))))
    return Term("if", low.span, (_op("lt")(_mul(whole, place), left), rising, falling))


def _between(place: Term, low: Term, high: Term) -> Term:
    """Nine times of ten between both; lognormal where both are positive."""
    half, high = _div(place, _one(low, NINETY)), _rising(low, high)
    if _is_positive(low) and _is_positive(high.parts[1]):
        middle, ratio = _root(_mul(low, high)), _div(high, low)
        return _mul(middle, _exp(_mul(_div(_ln(ratio), _one(low, 2)), half)))
    two = _one(low, 2)
    return _add(_div(_add(low, high), two), _mul(_div(_sub(high, low), two), half))


def _beta(place: Term, a: Term, b: Term, *ends: Term) -> Term:
    """Between 0 and 1, or between both ends."""
    share = Term("beta", a.span, (place, a, b))
    return _uniform(share, *ends) if ends else share


def _is_positive(end: Term) -> bool:
    return isinstance(end.value, Fraction) and end.value > 0


DISTRIBUTIONS: Mapping[str, _Distribution] = {
    "normal": _Distribution("score", ("mean", "standard deviation"), _normal),
    "lognormal": _Distribution("score", ("mean", "standard deviation"), _lognormal),
    "uniform": _Distribution("share", ("low", "high"), _uniform),
    "triangular": _Distribution("share", ("low", "mode", "high"), _triangular),
    "beta": _Distribution("share", ("a", "b", "low", "high"), _beta, 2),
    "to": _Distribution("score", ("low", "high"), _between),
}


TO = "to"
"""The function of `5 to 10 USD`."""


def is_distribution(names: Mapping[str, Entry], body: object) -> TypeGuard[Call]:
    """Return whether the whole body of a line is a distribution, and no function of the note hides its name."""
    if not isinstance(body, Call) or body.function not in DISTRIBUTIONS:
        return False
    hidden = names.get(body.function)
    return hidden is None or not isinstance(hidden.statement, Function)


def place_node(quantity: QuantityId, body: Call) -> Node:
    """Return the node for a quantity's place in its distribution: in the middle, unless samples are taken."""
    kind = DISTRIBUTIONS[body.function].kind
    return Node(draw_key(quantity), value=0.0 if kind == "score" else 0.5, drawn=kind)


def bind_distribution(binder: Binder, body: Call, place: str) -> Term:
    """The formula of a distribution whose place in each draw is the node `place`."""
    made = DISTRIBUTIONS[body.function]
    counts = sorted({made.least or len(made.takes), len(made.takes)})
    if binder.local:
        raise refuse_inside(binder, body.function, body.span)
    if len(body.args) not in counts:
        wanted = " or ".join(f"`{body.function}({', '.join(made.takes[:count])})`" for count in counts)
        message = f"`{body.function}` takes {' or '.join(map(str, counts))} arguments, not {len(body.args)}"
        raise binder.refuse("CG346", body.span, message, f"write {wanted}")
    _check_numbers(binder, body)
    args = [binder.bind(arg) for arg in body.args]
    return made.formula(read(place, body.span), *args)


def _check_numbers(binder: Binder, body: Call) -> None:
    """Refuse plain numbers that are not a distribution; the values of names are checked when they are computed."""
    plain = [binder.in_base(arg) if isinstance(arg := signed(written), Number) else None for written in body.args]
    if body.function in {"normal", "lognormal"}:
        mean, deviation = plain
        if deviation is not None and deviation <= 0:
            raise binder.refuse(
                "CG229",
                body.args[1].span,
                "the standard deviation must be above 0",
                "write a standard deviation above 0",
            )
        if body.function == "lognormal" and mean is not None and mean <= 0:
            raise binder.refuse("CG229", body.args[0].span, "a lognormal quantity must be above 0", "use `normal`")
        return
    if body.function == "beta":
        plain = _ends_of_beta(binder, body, plain)
    known = [value for value in plain if value is not None]
    if known and len(known) == len(plain) and (known != sorted(known) or known[0] == known[-1]):
        message = f"`{print_expression(body)}` needs its lower limit below its upper limit"
        raise binder.refuse("CG229", body.span, message, "write the smaller number first")


def _ends_of_beta(binder: Binder, body: Call, plain: list[Fraction | None]) -> list[Fraction | None]:
    """Return the arguments after the shapes of a beta distribution; raise an error if a shape is out of range."""
    for value, written in zip(plain[:SHAPES], body.args, strict=False):
        if value is not None and not Fraction(repr(LEAST)) <= value <= MOST:
            hint = _MANY if value > MOST else "write one of at least 0.1"
            raise binder.refuse("CG229", written.span, "each shape of `beta` must be between 0.1 and 100,000", hint)
    return plain[SHAPES:]


def refuse_inside(binder: Binder, name: str, span: Span) -> UnboundError:
    """Return the exception for a distribution inside a formula, whose draws would have no name."""
    what = "a `… to …`" if name == TO else f"`{name}(…)`"
    written = "5 to 10 USD" if name == TO else f"{name}(…)"
    message = f"{what} needs its own line, so that its samples have a name"
    return binder.refuse("CG229", span, message, f"write `x = {written}`, and `x` here")


def bind_drawn(binder: Binder, expr: Call, part: Fraction) -> Term:
    """`p90(x)`, `mean(x)`, `probability(x > 3)`."""
    binder.check_arity(expr, 1, 1)
    inner = binder.bind(expr.args[0])
    inner = Term("holds", expr.args[0].span, (inner,)) if expr.function == "probability" else inner
    return Term("drawn", expr.span, (inner,), part)


def drawn_part(name: str) -> Fraction | None:
    """The share of a percentile, 2 of a mean or probability; None for another function."""
    if name in {"mean", "probability"}:
        return Fraction(2)
    found = PERCENTILE.fullmatch(name)
    return Fraction(int(found[1]), 100) if found else None
