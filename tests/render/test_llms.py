"""`llms.txt`: all notes with their pages, and nothing in it but text."""

from pathlib import PurePosixPath

from calcgraph.graph.model import Graph, GraphNode, NodeKind
from calcgraph.render.reports.llms import llms_text

NODES = [
    GraphNode("index.md", "Home", NodeKind.NOTE, summary="Where it begins."),
    GraphNode("notes/a b.md", "A [x](y) <script>", NodeKind.NOTE, folder="notes", summary="It is\nso.\x1b[31m"),
    GraphNode("#tag", "#tag", NodeKind.TAG),
    GraphNode("notes/c.png", "c.png", NodeKind.ATTACHMENT),
]


def test_notes_are_listed_by_folder_as_text():
    graph = Graph({node.id: node for node in NODES}, (), {})
    text = llms_text(
        graph, lambda path: "." if path == "index.md" else str(PurePosixPath(path).with_suffix("")), ("graph.json",)
    )
    assert text.split("\n")[4:] == [
        "## Start",
        "",
        "- [Home](./): Where it begins.",
        "",
        "## notes",
        "",
        r"- [A \[x\]\(y\) &lt;script&gt;](notes/a%20b/): It is so.\\x1b\[31m",
        "",
        "## Data",
        "",
        "- [graph.json](graph.json)",
        "",
    ]
