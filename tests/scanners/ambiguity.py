"""Whether a regular expression can read one text in many ways, which is what makes a search slow.

The expression becomes an automaton. It takes more than linear time exactly if some text `v`, repeated, leaves it a
choice each time: it can stay in a loop, move on to another loop, and stay there (two repeats that can meet: quadratic),
or come back to the same loop in two ways (exponential). After A. Weber and H. Seidl, On the degree of ambiguity of
finite automata, 1991. A search counts as a loop over every sign before the expression. What can match at any time
cannot fail, and takes nothing back.
"""

import re
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from re import _constants as c
from re import _parser as parser
from typing import NamedTuple

from tests.scanners.signs import SIMPLE, has, named

Guard = Callable[[str, str], bool]
"""Of the sign before and the one that follows; "" before the first."""
Step = Callable[[tuple], Iterator[tuple[str, tuple]]]
"""The places behind each sign."""
USUAL = " \t\n\x00\x1faZ09_-é½€"
COPIES = 3
"""How often a repeat with an end is written out: no more than that can matter at any length."""


class Edge(NamedTuple):
    target: int
    signs: Callable[[str], bool] | None
    """None where nothing is read."""
    guard: Guard | None = None
    closes: bool = False
    """Whether it leaves a repeat that gives nothing back: it can be taken where the repeat cannot go on."""


class Automaton:
    """States with edges; `samples` has one sign of each kind that the expression tells apart."""

    def __init__(self, pattern: re.Pattern[str], how: str) -> None:
        self.edges: list[list[Edge]] = []
        self.flags = pattern.flags
        self.tests: list[Callable[[str], bool]] = []
        self.behind: list[Callable[[str], bool]] = []
        self.known: dict[tuple[object, str], Callable[[str], bool]] = {}
        self.signs = set(USUAL)
        start = self.first = self.state()
        if how == "search":
            self.edge(start, start, lambda _: True)
        inner = self.state()
        self.edge(start, inner)
        self.last = self.sequence(parser.parse(pattern.pattern, pattern.flags), inner)
        if how == "fullmatch":
            end = self.state()
            self.edge(self.last, end, None, lambda _, after: False)
            self.last = end
        kinds = {tuple(test(sign) for test in self.tests): sign for sign in sorted(self.signs)}
        self.samples = tuple(kinds.values())
        before = {tuple(test(sign) for test in self.behind): sign for sign in self.samples}
        self.kind = {sign: before[tuple(test(sign) for test in self.behind)] for sign in self.samples}
        self.step = cache(self._step)
        self.steps = cache(self._steps)
        self.always_ends = cache(self._always_ends)
        self.toward = cache(self._toward)
        self.open_toward = cache(self._open_toward)
        self.reach, self.loops = _loops(self)

    def state(self) -> int:
        self.edges.append([])
        return len(self.edges) - 1

    def edge(self, source: int, target: int, signs: Callable[[str], bool] | None = None, guard: Guard | None = None):
        self.edges[source].append(Edge(target, signs, guard))

    def sequence(self, items, at: int) -> int:
        for op, value in items:
            at = self.item(op, value, at)
        return at

    def item(self, op, value, at: int) -> int:
        end = self.state()
        match op:
            case c.LITERAL | c.NOT_LITERAL | c.ANY | c.IN:
                self.edge(at, end, self.signs_of(op, value))
            case c.SUBPATTERN:
                self.edge(self.sequence(value[3], at), end)
            case c.ATOMIC_GROUP:
                self.edge(self.sequence(value, at), end)
            case c.BRANCH:
                for branch in value[1]:
                    inner = self.state()
                    self.edge(at, inner)
                    self.edge(self.sequence(branch, inner), end)
            case c.MAX_REPEAT | c.MIN_REPEAT | c.POSSESSIVE_REPEAT:
                self.repeat(op, value, at, end)
            case c.AT:
                self.edge(at, end, None, self.at_guard(value))
            case c.ASSERT | c.ASSERT_NOT:
                self.look(op, value, at, end)
            case c.GROUPREF:
                self.edge(at, end)
            case _:
                raise NotImplementedError(op)
        return end

    def repeat(self, op, value, at: int, end: int) -> None:
        least, most, body = value
        for _ in range(min(least, COPIES)):
            at = self.sequence(body, at)
        guard = None
        if op is c.POSSESSIVE_REPEAT and most is c.MAXREPEAT and len(body) == 1 and body[0][0] in SIMPLE:
            own = self.signs_of(*body[0])
            guard = lambda _, after: not (after and own(after))  # noqa: E731
        if most is c.MAXREPEAT:
            loop = self.state()
            self.edge(at, loop)
            self.edge(self.sequence(body, loop), loop)
            self.edges[loop].append(Edge(end, None, guard, op is c.POSSESSIVE_REPEAT))
            return
        self.edge(at, end)
        for _ in range(min(most - least, COPIES)):
            at = self.sequence(body, at)
            self.edge(at, end)

    def look(self, op, value, at: int, end: int) -> None:
        direction, body = value
        wanted = op is c.ASSERT
        single = body[0][1][1] if len(body) == 1 and body[0][0] is c.BRANCH else [body]
        if all(len(one) == 1 and one[0][0] in SIMPLE for one in single):
            sets = [self.signs_of(*one[0]) for one in single]
            side = 0 if direction < 0 else 1
            self.behind += [] if side else sets
            self.edge(at, end, None, lambda *near: any(near[side] != "" and one(near[side]) for one in sets) == wanted)
            return
        self.edge(at, end)
        if direction > 0:  # what is looked at is read as well, and is broken
            inner = self.state()
            self.edge(at, inner)
            self.sequence(body, inner)

    def signs_of(self, op, value) -> Callable[[str], bool]:
        """A test of one sign, by the expression of it alone: one for all copies of it."""
        if known := self.known.get((op, str(value))):
            return known
        fold = bool(self.flags & re.IGNORECASE)

        def test(sign: str) -> bool:
            variants = {sign, sign.lower(), sign.upper()} if fold else (sign,)
            return any(has(op, value, one, self.flags) for one in variants)

        self.signs.update(named(op, value))
        self.tests.append(test)
        self.known[op, str(value)] = test
        return test

    def at_guard(self, value) -> Guard:
        multiline = bool(self.flags & re.MULTILINE)
        word = lambda sign: sign.isalnum() or sign == "_"  # noqa: E731
        self.tests += [word, lambda sign: sign == "\n"]
        self.behind += [word] if value is c.AT_BOUNDARY else [lambda sign: sign == "\n"] if multiline else []
        match value:
            case c.AT_BEGINNING | c.AT_BEGINNING_STRING:
                return lambda before, _: before == "" or (multiline and before == "\n")
            case c.AT_END | c.AT_END_STRING:
                return lambda _, after: after == "\n"
            case c.AT_BOUNDARY:
                return lambda before, after: word(before) != word(after)
        raise NotImplementedError(value)

    def _step(self, state: int, before: str, sign: str) -> tuple[int, ...]:
        """States behind a sign; one that can be reached in two ways appears twice."""
        found: list[int] = []
        self._walk(state, before, sign, frozenset(), found)
        return tuple(found)

    def _walk(self, state: int, before: str, sign: str, seen: frozenset[tuple[int, Edge]], found: list[int]) -> None:
        for edge in self.edges[state]:
            if edge.signs is not None:
                if edge.signs(sign):
                    found.append(edge.target)
            elif (state, edge) not in seen and (edge.guard is None or edge.guard(before, sign)):
                self._walk(edge.target, before, sign, seen | {(state, edge)}, found)

    def _steps(self, state: int, before: str) -> dict[str, tuple[int, ...]]:
        """States behind each sign that leads anywhere."""
        return {sign: found for sign in self.samples if (found := self.step(state, before, sign))}

    def _toward(self, end: int, state: int, before: str) -> dict[str, tuple[int, ...]]:
        """Different states behind each sign from which `end` can be reached."""
        ways = {
            sign: tuple({to for to in found if to == end or end in self.reach[to]})
            for sign, found in self.steps(state, before).items()
        }
        return {sign: found for sign, found in ways.items() if found}

    def _open_toward(self, end: int, state: int, before: str) -> dict[str, tuple[int, ...]]:
        """Those of them from which the expression can still fail."""
        ways = {
            sign: tuple(to for to in found if not self.always_ends(to))
            for sign, found in self.toward(end, state, before).items()
        }
        return {sign: found for sign, found in ways.items() if found}

    def _always_ends(self, state: int) -> bool:
        """Whether the whole expression matches here whatever follows."""
        pending, seen = [state], set()
        while pending:
            at = pending.pop()
            if at == self.last:
                return True
            if at not in seen:
                seen.add(at)
                pending += [
                    edge.target for edge in self.edges[at] if edge.signs is None and (edge.closes or edge.guard is None)
                ]
        return False


def ways(pattern: re.Pattern[str], how: str = "match") -> str:
    """A text that, repeated, can be read in ever more ways; "" if there is none."""
    machine = Automaton(pattern, how)
    loops = [state for state in machine.loops if not machine.always_ends(state)]
    for p in loops:
        for q in loops:
            if q in machine.reach[p] and (found := _meets(machine, p, q)):
                return found
    return ""


def _loops(machine: Automaton) -> tuple[dict[int, set[int]], list[int]]:
    """Where each state leads, and the states behind a sign that lead to themselves."""
    near = {state: {edge.target for edge in edges} for state, edges in enumerate(machine.edges)}
    reach = {state: _reached(near, state) for state in near}
    behind = {edge.target for edges in machine.edges for edge in edges if edge.signs}
    return reach, sorted(state for state in behind if state in reach[state])


def _reached(near: dict[int, set[int]], state: int) -> set[int]:
    seen: set[int] = set()
    pending = [state]
    while pending:
        fresh = near[pending.pop()] - seen
        seen |= fresh
        pending += fresh
    return seen


def _meets(machine: Automaton, p: int, q: int) -> str:
    """A text that leads from `p` to `p`, from `p` to `q` and from `q` to `q`; of one loop, to itself in two ways."""
    for before in sorted(set(machine.kind.values())):
        if p == q:
            found = _path(machine, _twice(machine, p), (p, p, before, False), (p, p, before, True))
        elif _path(machine, _pairs(machine, p, q), (p, q, before), (p, q, before)):  # far fewer than triples
            found = _path(machine, _triples(machine, p, q), (p, p, q, before), (p, q, q, before))
        else:
            found = ""
        if found:
            return found
    return ""


def _path(machine: Automaton, step: Step, begin: tuple, end: tuple) -> str:
    """The shortest text from one place to another; "" if there is none. States come first, then the sign before."""
    come = {begin: ""}
    pending = deque([begin])
    while pending:
        at = pending.popleft()
        for sign, to in step(at):
            if to == end:
                return come[at] + sign
            if to not in come:
                come[to] = come[at] + sign
                pending.append(to)
    return ""


def _twice(machine: Automaton, p: int) -> Step:
    """Two ways back to one loop, and whether they have parted."""

    def step(at: tuple) -> Iterator[tuple[str, tuple]]:
        a, b, last, apart = at
        others = machine.toward(p, b, last)
        for sign, ends in machine.open_toward(p, a, last).items():
            middle = machine.step(b, last, sign)
            for to in ends:
                for other in others.get(sign, ()):
                    yield sign, (to, other, machine.kind[sign], apart or to != other or middle.count(other) > 1)

    return step


def _pairs(machine: Automaton, p: int, q: int) -> Step:
    """The ways back to each of two loops."""

    def step(at: tuple) -> Iterator[tuple[str, tuple]]:
        a, d, last = at
        others = machine.open_toward(q, d, last)
        for sign, ends in machine.open_toward(p, a, last).items():
            for to in ends:
                for other in others.get(sign, ()):
                    yield sign, (to, other, machine.kind[sign])

    return step


def _triples(machine: Automaton, p: int, q: int) -> Step:
    """The same, and a way from the first to the second."""
    pairs = _pairs(machine, p, q)

    def step(at: tuple) -> Iterator[tuple[str, tuple]]:
        a, b, d, last = at
        middle = machine.toward(q, b, last)
        for sign, (to, other, kind) in pairs((a, d, last)):
            for between in middle.get(sign, ()):
                yield sign, (to, between, other, kind)

    return step
