"""The map as a small picture that leads to it, for the first page of a site."""

from markupsafe import Markup

from calcgraph.graph.model import NodeKind
from calcgraph.project import Project
from calcgraph.render.map.data import Drawing, community_names
from calcgraph.render.map.svg import COLOURS
from calcgraph.render.templating import fill

LETTER = 43.0
"""About how wide a letter of a name is in the pixels of the map, which is shown a fifth as large."""
DOT = 6.0
LARGER = 10.0
"""The difference in radius between the most and the least central note, and the radius of the latter."""


def render_thumb(project: Project, drawing: Drawing, url: str) -> Markup | str:
    """Territories, notes and computations without names of notes; nothing of a map without territories."""
    if not drawing.territories:
        return ""
    rank, graph = drawing.metrics.pagerank, project.graph
    top = max(rank.values(), default=1.0) or 1.0
    names = community_names(project, drawing.metrics)
    notes = [node.id for node in graph.nodes.values() if node.kind is NodeKind.NOTE]
    places = {name: drawing.points[name] for name in notes}
    lines = [
        f"M{places[a].x:.0f} {places[a].y:.0f}L{places[b].x:.0f} {places[b].y:.0f}"
        for a, b in sorted({(edge.source, edge.target) for edge in graph.edges if edge.type == "uses"})
        if a in places and b in places
    ]
    left, high = min(one.left for one in drawing.territories), min(one.top for one in drawing.territories)
    right = max(one.left + one.width for one in drawing.territories)
    low = max(one.top + one.height for one in drawing.territories)
    return fill(
        "thumb.html",
        url=url,
        box=f"{left - 4:.0f} {high - 4:.0f} {right - left + 8:.0f} {low - high + 8:.0f}",
        rooms=[(f"c{r.community % COLOURS}", r, shortened(names[r.community], r.width)) for r in drawing.territories],
        lines=lines,
        dots=[
            (f"c{drawing.metrics.community[name] % COLOURS}", at, round(DOT + LARGER * (rank[name] / top) ** 0.5, 1))
            for name, at in places.items()
        ],
        count=len(notes),
    )


def shortened(name: str, width: float) -> str:
    """Return as many words of a name as fit; empty if the first is too long."""
    words = name.split()
    while words and len(" ".join(words)) * LETTER > width - 40:
        words.pop()
    return " ".join(words[:-1] if len(words) > 1 and words[-1] in {"and", "of", "the"} else words)
