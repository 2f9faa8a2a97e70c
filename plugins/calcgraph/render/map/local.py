"""The neighbourhood of one note: who points here on the left, where it points on the right."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePosixPath
from urllib.parse import quote

from markupsafe import Markup
from msgspec import Struct

from calcgraph.graph.kinds import KINDS, is_relation, kind_of, legends
from calcgraph.graph.model import Edge, NodeKind
from calcgraph.groups import grouped
from calcgraph.render.map.words import relation_word
from calcgraph.render.page import Page
from calcgraph.render.templating import fill

MOST = 12
"""Rows a side; the rest is one line that leads to the map."""
ROW = 10
"""Height of a row in the drawing's own units; the page stretches it."""


class NeighbourRow(Struct, frozen=True):
    """One neighbour of the note, or of a neighbour."""

    id: str
    title: str
    url: str
    """The address of its page; empty if it does not have a page."""
    word: str
    """The relation, read towards the right."""
    reason: str
    css: str
    """The look of its edges, where all have one."""
    kind: str


class EdgePath(Struct, frozen=True):
    """One edge of the drawing."""

    path: str
    css: str


class NeighbourSide(Struct, frozen=True):
    """One side of the note: its rows from the note outwards, the drawings between them."""

    css: str
    near: tuple[NeighbourRow, ...]
    far: tuple[NeighbourRow, ...]
    near_lines: tuple[EdgePath, ...]
    far_lines: tuple[EdgePath, ...]
    more: int


def render_local_graph(page: Page, depth: int = 1, note: str = "") -> Markup:
    """The local graph of a note (the page's own by default) as HTML; empty when nothing is linked.

    Depth 2 adds the neighbours of neighbours further out; they show in wide places only.
    """
    centre = note or str(page.note)
    left = _rows(page, page.index.incoming.get(centre, ()), backwards=True)
    right = _rows(page, page.index.outgoing.get(centre, ()), backwards=False)
    if not left and not right:
        return Markup()
    shown = {centre, *(row.id for row in left[:MOST]), *(row.id for row in right[:MOST])}
    far_left = _further(page, left[:MOST], shown, backwards=True) if depth > 1 else {}
    far_right = _further(page, right[:MOST], shown, backwards=False) if depth > 1 else {}
    height = max(1, _lines(left), _lines(right), _count(far_left), _count(far_right))
    sides = (_side("is-in", left, far_left, height), _side("is-out", right, far_right, height))
    drawn = {row.css for side in sides for row in (*side.near, *side.far)}
    return fill(
        "graph_local.html",
        sides=sides,
        height=height * ROW,
        deep=bool(far_left or far_right),
        depth=depth,
        title=page.title(centre),
        map_url=map_url(page, centre),
        looks=[(look, word) for look, word in legends().items() if look in drawn],
    )


def map_url(page: Page, centre: str) -> str:
    """The page of the map with a note chosen."""
    return f"{page.url_of(page.project.settings.graph.path + '.md')}?focus={quote(centre)}"


def _rows(page: Page, edges: Iterable[Edge], *, backwards: bool) -> list[NeighbourRow]:
    """The neighbours at the other end of edges, each once, relations before plain links before computation."""
    groups = grouped((edge.source if backwards else edge.target, edge) for edge in edges if edge.type != "tag")
    rows = [_row(page, other, found) for other, found in groups.items()]
    return sorted(rows, key=lambda row: (row.css == "uses", row.css, row.word, row.title.casefold(), row.id))


def _row(page: Page, other: str, edges: Sequence[Edge]) -> NeighbourRow:
    graph = page.project.graph
    node = graph.nodes[other]
    kinds = {kind_of(edge.type) for edge in edges}
    said = min(edges, key=lambda e: (not is_relation(e.type), e.type != "link", e.type))
    looks = {KINDS[kind].look for kind in kinds}
    css = "uses" if "uses" in looks else looks.pop() if len(looks) == 1 else ""
    made = node.kind is NodeKind.ATTACHMENT and other.endswith(".md")
    has_page = made or node.kind is NodeKind.NOTE
    title = PurePosixPath(other).stem.replace("-", " ").capitalize() if made else node.title
    word = "not written" if node.kind is NodeKind.GHOST else relation_word(graph, said.type)
    reason = next((edge.reason for edge in edges if edge.reason), "")
    return NeighbourRow(other, title, page.url_of(other) if has_page else "", word, reason, css, str(node.kind))


def _further(
    page: Page, near: Sequence[NeighbourRow], shown: set[str], *, backwards: bool
) -> Mapping[int, list[NeighbourRow]]:
    """For rows by number, their neighbours that are not shown yet, a dozen in all."""
    found: dict[int, list[NeighbourRow]] = {}
    total = 0
    links = page.index.incoming if backwards else page.index.outgoing
    for number, row in enumerate(near):
        for other in _rows(page, links.get(row.id, ()), backwards=backwards):
            if other.id not in shown and total < MOST:
                shown.add(other.id)
                found.setdefault(number, []).append(other)
                total += 1
    return found


def _count(further: Mapping[int, list[NeighbourRow]]) -> int:
    return sum(map(len, further.values()))


def _lines(rows: Sequence[NeighbourRow]) -> int:
    """Return the number of lines of a column: up to a dozen rows, and one that counts the omitted ones."""
    return min(len(rows), MOST + 1)


def _side(
    css: str, rows: Sequence[NeighbourRow], further: Mapping[int, list[NeighbourRow]], height: int
) -> NeighbourSide:
    """Rows and lines of one side; the left is drawn from its labels to the note, the right from the note on."""
    near = tuple(rows[:MOST])
    far = tuple(row for number in sorted(further) for row in further[number])
    start, end = (4, 100) if css == "is-in" else (96, 0)
    middle = height * ROW / 2
    near_lines = tuple(
        EdgePath(_curve(start, _at(number, _lines(rows), height), end, middle), row.css)
        for number, row in enumerate(near)
    )
    owners = [number for number in sorted(further) for _ in further[number]]
    far_lines = tuple(
        EdgePath(_curve(start, _at(i, len(far), height), end, _at(owner, _lines(rows), height)), row.css)
        for i, (owner, row) in enumerate(zip(owners, far, strict=True))
    )
    return NeighbourSide(css, near, far, near_lines, far_lines, max(0, len(rows) - MOST))


def _at(number: int, count: int, height: int) -> float:
    """The middle of a row in a column of `count` rows, centred in `height` rows."""
    return (height - count) * ROW / 2 + number * ROW + ROW / 2


def _curve(x1: float, y1: float, x2: float, y2: float) -> str:
    """A curve that leaves and arrives level."""
    return f"M{x1} {y1:g}C{x1 + (x2 - x1) * 0.58:g} {y1:g} {x1 + (x2 - x1) * 0.53:g} {y2:g} {x2} {y2:g}"
