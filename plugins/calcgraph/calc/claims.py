"""Claims: numbers in prose that are links to quantities, checked against what these come to."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from calcgraph.calc.arithmetic import EQUAL
from calcgraph.calc.ask import exact, overrides_of, parts_of
from calcgraph.calc.claim_text import ClaimText, read_claim
from calcgraph.calc.claim_title import Title, read_title
from calcgraph.calc.display import choose_unit, format_number, format_quantity, is_money
from calcgraph.calc.keys import key_of
from calcgraph.calc.model import (
    ONE,
    Calculation,
    Claim,
    ClaimCandidate,
    Coverage,
    Kind,
    Quantity,
    QuantityId,
    Unit,
    Value,
    Verdict,
)
from calcgraph.calc.nodes import Failure, Outcome, Overrides
from calcgraph.calc.ranges import range_under
from calcgraph.calc.readings import Case, find_reading
from calcgraph.calc.spelling import with_numbers
from calcgraph.calc.tree import Function, Name, With
from calcgraph.calc.units import from_base
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.notes.model import LinkKind, Note
from calcgraph.settings import ValueSettings
from calcgraph.source import Span

_COUNTS = frozenset({"token", "parameter", "operation", "request", "chip"})
"""Dimensions that a claim may leave unsaid: "8 chips" or just "8"."""


def check_claims(
    calculation: Calculation, candidates: Iterable[ClaimCandidate], settings: ValueSettings
) -> tuple[tuple[Claim, ...], tuple[Diagnostic, ...]]:
    """The claims among links to quantities, in the order given, and those that do not hold.

    A link whose text is no number is a claim only if it leads to a named check or to `#measured`.
    """
    claims: list[Claim] = []
    problems: list[Diagnostic] = []
    for candidate in candidates:
        claim = _check(calculation, candidate, settings, problems)
        if claim is not None:
            claims.append(claim)
    return tuple(claims), tuple(problems)


@dataclass(slots=True)
class _Asked:
    """One claim while it is checked."""

    calculation: Calculation
    candidate: ClaimCandidate
    settings: ValueSettings
    problems: list[Diagnostic]
    title: Title

    def refuse(self, code: str, message: str, hint: str = "") -> None:
        """Note a problem at the link."""
        self.problems.append(diagnose(code, self.candidate.path, self.candidate.link.span, message, hint))


def _check(
    calculation: Calculation, candidate: ClaimCandidate, settings: ValueSettings, problems: list[Diagnostic]
) -> Claim | None:
    link = candidate.link
    if link.kind in {LinkKind.USE, LinkKind.EMBED, LinkKind.PROPERTY}:
        return None
    title = read_title(link.title, candidate.path, link.span, settings.kilo)
    asked = _Asked(calculation, candidate, settings, problems, title)
    if candidate.quantity is None:
        return _sourced(asked)
    table = parts_of(calculation)[1].table
    text = read_claim(link.display, table)
    quantity = find_target(calculation, candidate.quantity)
    if quantity is None or (text is None and quantity.kind is not Kind.CHECK):
        return None
    problems.extend(title.problems)
    for part in title.unknown:
        asked.refuse("CG403", f"`{part}` in the title of a claim is not understood", _TITLES)
    if quantity.kind is Kind.CHECK:
        return _check_of_check(asked, quantity)
    assert text is not None
    return _check_number(asked, _with_unit(asked, quantity), text)


_TITLES = "a title is `with name=value`, `±5%`, `@source`, or `disputed: why`, joined by `;`"


@dataclass(frozen=True, slots=True)
class Target:
    """What a claim leads to."""

    id: QuantityId
    kind: Kind
    unit: Unit
    value: Value | None
    key: str
    """Its node; empty for a table's cell."""
    quantity: Quantity | None = None
    """None for a table's cell."""


def find_target(calculation: Calculation, id_: QuantityId) -> Target | None:
    """The quantity that a link means: a row, a pick's column, or a cell `gpus.h100.bw`."""
    known = calculation.quantities.get(id_)
    if known is not None:
        unit = parts_of(calculation)[1].units.get(key_of(id_)) if known.kind is Kind.FUNCTION else known.unit
        return Target(id_, known.kind, unit or ONE, known.value, key_of(id_), known)
    name, _, rest = id_.name.partition(".")
    row, _, column = rest.rpartition(".")
    dataset = calculation.datasets.get(QuantityId(id_.note, name))
    if dataset is None or row not in dataset.rows or column not in dataset.units:
        return None
    value = dataset.rows[row].get(column)
    return Target(id_, Kind.COLUMN, dataset.units[column], value if isinstance(value, Value) else None, "")


def _sourced(asked: _Asked) -> Claim:
    if not asked.title.sources:
        asked.refuse(
            "CG405", f"`{asked.candidate.link.display}` is called measured but names no source", 'add `"@key"`'
        )
    return _claim(asked, None, Verdict.SOURCED)


def _check_of_check(asked: _Asked, check: Target) -> Claim:
    outcome = _outcome(asked, check)
    if not isinstance(outcome, float):
        return _claim(asked, check, Verdict.FAILS, explanation=f"`{check.id.name}` cannot be computed")
    holds = outcome != 0
    says = "holds" if holds else "does not hold"
    claim = _claim(asked, check, Verdict.HOLDS, computed_text=says)
    return _judge(asked, claim, f"`{check.id.name}` {says}{_given(asked)}", "", holds=holds)


def _check_number(asked: _Asked, quantity: Target, text: ClaimText) -> Claim:
    unit = _unit_of_claim(asked, quantity, text)
    if unit is None:
        return _claim(asked, quantity, Verdict.FAILS, explanation=asked.problems[-1].message)
    outcome = _outcome(asked, quantity)
    if not isinstance(outcome, float):
        return _claim(asked, quantity, Verdict.FAILS, unit=unit, explanation=f"`{quantity.id.name}` cannot be computed")
    text = _with_tolerance(asked, text, unit)
    value = _range(asked, quantity, outcome)
    holds = allows(text, unit, value)
    shown = _shown(asked, quantity, value)
    if text.unit is ONE and "×" in text.text and not quantity.unit.text:
        shown += "×"
    claim = replace(
        _claim(asked, quantity, Verdict.HOLDS, unit=unit, computed_text=shown),
        low=None if text.low is None else float(text.low),
        high=None if text.high is None else float(text.high),
        computed=from_base(value.number, unit),
        computed_low=from_base(value.low, unit),
        computed_high=from_base(value.high, unit),
    )
    if holds:
        return _judge(asked, claim, "", "", holds=True)
    reading = find_reading(Case(asked.calculation, quantity.key, text, unit, value, _overrides(asked, quantity)))
    message = f"`{text.text}` is not `{quantity.id.name}`{_given(asked)}: {_in_unit(value, unit)} ({_interval(text)})"
    explained = f"{message}; {reading}" if reading else message
    return _judge(asked, claim, explained, _formula(asked, quantity), holds=False)


def _judge(asked: _Asked, claim: Claim, message: str, hint: str, *, holds: bool) -> Claim:
    """The verdict of a claim that was computed; a wrong one is reported."""
    disputed = asked.title.disputed is not None
    if disputed and holds:
        quoted = asked.candidate.link.display
        asked.refuse("CG404", f"`{quoted}` is disputed, but it holds: {claim.computed_text}", "take `disputed` off")
        return replace(claim, verdict=Verdict.STALE_DISPUTE, explanation=asked.problems[-1].message)
    if disputed:
        why = asked.title.disputed or ""
        return replace(claim, verdict=Verdict.DISPUTED, explanation="; ".join(part for part in (why, message) if part))
    if holds:
        return claim
    asked.refuse("CG401", message, hint)
    return replace(claim, verdict=Verdict.FAILS, explanation=message)


def _claim(  # noqa: PLR0913 - what a kind of claim leaves empty has a default
    asked: _Asked,
    quantity: Target | None,
    verdict: Verdict,
    *,
    unit: Unit = ONE,
    computed_text: str = "",
    explanation: str = "",
) -> Claim:
    return Claim(
        note=asked.candidate.note,
        link=asked.candidate.link,
        quantity=quantity.id if quantity else None,
        arguments=asked.title.arguments,
        verdict=verdict,
        low=None,
        high=None,
        unit=unit,
        computed=None,
        computed_low=None,
        computed_high=None,
        computed_text=computed_text,
        explanation=explanation,
        sources=asked.title.sources,
    )


def _with_unit(asked: _Asked, target: Target) -> Target:
    """A function without a declared unit in the unit that these arguments give it."""
    statement = target.quantity.statement if target.quantity else None
    if not isinstance(statement, Function) or statement.unit:
        return target
    span = asked.candidate.link.span
    call = With(Name(statement.name, span), asked.title.overrides, span)
    unit, _ = parts_of(asked.calculation)[1].infer(call, asked.calculation.scopes[target.id.note])
    return replace(target, unit=unit or ONE)


def _unit_of_claim(asked: _Asked, quantity: Target, text: ClaimText) -> Unit | None:
    """The unit a claim is in; None after reporting why it does not fit."""
    wanted = quantity.unit
    if text.unit is not None and text.unit.dimension == wanted.dimension:
        return text.unit
    counts = all(base in _COUNTS and power == 1 for base, power in wanted.dimension) and len(wanted.dimension) <= 1
    if text.unit is None and not text.problem and counts:
        return ONE if not wanted.dimension else replace(wanted, factor=Fraction(1), text="")
    what = f"`{quantity.id.name}` is in `{wanted.text or '1'}`"
    if text.unit is not None:
        asked.refuse("CG402", f"`{text.text}` is in `{text.unit.text or '1'}`, but {what}")
    elif text.problem or text.noun:
        asked.refuse("CG402", f"`{text.text}`: {text.problem or f'unknown unit `{text.noun}`'}; {what}")
    else:
        asked.refuse("CG402", f"`{text.text}` has no unit, but {what}", f"write `{text.text} {wanted.text}`")
    return None


def _outcome(asked: _Asked, quantity: Target) -> Outcome:
    machine, _ = parts_of(asked.calculation)
    if not quantity.key:
        return quantity.value.number if quantity.value else Failure("empty cell")
    if not asked.title.overrides:
        return machine.value(quantity.key)
    note = asked.candidate.note
    overrides, problems = overrides_of(asked.calculation, note, asked.title.overrides, quantity.id)
    asked.problems.extend(problems)
    if problems:
        return Failure("arguments")
    return machine.value(quantity.key, overrides)


def _range(asked: _Asked, quantity: Target, outcome: float) -> Value:
    """The value with its ends where ranged parameters stand behind it."""
    if not asked.title.overrides:
        return quantity.value or exact(outcome)
    overrides = _overrides(asked, quantity)
    return range_under(parts_of(asked.calculation)[0], quantity.key, overrides, outcome)


def _overrides(asked: _Asked, quantity: Target) -> Overrides:
    return overrides_of(asked.calculation, asked.candidate.note, asked.title.overrides, quantity.id)[0]


def _with_tolerance(asked: _Asked, text: ClaimText, unit: Unit) -> ClaimText:
    title = asked.title
    if title.relative is not None:
        around = abs(text.value) * title.relative
    elif title.absolute is not None:
        _, shapes = parts_of(asked.calculation)
        found = shapes.table.parse(title.absolute.unit) if title.absolute.unit else unit
        if not isinstance(found, Unit) or found.dimension != unit.dimension:
            asked.refuse("CG402", f"`±{title.absolute.text}` is in another unit than `{text.text}`")
            return text
        around = title.absolute.value * found.factor / unit.factor
    else:
        return text
    low = None if text.low is None else text.value - around
    high = None if text.high is None else (text.high if text.kind == "range" else text.value) + around
    return replace(text, low=low, high=high)


def allows(text: ClaimText, unit: Unit, value: Value) -> bool:
    """Whether a value is what a claim says; of a range one common point is enough, for a bound all of it must fit."""
    low, high = from_base(value.low, unit), from_base(value.high, unit)
    slack = EQUAL * max(abs(low), abs(high))
    if text.kind == "bound":
        if text.low is not None:
            return low > float(text.low) if text.strict else low >= float(text.low) - slack
        assert text.high is not None
        return high < float(text.high) if text.strict else high <= float(text.high) + slack
    assert text.low is not None
    assert text.high is not None
    return high >= float(text.low) - slack and low <= float(text.high) + slack


def _shown(asked: _Asked, quantity: Target, value: Value) -> str:
    """`41.8 ms`, in the quantity's own unit; of a function without one in a readable one."""
    unit = quantity.unit
    if quantity.kind is Kind.FUNCTION:
        unit = choose_unit(value.number, unit.dimension, parts_of(asked.calculation)[1].table, (unit,))
    return format_quantity(value, unit, asked.settings.digits)


def _in_unit(value: Value, unit: Unit) -> str:
    digits = 4
    tail = f" {unit.text}" if unit.text else ""
    ends = [format_number(from_base(end, unit), digits, money=is_money(unit)) for end in (value.low, value.high)]
    return (ends[0] if ends[0] == ends[1] else "..".join(ends)) + tail


def _interval(text: ClaimText) -> str:
    low = "" if text.low is None else format_number(float(text.low), 4)
    high = "" if text.high is None else format_number(float(text.high), 4)
    if low and high:
        return f"allowed {low} to {high}"
    return (
        f"allowed {'more than' if text.strict else 'from'} {low}"
        if low
        else f"allowed {'less than' if text.strict else 'up to'} {high}"
    )


def _given(asked: _Asked) -> str:
    return f" with {asked.title.arguments}" if asked.title.arguments else ""


def _formula(asked: _Asked, target: Target) -> str:
    """The formula with its numbers; empty under other arguments, and for what is no formula."""
    if asked.title.overrides or target.quantity is None or target.kind is not Kind.FORMULA:
        return ""
    return with_numbers(asked.calculation, target.quantity)


def coverage(note: Note, claims: Iterable[Claim]) -> Coverage:
    """How many of a note's numbers stand inside a claim, a live value or a data table, and the places of the others."""
    bound = [claim.link.span for claim in claims]
    bound += [table.span for table in note.tables]
    bound += [live.span for live in note.live_values]
    places = sorted(bound)
    unbound = tuple(number.span for number in note.numbers if not _inside(number.span, places))
    return Coverage(len(note.numbers) - len(unbound), len(note.numbers), unbound)


def _inside(span: Span, places: list[Span]) -> bool:
    at = bisect_right(places, Span(span.line, span.column, 10**9, 10**9))
    return any(
        (place.line, place.column) <= (span.line, span.column)
        and (span.end_line, span.end_column) <= (place.end_line, place.end_column)
        for place in places[max(0, at - 3) : at]
    )
