"""The description of a page, and what a chat shows of a link to it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.mkdocs.link_preview import LONGEST, preview_of

CONFIGURATION = """site_name: Notes & sums
site_url: {url}
site_description: All notes.
theme: {{name: {theme}}}
plugins:
  - search
  - calcgraph: {{dialect: {dialect}}}
"""
PAGES = {
    "index.md": "# Home\n\nThis is the first page of all the notes, and it says where to begin.\n",
    "step.md": """# A step "of" 5 < 6

![A drawing](drawing.png)

> [!note] Remember
> This callout has a long text, and it is not what the note is about.

Short.

The weights of the model take [140 GB](#weights), which is "much" & <b>more</b> than one card holds.

```calc
weights = 70 GB * 2
```
""",
    "own.md": "---\ndescription: Written by hand.\n---\n# Own\n\nThe first paragraph of this note is long enough.\n",
    "maths.md": "# M\n\nThe law says $E = m c^2$ and nothing more than this, as one knows.\n\n"
    "The second paragraph of this note has no formula in it.\n",
}


def build(folder: Path, theme: str = "material", dialect: str = "obsidian", url: str = "https://a.example/w/") -> None:
    (folder / "docs").mkdir()
    for name, text in PAGES.items():
        (folder / "docs" / name).write_text(text)
    (folder / "docs/drawing.png").write_bytes(b"\x89PNG")
    (folder / "mkdocs.yml").write_text(CONFIGURATION.format(theme=theme, dialect=dialect, url=url))
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(folder / "mkdocs.yml"), "-d", str(folder / "out")])
    assert done.exit_code == 0, done.output


class Metas(HTMLParser):
    """The `meta` elements of a page as a browser reads them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(text.partition("</head>")[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("name") or given.get("property")):
            self.found[name] = given.get("content") or ""


def metas(folder: Path, name: str) -> dict[str, str]:
    return Metas((folder / "out" / name / "index.html").read_text()).found


STEP = 'The weights of the model take 140 GB, which is "much" & more than one card holds.'


def test_a_link_to_a_note_shows_its_first_sentences(tmp_path: Path) -> None:
    build(tmp_path)
    found = metas(tmp_path, "step")
    assert found["description"].replace("\u00a0", " ") == STEP
    assert found["og:description"].replace("\u00a0", " ") == STEP
    assert {name: found[name] for name in ("og:title", "og:type", "og:url", "og:site_name", "og:image")} == {
        "og:title": 'A step "of" 5 < 6',
        "og:type": "article",
        "og:url": "https://a.example/w/step/",
        "og:site_name": "Notes & sums",
        "og:image": "https://a.example/w/drawing.png",
    }
    assert metas(tmp_path, "maths")["description"] == "The second paragraph of this note has no formula in it."
    assert metas(tmp_path, "own")["description"] == "Written by hand."
    assert metas(tmp_path, "")["description"] == "All notes.", "the site's own words stay on its first page"


def test_a_site_that_keeps_its_own_reading_keeps_its_heads(tmp_path: Path) -> None:
    build(tmp_path, dialect="mkdocs")
    found = metas(tmp_path, "step")
    assert (found["description"], [name for name in found if name.startswith("og:")]) == ("All notes.", [])


def test_without_an_address_of_the_site_there_are_no_tags(tmp_path: Path) -> None:
    build(tmp_path, url="")
    found = metas(tmp_path, "step")
    assert found["description"].replace("\u00a0", " ") == STEP
    assert [name for name in found if name.startswith("og:")] == []


LONG = "This sentence has some words. And this one goes on, word after word, " + "and on " * 40 + "to its end."


@pytest.mark.parametrize(
    ("html", "description"),
    [
        ("<p>too short</p><p>This paragraph is long enough to say what it is about.</p>",
         "This paragraph is long enough to say what it is about."),
        ("<figure><p>A caption that is certainly long enough to be taken.</p></figure>", ""),
        ("<p>A paragraph with a <span class='cg-sr'>(checked)</span> mark<br> that is not read, and a break.</p>",
         "A paragraph with a mark that is not read, and a break."),
        ("<p hidden>A paragraph that nobody sees and that is long enough.</p>", ""),
        ("<p>A formula in MathML, as a browser sets it: <math><mi>x</mi></math> and so on.</p>", ""),
        ("<p>An open paragraph that nothing closes, up to the end of the text", ""),
        ("</p></div></figure><p>Closing tags without an opening one are no reason to stop.</p>",
         "Closing tags without an opening one are no reason to stop."),
        (f"<p>{LONG[30:]}</p>", f"{LONG[30:30 + LONGEST].rpartition(' ')[0]}…"),
    ],
)  # fmt: skip
def test_the_first_paragraph_of_prose_is_found(html: str, description: str) -> None:
    assert preview_of(html).description == description


def test_a_picture_of_another_site_or_a_script_is_no_preview(tmp_path: Path) -> None:
    sources = {"a": "https://b.example/x.png", "b": "javascript:x.png", "c": "//b.example/x.png", "d": "x.svg"}
    (tmp_path / "docs").mkdir()
    for name, source in sources.items():
        text = f'# {name}\n\nA paragraph that is long enough to be a description.\n\n<img src="{source}">\n'
        (tmp_path / "docs" / f"{name}.md").write_text(text)
    (tmp_path / "mkdocs.yml").write_text(
        CONFIGURATION.format(theme="mkdocs", dialect="obsidian", url="https://a.example")
    )
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(tmp_path / "mkdocs.yml"), "-d", str(tmp_path / "out")])
    assert done.exit_code == 0, done.output
    for name in sources:
        found = metas(tmp_path, name)
        assert "og:title" in found
        assert "og:image" not in found
        assert not re.search(
            "javascript:", (tmp_path / "out" / name / "index.html").read_text().partition("</head>")[0]
        )
