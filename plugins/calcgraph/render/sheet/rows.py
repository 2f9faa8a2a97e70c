"""Links, values and claims as rows of plain data: what the commands print and the site offers to programs."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.units.display import figure_in, format_figure, join_unit
from calcgraph.calc.units.table import is_date
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.documents import Row
from calcgraph.links.model import Resolution
from calcgraph.project import Project
from calcgraph.source import NoteId

PathOf = Callable[[NoteId], str]
"""How a note is named: as reports print it, or by its vault path in what is published."""


def link_rows(project: Project, path_of: PathOf) -> list[Row]:
    """Every link with what it means, in order of place; a claim counts as one link."""
    claimed = {(note, claim.link.span) for note, found in project.claims.items() for claim in found}
    return [
        _link_row(one, path_of, is_claim=(note, one.link.span) in claimed)
        for note, found in project.resolutions.items()
        for one in found
    ]


def value_rows(project: Project, path_of: PathOf) -> list[Row]:
    """Every row of a sheet, in order of place; columns of tables are in the tables."""
    quantities = project.calculation.quantities.values()
    shown = [one for one in quantities if one.kind is not Kind.COLUMN and not is_step(one.id)]
    return [_value_row(one, path_of) for one in sorted(shown, key=lambda one: (one.id.note, one.statement.span))]


def claim_rows(project: Project, path_of: PathOf) -> list[Row]:
    """Every claim with its verdict, in order of place."""
    return [_claim_row(one, path_of) for found in project.claims.values() for one in found]


def diagnostic_rows(diagnostics: Iterable[Diagnostic]) -> list[Row]:
    """Every diagnostic; columns count from 1, the end column is the first one after the place."""
    return [
        {
            "code": one.code,
            "severity": str(one.severity),
            "path": one.path,
            "line": one.span.line,
            "column": one.span.column,
            "end_line": one.span.end_line,
            "end_column": one.span.end_column,
            "message": one.message,
            "hint": one.hint,
        }
        for one in diagnostics
    ]


def severities_of(diagnostics: Sequence[Diagnostic]) -> dict[str, int]:
    """How much was found wrong."""
    return {
        "errors": sum(one.severity is Severity.ERROR for one in diagnostics),
        "warnings": sum(one.severity is Severity.WARNING for one in diagnostics),
    }


def _link_row(one: Resolution, path_of: PathOf, *, is_claim: bool) -> Row:
    link = one.link
    return {
        "source": path_of(one.source),
        "line": link.span.line,
        "column": link.span.column,
        "text": link.text,
        "kind": "claim" if is_claim else str(link.kind),
        "status": str(one.status),
        "target": path_of(NoteId(one.target)) if one.target else "",
        "fragment": link.fragment,
        "via": one.via,
        "candidates": [path_of(NoteId(path)) for path in one.candidates],
        "relation": link.relation,
        "reason": link.reason,
    }


def _value_row(one: Quantity, path_of: PathOf) -> Row:
    value = one.value
    unit = one.unit.text if value is not None or one.kind is Kind.VECTOR else ""
    return {
        "note": path_of(one.id.note),
        "name": one.id.name,
        "line": one.statement.span.line,
        "value": None if value is None else figure_in(value.number, one.unit),
        "low": figure_in(value.low, one.unit) if value is not None and value.is_range else None,
        "high": figure_in(value.high, one.unit) if value is not None and value.is_range else None,
        "unit": unit,
        "text": _text(one),
        "depends": [_name(read, one.id.note, path_of) for read in one.reads],
        "source": ", ".join(one.comment.sources),
        "kind": str(one.kind),
    }


def _text(one: Quantity) -> str:
    if one.holds is not None:
        return "holds" if one.holds else "fails"
    is_figure = one.value is not None or one.kind is Kind.VECTOR
    return join_unit(one.text, one.unit.text) if one.text and is_figure else one.text


def _of_claim(figure: float | None, unit: Unit) -> float | str | None:
    """A figure of a claim, which is in its unit already."""
    if figure is None or not math.isfinite(figure):
        return None
    return format_figure(figure, unit) if is_date(unit) else figure


def _claim_row(one: Claim, path_of: PathOf) -> Row:
    return {
        "note": path_of(one.note),
        "line": one.link.span.line,
        "column": one.link.span.column,
        "text": one.link.display,
        "quantity": _name(one.quantity, one.note, path_of) if one.quantity else "",
        "with": one.arguments,
        "status": str(one.verdict),
        "low": _of_claim(one.low, one.unit),
        "high": _of_claim(one.high, one.unit),
        "unit": one.unit.text,
        "computed": _of_claim(one.computed, one.unit),
        "computed_text": one.computed_text,
        "explanation": one.explanation,
        "source": ", ".join(one.sources),
    }


def _name(quantity: QuantityId, here: NoteId, path_of: PathOf) -> str:
    """A quantity as this note would write it: `tps`, or `formulas/decode.md#tps` of another note."""
    return quantity.name if quantity.note == here else f"{path_of(quantity.note)}#{quantity.name}"


ROWS: Mapping[str, Callable[[Project, PathOf], list[Row]]] = {
    "links": link_rows,
    "values": value_rows,
    "claims": claim_rows,
}
"""The three tables by the names they have in commands and files."""
