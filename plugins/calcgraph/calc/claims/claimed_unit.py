"""The unit that a claim is in, if it fits its quantity; otherwise the report with the fix."""

import re
from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.claims.claim_check import ClaimCheck
from calcgraph.calc.claims.counted import differ_by_a_count, is_what_it_counts, respelled
from calcgraph.calc.claims.degrees import degrees_problem
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.dimensions.carats import is_carat_of_money
from calcgraph.calc.dimensions.temperatures import ABSOLUTE, TEMPERATURE
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import COUNTING, is_date
from calcgraph.calc.units.turning import conversion, in_turns

_RATES = {
    "h": "hour",
    "d": "day",
    "day": "day",
    "mo": "month",
    "month": "month",
    "a": "year",
    "yr": "year",
    "year": "year",
}
"""The times that a rate in a unit such as `USD/mo` is said to be per."""


def unit_of_claim(asked: ClaimCheck, quantity: ClaimTarget, text: ClaimText) -> Unit | None:
    """The unit a claim is in; None after reporting why it does not fit."""
    wanted = quantity.unit
    if text.unit is not None and text.unit.offset and not wanted.offset and wanted.dimension == TEMPERATURE:
        if wanted.temperature == ABSOLUTE:
            return text.unit
        asked.refuse("CG402", *degrees_problem(quantity, text, text.unit))
        return None
    if text.unit is not None and (found := in_turns(text.unit, wanted)) is not None:
        return found
    counts = all(base in COUNTING and power == 1 for base, power in wanted.dimension) and len(wanted.dimension) <= 1
    counts = counts and conversion((), wanted.turning) == 0
    if text.unit is None and not text.problem and counts:
        return ONE if not wanted.dimension else replace(wanted, factor=Fraction(1), text="")
    what = "a date" if is_date(wanted) else f"in `{wanted.text}`" if wanted.text else "a plain number"
    what = f"`{quantity.id.name}` is {what}"
    if text.unit is not None:
        said = "a date" if is_date(text.unit) else f"in `{text.unit.text}`" if text.unit.text else "a plain number"
        if not wanted.dimension and is_what_it_counts(text.unit, quantity, asked.calculation.shapes.table):
            return replace(ONE, factor=text.unit.factor)
        is_turning = text.unit.dimension == wanted.dimension and text.unit.turning != wanted.turning
        is_plain = not wanted.text and not is_date(wanted) and not is_date(text.unit)
        plain = f"remove the unit, or give `{quantity.id.name}` one where it is defined" if is_plain else ""
        hint = "write `Hz` or `rpm` where turns are counted, `rad/s` where an angle is" if is_turning else plain
        if differ_by_a_count(text.unit, wanted):
            spellings = respelled(text.text, text.unit.text, wanted.text)
            fitting = next(filter(asked.would_hold_as, spellings), "")
            hint = f"write `{fitting}`" if fitting else hint or f"write the number in `{wanted.text}`"
        elif is_carat_of_money(text.unit, wanted):
            cents = text.text.replace("ct", "cents", 1)
            fix = f"write `{cents}`" if asked.would_hold_as(cents) else f"write the number in `{wanted.text}`"
            hint = f"`ct` is the carat; {fix}"
        rated = [f"{text.text} per {name}" for unit, name in _RATES.items() if wanted.text.endswith(f"/{unit}")]
        if not hint and (fitting := next(filter(asked.would_hold_as, rated), "")):
            hint = f"write `{fitting}`"
        asked.refuse("CG402", f"`{text.text}` is {said}, but {what}", hint)
    elif text.problem or text.noun:
        hint = _fitting(asked, text) or _misspelt(asked, text, wanted)
        asked.refuse("CG402", f"`{text.text}`: {text.problem or f'unknown unit `{text.noun}`'}; {what}", hint)
    else:
        whole = f"{text.text} {wanted.text}"
        hint = f"write `{whole}`" if not is_date(wanted) and asked.would_hold_as(whole) else ""
        hint = "write the date: `2026-11-22`" if is_date(wanted) else hint
        asked.refuse("CG402", f"`{text.text}` has no unit, but {what}", hint)
    return None


def _fitting(asked: ClaimCheck, text: ClaimText) -> str:
    """Return the fix for a claim's unit; of the spellings that it names only one with which the claim holds."""
    found, unit = _WRITE.match(text.hint), text.problem.partition("`")[2].partition("`")[0]
    if found is None or not unit or text.text.count(unit) != 1:
        return text.hint
    claims = (text.text.replace(unit, one) for one in _QUOTED.findall(found[0]))
    return next((f"write `{one}`" for one in claims if asked.would_hold_as(one)), "")


_WRITE = re.compile(r"(?:write|did you mean) `[^`]+`(?:,? (?:or )?`[^`]+`)*\??$")
_QUOTED = re.compile("`([^`]+)`")


def _misspelt(asked: ClaimCheck, text: ClaimText, wanted: Unit) -> str:
    """Return the claim to write if its unit is a misspelt one with which it holds: `5.37 kWh` for `5.37 kwh`."""
    if not text.noun or text.text.count(text.noun) != 1:
        return ""
    found = asked.calculation.shapes.table.parse(text.noun)
    near = found.candidates if isinstance(found, UnitProblem) else ()
    units = (*(unit for unit in (wanted.text,) if unit.casefold() == text.noun.casefold()), *near)
    claims = (text.text.replace(text.noun, unit) for unit in units)
    fitting = next(filter(asked.would_hold_as, claims), "")
    return f"write `{fitting}`" if fitting else ""
