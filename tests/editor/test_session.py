"""What a session says after any edits is what a fresh check says of the same texts."""

import random
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

import pytest
from tests.hosts.random_edits import MORE, Texts, edited

from calcgraph.calc.model import QuantityId
from calcgraph.hosts.commands.check import CheckOptions, kept_or_new
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Reading, read
from calcgraph.hosts.editor.half_typed import closed
from calcgraph.hosts.editor.hints import hints_of
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.editor.targets import readers, readers_of
from calcgraph.project.values import sketched
from calcgraph.queries.memo import CancelledError
from calcgraph.source import NoteId

CONFIGURATION = "site_name: x\nplugins: [calcgraph]\n"
OPTIONS = (("values.reference", False),)


def write(root: Path, texts: Texts) -> None:
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)


def interrupted(session: Session, chance: random.Random) -> None:
    """Keys that come while the vault is read: what was found until then is kept."""
    for _ in range(3):
        with suppress(CancelledError):
            session.reading(lambda: chance.random() < 0.1)


def values_agree(session: Session, opened: Collection[str], theirs: Reading, step: str) -> None:
    """What is said first about a note that is typed in is what a check says about it, its values and claims."""
    for path in opened:
        first = session.first_hints(session.root / path)
        if first is not None:
            last_good = session._good  # noqa: SLF001 - of lines without a value
            expected = hints_of(theirs.project, theirs.project.notes[first[0].id], last_good)
            assert {*first[1]} <= {*expected}, step
        view = session.view(session.root / path, with_problems=True)
        if view is None:
            continue
        note = theirs.project.notes[view.note.id]
        assert list(hints_of(view.project, view.note, {})) == list(hints_of(theirs.project, note, {})), step


def agree(session: Session, fresh: Path, step: str, opened: Collection[str] = (), seed: int = 0) -> None:
    """What is typed is as if it had been closed, but for being told so."""
    theirs = read(VaultOptions(fresh, settings=OPTIONS))
    values_agree(session, opened, theirs, step)
    interrupted(session, random.Random(seed))  # noqa: S311 - seeded
    ours = session.reading()
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
        agree(session, fresh, f"seed {seed}, step {step}: {done}", opened, step)
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


COSTLY = """# B

```calc
ka = 1.5 1/h
k = 0.08 1/h
D = 320 mg
ode gut' = -ka * gut, body' = ka * gut - k * body, gut(0) = D, body(0) = 0 mg for t in 0..24 h
top [mg] = max body(t) for t in 0..24 h
```
"""
MIDDLE = "# A\n\n```calc\nx = {} m\ny [m] = x * 2\n```\n\nIt is [12 m](#y).\n"
USER = "# C\n\n```calc\nuse [[a]]: y\nz [m] = y + 1 m\n```\n"


def test_a_key_computes_its_sheet_first_then_those_that_read_it_and_no_other(tmp_path: Path) -> None:
    """Not the equation of a note that has nothing to do with it."""
    write(tmp_path, {"calcgraph.toml": "", "a.md": MIDDLE.format(6), "b.md": COSTLY, "c.md": USER})
    session = Session(VaultOptions(tmp_path, untrusted=True))
    session.reading()
    runs = session.runs
    for number in (7, 8):
        session.open(tmp_path / "a.md", MIDDLE.format(number))
        runs.clear()
        _, first = session.first_hints(tmp_path / "a.md") or (None, [])
        assert ([one.text for one in first], runs["evaluated"]) == ([f"= {2 * number} m"], 0)
        view = session.view(tmp_path / "a.md", with_problems=True)
        assert view is not None
        said = [one.text for one in hints_of(view.project, view.note, {})]
        assert said == [f"= {2 * number} m", f"≠ {2 * number} m"]
        assert [one.code for one in view.problems or ()] == ["CG401"]
        assert runs["evaluated"] == 1
        values = session.reading().project.calculation.quantities
        assert values[QuantityId(NoteId("c.md"), "z")].text == f"{2 * number + 1}"
        assert runs["evaluated"] == 2


def test_a_key_computes_no_line_of_a_note_that_it_does_not_read(tmp_path: Path) -> None:
    """Though the two import from each other, so that they are computed together."""
    first = "# A\n\n```calc\nuse [[b]]: low\nx = 6 m\ny [m] = x * 2 + low\n```\n"
    other = COSTLY.replace("ka =", "use [[a]]: y\nlow = 3 m\nfar = 2 * y\nka =")
    write(tmp_path, {"calcgraph.toml": "", "a.md": first, "b.md": other})
    session = Session(VaultOptions(tmp_path, untrusted=True))
    session.reading()
    session.open(tmp_path / "a.md", first.replace("6 m", "7 m"))
    _, hints = session.first_hints(tmp_path / "a.md") or (None, [])
    assert [one.text for one in hints] == ["= 17 m"]
    found = session._memo.soon(sketched, NoteId("a.md")).quantities  # noqa: SLF001 - what was computed
    assert {id_.name for id_, one in found.items() if one.text} == {"x", "y", "low"}
    values = session.reading().project.calculation.quantities
    assert values[QuantityId(NoteId("b.md"), "far")].text == "34"


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


def test_the_readers_of_one_quantity_are_those_among_all(own_notes) -> None:
    """On this repository's own notes, tables and columns among them."""
    project = own_notes.reading.project
    all_of = readers(project)
    assert sum(map(len, all_of.values())) > 1000
    for id_ in project.calculation.quantities:
        assert readers_of(project, id_) == all_of.get(id_, ()), id_
