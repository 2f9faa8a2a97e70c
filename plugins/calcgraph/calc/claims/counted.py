"""Claims that count things per unit about a plain rate, such as `200 requests/s` about `1/s`, and the reverse."""

from collections.abc import Iterator

from calcgraph.calc.claims.clause import said_of
from calcgraph.calc.claims.licence import own_words
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.unit import singular
from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import COUNTING, UnitTable
from calcgraph.notes.neutral_words import kinds_of_rows

_SIGNS = ("/", " per ")


def differ_by_a_count(one: Unit, other: Unit) -> bool:
    """Return whether two units differ only in the things counted."""
    bare = [{base: power for base, power in unit.dimension if base not in COUNTING} for unit in (one, other)]
    return bare[0] == bare[1] and one.turning == other.turning


def respelled(display: str, own: str, wanted: str) -> Iterator[str]:
    """Yield a claim's text without the word that is counted, and with the unit `wanted` in the place of `own`.

    >>> list(respelled("200 requests per second", "requests/second", "1/s"))
    ['200 per second']
    """
    for sign in _SIGNS:
        counted, found, unit = display.partition(sign)
        number, _, noun = counted.rstrip().rpartition(" ")
        if found and noun.isalpha() and number[-1:].isdigit():
            yield f"{number}{sign}{unit}"
    if own and wanted and display.endswith(own):
        yield f"{display.removesuffix(own).rstrip()} {wanted}"


def is_what_it_counts(unit: Unit, quantity: ClaimTarget, table: UnitTable) -> bool:
    """Return whether a plain number is called after the things that a claim counts: `gpus = 24` and `24 GPUs`."""
    if (
        len(unit.dimension) != 1
        or unit.dimension[0][0] not in COUNTING
        or unit.dimension[0][1] != 1
        or quantity.unit.text
    ):
        return False
    words = own_words(said_of(quantity.quantity))
    named = (table.names[name].dimension for one in words if (name := singular(one, table)) in table.names)
    counted = {one for one in named if one and {base for base, _ in one} <= COUNTING}
    return counted == {unit.dimension} and not words & kinds_of_rows()
