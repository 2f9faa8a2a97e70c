"""The traits of each operation of a program, one record each; every set of operations is derived from them.

A record says what others have to know about an operation without running it. Its act is in `operations.py` and
`readings.py`, in the page in `program.js`. A function such as `exp` is recorded in `functions.py` instead.
"""

from collections.abc import Mapping
from operator import attrgetter

from msgspec import Struct


class OperationKind(Struct, frozen=True):
    """The traits of one operation."""

    name: str
    is_keyed: bool = False
    """Its first operand is the key of a node."""
    has_region: bool = False
    """Operations after it are a part of it, and may be run never, once or many times."""
    is_loop: bool = False
    """It runs its region for each number of a range."""
    is_peak: bool = False
    """It searches for the largest or smallest value of its region."""
    is_slow: bool = False
    """It takes hundreds of times as long as its region: a slider would wait if each cell of a table had one."""
    is_sum: bool = False
    """The sizes of its operands limit the difference that counts as rounding."""
    is_comparison: bool = False
    """It compares two numbers with an allowance for rounding."""
    is_lookup: bool = False
    """It only looks up a known value."""


def _comparisons() -> list[OperationKind]:
    return [OperationKind(name, is_comparison=True) for name in ("lt", "le", "gt", "ge", "eq", "ne", "within")]


def _peaks() -> list[OperationKind]:
    names = ("argmax", "argmin", "maximum", "minimum")
    return [OperationKind(name, has_region=True, is_loop=True, is_peak=True, is_slow=True) for name in names]


KINDS: Mapping[str, OperationKind] = {
    one.name: one
    for one in (
        OperationKind("num", is_lookup=True),
        OperationKind("row", is_lookup=True),
        OperationKind("index", is_lookup=True),
        OperationKind("read", is_keyed=True, is_lookup=True),
        *(OperationKind(name, is_sum=True) for name in ("add", "sub", "neg", "abs")),
        *_comparisons(),
        OperationKind("if", has_region=True),
        OperationKind("with", has_region=True),
        *(OperationKind(name, has_region=True, is_loop=True) for name in ("sum", "product", "first")),
        OperationKind("integral", has_region=True, is_loop=True, is_slow=True),
        *_peaks(),
        OperationKind("slope", is_keyed=True, has_region=True, is_slow=True),
        OperationKind("root", is_keyed=True, has_region=True, is_slow=True),
        OperationKind("system", has_region=True, is_slow=True),
        OperationKind("motion", has_region=True, is_slow=True),
        OperationKind("searched", has_region=True, is_slow=True),
        OperationKind("steps", has_region=True),
        OperationKind("rows", has_region=True),
        OperationKind("drawn", has_region=True),
        *(OperationKind(name) for name in ("fold", "scan", "curve", "fitted", "points")),
        *(OperationKind(name, is_lookup=True) for name in ("back", "prior")),
        *(OperationKind(name, is_keyed=True, is_lookup=True) for name in ("at", "edge", "series")),
        *(OperationKind(name, is_keyed=True) for name in ("along", "across", "path", "part")),
        OperationKind("undefined"),
        OperationKind("rootless"),
        OperationKind("oo"),
    )
}


def _with(trait: str) -> frozenset[str]:
    return frozenset(name for name, kind in KINDS.items() if attrgetter(trait)(kind))


KEYED, REGIONS, SLOW = _with("is_keyed"), _with("has_region"), _with("is_slow")
SUMMED, COMPARED, LOOKUPS = _with("is_sum"), _with("is_comparison"), _with("is_lookup")
PEAKS = _with("is_peak")
LOOPS = _with("is_loop") | {"limit"}
"""Terms that bind a name; a limit is solved by algebra and never becomes an operation."""
READS = KEYED | {"elasticity"}
"""Terms that read a node, whose key is the value or the first of several; an elasticity is compiled to a slope."""
