"""Measures and places of a small graph, kept from build to build: an edit of a text does not change them."""

import json
from collections.abc import Mapping, MutableMapping
from hashlib import sha256

from msgspec.structs import asdict

from calcgraph.graph.model import Metrics, Point

KEY = "map"
"""The one entry in the memory: of a vault the last map is kept."""
MOST = 10_000
"""Nodes of a map that is kept, some 100 kB for each thousand."""

KnownMap = tuple[Metrics, Mapping[str, Point]]


def known_map(memory: Mapping[str, str] | None, drawn: object) -> KnownMap | None:
    """Return the cached map of a graph, if it is of this one; `drawn` is everything that it depends on."""
    try:
        mark, metrics, points = json.loads((memory or {})[KEY])
        if mark != _mark(drawn):
            return None
        return Metrics(**{**metrics, "orphans": tuple(metrics["orphans"])}), {
            name: Point(x, y) for name, (x, y) in points.items()
        }
    except (KeyError, ValueError, TypeError, AttributeError, RecursionError):
        return None


def keep_map(
    memory: MutableMapping[str, str] | None, drawn: object, metrics: Metrics, points: Mapping[str, Point]
) -> None:
    """Store the results for a graph, if it is small; numbers are restored exactly."""
    if memory is not None and len(points) <= MOST:
        places = {name: (point.x, point.y) for name, point in points.items()}
        memory[KEY] = json.dumps([_mark(drawn), asdict(metrics), places])


def _mark(drawn: object) -> str:
    return sha256(repr(drawn).encode("utf-8", "surrogatepass")).hexdigest()
