"""Revisions that somebody made by hand: nothing is written but new files in a folder of ours, or the tree is refused.

Git's own checkout leaves out what such a tree would write elsewhere; `git clone` and `git fetch` take all of these.
"""

import re
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from mkdocs.__main__ import cli
from tests.attacks.children import tree as files_in
from tests.attacks.forge import FILE, FOLDER, MODULE, Entry, Forge, git

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.diff.sides import NamedSide, unpacked
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.vault import git as asked
from calcgraph.vault.git import RevisionError

NOTE = "# A\n\n```calc\nx = {}\ny = 2 * x\n```\n"
CONFIG = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {changes: {tags: 5}, data: {roots: [results]}}]\n"
KEY = b"a key that nobody has asked for"
ELSEWHERE = Path("/tmp/calcgraph-key")  # noqa: S108 - what is not to be written
SECONDS = 6
"""Of CPU, this process and those it starts."""
Make = Callable[[Forge, Path], list[Entry]]
"""Entries of the top folder, where the second is a folder that is not to be touched."""
TWICE, ALIKE = "which a disk cannot hold", "which are the same name on some disks"
GIT, OUT, RESERVED = "has the name of a Git folder", "points outside its folder", "has a name that Windows reserves"


def docs(*entries: Entry) -> Make:
    return lambda forge, _: [forge.folder_of("docs", *entries)]


def named(*names: str, folder: str = "docs") -> Make:
    """Files with these names in a folder."""

    def make(forge: Forge, _: Path) -> list[Entry]:
        body = FILE, forge.blob(KEY)
        return [forge.folder_of(folder, *((body[0], name, body[1]) for name in names))]

    return make


def within(*path: str) -> Make:
    """A file in folders of these names."""

    def make(forge: Forge, _: Path) -> list[Entry]:
        entry = FILE, path[-1], forge.blob(KEY)
        for name in reversed(path[:-1]):
            entry = forge.folder_of(name, entry)
        return [entry]

    return make


def through(link: str, folder: str, inside: str = "authorized_keys") -> Make:
    """A link out, and a folder of the same name, or nearly, with a file."""
    return lambda forge, outside: [forge.link(link, outside), forge.folder_of(folder, (FILE, inside, forge.blob(KEY)))]


def deeper(link: str, folder: str) -> Make:
    return lambda forge, outside: [forge.folder_of("docs", *through(link, folder)(forge, outside))]


def beside(link: str, name: str) -> Make:
    """A link out and a file of the same name, or nearly, among the notes."""
    return lambda forge, outside: [
        forge.folder_of("docs", forge.link(link, outside / "new"), (FILE, name, forge.blob(KEY)))
    ]


REFUSED: dict[str, tuple[Make, str]] = {
    "a link and a folder": (through("docs", "docs"), TWICE),
    "a link and a library": (through("formulas", "formulas", "units.txt"), TWICE),
    "a link and a data root": (through("results", "results", "x.csv"), TWICE),
    "a link and a folder of a configuration": (through("docs", "docs", "x.yml"), TWICE),
    "a folder, then a link": (lambda forge, outside: through("docs", "docs")(forge, outside)[::-1], TWICE),
    "a link in capitals": (through("Docs", "docs"), ALIKE),
    "a link that ends in a dot": (through("docs.", "docs"), ALIKE),
    "a link that ends in a space": (through("docs ", "docs"), ALIKE),
    "a link with a sign without width": (through("do\u200dcs", "docs"), ALIKE),
    "a link in Kelvin": (through("bloc\u212as", "blocks"), ""),
    "a link and a folder among the notes": (deeper("deep", "deep"), TWICE),
    "in capitals among the notes": (deeper("DEEP", "deep"), ALIKE),
    "composed and decomposed": (deeper("caf\u00e9", "cafe\u0301"), ALIKE),
    "long s": (deeper("cla\u017f\u017f", "class"), ALIKE),
    "a link and a note": (beside("b.md", "b.md"), TWICE),
    "a link and a note in capitals": (beside("B.md", "b.md"), ALIKE),
    "two configurations": (
        lambda forge, outside: [forge.link("mkdocs.yml", outside / "key"), *named("a.md")(forge, outside)],
        TWICE,
    ),
    "two notes": (named("a.md", "A.md"), ALIKE),
    "two notes of one name": (named("a.md", "a.md"), TWICE),
    "sharp s": (named("ma\u00df.md", "mass.md"), ALIKE),
    "two folders": (
        lambda forge, outside: [*within("docs", "a", "x.md")(forge, outside), *within("Docs", "b.md")(forge, outside)],
        ALIKE,
    ),
    "a Git folder": (within("docs", ".git", "hooks", "post-checkout"), GIT),
    "a Git folder in capitals": (within("docs", ".GIT", "config"), GIT),
    "a Git folder with a sign without width": (within("docs", ".g\u200cit", "config"), GIT),
    "a Git folder's short name": (within("docs", "git~1", "config"), GIT),
    "a Git folder that ends in dots": (within("docs", ".git. .", "config"), GIT),
    "a Git folder as a stream": (within("docs", ".git::$INDEX_ALLOCATION", "config"), GIT),
    "up": (within("docs", "..", "key"), OUT),
    "up and up": (within("docs", "..", "..", "outside", "key"), OUT),
    "itself": (within("docs", ".", "key"), OUT),
    "a slash in a name": (named("../../outside/key"), OUT),
    "from the root": (named(str(ELSEWHERE)), "is an absolute path"),
    "from a drive": (named("C:/key"), "is an absolute path"),
    "no name": (named(""), "Git cannot read the whole revision"),
    "a line end": (named("a\nb.md"), "contains a control character"),
    "an escape": (named("a\x1b[2Jb.md"), "contains a control character"),
    "a device": (named("con.md"), RESERVED),
    "a device in capitals": (named("NUL"), RESERVED),
    "a port": (within("docs", "com1", "a.md"), RESERVED),
    "a long name": (named("x" * 300), "is too long"),
    "a hundred folders": (within("docs", *"x" * 100, "a.md"), "is too long"),
}  # fmt: skip


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    folder = tmp_path / "outside"
    folder.mkdir()
    (folder / "key").write_text("mine")
    return folder


@pytest.fixture
def forge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Forge]:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    monkeypatch.chdir(tmp_path)
    made = Forge(tmp_path / "project")
    yield made
    assert not [*temporary.iterdir()]  # what is unpacked is gone again


def commit(forge: Forge, *entries: Entry, config: str = CONFIG, second: int = 1_760_000_000) -> str:
    return forge.commit(forge.tree((FILE, "mkdocs.yml", forge.blob(config.encode())), *entries), (), str(second))


def good(forge: Forge, value: int, second: int = 1_760_000_000) -> str:
    return commit(forge, forge.folder_of("docs", forge.note(NOTE.format(value))), second=second)


def diff(forge: Forge, *words: str) -> Result:
    return CliRunner().invoke(main, ["diff", *words, "--in", str(forge.folder), "--no-cache"])


def spent() -> float:
    return time.process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


@pytest.mark.parametrize(("make", "why"), REFUSED.values(), ids=REFUSED)
def test_a_tree_writes_nothing_outside_and_is_refused(forge: Forge, outside: Path, make: Make, why: str) -> None:
    before = files_in(outside)
    evil = commit(forge, *make(forge, outside))
    for is_untrusted in (False, True):
        options = VaultOptions(forge.folder, untrusted=is_untrusted)
        with nullcontext() if not why else pytest.raises(RevisionError, match=re.escape(why)):  # noqa: SIM117 - first
            with unpacked(NamedSide("evil", evil), options) as side:
                assert not [path for path in side.options.directory.rglob("*") if path.is_symlink()]
        assert files_in(outside) == before
        assert not ELSEWHERE.exists()


COMMANDS = ("a link and a folder", "a link in capitals", "a Git folder", "up and up")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_comparison_with_such_a_tree_ends_with_one_line(forge: Forge, outside: Path, name: str) -> None:
    make, why = REFUSED[name]
    before = files_in(outside)
    first, evil = good(forge, 1), commit(forge, *make(forge, outside))
    for words in ((first, evil), (evil, first), (first, evil, "--untrusted")):
        done = diff(forge, *words)
        assert files_in(outside) == before
        assert not ELSEWHERE.exists()
        assert done.exit_code == 2
        assert why in done.output
        assert done.output.count("\n") == 1
        assert "mine" not in done.output


def test_a_site_passes_over_such_a_tag_and_names_it(forge: Forge, outside: Path) -> None:
    before = files_in(outside)
    forge.ref("refs/tags/v1", good(forge, 1, 1_760_000_001))
    at = 1_760_000_002
    evil = {name: make for name, (make, why) in REFUSED.items() if why in {TWICE, GIT}}
    for number, make in enumerate(list(evil.values())[:3]):
        forge.ref(f"refs/tags/evil{number}", commit(forge, *make(forge, outside), second=at + number))
    last = good(forge, 2, at + 9)
    forge.ref("refs/tags/v2", last)
    forge.ref("refs/heads/main", last)
    git(forge.folder, "reset", "-q", "--hard")
    done = CliRunner().invoke(cli, ["build", "-f", str(forge.folder / "mkdocs.yml"), "-d", str(outside.parent / "s")])
    assert done.exit_code == 0, done.output
    assert files_in(outside) == before
    page = (outside.parent / "s/changes/index.html").read_text()
    assert page.count("<h2 id=") == 1
    assert ">v2</h2>" in page
    assert "<li><code>docs/a.md:4</code> <code>x</code>: <code>1</code> → <code>2</code></li>" in page
    for number in range(3):
        assert f"the tag `evil{number}` cannot be compared: " in done.output


def test_links_of_a_revision_are_read_as_files_or_reported(forge: Forge, outside: Path) -> None:
    (outside / "secret.md").write_text("# Secret\n\n```calc\nz = 987654\n```\n")
    links = {
        "same.md": "a.md",
        "chain.md": "same.md",
        "deep/up.md": "../a.md",
        "out.md": outside / "secret.md",
        "above.md": "../../outside/secret.md",
        "ring.md": "ring.md",
        "lost.md": "nothing.md",
        "folder.md": "deep",
        "long.md": "x" * 5000,
        "empty.md": "",
    }
    inside = [forge.link(name, str(target)) for name, target in links.items() if "/" not in name]
    folder = forge.folder_of("deep", forge.link("up.md", links["deep/up.md"]))
    evil = commit(forge, forge.folder_of("docs", forge.note(NOTE.format(1)), folder, *inside))
    done = diff(forge, good(forge, 1), evil)
    assert "987654" not in done.output
    assert "Secret" not in done.output
    for name in ("out", "above", "long", "empty"):
        assert f"docs/{name}.md:1:1: CG904 `{name}.md` points outside the vault" in done.output, name
    for name in ("lost", "ring"):
        assert (
            f"docs/{name}.md:1:1: CG903 `docs/{name}.md` cannot be read: its symbolic link has no target" in done.output
        )
    assert "folder.md" not in done.output
    for name in ("same", "chain", "deep/up"):
        assert f"docs/{name}.md" in done.output  # a note that has come
    untrusted = diff(forge, good(forge, 1), evil, "--untrusted").output
    assert untrusted.count(": CG904 ") == 10
    assert "is a symbolic link" in untrusted


def nested(forge: Forge, depth: int = 7) -> Entry:
    below = (FILE, "x", forge.blob(b"x"))
    tree = forge.tree(*((FILE, f"{at}", below[2]) for at in range(10)))
    for _ in range(depth - 1):
        tree = forge.tree(*((FOLDER, f"{at}", tree) for at in range(10)))
    return FOLDER, "many", tree


def many_of_one(forge: Forge) -> list[Entry]:
    name = forge.blob(b"a," * (2**21 - 10))
    return [(FILE, f"{at}.csv", name) for at in range(400)]


ROOM = 1024
LARGE: dict[str, tuple[Make, int, str]] = {
    "ten million names outside of the notes": (
        lambda forge, _: [nested(forge), forge.folder_of("docs", forge.note(NOTE.format(2)))], 0, "x: 1 → 2"
    ),
    "ten million names among the notes": (
        lambda forge, _: [forge.folder_of("docs", nested(forge), forge.note(NOTE.format(2)))],
        2,
        "there are more than 100,000 names",
    ),
    "ten million names in one that is not read": (
        lambda forge, _: [forge.folder_of("docs", forge.note(NOTE.format(2)), (FOLDER, "node_modules", forge.tree()))],
        0,
        "x: 1 → 2",
    ),
    "one content in 400 paths": (
        lambda forge, _: [forge.folder_of("docs", *many_of_one(forge), forge.note(NOTE.format(2)))],
        2,
        "is larger than 512 MiB together",
    ),
    "pictures of 4 GB together": (
        lambda forge, _: [
            forge.folder_of("docs", *((FILE, f"{name}.png", held) for _, name, held in many_of_one(forge)[:9]),
                            forge.note(NOTE.format(2)))
        ],
        0,
        "x: 1 → 2",
    ),
    "another repository": (
        lambda forge, _: [(MODULE, "part", "1" * 40), forge.folder_of("docs", forge.note(NOTE.format(2)))],
        0,
        "part is a separate repository",
    ),
    "a tree that is not there": (
        lambda forge, _: [forge.folder_of("docs", (FOLDER, "lost", "2" * 40), forge.note(NOTE.format(2)))],
        2,
        "Git cannot read the whole revision",
    ),
    "a file that is not there": (
        lambda forge, _: [forge.folder_of("docs", (FILE, "lost.md", "2" * 40))],
        2,
        "this clone is partial and has not `docs/lost.md`",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("make", "code", "said"), LARGE.values(), ids=LARGE)
def test_a_tree_of_any_size_is_answered(forge: Forge, outside: Path, make: Make, code: int, said: str) -> None:
    base, head = good(forge, 1), commit(forge, *make(forge, outside))
    began = spent()
    done = diff(forge, base, head)
    assert spent() - began < SECONDS
    assert done.exit_code == code, done.output
    assert said in done.output


PATHS = {"3,000 levels": "a/" * 3_000, "a long name": "a" * 4_000, "dots": "x/../" * 3_000 + "docs"}
"""What a configuration of a revision names as a folder or file."""
SETTINGS = {
    "docs_dir": "docs_dir: '{}'\nplugins: [calcgraph]\n",
    "custom_dir": "theme: {{name: mkdocs, custom_dir: '{}'}}\nplugins: [calcgraph]\n",
    "library": "plugins: [calcgraph: {{library: '{}'}}]\n",
    "roots": "plugins: [calcgraph: {{data: {{roots: ['{}']}}}}]\n",
    "macros": "plugins: [calcgraph: {{tex_macros: '{}'}}]\n",
    "INHERIT": "INHERIT: '{}'\nplugins: [calcgraph]\n",
}


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_a_revision_can_name_any_folder(forge: Forge, setting: str, path: str) -> None:
    """The comparison ends with a verdict or with one line that says why there is none."""
    notes = forge.folder_of("docs", forge.note(NOTE.format(2)))
    made = commit(forge, notes, config="site_name: x\n" + setting.format(path))
    done = CliRunner().invoke(
        main,
        ["diff", good(forge, 1), made, "--in", str(forge.folder), "--no-cache", "--untrusted"],
        catch_exceptions=False,
    )
    assert done.exit_code in (0, 1, 2), done.output
    assert "CG930" not in done.output


def test_a_full_disk_is_one_line(forge: Forge, monkeypatch: pytest.MonkeyPatch) -> None:
    base, head = good(forge, 1), good(forge, 2)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, limits[1]))
    try:
        done = diff(forge, base, head)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert done.exit_code == 2
    assert done.output.count("\n") == 1
    assert "cannot be written: file too large" in done.output
    monkeypatch.setattr("tempfile.tempdir", "/nothing/of/this/name")
    done = diff(forge, base, head)
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "a folder for temporary files cannot be made" in done.output


SLOW = [
    ("waits", "sleep 60"),
    ("waits after it has printed", "echo 1; exec sleep 60"),
    ("prints without end", "exec cat /dev/zero"),
    ("prints lines without end", "exec yes"),
]


@pytest.mark.parametrize("script", [row[1] for row in SLOW], ids=[row[0] for row in SLOW])
def test_a_git_without_end_is_stopped(forge: Forge, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    programs = forge.folder.parent / "programs"
    programs.mkdir()
    (programs / "git").write_text(f"#!/bin/sh\n{script.replace('sleep', 'exec sleep').replace('exec exec', 'exec')}\n")
    (programs / "git").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    monkeypatch.setattr(asked, "SECONDS", 0.5)
    began = time.monotonic()
    done = diff(forge, "main")
    assert time.monotonic() - began < SECONDS
    assert done.exit_code == 2
    assert "so it was stopped" in done.output
    assert done.output.count("\n") == 1
