"""Runs programs over nodes, as written or under other arguments."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from calcgraph.calc.arithmetic import ELEMENTARY, DomainError
from calcgraph.calc.nodes import Failure, Node, Operation, Outcome, Overrides, Program
from calcgraph.calc.numeric import find_root, integrate, slope
from calcgraph.calc.program import MOST_TERMS

MOST_STEPS = 1_000_000
"""Operations one value may take, so that nested calls end; about half a second."""
RUN_STEPS = 20
"""What opening a run counts for."""
DEEPEST = 60
"""Regions inside regions, calls included; keeps Python's and a browser's stack from running out."""


class Trouble(ArithmeticError):  # noqa: N818 - the field's word
    """An operation failed; carries its index and, if it read a node without a value, that node's key."""

    def __init__(self, reason: str, at: int, needs: str = "") -> None:
        super().__init__(reason)
        self.at = at
        self.needs = needs


class Machine:
    """Nodes in an order in which they can be computed, and what they come to as written."""

    def __init__(self, nodes: Mapping[str, Node], outcomes: Mapping[str, Outcome] | None = None) -> None:
        """`nodes` come in order: each after what it reads; `outcomes` of an earlier run save computing them again."""
        self.nodes = dict(nodes)
        self._position = {key: at for at, key in enumerate(nodes)}
        self._readers: dict[str, list[str]] = {}
        for key, node in nodes.items():
            for wanted in node.reads:
                self._readers.setdefault(wanted, []).append(key)
        self._affected: dict[frozenset[str], frozenset[str]] = {}
        self._cones: dict[tuple[frozenset[str], str], tuple[str, ...]] = {}
        self.base = Run(self, {}, None, [MOST_STEPS, 0])
        if outcomes is not None:
            self.base.memo.update(outcomes)

    def run_all(self) -> Mapping[str, Outcome]:
        """What every node comes to, failures included."""
        for key in self.nodes:
            if key not in self.base.memo:
                self.base.budget[:] = [MOST_STEPS, 0]
                self.base.memo[key] = self.base.compute(key)
        return self.base.memo

    def add(self, node: Node) -> None:
        """Take in a leaf that no sheet reads, such as a total asked for in prose."""
        if node.key not in self.nodes:
            self.nodes[node.key] = node
            self._position[node.key] = len(self._position)
            self.base.memo[node.key] = self.base.compute(node.key)

    def under(self, overrides: Overrides | None = None) -> "Run":
        """One run under other arguments: ask it for many keys, and what they share is computed once."""
        return Run(self, overrides or {}, self.base, [MOST_STEPS, 0])

    def value(self, key: str, overrides: Overrides | None = None) -> Outcome:
        """What a node comes to, under other arguments if given."""
        return self.under(overrides).value(key) if overrides else self.base.value(key)

    def evaluate(self, program: Program, overrides: Overrides | None = None) -> Outcome:
        """What a program comes to, under other arguments if given."""
        return self.under(overrides).evaluate(program)

    def affected(self, keys: frozenset[str]) -> frozenset[str]:
        """All nodes that depend on one of the keys, the keys included."""
        known = self._affected.get(keys)
        if known is None:
            known = self._affected[keys] = frozenset(_reach(keys, self._readers))
        return known

    def cone(self, keys: frozenset[str], key: str) -> tuple[str, ...]:
        """What must run again for `key` when `keys` have other values, in order."""
        known = self._cones.get((keys, key))
        if known is None:
            nodes, affected = self.nodes, self.affected(keys)
            inside: dict[str, Sequence[str]] = {}
            stack = [key]
            while stack:
                found = stack.pop()
                if found in inside or found not in affected or found in keys or found not in nodes:
                    continue
                inside[found] = nodes[found].reads
                stack.extend(nodes[found].reads)
            known = tuple(sorted(inside, key=self._position.__getitem__))
            self._cones[keys, key] = known
        return known


def _reach(start: Iterable[str], edges: Mapping[str, Sequence[str]]) -> set[str]:
    found: set[str] = set()
    stack = list(start)
    while stack:
        key = stack.pop()
        if key not in found:
            found.add(key)
            stack.extend(edges.get(key, ()))
    return found


class Run:
    """Values under some overrides; what these do not touch is asked from the run outside."""

    __slots__ = ("affected", "budget", "keys", "machine", "memo", "outside")

    def __init__(self, machine: Machine, overrides: Overrides, outside: "Run | None", budget: list[int]) -> None:
        self.machine = machine
        self.memo: dict[str, Outcome] = dict(overrides)
        self.outside = outside
        self.keys = frozenset(overrides)
        self.affected = machine.affected(self.keys) if outside is not None else frozenset()
        self.budget = budget
        """Steps left, and how many regions are open; shared by all runs of one evaluation."""

    def value(self, key: str) -> Outcome:
        """What a node comes to in this run."""
        known = self.memo.get(key)
        if known is not None:
            return known
        if self.outside is None:
            return Failure("no value", key)
        if key not in self.affected:
            return self.outside.value(key)
        if key not in self.machine.nodes:
            return Failure("no value", key)
        for wanted in self.machine.cone(self.keys, key):
            if wanted not in self.memo:
                self.memo[wanted] = self.compute(wanted)
        return self.memo[key]

    def compute(self, key: str) -> Outcome:
        """What a node comes to, its inputs being known."""
        node = self.machine.nodes[key]
        if node.program is not None:
            operations, open_regions = node.program.operations, self.budget[1]
            try:
                return execute(operations, 0, len(operations), [0.0] * len(operations), self)
            except Trouble as trouble:
                self.budget[1] = open_regions
                return Failure(str(trouble), key, trouble.at, trouble.needs)
        if node.picks:
            return self._cell(node)
        return Failure(node.problem or "no value", key) if node.value is None else node.value

    def evaluate(self, program: Program) -> Outcome:
        """What a program comes to in this run."""
        operations = program.operations
        self.budget[:] = [MOST_STEPS, 0]
        try:
            return execute(operations, 0, len(operations), [0.0] * len(operations), self)
        except Trouble as trouble:
            return Failure(str(trouble), "", trouble.at, trouble.needs)

    def _cell(self, node: Node) -> Outcome:
        picked = [self.value(key) for key in node.picks]
        for key, found in zip(node.picks, picked, strict=True):
            if isinstance(found, Failure):
                return Failure("", node.key, -1, key)
        row = ",".join(str(found) for found in picked)
        if row not in node.cells:
            return Failure(f"no row `{row}`", node.key)
        number = node.cells[row]
        return Failure(f"the cell of row `{row}` is empty", node.key) if number is None else number

    def inside(self, overrides: Overrides) -> "Run":
        """A run inside this one with more keys overridden."""
        self.budget[0] -= RUN_STEPS
        return Run(self.machine, overrides, self, self.budget)


def execute(operations: Sequence[Operation], at: int, end: int, slots: list[float | str], run: Run) -> float | str:
    """The result of a stretch of operations; raises Trouble."""
    budget = run.budget
    budget[0] -= end - at
    if budget[0] < 0:
        raise Trouble("more than 1,000,000 steps", at)
    value: float | str
    try:
        while at < end:
            operation = operations[at]
            name = operation[0]
            if name == "read":
                found = run.value(operation[1])  # type: ignore[arg-type]  # a key, by construction of programs
                if found.__class__ is Failure:
                    raise Trouble(found.reason, at, str(operation[1]))
                slots[at] = found  # type: ignore[assignment]  # no Failure
            elif name == "num" or name == "row":  # noqa: PLR1714 - the hot path: two comparisons beat a set
                slots[at] = operation[1]
            else:
                act = ELEMENTARY.get(name)  # type: ignore[arg-type]  # names are text
                if act is None:
                    at = _region(operations, at, slots, run)
                    continue
                value = act(*[slots[operand] for operand in operation[1:]])  # type: ignore[index]  # operands are slots
                if value - value != 0.0:
                    raise Trouble("no real value" if value != value else "overflow", at)  # noqa: PLR0124 - NaN
                slots[at] = value
            at += 1
    except DomainError as error:
        raise Trouble(str(error), at) from None
    except OverflowError:
        raise Trouble("overflow", at) from None
    except ValueError:
        raise Trouble("no real value", at) from None
    return slots[end - 1]


def _region(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> int:
    """Run the region of an operation and give where to go on."""
    operation = operations[at]
    name = str(operation[0])
    act = _REGIONS.get(name)
    if act is None:
        if name == "index":
            slots[at] = slots[operation[1]]  # type: ignore[index]  # a slot
            return at + 1
        raise Trouble(_REFUSED.get(name, "no real value"), at)
    if run.budget[1] >= DEEPEST:
        raise Trouble("nested deeper than 60", at)
    run.budget[1] += 1
    end, result = act(operations, at, slots, run)
    run.budget[1] -= 1
    if not isinstance(result, str) and not abs(result) < float("inf"):
        raise Trouble("overflow", at)
    slots[at] = slots[end - 1] = result
    return end


_Ran = tuple[int, float | str]


def _if(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> _Ran:
    _, condition, middle, end = operations[at]
    assert isinstance(condition, int)
    assert isinstance(middle, int)
    assert isinstance(end, int)
    if slots[condition]:
        return end, execute(operations, at + 1, middle, slots, run)
    return end, execute(operations, middle, end, slots, run)


def _fold(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> _Ran:
    name, low, high, end = operations[at]
    assert isinstance(end, int)
    first, last = slots[low], slots[high]  # type: ignore[index]  # slots
    assert isinstance(first, float)
    assert isinstance(last, float)
    first, last = _whole(first, at), _whole(last, at)
    if last - first >= MOST_TERMS:
        raise Trouble("more than 10,000 terms", at)
    total = 0.0 if name == "sum" else 1.0
    for step in range(int(last - first) + 1):
        slots[at] = first + step
        part = execute(operations, at + 1, end, slots, run)
        assert isinstance(part, float)
        total = total + part if name == "sum" else total * part
    return end, total


def _whole(value: float, at: int) -> float:
    near = ELEMENTARY["floor"](value)
    if near != ELEMENTARY["ceiling"](value):
        raise Trouble("bounds are not whole numbers", at)
    return near


def _integral(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> _Ran:
    _, low, high, end = operations[at]
    assert isinstance(end, int)

    def body(point: float) -> float:
        slots[at] = point
        return float(execute(operations, at + 1, end, slots, run))

    return end, integrate(body, float(slots[low]), float(slots[high]))  # type: ignore[index]  # slots


def _slope(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> _Ran:
    _, key, end = operations[at]
    assert isinstance(end, int)
    point = run.value(str(key))
    if not isinstance(point, float):
        raise Trouble("", at, str(key))
    return end, slope(_along(operations, at, end, slots, run), point)


def _root(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> _Ran:
    _, _, low, high, end = operations[at]
    assert isinstance(end, int)
    body = _along(operations, at, end, slots, run)

    def tried(point: float) -> float | None:
        open_regions = run.budget[1]
        try:
            return body(point)
        except Trouble:
            if run.budget[0] < 0:
                raise
            run.budget[1] = open_regions
            return None

    return end, find_root(tried, float(slots[low]), float(slots[high]))  # type: ignore[index]  # slots


def _along(
    operations: Sequence[Operation], at: int, end: int, slots: list[float | str], run: Run
) -> Callable[[float], float]:
    """The region as a function of the node named in its operation."""
    key = str(operations[at][1])

    def body(point: float) -> float:
        return float(execute(operations, at + 1, end, slots, run.inside({key: point})))

    return body


def _with(operations: Sequence[Operation], at: int, slots: list[float | str], run: Run) -> _Ran:
    _, end, *pairs = operations[at]
    assert isinstance(end, int)
    overrides = {str(key): slots[slot] for key, slot in zip(pairs[::2], pairs[1::2], strict=True)}  # type: ignore[index]
    return end, execute(operations, at + 1, end, slots, run.inside(overrides))


_REGIONS: Mapping[str, Callable[[Sequence[Operation], int, list[float | str], Run], _Ran]] = {
    "if": _if,
    "sum": _fold,
    "product": _fold,
    "integral": _integral,
    "slope": _slope,
    "root": _root,
    "with": _with,
}
_REFUSED: Mapping[str, str] = {
    "undefined": "no case holds",
    "oo": "infinite",
    "overflow": "overflow",
    "limit": "no limit found",
}
