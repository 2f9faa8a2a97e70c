"""Random tables against pandas: aggregates, conditions, lookups, columns along the rows, groups of one and of two."""

import json
import math
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.source import NoteId

sys.path.insert(0, str(Path(__file__).parent))

from random_tables import Tables

PANDAS = Path(__file__).parents[2] / ".venv/company/bin/python"
"""The environment of other plugins, which has pandas."""
SCRIPT = Path(__file__).with_name("random_tables.py")
NEAR = 1e-9


def answers(first: int, last: int) -> dict[str, list[float | None]]:
    command = [PANDAS, SCRIPT, str(first), str(last)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def judge(vault: Any, seed: int, wanted: list[float | None]) -> Counter[str]:
    """How many values are right, and how many lines have none in both; any other ends the test.

    A column of groups has no value if one of its groups has none, and counts once, however many groups it has.
    """
    drawn, counted, none = Tables(seed), Counter[str](), set[str]()
    calculation, problems = vault(drawn.files)
    told = "\n".join([f"seed {seed}", *drawn.lines, *(f"{one.code} {one.message}" for one in problems)])
    for asked, answer in zip(drawn.asked, wanted, strict=True):
        quantity = calculation.quantities.get(QuantityId(NoteId("n.md"), asked.name))
        value = None if quantity is None or quantity.value is None else quantity.value.number
        if value is None or answer is None:
            assert value is None, f"{asked.name} is {value}, pandas has none\n{told}"
            assert answer is None, f"{asked.name} has no value, pandas {answer}\n{told}"
            parts = asked.name.split(".")
            none.add(f"{parts[0]}.{parts[-1]}")
            continue
        unit = float(quantity.unit.factor)
        assert math.isclose(value / unit, answer, rel_tol=NEAR, abs_tol=NEAR), (
            f"{asked.name} is {value / unit}, pandas {answer}\n{told}"
        )
        counted["right"] += 1
    counted["none"] = len(none)
    return counted


def count(vault: Any, first: int, last: int) -> Counter[str]:
    wanted = answers(first, last)
    return sum((judge(vault, seed, wanted[str(seed)]) for seed in range(first, last)), Counter[str]())


def test_tables_come_to_what_pandas_says(vault):
    counted = count(vault, 0, 8)
    assert counted["right"] > 8 * counted["none"] > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1_000, 1_200, 20))
def test_many_tables_come_to_what_pandas_says(vault, first):
    counted = count(vault, first, first + 20)
    assert counted["right"] > 8 * counted["none"]
