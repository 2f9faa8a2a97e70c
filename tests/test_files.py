"""What writes files: whole or not at all, all or none, never through a link, never outside of its folder."""

import os
import stat
from pathlib import Path

import pytest

from calcgraph.files import (
    HOUR,
    Fault,
    Move,
    NewFile,
    ScratchError,
    date,
    read_file,
    remove,
    scratch,
    why_refused,
    write_files,
)

OUTSIDE = b"not to be touched\n"


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """A folder with a file and a folder, beside one that belongs to somebody else."""
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "kept").write_bytes(OUTSIDE)
    folder = tmp_path / "top"
    (folder / "sub").mkdir(parents=True)
    (folder / "a").write_bytes(b"old a")
    (folder / "sub" / "b").write_bytes(b"old b")
    return folder


def tree(folder: Path) -> dict[str, object]:
    """Everything in a folder, links as what they name."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        found[name] = f"→ {path.readlink()}" if path.is_symlink() else path.is_file() and path.read_bytes()
    return found


def test_files_are_written_with_their_folders_and_keep_their_permissions(top: Path) -> None:
    (top / "a").chmod(0o640)
    files = [NewFile(top, "a", b"new a", b"old a"), NewFile(top, "deep/er/c", top / "sub" / "b")]
    assert write_files(files) is None
    assert tree(top) == {"a": b"new a", "deep": False, "deep/er": False, "deep/er/c": b"old b", "sub": False} | {
        "sub/b": b"old b"
    }
    assert stat.S_IMODE((top / "a").stat().st_mode) == 0o640


def test_a_folder_that_is_reached_by_a_link_is_written_in(top: Path) -> None:
    (top.parent / "name").symlink_to(top)
    assert write_files([NewFile(top.parent / "name", "a", b"new")]) is None
    assert (top / "a").read_bytes() == b"new"


REFUSED = [
    ("the file is a link", "x", "x → ../outside/kept", "is a symbolic link, or inside one"),
    ("the file is a link to nothing", "x", "x → ../outside/new", "is a symbolic link, or inside one"),
    ("the file is a link inside", "x", "x → a", "is a symbolic link, or inside one"),
    ("a folder is a link", "x/y", "x → ../outside", "is a symbolic link, or inside one"),
    ("a folder is a link inside", "x/b", "x → sub", "is a symbolic link, or inside one"),
    ("a folder is a link to itself", "x/y", "x → x", "is a symbolic link, or inside one"),
    ("a folder in a folder is a link", "sub/x/kept", "sub/x → ../../outside", "is a symbolic link, or inside one"),
    ("a folder", "sub", "", "is not a file"),
    ("a pipe", "pipe", "", "is not a file"),
    ("a way out", "../outside/kept", "", "is outside `{top}`"),
    ("a way out and in", "sub/../../top/a", "", "is outside `{top}`"),
    ("from the root", "/etc/x", "", "is outside `{top}`"),
    ("no name", "", "", "is outside `{top}`"),
    ("the folder itself", ".", "", "is outside `{top}`"),
    ("a NUL", "a\0b", "", "is outside `{top}`"),
    ("a file as a folder", "a/x", "", "cannot be written: not a directory"),
    ("a name too long", "x" * 300, "", "cannot be written: file name too long"),
]


@pytest.mark.parametrize(("path", "link", "why"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_nothing_is_written_where_one_file_is_refused(top: Path, path: str, link: str, why: str) -> None:
    if link:
        name, _, target = link.partition(" → ")
        (top / name).symlink_to(target)
    if path == "pipe":
        os.mkfifo(top / path)
    before = tree(top.parent)
    files = [NewFile(top, "a", b"new a"), NewFile(top, "fresh/c", b"c"), NewFile(top, path, b"x")]
    assert write_files(files) == Fault(top / path, why.format(top=top))
    assert tree(top.parent) == before


def test_what_has_changed_since_it_was_read_is_not_written(top: Path) -> None:
    before = tree(top)
    files = [NewFile(top, "sub/b", b"new b", b"old b"), NewFile(top, "a", b"new a", b"other a")]
    assert write_files(files) == Fault(top / "a", "has changed since it was read")
    assert write_files([NewFile(top, "gone", b"x", b"")]) == Fault(top / "gone", "has changed since it was read")
    assert tree(top) == before


def test_a_content_that_cannot_be_read_leaves_all_as_it_was(top: Path) -> None:
    before = tree(top)
    files = [NewFile(top, "a", b"new a"), NewFile(top, "new/c", top / "nothing")]
    assert write_files(files) == Fault(top / "nothing", "cannot be read: no such file or directory")
    assert tree(top) == before


RACED = [
    ("a folder becomes a link", "x/kept", "x → ../outside"),
    ("a folder becomes a link inside", "x/b", "x → sub"),
    ("a folder in a folder becomes a link", "sub/x/kept", "sub/x → ../../outside"),
    ("a folder becomes a link to nothing", "x/y", "x → ../outside/new"),
    ("a folder becomes a link to itself", "x/y", "x → x"),
    ("a folder becomes a file", "a/y", ""),
    ("a file becomes a link", "x", "x → ../outside/kept"),
    ("a file becomes a link to nothing", "x", "x → ../outside/new"),
]


@pytest.mark.parametrize(("path", "link"), [row[1:] for row in RACED], ids=[row[0] for row in RACED])
def test_what_is_put_in_the_way_after_the_look_is_not_followed(
    top: Path, path: str, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("calcgraph.files.writing.why_refused", lambda *_: "")  # it came after that
    if link:
        name, _, target = link.partition(" → ")
        (top / name).symlink_to(target)
    outside, inside = tree(top.parent / "outside"), tree(top)
    fault = write_files([NewFile(top, path, b"x")])
    remove(top, path)
    date(top, path, 0)
    assert tree(top.parent / "outside") == outside
    if "/" in path:
        assert fault is not None
        assert tree(top) == inside
    else:
        assert not (top / path).is_symlink()  # the link itself was replaced


def test_a_large_file_is_copied_without_being_held(top: Path) -> None:
    with (top / "sparse").open("wb") as out:
        out.write(b"head")
        out.truncate(2**31)
        out.seek(2**31 - 4)
        out.write(b"tail")
    assert write_files([NewFile(top, "copy", top / "sparse")]) is None
    with (top / "copy").open("rb") as copied:
        assert copied.read(5) == b"head\0"
        copied.seek(-5, os.SEEK_END)
        assert copied.read() == b"\0tail"
    assert (top / "copy").stat().st_size == 2**31
    assert (top / "copy").stat().st_blocks < 10_000
    os.truncate(top / "sparse", 20 * 2**30)
    assert write_files([NewFile(top, "more", top / "sparse")]) == Fault(top / "sparse", "is larger than 4,096 MiB")
    assert not (top / "more").exists()


def test_a_scratch_folder_takes_new_files_only(top: Path) -> None:
    with scratch(room=20) as place:
        place.add("a/b", b"one")
        (place.folder / "link").symlink_to(top)
        for path, why in (
            ("a/b", "cannot be written: file exists"),
            ("a", "cannot be written: file exists"),
            ("a/b/c", "cannot be written: not a directory"),
            ("link/a", "cannot be written: not a directory"),
            ("link", "cannot be written: file exists"),
            ("../a", "points outside its folder"),
            ("x/.git/y", "has the name of a Git folder"),
        ):
            with pytest.raises(ScratchError, match=why):
                place.add(path, b"x")
        with pytest.raises(ScratchError, match="is larger than"):
            place.add("large", b"x" * 18)
        assert (place.folder / "a/b").read_bytes() == b"one"
    assert not place.folder.exists()
    assert (top / "a").read_bytes() == b"old a"


def test_what_fails_in_the_middle_is_put_back(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tree(top)
    replace = os.replace

    def third_fails(source: str, target: str, **folders: int) -> None:
        if target == "c":
            raise PermissionError(13, "Permission denied")
        replace(source, target, **folders)

    monkeypatch.setattr(os, "replace", third_fails)
    files = [NewFile(top, "a", b"new a", b"old a"), NewFile(top, "sub/b", b"new b", b"old b"), NewFile(top, "c", b"c")]
    assert write_files(files) == Fault(top / "c", "cannot be written: permission denied")
    assert tree(top) == before


MOVES = [
    ("beside", "sub/c", "", ""),
    ("into a new folder", "deep/er/b", "", ""),
    ("over another file", "a", "", "already exists"),
    ("behind a link", "x/b", "x → ../outside", "is a symbolic link, or inside one"),
    ("over a link to nothing", "x", "x → nothing", "is a symbolic link, or inside one"),
    ("out", "../b", "", "is outside `{top}`"),
]


@pytest.mark.parametrize(("to", "link", "why"), [row[1:] for row in MOVES], ids=[row[0] for row in MOVES])
def test_a_file_is_moved_with_its_edits_or_nothing_is_done(top: Path, to: str, link: str, why: str) -> None:
    if link:
        name, _, target = link.partition(" → ")
        (top / name).symlink_to(target)
    before = tree(top.parent)
    fault = write_files([NewFile(top, "sub/b", b"new b", b"old b")], Move(top, "sub/b", to))
    if why:
        assert fault == Fault(top / to, why.format(top=top))
        assert tree(top.parent) == before
    else:
        assert fault is None
        assert ((top / to).read_bytes(), (top / "sub" / "b").exists()) == (b"new b", False)


def test_what_a_kill_has_left_is_dropped_after_an_hour(top: Path) -> None:
    left = [top / f".calcgraph-{sign * 16}.new" for sign in "01"]
    others = [top / f".calcgraph-{sign * 16}.new" for sign in "gA"] + [top / ".a.new"]
    for file in (*left, *others):
        file.write_bytes(b"half")
        os.utime(file, (0, 0))
    os.utime(left[1], None)
    assert write_files([NewFile(top, "a", b"new")]) is None
    assert HOUR == 3600
    assert [file.exists() for file in (*left, *others)] == [False, True, True, True, True]


READ = [
    ("a file", "a", b"old a"),
    ("a folder", "sub", "is not a file"),
    ("a pipe", "pipe", "is not a file"),
    ("a device without an end", "/dev/zero", "is not a file"),
    ("nothing", "nothing", "cannot be read: no such file or directory"),
    ("a NUL", "a\0", "cannot be read: valueerror"),
    ("a large file", "large", "is larger than 4 MiB"),
]


@pytest.mark.parametrize(("path", "found"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_only_files_are_read_and_only_so_far(top: Path, path: str, found: bytes | str) -> None:
    os.mkfifo(top / "pipe")
    (top / "large").write_bytes(b"x" * (4 * 2**20 + 1))
    assert read_file(top / path) == found


def test_a_place_that_is_free_is_not_refused(top: Path) -> None:
    assert [why_refused(top, path) for path in ("a", "new", "new/er", "sub/b")] == [""] * 4
