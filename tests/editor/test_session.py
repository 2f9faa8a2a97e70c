"""What a session says after any edits is what a fresh check says of the same texts."""

import random
from pathlib import Path

import pytest
from tests.hosts.random_edits import MORE, Texts, edited

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.hosts.editor.half_typed import closed
from calcgraph.hosts.editor.hints import hints_of
from calcgraph.hosts.editor.session import Session

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


def typed(tmp_path: Path, seed: int, count: int) -> None:
    """Random edits: texts of notes are typed without being saved, other files are written."""
    chance, texts = random.Random(seed), {**MORE, "docs/index.md": "# Home\n\n[[cache]]\n"}  # noqa: S311 - seeded
    root, fresh = tmp_path / "ours", tmp_path / "fresh"
    for folder in (root, fresh):
        write(folder, {**texts, "mkdocs.yml": CONFIGURATION})
    session = Session(VaultOptions(root, settings=OPTIONS))
    for step in range(count):
        after, done = edited(chance, texts)
        for path in texts.keys() - after.keys():
            session.close(root / path)
            (root / path).unlink()
            (fresh / path).unlink()
            session.look_again()
        for path, text in after.items():
            if texts.get(path) == text:
                continue
            if path.endswith(".md") and path in texts and chance.random() < 0.8:
                write(fresh, {path: closed(text).text})
                session.open(root / path, text)
            else:
                write(fresh, {path: text})
                session.close(root / path)
                write(root, {path: text})
                session.look_again()
        texts = after
        agree(session, fresh, f"seed {seed}, step {step}: {done}")


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
