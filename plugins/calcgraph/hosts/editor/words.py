"""The words that an editor shows: values, and the Markdown of a hover, in which note text is only text."""

import re

from calcgraph.calc.model import Kind, Quantity
from calcgraph.calc.units.display import format_quantity, join_unit
from calcgraph.render.reports.text import printable

_MARKUP = re.compile(r"[\\`*_{}\[\]()<>#+\-.!|~&:@$=]")
_TICKS = re.compile(r"`+")
LONGEST = 400
"""Characters of one thing that a hover says."""


def cut(text: str) -> str:
    """A text as one line, no longer than a hover can show."""
    line = " ".join(printable(text.replace("\n", " ")).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def prose(text: str) -> str:
    r"""A text in which Markdown and HTML mean nothing.

    >>> prose("a [b](c) <i>")
    'a \\[b\\]\\(c\\) \\<i\\>'
    """
    return _MARKUP.sub(lambda found: f"\\{found[0]}", cut(text))


def code(text: str) -> str:
    """A text as code, whatever ticks are in it.

    >>> code("a`b")
    '``a`b``'
    """
    line = cut(text)
    ticks = "`" * (1 + max((len(found) for found in _TICKS.findall(line)), default=0))
    pad = " " if line.startswith("`") or line.endswith("`") or not line.strip() else ""
    return f"{ticks}{pad}{line}{pad}{ticks}"


def shown_value(quantity: Quantity) -> str:
    """Return the value of a row as its page shows it: `41.8 ms`, `holds`, `h100`; empty if it does not have a value."""
    if quantity.holds is not None:
        return "holds" if quantity.holds else "does not hold"
    if quantity.kind is Kind.VECTOR and quantity.text:
        return join_unit(quantity.text, quantity.unit.text)
    if quantity.kind is Kind.PICK or not quantity.text or quantity.value is None:
        return quantity.text
    return join_unit(quantity.text, quantity.unit.text)


def shown_range(quantity: Quantity) -> str:
    """`0.6–0.8 ms` of a value that is a range; empty elsewhere."""
    value = quantity.value
    if value is None or not value.is_range:
        return ""
    return format_quantity(value, quantity.unit, quantity.digits)
