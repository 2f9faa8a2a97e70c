"""Components of a vector, which share one unit."""

from collections.abc import Iterator, Mapping

from calcgraph.calc.binding.formulas import Formula
from calcgraph.calc.binding.vectors.known import component
from calcgraph.calc.dimensions.measures import measured, said
from calcgraph.calc.model import Unit
from calcgraph.calc.units.turning import alike
from calcgraph.diagnostics import Diagnostic, diagnose


def component_problems(formula: Formula, unit: Unit | None, units: Mapping[str, Unit | None]) -> Iterator[Diagnostic]:
    """Yield the problems of the unit of a component, compared with those that are already known."""
    if "." not in formula.id.name:
        return
    base, _, axis = formula.id.name.partition("(")[0].rpartition(".")
    vector = formula.scope.entries.get(base) if base else None
    if vector is None or axis not in vector.components or unit is None:
        return
    for other in vector.components:
        name = component(vector.id.name, other)
        beside = units.get(vector.id._replace(name=name).key)
        if other != axis and beside is not None and not alike(unit, beside):
            message = f"`{formula.id.name}` is {said(measured(unit))}, `{name}` is {said(measured(beside))}"
            hint = "give all components one unit: `(2, 3) m`, `(2 m, 3 m)`"
            yield diagnose("CG318", formula.entry.path, formula.exprs[0].span, message, hint)
            return
