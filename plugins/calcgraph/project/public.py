"""The part of a vault that may be shown outside its encrypted pages."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.graph.model import Graph, NodeKind
from calcgraph.project.project import Project
from calcgraph.source import NoteId

V = TypeVar("V")


def public(project: Project) -> Project:
    """The project without the notes whose pages are encrypted: neither a sentence nor a value of theirs is left."""
    locked = project.locked
    if not locked:
        return project

    def kept(found: Mapping[NoteId, V]) -> dict[NoteId, V]:
        return {path: one for path, one in found.items() if path not in locked}

    claims = {
        path: tuple(one for one in found if one.quantity is None or one.quantity.note not in locked)
        for path, found in kept(project.claims).items()
    }
    order = project.sequence
    chain = tuple(path for path in order.order if path not in locked)
    return replace(
        project,
        notes=kept(project.notes),
        resolutions=kept(project.resolutions),
        calculation=_calculation(project.calculation, locked),
        claims={path: found for path, found in claims.items() if found},
        coverage=kept(project.coverage),
        graph=_graph(project.graph, locked),
        sequence=replace(
            order,
            order=chain,
            parent={path: above for path, above in kept(order.parent).items() if above not in locked},
            children={
                path: tuple(one for one in some if one not in locked) for path, some in kept(order.children).items()
            },
            previous={path: one for path, one in kept(order.previous).items() if one not in locked},
            next={path: one for path, one in kept(order.next).items() if one not in locked},
            depth=kept(order.depth),
        ),
        unset=kept(project.unset),
    )


def _calculation(known: Calculation, locked: frozenset[NoteId]) -> Calculation:
    return replace(
        known,
        quantities={id_: one for id_, one in known.quantities.items() if id_.note not in locked},
        datasets={id_: one for id_, one in known.datasets.items() if id_.note not in locked},
        sheets={path: one for path, one in known.sheets.items() if path not in locked},
        names={path: one for path, one in known.names.items() if path not in locked},
        uses=tuple(one for one in known.uses if one.reader.note not in locked and one.read.note not in locked),
        live={path: one for path, one in known.live.items() if path not in locked},
        problems={id_: one for id_, one in known.problems.items() if id_.note not in locked},
        scenarios={path: one for path, one in known.scenarios.items() if path not in locked},
        views={path: one for path, one in known.views.items() if path not in locked},
    )


def _graph(graph: Graph, locked: frozenset[NoteId]) -> Graph:
    """Return the graph without locked notes, and without names that only they write."""
    edges = tuple(edge for edge in graph.edges if locked.isdisjoint((edge.source, edge.target)))
    near = {end for edge in edges for end in (edge.source, edge.target)}
    only_there = {end for edge in graph.edges for end in (edge.source, edge.target)} - near
    nodes = {
        id_: node
        for id_, node in graph.nodes.items()
        if id_ not in locked and (node.kind is NodeKind.NOTE or id_ not in only_there)
    }
    return replace(graph, nodes=nodes, edges=edges)
