"""Draws in the page: the same bits where a quantity is drawn, the same numbers in what follows."""

import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from calcgraph.calc.nodes import Node
from calcgraph.calc.numbers.beta import beta_quantile
from calcgraph.calc.numbers.copula import together
from calcgraph.calc.numbers.draws import places
from calcgraph.calc.programs.program import needed
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

sys.path.insert(0, str(Path(__file__).parent))

from test_twins import as_json, ask_node

UNITS = unit_table()
PLACES = Path(__file__).parents[2] / "plugins/calcgraph/assets/twins/places.js"
NAMES = ("n.md#churn~", "notes/größe.md#x1~", "日本.md#price~", "a#b~")
BITS = """
const { places } = await import(process.argv[1]);
const bytes = (name, kind) => Buffer.from(Float64Array.from(places(name, kind)).buffer).toString('hex');
const names = JSON.parse(process.argv[2]);
console.log(JSON.stringify(names.map(name => [bytes(name, 'score'), bytes(name + '.', 'share')])));
"""
VALUES = PLACES.parent / "values.js"
BARS = """
import { readFileSync } from 'node:fs';
const { makeValues, prepare } = await import(process.argv[1]);
const { nodes, keys } = JSON.parse(readFileSync(0, 'utf8'));
await prepare(nodes);
const values = makeValues({ note: 'n.md', names: {}, units: {}, q: nodes });
const none = new Map();
console.log(JSON.stringify(keys.map(key => values.heights(key, none))));
"""
SHEET = """k = 3
m = 5
a = normal(m, 0.4)
b = 5 to 10 USD
c = uniform(0, k)
d = triangular(1, 2, 9)
e = lognormal(3, 1)
shape = beta(k, 5)
one = normal(0, 1)
two = uniform(m, 9)
correlate(one, two, 0.8)
correlate(two, shape, -0.3)
both = one * two + shape
within = beta(2, 5, 1 USD, 9 USD)
sum = a * b / (c + 1) + exp(d / 9) * b
case = Piecewise((sqrt(c - 1), c > 1), (a, d > 3), (0, True))
f(x) = x^2 * a
call = f(c) - f(2)
given = (sum with c = 1, a = 5)
late = p90(sum)
mean_of = mean(case)
share = probability(sum > 20 USD and c < 2)
on = late * a
lost = ln(c - 0.5)
mixed = a * r
r = 1..2
sure = (a with a = 3)
cash(0) = 90
cash(n) = cash(n - 1) * (1 + c / 100) - a for n in 1..24
low(0) = 3
low(n) = Piecewise((low(n - 1) - c / 9, low(n - 1) > a / 4), (low(n - 1) + back(n), True)) for n in 1..9
back(n) = Piecewise((low(n - 1), c > 1), (low(0) / 9, True)) for n in 1..9
end = cash(24) - cash(12)
out = first n where cash(n) < 60
lowest = low(9) + (low(4) with k = 2)
runs = probability(cash(20) < 0)
powers = Sum(a^i, (i, 1, 3)) + Product(c + j, (j, 1, 3))
never = first n where cash(n) < -999
"""


def test_places_have_the_same_bits():
    found = subprocess.run(
        ["node", "--input-type=module", "-e", BITS, PLACES.as_uri(), json.dumps(NAMES)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    ours = [[_bytes(places(name, "score")), _bytes(places(f"{name}.", "share"))] for name in NAMES]
    assert json.loads(found.stdout) == ours


BETAS = """
const { betaQuantile } = await import(process.argv[1]);
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(one => betaQuantile(...one))));
"""


def test_quantiles_of_beta_are_the_same():
    """To twelve digits, for all kinds of shapes."""
    shapes, shares = (0.1, 0.5, 1, 2.5, 40, 1200, 1e5), (0.5 / 4096, 0.05, 0.4, 0.5, 0.9, 1 - 0.5 / 4096)
    asked = [(share, a, b) for a in shapes for b in shapes for share in shares]
    found = subprocess.run(
        ["node", "--input-type=module", "-e", BETAS, (PLACES.parent / "drawing/beta.js").as_uri(), json.dumps(asked)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert json.loads(found.stdout) == pytest.approx([beta_quantile(*one) for one in asked], rel=1e-12, abs=0)


def test_a_percentile_of_what_is_not_drawn():
    """On a page that draws nothing else."""
    nodes = _evaluated("k = 3\nx = p90(k) + probability(k > 2)").nodes
    data = {key: as_json(node) for key, node in nodes.items()}
    assert ask_node({"ranges": [{"nodes": data, "key": "n.md#x", "overrides": {}}]})["spreads"] == [4]


def test_histograms_have_the_same_bars(evaluated):
    nodes = evaluated[0].nodes
    values = {one.id.key: one.value for one in evaluated[0].quantities.values() if one.value and one.value.is_spread}
    data = {key: drawn_json(node) for key, node in nodes.items()}
    found = subprocess.run(
        ["node", "--input-type=module", "-e", BARS, VALUES.as_uri()],
        input=json.dumps({"nodes": data, "keys": [*values]}),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    theirs = dict(zip(values, json.loads(found.stdout), strict=True))
    off = [
        key
        for key, value in values.items()
        if max(abs(a - b) for a, b in zip(value.heights, theirs[key], strict=True)) > 1
    ]
    assert not off
    assert all(max(value.heights) == 9 and len(value.heights) == 24 for value in values.values())


CHAINS = """
const { together } = await import(process.argv[1]);
const bytes = (chain, kind) => Buffer.from(together(chain, kind).buffer).toString('hex');
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(chain => [bytes(chain, 'score'), bytes(chain, 'share')])));
"""


def test_what_goes_together_has_the_same_bits():
    """Two and eight together, strongly and hardly, after those of another note."""
    rows = [(), (), (0.3, -0.5), (0.0, 0.2, 0.4), (0.1, 0.1, 0.1, 0.1)]
    long = tuple((f"{name}#x~", row) for name, row in zip((*NAMES, "z.md#"), rows, strict=True))
    many = tuple((f"n.md#x{at}~", (0.3,) * at) for at in range(8))
    chains = [((NAMES[0], ()), (NAMES[1], (by,))) for by in (-0.999, 0.01, 0.7)] + [long, many]
    found = subprocess.run(
        [
            "node",
            "--input-type=module",
            "-e",
            CHAINS,
            (PLACES.parent / "drawing/copula.js").as_uri(),
            json.dumps(chains),
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    ours = [[_bytes(together(chain, "score")), _bytes(together(chain, "share"))] for chain in chains]
    assert json.loads(found.stdout) == ours


def drawn_json(node: Node) -> dict[str, object]:
    """A node with what is said of its draws."""
    more = {"dr": node.drawn} if node.drawn else {}
    return {**as_json(node), **more, **({"chain": node.chain} if node.chain else {})}


def _bytes(values: list[float]) -> str:
    return struct.pack(f"<{len(values)}d", *values).hex()


def _evaluated(sheet: str):
    note = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{sheet}\n```\n"))[0]
    settings = ValueSettings(reference=False)
    return evaluate(sheets_of([note], UNITS, lambda *_: None, lambda _: None, settings))[0]


@pytest.fixture(scope="module")
def evaluated():
    return _evaluated(SHEET), _evaluated(SHEET.replace("k = 3", "k = 4").replace("m = 5\n", "m = 6\n"))


@pytest.mark.parametrize("changed", [False, True], ids=["as written", "under other arguments"])
def test_what_follows_is_the_same(evaluated, changed):
    """Under other arguments, as a build with these arguments would find it; what is refused has no value."""
    nodes = evaluated[0].nodes
    overrides = {"n.md#k": 4.0, "n.md#m": 6.0} if changed else {}
    others = {"f", "r", "cash", "low", "back", "[n]"}
    shown = [one for one in evaluated[changed].quantities.values() if one.id.name not in others]
    data = {key: drawn_json(node) for key, node in nodes.items()}
    questions = [
        {
            "nodes": {one: data[one] for one in needed(nodes, [quantity.id.key])},
            "key": quantity.id.key,
            "overrides": overrides,
        }
        for quantity in shown
    ]
    theirs = ask_node({"ranges": questions})["spreads"]
    for quantity, found in zip(shown, theirs, strict=True):
        value = quantity.value
        expected = [value.low, value.number, value.high] if value and value.is_spread else value and value.number
        assert found == (expected if expected is None else pytest.approx(expected, rel=1e-12)), quantity.id.name
    assert {one.id.name for one in shown if one.value is None} == {"lost", "mixed", "never"}
