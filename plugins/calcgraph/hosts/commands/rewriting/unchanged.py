"""That a vault says the same after edits of names."""

from collections import Counter

import click

from calcgraph.calc.model import Kind
from calcgraph.hosts.commands.vaults import Reading


def refuse_other_values(before: Reading, after: Reading) -> None:
    """A usage error where a new name would change a value, or something else would be wrong than was."""
    worse = Counter(one.code for one in after.diagnostics) - Counter(one.code for one in before.diagnostics)
    if worse:
        first = next(one for one in after.diagnostics if one.code in worse)
        raise click.BadParameter(
            f"some places that name it would not follow; {first.path}:{first.span.line}: {first.message}"
        )
    if _values(before) != _values(after):
        raise click.BadParameter("nothing renamed: the new name would change a value")


def _values(reading: Reading) -> Counter[tuple[str, str]]:
    quantities = reading.project.calculation.quantities
    return Counter((id_.note, one.text) for id_, one in quantities.items() if one.kind is not Kind.PICK)
