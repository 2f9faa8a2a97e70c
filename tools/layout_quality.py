"""How good a map is: what share of a note's nearest dots are its neighbours."""

from collections.abc import Mapping

from calcgraph.graph import query
from calcgraph.graph.model import Graph, Point


def neighbourhood_preservation(graph: Graph, points: Mapping[str, Point], sample: int = 600) -> float:
    """The mean share, 0..1, of a node's k nearest points that are its k neighbours, over evenly taken linked nodes."""
    import numpy as np  # noqa: PLC0415 - 0.14 s to import

    near = query.neighbours(graph)
    names = list(graph.nodes)
    index = {name: i for i, name in enumerate(names)}
    places = np.array([(points[name].x, points[name].y) for name in names])
    linked = [name for name in names if near[name]]
    chosen = linked[:: max(1, len(linked) // sample)]
    shares = []
    for name in chosen:
        apart = places - places[index[name]]
        distance = (apart * apart).sum(axis=1)
        distance[index[name]] = np.inf
        nearest = set(np.argpartition(distance, len(near[name]) - 1)[: len(near[name])].tolist())
        shares.append(len(nearest & {index[other] for other in near[name]}) / len(near[name]))
    return sum(shares) / len(shares) if shares else 1.0
