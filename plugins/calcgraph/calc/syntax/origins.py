"""The rule of the grammar for a number that is in a file: `from ../results/bench.json /latency/p50 in ms`."""

import re

from calcgraph.calc.syntax.bounds import read_domain
from calcgraph.calc.syntax.comments import comment_of
from calcgraph.calc.syntax.complaints import whole_line
from calcgraph.calc.syntax.tokens import Cursor
from calcgraph.calc.syntax.tree import Definition, Name, Origin
from calcgraph.source import Span

_FILE = r"(?:\"([^\"\n]+)\"|((?!/[ \t])[^\s\"#()*+=<>,;]*\.[A-Za-z][A-Za-z0-9]*(?![^\s#])))"
_FROM = re.compile(
    rf"[ \t]*(from)[ \t]+{_FILE}(?:[ \t]+cell:(?P<cell>[\w.-]+))?(?:[ \t]+(?P<pointer>/[^\s#]*))?"
    r"(?:[ \t]+in[ \t]+(?P<unit>(?![0-9{-])[^\s#]+))?"
)
"""A path with an ending, so that `from` can still be a name; a domain may follow the unit.

`cell:tag` of a notebook is the first step of its pointer.
"""


_SPACES = re.compile(r"[ \t]+")
_PATH = r"[^\s\"#]+"
_FACT = re.compile(
    rf"[ \t]*((?:count[ \t]+files|lines[ \t]+of|size[ \t]+of)[ \t]+{_PATH}"
    rf"|count[ \t]+matches[ \t]+\"[^\"\n]+\"[ \t]+in[ \t]+{_PATH})"
)
"""A fact that no file states; a path has a point, a slash or a star, so that `count` can still be a name."""


def begins_origin(cursor: Cursor) -> bool:
    """Return whether the right side of a definition is read from a file."""
    return end_of_origin(cursor.source.text, cursor.at) is not None


_VERSION = re.compile(rf"[ \t]*(version[ \t]+of[ \t]+({_PATH}))")
_PACKAGES = {"pyproject.toml": " /project", "Cargo.toml": " /package", "cargo.toml": " /package"}
"""The place of the version in the files of packages."""


def refuse_version(cursor: Cursor) -> None:
    """Raise where the right side of a definition asks for a version, which is a text and not a number."""
    if found := _VERSION.match(cursor.source.text, cursor.at):
        place = f"{found[2]}{_PACKAGES.get(found[2].rpartition('/')[2], '')}"
        hint = (
            f"write `<!-- calc: table package from {place} -->` in the note, and link the version to "
            "`#package.version.value`"
        )
        raise cursor.refuse("CG210", found.start(1), found.end(1), "a version is a text, not a number", hint)


def end_of_origin(text: str, at: int) -> int | None:
    """Return where a number in a file, or a fact, that begins at an offset ends; None for any other text."""
    found = _FROM.match(text, at) or _FACT.match(text, at)
    return found.end() if found is not None else None


def read_origin(cursor: Cursor, name: str, place: tuple[int, int], unit: str, unit_span: Span | None) -> Definition:
    """The definition; `place` are the offsets of its name."""
    found = _FROM.match(cursor.source.text, cursor.at)
    if found is None:
        found = _FACT.match(cursor.source.text, cursor.at)
        assert found is not None
        cursor.go_to(found.end(), "count")
        span = cursor.source.span(found.start(1), found.end())
        origin = Origin(_SPACES.sub(" ", found[1]) if '"' not in found[1] else found[1], "", "", span, is_fact=True)
    else:
        cursor.go_to(found.end(), "from")
        span = cursor.source.span(found.start(1), found.end())
        cell = f"/{found['cell']}" if found["cell"] else ""
        origin = Origin(found[2] or found[3], f"{cell}{found['pointer'] or ''}", found["unit"] or "", span)
    cursor.units.add(origin.unit)
    domain, whole = read_domain(cursor), whole_line(cursor, place[0])
    body, name_span = Name(NOTHING, span), cursor.source.span(*place)
    return Definition(name, unit, unit_span or name_span, body, domain, comment_of(cursor), name_span, whole, origin)


NOTHING = "from a file"
"""A name that nothing can have, so that an unread value is never computed with."""
