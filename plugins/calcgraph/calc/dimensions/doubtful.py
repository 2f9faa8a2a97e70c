"""Parameters whose unit has a factor that is also a quantity, `k = 150 N/m` next to a mass `m`: how to decide.

The line is a unit if the other reading, 150 N divided by the mass, is circular, or fits less well: it makes units
that do not match, or results such as kg^(1/2) if the unit makes no such results. If both fit, the line stays refused.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from msgspec.structs import replace

from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.binding.slips import find_swallowed, names_quantity
from calcgraph.calc.dimensions.line_units import infer_formula
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.model import Dimension, Kind, Power, Unit
from calcgraph.calc.syntax.tree import Definition, Number, Range
from calcgraph.calc.units.compounds import known_names
from calcgraph.calc.units.table import factors_of, unit_table
from calcgraph.calc.units.turning import combined
from calcgraph.diagnostics import Diagnostic

_USUAL = "m/s m/s^2 m^2/s m^3/s kg/s kg/m kg/m^2 kg/m^3 m^3/kg kg*m/s kg*m^2 mol/m^3 mol/s kg/mol A/m A/m^2 K/m"
_MOST_OF_ONE = 3
"""A power of a single base beyond is odd: m^4 is, and so is kg^(1/2)."""


def read_as_units(made: FormulaSet, order: tuple[str, ...], shapes: Shapes) -> tuple[FormulaSet, list[Diagnostic]]:
    """Let lines whose other reading does not fit be units; also return their problems, which no longer count."""
    units = [
        formula
        for formula in made.formulas.values()
        if formula.kind is Kind.PARAMETER
        and [one.code for one in formula.bound.problems] == ["CG227"]
        and _is_unit(formula, made, order, shapes)
    ]
    sound = {one.key: replace(one, bound=replace(one.bound, problems=())) for one in units}
    dropped = [problem for one in units for problem in one.bound.problems]
    return replace(made, formulas={**made.formulas, **sound}), dropped


def _is_unit(formula: Formula, made: FormulaSet, order: tuple[str, ...], shapes: Shapes) -> bool:
    line, unit = formula.entry.statement, shapes.units.get(formula.key)
    body = line.body if isinstance(line, Definition) else None
    number = body.high if isinstance(body, Range) else body
    if not isinstance(number, Number) or unit is None:
        return False
    found = find_swallowed(number, lambda name: name != formula.id.name and names_quantity(formula.scope, name))
    entry = formula.scope.entries.get(found.name) if found else None
    if found is None or entry is None:
        return False
    after = [key for key in _after(formula.key, made, order) if key != formula.key]
    if entry.id.key in after:
        return True
    quantity, powers = shapes.units.get(entry.id.key), _powers(number, found.name)
    if quantity is None or not powers:
        return False
    symbol = shapes.table.names[found.name]
    dimension = combined(combined(unit.dimension, symbol.dimension, -powers), quantity.dimension, powers)
    if dimension == unit.dimension:
        return False
    as_unit = _misfits(unit, formula.key, after, made, shapes)
    as_quantity = _misfits(Unit("", Fraction(1), dimension), formula.key, after, made, shapes)
    return not as_unit[0] and as_unit < as_quantity


def _powers(number: Number, name: str) -> Power:
    """Return the power of a factor of a unit."""
    return sum(power for factor, power in factors_of(number.unit) or () if factor == name)


def _after(key: str, made: FormulaSet, order: tuple[str, ...]) -> Iterator[str]:
    """Yield a key and all keys that depend on it, in order; the keys of a cycle are in any order."""
    reached, before = {key}, 0
    while len(reached) != before:
        before = len(reached)
        reached |= {one for one, node in made.nodes.items() if not reached.isdisjoint(node.reads)}
    yield from (one for one in dict.fromkeys((*order, *made.formulas)) if one in reached)


def _misfits(unit: Unit, key: str, after: list[str], made: FormulaSet, shapes: Shapes) -> tuple[int, int]:
    """Return how many lines do not fit if a quantity is in a unit, and how many have odd units then."""
    tried = Shapes(shapes.table, shapes.scopes, units={**shapes.units, key: unit})
    for one in after:
        tried.units.pop(one, None)
    problems, odd = 0, int(not _is_usual(unit.dimension))
    for one in after:
        if one in made.formulas:
            found, wrong = infer_formula(made.formulas[one], tried)
            tried.units[one] = found
            problems += bool(wrong)
            odd += found is not None and not _is_usual(found.dimension)
    return problems, odd


def _is_usual(dimension: Dimension) -> bool:
    """Return whether quantities of this dimension have a common name."""
    if len(dimension) < 2:
        return all(power.denominator == 1 and -_MOST_OF_ONE <= power <= _MOST_OF_ONE for _, power in dimension)
    return dimension in _usual()


@cache
def _usual() -> frozenset[Dimension]:
    units = (unit_table().parse(text) for text in (*known_names(), *_USUAL.split()))
    return frozenset(unit.dimension for unit in units if isinstance(unit, Unit))
