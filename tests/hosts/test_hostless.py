"""Without MkDocs and Material the core is whole: every command answers as with them, and every import is declared."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKAGE = ROOT / "plugins/calcgraph"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = {
    "hosts/mkdocs/": "material",
    "hosts/editor/": "editor",
    "hosts/inquiry/": "mcp",
    "calc/tables/": "data",
    "calc/tables/bibliography.py": "bib",
}
"""Rooms that may import what only an extra installs."""
BY_ITSELF = {"hosts/lexer.py": "pygments"}
"""What is only loaded by the library that it imports."""
COMMANDS = {
    "check": ("check", "site", "--no-cache"),
    "a broken site": ("check", "broken", "--no-cache"),
    "links": ("links", "site", "--format", "json"),
    "values": ("values", "site", "--format", "csv"),
    "graph": ("graph", "site", "--format", "json"),
    "fix": ("fix", "broken"),
    "suggest": ("suggest", "site"),
    "build": ("build", "site", "--out", "out"),
    "new": ("new", "fresh"),
    "new from": ("new", "moved", "--from", "site/docs"),
    "diff": ("diff", "site", "broken", "--no-cache"),
    "explain": ("explain", "CG401"),
    "help": ("--help",),
}


def run(cwd: Path, program: list[str], command: tuple[str, ...]) -> tuple[int, str, str]:
    env = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(
        [sys.executable, *program, *command], cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    return done.returncode, done.stdout.replace("hostless.py", "calcgraph"), done.stderr


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_command_answers_as_with_a_host(tmp_path: Path, command: tuple[str, ...]) -> None:
    answers = []
    started = "import sys; sys.argv[0] = 'calcgraph'; from calcgraph.hosts.command_line import main; main()"
    for name, program in (("with", ["-c", started]), ("without", [str(HERE / "hostless.py")])):
        folder = tmp_path / name / "here"
        for site in ("site", "broken"):
            shutil.copytree(HERE / "site", folder / site)
        with (folder / "broken/docs/index.md").open("a", encoding="utf-8") as note:
            note.write("\n[[kv-cach]] takes [7 GB](notes/kv-cache.md#kv_total).\n")
        answers.append(run(folder, program, command))
    assert answers[0] == answers[1]
    assert "Traceback" not in answers[1][2]
    assert "No module" not in answers[1][2]


def test_the_blocked_modules_are_those_of_the_extra() -> None:
    done = run(ROOT, ["-c", "import sys; sys.path.insert(0, 'tests/hosts'); import hostless"], ())
    assert done[0] == 0, done[2]
    blocked = (
        "import sys; sys.path.insert(0, 'tests/hosts'); from hostless import Absent; sys.meta_path.insert(0, Absent())"
    )
    for name in ("mkdocs", "material", "calcgraph.hosts.mkdocs.plugin"):
        code, _, said = run(ROOT, ["-c", f"{blocked}; import {name}"], ())
        assert (code, "ModuleNotFoundError" in said) == (1, True), name


def named(requirements: list[str]) -> set[str]:
    """Names of distributions, as they are written in lists of requirements."""
    return {re.split(r"[<>=!~\[; ]", one)[0].lower().replace("_", "-") for one in requirements}


def test_what_is_imported_is_declared() -> None:
    provided = packages_distributions()
    core, extras = named(PROJECT["dependencies"]), PROJECT["optional-dependencies"]
    missing = []
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE).as_posix()
        may = core | {name for room, extra in EXTRAS.items() if place.startswith(room) for name in named(extras[extra])}
        for name in imported(path) - sys.stdlib_module_names - {"calcgraph", BY_ITSELF.get(place)}:
            is_declared = may & {one.lower().replace("_", "-") for one in provided.get(name, [name])}
            missing += [] if is_declared else [(place, name)]
    assert missing == []


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found
