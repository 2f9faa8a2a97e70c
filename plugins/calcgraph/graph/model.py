"""Nodes and typed edges of a vault, with their metrics."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from calcgraph.enums import quick
from calcgraph.source import Span


@quick
class NodeKind(StrEnum):
    """The kind of a node."""

    NOTE = "note"
    GHOST = "ghost"
    TAG = "tag"
    ATTACHMENT = "attachment"


class GraphNode(Struct, frozen=True):
    """A note, or something notes point to."""

    id: str
    """The vault path of a note or attachment, the written name of a missing note, or `#name` of a tag."""
    title: str
    kind: NodeKind
    tags: tuple[str, ...] = ()
    folder: str = ""
    aliases: tuple[str, ...] = ()
    zettel: str = ""
    summary: str = ""
    called: str = ""
    """The title of a note, if it names the whole note."""


class Mention(Struct, frozen=True):
    """One place where an edge is made."""

    path: str
    """File, as reports print it."""
    span: Span
    reason: str = ""
    sentence: str = ""
    """Plain text of the sentence the link is in."""
    words: str = ""
    """The linking words inside the sentence."""
    section: str = ""
    quantities: tuple[str, str] | None = None
    """The keys of the reading and the read quantity of a `uses` edge."""


class EdgeFact(Struct, frozen=True):
    """One mention of an edge, as the project finds it; facts of the same source, target and type make one edge."""

    source: str
    target: str
    type: str
    """`link`, `embed`, `uses`, `claims`, `sequence`, `tag`, or a relation's name (`builds-on`)."""
    mention: Mention


class Edge(Struct, frozen=True):
    """The mentions of one type from one node to another."""

    source: str
    target: str
    type: str
    mentions: tuple[Mention, ...]

    @property
    def count(self) -> int:
        """The number of mentions."""
        return len(self.mentions)

    @property
    def described(self) -> tuple[tuple[str, str, str, str, tuple[str, str] | None], ...]:
        """Return the content of the mentions, without their positions in the notes."""
        return tuple((m.reason, m.sentence, m.words, m.section, m.quantities) for m in self.mentions)

    @property
    def reason(self) -> str:
        """The first reason given, or nothing."""
        return next((m.reason for m in self.mentions if m.reason), "")


class Graph(Struct, frozen=True):
    """The whole vault; nodes by id in sorted order, edges sorted."""

    nodes: Mapping[str, GraphNode]
    edges: tuple[Edge, ...]
    inverse: Mapping[str, str]
    """Name of a relation read backwards."""


class Metrics(Struct, frozen=True):
    """The measurements of a graph, by node id."""

    degree: Mapping[str, int]
    pagerank: Mapping[str, float]
    community: Mapping[str, int]
    components: int
    orphans: tuple[str, ...]


class Point(Struct, frozen=True):
    """A place on the map, rounded to three digits."""

    x: float
    y: float
