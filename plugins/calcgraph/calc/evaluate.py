"""From the calc parts of notes to values: the results of all sheets of the vault, in the order of `stages`."""

import gc
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from calcgraph.calc.binding.binder import Homes
from calcgraph.calc.binding.imports import Family, Targets
from calcgraph.calc.binding.read import NoteDefinitions
from calcgraph.calc.budget import NONE_SPENT, Amounts
from calcgraph.calc.inputs import Inputs
from calcgraph.calc.means import Means
from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.unused import ImportedNamesOf, UnreadWarning, find_unused
from calcgraph.calc.outcomes.vectors import once_each
from calcgraph.calc.stages.bound import bind
from calcgraph.calc.stages.checked import check_values
from calcgraph.calc.stages.computed import compute
from calcgraph.calc.stages.shown import show
from calcgraph.calc.stages.typed import infer
from calcgraph.diagnostics import Diagnostic
from calcgraph.diagnostics import in_order as by_place
from calcgraph.source import NoteId


@contextmanager
def deep() -> Iterator[None]:
    """Room for walks of trees, and no looking for garbage: nearly all that is made inside lasts."""
    collecting, deepest = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()  # a scan of the many small, lasting objects made here costs more than making them
    sys.setrecursionlimit(max(deepest, FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(deepest)
        if collecting:
            gc.enable()


FRAMES = 5_000
"""Python frames that walks of trees may take: a sum of 200 terms is 200 nodes high, at up to four frames each."""


class Evaluation(NamedTuple):
    """The result of evaluating some notes, with all notes from which they import."""

    calculation: Calculation
    problems: tuple[Diagnostic, ...]
    unread: tuple[UnreadWarning, ...]
    """Warnings that hold unless another note reads a quantity."""
    used: Mapping[NoteId, Collection[QuantityId]]
    """The quantities that the formulas of each note read."""
    spent: Amounts = NONE_SPENT
    """The use of the totals by these notes."""
    is_strained: bool = False
    """True if one of these notes has used half of one of its limits."""


def evaluate_family(  # noqa: PLR0913, PLR0917 - what a calculation depends on
    inputs: Inputs,
    read: Mapping[NoteId, NoteDefinitions],
    targets: Targets,
    homes: Homes,
    means: Means,
    wanted_elsewhere: ImportedNamesOf = lambda _: (),
    only: Family = (),
) -> Evaluation:
    """Return the results of notes that import names only from each other; call this function in `deep`.

    With `only` some of the notes, of the others there is no more than these import and what that reads.
    """
    bound = bind(inputs, read, targets, homes, only)
    typed = infer(bound, inputs.units)
    computed = compute(typed, inputs, means)
    checked = check_values(computed, inputs, means.budget)
    shown = show(checked, inputs, read, only)
    idle, unread, used = find_unused(read, targets, bound.names.scopes, bound.formulas, inputs.units, wanted_elsewhere)
    problems = (*typed.problems, *computed.problems, *checked.problems, *shown.problems, *idle)
    return Evaluation(shown.calculation, by_place(once_each(problems, bound.vectors)), unread, used)
