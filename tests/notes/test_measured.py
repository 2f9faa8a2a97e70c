"""The page of predictions and measurements: its rows repeat the catalogue, its ratios are worked out here anew."""

import csv
import re
import statistics
from pathlib import Path

import pytest
import yaml

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.programs.machine import Machine
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read

ROOT = Path(__file__).parents[2]
NOTE = "notes/predicted-and-measured.md"
DATA = ROOT / "formulas/data"
SAME = ("active [Gparam]", "routed [Gparam]", "taken", "kv [B/tok]", "state [MB]", "layers")


def rows(name: str) -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in csv.DictReader((DATA / f"{name}.csv").read_text().splitlines())}


MEASURED = rows("measured")
BANDWIDTHS = {key: float(row["bw [TB/s]"]) for key, row in rows("hardware").items()}
BANDWIDTHS |= {key: float(row["bw [GB/s]"]) / 1000 for key, row in rows("local").items()}
PEAKS = {key: float(row["peak [TFLOP/s]"]) for key, row in rows("hardware").items()}


@pytest.mark.parametrize("name", MEASURED)
def test_rows_repeat_the_catalogue(name: str) -> None:
    row, model = MEASURED[name], rows("models")[MEASURED[name]["model"]]
    assert {key: row[key] for key in SAME} == {key: model[key] for key in SAME}
    assert float(row["bw [TB/s]"]) == BANDWIDTHS[row["device"]]
    assert float(row["copies"]) == max(1, int(row["n"]) / int(model["kv_parts"]))


def step_of(row: dict[str, str]) -> float:
    """Seconds of a step: the bytes of weights and caches over all bandwidths, and two exchanges a layer."""
    active, routed, taken, rest, experts, kv, state, copies, layers, bw = (
        float(row[key])
        for key in (
            "active [Gparam]", "routed [Gparam]", "taken", "rest [B/param]", "experts [B/param]", "kv [B/tok]",
            "state [MB]", "copies", "layers", "bw [TB/s]",
        )
    )  # fmt: skip
    n, users = int(row["n"]), int(row["users"])
    weights = (active - routed * taken) * rest + routed * (1 - (1 - taken) ** users) * experts
    caches = (kv * float(row["ctx [tok]"]) / 1e9 + state / 1e3) * users * copies
    return (weights + caches) / (n * bw * 1000) + (2 * layers * 1.5e-6 if n > 1 else 0)


RATIOS = {name: float(row["rate [tok/s]"]) * step_of(row) for name, row in MEASURED.items()}


@pytest.fixture(scope="module")
def machine() -> Machine:
    nodes = dict(read(VaultOptions(ROOT)).project.calculation.nodes)
    built = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    built.run_all()
    return built


def test_ratios(machine: Machine) -> None:
    found = {name: machine.value(f"{NOTE}#ratio", {f"{NOTE}#run": name}) for name in MEASURED}
    assert found == pytest.approx(RATIOS, rel=1e-9)


def test_the_page_names_the_middle_and_the_ends() -> None:
    text = (ROOT / "docs" / NOTE).read_text()
    named = {
        word: re.search(rf"^{word} *= pick measured: (\S+) ", text, re.MULTILINE)
        for word in ("middle", "worst", "best")
    }
    found = {word: RATIOS[match[1]] for word, match in named.items() if match}
    assert found == {
        "middle": statistics.median(RATIOS.values()),
        "worst": min(RATIOS.values()),
        "best": max(RATIOS.values()),
    }


def test_arithmetic_is_shorter_than_reading_in_every_row() -> None:
    """The page leaves it out and says so."""
    for name, row in MEASURED.items():
        if row["device"] in PEAKS:
            operations = 2e9 * float(row["active [Gparam]"]) * int(row["users"])
            assert operations / (int(row["n"]) * PEAKS[row["device"]] * 1e12) < 0.5 * step_of(row), name


def test_every_measurement_has_an_address_and_a_day() -> None:
    entries = yaml.safe_load((ROOT / "formulas/sources.yaml").read_text())["references"]
    sources = {f"@{entry['id']}": entry for entry in entries}
    assert len(MEASURED) >= 15
    for name, row in MEASURED.items():
        assert sources[row["source"]]["URL"].startswith("https://"), name
        assert sources[row["source"]]["checked"], name
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", row["seen"]), name
        assert row["software"], name
