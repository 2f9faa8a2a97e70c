"""Embeds that ask for a page without an end: what is shown is bounded, and what becomes a link is reported."""

import pytest
from markdown import Markdown

from calcgraph.hosts.markdown import embeds
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.links.embed_rings import MAX_CHARACTERS, MAX_ON_PAGE
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

MANY = " shows up to "
DEEP = "5 deep"
RING = "embeds itself"
LONG = "A line of words that goes on.\n\n" * 1_000


def crossed(count):
    every = "\n\n".join(f"![[n{at}]]" for at in range(count))
    return {f"n{at}.md": f"# N{at}\n\nText.\n\n{every}\n" for at in range(count)}


def chain(count):
    return {f"n{at}.md": f"Text.\n\n![[n{at + 1}]]\n" for at in range(count)} | {f"n{count}.md": "End.\n"}


ROWS = {
    "a section in itself": ({"a.md": "# A\n\n![[#A]]\n"}, 0, 0, RING),
    "a section in itself, 600 times": ({"a.md": "# A\n\n" + "![[#A]]\n\n" * 600}, 0, 0, RING),
    "a block in itself": ({"a.md": "Words ![[#^b]] ^b\n"}, 0, 0, RING),
    "a section that holds the embed of it two levels down": ({"a.md": "# A\n\n## B\n\n### C\n\n![[#B]]\n"}, 0, 0, RING),
    "a section through another note": ({"a.md": "# A\n\n## B\n\n![[b]]\n", "b.md": "![[a#B]]\n"}, 1, 100, RING),
    "24 notes in each other": (crossed(24), MAX_ON_PAGE, MAX_CHARACTERS, MANY),
    "a long note many times": ({"a.md": "![[b]]\n\n" * 50, "b.md": LONG}, 6, MAX_CHARACTERS, MANY),
    "101 of a short note": ({"a.md": "![[b]]\n\n" * 101, "b.md": "Short.\n"}, 100, 1_000, MANY),
    "100 of a short note": ({"a.md": "![[b]]\n\n" * 100, "b.md": "Short.\n"}, 100, 1_000, ""),
    "six notes in each other": (chain(6), 5, 1_000, DEEP),
    "five notes in each other": (chain(5), 5, 1_000, ""),
    "4,000 notes in each other": (chain(4_000), 5, 1_000, DEEP),
    "another section of the same note": ({"a.md": "# A\n\n![[#B]]\n\n# B\n\nText.\n"}, 1, 100, ""),
}
"""Notes, how many texts the page of the first shows at most, how many characters, and what the check says."""


@pytest.mark.parametrize("name", ROWS)
def test_what_a_page_embeds_has_an_end(name, monkeypatch):
    files, most, characters, said = ROWS[name]
    site, texts = Site(), []
    text_of = embeds.text_of
    monkeypatch.setattr(embeds, "text_of", lambda *of: texts.append(text_of(*of)) or texts[-1])
    site.project = read_project([SourceFile(NoteId(path), text) for path, text in files.items()], [], str, Settings())
    site.new_markdown = lambda: Markdown(extensions=["tables", CalcgraphExtension(site)])
    first = NoteId(next(iter(files)))
    site.begin_page(first, str)
    site.new_markdown().convert(files[first])
    assert len(texts) == most
    assert sum(map(len, texts)) <= characters
    told = [one.message for one in site.project.diagnostics if one.code == "CG109"]
    assert any(said in one for one in told) if said else told == []
