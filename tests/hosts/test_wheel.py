"""A stranger's start: the wheel alone, outside the repository, makes a vault that builds and that serves."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel holds, as an installer unpacks it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


def test_the_wheel_holds_its_data_and_no_test(installed: Path) -> None:
    package = installed / "calcgraph"
    for name in (
        "rules.toml",
        "py.typed",
        "assets/page/calcgraph.css",
        "assets/twins/program.js",
        "calc/units/units.txt",
    ):
        assert (package / name).is_file(), name
    assert list((package / "render" / "templates").glob("*.html"))
    assert (package / "hosts" / "start" / "docs" / "index.md").is_file()
    assert not [path for path in installed.rglob("*") if path.name.startswith("test") or path.name == "tests"]
    assert {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")} == {"calcgraph"}


def test_a_new_vault_builds(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed)}

    def run(program: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", f"import calcgraph, sys; sys.stderr.write(calcgraph.__file__); {program}"]
        return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False)

    made = run("from calcgraph.hosts.command_line import main; main(['new', 'notes'])", tmp_path)
    assert made.returncode == 0, made.stderr
    assert str(installed) in made.stderr
    built = run("from mkdocs.__main__ import cli; cli(['build', '--strict'])", tmp_path / "notes")
    assert built.returncode == 0, built.stderr
    assert "167" in (tmp_path / "notes" / "site" / "kettle" / "index.html").read_text(encoding="utf-8")
