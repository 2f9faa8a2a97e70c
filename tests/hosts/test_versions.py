"""Versions in a text: compared with the file of a package, and rewritten when the file has a different one."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

TOML = '[project]\nname = "demo"\nversion = "0.3.1"\nrequires = ">=3.11"\nshort = "0.31"\n'
COMMENTS = """
<!-- calc: table p from pyproject.toml /project -->

<!-- calc: table n from package.json -->

<!-- calc: table runs from runs.csv -->
"""
RUNS = "model,version,score\na,0.31,0.31\nb,v2.0-rc.1,0.5\n"
RIGHT = [
    "[0.3.1](#p.version.value)",
    "[v0.3.1](#p.version.value)",
    "[version 0.3.1](#p.version.value) is out",
    "[1.10.0](#n.version.value)",
    "[0.31](#runs.a.version)",
    "[2.0-rc.1](#runs.b.version)",
    "[0.3](#runs.a.score)",
    "the [release](#p.version.value)",
]
WRONG = [
    "[0.3.2](#p.version.value)",
    "[0.3](#p.version.value)",
    "[0.3.10](#p.version.value)",
    "[0.3.1.0](#p.version.value)",
    "[0.3.1 MB](#p.version.value)",
    "[0.3.1-beta](#p.version.value)",
    "[1.1.0](#n.version.value)",
    "[0.3](#runs.a.version)",
    "[0.310](#runs.a.version)",
    "[2.0](#runs.b.version)",
    "[2.0-rc.2](#runs.b.version)",
    "not [0.3.1](#p.version.value)",
    '[0.3.1](#p.version.value "±1")',
    '[0.3.1](#p.version.value "with x=2")',
    '[0.3.1](#p.version.value "disputed: an old file")',
]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    (tmp_path / ".git").mkdir()
    (tmp_path / "pyproject.toml").write_text(TOML)
    (tmp_path / "package.json").write_text(json.dumps({"name": "demo", "version": "1.10.0", "private": True}))
    (tmp_path / "runs.csv").write_text(RUNS)
    return tmp_path


def run(repository: Path, sentence: str, *command: str) -> tuple[int, str]:
    readme = repository / "README.md"
    readme.write_text(f"# R\n\n{sentence}.\n{COMMENTS}")
    done = CliRunner().invoke(main, [command[0], str(readme), *command[1:]])
    return done.exit_code, done.output


@pytest.mark.parametrize("sentence", RIGHT)
def test_a_version_that_the_file_has_is_right(repository: Path, sentence: str) -> None:
    code, said = run(repository, sentence, "check")
    assert (code, "nothing wrong" in said) == (0, True), said


@pytest.mark.parametrize("sentence", WRONG)
def test_another_version_is_an_error(repository: Path, sentence: str) -> None:
    assert run(repository, sentence, "check")[0] == 1


@pytest.mark.parametrize("words", ["", "v", "version "])
def test_an_old_version_is_rewritten_in_the_writers_form(repository: Path, words: str) -> None:
    code, said = run(repository, f"It is [{words}0.2.9](#p.version.value)", "fix", "--rewrite", "--write")
    assert code == 0, said
    assert f"It is [{words}0.3.1](#p.version.value)." in (repository / "README.md").read_text()


def test_a_version_in_a_sheet_names_what_to_write(repository: Path) -> None:
    code, said = run(repository, "[1](#v)\n\n```calc\nv = version of pyproject.toml\n```\n", "check")
    assert code == 1
    assert "`<!-- calc: table package from pyproject.toml /project -->`" in said
