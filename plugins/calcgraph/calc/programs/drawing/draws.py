"""Distributions: the value of a quantity in each of 4,096 draws, all of them at once; `draws.js` is the port.

A run of draws stores a value that is the same in all draws as a number, and any other as an array. Draws are shared:
two quantities that follow from one sampled quantity are correlated.
"""

import math
from array import array
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Protocol

from calcgraph.calc.budget import Budget, Purse, Work
from calcgraph.calc.model import Value, exact
from calcgraph.calc.nodes import Failure, Node, Operation, Outcome
from calcgraph.calc.numbers.copula import together
from calcgraph.calc.numbers.draws import COUNT, places
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.drawing.columns import SampleColumn, Slots, each, is_series
from calcgraph.calc.programs.drawing.stepped import STEPPED
from calcgraph.calc.programs.elementary import ELEMENTARY
from calcgraph.calc.programs.operation_kinds import KEYED, LOOKUPS
from calcgraph.calc.programs.values import Trouble

SHARE, MEAN = 8, 2.0
"""An operation on all draws counts as one step for so many of them; in place of a percentile, the mean."""
HEAVY = {"beta": 256}
"""Operations that take as long as so many others."""
LOW, MIDDLE, HIGH = 0.05, 0.5, 0.95
MOST_KEPT = 2_000
"""Columns that are kept for the next value, 32 KiB each."""
BARS, TALLEST = 24, 9
BEYOND = 0.3
"""The share of the distance between P5 and P95 by which a histogram extends beyond both sides."""
SPREAD = 2.0
"""The number of standard errors around a percentile, which cover it in 19 of 20 cases."""
UNDRAWN = "a root, integral, slope or aggregate of a distribution cannot be sampled"
MIXED = "it mixes a range and a distribution"
UNSURE = "a check that depends on a distribution"


class DrawMachine(Protocol):
    """The interface of a machine that takes samples."""

    nodes: dict[str, Node]
    budget: Budget

    @property
    def uncertain(self) -> frozenset[str]:
        """The nodes that differ between draws."""

    def affected(self, keys: frozenset[str]) -> frozenset[str]:
        """The nodes that change with some of them."""

    def position(self, key: str) -> int:
        """Return the position of a node in the order."""


class DrawRun(Protocol):
    """The interface of a machine's run that takes samples."""

    keys: frozenset[str]
    affected: frozenset[str]
    draws: "Draws | None"

    @property
    def machine(self) -> DrawMachine:
        """The machine that runs."""

    @property
    def outside(self) -> "DrawRun | None":
        """The run that knows what this one does not change."""

    def value(self, key: str) -> Outcome:
        """Return the outcome of a node as written."""


def uncertain_in(machine: DrawMachine) -> frozenset[str]:
    """The nodes that differ between draws; a percentile of one does not."""
    found = {key for key, node in machine.nodes.items() if node.drawn}
    if found:
        for key in sorted(machine.affected(frozenset(found)), key=machine.position):
            if is_loose(machine.nodes[key], found):
                found.add(key)
    return frozenset(found)


def is_loose(node: Node, uncertain: Collection[str]) -> bool:
    """Return whether a node reads one of some keys outside a percentile, mean or probability."""
    reads = loose_reads(node.program.operations) if node.program is not None else node.reads
    return any(key in uncertain for key in reads)


def loose_reads(operations: Sequence[Operation]) -> list[str]:
    """Return the keys that operations read outside percentiles."""
    found = list[str]()
    at = 0
    while at < len(operations):
        operation = operations[at]
        if operation[0] == "drawn":
            at = int(operation[-1])
            continue
        found += [str(operation[1])] if operation[0] in KEYED else []
        at += 1
    return found


class Draws:
    """Values in all draws, under the arguments of a run."""

    def __init__(
        self,
        run: DrawRun,
        purse: Purse,
        outside: "Draws | None" = None,
        given: Mapping[str, SampleColumn] | None = None,
        chosen: Sequence[int] | None = None,
    ) -> None:
        """With `outside`, the same under the arguments `given`, or in the `chosen` draws only."""
        self.run, self.purse, self.uncertain = run, purse, run.machine.uncertain
        self.outside, self.chosen = outside, chosen
        self.count: int = len(chosen) if chosen is not None else outside.count if outside else COUNT
        self.copies: bool = chosen is not None or (outside is not None and outside.copies)
        """True if samples that are known in all draws have to be copied for those of these."""
        self.kept = 0
        self.memo: dict[str, SampleColumn | Failure] = dict(given or {})
        self.touched = run.machine.affected(frozenset(self.memo)) if self.memo else frozenset()
        self.pinned: frozenset[str] = outside.pinned if outside else _pinned(run)
        """Nodes that the arguments of the run have given a value, and no distribution any more."""

    def value(self, key: str) -> SampleColumn:
        """Return the samples of a node; raise Trouble if it has no value in some sample."""
        found = self.outcome(key)
        if isinstance(found, Failure):
            raise Trouble(found.reason, -1, key)
        return found

    def outcome(self, key: str) -> "SampleColumn | Failure":
        """Return the samples of a node, or the reason why it has no value in some sample."""
        if key not in self.memo:
            try:
                found: SampleColumn | Failure = self._found(key)
            except Trouble as trouble:
                found = Failure(str(trouble), key, trouble.at, trouble.needs)
            self.kept += sum(len(one.numbers) for one in found) if is_series(found) else 1
            if self.outside is None and self.kept > MOST_KEPT:
                self.memo.clear()
                self.kept = 0
            self.memo[key] = found
        return self.memo[key]

    def _found(self, key: str) -> SampleColumn:
        machine = self.run.machine
        node = machine.nodes.get(key)
        if self.outside is not None and key not in self.touched:
            return self._part(self.outside.value(key))
        if self.outside is None and self.run.outside is not None and key not in self.run.affected:
            return draws_of(self.run.outside, self.purse).value(key)
        if node is None or (self.outside is None and (key in self.pinned or key not in self.uncertain)):
            return self._scalar(key)
        if node.drawn:
            return together(node.chain, node.drawn) if node.chain else places(key, node.drawn)
        if node.program is not None:
            return self.run_all(node.program.operations)
        return self._cell(node)

    def _scalar(self, key: str) -> SampleColumn:
        found = self.run.value(key)
        if isinstance(found, Failure):
            raise Trouble(found.reason, found.at, found.needs)
        return found

    def _cell(self, node: Node) -> SampleColumn:
        row = ",".join(str(self.value(pick)) for pick in node.picks)
        cell = node.cells.get(row)
        if cell is None:
            raise Trouble(node.problem or f"no cell in row `{row}`", -1)
        return cell

    def lowered(self, column: SampleColumn) -> SampleColumn:
        """Return a column of the outer draws, restricted to these draws."""
        if not isinstance(column, array) or len(column) == self.count or self.outside is None:
            return column
        return self._part(self.outside.lowered(column))

    def _part(self, column: SampleColumn) -> SampleColumn:
        if self.chosen is None or not isinstance(column, array):
            return column
        return array("d", map(column.__getitem__, self.chosen))

    def run_all(self, operations: Sequence[Operation]) -> SampleColumn:
        """The result of a program."""
        return self.execute(operations, 0, len(operations), [0.0] * len(operations))

    def execute(self, operations: Sequence[Operation], at: int, end: int, slots: Slots) -> SampleColumn:
        """The result of a stretch of operations."""
        try:
            while at < end:
                name, *operands = operations[at]
                self._pay(1 if name in ELEMENTARY or (name in LOOKUPS and not self.copies) else COUNT // SHARE)
                if name == "read":
                    slots[at] = self.value(str(operands[0]))
                elif name in {"num", "row"}:
                    slots[at] = operands[0]
                elif name == "index":
                    slots[at] = slots[int(operands[0])]
                elif name in ELEMENTARY:
                    slots[at] = found = each(ELEMENTARY[str(name)], [slots[int(slot)] for slot in operands])
                    self.purse.pay(HEAVY.get(str(name), 1) * COUNT // SHARE - 1 if isinstance(found, array) else 0)
                else:
                    at = self._region(operations, at, slots)
                    continue
                at += 1
        except DomainError as error:
            raise Trouble(str(error), at) from None
        except OverflowError:
            raise Trouble("overflow", at) from None
        except ValueError:
            raise Trouble("no real value", at) from None
        return slots[end - 1]

    def _pay(self, steps: int) -> None:
        if self.purse.steps <= 0:
            raise Trouble(self.purse.cut, -1)
        self.purse.pay(steps)

    def _region(self, operations: Sequence[Operation], at: int, slots: Slots) -> int:
        name, *operands = operations[at]
        match name:
            case "with":
                end, *pairs = operands
                given = {str(key): slots[int(slot)] for key, slot in zip(pairs[::2], pairs[1::2], strict=True)}
                inside = Draws(self.run, self.purse, self, given)
                result = inside.execute(operations, at + 1, int(end), slots)
            case "if":
                end = operands[2]
                result = self._cases(operations, at, slots)
            case "drawn":
                end = operands[1]
                column = self.execute(operations, at + 1, int(end), slots)
                result = folded(column, float(operands[0]))
            case "undefined":
                raise Trouble("no case holds", at)
            case name if name in STEPPED:
                end = operands[-1]
                result = STEPPED[str(name)](self, operations, at, slots)
            case _:
                raise Trouble(UNDRAWN, at)
        slots[at] = slots[int(end) - 1] = result
        return int(end)

    def _cases(self, operations: Sequence[Operation], at: int, slots: Slots) -> SampleColumn:
        """`if`: each part only in the draws in which it is asked for."""
        condition, middle, end = (int(operand) for operand in operations[at][1:])
        holds = slots[condition]
        if not isinstance(holds, array):
            first, last = (at + 1, middle) if holds else (middle, end)
            return self.execute(operations, first, last, slots)
        result = array("d", bytes(8 * len(holds)))
        for wanted, first, last in ((True, at + 1, middle), (False, middle, end)):
            chosen = [place for place, value in enumerate(holds) if bool(value) is wanted]
            if chosen:
                inside = Draws(self.run, self.purse, self, None, chosen)
                found = inside.execute(operations, first, last, [inside._part(slot) for slot in slots])
                assert not isinstance(found, str | tuple)
                for place, value in zip(chosen, found if isinstance(found, array) else repeat(found), strict=False):
                    result[place] = value
        return result


def _pinned(run: DrawRun) -> frozenset[str]:
    """Keys that have other values in a run."""
    found: frozenset[str] = run.keys
    while run.outside is not None:
        run = run.outside
        found |= run.keys
    return found


def folded(column: SampleColumn, part: float) -> float:
    """A percentile, given as a share, or the mean of all draws."""
    assert not isinstance(column, str | tuple)
    if not isinstance(column, array):
        return column
    return mean_of(column) if part == MEAN else percentile(sorted(column), part)


def mean_of(column: Sequence[float]) -> float:
    """The mean, added in order: the same bits as in the page."""
    total = 0.0
    for value in column:
        total += value
    return total / len(column)


def percentile(rising: Sequence[float], share: float) -> float:
    """Return the value below which a share of the samples lies; between two samples in proportion (Hazen 1914)."""
    place = min(max(share * len(rising) - 0.5, 0.0), len(rising) - 1.0)
    below = min(int(place), len(rising) - 2)
    return rising[below] + (rising[below + 1] - rising[below]) * (place - below)


def summary(column: SampleColumn, share: float | None = None) -> Value:
    """Median, P5 and P95, or one percentile or the mean, with the stretch in which sampling leaves it."""
    assert not isinstance(column, str | tuple)
    if not isinstance(column, array) or min(column) == max(column):
        one = column if isinstance(column, float) else column[0] if isinstance(column, array) else float(column)
        return exact(one)
    if share == MEAN:
        mean = folded(column, MEAN)
        error = SPREAD * math.sqrt(sum((value - mean) ** 2 for value in column)) / len(column)
        return Value(mean, mean, mean, around=(mean - error, mean + error))
    rising, middle = sorted(column), MIDDLE if share is None else share
    error = SPREAD * math.sqrt(middle * (1 - middle) / len(rising))
    around = (percentile(rising, middle - error), percentile(rising, middle + error))
    number = percentile(rising, middle)
    if share is not None:
        return Value(number, number, number, around=around)
    low, high = percentile(rising, LOW), percentile(rising, HIGH)
    return Value(number, low, high, around=around, heights=heights_of(column, low, high))


def heights_of(column: "array[float]", low: float, high: float) -> tuple[int, ...]:
    """Return bars of equal width, some of them beyond P5 and P95; values far out are not shown."""
    wide = (high - low) * (1 + 2 * BEYOND) / BARS
    if not wide > 0:
        return ()
    counts, start = [0] * BARS, low - (high - low) * BEYOND
    for value in column:
        at = math.floor((value - start) / wide)
        if 0 <= at < BARS:
            counts[at] += 1
    most = max(counts)
    return tuple(math.floor(TALLEST * count / most + 0.5) for count in counts)


def draws_of(run: DrawRun, purse: Purse) -> Draws:
    """Return the draws under the arguments of a run, which caches them: samples for one value serve the next."""
    if run.draws is None:
        run.draws = Draws(run, purse)
    run.draws.purse = purse
    return run.draws


def fold_draws(run: DrawRun, operations: Sequence[Operation], at: int, slots: Slots) -> float:
    """A percentile or the mean of the region of an operation, while a program runs."""
    _, part, end = operations[at]
    return folded(
        draws_of(run, Purse(run.machine.budget, Work.RANGES)).execute(operations, at + 1, int(end), slots), float(part)
    )


def spread_of(
    run: DrawRun, keys: Iterable[str], ask: "Callable[[Draws], SampleColumn | Failure]", share: float | None
) -> Value | Failure | None:
    """Return the median, P5 and P95 of a result over draws, or a percentile; None if all draws give the same."""
    if run.machine.uncertain.isdisjoint(keys):
        return None
    try:
        found = ask(draws_of(run, Purse(run.machine.budget, Work.VIEWS)))
    except Trouble as trouble:
        return Failure(str(trouble), "", trouble.at, trouble.needs)
    if isinstance(found, Failure):
        return found
    return summary(found, share) if isinstance(found, array) else None
