"""The cases a view runs through: rows of a table, or values of a parameter."""

import math

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.row import label_of_row
from calcgraph.calc.model import ONE, Dataset, Kind, Quantity, QuantityId
from calcgraph.calc.nodes import Overrides
from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.syntax.tree import Name, Number
from calcgraph.calc.syntax.view_lines import Sweep
from calcgraph.calc.units.display import format_place
from calcgraph.calc.units.table import from_base, is_date, is_figure, number_in_base, printed
from calcgraph.calc.views.names import is_of_scenarios
from calcgraph.calc.views.values import row_name
from calcgraph.render.math.mathml import split_number
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page
from calcgraph.render.sheet.cases import case_text
from calcgraph.render.sheet.controls import dataset_of, names_of, step_in_base, written_unit

EVEN_STEPS = 5
"""The number of values of a range without a step."""
MOST = 200
MOST_STEPS = 1e9
"""The largest number of steps counted in a range."""
DIGITS = 4
"""The number of digits of the values between the ends of a range."""


class Case(Struct, frozen=True):
    """One case of a sweep."""

    label: str
    overrides: Overrides
    text: str
    """As scripts read it."""
    is_current: bool
    """True if it is the case that the page shows by default."""
    row: str = ""
    """Row id, when it is one."""


class ResolvedSweep(Struct, frozen=True):
    """A sweep with its cases."""

    name: str
    """The swept name, as written: `gpu`, `ctx`."""
    unit: str
    """The unit of the labels, if all share one."""
    cases: tuple[Case, ...]
    table: Dataset | None = None
    pick: str = ""
    """The name of the pick that takes the rows; empty if no pick does."""
    left_out: int = 0
    """The number of cases left out."""


def swept_of(page: Page, sweep: Sweep) -> ResolvedSweep | None:
    """Return the cases of a sweep in the names of the written note; None if its name means nothing there."""
    if not isinstance(sweep.path, Name):
        quantity = page.quantity(page.written, sweep.path)
        return _values(page, quantity, sweep) if quantity else None
    named = page.project.calculation.names.get(page.written, {}).get(sweep.path.name)
    if named is None:
        return _scenarios(page) if is_of_scenarios(page.project.calculation, page.written, sweep) else None
    table = page.project.calculation.datasets.get(named)
    if table is not None:
        return _rows(page, table, _picks_from(page, table), sweep)
    quantity = page.project.calculation.quantities.get(named)
    if quantity is None:
        return None
    if quantity.kind is Kind.PICK:
        return _rows_of_pick(page, quantity, sweep)
    return _values(page, quantity, sweep)


def _scenarios(page: Page) -> ResolvedSweep:
    """The scenarios of the written note."""
    calculation, cases = page.project.calculation, []
    for one in calculation.scenarios[page.written][:MOST]:
        overrides, _ = overrides_of(calculation, page.written, one.overrides)
        cases.append(_case(page, one.name, overrides, is_current=False))
    return ResolvedSweep("scenario", "", tuple(cases), left_out=max(len(calculation.scenarios[page.written]) - MOST, 0))


def rows_of(page: Page, name: Name) -> ResolvedSweep | None:
    """Return all rows of a table or pick."""
    return swept_of(page, Sweep(name, (), None, None, log=False, step=None, span=name.span))


def _rows_of_pick(page: Page, quantity: Quantity, sweep: Sweep) -> ResolvedSweep | None:
    table = dataset_of(page, quantity)
    if table is None:
        return None
    if table.keys == 1:
        return _rows(page, table, (quantity,), sweep)
    place = names_of(quantity).index(quantity.id.name)
    parts = dict.fromkeys(row.split(",")[place].strip() for row in table.rows)
    wanted = [row_name(value) for value in sweep.values] or list(parts)
    cases = [_case(page, part, {quantity.id.key: part}, part == quantity.text) for part in wanted]
    return ResolvedSweep(quantity.id.name, "", tuple(cases), None, quantity.id.name)


def _picks_from(page: Page, table: Dataset) -> tuple[Quantity, ...]:
    """Picks that the written note can use and that take their row from a table: of one statement."""
    calculation = page.project.calculation
    for named in calculation.names.get(page.written, {}).values():
        found = calculation.quantities.get(named)
        own = dataset_of(page, found) if found else None
        if found and own and own.id == table.id:
            others = (calculation.quantities.get(QuantityId(found.id.note, name)) for name in names_of(found))
            return tuple(one for one in others if one)
    return ()


def _rows(page: Page, table: Dataset, picks: tuple[Quantity, ...], sweep: Sweep) -> ResolvedSweep:
    wanted = [row_name(value) for value in sweep.values] or list(table.rows)
    cases = []
    for row in wanted[:MOST]:
        if row not in table.rows:
            continue
        parts = [part.strip() for part in row.split(",")] if len(picks) > 1 else [row]
        overrides = {pick.id.key: part for pick, part in zip(picks, parts, strict=False)}
        current = bool(picks) and all(pick.text == part for pick, part in zip(picks, parts, strict=False))
        cases.append(replace(_case(page, label_of_row(table, row), overrides, current), row=row))
    pick = picks[0].id.name if picks else ""
    return ResolvedSweep(pick or table.id.name, "", tuple(cases), table, pick, max(len(wanted) - MOST, 0))


def _values(page: Page, quantity: Quantity, sweep: Sweep) -> ResolvedSweep | None:
    if sweep.low is not None and sweep.high is not None:
        return _between(page, quantity, sweep)
    numbers = [value for value in sweep.values if isinstance(value, Number)]
    if not numbers and quantity.domain is not None:
        numbers = list(quantity.domain.members)
    own = written_unit(quantity)
    units = {number.unit or own for number in numbers}
    shared = next(iter(units)) if len(units) == 1 else ""
    cases = []
    for number in numbers[:MOST]:
        base = in_base(page, quantity, number)
        if base is not None:
            label = split_number(number)[0] if shared or not number.unit else set_unit(number.text)
            cases.append(_case(page, label, {quantity.id.key: base}, _is_now(quantity, base)))
    left_out = max(len(numbers) - MOST, 0)
    return (
        ResolvedSweep(_called(quantity), set_unit(printed(shared)), tuple(cases), left_out=left_out) if cases else None
    )


def _between(page: Page, quantity: Quantity, sweep: Sweep) -> ResolvedSweep | None:
    ends = ends_of(page, quantity, sweep)
    if ends is None:
        return None
    low, high = ends
    count = EVEN_STEPS
    values = [low + (high - low) * at / (count - 1) for at in range(count)]
    if sweep.step is not None and (step := step_in_base(page, quantity, sweep.step)):
        count = int(min((high - low) / step * (1 + 1e-12), MOST_STEPS)) + 1
        values = [low + step * at for at in range(min(count, MOST))]
    elif sweep.log and low > 0:
        decades = math.log10(high) - math.log10(low)
        count = max(round(decades) + 1, 2)
        values = [low * 10 ** (decades * at / (count - 1)) for at in range(min(count, MOST))]
    if is_date(quantity.unit):
        values = list(dict.fromkeys(round(value / DAY) * float(DAY) for value in values))
    cases = [
        _case(
            page,
            format_place(from_base(value, quantity.unit), quantity.unit, DIGITS),
            {quantity.id.key: value},
            _is_now(quantity, value),
        )
        for value in values
    ]
    left_out = max(count - MOST, 0)
    return ResolvedSweep(_called(quantity), set_unit(quantity.unit.text), tuple(cases), left_out=left_out)


def ends_of(page: Page, quantity: Quantity, sweep: Sweep) -> tuple[float, float] | None:
    """Return both ends of a range in base units; None if it is empty or not a range."""
    if sweep.low is None or sweep.high is None:
        return None
    low, high = in_base(page, quantity, sweep.low), in_base(page, quantity, sweep.high)
    if low is None or high is None or not low < high:
        return None
    if not (is_figure(low, quantity.unit) and is_figure(high, quantity.unit)):
        return None
    return (low, high) if not sweep.log or low > 0 else None


def in_base(page: Page, quantity: Quantity, number: Number) -> float | None:
    """A written value in base units; a bare one is in the unit the parameter is written in."""
    own = written_unit(quantity) or quantity.unit.text
    unit = page.unit_of(number.unit or own) if number.unit or own else ONE
    return number_in_base(number.value, unit) if unit is not None else None


def _case(page: Page, label: str, overrides: Overrides, is_current: bool) -> Case:  # noqa: FBT001 - a field of the case
    return Case(label, overrides, case_text(page, overrides), is_current)


def _is_now(quantity: Quantity, base: float) -> bool:
    return quantity.value is not None and math.isclose(quantity.value.number, base, rel_tol=1e-9)


def _called(quantity: Quantity) -> str:
    return quantity.id.name.strip("[]{}")
