"""Formulas rewritten once units are known: sums that move dates, and quantities that are converted by turns."""

from collections.abc import Mapping

from msgspec.structs import replace

from calcgraph.calc.dimensions.days import DateShifts, with_moves
from calcgraph.calc.dimensions.formulas import Formula, FormulaSet
from calcgraph.calc.dimensions.turns import turned
from calcgraph.calc.model import Power
from calcgraph.calc.nonscalar_functions import ENDS
from calcgraph.calc.programs.keys import argument_key
from calcgraph.calc.programs.program import compile_term
from calcgraph.calc.programs.terms import Term
from calcgraph.calc.units.turning import TAU


def move_dates(made: FormulaSet, moves: DateShifts) -> None:
    """Put the operations of the calendar where sums move dates."""
    paths = {path for (path, _), move in moves.items() if move is not None}
    for formula in made.formulas.values():
        term = formula.bound.term
        if term is None or formula.scope.path not in paths:
            continue
        moved = with_moves(term, formula.scope.path, moves)
        if moved is not term:
            _put_in_place(made, formula, moved)


def turn_nodes(made: FormulaSet, powers: Mapping[str, Power]) -> None:
    """Multiply the values of some keys by powers of 2π: cycles declared as an angle, or an angle declared as cycles."""
    for key, power in powers.items():
        node, formula = made.nodes[key], made.formulas[key]
        term, factor = formula.bound.term, float(TAU ** int(power))
        if term is not None:
            _put_in_place(made, formula, turned(term, power, term.span))
        elif isinstance(node.value, float):
            made.written.pop(key, None)
            low, high = (None if end is None else end * factor for end in (node.low, node.high))
            made.nodes[key] = replace(node, value=node.value * factor, low=low, high=high)
            for name, end in zip(ENDS, (low, high), strict=True):
                place = argument_key(formula.id, name)
                if end is not None and place in made.nodes:
                    made.nodes[place] = replace(made.nodes[place], value=end)


def _put_in_place(made: FormulaSet, formula: Formula, term: Term) -> None:
    """Let a formula compute something else, which reads the same."""
    formula.bound.term = term
    program, formula.spans = compile_term(term)
    made.nodes[formula.key] = replace(made.nodes[formula.key], program=program)
