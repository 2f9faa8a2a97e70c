"""A picture that is a link, and links to files that exist and are not published: check and page agree."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

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
        ("![[Templates/day.png]]", "CG107"),
        ("[[Templates/day]]", "CG107"),
        ("![[nowhere.png]]", "CG101"),
        ("![[gone.png]]", "CG101"),
    ],
)
def test_a_file_that_is_not_published(root: Path, link: str, code: str) -> None:
    (root / "docs/index.md").write_text(f"# Home\n\n{link}\n", encoding="utf-8")
    assert f"index.md:3:1: {code}" in CliRunner().invoke(main, ["check", str(root)]).output
    assert f"index.md:3:1: {code}" in build(root)
