"""What a vault's sheets come to, and what is needed to ask them again."""

from collections.abc import Mapping

from msgspec import Struct, field

from calcgraph.calc.binding.binder import Home, Homes
from calcgraph.calc.dimensions.shapes import Shapes
from calcgraph.calc.model import Dataset, LiveResult, Quantity, QuantityId, Scope, Sheet, Uses
from calcgraph.calc.nodes import Node, Outcome
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.syntax.tree import Scenario
from calcgraph.calc.syntax.views import View
from calcgraph.diagnostics import Diagnostic
from calcgraph.source import NoteId, Span


def _nowhere(_note: NoteId, _name: str) -> tuple[Home, ...]:
    return ()


class Calculation(Struct, frozen=True):
    """Everything the vault's sheets come to."""

    quantities: Mapping[QuantityId, Quantity]
    datasets: Mapping[QuantityId, Dataset]
    sheets: Mapping[NoteId, tuple[Sheet, ...]]
    names: Mapping[NoteId, Mapping[str, QuantityId]]
    """Names each note can use, imports followed to where they are defined; tables included."""
    uses: tuple[Uses, ...]
    live: Mapping[NoteId, tuple[LiveResult, ...]]
    problems: Mapping[QuantityId, Diagnostic]
    """The problem of each quantity that could not be computed; one that only needs another's value is absent."""
    nodes: Mapping[str, Node] = field(default_factory=dict)
    """Everything programs read, by key, in an order in which it can be computed."""
    outcomes: Mapping[str, Outcome] = field(default_factory=dict)
    """What each node comes to with the arguments as written."""
    scopes: Mapping[NoteId, Scope] = field(default_factory=dict)
    """What names mean in each note."""
    views: Mapping[NoteId, Mapping[Span, View]] = field(default_factory=dict)
    """The views of each note that can be read, by the place of the fence."""
    scenarios: Mapping[NoteId, tuple[Scenario, ...]] = field(default_factory=dict)
    """Named cases of each note whose overrides are sound, in order."""
    machine: Machine | None = None
    """Runs the nodes under other arguments; `ask.py` is the way to it."""
    shapes: Shapes | None = None
    """Units of nodes, for expressions that are asked later."""
    homes: Homes = _nowhere
