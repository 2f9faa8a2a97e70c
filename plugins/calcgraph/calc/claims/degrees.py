"""Claims in degrees about kelvins that are a difference, or may be one."""

from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.dimensions.temperatures import DIFFERENCE, ZERO, is_apart
from calcgraph.calc.model import Unit


def degrees_problem(quantity: ClaimTarget, text: ClaimText, scale: Unit) -> tuple[str, str]:
    """Return message and hint for degrees of kelvins that are a difference, or may be one."""
    name, kind = quantity.id.name, quantity.unit.temperature
    is_known = "is" if is_apart(kind) else "could be"
    message = f"`{text.text}` is a temperature in {scale.text}, but `{name}` {is_known} a difference"
    number = text.text.partition("°")[0].rstrip()
    is_celsius = scale.text == "°C" and number[-1:].isdigit()
    if kind == DIFFERENCE:
        return message, f"write `{number} K`" if is_celsius else "write it in `K`"
    own = f"{name.rpartition('.')[2].partition('(')[0]}_{scale.text[-1]}"
    line = f"`{own} [{scale.text}] = {ZERO.get(scale.text, ZERO['°C'])} + {name}`"
    return message, f"write it in `K` for a difference; for a temperature, link to a line {line}"
