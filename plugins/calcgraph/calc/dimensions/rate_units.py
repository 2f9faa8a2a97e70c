"""Units of quantities given by their rates: those of their starts; a rate is that per unit of time."""

from calcgraph.calc.dimensions.measures import Shape, measured, measured_in, said, shown
from calcgraph.calc.dimensions.sequence_units import Infer
from calcgraph.calc.model import ONE, Entry, Unit
from calcgraph.calc.syntax.tree import Binary, Compare, Function, Name, Number, Rates
from calcgraph.calc.units.turning import alike
from calcgraph.diagnostics import Diagnostic, diagnose


def unit_of_state(rates: Rates, name: str, infer: Infer) -> Unit | None:
    """The unit of a quantity: that of its start."""
    found, _ = infer(rates.starts[rates.states.index(name)][1], {})
    return found


def unit_of_time(rates: Rates, infer: Infer) -> Unit | None:
    """The unit of both ends of the range."""
    for end in (rates.high, rates.low):
        unit, _ = infer(end, {})
        if unit is not None and (unit.dimension or unit.turning or end is rates.low):
            return unit
    return None


def rate_problems(entry: Entry, function: Function, rates: Rates, infer: Infer) -> list[Diagnostic]:
    """Return the problems of the line: ends of another kind, a start that is not valid, a rate of another unit."""
    time = function.args[0].name
    which = rates.states.index(function.name)
    call, start = rates.starts[which]
    problems = [] if which else list(infer(Compare("=", rates.low, rates.high, rates.span), {})[1])
    over, unit = unit_of_time(rates, infer) or ONE, unit_of_state(rates, function.name, infer)
    problems += infer(start, {})[1]
    if unit is not None and unit.offset:
        message = f"`{shown(call)}` is a temperature in {unit.text}, which has no rate"
        problems.append(diagnose("CG303", entry.path, start.span, message, "start with a difference, in `K`"))
    if not problems and isinstance(call.args[0], Number) and call.args[0].unit:
        problems += infer(Compare("=", call.args[0], rates.low, call.span), {})[1]
    local: dict[str, Shape | None] = {time: measured(over)}
    local |= {name: measured_in(unit_of_state(rates, name, infer)) for name in rates.states}
    found, wrong = infer(function.body, local)
    problems += wrong
    per = Binary("/", Name("·start", start.span), Name(time, call.span), call.span)  # what a rate is measured in
    wanted, _ = infer(per, {time: measured(over), "·start": measured_in(unit)})
    is_zero = isinstance(function.body, Number) and not function.body.value
    if wrong or found is None or wanted is None or is_zero:
        return problems
    if not alike(found, wanted):
        message = f"`{function.name}'` is {said(measured(wanted))}, `{shown(function.body)}` is {said(measured(found))}"
        hint = f"give the rate the unit of its quantity per unit of `{time}`"
        problems.append(diagnose("CG310", entry.path, function.body.span, message, hint))
    return problems
