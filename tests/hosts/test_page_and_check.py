"""What a page shows as a link or claim, the check has read: texts of which the two once had readings of their own."""

import re

import pytest
from markdown import Markdown

from calcgraph.hosts.markdown.compare import compare_links
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.notes.front_matter import read_front_matter
from calcgraph.project import read_project
from calcgraph.render.map.data import draw
from calcgraph.settings import LinkSettings, Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SETS = {
    "none": "",
    "the site's": (
        "admonition attr_list def_list footnotes md_in_html tables toc pymdownx.details pymdownx.superfences "
        "pymdownx.highlight pymdownx.inlinehilite pymdownx.tabbed"
    ),
    "extra": "pymdownx.extra pymdownx.details pymdownx.tabbed pymdownx.tasklist",
    "another reader of fences": "pymdownx.superfences fenced_code",
}
LIVE = re.compile(r'href="nope\.md"|class="cg-ghost"|class="cg-claim ')
LINKS = "[x](nope.md) [[nope]]"
ALL = f"[99 ms](#step). {LINKS}"
SHEET = "```calc\nstep = 12 ms\n```\n\n"
PROGRAMS = ("script", "style", "textarea", "pre")
TEXTS = {
    "a fence of tildes with two words": (f"~~~ a b\n{LINKS}\n~~~", 0),
    "a fence with words and signs": (f"~~~ a,b c! `d`\n{LINKS}\n~~~", 0),
    "a fence with an option that nothing knows": (f'```python a="b"\n{LINKS}\n```', 0),
    "a fence whose highlighted lines are not numbers": (f'```python hl_lines="x"\n{LINKS}\n```', 0),
    "a definition whose target is on the next line": (f"[b]:\nnope.md\n\n[b] {LINKS}", 2),
    "a definition whose label has two lines": (f"[b\n]: nope.md\n\n[b] {LINKS}", 2),
    "a definition with an angle that is not closed": (f"[b]: <nope.md\n\n[b] {LINKS}", 2),
    "a definition with a title on the next line": ("[b]: nope.md\n'x'\n\n[b]", 1),
    "a definition without a label": (f"[ ]: {LINKS}\n\n[ ]", 2),
    "what begins as a definition and goes on": (f"[b]: {LINKS}\n\n[b]", 2),
    "two definitions of a label": ("[b]: nope.md\n[b]: b.md\n\n[b]", 1),
    "a definition in a list": ("- [b]: nope.md\n- [b]", 1),
    "a definition whose label has blanks": ("[b  c]: nope.md\n\n[x][b c]", 1),
    "a claim that does not hold": (f"{SHEET}{ALL}", 3),
    "a comment in a sentence": (f"{SHEET}a <!-- {ALL} --> b", 0),
    "a comment of several lines in a sentence": (f"{SHEET}a <!--\n{ALL}\n--> b", 0),
    "a comment in a quotation": (f"{SHEET}> <!-- {ALL} -->", 0),
    "a comment in a list": (f"{SHEET}- <!-- {ALL} -->", 0),
    "a comment in the words of a link": (f"{SHEET}[a <!-- [[nope]] --> b](nope.md)", 1),
    "a comment that is not closed": (f"{SHEET}<!-- {ALL}", 3),
    "a comment that is closed twice": (f"{SHEET}<!--> {ALL} -->", 0),
    "a comment that ends for a browser": (f"{SHEET}<!-- --!> {ALL} -->", 0),
    "a script in a sentence": (f"{SHEET}a <script>{ALL}</script>", 0),
    "a style in a sentence that goes on": (f"{SHEET}a <style>{ALL}</style> {ALL}", 3),
    "a tag with links in an attribute": (f'{SHEET}a <b title="{ALL}"> c', 0),
    "a tag with links at the beginning of a line": (f"{SHEET}<b title='{ALL}'>", 0),
    "a tag in the words of a link": ("[a <b>c</b>](nope.md)", 1),
    "a tag in the words of a wikilink": ("[[nope|a <b>c</b>]]", 1),
    "an element between blank lines": (f"{SHEET}<div>\n\n{ALL}\n\n</div>", 3),
    "an element that is not closed": (f"{SHEET}<div\n\n{ALL}", 3),
    "an element that nobody knows": (f"{SHEET}<foo>\n\n{ALL}\n\n</foo>", 3),
    **{f"a block of {tag}": (f"{SHEET}<{tag}>\n\n{ALL}\n\n</{tag}>", 0) for tag in PROGRAMS},
    **{f"a block of {tag} that is not closed": (f"{SHEET}<{tag}\n\n{ALL}", 0) for tag in PROGRAMS},
    "an instruction": (f"{SHEET}<?php {ALL} ?>", 3),
    "a section of data": (f"{SHEET}<![CDATA[{ALL}]]>", 3),
}
"""Texts, and how many dead links a page shows."""


def convert(text: str, extensions: str, html: str = "keep") -> tuple[str, list[str], int]:
    """The page of a note, what differs from its check, and how many of its links the check has refused."""
    settings = Settings(html=html, links=LinkSettings(unresolved="error"), values=ValueSettings(reference=False))
    source = SourceFile(NoteId("a.md"), text)
    project = read_project([source, SourceFile(NoteId("b.md"), "# B\n")], [], lambda _: None, settings)
    site = Site()
    site.begin_build(project, draw(project), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    md = Markdown(extensions=[*extensions.split(), CalcgraphExtension(site, escape=html == "escape")])
    md.treeprocessors.deregister("calcgraph-problems")
    page = md.convert(text[read_front_matter(source)[0].end :])
    refused = [one for one in project.diagnostics if one.code in ("CG101", "CG401", "CG406")]
    return page, [one.message for one in compare_links(site)], len(refused)


def test_a_block_in_an_element_with_markdown_is_text() -> None:
    text = f'{SHEET}<div markdown="1">\n<pre>\n{ALL}\n</pre>\n{ALL}\n</div>'
    for html in ("keep", "escape"):
        page, differences, refused = convert(text, SETS["the site's"], html)
        assert (differences, len(LIVE.findall(page)), refused) == ([], 3, 3)


@pytest.mark.parametrize("extensions", SETS.values(), ids=SETS)
@pytest.mark.parametrize("html", ["keep", "escape"])
@pytest.mark.parametrize(("text", "count"), TEXTS.values(), ids=TEXTS)
def test_no_dead_link_of_a_page_is_unseen(text: str, count: int, html: str, extensions: str) -> None:
    page, differences, refused = convert(text, extensions, html)
    assert differences == []
    assert (len(LIVE.findall(page)), refused) == (count, count)
