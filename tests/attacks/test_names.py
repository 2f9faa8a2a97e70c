"""Names of files, of new files and of addresses that nobody expects: every command answers in words."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main
from calcgraph.hosts.editor.server import file_at
from calcgraph.hosts.editor.workspace import Vaults

NAMES: tuple[bytes, ...] = tuple(
    one if isinstance(one, bytes) else one.encode()
    for one in (
        *("a b", " a", "a ", "-a", "--help", "a'b", 'a"b', "a`b", "a$b", "a;b", "a&b", "a|b", "a<b>c", "a>b", "a*b"),
        *("a?b", "a[b]", "a{b}", "a#b", "a%41b", "a%", "a^b", "a:b", "a\\b", "a\nb", "a\tb", "a\x1b[31mb", "a\x7fb"),
        *("a\u202eb", "a\u200bb", "é", "e\u0301", "İ", "ß", "日本", "🜚", "\ufeffa", "con", "nul.x", "a.", ".a", "..a"),
        *("a.html", "index", "README", "graph", "a" * 200, "__proto__", "=1+1", "@a", "{{ 7*7 }}", "<!-- a -->"),
        *("<img src=x onerror=alert(1)>", "javascript:alert(1)", b"a\xff", b"\xc3", b"a\xed\xa0\x80b", b"\xe9t\xe9"),
    )
)
COMMANDS = (
    "check --no-cache",
    "check --no-cache --format json",
    "check --no-cache --format sarif",
    "check --no-cache --format github",
    "check --no-cache --format junit",
    "links --format csv",
    "values --format json",
    "claims",
    "graph --format gexf",
    "graph --format dot",
    "graph --pin",
    "fix",
    "suggest",
    "build --out OUT",
)
TEXT = "# A\n\n```calc\nx = 3 m\n```\n\n[3 m](#x) [[b]] [[c#nowhere]]\n"


def answer(words: list[str], most: int = 2) -> str:
    """What a command prints; it ends as commands do, in signs that a terminal shows."""
    done = CliRunner().invoke(main, words)
    assert done.exception is None or isinstance(done.exception, SystemExit), (words, done.exception)
    assert 0 <= done.exit_code <= most, (words, done.output[-400:])
    assert "CG930" not in done.output, (words, done.output[-400:])
    shown = "\x1b\x07" if "--format" in words else "\x1b\x07\x7f\u202e"  # names in data are what they are
    assert not any(sign in done.output for sign in shown), (words, done.output[-400:])
    return done.output


def vault(folder: Path, name: bytes, ending: bytes = b".md") -> Path:
    folder.mkdir(parents=True)
    (folder / "b.md").write_text("# B\n\n[[a]]\n")
    with open(os.path.join(os.fsencode(folder), name.replace(b"/", b"") + ending), "wb") as file:  # noqa: PTH118, PTH123
        file.write(TEXT.encode() if ending == b".md" else b"id,x\na,1\n")
    return folder


def try_name(root: Path, name: bytes, words: tuple[str, ...]) -> None:
    folder = vault(root / "vault", name)
    for command in words:
        answer([*command.replace("OUT", str(root / "out")).split(), str(folder)])


@pytest.mark.parametrize("name", NAMES[::6] + NAMES[-4:], ids=repr)
def test_a_name_is_answered(tmp_path: Path, name: bytes) -> None:
    try_name(tmp_path, name, COMMANDS[:3])


@pytest.mark.fuzz
@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_every_name_is_answered_by_every_command(tmp_path: Path, name: bytes) -> None:
    try_name(tmp_path, name, COMMANDS)


def test_a_site_is_built_with_an_attachment_whose_name_is_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try_site(tmp_path, b"a\xff", monkeypatch)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_a_site_is_built_with_every_name(tmp_path: Path, name: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    try_site(tmp_path, name, monkeypatch)


def try_site(tmp_path: Path, name: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """An attachment with any name that plain MkDocs builds does not end a build."""
    docs = vault(tmp_path / "docs", name, b".png")
    (tmp_path / "mkdocs.yml").write_text("site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn}]\n")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(cli, ["build", "-q"])
    plain = tmp_path / "plain.yml"
    plain.write_text("site_name: x\ntheme: mkdocs\nplugins: []\n")
    by_host = CliRunner().invoke(cli, ["build", "-q", "-f", str(plain), "-d", str(tmp_path / "plain")])
    assert done.exit_code <= by_host.exit_code, (os.listdir(docs), done.output[-300:], done.exception)  # noqa: PTH208


def targets() -> Iterator[str]:
    """New names of a note, with folders before and behind them."""
    for name in (one.decode("utf-8", "surrogateescape") for one in NAMES):
        yield name
        yield f"sub/{name}"
        yield f"../{name}"
    yield from ("", ".", "..", "/", "//", "a/", "a//b", "/etc/x", "a/../../../x", "C:\\x", "a" * 300, "\0", "x.md.md")


def rename(root: Path, target: str) -> None:
    outer = root / "outer"
    folder = vault(outer / "vault", b"a")
    done = CliRunner().invoke(main, ["rename", "a", target, str(folder), "--write"])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code in (0, 2), done.output
    notes = [path for path in outer.rglob("*.md") if path.is_relative_to(folder)]
    assert len(notes) == 2, (target, notes)
    assert os.listdir(outer) == ["vault"]  # noqa: PTH208
    output = answer(["check", "--no-cache", str(folder)])
    assert any(line.startswith("2 notes, ") for line in output.splitlines()), (target, output)


@pytest.mark.parametrize("target", list(targets())[::25], ids=repr)
def test_no_new_name_makes_a_note_vanish(tmp_path: Path, target: str) -> None:
    rename(tmp_path, target)


@pytest.mark.fuzz
@pytest.mark.parametrize("target", list(targets()), ids=repr)
def test_none_of_many_new_names_makes_a_note_vanish(tmp_path: Path, target: str) -> None:
    rename(tmp_path, target)


LONG_NAMES = {"a long name": "a" * 300, "many levels": "b/" * 1_900 + "x", "a NUL": "a\0b"}
"""What no disk holds: `pathlib` raises for these instead of answering that there is no file."""


@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_name_that_no_disk_holds_is_no_file(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a template, a link in the file system, an address of the editor; a wrong link in another note is reported."""
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    docs = tmp_path / "docs"
    docs.mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn}]\n")
    written = name.replace("\0", "\\0")
    (docs / "index.md").write_text(f'---\ntemplate: "{written}.html"\n---\n# A\n\n[[nowhere]]\n')
    assert vault_of(f"file://{(docs / name / 'a.md').as_posix()}") in {tmp_path, None}
    done = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache"], catch_exceptions=False)
    assert "docs/index.md:6:1: CG101" in done.output
    if "\0" not in name:
        (docs / "b.md").symlink_to(name)
        (docs / "c.csv").symlink_to(f"../docs/{name}")
        done = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache"], catch_exceptions=False)
        assert "docs/index.md:6:1: CG101" in done.output
        assert "docs/b.md:1:1: CG903" in done.output
    built = CliRunner().invoke(cli, ["build", "-q", "-f", str(tmp_path / "mkdocs.yml"), "-d", str(tmp_path / "site")])
    assert not re.search("CG930|Traceback", built.output)


def vault_of(uri: str) -> Path | None:
    """The folder of the vault of a file that an editor has named."""
    file = file_at(uri)
    session = Vaults().session_of(file) if file else None
    return session.root if session else None
