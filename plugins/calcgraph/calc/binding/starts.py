"""Where sequences start: the definitions of the steps before the first."""

from collections.abc import Iterator
from itertools import count

from calcgraph.calc.model import Entry, Scope
from calcgraph.calc.syntax.sequences import start_name
from calcgraph.calc.syntax.tree import Definition, Function, Steps


def starts_of(function: Function, steps: Steps, home: Scope) -> Iterator[Entry]:
    """The definitions of `r(0)`, `r(-1)` and so on, the nearest to the first step first."""
    for step in count(steps.first - 1, -1):
        found = home.entries.get(start_name(function.name, step))
        if found is None or not isinstance(found.statement, Definition):
            return
        yield found
