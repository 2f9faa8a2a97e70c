"""Comparisons of near numbers are the same in Python and in a page, those of whole ones exact in both."""

import operator
import random

from tests.web.test_twins import answers_of, as_json, ask_node

from calcgraph.calc.nodes import Failure, Node, Program
from calcgraph.calc.numbers.nought import COUNTED, TOO_CLOSE
from calcgraph.calc.programs.machine import Machine

EXACTLY = {
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "eq": operator.eq,
    "ne": operator.ne,
}
READ = tuple(("read", f"n#{name}") for name in "abcd")
FORMS = {
    "plain": lambda op: (*READ[:2], (op, 0, 1)),
    "a sum": lambda op: (*READ[:3], ("add", 0, 2), ("sub", 3, 2), (op, 4, 1, 0, 2, 2)),
    "distance": lambda op: (*READ, ("sub", 0, 1), ("abs", 4), (op, 5, 3, 0, 1)),
    "share": lambda _: (*READ[:2], ("num", 0.0), ("within", 0, 1, 2, 0)),
}
QUESTIONS = 600


def near_numbers(chance):
    """Two numbers that are near each other, and two more."""
    size = 2 ** chance.randint(20, 55)
    if chance.random() < 0.7:
        left = chance.choice([-1, 1]) * chance.randint(size // 2, size)
        return [
            float(one) for one in (left, left + chance.randint(-3, 3), chance.randint(0, size), chance.randint(0, 3))
        ]
    left = chance.uniform(-size, size)
    return [left, left * (1 + chance.uniform(-2, 2) * 10 ** -chance.randint(8, 16)), left / 3, chance.uniform(0, 3)]


def test_near_numbers():
    chance = random.Random(11)  # noqa: S311 - seeded on purpose
    nodes = {f"n#{name}": Node(f"n#{name}", 1.0) for name in "abcd"}
    reads = tuple(nodes)
    questions = []
    for op in EXACTLY:
        for form, program in FORMS.items():
            key = f"n#{form} {op}"
            nodes[key] = Node(key, program=Program(program(op)), reads=reads)
            questions += [
                {"key": key, "overrides": dict(zip(reads, near_numbers(chance), strict=True))} for _ in range(QUESTIONS)
            ]
    machine = Machine(nodes)
    machine.run_all()
    ours = answers_of(machine, questions)
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    mine = [{"reason": one.reason, "needs": one.needs} if isinstance(one, Failure) else one for one in ours]
    pairs = zip(questions, mine, theirs, strict=True)
    assert [(one, here, there) for one, here, there in pairs if here != there][:5] == []
    assert {one.reason for one in ours if isinstance(one, Failure)} == {TOO_CLOSE}
    exact = 0
    for one, found in zip(questions, ours, strict=True):
        form, op = one["key"].removeprefix("n#").rsplit(" ", 1)
        left, right, *_ = numbers = list(one["overrides"].values())
        if form == "plain" and all(number.is_integer() and abs(number) < COUNTED for number in numbers):
            assert found == EXACTLY[op](left, right)
            exact += 1
    assert exact > QUESTIONS
