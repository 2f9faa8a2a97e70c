"""The page of changes and its feed: what the last tags moved, in each host that makes pages."""

import subprocess
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

NOTE = "# Cost\n\n```calc\nrent = {} USD/h\nprice = 2 * rent\n```\n\nIt costs [{}](#price).\n"
ATOM = "{http://www.w3.org/2005/Atom}"


def git(folder, *words, at="2026-01-01T00:00:00Z"):
    environment = {"GIT_COMMITTER_DATE": at, "GIT_AUTHOR_DATE": at, "PATH": "/usr/bin:/bin:/usr/local/bin"}
    who = (
        "-c",
        "user.name=N",
        "-c",
        "user.email=n@example.org",
        "-c",
        "commit.gpgsign=false",
        "-c",
        "tag.gpgsign=false",
    )
    subprocess.run(["git", *who, "-C", str(folder), *words], check=True, capture_output=True, env=environment)


@pytest.fixture
def project(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: Notes\nsite_url: https://notes.example/\ntheme: {name: material, font: false}\n"
        "plugins:\n  - calcgraph:\n      changes: {tags: 2}\n"
    )
    git(tmp_path, "init", "-q", "-b", "main")
    for number, rent in enumerate((2, 3, 3, 5), start=1):
        (tmp_path / "docs/index.md").write_text(NOTE.format(rent, "4 USD/h" if number == 4 else f"{2 * rent} USD/h"))
        at = f"2026-01-0{number}T00:00:00Z"
        git(tmp_path, "add", "-A", at=at)
        git(tmp_path, "commit", "-q", "--allow-empty", "-m", f"release {number} <b>@all</b>", at=at)
        git(tmp_path, "tag", f"v{number}", at=at)
    (tmp_path / "docs/index.md").write_text(NOTE.format(5, "10 USD/h"))
    return tmp_path


def test_mkdocs_has_the_page_and_the_feed(project):
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(project / "mkdocs.yml"), "-d", str(project / "site")])
    assert done.exit_code == 0, done.output
    page = (project / "site/changes/index.html").read_text()
    assert page.index('<h2 id="cg-release-1">v4</h2>') < page.index('<h2 id="cg-release-2">v3</h2>')
    assert "<h2>v2" not in page
    assert ">v2<" not in page
    assert "1 claim broke; 2 values moved" in page
    assert "no changes: every value, claim, link and note is the same" in page
    assert '<a href="../#calc-price"><code>price</code></a></th><td>6</td><td>10 USD/h</td><td>+66.7 %</td>' in page
    assert "<td>rent +4</td>" in page
    feed = ET.fromstring((project / "site/changes.xml").read_text())  # noqa: S314 - our own
    assert feed.tag == f"{ATOM}feed"
    assert feed.find(f"{ATOM}updated").text == "2026-01-04T00:00:00Z"
    assert [entry.find(f"{ATOM}title").text for entry in feed.iter(f"{ATOM}entry")] == [
        "v4: 1 claim broke; 2 values moved",
        "v3: no changes: every value, claim, link and note is the same",
    ]
    ids = [entry.find(f"{ATOM}id").text for entry in feed.iter(f"{ATOM}entry")]
    assert len(set(ids)) == 2
    assert all(one.startswith("urn:uuid:") for one in ids)
    assert feed.find(f"{ATOM}link").get("href") == "https://notes.example/changes"
    assert "price: 6 → 10 USD/h (+66.7 %): rent +4 (docs/index.md:4)" in feed.find(f"{ATOM}entry/{ATOM}content").text


def test_the_folder_for_other_hosts_has_the_feed(project, monkeypatch):
    monkeypatch.chdir(project)
    done = CliRunner().invoke(main, ["build", "--out", "pages"])
    assert done.exit_code == 0, done.output
    assert (project / "pages/changes.md").is_file()
    assert "<title>v4: 1 claim broke; 2 values moved</title>" in (project / "pages/changes.xml").read_text()


WITHOUT = [
    ("no repository", lambda project: (project / ".git").rename(project / "git")),
    ("one tag", lambda project: git(project, "tag", "-d", "v1", "v2", "v3")),
]


@pytest.mark.parametrize("spoil", [row[1] for row in WITHOUT], ids=[row[0] for row in WITHOUT])
def test_without_two_tags_the_page_says_so(project, spoil):
    spoil(project)
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(project / "mkdocs.yml"), "-d", str(project / "site")])
    assert done.exit_code == 0, done.output
    assert "No two tags yet to compare." in (project / "site/changes/index.html").read_text()


def test_a_tag_that_cannot_be_read_is_passed_over(project):
    (project / "mkdocs.yml").rename(project / "aside.txt")
    (project / "mkdocs.yml").write_text("site_name: [\n")
    at = "2026-01-05T00:00:00Z"
    git(project, "add", "-A", at=at)
    git(project, "commit", "-q", "-m", "broken", at=at)
    git(project, "tag", "v5", at=at)
    (project / "aside.txt").replace(project / "mkdocs.yml")
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(project / "mkdocs.yml"), "-d", str(project / "site")])
    assert done.exit_code == 0, done.output
    page = (project / "site/changes/index.html").read_text()
    assert ">v4</h2>" in page
    assert ">v5</h2>" not in page


def test_without_the_setting_there_is_no_page(project):
    (project / "mkdocs.yml").write_text((project / "mkdocs.yml").read_text().replace("tags: 2", "tags: 0"))
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(project / "mkdocs.yml"), "-d", str(project / "site")])
    assert done.exit_code == 0, done.output
    assert not (project / "site/changes").exists()
    assert not (project / "site/changes.xml").exists()
