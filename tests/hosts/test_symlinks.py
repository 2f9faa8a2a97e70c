"""Links that a stranger commits: no command and no build writes through one, reads through one, or publishes one."""

import logging
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner, Result
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

HELD = "a secret of the maintainer\n"
CONFIG = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph]\n"
NOTE = "# A\n\n```calc\nx = 2 m\n```\n\n[3 m](#x) and [[Kettel]]\n"
"""A note with something to fix."""


class Attack(NamedTuple):
    links: dict[str, str]
    """What is a link to what, seen from the project; files there are moved away."""
    command: tuple[str, ...]
    says: str
    """A part of what is printed."""


REFUSED = "is a symbolic link, or inside one"
ATTACKS = {
    "a file beside a note": Attack({"docs/.a.md.new": "../../home/kept"}, ("fix", "--write"), "CG904"),
    "the note itself": Attack({"docs/a.md": "../../home/note.md"}, ("fix", "--write"), "CG904"),
    "a link to nothing beside a note": Attack({"docs/.x": "../../home/new"}, ("fix", "--write"), "CG904"),
    "the notes": Attack({"docs": "../home"}, ("fix", "--write"), f"CG904 `docs` {REFUSED}"),
    "the notes, published": Attack({"docs": "../home"}, ("build", "--out", "out"), f"CG904 `docs` {REFUSED}"),
    "the library, published": Attack({"formulas": "../home"}, ("build", "--out", "out"), f"CG904 `formulas` {REFUSED}"),
    "the library, for the map": Attack({"formulas": "../home"}, ("graph", "--pin"), f"CG904 `formulas` {REFUSED}"),
    "the map": Attack({"formulas/layout.json": "../../home/kept"}, ("graph", "--pin"), "CG904"),
    "the map, inside": Attack({"formulas/layout.json": "../docs/a.md"}, ("graph", "--pin"), "CG904"),
    "the file beside the map": Attack({"formulas/.layout.json.new": "../../home/kept"}, ("graph", "--pin"), "CG904"),
    "a folder to rename into": Attack({"docs/sub": "../../home"}, ("rename", "a", "sub/b", "--write"), "CG904"),
    "a folder to rename into, inside": Attack(
        {"docs/sub": "other"}, ("rename", "a", "sub/b", "--write"), f"docs/sub/b.md` {REFUSED}"
    ),
    "a note to rename": Attack({"docs/a.md": "../../home/note.md"}, ("rename", "b", "c", "--write"), "CG904"),
    "where to build": Attack({"out": "../home"}, ("build", "--out", "out"), REFUSED),
    "a folder in where to build": Attack({"out/assets": "../../home"}, ("build", "--out", "out"), REFUSED),
    "a file in where to build": Attack({"out/index.md": "../../home/kept"}, ("build", "--out", "out"), REFUSED),
    "above where to build": Attack({"in": "../home"}, ("build", "--out", "in/out"), REFUSED),
    "the baseline": Attack({"known.json": "../home/new"}, ("check", "--baseline", "known.json"), REFUSED),
    "above the baseline": Attack({"in": "../home"}, ("check", "--baseline", "in/known.json"), REFUSED),
    "a new vault": Attack({"in": "../home"}, ("new", "in/vault"), REFUSED),
    "all files of a folder": Attack({"docs/all": "../../home"}, ("build", "--out", "out"), "CG904"),
    "a picture": Attack({"docs/i.png": "../../home/kept"}, ("build", "--out", "out"), "CG904"),
    "the configuration": Attack({"mkdocs.yml": "../home/other.yml"}, ("check",), "CG907 `mkdocs.yml`"),
}  # fmt: skip


PROJECT = {
    "a file of the project": ("README.md", True),
    "one below a folder of it": ("more/notes.md", False),
    "another kind of file": ("notes.txt", False),
    "a hidden one": (".env", False),
    "one in a hidden folder": (".git/description", False),
    "a hidden one of the vault": ("docs/.secret.md", False),
    "one in a hidden folder of the vault": ("docs/.own/secret.md", False),
    "one outside": ("../home/note.md", False),
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project beside the folder of its maintainer."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "kept").write_text(HELD)
    (home / "note.md").write_text(f"# {HELD}\n[[Kettel]]\n")
    (home / "data.csv").write_text(f"{HELD[:-1]},b\n1,2\n")
    (home / "other.yml").write_text(f"site_name: x\nplugins:\n- calcgraph: {{nav: {HELD[:-1]}}}\n")
    root = tmp_path / "project"
    (root / "docs").mkdir(parents=True)
    (root / "formulas").mkdir()
    for name in ("index", "b", "Kettle"):
        (root / "docs" / f"{name}.md").write_text(f"# {name}\n")
    (root / "docs" / "other").mkdir()
    (root / "docs" / "other" / "c.md").write_text("# C\n")
    (root / "docs" / "a.md").write_text(NOTE)
    (root / "formulas" / "f.md").write_text("# F\n")
    (root / "mkdocs.yml").write_text(CONFIG)
    monkeypatch.chdir(root)
    return root


def run(command: tuple[str, ...]) -> Result:
    return CliRunner().invoke(main, command)


def everything(folder: Path) -> dict[str, object]:
    """All files of a folder with what they hold; links as such."""
    return {
        str(path.relative_to(folder)): path.readlink() if path.is_symlink() else path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def link(root: Path, links: dict[str, str]) -> None:
    for name, target in links.items():
        place = root / name
        if place.is_dir():
            shutil.rmtree(place)
        place.unlink(missing_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(target)


@pytest.mark.parametrize("name", ATTACKS)
def test_nothing_is_written_through_a_link(project: Path, name: str) -> None:
    attack = ATTACKS[name]
    link(project, attack.links)
    if attack.command[0] in ("build", "new"):  # what is published must be in order
        (project / "docs" / "a.md").exists() and (project / "docs" / "a.md").write_text("# A\n")
    before = everything(project.parent)
    done = run(attack.command)
    assert done.exit_code in (1, 2), done.output
    assert attack.says in done.output
    assert HELD.strip() not in done.output
    assert everything(project.parent) == before


@pytest.mark.parametrize("name", ATTACKS)
def test_a_check_follows_no_link_out_of_the_project(project: Path, name: str) -> None:
    link(project, ATTACKS[name].links)
    for words in (("check",), ("check", "--untrusted"), ("check", "--format", "json", "--no-cache")):
        done = run(words)
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        assert HELD.strip() not in done.output


SITES = {"the site": {"site": "../home"}, "a folder of it": {"site/a": "../../home"}}


@pytest.mark.parametrize("links", SITES.values(), ids=SITES)
def test_a_site_is_not_written_through_a_link(project: Path, links: dict[str, str]) -> None:
    (project / "docs" / "a.md").write_text("# A\n")
    link(project, links)
    home = everything(project.parent / "home")
    done = CliRunner().invoke(cli, ["build"])
    assert done.exit_code == 1
    assert everything(project.parent / "home") == home


BUILDS = {
    name: ATTACKS[name].links
    for name in ("the notes", "the library, published", "all files of a folder", "a picture", "the note itself")
}


@pytest.mark.parametrize("says", ["fail", "warn"])
@pytest.mark.parametrize("name", BUILDS)
def test_a_build_publishes_nothing_behind_a_link(
    project: Path, name: str, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    (project / "docs" / "a.md").write_text("# A\n")
    link(project, BUILDS[name])
    (project / "mkdocs.yml").write_text(CONFIG.replace("[calcgraph]", f"[calcgraph: {{on_error: {says}}}]"))
    home = everything(project.parent / "home")
    with caplog.at_level(logging.WARNING, "mkdocs"):
        done = CliRunner().invoke(cli, ["build"])
    assert done.exit_code == (1 if says == "fail" else 0), done.output
    assert "CG904" in caplog.text + done.output
    published = project / "site"
    assert not any(HELD.strip().encode() in file.read_bytes() for file in published.rglob("*") if file.is_file())
    assert everything(project.parent / "home") == home


@pytest.mark.parametrize("case", PROJECT)
@pytest.mark.parametrize("way", ["check", "untrusted", "build", "escape", "own", "own escape"])
def test_a_page_that_is_a_link_to_a_file_of_the_project(project: Path, case: str, way: str) -> None:
    target, is_ours = PROJECT[case]
    for name in [name for name, _ in PROJECT.values() if not name.startswith("../")]:
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text("# A *page*\n\n[[b]]\n")
    (project / "docs" / "a.md").unlink()
    (project / "docs" / "page.md").symlink_to(f"../{target}")
    if "escape" in way:
        (project / "mkdocs.yml").write_text(CONFIG.replace("[calcgraph]", "[calcgraph: {html: escape}]"))
    if way in {"check", "untrusted"}:
        done = CliRunner().invoke(main, ["check", *(["--untrusted"] if way == "untrusted" else [])])
    elif "own" in way:
        done = CliRunner().invoke(main, ["build", "--out", "site"])
    else:
        done = CliRunner().invoke(cli, ["build"])
    is_read = is_ours and way in {"check", "build", "own"}
    assert (done.exit_code == 0) == is_read, done.output
    assert (project / "site" / "page" / "index.html").exists() == (is_read and way == "build")
    assert ("*page*" in _all_text(project / "site")) == (is_read and way == "own")


def _all_text(folder: Path) -> str:
    return "".join(file.read_text(errors="replace") for file in folder.rglob("*") if file.is_file())


@pytest.mark.parametrize("setting", ["exclude_docs", "draft_docs"])
@pytest.mark.parametrize("build", ["mkdocs", "own", "check"])
def test_a_link_to_a_page_that_is_left_out_is_refused(project: Path, setting: str, build: str) -> None:
    (project / "mkdocs.yml").write_text(f"{CONFIG}{setting}: hidden.md\n")
    (project / "docs" / "hidden.md").write_text("# Hidden\n\nUnpublished words.\n")
    (project / "docs" / "page.md").symlink_to("hidden.md")
    (project / "docs" / "a.md").unlink()
    runs = {"mkdocs": (cli, ["build"]), "own": (main, ["build", "--out", "site"]), "check": (main, ["check"])}
    done = CliRunner().invoke(*runs[build])
    assert done.exit_code != 0
    assert build == "mkdocs" or "CG904 `page.md` points to a page that is not published" in done.output
    assert "Unpublished words" not in _all_text(project / "site")
