"""A cache that somebody else has written into: nothing of theirs is used, nothing hangs, the answer is a fresh one."""

import hashlib
import json
import os
import shutil
import socket
import sqlite3
import stat
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.attacks.children import run

from calcgraph import sealing
from calcgraph.cache import place_of, place_of_memory, recall
from calcgraph.hosts.command_line import main
from calcgraph.hosts.kept_parts import KeptParts
from calcgraph.sealing import KEY_FILE, VARIABLE, read_kept, replace_kept, why_not_ours

NOTE = "# A\n\n[[nowhere]]\n\n```calc\nx = 2 m\ny = 3 * x\n```\n"
CONFIG = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn}]\n"
BOMB = zlib.compress(bytes(10**7), 9)
FORGED = "FORGED nothing wrong\n"
SCRIPT = "<script>forged()</script>"
MOST = 15
"""Seconds by the clock; most of these waited or read without end."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return made(tmp_path / "project")


def made(root: Path) -> Path:
    (root / "docs").mkdir(parents=True)
    (root / "mkdocs.yml").write_text(CONFIG)
    (root / "docs/index.md").write_text(NOTE)
    return root


def asked(root: Path, *words: str, before: Callable[[], object] = lambda: None) -> tuple[int, str]:
    code = run(words, root, before, MOST)
    return code, (root.parent / "output").read_text(errors="replace")


def forged(folders: list[str] | None = None) -> bytes:
    kept = {"folders": folders or [], "singles": [], "stamps": {}, "output": FORGED, "code": 0}
    kept |= {"queries": [], "rows": [], "unread": [], "program": sealing.KEY_FILE, "known": {}}
    return json.dumps(kept).encode()


def with_checksum(content: bytes) -> bytes:
    return b"%s\n%s" % (hashlib.blake2b(content, digest_size=16).hexdigest().encode(), content)


def with_key(content: bytes, name: str, key: bytes) -> bytes:
    seal = hashlib.blake2b(name.encode() + b"\0" + content, key=key, digest_size=32).hexdigest()
    return b"calcgraph-seal-1 %s\n%s" % (seal.encode(), content)


def put(make: Callable[[Path], object]) -> Callable[[Path], object]:
    def replaced(file: Path) -> None:
        file.unlink()
        make(file)

    return replaced


def sparse(file: Path) -> None:
    with file.open("wb") as out:
        out.truncate(20 * 2**30)


def sparse_sealed(file: Path) -> None:
    with file.open("wb") as out:
        out.write(b"calcgraph-seal-1 " + b"0" * 64 + b"\n")
        out.truncate(20 * 2**30)


def listen(file: Path) -> None:
    here = Path.cwd()
    os.chdir(file.parent)
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(file.name)
    os.chdir(here)


def as_database(file: Path) -> None:
    """What pages were kept in before: the rows of this one have no end."""
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE t (x)")
        made.execute(
            "CREATE VIEW parts AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
            "SELECT i AS page, i AS mark, zeroblob(1000) AS parts FROM n"
        )
    made.close()


def kept_whole(file: Path) -> bytes:
    return file.read_bytes().partition(b"\n")[2]


Spoil = Callable[[Path], object]
SPOILT: dict[str, Spoil] = {
    "a pipe": put(os.mkfifo),
    "a link to /dev/zero": put(lambda file: file.symlink_to("/dev/zero")),
    "a link to a pipe": put(lambda file: (os.mkfifo(f"{file}.pipe"), file.symlink_to(f"{file}.pipe"))),
    "a link to what is right": put(lambda file: file.symlink_to(file.with_suffix(".moved"))),
    "a link to itself": put(lambda file: file.symlink_to(file)),
    "a folder": put(Path.mkdir),
    "a socket": put(listen),
    "20 GB": put(sparse),
    "20 GB with a seal": put(sparse_sealed),
    "nothing": lambda file: file.write_bytes(b""),
    "only a seal": lambda file: file.write_bytes(file.read_bytes()[:82]),
    "forged, plain": lambda file: file.write_bytes(forged()),
    "forged, with a checksum": lambda file: file.write_bytes(with_checksum(forged())),
    "forged, with the checksum of a folder without end": lambda file: file.write_bytes(with_checksum(forged(["/"]))),
    "forged, with another key": lambda file: file.write_bytes(with_key(forged(), file.name, b"k" * 32)),
    "forged, with no key": lambda file: file.write_bytes(with_key(forged(), file.name, b"")),
    "forged below the seal of another": lambda file: file.write_bytes(file.read_bytes()[:82] + forged()),
    "cut short": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "a byte more": lambda file: file.write_bytes(file.read_bytes() + b" "),
    "brackets": lambda file: file.write_bytes(with_checksum(b"[" * 10**6)),
    "brackets, with another key": lambda file: file.write_bytes(with_key(b"[" * 10**6, file.name, b"k" * 32)),
    "packed without end": lambda file: file.write_bytes(BOMB),
    "a database without end": put(as_database),
    "written by a group": lambda file: file.chmod(0o660),
    "written by anybody": lambda file: file.chmod(0o666),
}  # fmt: skip


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, tuple[int, str], dict[Path, bytes]]:
    """A project, the answer of a check, and what that has kept."""
    root = made(tmp_path_factory.mktemp("checked") / "project")
    first = asked(root, "calcgraph", "check")
    assert (first[0], "CG101" in first[1]) == (1, True)
    kept = {file: file.read_bytes() for file in (root.parent / "cache/calcgraph").iterdir()}
    assert len(kept) > 1
    return root, first, kept


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_nothing_that_others_wrote_is_used(
    checked: tuple[Path, tuple[int, str], dict[Path, bytes]], spoil: Spoil
) -> None:
    root, first, kept = checked
    shutil.rmtree(root.parent / "cache/calcgraph")
    (root.parent / "cache/calcgraph").mkdir(mode=0o700)
    for file, raw in kept.items():
        file.write_bytes(raw)
        file.chmod(0o600)
        file.with_suffix(".moved").write_bytes(raw)
        spoil(file)
    assert asked(root, "calcgraph", "check") == first


def test_what_is_broken_costs_no_later_check(project: Path) -> None:
    asked(project, "calcgraph", "check")
    for file in (project.parent / "cache/calcgraph").iterdir():
        file.write_bytes(with_checksum(forged()))
    (project / "docs/index.md").write_text(NOTE + "\n[[also nowhere]]\n")
    for _ in range(2):
        assert "no note is called `also nowhere`" in asked(project, "calcgraph", "check")[1]


def test_an_answer_is_not_that_of_another_vault(project: Path, tmp_path: Path) -> None:
    """Sealed by us, but for another question: a clean vault's answer in the place of one with faults."""
    clean = tmp_path / "clean"
    (clean / "docs").mkdir(parents=True)
    (clean / "mkdocs.yml").write_text(CONFIG)
    (clean / "docs/index.md").write_text("# Clean\n")
    cache = tmp_path / "cache/calcgraph"
    asked(clean, "calcgraph", "check")
    ours = {*cache.iterdir()}
    first = asked(project, "calcgraph", "check")
    for file in {*cache.iterdir()} - ours:
        for other in ours:
            file.write_bytes(other.read_bytes())
            assert asked(project, "calcgraph", "check") == first


PARTS = ("a pipe", "a link to /dev/zero", "20 GB", "forged, with another key", "packed without end",
         "a database without end", "written by anybody")  # fmt: skip


def test_a_build_shows_nothing_that_others_wrote(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")

    for number in range(12):
        (project / f"docs/n{number}.md").write_text(NOTE)

    def site() -> dict[str, bytes]:
        assert asked(project, "mkdocs", "build", "-q")[0] == 0
        return {str(file): file.read_bytes() for file in (project / "site").rglob("*.html")}

    first = site()
    parts = sorted((project.parent / "cache/calcgraph").glob("*.parts"))
    assert len(parts) >= len(PARTS)
    for number, file in enumerate(parts):
        name = PARTS[number % len(PARTS)]
        raw = kept_whole(file).replace(b"<", SCRIPT.encode() + b"<")
        SPOILT[name](file)
        if name.startswith("forged"):
            file.write_bytes(with_key(raw, file.name, b"k" * 32))
    assert site() == first
    assert all(file.is_file() and not file.is_symlink() for file in parts)  # each has its place again
    assert site() == first


@pytest.mark.parametrize("folder", ["/", "/proc", "/sys"])
def test_a_kept_answer_ends_at_the_first_file_that_it_does_not_know(tmp_path: Path, folder: str) -> None:
    """Also one that is ours: the disk is not walked."""
    file = tmp_path / "cache" / "x.json"
    assert replace_kept(file, forged([folder]))
    began = time.process_time()
    assert recall(file) is None
    assert time.process_time() - began < 1


def test_a_row_that_unpacks_without_end_is_as_good_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calcgraph.hosts.kept_parts.LARGEST", 10_000)
    for made, drawn in (("x" * 9_000, 0), ("x" * 11_000, 1)):
        for count in (1, drawn):
            kept = KeptParts(tmp_path / "a.parts")
            kept.begin_build({"a.md": made})
            kept.begin_page("a.md", "text")
            assert kept.part("1:1", lambda made=made: made) == made
            kept.save()
            assert kept.drawn == count


OTHERS = {
    "another user's": (lambda folder, patch: patch.setattr(os, "geteuid", lambda: 12345), "belongs to another user"),
    "a group's": (lambda folder, _: folder.chmod(0o770), "can be written by other users"),
    "anybody's": (lambda folder, _: folder.chmod(0o777), "can be written by other users"),
    "anybody's, as for temporary files": (lambda folder, _: folder.chmod(0o1777), "can be written by other users"),
}


@pytest.mark.parametrize(("spoil", "why"), OTHERS.values(), ids=OTHERS)
def test_a_folder_that_is_not_ours_alone_is_refused_with_a_line(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[..., object], why: str
) -> None:
    cache = tmp_path / "given"
    words = ["check", str(project), "--cache", str(cache)]
    first = CliRunner().invoke(main, words)
    assert [*cache.glob("*.json")]
    before = {file: file.stat().st_mtime_ns for file in cache.iterdir()}
    spoil(cache, monkeypatch)
    found = CliRunner().invoke(main, words)
    assert found.exit_code == 1
    assert found.stdout == first.stdout
    assert found.stderr == f"the cache folder `{cache}` {why}, so it is not used; name a folder that is yours alone\n"
    assert {file: file.stat().st_mtime_ns for file in cache.iterdir()} == before
    assert place_of(cache, ("text",), project) is None
    assert place_of_memory(cache, project) is None


def test_a_link_of_another_user_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder").mkdir(mode=0o700)
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    assert why_not_ours(tmp_path / "link") == ""
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert why_not_ours(tmp_path / "link") == "is a link that belongs to another user"


def modes(folder: Path) -> set[str]:
    return {oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.rglob("*") if file.is_file()}


def test_what_is_kept_is_for_the_user_alone(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project.parent / "cache/calcgraph"
    old = os.umask(0)
    try:
        asked(project, "mkdocs", "build", "-q")
        asked(project, "calcgraph", "check")
        assert modes(folder) == {"0o600"}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        folder.chmod(0o775)  # as a version before has left it
        first = asked(project, "calcgraph", "check")
    finally:
        os.umask(old)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert first == asked(project, "calcgraph", "check", "--no-cache")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without a key."""
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    sealing._key_in.cache_clear()  # noqa: SLF001 - it lasts as long as a process
    return tmp_path / "config/calcgraph"


def test_a_key_is_made_once_and_is_the_users_alone(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "cache/calcgraph/x.json"
    assert replace_kept(file, b"content")
    assert read_kept(file) == b"content"
    assert stat.S_IMODE((home / KEY_FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert len((home / KEY_FILE).read_bytes()) == 64
    before = (home / KEY_FILE).read_bytes()
    sealing._key_in.cache_clear()  # noqa: SLF001 - as another process
    assert read_kept(file) == b"content"
    assert (home / KEY_FILE).read_bytes() == before


KEYS: dict[str, Spoil] = {
    "of another user": put(lambda file: file.write_bytes(b"a" * 64)),
    "empty": lambda file: file.write_bytes(b""),
    "cut short": lambda file: file.write_bytes(file.read_bytes()[:63]),
    "too long": lambda file: file.write_bytes(file.read_bytes() + b"\n"),
    "that anybody can read": lambda file: file.chmod(0o644),
    "that a group can write": lambda file: file.chmod(0o620),
    "that is gone": Path.unlink,
}


@pytest.mark.parametrize("spoil", KEYS.values(), ids=KEYS)
def test_what_another_key_has_sealed_is_not_read(home: Path, tmp_path: Path, spoil: Spoil) -> None:
    file = tmp_path / "cache/calcgraph/x.json"
    assert replace_kept(file, b"content")
    spoil(home / KEY_FILE)
    sealing._key_in.cache_clear()  # noqa: SLF001 - as another process
    with pytest.raises(sealing.BROKEN):
        read_kept(file)
    assert replace_kept(file, b"new")
    assert read_kept(file) == b"new"
    assert stat.S_IMODE((home / KEY_FILE).stat().st_mode) == 0o600


NO_KEYS: dict[str, Spoil] = {
    "a pipe": os.mkfifo,
    "a folder": Path.mkdir,
    "a link to /dev/zero": lambda file: file.symlink_to("/dev/zero"),
    "a link to a key": lambda file: (file.with_name("k").write_bytes(b"a" * 64), file.symlink_to("k")),
    "in a folder of others": lambda file: file.parent.chmod(0o777),
}


@pytest.mark.parametrize("make", NO_KEYS.values(), ids=NO_KEYS)
def test_without_a_key_nothing_is_kept(home: Path, project: Path, make: Spoil) -> None:
    home.mkdir(parents=True)
    make(home / KEY_FILE)
    cache = project.parent / "given"
    done = CliRunner().invoke(main, ["check", str(project), "--cache", str(cache)])
    assert done.exit_code == 1
    assert "CG101" in done.output
    assert not [*cache.glob("*.json")]


def test_a_key_that_is_given_is_used_and_a_short_one_is_none(
    home: Path, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["check", str(project), "--cache", str(tmp_path / "given")]
    monkeypatch.setenv(VARIABLE, "0123456789" * 4)
    first = CliRunner().invoke(main, words).output
    assert not home.exists()
    kept = {file: file.stat().st_ino for file in (tmp_path / "given").iterdir()}
    assert kept
    assert CliRunner().invoke(main, words).output == first
    assert {file: file.stat().st_ino for file in (tmp_path / "given").iterdir()} == kept  # read, not written anew
    monkeypatch.setenv(VARIABLE, "9876543210" * 4)
    assert CliRunner().invoke(main, words).output == first
    assert {file: file.stat().st_ino for file in (tmp_path / "given").iterdir()} != kept
    monkeypatch.setenv(VARIABLE, "short")
    assert CliRunner().invoke(main, [*words[:2], "--cache", str(tmp_path / "other")]).output == first
    assert not [*(tmp_path / "other").glob("*.json")]
