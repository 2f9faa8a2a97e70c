"""With `nav: index` the notes stay out of the navigation and are found by letter, folder and tag."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from mkdocs.config import load_config
from mkdocs.structure.files import File, InclusionLevel, get_files
from mkdocs.structure.nav import get_navigation

from calcgraph.hosts.mkdocs.reports import tell_unlisted
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

SITE = Path(__file__).parent / "site"
PREVIEWS = "material.extensions.preview: {targets: {include: ['*']}}"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("navigation") / "site"
    shutil.copytree(SITE, site)
    config = site / "mkdocs.yml"
    text = config.read_text().replace(
        "  - calcgraph:\n", "  - calcgraph:\n      nav: index\n      links: {popups: false}\n"
    )
    config.write_text(text.replace("  - tables\n", f"  - tables\n  - {PREVIEWS}\n"))
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
    for text in (
        "A–Z",
        "Folders",
        "Tags",
        ">The roofline</a>",
        ">The cache</a>",
        ">Hardware</a>",
        '<a href="../tags/#tag:law">law</a>',
    ):
        assert text in page


def test_notes_lead_on_along_the_zettelkasten(built: Path) -> None:
    assert '<link rel="next" href="../kv-cache/">' in read(built, "notes/roofline")
    assert '<link rel="prev" href="../roofline/">' in read(built, "notes/kv-cache")


def test_previews_of_the_theme_leave_embeds_alone(built: Path) -> None:
    page = read(built, "")
    assert '<a class="cg-link" data-preview="" href="notes/roofline/">' in page
    assert 'class="cg-embed' in page


def test_popups_are_off_where_the_setting_says_so(built: Path) -> None:
    for name in ("", "notes/roofline", "claims"):
        assert re.findall(r"<cg-note data-search-exclude[^>]*>", read(built, name))[0].endswith(" data-no-popups>")


def test_the_zettelkasten_has_an_outline(built: Path) -> None:
    assert '<a href="../notes/kv-cache/">The cache</a>' in read(built, "outline")
    assert '<li id="zettel:1a">' in read(built, "outline")
    assert 'href="../../outline/#zettel:1a"' in read(built, "notes/kv-cache")


def test_without_ids_there_is_no_outline(tmp_path: Path) -> None:
    assert CliRunner().invoke(cli, ["build", "-q", "-f", str(SITE / "mkdocs.yml"), "-d", str(tmp_path)]).exit_code == 0
    assert (tmp_path / "tags").is_dir()
    assert not (tmp_path / "outline").exists()


NAVIGATIONS = [
    ("of the host", "", "a/ z/ deep/b/ graph/ claims/ values/ tags/ outline/", "deep/b/", "claims/"),
    ("of the writer", "nav: [index.md, tags.md, a.md, graph.md, z.md]\n", "tags/ a/ graph/ z/", "a/", "z/"),
]


@pytest.mark.parametrize(
    ("written", "order", "before", "after"), [row[1:] for row in NAVIGATIONS], ids=[row[0] for row in NAVIGATIONS]
)
def test_our_pages_stand_behind_the_notes(tmp_path: Path, written: str, order: str, before: str, after: str) -> None:
    for name in ("index", "a", "z", "deep/b"):
        (tmp_path / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "docs" / f"{name}.md").write_text("---\nid: 1\n---\n" if name == "a" else "Text.\n")
    config = f"site_name: S\ntheme: material\nplugins: [{{calcgraph: {{dialect: obsidian}}}}]\n{written}"
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    result = CliRunner().invoke(cli, ["build", "-f", str(tmp_path / "mkdocs.yml")])
    assert result.exit_code == 0, result.output
    start = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    links = re.findall(r'<a href="([^"]+)" class="md-nav__link', start[start.index("md-nav--primary") :])
    assert [link for link in links if link != "."] == order.split()
    graph = read(tmp_path / "site", "graph")
    assert f'<link rel="prev" href="../{before}">' in graph
    assert f'<link rel="next" href="../{after}">' in graph


@pytest.mark.parametrize(("listing", "address"), [("", "tags/#tag:one"), ("own.md", "own/#tag:one")])
def test_tags_lead_to_the_list_of_the_themes_plugin_where_it_has_one(
    tmp_path: Path, listing: str, address: str
) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("---\ntags: [one]\n---\n", encoding="utf-8")
    (docs / "own.md").write_text(f"# Mine\n\n{'<!-- material/tags -->' if listing else ''}\n", encoding="utf-8")
    config = "site_name: S\ntheme: material\nplugins: [material/tags, calcgraph: {dialect: obsidian}]\n"
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    result = CliRunner().invoke(cli, ["build", "-f", str(tmp_path / "mkdocs.yml")])
    assert result.exit_code == 0, result.output
    assert f'<a href="{address}" class="md-tag">one</a>' in (tmp_path / "site" / "index.html").read_text(
        encoding="utf-8"
    )


def test_a_note_of_its_name_takes_the_place_of_the_tags(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("---\nid: 1\ntags: [one]\n---\n\nA #one and a [[tags]].\n", encoding="utf-8")
    (docs / "tags.md").write_text("# My own tags\n", encoding="utf-8")
    (docs / "outline").mkdir()
    (docs / "outline" / "index.md").write_text("# My own outline\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: S\ntheme: material\nplugins: [{calcgraph: {dialect: obsidian}}]\n", encoding="utf-8"
    )
    result = CliRunner().invoke(cli, ["build", "--strict", "-f", str(tmp_path / "mkdocs.yml")])
    assert result.exit_code == 0, result.output
    start = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "<p>A #one and a <" in start
    assert "md-tag" not in start
    assert "outline/" not in start[start.index("<article") :]
    assert "cg-shelf" not in read(tmp_path / "site", "tags")


TOLD = "your navigation has none of calcgraph's pages: graph.md"
PLACES = [
    ("", "Text.", True),
    ("nav: [index.md]\n", "Text.", True),
    ("nav: [index.md, {Map: graph.md}]\n", "Text.", False),
    ("not_in_nav: |\n  claims.md\n", "Text.", False),
    ("", "See [the map](graph.md).", False),
]


@pytest.mark.parametrize(("lines", "text", "is_told"), PLACES)
def test_a_build_names_pages_that_nothing_leads_to(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, lines: str, text: str, *, is_told: bool
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Start\n\n{text}\n")
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"site_name: A\n{lines}plugins: [calcgraph]\n")
    loaded = load_config(str(config))
    files = get_files(loaded)
    project = read_project([SourceFile(NoteId("index.md"), text)], [], lambda _: None, Settings())
    made = {"index.md": "home", "graph.md": "graph", "claims.md": "claims"}
    for path in list(made)[1:]:
        site = (str(loaded.docs_dir), str(loaded.site_dir), loaded.use_directory_urls)
        files.append(File(path, *site, inclusion=InclusionLevel.NOT_IN_NAV))
    with caplog.at_level("INFO", "mkdocs.plugins.calcgraph"):
        tell_unlisted(get_navigation(files, loaded), loaded, made, project.notes.values())
    assert (TOLD in caplog.text) == is_told
