"""Notes whose numbers are all to be bound, single files of any repository, and offers for what is not bound."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

README = """# Fast

A step takes [41.8 ms](#b.p50.value), 99 ms at worst. [Docs](docs/), [issues](../../issues), [licence](LICENSE).

![no such picture](picture-2.png)

<!-- calc: table b from bench/results.json /latency in value: ms -->
"""


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository with no configuration, broken notes beside the README, and a benchmark."""
    files = {
        "README.md": README,
        "bench/results.json": '{"latency": {"p50": 41.8, "p99": 99.2}}',
        "docs/broken.md": "[[nowhere]] and `= 1 +`\n",
        "LICENSE": "MIT",
        "sub/README.md": "Twice is [83.6 ms](#twice).\n\n```calc\n"
        "half = from ../bench/results.json /latency/p50 in ms\ntwice = 2 * half\n```\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(*arguments):
    done = CliRunner().invoke(main, ["check", *arguments, "--format", "json"])
    found = json.loads(done.stdout)
    rows = [
        f"{one['path']}:{one['line']}:{one['column']} {one['code']} {one['message']}" for one in found["diagnostics"]
    ]
    return rows, found["summary"]["notes"], done.exit_code


WRONG = "README.md:3:14 CG401 `41.8 ms` is not `b.p50.value`: 43.9 ms (allowed 41.75 to 41.85)"


def test_a_readme_of_any_repository_is_checked(repository):
    assert check("README.md") == ([], 1, 0)
    (repository / "bench/results.json").write_text('{"latency": {"p50": 43.9}}')
    assert check("README.md") == ([WRONG], 1, 1)


def test_what_a_claim_leads_to_may_not_vanish(repository):
    (repository / "bench/results.json").write_text('{"latency": {"median": 41.8}}')
    assert check("README.md") == (["README.md:3:14 CG103 `README.md` has no heading or quantity `b.p50.value`"], 1, 1)


def test_a_file_in_a_folder_is_read_from_the_repository(repository, monkeypatch):
    monkeypatch.chdir(repository / "sub")
    assert check("README.md") == ([], 1, 0)
    assert check("../sub/README.md") == ([], 1, 0)


def test_without_a_repository_a_file_has_its_folder(tmp_path, monkeypatch):
    (tmp_path / "a").mkdir()
    (tmp_path / "x.json").write_text('{"v": 1}')
    (tmp_path / "a/n.md").write_text("```calc\nx = from ../x.json /v\n```\n")
    monkeypatch.chdir(tmp_path)
    rows, _, code = check("a/n.md")
    assert (rows, code) == (["n.md:2:5 CG410 `../x.json` is outside the folders calcgraph may read"], 1)


def test_a_note_of_a_project_is_read_as_part_of_it(repository):
    (repository / "mkdocs.yml").write_text("site_name: T\nplugins: [calcgraph]\n")
    rows, notes, code = check("docs/broken.md")
    assert (notes, code) == (1, 1)
    assert [row.split()[1] for row in rows] == ["CG101", "CG210"]
    assert check("README.md") == ([], 1, 0)  # it is none of its notes


def badge(*arguments):
    done = CliRunner().invoke(main, ["claims", *arguments])
    return done.exit_code, done.output.splitlines()


def test_a_badge_has_the_number_of_checked_numbers_or_of_errors(repository):
    line = "![Numbers checked by calcgraph](docs/numbers.svg)"
    said = "wrote docs/numbers.svg: numbers, 1 checked"
    assert badge("README.md", "--badge", "docs/numbers.svg") == (0, [said, line])
    tree = ET.fromstring((repository / "docs/numbers.svg").read_text())  # noqa: S314 - ours
    assert [one.text for one in tree.iter() if one.tag.endswith("}text")] == ["numbers", "1 checked"]
    assert "README.md:3 41.8 ms" in badge("README.md")[1][0]
    (repository / "bench/results.json").write_text('{"latency": {"p50": 43.9}}')
    code, (said, _) = badge("README.md", "--badge", "docs/numbers.svg")
    assert (code, said) == (1, "wrote docs/numbers.svg: numbers, 1 error")
    assert "checked<" not in (repository / "docs/numbers.svg").read_text()


def test_the_line_of_a_badge_is_for_the_note_that_was_named(repository, monkeypatch):
    monkeypatch.chdir(repository / "sub")
    code, (_, line) = badge("README.md", "--badge", "../docs/a b.svg")
    assert (code, line) == (0, "![Numbers checked by calcgraph](../docs/a%20b.svg)")


def test_a_badge_is_not_written_through_a_link(repository):
    (repository.parent / "outside.svg").write_text("mine")
    (repository / "numbers.svg").symlink_to(repository.parent / "outside.svg")
    assert badge("README.md", "--badge", "numbers.svg")[0] == 2
    assert (repository.parent / "outside.svg").read_text() == "mine"


GITHUBS = """# Guide

[From 2.7 to 2.8](#guide-27--28), [speed 9](#speed--size), [9 results](#results-1), [not 9](#guide-27-28).

## Guide: 2.7 → 2.8

## Speed & size

## Results

## Results
"""


@pytest.mark.parametrize("site", ["", "site_name: T\n", "site_name: T\nplugins: [calcgraph]\n"])
def test_headings_of_a_readme_have_the_anchors_of_github_also_beside_a_site(repository, site):
    """The README of a project with a site is not on that site, so the site's anchors do not apply to it."""
    if site:
        (repository / "mkdocs.yml").write_text(site)
    (repository / "README.md").write_text(GITHUBS)
    rows, _, code = check("README.md")
    assert (rows, code) == (["README.md:3:85 CG103 `README.md` has no heading or quantity `guide-27-28`"], 1)


def test_hidden_files_and_links_are_not_read(repository):
    (repository / ".env.json").write_text('{"latency": {"p50": 41.8}}')
    (repository / "outside.json").symlink_to("/etc/hosts")
    for name in (".env.json", "outside.json", "bench/../../x.json", "/etc/hosts"):
        (repository / "README.md").write_text(README.replace("bench/results.json", name))
        rows, _, code = check("README.md")
        assert code == 1
        assert any("CG41" in row for row in rows)


REFUSED = [
    ("no note", ["bench/results.json"], "is not a note"),
    ("nothing there", ["nothing.md"], "does not exist"),
    ("watching", ["README.md", "--watch"], "--watch and --stdin need a folder"),
    ("another text", ["README.md", "--stdin", "README.md"], "--watch and --stdin need a folder"),
]


@pytest.mark.parametrize(("arguments", "said"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_what_is_not_a_single_note(repository, arguments, said):
    done = CliRunner().invoke(main, ["check", *arguments])
    assert done.exit_code == 2
    assert said in done.output


FREE = "README.md:3:39 CG418 `99 ms` is not linked to anything"


def test_a_pattern_wants_all_numbers_bound(repository):
    assert check("README.md", "--set", "values.bound=['*.md']") == ([FREE], 1, 1)
    (repository / "calcgraph.toml").write_text('[values]\nbound = ["README.md"]\n')
    assert check("README.md") == ([FREE], 1, 1)
    (repository / "README.md").write_text(README.replace("99 ms", "[99 ms](#b.p99.value)"))
    assert check("README.md") == ([], 1, 0)


def test_a_readme_without_a_claim_fails_where_all_are_to_be_bound(repository):
    (repository / "calcgraph.toml").write_text('[values]\nbound = ["README.md"]\n')
    (repository / "README.md").write_text("# Fast\n\nVery fast.\n")
    assert check("README.md") == (
        ["README.md:1:1 CG419 every number must be checked here, but the note has no claims"],
        1,
        1,
    )


def test_a_live_value_binds_itself(repository):
    (repository / "README.md").write_text("---\nbound: all\n---\nOne is `= 2 - 1`.\n")
    assert check("README.md") == ([], 1, 0)


def test_a_pattern_that_fits_no_note_is_told_by_check_and_build(repository):
    config = "site_name: T\ntheme: {name: mkdocs}\nplugins: [{calcgraph: {values: {bound: [docs/brokn.md]}}}]\n"
    (repository / "mkdocs.yml").write_text(config)
    (repository / "docs/broken.md").write_text("# Mended\n")
    rows, _, code = check("--no-cache")
    said = "CG419 `docs/brokn.md` in `values.bound` fits no note, so nothing is checked"
    assert (rows, code) == ([f"mkdocs.yml:3:1 {said}"], 1)
    built = subprocess.run(
        [str(Path(sys.executable).with_name("mkdocs")), "build"], capture_output=True, text=True, check=False
    )
    assert built.returncode == 1
    assert said in built.stderr


def test_offers_for_numbers_the_same_unit_first(repository):
    text = README + "\n```calc\nwait [s] = 0.0991 s\nother = 99 kg\n```\n"
    (repository / "README.md").write_text(text)
    done = CliRunner().invoke(main, ["suggest", "--numbers", "README.md"])
    assert done.output == (
        "README.md:3:39 [99 ms](#b.p99.value) is 99.2 ms\nREADME.md:3:39 [99 ms](#wait) is 0.0991 s\n"
    )
    rows = json.loads(CliRunner().invoke(main, ["suggest", "--numbers", "--format", "json", "README.md"]).output)
    assert rows["suggestions"][0] == {
        "note": "README.md", "line": 3, "column": 39, "target": "README.md", "count": 1,
        "text": "[99 ms](#b.p99.value)", "value": "99.2 ms",
    }  # fmt: skip


def test_an_offer_of_another_note_is_a_link_to_it(repository):
    (repository / "sub/README.md").write_text("Once 41.8 ms.\n")
    (repository / "LICENSE").unlink()
    done = CliRunner().invoke(main, ["suggest", "--numbers", "sub/README.md"])
    assert done.output == "sub/README.md:1:6 [41.8 ms](../README.md#b.p50.value) is 41.8 ms\n"
    refused = CliRunner().invoke(main, ["suggest", "sub/README.md"])
    assert refused.exit_code == 2
