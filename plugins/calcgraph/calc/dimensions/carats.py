"""Carats that are meant as cents: `25 ct/kWh` is a price, `60 ct/t` the grade of an ore."""

from collections.abc import Iterable, Iterator

from calcgraph.calc.model import Unit
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Expr, Number
from calcgraph.calc.units.table import UnitTable
from calcgraph.currencies import UNITS
from calcgraph.diagnostics import Diagnostic, diagnose

_OF_STONES = {"mass", "time"}
"""Units that carats are counted for: a tonne of ore, a year of a mine."""


def is_carat_of_money(written: Unit, wanted: Unit) -> bool:
    """Return whether a claim in `ct` is about money."""
    return written.text.split("/", 1)[0] == "ct" and any(
        base == "currency" or base in UNITS for base, _ in wanted.dimension
    )


def find_carats(nodes: Iterable[Expr], table: UnitTable, path: str) -> Iterator[Diagnostic]:
    """Yield the numbers in `ct` for each of something that has no stones in it."""
    for number in nodes:
        if not isinstance(number, Number) or not number.unit.startswith("ct/"):
            continue
        carat, over = table.parse("ct"), table.parse(number.unit[3:])
        if not isinstance(carat, Unit) or not isinstance(over, Unit) or carat.dimension != (("mass", 1),):
            continue  # a project may define its own `ct`
        if {base for base, _ in over.dimension} <= _OF_STONES and over.dimension:
            continue
        message = f"`ct` in `{print_expression(number)}` is the carat, a mass of 0.2 g"
        price = f"{float(number.value) / 100:.12g} USD/{number.unit[3:]}"
        hint = f"write cents as `{price}` with your currency, or `unit ct = 0.01 USD` in the sheet"
        yield diagnose("CG319", path, number.span, message, hint)
