"""Whether the other arguments of a claim lie where their control goes."""

from fractions import Fraction

from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.calc.numbers.nought import EQUAL
from calcgraph.calc.outcomes.ask import base_of, overrides_of, parts_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.printer import domain_text
from calcgraph.calc.syntax.tree import Domain, Override
from calcgraph.source import NoteId

INSIDE = "take one inside, or widen the range in the sheet"
"""What to do about an argument that lies outside."""


def why_outside(
    calculation: Calculation, candidate: ClaimCandidate, overrides: tuple[Override, ...], target: QuantityId
) -> str:
    """Which argument lies outside of the range that its sheet gives it; empty where none does."""
    found, problems = overrides_of(calculation, candidate.note, overrides, target)
    for key, value in () if problems else found.items():
        note, _, name = key.partition("#")
        known = calculation.quantities.get(QuantityId(NoteId(note), name))
        domain = known.domain if known is not None else None
        if domain is not None and isinstance(value, float) and not _is_inside(calculation, domain, value):
            return f"the title sets `{name}` outside of what its sheet allows, `{domain_text(domain)}`"
    return ""


def _is_inside(calculation: Calculation, domain: Domain, value: float) -> bool:
    in_base = base_of(parts_of(calculation)[1].table)
    given, slack = Fraction(value), Fraction(EQUAL * abs(value))  # ends of a range may lie beyond all floats
    members = [in_base(member) for member in domain.members]
    if members:
        return any(member is None or abs(member - given) <= slack for member in members)
    low, high = (None if end is None else in_base(end) for end in (domain.low, domain.high))
    return (low is None or given >= low - slack) and (high is None or given <= high + slack)
