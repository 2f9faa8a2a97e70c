"""The links the check finds in a note are the links of its page, on any text."""

import functools
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown import Markdown

from calcgraph.hosts.markdown.compare import compare_links
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.notes.front_matter import read_front_matter
from calcgraph.project import read_project
from calcgraph.render.map.data import draw
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

DOCS = Path(__file__).parents[2] / "docs"
EXTENSIONS = [
    "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "tables", "toc", "pymdownx.details",
    "pymdownx.superfences", "pymdownx.highlight", "pymdownx.inlinehilite", "pymdownx.tabbed",
]  # fmt: skip
SETTINGS = Settings(links=LinkSettings(unresolved="ghost"), values=ValueSettings(reference=False))


@functools.cache
def drawing():
    """A map, which no page of these shows: to place the words of a long note takes longer than to convert it."""
    return draw(read_project([SourceFile(NoteId("b.md"), "# B\n")], [], lambda _: None, SETTINGS))


def convert(text, shown=None):
    """The page of a note with this text, or with `shown` in its place, and what differs between page and check."""
    source = SourceFile(NoteId("a.md"), text)
    project = read_project([source, SourceFile(NoteId("b.md"), "# B\n")], [], lambda _: None, SETTINGS)
    site = Site()
    site.begin_build(project, drawing(), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    md = Markdown(extensions=[*EXTENSIONS, CalcgraphExtension(site)])
    html = md.convert(text[read_front_matter(source)[0].end :] if shown is None else shown)
    return html, compare_links(site)


@pytest.mark.parametrize(
    ("text", "shown", "weight", "said"),
    [
        ("Text.", "[[b]]", "error", "the page links to `b`, which the check has not seen"),
        ("[[b]]", "Text.", "warning", "the page has no link to `b`"),
    ],
)
def test_a_link_that_only_one_of_them_has_is_reported(text, shown, weight, said):
    _, differences = convert(text, shown)
    assert [(one.code, one.severity, one.message) for one in differences] == [("CG920", weight, said)]


PIECES = st.sampled_from(
    ["[[b]]", "![[b|1]]", "[[b#B|x]]", "[t](b.md)", "[t](<b.md>)", "[r][r]", "![i](i.png)", "`", "``", "`c`", "$",
     "$x$", "%%", "> ", "- ", "1. ", "  ", "    ", "# ", "#tag ", "\n", "\n\n", "\n", "|", "|---|---|\n",
     "| a | b |\n", "word ", "[r]: b.md\n", "**", "_", "<b>", "</b>", "\\", "[", "]", "(", ")", "!!! note\n", "```\n",
     "~~~\n", "^id", "^[a]", "[^1]", "[^1]: ", "---\n", "===\n", "> [!note]- T\n", "- [ ] ", "==", "~~", "key:: ",
     "$$\n", "*", "&amp;", ": ", "https://b.c/d", "<https://b.c>", "![[b]]", "\t", "      ", "term\n: ",
     "<div>", "</div>", "\n<div>\n", "\n</div>", "\n<details>", "\n<!-- ", " -->", "\n<script>", "</script>", "<hr>",
     "<p "]
)  # fmt: skip


@settings(max_examples=int(os.environ.get("SAME_LINKS", "40")), deadline=None)
@given(st.lists(PIECES, max_size=25).map("".join))
def test_generated_text(text):
    _, differences = convert(text)
    assert differences == ()


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=lambda path: str(path.relative_to(DOCS)))
def test_real_text(path):
    _, differences = convert(path.read_text(encoding="utf-8"))
    assert differences == ()
