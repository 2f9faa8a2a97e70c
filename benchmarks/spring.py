"""The layout of networkx, run by the environment of the peers: edges from a file, places and seconds as JSON."""

import json
import sys
import time
from pathlib import Path

import networkx as nx


def main(file: str) -> None:
    """Lay out `{"nodes": names, "edges": pairs}` and print `{"places": {name: [x, y]}, "seconds": s}`."""
    given = json.loads(Path(file).read_text("utf-8"))
    graph = nx.Graph(given["edges"])
    graph.add_nodes_from(given["nodes"])
    start = time.process_time()
    places = nx.spring_layout(graph, seed=1)
    spent = time.process_time() - start
    print(json.dumps({"places": {name: list(map(float, at)) for name, at in places.items()}, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1])
