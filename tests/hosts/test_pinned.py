"""A project keeps the places of its map: they are written once, and hold for builds, commands and new notes."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.graph.model import Point
from calcgraph.hosts.command_line import main
from calcgraph.hosts.pinned import read_pinned

SITE = Path(__file__).parent / "site"


def places(folder: Path) -> dict[str, tuple[float, float]]:
    done = CliRunner().invoke(main, ["graph", str(folder), "--format", "json"])
    assert done.exit_code == 0
    return {node["id"]: (node["x"], node["y"]) for node in json.loads(done.output)["nodes"] if node["kind"] == "note"}


def test_a_pinned_map_stays(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    before = places(folder)
    done = CliRunner().invoke(main, ["graph", str(folder), "--pin"])
    assert (done.exit_code, done.output) == (0, "wrote formulas/layout.json\n")
    written = (folder / "formulas" / "layout.json").read_text("utf-8")
    assert places(folder) == before
    (folder / "docs" / "newcomer.md").write_text("# Newcomer\n\nSee [[index]].\n", encoding="utf-8")
    after = places(folder)
    newcomer = (set(after) - set(before)).pop()
    assert newcomer == "newcomer.md"
    assert all(abs(after[name][i] - place[i]) < 60 for name, place in before.items() for i in (0, 1))
    CliRunner().invoke(main, ["graph", str(folder), "--pin"])
    assert set(json.loads(written)) < set(json.loads((folder / "formulas" / "layout.json").read_text("utf-8")))


def test_unusable_places_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    (folder / "formulas" / "layout.json").write_text('{"index.md": 1}', encoding="utf-8")
    done = CliRunner().invoke(main, ["check", str(folder), "--no-cache"])
    assert done.exit_code == 0
    told = "formulas/layout.json:1:1: CG912 (warning) `index.md` has no place like `[12.5, -40]`"
    assert f"{told}; write it again with `calcgraph graph --pin`" in done.output


ROWS = [
    ("no file", None, {}, 0),
    ("places", '{"a.md": [1, 2.5]}', {"a.md": Point(1, 2.5)}, 0),
    ("a conflict", "<<<<<<< ours", {}, 1),
]


@pytest.mark.parametrize(("text", "points", "told"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_places(text: str | None, points: dict[str, Point], told: int) -> None:
    found, diagnostics = read_pinned("formulas", {"formulas/layout.json": text}.get)
    assert (found, len(diagnostics)) == (points, told)
