"""Files outside of the vault: what may be read of them, and what is reported about what may not."""

import os

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from report_lines import in_lines

CONFIG = "site_name: T\nplugins: [{calcgraph: {data: {roots: [results, more/data]}}}]\n"


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with a data root, a secret beside it, and links and pipes in it."""
    files = {
        "mkdocs.yml": CONFIG,
        "results/bench.json": '{"p50": 41.8}',
        "results/.env": "p50 = 1",
        "results/.git/bench.json": '{"p50": 1}',
        "results/large.json": '{"p50": 1}' + " " * 5_000_000,
        "results/latin.json": b'{"p50": "\xe4"}',
        "more/data/bench.json": '{"p50": 2}',
        "private/bench.json": '{"p50": 13}',
        "resultsx/bench.json": '{"p50": 13}',
        "docs/own.json": '{"p50": 3}',
        "formulas/lib.json": '{"p50": 4}',
        "secret.json": '{"p50": 13}',
    }
    for name, text in files.items():
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    (tmp_path / "outside.json").write_text('{"p50": 13}')
    results = tmp_path / "project/results"
    (results / "link.json").symlink_to("../secret.json")
    (results / "inside.json").symlink_to("bench.json")
    (results / "folder").symlink_to("../private")
    os.mkfifo(results / "pipe.json")
    monkeypatch.chdir(tmp_path / "project")
    return tmp_path / "project"


def said(project, path, note="docs/index.md"):
    """What a check says about a note that quotes a path, and the value that it has."""
    place = project / note
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"# Note\n\n```calc\nx = from {path} /p50\n```\n")
    checked = in_lines(CliRunner().invoke(main, ["check", "--no-cache"]).output).split("\n")
    lines = [line.partition(" ")[2] for line in checked if ": CG" in line]
    values = CliRunner().invoke(main, ["values", "--format", "csv"]).output.splitlines()[1:]
    return lines, values[0].split(",")[3] if values else None


READ = [
    ("from the note", "docs/index.md", "../results/bench.json", "41.8"),
    ("from a note deeper", "docs/a/b.md", "../../results/bench.json", "41.8"),
    ("from the library", "formulas/a.md", "../results/bench.json", "41.8"),
    ("from the project", "docs/a/b.md", "results/bench.json", "41.8"),
    ("a root in a folder", "docs/a.md", "more/data/bench.json", "2.0"),
    ("beside the note", "docs/a/b.md", "../own.json", "3.0"),
    ("in the vault", "docs/a/b.md", "own.json", "3.0"),
    ("in the library", "docs/a/b.md", "formulas/lib.json", "4.0"),
    ("in the library, from the note", "docs/a/b.md", "../../formulas/lib.json", "4.0"),
    ("round about", "docs/a/b.md", "../../private/../results/bench.json", "41.8"),
]


@pytest.mark.parametrize(("note", "path", "value"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_a_file_that_may_be_read(project, note, path, value):
    (project / "docs").joinpath("start.md").write_text("# Start\n")
    assert said(project, path, note) == ([], value)


OUTSIDE = "is outside the folders calcgraph may read; add its folder to the setting `data.roots`"
CANNOT = (
    "was not found in the folder of the notes, in the library or in a data root; "
    "begin the path with `./` or `../` to start at this note"
)
HIDDEN = "is a hidden file, or in a hidden folder; copy it to another folder of `data.roots`"
LINK = "is a symbolic link, or inside one; copy the file instead"
REFUSED = [
    ("a folder beside the roots", "../private/bench.json", f"CG410 `../private/bench.json` {OUTSIDE}"),
    ("the project's folder", "../secret.json", f"CG410 `../secret.json` {OUTSIDE}"),
    ("a folder that begins like a root", "../resultsx/bench.json", f"CG410 `../resultsx/bench.json` {OUTSIDE}"),
    ("out of the root", "../results/../secret.json", f"CG410 `../results/../secret.json` {OUTSIDE}"),
    ("above the project", "../../outside.json", f"CG410 `../../outside.json` {OUTSIDE}"),
    ("from the root of the disk", "/etc/hosts.json", f"CG410 `/etc/hosts.json` {OUTSIDE}"),
    ("another disk", "C:/x.json", f"CG410 `C:/x.json` {OUTSIDE}"),
    ("an address", "https://example.org/x.json", f"CG410 `https://example.org/x.json` {OUTSIDE}"),
    ("dots inside", "results/../secret.json", f"CG410 `results/../secret.json` {OUTSIDE}"),
    ("nothing there", "secret.json", f"CG411 `secret.json` {CANNOT}"),
    ("a hidden folder", "results/.git/bench.json", f"CG410 `results/.git/bench.json` {HIDDEN}"),
    ("a link out of the root", "results/link.json", f"CG410 `results/link.json` {LINK}"),
    ("a link inside the root", "results/inside.json", f"CG410 `results/inside.json` {LINK}"),
    ("behind a link", "results/folder/bench.json", f"CG410 `results/folder/bench.json` {LINK}"),
    ("a pipe", "results/pipe.json", "CG410 `results/pipe.json` is not a file"),
    ("a folder", "results/.", f"CG410 `results/.` {OUTSIDE}"),
    ("a file that is gone", "results/gone.json", "CG411 `results/gone.json` cannot be read: no such file or directory"),
    (
        "a large file",
        "results/large.json",
        "CG412 `results/large.json` is larger than 4 MiB; keep the quoted rows in a separate file",
    ),
    (
        "another encoding",
        "results/latin.json",
        "CG411 `results/latin.json` is not UTF-8: byte 0xe4 in line 1; save the file as UTF-8",
    ),
]


@pytest.mark.parametrize(("path", "expected"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_file_that_may_not_be_read(project, path, expected):
    if path.endswith("."):
        path = f'"{path}"'
        lines, value = said(project, path)
        assert ([line.replace("`results/.`", "`results/.`") for line in lines], value) == ([expected], None)
        return
    assert said(project, path) == ([expected], None)


def test_nothing_beside_the_vault_is_read_without_a_root(project):
    (project / "mkdocs.yml").write_text("site_name: T\nplugins: [calcgraph]\n")
    lines, value = said(project, "../results/bench.json")
    assert (lines, value) == ([f"CG410 `../results/bench.json` {OUTSIDE}"], None)


ROOTS = [
    ("above the project", "../", "`data.roots` cannot be `../`; name a folder inside the project"),
    ("from the root of the disk", "/etc", "`data.roots` cannot be `/etc`; name a folder inside the project"),
    ("out and in", "a/../../b", "`data.roots` cannot be `a/../../b`; name a folder inside the project"),
]


@pytest.mark.parametrize(("root", "expected"), [row[1:] for row in ROOTS], ids=[row[0] for row in ROOTS])
def test_a_root_outside_of_the_project_is_none(project, root, expected):
    (project / "mkdocs.yml").write_text(f"site_name: T\nplugins: [{{calcgraph: {{data: {{roots: [{root}]}}}}}}]\n")
    (project / "docs/index.md").write_text("# Note\n")
    assert expected in in_lines(CliRunner().invoke(main, ["check", "--no-cache"]).output)


def test_a_root_that_is_a_link_is_not_followed(project):
    (project / "more/data/bench.json").unlink()
    (project / "more/data").rmdir()
    (project / "more/data").symlink_to("../private")
    assert said(project, "more/data/bench.json") == ([f"CG410 `more/data/bench.json` {LINK}"], None)


def test_a_file_that_changes_while_it_is_read_is_reported(project, monkeypatch):
    from calcgraph import files

    whole = os.fstat
    calls = []

    def changing(handle):
        calls.append(handle)
        if len(calls) % 3 == 0:  # once to see that it is a file, then before and after the reading
            os.utime("results/bench.json", (len(calls), len(calls)))
        return whole(handle)

    assert files.read_file("results/bench.json") == b'{"p50": 41.8}'
    monkeypatch.setattr(os, "fstat", changing)
    assert files.read_file("results/bench.json") == "has changed while it was read"


def test_a_server_watches_the_roots_but_no_link(project):
    from mkdocs.config import load_config

    (project / "more/data/bench.json").unlink()
    (project / "more/data").rmdir()
    (project / "more/data").symlink_to("/etc")
    config = load_config(str(project / "mkdocs.yml"))
    config = config.plugins.on_config(config)
    assert str(project / "results") in config.watch
    assert not any(path.endswith("more/data") for path in config.watch)


def test_a_page_shows_the_number_and_where_it_is_from_and_follows_the_file(project):
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    text = "# Note\n\n[41.8](#x)\n\n```calc\nx = from ../results/bench.json /p50  # median\n```\n"
    (project / "docs/index.md").write_text(text)
    (project / "mkdocs.yml").write_text(CONFIG + "theme: {name: mkdocs}\n")
    config = load_config(str(project / "mkdocs.yml"))
    build(config)
    page = (project / "site/index.html").read_text()
    assert '<span data-q="x">41.8</span>' in page
    assert "median · from results/bench.json /p50" in page
    (project / "results/bench.json").write_text('{"p50": 41.77}')
    build(config)
    assert '<span data-q="x">41.8</span>' in (project / "site/index.html").read_text()
    (project / "results/bench.json").write_text('{"p50": 43.9}')
    (project / "docs/index.md").write_text(text.replace("41.8", "43.9"))
    build(config)
    assert '<span data-q="x">43.9</span>' in (project / "site/index.html").read_text()
