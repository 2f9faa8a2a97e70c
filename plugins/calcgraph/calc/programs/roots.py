"""The roots of a function that can be seen in a range, by float64 steps that `roots.js` repeats."""

import math
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.overlooked import check_steps

STEPS = 192
"""Steps in which a bounded range is looked through, in equal ratios where both ends are positive."""
ALL = 1e300
"""The end of all numbers, where a range is not given."""
ALIKE = 1e-9
"""Roots that differ by less, relative to the larger, are one."""
HALVINGS = 1100
"""From one end of float64 to the other."""
NEAR = 1e-6
"""The distance from a root at which a function is evaluated, relative to the root."""
JUMP = 0.1
"""A function that changes so much of this in the last two numbers jumps there."""
NOISE = 1e-12
"""The share of a function's values near a root below which a difference is rounding, not a jump."""

Look: TypeAlias = Callable[[], Sequence[Sequence[tuple[float, float | None]]]]
"""Returns points at and around places where a root may be, with values."""
Hear: TypeAlias = Callable[[Sequence[float]], None]
"""Hears of points at which the steps have overlooked something."""
Body: TypeAlias = Callable[[float], float | None]
"""The difference of two sides; None where it has no value."""


def nearest_root(found: Sequence[float], here: float, *, stretch: bool) -> float:
    """Return the root nearest to `here`; raise DomainError without a root; `stretch` if the function stays zero."""
    if not found:
        raise DomainError("every value in a range solves it" if stretch else "no root was found in the range")
    best = found[0]
    for one in found[1:]:
        if abs(one - here) < abs(best - here):
            best = one
    return best


def root_of_rank(found: Sequence[float], which: int, count: int, *, stretch: bool) -> float:
    """One of all roots, rising; DomainError where there are more or fewer than have names."""
    found = distinct(found)
    if len(found) != count or stretch:
        message = f"{len(found)} root{'' if len(found) == 1 else 's'} in the range, not {count}"
        raise DomainError("every value in a range solves it" if stretch else message)
    return found[which]


def distinct(roots: Sequence[float]) -> tuple[float, ...]:
    """Roots rising, those that differ by rounding once."""
    found: list[float] = []
    for root in sorted(roots):
        if not found or abs(root - found[-1]) > ALIKE * max(abs(root), abs(found[-1])):
            found.append(root)
    return tuple(found)


def _unheard(_points: Sequence[float]) -> None:
    return


def find_roots(  # noqa: PLR0913, PLR0917 - the last two have defaults
    body: Body, low: float, high: float, here: float, look: Look = list, hear: Hear = _unheard
) -> tuple[list[float], bool]:
    """Find the points where a function is zero or changes sign without a jump, ascending, and whether it stays zero.

    If the range is all numbers, the search goes outwards from `here`, ever wider. A root that is only touched is seen
    if a step meets it. `look` has further points, at and around places.
    """
    found: list[float] = []
    stretch = False
    before, below = 0.0, math.nan
    known = {place: _value(body, place) for place in _points(low, high, here)}
    steps = sorted(known)
    is_bounded = low > -ALL or high < ALL
    if is_bounded:
        check_steps(body, steps, [known[at] for at in steps])
    steps = sorted(_with_dips(body, known))
    turned = _with_turned(known, look())
    if is_bounded and len(turned) > len(steps):
        hear([*set(turned).difference(steps)])
    for place in turned:
        for point, value in _tried(body, place, known):
            root = None
            if value == 0:
                alone = _is_alone(body, point)
                stretch = stretch or not alone
                root = point if alone and not _is_hole(body, point) else None
            elif below * _sign(value) < 0:
                root = _between(body, before, point, below, value)
            if root is not None and (not found or root != found[-1]):
                found.append(root)
            before, below = point, _sign(value) or math.nan  # no change of sign is counted across a zero
    return found, stretch


def _with_dips(body: Body, known: dict[float, float]) -> dict[float, float]:
    """Add the points where parabolas through three steps turn, if these are on the other side of zero."""
    rising = sorted(known)
    for before, at, after in zip(rising, rising[1:], rising[2:], strict=False):
        left, middle, right = (known[point] for point in (before, at, after))
        if not (left * middle > 0 < right * middle and abs(middle) < min(abs(left), abs(right))):
            continue
        rise, fall = (at - before) * (middle - right), (at - after) * (middle - left)
        point = at - ((at - before) * rise - (at - after) * fall) / (2 * (rise - fall)) if rise != fall else at
        value = _value(body, point) if before < point < after else middle
        if value * middle < 0:
            known[point] = value
    return known


def _with_turned(known: dict[float, float], places: Sequence[Sequence[tuple[float, float | None]]]) -> list[float]:
    """Return the points of the steps and those between two of them that have another sign than both; keep values."""
    rising = sorted(known)
    for place in places:
        for at, value in place:
            i = bisect(rising, at)
            if value is None or not 0 < i < len(rising):
                continue
            below, above = _sign(known[rising[i - 1]]), _sign(known[rising[i]])
            if below * _sign(value) < 0 < below * above:
                known[at] = value
    return sorted(known)


def _tried(body: Body, point: float, known: dict[float, float]) -> list[tuple[float, float]]:
    """Return the value of a function at a step; for a root, also those on both of its sides, as another may be near."""
    value = known[point]
    if value != 0:
        return [(point, value)]
    step = NEAR * (abs(point) or 1.0)
    left, right = _value(body, point - step), _value(body, point + step)
    return [(point - step, left), (point, value), (point + step, right)]


def _value(body: Body, point: float) -> float:
    found = body(point)
    return math.nan if found is None else found


def _sign(value: float) -> float:
    return value if value != value else float((value > 0) - (value < 0))  # noqa: PLR0124 - NaN


def _points(low: float, high: float, here: float) -> Iterator[float]:
    """Yield the points to look at, in rising order."""
    if low > -ALL or high < ALL:
        for step in range(STEPS + 1):
            share = step / STEPS
            yield low * math.exp(share * math.log(high / low)) if low > 0 else low + share * (high - low)
        return
    scale = abs(here) or 1.0
    sizes = {scale * math.pow(10, step / 4) for step in range(-48, 49)} | {scale * step / 16 for step in range(1, 33)}
    sizes |= {math.pow(10, step) for step in range(-300, 301, 12)}
    rising = sorted(size for size in sizes if 0 < size <= ALL)
    yield from (-size for size in reversed(rising))
    yield 0.0
    yield from rising


def _is_alone(body: Body, point: float) -> bool:
    """Return whether a zero is one point, and not a stretch such as that of `floor(x)`."""
    step = NEAR * (abs(point) or 1.0)
    return body(point - step) != 0 and body(point + step) != 0


def _is_hole(body: Body, root: float) -> bool:
    """Return whether a root is only a rounding error at a point without a value, such as 0 of `x^2 / x`."""
    return body(float(f"{root:.6e}")) is None


def _between(body: Body, low: float, high: float, below: float, above: float) -> float | None:
    """Return the root between two points whose values have opposite signs; None if there is a jump or pole."""
    first, last = abs(above), abs(above)
    for _ in range(HALVINGS):
        middle = low / 2 + high / 2
        if middle in (low, high):
            break
        value = body(middle)
        if value is None:
            return None
        if value == 0:
            return middle if _is_alone(body, middle) and not _is_hole(body, middle) else None
        if (value < 0) == (below < 0):
            low, first = middle, abs(value)
        else:
            high, last = middle, abs(value)
    root, rest = (low, first) if first < last else (high, last)
    if _is_hole(body, root):
        return None
    step = NEAR * abs(root)
    left, right = body(root - step), body(root + step)
    if left is None or right is None:
        return root if rest <= NOISE * abs(above) else None
    far = abs(right - left)
    return root if max(first, last) <= max(JUMP * far, NOISE * abs(above)) else None
