"""What Python computes and shows, JavaScript computes and shows: values to twelve digits, failures word for word."""

import json
import math
import random
import subprocess
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from calcgraph.calc.budget import Budget, Purse, Work
from calcgraph.calc.nodes import Failure, Node, Operation, Outcome, Program
from calcgraph.calc.numbers.dates import DAY, MONTH
from calcgraph.calc.programs.elementary import ELEMENTARY
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import keys_of, needed
from calcgraph.calc.programs.ranges import range_under
from calcgraph.calc.units.display import format_number

SCRIPT = Path(__file__).parent / "run_programs.js"
ROOT = Path(__file__).parents[2]
ARITY = {"add": 2, "sub": 2, "mul": 2, "div": 2, "pow": 2, "lt": 2, "le": 2, "gt": 2, "ge": 2, "eq": 2, "ne": 2}
ARITY |= {"within": 3, "log": 2, "min": 2, "max": 2, "atan2": 2, "binomial": 2, "later": 2, "months_later": 2}
ARITY |= dict.fromkeys(("gamma_inc", "gamma_inc_upper", "gamma_inc_inv", "gamma_inc_upper_inv", "gamma_density"), 2)
ARITY |= dict.fromkeys(("beta_inc", "beta_inc_upper", "beta_inc_inv", "beta_inc_upper_inv", "beta_density"), 3)
ARITY |= {"irr": 3}
ARITY |= {"mod": 2, "clamp": 3, "hypot": 2, "round": 2}
ARITY = {name: ARITY.get(name, 1) for name in ELEMENTARY if name not in {"deviation", "upper", "holds", "beta"}}
"""Of what a formula computes; operands of distributions are compared in `test_draws.py`."""
LOOSE = {"slope", "integral", "root"}
"""Operations that subtract near values or walk in steps of rounded logarithms."""
PROGRAMS, INPUTS = 2000, 10
FORMULAS = 400
"""The site has more than this."""


def ask_node(data: object) -> dict[str, list]:
    done = subprocess.run(
        ["node", str(SCRIPT)], input=json.dumps(data), capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def answers_of(machine: Machine, questions: Iterable[Mapping[str, Any]]) -> list[Outcome]:
    """What questions come to; those in a row that are asked under the same arguments share a run, as in a page."""
    found: list[Outcome] = []
    for given, asked in groupby(questions, lambda one: one["overrides"]):
        run = machine.under(given) if given else machine.base
        for one in asked:
            ask = partial(run.value, one["key"])
            found.append(machine.counted(run, lambda _, ask=ask: ask(), Purse(machine.budget, Work.VIEWS)))
    return found


def as_json(node: Node) -> dict[str, object]:
    entry: dict[str, object] = {"problem": node.problem} if node.problem else {}
    if node.program is not None:
        return {**entry, "p": node.program.operations}
    if node.picks:
        return {**entry, "picks": node.picks, "cells": dict(node.cells), "rs": dict(node.spreads)}
    if node.low is not None:
        entry["r"] = [node.low, node.high]
    return entry if node.value is None else {**entry, "v": node.value}


TOO_MANY = "more than 1,000,000 steps"


def agree(ours: Outcome, theirs: object, share: float) -> bool:
    if isinstance(ours, Failure):
        # under other arguments a page counts the steps of each value, the build those of all that one is made of
        needs = theirs.get("needs") if isinstance(theirs, dict) and ours.reason != TOO_MANY else ours.needs
        return isinstance(theirs, dict) and (theirs["reason"], needs) == (ours.reason, ours.needs)
    if isinstance(ours, tuple):
        return all(
            one.first == other["first"] and all(map(partial(agree, share=share), one.numbers, other["numbers"]))
            for one, other in zip(ours, theirs, strict=True)
        )
    if isinstance(ours, str) or not isinstance(theirs, int | float):
        return ours == theirs
    return math.isclose(ours, theirs, rel_tol=share, abs_tol=1e-300)


def constant(chance: random.Random) -> float:
    return chance.choice(
        [
            chance.uniform(-3, 3),
            float(chance.randint(-4, 12)),
            10 ** chance.uniform(-6, 12),
            chance.choice([0.0, 0.5, 1.0, 2.0, 10.0, 64.0, 1e-9, 171.0, 1e300]),
        ]
    )


def straight(chance: random.Random, reads: list[str], start: int, count: int) -> list[Operation]:
    """Operations on numbers and nodes, each on slots since `start`."""
    found: list[Operation] = [("read", chance.choice(reads)), ("num", constant(chance))]
    while len(found) < count:
        if chance.random() < 0.25:
            found.append(("num", constant(chance)) if chance.random() < 0.5 else ("read", chance.choice(reads)))
            continue
        name = chance.choice(list(ARITY))
        slots = [start + chance.randrange(len(found)) for _ in range(ARITY[name])]
        found.append((name, *slots))
    return found


def region(chance: random.Random, reads: list[str], start: int) -> list[Operation]:
    """One operation with what belongs to it, the numbers it needs before it."""
    name = chance.choice(["if", "sum", "product", "integral", "slope", "root", "with"])
    head: list[Operation] = [("num", float(chance.randint(-1, 3))), ("num", float(chance.randint(0, 9)))]
    at = start + 2
    body = straight(chance, reads, at + 1, chance.randint(3, 7))
    end = at + 1 + len(body)
    key = chance.choice(reads)
    match name:
        case "if":
            other = straight(chance, reads, end, chance.randint(2, 5))
            return [*head, ("if", start, end, end + len(other)), *body, *other]
        case "sum" | "product" | "integral":
            body.append(("index", at))
            body.append(("mul", at + 1, end))
            return [*head, (name, start, start + 1, end + 2), *body]
        case "slope":
            return [*head, ("slope", key, end), *body]
        case "root":
            return [*head, ("root", key, start, start + 1, start, end), *body]
        case _:
            return [*head, ("with", end, key, start + 1), *body]


def vault(seed: int) -> tuple[dict[str, Node], bool]:
    """A few leaves, a pick with a column, and programs that read them and each other."""
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    nodes = {f"n#v{i}": Node(f"n#v{i}", value=constant(chance)) for i in range(3)}
    nodes["n#row"] = Node("n#row", value="b")
    cells = {"a": 1.5, "b": constant(chance), "c": None}
    nodes["n#row.x"] = Node("n#row.x", picks=("n#row",), cells=cells, reads=("n#row",))
    loose = False
    for i in range(3):
        reads = [key for key in nodes if key != "n#row"]
        operations = straight(chance, reads, 0, chance.randint(3, 12))
        if chance.random() < 0.5:
            operations += region(chance, reads, len(operations))
        loose = loose or any(operation[0] in LOOSE for operation in operations)
        key = f"n#p{i}"
        nodes[key] = Node(key, program=Program(tuple(operations)), reads=keys_of(operations))
    return nodes, loose


def test_every_operation_has_a_port() -> None:
    """In `test_programs` an operation without one only makes some results differ, under the names of others."""
    half = ("num", 0.5)
    nodes = {
        name: Node(name, program=Program((*[half] * count, (name, *range(count))))) for name, count in ARITY.items()
    }
    vault = {
        "nodes": {name: as_json(node) for name, node in nodes.items()},
        "questions": [{"key": name, "overrides": {}} for name in nodes],
    }
    (answers,) = ask_node({"vaults": [vault]})["answers"]
    missing = [
        name
        for name, found in zip(nodes, answers, strict=True)
        if isinstance(found, dict) and found["reason"] == "no real value"
    ]
    assert missing == [], "write them in ACTS of plugins/calcgraph/assets/twins/calculus.js, then run `make bundle`"


def test_programs() -> None:
    chance = random.Random(5)  # noqa: S311 - seeded on purpose
    vaults, expected, shares = [], [], []
    for seed in range(PROGRAMS // 3 + 1):
        nodes, loose = vault(seed)
        machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
        machine.run_all()
        questions = [{"key": f"n#p{i}", "overrides": {}} for i in range(3)]
        for _ in range(INPUTS):
            overrides: dict[str, float | str] = {f"n#v{i}": constant(chance) for i in range(3) if chance.random() < 0.7}
            if chance.random() < 0.3:
                overrides["n#row"] = chance.choice(["a", "b", "c", "d"])
            questions += [{"key": f"n#p{i}", "overrides": overrides} for i in range(3)]
        vaults.append({"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions})
        expected.append(answers_of(machine, questions))
        shares.append(1e-5 if loose else 1e-12)
    answers = ask_node({"vaults": vaults})["answers"]
    wrong = [
        (seed, question, ours, theirs)
        for seed, (asked, mine, other, share) in enumerate(zip(vaults, expected, answers, shares, strict=True))
        for question, ours, theirs in zip(asked["questions"], mine, other, strict=True)
        if not agree(ours, theirs, share)
    ]
    assert wrong[:5] == []


@pytest.mark.parametrize(("terms", "reason"), [(111, ""), (112, "more than 1,000,000 steps")])
def test_steps_of_binomials(terms: int, reason: str) -> None:
    """Each multiplication of a binomial is a step, here 8,990 of them a term."""
    one, last = ("num", 1.0), ("num", float(terms))
    term = (("num", 9000.5), ("num", 8990.0), ("binomial", 3, 4))
    operations: tuple[Operation, ...] = (one, last, ("sum", 0, 1, 6), *term)
    nodes = {"n#v": Node("n#v", value=1.0), "n#p": Node("n#p", program=Program(operations))}
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    asked = {
        "nodes": {key: as_json(node) for key, node in nodes.items()},
        "questions": [{"key": "n#p", "overrides": {}}],
    }
    ((theirs,),) = ask_node({"vaults": [asked]})["answers"]
    ours = machine.base.value("n#p")
    assert agree(ours, theirs, 1e-12)
    assert (ours.reason if isinstance(ours, Failure) else "") == reason


def test_dates() -> None:
    """Days of all years moved by days and months; every result and failure is the same."""
    chance = random.Random(11)  # noqa: S311 - seeded on purpose
    moves = {"later": DAY, "months_later": MONTH}
    questions, nodes = [], {"n#a": Node("n#a", value=0.0), "n#b": Node("n#b", value=0.0)}
    for name in ("later", "months_later", "year", "month", "day"):
        operation: Operation = (name, 0, 1) if name in moves else (name, 0)
        program = Program((("read", "n#a"), ("read", "n#b"), operation))
        nodes[f"n#{name}"] = Node(f"n#{name}", program=program, reads=("n#a", "n#b"))
        for _ in range(3000):
            day = chance.randint(1, 3_652_059) if chance.random() < 0.9 else chance.choice([0, 1, 3_652_059, 3_652_060])
            count = chance.choice([chance.randint(-40, 40), chance.randint(-150_000, 150_000), chance.uniform(-9, 9)])
            given = {"n#a": (day - 719_163) * float(DAY), "n#b": count * float(moves.get(name, 1))}
            questions.append({"key": f"n#{name}", "overrides": given})
    machine = Machine(nodes)
    machine.run_all()
    ours = answers_of(machine, questions)
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    wrong = [
        (one, mine, other) for one, mine, other in zip(questions, ours, theirs, strict=True) if not same(mine, other)
    ]
    assert wrong[:5] == []
    assert {one.reason for one in ours if isinstance(one, Failure)} == {
        "no whole number of days",
        "no whole number of months",
        "a date beyond the years 1 to 9999",
    }


def same(ours: Outcome, theirs: object) -> bool:
    return agree(ours, theirs, 0.0)


def given_for(chance: random.Random, nodes: dict[str, Node], key: str) -> dict[str, float | str]:
    """Other values for what a formula depends on: near ones, and such as nobody meant."""
    leaves = [nodes[name] for name in needed(nodes, [key]) if name in nodes and nodes[name].program is None]
    rows = {pick: list(node.cells) for node in leaves for pick in node.picks}
    found: dict[str, float | str] = {}
    for leaf in leaves:
        if isinstance(leaf.value, str) and len(rows.get(leaf.key, ())) > 0 and chance.random() < 0.7:
            found[leaf.key] = chance.choice([part for row in rows[leaf.key] for part in (row, *row.split(","))])
        elif isinstance(leaf.value, float) and chance.random() < 0.7:
            near = leaf.value * 10 ** chance.uniform(-1, 1)
            found[leaf.key] = near if chance.random() < 0.7 else chance.choice([0.0, -near, near * 1e9, round(near)])
    return found


def test_formulas_of_the_site(own_notes) -> None:
    calculation = own_notes.reading.project.calculation
    nodes = dict(calculation.nodes)
    drawn = {key for key, node in nodes.items() if node.drawn}  # compared in `test_draws.py`
    formulas = [
        key for key, node in nodes.items() if node.program is not None and drawn.isdisjoint(needed(nodes, [key]))
    ]
    loose = {key for key in formulas if any(is_loose(nodes[name]) for name in needed(nodes, [key]) if name in nodes)}
    chance = random.Random(7)  # noqa: S311 - seeded on purpose
    questions = [{"key": key, "overrides": {}} for key in formulas]
    questions += [{"key": key, "overrides": given_for(chance, nodes, key)} for key in formulas for _ in range(INPUTS)]
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    ours = answers_of(machine, questions)
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    wrong = [
        (one, mine, other)
        for one, mine, other in zip(questions, ours, theirs, strict=True)
        if not agree(mine, other, 1e-5 if one["key"] in loose else 1e-12)
    ]
    wrong = [found for found in wrong if found[0]["key"] not in loose or is_steady(machine, found[0], found[1])]
    assert wrong[:5] == []
    assert len(formulas) > FORMULAS
    failed = [mine for mine in ours if isinstance(mine, Failure)]
    assert any(one.reason == "division by zero" for one in failed), "no input was outside what a formula allows"
    assert any(one.needs for one in failed), "no formula read one that failed"


def is_steady(machine: Machine, question: Mapping[str, Any], answer: Outcome) -> bool:
    """Return whether an answer stays where its inputs change in their last digits: else its own noise decides it."""
    for nudge in (1 - 3e-14, 1 - 1e-14, 1 + 1e-14, 1 + 3e-14):
        given = question["overrides"]
        near = {key: value * nudge if isinstance(value, float) else value for key, value in given.items()}
        (other,) = answers_of(machine, [{"key": question["key"], "overrides": near}])
        if not (isinstance(answer, float) and isinstance(other, float) and math.isclose(answer, other, rel_tol=1e-6)):
            return False
    return True


def is_loose(node: Node) -> bool:
    return node.program is not None and any(operation[0] in LOOSE for operation in node.program.operations)


Q, R = ("read", "n#q"), ("read", "n#r")
SPREADS = {
    "rises": ((Q, ("num", 3.0), ("mul", 0, 1)), {"q": (2, 4)}, [6, 12]),
    "turns at a corner of what was built": ((Q, ("num", 2.0), ("pow", 0, 1)), {"q": (-1, 2)}, [0, 4]),
    "turns inside": ((Q, ("mul", 0, 0), ("num", 5.0), ("mul", 0, 2), ("sub", 1, 3)), {"q": (1, 3)}, [-6.25, -4]),
    "turns near an end": ((Q, ("num", 4.0), ("div", 1, 0), ("add", 2, 0)), {"q": (1, 100)}, [4, 104 / 1.04 + 0.04]),
    "over decades": ((Q, ("num", 4.0), ("div", 1, 0), ("add", 2, 0)), {"q": (0.001, 1e6)}, [4, 1000000.000004]),
    "a saddle": ((Q, R, ("mul", 0, 1)), {"q": (-1, 2), "r": (-3, 1)}, [-6, 3]),
    "a valley": ((Q, R, ("sub", 0, 1), ("mul", 2, 2)), {"q": (-1, 2), "r": (0, 1)}, [0, 4]),
    "a wave with a factor and a square": (
        (Q, ("sin", 0), R, ("mul", 1, 2), ("mul", 0, 0), ("mul", 2, 4), ("sub", 3, 5)),
        {"q": (-1, 5), "r": (-3, 1)},
        [math.sin(5) - 25, 75 - 3 * math.sin(5)],
    ),
    "no spread": ((Q, ("sub", 0, 0)), {"q": (-1, 2)}, 0),
    "a pole": ((("num", 1.0), Q, ("div", 0, 1)), {"q": (-1, 2)}, None),
    "a pole that no number hits": (
        (Q, ("num", 1 / 3), ("sub", 0, 1), ("num", 1.0), ("div", 3, 2)),
        {"q": (0, 2)},
        None,
    ),
    "a pole of two": ((("num", 1.0), Q, R, ("sub", 1, 2), ("div", 0, 3)), {"q": (1, 3), "r": (2.9, 4)}, None),
    "outside": ((Q, ("ln", 0)), {"q": (-1, 2)}, None),
    "a check that fails at an end": ((Q, ("num", 0.0), ("gt", 0, 1)), {"q": (-1, 2)}, [0, 1]),
    "a check that holds": ((Q, ("num", 3.0), ("lt", 0, 1)), {"q": (-1, 2)}, 1),
}


@pytest.mark.parametrize("name", SPREADS)
def test_ranges(name: str) -> None:
    operations, inputs, wanted = SPREADS[name]
    leaves = {f"n#{key}": Node(f"n#{key}", sum(ends) / 2, *map(float, ends)) for key, ends in inputs.items()}
    nodes = {**leaves, "n#y": Node("n#y", program=Program(operations), reads=keys_of(operations))}
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    middle = machine.run_all()["n#y"]
    found = range_under(machine, "n#y", {}, middle) if isinstance(middle, float) else middle
    ours = None if isinstance(found, Failure) else [found.low, found.high] if found.is_range else found.low
    asked = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "key": "n#y", "overrides": {}}
    theirs = ask_node({"ranges": [asked]})["spreads"][0]
    assert ours == theirs
    assert ours == (None if wanted is None else pytest.approx(wanted))


@pytest.mark.parametrize("digits", [1, 2, 3, 4, 6])
def test_figures(digits: int) -> None:
    chance = random.Random(digits)  # noqa: S311 - seeded on purpose
    numbers = [chance.uniform(-1, 1) * 10 ** chance.randint(-9, 17) for _ in range(2000)]
    numbers += [round(chance.uniform(0, 2000), chance.randint(0, 3)) for _ in range(2000)]
    numbers += [10.0 ** chance.randint(-6, 16) * ends for ends in (9.995, 9.9995, 99.95, 0.5, 1) for _ in range(40)]
    numbers += [
        whole * (1 + sign * 10 ** -chance.uniform(1, 14)) for whole in (1, 100) for sign in (-1, 1) for _ in range(300)
    ]
    kinds = ((False, 0), (True, 0), (False, 1), (False, 100), (False, 1000))
    asked = [(number, digits, *kind) for number in numbers for kind in kinds]
    shown = [format_number(number, digits, money=money, whole=whole) for number, digits, money, whole in asked]
    assert ask_node({"figures": asked})["figures"] == shown
