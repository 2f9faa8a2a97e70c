import csv
import io
import json
from xml.etree import ElementTree as ET

import pytest
from tests.graph.conftest import graph_of

from calcgraph.graph import export, query
from calcgraph.graph.export_xml import EDGE_KEYS, NODE_KEYS
from calcgraph.graph.layout import place as layout
from calcgraph.graph.model import NodeKind

GRAPH = graph_of(
    [
        "notes/a.md notes/b.md builds-on =1+1",
        "notes/a.md notes/b.md",
        "notes/a.md notes/b.md",
        "notes/b.md ghost limits",
    ],
    kinds={"ghost": NodeKind.GHOST},
    titles={"notes/a.md": 'A </script> "quoted" \x01 & \\ 🎲', "notes/b.md": "مرحبا"},
    **{"notes/a.md": {"tags": ("x/y", "z"), "aliases": ("Alpha",), "folder": "notes", "zettel": "42v"}},
)
METRICS = query.measure(GRAPH)
POINTS = layout.place(GRAPH)


def exported(form):
    return export.export(GRAPH, METRICS, POINTS, form)


def test_json_has_the_documented_form():
    found = json.loads(exported("json"))
    assert set(found) == {"schema", "nodes", "edges"}
    assert found["schema"] == 1
    assert all(
        set(n) == {"id", "title", "kind", "tags", "folder", "degree", "pagerank", "community", "x", "y"}
        for n in found["nodes"]
    )
    assert found["edges"][0] == {
        "source": "notes/a.md",
        "target": "notes/b.md",
        "type": "builds-on",
        "count": 1,
        "reason": "=1+1",
    }


@pytest.mark.parametrize("form", ["graphml", "gexf"])
def test_xml_opens_in_networkx_with_types_counts_and_reasons(form):
    import networkx as nx

    text = exported(form).encode()
    found = nx.read_graphml(io.BytesIO(text)) if form == "graphml" else nx.read_gexf(io.BytesIO(text))
    assert set(found.nodes) == set(GRAPH.nodes)
    assert found.nodes["notes/a.md"]["title"] == 'A </script> "quoted"  & \\ 🎲'
    assert found.nodes["notes/a.md"]["tags"] == "x/y,z"
    assert sorted(
        (a, b, d["relation"], d["count"], d.get("reason", "")) for a, b, d in found.edges(data=True)
    ) == sorted((e.source, e.target, e.type, e.count, e.reason) for e in GRAPH.edges)


def test_gexf_has_what_gephi_shows():
    root = ET.fromstring(exported("gexf"))  # noqa: S314 - our own
    gexf, viz = "{http://www.gexf.net/1.2draft}", "{http://www.gexf.net/1.2draft/viz}"
    nodes = {node.get("id"): node for node in root.iter(f"{gexf}node")}
    places = {name: node.find(f"{viz}position") for name, node in nodes.items()}
    assert {name: (float(one.get("x")), float(one.get("y"))) for name, one in places.items()} == {
        name: (point.x, -point.y) for name, point in POINTS.items()
    }
    assert nodes["notes/b.md"].get("label") == "مرحبا"
    edges = list(root.iter(f"{gexf}edge"))
    assert [(one.get("label"), one.get("weight")) for one in edges] == [(e.type, f"{e.count}.0") for e in GRAPH.edges]
    known = {(group.get("class"), one.get("id")) for group in root.iter(f"{gexf}attributes") for one in group}
    used = {(kind, one.get("for")) for kind in ("node", "edge") for el in root.iter(f"{gexf}{kind}") for one in el[0]}
    assert used == known
    assert {name for _, name in known} == {*NODE_KEYS, *EDGE_KEYS}


def test_graphml_has_what_yed_shows():
    root = ET.fromstring(exported("graphml"))  # noqa: S314 - our own
    graphml, y = "{http://graphml.graphdrawing.org/xmlns}", "{http://www.yworks.com/xml/graphml}"
    graphics = {key.get("yfiles.type"): key.get("id") for key in root.iter(f"{graphml}key") if key.get("yfiles.type")}
    middles, labels = {}, {}
    for node in root.iter(f"{graphml}node"):
        (shape,) = next(data for data in node if data.get("key") == graphics["nodegraphics"])
        box = {name: float(value) for name, value in shape.find(f"{y}Geometry").items()}
        middles[node.get("id")] = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        labels[node.get("id")] = shape.find(f"{y}NodeLabel").text
    assert middles == {name: pytest.approx((point.x, point.y)) for name, point in POINTS.items()}
    assert labels["notes/b.md"] == "مرحبا"
    lines = [edge.find(f"{graphml}data/{y}PolyLineEdge/{y}EdgeLabel").text for edge in root.iter(f"{graphml}edge")]
    assert lines == [edge.type for edge in GRAPH.edges]
    declared = {key.get("id") for key in root.iter(f"{graphml}key")}
    assert {data.get("key") for data in root.iter(f"{graphml}data")} == declared


@pytest.mark.parametrize("form", ["graphml", "gexf"])
def test_what_networkx_writes_again_is_the_same_graph(form):
    import networkx as nx

    read = nx.read_graphml if form == "graphml" else nx.read_gexf
    write = nx.write_graphml if form == "graphml" else nx.write_gexf
    first = read(io.BytesIO(exported(form).encode()))
    again = io.BytesIO()
    write(first, again)
    second = read(io.BytesIO(again.getvalue()))
    assert dict(first.nodes(data=True)) == dict(second.nodes(data=True))
    key = str
    assert sorted(first.edges(data="relation"), key=key) == sorted(second.edges(data="relation"), key=key)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # rdflib's own, of its JSON-LD reader
def test_jsonld_is_rdf_with_schema_and_skos_terms():
    import rdflib
    from rdflib.namespace import RDF, SKOS

    found = rdflib.Graph().parse(data=exported("jsonld"), format="json-ld", publicID="https://example.org/")
    note = rdflib.URIRef("https://example.org/notes/a.md")
    assert found.value(note, SKOS.altLabel) == rdflib.Literal("Alpha")
    assert found.value(note, SKOS.notation) == rdflib.Literal("42v")
    assert (
        note,
        rdflib.URIRef("https://schema.org/mentions"),
        rdflib.URIRef("https://example.org/notes/b.md"),
    ) in found
    statements = list(found.subjects(RDF.type, RDF.Statement))
    assert len(statements) == len(GRAPH.edges)
    predicates = {str(found.value(s, RDF.predicate)) for s in statements}
    assert predicates == {"urn:calcgraph:builds-on", "urn:calcgraph:link", "urn:calcgraph:limits"}
    assert rdflib.Literal("=1+1") in set(found.objects(None, rdflib.URIRef("https://schema.org/description")))


def test_csv_has_its_head_without_an_edge():
    empty = graph_of([])
    text = export.export(empty, query.measure(empty), layout.place(empty), "csv")
    assert text == "source,target,type,count,reason,source_title,target_title\n"


def test_csv_marks_what_a_spreadsheet_would_compute():
    rows = list(csv.DictReader(io.StringIO(exported("csv"))))
    assert [(r["source"], r["type"], r["count"], r["reason"]) for r in rows] == [
        ("notes/a.md", "builds-on", "1", "'=1+1"),
        ("notes/a.md", "link", "2", ""),
        ("notes/b.md", "limits", "1", ""),
    ]


def test_dot_quotes_titles_and_dashes_ghosts():
    text = exported("dot")
    assert r'label="A </script> \"quoted\" ' in text
    assert '"notes/a.md" -> "notes/b.md" [label="link", count=2];' in text
    assert next(line for line in text.splitlines() if "dashed" in line).startswith('  "ghost"')


@pytest.mark.parametrize("form", export.FORMATS)
def test_an_export_does_not_depend_on_the_hash_seed(form, run_python):
    script = f"from tests.graph.test_export import exported; print(exported({form!r}))"
    assert run_python(script, "1") == run_python(script, "2")


@pytest.mark.parametrize("form", export.FORMATS)
def test_an_empty_vault_exports(form):
    graph = graph_of([])
    assert export.export(graph, query.measure(graph), {}, form).endswith("\n")


def test_other_ids_leave_everything_else_as_it_is():
    graph, metrics, points = export.renamed(GRAPH, METRICS, POINTS, lambda name: f"docs/{name}")
    plain, there = json.loads(exported("json")), json.loads(export.export(graph, metrics, points, "json"))
    for node in plain["nodes"]:
        node["id"] = f"docs/{node['id']}"
    for edge in plain["edges"]:
        edge["source"], edge["target"] = f"docs/{edge['source']}", f"docs/{edge['target']}"
    assert there == plain


def test_gexf_holds_what_its_schema_asks():
    """Essential constraints of GEXF 1.2: declared attributes of known types, unique ids, ends that exist, places."""
    gexf = "{http://www.gexf.net/1.2draft}"
    root = ET.fromstring(exported("gexf"))  # noqa: S314 - our own
    assert (root.tag, root.get("version")) == (f"{gexf}gexf", "1.2")
    drawn = root[0]
    assert [child.tag for child in drawn] == [
        f"{gexf}{name}" for name in ("attributes", "attributes", "nodes", "edges")
    ]
    assert (drawn.get("defaultedgetype"), drawn.get("mode")) == ("directed", "static")
    nodes, edges = drawn[2], drawn[3]
    names = [node.get("id") for node in nodes]
    assert len({*names}) == len(names)
    assert len({edge.get("id") for edge in edges}) == len(edges)
    assert all({edge.get("source"), edge.get("target")} <= {*names} for edge in edges)
    for attributes, elements in ((drawn[0], nodes), (drawn[1], edges)):
        types = {one.get("id"): one.get("type") for one in attributes}
        assert {*types.values()} <= {"integer", "long", "double", "float", "boolean", "string", "anyURI"}
        for value in elements.iter(f"{gexf}attvalue"):
            assert value.get("for") in types
            {"integer": int, "double": float, "string": str}[types[value.get("for")]](value.get("value"))
    places = [node.find("{http://www.gexf.net/1.2draft/viz}position") for node in nodes]
    assert [float(place.get("x")) for place in places] == [POINTS[name].x for name in names]
    assert all(node.get("label") for node in nodes)


def test_graphml_holds_what_its_schema_and_yed_ask():
    """Essential constraints: keys before the graph with ids of one meaning, data of declared keys, yEd's graphics."""
    graphml, y = "{http://graphml.graphdrawing.org/xmlns}", "{http://www.yworks.com/xml/graphml}"
    root = ET.fromstring(exported("graphml"))  # noqa: S314 - our own
    keys, drawn = root[:-1], root[-1]
    assert {key.tag for key in keys} == {f"{graphml}key"}
    assert drawn.tag == f"{graphml}graph"
    assert len({key.get("id") for key in keys}) == len(keys)
    types = {key.get("attr.type") for key in keys if key.get("attr.type")}
    assert types <= {"boolean", "int", "long", "float", "double", "string"}
    declared = {(key.get("for"), key.get("id")) for key in keys}
    nodes, edges = (drawn.findall(f"{graphml}{kind}") for kind in ("node", "edge"))
    for element in (*nodes, *edges):
        kind = element.tag.removeprefix(graphml)
        used = [data.get("key") for data in element]
        assert len({*used}) == len(used)
        assert {(kind, key) for key in used} <= declared
    names = {node.get("id") for node in nodes}
    assert all({edge.get("source"), edge.get("target")} <= names for edge in edges)
    for node in nodes:
        shape = node.find(f"{graphml}data/{y}ShapeNode")
        place = shape.find(f"{y}Geometry")
        middle = float(place.get("x")) + float(place.get("width")) / 2
        assert middle == pytest.approx(POINTS[node.get("id")].x)
        assert shape.find(f"{y}NodeLabel").text
