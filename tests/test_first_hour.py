"""The tutorial for people who know spreadsheets: its blocks, pasted one after the other, and the values they give."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/manual/first-hour.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"````markdown\n(.*?)````\n", PAGE, re.DOTALL)
PRICES, COSTS = {"coffee": 3.2, "tea": 2.5}, {"coffee": 0.9, "tea": 0.4}


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(ROOT / "plugins/calcgraph/hosts/start", tmp_path / "notes")
    monkeypatch.chdir(tmp_path / "notes")
    return tmp_path / "notes"


def test_each_block_is_right_after_those_before(vault: Path) -> None:
    note = vault / "docs/stall.md"
    assert len(BLOCKS) == 9
    for count in range(1, len(BLOCKS) + 1):
        note.write_text("\n".join(BLOCKS[:count]), encoding="utf-8")
        done = CliRunner().invoke(main, ["check", "--no-cache"])
        assert done.exit_code == 0, done.output
        assert "nothing wrong" in done.output
    for block in BLOCKS[1:]:
        assert PAGE.count(block) == 2, "each block is live on the page"


def test_the_values_are_those_of_a_spreadsheet(vault: Path) -> None:
    (vault / "docs/stall.md").write_text("\n".join(BLOCKS), encoding="utf-8")
    found = read(VaultOptions(vault)).project.calculation.outcomes
    rows = [line.strip("|").split("|") for line in BLOCKS[0].splitlines() if line.startswith("| a")]
    orders = [(day.strip(), place.strip(), drink.strip(), int(cups)) for _, day, place, drink, cups in rows]
    sales = [cups * PRICES[drink] for *_, drink, cups in orders]
    earned = [cups * (PRICES[drink] - COSTS[drink]) for *_, drink, cups in orders]
    assert found["stall.md#cups"] == sum(one[3] for one in orders)
    assert found["stall.md#sales"] == pytest.approx(sum(sales))
    assert found["stall.md#profit"] == pytest.approx(sum(earned) - 60)
    assert found["stall.md#needed"] == pytest.approx((400 - sum(earned) + 60) / sum(sales))
    for name, at in (("days.sales", (0,)), ("by.sales", (1, 2))):
        groups: dict[tuple[str, ...], float] = {}
        for order, money in zip(orders, sales, strict=True):
            key = tuple(str(order[one]) for one in at)
            groups[key] = groups.get(key, 0) + money
        assert list(found[f"stall.md#{name}"][0].numbers) == pytest.approx(list(groups.values()))


def test_a_loss_is_reported(vault: Path) -> None:
    text = "\n".join(BLOCKS)
    assert text.count("rent = 60 USD") == 1
    (vault / "docs/stall.md").write_text(text.replace("rent = 60 USD", "rent = 300 USD"), encoding="utf-8")
    done = CliRunner().invoke(main, ["check", "--no-cache"])
    assert done.exit_code == 1
    assert "earns" in done.output
