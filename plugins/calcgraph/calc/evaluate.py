"""From the calc parts of notes to values: the results of all sheets of the vault, in the order of `stages`."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from calcgraph.calc.inputs import Inputs
from calcgraph.calc.means import Means

if TYPE_CHECKING:
    from calcgraph.calc.stages.bound import Definitions
    from calcgraph.calc.stages.shown import Evaluation


def evaluate(inputs: Inputs, notes: "Definitions", means: Means) -> "Evaluation":
    """Return the results of notes that import names only from each other; call this function in `deep`.

    The stages are imported here: a check after a sentence has changed evaluates nothing.
    """
    from calcgraph.calc.stages.bound import bind  # noqa: PLC0415 - as above
    from calcgraph.calc.stages.checked import check_values  # noqa: PLC0415
    from calcgraph.calc.stages.compiled import compile_formulas  # noqa: PLC0415
    from calcgraph.calc.stages.computed import compute  # noqa: PLC0415
    from calcgraph.calc.stages.shown import show  # noqa: PLC0415
    from calcgraph.calc.stages.typed import infer  # noqa: PLC0415

    bound = bind(inputs, notes)
    typed = infer(bound, inputs.units)
    compiled = compile_formulas(typed)
    computed = compute(compiled, inputs, means)
    checked = check_values(computed, inputs, means.budget)
    return show(checked, inputs, notes)


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
