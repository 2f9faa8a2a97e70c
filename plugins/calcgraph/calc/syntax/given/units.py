"""Units that a note declares: `unit night`, `unit rack = 72 chip`."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from calcgraph.calc.syntax.tokens import Cursor, Token, text_of_fence
from calcgraph.notes.model import Fence
from calcgraph.source import Span

BEGINS = re.compile(r"unit[ \t]+(?=[^\W\d])")
"""The beginning of a custom unit; a definition of a quantity that is called `unit` never begins like this."""
_LINE = re.compile(
    r"^[ \t]*+unit[ \t]++(?P<names>[^\W\d]\w*+(?:[ \t]*+,[ \t]*+[^\W\d]\w*+)*+)[ \t]*+"
    r"(?P<prefixes>with[ \t]++prefixes[ \t]*+)?+(?:=[ \t]*+(?P<relation>[^\s#][^#\n]*+))?+(?:#[^\n]*+)?+$",
    re.MULTILINE,
)
_BESIDE = re.compile(r"(?<![0-9.eE+-])([0-9.eE+-]++)[ \t]++(?=[^\W\d])")
"""The number of a relation that is written as a quantity: `72 chip`."""


class UnitLine(NamedTuple):
    """A custom unit, as it is written."""

    names: tuple[str, ...]
    """The first is shown."""
    relation: str
    """A product of numbers and units; empty for a new base unit."""
    path: str
    """File as reports print it."""
    span: Span
    prefixes: bool = False
    """True if `with prefixes` is after it: `mM`, `kM`."""


def find_units(fences: Iterable[Fence], path: str) -> Iterator[UnitLine]:
    """The units that the sheets of a note declare, in order."""
    for fence in fences:
        if fence.word or "unit" not in fence.text:
            continue
        source = text_of_fence(fence, path)
        for found in _LINE.finditer(fence.text):
            names = tuple(name.strip() for name in found["names"].split(","))
            written = (found["relation"] or "").strip()
            head, word, last = written.rpartition("with")
            is_prefixed = word == "with" and last.strip() == "prefixes"
            relation = _BESIDE.sub(r"\1 * ", head.strip() if is_prefixed else written)
            end = found.end("relation") if found["relation"] else found.end("names")
            prefixes = is_prefixed or found["prefixes"] is not None
            yield UnitLine(names, relation, path, source.span(found.start("names"), end), prefixes)


def skip_unit(cursor: Cursor, word: Token) -> None:
    """Skip a line that `find_units` reads; raise for a line that it does not read."""
    text = cursor.source.text
    found = _LINE.match(text, text.rfind("\n", 0, word.start) + 1)
    if found is None:
        message = "a custom unit needs a name, and may have a value"
        raise cursor.refuse("CG222", word.start, word.end, message, "write `unit night` or `unit rack = 72 chip`")
    cursor.go_to(found.end())
