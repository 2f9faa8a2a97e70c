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


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The HTML of each page of the built site, by its path."""
    root = tmp_path_factory.mktemp("zensical") / "site"
    shutil.copytree(SITE, root)
    (root / "zensical.toml").write_text(CONFIGURATION, encoding="utf-8")
    written = CliRunner().invoke(main, ["build", str(root), "--out", str(root / "pages")])
    assert written.exit_code == 0, written.output
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
