"""Claims that count things per unit about a plain rate, such as `200 requests/s` about `1/s`, and the reverse."""

from collections.abc import Iterator

from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import COUNTING

_SIGNS = ("/", " per ")


def differ_by_a_count(one: Unit, other: Unit) -> bool:
    """Return whether two units differ only in what they count."""
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
