"""A site whose writer has no first page gets one; nothing that is one already is hidden."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

NOTES = {
    "a.md": "# Alpha\n\nThe first word. [[Beta]]\n",
    "deep/b.md": "# Beta\n\nText <b>.\n",
    "deep/c.md": "# Gamma\n\n[[Beta]] [[a]]\n",
    "deep/d.md": "# Delta\n\n[[Beta]]\n",
    "Zoo/e.md": "# Epsilon\n",
}


def built(root: Path, notes: dict[str, str], *, theme: str = "mkdocs", settings: str = "", also: str = "") -> str:
    for path, text in notes.items():
        (root / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (root / "docs" / path).write_text(text, encoding="utf-8")
    plugins = f"plugins: [search, calcgraph: {{dialect: obsidian, {settings}}}]\n"
    config = f"site_name: S\ntheme: {{name: {theme}}}\n{plugins}{also}"
    (root / "mkdocs.yml").write_text(config, encoding="utf-8")
    done = CliRunner().invoke(cli, ["build", "--strict", "-f", str(root / "mkdocs.yml")])
    assert done.exit_code == 0, done.output
    return (root / "site" / "index.html").read_text(encoding="utf-8")


def links(page: str) -> list[str]:
    body = page[page.index('<div class="cg cg-shelves">') :]
    return re.findall(r'<a href="([^"]+)">', body[: body.index("</div>")])


@pytest.mark.parametrize("theme", ["mkdocs", "readthedocs", "material"])
def test_notes_are_listed_by_rank_and_by_folder(tmp_path: Path, theme: str) -> None:
    page = built(tmp_path, NOTES, theme=theme)
    assert re.findall(r"<h2 id=\"cg-home[^>]*>([^<]+?) ?<", page) == ["Most linked", "Notes", "deep", "Zoo"]
    assert links(page)[:2] == ["deep/b/", "a/"]
    assert links(page)[2:] == ["a/", "deep/b/", "deep/d/", "deep/c/", "Zoo/e/"]
    assert '<span class="say">The first word.</span>' in page
    assert page.count("<h1") == 1


def test_it_stands_before_the_notes_and_no_link_leads_to_it(tmp_path: Path) -> None:
    page = built(tmp_path, NOTES)
    assert re.findall(r'<a href="([^"]*)" class="nav-link', page)[:2] == [".", "a/"]
    (tmp_path / "docs" / "a.md").write_text("[[index]]\n")
    assert "CG101 no note is called `index`" in CliRunner().invoke(main, ["check", str(tmp_path)]).output


def test_a_large_folder_says_how_many_it_leaves_out(tmp_path: Path) -> None:
    page = built(tmp_path, {f"n{at:03}.md": f"# Note {at:03}\n" for at in range(103)})
    assert len(links(page)) == 100
    assert "<p>And 3 other notes.</p>" in page
    assert "Most linked" not in page


OWN = {
    "index.md": ({"index.md": "# Mine\n"}, "Mine"),
    "a README": ({"README.md": "# Mine\n"}, "Mine"),
    "another ending": ({"index.markdown": "# Mine\n"}, "Mine"),
    "a page of HTML": ({"index.html": "<p>Mine</p>"}, "<p>Mine</p>"),
    "a note that asks for the place": ({"x.md": "---\npermalink: /\n---\n\n# Mine\n"}, "Mine"),
}


@pytest.mark.parametrize(("own", "reported"), OWN.values(), ids=OWN)
def test_a_page_of_the_writers_stays(tmp_path: Path, own: dict[str, str], reported: str) -> None:
    page = built(tmp_path, {**NOTES, **own})
    assert reported in page
    assert "cg-home" not in page


def test_with_a_navigation_of_the_writers_it_is_beside_it(tmp_path: Path) -> None:
    page = built(tmp_path, NOTES, also="nav: [a.md]\n")
    assert "deep/b/" in links(page)
    assert (
        "Home</a>" not in page.split("cg-shelves", maxsplit=1)[0].split("navbar-nav", maxsplit=1)[1].split("</ul>")[0]
    )


def build_without(tmp_path: Path, file: str) -> Result:
    """A build during which a file goes."""
    built(tmp_path, {**NOTES, "p.png": "", "../formulas/l.md": "# Law\n"})
    gone = tmp_path / "docs" / file
    hook = f"from pathlib import Path\ndef on_nav(nav, **_):\n    Path({str(gone)!r}).unlink()\n"
    (tmp_path / "hook.py").write_text(hook)
    with (tmp_path / "mkdocs.yml").open("a") as config:
        config.write("hooks: [hook.py]\n")
    return CliRunner().invoke(cli, ["build", "-f", str(tmp_path / "mkdocs.yml")])


def test_an_attachment_that_goes_while_the_site_is_built_is_named(tmp_path: Path) -> None:
    done = build_without(tmp_path, "p.png")
    assert (done.exit_code, type(done.exception)) == (1, SystemExit)
    assert "p.png` was deleted while the site was built; build it again" in done.output


KEPT = {"a note": ("a.md", "a"), "a note of the library": ("../formulas/l.md", "formulas/l")}


@pytest.mark.parametrize(("file", "page"), KEPT.values(), ids=KEPT)
def test_a_note_that_goes_while_the_site_is_built_is_built_as_it_was_read(tmp_path: Path, file: str, page: str) -> None:
    done = build_without(tmp_path, file)
    assert done.exit_code == 0, done.output
    shown = tmp_path / "site" / page / "index.html"
    assert "<h1" in shown.read_text("utf-8")
