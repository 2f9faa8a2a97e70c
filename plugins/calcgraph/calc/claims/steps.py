"""Claims about a step of a sequence: `[576k USD](#cash(12))` is one about `cash` with `n=12`."""

import re
from dataclasses import replace
from fractions import Fraction

from calcgraph.calc.claims.title import Title
from calcgraph.calc.model import ClaimCandidate, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Function, Name, Number, Override, RowId

_STEP = re.compile(r"(.+)\((-?[0-9]{1,6})\)")


def of_step(calculation: Calculation, candidate: ClaimCandidate, title: Title) -> tuple[ClaimCandidate, Title]:
    """The claim with its step as an argument; as it is where it is about no step that is computed."""
    found = _STEP.fullmatch(candidate.quantity.name) if candidate.quantity is not None else None
    if found is None or candidate.quantity is None or candidate.quantity in calculation.quantities:
        return candidate, title
    whole = QuantityId(candidate.quantity.note, found[1])
    known = calculation.quantities.get(whole)
    if known is None or not isinstance(known.statement, Function) or known.statement.steps is None:
        return candidate, title
    name, span = known.statement.args[0].name, candidate.link.span
    step = Number(Fraction(int(found[2])), "", found[2], span)
    override = Override(Name(name, span), RowId("", span), step, span)
    arguments = ", ".join(part for part in (f"{name}={found[2]}", title.arguments) if part)
    return replace(candidate, quantity=whole), replace(
        title, overrides=(override, *title.overrides), arguments=arguments
    )
