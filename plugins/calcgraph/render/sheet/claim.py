"""Claims and live values inside a sentence: the text as written, and a line under it with the result.

The data of the card is in `data-` attributes: `text q part lo hi unit f val vlo vhi with why given used`; bounds and
values are in the unit the claim is written in, `f` is its factor to base units, `with` a case.
"""

from collections.abc import Iterator, Mapping

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.binding.overrides import borrowed_from
from calcgraph.calc.model import Claim, LiveResult, Quantity, Verdict
from calcgraph.calc.units.table import is_date
from calcgraph.render.math.names import in_words
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.page import Page
from calcgraph.render.sheet.cases import case_of, case_of_text
from calcgraph.render.sheet.controls import Control, can_set, control_of, plain
from calcgraph.render.templating import fill
from calcgraph.source import Span


class Look(Struct, frozen=True):
    """The appearance and the words of a verdict."""

    css: str
    sign: str
    said: str
    """For a screen reader, before the computed value or after the number."""


LOOKS: Mapping[Verdict, Look] = {
    Verdict.HOLDS: Look("is-holds", "✓", "checked"),
    Verdict.PARTLY: Look("is-partly", "◐", "holds in part"),
    Verdict.AGREES: Look("is-agrees", "=", "agrees with its value; the words around it are not checked"),
    Verdict.FAILS: Look("is-failing", "✗", "does not hold; computed:"),
    Verdict.DISPUTED: Look("is-disputed", "≠", "disputed; computed here:"),
    Verdict.STALE_DISPUTE: Look("is-failing is-stale", "↺", "disputed, but it holds; computed:"),
    Verdict.SOURCED: Look("is-sourced", "❞", "quoted, not computed"),
}
"""The symbol and word of each state, which mark it in addition to colour and line."""


def render_claim(page: Page, claim: Claim, inner: Markup | None = None) -> Markup:
    """Return the link of a claim; `inner` is the markup of its words, by default they are plain text."""
    return fill(
        "claim.html",
        claim=claim,
        look=LOOKS[claim.verdict],
        text=inner if inner is not None else claim.link.display,
        href=claim_url(page, claim),
        grip=grip_of(page, claim),
        data=[(name, value) for name, value in _data(page, claim) if value],
    )


def render_live(page: Page, live: LiveResult, *, is_linked: bool = False) -> Markup:
    """A computed value in a sentence, linked to its row when it is a quantity's, unless it is in a link."""
    note = page.project.notes.get(live.note)
    problems = page.index.problems.get(note.source.shown, ()) if note else ()
    own = [one.message for one in problems if _within(one.span, live.live.span)]
    return fill(
        "live.html",
        live=live,
        name=page.name(live.quantity) if live.quantity and live.is_whole else page.expression(live.live.text.strip()),
        href=page.row_url(live.quantity) if live.quantity and not is_linked else "",
        problem=own[0] if own else "",
    )


class Grip(Struct, frozen=True):
    """A number or row in a sentence that a reader can take hold of; without a script it is a link like any other."""

    label: str
    control: Control

    @property
    def options(self) -> str:
        """Choices a line, value and words with a tab between; empty for a number with a range."""
        return "\n".join(f"{one.value}\t{one.label}" for one in self.control.options)


def grip_of(page: Page, claim: Claim) -> Grip | None:
    """Return the control of a valid claim that leads to a parameter or pick with which its note computes."""
    quantity = page.project.calculation.quantities.get(claim.quantity) if claim.quantity else None
    if quantity is None or not can_set(quantity) or claim.verdict not in {Verdict.HOLDS, Verdict.AGREES}:
        return None
    own = page.project.calculation.names.get(page.written, {}).values()
    control = control_of(page, quantity) if not claim.arguments and quantity.id in own else None
    return Grip(words_of(quantity), control) if control else None


def words_of(quantity: Quantity) -> str:
    """Return the name of a row outside its sheet: its description, or otherwise its name in words."""
    return quantity.comment.text or in_words(quantity.id.name)


def reason_of(claim: Claim) -> str:
    """Return the reason why a claim fails or is disputed, or how it agrees with a range.

    The comparison is left out, for number, value and scale already show it. An author who disputes a number has given
    the reason: the reading of it that would be right is left out then.
    """
    if claim.verdict is Verdict.AGREES and claim.explanation:
        return f"The number agrees with its value. The words around it are not checked: {claim.explanation}."
    parts = claim.explanation.split("; ")
    compared = next((at for at, part in enumerate(parts) if "` is not `" in part), len(parts))
    given = parts[:compared] if claim.verdict is Verdict.DISPUTED else []
    return "; ".join(given or (part for part in parts if "` is not `" not in part))


def claim_url(page: Page, claim: Claim) -> str:
    """Return the target of a claim's link: the row of its quantity, or otherwise the source it is quoted from."""
    if claim.quantity is not None:
        return page.row_url(claim.quantity)
    found = (page.source_of(key) for key in claim.sources)
    return next((source.url for source in found if source and source.url), "")


def _source(page: Page, claim: Claim) -> str:
    found = (page.source_of(key) for key in claim.sources)
    return "; ".join(source.full for source in found if source)


def _data(page: Page, claim: Claim) -> Iterator[tuple[str, str]]:
    if claim.quantity is not None:
        yield "q", page.name(claim.quantity)
        yield "f", repr(float(claim.unit.factor))
    yield "unit", set_unit(claim.unit.text)
    if not is_date(claim.unit):
        yield "part", f"{claim.part:g}" if claim.part is not None else ""
        yield "lo", _bound(claim.low)
        yield "hi", _bound(claim.high)
        yield "val", _bound(claim.computed)
        if claim.computed_low != claim.computed_high:
            yield "vlo", _bound(claim.computed_low)
            yield "vhi", _bound(claim.computed_high)
    if claim.arguments:
        yield "with", _case_of(page, claim)
        yield "given", f"with {claim.arguments}"
    yield "why", reason_of(claim) or (_source(page, claim) if claim.verdict is Verdict.SOURCED else "")
    yield "used", _stated(page, claim)


def _case_of(page: Page, claim: Claim) -> str:
    """Return the arguments of a claim as scripts read them."""
    if claim.scenario is None:
        return case_of_text(page, claim.note, claim.arguments, claim.quantity)
    overrides = borrowed_from(page.project.calculation.scopes, *claim.scenario)
    return case_of(page, claim.note, overrides, claim.quantity)


def _stated(page: Page, claim: Claim) -> str:
    """In how many other notes the same quantity is claimed."""
    others = page.index.claims.get(claim.quantity, ()) if claim.quantity else ()
    notes = {one.note for one in others} - {claim.note}
    return f"stated in {len(notes)} other note{'s' if len(notes) > 1 else ''}" if notes else ""


def _bound(value: float | None) -> str:
    return "" if value is None else plain(value)


def _within(inner: Span, outer: Span) -> bool:
    starts, ends = outer.start, outer.end
    return starts <= inner.start <= ends
