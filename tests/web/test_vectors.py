"""Vectors in the page: under other components the same numbers as in the build, and as NumPy has them."""

import random
import sys
from pathlib import Path

import numpy as np

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

sys.path.insert(0, str(Path(__file__).parent))

from test_twins import agree, answers_of, as_json, ask_node

CASES = 40
SHEET = """a = (1, -2, 3) m in -9..9 m
b = (4, 0.5, -6) m in -9..9 m
k = 3
c = cross(a, b) / 1 m - k * a
n = norm(c)
u = c / n
d = dot(u, a + b)
r(t) = a * t + b * t^2 / 2
p = r(k)
s(0) = a
s(j) = s(j - 1) / 2 + b for j in 1..9
e = s(9)
w = (dot(c, p) with k = 2)
"""


def by_numpy(a, b, k):
    """What the lines of the sheet come to, by name."""
    c = np.cross(a, b) - k * a
    n, e = np.linalg.norm(c), a
    p = a * k + b * k**2 / 2
    for _ in range(9):
        e = e / 2 + b
    other = np.cross(a, b) - 2 * a
    found = {"c": c, "u": c / n, "p": p, "e": e}
    parts = {
        f"{name}.{axis}": value for name, vector in found.items() for axis, value in zip("xyz", vector, strict=True)
    }
    return {**parts, "n": n, "d": (c / n) @ (a + b), "w": other @ (a * 2 + b * 2)}


def test_random_components():
    chance = random.Random(9)  # noqa: S311 - seeded on purpose
    note = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{SHEET}```\n"))[0]
    settings = ValueSettings(reference=False)
    calculation, problems = evaluate(sheets_of([note], unit_table(), lambda *_: None, lambda _: None, settings))
    assert problems == ()
    machine = Machine(calculation.nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    questions, wanted = [], []
    for _ in range(CASES):
        a, b = (np.array([chance.uniform(-9, 9) for _ in range(3)]) for _ in range(2))
        k = chance.uniform(-4, 4)
        given = {f"n.md#{name}.{axis}": one[at] for name, one in (("a", a), ("b", b)) for at, axis in enumerate("xyz")}
        for name, value in by_numpy(a, b, k).items():
            questions.append({"key": f"n.md#{name}", "overrides": {**given, "n.md#k": k}})
            wanted.append(value)
    ours = answers_of(machine, questions)
    nodes = {key: as_json(node) for key, node in calculation.nodes.items()}
    (theirs,) = ask_node({"vaults": [{"nodes": nodes, "questions": questions}]})["answers"]
    assert len(ours) == CASES * 15
    assert np.allclose(ours, wanted, rtol=1e-9, atol=1e-9)
    assert all(agree(one, other, 1e-12) for one, other in zip(ours, theirs, strict=True))
