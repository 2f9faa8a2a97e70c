"""The recipes of the manual, the hook and the container file: their shell steps run, and what they name exists."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import yaml

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BASH = shutil.which("bash") or "bash"
GOES = "nothing wrong"
BROKEN = "\n[[kv-cach]]\n"


def recipes() -> Iterator[tuple[str, dict[str, object]]]:
    """The YAML of each recipe with the name of its file."""
    for page in ("ci", "diff"):
        text = (ROOT / f"docs/manual/{page}.md").read_text(encoding="utf-8")
        for name, written in re.findall(r"```yaml\n# (\S+\.yml)\n(.*?)```", text, re.DOTALL):
            yield name, yaml.safe_load(written)


def steps_of(name: str, recipe: dict[str, object]) -> list[tuple[str, dict[str, str]]]:
    """The shell steps of a recipe with their variables; those that ask a forge are left out."""
    if "gitlab" in name:
        return [(line, {}) for job in recipe.values() for line in job["script"]]
    jobs = recipe["jobs"].values()
    steps = [step for job in jobs for step in job["steps"] if "run" in step and "GH_TOKEN" not in step.get("env", {})]
    return [(step["run"], step.get("env", {})) for step in steps]


RECIPES = {name: steps_of(name, recipe) for name, recipe in recipes()}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """The vault of the tests in a repository of Git, with a second commit."""
    folder = tmp_path / "vault"
    shutil.copytree(HERE / "site", folder)
    for command in ("init -q -b main", "add -A", "commit -q -m One"):
        git(folder, command)
    git(folder, "update-ref refs/remotes/origin/main HEAD")
    with (folder / "docs/notes/roofline.md").open("a", encoding="utf-8") as note:
        note.write("\nAnd a sentence.\n")
    git(folder, "commit -q -a -m Two")
    return folder


def git(folder: Path, command: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *command.split()], cwd=folder, check=True, capture_output=True)


def run(step: str, cwd: Path, **also: str) -> subprocess.CompletedProcess[str]:
    """A shell step as a runner starts it."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "plugins"), **also}
    command = [BASH, "--noprofile", "--norc", "-eo", "pipefail", "-c", step]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=200, check=False)


def test_there_are_recipes_for_both() -> None:
    assert list(RECIPES) == [
        *(".github/workflows/notes.yml", ".github/workflows/strangers.yml", ".gitlab-ci.yml"),
        ".github/workflows/changes.yml",
    ]


@pytest.mark.parametrize("name", RECIPES)
def test_the_first_step_installs_what_the_others_run(name: str) -> None:
    (install, _), *others = RECIPES[name]
    _pip, _install, requirement = shlex.split(install)
    wanted = re.fullmatch(r"mkdocs-calcgraph(?:\[(\w+)\])?", requirement)
    assert wanted
    extra = PROJECT["optional-dependencies"][wanted[1]] if wanted[1] else []
    assert any("mkdocs build" in step for step, _ in others) == any(one.startswith("mkdocs>") for one in extra)


@pytest.mark.parametrize("name", RECIPES)
def test_its_steps_pass_and_notice_a_dead_link(repository: Path, tmp_path: Path, name: str) -> None:
    summary = tmp_path / "summary.md"
    given = {"BASE": "origin/main", "GITHUB_STEP_SUMMARY": str(summary)}
    for step, env in RECIPES[name][1:]:
        assert set(env) <= set(given)
        done = run(step, repository, **given)
        assert done.returncode == 0, (step, done.stderr, done.stdout)
    with (repository / "docs/index.md").open("a", encoding="utf-8") as note:
        note.write(BROKEN)
    git(repository, "commit -q -a -m Three")
    said = [run(step, repository, **given) for step, _ in RECIPES[name][1:]]
    assert {one.returncode for one in said} == {1}
    written = "".join(one.stdout + one.stderr for one in said)
    match name.rpartition("/")[2]:
        case "notes.yml" | "strangers.yml":
            assert "::error file=docs/index.md,line=" in written
        case ".gitlab-ci.yml":
            assert ET.parse(repository / "notes.xml").getroot().find(".//failure") is not None  # noqa: S314 - ours
        case "changes.yml":
            assert "`[[kv-cach]]`" in summary.read_text(encoding="utf-8")


def test_the_hook_works_from_a_clone(repository: Path, tmp_path: Path) -> None:
    """As pre-commit does it: clone, install, run the entry in the repository that is committed to."""
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert {"id", "name", "entry", "language"} <= set(hook)
    assert (hook["language"], hook["pass_filenames"]) == ("python", False)
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", ROOT, tmp_path / "clone"], check=True, capture_output=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path]
    subprocess.run(build, cwd=tmp_path / "clone", check=True, capture_output=True, timeout=120)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    program, *arguments = shlex.split(hook["entry"])
    room, _, function = PROJECT["scripts"][program].partition(":")
    start = f"import sys; sys.argv[0] = '{program}'; from {room} import {function}; {function}()"

    def entry() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", start, *arguments, "--no-reference"]
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
        return subprocess.run(
            command, cwd=repository, env=env, capture_output=True, text=True, timeout=120, check=False
        )

    assert GOES in entry().stdout
    (repository / "docs/index.md").write_text(f"# Index\n{BROKEN}", encoding="utf-8")
    failed = entry()
    assert (failed.returncode, "CG101" in failed.stdout) == (1, True)


def test_the_container_copies_what_there_is_and_starts_what_is_installed() -> None:
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [name for line in lines if line.startswith("COPY ") for name in line.split()[1:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {PROJECT["readme"], *PROJECT["license-files"], "pyproject.toml"}
    packages = built["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert needed | {one.partition("/")[0] for one in packages} <= {*copied}
    (program,) = [json.loads(line.removeprefix("ENTRYPOINT ")) for line in lines if line.startswith("ENTRYPOINT ")]
    assert program[0] in PROJECT["scripts"]
    (extra,) = re.findall(r"/source\[(\w+)\]", "\n".join(lines))
    assert extra in PROJECT["optional-dependencies"]
