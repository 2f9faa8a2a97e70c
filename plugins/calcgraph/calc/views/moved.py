"""The inputs that a sensitivity view moves, one after the other."""

from collections.abc import Sequence

from msgspec.structs import replace

from calcgraph.calc.model import Kind
from calcgraph.calc.nodes import Node
from calcgraph.calc.outcomes.ask import Question
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.units.table import is_date


def moved_inputs(calculation: Calculation, question: Question) -> Sequence[str]:
    """Return the keys of the numbers that a result depends on: parameters, columns of picked rows, data of tables.

    For a table's data it is the first quantity above them, `use_mean = mean(months.use)`, or the total or mean. An
    argument of a function, such as `kept(accept)`, is not an input of a sheet.
    """
    nodes, roots = calculation.nodes, keys_of(question.program.operations)
    own = question.quantity
    reached = ((key, nodes[key]) for key in needed(nodes, roots))
    ended = {key: node if own and key == own.key else _ended(calculation, node) for key, node in reached}
    ends = (key for key in needed(ended, roots) if ended[key].program is None and not ended[key].drawn)
    numbers = calculation.outcomes
    return [key for key in ends if not key.endswith(")") or isinstance(numbers.get(key), float)]


def without_share(calculation: Calculation, key: str) -> str:
    """Return why an input has no share that could be added to it; empty if it has one."""
    quantity, value = calculation.quantities.get(id_of(key)), calculation.outcomes.get(key)
    unit = quantity.unit if quantity else None
    if unit is not None and is_date(unit):
        return "a date"
    if unit is not None and unit.offset:
        return "a point of a scale that does not start at zero"
    return "0" if value == 0 else "" if isinstance(value, float) else "no number"


def _ended(calculation: Calculation, node: Node) -> Node:
    """Return the node, without its program if it is a row that only reads tables; such data are not quantities."""
    quantities = calculation.quantities
    row = quantities.get(id_of(node.key))
    reads_quantities = any(id_of(key) in quantities for key in node.reads)
    is_data = row and row.kind is Kind.FORMULA and node.reads and not reads_quantities
    return replace(node, program=None, reads=()) if is_data else node
