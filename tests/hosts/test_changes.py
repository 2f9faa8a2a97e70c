"""After a change only the notes that have to do with it are checked, and what is found is what a whole check finds."""

import shutil
from pathlib import Path

import pytest

from calcgraph.cache import Last, look
from calcgraph.hosts.commands.findings import check_all, check_changes, remember_found
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import Unsaved
from calcgraph.project.again import Found

SHEET = "```calc\nx = 2 m in 1 m..3 m\ny = 3 * x\n```"
READER = "```calc\nuse [[a]]: y, x as w\nz = 2 * y + w\n```"
NOTES = {
    "a": f"# A\n\n{SHEET}\n\nIts id ^here\n",
    "b": f"# B\n\n{READER}\n\nThat is [14 m](#z), not 9 m.\n\n## Part\n",
    "c": "---\nneeds: '[[b]]'\n---\n\n# C\n\n[[a#y|6 m]], [[b#z|about 14 m]], [[a#^here]], [[b#Part]]\n",
    "d": "# D\n\n![[e]]\n\n## Shown\n",
    "e": "# E\n\n![[d#Shown]]\n",
    **{f"other-{number}": f"# Other {number}\n\n[[other-{number // 2}]]\n" for number in range(16)},
}
"""Enough others that those near a change are the fewer."""

ROWS = [
    ("a sentence", "a", "Its id", "Some words, and its id", True, []),
    ("a line above a sheet", "a", "# A\n", "# A\n\nSome words.\n", True, []),
    ("digits of a claim", "b", "[14 m]", "[24 m]", True, ["b.md CG401"]),
    ("digits of a claim to another note", "c", "[[a#y|6 m]]", "[[a#y|7 m]]", True, ["c.md CG401"]),
    ("a claim that goes", "b", "[14 m](#z)", "14 m", False, []),
    ("a sheet that others read and claim", "a", "3 * x", "4 * x", True, ["b.md CG401", "c.md CG401", "c.md CG401"]),
    ("a sheet that reads others", "b", "+ w", "+ 0 m", True, ["b.md CG361", "b.md CG401", "c.md CG401"]),
    ("a name that others read", "a", "y = 3 * x", "v = 3 * x", True, ["b.md CG342", "c.md CG103"]),
    ("a sheet that reads what it did not", "b", "z =", "use [[c]]: q\nz =", False, ["b.md CG342"]),
    ("a link to another note", "c", "[[b#Part]]", "[[other-1]]", False, []),
    ("a dead link", "c", "[[b#Part]]", "[[nowhere]]", False, ["c.md CG101"]),
    ("a heading", "b", "## Part", "## Other part", False, ["c.md CG103"]),
    ("a block's id", "a", "^here", "^there", False, ["c.md CG103"]),
    ("an id in HTML", "a", "Its id", "<b id=new></b> Its id", False, []),
    ("a property", "c", "needs: '[[b]]'", "needs: '[[b]]'\npermalink: /other-1/", False, ["c.md CG902"]),
    ("another name", "a", "# A", "---\naliases: [nowhere]\n---\n# A", False, []),
    ("a draft", "b", "# B", "---\ndraft: true\n---\n# B", False, ["c.md CG107"] * 3),
    ("a ring that a comment silences", "e", "# E", "# E\n\n![[e]] <!-- calc: ignore CG109 -->", False, []),
    ("a comment for a rule about rings", "b", "not 9 m", "not 9 m <!-- calc: ignore CG109 -->", False, ["b.md CG906"]),
    ("a table that is nowhere", "a", "y = 3 * x", "y = 3 * x\nq = pick t: p", False, ["a.md CG344"]),
    ("a name that is nowhere", "a", "y = 3 * x", "y = 3 * x\nq = 2 * nowhere", False, ["a.md CG343"]),
    (
        "an embed that moves into the section it shows",
        "d",
        "![[e]]\n\n## Shown",
        "## Shown\n\n![[e]]",
        False,
        ["d.md CG109"],
    ),
]


@pytest.fixture
def last(tmp_path: Path) -> Last:
    """What a check has kept of the vault in `tmp_path / "vault"`."""
    vault = tmp_path / "vault"
    vault.mkdir()
    for name, text in NOTES.items():
        (vault / f"{name}.md").write_text(text)
    kept = Last(tmp_path / "kept.json", look([vault], []))
    whole = check_all(VaultOptions(vault), None, None).found
    assert [one.code for one in whole.diagnostics] == []
    remember_found(kept, whole)
    return kept


def reported(found: Found) -> list[str]:
    return [f"{one.path} {one.code}" for one in found.diagnostics]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_change(last: Last, tmp_path: Path, row: tuple[str, str, str, str, bool, list[str]]) -> None:
    _, note, old, new, is_near, wrong = row
    vault = VaultOptions(tmp_path / "vault")
    file = vault.directory / f"{note}.md"
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    whole = check_all(vault, None, None).found
    near = check_changes(vault, None, None, last._replace(seen=look([vault.directory], [])))
    assert reported(whole) == wrong
    assert (near.found if near else None) == (whole if is_near else None)


def test_a_floor_of_coverage_is_held_after_a_change(last: Last, tmp_path: Path) -> None:
    vault = VaultOptions(tmp_path / "vault", settings=(("values.coverage_floor", 0.75),))
    (vault.directory / "other-3.md").write_text("# Other 3\n\n[[other-1]], 7 m\n")
    assert reported(check_all(vault, None, None).found) == ["b.md CG408"]
    assert check_changes(vault, None, None, last._replace(seen=look([vault.directory], []))) is None


def test_what_an_editor_has_not_saved_counts(last: Last, tmp_path: Path) -> None:
    vault = VaultOptions(tmp_path / "vault")
    near = check_changes(vault, Unsaved("a.md", NOTES["a"].replace("3 * x", "4 * x")), None, last)
    assert near
    assert reported(near.found) == ["b.md CG401", "c.md CG401", "c.md CG401"]


WIDE = [
    ("a ring that a comment silences", "# E\n\n<!-- calc: ignore CG109 so be it -->\n![[e]]\n", []),
    ("a name that another note may define", "# E\n\n```calc\nq = 2 * nowhere\n```\n", ["e.md CG343"]),
]


@pytest.mark.parametrize("row", WIDE, ids=[row[0] for row in WIDE])
def test_what_any_note_can_change_is_not_gone_on_from(tmp_path: Path, row: tuple[str, str, list[str]]) -> None:
    (tmp_path / "e.md").write_text(row[1])
    found = check_all(VaultOptions(tmp_path), None, None).found
    assert reported(found) == row[2]
    kept = Last(tmp_path / "kept.json", look([tmp_path], []))
    remember_found(kept, found)
    assert not kept.place.exists()


def test_notes_outside_of_the_project_are_gone_on_from_too(last: Last, tmp_path: Path) -> None:
    vault = VaultOptions(tmp_path / "site")
    vault.directory.mkdir()
    (vault.directory / "mkdocs.yml").write_text("site_name: Outside\ndocs_dir: ../vault\nplugins: [calcgraph]\n")
    remember_found(last, check_all(vault, None, None).found)
    (tmp_path / "vault/a.md").write_text(NOTES["a"].replace("3 * x", "4 * x"))
    near = check_changes(vault, None, None, last._replace(seen=look([tmp_path / "vault"], [])))
    assert near
    assert reported(near.found) == ["../vault/b.md CG401", "../vault/c.md CG401", "../vault/c.md CG401"]
    assert near.found == check_all(vault, None, None).found


UNFIT = [
    ("nothing", b""),
    ("half a file", b'{"folders": [1,'),
    ("rows of another form", b'{"folders": [], "singles": [], "stamps": {}, "notes": {"a.md": [1]}, "found": []}'),
    ("no text", b"\xff\xfe\x00"),
]


@pytest.mark.parametrize("content", [row[1] for row in UNFIT], ids=[row[0] for row in UNFIT])
def test_what_cannot_be_read_is_not_used(last: Last, tmp_path: Path, content: bytes) -> None:
    last.place.write_bytes(content)
    assert check_changes(VaultOptions(tmp_path / "vault"), None, None, last) is None


GONE = [
    ("a note that goes", lambda vault: (vault / "other-7.md").unlink()),
    ("a note that comes", lambda vault: (vault / "new.md").write_text("# New\n")),
    ("a file that comes", lambda vault: (vault / "rows.csv").write_text("r,v\n")),
    ("settings", lambda vault: (vault / "calcgraph.toml").write_text("[links]\nunresolved = 'warn'\n")),
    ("a note that cannot be read", lambda vault: (vault / "a.md").write_bytes(b"\xff")),
    ("a note that becomes a folder's link", lambda vault: shutil.move(vault / "a.md", vault / "d.md")),
]


@pytest.mark.parametrize("change", [row[1] for row in GONE], ids=[row[0] for row in GONE])
def test_changes_that_take_a_whole_check(last: Last, tmp_path: Path, change: object) -> None:
    vault = tmp_path / "vault"
    change(vault)  # type: ignore[operator]
    assert check_changes(VaultOptions(vault), None, None, last._replace(seen=look([vault], []))) is None
