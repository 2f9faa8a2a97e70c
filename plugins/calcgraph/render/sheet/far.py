"""The columns of long tables, which are in files so that they do not grow the pages that compute with them."""

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b

from calcgraph.calc.model import note_of
from calcgraph.calc.nodes import Node
from calcgraph.project import Project
from calcgraph.render.shared import DATA_FOLDER, MOST_INLINE, Json, as_script, short


def far_columns(project: Project) -> Mapping[str, str]:
    """Return the paths of the files for the columns that anyone may read, by key."""
    return {node.key: f"{DATA_FOLDER}/{_mark(node)}.js" for node in _long(project)}


def column_files(project: Project) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the path of each file, and what makes its text."""
    made = {_mark(node): node for node in _long(project)}
    for mark, node in made.items():
        yield f"{DATA_FOLDER}/{mark}.js", lambda mark=mark, node=node: as_script(mark, _numbers(node))  # type: ignore[misc]  # a default binds the loop variable


def _long(project: Project) -> Iterator[Node]:
    """Yield the nodes that are long columns of notes that are not encrypted."""
    for node in project.calculation.nodes.values():
        operations = node.program.operations if node.program is not None else ()
        is_column = len(operations) == 1 and operations[0][0] == "points"
        if is_column and len(operations[0]) > MOST_INLINE and note_of(node.key) not in project.locked:
            yield node


def _numbers(node: Node) -> Json:
    assert node.program is not None
    return [short(one, exact=True) if isinstance(one, float) else one for one in node.program.operations[0]]


def _mark(node: Node) -> str:
    return blake2b(json.dumps(_numbers(node)).encode(), digest_size=10).hexdigest()
