"""Small drawings of the ledger: the allowed interval with our value in it, and bars of shares."""

from collections.abc import Iterable

from msgspec import Struct

from calcgraph.calc.model import Claim, Verdict
from calcgraph.calc.units.table import is_date

LOW, HIGH = 29.0, 121.0
"""The positions of the extremes of a band, of 150 units."""
LEFT, RIGHT = 3.0, 147.0


class Band(Struct, frozen=True):
    """Places on a line of 150 units."""

    css: str
    start: str
    length: str
    """The length of the allowed interval."""
    dot: str
    reach: tuple[str, str] | None
    """Ends of our value when it is a range."""
    said: str


class BarPart(Struct, frozen=True):
    """One part of a bar, in per cent."""

    css: str
    start: str
    length: str


class Bar(Struct, frozen=True):
    """Shares of a whole, side by side."""

    parts: tuple[BarPart, ...]


_CSS = {Verdict.HOLDS: "", Verdict.PARTLY: "", Verdict.AGREES: "", Verdict.DISPUTED: "is-out"}


def band_of(claim: Claim) -> Band | None:
    """The scale of a claim; None for one that is only sourced, or without a computed value."""
    if claim.computed is None or is_date(claim.unit) or (claim.low is None and claim.high is None):
        return None
    ours = (claim.computed_low or claim.computed, claim.computed, claim.computed_high or claim.computed)
    known = [value for value in (claim.low, claim.high, *ours) if value is not None]
    low, high = min(known), max(known)

    def place(value: float) -> float:
        return LOW + (HIGH - LOW) * ((value - low) / (high - low) if high > low else 0.5)

    start = LEFT if claim.low is None else place(claim.low)
    end = RIGHT if claim.high is None else place(claim.high)
    width = max(end - start, 3.0)
    return Band(
        css=_CSS.get(claim.verdict, "is-bad"),
        start=f"{min(start, end - width if end - start < width else start):.1f}",
        length=f"{width:.1f}",
        dot=f"{place(claim.computed):.1f}",
        reach=(f"{place(ours[0]):.1f}", f"{place(ours[2]):.1f}") if ours[0] != ours[2] else None,
        said=_said(claim),
    )


def bar_of(parts: Iterable[tuple[str, int]]) -> Bar:
    """Parts of a bar by class and count, without empty ones; a hair of space between them."""
    counted = [(css, count) for css, count in parts if count > 0]
    total = sum(count for _, count in counted)
    made = []
    at = 0.0
    for css, count in counted:
        length = 100 * count / total
        made.append(BarPart(css, f"{at:.2f}%", f"{max(length - 0.3, 0.3):.2f}%"))
        at += length
    return Bar(tuple(made))


def _said(claim: Claim) -> str:
    ends = (f"{end:.6g}" if end is not None else "" for end in (claim.low, claim.high))
    low, high = ends
    if low and high:
        return f"allowed {low} to {high}"
    return f"allowed from {low}" if low else f"allowed up to {high}"
