"""A link to a version in a file: `[0.3.1](#package.version.value)` states the text of the cell, and is checked."""

import re

from calcgraph.calc.model import QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.tables.written_cells import written_in

_VERSION = re.compile(r"[vV]?+(\d[A-Za-z0-9.+-]*+)", re.ASCII)
_SAID = re.compile(r"(version[ \t]++|v[ \t]?+)?+(\d[A-Za-z0-9.+-]*+)", re.ASCII | re.IGNORECASE)
_NAMED = re.compile(r"(?:^|[\W_])version$", re.IGNORECASE)
_POINTS = 2


def version_in(calculation: Calculation, id_: QuantityId) -> str:
    """Return the version that a cell of a file contains, without a `v` before it; empty for other cells.

    A text with one point is a version only if its row or column is named `version`: in others `0.31` is a number.
    """
    name, _, rest = id_.name.partition(".")
    row, _, column = rest.rpartition(".")
    table = calculation.datasets.get(QuantityId(id_.note, name))
    if table is None or not table.file or row not in table.rows or column in table.units:
        return ""
    found = _VERSION.fullmatch(written_in(table, row, column))
    is_named = any(map(_NAMED.search, (row, column)))
    return found[1] if found and (is_named or found[1].count(".") >= _POINTS) else ""


def version_for(calculation: Calculation, id_: QuantityId, display: str) -> str:
    """Return the version that a link with figures in its text must state; empty for other links."""
    return version_in(calculation, id_) if any(map(str.isdecimal, display)) else ""


def version_said(display: str) -> tuple[str, str]:
    """Return the words before a version and the version that a link states; empty for other texts.

    >>> version_said("v0.3.1"), version_said("version 2.0-rc.1"), version_said("14 models")
    (('v', '0.3.1'), ('version ', '2.0-rc.1'), ('', ''))
    """
    found = _SAID.fullmatch(display.strip())
    return (found[1] or "", found[2]) if found else ("", "")
