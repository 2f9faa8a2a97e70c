"""Formulas with their names bound, and the nodes that programs read: what binding hands on to all later stages."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct, field

from calcgraph.calc.binding.binder import Binding, SharedFormula
from calcgraph.calc.binding.sequences import BoundSequence
from calcgraph.calc.model import Entry, Kind, QuantityId, Scope
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.keys import id_of
from calcgraph.calc.syntax.tree import Expr
from calcgraph.diagnostics import Diagnostic
from calcgraph.faults import GuardOf, reported
from calcgraph.source import START, Span

UNGIVEN = "an argument without a value"
"""The reason why an argument without a default has no value outside calls."""


class Formula(Struct, frozen=True):
    """Something computed, with all that later stages ask about it."""

    key: str
    kind: Kind
    entry: Entry
    scope: Scope
    exprs: tuple[Expr, ...]
    """Trees whose units are checked: the body, or both sides of a check or solve."""
    bound: Binding
    local: tuple[str, ...] = ()
    """Names of the function's arguments."""
    is_default: bool = False
    """True if it is the default of a function's argument."""
    spans: tuple[Span, ...] = ()
    """The position of each operation of its program in the source, once it is compiled."""
    named: tuple[str, ...] = ()
    """Keys that its line names, where its program reads others: of a sequence."""

    @property
    def id(self) -> QuantityId:
        """The quantity it belongs to; of a function's default argument the function."""
        return self.entry.id

    @property
    def place(self) -> Span:
        """The position of its name in its line; the start of the file if no line names it."""
        return getattr(self.entry.statement, "name_span", START)


class FormulaSet(Struct, frozen=True):
    """Nodes and formulas of a vault, in order of notes and lines."""

    nodes: Mapping[str, Node]
    """All that programs read; those of formulas have a program once they are compiled."""
    formulas: Mapping[str, Formula]
    shared: Mapping[str, SharedFormula] = field(default_factory=dict)
    """Formulas that no line is: of points of curves, of running totals and of cells of computed columns."""
    columns: Mapping[QuantityId, tuple[Entry, str]] = field(default_factory=dict)
    """Numeric columns of picks, as quantities: the pick and the column."""
    picks: tuple[Entry, ...] = ()
    ids: Mapping[str, QuantityId] = field(default_factory=dict)
    """The quantity of each node that is one: rows and columns, no arguments and no folds."""
    written: Mapping[str, Fraction] = field(default_factory=dict)
    """Parameters as they are in the notes, in base units, of which nodes have the nearest floats."""
    sequences: Mapping[str, BoundSequence] = field(default_factory=dict)
    """Sequences by key."""
    families: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Columns and sequences that are computed together, by the key of the node that has all of them."""
    faults: tuple[Diagnostic, ...] = ()
    """Lines that could not be bound by a fault of ours."""


def guard_of(made: FormulaSet, found: list[Diagnostic], stage: str) -> GuardOf:
    """Return a guard for the work on one key, which reports exceptions at the key's line."""
    return lambda key: reported(found, stage, *_place_of(made, key))


def _place_of(made: FormulaSet, key: str) -> tuple[str, Span]:
    """The file and the line of a key."""
    id_ = made.ids.get(key)
    column = made.columns.get(id_) if id_ is not None else None
    formula = made.formulas.get(key)
    entry = column[0] if column else formula.entry if formula else None
    if entry is None or entry.statement is None:
        return id_of(key)[0], START
    return entry.path, entry.statement.span


def problems_of(made: FormulaSet) -> list[Diagnostic]:
    """Return the problems that binding found, in order."""
    bounds = [formula.bound for formula in made.formulas.values()]
    beside = dict.fromkeys(problem for bound in bounds for problem in bound.beside)
    return [*made.faults, *(problem for bound in bounds for problem in bound.problems), *beside]
