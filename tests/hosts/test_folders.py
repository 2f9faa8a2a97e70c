"""Notes that lie outside of the project's folder, a library among the notes: every file itself has a name."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.vault.folders import shown_path

ONE = "see [[Kettel]] [[one/k]]\n"
TWO = "other [[kx]] [[nosuchk]] [[Kettel|it]]\n"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def written(root: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(text.encode())
    return root


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A project whose notes lie beside it, two of them with one base name."""
    files = {"vault/one/k.md": ONE, "vault/two/k.md": TWO, "vault/Kettles.md": "# Boiling\n"}
    return written(tmp_path, {**files, "site/mkdocs.yml": "site_name: x\ndocs_dir: ../vault\n"}) / "site"


def test_notes_outside_of_the_project_are_fixed_each_by_itself(site: Path) -> None:
    (site.parent / "vault" / "Kettles.md").rename(site.parent / "vault" / "Kettle.md")
    shown = run("fix", site)
    assert "+++ ../vault/one/k.md" in shown.output
    done = run("fix", site, "--write")
    assert done.output.startswith("changed ../vault/one/k.md\nchanged ../vault/two/k.md\n")
    assert (site.parent / "vault/one/k.md").read_text() == ONE.replace("Kettel]", "Kettle]")
    assert (site.parent / "vault/two/k.md").read_text() == TWO.replace("Kettel|", "Kettle|")


def test_a_rename_outside_of_the_project_keeps_every_link(site: Path) -> None:
    done = run("rename", "two/k", "two/m", site, "--write")
    assert done.exit_code == 0, done.output
    assert done.output.endswith("../vault/two/k.md becomes ../vault/two/m.md\n")
    assert (site.parent / "vault/two/m.md").read_text() == TWO
    assert run("rename", "one/k", "one/n", site, "--write").output == (
        "changed ../vault/one/k.md\n../vault/one/k.md becomes ../vault/one/n.md\n"
    )
    assert (site.parent / "vault/one/n.md").read_text() == ONE.replace("one/k", "one/n")


PLACES = {"../vault/one/k.md:1:5", "../vault/two/k.md:1:7", "../vault/two/k.md:1:14", "../vault/two/k.md:1:26"}


def test_every_format_names_the_files_with_their_folders(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = run("check", site).output
    assert {line.partition(": CG101")[0] for line in text.splitlines() if "CG101" in line} == PLACES
    assert "1 | other [[kx]]" in text
    rows = json.loads(run("check", site, "--format", "json").output)["diagnostics"]
    assert {f"{row['path']}:{row['line']}:{row['column']}" for row in rows} == PLACES
    cases = ET.fromstring(run("check", site, "--format", "junit").output).iter("testcase")  # noqa: S314 - our own
    assert [case.get("name") for case in cases] == ["../vault/Kettles.md", "../vault/one/k.md", "../vault/two/k.md"]
    links = json.loads(run("links", site, "--format", "json").output)["links"]
    assert {row["source"] for row in links} == {"../vault/one/k.md", "../vault/two/k.md"}
    graph = json.loads(run("graph", site, "--format", "json").output)["nodes"]
    assert {"../vault/one/k.md", "../vault/two/k.md", "../vault/Kettles.md"} <= {row["id"] for row in graph}
    monkeypatch.chdir(site.parent)
    annotations = run("check", "site", "--format", "github").output.splitlines()
    assert {line.partition("file=")[2].partition(",")[0] for line in annotations} == {
        "vault/one/k.md",
        "vault/two/k.md",
    }
    log = json.loads(run("check", "site", "--format", "sarif").output)
    places = [one["locations"][0]["physicalLocation"] for one in log["runs"][0]["results"]]
    assert {one["artifactLocation"]["uri"] for one in places} == {"vault/one/k.md", "vault/two/k.md"}


def test_patterns_and_comments_reach_one_file_of_two_with_one_name(site: Path) -> None:
    ignored = "plugins:\n- calcgraph: {ignore: {../vault/two/*: [CG101]}}\n"
    (site / "mkdocs.yml").write_text(f"site_name: x\ndocs_dir: ../vault\n{ignored}")
    rows = json.loads(run("check", site, "--format", "json").output)["diagnostics"]
    assert [row["path"] for row in rows] == ["../vault/one/k.md"]
    (site / "mkdocs.yml").write_text("site_name: x\ndocs_dir: ../vault\n")
    (site.parent / "vault/two/k.md").write_text(f"<!-- calc: ignore CG101 later -->\n{TWO}")
    rows = json.loads(run("check", site, "--format", "json").output)["diagnostics"]
    assert [row["path"] for row in rows] == ["../vault/one/k.md"]


def test_a_page_counts_the_problems_of_its_own_note_and_leads_to_the_list(site: Path) -> None:
    (site / "mkdocs.yml").write_text(
        "site_name: x\ntheme: mkdocs\ndocs_dir: ../vault\nplugins: [calcgraph: {on_error: warn}]\n"
    )
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q"], cwd=site, check=True, capture_output=True)
    pages = {name: (site / "site" / name / "k" / "index.html").read_text() for name in ("one", "two")}
    found = {
        name: re.findall(r'<a href="([^"]*)">(\d+ problems? w\w+) found</a>', text) for name, text in pages.items()
    }
    there = "../../claims/#cg:problems"
    assert found == {"one": [(there, "1 problem was")], "two": [(there, "3 problems were")]}
    assert not any("CG101" in page for page in pages.values())
    listed = (site / "site" / "claims" / "index.html").read_text()
    assert listed.count("CG101") == 4
    assert 'id="cg:problems"' in listed


def test_a_library_among_the_notes_is_read_once(tmp_path: Path) -> None:
    sheet = "# L\n\n```calc\nrent = 3 rack\n```\n\n[[nobody]]\n"
    files = {
        "a.md": "[[lib/laws/l]] [3 rack](lib/laws/l.md#rent)\n",
        "lib/laws/l.md": sheet,
        "lib/laws/units.txt": "rack = [rack]\nx\n",
    }
    root = written(tmp_path, {**files, "calcgraph.toml": 'library = "lib/laws"\n'})
    rows = json.loads(run("check", root, "--format", "json").output)["diagnostics"]
    assert [(row["path"], row["code"]) for row in rows] == [("lib/laws/l.md", "CG101"), ("lib/laws/units.txt", "CG304")]
    assert len(read(VaultOptions(root)).project.notes) == 2


def test_what_is_wrong_in_a_library_is_reported_at_its_file(tmp_path: Path) -> None:
    files = {
        "docs/a.md": "# A\n",
        "my/laws/l.md": "# L\n",
        "my/laws/units.txt": "x\n",
        "my/laws/layout.json": "[",
        "my/laws/sources.yaml": "a: b: c\n",
    }
    root = written(tmp_path, {**files, "calcgraph.toml": 'docs_dir = "docs"\nlibrary = "my/laws"\n'})
    rows = json.loads(run("check", root, "--format", "json").output)["diagnostics"]
    assert {row["path"] for row in rows} == {"my/laws/units.txt", "my/laws/layout.json", "my/laws/sources.yaml"}


NAMES = st.lists(st.sampled_from(["a", "b", "..", ".", "k.md", "docs", "é", "x y"]), min_size=1, max_size=6)


@given(NAMES, NAMES)
@settings(max_examples=300)
def test_no_two_files_are_called_alike(one: list[str], other: list[str]) -> None:
    root = Path("/home/me/site")
    first, second = (Path(os.path.normpath(root / "/".join(parts))) for parts in (one, other))
    assert (shown_path(root, first) == shown_path(root, second)) == (first == second)


def test_nothing_is_written_when_a_note_changes_meanwhile(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (site.parent / "vault" / "Kettles.md").rename(site.parent / "vault" / "Kettle.md")
    from calcgraph.hosts.commands.rewriting import edits

    make = edits.new_files

    def later(*given: object) -> object:
        (site.parent / "vault/two/k.md").write_text("somebody else's\n")
        return make(*given)

    monkeypatch.setattr(edits, "new_files", later)
    done = run("fix", site, "--write")
    assert done.exit_code == 2
    assert done.output.endswith("two/k.md` has changed since it was read; nothing was written\n")
    assert (site.parent / "vault/one/k.md").read_text() == ONE


ENDS = {
    "old": "a\r\n[[Kettel]]\r\nb\r\n",
    "mixed": "a\r\n[[Kettel]]\nb\rc\n",
    "marked": "\ufeffa [[Kettel]]\r\n",
    "none": "[[Kettel]]",
}


@pytest.mark.parametrize("text", ENDS.values(), ids=ENDS)
def test_only_the_edit_changes_a_file(tmp_path: Path, text: str) -> None:
    root = written(tmp_path, {"a.md": text, "Kettle.md": "# Boiling\n"})
    (root / "a.md").chmod(0o600)
    assert run("fix", root, "--write").exit_code == 0
    assert (root / "a.md").read_bytes() == text.replace("Kettel]", "Kettle]").encode()
    assert (root / "a.md").stat().st_mode & 0o777 == 0o600


def test_a_note_under_two_names_is_written_once(tmp_path: Path) -> None:
    root = written(tmp_path, {"a.md": "[[Kettel]]\n", "Kettle.md": "# Boiling\n"})
    (root / "again.md").symlink_to("a.md")
    done = run("fix", root, "--write")
    assert (done.exit_code, (root / "a.md").read_text()) == (0, "[[Kettle]]\n"), done.output
    assert (root / "again.md").is_symlink()
