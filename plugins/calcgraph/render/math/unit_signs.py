"""Units as they are set for a reader: `W/(m²·K)` for the `W/m^2/K` that a writer types."""

import re

from calcgraph.calc.numbers.dates import UNIT
from calcgraph.calc.units.table import DATE
from calcgraph.currencies import CODES

_WORD = re.compile(r"\S+")
_JOINED = frozenset("*^/")
_FACTOR = re.compile(r"([*/·]?)(sqrt\([^()]+\)|[^*/·^]+(?:\^(?:\(-?[\d./]+\)|-?[\d.]+))?)")
"""An operator and a factor with its power, which may be broken: `m^(1/2)`."""
_POWER = re.compile(r"\^(-?\d+)$")
_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_SCALED_MONEY = re.compile(rf"(?<![^\W\d])([kMGT])(?=(?:{'|'.join(CODES)})(?!\w))")
_SCALES = {"k": "thousand", "M": "million", "G": "billion", "T": "trillion"}
_ROOT = re.compile(r"sqrt\(([^()]+)\)|(?<![^^])([^^]++)\^(?:\(1/2\)|\(0\.50?\)|0\.50?)$")


def set_unit(text: str) -> str:
    """A unit, or a figure with its unit, with raised powers and all that is below the line in brackets.

    A date is written without its word.

    >>> [set_unit(text) for text in ("4.2 m^2", "kg*m/s^2", "W/m^2/K", "W/m^2*K", "1/s", "12 USD/Mtok")]
    ['4.2 m²', 'kg·m/s²', 'W/(m²·K)', 'W·K/m²', '1/s', '12 USD/Mtok']
    >>> [set_unit(text) for text in ("30 MPa*m^(1/2)", "nV/Hz^0.5", "s/m^(1/3)", "m^(3/2)", "m^0.63")]
    ['30 MPa·√m', 'nV/√Hz', 's/m^(1/3)', 'm^(3/2)', 'm^0.63']
    """
    if text.startswith(UNIT):
        return "" if text == UNIT else text.removeprefix(DATE)
    text = _SCALED_MONEY.sub(lambda found: f"{_SCALES[found[1]]}\u00a0", text)
    return _WORD.sub(lambda word: word[0] if _JOINED.isdisjoint(word[0][1:-1]) else _set(word[0]), text)


def _set(unit: str) -> str:
    above: list[str] = []
    below: list[str] = []
    for sign, factor in _FACTOR.findall(unit):
        rooted = _ROOT.sub(r"√\1\2", factor)
        raised = _POWER.sub(lambda power: power[1].translate(_RAISED), rooted)
        (below if sign == "/" else above).append(raised)
    under = "·".join(below)
    return "·".join(above) + (f"/({under})" if len(below) > 1 else f"/{under}" if below else "")
