"""The data of the map's script: nodes, edges, words and the flow, in one compact JSON."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, MutableMapping, Sequence
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from calcgraph.calc.model import Kind, Quantity
from calcgraph.graph import query
from calcgraph.graph.kinds import kind_of
from calcgraph.graph.layout import labels
from calcgraph.graph.layout.course import Course, short_way
from calcgraph.graph.layout.treemap import Territory, arrange, merged
from calcgraph.graph.model import Edge, Graph, Metrics, NodeKind, Point
from calcgraph.graph.wanted import Suggestion, common_neighbours, find_mentions, joined
from calcgraph.groups import grouped
from calcgraph.notes.text.running import running_text
from calcgraph.project import Project
from calcgraph.render.map.flow import Box, Flow
from calcgraph.render.map.hulls import hulls_of
from calcgraph.render.map.kept import keep_map, known_map
from calcgraph.render.map.words import relation_word
from calcgraph.render.page import UrlOf, row_id, value_text
from calcgraph.source import SourceFile

MOST_READ = 300
"""Notes whose prose is read again for unlinked mentions, about 1 ms each; `calcgraph suggest` reads all."""
KINDS = tuple(NodeKind)
"""The number of a kind in the data is its place here: note, ghost, tag, attachment."""


class Drawing(Struct, frozen=True):
    """The measures and positions of a graph; make it once for a build."""

    metrics: Metrics
    points: Mapping[str, Point]
    drawn: object
    """The inputs of measures, positions and suggestions except the texts."""
    territories: tuple[Territory, ...] = ()
    """The territories of a labelled map."""
    common: tuple[Suggestion, ...] = ()
    """Notes with neighbours in common."""
    mentions: Mapping[SourceFile, tuple[Suggestion, ...]] = field(default_factory=dict)
    """Titles of other notes in a note's prose, by the text they were found in; a large vault is not searched."""

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """Links that could be made."""
        return joined(self.mentions.values(), self.common)


def draw(
    project: Project,
    pinned: Mapping[str, Point] | None = None,
    before: Drawing | None = None,
    memory: MutableMapping[str, str] | None = None,
) -> Drawing:
    """Return the measured and placed graph of a project; `pinned` are the positions the project keeps.

    Measures and positions are those of the drawing `before` if nothing they depend on has changed since, as are the
    mentions in unchanged texts: half a second of every reload at 1,000 notes. A `memory` that outlives the process
    stores those of a small graph, so that a build after an edit needs none of the libraries that compute them.
    """
    seed, pull = project.settings.graph.seed, project.settings.graph.pull
    nodes = [replace(node, summary="") for node in project.graph.nodes.values()]
    ties = [(edge.source, edge.target, edge.type, edge.count) for edge in project.graph.edges]
    drawn = (seed, pull, pinned, nodes, ties)
    if before is None or before.drawn != drawn:
        metrics, points = known_map(memory, drawn) or (None, None)
        if metrics is None or points is None:
            from calcgraph.graph.layout.place import place  # noqa: PLC0415 - numpy takes 0.14 s to import

            metrics = query.measure(project.graph, seed)
            points = place(project.graph, seed, pinned, metrics.community, pull)
            keep_map(memory, drawn, metrics, points)
        before = Drawing(metrics, points, drawn, (), common_neighbours(project.graph))
        before = before if pinned else _arranged(project.graph, before)  # places that are kept stay where they are
    return replace(before, mentions=_mentions(project, before.mentions))


def _arranged(graph: Graph, drawing: Drawing) -> Drawing:
    """A small map with a rectangle for each territory; a large one as it is."""
    if len(graph.nodes) > labels.LABELLED:
        return drawing
    community = merged(graph, drawing.metrics.community)
    points, territories = arrange(graph, community, drawing.points)
    return replace(
        drawing, metrics=replace(drawing.metrics, community=community), points=points, territories=territories
    )


def _mentions(
    project: Project, known: Mapping[SourceFile, tuple[Suggestion, ...]]
) -> dict[SourceFile, tuple[Suggestion, ...]]:
    """The mentions in each text; those of the same text are `known`."""
    if len(project.notes) > MOST_READ:
        return {}
    sources = [note.source for note in project.notes.values()]
    prose = {str(note.id): running_text(note) for note in project.notes.values() if note.source not in known}
    found = find_mentions(project.graph, prose)
    return {source: known[source] if source in known else found[source.path] for source in sources}


def page_data(
    project: Project, drawing: Drawing, url_of: UrlOf, flow: Flow, course: Course | None = None
) -> Mapping[str, object]:
    """The data of the graph page; `assets/map/types.d.ts` describes its form."""
    graph = project.graph
    number = {name: i for i, name in enumerate(graph.nodes)}
    hulls = hulls_of(graph, drawing.metrics, drawing.points, drawing.territories)
    central = central_notes(graph, drawing.metrics)
    types = sorted({edge.type for edge in graph.edges})
    folders = _by_use(node.folder for node in graph.nodes.values())
    tags = _by_use(tag for node in graph.nodes.values() for tag in node.tags)
    rank = drawing.metrics.pagerank
    top = max(rank.values(), default=1.0) or 1.0
    uses, nodes = _uses(graph), graph.nodes.values()
    strongest = sorted(
        graph.edges, key=lambda edge: (-rank[edge.source] * rank[edge.target], _line(edge), edge.source, edge.type)
    )
    edges = [value for e in strongest for value in (number[e.source], number[e.target], types.index(e.type))]
    return {
        "id": list(graph.nodes),
        "title": [node.title for node in nodes],
        "label": _filled(_label(node.title) for node in nodes),
        "kind": _filled(KINDS.index(node.kind) for node in nodes),
        "url": [url_of(node.id) if node.kind is NodeKind.NOTE else "" for node in nodes],
        "x": [round(drawing.points[node.id].x, 1) for node in nodes],
        "y": [round(drawing.points[node.id].y, 1) for node in nodes],
        "community": [drawing.metrics.community[node.id] for node in nodes],
        "degree": [drawing.metrics.degree[node.id] for node in nodes],
        "rank": [round(rank[node.id] / top, 3) for node in nodes],
        "uses": _filled(uses.get(node.id, 0) for node in nodes),
        "folder": [folders.index(node.folder) for node in nodes],
        "tagged": [[tags.index(tag) for tag in node.tags] for node in nodes],
        "others": _filled(" ".join((*node.aliases, node.zettel)).strip() for node in nodes),
        "edges": edges,
        "reasons": {i: why for i, edge in enumerate(strongest) if (why := _why(edge))},
        "types": [_type(graph, edge_type) for edge_type in types],
        "folders": folders,
        "tags": tags,
        "communities": community_names(project, drawing.metrics),
        "central": [number.get(name, -1) for name in central],
        "hulls": [[hull.community, round(hull.x), round(hull.y), hull.outline] for hull in hulls],
        "flow": _flow(project, flow, number, url_of),
        **({"course": _course(course, number, rank)} if course else {}),
    }


def _course(course: Course, number: Mapping[str, int], rank: Mapping[str, float]) -> Mapping[str, object]:
    """The places of all nodes, columns and strips, which nodes are boxes, how many of them the course has, its path."""
    return {
        "places": [round(place) for name in number for place in (course.points[name].x, course.points[name].y)],
        "stages": len(course.notes),
        "rooms": [[one.name, *map(round, (one.left, one.top, one.width, one.height))] for one in course.rooms],
        "boxes": [number[name] for name in course.boxes],
        "read": sum(len(notes) for _, notes in course.notes),
        "way": [number[name] for name in short_way(course, rank)],
    }


def _filled(values: Iterable[object]) -> Mapping[int, object]:
    """By number those that are not nothing, where most are."""
    return {number: value for number, value in enumerate(values) if value}


def _label(title: str) -> str:
    """The lines of a label; nothing where that is the title."""
    lines = "\n".join(labels.label_of(title))
    return "" if lines == title else lines


def _by_use(words: Iterable[str]) -> Sequence[str]:
    """Return each word once, the most frequent first: the first groups have their own colours."""
    counts = Counter(words)
    return sorted(counts, key=lambda word: (-counts[word], word))


def _line(edge: Edge) -> tuple[str, str, str]:
    """Return the key of one line of the map: all edges of a kind between two nodes, in either direction."""
    return min(edge.source, edge.target), max(edge.source, edge.target), kind_of(edge.type)


def _why(edge: Edge) -> str:
    """The reason of an edge; of a computation the quantities that are read, each once."""
    read = dict.fromkeys(box_name(m.quantities[1].partition("#")[2]) for m in edge.mentions if m.quantities)
    return edge.reason or ", ".join(read)


def central_notes(graph: Graph, metrics: Metrics) -> Sequence[str]:
    """The most central note of each community, by number; empty for nodes without neighbours."""
    best: dict[int, tuple[float, str]] = {}
    for name, community in metrics.community.items():
        if graph.nodes[name].kind is NodeKind.NOTE and metrics.degree[name]:
            best[community] = min(best.get(community, (1.0, "")), (-metrics.pagerank[name], name))
    count = 1 + max(metrics.community.values(), default=-1)
    return [best.get(community, (0.0, ""))[1] for community in range(count)]


def community_names(project: Project, metrics: Metrics) -> Sequence[str]:
    """Return the name that the settings give to each territory, or otherwise the short title of its central note."""
    graph = project.graph
    named = {
        metrics.community[path]: name
        for path, name in project.settings.graph.territories.items()
        if path in metrics.community
    }
    central = central_notes(graph, metrics)
    titles = [labels.short_title(graph.nodes[name].title) if name else "" for name in central]
    return [named.get(number, title) for number, title in enumerate(titles)]


def _type(graph: Graph, edge_type: str) -> Sequence[str]:
    """Return the name, the kind, and the labels forwards and backwards."""
    backwards = relation_word(graph, edge_type, backwards=True)
    return [edge_type, kind_of(edge_type), relation_word(graph, edge_type), backwards]


def _uses(graph: Graph) -> Mapping[str, int]:
    """Return the number of times that other notes compute with each note's quantities."""
    by_note = grouped((edge.target, edge.count) for edge in graph.edges if edge.type == "uses")
    return {note: sum(counts) for note, counts in by_note.items()}


def box_name(name: str) -> str:
    """Return a quantity's name; for a cell its row and column, since its note identifies the table."""
    return name.partition(".")[2] if name.count(".") > 1 else name


def _said(name: str, quantity: Quantity) -> str:
    """Return a quantity's description; for a cell its column and row, since the comment belongs to the pick."""
    if quantity.kind is Kind.COLUMN:
        row, _, column = box_name(name).rpartition(".")
        return f"{column.replace('_', ' ')} of {row}" if row else column.replace("_", " ")
    return quantity.comment.text


class CentralResult(NamedTuple):
    """A quantity that depends on many others."""

    note: str
    name: str
    value: str
    says: str
    """The description; empty if it does not have any."""


def longest_chain(flow: Flow, notes: Container[str]) -> CentralResult | None:
    """The result of the flow that comes from most others, the first by name among equals."""
    sources: dict[int, set[int]] = {}
    for a, b in sorted(flow.edges, key=lambda edge: flow.boxes[edge[1]].column):
        sources.setdefault(b, set()).update({a}, sources.get(a, ()))
    ends = [b for b in sources if flow.boxes[b].id.note in notes and flow.boxes[b].quantity.kind is not Kind.COLUMN]
    if not ends:
        return None
    box = flow.boxes[min(ends, key=lambda b: (-len(sources[b]), flow.boxes[b].id))]
    return CentralResult(box.id.note, box_name(box.id.name), value_text(box.quantity), _said(box.id.name, box.quantity))


def _flow(project: Project, flow: Flow, number: Mapping[str, int], url_of: UrlOf) -> Mapping[str, object]:
    boxes = [
        [
            box_name(box.id.name),
            value_text(box.quantity),
            number.get(box.id.note, -1),
            int(box.is_input),
            f"{url_of(box.id.note)}#{row_id(box.id, project.calculation)}",
            _said(box.id.name, box.quantity),
            *([_readers(box, number)] if box.readers and box.id not in box.readers else []),
        ]
        for box in flow.boxes
    ]
    return {"boxes": boxes, "edges": flow.edges}


def _readers(box: Box, number: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
    """The columns that pick a cell: by name, since most have the same one, the numbers of their notes."""
    return grouped((column.name, number[column.note]) for column in box.readers if column.note in number)
