"""What links mean, and what becomes of those that claim a value."""

from collections.abc import Iterator

from calcgraph.calc.claims.coverage import coverage
from calcgraph.calc.model import Checks, Claim, ClaimCandidate, Coverage, QuantityId
from calcgraph.calc.syntax.tree import Use
from calcgraph.links.model import FragmentKind, Resolution, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.model import Link, LinkKind
from calcgraph.project import given
from calcgraph.project.faces import asked_index, face, note
from calcgraph.project.values import calculation_of, names, statements
from calcgraph.queries.query import Ask, Keep, query
from calcgraph.source import NoteId

MEASURED = "measured"
"""The target of a claim that is bound to a source only."""


@query(keep=Keep.TRACE)
def resolved(ask: Ask, path: NoteId) -> tuple[Resolution, ...]:
    """The links of a note with their meaning, in order of place; those of `use` statements included."""
    whole, index = note(ask, path), asked_index(ask)
    links = sorted((*whole.links, *_use_links(ask, path)), key=lambda link: link.span)
    return tuple(resolve_link(index, whole, link, lambda other: ask(names, other)) for link in links)


def _use_links(ask: Ask, path: NoteId) -> Iterator[Link]:
    """The imports of a note's sheets, as links."""
    if not note(ask, path).fences:
        return
    for sheet, _ in ask(statements, path).sheets:
        for use in sheet.statements:
            if isinstance(use, Use):
                yield Link(LinkKind.USE, f"[[{use.target}]]", use.target, "", "", "", use.target_span)


@query
def checks(ask: Ask, path: NoteId) -> Checks:
    """What becomes of the links of a note to quantities, checks and `#measured`."""
    found = [
        ClaimCandidate(path, ask(face, path).source.shown, one.link, _quantity_meant(path, one))
        for one in ask(resolved, path)
        if one.fragment_kind is FragmentKind.QUANTITY and one.status in (Status.RESOLVED, Status.AMBIGUOUS)
    ]
    if not found:
        return {}
    budget = ask(given.desk).means.budget
    before = budget.spent
    others = (one.quantity.note for one in found if one.quantity)
    from calcgraph.calc.claims.check import check_claims  # noqa: PLC0415 - many patterns, and not each run has claims

    checked = check_claims(calculation_of(ask, path, others), found, ask(given.value_settings))
    if budget.spent != before:
        ask(given.build)
    return checked


def claims(ask: Ask, path: NoteId) -> tuple[Claim, ...]:
    """The claims of a note, in order."""
    return tuple(claim for claim, _ in ask(checks, path).values() if claim)


@query(keep=Keep.ANSWER)
def covered(ask: Ask, path: NoteId) -> Coverage:
    """How many numbers of a note are claims."""
    return coverage(note(ask, path), claims(ask, path))


def _quantity_meant(path: NoteId, resolution: Resolution) -> QuantityId | None:
    if resolution.quantity == MEASURED:
        return None
    return QuantityId(NoteId(resolution.target or path), resolution.quantity)
