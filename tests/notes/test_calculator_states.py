"""States of the calculator: what the page's JavaScript computes is what the formula sheet says, worked out here anew.

Nothing below reads the notes: the tables of `formulas/data` and the physics of a decode step are all it knows.
"""

import csv
import json
import math
import random
import subprocess
from pathlib import Path

import pytest

from calcgraph.calc.nodes import Node
from step_by_hand import Mixture, Step, bound, expected

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests/web/run_programs.js"
Row = dict[str, float | None]
State = dict[str, float | str]
START: State = {
    "model": "llama-3-70b", "gpu": "h100", "quant": "fp16", "ctx": 8192.0, "users": 1.0, "n": 2.0, "draft": 0.0,
    "accept": 0.8, "guess": 0.05, "price": 3 / 3600, "rest_bytes": 0.0, "kv_size": 2.0,
    "apart": 1.0, "served": 1.0, "reserve": 0.1,
}  # fmt: skip
CHOICES: dict[str, list[float]] = {
    "ctx": [1024, 8192, 32768, 100_000, 262_144],
    "users": [1, 2, 7, 32, 64, 186, 512],
    "n": [1, 2, 4, 8, 16, 32, 64, 128],
    "draft": [0, 0, 1, 3, 4, 8],
    "accept": [0.05, 0.5, 0.8, 0.95],
    "guess": [0, 0.05, 0.3],
    "price": [0.5 / 3600, 3 / 3600, 15 / 3600],
    "rest_bytes": [0, 1, 2],
    "kv_size": [0.5, 1, 2],
    "apart": [0, 1],
    "served": [0, 1],
    "reserve": [0, 0.1, 0.4],
}
ASKED = ("spare", "utps", "bound", "stps", "cost", "chips_min", "read", "cache", "energy")
KNOWN: dict[str, tuple[State, dict[str, float]]] = {
    "the page's own case": ({}, {"utps": 30.0, "bound": 47.3, "cost": 55.6e-6, "chips_min": 2}),
    "a mixture with thirty-two users": (
        {"model": "deepseek-v3", "gpu": "h200", "quant": "fp8", "n": 8.0, "users": 32.0},
        {"utps": 35.1, "bound": 85.0, "cost": 5.94e-6, "read": 432.7e9},
    ),
    "gpt-oss with sixteen bits outside its experts": (
        {"model": "gpt-oss-120b", "quant": "mxfp4", "rest_bytes": 2.0},
        {"read": 5.0e9},
    ),
    "eight key-value heads on sixteen devices": ({"n": 16.0}, {"cache": 2 * 2.684e9}),
    "eight-bit weights on a device of another maker": (
        {
            "model": "kimi-k2",
            "gpu": "mi355x",
            "quant": "q8_0",
            "draft": 3.0,
            "accept": 0.95,
            "guess": 0.0,
            "rest_bytes": 1.0,
            "reserve": 0.0,
        },
        {"utps": 253.9, "bound": 594.6},
    ),
    "latent attention split by heads": (
        {"model": "deepseek-v3", "quant": "fp8", "n": 8.0, "apart": 0.0},
        {"cache": 8 * 70272 * 8192},
    ),
}


def table(name: str) -> dict[str, Row]:
    """Cells in base units: bytes, parameters, seconds; None where the cell is empty or not a number."""
    scales = {"GB": 1e9, "TB/s": 1e12, "TFLOP/s": 1e12, "MB": 1e6, "GB/s": 1e9, "Gparam": 1e9, "bit/param": 1 / 8}
    rows = list(csv.reader((ROOT / f"formulas/data/{name}.csv").read_text().splitlines()))
    heads = [(head.split(" [")[0], scales.get(head.split(" [")[-1].rstrip("]"), 1.0)) for head in rows[0]]
    return {row[0]: {key: number(cell, scale) for (key, scale), cell in zip(heads, row, strict=True)} for row in rows}


def number(cell: str, scale: float) -> float | None:
    try:
        return float(cell) * scale
    except ValueError:
        return None


MODELS, DEVICES, FORMATS = table("models"), table("hardware"), table("precisions")
COLUMNS = ("params", "active", "routed", "taken", "layers", "hidden", "kv", "state", "kv_parts", "attend")


def missing(state: State) -> dict[str, list[str]]:
    """Empty cells that a speed needs, by the table's row."""
    model, gpu = str(state["model"]), str(state["gpu"])
    size = FORMATS[str(state["quant"])]["bytes"]
    peak = "peak_8bit" if size is not None and size <= 1 else "peak"
    found = {
        model: [column for column in COLUMNS if MODELS[model][column] is None],
        gpu: [column for column in ("peak", peak) if DEVICES[gpu][column] is None],
    }
    return {row: columns for row, columns in found.items() if columns}


def compute(state: State) -> dict[str, float]:
    """The step of one state: bytes, seconds, tokens a second, dollars a token."""
    model = {key: value for key, value in MODELS[str(state["model"])].items() if value is not None}
    gpu = {key: value for key, value in DEVICES[str(state["gpu"])].items() if value is not None}
    given = {key: value for key, value in state.items() if isinstance(value, float | int)}
    size = FORMATS[str(state["quant"])]["bytes"]
    assert size is not None
    users, n, draft = given["users"], given["n"], given["draft"]
    plain = max(size, given["rest_bytes"]) if model["taken"] < 1 else size
    mixture = Mixture(model["active"], model["routed"], model["taken"], plain, size)
    copies = 1 if model["kv_parts"] == 1 and given["apart"] == 1 else max(1.0, n / model["kv_parts"])
    cache = (model["kv"] * given["ctx"] * copies + model["state"]) * users * given["kv_size"] / 2
    held = (model["params"] - model["routed"]) * plain + model["routed"] * size

    def one_pass(tokens: float) -> Step:
        return Step(
            weights=mixture.read(tokens),
            caches=cache,
            active=mixture.active,
            users=users,
            tokens=tokens,
            layers=model["layers"],
            hidden=model["hidden"],
            attend=model["attend"] * 2 / given["kv_size"] / copies,
            taken=mixture.taken,
            chips=n,
            bw=gpu["bw"],
            peak=gpu["peak_8bit" if size <= 1 else "peak"],
            sixteen=gpu["peak"],
            served=given["served"],
        )

    judging = one_pass(users * (draft + 1))
    step = expected(judging) + draft * given["guess"] * expected(one_pass(users))
    kept = sum(given["accept"] ** i for i in range(int(draft) + 1))
    room = (1 - given["reserve"]) * gpu["vram"]
    utps = kept / step
    return {
        "spare": n * room - held - cache,
        "utps": utps,
        "bound": kept / bound(judging),
        "stps": users * utps,
        "cost": n * given["price"] / (users * utps),
        "energy": n * gpu.get("power", math.nan) / (users * utps),
        "chips_min": math.ceil((held + cache) / room),
        "read": mixture.read(users * (draft + 1)),
        "cache": cache,
    }


def states(count: int, seed: int) -> list[State]:
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    rows = {"model": sorted(MODELS), "gpu": sorted(DEVICES), "quant": sorted(FORMATS)}
    for names in rows.values():
        names.remove("id")
    found = [{**START, "model": name, "n": 8.0} for name in rows["model"]]
    while len(found) < count:
        one: State = {key: chance.choice(names) for key, names in rows.items()}
        one |= {key: float(chance.choice(values)) for key, values in CHOICES.items() if chance.random() < 0.6}
        found.append({**START, **one})
    return found


def as_json(node: Node) -> dict[str, object]:
    if node.program is not None:
        return {"p": node.program.operations}
    if node.picks:
        return {"picks": node.picks, "cells": dict(node.cells), "rs": dict(node.spreads)}
    return {} if node.value is None else {"v": node.value}


@pytest.fixture(scope="module")
def nodes(own_notes) -> dict[str, object]:
    calculation = own_notes.reading.project.calculation
    return {key: as_json(node) for key, node in calculation.nodes.items()}


def ask(nodes: dict[str, object], asked: list[State]) -> list[dict[str, object]]:
    given = [{f"calculators.md#{key}": value for key, value in one.items()} for one in asked]
    questions = [{"key": f"calculators.md#{name}", "overrides": one} for one in given for name in ASKED]
    data = json.dumps({"vaults": [{"nodes": nodes, "questions": questions}]})
    done = subprocess.run(["node", str(SCRIPT)], input=data, capture_output=True, text=True, check=True, timeout=300)
    answers = json.loads(done.stdout)["answers"][0]
    return [dict(zip(ASKED, answers[i : i + len(ASKED)], strict=True)) for i in range(0, len(answers), len(ASKED))]


def compare(nodes: dict[str, object], asked: list[State]) -> None:
    wrong = []
    for state, shown in zip(asked, ask(nodes, asked), strict=True):
        if empty := missing(state):
            said = any(says_why(shown["utps"], row) for row in empty)
            wrong += [] if said else [(state, empty, shown["utps"])]
            continue
        expected = compute(state)
        for name in ASKED:
            if math.isnan(expected[name]):
                wrong += [] if says_why(shown[name], state["gpu"]) else [(state, name, shown[name])]
            elif not agrees(shown[name], expected[name]):
                wrong.append((state, name, shown[name], expected[name]))
    assert wrong[:5] == []


def agrees(shown: object, expected: float) -> bool:
    return isinstance(shown, int | float) and math.isclose(
        shown, expected, rel_tol=1e-9, abs_tol=1e-12 if expected < 1e6 else 1e-3
    )


def says_why(said: object, row: object) -> bool:
    """A row without a cell is answered in words that name the row."""
    return isinstance(said, dict) and said["reason"] == f"the cell of row `{row}` is empty"


@pytest.mark.parametrize("name", KNOWN)
def test_known_states(nodes: dict[str, object], name: str) -> None:
    given, wanted = KNOWN[name]
    state = {**START, **given}
    (shown,) = ask(nodes, [state])
    expected = compute(state)
    for key, value in wanted.items():
        assert expected[key] == pytest.approx(value, rel=0.01), key
        assert shown[key] == pytest.approx(expected[key], rel=1e-9), key


def test_states_of_the_calculator(nodes: dict[str, object]) -> None:
    asked = states(80, 19)
    compare(nodes, asked)
    computed = [compute(one) for one in asked if not missing(one)]
    assert any(one["spare"] < 0 for one in computed), "no state that does not fit"
    assert any(math.isnan(one["energy"]) for one in computed), "no state that has to say why"


@pytest.mark.fuzz
def test_many_states_of_the_calculator(nodes: dict[str, object]) -> None:
    compare(nodes, states(500, random.SystemRandom().randrange(2**32)))
