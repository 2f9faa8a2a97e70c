"""What a writer sees in Obsidian is what the page shows: the cases of `tests/cases/obsidian.md`."""

from pathlib import Path

import pytest
from markdown import Markdown

from calcgraph.hosts.compare import compare_links
from calcgraph.hosts.markdown_extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.project import read_project
from calcgraph.render.graph_data import draw
from calcgraph.settings import LinkSettings, Settings
from calcgraph.source import NoteId, SourceFile

FILE = Path(__file__).parents[1] / "cases" / "obsidian.md"
EXTENSIONS = ["attr_list", "def_list", "md_in_html", "toc", "pymdownx.superfences", "pymdownx.highlight"]
CONFIGS = {"pymdownx.highlight": {"use_pygments": False}}


def read_cases(text):
    """Name, input and output of each case: blocks that end with a line of one full stop."""
    blocks = text.split("\n.\n")
    return [
        (name.strip(), before, after)
        for name, before, after in zip(blocks[0::3], blocks[1::3], blocks[2::3], strict=False)
    ]


CASES = read_cases(FILE.read_text(encoding="utf-8").partition("\n\n")[2])


def convert(text):
    sources = [SourceFile(NoteId("a.md"), text), SourceFile(NoteId("b.md"), "# B\n\nThe other.\n")]
    project = read_project(sources, ["i.png"], lambda _: None, Settings(links=LinkSettings(unresolved="ghost")))
    site = Site()
    site.begin_build(project, draw(project), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    site.new_markdown = lambda: Markdown(extensions=[*EXTENSIONS, CalcgraphExtension(site)], extension_configs=CONFIGS)
    md = site.new_markdown()
    md.treeprocessors.deregister("calcgraph-problems")
    html = md.convert(text)
    assert compare_links(site) == ()
    return html


@pytest.mark.parametrize(("text", "html"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_page_shows_what_obsidian_shows(text, html):
    assert convert(text).strip() == html.strip()


def test_line_breaks_can_be_those_of_markdown():
    md = Markdown(extensions=[CalcgraphExtension(Site(), line_breaks=False)])
    assert md.convert("one\ntwo") == "<p>one\ntwo</p>"


def test_without_a_site_all_stays_as_written():
    md = Markdown(extensions=["calcgraph"])
    assert md.convert('[[a]] and [b](c.md "d") $x$') == (
        '<p>[[a]] and <a href="c.md" title="d">b</a> <math display="inline"><mrow><mi>x</mi></mrow></math></p>'
    )
