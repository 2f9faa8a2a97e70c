"""Zensical runs no plugins: the same vault through our Markdown extension, in a folder that `calcgraph build` wrote."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.hosts.markdown.zensical import site_in

SITE = Path(__file__).parent / "site"
CONFIGURATION = """
[project]
site_name = "Notes"
site_url = "https://calcgraph.example/notes/"
docs_dir = "pages"
extra_css = ["assets/calcgraph/page/calcgraph.css", "assets/calcgraph/map/graph.css", "assets/calcgraph/page/live.css"]
extra_javascript = [
  {path = "assets/calcgraph/map/graph.js", type = "module"},
  {path = "assets/calcgraph/page/sheet.js", type = "module"},
]
[project.theme]
font = false
[project.markdown_extensions.toc]
permalink = true
[project.markdown_extensions.calcgraph]
[project.validation]
invalid_link_anchors = false
"""


ODD = {
    "empty-front.md": "---\n\n---\n\n# Empty\n\nTwo thirds: [[no such note]] `= 2 / 3`.\n",
    "comment-front.md": "---\n# only a comment\n---\n\n# Comment\n\nText of it.\n",
    "broken-front.md": "---\ntitle: Broken: here\naliases: [kept]\n---\n\nText of a broken one.\n",
    "rule-first.md": "---\n\nText below a rule.\n",
}
"""Notes whose front matter a host may refuse, one of them with an error."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The HTML of each page of the built site, by its path."""
    root = tmp_path_factory.mktemp("zensical") / "site"
    shutil.copytree(SITE, root)
    (root / "zensical.toml").write_text(CONFIGURATION, encoding="utf-8")
    for name, text in ODD.items():
        (root / "docs" / name).write_text(text, encoding="utf-8")
    failed = CliRunner().invoke(main, ["build", str(root), "--out", str(root / "pages")])
    assert failed.exit_code == 1
    assert not (root / "pages").exists()
    command = ["build", str(root), "--set", "on_error=warn", "--out", str(root / "pages")]
    written = CliRunner().invoke(main, command)
    assert written.exit_code == 0, written.output
    assert written.output.count("CG101") == 1
    command = [Path(sys.executable).parent / "zensical", "build", "--clean", "--strict", "-f", root / "zensical.toml"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    files = (path for path in (root / "site").rglob("*") if path.is_file())
    return {
        path.relative_to(root / "site").as_posix(): path.read_text("utf-8") if path.suffix == ".html" else ""
        for path in files
    }


def article(pages: dict[str, str], path: str) -> str:
    text = pages[path]
    return text[text.index("<article") : text.rindex("</article>")]


def test_a_note_is_as_under_mkdocs(pages: dict[str, str]) -> None:
    text = article(pages, "notes/roofline/index.html")
    assert 'id="calc-step"' in text
    assert 'class="cg-claim' in text
    assert "<cg-note" in text
    assert 'id="cg:connections"' in text
    assert not re.search(r"<p>[^<]*\[\[", text)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("empty-front", "Two thirds"),
        ("comment-front", "Text of it"),
        ("broken-front", "Text of a broken one"),
        ("rule-first", "Text below a rule"),
    ],
)
def test_notes_with_odd_front_matter_have_pages(pages: dict[str, str], path: str, words: str) -> None:
    text = article(pages, f"{path}/index.html")
    assert words in text
    assert "aliases" not in text


def test_a_page_says_how_many_problems_it_has_and_shows_no_box(pages: dict[str, str]) -> None:
    text = article(pages, "empty-front/index.html")
    assert "1 problem was found" in text
    assert "cg-problem__where" not in text
    assert "no note is called" in article(pages, "claims/index.html")


def test_settings_of_the_build_are_those_of_the_pages(tmp_path: Path) -> None:
    shutil.copytree(SITE, tmp_path / "site")
    out = tmp_path / "site" / "pages"
    written = CliRunner().invoke(main, ["build", str(tmp_path / "site"), "--set", "values.digits=7", "--out", str(out)])
    assert written.exit_code == 0, written.output
    known, usual = site_in(tmp_path / "site", out).project, site_in(tmp_path / "site").project
    assert (known.settings.values.digits, usual.settings.values.digits) == (7, 3)


def test_generated_pages_have_their_bodies(pages: dict[str, str]) -> None:
    assert "<cg-map" in article(pages, "graph/index.html")
    assert 'href="/notes/notes/roofline/#calc-step"' in article(pages, "claims/index.html")
    assert "41.8" in article(pages, "values/index.html")


def test_every_address_and_id_is_there(pages: dict[str, str]) -> None:
    missing = [
        (path, href)
        for path in pages
        if path.endswith("index.html")
        for href in re.findall(r'(?:href|src)="([^"]*)"', article(pages, path))
        if not is_there(pages, path, href)
    ]
    assert missing == []


def is_there(pages: dict[str, str], path: str, href: str) -> bool:
    """Whether an address leads to a file of the site, and to an id in it."""
    parts = urlsplit(href.replace("&amp;", "&"))
    if parts.scheme or parts.netloc:
        return True
    target = parts.path.removeprefix("/notes/") if parts.path.startswith("/") else join(dirname(path), parts.path)
    target = normpath(unquote(target)).removeprefix("./") if parts.path else path
    file = target if target in pages else normpath(join(target, "index.html"))
    return file in pages and (not parts.fragment or f'id="{unquote(parts.fragment)}"' in pages[file])
