"""Ids that a heading and a row of a sheet would share in a page."""

from collections.abc import Iterable, Iterator

from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import Note

_ROW = "calc-"
"""A row's id is this and its name, so that a heading may have the same name."""


def check_ids(notes: Iterable[Note], calculation: Calculation) -> Iterator[Diagnostic]:
    """CG506 for each heading whose id is that of a quantity's row in the same note."""
    for note in notes:
        for heading in note.headings:
            name = heading.slug.removeprefix(_ROW)
            if name != heading.slug and QuantityId(note.id, name) in calculation.quantities:
                message = (
                    f"the heading has the id `{heading.slug}`, which the row of `{name}` has; links reach the first"
                )
                hint = f"call it otherwise, or give it an id of its own: `{{#{name}-section}}`"
                yield diagnose("CG506", note.source.shown, heading.span, message, hint)
