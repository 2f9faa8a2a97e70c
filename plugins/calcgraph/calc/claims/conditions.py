"""Conditions that a sentence states for its claim, and that the claim should carry in its title."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from calcgraph.calc.model import Claim, Kind, Quantity, QuantityId, Verdict
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.program import needed
from calcgraph.calc.syntax.tree import Definition, Number
from calcgraph.notes.model import LinkKind


class Conditions(Struct, frozen=True):
    """A claim that its sentence makes for certain values of controls."""

    claim: Claim
    link: str
    """The link with these values in its title: `[42 ms](#step "with users = 8")`."""


def find_conditions(calculation: Calculation, claims: Iterable[Claim]) -> Iterator[Conditions]:
    """Yield the claims of a note that depend on a control whose value their sentence also claims without saying so.

    If a reader moves the control, or you change its value, such a number changes and its sentence does not.
    """
    right = {Verdict.HOLDS, Verdict.PARTLY, Verdict.AGREES}
    holding = [claim for claim in claims if claim.verdict in right and not claim.arguments]
    for claim in holding:
        target = _quantity(calculation, claim)
        if claim.link.kind is not LinkKind.MARKDOWN or target is None or target.kind not in {Kind.FORMULA, Kind.SOLVE}:
            continue
        behind = set(needed(calculation.nodes, [target.id.key]))
        beside = (other for other in holding if other.link.sentence == claim.link.sentence)
        stated = (_control(calculation, other) for other in beside)
        known = calculation.names.get(target.id.note, {})
        given = dict(one for one in stated if one and one[0].key in behind and known.get(one[0].name) == one[0])
        if given:
            values = ", ".join(f"{id_.name} = {written}" for id_, written in given.items())
            yield Conditions(claim, _with_title(claim, f"with {values}"))


def _quantity(calculation: Calculation, claim: Claim) -> Quantity | None:
    return calculation.quantities.get(claim.quantity) if claim.quantity is not None else None


def _control(calculation: Calculation, claim: Claim) -> tuple[QuantityId, str] | None:
    """The control whose value a claim states, with the value as it is in the sheet."""
    found = _quantity(calculation, claim)
    if found is None or found.domain is None or not isinstance(found.statement, Definition):
        return None
    body = found.statement.body
    return (found.id, body.text) if isinstance(body, Number) else None


def _with_title(claim: Claim, title: str) -> str:
    """The Markdown link with one more part in its title."""
    link = claim.link
    if link.title:
        return link.text.replace(link.title, f"{title}; {link.title}", 1)
    return f'{link.text.removesuffix(")").rstrip()} "{title}")'
