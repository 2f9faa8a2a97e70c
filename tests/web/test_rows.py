"""Columns of tables in the page: the same numbers to twelve digits, the same words where there is none."""

import random
import sys
from pathlib import Path

import pytest

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.model import QuantityId
from calcgraph.calc.nodes import Failure
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import needed
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

sys.path.insert(0, str(Path(__file__).parent))

from test_sequences import nodes_of
from test_twins import agree, answers_of, as_json, ask_node

VAULTS = 40
LINES = """t.a = t.x * k + t.y
t.b = t.a / (t.y - m)
t.run = cumulative(t.a)
t.part = share(t.y * t.y + 1)
t.step = t.a - previous(t.a, k)
t.rate = u[t.to].v
t.level = clamp(previous(t.level, k) + t.x, -9, 9 + m)
t.so_far = cumulative(t.x * t.y) per t.to
t.mixed = previous(t.mixed, m) * 1.01 + t.y per t.to
t.up = cumulative(t.x * t.x + 1)
t.place = rank(t.y * t.y) + rank(t.a)
t.level_of = previous(t.level_of, k) * 0.7 + previous(t.trend, m) - t.x
t.trend = 0.3 * (t.level_of - previous(t.trend, m)) + t.y / 9
t.one = previous(t.other, k) + t.x per t.to
t.other = t.one * 0.5 - previous(t.other, m) per t.to
t.place_of = rank(t.y * t.y) per t.to
t.part_of = share(t.a * t.a + 1) per t.to
g = total(t.a) per t.to
g.most = Max(t.x where t.y > m) per t.to
p = pick t: r2
out_0 = total(t.a * t.y)
out_1 = stdev(t.a where t.x > k)
out_2 = slope(t.a, t.y * k)
out_3 = intercept(t.a, t.y)
out_4 = correlation(t.a, t.y)
out_5 = quantile(t.a, k / 4)
out_6 = median(t.b)
out_7 = total(t.run) + total(t.part) + p.step
out_8 = mean(t.rate * t.a where t.to = "b" or t.x > m)
out_9 = first(t.a where t.y > k) + last(t.a where t.y > k)
out_10 = Max(t.a) - Min(t.b) + t.r1.b + p.run
out_11 = total(t.z where t.z known) + count(t where t.z known) * k
out_12 = total(t.z * k)
out_13 = Sum(total(t.x * j), (j, 1, 4)) + total(Piecewise((t.x, t.x > k), (t.y, True)))
out_14 = total(t.level) + total(t.so_far) + total(t.mixed)
out_15 = total(g.a * k)
out_16 = total(g.most) + p.level
out_17 = interpolate(t.a, t.up = k + 4, clamp) + step(t.b, t.up = 9, clamp)
out_18 = interpolate(t.a, t.up = m * 3, smooth, clamp)
out_19 = product(1 + t.x / 100 where t.y > k) + product(t.a)
out_20 = total(t.place * t.x)
out_21 = total(t.level_of * t.trend) + p.trend
out_22 = total(t.other * t.one) + t.r1.other
out_23 = total(t.place_of * t.x) + total(t.part_of * t.y)"""


def tables_of(chance: random.Random) -> str:
    count = chance.randint(3, 9)
    rows = [
        f"| r{at} | {chance.uniform(-9, 9):.3f} | {chance.choice([1, 2, 3, at])} | {chance.choice(['', '3', '4.5'])}"
        f" | {chance.choice('ab')} |"
        for at in range(count)
    ]
    first = "<!-- calc: table t -->\n\n| id | x | y | z | to |\n|---|---|---|---|---|\n| r | 1 | 2 | 3 | a |\n"
    return first + "\n".join(rows) + "\n\n<!-- calc: table u -->\n\n| id | v |\n|---|---|\n| a | 1.1 |\n| b | 1.3 |\n\n"


def test_random_tables():
    chance = random.Random(5)  # noqa: S311 - seeded on purpose
    vaults, expected = [], []
    for _ in range(VAULTS):
        nodes = nodes_of(f"k = 1.5\nm = 2\n{LINES}", tables_of(chance))
        machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
        machine.run_all()
        outs = [key for key in nodes if "#out_" in key or key.startswith(("n.md#t.", "n.md#p."))]
        questions: list[dict] = [{"key": key, "overrides": {}} for key in outs if "." not in key.partition("#")[2][2:]]
        for _ in range(5):
            given = {"n.md#k": chance.uniform(-3, 5), "n.md#m": chance.choice([1.0, 3.0, 2.5]), "n.md#p": "r1"}
            questions += [{"key": key, "overrides": given} for key in outs]
        vaults.append({"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions})
        expected.append(answers_of(machine, questions))
    answers = ask_node({"vaults": vaults})["answers"]
    wrong = [
        (question, ours, theirs)
        for asked, mine, other in zip(vaults, expected, answers, strict=True)
        for question, ours, theirs in zip(asked["questions"], mine, other, strict=True)
        if not isinstance(ours, tuple) and not agree(ours, theirs, 1e-12)
    ]
    assert wrong[:3] == []
    reasons = {one.reason for mine in expected for one in mine if isinstance(one, Failure)}
    assert reasons >= {"no row fulfils it", "fewer than two rows", "a share is between 0 and 1"}
    assert any(reason.startswith("the cell `t.r") and reason.endswith(".z` is empty") for reason in reasons)
    assert "division by zero in row 2" in reasons
    assert sum(isinstance(one, float) for mine in expected for one in mine) > 1000


DRAWN = """k = normal(2, 0.3)
j = 4
t.a = t.x * k + t.y
t.run = cumulative(t.a)
t.part = share(t.y * k + t.z)
p = pick t: r1
all = total(t.a)
some = total(t.a where t.y > j / 4)
middle = median(t.a - k * j)
line = slope(t.a, t.y) + intercept(t.x * k, t.y) + correlation(t.a, t.z)
cell = t.r1.a + p.run + t.r1.part
far = stdev(t.x * k) + Max(t.a)
sure = mean(all) + p90(t.r1.a)
none = count(t where t.x > k)
empty = total(t.w * k)
"""
TABLE = """<!-- calc: table t -->

| id | x | y | z | w |
|---|---|---|---|---|
| r0 | 1.5 | 2 | 3 | 1 |
| r1 | -2 | 1 | 5 | |
| r2 | 4 | 7 | 11 | 3 |

"""


def test_rows_of_what_is_drawn():
    nodes = nodes_of(DRAWN, TABLE)
    note = parse_note(SourceFile(NoteId("n.md"), f"{TABLE}```calc\n{DRAWN.replace('j = 4', 'j = 5')}```\n"))[0]
    inputs = sheets_of([note], unit_table(), lambda *_: None, lambda _: None, ValueSettings(reference=False))
    changed = evaluate(inputs)[0].quantities
    data = {key: {**as_json(node), **({"dr": node.drawn} if node.drawn else {})} for key, node in nodes.items()}
    names = ("all", "some", "middle", "line", "cell", "far", "sure", "none", "empty")
    keys = [f"n.md#{name}" for name in names]
    asked = [
        {"nodes": {one: data[one] for one in needed(nodes, [key])}, "key": key, "overrides": {"n.md#j": 5.0}}
        for key in keys
    ]
    for name, found in zip(names, ask_node({"ranges": asked})["spreads"], strict=True):
        value = changed[QuantityId("n.md", name)].value
        expected = [value.low, value.number, value.high] if value and value.is_spread else value and value.number
        assert found == (expected if expected is None else pytest.approx(expected, rel=1e-12)), name
        assert (expected is None) is (name in {"none", "empty"})
