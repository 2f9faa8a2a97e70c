"""Claims: numbers in prose that link to quantities, checked against their values.

The steps stay in one file, in their order: each refuses a claim or passes it to the next.
"""

import re
from collections.abc import Iterable, MutableMapping
from functools import partial

from msgspec.structs import replace

from calcgraph.calc.claims.allows import (
    allows,
    digits_apart,
    how_met,
    in_range,
    in_unit,
    interval,
    is_lax,
    is_unproved,
    on_scale,
    rounded,
    share_met,
    with_tolerance,
)
from calcgraph.calc.claims.arguments import INSIDE, of_scenario, of_step, why_outside
from calcgraph.calc.claims.assertion import topic_of, why_not_said
from calcgraph.calc.claims.claim_check import (
    UNSOUND,
    ClaimCheck,
    given_by,
    outcome_of,
    overrides_for,
    own_figure,
    value_of,
)
from calcgraph.calc.claims.claimed_unit import unit_of_claim
from calcgraph.calc.claims.clause import objection, said_of
from calcgraph.calc.claims.country import with_plain_count, with_plain_money
from calcgraph.calc.claims.headed import under_heads
from calcgraph.calc.claims.joined import with_words_around
from calcgraph.calc.claims.kept_claims import FoundInObjects, KeptClaims
from calcgraph.calc.claims.kept_readings import KeptReadings
from calcgraph.calc.claims.licence import own_words
from calcgraph.calc.claims.misread import PLAINLY, hint_for, refuse_unchecked, why_misread
from calcgraph.calc.claims.named_units import with_named_unit
from calcgraph.calc.claims.readings import FailedClaim, find_reading
from calcgraph.calc.claims.restated import is_misrounded, restated
from calcgraph.calc.claims.row import names_around, row_said, rows_of_pick
from calcgraph.calc.claims.stated import Statement, unread, unused_in
from calcgraph.calc.claims.target import (
    ClaimTarget,
    shown_value,
    why_no_number,
    why_no_value,
    with_called_unit,
    worked_formula,
)
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.title import MEAN, read_title
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.claims.versions import version_for, version_said
from calcgraph.calc.claims.written.figures import shown_text
from calcgraph.calc.model import ONE, Checks, Claim, ClaimCandidate, Kind, QuantityId, Unit, Value, Verdict
from calcgraph.calc.nodes import Failure, Outcome
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Check
from calcgraph.calc.units.table import LARGEST, from_base, is_date, is_figure
from calcgraph.diagnostics import Diagnostic
from calcgraph.faults import reported
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_words import ends_approximately
from calcgraph.notes.denials import denial
from calcgraph.notes.model import Link, LinkKind
from calcgraph.settings import ValueSettings

_OF_NUMBERS = re.compile(r"[ \t]*+\([ \t]*+[-+−]?[ \t]*+[0-9]")
"""A text that begins as a vector does."""


def check_claims(
    calculation: Calculation,
    candidates: Iterable[ClaimCandidate],
    settings: ValueSettings,
    memory: MutableMapping[str, str] | None = None,
    found: FoundInObjects | None = None,
) -> Checks:
    """Return the results for links to quantities, in the order given; they are kept in `memory`.

    A link whose text is not a number is a claim only if it links to a named check or to `#measured`. `found`
    is what earlier calls have found in objects that may be the same.
    """
    memory = {} if memory is None else memory
    kept = KeptClaims(memory, calculation, settings, found)
    return {one: kept.result(one, partial(_checked, one, settings, kept.readings)) for one in candidates}


def _checked(
    candidate: ClaimCandidate, settings: ValueSettings, kept: KeptReadings, calculation: Calculation
) -> tuple[Claim | None, tuple[Diagnostic, ...]]:
    problems: list[Diagnostic] = []
    claim: Claim | None = None
    with reported(problems, "claim is checked", candidate.path, candidate.link.span):
        claim = _check(calculation, candidate, settings, kept, problems)
        claim = replace(claim, link=candidate.link) if claim is not None else None
    return claim, tuple(problems)


def _check(  # noqa: PLR0913 - what a claim depends on
    calculation: Calculation,
    candidate: ClaimCandidate,
    settings: ValueSettings,
    kept: KeptReadings,
    problems: list[Diagnostic],
    *,
    is_trial: bool = False,
) -> Claim | None:
    link = candidate.link
    if link.kind in {LinkKind.USE, LinkKind.EMBED, LinkKind.PROPERTY}:
        return None
    title = of_scenario(calculation, candidate, read_title(link.title, candidate.path, link.span, settings.kilo))
    candidate, title = of_step(calculation, candidate, title)
    asked = ClaimCheck(calculation, candidate, settings, kept, problems, title, _check, is_trial)
    version = version_for(calculation, candidate.quantity, link.display) if candidate.quantity else ""
    if candidate.quantity is None or version:
        return _check_version(asked, candidate.quantity, version) if candidate.quantity else _sourced(asked)
    target = kept.target_of(candidate.quantity)
    outside = why_outside(calculation, candidate, title, target.id) if target else ""
    if target is not None and (claim := _check_words(asked, target, outside)):
        return claim
    if target is not None:
        asked.original = link
        link = _with_count(asked, with_plain_money(link), target)
        words, table = own_words(said_of(target.quantity)), calculation.shapes.table
        link = with_named_unit(link, target.unit, table)
        link = kept.joined(link, target.unit, words, partial(with_words_around, link, target.unit, words, table))
        asked.candidate = replace(candidate, link=link)
    text = read_claim(link.display, calculation.shapes.table)
    if text is None or (isinstance(text, UnreadText) and not text.begins):
        refuse_unchecked(asked, text)
        return None
    text = under_heads(link, text, calculation.shapes.table) if isinstance(text, ClaimText) else text
    asked.heed_title()
    reason, hint = why_no_number(calculation, candidate.quantity, target)
    if isinstance(text, UnreadText):
        reason, hint = f"`{text.text}` {text.reason}", hint_for(asked, text)
    elif target is not None and (given := own_figure(asked, target)):
        reason, hint = (
            f"`{text.text}` is circular: its title sets `{given}`, the value it claims",
            f"remove `{given}` from the title",
        )
    elif asked.title.is_tolerant and (text.kind == "bound" or text.is_exact):
        reason, hint = (
            f"`{text.text}` already states a limit in words, so it takes no tolerance",
            "remove `±` from the title",
        )
    elif outside:
        reason, hint = outside, INSIDE
    elif not reason:
        reason, hint = why_misread(asked, target, text)
    if reason:
        return asked.give_up(target, reason, hint)
    return _check_number(asked, target, text) if target and isinstance(text, ClaimText) else None


def _with_count(asked: ClaimCheck, link: Link, target: ClaimTarget) -> Link:
    """Return the link with a point between thousands read as such, if it counts things and holds so.

    Of other numbers, only if the sentence is surely in a language that writes them so.
    """
    unit = target.unit
    is_count = not unit.turning and (unit.dimension == (("time", -1),) or (not unit.dimension and unit.factor == 1))
    text = read_claim(link.display, asked.calculation.shapes.table)
    if not isinstance(text, ClaimText):
        return link
    is_counting = is_count and text.unit is None and (not text.problem or bool(text.noun))
    if is_counting and unit.dimension and not text.noun:
        return link
    is_measured = text.unit is not None and bool(unit.dimension) and not text.problem
    plain = with_plain_count(link, is_sure=not is_counting) if is_counting or is_measured else link
    return plain if plain is not link and asked.would_hold(plain) else link


def _sourced(asked: ClaimCheck) -> Claim:
    if not asked.title.sources:
        asked.refuse(
            "CG405", f"`{asked.candidate.link.display}` is called measured but names no source", 'add `"@key"`'
        )
    return asked.claim(None, Verdict.SOURCED)


def _check_of_check(asked: ClaimCheck, check: ClaimTarget) -> Claim:
    statement = check.quantity.statement if check.quantity else None
    if isinstance(statement, Check):
        reason, hint = why_not_said(asked.candidate.link, statement, topic_of(asked.calculation, check.id, statement))
        own = shown_text(statement.comment.text)
        hint = hint if f"`{own}`" not in hint or asked.would_hold_as(own) else ""
        if reason:
            return asked.give_up(check, reason, hint)
    outcome = outcome_of(asked, check)
    if not isinstance(outcome, float):
        return _without_value(asked, check, outcome)
    value = value_of(asked, check, outcome)
    holds = isinstance(value, Value) and value.low != 0
    if holds and isinstance(value, Value) and value.is_open:
        return asked.give_up(check, f"`{check.id.name}` holds wherever it was tried, which is not proved", NARROW)
    says = "holds" if holds else "does not hold"
    claim = asked.claim(check, Verdict.HOLDS, shown=says)
    return _judge(asked, claim, f"`{check.id.name}` {says}{given_by(asked)}", "", holds=holds)


def _check_words(asked: ClaimCheck, target: ClaimTarget, outside: str) -> Claim | None:
    """A claim without one number: that a check holds, or which row is picked; None where the words claim nothing."""
    if target.kind is Kind.PICK:
        return _check_row(asked, target)
    if target.kind is Kind.VECTOR and _OF_NUMBERS.match(asked.candidate.link.display):
        asked.heed_title()
        return asked.give_up(target, *why_no_number(asked.calculation, target.id, target))
    if target.kind is not Kind.CHECK:
        return None
    asked.heed_title()
    return asked.give_up(target, outside, INSIDE) if outside else _check_of_check(asked, target)


def _check_row(asked: ClaimCheck, pick: ClaimTarget) -> Claim | None:
    """Check that the row that a link's words name is the one picked; None if they name no row."""
    assert pick.quantity is not None
    display, link = asked.candidate.link.display, asked.candidate.link
    rows = rows_of_pick(asked.calculation, pick.quantity)
    said = row_said(rows, display, names_around(asked.calculation, pick.quantity))
    is_number = not said.row and isinstance(read_claim(display, asked.calculation.shapes.table), ClaimText)
    if pick.quantity.text not in rows or not (said.row or said.problem) or is_number:
        return None
    asked.heed_title()
    if asked.title.arguments or asked.title.is_tolerant:
        return asked.give_up(pick, f"`{display}` names a row, and a link to a row takes no title", _NO_TITLE)
    shown = rows[pick.quantity.text]
    before = link.before.split(EDGE)[-1]
    denied = denial(" ".join(before.split()[-NEAR_WORDS:])) or objection(link, None, "", None)
    claim = asked.claim(pick, Verdict.HOLDS, shown=shown)
    if said.problem or denied:
        why = said.problem or "is denied by the words before it"
        message = f"`{display}` {why}: `{pick.id.name}` is {shown}"
        return _judge(asked, claim, message, "" if denied else f"write `{shown}`", holds=False)
    message = f"`{display}` is not `{pick.id.name}`: {shown}"
    return _judge(asked, claim, message, f"write `{shown}`", holds=said.row == pick.quantity.text)


def _check_version(asked: ClaimCheck, cell: QuantityId, version: str) -> Claim:
    """Check that a link to a version states it character by character: `0.3` is not 0.3.1, and no rounding of 0.31."""
    display, link = asked.candidate.link.display, asked.candidate.link
    target = ClaimTarget(cell, Kind.COLUMN, ONE, None, "", is_quoted=True)
    asked.heed_title()
    if asked.title.arguments or asked.title.is_tolerant:
        return asked.give_up(target, f"`{display}` states a version, and a link to a version takes no title", _NO_TITLE)
    words, said = version_said(display)
    shown = f"{words}{version}"
    claim = asked.claim(target, Verdict.HOLDS, shown=shown)
    if denied := denial(" ".join(link.before.split(EDGE)[-1].split()[-NEAR_WORDS:])) or objection(link, None, "", None):
        message = f"`{display}` is denied by `{denied}` next to it: `{cell.name}` is {version}"
        return _judge(asked, claim, message, "", holds=False)
    message = f"`{display}` is not `{cell.name}`: {version}"
    return _judge(asked, claim, message, f"write `{shown}`", holds=said == version)


NEAR_WORDS = 4
"""Words before the name of a row that may deny it: `is not`."""


UNPROVED = "is about the whole range of `{}`, which is at least {}: its ends are found by search and not proved"
NARROW = "narrow the ranges that it depends on, or write one value in place of a range"
_NO_TITLE = "remove the title"


def _check_number(asked: ClaimCheck, target: ClaimTarget, text: ClaimText) -> Claim:
    quantity = with_called_unit(asked.calculation, target, asked.title.overrides, asked.candidate.link.span)
    outcome = outcome_of(asked, quantity)
    if not isinstance(outcome, float):
        return _without_value(asked, quantity, outcome)
    unit = unit_of_claim(asked, quantity, text)
    if unit is None:
        return asked.claim(quantity, Verdict.FAILS, explanation=asked.problems[-1].message)
    widened = with_tolerance(text, asked.title, unit, asked.calculation.shapes.table)
    if widened is None:
        asked.refuse("CG402", f"the tolerance in the title has a different unit from `{text.text}`")
    text = as_wide = widened or text
    if not asked.title.is_tolerant:
        text = as_wide = on_scale(text, unit, quantity.unit)
        is_about = ends_approximately(asked.candidate.link.before)
        text = rounded(text) if quantity.is_quoted and not is_about else text
    value = value_of(asked, quantity, outcome)
    if isinstance(value, Failure):
        return _without_value(asked, quantity, value)
    text, as_wide = (in_range(text, value),) * 2 if _is_in_range(asked, value) else (text, as_wide)
    reason, hint = _why_not_compared(asked, quantity, text, unit, value)
    if reason:
        return asked.give_up(quantity, reason, hint)
    confused = _taken_for(asked, quantity, text, unit, value)
    holds = allows(text, unit, value) and not confused
    shown = shown_value(asked.calculation, quantity, replace(value, is_open=False), asked.settings.digits)
    if text.unit is ONE and "×" in text.text and not quantity.unit.text:
        shown += "×"
    claim = replace(
        asked.claim(quantity, Verdict.HOLDS, shown=shown),
        unit=unit,
        low=None if text.low is None else float(text.low),
        high=None if text.high is None else float(text.high),
        computed=from_base(value.number, unit),
        computed_low=from_base(value.low, unit),
        computed_high=from_base(value.high, unit),
        part=_part(asked, value, text),
    )
    if holds:
        if is_lax(text) and asked.title.disputed is None:
            asked.refuse("CG409", f"`{text.text}` would hold for values that differ more than tenfold", _LAX)
        _note_rounding(asked, text, value, unit)
        verdict = Verdict.PARTLY if share_met(text, unit, value) else Verdict.HOLDS
        met = replace(claim, verdict=verdict, explanation=how_met(text, unit, value, shown))
        return _judge(asked, _read_sentence(asked, quantity, text, met), "", "", holds=True)
    case = FailedClaim(asked.calculation, quantity.key, text, unit, value, overrides_for(asked, quantity))
    message = _why_wrong(asked, quantity, case, as_wide, confused)
    worked = "" if asked.title.overrides else worked_formula(asked.calculation, quantity)
    return _judge(asked, claim, message, worked, holds=False)


def _why_wrong(asked: ClaimCheck, quantity: ClaimTarget, case: FailedClaim, as_wide: ClaimText, confused: str) -> str:
    """Return the message about a number that is not the value, with the reading in which it would be right.

    `as_wide` is the text with its tolerance, and `confused` another quantity that the sentence may mean.
    """
    text, unit, value = case.text, case.unit, case.value
    reading = "" if is_date(unit) or asked.is_trial else find_reading(case)
    spelled = _SPELLED.search(reading)
    reading = reading if spelled is None or asked.would_hold_as(spelled[1]) else ""
    if not (reading or confused) and text is not as_wide and allows(as_wide, unit, value):
        about = f"about {asked.candidate.link.display}"
        reading = f"it is right as `{about}`" if asked.would_hold_as(about) else ""
    said = f"{_asked_of(asked, quantity, value, text)}{given_by(asked)}"
    digits = digits_apart(text, value, unit)
    if confused:
        return f"`{text.text}` is not {said}: {in_unit(value, unit, _ROUNDED)}; it is right as `{confused}`"
    message = f"`{text.text}` is not {said}: {in_unit(value, unit, digits)} ({interval(text, digits)})"
    return f"{message}; {reading}" if reading else message


def _is_in_range(asked: ClaimCheck, value: Value) -> bool:
    return value.is_range and not asked.title.is_tolerant


def _taken_for(asked: ClaimCheck, quantity: ClaimTarget, text: ClaimText, unit: Unit, value: Value) -> str:
    """Return the quantity's own form of a number that stands with a unit of nearly the same size: `80 GiB` for 80 GB.

    The digits of such a claim allow the value, but they are those of the other unit.
    """
    own = quantity.unit
    is_other = (own.dimension, own.turning) == (unit.dimension, unit.turning) and own.factor != unit.factor
    if not is_other or own.offset or unit.offset or value.is_range or asked.title.is_tolerant or is_date(unit):
        return ""
    if not own.text or text.kind != "number" or not is_misrounded(text, from_base(value.number, unit)):
        return ""
    if is_misrounded(text, from_base(value.number, own)):
        return ""
    spelled = text.text.replace(unit.text, own.text, 1)
    return spelled if spelled != text.text and allows(text, unit, value) else ""


def _read_sentence(asked: ClaimCheck, quantity: ClaimTarget, text: ClaimText, claim: Claim) -> Claim:
    """Return a true claim, or note that its number agrees in a sentence that may say something else."""
    if asked.title.disputed is not None:
        return claim
    overrides = overrides_for(asked, quantity) if asked.title.overrides else {}
    statement = Statement(asked.calculation, asked.candidate, quantity, text, overrides, asked.settings, asked.kept)
    word, hint = unread(statement)
    if not word:
        return claim
    name = quantity.id.name
    if left := unused_in(statement):
        return asked.give_up(
            quantity, f"`{left}` in the sentence of `{text.text}` is not read, and can change it", PLAINLY
        )
    asked.refuse("CG423", f"`{text.text}` agrees with `{name}`, but `{word}` in its sentence is not understood", hint)
    return replace(claim, verdict=Verdict.AGREES, explanation=f"`{word}` in its sentence is not understood")


def _note_rounding(asked: ClaimCheck, text: ClaimText, value: Value, unit: Unit) -> None:
    """Note a number that its digits allow, and that nobody would write for the value: `3,600` at 3,660.74."""
    if asked.title.is_tolerant or asked.is_trial or value.is_range or is_date(unit) or asked.title.disputed is not None:
        return
    display, computed = (asked.original or asked.candidate.link).display, from_base(value.number, unit)
    if is_misrounded(text, computed) and not (display[:1].isalpha() or display[:1] in "~≈∼"):  # `about` too
        new = restated(display, computed, asked.calculation.shapes.table)
        again = read_claim(new, asked.calculation.shapes.table) if new and new != display else None
        if isinstance(again, ClaimText) and allows(again, unit, value):
            now = in_unit(value, unit, _ROUNDED)
            asked.refuse("CG422", f"`{text.text}` is {now} now, which rounds to `{new}`", f"write `{new}`")


_ROUNDED = 6
"""The significant digits of a value next to its rounded form."""


def _why_not_compared(
    asked: ClaimCheck, quantity: ClaimTarget, text: ClaimText, unit: Unit, value: Value
) -> tuple[str, str]:
    """Return the reason why a number and a value cannot be compared, and the fix; empty if they can."""
    if asked.title.share is not None and value.around is None:
        return f"`{quantity.id.name}` does not depend on a distribution", "remove the percentile from the title"
    if text.is_exact and value.around is not None:
        return f"`{text.text}` needs an exact value, and `{quantity.id.name}` is a distribution", "remove `exactly`"
    ends = (end for end in (text.low, text.high) if end is not None)
    if any(abs(end) > LARGEST for end in ends) or not all(is_figure(end, unit) for end in value.numbers):
        return f"`{text.text}` and `{quantity.id.name}` are too far apart to be compared", ""
    if is_unproved(text, value) and allows(text, unit, value):
        shown = shown_value(asked.calculation, quantity, replace(value, is_open=False), asked.settings.digits)
        return f"`{text.text}` {UNPROVED.format(quantity.id.name, shown)}", NARROW
    return "", ""


def _part(asked: ClaimCheck, value: Value, text: ClaimText) -> float | None:
    """Return the part of a distribution that a claim is about; a number alone is about the median."""
    if asked.title.share is not None:
        return float(asked.title.share)
    return 0.5 if value.is_spread and text.kind == "number" else None


def _asked_of(asked: ClaimCheck, quantity: ClaimTarget, value: Value, text: ClaimText) -> str:
    """Return the subject of a claim: the quantity, or a part of its distribution."""
    share, name = asked.title.share, f"`{quantity.id.name}`"
    if share is not None:
        return f"the mean of {name}" if share == MEAN else f"P{int(share * 100)} of {name}"
    if value.is_spread:
        return f"the median of {name}" if text.kind == "number" else f"P5–P95 of {name}"
    return name


_SPELLED = re.compile("right as `([^`]+)`")
_LAX = "make it narrower, or write `between … and …` if you mean the whole span"


def _without_value(asked: ClaimCheck, target: ClaimTarget, outcome: Outcome) -> Claim:
    """Return a claim about a target without a value; report it here unless it is reported elsewhere."""
    reason = hint = ""
    if isinstance(outcome, Failure) and outcome is not UNSOUND:
        reason, hint = why_no_value(asked.calculation, target, outcome, overrides_for(asked, target))
    elif not isinstance(outcome, Failure):
        reason = f"`{target.id.name}` is not a number"
    if reason:
        return asked.give_up(target, reason, hint)
    return asked.claim(target, Verdict.FAILS, explanation=f"`{target.id.name}` cannot be computed")


def _judge(asked: ClaimCheck, claim: Claim, message: str, hint: str, *, holds: bool) -> Claim:
    """The verdict of a claim that was computed; a wrong one is reported."""
    disputed = asked.title.disputed is not None
    if disputed and holds:
        quoted = asked.candidate.link.display
        asked.refuse(
            "CG404",
            f"`{quoted}` is disputed, but it is right: {claim.computed_text}",
            "remove `disputed` from the title",
        )
        return replace(claim, verdict=Verdict.STALE_DISPUTE, explanation=asked.problems[-1].message)
    if disputed:
        why = asked.title.disputed or ""
        return replace(claim, verdict=Verdict.DISPUTED, explanation="; ".join(part for part in (why, message) if part))
    if holds:
        return claim
    asked.refuse("CG401", message, hint)
    return replace(claim, verdict=Verdict.FAILS, explanation=message)
