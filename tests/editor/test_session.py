"""What a session says after any edits is what a fresh check says of the same texts."""

import random
from pathlib import Path
from types import MappingProxyType

import pytest
from tests.hosts.random_edits import MORE, Texts, edited

from calcgraph.hosts.commands.check import CheckOptions, kept_or_new
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.hosts.editor.half_typed import closed
from calcgraph.hosts.editor.hints import hints_of
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import readers, readers_of

CONFIGURATION = "site_name: x\nplugins: [calcgraph]\n"
OPTIONS = (("values.reference", False),)


def write(root: Path, texts: Texts) -> None:
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)


def agree(session: Session, fresh: Path, step: str) -> None:
    """What is typed is as if it had been closed, but for being told so."""
    ours, theirs = session.reading(), read(VaultOptions(fresh, settings=OPTIONS))
    known = [one for one in ours.diagnostics if one.code != "CG204"]
    assert known == [one for one in theirs.diagnostics if one.code != "CG204"], step
    values, expected = (one.project.calculation.quantities for one in (ours, theirs))
    assert {id_: one.text for id_, one in values.items()} == {id_: one.text for id_, one in expected.items()}, step
    for id_, note in theirs.project.notes.items():
        hints = list(hints_of(ours.project, ours.project.notes[id_], {}))
        assert hints == list(hints_of(theirs.project, note, {})), step


def start(root: Path, texts: Texts = MappingProxyType({})) -> Session:
    """A session of an editor that has `texts` open."""
    session = Session(VaultOptions(root, settings=OPTIONS), root.parent / "cache")
    for path, text in texts.items():
        session.open(root / path, text)
    return session


def first_agrees(session: Session, fresh: Path, step: str) -> None:
    """What is said before all is read, from what was kept, is what a check says."""
    report = session.first()
    assert report is not None, step
    theirs = [one for one in read(VaultOptions(fresh, settings=OPTIONS)).diagnostics if one.code != "CG204"]
    assert [one for one in report.found.diagnostics if one.code != "CG204"] == theirs, step
    assert {one.path for one in theirs if one.path.endswith(".md")} <= report.texts.keys(), step


def typed(tmp_path: Path, seed: int, count: int) -> None:
    """Random edits: texts of notes are typed without being saved, other files are written; the editor starts anew."""
    chance, texts = random.Random(seed), {**MORE, "docs/index.md": "# Home\n\n[[cache]]\n"}  # noqa: S311 - seeded
    root, fresh = tmp_path / "ours", tmp_path / "fresh"
    for folder in (root, fresh):
        write(folder, {**texts, "mkdocs.yml": CONFIGURATION})
    session, opened = start(root), dict[str, str]()
    for step in range(count):
        after, done = edited(chance, texts)
        for path in texts.keys() - after.keys():
            session.close(root / path)
            opened.pop(path, None)
            (root / path).unlink()
            (fresh / path).unlink()
            session.look_again()
        for path, text in after.items():
            if texts.get(path) == text:
                continue
            if path.endswith(".md") and path in texts and chance.random() < 0.8:
                write(fresh, {path: closed(text).text})
                session.open(root / path, text)
                opened[path] = text
            else:
                write(fresh, {path: text})
                session.close(root / path)
                opened.pop(path, None)
                write(root, {path: text})
                session.look_again()
        texts = after
        if step % 4 == 3:
            session = start(root, opened)
            first_agrees(session, fresh, f"seed {seed}, start at step {step}: {done}")
        agree(session, fresh, f"seed {seed}, step {step}: {done}")
        if step % 4 == 1:
            session.keep_all()


def test_nothing_is_said_first_where_nothing_was_kept(tmp_path: Path) -> None:
    """Nor by what is not as it was written; and of a vault that is read nothing is said twice."""
    root = tmp_path / "ours"
    write(root, {**MORE, "mkdocs.yml": CONFIGURATION})
    assert start(root).first() is None
    session = start(root)
    session.reading()
    assert session.first() is None
    session.keep_all()
    assert start(root).first() is not None
    for file in (tmp_path / "cache").iterdir():
        file.write_bytes(file.read_bytes()[:-9])
    assert start(root).first() is None


def test_a_session_goes_on_from_a_check_and_a_check_from_a_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the check ran does not matter."""
    root, cache = tmp_path / "ours", tmp_path / "cache"
    write(root, {**MORE, "mkdocs.yml": CONFIGURATION})
    vault, options = VaultOptions(root, settings=OPTIONS), CheckOptions(cache=cache)
    said = kept_or_new(vault, options, colour=False).output
    monkeypatch.chdir(root)
    report = start(root).first()
    assert report is not None
    assert said.endswith(f": {len(report.found.diagnostics)} errors\n")
    session = start(root, {"docs/cache.md": "# Cache\n\n[[nowhere]]\n"})
    session.reading()
    session.keep_all()
    assert kept_or_new(vault, options, colour=False).output == said


HEAD = "# A\n\n```calc\na = 1\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(f"{HEAD}\n## Next\n", f"{HEAD}```\n## Next\n", id="a section"),
        pytest.param(f"{HEAD}\n```calc\nb = 2\n```\n", f"{HEAD}```\n```calc\nb = 2\n```\n", id="another sheet"),
        pytest.param("> ```calc\n> a = 1\n>\n> ## B\n", "> ```calc\n> a = 1\n> ```\n> ## B\n", id="in a quotation"),
        pytest.param(f"{HEAD}```\n\n## Next\n", "", id="closed"),
        pytest.param(f"{HEAD}\n# comment\nb = 2\n", "", id="a comment of the sheet"),
        pytest.param("````md\n```calc\na\n\n## b\n```\n````\n", "", id="an example"),
        pytest.param("```python\n\n## x\n", "", id="of another language"),
        pytest.param(f"{HEAD}## Next\n", "", id="no blank line"),
    ],
)
def test_a_sheet_that_is_typed_ends_at_the_next_section(text: str, expected: str) -> None:
    """The lines keep their numbers; what is not open stays as it is."""
    found = closed(text)
    assert found.text == (expected or text)
    assert bool(found.opened) == bool(expected)
    assert found.text.count("\n") == text.count("\n")


@pytest.mark.parametrize("seed", range(3))
def test_a_session_says_what_a_check_says(tmp_path: Path, seed: int) -> None:
    typed(tmp_path, seed, 12)


@pytest.mark.fuzz
def test_many_edits(tmp_path: Path) -> None:
    for seed in range(100):
        typed(tmp_path / str(seed), 1000 + seed, 100)


def test_the_readers_of_one_quantity_are_those_among_all() -> None:
    """On this repository's own notes, tables and columns among them."""
    project = Session(VaultOptions(Path(__file__).parents[2])).reading().project
    all_of = readers(project)
    assert sum(map(len, all_of.values())) > 1000
    for id_ in project.calculation.quantities:
        assert readers_of(project, id_) == all_of.get(id_, ()), id_
