"""With `nav: index` the notes stay out of the navigation and are found by letter, folder and tag."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

SITE = Path(__file__).parent / "site"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("navigation") / "site"
    shutil.copytree(SITE, site)
    config = site / "mkdocs.yml"
    config.write_text(config.read_text().replace("  - calcgraph:\n", "  - calcgraph:\n      nav: index\n"))
    law, cache = site / "docs" / "notes" / "roofline.md", site / "docs" / "notes" / "kv-cache.md"
    law.write_text(law.read_text(encoding="utf-8").replace("---\n", "---\nid: '1'\n", 1), encoding="utf-8")
    cache.write_text("---\nid: 1a\n---\n\n" + cache.read_text(encoding="utf-8"), encoding="utf-8")
    result = CliRunner().invoke(cli, ["build", "--strict", "-f", str(config), "-d", str(site / "out")])
    assert result.exit_code == 0, result.output
    return site / "out"


def read(built: Path, name: str) -> str:
    return (built / name / "index.html").read_text(encoding="utf-8")


def test_the_navigation_names_no_note(built: Path) -> None:
    links = re.findall(r'<a href="([^"]+)" class="md-nav__link', read(built, "browse"))
    assert "../graph/" in links
    assert not [link for link in links if "notes/" in link]


def test_all_notes_are_listed(built: Path) -> None:
    page = read(built, "browse")
    for text in ("A–Z", "Folders", "Tags", ">The roofline</a>", ">The cache</a>", ">Hardware</a>", "<h3>law</h3>"):
        assert text in page


def test_notes_lead_on_along_the_zettelkasten(built: Path) -> None:
    assert '<link rel="next" href="../kv-cache/">' in read(built, "notes/roofline")
    assert '<link rel="prev" href="../roofline/">' in read(built, "notes/kv-cache")
