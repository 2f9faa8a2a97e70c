"""The outcome of a vault's sheets, and the data that further queries need."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from calcgraph.calc.model import Dataset, LiveResult, Quantity, QuantityId, Scope, Sheet, Uses
from calcgraph.calc.nodes import Node, Outcome
from calcgraph.calc.syntax.tree import Scenario
from calcgraph.calc.syntax.views import View
from calcgraph.diagnostics import Diagnostic
from calcgraph.source import NoteId, Span

if TYPE_CHECKING:
    from calcgraph.calc.binding.binder import Homes
    from calcgraph.calc.dimensions.shapes import Shapes
    from calcgraph.calc.programs.machine import Machine


class Calculation(Struct, frozen=True):
    """The results of all sheets of the vault."""

    quantities: Mapping[QuantityId, Quantity]
    datasets: Mapping[QuantityId, Dataset]
    sheets: Mapping[NoteId, tuple[Sheet, ...]]
    names: Mapping[NoteId, Mapping[str, QuantityId]]
    """Names each note can use, imports followed to where they are defined; tables included."""
    uses: tuple[Uses, ...]
    live: Mapping[NoteId, tuple[LiveResult, ...]]
    problems: Mapping[QuantityId, Diagnostic]
    """The problem of each quantity that could not be computed; one that only needs another's value is absent."""
    nodes: Mapping[str, Node]
    """The nodes that programs read, by key, in an order in which they can be computed."""
    outcomes: Mapping[str, Outcome]
    """The outcome of each node with the arguments as written."""
    scopes: Mapping[NoteId, Scope]
    """The meaning of names in each note."""
    scenarios: Mapping[NoteId, tuple[Scenario, ...]]
    """Named cases of each note whose overrides are sound, in order."""
    machine: "Machine"
    """Runs the nodes under other arguments; `ask.py` is the way to it."""
    shapes: "Shapes"
    """Units of nodes, for expressions that are asked later."""
    homes: "Homes"
    views: Mapping[NoteId, Mapping[Span, View]] = field(default_factory=dict)
    """The views of each note that can be read, by the place of the fence."""
