"""The extension of VS Code: which program it starts, and that opening a stranger's note starts none of theirs."""

import json
import subprocess
from pathlib import Path

import pytest

CODE = Path(__file__).parents[2] / "editors/vscode"
PATH = ["calcgraph", "lsp"]
STRANGERS = [
    ("a note without a folder", [], ["theirs"]),
    ("a note beside the folder", ["mine"], ["theirs"]),
    ("a name that begins alike", ["mine"], ["mine-too"]),
    ("a vault above the folder", ["theirs/docs"], ["theirs"]),
    ("a vault two levels above", ["theirs/docs/deep"], ["theirs"]),
    ("several folders", ["mine", "other"], ["theirs"]),
    ("several vaults", ["mine"], ["theirs", "mine-too"]),
    ("a vault in a folder beside", ["mine/docs"], ["mine/their-clone"]),
    ("a way up", ["mine"], ["mine/../theirs"]),
    ("a folder with a dot", ["mine/./docs"], ["theirs"]),
    ("an environment of Windows", ["mine"], ["windows"]),
    ("an environment without a dot", ["mine"], ["plain"]),
]
OURS = [
    ("the folder's own", ["theirs"], [], "theirs/.venv/bin/calcgraph"),
    ("that of a vault in the folder", ["mine"], ["mine/their-clone"], "mine/their-clone/.venv/bin/calcgraph"),
    ("that of a folder whose name begins with dots", ["mine"], ["mine/..odd"], "mine/..odd/.venv/bin/calcgraph"),
]


def command(top: Path, folders: list[str], vaults: list[str], setting: list[str] | None = None) -> list[str]:
    """What the extension starts, as its own code says."""
    for place in ("theirs/.venv/bin", "mine-too/.venv/bin", "mine/their-clone/.venv/bin", "mine/..odd/.venv/bin"):
        (top / place).mkdir(parents=True)
        (top / place / "calcgraph").write_text("")
    for program in ("windows/.venv/Scripts/calcgraph.exe", "plain/venv/bin/calcgraph"):
        (top / program).parent.mkdir(parents=True)
        (top / program).write_text("")
    given = json.dumps([[f"{top}/{one}" for one in folders], setting or [], [f"{top}/{one}" for one in vaults]])
    script = f"console.log(JSON.stringify(require('./start.js').commandFor(...{given})))"
    done = subprocess.run(["node", "-e", script], cwd=CODE, capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


@pytest.mark.parametrize(("folders", "vaults"), [row[1:] for row in STRANGERS], ids=[row[0] for row in STRANGERS])
def test_no_program_outside_the_opened_folders_is_started(
    tmp_path: Path, folders: list[str], vaults: list[str]
) -> None:
    assert command(tmp_path, folders, vaults) == PATH


@pytest.mark.parametrize(("folders", "vaults", "program"), [row[1:] for row in OURS], ids=[row[0] for row in OURS])
def test_the_program_of_an_opened_folder_is_started(
    tmp_path: Path, folders: list[str], vaults: list[str], program: str
) -> None:
    assert command(tmp_path, folders, vaults) == [f"{tmp_path}/{program}", "lsp"]


def test_a_command_that_is_set_comes_first(tmp_path: Path) -> None:
    assert command(tmp_path, ["theirs"], [], ["uv", "run"]) == ["uv", "run"]


def test_the_extension_hands_over_the_opened_folders_only() -> None:
    text = (CODE / "extension.js").read_text(encoding="utf-8")
    assert text.count("commandFor(folders(), setting, vaults())") == text.count("commandFor(") == 1
    assert json.loads((CODE / "package.json").read_text(encoding="utf-8"))["capabilities"]["untrustedWorkspaces"] == {
        "supported": False,
        "description": "The server may be a program in the folder.",
    }
