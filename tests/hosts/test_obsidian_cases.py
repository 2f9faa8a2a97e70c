"""What a writer sees in Obsidian is what the page shows: the cases of `tests/cases/obsidian.md`."""

from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown import Markdown

from calcgraph.hosts.markdown.compare import compare_links
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.project import read_project
from calcgraph.render.map.data import draw
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
    project = read_project(
        sources, ["i.png", "s.mp3"], lambda _: None, Settings(links=LinkSettings(unresolved="ghost"))
    )
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


class Nesting(HTMLParser):
    """Blocks in what holds words only, and links in links."""

    def __init__(self):
        super().__init__()
        self.open, self.wrong = [], []

    def handle_starttag(self, tag, attrs):
        is_block = tag in ("p", "article", "div", "ul", "table", "section")
        around = {"p", "h1", "h2", "em", "strong", "mark", "a"} if is_block else {"a"} if tag == "a" else set()
        self.wrong += [f"{tag} in {other}" for other in self.open if other in around]
        if tag not in ("br", "img", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        while self.open.pop() != tag:
            pass


NESTED = {
    "embed in a sentence": "One ![[b]] two.",
    "embed in emphasis": "One *two **three ![[b]] four*** five.",
    "embed in a heading": "# One ![[b]] two",
    "embed in an item": "- one ![[b]] two\n\n- three",
    "embed in a cell": "| one |\n|---|\n| two ![[b]] |",
    "embeds side by side": "![[b]] ![[b]]",
    "embed with an id": "![[b]] ^id",
    "typed embed": "up:: ![[b]] because",
    "sound in a sentence": "One ![[s.mp3]] two.",
    "live value in a link": "```calc\nx = 2\n```\n\nIt is [`= x`](#x), and [so `= x` is](b.md).",
    "address in a link": "[https://example.org](https://example.org/x)",
}


@pytest.mark.parametrize("name", NESTED)
def test_no_block_in_a_paragraph_and_no_link_in_a_link(name):
    read = Nesting()
    read.feed(convert(NESTED[name]))
    assert (read.wrong, read.open) == ([], [])


def test_line_breaks_can_be_those_of_markdown():
    md = Markdown(extensions=[CalcgraphExtension(Site(), line_breaks=False)])
    assert md.convert("one\ntwo") == "<p>one\ntwo</p>"


def test_without_a_site_all_stays_as_written():
    md = Markdown(extensions=["calcgraph"])
    assert md.convert('[[a]] and [b](c.md "d") $x$') == (
        '<p>[[a]] and <a href="c.md" title="d">b</a> <math><mi>x</mi></math></p>'
    )
