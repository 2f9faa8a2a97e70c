"""The shared data of the payloads of all pages, gathered once: units by dimension, ends of paths."""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from calcgraph.calc.model import Dimension, Unit
from calcgraph.calc.units.table import NamedUnit
from calcgraph.currencies import UNITS
from calcgraph.documents import inert
from calcgraph.source import NoteId

PREFIXES = ("", "n", "µ", "m", "k", "M", "G", "T", "P", "Ki", "Mi", "Gi", "Ti")
"""The prefixes of units that a reader may type; others are not offered in a page."""
DIGITS = 12
"""To which the build's values are proved again."""

Json: TypeAlias = "str | int | float | list[Json] | dict[str, Json] | None"
Families: TypeAlias = Mapping[tuple[Dimension, Dimension], Mapping[str, Json]]
"""The names of units with `named` of each, by dimension and the additional quantity that they count."""


DATA_FOLDER = "assets/calcgraph/data"
"""The folder of the site with the rows and columns of long tables."""
MOST_INLINE = 250
"""Numbers of a column that a page has in it; the columns of longer tables are in files."""


def as_script(name: str, data: object) -> str:
    """Return a script that hands JSON to the scripts of a page under a name; a file can be loaded in no other way."""
    text = inert(json.dumps([name, data], ensure_ascii=False, separators=(",", ":")))
    return f"dispatchEvent(new CustomEvent('cg-data',{{detail:{text}}}))\n"


def families_of(table: Mapping[str, NamedUnit]) -> Families:
    """The units of each dimension with the prefixes that a page offers, and all names of money."""
    found: dict[tuple[Dimension, Dimension], dict[str, Json]] = defaultdict(dict)
    for name, known in table.items():
        if name in UNITS or (name.endswith(known.symbol) and name[: -len(known.symbol)] in PREFIXES):
            found[known.dimension, known.turning][name] = named(known)
    return dict(found)


def named(unit: Unit | NamedUnit) -> Json:
    """The factor of a unit and its dimension as a script reads it, `[1000, "m s-1"]`, and where a scale begins."""
    powers = " ".join(base if power == 1 else f"{base}{power}" for base, power in (*unit.dimension, *unit.turning))
    zero: list[Json] = [short(float(unit.offset), exact=True)] if unit.offset else []
    return [short(float(unit.factor), exact=True), powers, *zero]


def ends_of(notes: Iterable[NoteId]) -> Mapping[str, int]:
    """Return the number of notes whose paths, without `.md`, end with these parts."""
    found = Counter[str]()
    for note in notes:
        if note.endswith(".md"):
            parts = note.removesuffix(".md").split("/")
            found.update("/".join(parts[-count:]) for count in range(1, len(parts) + 1))
    return found


def short_name(note: NoteId, notes: Collection[NoteId], ends: Mapping[str, int]) -> str:
    """The shortest end of a note's path that no other note shares, without `.md`; `ends` are those of `notes`."""
    whole = note.removesuffix(".md")
    own = 1 if note in notes else 0
    parts = whole.split("/")
    for count in range(1, len(parts)):
        name = "/".join(parts[-count:])
        if ends.get(name, 0) <= own:
            return name
    return whole


def short(number: float, *, exact: bool = False) -> int | float:
    """A number in few characters; to twelve digits unless it must be exact.

    >>> short(20_000, exact=True), short(0.1 + 0.2), short(1e300)  # a day is counted with whole numbers
    (20000, 0.3, 1e+300)
    """
    kept = float(number) if exact else float(f"{number:.{DIGITS}g}")
    return int(kept) if kept.is_integer() and abs(kept) < 1e15 else kept
