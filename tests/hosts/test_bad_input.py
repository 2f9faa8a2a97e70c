"""Files as they should not be: a check and a build say what is wrong, or nothing, and neither ends in a traceback."""

import logging
import unicodedata
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

CONFIG = """site_name: Vault
theme: mkdocs
plugins: [calcgraph: {dialect: obsidian}]
markdown_extensions: [attr_list, tables, def_list, md_in_html]
"""
OUTSIDE = Path("..") / ".." / "secret.md"
DEEP = "docs/a.md:1:129: CG200 (warning)"
VAULTS = {
    "old line ends": ({"a.md": b"# A\r\n\r\n[[b]] and [t](b.md#part)\r\n", "b.md": b"# B\r\r## Part\r"}, []),
    "byte order mark": ({"a.md": b"\xef\xbb\xbf---\ntitle: A\n---\n\n[[b]]\n", "b.md": b"\xef\xbb\xbf# B\n"}, []),
    "NUL": ({"a.md": b"# A\n\nx\x00y [[b]]\x02\x03\n", "b.md": b"# B\n"}, []),
    "not UTF-8": ({"a.md": b"caf\xe9 [[b]]\n", "b.md": b"# B\n"}, ["docs/a.md:1:4: CG903 `docs/a.md` is not UTF-8"]),
    "UTF-16": ({"a.md": "# A".encode("utf-16"), "b.md": b"# B\n"}, ["docs/a.md:1:1: CG903 `docs/a.md` is not UTF-8"]),
    "decomposed names": (
        {"a.md": "[[caf\u00e9]] [[Gr\u00f6\u00dfe]] [t](caf%C3%A9.md)\n".encode()}
        | {unicodedata.normalize("NFD", "caf\u00e9.md"): b"# B\n", "Gro\u0308\u00dfe.md": b"# C\n"},
        [],
    ),
    "names that differ in case": (
        {"a.md": b"[[note]] [[Note]]\n", "Note.md": b"# B\n", "note.md": b"# C\n"},
        ["docs/note.md:1:1: CG503 (warning) `note.md` and `Note.md` are the same name to a link"],
    ),
    "a folder in itself": ({"a.md": b"[[b]]\n", "b.md": b"# B\n", "loop": Path("..") / "docs"}, []),
    "a link to itself": ({"a.md": b"[[b]]\n", "b.md": b"# B\n", "x.md": Path("x.md")}, ["docs/x.md:1:1: CG903"]),
    "a link to nothing": ({"a.md": b"[[b]]\n", "b.md": b"# B\n", "i.png": Path("j.png")}, ["docs/i.png:1:1: CG903"]),
    "a link to a note": ({"a.md": b"[[b]] [[c]]\n", "b.md": b"# B\n", "c.md": Path("b.md")}, []),
    "a file outside": (
        {"a.md": b"[t](../../secret.md)\n", "b.md": b"# B\n", "c.md": OUTSIDE},
        ["docs/a.md:1:1: CG105 `../../secret.md` points outside the vault", "docs/c.md:1:1: CG904 `c"],
    ),
    "front matter that is a list": (
        {"a.md": b"---\n- a\n---\n\n[[b]]\n", "b.md": b"# B\n"},
        ["docs/a.md:2:1: CG202 the front matter is a list, not properties"],
    ),
    "front matter with one broken line": (
        {"a.md": b"---\nid: 42\ntitle: a: b\n---\n", "b.md": b"[[42]]\n"},
        ["docs/a.md:3:9: CG201 broken front matter at `title: a: b`"],
    ),
    "two hundred thousand open brackets": ({"a.md": b"[[" * 100_000, "b.md": b"# B\n"}, []),
    "brackets in brackets": ({"a.md": b"[" * 20_000 + b"]" * 20_000, "b.md": b"# B\n"}, []),
    "five megabytes": ({"a.md": b"A line. [[b]]\n\n" * 350_000, "b.md": b"# B\n"}, ["docs/a.md:1:1: CG903"]),
    "two thousand links on a line": ({"a.md": b"[[b]] " * 2000, "b.md": b"# B\n"}, []),
    "lists in lists": ({"a.md": b"".join(b"  " * n + b"- [[b]]\n" for n in range(40)), "b.md": b"# B\n"}, []),
    "quotations in quotations": ({"a.md": b"> " * 500 + b"[[b]]\n", "b.md": b"# B\n"}, [DEEP]),
    "items in items": ({"a.md": b"* " * 600 + b"[[b]]\n", "b.md": b"# B\n"}, [DEEP]),
    "nothing": ({"a.md": b"", "b.md": b"\n"}, []),
}  # fmt: skip


@pytest.fixture(params=VAULTS)
def vault(request, tmp_path):
    files, reported = VAULTS[request.param]
    docs = tmp_path / "project" / "docs"
    docs.mkdir(parents=True)
    (tmp_path / "secret.md").write_text("# Secret\n", encoding="utf-8")
    (docs.parent / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    (docs / "index.md").write_text("# Start\n", encoding="utf-8")
    for name, content in files.items():
        if isinstance(content, bytes):
            (docs / name).write_bytes(content)
        else:
            (docs / name).symlink_to(content)
    return docs.parent, reported


def test_check_tells_it(vault):
    root, reported = vault
    result = CliRunner().invoke(main, ["check", str(root), "--no-cache"])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    heads = [line for line in result.output.splitlines() if line.startswith("docs/")]
    assert len(heads) == len(reported), result.output[:2000]
    assert [head[: len(said)] for head, said in zip(heads, reported, strict=True)] == reported


def test_build_makes_all_of_the_site_or_nothing(vault, caplog):
    root, reported = vault
    with caplog.at_level(logging.WARNING, "mkdocs"):
        result = CliRunner().invoke(cli, ["build", "-f", str(root / "mkdocs.yml")])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    fails = any("(warning)" not in one for one in reported)
    assert result.exit_code == int(fails), result.output[-2000:]
    for one in reported:
        assert one.partition(": ")[2].partition(" (")[0] in caplog.text + result.output
    assert (root / "site" / "a" / "index.html").exists() is not fails
    assert "Secret" not in "".join(path.read_text("utf-8") for path in (root / "site").rglob("*.html"))


def test_a_project_may_set_how_loud_a_file_is_reported(tmp_path, caplog):
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Start\n", encoding="utf-8")
    (docs / "old.md").write_bytes(b"caf\xe9")
    (docs / "new.md").write_bytes(b"caf\xe9")
    settings = "plugins:\n- calcgraph: {severity: {docs/old.md: {CG903: warning}}, ignore: {docs/new.md: [CG903]}}\n"
    (tmp_path / "mkdocs.yml").write_text(f"site_name: x\n{settings}", encoding="utf-8")
    reported = "docs/old.md:1:4: CG903 (warning) `docs/old.md` is not UTF-8"
    checked = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache"])
    assert (checked.exit_code, [line[: len(reported)] for line in checked.output.splitlines() if "CG" in line]) == (
        0,
        [reported],
    )
    with caplog.at_level(logging.WARNING, "mkdocs.plugins.calcgraph"):
        built = CliRunner().invoke(cli, ["build", "-f", str(tmp_path / "mkdocs.yml")])
    assert (built.exit_code, [one.message[: len(reported)] for one in caplog.records if "CG" in one.message]) == (
        0,
        [reported],
    )


FIRST_LINES = {
    "typed link": ("up:: [[b]] because", '<a class="cg-link"'),
    "link behind a colon": ("Note: see [t](b.md)", 'href="../b/"'),
    "address": ("https://example.org/ says so", 'href="https://example.org/"'),
    "metadata": ("Author: Ada", "<p>Text.</p>"),
}


@pytest.mark.parametrize("name", FIRST_LINES)
def test_links_at_the_top_of_a_page_are_no_metadata(name, tmp_path, caplog):
    line, shown = FIRST_LINES[name]
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "a.md").write_text(f"{line}\n\nText.\n", encoding="utf-8")
    (docs / "b.md").write_text("# B\n", encoding="utf-8")
    (docs / "index.md").write_text("# Start\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    result = CliRunner().invoke(cli, ["build", "--strict", "-f", str(tmp_path / "mkdocs.yml")])
    assert result.exit_code == 0, caplog.text
    page = (tmp_path / "site" / "a" / "index.html").read_text("utf-8")
    assert shown in page
    assert "Ada" not in page
