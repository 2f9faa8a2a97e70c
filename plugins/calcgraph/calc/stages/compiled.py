"""The third stage: the program of each formula, written once the units of its result are settled."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.binding.formulas import FormulaSet
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.program import compile_term, keys_of, node_of
from calcgraph.calc.stages.typed import TypedSheets


class CompiledSheets(Struct, frozen=True):
    """The formulas of some notes, each with its program."""

    typed: TypedSheets
    formulas: FormulaSet
    nodes: Mapping[str, Node]
    """In order; those of refused quantities have no value to give."""


def compile_formulas(typed: TypedSheets) -> CompiledSheets:
    """Compile all formulas that have a term."""
    made = typed.formulas
    nodes, formulas = dict(made.nodes), dict(made.formulas)
    for key, formula in made.formulas.items():
        if formula.bound.term is not None:
            program, spans = compile_term(formula.bound.term)
            formulas[key] = replace(formula, spans=spans)
            nodes[key] = replace(nodes[key], program=program, reads=keys_of(program.operations))
    for key, shared in made.shared.items():
        nodes[key] = node_of(key, shared.term)
    compiled = replace(made, nodes=nodes, formulas=formulas)
    return CompiledSheets(typed, compiled, _sound(compiled, typed))


def _sound(made: FormulaSet, typed: TypedSheets) -> dict[str, Node]:
    """Return nodes in order; those of quantities with a problem have no value to give."""
    nodes: dict[str, Node] = {}
    for key in typed.bound.order:
        formula = made.formulas.get(key)
        if formula is not None and formula.id in typed.refused:
            nodes[key] = Node(key, problem="it has no value")
        else:
            nodes[key] = made.nodes[key]
    return nodes
