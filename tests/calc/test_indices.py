"""First-order indices of distributions, against closed forms and conditional variances, and the same in the page."""

import json
import math
import subprocess
from pathlib import Path

import numpy as np
import pytest

from calcgraph.calc.numbers.draws import COUNT, places
from calcgraph.calc.outcomes.ask import compile_expression
from calcgraph.calc.programs.drawing.indices import first_order, indices_of
from calcgraph.calc.syntax.parser import parse_expression
from calcgraph.source import START, NoteId

TWIN = Path(__file__).parents[2] / "plugins/calcgraph/assets/twins/drawing/indices.js"
UNIFORM = "uniform(-3.141592653589793, 3.141592653589793)"
WHOLE = 7**2 / 8 + 0.1 * math.pi**4 / 5 + 0.1**2 * math.pi**8 / 18 + 0.5
"""The variance of Ishigami's function with 7 and 0.1 (Saltelli et al. 2008, 4.6)."""
SHEETS = {
    "a sum": ("a = normal(0, 3)\nb = normal(9, 4)\nx = a - b + 7", {"a": 9 / 25, "b": 16 / 25}),
    "a sum of five": (
        "\n".join(f"a{at} = uniform(0, {at})" for at in range(1, 6)) + "\nx = a1 + a2 + a3 + a4 + a5",
        {f"a{at}": at**2 / 55 for at in range(1, 6)},
    ),
    "Ishigami's function": (
        f"a = {UNIFORM}\nb = {UNIFORM}\nc = {UNIFORM}\nx = sin(a) + 7 * sin(b)^2 + 0.1 * c^4 * sin(a)",
        {"a": (1 + 0.1 * math.pi**4 / 5) ** 2 / 2 / WHOLE, "b": 7**2 / 8 / WHOLE, "c": 0.0},
    ),
    "a product round zero": ("a = normal(0, 1)\nb = normal(0, 1)\nx = a * b", {"a": 0.0, "b": 0.0}),
    "a product": ("a = normal(1, 1)\nb = normal(2, 1)\nx = a * b", {"a": 4 / 6, "b": 1 / 6}),
    "one alone, bent": ("a = lognormal(3, 1)\nx = a^2", {"a": 1.0}),
    "a condition": (
        "a = uniform(0, 1)\nb = uniform(0, 1)\nx = Piecewise((1, a < 0.5), (0, True)) + 0 * b",
        {"a": 1, "b": 0},
    ),
    "two that go together": (
        "a = normal(0, 1)\nb = normal(0, 1)\ncorrelate(a, b, 0.6)\nx = a + b",
        {"a": 0.8, "b": 0.8},
    ),
    "through another formula": (
        "a = normal(0, 3)\nb = normal(9, 4)\ny = 2 * a\nx = y / 2 + b",
        {"a": 9 / 25, "b": 16 / 25},
    ),
    "a part of what is drawn": ("a = normal(1, 1)\nb = normal(0, 1)\nm = p90(a)\nx = m * b", {"b": 1.0}),
    "nothing drawn": ("a = 3\nx = 2 * a", {}),
    "a percentile": ("a = normal(0, 1)\nx = p90(a)", {}),
    "what cancels": ("a = normal(0, 1)\nx = a - a", {}),
    "no value in some draws": ("a = normal(0, 1)\nx = ln(a + 1)", {}),
}


def indices(calculation, text):
    expr, _ = parse_expression(text, "n.md", START)
    question, _ = compile_expression(calculation, NoteId("n.md"), expr)
    found = indices_of(calculation.machine, question.program)
    return {key.partition("#")[2].removesuffix("~"): index for key, index in found.items()}


@pytest.mark.parametrize(("sheet", "expected"), SHEETS.values(), ids=SHEETS)
def test_indices_are_those_of_the_book(sheet, expected, vault):
    """Within four of the standard errors that are shown; what bins leave out of a steep end is a hundredth."""
    found = indices(vault(sheet=sheet)[0], "x")
    assert found.keys() == expected.keys()
    for name, share in expected.items():
        assert found[name].share == pytest.approx(share, abs=4 * found[name].error + 0.01), name
        assert found[name].error < 0.05, name


def test_the_error_is_that_of_other_draws():
    """Of a hundred pairs of names, nearly all have the truth within two errors, and not all within one."""
    off = []
    for at in range(100):
        one, other = (np.array(places(f"{name}{at}~", "score")) for name in "ab")
        index = first_order([*(one + other)], [*one])
        off.append(abs(index.share - 0.5) / index.error)
    assert sum(ratio < 2 for ratio in off) >= 85
    assert sum(ratio > 0.7 for ratio in off) >= 10


def test_the_page_has_the_same():
    """To twelve digits, for columns of all sizes; the same of columns that do not vary."""
    chance = np.random.default_rng(7)
    place = [*places("n.md#a~", "share")]
    columns = [[math.exp(chance.normal(0, 2)) * (1e6 + at) ** power for at in range(COUNT)] for power in (-1, 0, 1)]
    columns += [place, [value**5 for value in place], [3.0] * COUNT]
    script = """
const { firstOrder } = await import(process.argv[1]);
const { readFileSync } = await import('node:fs');
const { columns, place } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(columns.map(one => firstOrder(one, place) ?? null)));
"""
    found = subprocess.run(
        ["node", "--input-type=module", "-e", script, TWIN.as_uri()],
        input=json.dumps({"columns": columns, "place": place}),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    ours = [first_order(column, place) for column in columns]
    assert ours[-1] is None
    for index, theirs in zip(ours, json.loads(found.stdout), strict=True):
        assert theirs == (index and pytest.approx([*index], rel=1e-9, abs=1e-12))
