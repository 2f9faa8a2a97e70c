"""Predictions and measurements: rows repeat the catalogue, and every figure of the page is worked out here again."""

import csv
import re
from pathlib import Path

import pytest
import yaml

from calcgraph.calc.programs.machine import Machine
from step_by_hand import MIXING, SERVING, SERVING_USER, Mixture, Step, bound, expected, fit, mean_factor

ROOT = Path(__file__).parents[2]
NOTE = "notes/predicted-and-measured.md"
DATA = ROOT / "formulas/data"
SAME = (
    "active [Gparam]", "routed [Gparam]", "taken", "kv [B/tok]", "state [MB]", "layers", "hidden", "attend [FLOP/B]",
)  # fmt: skip
FIRST = 19
"""The rows that were here before the constants were fitted."""


def rows(name: str) -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in csv.DictReader((DATA / f"{name}.csv").read_text().splitlines())}


MEASURED, MODELS, DEVICES = rows("measured"), rows("models"), rows("hardware")
BANDWIDTHS = {key: float(row["bw [TB/s]"]) for key, row in DEVICES.items()}
BANDWIDTHS |= {key: float(row["bw [GB/s]"]) / 1000 for key, row in rows("local").items()}


def step_of(row: dict[str, str]) -> Step:
    """A row in SI units. Where the catalogue has no peak, arithmetic takes no time."""
    at = {key.split(" [")[0]: cell for key, cell in row.items()}
    mixture = Mixture(
        float(at["active"]) * 1e9,
        float(at["routed"]) * 1e9,
        float(at["taken"]),
        float(at["rest"]),
        float(at["experts"]),
    )
    users, copies = int(at["users"]), float(at["copies"])
    peaked = at["peaked"] == "1"
    return Step(
        weights=mixture.read(users),
        caches=(float(at["kv"]) * float(at["ctx"]) * copies + float(at["state"]) * 1e6) * users,
        active=mixture.active,
        users=users,
        tokens=users,
        layers=float(at["layers"]),
        hidden=float(at["hidden"]),
        attend=float(at["attend"]) / copies,
        taken=mixture.taken,
        chips=int(at["n"]),
        bw=float(at["bw"]) * 1e12,
        peak=float(at["peak"]) * 1e12 if peaked else 1e30,
        sixteen=float(at["sixteen"]) * 1e12 if peaked else 1e30,
        served=float(at["served"]),
    )


STEPS = {name: step_of(row) for name, row in MEASURED.items()}
RATES = {name: float(row["rate [tok/s]"]) for name, row in MEASURED.items()}
RATIOS = {name: rate * expected(STEPS[name]) for name, rate in RATES.items()}


def within(ratios: list[float]) -> int:
    return sum(2 / 3 < ratio < 3 / 2 for ratio in ratios)


@pytest.mark.parametrize("name", MEASURED)
def test_rows_repeat_the_catalogue(name: str) -> None:
    row, model = MEASURED[name], MODELS[MEASURED[name]["model"]]
    assert {key: row[key] for key in SAME} == {key: model[key] for key in SAME}
    assert float(row["bw [TB/s]"]) == BANDWIDTHS[row["device"]]
    assert float(row["copies"]) == max(1, int(row["n"]) / int(model["kv_parts"]))
    if row["peaked"] == "1":
        device = DEVICES[row["device"]]
        wanted = device["peak_8bit [TFLOP/s]" if float(row["experts [B/param]"]) <= 1 else "peak [TFLOP/s]"]
        assert (row["peak [TFLOP/s]"], row["sixteen [TFLOP/s]"]) == (wanted, device["peak [TFLOP/s]"])
    else:
        assert row["device"] not in DEVICES


@pytest.fixture
def machine(own_machine: Machine) -> Machine:
    return own_machine


def test_ratios(machine: Machine) -> None:
    found = {name: machine.value(f"{NOTE}#ratio", {f"{NOTE}#run": name}) for name in MEASURED}
    assert found == pytest.approx(RATIOS, rel=1e-9)
    bounds = {name: machine.value(f"{NOTE}#bound", {f"{NOTE}#run": name}) for name in MEASURED}
    assert bounds == pytest.approx({name: 1 / bound(step) for name, step in STEPS.items()}, rel=1e-9)


def test_figures_of_the_page(machine: Machine) -> None:
    judged = [ratio for name, ratio in RATIOS.items() if MEASURED[name]["fitted"] == "0"]
    alone = [RATES[name] / float(row["alone [tok/s]"]) for name, row in MEASURED.items()]
    wanted = {
        "rows": len(MEASURED),
        "judged_rows": len(judged),
        "off": mean_factor(RATIOS.values()),
        "judged_off": mean_factor(judged),
        "bound_off": mean_factor(rate * bound(STEPS[name]) for name, rate in RATES.items()),
        "alone_off": mean_factor(alone),
        "close": within(list(RATIOS.values())),
        "close_alone": within(alone),
    }
    assert {key: machine.value(f"{NOTE}#{key}", {}) for key in wanted} == pytest.approx(wanted, rel=1e-4)


def test_constants_are_those_of_the_rows_that_the_page_marks() -> None:
    marked = [(STEPS[name], 1 / RATES[name]) for name, row in MEASURED.items() if row["fitted"] == "1"]
    assert fit(marked) == pytest.approx((SERVING, SERVING_USER, MIXING), rel=0.06)


def test_each_row_predicted_from_all_others() -> None:
    """The column `alone`, fitted again for every fourth row; the goals of the model hold for all of it."""
    names = list(MEASURED)
    for name in names[::4]:
        others = [(STEPS[other], 1 / RATES[other]) for other in names if other != name]
        assert 1 / expected(STEPS[name], fit(others)) == pytest.approx(
            float(MEASURED[name]["alone [tok/s]"]), rel=2e-3
        ), name
    alone = [RATES[name] / float(row["alone [tok/s]"]) for name, row in MEASURED.items()]
    assert mean_factor(alone) <= 1.25
    assert within(alone[:FIRST]) >= 17


def test_every_measurement_has_an_address_and_a_day() -> None:
    entries = yaml.safe_load((ROOT / "formulas/sources.yaml").read_text())["references"]
    sources = {f"@{entry['id']}": entry for entry in entries}
    assert len(MEASURED) >= 50
    for name, row in MEASURED.items():
        assert sources[row["source"]]["URL"].startswith("https://"), name
        assert sources[row["source"]]["checked"], name
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", row["seen"]), name
        assert row["software"], name
        assert row["split"], name
