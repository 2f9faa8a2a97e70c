import pytest

from calcgraph.graph.kinds import KINDS, EdgeKind
from calcgraph.graph.ways import cost_of
from calcgraph.project import read_project
from calcgraph.render.map.local import render_local_graph
from calcgraph.render.page import index_of, page_of
from calcgraph.render.pages.connections import groups_of, render_connections
from calcgraph.render.pages.generated import render_values_page
from calcgraph.render.pages.ledger import render_claims_page
from calcgraph.render.pages.neighbours import AllNeighbours, Neighbour, around, beside_of, lines_of
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

LAW = """# The law
```calc
w = 140 GB # weights
t [ms] = w / 3.35 TB/s # one step
```
It takes [42 ms](#t) [here](b.md)."""
USER = """---
prerequisites: "[[law]]"
---
# User

builds-on:: [[law]] the read that is shared

See [[law|the plain law]] for more; a law1 is none.

```calc
use [[law]]: t
u [ms] = 2 * t
check u < 1 ms
```
## Two steps

Twice is [84 ms](#u), not [95 ms](#u), say [3 ms](#u "disputed: typo"), says [9 s](#measured "@nvidia"). And 7 GB alone.
"""


@pytest.fixture
def law(page):
    return page(LAW, path="law.md", user=USER, b="# B")


def test_backlinks_stand_by_relation_with_what_is_said(law):
    said = {group.word: [(link.title, link.sentences) for link in group.links] for group in groups_of(law)}
    assert said["builds on this"] == [("User", (("the read that is shared", "", ""),))]
    assert said["prerequisites this"] == [("User", ())]
    assert said["linked from"] == [("User", (("See ", "the plain law", " for more; a law1 is none."),))]


def test_a_relation_without_a_reason_says_no_more_than_its_group(page):
    made = page("# Law", path="law.md", user="Builds-on:: [[law]]\n\nSo (contradicts:: [[law]]) it is.")
    assert [(group.word, group.links[0].sentences) for group in groups_of(made)] == [
        ("builds on this", ()),
        ("contradicts this", (("So (contradicts ", "law", ") it is."),)),
    ]


def test_a_relation_with_a_look_of_its_own_is_a_relation_everywhere(page, read, monkeypatch):
    monkeypatch.setitem(KINDS, "refutes", EdgeKind("refutes", "refutes", "refuted by", "refutation", look="refutes"))
    made = page("# Law", path="law.md", user="refutes:: [[law]]")
    tree = read(render_local_graph(made))
    assert [path["class"] for path in tree.all("path")] == ["refutes"]
    assert tree.one("p", "cg-ego__key").text == "refutation open in the map"
    assert [one.said for one in around(made, (), ()).reasons] == ["refuted by"]
    assert cost_of("refutes") == cost_of("builds-on")
    beside = page("# Law", path="law.md", user="refutes:: [[law]]\n\nSee [[law]], too.")
    assert [one.text for one in read(render_local_graph(beside)).all("small")] == ["refutes"]


LINES = {
    "all of few": (["a", "b"], ["", ""], "a · b", 0),
    "as many as fit": (["a" * 30, "b" * 30, "c" * 30], ["", "", ""], f"{'a' * 30} · {'b' * 30}", 1),
    "a long reason gives way": (["a", "b"], ["why " * 30, "x"], "a · b x", 0),
    "the first at any rate": (["a" * 99, "b"], ["", ""], "a" * 99, 1),
    "none": ([], [], None, 0),
}


@pytest.mark.parametrize(("titles", "said", "shown", "more"), LINES.values(), ids=LINES)
def test_neighbours_of_a_kind_take_one_line(titles, said, shown, more):
    near = tuple(Neighbour(title, "", why) for title, why in zip(titles, said, strict=True))
    lines = lines_of(AllNeighbours((), (), (), near, (), ()))
    texts = [" · ".join(f"{one.title} {one.said}".rstrip() for one in line.near) for line in lines]
    assert texts == ([shown] if shown else [])
    assert [line.more for line in lines] == ([more] if shown else [])


def test_beside_a_note_stand_a_few_of_each_kind_and_the_rest_as_a_number():
    many = tuple(Neighbour(str(at), "", "") for at in range(9))
    beside = beside_of(AllNeighbours(many, many, many, many[:1], (), many[:2]))
    assert [len(one) for one in (beside.made_from, beside.used_by, beside.leads_to)] == [4, 5, 4]
    assert beside.rest == 9 - 4 + 9 - 5 + 9 - 4 + 3


def test_what_a_note_says_itself_is_not_said_again_at_its_foot(page, read):
    tree = read(render_connections(page("# N", "has-lever:: [[b]]", b="# B", path="n.md")))
    assert tree.all("p", "cg-conn__line") == []


def test_flows_between_notes(law, read):
    tree = read(render_connections(law))
    assert [head.text for head in tree.one("div", "cg-flowlist").all("h3")] == ["Used in"]
    assert tree.one("div", "cg-flowlist").one("li").text == "u User83.6 ms"


def test_what_is_left_out_leads_to_the_map(page, read):
    links = " ".join(f"[[n{at:02}]]" for at in range(14))
    rows = [f"v{at} = {at + 1} m" for at in range(16)]
    uses = [f"u{at} = 2 * v{at}" for at in range(16)]
    names = ", ".join(f"v{at}" for at in range(16))
    law = "\n".join(("# Law", "```calc", *rows, "```"))
    made = page(
        "# Hub",
        links,
        "```calc",
        f"use [[law]]: {names}",
        *uses,
        "```",
        law=law,
        **{f"n{at:02}": "# x" for at in range(14)},
    )
    tree = read(render_connections(made))
    more = [link for link in tree.all("a") if link.text.startswith("and ")]
    assert [(link.text, link["href"]) for link in more] == [
        ("and 3 more on the map", "/graph.md?focus=n.md"),
        ("and 2 more on the map", "/graph.md?focus=n.md"),
    ]


def test_a_generated_page_is_named_as_a_page(read):
    sources = [SourceFile(NoteId("n.md"), "# N\n\nSee [[claims]] and ![[a.png]].")]
    project = read_project(sources, ["claims.md", "a.png"], lambda _: None, Settings())
    tree = read(
        render_connections(page_of(project, NoteId("n.md"), lambda target: f"/{target}", index_of(project, {})))
    )
    assert [(link.text, link["href"]) for link in tree.one("ul", "is-out").all("a")] == [("Claims", "/claims.md")]
    assert tree.one("span", "cg-ego__name").text == "a.png"


def test_a_sentence_with_two_links_is_told_once(page):
    made = page("# N", other="# Other\n\nSee [[n|this]] and [[n|that]].\n\nOnce more [[n]].")
    (group,) = groups_of(made)
    assert [link.sentences for link in group.links] == [(("See ", "this", " and that."), ("Once more ", "n", "."))]


def test_a_note_without_connections_has_none(page):
    assert render_connections(page("# Alone")) == ""


def test_the_ledger_starts_with_what_fails(law, read):
    tree = read(render_claims_page(law))
    groups = tree.one("section", data_filter=None).all("details")
    assert groups[0].one("summary").text.startswith("User")
    entry = groups[0].all("div", "cg-en")[0]
    assert entry["data-verdict"] == "is-failing is-disputed is-agrees is-sourced"
    assert [mark.text for mark in entry.all("mark")] == ["84 ms", "95 ms", "3 ms", "9 s"]
    assert [one["class"] for one in entry.all("li")] == ["is-failing", "is-disputed", "is-agrees", "is-sourced"]
    assert "typo" in entry.all("li")[1].text
    assert "NVIDIA 2024" in entry.all("li")[3].text
    assert entry.one("a", "cg-en__where")["href"] == "/user.md#two-steps"


def test_coverage_is_drawn_and_counted(law, read):
    tree = read(render_claims_page(law))
    assert tree.one("span", "cg-cover__sum").text == "5 of 6 numbers bound"
    assert tree.one("span", "cg-cover__big").text == "83 %"
    notes = [
        (row.one("th").text, row.one("td", "n").text) for row in tree.one("table", "cg-coverage").one("tbody").all("tr")
    ]
    assert notes == [("The law", "1 of 1"), ("User", "4 of 5")]


def test_the_counts_of_the_claims_page_add_up(page, read):
    home = "# Home\n\nA house of 140 m² from 1995, at 10.6 ct/kWh and €1,530."
    tree = read(render_claims_page(page(LAW, path="law.md", user=USER, b="# B", home=home)))
    legend = [child.text for child in tree.one("span", "cg-cover__legend").all("span")]
    unread = "= 1 agree (only the number is checked)"
    counts = ["✓ 1 hold", unread, "≠ 1 disputed", "❞ 1 sourced", "✗ 1 fail", "○ 4 not bound"]
    assert legend == [*counts, "5 of 9 numbers bound"]
    rows = tree.one("table", "cg-coverage").one("tbody").all("tr")
    assert [(row.one("th").text, row.one("td", "n").text) for row in rows][-1] == ("Home", "0 of 3")


def test_all_values_by_note(law, read):
    tree = read(render_values_page(law))
    (row,) = tree.all("div", data_row="t")
    assert [row.one("span", f"cg-en__{part}").text for part in ("say", "small", "form")] == [
        "one step",
        "t · used 1×",
        "w3.35TB/s",
    ]
    assert row.one("b", "cg-en__val").text == "41.8 ms"
    assert [one["data-row"] for one in tree.all("div", "cg-en")] == ["w", "t", "user.md#u", "user.md#check-1"]
