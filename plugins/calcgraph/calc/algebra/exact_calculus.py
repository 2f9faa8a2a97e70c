"""Integrals, derivatives and roots of the reference, by the program's rules on exact numbers."""

from fractions import Fraction

from calcgraph.calc.algebra.amounts import NONE, Amount, nearest
from calcgraph.calc.algebra.walk import ExactComputation
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.programs.numeric import BENT, ENDS, LOBATTO, MIDDLE, PIECES, ROUNDED, STEP
from calcgraph.calc.programs.terms import Term, walk_through

SETTLED = 1e-9
"""Relative distance up to which an integral has settled, in the program and here, and a root is one."""
UNSETTLED = 1e-6
"""Relative distance of the coarse rule beyond which the fine one is not known to have settled."""
POINTS = (
    *((sign * node, weight, other) for node, weight, other in ((1.0, *ENDS), *LOBATTO) for sign in (-1, 1)),
    (0.0, *MIDDLE),
)
"""Places of a piece from -1 to 1 with both weights."""
ROOT_STEP = 1e-9
"""Relative step of the slope at a root."""


def integral(exact: ExactComputation, term: Term) -> Amount:
    """The area by the program's points on fewer pieces, none of them halved; skipped where they are too few."""
    if exact.machine.is_narrow:
        raise SkippedError
    body, low, high = term.parts
    assert isinstance(term.value, int)
    is_nested = any(part.op == "integral" for part in walk_through(body, exact.terms))
    pieces = 1 if exact.integrals else 2 if is_nested else PIECES // 4
    start, end = exact.amount(low), exact.amount(high)
    half = exact.combined("div", [exact.combined("sub", [end, start]), Amount(Fraction(2 * pieces))])
    fine, coarse, size = NONE, NONE, 0.0
    exact.integrals += 1
    for at in range(pieces):
        middle = exact.combined("add", [start, exact.combined("mul", [half, Amount(Fraction(2 * at + 1))])])
        for node, weight, other in POINTS:
            offset = exact.combined("mul", [half, Amount(Fraction(node))])
            exact.indexes[term.value] = exact.combined("add", [middle, offset])
            value = exact.amount(body)
            fine = exact.combined("add", [fine, exact.combined("mul", [Amount(Fraction(weight)), value])])
            if other:
                coarse = exact.combined("add", [coarse, exact.combined("mul", [Amount(Fraction(other)), value])])
            size += weight * abs(float(value.value))
    exact.integrals -= 1
    if abs(float(fine.value) - float(coarse.value)) > UNSETTLED * size:
        raise SkippedError
    found = exact.combined("mul", [fine, half])
    return found._replace(vague=found.vague + SETTLED * size * abs(float(half.value)))


def slope(exact: ExactComputation, term: Term) -> Amount:
    """The derivative by the program's five points; skipped where it has to take nearer ones."""
    key, body = str(term.value), term.parts[0]
    point = exact.read(key)
    middle = float(exact.given_that({key: point}, body).value)
    found, values = five_points(exact, key, point, body, STEP)
    far_left, far_right, right, left = (float(value.value) - middle for value in values)
    if abs((far_right + far_left) / 2 - 2 * (right + left)) > BENT * (abs(right) + abs(left)) + ROUNDED * abs(middle):
        raise SkippedError
    return found._replace(vague=found.vague + SETTLED * abs(float(found.value)))


def five_points(
    exact: ExactComputation, key: str, point: Amount, body: Term, step: float
) -> tuple[Amount, list[Amount]]:
    """A derivative at a point, and the values it is made of.

    The rule is right to the fourth power of the step, which is relative.
    """
    wide = exact.combined("mul", [point, Amount(Fraction(step))]) if point.value != 0 else nearest(Fraction(step))
    found = []
    for times in (-2, 2, 1, -1):
        away = exact.combined("mul", [wide, Amount(Fraction(times))])
        found.append(exact.given_that({key: exact.combined("add", [point, away])}, body))
    outer, inner = exact.combined("sub", found[:2]), exact.combined("sub", found[2:])
    above = exact.combined("add", [outer, exact.combined("mul", [inner, Amount(Fraction(8))])])
    return exact.combined("div", [above, exact.combined("mul", [wide, Amount(Fraction(12))])]), found


def elasticity(exact: ExactComputation, term: Term) -> Amount:
    """The slope in shares of both values."""
    share = exact.combined("div", [exact.read(str(term.value)), exact.amount(term.parts[0])])
    return exact.combined("mul", [slope(exact, term), share])


def root_beside(exact: ExactComputation, found: float, term: Term) -> Amount:
    """Return the exact root one Newton step from the program's; the program decides which of several roots it takes."""
    left, right = term.parts[:2]
    start, by = Amount(Fraction(found)), str(term.value)
    body = Term("sub", term.span, (left, right))
    rest = exact.given_that({by: start}, body)
    steep, _ = five_points(exact, by, start, body, ROOT_STEP)
    if steep.value == 0:
        raise SkippedError
    step = exact.combined("div", [rest, steep])
    off = step.error + abs(found) * SETTLED
    return Amount(exact.combined("sub", [start, step]).value, off, step.vague)
