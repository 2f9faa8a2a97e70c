"""Which modules a program loads: the heavy libraries only where they compute something."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"sympy", "mpmath", "numpy", "scipy", "networkx", "pint", "lsprotocol", "pygls", "asyncio", "multiprocessing"}
OF_A_HOST = {"mkdocs", "markdown", "pymdownx", "pygments", "jinja2"}
OURS = "calcgraph.calc", "calcgraph.notes", "calcgraph.links", "calcgraph.graph", "calcgraph.project"
NOTE = "# A\n\nSee [[b]].\n\n```calc\nw = 140 GB\nbw = 3 TB/s\nt = w / bw\n```\n\nIt takes [47 ms](#t).\n"
PLAIN = "# B\n\nNothing.\n"
REPORT = "\nimport json, sys\nprint('loaded', json.dumps(sorted(sys.modules)))\n"
CHECK = """
import sys
from calcgraph.hosts.command_line import main
try:
    main(["check", "--no-reference", "--cache", sys.argv[1]])
except SystemExit as end:
    assert end.code == 0, end
"""
BUILD = """
from mkdocs.__main__ import cli
cli(["build", "-q"], standalone_mode=False)
"""
CONFIGURATION = (
    "site_name: x\ntheme: material\nplugins: [{calcgraph: {values: {reference: false}}}]\n"
    "markdown_extensions: [pymdownx.superfences]\n"
)


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    folder = tmp_path / "vault"
    (folder / "docs").mkdir(parents=True)
    (folder / "mkdocs.yml").write_text(CONFIGURATION, encoding="utf-8")
    (folder / "docs" / "index.md").write_text(NOTE, encoding="utf-8")
    (folder / "docs" / "b.md").write_text(PLAIN, encoding="utf-8")
    return folder


def loaded(program: str, folder: Path) -> set[str]:
    """The modules that a program has loaded at its end."""
    cache = folder.parent / "cache"
    done = subprocess.run(
        [sys.executable, "-c", program + REPORT, str(cache)],
        cwd=folder, env=os.environ | {"XDG_CACHE_HOME": str(cache)},
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return set(json.loads(done.stdout.rpartition("loaded ")[2]))


def test_the_package_and_its_commands_load_nothing_heavy(vault: Path) -> None:
    assert (
        loaded("import calcgraph, calcgraph.project, calcgraph.hosts.command_line", vault) & (HEAVY | OF_A_HOST)
        == set()
    )


def test_a_warm_check_loads_neither_libraries_nor_what_reads_notes(vault: Path) -> None:
    cold = loaded(CHECK, vault)
    assert {"calcgraph.notes.parse", "calcgraph.calc.evaluate"} <= cold
    assert cold & (HEAVY | OF_A_HOST) == set()
    warm = loaded(CHECK, vault)
    assert warm & (HEAVY | OF_A_HOST | {"yaml"}) == set()
    assert [name for name in sorted(warm) if name.startswith(OURS)] == []


@pytest.mark.parametrize(("old", "new"), [("It takes", "So it takes"), ("w = 140 GB", "w = 141 GB")])
def test_a_check_after_an_edit_loads_no_heavy_library(vault: Path, old: str, new: str) -> None:
    loaded(CHECK, vault)
    (vault / "docs" / "index.md").write_text(NOTE.replace(old, new), encoding="utf-8")
    assert loaded(CHECK, vault) & (HEAVY | OF_A_HOST) == set()


def test_a_second_build_loads_no_heavy_library_and_no_plots(vault: Path) -> None:
    first = loaded(BUILD, vault)
    assert {"numpy", "networkx"} <= first, "the map is placed"
    second = loaded(BUILD, vault)
    assert second & {"sympy", "mpmath", "numpy", "scipy", "networkx", "pint", "lsprotocol", "pygls"} == set()
    assert second & {"calcgraph.render.views.draw", "calcgraph.render.plots.draw"} == set()


def test_a_check_after_a_sentence_loads_no_evaluation(vault: Path) -> None:
    """A check reads the note that has changed, and takes all values from the last check."""
    assert "calcgraph.calc.stages.bound" in loaded(CHECK, vault)
    (vault / "docs" / "index.md").write_text(f"{NOTE}\nOne more sentence.\n", encoding="utf-8")
    found = loaded(CHECK, vault)
    assert "calcgraph.notes.parse" in found
    heavy = (
        "calcgraph.calc.stages",
        "calcgraph.calc.programs.machine",
        "calcgraph.calc.dimensions",
        "calcgraph.calc.views",
    )
    assert not sorted(name for name in found if name.startswith(heavy))
