"""Repositories whose objects are those of another one: an untrusted comparison shows nothing of a private repository.

A clone cannot bring any of these. They are what an archive with a `.git` folder can have in it.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.attacks.forge import Forge, git

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.records import changes

NOTE = "# A\n\n```calc\nx = {}\n```\n"
PRIVATE = "987654"


def made(folder: Path, value: str) -> str:
    """A repository with one note, checked out."""
    forge = Forge(folder)
    tree = forge.tree(
        (b"100644", "calcgraph.toml", forge.blob(b"")), forge.folder_of("docs", forge.note(NOTE.format(value)))
    )
    commit = forge.commit(tree)
    forge.ref("refs/heads/main", commit)
    git(folder, "reset", "-q", "--hard")
    return commit


def alternates(text: str) -> Callable[[Path, Path], None]:
    def make(mine: Path, theirs: Path) -> None:
        (mine / ".git/objects/info").mkdir(exist_ok=True)
        (mine / ".git/objects/info/alternates").write_text(text.format(theirs / ".git/objects"))

    return make


def moved(name: str) -> Callable[[Path, Path], None]:
    """A part of the store is a link to theirs."""

    def make(mine: Path, theirs: Path) -> None:
        shutil.rmtree(mine / ".git" / name, ignore_errors=True)
        (mine / ".git" / name).symlink_to(theirs / ".git" / name)

    return make


def linked_files(mine: Path, theirs: Path) -> None:
    for one in (theirs / ".git/objects").glob("??/*"):
        place = mine / ".git" / one.relative_to(theirs / ".git")
        place.parent.mkdir(exist_ok=True)
        if not place.exists():
            place.symlink_to(one)


def linked_folders(mine: Path, theirs: Path) -> None:
    for one in (theirs / ".git/objects").glob("??"):
        if not (mine / ".git/objects" / one.name).exists():
            (mine / ".git/objects" / one.name).symlink_to(one)


def linked_packs(mine: Path, theirs: Path) -> None:
    git(theirs, "gc", "-q")
    for one in (theirs / ".git/objects/pack").iterdir():
        (mine / ".git/objects/pack" / one.name).symlink_to(one)


def a_file_for_git(mine: Path, theirs: Path) -> None:
    shutil.rmtree(mine / ".git")
    (mine / ".git").write_text(f"gitdir: {theirs / '.git'}\n")


def a_link_for_git(mine: Path, theirs: Path) -> None:
    shutil.rmtree(mine / ".git")
    (mine / ".git").symlink_to(theirs / ".git")


def a_common_folder(mine: Path, theirs: Path) -> None:
    (mine / ".git/commondir").write_text(str(theirs / ".git"))


def a_made_worktree(mine: Path, theirs: Path) -> None:
    """A folder that says that it is a working tree of theirs, and names itself."""
    (mine / ".git").rename(mine / "x")
    (mine / ".git").write_text("gitdir: x\n")
    (mine / "x/gitdir").write_text(str(mine / ".git"))
    (mine / "x/commondir").write_text(str(theirs / ".git"))


def a_made_module(mine: Path, theirs: Path) -> None:
    """A folder that names itself as a module, with their objects."""
    (mine / ".git").rename(mine / "x")
    (mine / ".git").write_text("gitdir: x\n")
    git(mine, "config", "--file", "x/config", "core.worktree", "..")
    (mine / "x/objects/info").mkdir(exist_ok=True)
    (mine / "x/objects/info/alternates").write_text(f"{theirs / '.git/objects'}\n")


FOREIGN: dict[str, Callable[[Path, Path], None]] = {
    "alternates": alternates("{}\n"),
    "alternates, relative": alternates("../../../theirs/.git/objects\n"),
    "alternates, quoted": alternates('"{}"\n'),
    "alternates after a comment": alternates("# x\n\n{}\n"),
    "a linked store": moved("objects"),
    "linked objects": linked_files,
    "linked folders of objects": linked_folders,
    "linked packs": linked_packs,
    "a file for `.git`": a_file_for_git,
    "a link for `.git`": a_link_for_git,
    "a common folder": a_common_folder,
    "a made working tree": a_made_worktree,
    "a made module": a_made_module,
}


@pytest.mark.parametrize("make", FOREIGN.values(), ids=FOREIGN)
def test_an_untrusted_comparison_shows_nothing_of_another_repository(
    tmp_path: Path, make: Callable[[Path, Path], None]
) -> None:
    secret = made(tmp_path / "theirs", PRIVATE)
    base = made(tmp_path / "mine", "1")
    make(tmp_path / "mine", tmp_path / "theirs")
    for words in ((secret,), (base, secret), (f"{base}..{secret}",), (secret, ".")):
        done = CliRunner().invoke(
            main, ["diff", *words, "--in", str(tmp_path / "mine"), "--no-cache", "--untrusted", "--format", "json"]
        )
        assert done.exit_code == 2, done.output
        assert "the store of this repository " in done.output
        assert PRIVATE not in done.output
    answer = changes(Session(VaultOptions(tmp_path / "mine", untrusted=True)), secret)
    assert "the store of this repository " in str(answer["problem"])
    assert PRIVATE not in str(answer)


def a_worktree(folder: Path) -> Path:
    git(folder, "worktree", "add", "-q", str(folder.parent / "tree"), "HEAD")
    return folder.parent / "tree"


def a_module(folder: Path) -> Path:
    made(folder.parent / "whole", "2")
    words = ("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(folder), "part")
    git(folder.parent / "whole", *words)
    return folder.parent / "whole/part"


def a_clone(folder: Path) -> Path:
    git(folder.parent, "clone", "-q", "--no-hardlinks", str(folder), "clone")
    return folder.parent / "clone"


def behind_a_link(folder: Path) -> Path:
    (folder.parent / "link").symlink_to(folder)
    return folder.parent / "link"


OWN: dict[str, Callable[[Path], Path]] = {
    "a repository": lambda folder: folder,
    "a folder of it": lambda folder: folder / "docs",
    "a working tree": a_worktree,
    "a module": a_module,
    "a clone": a_clone,
    "a repository behind a link": behind_a_link,
}


@pytest.mark.parametrize("make", OWN.values(), ids=OWN)
def test_a_repository_of_its_own_is_compared(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    made(tmp_path / "mine", "1")
    folder = make(tmp_path / "mine")
    done = CliRunner().invoke(main, ["diff", "HEAD", "--in", str(folder), "--no-cache", "--untrusted"])
    assert done.exit_code == 0, done.output


def test_a_trusted_clone_with_alternates_is_compared(tmp_path: Path) -> None:
    made(tmp_path / "theirs", "1")
    git(tmp_path, "clone", "-q", "--shared", str(tmp_path / "theirs"), "mine")
    done = CliRunner().invoke(main, ["diff", "HEAD", "--in", str(tmp_path / "mine"), "--no-cache"])
    assert done.exit_code == 0, done.output
