"""Check the values that a control can take against the parameter it moves."""

from fractions import Fraction

from calcgraph.calc.dimensions.measures import NUMBER, Shape, pair_problem, said
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.syntax.tree import Definition, Domain, Number, Range, Solve
from calcgraph.calc.units.table import (
    DATE,
    UnitTable,
    beyond_numbers,
    is_date,
    is_figure,
    is_whole_days,
    number_in_base,
    to_base,
)
from calcgraph.calc.units.turning import alike
from calcgraph.diagnostics import Diagnostic, diagnose


def check_domain(  # noqa: PLR0911 - one return a problem
    definition: Definition, unit: Unit | None, table: UnitTable, path: str
) -> tuple[Diagnostic, ...]:
    """Return the problems of a definition's domain: unknown units, units that do not fit, its value outside.

    `unit` is the unit of the definition, None if it is unknown. A formula has no domain: nothing would move it.
    """
    domain, body = definition.domain, definition.body
    if domain is None and not isinstance(body, Range):
        return ()
    ends = (body.low, body.high) if isinstance(body, Range) else _numbers(domain) if domain else ()
    if bare := _find_bare(ends, table, path):
        return (bare,)
    if isinstance(body, Range) and not _rises(body.low, body.high, table):
        message = f"the range `{body.text}` is reversed"
        return (diagnose("CG224", path, body.span, message, "put the smaller end first"),)
    if domain is None:
        return ()
    if unit is not None and (problem := _problem_of_dates(domain, unit, table)):
        return (diagnose("CG223", path, domain.span, *problem),)
    if not isinstance(body, Number | Range | Solve):
        message = f"`{definition.name}` is computed, so it cannot have a domain"
        return (
            diagnose(
                "CG223", path, domain.span, message, "remove the range after `in`, or give the name a plain value"
            ),
        )
    if domain.low is not None and domain.high is not None and not _rises(domain.low, domain.high, table):
        message = f"the interval `{domain.low.text}..{domain.high.text}` is empty"
        return (diagnose("CG223", path, domain.span, message, "put the smaller end first"),)
    return _check_ends(definition, domain, unit, table, path)


def _numbers(domain: Domain) -> tuple[Number, ...]:
    """Return the numbers of a domain."""
    return (*domain.members, *(one for one in (domain.low, domain.high, domain.step) if one is not None))


def _find_bare(numbers: tuple[Number, ...], table: UnitTable, path: str) -> Diagnostic | None:
    """Return CG310 for a plain number together with one in `%` or similar: `3 %..5` would be a range from 0.03 to 5.

    If the unit has a dimension, that is reported when units are inferred.
    """
    named = next((one for one in numbers if one.unit), None)
    bare = next((one for one in numbers if one.value and not one.unit), None)
    unit = table.parse(named.unit) if named and bare else None
    if named is None or bare is None or not isinstance(unit, Unit) or unit.dimension or unit.factor == 1:
        return None
    message, hint = pair_problem((named, Shape(unit.dimension, unit.text)), (bare, NUMBER))
    return diagnose("CG310", path, bare.span, message, hint)


def _check_ends(
    definition: Definition, domain: Domain, unit: Unit | None, table: UnitTable, path: str
) -> tuple[Diagnostic, ...]:
    """Check that ends, members and step are known and of the parameter's kind, and that its value is among them."""
    ends = domain.members or tuple(end for end in (domain.low, domain.high) if end is not None)
    places = []
    for end in (*ends, *((domain.step,) if domain.step else ())):
        found = table.parse(end.unit) if end.unit else ONE
        if not isinstance(found, Unit):
            return (diagnose(found.code, path, end.span, found.message, found.hint),)
        if unit is not None and is_date(unit) and end is domain.step:
            continue
        if unit is not None and not alike(found, unit) and (end.value or end.unit):
            return (_mismatch(definition, end, found, unit, path),)
        number = number_in_base(end.value, found)
        if number is None:
            beyond = beyond_numbers(end.text)
            return (diagnose(beyond.code, path, end.span, beyond.message, beyond.hint),)
        if unit is not None and not is_figure(number, unit):
            message = f"`{end.text}` in the domain of `{definition.name}` has no figure in `{unit.text}`"
            return (diagnose("CG223", path, end.span, message, "show it in a unit nearer to its size"),)
        places.append(to_base(end.value, found))
    return _check_value(definition, places[: len(ends)], table, path)


def _problem_of_dates(domain: Domain, unit: Unit, table: UnitTable) -> tuple[str, str] | None:
    """Message and hint where a parameter is a date and its domain is none of dates, or moves by parts of a day."""
    ends = domain.members or tuple(end for end in (domain.low, domain.high) if end is not None)
    written = [end for end in ends if end.text.startswith(DATE)]
    if not is_date(unit):
        return None
    if len(written) < len(ends):
        other = next(end for end in ends if end not in written)
        return f"`{other.text}` in the domain of a date is not a date", "write `in date 2026-11-01..date 2026-12-31`"
    if domain.log:
        return "dates have no logarithm", "remove `log`"
    step = table.parse(domain.step.unit) if domain.step and domain.step.unit else ONE
    if domain.step is None or not isinstance(step, Unit):
        return None
    if not is_whole_days(domain.step.value, step):
        return f"the step between dates is in whole days, not `{domain.step.text}`", "write `step 1 d`, `step 2 wk`"
    return None


def _rises(low: Number, high: Number, table: UnitTable) -> bool:
    """Return whether the first end is not above the second; True if their units cannot be compared."""
    below, above = (table.parse(end.unit) if end.unit else ONE for end in (low, high))
    if not isinstance(below, Unit) or not isinstance(above, Unit) or below.dimension != above.dimension:
        return True
    return to_base(low.value, below) <= to_base(high.value, above)


def _mismatch(definition: Definition, end: Number, found: Unit, unit: Unit, path: str) -> Diagnostic:
    wanted, given = said(Shape(unit.dimension, unit.text)), said(Shape(found.dimension, found.text))
    message = f"`{definition.name}` is {wanted}, but `{end.text}` in its domain is {given}"
    hint = f"write the unit after the last number: `{end.text} {unit.text}`" if not end.unit else ""
    return diagnose("CG310", path, end.span, message, hint)


def _check_value(definition: Definition, places: list[Fraction], table: UnitTable, path: str) -> tuple[Diagnostic, ...]:
    """Check that the author's value is one that a reader can choose."""
    body, domain = definition.body, definition.domain
    if not isinstance(body, Number) or domain is None:
        return ()
    unit = table.parse(body.unit) if body.unit else ONE
    if not isinstance(unit, Unit):
        return ()
    value = to_base(body.value, unit)
    if value in places or (not domain.members and min(places) <= value <= max(places)):
        return ()
    what = "is not a member of" if domain.members else "is outside"
    message = f"`{body.text}` {what} its domain"
    return (diagnose("CG223", path, body.span, message, "widen the domain, or change the value"),)
