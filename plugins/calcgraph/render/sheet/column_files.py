"""The columns of long tables, which are in files so that they do not grow the pages that compute with them."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b

from calcgraph.calc.model import note_of
from calcgraph.calc.nodes import Operation
from calcgraph.project import Project
from calcgraph.render.shared import DATA_FOLDER, MOST_INLINE, Json, as_script, short


def far_columns(project: Project) -> Mapping[str, str]:
    """Return the paths of the files for the columns that anyone may read, by key."""
    return {key: f"{DATA_FOLDER}/{_mark(column)}.js" for key, column in _long(project)}


def column_files(project: Project) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the path of each file, and what makes its text."""
    made = {_mark(column): column for _, column in _long(project)}
    for mark, column in made.items():
        yield f"{DATA_FOLDER}/{mark}.js", lambda mark=mark, column=column: as_script(mark, _numbers(column))  # type: ignore[misc]  # a default binds the loop variable


def _long(project: Project) -> Iterator[tuple[str, Operation]]:
    """Yield the long columns of notes that are not encrypted, by key."""
    for node in project.calculation.nodes.values():
        operations = node.program.operations if node.program is not None else ()
        is_column = len(operations) == 1 and operations[0][0] == "points"
        if is_column and len(operations[0]) > MOST_INLINE and note_of(node.key) not in project.locked:
            yield node.key, operations[0]


def _numbers(column: Operation) -> Json:
    return [short(one, exact=True) if isinstance(one, float) else one for one in column]


@lru_cache(maxsize=64)  # each page asks for all columns, and a server asks again after each edit
def _mark(column: Operation) -> str:
    return blake2b(json.dumps(_numbers(column)).encode(), digest_size=10).hexdigest()
