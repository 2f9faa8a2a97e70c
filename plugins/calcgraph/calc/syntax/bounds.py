"""The rules of the grammar for what bounds a number: ranges, domains, tolerances."""

from collections.abc import Callable

from msgspec.structs import replace

from calcgraph.calc.syntax.complaints import expect_sign, unexpected
from calcgraph.calc.syntax.quantities import MAX_EXPONENT
from calcgraph.calc.syntax.tokens import CalcTokenKind, Cursor, StatementRefusal
from calcgraph.calc.syntax.tree import Call, Domain, Expr, Number, Range, Tolerance, Unary
from calcgraph.currencies import UNIT_OF_SIGN

PERCENT = "%"


def signed(written: Expr) -> Expr:
    """The expression; `-5 USD` as one number, since a plain number makes a parameter."""
    match written:
        case Unary("-", Number() as number, span):
            return Number(-number.value, number.unit, f"-{number.text}", span)
        case Unary("+", Number() as number, span):
            return replace(number, span=span)
        case expr:
            return expr


def read_range(cursor: Cursor, written: Expr, start: int) -> Range | None:
    """`low..high` or `middle ± spread` when the number just read, written from `start` on, begins one."""
    token = cursor.peek()
    if token.text not in ("..", "±"):
        return None
    first = signed(written)
    if not isinstance(first, Number):
        message = f"`{token.text}` needs a plain number on each side"
        raise cursor.refuse("CG224", start, cursor.at, message, "give the ends names, or write them out")
    cursor.take()
    last, end = _read_signed(cursor, f"a number after `{token.text}`")
    text = cursor.source.text[start:end]
    span = cursor.source.span(start, end)
    if token.text == "±":
        low, high = _ends_around(cursor, first, last, start, end)
    else:
        low, high = share_unit(first, last), last
    if low.unit == high.unit and low.value > high.value:
        raise cursor.refuse("CG224", start, end, f"the range `{text}` is reversed", "put the smaller end first")
    return Range(low, high, text, span)


def read_between(cursor: Cursor, written: Expr, start: int) -> Call | None:
    """`5 to 10 USD`, between which a quantity is nine times of ten, when the number just read begins one."""
    if cursor.peek().text != "to":
        return None
    first = signed(written)
    if not isinstance(first, Number):
        message = "`to` needs a plain number on each side"
        raise cursor.refuse("CG229", start, cursor.at, message, "write them out: `5 to 10 USD`")
    cursor.take()
    last, end = _read_signed(cursor, "a number after `to`")
    return Call("to", (share_unit(first, last), last), cursor.source.span(start, end))


def read_tolerance(cursor: Cursor, right: Expr | None) -> Tolerance | None:
    """`± 2 %` or `± 0.5 ms` if it is here."""
    token = cursor.peek()
    if token.text != "±":
        return None
    cursor.take()
    spread, end = _read_signed(cursor, "a number after `±`")
    span = cursor.source.span(token.start, end)
    middle = signed(right) if right is not None else None
    if isinstance(middle, Number) and middle.unit == PERCENT and not spread.unit:
        spread = replace(spread, unit=PERCENT)
    if spread.unit == PERCENT and not (isinstance(middle, Number) and middle.unit == PERCENT):
        if isinstance(middle, Number) and not middle.unit:
            raise _doubtful(cursor, middle, spread, token.start, end)
        return Tolerance(spread.value / 100, None, span)
    return Tolerance(None, spread, span)


def _doubtful(cursor: Cursor, middle: Number, spread: Number, start: int, end: int) -> StatementRefusal:
    """Return the error for `5 ± 2 %`, which is 5 % ± 2 points to one reader and a fiftieth of 5 to another."""
    share = abs(middle.value) * spread.value / 100
    message = f"the `%` of `{middle.text} ± {spread.text}` could belong to both numbers"
    hint = f"write `{middle.text} % ± {spread.text}` for points"
    if abs(share) < 10**MAX_EXPONENT:  # what is beyond it could not be read
        hint += f", `{middle.text} ± {float(share):.6g}` for a share of {middle.text}"
    return cursor.refuse("CG224", start, end, message, hint)


def read_domain(cursor: Cursor) -> Domain | None:
    """`in 1..64 GB log`, `in 1..64 step 1`, `in {1, 2, 4}` if it is here."""
    word = cursor.peek()
    if word.text != "in":
        return None
    cursor.take()
    if cursor.peek().text == "{":
        members = _read_members(cursor)
        low = high = None
    else:
        members = ()
        low, high = _read_interval(cursor)
    log, step = _read_spacing(cursor)
    domain = Domain(low, high, members, log, step, cursor.source.span(word.start, cursor.at))
    _check_domain(cursor, domain, word.start)
    return domain


def _read_interval(cursor: Cursor) -> tuple[Number, Number]:
    start = cursor.peek().start
    low, _ = _read_signed(cursor, "a number or `{` after `in`")
    if cursor.peek().kind is CalcTokenKind.END and not cursor.brackets:
        text = cursor.source.text[start : cursor.at]
        message = f"expected a range `low..high` after `in`, found one number, `{text.strip()}`"
        raise cursor.refuse("CG210", start, cursor.at, message, "write both ends, such as `n = 5 in 1..10`")
    expect_sign(cursor, "..", "`..` between the ends of the interval")
    high, end = _read_signed(cursor, "a number after `..`")
    low = share_unit(low, high)
    if low.unit == high.unit and low.value >= high.value:
        text = cursor.source.text[start:end]
        hint = "write two different ends"
        if low.value > high.value:
            first, _, last = (part.strip() for part in text.partition(".."))
            number, _, unit = last.partition(" ")
            hint = (
                f"write `{number}..{first}{unit and f' {unit}'}`"
                if first[-1:].isdigit()
                else "put the smaller end first"
            )
        raise cursor.refuse("CG223", start, end, f"the interval `{text}` is empty", hint)
    return low, high


def _read_members(cursor: Cursor) -> tuple[Number, ...]:
    opening = cursor.take()
    members = cursor.listed(lambda each: _read_signed(each, "a number")[0])
    if cursor.peek().kind is CalcTokenKind.END:
        raise cursor.refuse("CG211", opening.start, opening.end, "`{` is not closed", "add `}`")
    expect_sign(cursor, "}", "`,` or `}`")
    last = members[-1]
    return tuple(share_unit(member, last) for member in members)


def _read_spacing(cursor: Cursor) -> tuple[bool, Number | None]:
    if cursor.takes("log"):
        return True, None
    if not cursor.takes("step"):
        return False, None
    step, _ = _read_signed(cursor, "a number after `step`")
    return False, step


def read_near(cursor: Cursor, read_sum: Callable[[Cursor], Expr]) -> Number | None:
    """`near 3` if it is here: the number that the root which is taken is nearest to."""
    word = cursor.peek()
    if not cursor.takes("near"):
        return None
    found = signed(read_sum(cursor))
    if not isinstance(found, Number):
        raise cursor.refuse("CG210", word.start, cursor.at, "`near` needs a number", "write `near 3` or `near -2 m`")
    return found


def _check_domain(cursor: Cursor, domain: Domain, start: int) -> None:
    """Raise for a control that could not be moved."""
    ends = domain.members or tuple(end for end in (domain.low, domain.high) if end is not None)
    if domain.log and any(end.value <= 0 for end in ends):
        raise cursor.refuse("CG223", start, cursor.at, "a `log` control needs ends above zero")
    if domain.step is None:
        return
    step = domain.step
    if step.value <= 0:
        raise cursor.refuse("CG223", start, cursor.at, "the step of a control is above zero")
    if domain.members:
        raise cursor.refuse("CG223", start, cursor.at, "a set has no step", "remove `step`")
    low, high = domain.low, domain.high
    if low is None or high is None or not low.unit == high.unit == step.unit:
        return
    if step.value > high.value - low.value:
        raise cursor.refuse("CG223", start, cursor.at, "the step is longer than the interval")


def _read_signed(cursor: Cursor, what: str) -> tuple[Number, int]:
    """Return a number with an optional sign, and the offset after it."""
    sign = cursor.peek()
    factor = 1
    if sign.text in ("-", "+"):
        cursor.take()
        factor = -1 if sign.text == "-" else 1
    token = cursor.peek()
    if token.kind is not CalcTokenKind.QUANTITY or token.quantity is None:
        raise unexpected(cursor, what)
    cursor.take()
    start = sign.start if sign.text == "-" else token.start
    text = cursor.source.text[start : token.end]
    written = token.quantity
    return Number(written.value * factor, written.unit, text, cursor.source.span(start, token.end)), token.end


def share_unit(first: Number, last: Number) -> Number:
    """The last member's unit serves both: `2.25..14.24 USD/h`, `$2.25..$14.24/h`."""
    sign = UNIT_OF_SIGN.get(first.text.lstrip("+-")[0])
    if not first.unit or first.unit == sign == last.unit.partition("/")[0]:
        return replace(first, unit=last.unit)
    return first


def _ends_around(cursor: Cursor, middle: Number, spread: Number, start: int, end: int) -> tuple[Number, Number]:
    """Return the ends of `0.7 ± 0.1`.

    A spread in `%` is relative unless the middle is also in `%`, and ambiguous if the middle has no unit.
    """
    if spread.unit == PERCENT and not middle.unit:
        raise _doubtful(cursor, middle, spread, start, end)
    if spread.unit == PERCENT and middle.unit != PERCENT:
        width = abs(middle.value) * spread.value / 100
    else:
        middle = share_unit(middle, spread)
        if spread.unit not in ("", middle.unit):
            message = f"the range mixes `{middle.unit}` and `{spread.unit}`"
            raise cursor.refuse("CG224", start, end, message, "write middle and spread in one unit")
        width = spread.value
    if width < 0:
        raise cursor.refuse("CG224", start, end, "a spread is not below zero")
    return replace(middle, value=middle.value - width), replace(middle, value=middle.value + width)
