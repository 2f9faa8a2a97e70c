"""Corners on the map and the hull around them: plain numbers, for who needs no arrays."""

from collections.abc import Sequence

Corner = tuple[float, float]


def convex_hull(corners: Sequence[Corner]) -> list[Corner]:
    """Return the corners around all others, in one direction of rotation (Andrew's monotone chain)."""
    points = sorted(set(corners))
    if len(points) < 3:
        return points
    return _half(points)[:-1] + _half(points[::-1])[:-1]


def _half(points: Sequence[Corner]) -> list[Corner]:
    chain: list[Corner] = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain
