"""The example of a house with a year of hours: its file is that of the formulas, its numbers are NumPy's."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from calcgraph.diagnostics import Severity
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from example_year import FILE, text_of

EXAMPLE = Path(__file__).parents[2] / "docs/examples/house"
HOUR = 3.6e6


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(EXAMPLE, folder / "docs/house")
    (folder / "mkdocs.yml").write_text("site_name: House\nplugins: [calcgraph]\n")
    reading = read(VaultOptions(folder))
    assert [one.message for one in reading.diagnostics if one.severity is Severity.ERROR] == []
    assert sum(map(len, reading.project.claims.values())) == 5
    return reading.project.calculation.outcomes


def test_the_file_is_that_of_its_formulas() -> None:
    assert FILE.read_text("utf-8") == text_of()


def test_the_numbers_are_those_of_numpy(outcomes) -> None:
    air, sun, use = np.loadtxt(FILE, delimiter=",", skiprows=1, usecols=(2, 3, 4)).T
    month = np.loadtxt(FILE, delimiter=",", skiprows=1, usecols=1, dtype=str)
    heat = np.maximum(0, 0.14 * (20 - air))
    pump = heat / np.clip(3.2 + 0.08 * air, 1.5, 5)
    solar = 40 * 0.19 * sun / 1e3
    net = solar - pump - use
    bought = np.maximum(0, -net)
    charge, level = [], 0.0
    for one in net:
        level = min(max(level + one, 0), 10)
        charge.append(level)
    given = np.concatenate([[0.0], charge[:-1]]) - charge
    with_battery = np.maximum(0, -net - given).sum()
    wanted = {
        "year.md#heat": heat.sum(),
        "year.md#made": solar.sum(),
        "year.md#taken": (pump + use).sum(),
        "year.md#bought": bought.sum(),
        "year.md#sold": np.maximum(0, net).sum(),
        "battery.md#bought": with_battery,
        "battery.md#spared": bought.sum() - with_battery,
    }
    by_month = outcomes["house/year.md#by_month.bought"][0].numbers
    assert by_month == pytest.approx([bought[month == one].sum() * HOUR for one in np.unique(month)], rel=1e-10)
    assert outcomes["house/battery.md#cycles"] == pytest.approx(np.maximum(0, given).sum() / 10, rel=1e-10)
    assert outcomes["house/year.md#at_coldest"] == pytest.approx(1e3 * heat[np.argmin(air)], rel=1e-10)
    for name, energy in wanted.items():
        assert outcomes[f"house/{name}"] == pytest.approx(energy * HOUR, rel=1e-10), name
