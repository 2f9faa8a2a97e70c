"""A disk without room and a place that nobody may write in: one line, and everything is as it was."""

import os
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.attacks.children import Tree, tree

from calcgraph.hosts.command_line import main

SHEET = "# Kettle\n\n```calc\nx = 2 m\ny = 3 * x\n```\n"
NOTE = "# Note\n\n[[KETTLE]] [[kettel]] [5 m](kettle.md#y)\n\n" + "Words.\n" * 50
DATA = '{"p": 3}'
SOURCES = "references:\n- id: bench\n  title: T\n  file: docs/data.json\n  sha256: " + "0" * 64 + "\n"

COMMANDS: dict[str, tuple[str, ...]] = {
    "new": ("new", "fresh"),
    "new from": ("new", "site", "--from", "vault"),
    "fix": ("fix", "vault", "--write"),
    "rename": ("rename", "kettle", "deep/er/pot", "vault", "--write"),
    "pin": ("graph", "vault", "--pin"),
    "accept": ("sources", "vault", "--accept", "bench"),
    "build": ("build", "vault", "--out", "out"),
    "baseline": ("check", "vault", "--baseline", "known.json", "--no-cache"),
}
"""Every command that writes what it is asked for."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.with_name("cache-of-no-room")))
    vault = tmp_path / "vault"
    (vault / "docs").mkdir(parents=True)
    (vault / "formulas").mkdir()
    (vault / "mkdocs.yml").write_text("site_name: x\nplugins: [{calcgraph: {data: {roots: [docs]}}}]\n")
    (vault / "docs/kettle.md").write_text(SHEET)
    (vault / "docs/note.md").write_text(NOTE)
    (vault / "docs/data.json").write_text(DATA)
    (vault / "formulas/sources.yaml").write_text(SOURCES)
    return tmp_path


@contextmanager
def room(size: int) -> Iterator[None]:
    """Let no file become larger."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, [*words])


def is_one_line(done: Result, said: str) -> bool:
    lines = done.stderr.strip("\n").split("\n")
    return done.exit_code == 2 and len(lines) == 1 and said in lines[0] and "Traceback" not in done.output


def spoilt_for(name: str, folder: Path) -> None:
    """A build writes what has no error, and `new` what is not there."""
    if name == "build":
        (folder / "vault/docs/note.md").write_text("# Note\n")
        (folder / "vault/formulas/sources.yaml").unlink()


@pytest.mark.parametrize("size", [pytest.param(0, marks=pytest.mark.fuzz), 40])
@pytest.mark.parametrize(("name", "words"), COMMANDS.items(), ids=COMMANDS)
def test_a_disk_without_room_is_one_line(folder: Path, name: str, words: tuple[str, ...], size: int) -> None:
    spoilt_for(name, folder)
    before = everything(folder)
    with room(size):
        done = run(*words)
    assert is_one_line(done, "cannot be written: file too large; nothing was written"), (done.output, done.exception)
    assert everything(folder) == before
    assert run(*words).exit_code in {0, 1}  # with room it is done
    assert everything(folder) != before


def everything(folder: Path) -> tuple[Tree, set[str]]:
    return tree(folder), {str(path) for path in folder.rglob("*") if path.is_dir()}


Spoil = Callable[[pytest.MonkeyPatch], object]


def refuse(function: str, code: int) -> Spoil:
    """Have the system refuse, as it does without rights, which a superuser of tests has."""

    def spoil(patch: pytest.MonkeyPatch) -> None:
        known = getattr(os, function)

        def refused(*given: object, **more: object) -> object:
            if function != "open" or (isinstance(given[1], int) and given[1] & os.O_CREAT):
                raise OSError(code, os.strerror(code))
            return known(*given, **more)

        patch.setattr(os, function, refused)

    return spoil


REFUSALS: dict[str, tuple[Spoil, str]] = {
    "no right to make a file": (refuse("open", 13), "permission denied"),
    "a disk that is only read": (refuse("open", 30), "read-only file system"),
    "a disk without room for a name": (refuse("open", 28), "no space left on device"),
    "no more of a quota": (refuse("open", 122), "disk quota exceeded"),
    "too many open files": (refuse("open", 24), "too many open files"),
    "no right to replace": (refuse("replace", 13), "permission denied"),
}


OFTEN = {"no right to make a file", "no right to replace"}


@pytest.mark.parametrize(
    ("spoil", "why"),
    [pytest.param(*row, id=name, marks=[pytest.mark.fuzz] * (name not in OFTEN)) for name, row in REFUSALS.items()],
)
def test_a_place_without_rights_is_one_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, spoil: Spoil, why: str
) -> None:
    for name, words in COMMANDS.items():
        if name == "build":
            continue
        before = everything(folder)
        with monkeypatch.context() as patch:
            spoil(patch)
            done = run(*words)
        assert is_one_line(done, f"cannot be written: {why}; nothing was written"), (name, done.output, done.exception)
        assert everything(folder) == before, name


def test_places_that_are_no_folders_are_one_line(folder: Path) -> None:
    (folder / "file").write_text("x")
    os.mkfifo(folder / "pipe")
    (folder / "link").symlink_to("nothing")
    spoilt_for("build", folder)
    for place in ("file/out", "pipe/out", "link/out", "/proc/out", "/dev/full/out"):
        for words in (("build", "vault", "--out", place), ("new", place)):
            done = run(*words)
            assert done.exit_code == 2, (words, done.output)
            assert done.stderr.count("\n") <= 4, done.stderr  # usage, where the words are at fault
            assert "Traceback" not in done.output
            assert not isinstance(done.exception, OSError)
