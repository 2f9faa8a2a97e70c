"""A note's calculation on paper: inputs, formulas with numbers in them, results, checks, claims and sources."""

from collections.abc import Iterator, Sequence
from functools import partial

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Verdict
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Check, Definition, FitResult, Function, Pick, Rates, Solve, System
from calcgraph.calc.tables.sources import Source
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.groups import grouped
from calcgraph.render.page import Page, value_text
from calcgraph.render.reports.paper_given import (
    UNBROKEN,
    exact_text,
    is_cell,
    lines_given,
    names_elsewhere,
    rows_named,
    tables_behind,
    units_given,
)
from calcgraph.render.reports.paper_given import written as line_of
from calcgraph.render.sheet.cited_words import with_citations, with_labels
from calcgraph.render.sheet.steps import formula_of, steps_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId, Span

_INPUTS = frozenset({Kind.PARAMETER, Kind.PICK})


_BESIDE, _VALUE, _ACROSS, _MOST = 40, 12, 85, 120
"""Letters of a formula that fit next to its name and a value of `_VALUE` letters, and across a page in full size and in
small letters."""


class PaperLine(Struct, frozen=True):
    """A line of a formula."""

    math: Markup
    percent: int = 100
    """The size of its letters."""
    written: str = ""
    """The line as it is written, if its letters are smaller: word processors set all formulas in one size."""


class PaperRow(Struct, frozen=True):
    """A quantity on paper."""

    name: str
    lines: tuple[PaperLine, ...]
    """Its formula, and the same with numbers."""
    is_wide: bool
    """True if the formula goes below the name and the value, across the page."""
    value: str
    says: str
    written: str = ""
    """The line of the note, if the formula leaves out a part of it: a range, a start, a tolerance."""
    holds: bool | None = None


class PaperClaim(Struct, frozen=True):
    """A number of the text with the value that it states."""

    number: str
    of: str
    """The quantity, and the inputs or the percentile that its title names."""
    computed: str
    verdict: str


class PaperFile(Struct, frozen=True):
    """A file that the report depends on."""

    path: str
    digest: str


class PaperFigure(Struct, frozen=True):
    """A plot of the note."""

    said: str
    """The name by which the text refers to it, such as `Figure 2`; empty without a label."""
    title: str
    drawing: Markup
    """Its SVG."""
    remarks: str
    """Sentences about lines or rows that it leaves out."""
    problems: tuple[str, ...] = ()


class PaperFrame(Struct, frozen=True):
    """The facts of a report besides the note: its case, its plots, its origin and the program."""

    case: str
    """The inputs that differ from the note as it is written; empty if they are its own."""
    files: tuple[PaperFile, ...]
    units: str
    """The text of the library's `units.txt`."""
    version: str
    figures: tuple[PaperFigure, ...] = ()


def render_paper(page: Page, written: Page, frame: PaperFrame) -> Markup:
    """Return the whole document for one note, whose inputs may differ from the note as `written`.

    The claims are those of the note as written: its sentences state its own values.
    """
    calculation = page.project.calculation
    own = [calculation.quantities[row] for sheet in calculation.sheets.get(page.note, ()) for row in sheet.rows]
    claims = written.project.claims.get(page.note, ())
    behind = _behind(page, stated(page))
    found = [one for one in map(calculation.quantities.get, behind) if one is not None]
    lines = [line_of(page, one.id.note, one.statement.span) for one in found]
    texts = " ".join((*lines, *(claim.link.title for claim in claims)))
    tables = list(tables_behind(page, behind))
    row = partial(_row, page, set())
    notes = notes_behind(page)
    called = names_elsewhere(page, notes)
    given = list(lines_given(page, notes, behind, texts))
    cases = " ".join((texts, *(one.text for one in given)))
    printed = {(one.of, one.name) for one in tables}
    tables += [one for one in rows_named(page, behind, cases) if (one.of, one.name) not in printed]

    def of_other(one: Quantity) -> tuple[str, PaperRow]:
        title, name = page.title(one.id.note), called.get(one.id)
        return f"{title}, here called {name}" if name else title, row(one)

    return fill(
        "paper.html",
        title=page.project.notes[page.note].title,
        note=page.project.notes[page.note].source.shown,
        case=frame.case,
        inputs=[row(one) for one in [*(one for one in own if one.kind in _INPUTS), *_columns(page, behind)]],
        others=[of_other(one) for one in _other_inputs(page, behind)],
        tables=tables,
        unbroken=UNBROKEN,
        given=[*given, *units_given(page, frame.units, texts)],
        results=[row(one) for one in own if one.kind not in _INPUTS and one.kind is not Kind.CHECK],
        laws=[of_other(one) for one in _other_formulas(page, behind)],
        figures=frame.figures,
        checks=[row(one) for one in own if one.kind is Kind.CHECK],
        claims=list(_said(written, claims)),
        sources=_sources(page, [*own, *_other_inputs(page, behind), *_other_formulas(page, behind)], claims),
        files=frame.files,
        version=frame.version,
        problems=_problems(page, written),
        is_drawn=any(one.value is not None and one.value.is_spread for one in found),
    )


def _said(page: Page, claims: Sequence[Claim]) -> Iterator[tuple[str, tuple[PaperClaim, ...]]]:
    """Yield the sentences of a text, each with its numbers."""
    for sentence, found in grouped((one.link.sentence, one) for one in claims).items():
        said = with_labels(page.project, page.note, with_citations(sentence, page.source_of), is_alone=True)
        yield said, tuple(_claim(page, one) for one in found)


def _claim(page: Page, claim: Claim) -> PaperClaim:
    of, written = claim.quantity, claim.link.fragment
    name = "" if of is None else written if written.startswith(f"{of.name}(") else of.name
    name = name if of is None or of.note == page.note else f"{page.title(of.note)}: {name}"
    return PaperClaim(
        number=claim.link.display,
        of=", ".join(filter(None, (name, claim.link.title))),
        computed=claim.computed_text,
        verdict=_verdict(claim),
    )


def _problems(page: Page, written: Page) -> list[Diagnostic]:
    """Return the errors and warnings of a note; those of claims as it is written."""
    shown = page.project.notes[page.note].source.shown
    found = [one for one in page.index.problems.get(shown, ()) if not one.code.startswith("CG4")]
    found += [one for one in written.index.problems.get(shown, ()) if one.code.startswith("CG4")]
    return [one for one in found if one.severity is not Severity.INFO]


def notes_behind(page: Page) -> tuple[NoteId, ...]:
    """Return the notes whose values a note's results and sentences depend on, the note itself first."""
    return tuple(dict.fromkeys((page.note, *sorted(one.note for one in _behind(page, stated(page))))))


def stated(page: Page) -> list[QuantityId]:
    """Return the quantities of a note, and those of other notes that its sentences state."""
    sheets = page.project.calculation.sheets.get(page.note, ())
    claims = page.project.claims.get(page.note, ())
    return list(
        dict.fromkeys(
            [
                *(row for sheet in sheets for row in sheet.rows),
                *(claim.quantity for claim in claims if claim.quantity is not None),
            ]
        )
    )


def _behind(page: Page, roots: Sequence[QuantityId]) -> list[QuantityId]:
    """Return all quantities that some depend on, themselves included."""
    quantities = page.project.calculation.quantities
    found = dict.fromkeys(roots)
    waiting = list(found)
    while waiting:
        one = quantities.get(waiting.pop())
        more = [other for other in (one.reads if one else ()) if other not in found]
        found |= dict.fromkeys(more)
        waiting += more
    return list(found)


def _other_inputs(page: Page, behind: Sequence[QuantityId]) -> Iterator[Quantity]:
    quantities = page.project.calculation.quantities
    for id_ in behind:
        one = quantities.get(id_)
        if one is not None and one.kind in _INPUTS and id_.note != page.note:
            yield one


def _columns(page: Page, behind: Sequence[QuantityId]) -> Iterator[Quantity]:
    """Yield the columns of rows that the note picks, as far as its results depend on them."""
    quantities = page.project.calculation.quantities
    found = (one for id_ in behind if (one := quantities.get(id_)) is not None)
    yield from (one for one in found if one.kind is Kind.COLUMN and one.id.note == page.note)


def _other_formulas(page: Page, behind: Sequence[QuantityId]) -> Iterator[Quantity]:
    """Yield the functions and results of other notes that a note's results and sentences depend on."""
    quantities = page.project.calculation.quantities
    for id_ in behind:
        one = quantities.get(id_)
        if one is None or id_.note == page.note or is_step(id_) or is_cell(page, id_):
            continue
        if one.kind not in _INPUTS:
            yield one


def _row(page: Page, seen: set[tuple[NoteId, Span]], one: Quantity) -> PaperRow:
    """Return a quantity as a row; a line of several quantities is printed as written with the first that it has."""
    formula = formula_of(one, is_whole=True)
    steps = steps_of(page, one, formula)
    typeset = () if steps is None else tuple(line.math for line in steps.lines if line.label != "result")
    lines = typeset or ((formula,) if formula is not None and one.kind not in _INPUTS else ())
    sizes = [len(line.striptags()) for line in lines]
    typeset_lines = tuple(dict.fromkeys(_line(page, one, line, size) for line, size in zip(lines, sizes, strict=True)))
    value = _value(one)
    place = (one.id.note, _span(one))
    line = line_of(page, *place) if _says_more(one) and place not in seen else ""
    seen.add(place)
    return PaperRow(
        name=one.id.name,
        lines=typeset_lines,
        is_wide=any(size > _BESIDE - max(len(value) - _VALUE, 0) for size in sizes),
        value=value,
        says="; ".join(filter(None, (one.comment.text.replace("`", ""), _defaults(one)))),
        written=line if line and not any("<code>" in two.math for two in typeset_lines) else "",
        holds=one.holds,
    )


def _span(one: Quantity) -> Span:
    """Return the place of the line of a quantity, also if the line has several names."""
    match one.statement:
        case Function(rates=Rates() as rates):
            return rates.span
        case Definition(body=Solve(system=System() as system)):
            return system.span
        case _:
            return one.statement.span


def _value(one: Quantity) -> str:
    if one.kind in {Kind.CHECK, Kind.FUNCTION}:
        return ""
    return exact_text(one) if one.kind in _INPUTS or one.kind is Kind.COLUMN else value_text(one)


def _says_more(one: Quantity) -> bool:
    """Return whether a line has a part that its typeset formula leaves out."""
    match one.statement:
        case Function(steps=steps, rates=rates):
            return steps is not None or rates is not None
        case Check(tolerance=tolerance, for_all=for_all):
            return tolerance is not None or for_all
        case Definition(body=FitResult(what=what)):
            return what == "coefficient"
        case Definition(body=Solve()) | Pick():
            return True
        case Definition(origin=origin):
            return origin is not None
        case _:
            return False


def _defaults(one: Quantity) -> str:
    """Return the values that arguments of a function have where they are not given."""
    arguments = one.statement.args if isinstance(one.statement, Function) else ()
    given = [f"{arg.name} = {print_expression(arg.default)}" for arg in arguments if arg.default is not None]
    return f"where not given, {', '.join(given)}" if given else ""


def _line(page: Page, one: Quantity, math: Markup, size: int) -> PaperLine:
    """Return a line that fits on a page: browsers break no formula, so one that is too long is as it is written."""
    text = line_of(page, one.id.note, _span(one))
    if size <= _MOST:
        return PaperLine(math, min(100, 100 * _ACROSS // max(size, 1)), text if size > _ACROSS else "")
    return PaperLine(Markup("<code>{}</code>").format(text)) if text else PaperLine(math)


_VERDICTS = {
    Verdict.HOLDS: "holds",
    Verdict.PARTLY: "holds in part",
    Verdict.AGREES: "agrees, only the number is checked",
    Verdict.SOURCED: "sourced",
}


def _verdict(claim: Claim) -> str:
    return _VERDICTS.get(claim.verdict, "does not hold" if claim.verdict is Verdict.FAILS else str(claim.verdict))


def _sources(page: Page, rows: Sequence[Quantity], claims: Sequence[Claim]) -> list[Source]:
    keys = [key for one in rows for key in one.comment.sources] + [key for one in claims for key in one.sources]
    keys += [one.key for found in page.project.notes[page.note].citations for one in found.cited]
    return [source for key in dict.fromkeys(keys) if (source := page.source_of(key))]
