"""Operations on dates: add or subtract a duration, subtract or compare two dates, read their parts."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from calcgraph.calc.dimensions.measures import Shape, said, shown
from calcgraph.calc.numbers import dates
from calcgraph.calc.programs.terms import Term, map_parts
from calcgraph.calc.syntax.tree import Binary, Expr, Number
from calcgraph.source import Span

_TIME = (("time", 1),)
_DURATION = Shape(_TIME, "d")
_MOVES = "add or subtract a duration: `+ 90 d`, `- 2 wk`, `+ 1 mo`"


class DateShift(NamedTuple):
    """The effect of a sum on a date."""

    op: str
    """`later`, or `months_later` for a duration that the calendar counts."""
    right: bool
    """True if the date is on the right."""


DateShifts: TypeAlias = dict[tuple[str, Span], DateShift | None]
"""Sums by file and place; None for one of no date."""


class Walk(Protocol):
    """The walk over a tree that meets an operator, a call or a date; `infer.py` has it."""

    def infer(self, expr: Expr) -> Shape | None:
        """The shape of any expression; None where it cannot be determined."""

    def inside(self, **local: Shape | None) -> "Walk":
        """The same walk with more names."""

    def refuse(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Note a problem."""

    def move(self, expr: Binary, move: "DateShift | None") -> None:
        """Note how a sum moves a date; None for one that is not a date."""

    def is_months(self, unit: str) -> bool:
        """Return whether a duration is written in months or years."""


def is_date(shape: Shape | None) -> bool:
    """Return whether a shape is a calendar date."""
    return shape is not None and shape.dimension == dates.DIMENSION


def infer_move(walk: Walk, expr: Binary, one: Shape, other: Shape) -> Shape | None:
    """The shape of a sum or difference of which at least one side is a date."""
    left, right = is_date(one), is_date(other)
    if left and right and expr.op == "-":
        return _DURATION
    if left and other.dimension == _TIME:
        walk.move(expr, DateShift(_op(walk, other), right=False))
        return one
    if right and one.dimension == _TIME and expr.op == "+":
        walk.move(expr, DateShift(_op(walk, one), right=True))
        return other
    walk.refuse("CG310", expr.span, *_no_move(expr, one, other))
    return None


def _op(walk: Walk, duration: Shape) -> str:
    return "months_later" if walk.is_months(duration.unit) else "later"


def _no_move(expr: Binary, one: Shape, other: Shape) -> tuple[str, str]:
    left, right = shown(expr.left), shown(expr.right)
    if is_date(one) and is_date(other):
        return (
            f"`{left}` and `{right}` are dates, and dates cannot be added",
            "write `end - start` for the days between them",
        )
    if is_date(other) and expr.op == "-":
        return f"the date `{right}` is subtracted from `{left}`, which is {_kind(one)}", _MOVES
    date, moved, by, kind = (left, "moved", right, other) if is_date(one) else (right, "moved", left, one)
    number = expr.right if is_date(one) else expr.left
    in_days = f"{left} {expr.op} {right} d" if is_date(one) else f"{left} d {expr.op} {right}"
    hint = f"write `{in_days}` for days" if isinstance(number, Number) and not number.unit else _MOVES
    return f"the date `{date}` is {moved} by `{by}`, which is {_kind(kind)}", hint


def _kind(shape: Shape) -> str:
    """`a plain number`, `in GB`."""
    return f"in {shape.unit}" if shape.unit else said(shape)


def compare_problem(left: tuple[Expr, Shape], right: tuple[Expr, Shape]) -> tuple[str, str]:
    """Return the message and hint for a date next to another kind of value in a comparison or choice."""
    (date, _), (other, shape) = (left, right) if is_date(left[1]) else (right, left)
    message = f"`{shown(date)}` is a date, `{shown(other)}` is {said(shape)}"
    return message, "compare a date with a date: `launch < date 2026-11-22`"


def factor_problem(expr: Expr) -> tuple[str, str]:
    """Return the message and hint for a date that is multiplied, divided, raised to a power or negated."""
    return (
        f"`{shown(expr)}` is a date, so it cannot be multiplied",
        "write `end - start` for the days between two dates",
    )


def number_problem(expr: Expr, function: str) -> tuple[str, str]:
    """Message and hint where a function of pure numbers is given a date."""
    hint = f"take a part, such as `year({shown(expr)})`, or the days between two dates"
    return f"`{function}` takes a pure number, `{shown(expr)}` is a date", hint


def want_dates(walk: Walk, name: str, args: Sequence[tuple[Expr, Shape | None]]) -> None:
    """Refuse arguments that are not dates in a function of dates."""
    for arg, shape in args:
        if shape is not None and not is_date(shape):
            message = f"`{name}` takes a date, `{shown(arg)}` is {said(shape)}"
            walk.refuse("CG310", arg.span, message, f"write `{name}(date 2026-11-22)`")


def refuse_dates(walk: Walk, name: str, args: Sequence[tuple[Expr, Shape | None]]) -> bool:
    """Return whether a function is given a date that it cannot use, and report the problem."""
    found = next((arg for arg, shape in args if is_date(shape)), None)
    if found is not None:
        walk.refuse("CG310", found.span, f"`{name}` does not take dates, and `{shown(found)}` is one", _COUNTED)
    return found is not None


_COUNTED = "use `Min`, `Max`, `count`, or a difference such as `end - start`"


def with_moves(term: Term, path: str, moves: DateShifts) -> Term:
    """Return the term with calendar operations if its sums move dates; the same term if no sum does."""
    if not moves:
        return term
    moved = map_parts(term, lambda part: with_moves(part, path, moves))
    move = moves.get((term.path or path, term.span)) if term.op in {"add", "sub"} else None
    if not move:
        return moved
    date, duration = reversed(moved.parts) if move.right else moved.parts
    if term.op == "sub":
        duration = Term("neg", term.span, (duration,))
    return Term(move.op, term.span, (date, duration))
