"""A note's calculation on paper: inputs, formulas with numbers in them, results, checks, claims and sources."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Verdict
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Function
from calcgraph.calc.tables.sources import Source
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.render.page import Page, value_text
from calcgraph.render.sheet.cited_words import with_citations
from calcgraph.render.sheet.steps import formula_of, steps_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

_INPUTS = frozenset({Kind.PARAMETER, Kind.PICK})


_BESIDE, _ACROSS, _MOST = 50, 90, 120
"""Letters of a formula that fit next to its name and value, and across a page in full size and in small letters."""


class PaperLine(Struct, frozen=True):
    """A line of a formula."""

    math: Markup
    percent: int = 100
    """The size of its letters."""


class PaperRow(Struct, frozen=True):
    """A quantity on paper."""

    name: str
    lines: tuple[PaperLine, ...]
    """Its formula, and the same with numbers."""
    is_wide: bool
    """True if the formula goes below the name and the value, across the page."""
    value: str
    says: str
    domain: str = ""
    holds: bool | None = None


class PaperFile(Struct, frozen=True):
    """A file that the report depends on."""

    path: str
    digest: str


def render_paper(page: Page, written: Page, case: str, files: Sequence[PaperFile], version: str) -> Markup:
    """Return the whole document for one note; `case` states the inputs that differ from the note as `written`.

    The claims are those of the note as written: its sentences state its own values.
    """
    calculation = page.project.calculation
    own = [calculation.quantities[row] for sheet in calculation.sheets.get(page.note, ()) for row in sheet.rows]
    claims = written.project.claims.get(page.note, ())
    return fill(
        "paper.html",
        title=page.project.notes[page.note].title,
        note=page.project.notes[page.note].source.shown,
        case=case,
        inputs=[_row(page, one) for one in [*(one for one in own if one.kind in _INPUTS), *_columns(page, own)]],
        others=[(page.title(one.id.note), _row(page, one)) for one in _other_inputs(page, own)],
        results=[_row(page, one) for one in own if one.kind not in _INPUTS and one.kind is not Kind.CHECK],
        laws=[(page.title(one.id.note), _row(page, one)) for one in _other_formulas(page, own)],
        checks=[_row(page, one) for one in own if one.kind is Kind.CHECK],
        claims=[
            (with_citations(one.link.sentence, page.source_of), one.link.display, _verdict(one), one.computed_text)
            for one in claims
        ],
        sources=_sources(page, [*own, *_other_inputs(page, own)], claims),
        files=files,
        version=version,
        problems=_problems(page, written),
    )


def _problems(page: Page, written: Page) -> list[Diagnostic]:
    """Return the errors and warnings of a note; those of claims as it is written."""
    shown = page.project.notes[page.note].source.shown
    found = [one for one in page.index.problems.get(shown, ()) if not one.code.startswith("CG4")]
    found += [one for one in written.index.problems.get(shown, ()) if one.code.startswith("CG4")]
    return [one for one in found if one.severity is not Severity.INFO]


def notes_behind(page: Page) -> tuple[NoteId, ...]:
    """Return the notes whose values a note's results depend on, the note itself first."""
    calculation = page.project.calculation
    own = [calculation.quantities[row] for sheet in calculation.sheets.get(page.note, ()) for row in sheet.rows]
    return tuple(dict.fromkeys((page.note, *sorted(one.note for one in _behind(page, own)))))


def _behind(page: Page, rows: Sequence[Quantity]) -> list[QuantityId]:
    """Return all quantities that some rows depend on, the rows included."""
    quantities = page.project.calculation.quantities
    found = dict.fromkeys(one.id for one in rows)
    waiting = list(found)
    while waiting:
        one = quantities.get(waiting.pop())
        more = [other for other in (one.reads if one else ()) if other not in found]
        found |= dict.fromkeys(more)
        waiting += more
    return list(found)


def _other_inputs(page: Page, rows: Sequence[Quantity]) -> Iterator[Quantity]:
    quantities = page.project.calculation.quantities
    for id_ in _behind(page, rows):
        one = quantities.get(id_)
        if one is not None and one.kind in _INPUTS and id_.note != page.note:
            yield one


def _columns(page: Page, rows: Sequence[Quantity]) -> Iterator[Quantity]:
    """Yield the columns of rows that the note picks, as far as its results depend on them."""
    quantities = page.project.calculation.quantities
    behind = [one for id_ in _behind(page, rows) if (one := quantities.get(id_)) is not None]
    yield from (one for one in behind if one.kind is Kind.COLUMN and one.id.note == page.note)


def _other_formulas(page: Page, rows: Sequence[Quantity]) -> Iterator[Quantity]:
    """Yield the functions and results of other notes that a note's results depend on."""
    quantities = page.project.calculation.quantities
    for id_ in _behind(page, rows):
        one = quantities.get(id_)
        if one is not None and one.kind not in _INPUTS and id_.note != page.note and not is_step(id_):
            yield one


def _row(page: Page, one: Quantity) -> PaperRow:
    formula = formula_of(one, is_whole=True)
    steps = steps_of(page, one, formula)
    typeset = () if steps is None else tuple(line.math for line in steps.lines if line.label != "result")
    lines = typeset or ((formula,) if formula is not None and one.kind not in _INPUTS else ())
    sizes = [len(line.striptags()) for line in lines]
    return PaperRow(
        name=one.id.name,
        lines=tuple(dict.fromkeys(_line(page, one, line, size) for line, size in zip(lines, sizes, strict=True))),
        is_wide=any(size > _BESIDE for size in sizes),
        value="" if one.kind in {Kind.CHECK, Kind.FUNCTION} else value_text(one),
        says="; ".join(filter(None, (one.comment.text, _defaults(one)))),
        holds=one.holds,
    )


def _defaults(one: Quantity) -> str:
    """Return the values that arguments of a function have where they are not given."""
    arguments = one.statement.args if isinstance(one.statement, Function) else ()
    given = [f"{arg.name} = {print_expression(arg.default)}" for arg in arguments if arg.default is not None]
    return f"where not given, {', '.join(given)}" if given else ""


def _line(page: Page, one: Quantity, math: Markup, size: int) -> PaperLine:
    """Return a line that fits on a page: browsers break no formula, so one that is too long is as it is written."""
    if size <= _MOST:
        return PaperLine(math, min(100, 100 * _ACROSS // max(size, 1)))
    note, span = page.project.notes.get(one.id.note), getattr(one.statement, "span", None)
    written = note.source.text[slice(*note.source.ends(span))] if note and span else ""
    return PaperLine(Markup("<code>{}</code>").format(" ".join(written.split()))) if written else PaperLine(math)


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
