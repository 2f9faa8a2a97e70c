"""Peaks narrower than the steps of a search in the page: the same values as in the build, where a slider moves them."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from test_sequences import nodes_of
from test_twins import agree, answers_of, as_json, ask_node

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.programs.machine import Machine

BODIES = [
    "exp(-((x - c) / d)^2)",
    "((x - c) / d)^2 * exp(-((x - c) / d)^2) + 1e-9 * x",
    "Piecewise((1, x > c and x < c + d), (0, True)) + x / 9",
    "Max(0, 1 - abs(x - c) / d) + Max(0, 1 - abs(x - c / 2) / d)",
]
SHEET = """c = 0.123
d = 1e-5
f(x) = {body}
area = integrate(f(x), (x, 0, 1))
top = max f(x) for x in 0..1
place = argmax {body} for x in 0..1
x = 0.5
root = solve {body} = 0.3 for x in 0..1 near 0
"""


def test_narrow_peaks_in_the_page():
    chance = random.Random(3)  # noqa: S311 - seeded on purpose
    vaults, expected = [], []
    for body in BODIES:
        nodes = nodes_of(SHEET.format(body=body))
        machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
        machine.run_all()
        given: list[dict[str, float | str]] = [
            {"n.md#c": round(chance.uniform(0.05, 0.95), 4), "n.md#d": 10 ** chance.uniform(-6, -1)} for _ in range(4)
        ]
        questions = [
            {"key": f"n.md#{name}", "overrides": one}
            for one in ({}, *given)
            for name in ("area", "top", "place", "root")
        ]
        vaults.append({"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions})
        expected.append(answers_of(machine, questions))
    answers = ask_node({"vaults": vaults})["answers"]
    wrong = [
        (body, question, ours, theirs)
        for body, asked, mine, other in zip(BODIES, vaults, expected, answers, strict=True)
        for question, ours, theirs in zip(asked["questions"], mine, other, strict=True)
        if not agree(ours, theirs, 1e-8)
    ]
    assert wrong[:5] == []
    numbers = [one for mine in expected for one in mine if isinstance(one, float)]
    assert len(numbers) > 0.75 * sum(map(len, expected))
