"""The lines of other notes that some notes may read, found by their words before any line is bound."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from calcgraph.calc.binding.binder import Scopes
from calcgraph.calc.binding.formulas import FormulaSet
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.model import QuantityId, Scope
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.tree import Comment, Number, Origin
from calcgraph.source import NoteId, Span

_WORD = re.compile(r"[^\W\d]\w*")
_WITHOUT_NAMES = (Comment, Number, Origin, Span)
"""Parts of a line that name no quantity."""


def find_needed(
    read: Mapping[NoteId, NoteDefinitions], scopes: Scopes, only: Collection[NoteId]
) -> Collection[QuantityId]:
    """Return the stems of everything that some notes define, import, or may read.

    A line may read whatever has one of its words as a name. That is more than it does read, and never less.
    """
    lines = {note: _lines_by_stem(found) for note, found in read.items()}
    todo = [id_ for note in only for name in scopes[note].entries for id_ in _meant(scopes[note], name)]
    found = set(todo)
    while todo:
        last = todo.pop()
        words = lines[last.note].get(last.name, ()) if last.note in lines else ()
        new = {id_ for some in words for word in some for id_ in _meant(scopes[last.note], word)} - found
        found |= new
        todo.extend(new)
    return found


def is_complete(made: FormulaSet, needed: Collection[QuantityId], scopes: Scopes) -> bool:
    """Return whether none of the lines that were bound reads one that was left out."""
    reads = {id_of(key) for node in made.nodes.values() for key in node.reads if key not in made.nodes}
    reads |= {id_ for formula in made.formulas.values() for id_ in formula.bound.used}
    return all(stem(id_) in needed for id_ in reads if id_.note in scopes)


def stem(id_: QuantityId) -> QuantityId:
    """Return the quantity of which a node is an argument, column, component or step."""
    return id_._replace(name=_stem_of(id_.name))


def words_in(part: object) -> Iterator[str]:
    """Yield the words of a line that may be names."""
    if isinstance(part, str):
        yield from _WORD.findall(part)
    elif isinstance(part, Struct) and not isinstance(part, _WITHOUT_NAMES):
        for name in part.__struct_fields__:
            yield from words_in(getattr(part, name))
    elif isinstance(part, tuple) and not isinstance(part, _WITHOUT_NAMES):
        for one in part:
            yield from words_in(one)


def _stem_of(name: str) -> str:
    end = next((at for at, sign in enumerate(name) if at and sign in ".([<~"), len(name))
    return name[:end]


def _meant(scope: Scope, name: str) -> Iterator[QuantityId]:
    """Yield the ids that a name of a note may stand for: one there, and the one that it is imported from."""
    yield QuantityId(scope.note, _stem_of(name))
    if name in scope.entries:
        yield stem(scope.entries[name].id)


def _lines_by_stem(read: NoteDefinitions) -> Mapping[str, Iterable[frozenset[str]]]:
    """Return the words of the lines and scenarios of a note, by the stems of their names; they are found once."""
    if read.words is None:
        words: dict[str, list[frozenset[str]]] = {}
        lines = [(name, entry.statement) for name, entry in read.own.items()]
        for name, line in (*lines, *((one.name, one) for one in read.scenarios)):
            words.setdefault(_stem_of(name), []).append(frozenset(words_in(line)))
        read.words = words
    return read.words
