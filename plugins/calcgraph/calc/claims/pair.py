"""Two numbers of a claim: `20–30 tok/s`, `900 ms – 1.2 s`, `42 ms ± 2 %`; each gets its unit and scale."""

from fractions import Fraction

from msgspec import Struct

from calcgraph.calc.claims.tail import Tail
from calcgraph.calc.model import Unit
from calcgraph.calc.units.turning import in_turns


class NumberPair(Struct, frozen=True):
    """Two written numbers and the text after each."""

    first: Fraction
    """Without its scale."""
    second: Fraction
    inner: Tail
    """The text between them; empty if the first shares the text after the second."""
    outer: Tail
    is_bare: bool
    """True if nothing is between them."""
    is_own: bool
    """True if the first has its own unit, and not only a currency symbol before it."""
    is_spread: bool
    """True if `±` joins them."""


def ends_of(pair: NumberPair) -> tuple[Fraction, Fraction, Fraction, Tail] | None:
    """The first number, the least and the largest value allowed, and the tail whose unit they are in.

    None if the two do not belong together: `3 GB to 4 s`, `5k–7`, `30 to 20`.
    """
    outer_only = bool(pair.outer.scale) and not pair.inner.scale
    if pair.inner.rest.text or (outer_only and pair.is_spread):
        return None
    if pair.is_bare:
        return _with_shared(pair)
    if not pair.is_own:
        return _between(pair, pair.first * pair.inner.size, pair.second * pair.outer.size, pair.outer)
    reach = _reach(pair)
    return None if reach is None else _between(pair, pair.first * pair.inner.size, reach, pair.inner)


def _with_shared(pair: NumberPair) -> tuple[Fraction, Fraction, Fraction, Tail] | None:
    """Return both ends in the unit and scale after the second; in `900 to 1k`, only the second has the scale."""
    first, second = pair.first * pair.outer.size, pair.second * pair.outer.size
    if first > second and not pair.is_spread:
        first = pair.first
    return _between(pair, first, second, pair.outer)


def _between(
    pair: NumberPair, first: Fraction, second: Fraction, tail: Tail
) -> tuple[Fraction, Fraction, Fraction, Tail] | None:
    if pair.is_spread:
        doubtful = second < 0 or (not pair.is_bare and not pair.is_own and _is_scaled(pair.inner))
        return None if doubtful else (first, first - second, first + second, tail)
    if first > second and first > 0:
        return None
    if not pair.is_bare and not pair.is_own and _is_scaled(pair.inner) and not _is_scaled(pair.outer):
        return None
    return first, min(first, second), max(first, second), tail


def _is_scaled(tail: Tail) -> bool:
    return bool(tail.scale) or tail.factor != 1


def _reach(pair: NumberPair) -> Fraction | None:
    """The second number in the unit of the first, which is written; None if it cannot be."""
    one, other = pair.inner.unit, pair.outer.unit
    second = pair.second * pair.outer.size
    if one is None:
        return None
    if other is None:
        shares = pair.is_spread and not pair.outer.problem and not _is_scaled(pair.inner)
        return second if shares else None
    if pair.is_spread and is_percent(other) and not is_percent(one):
        return abs(pair.first * pair.inner.size) * second / 100
    found = in_turns(other, one)
    return second * found.factor / one.factor if found else None


def is_percent(unit: Unit) -> bool:
    """Return whether a unit is `%`."""
    return not unit.dimension and unit.factor == Fraction(1, 100)
