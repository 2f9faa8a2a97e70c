"""`check --keep`: answers that are used in another folder, and refused where they are damaged or another's."""

import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands import findings
from calcgraph.sealing import VARIABLE, read_kept, replace_kept

NOTES = {
    "index.md": "# Start\n\n[[step]], [[nothing]] and [[deep/law]].\n",
    "step.md": "# A step\n\n[20 ms](#step), [21 ms](#step).\n\n```calc\nuse [[law]]: bw\nstep [ms] = 60 GB / bw\n"
    "p = from data/run.json /p50 in ms\n```\n",
    "deep/law.md": "---\naliases: [bandwidth]\n---\n# Law\n\n```calc\nbw = 3 TB/s\nroot = solve z * z = 9 for z\n"
    "z = 2 in 0..10\n```\n",
    "other.md": "# Other\n\nIt takes [20 ms](step.md#step), [41.8 ms](step.md#p), ![[law]].\n",
}


@pytest.fixture(autouse=True)
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "k" * 40)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))


def vault(top: Path) -> Path:
    for path, text in NOTES.items():
        (top / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (top / "docs" / path).write_text(text)
    (top / "docs/data").mkdir()
    (top / "docs/data/run.json").write_text('{"p50": 41.8}')
    (top / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    return top


def check(folder: Path, *words: object) -> str:
    """Run in a folder that moves, so that no path of it is in the report."""
    here = Path.cwd()
    os.chdir(folder)
    try:
        return CliRunner().invoke(main, ["check", *map(str, words)]).output
    finally:
        os.chdir(here)


def cold(folder: Path) -> str:
    return check(folder, "--no-cache")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder of answers, of a vault that is gone."""
    first = vault(tmp_path / "first/place")
    folder = tmp_path / "kept"
    assert check(first, "--keep", folder) == cold(first)
    shutil.rmtree(first)
    return folder


def test_answers_are_used_in_another_folder(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    second = vault(tmp_path / "second")
    expected = cold(second)
    read: list[str] = []
    source = findings.read_source
    monkeypatch.setattr(findings, "read_source", lambda *given: read.append(str(given[0])) or source(*given))
    assert check(second, "--keep", kept) == expected
    assert set(read) <= {"index.md", "step.md"}  # the lines that the report prints
    read.clear()
    (second / "docs/other.md").write_text("# Other\n\n[22 ms](step.md#step).\n")
    assert check(second, "--keep", kept) == cold(second) != expected
    assert "deep/law.md" not in read[: read.index("other.md") + 1]


def test_no_path_of_a_machine_is_in_them(kept: Path, tmp_path: Path) -> None:
    names = [path.name for path in kept.iterdir()]
    assert len(names) == 1
    content = read_kept(kept / names[0])
    assert str(tmp_path).encode() not in content
    assert b"deep/law.md" in content
    shutil.rmtree(kept)
    check(vault(tmp_path / "elsewhere"), "--keep", kept)
    assert [path.name for path in kept.iterdir()] == names
    assert json.loads(read_kept(kept / names[0])) == json.loads(content)


EDITS: list[tuple[str, Callable[[Path], object]]] = [
    ("a sentence", lambda docs: (docs / "index.md").write_text("# Start\n\nNo link.\n")),
    ("a formula", lambda docs: (docs / "deep/law.md").write_text(NOTES["deep/law.md"].replace("3 TB", "4 TB"))),
    ("a data file", lambda docs: (docs / "data/run.json").write_text('{"p50": 12}')),
    ("a data file that is gone", lambda docs: (docs / "data/run.json").unlink()),
    ("a note more", lambda docs: (docs / "nothing.md").write_text("# Nothing\n")),
    ("a note less", lambda docs: (docs / "deep/law.md").unlink()),
    ("a note that moved", lambda docs: (docs / "deep/law.md").rename(docs / "law.md")),
    ("another alias", lambda docs: (docs / "deep/law.md").write_text(NOTES["deep/law.md"].replace("bandw", "w"))),
    (
        "a setting",
        lambda docs: (docs.parent / "mkdocs.yml").write_text("plugins: [calcgraph: {values: {digits: 5}}]\n"),
    ),
    ("what is ignored", lambda docs: (docs.parent / "mkdocs.yml").write_text("exclude_docs: other.md\n")),
    ("no text", lambda docs: (docs / "step.md").write_bytes(b"\xff\xfe")),
]


@pytest.mark.parametrize("edit", [row[1] for row in EDITS], ids=[row[0] for row in EDITS])
def test_after_an_edit_elsewhere_the_report_is_that_of_a_cold_check(
    kept: Path, tmp_path: Path, edit: Callable[[Path], object]
) -> None:
    second = vault(tmp_path / "second")
    edit(second / "docs")
    for _ in range(2):
        assert check(second, "--keep", kept) == cold(second)


def _reseal(file: Path, change: Callable[[dict[str, object]], object]) -> None:
    content = json.loads(read_kept(file))
    change(content)
    replace_kept(file, json.dumps(content).encode())


DAMAGES: list[tuple[str, Callable[[Path], object], str]] = [
    ("cut", lambda file: file.write_bytes(file.read_bytes()[:-40]), "are damaged, or another user's"),
    ("empty", lambda file: file.write_bytes(b""), "are damaged, or another user's"),
    (
        "another seal",
        lambda file: file.write_bytes(file.read_bytes().replace(b"seal-1 ", b"seal-1 0", 1)),
        "are damaged",
    ),
    ("a link", lambda file: (file.rename(f"{file}.x"), file.symlink_to(f"{file}.x")), "are damaged"),
    ("written by others", lambda file: file.chmod(0o666), "are damaged"),
    ("no answers", lambda file: replace_kept(file, b"[]"), "are damaged"),
    ("too deep", lambda file: replace_kept(file, b"[" * 100_000), "are damaged"),
    ("rows of no query", lambda file: _reseal(file, lambda all_: all_.update(queries=["os:system"])), "are damaged"),
    (
        "of another program",
        lambda file: _reseal(file, lambda all_: all_.update(program={})),
        "are those of other programs",
    ),
]


@pytest.mark.parametrize(("damage", "said"), [row[1:] for row in DAMAGES], ids=[row[0] for row in DAMAGES])
def test_what_is_damaged_or_of_another_is_refused(
    kept: Path, tmp_path: Path, damage: Callable[[Path], object], said: str
) -> None:
    second = vault(tmp_path / "second")
    expected = cold(second)
    damage(next(iter(kept.iterdir())))
    output = check(second, "--keep", kept)
    assert f"the results in `{kept}` {said}" in output
    assert output.partition("so they are not used\n")[2] == expected
    assert check(second, "--keep", kept) == expected  # which are written anew


def test_the_answers_of_another_key_are_refused(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    second = vault(tmp_path / "second")
    monkeypatch.setenv(VARIABLE, "z" * 40)
    assert check(second, "--keep", kept).partition("so they are not used\n")[2] == cold(second)


def test_no_changed_byte_changes_a_report(kept: Path, tmp_path: Path) -> None:
    second = vault(tmp_path / "second")
    expected, file, chance = cold(second), next(iter(kept.iterdir())), random.Random(7)  # noqa: S311 - no secret
    whole = file.read_bytes()
    for at in (0, 20, 100, *(chance.randrange(len(whole)) for _ in range(12))):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert check(second, "--keep", kept).partition("so they are not used\n")[2] == expected


def test_a_folder_that_a_change_could_bring_is_not_used(tmp_path: Path) -> None:
    second = vault(tmp_path / "second")
    assert f"nothing is kept in `{second / 'kept'}`" in check(second, "--keep", second / "kept")
    assert not (second / "kept").exists()
    for words in (["--untrusted"], ["--stdin", "a.md"], ["--watch"], ["--baseline", "b"]):
        assert "--keep is for the check of a folder" in check(second, "--keep", tmp_path / "kept", *words)
