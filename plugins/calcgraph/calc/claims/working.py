"""The working of a claim: the formula of its quantity with numbers, under the arguments of its title."""

from calcgraph.calc.claims.arguments import of_scenario, of_step
from calcgraph.calc.claims.title import read_title
from calcgraph.calc.model import Claim, ClaimCandidate, Quantity
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.outcomes.worked import with_numbers
from calcgraph.settings import ValueSettings


def working_of(calculation: Calculation, claim: Claim, settings: ValueSettings) -> tuple[Quantity | None, str]:
    """Return the quantity of a claim, and its formula with the numbers that it has under the claim's arguments.

    '' if it is not a formula, is too long, or has arguments that are wrong.
    """
    link = claim.link
    candidate = ClaimCandidate(claim.note, "", link, claim.quantity)
    title = of_scenario(calculation, candidate, read_title(link.title, "", link.span, settings.kilo))
    candidate, title = of_step(calculation, candidate, title)
    quantity = calculation.quantities.get(candidate.quantity) if candidate.quantity else None
    if quantity is None or title.problems:
        return quantity, ""
    overrides, problems = overrides_of(calculation, claim.note, title.overrides, quantity.id)
    return quantity, "" if problems else with_numbers(calculation, quantity, overrides)
