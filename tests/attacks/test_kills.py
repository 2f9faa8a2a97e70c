"""A kill, a full disk, a file that is taken away, a second run: nothing is torn, and the next run is right."""

import os
import random
import resource
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.attacks.children import Tree, run, tree

NOTES = 12
CONFIG = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {values: {reference: false}}]\n"


class Written(NamedTuple):
    """A command and how many kills it is to survive."""

    words: tuple[str, ...]
    kills: int


COMMANDS = {
    "fix": Written(("calcgraph", "fix", "--write"), 52),
    "rename": Written(("calcgraph", "rename", "kettle", "deep/er/pot", "--write"), 40),
    "pin": Written(("calcgraph", "graph", "--pin"), 40),
    "build": Written(("mkdocs", "build", "-q"), 40),
    "check": Written(("calcgraph", "check"), 40),
}
WHOLE = frozenset({"site", "cache"})
"""Folders that a run fills file by file; the next one puts them right."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    root = tmp_path / "start"
    (root / "docs").mkdir(parents=True)
    (root / "formulas").mkdir()
    (root / "mkdocs.yml").write_text(CONFIG)
    (root / "docs" / "kettle.md").write_text("# Kettle\n\n```calc\nx = 2 m\ny = 3 * x\n```\n")
    for number in range(NOTES):
        text = f"# Note {number}\n\n[[Kettle]], [k](kettle.md), [[kettle#y|6 m]]\n"
        (root / "docs" / f"note-{number}.md").write_text(text)
    return root


def faulty(root: Path) -> Path:
    """With something to fix in every note."""
    for note in (root / "docs").glob("note-*.md"):
        note.write_text(note.read_text() + "[[KETTLE]] [[kettel]] [5 m](kettle.md#y)\n")
    return root


def written(folder: Path) -> Tree:
    return {path: data for path, data in tree(folder).items() if path.partition("/")[0] not in WHOLE}


def copied(root: Path, name: str) -> Path:
    place = root.parent / name / "vault"
    shutil.rmtree(place.parent, ignore_errors=True)
    shutil.copytree(root, place)
    return place


def survive(root: Path, name: str, count: int) -> None:
    words = COMMANDS[name].words
    whole = copied(faulty(root) if name == "fix" else root, "whole")
    before = written(whole)
    began = time.monotonic()
    assert run(words, whole) in (0, 1), (whole.parent / "output").read_text()
    lasts = time.monotonic() - began
    after, site = written(whole), tree(whole / "site")
    chance = random.Random(name)  # noqa: S311 - no secret
    for number in range(count):
        place = copied(root, "killed")
        run(words, place, most=lasts * chance.random() * 1.2)
        found = written(place)
        for path in before.keys() | after.keys() | found.keys():
            assert found.get(path) in (before.get(path), after.get(path)), (number, path)
        assert set(before) - set(found) <= set(before) - set(after)
        if name == "rename" and "docs/kettle.md" not in found:
            assert "docs/deep/er/pot.md" in found
            assert found == after
            continue
        assert run(words, place) in (0, 1), (place.parent / "output").read_text()
        assert (written(place), tree(place / "site")) == (after, site)


@pytest.mark.parametrize("name", ["fix", "rename"])
def test_a_kill_tears_nothing(project: Path, name: str) -> None:
    survive(project, name, 2)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", COMMANDS)
def test_many_kills_tear_nothing(project: Path, name: str) -> None:
    survive(project, name, COMMANDS[name].kills)


PARTS = ("part-1", "part-2")
PASSED = {
    "part": Written(("mkdocs", "build", "-q", "-d", "site", "-f", "second.yml"), 71),
    "merge": Written(("calcgraph", "merge", *PARTS, "--into", "joined"), 71),
    "keep": Written(("calcgraph", "check", "--keep", "../cache"), 70),
}
"""What one job passes to another, and the kills of each: 212 together."""


def shared(root: Path) -> Path:
    """A project that is built in two parts, with both."""
    for number, name in enumerate((*PARTS, "second"), start=1):
        text = CONFIG.replace("calcgraph: {", f'calcgraph: {{shard: "{min(number, 2)}/2", ')
        (root / f"{name}.yml").write_text(text)
        if name in PARTS:
            assert run(("mkdocs", "build", "-q", "-d", name, "-f", f"{name}.yml"), root) == 0
    return root


def pass_on(root: Path, name: str, count: int) -> None:
    """Whatever a kill leaves is refused by the next job, or is whole; and the next run is right."""
    words = PASSED[name].words
    whole = copied(shared(root), "whole")
    began = time.monotonic()
    assert run(words, whole) == 0, (whole.parent / "output").read_text()
    lasts, report = time.monotonic() - began, (whole.parent / "output").read_text()
    site = tree(whole / "joined") if name == "merge" else tree(whole / "site")
    chance = random.Random(name)  # noqa: S311 - no secret
    for number in range(count):
        place = copied(root, "killed")
        run(words, place, most=lasts * chance.random() * 1.2)
        if name == "merge":
            assert not (place / "joined").exists() or tree(place / "joined") == site, number
            shutil.rmtree(place / "joined", ignore_errors=True)
        elif name == "part":
            code = run(("calcgraph", "merge", "part-1", "site", "--into", "joined"), place)
            said = (place.parent / "output").read_text()
            assert (code == 0) == (tree(place / "site") == site), (number, said)
            assert (place / "joined").exists() == (code == 0), (number, said)
        assert run(words, place) == 0, (place.parent / "output").read_text()
        if name == "keep":  # twice: from what the kill has left, and from what the run after it has
            assert run(words, place) == 0
            assert (place.parent / "output").read_text() == report, number
        else:
            assert tree(place / ("joined" if name == "merge" else "site")) == site, number


@pytest.mark.parametrize("name", PASSED)
def test_a_kill_tears_nothing_that_is_passed_on(project: Path, name: str) -> None:
    pass_on(project, name, 2)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", PASSED)
def test_many_kills_tear_nothing_that_is_passed_on(project: Path, name: str) -> None:
    pass_on(project, name, PASSED[name].kills)


SIZES = (0, 40, 200, 5000)
"""Bytes of the largest file that may be written."""


@pytest.mark.parametrize("name", ["fix", "rename"])
def test_a_disk_without_room_tears_nothing(project: Path, name: str) -> None:
    fill(project, name, 40)


@pytest.mark.fuzz
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["fix", "rename", "pin"])
def test_no_disk_without_room_tears_anything(project: Path, name: str, size: int) -> None:
    fill(project, name, size)


def fill(project: Path, name: str, size: int) -> None:
    words = COMMANDS[name].words
    whole = copied(faulty(project) if name == "fix" else project, "whole")
    before = written(whole)
    run(words, whole)
    place = copied(project, "full")
    code = run(words, place, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY)))
    assert (written(place), code) in ((before, 2), (written(whole), 0))
    assert not list(place.rglob(".calcgraph-*"))
    assert code == 0 or run(words, place) == 0
    assert written(place) == written(whole)


def takes_away(victim: Path, moment: int) -> Callable[[], None]:
    """Take a file away when the process opens a file of the project for the nth time."""

    def begin() -> None:
        left = [moment]

        def heard(event: str, given: tuple[object, ...]) -> None:
            if event in ("open", "os.listdir", "os.scandir") and str(victim.parent) in str(given[0]):
                left[0] -= 1
                if left[0] == 0:
                    os.unlink(victim)  # noqa: PTH108 - nothing else must be loaded here

        sys.addaudithook(heard)

    return begin


TAKEN = {
    "check": ("calcgraph", "check", "--no-cache"),
    "links": ("calcgraph", "links"),
    "fix": COMMANDS["fix"].words,
    "rename": COMMANDS["rename"].words,
    "build": COMMANDS["build"].words,
}


def lose(project: Path, name: str, moment: int, victim: str) -> None:
    place = copied(project, "taken")
    before = written(place)
    code = run(TAKEN[name], place, takes_away(place / "docs" / victim, moment))
    said = (place.parent / "output").read_text()
    assert code in (0, 1, 2), (moment, said)
    assert "Traceback" not in said, (moment, said)
    left = {path for path, data in written(place).items() if data == before.get(path)}
    gone = {f"docs/{victim}"}
    assert code == 0 or name in ("check", "links") or left == before.keys() - gone, (moment, said)


def test_a_file_that_is_taken_away_is_named(project: Path) -> None:
    for moment in (2, 15):
        lose(faulty(project), "check", moment, "note-3.md")


@pytest.mark.fuzz
@pytest.mark.parametrize("victim", ["note-3.md", "kettle.md"])
@pytest.mark.parametrize("name", TAKEN)
def test_a_file_that_is_taken_away_at_any_moment_is_named(project: Path, name: str, victim: str) -> None:
    if name in ("fix", "check"):
        faulty(project)
    for moment in range(1, 61):
        lose(project, name, moment, victim)


@pytest.mark.fuzz
def test_builds_at_once_write_the_same_site(project: Path) -> None:
    whole = copied(project, "whole")
    assert run(COMMANDS["build"].words, whole) == 0
    places = [copied(project, f"at-once-{number}") for number in range(2)]
    for _ in range(4):
        children = []
        for _ in range(2):
            child = os.fork()
            if child == 0:
                code = run(("mkdocs", "build", "-q", "-d", "site"), places[0])
                os._exit(code)
            children.append(child)
        codes = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
        assert 0 in codes
        assert run(COMMANDS["build"].words, places[0]) == 0
        assert tree(places[0] / "site") == tree(whole / "site")
