"""The handle of a parameter: picker, segments, slider or plain entry, from what its definition allows."""

import math

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.row import rows_of_pick
from calcgraph.calc.model import Dataset, Kind, Quantity, QuantityId, Unit
from calcgraph.calc.numbers.dates import DAY
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.syntax.tree import Definition, Domain, Number, Pick, Range
from calcgraph.calc.units.table import from_base, is_date, is_figure, number_in_base
from calcgraph.render.math.mathml import split_number
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page, value_text

MOST_OPTIONS = 200
"""Rows of a table up to which a pick offers all of them."""
MAX_SEGMENTS = 4
"""More options than this go in a picker."""
MAX_LETTERS = 30
"""The largest number of letters of all options side by side, so that segments fit a column and a phone."""
MAX_TICKS = 16


class Option(Struct, frozen=True):
    """One choice of a picker or of segments."""

    value: str
    """Row id, or the member in base units."""
    label: str
    chosen: bool


class Slider(Struct, frozen=True):
    """A range in shown units; of a logarithmic one the powers of ten."""

    low: str
    high: str
    step: str
    value: str
    said: str
    """The value with its unit."""
    low_text: str
    high_text: str
    ticks: tuple[str, ...]
    """The positions of decades, in per cent; empty unless logarithmic."""
    log: bool


class Control(Struct, frozen=True):
    """A control for the reader, in a parameter's row or a panel."""

    key: str
    name: str
    options: tuple[Option, ...] = ()
    slider: Slider | None = None
    low: str = ""
    """Bounds of the number entry in shown units; empty where open."""
    high: str = ""
    said: str = ""
    """The possible choices, in words, for print and pages without a script."""

    @property
    def segments(self) -> bool:
        """True if all options are visible at once: few, with few letters."""
        letters = sum(len(option.label) for option in self.options)
        return 0 < len(self.options) <= MAX_SEGMENTS and letters <= MAX_LETTERS


def can_set(quantity: Quantity) -> bool:
    """Return whether a reader may set it: a solution, the number of a step and a time of rates are not inputs."""
    return quantity.kind in {Kind.PARAMETER, Kind.PICK} and not is_step(quantity.id)


def is_answer(quantity: Quantity) -> bool:
    """Return whether it follows from equations, or stands for one place after another."""
    return quantity.kind is Kind.SOLVE or is_step(quantity.id)


def control_of(page: Page, quantity: Quantity) -> Control | None:
    """Return the control of a parameter or pick; None for one without a range, which stays a plain number."""
    if quantity.kind is Kind.PICK:
        options = pick_options(page, quantity)
        labels = ", ".join(option.label for option in options)
        made = Control(page.name(quantity.id), quantity.id.name, options, said=f"one of {labels}")
        return made if options else None
    domain = quantity.domain
    is_line = isinstance(quantity.statement, Definition) and quantity.value is not None
    if not can_set(quantity) or domain is None or not is_line:
        return None  # a range of what is solved for is where it is searched for
    if domain.members:
        return _set(page, quantity, domain)
    return _range(page, quantity, domain)


def field_of(page: Page, quantity: Quantity) -> Control | None:
    """Return the control of a parameter in a panel: without a range a slider through its values, or an entry."""
    known = control_of(page, quantity)
    body = quantity.statement.body if isinstance(quantity.statement, Definition) else None
    if known is not None or quantity.kind is not Kind.PARAMETER or quantity.value is None:
        return known
    if isinstance(body, Range):
        return _range(page, quantity, Domain(body.low, body.high, (), log=False, step=None, span=body.span))
    return Control(page.name(quantity.id), quantity.id.name)


def pick_options(page: Page, quantity: Quantity) -> tuple[Option, ...]:
    """The rows a pick can take; of a composite key the distinct parts at its place, of a long table those around it."""
    rows = list(rows_of_pick(page.project.calculation, quantity).items())
    if len(rows) > MOST_OPTIONS:
        at = next((at for at, (row, _) in enumerate(rows) if row == quantity.text), 0)
        rows = rows[max(0, at - MOST_OPTIONS // 4) :][: MOST_OPTIONS // 2]
    return tuple(Option(row, label, row == quantity.text) for row, label in rows)


def dataset_of(page: Page, quantity: Quantity) -> Dataset | None:
    """The table a pick takes its row from."""
    if not isinstance(quantity.statement, Pick):
        return None
    named = page.project.calculation.names.get(quantity.id.note, {}).get(quantity.statement.table)
    return page.project.calculation.datasets.get(named) if named else None


def names_of(pick: Quantity) -> tuple[str, ...]:
    """Return all names of the statement of a pick, which together choose a row."""
    return pick.statement.names if isinstance(pick.statement, Pick) else (pick.id.name,)


def row_of(page: Page, quantity: Quantity) -> str:
    """The row id chosen by a pick, a composite one joined from the picks of its statement."""
    if not isinstance(quantity.statement, Pick):
        return ""
    names, quantities = names_of(quantity), page.project.calculation.quantities
    others = (quantities.get(QuantityId(quantity.id.note, name)) for name in names)
    return ",".join(other.text if other else "" for other in others)


def plain(number: float) -> str:
    """A number as an attribute has it: the shortest text that reads back to twelve digits."""
    text = f"{number:.12g}"
    return text if float(text) != int(float(text)) or "e" in text else str(int(float(text)))


def _set(page: Page, quantity: Quantity, domain: Domain) -> Control:
    assert quantity.value is not None
    chosen = quantity.value.number
    options = []
    for member in domain.members:
        own = in_base(page, quantity, member)
        if own is None:  # which the check reports
            continue
        alone = member.unit in {"", written_unit(quantity)}
        label = split_number(member)[0] if alone else set_unit(member.text)
        options.append(Option(repr(own), label, math.isclose(own, chosen, rel_tol=1e-9)))
    said = "one of " + ", ".join(option.label for option in options)
    return Control(page.name(quantity.id), quantity.id.name, tuple(options), said=said)


def _range(page: Page, quantity: Quantity, domain: Domain) -> Control | None:
    if domain.low is None or domain.high is None or quantity.value is None:
        return None
    low, high = (_figure(in_base(page, quantity, end), quantity.unit) for end in (domain.low, domain.high))
    distance = step_of(page, quantity, domain)
    by = _figure(distance, replace(quantity.unit, offset=0))
    if low is None or high is None or not low < high or (domain.step and not by):
        return None
    value = min(max(from_base(quantity.value.number, quantity.unit), low), high)
    alike = domain.low.unit == domain.high.unit
    first, last = (split_number(end)[0] if alike else set_unit(end.text) for end in (domain.low, domain.high))
    step = plain(by) if by else "any"
    slider = _slider((low, high, value), (value_text(quantity), first, last), step, log=domain.log and low > 0)
    said = f"{first} … {last}" + (", log" if slider.log else "")
    return Control(page.name(quantity.id), quantity.id.name, (), slider, plain(low), plain(high), said)


def _figure(base: float | None, unit: Unit) -> float | None:
    """A bound in the shown unit; None for one without a figure there, which the check reports."""
    return from_base(base, unit) if base is not None and is_figure(base, unit) else None


def _slider(ends: tuple[float, float, float], texts: tuple[str, str, str], step: str, *, log: bool) -> Slider:
    low, high, value = (math.log10(end) for end in ends) if log else ends
    ticks = range(math.ceil(low - 1e-9), math.floor(high + 1e-9) + 1) if log else range(0)
    return Slider(
        low=plain(low),
        high=plain(high),
        step="any" if log else step,
        value=plain(round(value, 6) if log else value),
        said=texts[0],
        low_text=texts[1],
        high_text=texts[2],
        ticks=tuple(_share(tick, low, high) for tick in ticks[:MAX_TICKS]),
        log=log,
    )


def _share(value: float, low: float, high: float) -> str:
    return f"{100 * (value - low) / (high - low):.2f}%"


def written_unit(quantity: Quantity) -> str:
    """The unit a parameter is written in; empty for one without, or for a formula."""
    body = quantity.statement.body if isinstance(quantity.statement, Definition) else None
    match body:
        case Number():
            return body.unit
        case Range():
            return body.low.unit
        case _:
            return ""


def in_base(page: Page, quantity: Quantity, number: Number) -> float | None:
    """Return a bound in base units; a bare one takes the unit of its value. None if it exceeds the range of numbers."""
    return number_in_base(number.value, _unit_of(page, quantity, number))


def step_in_base(page: Page, quantity: Quantity, step: Number) -> float | None:
    """A step in base units: a distance, so that one on a temperature scale begins at zero."""
    return number_in_base(step.value, replace(_unit_of(page, quantity, step), offset=0))


def step_of(page: Page, quantity: Quantity, domain: Domain) -> float | None:
    """The step of a control in base units; of dates at least a day."""
    if domain.step is None:
        return DAY if is_date(quantity.unit) else None
    return step_in_base(page, quantity, domain.step)


def _unit_of(page: Page, quantity: Quantity, number: Number) -> Unit:
    return page.unit_of(number.unit or written_unit(quantity) or "1") or quantity.unit
