"""Lines of the ledger of claims, and the body of the page of all values."""

from collections.abc import Iterable, Mapping

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import Claim, Kind, Quantity, Verdict
from calcgraph.calc.programs.keys import is_step
from calcgraph.calc.tables.sources import Source
from calcgraph.groups import grouped
from calcgraph.project.given import NUMBERING
from calcgraph.render.page import Page, value_text
from calcgraph.render.plots.bands import Band, band_of
from calcgraph.render.sheet.claim import LOOKS, Look, reason_of
from calcgraph.render.sheet.steps import formula_of
from calcgraph.render.templating import fill

WORDS: Mapping[str, str] = {
    "is-failing": "fails",
    "is-disputed": "disputed",
    "is-agrees": "agrees",
    "is-partly": "partly",
    "is-holds": "holds",
    "is-sourced": "sourced",
}
"""Verdicts in the ledger's order, by the class they share."""
MAX_SAID = 140


class LedgerEntry(Struct, frozen=True):
    """One line of the ledger."""

    claim: Claim
    look: Look
    verdict: str
    says: str
    """The description of the number: that of its quantity, or otherwise the heading above it."""
    row_url: str
    band: Band | None
    title: str
    section: str
    """The heading it is under; empty above the first below the title."""
    url: str
    sources: tuple[Source, ...]
    why: str


class ValueRow(Struct, frozen=True):
    """One quantity in the list of all."""

    quantity: Quantity
    key: str
    url: str
    formula: Markup | None
    says: str
    text: str
    uses: int

    @property
    def is_input(self) -> bool:
        """True if a reader may set it."""
        return self.quantity.kind in {Kind.PARAMETER, Kind.PICK}


class ValueGroup(Struct, frozen=True):
    """The quantities of one note."""

    title: str
    url: str
    rows: tuple[ValueRow, ...]


def render_values_page(page: Page, csv: str = "") -> Markup:
    """Every quantity by note: name, formula, value, how many others use it; `csv` is where the same is as a file."""
    quantities = page.project.calculation.quantities.values()
    shown = [one for one in quantities if one.kind is not Kind.COLUMN and not is_step(one.id)]
    by_note = grouped((one.id.note, _value_row(page, one)) for one in shown)
    groups = [ValueGroup(page.title(note), page.url_of(note), rows) for note, rows in by_note.items()]
    return fill("values_page.html", groups=groups, total=sum(len(group.rows) for group in groups), csv=csv)


def entries_of(page: Page, claims: Iterable[Claim]) -> tuple[LedgerEntry, ...]:
    """Lines of the ledger: what fails first, then disputed, held in part, held, sourced; each by note and place."""
    order = list(WORDS)
    ranked = sorted(claims, key=lambda one: (order.index(css_of(one)), one.note, one.link.span))
    return tuple(entry_of(page, claim) for claim in ranked)


def css_of(claim: Claim) -> str:
    """The class of a verdict; a stale dispute counts as failing."""
    return LOOKS[claim.verdict].css.partition(" ")[0]


def sign_of(css: str) -> str:
    """Return the symbol of a verdict's class."""
    return next(look.sign for look in LOOKS.values() if look.css == css)


def entry_of(page: Page, claim: Claim) -> LedgerEntry:
    """Return the entry of one claim."""
    note = page.project.notes.get(claim.note)
    above = [one for one in note.headings if one.span.line <= claim.link.span.line] if note else []
    sources = (page.source_of(key) for key in claim.sources)
    is_numbered = not NUMBERING.isdisjoint(page.project.brought.get(claim.note, ()))
    return LedgerEntry(
        claim=claim,
        look=LOOKS[claim.verdict],
        verdict="stale dispute" if claim.verdict is Verdict.STALE_DISPUTE else WORDS[css_of(claim)],
        says=_says(page, claim),
        row_url=page.row_url(claim.quantity) if claim.quantity else "",
        band=band_of(claim),
        title=page.title(claim.note),
        section=above[-1].text if above and above[-1].level > 1 else "",
        url=page.url_of(claim.note) + (f"#{above[-1].slug}" if above and not is_numbered else ""),
        sources=tuple(source for source in sources if source),
        why=reason_of(claim),
    )


def _says(page: Page, claim: Claim) -> str:
    found = page.project.calculation.quantities.get(claim.quantity) if claim.quantity else None
    said = (found.comment.text if found else "") or claim.link.section
    return said if len(said) <= MAX_SAID else said[:MAX_SAID].rsplit(" ", 1)[0] + " …"


def _value_row(page: Page, quantity: Quantity) -> ValueRow:
    text = value_text(quantity)
    if quantity.kind is Kind.CHECK:
        text = {True: "holds", False: "does not hold", None: "–"}[quantity.holds]
    return ValueRow(
        quantity=quantity,
        key=page.name(quantity.id),
        url=page.row_url(quantity.id),
        formula=formula_of(quantity),
        says=quantity.comment.text,
        text="" if quantity.kind is Kind.FUNCTION else text,
        uses=len(page.index.readers.get(quantity.id, ())),
    )
