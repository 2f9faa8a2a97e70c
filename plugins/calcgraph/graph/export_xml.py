"""The graph as GEXF for Gephi and as GraphML for yEd: in both the nodes are where the map has them."""

from collections.abc import Iterable, Mapping
from xml.etree import ElementTree as ET

from calcgraph.documents import in_xml, inert_xml
from calcgraph.graph.model import Edge, Graph, GraphNode, Metrics, Point

GEXF = "http://www.gexf.net/1.2draft"
VIZ = f"{GEXF}/viz"
GRAPHML = "http://graphml.graphdrawing.org/xmlns"
YFILES = "http://www.yworks.com/xml/graphml"
NODE_KEYS: Mapping[str, type] = {
    "title": str,
    "kind": str,
    "tags": str,
    "folder": str,
    "degree": int,
    "pagerank": float,
    "community": int,
}
EDGE_KEYS: Mapping[str, type] = {"relation": str, "count": int, "reason": str}
"""`type` of an edge means directed or not in GEXF, so the relation has its own name."""
SIZE = 12
"""Width and height of a node in yEd; its label is below it."""
_IN_GEXF = {str: "string", int: "integer", float: "double"}
_IN_GRAPHML = {str: "string", int: "int", float: "double"}


def to_gexf(graph: Graph, metrics: Metrics, points: Mapping[str, Point]) -> str:
    """GEXF 1.2 with the places of the map and the relation as label of each edge; y counts upwards in Gephi."""
    ET.register_namespace("", GEXF)
    ET.register_namespace("viz", VIZ)
    root = ET.Element(f"{{{GEXF}}}gexf", {"version": "1.2"})
    drawn = ET.SubElement(root, f"{{{GEXF}}}graph", {"defaultedgetype": "directed", "mode": "static"})
    for kind, keys in (("node", NODE_KEYS), ("edge", EDGE_KEYS)):
        group = ET.SubElement(drawn, f"{{{GEXF}}}attributes", {"class": kind, "mode": "static"})
        for name, type_ in keys.items():
            ET.SubElement(group, f"{{{GEXF}}}attribute", {"id": name, "title": name, "type": _IN_GEXF[type_]})
    nodes = ET.SubElement(drawn, f"{{{GEXF}}}nodes")
    for name, node in graph.nodes.items():
        shown = ET.SubElement(nodes, f"{{{GEXF}}}node", {"id": in_xml(name), "label": in_xml(node.title)})
        _gexf_values(shown, node_fields(node, metrics))
        point = points[name]
        place = {"x": _number(point.x), "y": _number(-point.y), "z": "0.0"}
        ET.SubElement(shown, f"{{{VIZ}}}position", place)
    edges = ET.SubElement(drawn, f"{{{GEXF}}}edges")
    for number, edge in enumerate(graph.edges):
        ends = {"source": in_xml(edge.source), "target": in_xml(edge.target)}
        given = {"id": str(number), **ends, "label": in_xml(edge.type), "weight": f"{edge.count}.0"}
        _gexf_values(ET.SubElement(edges, f"{{{GEXF}}}edge", given), edge_fields(edge))
    return _written(root)


def to_graphml(graph: Graph, metrics: Metrics, points: Mapping[str, Point]) -> str:
    """GraphML, a directed multigraph, with the graphics that yEd reads; tags are joined with commas."""
    ET.register_namespace("", GRAPHML)
    ET.register_namespace("y", YFILES)
    root = ET.Element(f"{{{GRAPHML}}}graphml")
    ET.SubElement(root, f"{{{GRAPHML}}}key", {"id": "nodegraphics", "for": "node", "yfiles.type": "nodegraphics"})
    ET.SubElement(root, f"{{{GRAPHML}}}key", {"id": "edgegraphics", "for": "edge", "yfiles.type": "edgegraphics"})
    places: Mapping[str, type] = {"x": float, "y": float}
    for kind, keys in (("node", {**NODE_KEYS, **places}), ("edge", EDGE_KEYS)):
        for name, type_ in keys.items():
            given = {"id": name, "for": kind, "attr.name": name, "attr.type": _IN_GRAPHML[type_]}
            ET.SubElement(root, f"{{{GRAPHML}}}key", given)
    drawn = ET.SubElement(root, f"{{{GRAPHML}}}graph", {"id": "vault", "edgedefault": "directed"})
    for name, node in graph.nodes.items():
        shown = ET.SubElement(drawn, f"{{{GRAPHML}}}node", {"id": in_xml(name)})
        point = points[name]
        _node_graphics(shown, node.title, point)
        _graphml_values(shown, [*node_fields(node, metrics), ("x", _number(point.x)), ("y", _number(point.y))])
    for number, edge in enumerate(graph.edges):
        ends = {"source": in_xml(edge.source), "target": in_xml(edge.target)}
        shown = ET.SubElement(drawn, f"{{{GRAPHML}}}edge", {"id": f"e{number}", **ends})
        line = ET.SubElement(_data(shown, "edgegraphics"), f"{{{YFILES}}}PolyLineEdge")
        ET.SubElement(line, f"{{{YFILES}}}Arrows", {"source": "none", "target": "standard"})
        ET.SubElement(line, f"{{{YFILES}}}EdgeLabel").text = in_xml(edge.type)
        _graphml_values(shown, edge_fields(edge))
    return _written(root)


def node_fields(node: GraphNode, metrics: Metrics) -> list[tuple[str, str]]:
    """Return the fields of a node as text."""
    values: list[object] = [node.title, node.kind, ",".join(node.tags), node.folder]
    values += [metrics.degree[node.id], metrics.pagerank[node.id], metrics.community[node.id]]
    return [(name, in_xml(str(value))) for name, value in zip(NODE_KEYS, values, strict=True)]


def edge_fields(edge: Edge) -> list[tuple[str, str]]:
    """Return the fields of an edge as text."""
    return [
        (name, in_xml(str(value))) for name, value in zip(EDGE_KEYS, (edge.type, edge.count, edge.reason), strict=True)
    ]


def _gexf_values(around: ET.Element, fields: Iterable[tuple[str, str]]) -> None:
    group = ET.SubElement(around, f"{{{GEXF}}}attvalues")
    for name, value in fields:
        ET.SubElement(group, f"{{{GEXF}}}attvalue", {"for": name, "value": value})


def _graphml_values(around: ET.Element, fields: Iterable[tuple[str, str]]) -> None:
    for name, value in fields:
        _data(around, name).text = value


def _data(around: ET.Element, key: str) -> ET.Element:
    return ET.SubElement(around, f"{{{GRAPHML}}}data", {"key": key})


def _node_graphics(around: ET.Element, title: str, point: Point) -> None:
    """A circle with its label below, its middle where the map has it."""
    shape = ET.SubElement(_data(around, "nodegraphics"), f"{{{YFILES}}}ShapeNode")
    corner = {"x": _number(point.x - SIZE / 2), "y": _number(point.y - SIZE / 2)}
    ET.SubElement(shape, f"{{{YFILES}}}Geometry", {"width": f"{SIZE}.0", "height": f"{SIZE}.0", **corner})
    label = ET.SubElement(shape, f"{{{YFILES}}}NodeLabel", {"modelName": "sides", "modelPosition": "s"})
    label.text = in_xml(title)
    ET.SubElement(shape, f"{{{YFILES}}}Shape", {"type": "ellipse"})


def _number(value: float) -> str:
    return repr(float(value))


def _written(root: ET.Element) -> str:
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + inert_xml(ET.tostring(root, encoding="unicode"))
