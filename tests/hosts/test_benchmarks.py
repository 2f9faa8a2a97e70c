"""The scripts of `benchmarks` at a small size: each part of `make bench` writes its rows, each script can be loaded.

What is measured here says nothing; a script that asks for something that is gone says so.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
import bench  # noqa: E402 - a script
import editing  # noqa: E402 - same
import graph_page  # noqa: E402 - same
import heavy_vault  # noqa: E402 - same
import large_vault  # noqa: E402 - same
import make_vault  # noqa: E402 - same
import measure  # noqa: E402 - same
import reading  # noqa: E402 - same
import receipts  # noqa: E402 - same
import running  # noqa: E402 - same
import serving  # noqa: E402 - same
import stages  # noqa: E402 - same
import writing  # noqa: E402 - same
from figures import Row, page, to_json  # noqa: E402 - same

import changes  # noqa: E402 - same
import sites  # noqa: E402 - same

MOST = 12
"""Notes of a vault, however many are asked for; `note-00005` is edited, and `topic-03` built by itself."""
SCRIPTS = [path.stem for path in sorted((ROOT / "benchmarks").glob("*.py"))]
PARTS: dict[str, Callable[[Path], Iterable[Row]]] = {
    "bench": bench.check_rows,
    "changes": changes.change_rows,
    "editing": editing.editing_rows,
    "graph_page": graph_page.graph_page_rows,
    "reading": reading.reading_rows,
    "receipts": receipts.receipt_rows,
    "running": running.running_rows,
    "serving": serving.serving_rows,
    "sites": lambda folder: sites.site_rows(folder, MOST, peers=False),
    "stages": stages.stage_rows,
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small vaults, and everything once."""
    write = make_vault.make_vault

    def at_most(folder: Path, notes: int, links: int = 5, formulas: int = 2, sheet: str = "calc") -> None:
        write(folder, min(notes, MOST), links, formulas, sheet)

    def once(_times: int, call: Callable[[], measure.Run]) -> measure.Run:
        return call()

    for module in map(import_module, SCRIPTS):
        if "make_vault" in vars(module) and module is not make_vault:
            monkeypatch.setattr(module, "make_vault", at_most)
        if "middle" in vars(module) and module is not measure:
            monkeypatch.setattr(module, "middle", once)
    sizes = ((changes, "NOTES", 10), (editing, "USERS", 3), (editing, "EDITS", 4), (graph_page, "TIMES", 1))
    more = ((reading, "STEPS", 4), (receipts, "ROWS", 100), (sites, "SMALL", 0), (large_vault, "SETTLED", 0))
    for module, name, value in (*sizes, *more):
        monkeypatch.setattr(module, name, value)
    for module, name in ((sites, "CONFIGURATION"), (serving, "SITE"), (large_vault, "CONFIGURATION")):
        with_material = getattr(module, name)
        monkeypatch.setattr(module, name, with_material.replace("name: material", "name: mkdocs"))  # half the time
    monkeypatch.setattr(stages, "PEERS", sys.executable)
    monkeypatch.setattr(sites, "ALONE", sites.ALONE._replace(mkdocs=measure.program("mkdocs")))  # peers are not set up
    monkeypatch.setattr(heavy_vault, "PARTS", {"chain": lambda: heavy_vault.chain(5)})


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_can_be_loaded(script: str) -> None:
    assert import_module(script).__doc__


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("part", PARTS)
def test_a_part_writes_its_rows(part: str, tmp_path: Path) -> None:
    rows = [*PARTS[part](tmp_path / part)]
    assert rows
    assert all(isinstance(row, Row) and row.what and row.measured for row in rows)
    made = {"python": "3", "machine": "m", "date": "2026-01-01"}
    written = page(rows, made, (ROOT / "docs/manual/large.md").read_text(encoding="utf-8"))
    assert "| site of |" in written if part == "sites" else all(row.what in written for row in rows)
    assert to_json(rows, made).startswith("{")


def test_every_part_of_the_run_is_tried() -> None:
    """Those that take half a minute and more are not: `test_heavy_vault.py` checks what the first writes."""
    asked = {name for name in vars(bench) if name.endswith("_rows")}
    tried = {"site_rows" if part == "sites" else getattr(PARTS[part], "__name__", "") for part in PARTS}
    assert asked - tried == {"heavy_rows", "hostile_rows", "writing_rows"}


@pytest.mark.parametrize("name", writing.NOTES)
def test_keys_change_values_of_each_note(name: str) -> None:
    """Without a number to change, only sentences would be timed, which are answered sooner."""
    text = (writing.OWN / name).read_text("utf-8")
    chance = Random(1)  # noqa: S311 - seeded
    found = {writing.edited(chance, text) for _ in range(40)}
    changed = [one for one in found if len(one) == len(text) and one.count("\n") == text.count("\n")]
    assert changed
    assert all(sum(a != b for a, b in zip(one, text, strict=True)) == 1 for one in changed)


@pytest.mark.usefixtures("small")
def test_a_vault_of_too_much_is_written(tmp_path: Path) -> None:
    heavy_vault.write(tmp_path, [])
    assert [path.name for path in tmp_path.iterdir()] == ["chain.md"]


@pytest.mark.usefixtures("small")
def test_the_steps_of_a_large_vault_end_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks, and one of the three builds."""
    monkeypatch.setattr(large_vault, "STEPS", (*large_vault.STEPS[:2], large_vault.STEPS[-1]))
    assert len([*large_vault.steps(tmp_path / "large", MOST)]) == 3
