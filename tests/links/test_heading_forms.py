"""Headings in links: as a reader sees them, and as Obsidian writes them from their source."""

import pytest

from calcgraph.links.check import check_links
from calcgraph.links.index import build_index
from calcgraph.links.keys import heading_in_link
from calcgraph.links.resolution import FragmentKind, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId, SourceFile

FORMS = {
    # heading: (as Obsidian writes it into a link, as a reader sees it)
    "emphasis and a colon": ("_theorem:_ A sum", "_theorem _ A sum", "theorem: A sum"),
    "strong with underscores": ("__b__ and more", "__b__ and more", "b and more"),
    "strong with stars": ("**b**old", "**b**old", "bold"),
    "a Markdown link": ("[l](url.md) here", "[l](url.md) here", "l here"),
    "a wikilink with its text": ("See [[n|shown]]", "See n shown", "See shown"),
    "a wikilink to a heading": ("See [[n#Part]]", "See n Part", "See n > Part"),
    "HTML": ("The <b>x</b> axis", "The <b>x</b> axis", "The x axis"),
    "an escaped underscore": (r"step\_time", "step _time", "step_time"),
    "an entity": ("A &amp; B", "A &amp; B", "A & B"),
    "TeX": (r"The variance $\mathbf{V}[f]$", r"The variance $ mathbf{V}[f]$", r"The variance $\mathbf{V}[f]$"),
    "code": ("The `calc` fence", "The `calc` fence", "The calc fence"),
    "a comment": ("Shown %%hidden%% here", "Shown hidden here", "Shown here"),
    "a highlight": ("The ==best== one", "The ==best== one", "The best one"),
    "attributes": ("Setting up {#own}", "Setting up {  own}", "Setting up"),
    "a block id": ("Results ^r-1", "Results r-1", "Results"),
    "a block id and emphasis": ("*Results* ^r-1", "*Results*", "Results"),
    "signs that close it": ("Setting up ##", "Setting up", "Setting up"),
    "a picture of emoji": ("🚀", "🚀", "🚀"),
    "emoji and words": ("🚀 Start", "🚀 Start", "🚀 Start"),
    "a dash": ("This — that", "This — that", "This — that"),
    "underlined": ("_Two_ words\n---", "_Two_ words", "Two words"),
    "a question": ("What?! (really)", "What?! (really)", "What really"),
}


def read(heading, fragment, target="n"):
    mark = "" if heading.endswith("---") else "## "
    texts = {"a.md": f"[[{target}#{fragment}]]\n", "n.md": f"# Other\n\n🎉\n\n{mark}{heading}\n\n### Below\n"}
    notes = {id_: parse_note(SourceFile(NoteId(id_), text))[0] for id_, text in texts.items()}
    index = build_index(notes.values(), (), LinkSettings())
    (link,) = notes["a.md"].links
    return notes, index, resolve_link(index, notes["a.md"], link, lambda _: ())


@pytest.mark.parametrize("name", FORMS)
def test_both_forms_of_a_heading_hold(name):
    heading, by_source, by_text = FORMS[name]
    for fragment in (by_source, by_text):
        notes, _, found = read(heading, fragment)
        assert (found.status, found.fragment_kind) == (Status.RESOLVED, FragmentKind.HEADING), fragment
        assert found.anchor == notes["n.md"].headings[1].slug


@pytest.mark.parametrize("name", FORMS)
def test_a_section_can_be_named_in_both_forms(name):
    heading, by_source, by_text = FORMS[name]
    for fragment in (by_source, by_text):
        notes, _, found = read(heading, f"{fragment}#Below")
        assert found.anchor == notes["n.md"].headings[2].slug, fragment


@pytest.mark.parametrize("name", FORMS)
def test_what_is_offered_holds_in_obsidian(name):
    heading, by_source, _ = FORMS[name]
    notes, _, _ = read(heading, "x")
    offered = heading_in_link(notes["n.md"].headings[1])
    assert obsidian(offered) in {obsidian(by_source), obsidian(heading.partition("\n")[0])} or "^" in heading
    assert read(heading, offered)[2].status is Status.RESOLVED


def obsidian(name):
    """A heading as Obsidian compares it: each sign of ASCII but `'`, `-` and `_` is a blank, many blanks are one."""
    signs = '!"#$%&()*+,./:;<=>?@[\\]^`{|}~'
    return " ".join("".join(" " if char in signs else char for char in name.lower()).split())


DEAD = {
    "another picture": ("🚀", "🎉", ""),
    "other words": ("_theorem:_ A sum", "_definition _ a ring", ""),
    "a slip in the source form": ("_theorem:_ The kernel", "_theorem _ The kernle", "_theorem _ The kernel"),
    "a slip beside a link": ("See [[n|shown]] again", "See n shown agian", "See n shown again"),
}


@pytest.mark.parametrize("name", DEAD)
def test_dead_headings_are_reported_with_a_name_that_holds(name):
    heading, fragment, offered = DEAD[name]
    notes, index, found = read(heading, fragment)
    assert found.status is Status.BAD_FRAGMENT
    (reported,) = check_links([found], notes, index, LinkSettings())
    assert reported.code == "CG103"
    assert reported.hint == (f"did you mean `[[n#{offered}]]`?" if offered else "")
