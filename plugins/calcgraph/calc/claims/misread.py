"""Claims whose words are not read, or say more than the number in the link, with what to write instead."""

import re

from calcgraph.calc.claims.beside import WHOLE, shown_as, stray_of, with_stray
from calcgraph.calc.claims.claim_check import ClaimCheck
from calcgraph.calc.claims.clause import objection, said_of, without_said
from calcgraph.calc.claims.counted import respelled
from calcgraph.calc.claims.country import two_readings
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unread import UnreadText, begun
from calcgraph.calc.units.spellings import UnitProblem

_ELSEWHERE = "link a quantity whose value includes it, or move it away from the number"
PLAINLY = "write a sentence that only states the value, or link the quantity that the sentence is about"
_PER = re.compile("`(per [^`]+)`")


def _why_two_numbers(asked: ClaimCheck) -> tuple[str, str] | None:
    """Return why a number means something else in the language of its sentence, and the fix."""
    link = asked.original or asked.candidate.link
    found, others = two_readings(link)
    if not found or found not in asked.candidate.link.display:  # it is read as money or as a count
        return None
    hint = next(
        (f"write `{one}`" for one in others if asked.would_hold_as(one)), "write all digits, without `.` or `,`"
    )
    return (
        f"`{link.display}` has `{found}`, which means another number in the language of its sentence",
        hint,
    )


def why_misread(asked: ClaimCheck, target: ClaimTarget | None, text: ClaimText) -> tuple[str, str]:
    """Return why a claim means another number, or only a part of it, and what to write; empty if it does."""
    if two := _why_two_numbers(asked):
        return two
    about = said_of(target.quantity if target else None)
    said = (text, target is not None, target.unit if target else None, about, asked.title.disputed is not None)
    return asked.kept.is_plain(asked.candidate.link, said, lambda: _find_misread(asked, target, text, about))


def _find_misread(asked: ClaimCheck, target: ClaimTarget | None, text: ClaimText, about: str) -> tuple[str, str]:
    table = asked.calculation.shapes.table
    link = asked.candidate.link
    link = without_said(link, text, target.unit, about, table) if target else link
    stray = stray_of(link, text.text, table)
    if stray is None:
        is_quoted = asked.title.disputed is not None
        against = "" if is_quoted else objection(link, text, about, table)
        return (f"`{against}` next to `{text.text}` denies or changes it", PLAINLY) if against else ("", "")
    side = "after" if stray.is_behind else "before"
    reason = f"`{stray.text}` {side} `{text.text}` is outside the link, so it would not be checked"
    inside = with_stray(link, stray)
    if asked.would_hold(inside):
        return reason, f"put it inside the link: `{inside.text}`"
    read = read_claim(inside.display, table)
    is_read = isinstance(read, ClaimText) and not read.problem and not (stray.is_behind and read.noun)
    return reason, _ELSEWHERE if is_read else WHOLE


def hint_for(asked: ClaimCheck, text: UnreadText) -> str:
    """Return what to do about a text that is not read; a spelling only if the claim holds in it."""
    display = asked.candidate.link.display
    bare = " ".join(display.replace(text.rest, "", 1).split()) if text.rest else display
    for lead in ("at most", "at least", "exactly"):
        if f"`{lead}`" in text.hint:
            return f"write `{lead} {bare}`" if asked.would_hold_as(f"{lead} {bare}") else ""
    if (per := _PER.search(text.hint)) is not None:
        return f"write `{bare} {per[1]}`" if asked.would_hold_as(f"{bare} {per[1]}") else ""
    meant = asked.calculation.shapes.table.parse(text.rest) if text.rest else None
    units = meant.candidates if isinstance(meant, UnitProblem) else ()
    if fitting := [f"`{bare} {unit}`" for unit in units if asked.would_hold_as(f"{bare} {unit}")]:
        return f"write {' or '.join(fitting)}"
    uncounted = next(filter(asked.would_hold_as, respelled(display, "", "")), "")
    return f"write `{uncounted}`" if uncounted else text.hint or (WHOLE if text.rest else "")


def refuse_unchecked(asked: ClaimCheck, text: UnreadText | None) -> None:
    """Say so where a reader would take a link for a checked number."""
    link = asked.candidate.link
    if text is not None:
        article, rest, hint = begun(link.display)
        number = shown_as(link, rest, f"{link.before}{article} ", link.behind)
        if article and not text.hint and asked.would_hold(number):
            hint = f"write `{article} {number.text}`"
        asked.refuse("CG407", f"`{text.text}` {text.reason}", text.hint or hint)
    elif asked.title.arguments or asked.title.disputed is not None or asked.title.relative or asked.title.absolute:
        asked.refuse(
            "CG407", f"`{link.display}` has no number, so its title checks nothing", "begin the link with a number"
        )
