"""The values that another vault has published, `values.json`: a row is found by its note and its name.

`bw = from vaults/hardware.json /values/devices/bw` takes the number with its unit, so a value that changes in the other
vault and is fetched again changes here, and whatever states the old number is reported.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import cast

from calcgraph.calc.tables.artefacts import Figure, Tree, Unreadable

SCHEMA = Figure("1")
_NUMBERS = ("value", "low", "high")
_NOTE = ".md"
_SCALED = re.compile(r"[KMGTPE]i ")
"""The start of a unit with a binary scale; digits there would become digits of the number."""


class PublishedValues(list["Tree"]):
    """The rows of such a file, which are also counted from 0 as in every list."""

    @cached_property
    def notes(self) -> Mapping[str, "PublishedNote"]:
        """The rows by note, each with its path and without the ending."""
        found: dict[str, PublishedNote] = {}
        for row in self:
            if isinstance(row, Mapping) and isinstance(note := row.get("note"), str):
                for name in {note, note.removesuffix(_NOTE)}:  # which of `a` and `a.md` is meant is not known
                    found.setdefault(name, PublishedNote()).add(row)
        return found


class PublishedNote(dict[str, "Tree"]):
    """The rows of one note by name."""

    def add(self, row: Mapping[str, Tree]) -> None:
        """Add a row; if its name is there twice, neither can be meant."""
        name = row.get("name")
        if isinstance(name, str):
            self[name] = "twice" if name in self else PublishedValue(_with_units(row))


class PublishedValue(dict[str, "Tree"]):
    """A row whose numbers have their unit."""

    def number(self) -> Tree | Unreadable:
        """Return the number with its unit; the reason if the value is a range, or has no number."""
        if self.get("low") is not None or self.get("high") is not None:
            return Unreadable("has a range there", "point to `/low`, `/value` or `/high` of it", "CG413")
        return self.get("value")


class PublishedFigure(Figure):
    """A number of such a row, as it is written there, with the unit of the row."""

    unit: str = ""


def _with_units(row: Mapping[str, Tree]) -> dict[str, Tree]:
    return {name: _figure(value, row.get("unit")) if name in _NUMBERS else value for name, value in row.items()}


def _figure(value: Tree, unit: Tree) -> Tree:
    if not isinstance(value, Figure) or not isinstance(unit, str):
        return value
    if _SCALED.match(unit):  # written close: `128Ki tok`
        return f"{value}{unit}"
    found = PublishedFigure(value)
    found.unit = unit
    return found


def with_published(tree: Tree) -> Tree:
    """Return the contents of a JSON file, whose rows have names if calcgraph has published it."""
    if not isinstance(tree, dict) or tree.get("schema") != SCHEMA or not isinstance(tree.get("values"), list):
        return tree
    return {**tree, "values": PublishedValues(cast("list[Tree]", tree["values"]))}
