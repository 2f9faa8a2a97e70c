"""Links, values and claims as records of plain data: what programs, commands and the site's data files get."""

import math
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, to_builtins

from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.units.display import figure_in, format_figure, join_unit
from calcgraph.calc.units.table import is_date
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.documents import Row
from calcgraph.links.resolution import Resolution
from calcgraph.project import Project
from calcgraph.source import NoteId

PathOf = Callable[[NoteId], str]
"""The name of a note: as reports print it, or by its vault path in published output."""


class LinkRecord(Struct, frozen=True):
    """One link, and its target. Lines and columns count from 1."""

    source: str
    """The note that contains it."""
    line: int
    column: int
    text: str
    """As written."""
    kind: str
    """`wikilink`, `embed`, `markdown`, `use`, or `claim` if it is a checked number."""
    status: str
    """`resolved`, `ambiguous`, `unresolved`, `bad-fragment` or `external`."""
    target: str
    """The note or file it links to; empty if it does not exist."""
    fragment: str
    via: str
    """The way the target was found: `path`, `suffix`, `id`, `alias`, `title`, `slug`; empty within a note."""
    candidates: tuple[str, ...]
    """The matching files, if there are several."""
    relation: str
    reason: str


class ValueRecord(Struct, frozen=True):
    """One quantity of a sheet. Numbers are in `unit`; a date is a string in ISO 8601."""

    note: str
    name: str
    line: int
    value: float | str | None
    """The midpoint of a range, the median of a distribution; None if it has no number."""
    low: float | str | None
    """The lower end of a range, P5 of a distribution; None otherwise."""
    high: float | str | None
    """The upper end of a range, P95 of a distribution; None otherwise."""
    unit: str
    text: str
    """The text on the page: `41.8 ms`, `holds` or `fails` for a check, the row's id for a pick."""
    depends: tuple[str, ...]
    """The quantities in its formula; those of other notes as `note#name`."""
    source: str
    kind: str
    """`parameter`, `formula`, `function`, `pick`, `check`, `solve` or `vector`."""


class ClaimRecord(Struct, frozen=True, rename={"arguments": "with"}):
    """One number in the text that is compared with a quantity. Numbers are in `unit`."""

    note: str
    line: int
    column: int
    text: str
    """As written."""
    quantity: str
    """`name`, or `note#name` in another note; empty if only a source is given."""
    arguments: str
    """The inputs it was computed with: `gpu=b200`; empty for those of the sheet."""
    status: str
    """`holds`, `partly`, `fails`, `disputed`, `stale-dispute` or `sourced`."""
    low: float | str | None
    """The least value that the text allows; None if there is no lower bound."""
    high: float | str | None
    unit: str
    computed: float | str | None
    computed_text: str
    explanation: str
    source: str


def links_of(project: Project, path_of: PathOf) -> list[LinkRecord]:
    """Return every link with its target, in order of position; a claim counts as one link."""
    claimed = {(note, claim.link.span) for note, found in project.claims.items() for claim in found}
    return [
        _link_record(one, path_of, is_claim=(note, one.link.span) in claimed)
        for note, found in project.resolutions.items()
        for one in found
    ]


def values_of(project: Project, path_of: PathOf) -> list[ValueRecord]:
    """Return every row of a sheet, in order of position; columns of tables are in the tables."""
    quantities = project.calculation.quantities.values()
    shown = [one for one in quantities if one.kind is not Kind.COLUMN and not is_step(one.id)]
    return [_value_record(one, path_of) for one in sorted(shown, key=lambda one: (one.id.note, one.statement.span))]


def claims_of(project: Project, path_of: PathOf) -> list[ClaimRecord]:
    """Return every claim with its verdict, in order of position."""
    return [_claim_record(one, path_of) for found in project.claims.values() for one in found]


def value_rows(project: Project, path_of: PathOf) -> list[Row]:
    """Return the values as plain data."""
    rows: list[Row] = to_builtins(values_of(project, path_of))
    return rows


def claim_rows(project: Project, path_of: PathOf) -> list[Row]:
    """Return the claims as plain data."""
    rows: list[Row] = to_builtins(claims_of(project, path_of))
    return rows


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
    """Return the numbers of errors and warnings."""
    return {
        "errors": sum(one.severity is Severity.ERROR for one in diagnostics),
        "warnings": sum(one.severity is Severity.WARNING for one in diagnostics),
    }


def _link_record(one: Resolution, path_of: PathOf, *, is_claim: bool) -> LinkRecord:
    link = one.link
    return LinkRecord(
        source=path_of(one.source),
        line=link.span.line,
        column=link.span.column,
        text=link.text,
        kind="claim" if is_claim else str(link.kind),
        status=str(one.status),
        target=path_of(NoteId(one.target)) if one.target else "",
        fragment=link.fragment,
        via=one.via,
        candidates=tuple(path_of(NoteId(path)) for path in one.candidates),
        relation=link.relation,
        reason=link.reason,
    )


def _value_record(one: Quantity, path_of: PathOf) -> ValueRecord:
    value = one.value
    unit = one.unit.text if value is not None or one.kind is Kind.VECTOR else ""
    return ValueRecord(
        note=path_of(one.id.note),
        name=one.id.name,
        line=one.statement.span.line,
        value=None if value is None else figure_in(value.number, one.unit),
        low=figure_in(value.low, one.unit) if value is not None and value.is_range else None,
        high=figure_in(value.high, one.unit) if value is not None and value.is_range else None,
        unit=unit,
        text=_text(one),
        depends=tuple(_name(read, one.id.note, path_of) for read in one.reads),
        source=", ".join(one.comment.sources),
        kind=str(one.kind),
    )


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


def _claim_record(one: Claim, path_of: PathOf) -> ClaimRecord:
    return ClaimRecord(
        note=path_of(one.note),
        line=one.link.span.line,
        column=one.link.span.column,
        text=one.link.display,
        quantity=_name(one.quantity, one.note, path_of) if one.quantity else "",
        arguments=one.arguments,
        status=str(one.verdict),
        low=_of_claim(one.low, one.unit),
        high=_of_claim(one.high, one.unit),
        unit=one.unit.text,
        computed=_of_claim(one.computed, one.unit),
        computed_text=one.computed_text,
        explanation=one.explanation,
        source=", ".join(one.sources),
    )


def _name(quantity: QuantityId, here: NoteId, path_of: PathOf) -> str:
    """A quantity as this note would write it: `tps`, or `formulas/decode.md#tps` of another note."""
    return quantity.name if quantity.note == here else f"{path_of(quantity.note)}#{quantity.name}"
