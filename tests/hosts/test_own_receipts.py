"""This repository's own figures: the manual's page of benchmarks and the README quote what `make bench` wrote."""

import json
import re
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
import figures  # noqa: E402 - a script's neighbour

RESULTS = json.loads(figures.RESULTS.read_text(encoding="utf-8"))
TABLES = [name for name in figures.UNITS.values() if name in RESULTS]
CELLS = [
    (name, key, column)
    for name in TABLES
    for key, row in RESULTS[name].items()
    for column, number in row.items()
    if number is not None
]


def test_page_and_file_say_the_same():
    page = figures.PAGE.read_text(encoding="utf-8")
    rows = figures.rows_of(page)
    made = {name: value for name, value in RESULTS.items() if isinstance(value, str)}
    assert figures.page(rows, made, page) == page
    assert figures.to_json(rows, made) == figures.RESULTS.read_text(encoding="utf-8")
    assert len(rows) > 50


@pytest.fixture
def project(tmp_path, monkeypatch):
    """What of this repository the figures need."""
    for name in ("README.md", "docs/manual/large.md", "benchmarks/results.json", "formulas/sources.yaml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "docs/pictures", tmp_path / "docs/pictures")
    shutil.copytree(ROOT / "formulas/data/measured", tmp_path / "formulas/data/measured")
    (tmp_path / "docs/manual/library.md").write_text("# Library\n\n## Numbers from files\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: T\nplugins: [{calcgraph: {data: {roots: [benchmarks]}}}]\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(*arguments):
    done = CliRunner().invoke(main, ["check", "--no-cache", "--no-reference", "--format", "json", *arguments])
    return [(one["path"], one["line"], one["code"]) for one in json.loads(done.stdout)["diagnostics"]]


def test_they_hold(project):
    assert check() == []
    assert check("README.md") == []
    assert len(re.findall(r"large\.md#\w+\.\w+\.measured", (project / "README.md").read_text("utf-8"))) >= 2


@pytest.mark.parametrize("cell", CELLS[::9], ids=[".".join(cell) for cell in CELLS[::9]])
def test_a_stale_figure_fails(project, cell):
    name, key, column = cell
    path = project / "benchmarks/results.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    found[name][key][column] = 2 * found[name][key][column] + 1
    path.write_text(json.dumps(found), encoding="utf-8")
    page = (project / "docs/manual/large.md").read_text(encoding="utf-8").split("\n")
    line = next(number for number, text in enumerate(page, 1) if f"(#{name}.{key}.{column})" in text)
    told = check()
    assert ("docs/manual/large.md", line, "CG401") in told
    assert "CG414" in {code for path, _, code in told if path == "formulas/sources.yaml"}


def test_a_stale_readme_fails(project):
    path = project / "benchmarks/results.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    found["s"]["check_1000_notes_and_10000_quantities_cold"]["measured"] *= 0.3
    path.write_text(json.dumps(found), encoding="utf-8")
    assert {code for _, _, code in check("README.md")} == {"CG401", "CG414"}


def test_each_row_of_a_run_has_a_key_of_its_own():
    keys = figures.keys_of(figures.rows_of(figures.PAGE.read_text(encoding="utf-8")))
    assert len(set(keys)) == len(keys)
