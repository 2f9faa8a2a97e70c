"""Sequences on exact numbers, step by step."""

from fractions import Fraction
from typing import Protocol

from calcgraph.calc.algebra.amounts import Amount
from calcgraph.calc.algebra.precise import to_fraction
from calcgraph.calc.nodes import Failure, Series
from calcgraph.calc.numbers.exact import SkippedError
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import STEPS
from calcgraph.calc.programs.terms import Term, walk

Numbers = dict[int, Amount]
"""The values of a sequence by step."""


class Walk(Protocol):
    """The computation on exact numbers; `exact.py` has it."""

    indexes: dict[int, Amount]
    tracks: list[Numbers]
    """Sequences that are being computed."""

    def amount(self, term: Term) -> Amount:
        """The value of a term."""


def run_steps(exact: Walk, term: Term) -> list[Numbers]:
    """All values of sequences that use each other."""
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


def earlier(exact: Walk, term: Term) -> Amount:
    """A value of a sequence that is being computed."""
    assert isinstance(term.value, int)
    return at_step(exact.tracks[term.value], exact.amount(term.parts[0]))


def at_step(track: Numbers, step: Amount) -> Amount:
    """The value of a step; skipped where there is none."""
    found = track.get(_whole(step))
    if found is None:
        raise SkippedError
    return found


def _whole(step: Amount) -> int:
    return round(to_fraction(step.value))


def series_of(machine: Machine, key: str) -> tuple[Series, ...]:
    """What the program of sequences has come to; none where it has failed."""
    found = machine.base.value(key)
    return () if isinstance(found, Failure | float | str) else found


def weight(machine: Machine, key: str, term: Term) -> int:
    """About how many operations sequences take."""
    steps = max((len(series.numbers) for series in series_of(machine, key)), default=0)
    return 3 * steps * sum(1 for _ in walk(term))
