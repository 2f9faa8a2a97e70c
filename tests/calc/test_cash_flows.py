"""`npv`, `irr` and `mirr`: against roots of polynomials by numpy, and never one rate of several."""

import json
import math
import random
import subprocess
from pathlib import Path

import numpy as np
import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.calc.numbers.cash import rate_of_return
from calcgraph.calc.numbers.undefined import DomainError

TWIN = Path(__file__).parents[2] / "plugins/calcgraph/assets/twins/cash.js"


def rates(flows: list[float]) -> list[float]:
    """All rates above -100 % by the roots of the polynomial, each once."""
    roots = np.roots(flows)
    real = sorted(float(root.real) - 1 for root in roots if abs(root.imag) < 1e-7 and 1e-6 < root.real < 1e8)
    return [one for at, one in enumerate(real) if not at or one - real[at - 1] > 1e-6]


def flows_of(chance: random.Random) -> list[float]:
    many = chance.randint(2, 12)
    if chance.random() < 0.5:
        return [-chance.uniform(50, 200), *(chance.uniform(1, 60) for _ in range(many))]
    return [float(chance.randint(-9, 9)) for _ in range(many)]


def result_of(flows: list[float]) -> float | str:
    try:
        return rate_of_return(*flows)
    except DomainError as error:
        return str(error)


def samples() -> list[list[float]]:
    chance = random.Random(3)  # noqa: S311 - seeded on purpose
    return [flows_of(chance) for _ in range(600)]


def test_a_rate_is_the_only_root() -> None:
    told = set()
    for flows in samples():
        ours, theirs = result_of(flows), rates(flows)
        if isinstance(ours, str):
            told.add(ours)
            assert len(theirs) != 1 or "more than one" in ours, (flows, ours, theirs)
            if "no rate" in ours:
                assert len(theirs) == 0, flows
        else:
            assert len(theirs) == 1, (flows, ours, theirs)
            assert math.isclose(1 + ours, 1 + theirs[0], rel_tol=1e-7), flows
    assert len(told) == 3


def test_a_page_finds_the_same() -> None:
    program = f"""
        import {{irr}} from '{TWIN.as_uri()}';
        import {{readFileSync}} from 'node:fs';
        const one = flows => {{ try {{ return irr(...flows) }} catch (e) {{ return e.message }} }};
        console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(one)))"""
    command = ["node", "--input-type=module", "-e", program]
    asked = [
        *samples(),
        [-1000.0] + [8.0] * 360,
        [0.0] * 5 + [-3.0, 0.0, 4.0, 0.0],
        [-100.0, 100.0],
        [-4.0] + [1.0] * 4,
    ]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, timeout=60)
    for flows, theirs in zip(asked, json.loads(done.stdout), strict=True):
        ours = result_of(flows)
        same = ours == theirs if isinstance(ours, str) else math.isclose(1 + ours, 1 + theirs, rel_tol=1e-13)
        assert same, (flows, ours, theirs)


@pytest.mark.parametrize("many", [1, 2, 3, 4, 7, 12, 100])
def test_flows_that_break_even_have_a_rate_of_zero(many: int) -> None:
    assert rate_of_return(-250.0 * many, *[250.0] * many) == 0
    assert rate_of_return(-250.0 * many, *[250.0] * many, 1e-3) > 0


TABLE = """# Plan

<!-- calc: table plan -->
| year | cash [USD] | more [USD] |
|------|-----------:|-----------:|
| 0    |       -100 |         10 |
| 1    |         60 |          5 |
| 2    |         60 |          5 |

```calc
use finance: npv, irr, mirr, pmt
SHEET
```
"""
SHEETS = {
    "a list": ("x = npv(10 %, -100 USD, 60 USD, 60 USD)", -100 + 60 / 1.1 + 60 / 1.21),
    "a column": ("x = npv(10 %, plan.cash)", -100 + 60 / 1.1 + 60 / 1.21),
    "a column made of others": ("x = npv(10 %, plan.cash + plan.more)", -90 + 65 / 1.1 + 65 / 1.21),
    "a computed column": ("plan.all = plan.cash + plan.more\nx = npv(10 %, plan.all)", -90 + 65 / 1.1 + 65 / 1.21),
    "a rate of a list": ("x = irr(-100 USD, 60 USD, 60 USD)", 0.130662386),
    "a rate of a column": ("x = irr(plan.cash)", 0.130662386),
    "nothing for a year": ("x = irr(-100 USD, 0, 121 USD)", 0.1),
    "a rate of a loss": ("x = irr(-100 USD, 50 USD)", -0.5),
    "flows that break even": ("x = irr(-100, 100)", 0),
    "four that break even": ("x = irr(-1000 USD, 250 USD, 250 USD, 250 USD, 250 USD)", 0),
    "shares that break even": ("x = irr(-0.3, 0.1, 0.2)", 0),
    "almost even": ("x = irr(-1000, 1000.001)", 1e-6),
    "a modified rate": ("x = mirr(10 %, 12 %, plan.cash)", math.sqrt(60 * 2.12 / 100) - 1),
    "a modified rate of flows that change twice": (
        "x = mirr(10 %, 12 %, -100 USD, 230 USD, -132 USD)",
        math.sqrt(230 * 1.12 / (100 + 132 / 1.21)) - 1,
    ),
    "a note's own": ("irr(r) = 2 * r\nx = irr(3)", 6),
}


@pytest.mark.parametrize(("sheet", "value"), SHEETS.values(), ids=SHEETS)
def test_worth_and_rates(sheet, value, vault):
    calculation, problems = vault({"n.md": TABLE.replace("SHEET", sheet)}, reference=True)
    assert [one for one in problems if one.code not in {"CG362", "CG355"}] == []
    number = calculation.quantities[QuantityId("n.md", "x")].value.number
    assert number == pytest.approx(value, rel=1e-8)


SEVERAL = "more than one rate makes these cash flows worth nothing"
WRONG = {
    "two rates": ("x = irr(-100 USD, 230 USD, -132 USD)", "CG350", SEVERAL),
    "a rate that is only touched": ("x = irr(-100 USD, 220 USD, -121 USD)", "CG350", "no rate turns these"),
    "three rates": ("x = irr(-1000, 3600, -4310, 1716)", "CG350", SEVERAL),
    "no rate": ("x = irr(100, -100, 100)", "CG350", "no rate turns these cash flows from a loss into a gain"),
    "nothing paid": (
        "x = irr(100, 100)",
        "CG350",
        "cash flows that are all payments or all receipts have no rate of return",
    ),
    "one flow": ("x = irr(100)", "CG346", "`irr` takes 2 to 400 cash flows, not 1"),
    "money and a number": ("x = irr(-100 USD, 60, 60 USD)", "CG310", "is USD"),
    "a rate in money": ("x = npv(8 USD, plan.cash)", "CG311", "`npv` takes a pure number"),
    "no rate of discount": ("x = npv(plan.cash)", "CG346", "`npv` takes"),
}


@pytest.mark.parametrize(("sheet", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_has_no_value(sheet, code, message, vault):
    _, problems = vault({"n.md": TABLE.replace("SHEET", sheet)})
    found = [one for one in problems if one.code not in {"CG362", "CG355"}]
    assert [one.code for one in found][:1] == [code], found
    assert message in found[0].message
