"""Edges of the graph, note by note, and the whole of it."""

from calcgraph.diagnostics import Diagnostic
from calcgraph.graph.build import build_graph, with_backward
from calcgraph.graph.model import EdgeFact, Graph, Node
from calcgraph.graph.prerequisites import NEEDS, check_rings
from calcgraph.links.zettel import Sequence, sequence
from calcgraph.project import given
from calcgraph.project.faces import face, note, published
from calcgraph.project.facts import facts_of, find_nodes, node_of, sequence_facts
from calcgraph.project.meaning import claims, resolved
from calcgraph.project.values import uses
from calcgraph.queries.query import Ask, Keep, query
from calcgraph.source import NoteId


@query(keep=Keep.MARK)
def order(ask: Ask) -> Sequence:
    """The order of a Zettelkasten."""
    return sequence(ask(face, path) for path in ask(published))


@query
def edges(ask: Ask, path: NoteId) -> tuple[EdgeFact, ...]:
    """All that a note says of its ties to others."""
    return tuple(facts_of(note(ask, path), ask(resolved, path), claims(ask, path), uses(ask, path)))


@query
def node(ask: Ask, path: NoteId) -> Node:
    """A note in the graph."""
    return node_of(note(ask, path))


@query(keep=Keep.ANSWER)
def needs(ask: Ask, path: NoteId) -> tuple[EdgeFact, ...]:
    """The relations of a note that say what a reader should know before."""
    inverse = with_backward(ask(given.settings).graph.inverse)
    wanted = {*NEEDS, *(inverse[name] for name in NEEDS if name in inverse)}
    return tuple(fact for fact in ask(edges, path) if fact.type in wanted)


@query(keep=Keep.ANSWER)
def rings(ask: Ask) -> tuple[Diagnostic, ...]:
    """Notes that build on each other."""
    facts = [fact for path in ask(published) for fact in ask(needs, path)]
    return check_rings(_graph(ask, facts, {})) if facts else ()


@query(compared=False)
def graph(ask: Ask) -> Graph:
    """The graph of the vault."""
    facts = [fact for path in ask(published) for fact in ask(edges, path)]
    facts += sequence_facts({path: ask(face, path) for path in ask(published)}, ask(order))
    return _graph(ask, facts, {path: ask(node, path) for path in ask(published)})


def _graph(ask: Ask, facts: list[EdgeFact], nodes: dict[NoteId, Node]) -> Graph:
    files = ask(given.files)
    known = nodes or {path: node_of(ask(face, path)) for path in ask(published)}
    others = frozenset((*files.attachments, *files.made))
    return build_graph(find_nodes(known, facts, others), facts, ask(given.settings).graph.inverse)
