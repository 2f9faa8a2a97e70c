"""Edges of the graph, note by note, and the whole of it."""

from collections.abc import Iterable, Mapping

from calcgraph.diagnostics import Diagnostic
from calcgraph.graph.build import build_graph, edges_of, with_backward
from calcgraph.graph.model import Edge, EdgeFact, Graph, GraphNode
from calcgraph.graph.prerequisites import NEEDS, check_rings
from calcgraph.groups import grouped
from calcgraph.links.zettel import Sequence, sequence
from calcgraph.project import given
from calcgraph.project.faces import face, note, published
from calcgraph.project.facts import facts_of, find_nodes, node_of, step
from calcgraph.project.meaning import claims, links_of, spared
from calcgraph.project.values import uses
from calcgraph.queries.query import Ask, Keep, query, table
from calcgraph.source import NoteId


@query(keep=Keep.MARK)
def order(ask: Ask) -> Sequence:
    """The order of a Zettelkasten."""
    return sequence(ask(face, path) for path in ask(published))


@query
def edges(ask: Ask, path: NoteId) -> tuple[EdgeFact, ...]:
    """Return all statements of a note about its connections to others."""
    return tuple(facts_of(note(ask, path), links_of(ask, path), claims(ask, path), ask(uses, path)))


@query
def node(ask: Ask, path: NoteId) -> GraphNode:
    """A note in the graph."""
    return node_of(note(ask, path))


@query(keep=Keep.ANSWER)
def needs(ask: Ask, path: NoteId) -> tuple[EdgeFact, ...]:
    """Return the relations of a note to its prerequisites."""
    inverse = with_backward(ask(given.settings).graph.inverse)
    wanted = {*NEEDS, *(inverse[name] for name in NEEDS if name in inverse)}
    nothing: tuple[EdgeFact, ...] = ()
    return tuple(fact for fact in spared(lambda: ask(edges, path), nothing) if fact.type in wanted)


@query(keep=Keep.ANSWER)
def rings(ask: Ask) -> tuple[Diagnostic, ...]:
    """Notes that build on each other."""
    facts = [fact for path in ask(published) for fact in ask(needs, path)]
    if not facts:
        return ()
    nodes = _nodes(ask, {path: node_of(ask(face, path)) for path in ask(published)}, facts)
    return check_rings(build_graph(nodes, facts, ask(given.settings).graph.inverse))


@table
def steps(ask: Ask) -> Mapping[NoteId, tuple[EdgeFact, ...]]:
    """The steps of a Zettelkasten, by the note that they begin at."""
    return grouped((parent, step(parent, ask(face, child))) for child, parent in ask(order).parent.items())


@query
def leaving(ask: Ask, path: NoteId) -> tuple[Edge, ...]:
    """The edges that begin at a note."""
    nothing: tuple[EdgeFact, ...] = ()
    return edges_of((*spared(lambda: ask(edges, path), nothing), *(ask(steps.entry, path) or ())))


@query(compared=False)
def graph(ask: Ask) -> Graph:
    """The graph of the vault."""
    found = tuple(edge for path in ask(published) for edge in ask(leaving, path))
    nodes = _nodes(ask, {path: ask(node, path) for path in ask(published)}, found)
    return Graph({one.id: one for one in nodes}, found, with_backward(ask(given.settings).graph.inverse))


def _nodes(ask: Ask, notes: Mapping[NoteId, GraphNode], ends: Iterable[Edge | EdgeFact]) -> tuple[GraphNode, ...]:
    """Return the notes, and the other ends of edges."""
    files = ask(given.files)
    return find_nodes(notes, ends, frozenset((*files.attachments, *files.made)))
