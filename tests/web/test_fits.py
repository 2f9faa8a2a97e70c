"""Fits in the page: the same numbers as the build, under sliders too, and the same words where there is none."""

import math
import random
import sys
from pathlib import Path

from calcgraph.calc.nodes import Failure
from calcgraph.calc.programs.machine import Machine

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "calc" / "nist"))

from nist_sets import LINEAR, search_of, table_of
from test_sequences import nodes_of
from test_twins import agree, answers_of, as_json, ask_node

ROWS = """t.z = k * t.x + t.y
fit one: t.y = a + b * t.x for a, b
fit two: t.y = c * t.x^2 + d * exp(-t.x / k) + e over t where t.x > m for c, d, e
fit three: t.y - k = f * t.x + g * t.z over t
fit four: t.y = h * (t.x - m) + i * (t.x - m)^2 + 3 over t where t.x > k for h, i"""
OUTS = (
    "a",
    "b_error",
    "one_r2",
    "c",
    "d_error",
    "two_residual",
    "f",
    "three_r2",
    "h",
    "i_error",
    "four_r2",
    "j",
    "n_error",
    "five_r2",
    "q",
    "r_error",
)


def rows_of(chance: random.Random) -> str:
    rows = [
        f"| r{at} | {chance.uniform(-5, 5):.4f} | {chance.uniform(-9, 9):.3f} |" for at in range(chance.randint(4, 12))
    ]
    return "<!-- calc: table t -->\n\n| id | x | y |\n|---|---|---|\n" + "\n".join(rows) + "\n\n"


def answered(vaults, keys, overrides):
    """Return what the build and the page say of each key of each vault, under each of some values."""
    asked, ours = [], []
    for nodes in vaults:
        machine = Machine(nodes)
        machine.run_all()
        questions = [{"key": f"n.md#{key}", "overrides": given} for given in overrides for key in keys(nodes)]
        asked.append({"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions})
        ours.append(answers_of(machine, questions))
    theirs = ask_node({"vaults": asked})["answers"]
    return [
        (question, mine, other)
        for vault, found, page in zip(asked, ours, theirs, strict=True)
        for question, mine, other in zip(vault["questions"], found, page, strict=True)
    ]


def test_random_rows():
    chance = random.Random(7)  # noqa: S311 - seeded on purpose
    vaults = [nodes_of(f"k = 1.5\nm = -2\n{ROWS}", rows_of(chance)) for _ in range(30)]
    given = [{}, {"n.md#k": 0.7}, {"n.md#k": 2.5, "n.md#m": 1.25}, {"n.md#m": 4.0}]
    found = answered(vaults, lambda _: OUTS, given)
    assert [one for one in found if not agree(one[1], one[2], 1e-11)][:3] == []
    reasons = {one[1].reason for one in found if isinstance(one[1], Failure) and not one[1].needs}
    assert sum(isinstance(one[1], float) for one in found) > 500, reasons


CURVES = """t.z = k * t.y
fit one: t.y = a * exp(-b * t.x) + c over t for a near 1, b near 0.3, c near 0
fit two: t.z = d / (1 + t.x / e) + Piecewise((g, t.x > m), (0, True)) over t for d near 9, e near 1, g near 1
fit three: t.y = h * t.x^i over t where t.x > m for h near 1, i near 1"""


def test_curves():
    chance = random.Random(8)  # noqa: S311 - seeded on purpose
    found = []
    for _ in range(4):
        xs = [0.5 + 0.4 * at for at in range(14)]
        rows = [f"| r{x} | {x:.2f} | {4 * math.exp(-0.5 * x) + chance.gauss(1, 0.05):.4f} |" for x in xs]
        table = "<!-- calc: table t -->\n\n| id | x | y |\n|---|---|---|\n" + "\n".join(rows) + "\n\n"
        nodes = nodes_of(f"k = 1.5\nm = 2\n{CURVES}", table)
        keys = ("a", "b", "c_error", "one_r2", "d", "e", "g_error", "two_residual", "h", "i_error")
        found += answered([nodes], lambda _, keys=keys: keys, [{}, {"n.md#k": 0.7}, {"n.md#k": 2.5, "n.md#m": 2.6}])
    assert [one for one in found if not agree(one[1], one[2], 1e-10)][:3] == []
    assert sum(isinstance(one[1], float) for one in found) > 100


def test_sets_of_nist():
    vaults = [nodes_of(f"fit law: y = {known['formula']} over t", table_of(name)) for name, known in LINEAR.items()]
    found = answered(vaults, lambda nodes: [key.partition("#")[2] for key in nodes if key[-1] not in "<>)]"], [{}])
    found = [one for one in found if isinstance(one[1], float)]
    assert len(found) > 80
    assert [one for one in found if not agree(one[1], one[2], 1e-13)] == []


def test_searches_of_nist():
    names = ("Chwirut2", "DanWood", "Gauss1", "Hahn1", "Kirby2", "Lanczos3", "MGH17", "Misra1a", "Nelson", "Roszman1")
    vaults = [nodes_of(search_of(name, "near"), table_of(name)) for name in names]
    found = answered(
        vaults, lambda nodes: [key.partition("#")[2] for key in nodes if "#b" in key and key[-1] not in "<>)]"], [{}]
    )
    assert len(found) > 80
    assert [one for one in found if not isinstance(one[1], float)] == []
    assert [one for one in found if not agree(one[1], one[2], 1e-8)] == []


def test_both_give_up_at_the_same_work():
    chance = random.Random(9)  # noqa: S311 - seeded on purpose
    rows = [f"| r{at} | {at / 625 - 1:.4f} | {chance.random():.3f} |" for at in range(2_500)]
    table = "<!-- calc: table t -->\n\n| id | x | y |\n|---|---|---|\n" + "\n".join(rows) + "\n\n"
    long = " + ".join(f"c{power} * x^{power}" for power in range(10))
    nodes = nodes_of(f"fit y = {long} over t\nfit y = a + b * x + d * x^2 over t", table)
    found = answered([nodes], lambda _: ("c0", "c9_error", "a", "d_error"), [{}])
    assert [isinstance(mine, Failure) for _, mine, _ in found] == [True, True, False, False]
    assert [one for one in found if not agree(one[1], one[2], 1e-10)] == []
