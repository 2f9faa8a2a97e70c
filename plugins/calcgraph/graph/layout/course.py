"""A course on the map: a column of boxes for each stage of the reading order, all other notes in strips below it."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from calcgraph.graph.model import Graph, NodeKind, Point

Stages = Sequence[tuple[str, Sequence[str]]]
"""The title of each stage, and its notes, in the order in which they are read."""
WIDE, HIGH = 172.0, 52.0
"""Pixels from one box to the next."""
BOX = (146.0, 41.0)
"""Width and height of a box; the page draws it at this size, too."""
HEAD = 54.0
"""Pixels of a column above its first box, for its name."""
GAP = 10.0
"""Pixels between two columns, and between two rows of them."""
EDGE = 8.0
"""Pixels below the last box of a column."""
MOST_BELOW = 12
"""Boxes below each other; a longer stage has two columns or more."""
MOST_BESIDE = 8
"""Columns beside each other; further stages begin a new row."""
DOT = (40.0, 30.0)
"""Pixels from one dot to the next in the strip of the notes that are not read in an order."""
FEWEST = 2
"""Stages that make a course."""


class CourseRoom(Struct, frozen=True):
    """A column of the course, or a strip below it."""

    name: str
    left: float
    top: float
    width: float
    height: float


class Course(Struct, frozen=True):
    """The places of all nodes, and the columns and strips that hold them."""

    points: Mapping[str, Point]
    rooms: tuple[CourseRoom, ...]
    boxes: tuple[str, ...]
    """The notes that are boxes: those of the stages, then those that they compute with."""
    notes: tuple[tuple[str, tuple[str, ...]], ...]
    """The stages with the notes that the graph has."""


def course_of(graph: Graph, stages: Stages) -> Course | None:
    """The course through a graph; None without at least two stages that have notes."""
    known = [(name, tuple(one for one in notes if one in graph.nodes)) for name, notes in stages]
    known = [(name, notes) for name, notes in known if notes]
    if len(known) < FEWEST:
        return None
    points, rooms = _columns(known)
    read = dict.fromkeys(note for _, notes in known for note in notes)
    inputs = _inputs(graph, read)
    rest = [name for name in graph.nodes if name not in read and name not in inputs]
    others = [name for name in rest if graph.nodes[name].kind in (NodeKind.NOTE, NodeKind.GHOST)]
    hidden = [name for name in rest if name not in others]  # tags and files, which are shown when a reader asks
    right = max(one.left + one.width for one in rooms)
    low = max(one.top + one.height for one in rooms) + GAP
    for name, members, pitch in (("Computed from", inputs, (WIDE, HIGH)), ("Other notes", others, DOT)):
        if members:
            room, found = _strip(name, members, (low, right), pitch)
            rooms.append(room)
            points.update(found)
            low += room.height + GAP
    points.update(_strip("", hidden, (low - HEAD, right), DOT)[1])
    return Course({name: points[name] for name in graph.nodes}, tuple(rooms), (*read, *inputs), tuple(known))


def _columns(stages: Stages) -> tuple[dict[str, Point], list[CourseRoom]]:
    """The columns of the stages, in rows of at most so many, each row as high as its longest column."""
    rows: list[list[tuple[str, list[tuple[str, ...]]]]] = [[]]
    for name, notes in stages:
        columns = _batches(notes, MOST_BELOW)
        if rows[-1] and sum(len(one) for _, one in rows[-1]) + len(columns) > MOST_BESIDE:
            rows.append([])
        rows[-1].append((name, columns))
    points: dict[str, Point] = {}
    rooms: list[CourseRoom] = []
    top = 0.0
    for row in rows:
        height = HEAD + HIGH * max(len(column) for _, columns in row for column in columns) + EDGE
        at = 0
        for name, columns in row:
            rooms.append(CourseRoom(name, WIDE * at, top, WIDE * len(columns) - GAP, height))
            for column in columns:
                for down, note in enumerate(column):
                    points[note] = Point(WIDE * at + BOX[0] / 2 + EDGE, top + HEAD + HIGH * down + BOX[1] / 2)
                at += 1
        top += height + GAP
    return points, rooms


def _inputs(graph: Graph, read: Mapping[str, None]) -> dict[str, None]:
    """The notes that notes of the course compute with and that it does not have, the most used first."""
    readers: dict[str, set[str]] = {}
    for edge in graph.edges:
        if edge.type == "uses" and edge.source in read and edge.target not in read:
            readers.setdefault(edge.target, set()).add(edge.source)
    return dict.fromkeys(sorted(readers, key=lambda name: (-len(readers[name]), name)))


def _strip(
    name: str, members: Iterable[str], corner: tuple[float, float], pitch: tuple[float, float]
) -> tuple[CourseRoom, dict[str, Point]]:
    """A strip with notes in rows under each other, and their places; `corner` is its upper right one."""
    top, right = corner
    wide, high = BOX if pitch == (WIDE, HIGH) else pitch
    rows = _batches(tuple(members), max(1, int((right - 2 * EDGE + pitch[0] - wide) // pitch[0])))
    points = {
        member: Point(EDGE + wide / 2 + pitch[0] * at, top + HEAD + high / 2 + pitch[1] * down)
        for down, row in enumerate(rows)
        for at, member in enumerate(row)
    }
    return CourseRoom(name, 0.0, top, right, HEAD + pitch[1] * len(rows) + EDGE), points


def _batches(names: Sequence[str], size: int) -> list[tuple[str, ...]]:
    return [tuple(names[at : at + size]) for at in range(0, len(names), size)]


def short_way(course: Course, rank: Mapping[str, float]) -> list[str]:
    """The most central note of each stage, in the order in which they are read."""
    return [max(notes, key=lambda one: (rank.get(one, 0.0), -notes.index(one))) for _, notes in course.notes]
