"""A sheet as a ruled table: one row a name, with its formula or control, description, value and steps.

The page's scripts find the parts by attributes, in which a NAME is `Page.name` and a CASE is `cases.case_of`:
`[data-row]`, `[data-q]` (its text is that value, with the unit when there is a `data-u`), `[data-p]` on controls
(values of options are row ids or numbers in base units), `[data-reset]`, `[data-check]`, `[data-set]` (a CASE),
`[data-say]` and `button[data-do]`. `.cg-needs-js` is seen only under `html.cg-js`, `.cg-range` only without it and in
print.
"""

from collections.abc import Iterable
from typing import TypeAlias

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Kind, Quantity, Sheet
from calcgraph.calc.programs.keys import draw_key, id_of
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import (
    Check,
    Definition,
    FitResult,
    Function,
    Origin,
    Scenario,
    Solve,
    Statement,
    Use,
)
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.groups import grouped
from calcgraph.render.math.mathml import breadth
from calcgraph.render.page import Page, row_id
from calcgraph.render.sheet.cases import ScenarioRow, scenario_row
from calcgraph.render.sheet.citations import Citation, citations_of
from calcgraph.render.sheet.controls import Control, control_of
from calcgraph.render.sheet.folding import is_folded, results_of
from calcgraph.render.sheet.imports import ImportLine, import_line
from calcgraph.render.sheet.picks import Attribute, attributes_of
from calcgraph.render.sheet.problem import Problem, errors_within, problem_of
from calcgraph.render.sheet.source_view import pieces_of
from calcgraph.render.sheet.steps import MAX_BREADTH, WorkedSteps, expression_of, formula_of, steps_of
from calcgraph.render.sheet.vectors import VectorComponent, parts_of
from calcgraph.render.templating import fill
from calcgraph.source import NoteId, Span


class SheetRow(Struct, frozen=True):
    """One row of a sheet."""

    quantity: Quantity
    id: str
    key: str
    """As scripts call it."""
    name: str
    """As one types it; of a function with its arguments."""
    formula: Markup | None
    control: Control | None
    attributes: tuple[Attribute, ...]
    """Columns of the row a pick has chosen."""
    says: str
    remark: str
    """`for gpu.bw; closed form`; empty for most."""
    sources: tuple[Citation, ...]
    missing_sources: tuple[str, ...]
    """Keys that no bibliography has."""
    needs: tuple[tuple[str, str], ...]
    """Name and address of what keeps this row from a value."""
    steps: WorkedSteps | None
    problems: tuple[Problem, ...]
    parts: tuple[VectorComponent, ...] = ()
    """Components of a vector."""

    @property
    def is_wide(self) -> bool:
        """True if the formula needs its own line."""
        statement = self.quantity.statement
        if isinstance(statement, Function):
            return self.formula is not None and breadth(statement.body) + len(self.name) > MAX_BREADTH
        expression = expression_of(self.quantity)
        return expression is not None and breadth(expression) > MAX_BREADTH

    @property
    def single(self) -> Attribute | None:
        """The only column of a chosen row, which then is in the value column."""
        return self.attributes[0] if len(self.attributes) == 1 else None

    @property
    def wrong(self) -> bool:
        """True if a reader must see it: a check that fails, a value that is missing, a problem."""
        return self.failed or bool(self.problems) or self.quantity.holds is False

    @property
    def failed(self) -> bool:
        """True if a value should be here but is missing."""
        wanted = self.quantity.kind not in {Kind.FUNCTION, Kind.CHECK, Kind.PICK, Kind.VECTOR}
        if self.quantity.kind is Kind.VECTOR:
            return not self.quantity.text
        return (wanted and self.quantity.value is None) or (
            self.quantity.kind is Kind.CHECK and self.quantity.holds is None
        )


class InvalidLine(Struct, frozen=True):
    """A line of the fence that no statement came from, with its problems."""

    problems: tuple[Problem, ...]


SheetLine: TypeAlias = SheetRow | ImportLine | ScenarioRow | InvalidLine


def render_sheet(page: Page, sheet: Sheet) -> Markup:
    """A sheet as HTML, complete without a script."""
    items = items_of(page, sheet)
    rest = _rest(page, sheet, items)
    return fill(
        "sheet.html",
        note=sheet.note,
        id_prefix=page.id_prefix,
        title=sheet.fence.options.get("title") or _heading_above(page, sheet),
        is_titled="title" in sheet.fence.options,
        items=items,
        is_bare=not sheet.fence.options.get("title") and all(isinstance(item, ImportLine) for item in items),
        rest=rest,
        presets=[
            (item.name, item.says, item.case) for item in items if isinstance(item, ScenarioRow) and item.is_taken
        ],
        verdict=verdict_of([item.quantity for item in items if isinstance(item, SheetRow)]),
        source=pieces_of(sheet.fence.text),
    )


class SheetVerdict(Struct, frozen=True):
    """The combined result of the checks of a sheet."""

    css: str
    sign: str
    says: str


def verdict_of(rows: Iterable[Quantity]) -> SheetVerdict | None:
    """Return the verdict below a sheet, None without a check; `sayChecks` in `verdicts.js` has the same words."""
    found = [one.holds for one in rows if one.kind is Kind.CHECK]
    if not found:
        return None
    wrong, unknown = found.count(False), found.count(None)
    if not wrong and not unknown:
        return SheetVerdict("is-holds", "✓", "1 check holds" if len(found) == 1 else f"{len(found)} checks hold")
    among = "1 check" if len(found) == 1 else "{} of " + str(len(found))
    parts = [(wrong, "fails", "fail"), (unknown, "is unknown", "are unknown")]
    said = [f"{among.format(count)} {one if count == 1 else more}" for count, one, more in parts if count]
    return SheetVerdict(*(("is-failing", "✗") if wrong else ("is-unknown", "–")), ", ".join(said))


def _rest(page: Page, sheet: Sheet, items: tuple[SheetLine, ...]) -> frozenset[int]:
    """Return the positions of the folded lines: all except results and problems; empty for a short sheet."""
    results = results_of(page, sheet) if is_folded(items) else frozenset()
    kept = (
        not isinstance(item, InvalidLine)
        and not (isinstance(item, SheetRow) and (item.quantity.id.name in results or item.wrong))
        for item in items
    )
    rest = frozenset(at for at, is_rest in enumerate(kept, 1) if is_rest)
    return rest if results and 0 < len(rest) < len(items) else frozenset()


def items_of(page: Page, sheet: Sheet) -> tuple[SheetLine, ...]:
    """Return the contents of a sheet, line by line."""
    note = page.project.notes.get(sheet.note)
    found = errors_within(page.index.problems.get(note.source.shown, ()) if note else (), sheet.fence.span)
    loud = [one for one in found if one.severity is not Severity.INFO]
    by_statement = grouped((_home(one, sheet.statements), one) for one in loud)
    quantities = page.project.calculation.quantities
    rows = grouped((quantities[key].statement.span, quantities[key]) for key in sheet.rows if key in quantities)
    items: list[tuple[Span, SheetLine]] = []
    # the definitions that a fit stands for have its place, and all of their rows come with the first
    for statement in {one.span: one for one in sheet.statements}.values():
        problems = tuple(problem_of(one, note) for one in by_statement.get(statement.span, ()))
        made = _items(page, sheet.note, statement, rows.get(statement.span, ()), problems)
        items += [(statement.span, item) for item in made]
    items += [(one.span, InvalidLine((problem_of(one, note),))) for one in by_statement.get(None, ())]
    return tuple(_joined(item for _, item in sorted(items, key=lambda pair: pair[0].line)))


def _joined(items: Iterable[SheetLine]) -> list[SheetLine]:
    """Imports of neighbouring lines as one."""
    joined: list[SheetLine] = []
    for item in items:
        last = joined[-1] if joined else None
        if isinstance(item, ImportLine) and isinstance(last, ImportLine):
            joined[-1] = ImportLine((*last.origins, *item.origins))
        else:
            joined.append(item)
    return joined


def _items(
    page: Page, note: NoteId, statement: Statement, quantities: Iterable[Quantity], problems: tuple[Problem, ...]
) -> list[SheetLine]:
    unread: list[SheetLine] = [InvalidLine(problems)] if problems else []
    match statement:
        case Use():
            return [import_line(page, note, statement), *unread]
        case Scenario():
            return [scenario_row(page, note, statement), *unread]
        case _:
            found = tuple(quantities)
            if not found:
                return unread
            return [*(_row(page, quantity, ()) for quantity in found[:-1]), _row(page, found[-1], problems)]


def _row(page: Page, quantity: Quantity, problems: tuple[Problem, ...]) -> SheetRow:
    formula = formula_of(quantity)
    return SheetRow(
        quantity=quantity,
        id=page.id_prefix + row_id(quantity.id, page.project.calculation),
        key=page.name(quantity.id),
        name=_name(quantity),
        formula=formula,
        control=control_of(page, quantity),
        attributes=attributes_of(page, quantity),
        says=quantity.comment.text,
        remark=_remark(quantity) or _beside(page, quantity),
        sources=citations_of(page, quantity),
        missing_sources=tuple(key for key in dict.fromkeys(quantity.comment.sources) if page.source_of(key) is None),
        needs=tuple((needed.name, page.row_url(needed)) for needed in quantity.needs),
        steps=steps_of(page, quantity, formula),
        problems=problems,
        parts=parts_of(page, quantity),
    )


def _name(quantity: Quantity) -> str:
    match quantity.statement:
        case Function(table=str() as table) if table:
            return quantity.id.name
        case Function(args=args):
            return f"{quantity.id.name}({', '.join(argument.name for argument in args)})"
        case Check(name=name):
            return name or "check"
        case _:
            return quantity.id.name


def _remark(quantity: Quantity) -> str:  # noqa: PLR0911 - one return a kind of line
    match quantity.statement:
        case Definition(body=Solve() as solve):
            path = getattr(solve.path, "name", "") or f"{solve.path.base}.{solve.path.column}"  # type: ignore[union-attr]
            return "; ".join(part for part in (f"for {path}", quantity.method) if part)
        case Definition(body=FitResult(fit, "coefficient")):
            where = f" where {print_expression(fit.where)}" if fit.where is not None else ""
            return f"least squares over {fit.table}{where}"
        case Function(args=args, rates=rates) if rates is not None:
            call, start = rates.starts[rates.states.index(quantity.id.name)]
            ends = f"{print_expression(rates.low)}..{print_expression(rates.high)}"
            said = f"its rate for {args[0].name} in {ends}; {print_expression(call)} = {print_expression(start)}"
            return "; ".join(part for part in (said, quantity.method) if part)
        case Function(table=str() as table) if table:
            return f"for each row of {table}"
        case Function(args=args, steps=steps) if steps is not None:
            return f"for {args[0].name} in {steps.first}..{print_expression(steps.last)}"
        case Definition(origin=Origin() as origin):
            return origin.path if origin.is_fact else f"from {origin.file} {origin.pointer}".rstrip()
        case _:
            return ""


def _beside(page: Page, quantity: Quantity) -> str:
    """Return the correlations of a sampled quantity: `goes with churn by 0.7`."""
    node = page.project.calculation.nodes.get(draw_key(quantity.id))
    if node is None or not node.chain:
        return ""
    (*others, (_, row)) = node.chain
    found = [(id_of(key)[1].removesuffix("~"), by) for (key, _), by in zip(others, row, strict=True) if by]
    return f"correlated with {', '.join(f'{name} by {by:g}' for name, by in found)}"


def _home(found: Diagnostic, statements: Iterable[Statement]) -> Span | None:
    """The place of the statement in whose lines a diagnostic is; None in a line without one."""
    spans = (statement.span for statement in statements)
    return next((span for span in spans if span.line <= found.span.line <= span.end_line), None)


def _heading_above(page: Page, sheet: Sheet) -> str:
    note = page.project.notes.get(sheet.note)
    above = [heading for heading in note.headings if heading.span.line < sheet.fence.span.line] if note else []
    return above[-1].text if above and above[-1].level > 1 else ""
