"""Sequences in the page: the same numbers, the same words where there is none, and a slider that stays quick."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.nodes import Failure
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.program import needed
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

sys.path.insert(0, str(Path(__file__).parent))

from test_twins import agree, answers_of, as_json, ask_node

UNITS = unit_table()
VAULTS = 40
MANY = "more than 1,000,000 steps"
"""Where they run out first is not the same on both sides."""


def nodes_of(sheet: str, tables: str = ""):
    note = parse_note(SourceFile(NoteId("n.md"), f"{tables}```calc\n{sheet}\n```\n"))[0]
    settings = ValueSettings(reference=False)
    return evaluate(sheets_of([note], UNITS, lambda *_: None, lambda _: None, settings))[0].nodes


def _term(chance: random.Random, names: str, at: int) -> str:
    other = chance.choice(names)
    back = chance.choice([1, 1, 2]) if names.index(other) >= at else chance.choice([0, 1, 2])
    index = f"n - {back}" if back else "n"
    return chance.choice(
        [
            f"{other}({index})",
            f"{other}({index}) / k",
            "n / 7",
            f"Max({other}({index}), 0.2)",
            "f(n - 1)",
            f"{other}(0)",
        ]
    )


def sheet_of(seed: int) -> str:
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    names = "abc"[: chance.randint(1, 3)]
    lines = ["k = 3.5", "last = 30", "f(x) = x * 0.9 + 1 / (x + 2.5)"]
    for at, name in enumerate(names):
        lines += [f"{name}({step}) = {chance.uniform(-2, 2):.3f}" for step in (-1, 0)]
        terms = f" {chance.choice('+-*')} ".join(_term(chance, names, at) for _ in range(chance.randint(2, 4)))
        lines.append(f"{name}(n) = ({terms}) * 0.3 for n in 1..{chance.choice(['last', '12', 'last / 2'])}")
    lines += [f"out_{name} = {name}(7) + {name}(last / k)" for name in names]
    return "\n".join(lines)


def runs_out(ours) -> bool:
    return isinstance(ours, Failure) and ours.reason == MANY


def test_random_sequences():
    chance = random.Random(3)  # noqa: S311 - seeded on purpose
    vaults, expected = [], []
    for seed in range(VAULTS):
        nodes = nodes_of(sheet_of(seed))
        machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
        machine.run_all()
        outs = [key for key in nodes if "#out_" in key]
        questions: list[dict] = [{"key": key, "overrides": {}} for key in outs]
        for _ in range(12):
            given: dict[str, float | str] = {"n.md#k": chance.choice([2.0, 3.0, 0.0, 2.5])}
            if chance.random() < 0.7:
                given["n.md#last"] = float(chance.choice([0, 7, 14, 30, 31, -5, 12.5, 2e5]))
            questions += [{"key": key, "overrides": given} for key in outs]
            questions += [
                {"key": key.replace("#out_", "#"), "overrides": {**given, "n.md#[n]": float(chance.randint(-2, 33))}}
                for key in outs
            ]
        vaults.append({"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions})
        expected.append(answers_of(machine, questions))
    answers = ask_node({"vaults": vaults})["answers"]
    wrong = [
        (seed, question, ours, theirs)
        for seed, (asked, mine, other) in enumerate(zip(vaults, expected, answers, strict=True))
        for question, ours, theirs in zip(asked["questions"], mine, other, strict=True)
        if not agree(ours, theirs, 1e-12)
        and not (isinstance(ours, Failure) and ours.reason == theirs["reason"] == MANY)
    ]
    assert wrong[:3] == []
    reasons = {one.reason for mine in expected for one in mine if isinstance(one, Failure)}
    assert "there is no step 33" in reasons
    assert "more than 100,000 steps" in reasons
    assert "the last step is not a whole number" in reasons
    assert sum(isinstance(one, float) for mine in expected for one in mine) > 200


DRAWN = """
import { makeValues, prepare } from '%s/plugins/calcgraph/assets/twins/values.js';
import { DRAWN, LET_GO, inTime } from '%s/plugins/calcgraph/assets/twins/purse.js';
import { readFileSync } from 'node:fs';
const q = JSON.parse(readFileSync(0, 'utf8'));
await prepare(q);
const values = makeValues({ note: 'n.md', names: {}, units: {}, q });
const read = steps => {
  values.allow(steps);
  const state = new Map([['n.md#g', 0.031]]), began = values.taken();
  const found = inTime(() => values.under(state)('n.md#a'));
  return [found ?? null, values.taken() - began];
};
read(DRAWN);
console.log(JSON.stringify([read(DRAWN), read(LET_GO)]));
"""


@pytest.mark.parametrize(("steps", "is_drawn"), [(1000, True), (99_000, False)])
def test_a_slider_stays_quick(steps, is_drawn, tmp_path):
    """A long one is computed when the slider is let go; until then it takes no more than any other value."""
    sheet = f"g = 3 %\ns(0) = 1\ns(n) = s(n - 1) * (1 + g / {steps}) - 1e-6 for n in 1..{steps}\na = s({steps})"
    nodes = nodes_of(sheet)
    keys = needed(nodes, ["n.md#a"])
    root = Path(__file__).parents[2]
    script = tmp_path / "drawn.mjs"
    script.write_text(DRAWN % (root, root), encoding="utf-8")
    done = subprocess.run(
        ["node", str(script)],
        input=json.dumps({key: as_json(nodes[key]) for key in keys}),
        capture_output=True,
        text=True,
        check=True,
    )
    (drawn, took), (let_go, _) = json.loads(done.stdout)
    assert (drawn is not None) == is_drawn
    assert let_go is not None
    assert took <= 200_000, "what a slider may take while it is drawn"


RUNNING = """k = 1.3
f(x) = x * exp(-x / k) + 0.3 * sin(3 * x)
s(0) = 5
s(n) = s(n - 1) * (1 - 0.1 * k) - 0.05 for n in 1..40
top = max f(x) for x in 0..9
low = min f(x) for x in 0..9 * k
place = argmax f(x) for x in 0..9
valley = argmin(f(x)) for x in 2..9 * k
end = argmax sqrt(x - 2 * k) for x in 0..9
pole = max x + 1 / (x - k)^2 for x in 0..9
edge = max Piecewise((9 + x, abs(x - k - 3.01) < 0.003), (0, True)) for x in 0..9
gone = first n where s(n) < 0
back = first n where s(n) < s(n - 2) / 2
"""


def test_what_runs_over_a_name():
    nodes = nodes_of(RUNNING)
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    names = ("top", "low", "place", "valley", "end", "pole", "edge", "gone", "back")
    given = [0.7 + 0.13 * i for i in range(12)] + [-1.0, 0.0]
    questions = [{"key": f"n.md#{name}", "overrides": {"n.md#k": k}} for k in given for name in names]
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    ours = answers_of(machine, questions)
    is_place = [one["key"][5:] in {"place", "valley"} for one in questions]
    wrong = [
        (one, mine, other)
        for one, mine, other, loose in zip(questions, ours, theirs, is_place, strict=True)
        if not agree(mine, other, 1e-8 if loose else 1e-12)
    ]
    assert wrong == []
    assert sum(isinstance(one, float) for one in ours) > 60


CURVES = """k = 3
line = interpolate(t.y, t.x = k)
bent = interpolate(t.y, t.x = k, smooth)
held = interpolate(t.y, t.x = k, smooth, clamp)
tier = step(t.y, t.x = k)
first_tier = step(t.y, t.x = k, clamp)
grid = interpolate(g.z, g.a = k / 3, g.b = k / 5)
"""
TABLES = """<!-- calc: table t -->
| id | x | y |
|---|---:|---:|
| a | 0 | 1.5 |
| b | 1.3 | 0.25 |
| c | 2 | 0.2 |
| d | 5 | 7 |
| e | 5.5 | 7 |

<!-- calc: table g -->
| id | a | b | z |
|---|---:|---:|---:|
| p | 0 | 0 | 0.5 |
| q | 0 | 1 | 1 |
| r | 2 | 0 | 4 |
| s | 2 | 1 | 9 |

"""


def test_curves():
    nodes = nodes_of(CURVES, TABLES)
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    chance = random.Random(9)  # noqa: S311 - seeded on purpose
    given = [chance.uniform(-1, 7) for _ in range(60)] + [0, 1.3, 2, 2 - 1e-13, 5, 5.5, 5.5 + 1e-12, 6.5 - 1, 1.2999]
    questions = [
        {"key": f"n.md#{name}", "overrides": {"n.md#k": float(k)}}
        for k in given
        for name in ("line", "bent", "held", "tier", "first_tier", "grid")
    ]
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    ours = answers_of(machine, questions)
    wrong = [pair for pair in zip(questions, ours, theirs, strict=True) if not agree(pair[1], pair[2], 1e-12)]
    assert wrong == []
    assert {one.reason for one in ours if isinstance(one, Failure)} == {"outside the table"}


MOTION = """k = 0.5
ode v' = -k * v + sin(3 * t) / 3, v(0) = 3 for t in 0..5
ode x'' = -k^2 * x - 0.1 * x' + v(Min(t, 5)) / 9, x(0) = k, x'(0) = 0 for t in 0..6
a = v(1.234)
b = x(5.9)
c = max x(t) for t in 0..6
d = v(4 + k)
ode p' = Piecewise((1000, t > 5 * k and t < 5 * k + 0.001), (p, True)), p(0) = 1 for t in 0..6
ode q' = 1 + Piecewise((1000, q > 5 * k and q < 5 * k + 0.001), (0, True)), q(0) = 0 for t in 0..6
ode s' = exp(-((t - k) / 1e-5)^2) + s / 9, s(0) = 1 for t in 0..6
e = p(5) + k
f = q(5) + k
g = s(5) + k
"""


def test_rates():
    nodes = nodes_of(MOTION)
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    # `b` and `c` end at the same place for nearly all of them, and each costs a second
    given = {0.0: "abcdefg", 0.2: "def", 0.4999: "adefg", 1.0: "aefg", 400.0: "abcdefg", 1e9: "abcdefg"}
    questions = [{"key": f"n.md#{name}", "overrides": {"n.md#k": k}} for k, names in given.items() for name in names]
    questions += [{"key": "n.md#v", "overrides": {"n.md#{t}": i / 7, "n.md#k": 0.3}} for i in range(-1, 37)]
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    ours = answers_of(machine, questions)
    wrong = [pair for pair in zip(questions, ours, theirs, strict=True) if not agree(pair[1], pair[2], 1e-11)]
    assert wrong[:3] == []
    reasons = {one.reason for one in ours if isinstance(one, Failure)}
    assert "outside the range of its rate" in reasons
    assert len([one for one in reasons if one.startswith("the steps cannot be made fine enough at ")]) > 3
    assert sum(isinstance(one, float) for one in ours) > 45


SYSTEMS = """k = 0.5
x, y = solve x^2 + y^2 = 25 * k, x - y = sin(k) for x, y
p, q, r = solve p + q * r = 3 + k, p * q = 2, exp(r / 9) + p = 4 for p in 0.1..9, q in 0.1..9, r in -5..5
low, high = solve t^2 - 2 * t = -k for t in 0..5
one = solve s^3 - s = k for s in 0..9
a = x * high + low / q
"""


def test_systems():
    nodes = nodes_of(SYSTEMS)
    machine = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    machine.run_all()
    given = [-3.0, 0.0, 0.1, 0.2, 0.4999, 0.7, 0.9, 1.0, 1.1, 1.6, 7.0, 400.0, 1e9]
    questions = [
        {"key": f"n.md#{name}", "overrides": {"n.md#k": k}}
        for k in given
        for name in ("x", "y", "p", "q", "r", "low", "high", "a", "one")
    ]
    vault = {"nodes": {key: as_json(node) for key, node in nodes.items()}, "questions": questions}
    theirs = ask_node({"vaults": [vault]})["answers"][0]
    ours = answers_of(machine, questions)
    wrong = [trio for trio in zip(questions, ours, theirs, strict=True) if not agree(trio[1], trio[2], 1e-11)]
    assert wrong[:3] == []
    assert {"no solution found", "0 roots in the range, not 2", "1 root in the range, not 2"} <= {
        one.reason for one in ours if isinstance(one, Failure)
    }
    assert sum(isinstance(one, float) for one in ours) > 50
