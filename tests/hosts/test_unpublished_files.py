"""A picture that is a link, and links to files that exist and are not published: check and page agree."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from mkdocs.config import load_config
from mkdocs.structure.files import InclusionLevel, get_files

from calcgraph.hosts.command_line import main

CONFIGURATION = (
    "site_name: S\ntheme: {name: mkdocs}\nexclude_docs: private/\nplugins: [calcgraph: {dialect: obsidian}]\n"
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {
        "mkdocs.yml": CONFIGURATION,
        "docs/index.md": "# Home\n\n[![[dot.png]]](https://example.org) and [![[dot.png]]](kettle.md)\n",
        "docs/kettle.md": "# Kettle\n",
        "docs/dot.png": "a picture",
        "docs/private/secret.png": "a picture",
        "docs/private/data.csv": "a,b\n",
        "docs/Templates/day.md": "# Day\n",
        "docs/Templates/day.png": "a picture",
        "docs/.hidden/gone.png": "a picture",
    }
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def build(root: Path) -> str:
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(root / "mkdocs.yml"), "-d", str(root / "site")])
    return done.output


def test_a_picture_is_a_link(root: Path) -> None:
    build(root)
    page = (root / "site/index.html").read_text(encoding="utf-8")
    assert '<a href="https://example.org"><img alt="" src="dot.png" /></a>' in page
    assert '<a href="kettle/"' in page
    assert "[<img" not in page


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("![[secret.png]]", "CG107"),
        ("[data](private/data.csv)", "CG107"),
        ("[[Templates/day]]", "CG107"),
        ("![[nowhere.png]]", "CG101"),
        ("![[gone.png]]", "CG101"),
    ],
)
def test_a_file_that_is_not_published(root: Path, link: str, code: str) -> None:
    (root / "docs/index.md").write_text(f"# Home\n\n{link}\n", encoding="utf-8")
    assert f"index.md:3:1: {code}" in CliRunner().invoke(main, ["check", str(root)]).output
    assert f"index.md:3:1: {code}" in build(root)


def test_a_picture_beside_templates_is_published(root: Path) -> None:
    (root / "docs/index.md").write_text("# Home\n\n![[Templates/day.png]]\n", encoding="utf-8")
    assert "nothing wrong" in CliRunner().invoke(main, ["check", str(root)]).output
    build(root)
    assert 'src="Templates/day.png"' in (root / "site/index.html").read_text(encoding="utf-8")
    assert (root / "site/Templates/day.png").is_file()


HOMES = {
    "both": ("index.md", "README.md"),
    "alone": ("README.md", "a/README.md"),
    "beside HTML": ("index.html", "README.md"),
    "other endings": ("a/index.markdown", "a/README.mkd", "README.md"),
    "in another folder": ("index.md", "a/README.md"),
    "an index that is excluded": ("private/index.md", "private/README.md", "index.md"),
    "in small letters": ("index.md", "readme.md"),
}


@pytest.mark.parametrize("names", HOMES.values(), ids=HOMES)
def test_of_two_homes_of_a_folder_the_notes_are_the_pages_of_the_host(tmp_path: Path, names: tuple[str, ...]) -> None:
    for name in ("mkdocs.yml", *(f"docs/{name}" for name in names)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("# Note\n\n[x](gone.md)\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: S\nexclude_docs: private/index.md\nplugins: [calcgraph]\n", "utf-8"
    )
    files = get_files(load_config(str(tmp_path / "mkdocs.yml")))
    pages = {file.src_uri for file in files.documentation_pages(inclusion=InclusionLevel.is_included)}
    said = CliRunner().invoke(main, ["check", "--no-cache", str(tmp_path)]).output
    assert set(re.findall(r"^docs/(\S+?):\d+:\d+: CG101", said, re.MULTILINE)) == pages
