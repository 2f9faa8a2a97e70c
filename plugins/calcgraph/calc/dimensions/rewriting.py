"""Formulas rewritten once units are known: sums that move dates, and quantities that are converted by turns."""

from collections.abc import Mapping

from msgspec.structs import replace

from calcgraph.calc.binding.formulas import Formula, FormulaSet
from calcgraph.calc.dimensions.days import DateShifts, with_moves
from calcgraph.calc.dimensions.turns import turned
from calcgraph.calc.model import Power
from calcgraph.calc.nodes import Node
from calcgraph.calc.nonscalar_functions import ENDS
from calcgraph.calc.programs.keys import argument_key
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.syntax.tree import Expr
from calcgraph.calc.units.turning import TAU


def with_fit(formula: Formula, fits: Mapping[str, Expr]) -> Formula:
    """Return the result of a fit with the expression that has its unit; the same formula for other lines."""
    return replace(formula, exprs=(fits[formula.key],)) if formula.key in fits else formula


def measure_fits(made: FormulaSet, fits: Mapping[str, Expr]) -> FormulaSet:
    """Return the formulas, the results of fits with the expressions that have their units."""
    return replace(made, formulas={key: with_fit(one, fits) for key, one in made.formulas.items()}) if fits else made


def move_dates(made: FormulaSet, moves: DateShifts) -> FormulaSet:
    """Return the formulas with the operations of the calendar where sums move dates."""
    paths = {path for (path, _), move in moves.items() if move is not None}
    if not paths:
        return made
    formulas = {
        key: _with_term(formula, with_moves(formula.bound.term, formula.scope.path, moves))
        for key, formula in made.formulas.items()
        if formula.bound.term is not None and (formula.scope.path in paths or formula.bound.overrides)
    }
    shared = {
        key: one._replace(term=with_moves(one.term, one.path, moves))
        for key, one in made.shared.items()
        if one.path in paths
    }
    return replace(made, formulas={**made.formulas, **formulas}, shared={**made.shared, **shared})


def turn_nodes(made: FormulaSet, powers: Mapping[str, Power]) -> FormulaSet:
    """Multiply the values of some keys by powers of 2π: cycles declared as an angle, or an angle declared as cycles."""
    if not powers:
        return made
    nodes, formulas, written = dict(made.nodes), dict(made.formulas), dict(made.written)
    for key, power in powers.items():
        node, formula = nodes[key], formulas[key]
        term, factor = formula.bound.term, float(TAU ** int(power))
        if term is not None:
            formulas[key] = _with_term(formula, turned(term, power, term.span))
        elif isinstance(node.value, float):
            written.pop(key, None)
            nodes[key] = _times(node, factor)
            ends = (argument_key(formula.id, name) for name in ENDS)
            nodes.update((end, _times(nodes[end], factor)) for end in ends if end in nodes and node.low is not None)
    return replace(made, nodes=nodes, formulas=formulas, written=written)


def _times(node: Node, factor: float) -> Node:
    """Return a leaf whose numbers are all multiplied."""
    value, low, high = (end * factor if isinstance(end, float) else end for end in (node.value, node.low, node.high))
    return replace(node, value=value, low=low, high=high)


def _with_term(formula: Formula, term: Term) -> Formula:
    """Return a formula that computes something else from the same keys."""
    return formula if term is formula.bound.term else replace(formula, bound=replace(formula.bound, term=term))
