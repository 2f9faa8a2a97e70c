"""A process goes on from what the last one has kept, and finds what a whole check finds."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from calcgraph.cache import look
from calcgraph.calc.budget import FREE, LIMITS, Work
from calcgraph.hosts.commands.findings import CheckState, check, keep_known, recall_known
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import UnsavedText
from calcgraph.sealing import sealed
from calcgraph.vault.files import read_source
from calcgraph.vault.problems import CheckResult

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

ROWS = [
    ("a sentence", "a", "Its id", "Some words, and its id", []),
    ("a line above a sheet", "a", "# A\n", "# A\n\nSome words.\n", []),
    ("digits of a claim", "b", "[14 m]", "[24 m]", ["b.md CG401"]),
    ("digits of a claim to another note", "c", "[[a#y|6 m]]", "[[a#y|7 m]]", ["c.md CG401"]),
    ("a claim that goes", "b", "[14 m](#z)", "14 m", []),
    ("a sheet that others read and claim", "a", "3 * x", "4 * x", ["b.md CG401", "c.md CG401", "c.md CG401"]),
    ("a sheet that reads others", "b", "+ w", "+ 0 m", ["b.md CG361", "b.md CG401", "c.md CG401"]),
    ("a name that others read", "a", "y = 3 * x", "v = 3 * x", ["b.md CG342", "c.md CG103"]),
    ("a sheet that reads what it did not", "b", "z =", "use [[c]]: q\nz =", ["b.md CG342"]),
    ("a link to another note", "c", "[[b#Part]]", "[[other-1]]", []),
    ("a dead link", "c", "[[b#Part]]", "[[nowhere]]", ["c.md CG101"]),
    ("a heading", "b", "## Part", "## Other part", ["c.md CG103"]),
    ("a block's id", "a", "^here", "^there", ["c.md CG103"]),
    ("an id in HTML", "a", "Its id", "<b id=new></b> Its id", []),
    ("a property", "c", "needs: '[[b]]'", "needs: '[[b]]'\npermalink: /other-1/", ["c.md CG902"]),
    ("another name", "a", "# A", "---\naliases: [nowhere]\n---\n# A", []),
    ("a draft", "b", "# B", "---\ndraft: true\n---\n# B", ["c.md CG107"] * 3),
    ("a ring that a comment silences", "e", "# E", "# E\n\n![[e]] <!-- calc: ignore CG109 -->", []),
    ("a comment for a rule about rings", "b", "not 9 m", "not 9 m <!-- calc: ignore CG109 -->", ["b.md CG906"]),
    ("a table that is nowhere", "a", "y = 3 * x", "y = 3 * x\nq = pick t: p", ["a.md CG344"]),
    ("a name that is nowhere", "a", "y = 3 * x", "y = 3 * x\nq = 2 * nowhere", ["a.md CG343"]),
    (
        "an embed that moves into the section it shows",
        "d",
        "![[e]]\n\n## Shown",
        "## Shown\n\n![[e]]",
        ["d.md CG109"],
    ),
]

MORE = [
    ("a note that goes", lambda vault: (vault / "other-1.md").unlink(), ["other-2.md CG101", "other-3.md CG101"]),
    ("a note that comes", lambda vault: (vault / "new.md").write_text("# New\n\n[[b#z|9 m]]\n"), ["new.md CG401"]),
    ("a note of a name that is taken", lambda vault: _put(vault / "x/b.md", "# B\n"), []),
    ("a file that comes", lambda vault: (vault / "rows.csv").write_text("r,v\n"), []),
    ("settings", lambda vault: (vault / "calcgraph.toml").write_text("[values]\ndigits = 3\n"), []),
    ("a note that cannot be read", lambda vault: (vault / "c.md").write_bytes(b"\xff"), ["c.md CG903"]),
    ("a note that becomes another", lambda vault: shutil.move(vault / "other-9.md", vault / "c.md"), []),
    ("a library", lambda vault: _put(vault / "formulas/sources.yaml", "a: [\n"), ["formulas/sources.yaml CG903"]),
    ("a unit of one's own", lambda vault: _put(vault / "u.md", "# U\n\n```calc\nunit night\nn = 2 nights\n```\n"), []),
    ("an address of the site", lambda vault: _put(vault / "calcgraph.toml", 'home = "n.md"\n'), ["n.md CG903"]),
    (
        "data that cannot be read",
        lambda vault: _put(vault / "formulas/units.txt", b"\xff"),
        ["formulas/units.txt CG903"],
    ),
]


def _put(file: Path, text: str | bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())


@pytest.fixture
def vault(tmp_path: Path) -> VaultOptions:
    folder = tmp_path / "vault"
    folder.mkdir()
    for name, text in NOTES.items():
        (folder / f"{name}.md").write_text(text)
    return VaultOptions(folder)


def fresh(vault: VaultOptions) -> CheckResult:
    return check(vault)[0].found


def again(vault: VaultOptions, place: Path, unsaved: UnsavedText | None = None) -> tuple[CheckResult, CheckState]:
    """What a check finds in a process of its own, as far as a memo is one."""
    before = recall_known(place)
    report, known = check(vault, unsaved, None, look([vault.directory], []), before)
    if known:
        keep_known(place, known)
    return report.found, known or before


@pytest.fixture
def place(vault: VaultOptions, tmp_path: Path) -> Path:
    """What a check has kept of the vault."""
    assert reported(again(vault, tmp_path / "kept.json")[0]) == []
    return tmp_path / "kept.json"


def reported(found: CheckResult) -> list[str]:
    return [f"{one.path} {one.code}" for one in found.diagnostics]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_change(vault: VaultOptions, place: Path, row: tuple[str, str, str, str, list[str]]) -> None:
    _, note, old, new, wrong = row
    file = vault.directory / f"{note}.md"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    found, known = again(vault, place)
    assert reported(found) == wrong
    assert found == fresh(vault)
    assert known.memo.runs["read_note"] < len(NOTES) / 2
    file.write_text(text)
    assert again(vault, place)[0] == fresh(vault)


@pytest.mark.parametrize("row", MORE, ids=[row[0] for row in MORE])
def test_files_that_come_and_go(
    vault: VaultOptions, place: Path, row: tuple[str, Callable[[Path], object], list[str]]
) -> None:
    row[1](vault.directory)
    found = again(vault, place)[0]
    assert reported(found) == row[2]
    assert found == fresh(vault)
    assert again(vault, place)[0] == found
    shutil.rmtree(vault.directory)
    vault.directory.mkdir()
    for name, text in NOTES.items():
        (vault.directory / f"{name}.md").write_text(text)
    assert again(vault, place)[0] == fresh(vault)


def test_what_is_as_it_was_is_not_read(vault: VaultOptions, place: Path) -> None:
    found, known = again(vault, place)
    assert found == fresh(vault)
    assert not known.memo.runs.keys() - {
        "data",
        "findings",
        "all_problems",
        "theme",
        "value_settings",
        "link_settings",
        "shown",
    }


def test_a_formula_changes_no_list_of_all_notes(vault: VaultOptions, place: Path) -> None:
    (vault.directory / "a.md").write_text(NOTES["a"].replace("3 * x", "4 * x"))
    runs = again(vault, place)[1].memo.runs
    assert runs["evaluated"] == 2
    lists = ("families", "parts", "wanted", "all_homes", "addresses", "index", "published", "unit_lines")
    assert not [name for name in lists if runs[name]]


def test_a_control_that_another_note_no_longer_reads(vault: VaultOptions, place: Path) -> None:
    _put(vault.directory / "free.md", "# Free\n\n```calc\nfree = 2 m in 1 m..3 m\n```\n")
    reader = vault.directory / "reader.md"
    for formula, wrong in (("2 * free", []), ("2 m", ["free.md CG362", "reader.md CG361"]), ("3 * free", [])):
        reader.write_text(f"# Reader\n\n```calc\nuse [[free]]: free\nz = {formula}\n```\n")
        found = again(vault, place)[0]
        assert reported(found) == wrong
        assert found == fresh(vault)


def test_in_the_folder_where_one_is_only_what_changed_is_read(
    vault: VaultOptions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(vault.directory)
    here, place = VaultOptions(Path()), tmp_path / "kept.json"
    again(here, place)
    (vault.directory / "a.md").write_text(NOTES["a"].replace("3 * x", "4 * x"))
    read: list[str] = []
    monkeypatch.setattr(
        "calcgraph.hosts.commands.findings.read_source",
        lambda path, file, shown: (read.append(str(shown)), read_source(path, file, shown))[1],
    )
    found = again(here, place)[0]
    assert sorted(read) == ["a.md", "b.md", "c.md"]
    assert found == fresh(here)


def test_where_a_limit_is_used_up_a_later_check_with_more_finds_what_a_new_one_finds(
    vault: VaultOptions, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as less:
        less.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.REFERENCE: 0, Work.STEPS: 0})
        less.setitem(FREE, Work.REFERENCE, 0)
        (vault.directory / "a.md").write_text(NOTES["a"].replace("3 * x", "Sum(x, (i, 1, 900))"))
        assert again(vault, place)[0] == fresh(vault)
        assert "CG365" in "".join(reported(fresh(vault)))
    found = again(vault, place)[0]
    assert found == fresh(vault)
    assert "CG365" not in "".join(reported(found))


def test_a_floor_of_coverage_is_held_after_a_change(vault: VaultOptions, place: Path) -> None:
    held = VaultOptions(vault.directory, settings=(("values.coverage_floor", 0.75),))
    assert reported(again(held, place)[0]) == []
    (vault.directory / "other-3.md").write_text("# Other 3\n\n[[other-1]], 7 m\n")
    assert reported(again(held, place)[0]) == ["b.md CG408"]
    assert again(held, place)[0] == fresh(held)


def test_what_an_editor_has_not_saved_counts(vault: VaultOptions, place: Path) -> None:
    edited = UnsavedText("a.md", NOTES["a"].replace("3 * x", "4 * x"))
    assert reported(again(vault, place, edited)[0]) == ["b.md CG401", "c.md CG401", "c.md CG401"]
    assert reported(again(vault, place)[0]) == []


def test_notes_outside_of_the_project_are_gone_on_from_too(vault: VaultOptions, tmp_path: Path) -> None:
    site = VaultOptions(tmp_path / "site")
    site.directory.mkdir()
    (site.directory / "mkdocs.yml").write_text(
        "site_name: Outside\ndocs_dir: ../vault\nplugins: [calcgraph: {dialect: obsidian}]\n"
    )
    place = tmp_path / "kept.json"

    def near() -> tuple[CheckResult, CheckState]:
        report, known = check(site, None, None, look([vault.directory], []), recall_known(place))
        assert known
        keep_known(place, known)
        return report.found, known

    near()
    (vault.directory / "a.md").write_text(NOTES["a"].replace("3 * x", "4 * x"))
    found, known = near()
    assert reported(found) == ["../vault/b.md CG401", "../vault/c.md CG401", "../vault/c.md CG401"]
    assert found == fresh(site)
    assert known.memo.runs["read_note"] <= 3


HEAD = '{"folders": [], "singles": [], "stamps": {}, "unread": [], '
UNFIT = [
    ("nothing", b""),
    ("half a file", b'{"folders": [1,'),
    ("rows of another form", f'{HEAD}"queries": [], "rows": [[1]]}}'),
    ("a query of another program", f'{HEAD}"queries": ["os:getcwd"], "rows": []}}'),
    ("a function that is not a query", f'{HEAD}"queries": ["calcgraph.files:read_file"], "rows": []}}'),
    ("no text", b"\xff\xfe\x00"),
]


@pytest.mark.parametrize("content", [row[1] for row in UNFIT], ids=[row[0] for row in UNFIT])
def test_what_cannot_be_read_is_not_used(tmp_path: Path, content: bytes | str) -> None:
    place = tmp_path / "kept.json"
    place.write_bytes(sealed(place.name, content.encode()) if isinstance(content, str) else content)
    assert recall_known(place) is None
