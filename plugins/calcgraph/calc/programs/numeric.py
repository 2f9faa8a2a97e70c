"""Slope and integral of a function by float64 steps that `calculus.js` repeats."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from calcgraph.calc.numbers.nought import SHARP
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.overlooked import polynomial

STEP = 1e-3
"""Relative step of a slope: the error of five points is about its fourth power."""
MOST_STEPS_DOWN = 8
"""The number of times that the step of a slope is taken a quarter as wide."""
BENT = 1e-4
"""Share of a slope by which those to both sides may differ for another reason than the second derivative."""
ROUNDED = 1e-14
"""Share of a value below which differences are rounding."""

LOBATTO = (
    (0.9428824156954797, 0.09427384021885005, 0.0),
    (0.816496580927726, 0.1550719873365854, 432 / 1470),
    (0.6418533423457813, 0.18882157396018245, 0.0),
    (0.4472135954999579, 0.19977340522685852, 625 / 1470),
    (0.23638319966214988, 0.22492646533333951, 0.0),
)
"""The inner nodes, each on both sides, with weights of 13 points and of 7 of them (Gander and Gautschi 2000).

Both ends are among the nodes, so every jump is seen: the two rules differ wherever it is.
"""
ENDS, MIDDLE = (0.015827191973480183, 77 / 1470), (0.24261107190140774, 672 / 1470)
"""The weights of each end and of the middle."""
NODES = 12
"""Points of one piece that are not those of the piece before."""
PIECES = 32
"""Into which a range is cut at first."""
MOST_NODES = 40_000
"""Steps that the points of the first pieces may take; fewer pieces are taken where one point takes many."""
DEEPEST_HALVING = 52
"""The number of times that a piece is halved: it is then as wide as the last bit of a float."""
MOST_HALVINGS = 500
"""The number of halvings after which unsettled pieces are accepted; the error of all pieces together decides."""
SETTLED, SETTLED_HEAVY = 1e-13, 1e-11
"""The error of one piece, as a share of the total absolute area, below which it is not halved.

The second applies if points take many operations: the difference of the 13-point and 7-point rules is far more than
the error of the 13 points.
"""

MOVED = 1e-9
"""Share of the area beyond which splitting pieces has moved the integral, unless the error before explains it."""
EDGE, BLURRED = 2.0**-44, 1e-8
"""The width of a piece, as a share of its place, in which a jump is at a known place, and the share of an integral that
comparisons may move by rounding.
"""

ROUNDS = 4
"""The number of times that split pieces are halved, each time with the size known better."""
OFF = 1e-6
"""Share of a piece's values by which a value that is not on the polynomial through its points differs."""

ASIDE, ONWARD = 1e-3, (6, -15, 20, -15, 6, -1)
"""The step, as a share of the range, for guessing a value from its neighbours, and the neighbours' weights."""

Curve: TypeAlias = Callable[[float], float]
Places: TypeAlias = Sequence[Sequence[tuple[float, float]]]
"""Points at and around places where a peak may be, with values."""
Look: TypeAlias = Callable[[], Places]


class _Subinterval(NamedTuple):
    low: float
    high: float
    first: float
    last: float
    """Values at the ends."""
    depth: int


class _Area(NamedTuple):
    value: float
    error: float
    size: float
    """The area of the absolute value."""
    middle: float
    """Value in the middle."""


_Known: TypeAlias = tuple[_Subinterval, _Area]


TURNED = 0.1
"""The share of a function's change in a step by which slopes over one and two steps may differ.

They differ by more if the slope begins at that point.
"""

ALIKE = 1e-3
"""The same share for slopes over a step and half of it; if they differ by more, the function turns in between.

Where they agree, the error of the fourth power is taken from the finer one (Richardson's rule).
"""
LEVEL = 1e-9
"""The share of the same change below which a slope is 0, as that of `x^3` at 0."""


def slope(body: Curve, point: float) -> float:
    """Return the derivative at a point, by the five-point rule; raise DomainError at a jump or bend.

    The slopes to both sides differ by a step times the second derivative, and by twice that for twice the step. If
    they do not, steps are made smaller, so that a corner near the point no longer matters.
    """
    step, middle = STEP * abs(point) or STEP, body(point)
    size = 0.0
    for _ in range(MOST_STEPS_DOWN):
        left, right = body(point - step), body(point + step)
        far_left, far_right = body(point - 2 * step), body(point + 2 * step)
        near, far = (right - middle) - (middle - left), (far_right - middle) - (middle - far_left)
        moved = abs(right - middle) + abs(middle - left)
        size = max(size, moved / step)
        apart = abs((far_right - far_left) / 2 - (right - left))
        is_straight = abs(far / 2 - 2 * near) <= BENT * size * step + ROUNDED * abs(middle)
        rise = far_left - far_right + 8 * (right - left)
        if is_straight and (apart <= TURNED * moved + ROUNDED * abs(middle) or abs(rise) <= LEVEL * moved):
            half = step / 2
            inner = left - right + 8 * (body(point + half) - body(point - half))
            coarse, fine = rise / (12 * step), inner / (12 * half)
            if abs(fine - coarse) <= ALIKE * size + ROUNDED * abs(middle) / step:
                return fine + (fine - coarse) / 15
        step /= 4
    raise DomainError("no slope where a function jumps or bends")


def first_pieces(steps: int) -> int:
    """Into how many pieces a range is cut where one point takes so many steps."""
    pieces = PIECES
    while pieces > 2 and steps * NODES * pieces > MOST_NODES:
        pieces //= 2
    return pieces


def beside(body: Curve, point: float, low: float, high: float) -> float:
    """Return the limit of a function at a point of a range where it has no value, such as `sin(x) / x` at 0.

    The limit follows from six points on the side with more of the range.
    """
    step = (high - low) * ASIDE * (-1 if abs(point - low) > abs(high - point) else 1)
    value = 0.0
    for at, weight in enumerate(ONWARD):
        value += weight * body(point + step * (at + 1))
    return value


def integrate(  # noqa: PLR0913 - the last two have defaults
    body: Curve, low: float, high: float, pieces: int, *, is_inner: bool = False, look: Look = list
) -> tuple[float, list[float]]:
    """Return the integral, and the points of `look` at which the samples of the first pieces overlooked something.

    Pieces on which 13 points and 7 of them differ are halved until they agree; raise DomainError if they never do. An
    inner integral is only a part of the outer one: it may be near 0 without being known to nine digits.
    """
    at = [low + (high - low) * place / pieces for place in range(pieces)] + [high]
    values = [body(point) for point in at]
    waiting = [_Subinterval(at[i], at[i + 1], values[i], values[i + 1], 0) for i in range(pieces)]
    known = [(piece, _area(body, piece)) for piece in waiting]
    at_once = _sum(area for _, area in known)
    share = SETTLED if pieces == PIECES else SETTLED_HEAVY
    settled = _settled(body, known, share * at_once.size)
    found = _sum(area for _, area in settled)
    settled, found = (settled, found) if found.error <= at_once.error else (known, at_once)
    places = look()
    split, narrow = _split(body, settled, places, found.size / abs(high - low)) if places else (settled, [])
    if split is not settled:
        for _ in range(ROUNDS):
            size = sum(area.size for _, area in split)
            split = _settled(body, split, share * size)
        before, found = found, _sum(area for _, area in split)
        moved = abs(found.value - before.value)
        narrow = narrow if moved > MOVED * found.size and moved > before.error else []
    total, error, size, _ = found
    if abs(total) <= 1e-14 * size and error <= 1e-9 * size:
        return 0.0, narrow
    is_blurred = _blur(piece for piece, _ in split) > BLURRED * (size if is_inner else abs(total))
    if is_blurred or not error <= 1e-9 * (size if is_inner else abs(total)):
        raise DomainError(UNSETTLED)
    return total, narrow


def _blur(pieces: Iterable[_Subinterval]) -> float:
    """Return the area by which comparisons may move jumps: those in pieces so narrow that numbers end there."""
    total = 0.0
    for low, high, first, last, _ in pieces:
        size = max(abs(low), abs(high))
        if abs(high - low) <= EDGE * size:
            total += abs(last - first) * SHARP * size
    return total


def _settled(body: Curve, pieces: Sequence[_Known], slack: float) -> list[_Known]:
    """The pieces after halving, with their areas."""
    found: list[_Known] = []
    known, halvings = list(pieces), 0
    while known:
        piece, area = known.pop()
        if area.error <= slack or piece.depth == DEEPEST_HALVING or halvings == MOST_HALVINGS:
            found.append((piece, area))
            continue
        halvings += 1
        known.extend((half, _area(body, half)) for half in _halves(piece, area))
    return found


def _split(body: Curve, settled: list[_Known], places: Places, mean: float) -> tuple[list[_Known], list[float]]:
    """Return the pieces, split where values at places are not those of the polynomial through a piece's points.

    The points of these values are returned as well.
    """
    found: list[_Known] = []
    narrow: list[float] = []
    for piece, area in settled:
        low, high = min(piece.low, piece.high), max(piece.low, piece.high)
        inside = [(at, value) for place in places for at, value in place if low < at < high]
        off = _off(body, piece, area, inside, mean) if inside else []
        if not off:
            found.append((piece, area))
            continue
        narrow += off
        at = sorted({low, high, *off}, reverse=piece.low > piece.high)
        values = [body(point) for point in at]
        parts = [_Subinterval(at[i], at[i + 1], values[i], values[i + 1], 0) for i in range(len(at) - 1)]
        found.extend((part, _area(body, part)) for part in parts)
    return (found, narrow) if narrow else (settled, narrow)


def _off(
    body: Curve, piece: _Subinterval, area: _Area, inside: Sequence[tuple[float, float]], mean: float
) -> list[float]:
    """Return the points whose values are not those of the polynomial."""
    middle, half = (piece.low + piece.high) / 2, (piece.high - piece.low) / 2
    nodes = [(-1.0, piece.first), (0.0, area.middle), (1.0, piece.last)]
    nodes += [(side * node, body(middle + side * half * node)) for node, *_ in LOBATTO for side in (-1, 1)]
    size = max(mean, *(abs(value) for _, value in nodes))
    points = [((at - middle) / half, at, value) for at, value in inside]
    return [at for x, at, value in points if not abs(value - polynomial(nodes, x)) <= OFF * max(size, abs(value))]


def _sum(areas: Iterable[_Area]) -> _Area:
    value, error, size = 0.0, 0.0, 0.0
    for area in areas:
        value, error, size = value + area.value, error + area.error, size + area.size
    return _Area(value, error, size, 0.0)


UNSETTLED = "the integral does not settle"


def _halves(piece: _Subinterval, area: _Area) -> tuple[_Subinterval, _Subinterval]:
    low, high, first, last, depth = piece
    middle = (low + high) / 2
    return _Subinterval(low, middle, first, area.middle, depth + 1), _Subinterval(
        middle, high, area.middle, last, depth + 1
    )


def _area(body: Curve, piece: _Subinterval) -> _Area:
    middle, half = (piece.low + piece.high) / 2, (piece.high - piece.low) / 2
    centre, ends = body(middle), piece.first + piece.last
    fine, coarse = ENDS[0] * ends + MIDDLE[0] * centre, ENDS[1] * ends + MIDDLE[1] * centre
    size = ENDS[0] * (abs(piece.first) + abs(piece.last)) + MIDDLE[0] * abs(centre)
    for node, weight, other in LOBATTO:
        left, right = body(middle - half * node), body(middle + half * node)
        fine += weight * (left + right)
        coarse += other * (left + right)
        size += weight * (abs(left) + abs(right))
    area = fine * half
    if not math.isfinite(area):
        raise DomainError("overflow")
    return _Area(area, abs(fine - coarse) * abs(half), size * abs(half), centre)
