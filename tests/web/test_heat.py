"""Steps of a heat map: Python as NumPy has them, and JavaScript as Python."""

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from calcgraph.render.views.heat import STEPS, levels

SCRIPT = Path(__file__).parents[2] / "plugins/calcgraph/assets/views/heat.js"
ASK = f"""import {{ levels }} from {json.dumps(SCRIPT.as_uri())};
const given = JSON.parse(await new Response(process.stdin).text());
console.log(JSON.stringify(given.map(({{ values, log }}) => levels(values, log).map(one => one ?? null))));"""


def tables():
    chance = np.random.default_rng(7)
    for log in (False, True):
        for size in (1, 2, 20, 100):
            for spread in (1e-9, 1.0, 40.0):
                middle = chance.uniform(-5, 5)
                values = [10 ** chance.uniform(middle - spread, middle + spread) for _ in range(size)]
                yield {"values": [value if chance.random() < 0.9 else None for value in values], "log": log}
        yield {"values": [float(one) for one in range(-7, 8)], "log": log}
        yield {"values": [10.0**one for one in range(-7, 8)], "log": log}


TABLES = list(tables())


def test_both_languages_give_the_same_steps():
    asked = ["node", "--input-type=module", "-e", ASK]
    done = subprocess.run(asked, input=json.dumps(TABLES), capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [levels(one["values"], is_log=one["log"]) for one in TABLES]


@pytest.mark.parametrize("log", [False, True])
def test_steps_are_those_of_numpy(log):
    for one in (one for one in TABLES if one["log"] is log):
        known = np.array([value for value in one["values"] if value is not None and (value > 0 or not log)])
        found = [step for step in levels(one["values"], is_log=log) if step is not None]
        places = np.log(known) if log else known
        if known.size < 2 or places.min() == places.max():
            assert set(found) <= {0}
            continue
        edges = np.linspace(places.min(), places.max(), STEPS + 1)
        wanted = np.clip(np.digitize(places, edges) - 1, 0, STEPS - 1)
        apart = np.abs(places[:, None] - edges[None, :]).min(axis=1) > 1e-8 * (edges[-1] - edges[0])
        assert apart.any() or known.size < 20
        assert (np.array(found)[apart] == wanted[apart]).all()
        assert {0, STEPS - 1} <= set(found)
