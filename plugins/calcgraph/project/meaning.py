"""The meaning of links, and the results of those that claim a value."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from calcgraph.calc.budget import NONE_SPENT, Amounts, Work, added
from calcgraph.calc.claims.coverage import coverage
from calcgraph.calc.model import Checks, Claim, ClaimCandidate, Coverage, QuantityId
from calcgraph.calc.syntax.tree import Use
from calcgraph.diagnostics import Diagnostic
from calcgraph.links.check import in_markdown
from calcgraph.links.resolution import FragmentKind, Resolution, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.blocks.headings import slugify
from calcgraph.notes.model import Link, LinkKind
from calcgraph.project import given
from calcgraph.project.faces import asked_index, brought, face, note, published
from calcgraph.project.families import statements
from calcgraph.project.values import all_spent, calculation_of, names
from calcgraph.queries.memo import GoneError, RingError
from calcgraph.queries.query import Ask, Keep, late_table, query
from calcgraph.source import START, NoteId, Span

T = TypeVar("T")
MEASURED = "measured"
"""The target of a claim that is bound to a source only."""


@query(keep=Keep.TRACE)
def resolved(ask: Ask, path: NoteId) -> tuple[Resolution, ...]:
    """The links of a note with their meaning, in order of place; those of `use` statements included."""
    whole, index = note(ask, path), asked_index(ask)
    links = sorted((*whole.links, *_use_links(ask, path)), key=lambda link: link.span)
    found = (resolve_link(index, whole, link, lambda other: ask(names, other)) for link in links)
    if not ask(given.files).bringing:
        return tuple(found)
    late = LateTexts(lambda other: ask(brought, other))
    return tuple(unjudged(one, late, ask(given.slugs)) for one in found)


class LateTexts(Mapping[NoteId, tuple[str, ...]]):
    """The notes that get text from elsewhere, asked for one by one."""

    def __init__(self, brought_to: Callable[[NoteId], tuple[str, ...]]) -> None:
        """`brought_to` gives the plugins that bring a note text."""
        self._brought_to = brought_to

    def __getitem__(self, path: NoteId) -> tuple[str, ...]:
        if found := self._brought_to(path):
            return found
        raise KeyError(path)

    def __iter__(self) -> Iterator[NoteId]:
        raise TypeError("only single notes can be asked for")

    def __len__(self) -> int:
        raise TypeError("only single notes can be asked for")


def unjudged(
    link: Resolution, brought_to: Mapping[NoteId, tuple[str, ...]], slug_of: given.SlugOf | None
) -> Resolution:
    """Return a link to a place that its note does not have: where text arrives later, the finished page is to say."""
    if link.status is not Status.BAD_FRAGMENT or not link.is_note or NoteId(link.target) not in brought_to:
        return link
    fragment = link.link.fragment
    is_id = in_markdown(link.link) or fragment.startswith("^")
    anchor = fragment if is_id else (slug_of or slugify)(fragment.rpartition("#")[2], "-")
    return replace(link, status=Status.RESOLVED, fragment_kind=FragmentKind.OTHER, anchor=anchor)


def _use_links(ask: Ask, path: NoteId) -> Iterator[Link]:
    """The imports of a note's sheets, as links."""
    if not note(ask, path).fences:
        return
    for sheet, _ in ask(statements, path).sheets:
        for use in sheet.statements:
            if isinstance(use, Use):
                yield Link(LinkKind.USE, f"[[{use.target}]]", use.target, "", "", "", use.target_span)


class CheckedLink(NamedTuple):
    """The claim that a link makes, if it makes one, and its problems, all without the place of the link."""

    claim: Claim | None
    problems: tuple[Diagnostic, ...]


@query
def checks(ask: Ask, path: NoteId) -> Checks:
    """Return the results of a note's links to quantities, checks and `#measured`."""
    is_cut = ask(given.limits).are_totals_shared and ask(claims_cut.entry, path) is not None
    found = ask(checked_with_rest, path) if is_cut else ask(checked, path)[0]
    return {one: _placed(result, one.link) for one, result in zip(_candidates(ask, path), found, strict=True)}


@query(keep=Keep.MARK)
def unplaced(ask: Ask, path: NoteId) -> tuple[ClaimCandidate, ...]:
    """Return the links of a note that may be claims, in order; their places are only numbers.

    So text that is written between them, or moves them, leaves what they claim as it was.
    """
    found = enumerate(_candidates(ask, path))
    return tuple(replace(one, link=replace(one.link, span=_counting(number))) for number, one in found)


@query(keep=Keep.ANSWER)
def checked(ask: Ask, path: NoteId) -> tuple[tuple[CheckedLink, ...], Amounts]:
    """Return the results of a note's links, and their use of the totals, as if other notes used nothing of these."""
    ask(given.limits)
    return _checks(ask, path, NONE_SPENT)


@query(keep=Keep.ANSWER)
def checked_with_rest(ask: Ask, path: NoteId) -> tuple[CheckedLink, ...]:
    """Return the results of a note's links, which ask for more than the notes before it have left."""
    return _checks(ask, path, ask(claims_cut.entry, path) or NONE_SPENT)[0]


@late_table
def claims_cut(ask: Ask) -> Mapping[NoteId, Amounts]:
    """Return the use of the totals before the claims of each note that may not use all it asks for.

    The first of them has the amounts that are left, the others nothing: so an edit affects the first alone.
    """
    limits, paths, total = ask(given.limits), ask(published), ask(all_spent)
    nothing_left = (limits.of(Work.ALL_STEPS), limits.of(Work.ALL_EXACT))
    if total is None:
        return dict.fromkeys(paths, nothing_left)
    for at, path in enumerate(paths):
        more = added((total, spared(lambda path=path: ask(spent_on_claims, path), NONE_SPENT)))  # type: ignore[misc]
        if not limits.allow(more):
            return {path: total, **dict.fromkeys(paths[at + 1 :], nothing_left)}
        total = more
    return {}


@query(wall=True, keep=Keep.ANSWER, late=True)
def spent_on_claims(ask: Ask, path: NoteId) -> Amounts:
    """Return the use of the totals by the claims of a note."""
    return ask(checked, path)[1]


def _checks(ask: Ask, path: NoteId, spent: Amounts) -> tuple[tuple[CheckedLink, ...], Amounts]:
    """Return the results of a note's links, and their use of the totals, after others have `spent` some."""
    found = ask(unplaced, path)
    if not found:
        return (), NONE_SPENT
    desk = ask(given.desk)
    budget = desk.means.budget
    others = (one.quantity.note for one in found if one.quantity)
    from calcgraph.calc.claims.check import check_claims  # noqa: PLC0415 - many patterns, and not each run has claims

    calculation = calculation_of(ask, path, others)
    budget.restart(spent)  # only now: the values may have been found on the way, and were counted then
    budget.begin(path)
    results = check_claims(calculation, found, ask(given.value_settings), desk.memory, desk.found)
    return tuple(_unplaced(*results[one]) for one in found), budget.amounts(path)


_NOWHERE = Link(LinkKind.USE, "", "", "", "", "", START)


def _counting(number: int) -> Span:
    """Return a place that no file has."""
    return Span(-1 - number, 1, -1 - number, 1)


def _unplaced(claim: Claim | None, problems: tuple[Diagnostic, ...]) -> CheckedLink:
    return CheckedLink(claim and replace(claim, link=_NOWHERE), problems)


def _placed(found: CheckedLink, link: Link) -> tuple[Claim | None, tuple[Diagnostic, ...]]:
    """Return a result with the link that it is about, at its place."""
    problems = (replace(one, span=link.span) if one.span.line < 0 else one for one in found.problems)
    return found.claim and replace(found.claim, link=link), tuple(problems)


def _candidates(ask: Ask, path: NoteId) -> list[ClaimCandidate]:
    """Return the links of a note that may be claims, in order."""
    return [
        _candidate(ask, path, one)
        for one in ask(resolved, path)
        if one.fragment_kind is FragmentKind.QUANTITY and one.status in (Status.RESOLVED, Status.AMBIGUOUS)
    ]


def _candidate(ask: Ask, path: NoteId, one: Resolution) -> ClaimCandidate:
    meant = _quantity_meant(path, one)
    about = ask(face, meant.note if meant else path)
    return ClaimCandidate(path, ask(face, path).source.shown, one.link, meant, " ".join((about.title, *about.aliases)))


def claims(ask: Ask, path: NoteId) -> tuple[Claim, ...]:
    """Return the claims of a note, in order."""
    nothing: Checks = {}
    return tuple(claim for claim, _ in spared(lambda: ask(checks, path), nothing).values() if claim)


def links_of(ask: Ask, path: NoteId) -> tuple[Resolution, ...]:
    """Return the links of a note."""
    return spared(lambda: ask(resolved, path), ())


def spared(answer: Callable[[], T], otherwise: T) -> T:
    """Return an answer about one note, or the other one if a fault of calcgraph ends it.

    `said` in `problems.py` asks the same without this guard and reports the fault; here it must not cost the answers
    about other notes.
    """
    try:
        return answer()
    except (GoneError, RingError):
        raise
    except Exception:  # noqa: BLE001 - whatever we did not think of
        return otherwise


@query(keep=Keep.ANSWER)
def covered(ask: Ask, path: NoteId) -> Coverage:
    """Return the coverage of a note: the number of its numbers that are claims."""
    return coverage(note(ask, path), claims(ask, path))


def _quantity_meant(path: NoteId, resolution: Resolution) -> QuantityId | None:
    if resolution.quantity == MEASURED:
        return None
    return QuantityId(NoteId(resolution.target or path), resolution.quantity)
