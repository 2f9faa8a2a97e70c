"""The places a project keeps for its map, beside its library: `layout.json`."""

from collections.abc import Callable, Mapping

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.graph.model import Point
from calcgraph.graph.pin import read_layout
from calcgraph.source import START

NAME = "layout.json"


def read_pinned(
    library: str, read_data: Callable[[str], str | None]
) -> tuple[Mapping[str, Point], tuple[Diagnostic, ...]]:
    """The kept places of the library with that name, and CG912 for a file that does not say them; empty without one."""
    path = f"{library}/{NAME}"
    text = read_data(path)
    if text is None:
        return {}, ()
    points, problem = read_layout(text)
    hint = "write it again with `calcgraph graph --pin`"
    return points, (diagnose("CG912", path, START, problem, hint),) if problem else ()
