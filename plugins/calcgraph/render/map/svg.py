"""The page of the whole graph: tools, map, legend, list; complete without a script as a drawing with links."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct

from calcgraph.graph import query
from calcgraph.graph.kinds import KINDS, is_relation, kind_of
from calcgraph.graph.layout import labels
from calcgraph.graph.layout.course import BOX, Course, Stages, course_of, short_way
from calcgraph.graph.model import Graph, GraphNode, NodeKind, Point
from calcgraph.groups import grouped
from calcgraph.project import Project
from calcgraph.render.map.data import Drawing, community_names, draw, longest_chain, page_data
from calcgraph.render.map.flow import Flow, flow_of
from calcgraph.render.map.hulls import Hull, hulls_of
from calcgraph.render.page import UrlOf
from calcgraph.render.templating import fill

MOST_DRAWN = 1000
"""Nodes of the drawing for readers without a script; more would not be read."""
MOST_GROUPS = 16
"""Communities in the legend."""
MOST_USED = 5
"""Notes of the list of those that others compute with."""
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MOST_LISTED = 25
"""The number of notes in the list when it loads; the script loads the rest on demand."""
BENT = 1500
"""The largest number of lines that are bent, as on the canvas; more are indistinguishable."""
COLOURS = 6
BOX_LEADING = 16.0
"""The distance of two lines in a box of a course."""
MARGIN = 40.0


class MapDot(Struct, frozen=True):
    """A node of the drawing."""

    title: str
    url: str
    x: float
    y: float
    radius: float
    css: str
    lines: tuple[tuple[float, str], ...]
    """The heights and texts of the label; empty if it does not fit."""
    box: tuple[float, float, float, float] | None = None
    """Left, top, width and height, if it is a box."""


class MapEntry(Struct, frozen=True):
    """A note of the list, or of a list of the summary."""

    id: str
    title: str
    url: str
    colour: str
    degree: int
    why: str = ""
    target: str = ""


def render_graph_page(project: Project, url_of: UrlOf, drawing: Drawing | None = None, stages: Stages = ()) -> Markup:
    """The body of the graph page; `drawing` saves measuring and placing again, `stages` are the reading order."""
    graph = project.graph
    drawing, flow = drawing or draw(project), flow_of(project.calculation)
    names = list(graph.nodes)
    course = course_of(graph, stages) if len(names) <= labels.LABELLED else None
    entries = {name: _entry(graph, drawing, name, url_of) for name in names}
    notes = [name for name in names if graph.nodes[name].kind is NodeKind.NOTE]
    listed = sorted(notes, key=lambda n: (graph.nodes[n].title.casefold(), n))
    page = fill(
        "graph_page.html",
        data=page_data(project, drawing, url_of, flow, course),
        summaries=[node.summary for node in graph.nodes.values()],
        headline=_headline(len(notes), len(drawing.territories)),
        course_line=_course_line(course) if course else "",
        modes=(*(("course",) if course else ()), "map", "path", "chain"),
        way=[entries[name] for name in short_way(course, drawing.metrics.pagerank)] if course else [],
        facts=_facts(graph, drawing),
        used=_used(graph, entries),
        questions=_questions(flow, graph, entries),
        rooms=_rooms(project, drawing, entries),
        stages=_stages(course, entries) if course else [],
        central=[
            entries[name] for name in query.hubs(drawing.metrics, len(names)) if graph.nodes[name].kind is NodeKind.NOTE
        ][:5],
        ghosts=_ghosts(graph, entries),
        orphans=[entries[name] for name in drawing.metrics.orphans],
        suggested=_suggested(graph, drawing, entries),
        listed=[entries[name] for name in listed[:MOST_LISTED]],
        unlisted=max(0, len(listed) - MOST_LISTED),
        kinds=_kinds(graph),
        communities=_communities(project, drawing),
        kind_count=Counter(str(node.kind) for node in graph.nodes.values()),
        drawn=_drawn_course(graph, course, url_of) if course else _drawn(project, query.core(graph), drawing, url_of),
        count=len(notes),
    )
    # one letter beyond ASCII, and browsers take three times as long to decode what follows
    return Markup(page.encode("ascii", "xmlcharrefreplace").decode("ascii"))  # noqa: S704 - escaped by the template


def _entry(graph: Graph, drawing: Drawing, name: str, url_of: UrlOf) -> MapEntry:
    node = graph.nodes[name]
    url = url_of(name) if node.kind is NodeKind.NOTE else ""
    return MapEntry(name, node.title, url, _colour(graph, drawing, name), drawing.metrics.degree[name])


def _colour(graph: Graph, drawing: Drawing, name: str) -> str:
    """Return the class of a node: its kind, or its community's colour, with a border from the sixth on."""
    if graph.nodes[name].kind is not NodeKind.NOTE:
        return str(graph.nodes[name].kind)
    if not drawing.metrics.degree[name]:
        return "orphan"
    return _hue(drawing.metrics.community[name])


def _hue(community: int) -> str:
    return f"c{community % COLOURS}" + (" ring" if community >= COLOURS else "")


def _headline(notes: int, territories: int) -> str:
    """Return a description of the map in words."""
    said = f"{notes} note{'s' if notes != 1 else ''}"
    return f"{said} in {NUMBERS[territories]} territories" if territories > 1 else said if notes else "No notes"


def _used(graph: Graph, entries: Mapping[str, MapEntry]) -> Sequence[tuple[MapEntry, int]]:
    """The notes that most others compute with, and with how many."""
    readers = Counter(edge.target for edge in graph.edges if edge.type == "uses" and edge.source != edge.target)
    best = sorted(readers, key=lambda name: (-readers[name], name))[:MOST_USED]
    return [(entries[name], readers[name]) for name in best]


def _questions(flow: Flow, graph: Graph, entries: Mapping[str, MapEntry]) -> Sequence[tuple[str, str]]:
    """Return first questions for a reader: how the most used note reaches a result, and the origin of that result."""
    chain = longest_chain(flow, entries)
    used = [entry for entry, _ in _used(graph, entries) if chain is None or entry.id != chain.note]
    if chain is None or not used:
        return []
    path = urlencode({"mode": "path", "from": used[0].id, "to": chain.note})
    box = urlencode({"mode": "chain", "box": f"{chain.note}#{chain.name}"})
    titles = [labels.short_title(entry.title) for entry in (used[0], entries[chain.note])]
    return [
        (f"?{path}", f"How does “{titles[0]}” reach “{titles[1]}”?"),
        (f"?{box}", f"What makes “{chain.says or chain.name}” {chain.value}?"),
    ]


def _rooms(
    project: Project, drawing: Drawing, entries: Mapping[str, MapEntry]
) -> Sequence[tuple[str, str, Sequence[MapEntry]]]:
    """The territories as lists, for a screen that is too small for names on the map."""
    if not drawing.territories:
        return []
    names = community_names(project, drawing.metrics)
    rank = drawing.metrics.pagerank
    found = grouped(
        (drawing.metrics.community[name], entries[name])
        for name in sorted(entries, key=lambda name: (-rank[name], name))
        if entries[name].url and drawing.metrics.degree[name]
    )
    return [(f"c{n % COLOURS}", names[n], found[n]) for n in sorted(found, key=lambda n: (-len(found[n]), n))]


def _course_line(course: Course) -> str:
    """Return a description of the course in words."""
    read, count = sum(len(notes) for _, notes in course.notes), len(course.notes)
    return f"{read} notes in {NUMBERS[count] if count < len(NUMBERS) else count} stages"


def _stages(course: Course, entries: Mapping[str, MapEntry]) -> Sequence[tuple[str, str, Sequence[MapEntry]]]:
    """The stages as lists, for a screen that is too small for names on the map."""
    return [("", f"{at} {name}", [entries[one] for one in notes]) for at, (name, notes) in enumerate(course.notes, 1)]


def _facts(graph: Graph, drawing: Drawing) -> Sequence[tuple[int, str]]:
    """The vault in numbers, with the words that follow each."""
    kinds = Counter(str(node.kind) for node in graph.nodes.values())
    types = Counter("link" if is_relation(edge.type) else edge.type for edge in query.core(graph).edges)
    linked = {drawing.metrics.community[n] for n, degree in drawing.metrics.degree.items() if degree}
    reasons = sum(bool(edge.reason) for edge in graph.edges if edge.type == "link" or is_relation(edge.type))
    facts = [
        (kinds["note"], f"notes in {len(linked)} communities" if len(linked) > 1 else "notes"),
        (types["link"], f"links, {reasons} with a reason" if reasons else "links"),
        (types["uses"], "computations across notes"),
        (types["claims"], "numbers quoted from other notes"),
        (kinds["ghost"], "ghosts: linked, not written"),
        (len(drawing.metrics.orphans), "orphans"),
        (drawing.metrics.components, "parts that do not connect"),
    ]
    dull = {"numbers quoted from other notes", "parts that do not connect"}
    return [(n, words) for n, words in facts if words not in dull or n > 1]


def _kinds(graph: Graph) -> Sequence[tuple[str, str, int]]:
    """The kinds of edges there are: kind, word, how many."""
    counts = Counter(kind_of(edge.type) for edge in query.core(graph).edges)
    return [(name, kind.legend, counts[name]) for name, kind in KINDS.items() if counts[name]]


def _communities(project: Project, drawing: Drawing) -> Sequence[tuple[int, str, str, int]]:
    """The communities of the legend, as the script lists them: number, colour, name, how many notes."""
    graph = project.graph
    sizes = Counter(
        drawing.metrics.community[name]
        for name, node in graph.nodes.items()
        if node.kind is NodeKind.NOTE and drawing.metrics.degree[name]
    )
    names = community_names(project, drawing.metrics)
    return [(number, _hue(number), names[number], size) for number, size in sorted(sizes.items())[:MOST_GROUPS]]


def _ghosts(graph: Graph, entries: Mapping[str, MapEntry]) -> Sequence[tuple[MapEntry, Sequence[MapEntry]]]:
    """Ghosts with the notes that name them, those named most first."""
    ends = dict.fromkeys((edge.target, edge.source) for edge in graph.edges)
    named = grouped((to, entries[name]) for to, name in ends if graph.nodes[to].kind is NodeKind.GHOST)
    order = sorted(named, key=lambda name: (-len(named[name]), name))
    return [(entries[name], named[name][:3]) for name in order[:8]]


def _suggested(
    graph: Graph, drawing: Drawing, entries: Mapping[str, MapEntry]
) -> Sequence[tuple[MapEntry, MapEntry, str]]:
    """The first few suggestions with their reason in words."""
    found = []
    for one in drawing.suggestions:
        if one.source in graph.nodes and one.target in graph.nodes:
            times = {1: "once", 2: "twice"}.get(one.count, f"{one.count} times")
            why = f"mentions “{one.name}” {times}, unlinked" if one.name else f"{one.count} neighbours in common"
            found.append((entries[one.source], entries[one.target], why))
    mentions = [s for s in found if "mentions" in s[2]]
    common = [s for s in found if "mentions" not in s[2]]
    return [*mentions[:4], *common[: 8 - min(len(mentions), 4)]][:6]


def _drawn(project: Project, graph: Graph, drawing: Drawing, url_of: UrlOf) -> Mapping[str, object]:
    """The drawing: box, hulls, edges and dots of the strongest nodes."""
    rank = drawing.metrics.pagerank
    order = sorted(graph.nodes, key=lambda n: (-rank[n], n))[:MOST_DRAWN]
    kept = set(order)
    lines = {name: labels.label_of(graph.nodes[name].title) for name in order}
    sizes = {name: labels.label_size(lines[name]) for name in order}
    xs, ys = [drawing.points[n].x for n in order] or [0.0], [drawing.points[n].y for n in order] or [0.0]
    for room in drawing.territories:
        xs, ys = [*xs, room.left, room.left + room.width], [*ys, room.top, room.top + room.height]
    left, top = min(xs) - 2 * MARGIN, min(ys) - MARGIN
    width, height = max(xs) - left + 2 * MARGIN, max(ys) - top + 2 * MARGIN
    is_large = len(graph.nodes) > labels.LABELLED
    labelled = labels.labels_that_fit(order, drawing.points, sizes, width) if is_large else kept
    dots = [*_dots(graph, drawing, order, url_of, {name: lines[name] for name in labelled})]
    drawn = [edge for edge in graph.edges if edge.source in kept and edge.target in kept]
    bent, points = len(drawn) <= BENT, drawing.points
    edges = grouped((kind_of(e.type), _line(points[e.source], points[e.target], bent=bent)) for e in drawn)
    hulls = _outlines(project, drawing)
    return {"box": f"{left:g} {top:g} {width:g} {height:g}", "dots": dots, "edges": edges, "hulls": hulls}


def _drawn_course(graph: Graph, course: Course, url_of: UrlOf) -> Mapping[str, object]:
    """The drawing of a course: columns with names, boxes, computations between notes that are read in order."""
    read, points = {note for _, notes in course.notes for note in notes}, course.points
    ties = {tuple(sorted((e.source, e.target))) for e in graph.edges if e.type == "uses" and e.source != e.target}
    lines = [_line(points[a], points[b], bent=True) for a, b in sorted(ties) if a in read and b in read]
    dots = []
    for name in (
        *course.boxes,
        *(one for one, node in graph.nodes.items() if one not in course.boxes and _is_note(node)),
    ):
        node, at = graph.nodes[name], points[name]
        words = labels.label_of(node.title) if name in course.boxes else ()
        first = at.y + 5 - BOX_LEADING * (len(words) - 1) / 2
        texts = tuple((round(first + BOX_LEADING * i, 1), line) for i, line in enumerate(words))
        size = (at.x - BOX[0] / 2, at.y - BOX[1] / 2, *BOX) if words else None
        dots.append(MapDot(node.title, url_of(name) if _is_note(node) else "", at.x, at.y, 5.0, "", texts, size))
    rooms = []
    for name, one in zip(_room_names(course), course.rooms, strict=True):
        path, words = f"M{one.left:g} {one.top:g}h{one.width:g}v{one.height:g}h-{one.width:g}Z", labels.label_of(name)
        for down, line in enumerate(words):
            at = Point(one.left + 8, one.top + 32 + 16 * (down - (len(words) - 1) / 2))
            rooms.append(("course", "" if down else path, line, at))
    right, low = (
        max(values) for values in zip(*((r.left + r.width, r.top + r.height) for r in course.rooms), strict=True)
    )
    return {
        "box": f"-{MARGIN:g} -8 {right + 2 * MARGIN:g} {low + 16:g}",
        "dots": dots,
        "edges": {"uses": lines},
        "hulls": rooms,
    }


def _room_names(course: Course) -> list[str]:
    count = len(course.notes)
    return [f"{at} {one.name}" if at <= count else one.name for at, one in enumerate(course.rooms, 1)]


def _is_note(node: GraphNode) -> bool:
    return node.kind is NodeKind.NOTE


def _dots(
    graph: Graph, drawing: Drawing, order: Sequence[str], url_of: UrlOf, lines: Mapping[str, Sequence[str]]
) -> Iterator[MapDot]:
    """The nodes with the lines of those that have some; the first in `order`, the most central, comes last, on top."""
    rank = drawing.metrics.pagerank
    for name in reversed(order):
        node, point = graph.nodes[name], drawing.points[name]
        radius = round(4.5 + 8.5 * (rank[name] / rank[order[0]]) ** 0.5, 1)
        url = url_of(name) if node.kind is NodeKind.NOTE else ""
        first = point.y + radius + 11.5
        texts = tuple((round(first + labels.LEADING * i, 1), line) for i, line in enumerate(lines.get(name, ())))
        yield MapDot(node.title, url, point.x, point.y, radius, _colour(graph, drawing, name), texts)


def _line(a: Point, b: Point, *, bent: bool) -> str:
    """Return a line, slightly bent so that edges between the same notes are distinguishable."""
    if not bent:
        return f"M{a.x:.0f} {a.y:.0f}L{b.x:.0f} {b.y:.0f}"
    x, y = (a.x + b.x) / 2 - (b.y - a.y) * 0.08, (a.y + b.y) / 2 + (b.x - a.x) * 0.08
    return f"M{a.x:.0f} {a.y:.0f}Q{x:.0f} {y:.0f} {b.x:.0f} {b.y:.0f}"


def _outlines(project: Project, drawing: Drawing) -> Sequence[tuple[str, str, str, Hull]]:
    """Classes, path and name of each territory, and the hull itself."""
    graph = project.graph
    names = community_names(project, drawing.metrics)
    found = []
    for hull in hulls_of(graph, drawing.metrics, drawing.points, drawing.territories):
        path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in hull.outline) + "Z"
        css = f"c{hull.community % COLOURS}" + (" room" if drawing.territories else "")
        found.append((css, path, names[hull.community] if drawing.territories else "", hull))
    return found
