"""A formula of vectors as one formula for each component, in which every name stands for a number."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.binding.vectors.arguments import expand_overrides
from calcgraph.calc.binding.vectors.known import AXES, Vector, VectorContext, component, refuse
from calcgraph.calc.binding.vectors.products import PRODUCTS, SPACE, literal
from calcgraph.calc.nonscalar_functions import LOOPED
from calcgraph.calc.syntax.habits import rewritten
from calcgraph.calc.syntax.paths import PER_ROW
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Binary, Call, Column, Compare, Expr, Group, Logic, Name, Number, Unary, WithExpr
from calcgraph.calc.syntax.walks import leaves, map_parts, parts_of

MOST_PARTS = 1_000
"""The largest size of a component: each is compiled, and `cross(cross(cross(a, b), c), d)` doubles per bracket."""

ExprOrVector: TypeAlias = Expr | Vector
MOST_SHOWN = 40
"""Characters of a formula that a message repeats."""
_LISTS = frozenset({*LOOPED, "Piecewise"})
"""Functions whose arguments are lists in brackets."""


def expand(expr: Expr, known: VectorContext) -> ExprOrVector:
    """The formula with the components of vectors for their names; raises VectorError where it means nothing."""
    expander = Expander(known)
    return expander.weighed(expander.expand(expr))


def expand_number(expr: Expr, known: VectorContext, what: str) -> Expr:
    """Return the same expression as a number, not a vector; `what` describes its position in messages."""
    expander = Expander(known)
    found = expander.number(expr, what)
    expander.weighed(found)
    return found


class Expander(Struct):
    """One walk over a tree."""

    known: VectorContext
    weights: dict[int, int] = field(default_factory=dict)
    """The number of parts of each tree, by identity."""
    kept: list[Expr] = field(default_factory=list)
    """These trees, so that no other gets the identity of one."""

    def expand(self, expr: Expr) -> ExprOrVector:  # noqa: PLR0911 - one return a kind of node
        """Return the components of an expression, or the expression as a number."""
        match expr:
            case Name():
                return self._name(expr)
            case Column():
                return self._column(expr)
            case Unary("not", operand):
                return replace(expr, operand=self.number(operand, "`not` takes a condition"))
            case Unary():
                return self._each(lambda one: replace(expr, operand=one[0]), [self.expand(expr.operand)])
            case Binary():
                return self._binary(expr)
            case Compare():
                return self._compare(expr)
            case Logic():
                return map_parts(expr, lambda one: self.number(one, f"`{expr.op}` joins conditions"))
            case Call():
                return self._call(expr)
            case Group():
                return literal(expr, [self.number(item, "a component is a number") for item in expr.items], self.known)
            case WithExpr():
                return self._with(expr)
            case _:
                return expr

    def number(self, expr: Expr, what: str, fixed: str = "") -> Expr:
        """The expression in the names of components, where it has to be a number; `fixed` is the text to write."""
        found = self.expand(expr)
        if isinstance(found, Vector):
            hint = f"write `{fixed}`" if fixed else f"name a component, or its length: `norm({_short(expr)})`"
            raise refuse(self.known, expr.span, f"{what}, and `{_short(expr)}` is a vector", hint)
        return found

    def _name(self, expr: Name) -> ExprOrVector:
        size = self.known.size_of(expr.name)
        return Vector(tuple(Name(component(expr.name, axis), expr.span) for axis in AXES[:size])) if size else expr

    def _column(self, expr: Column) -> Expr:
        size = self.known.size_of(expr.base)
        if not size:
            return expr
        if expr.column in AXES[:size]:
            return Name(component(expr.base, expr.column), expr.span)
        message = f"`{expr.base}` has no component `{expr.column}`"
        named = ", ".join(f"`{expr.base}.{axis}`" for axis in AXES[:size])
        raise refuse(self.known, expr.span, message, f"use one of its components: {named}")

    def _binary(self, expr: Binary) -> ExprOrVector:
        left, right = self.expand(expr.left), self.expand(expr.right)
        vectors = isinstance(left, Vector), isinstance(right, Vector)
        if not isinstance(left, Vector) and not isinstance(right, Vector):
            return replace(expr, left=left, right=right)
        if expr.op in "+-":
            self._check_sum(expr, left, right)
        elif expr.op == "*" and all(vectors):
            a, b = _short(expr.left), _short(expr.right)
            message = f"`{_short(expr)}` could be either of two products of vectors"
            is_space = isinstance(left, Vector) and len(left.parts) == SPACE
            hint = f"write `dot({a}, {b})` for a number" + (f", `cross({a}, {b})` for a vector" if is_space else "")
            raise refuse(self.known, expr.span, message, hint)
        elif expr.op == "/" and vectors[1]:
            message = f"`{_short(expr.right)}` is a vector, and nothing can be divided by a vector"
            raise refuse(self.known, expr.span, message, f"divide by its length, `norm({_short(expr.right)})`")
        elif expr.op == "^":
            vector = expr.left if vectors[0] else expr.right
            inner, hint = _short(vector), ""
            if vectors[0]:
                hint = f"write the square of its length as `dot({inner}, {inner})`"
            raise refuse(self.known, expr.span, f"`{_short(vector)}` is a vector, which has no powers", hint)
        return self._each(lambda two: replace(expr, left=two[0], right=two[1]), [left, right])

    def _check_sum(self, expr: Binary, left: ExprOrVector, right: ExprOrVector) -> None:
        """Refuse a sum of a vector and a number, or of vectors of different sizes."""
        if isinstance(left, Vector) and isinstance(right, Vector):
            sizes = len(left.parts), len(right.parts)
            if sizes[0] != sizes[1]:
                first, second = _short(expr.left), _short(expr.right)
                message = f"`{first}` has {sizes[0]} components, `{second}` {sizes[1]}"
                raise refuse(self.known, expr.span, message)
            return
        vector, other = (expr.left, expr.right) if isinstance(left, Vector) else (expr.right, expr.left)
        if any(not self.known.is_number(name) for name in _named(other)):
            return  # what such a name means is reported where it is looked up
        what = "added" if expr.op == "+" else "subtracted"
        message = f"`{_short(vector)}` is a vector, `{_short(other)}` a number: they cannot be {what}"
        size = max(len(one.parts) for one in (left, right) if isinstance(one, Vector))
        hint = f"write `({', '.join([_short(other)] * size)})` if you mean it in each component"
        raise refuse(self.known, expr.span, message, hint)

    def _compare(self, expr: Compare) -> Expr:
        for side in (expr.left, expr.right):
            if isinstance(self.expand(side), Vector):
                inner = _short(side)
                message = f"`{_short(side)}` is a vector, and vectors cannot be compared"
                hint = f"compare lengths, `norm({inner})`, or components one by one"
                raise refuse(self.known, expr.span, message, hint)
        return map_parts(expr, lambda one: self.number(one, ""))

    def _call(self, expr: Call) -> ExprOrVector:
        name = expr.function
        if name in PRODUCTS:
            made = PRODUCTS[name](expr, [self.expand(arg) for arg in expr.args], self.known)
            return self.weighed(made)
        if name in _LISTS or name in PER_ROW:
            return replace(expr, args=tuple(self._argument(expr, arg) for arg in expr.args))
        fixed = rewritten(print_expression(expr)) if any(isinstance(arg, Group) for arg in expr.args) else ""
        args = tuple(self.number(arg, f"`{name}` takes numbers", fixed) for arg in expr.args)
        if size := self.known.size_of_call(name):
            return Vector(tuple(replace(expr, function=component(name, axis), args=args) for axis in AXES[:size]))
        return replace(expr, args=args)

    def _argument(self, call: Call, arg: Expr) -> Expr:
        """Return an argument of a function that takes lists, such as `Sum` or `Piecewise`."""
        what = f"`{call.function.partition(' ')[0]}` takes numbers"
        if isinstance(arg, Group):
            return replace(arg, items=tuple(self.number(item, what) for item in arg.items))
        return self.number(arg, what)

    def _with(self, expr: WithExpr) -> ExprOrVector:
        overrides = expand_overrides(expr.overrides, (expr.target,), self.known, self.expand)
        return self._each(lambda one: WithExpr(one[0], overrides, expr.span), [self.expand(expr.target)])

    def _each(self, make: Callable[[Sequence[Expr]], Expr], operands: Sequence[ExprOrVector]) -> ExprOrVector:
        """An operation made in each component; a number is the same in all of them."""
        size = max((len(one.parts) for one in operands if isinstance(one, Vector)), default=0)
        if not size:
            return make(operands)  # type: ignore[arg-type]  # none of them is a vector
        rows = zip(*(one.parts if isinstance(one, Vector) else [one] * size for one in operands), strict=True)
        return self.weighed(Vector(tuple(make(row) for row in rows)))

    def weighed(self, found: ExprOrVector) -> ExprOrVector:
        """The same, if its components are not too large."""
        for part in found.parts if isinstance(found, Vector) else (found,):
            if self._weight(part) > MOST_PARTS:
                message = f"more than {MOST_PARTS:,} parts in one component"
                raise refuse(self.known, part.span, message, "split it into named steps", "CG220")
        return found

    def _weight(self, expr: Expr) -> int:
        known = self.weights.get(id(expr))
        if known is None:
            known = self.weights[id(expr)] = 1 + sum(map(self._weight, parts_of(expr)))
            self.kept.append(expr)
        return known


def _named(expr: Expr) -> list[str]:
    """The names of quantities in an expression."""
    found = (leaf for leaf in leaves(expr) if not isinstance(leaf, Number))
    return [leaf.base if isinstance(leaf, Column) else leaf.name for leaf in found]


def _short(expr: Expr) -> str:
    text = print_expression(expr)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
