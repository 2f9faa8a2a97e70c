"""Sequences on exact numbers, step by step."""

from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.algebra.precise import to_fraction
from calcgraph.calc.algebra.walk import ExactComputation, Numbers
from calcgraph.calc.nodes import Failure, Series
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.operation_kinds import LOOPS
from calcgraph.calc.programs.program import STEPS, compile_term
from calcgraph.calc.programs.terms import Term, walk

PLACED = 1e-9
"""The largest error of the position of a peak."""
WHERE = {"maximum": "argmax", "minimum": "argmin", "argmax": "argmax", "argmin": "argmin"}


def run_steps(exact: ExactComputation, term: Term) -> list[Numbers]:
    """Return the values of all steps of sequences that depend on each other."""
    assert isinstance(term.value, tuple)
    parts, tracks, bodies = list(term.parts), list[Numbers](), list[tuple[int, int, Term]]()
    for first, count in zip(map(int, term.value[::2]), map(int, term.value[1::2]), strict=True):
        last, body, *starts = parts[: 2 + count]
        del parts[: 2 + count]
        tracks.append({first - count + at: exact.amount(start) for at, start in enumerate(starts)})
        bodies.append((first, _whole(exact.amount(last)), body))
    before = exact.tracks, exact.indexes.get(STEPS)
    exact.tracks = tracks
    for now in range(min(first for first, _, _ in bodies), max(last for _, last, _ in bodies) + 1):
        exact.indexes[STEPS] = Amount(Fraction(now))
        for track, (first, last_step, body) in zip(tracks, bodies, strict=True):
            if first <= now <= last_step:
                track[now] = exact.amount(body)
    exact.tracks = before[0]
    if before[1] is not None:
        exact.indexes[STEPS] = before[1]
    return tracks


def earlier(exact: ExactComputation, term: Term) -> Amount:
    """A value of a sequence that is being computed."""
    assert isinstance(term.value, int)
    return at_step(exact.tracks[term.value], exact.amount(term.parts[0]))


def at_step(track: Numbers, step: Amount) -> Amount:
    """Return the value of a step; skip the formula if the step does not exist."""
    found = track.get(_whole(step))
    if found is None:
        raise SkippedError
    return found


def _whole(step: Amount) -> int:
    return round(to_fraction(step.value))


def series_of(machine: Machine, key: str) -> tuple[Series, ...]:
    """Return the results of a program of sequences; an empty tuple if it failed."""
    found = machine.base.value(key)
    return () if isinstance(found, Failure | float | str) else found


def weight(machine: Machine, key: str, term: Term) -> int:
    """About how many operations sequences take."""
    steps = max((len(series.numbers) for series in series_of(machine, key)), default=0)
    return 3 * steps * sum(1 for _ in walk(term))


def edge(exact: ExactComputation, term: Term) -> Amount:
    """The first or the last step of a sequence."""
    assert isinstance(term.value, tuple)
    found = series_of(exact.machine, term.value[0])
    if not found or term.value[0] in exact.touched:
        raise SkippedError
    return Amount(Fraction(found[0].first + (len(found[0].numbers) - 1 if term.value[1] == "1" else 0)))


def first_step(exact: ExactComputation, term: Term) -> Amount:
    """The first step of which a condition holds."""
    condition, low, high = term.parts
    assert isinstance(term.value, int)
    for step in range(_whole(exact.amount(low)), _whole(exact.amount(high)) + 1):
        exact.indexes[term.value] = Amount(Fraction(step))
        if exact.amount(condition).value != 0:
            return exact.indexes[term.value]
    raise SkippedError


def peak(exact: ExactComputation, term: Term) -> Amount:
    """Return the body at the program's peak; the position of the peak has a separate error."""
    inside = list(walk(term))
    bound = {part.value for part in inside if part.op in LOOPS}
    if any(part.op == "prior" or (part.op == "index" and part.value not in bound) for part in inside):
        raise SkippedError  # another peak in each round of a loop outside it
    program, _ = compile_term(replace(term, op=WHERE[term.op]))
    found = None if exact.touched else exact.machine.evaluate(program)
    if not isinstance(found, float) or not isinstance(term.value, int):
        raise SkippedError
    exact.indexes[term.value] = Amount(Fraction(found))
    return Amount(Fraction(found), abs(found) * PLACED) if term.op in WHERE.values() else exact.amount(term.parts[0])
