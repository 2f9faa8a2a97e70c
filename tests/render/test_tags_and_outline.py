"""The pages of tags and of the Zettelkasten: what they list, in which order, under which ids."""

import pytest

from calcgraph.render.pages.outline import render_outline_page
from calcgraph.render.pages.tags import render_tags_page, tag_id

TAGGED = """---
tags: [Area/KV cache, law]
---
# First

What it says. More.

#area/kv-cache and #area/memory/Speed here, #law there.
"""


@pytest.fixture
def tags(page, read):
    made = page(TAGGED, path="a.md", b="---\ntags: [area]\n---\n# Second\n\n- #law", c="# Third, without a tag\n\n#42")
    return read(render_tags_page(made))


SHELVES = {
    "tag:area": ("Area 2", ["Second"]),
    "tag:area/kv-cache": ("Area/KV cache 1", ["First What it says."]),
    "tag:area/memory": ("Area/memory 1", []),
    "tag:area/memory/speed": ("Area/memory/Speed 1", ["First What it says."]),
    "tag:law": ("law 2", ["First What it says.", "Second"]),
}
"""A part is spelt as it was first."""


def test_tags_stand_in_a_tree_with_their_notes(tags):
    shelves = {}
    for section in tags.all("section"):
        (heading,) = (child for child in section.children if getattr(child, "tag", "")[:1] == "h")
        shelves[heading["id"]] = (heading.text, [item.text for found in own(section, "ul") for item in found.all("li")])
    assert shelves == SHELVES


def test_the_list_of_tags_leads_to_each(tags):
    links = [(link.text, link["href"]) for link in tags.one("nav").all("a")]
    assert links == [
        ("Area", "#tag:area"),
        ("KV cache", "#tag:area/kv-cache"),
        ("memory", "#tag:area/memory"),
        ("Speed", "#tag:area/memory/speed"),
        ("law", "#tag:law"),
    ]
    assert tags.one("p").text == "5 tags on 2 notes."


def test_without_a_tag_the_page_says_how_to_write_one(page, read):
    assert read(render_tags_page(page("# N"))).text.startswith("There are no tags yet.")


IDS = {
    "case": ("Law", "tag:law"),
    "blanks": ("a  b", "tag:a-b"),
    "an accent in two signs": ("cafe\u0301", "tag:café"),
    "bars at the ends": ("/a//b/", "tag:a/b"),
    "dots, which addresses swallow": ("a/../b", "tag:a/b"),
    "nothing but bars": ("//", "tag://"),
    "more levels than headings": ("a/b/c/d/e/f/g", "tag:a/b/c/d/e/f/g"),
}


@pytest.mark.parametrize(("name", "id_"), IDS.values(), ids=IDS)
def test_the_id_of_a_tag(name, id_):
    assert tag_id(name) == id_


def test_a_tag_of_a_thousand_levels_is_drawn(page, read):
    tree = read(render_tags_page(page("#" + "/".join("a" * 1000))))
    assert len(tree.all("section")) == 5


def test_the_outline_has_each_id_below_the_one_it_continues(page, read):
    notes = {at: f"---\nid: '{id_}'\n---\n# N{at}" for at, id_ in enumerate(["1", "1b", "1A", "10", "2a1", "2a1"])}
    made = page(notes[0], path="n0.md", n1=notes[1], n2=notes[2], n3=notes[3], n4=notes[4], n5=notes[5], other="# O")
    tree = read(render_outline_page(made))
    lines = [(item["id"], depth(item), [line.text for line in own(item, "p")]) for item in tree.all("li")]
    assert lines == [
        ("zettel:1", 0, ["1 N0"]),
        ("zettel:1a", 1, ["1A N2"]),
        ("zettel:1b", 1, ["1b N1"]),
        ("zettel:2", 0, ["2 no note has this id"]),
        ("zettel:2a", 1, ["2a no note has this id"]),
        ("zettel:2a1", 2, ["2a1 N4", "2a1 N5"]),
        ("zettel:10", 0, ["10 N3"]),
    ]
    assert tree.children[0].text == "6 notes with an id, each below the one it continues."


def own(item, tag):
    return [child for child in item.children if not isinstance(child, str) and child.tag == tag]


def depth(item):
    count = 0
    while item := item.parent:
        count += item.tag == "li"
    return count
