"""The graph in the forms other programs read; types, counts and reasons are kept in all of them."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import quote

from msgspec.structs import replace

from calcgraph import documents
from calcgraph.graph.export_xml import to_gexf, to_graphml
from calcgraph.graph.model import Edge, Graph, GraphNode, Metrics, NodeKind, Point

if TYPE_CHECKING:
    import networkx as nx

Points = Mapping[str, Point]
NetworkxGraph: TypeAlias = "nx.MultiDiGraph[str]"
COLUMNS = ("source", "target", "type", "count", "reason", "source_title", "target_title")
"""The columns of the CSV file, which has them even without an edge."""


def export(graph: Graph, metrics: Metrics, points: Points, form: str) -> str:
    """The graph as text in one of `FORMATS`; ends with a line break."""
    return FORMATS[form](graph, metrics, points).rstrip("\n") + "\n"


def renamed(
    graph: Graph, metrics: Metrics, points: Points, name_of: Callable[[str], str]
) -> tuple[Graph, Metrics, Points]:
    """The same under other ids: a command names files by the folder it was given, a site by its pages."""
    nodes = {name_of(name): replace(node, id=name_of(name)) for name, node in graph.nodes.items()}
    edges = tuple(replace(edge, source=name_of(edge.source), target=name_of(edge.target)) for edge in graph.edges)
    measured = replace(
        metrics,
        degree={name_of(name): value for name, value in metrics.degree.items()},
        pagerank={name_of(name): value for name, value in metrics.pagerank.items()},
        community={name_of(name): value for name, value in metrics.community.items()},
        orphans=tuple(map(name_of, metrics.orphans)),
    )
    places = {name_of(name): point for name, point in points.items()}
    return Graph(nodes, edges, graph.inverse), measured, places


def to_json(graph: Graph, metrics: Metrics, points: Points) -> str:
    """The documented JSON: nodes with measures and places, edges with type, count and first reason."""
    nodes = [_node(graph.nodes[name], metrics, points) for name in graph.nodes]
    edges = [_edge(edge) for edge in graph.edges]
    return documents.to_json(nodes=nodes, edges=edges)


def to_networkx(graph: Graph, name_of: Callable[[str], str]) -> NetworkxGraph:
    """Return a networkx graph: nodes with title, kind and tags, edges with type, count and first reason."""
    import networkx as nx  # noqa: PLC0415 - 0.2 s to import

    made: nx.MultiDiGraph[str] = nx.MultiDiGraph()
    for name, node in graph.nodes.items():
        made.add_node(name_of(name), title=node.title, kind=str(node.kind), tags=node.tags)
    for edge in graph.edges:
        ends = name_of(edge.source), name_of(edge.target)
        made.add_edge(*ends, edge.type, type=edge.type, count=edge.count, reason=edge.reason)
    return made


def to_dot(graph: Graph, metrics: Metrics, points: Points) -> str:
    """Graphviz DOT with places in points (`neato -n` draws it as the site does)."""
    lines = ["digraph vault {", "  node [shape=box];"]
    for name, node in graph.nodes.items():
        point = points[name]
        style = ', style="dashed"' if node.kind is NodeKind.GHOST else ""
        community = metrics.community[name]
        # Graphviz counts y upwards
        place = f'pos="{point.x:g},{-point.y:g}"'
        lines.append(f"  {_dot(name)} [label={_dot(node.title)}, {place}, community={community}{style}];")
    for edge in graph.edges:
        reason = f", tooltip={_dot(edge.reason)}" if edge.reason else ""
        ends = f"{_dot(edge.source)} -> {_dot(edge.target)}"
        lines.append(f"  {ends} [label={_dot(edge.type)}, count={edge.count}{reason}];")
    return "\n".join([*lines, "}"])


def to_jsonld(graph: Graph, metrics: Metrics, points: Points) -> str:
    """JSON-LD in terms of schema.org and SKOS; each edge is a statement with its count and reason."""
    del metrics, points  # what is measured is not knowledge about the notes
    context = {
        "schema": "https://schema.org/",
        "skos": "http://www.w3.org/2004/02/skos/core#",
        "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
        "cg": "urn:calcgraph:",
    }
    mentions: dict[str, set[str]] = {name: set() for name in graph.nodes}
    for edge in graph.edges:
        mentions[edge.source].add(_iri(graph, edge.target))
    notes = [_concept(graph, name, sorted(mentions[name])) for name in graph.nodes]
    statements = [_statement(graph, edge) for edge in graph.edges]
    whole = {"@context": context, "@graph": [*notes, *statements]}
    return documents.inert(json.dumps(whole, ensure_ascii=False, indent=1))


def to_csv(graph: Graph, metrics: Metrics, points: Points) -> str:
    """One line an edge, with the titles of both ends; cells a spreadsheet would compute are marked as text."""
    del metrics, points  # a table of edges has no place for them
    title = {name: node.title for name, node in graph.nodes.items()}
    rows = [{**_edge(e), "source_title": title[e.source], "target_title": title[e.target]} for e in graph.edges]
    return documents.to_csv(rows, COLUMNS)


FORMATS: Mapping[str, Callable[[Graph, Metrics, Points], str]] = {
    "json": to_json,
    "graphml": to_graphml,
    "gexf": to_gexf,
    "dot": to_dot,
    "jsonld": to_jsonld,
    "csv": to_csv,
}


def _node(node: GraphNode, metrics: Metrics, points: Points) -> Mapping[str, object]:
    return {
        "id": node.id,
        "title": node.title,
        "kind": str(node.kind),
        "tags": list(node.tags),
        "folder": node.folder,
        "degree": metrics.degree[node.id],
        "pagerank": metrics.pagerank[node.id],
        "community": metrics.community[node.id],
        "x": points[node.id].x,
        "y": points[node.id].y,
    }


def _edge(edge: Edge) -> Mapping[str, object]:
    return {
        "source": edge.source,
        "target": edge.target,
        "type": edge.type,
        "count": edge.count,
        "reason": edge.reason,
    }


def _dot(text: str) -> str:
    """A quoted DOT string on one line; Graphviz reads a reference in it as its character."""
    plain = documents.inert_xml(documents.without_controls(" ".join(text.split())))
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _iri(graph: Graph, name: str) -> str:
    """Return a note's path as a relative IRI; a fragment for a node without a file."""
    is_file = graph.nodes[name].kind in (NodeKind.NOTE, NodeKind.ATTACHMENT)
    return quote(name) if is_file else "#" + quote(name, safe="")


def _concept(graph: Graph, name: str, related: Sequence[str]) -> Mapping[str, object]:
    node = graph.nodes[name]
    concept: dict[str, object] = {
        "@id": _iri(graph, name),
        "@type": ["skos:Concept", "schema:CreativeWork"] if node.kind is NodeKind.NOTE else ["skos:Concept"],
        "skos:prefLabel": node.title,
    }
    if node.aliases:
        concept["skos:altLabel"] = list(node.aliases)
    if node.tags:
        concept["schema:keywords"] = list(node.tags)
    if node.zettel:
        concept["skos:notation"] = node.zettel
    if node.summary:
        concept["schema:abstract"] = node.summary
    if related:
        concept["schema:mentions"] = [{"@id": iri} for iri in related]
    return concept


def _statement(graph: Graph, edge: Edge) -> Mapping[str, object]:
    statement: dict[str, object] = {
        "@type": "rdf:Statement",
        "rdf:subject": {"@id": _iri(graph, edge.source)},
        "rdf:predicate": {"@id": "cg:" + quote(edge.type, safe="")},
        "rdf:object": {"@id": _iri(graph, edge.target)},
        "cg:count": edge.count,
    }
    if edge.reason:
        statement["schema:description"] = edge.reason
    return statement
