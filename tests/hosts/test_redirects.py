"""`permalink:` and aliases that read like a path: whoever follows such an address reaches the note."""

import re
from pathlib import Path
from urllib.parse import unquote, urljoin

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

REFRESH = 'http-equiv="refresh"'
KEPT = {
    "a permalink": ("permalink: /old/place/", "old/place/index.html"),
    "without its bars": ("permalink: old-place", "old-place/index.html"),
    "a page of another host": ("permalink: /2019/05/v1.2.html", "2019/05/v1.2.html"),
    "a path among the aliases": ("aliases: [Other, /gone/Größe 1/]", "gone/Größe 1/index.html"),
    "percent signs": ("permalink: /caf%C3%A9/", "café/index.html"),
    "a number": ("permalink: 2024", "2024/index.html"),
    "its own address under the other setting": ("permalink: /it's a note.html", "it's a note.html"),
}
REPORTED = {
    "out of the site": ("permalink: /../x/", "CG105 the address `/../x/` is not a page inside the site"),
    "another site": ("permalink: https://x.org/", "CG105 the address `https://x.org/` is not a page inside the site"),
    "a file": ("permalink: /sitemap.xml", "CG105 the address `/sitemap.xml` is not a page inside the site"),
    "a folder that is a page": (
        "permalink: /a.html/b/",
        "CG105 the address `/a.html/b/` is not a page inside the site",
    ),
    "a name too long": (
        f"permalink: /{'a' * 201}/",
        f"CG105 the address `/{'a' * 201}/` is not a page inside the site",
    ),
    "a device under Windows": (
        "permalink: /con/",
        "CG105 the address `/con/` is not a page inside the site: `con` is the name of a device under Windows",
    ),
    "a file that is a device": (
        "permalink: /a/nul.html",
        (
            "CG105 the address `/a/nul.html` is not a page inside the site: "
            "`nul.html` is the name of a device under Windows"
        ),
    ),
    "a name that ends with a dot": (
        "permalink: /a./",
        "CG105 the address `/a./` is not a page inside the site: `a.` ends with a dot, which Windows drops",
    ),
    "a hidden folder": (
        "permalink: /.git/x/",
        "CG105 the address `/.git/x/` is not a page inside the site: `.git` is hidden: it begins with a dot",
    ),
    "another note's in capitals": ("permalink: /OTHER/", "CG902 the address `/OTHER/` would hide `other.md`"),
    "its own in capitals": (
        "permalink: /It's a note/",
        "CG902 (info) the address `/It's a note/` differs from the note's own only in case, so it gets no page",
    ),
    "below a file in capitals": ("permalink: /license/x/", "CG902 the address `/license/x/` would hide `LICENSE`"),
    "another note's": ("permalink: /other/", "CG902 the address `/other/` would hide `other.md`"),
    "a generated page's": ("permalink: /graph.html", "CG902 the address `/graph.html` would hide `graph.md`"),
    "below a file without an ending": (
        "permalink: /LICENSE/x/",
        "CG902 the address `/LICENSE/x/` would hide `LICENSE`",
    ),
}
SILENT = {
    "the home page": "permalink: /",
    "its own": "permalink: /it's a note/",
    "nothing": "permalink:",
    "none": "permalink: false",
}


def vault(tmp_path: Path, front: str, *, pretty: bool = True) -> Path:
    docs = tmp_path / "docs"
    docs.mkdir()
    name = "index.md" if front == SILENT["the home page"] else "it's a note.md"
    (docs / name).write_text(f"---\n{front}\n---\n\n# The <note>\n\n## Part\n", encoding="utf-8")
    (docs / "other.md").write_text("# Other\n", encoding="utf-8")
    (docs / "LICENSE").write_text("Free.\n", encoding="utf-8")
    config = f"site_name: S\nuse_directory_urls: {str(pretty).lower()}\nplugins: [calcgraph]\n"
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    return tmp_path


def built(root: Path) -> str:
    return CliRunner().invoke(cli, ["build", "--strict", "-f", str(root / "mkdocs.yml")]).output


@pytest.mark.parametrize("pretty", [True, False], ids=["folders", "files"])
@pytest.mark.parametrize(("front", "path"), KEPT.values(), ids=KEPT)
def test_the_address_leads_to_the_note(tmp_path: Path, front: str, path: str, *, pretty: bool) -> None:
    root = vault(tmp_path, front, pretty=pretty)
    assert "WARNING" not in built(root)
    site = root / "site"
    page = (site / path).read_text(encoding="utf-8")
    if REFRESH in page:
        (url,) = re.findall(rf'{REFRESH} content="0; url=([^"]+)"', page)
        target = site / unquote(urljoin(f"/{path}", url)).lstrip("/")
        page = (target / "index.html" if pretty else target).read_text(encoding="utf-8")
    assert '<h2 id="part">' in page


@pytest.mark.parametrize(("front", "message"), REPORTED.values(), ids=REPORTED)
def test_an_address_that_cannot_be_is_reported(tmp_path: Path, front: str, message: str) -> None:
    root = vault(tmp_path, front)
    assert message in CliRunner().invoke(main, ["check", str(root)]).output
    assert f"docs/it's a note.md:1:1: {message}" in built(root)


@pytest.mark.parametrize("front", SILENT.values(), ids=SILENT)
def test_what_is_there_already_is_left_alone(tmp_path: Path, front: str) -> None:
    root = vault(tmp_path, front)
    assert "nothing wrong" in CliRunner().invoke(main, ["check", str(root)]).output
    assert "WARNING" not in built(root)
    pages = {path.relative_to(root / "site").as_posix() for path in (root / "site").rglob("*.html")}
    assert not [page for page in pages if REFRESH in (root / "site" / page).read_text(encoding="utf-8")]


def test_two_notes_cannot_have_one_address(tmp_path: Path) -> None:
    root = vault(tmp_path, "permalink: /old/")
    (root / "docs" / "other.md").write_text("---\naliases: [/Old/, /old]\n---\n", encoding="utf-8")
    output = built(root)
    for written in ("/Old/", "/old"):
        assert f"docs/other.md:1:1: CG902 the address `{written}` would hide `it's a note.md`" in output
