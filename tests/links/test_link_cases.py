"""The contract's table of cases: a small vault each, one link, what it means."""

import json
from pathlib import Path

import pytest

from calcgraph.links.check import check_links
from calcgraph.links.index import build_index
from calcgraph.links.resolution import FragmentKind, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.links.zettel import sequence
from calcgraph.notes.model import LinkKind
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import START, NoteId, SourceFile, Span

CASES = json.loads((Path(__file__).parents[1] / "cases" / "links.json").read_text(encoding="utf-8"))
VIA = {"alias": "alias", "title": "title", "id": "id"}


def read_vault(files, settings):
    notes = {}
    for path, text in files.items():
        if path.endswith(".md"):
            note, _ = parse_note(SourceFile(NoteId(path), text))
            notes[note.id] = note
    attachments = [path for path in files if not path.endswith(".md")]
    index = build_index(notes.values(), attachments, settings)
    resolutions = [resolve_link(index, note, link, lambda _: ()) for note in notes.values() for link in note.links]
    return notes, index, resolutions


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["id"])
def test_link_means_what_the_contract_says(case):
    settings = LinkSettings(fallbacks=()) if case["profile"] == "obsidian" else LinkSettings()
    notes, index, resolutions = read_vault({**case["files"], case["source"]: case["text"]}, settings)
    found = [one for one in resolutions if one.source == case["source"] and one.link.text == case["link"]]
    expected = case["expect"]
    reported = {one.code for one in check_links(resolutions, notes, index, settings) if one.path == case["source"]}
    if expected["status"] in ("not-a-link", "not-rendered"):
        assert not found
        assert not reported - {"CG203"}
        return
    (one,) = found
    assert one.status == expected["status"]
    assert one.target == expected.get("target", "")
    assert list(one.candidates) == expected.get("candidates", [])
    assert (one.link.kind is LinkKind.EMBED) == expected.get("embed", False)
    assert one.status is Status.RESOLVED or reported
    if "heading" in expected:
        nth = expected.get("heading_index", 1) - 1
        heading = [h for h in notes[NoteId(one.target)].headings if plain(h.text) == plain(expected["heading"])][nth]
        assert (one.fragment_kind, one.anchor) == (FragmentKind.HEADING, heading.slug)
    if "block" in expected:
        assert (one.fragment_kind, one.anchor) == (FragmentKind.BLOCK, "^" + expected["block"])
    if "page" in expected:
        assert (one.fragment_kind, one.anchor) == (FragmentKind.OTHER, f"page={expected['page']}")
    if "display" in expected:
        assert (one.link.display or one.link.target) == expected["display"]
    if "by" in expected:
        assert one.via == expected["by"]
    if "typed" in expected:
        assert one.link.relation == expected["typed"]


def plain(text):
    return text.replace("*", "")


@pytest.mark.parametrize("case", CASES["tag_cases"], ids=lambda case: case["text"])
def test_tag(case):
    note, _ = parse_note(SourceFile(NoteId("a.md"), case["text"]))
    assert [tag.name for tag in note.tags] == ([case["expect"]] if case["expect"] else [])


@pytest.mark.parametrize("case", CASES["graph_cases"], ids=lambda case: case["id"])
def test_graph_counts(case):
    _, _, resolutions = read_vault(case["files"], LinkSettings(fallbacks=()))
    expected = case["expect"]
    between = [(one.source, one.target or one.link.target) for one in resolutions]
    notes = set(case["files"])
    if "link_occurrences" in expected:
        assert len(resolutions) == expected["link_occurrences"]
        for source, count in expected["wikilink_occurrences"].items():
            assert sum(one.source == source and one.link.kind is LinkKind.WIKILINK for one in resolutions) == count
        for target, count in expected["backlink_occurrences"].items():
            assert sum(there == target for _, there in between) == count
        missing = {one.link.target for one in resolutions if one.status is Status.UNRESOLVED}
        assert missing == {*expected["ghosts"], *expected["missing_files"]}
    for target, sources in expected["backlink_sources"].items():
        assert sorted({here for here, there in between if there == target and here != target}) == sources
    assert sum(here == there for here, there in between) == expected.get("self_links", 0)
    edges = {(here, there) for here, there in between if here != there and there in notes}
    assert edges == {tuple(edge) for edge in expected["edges_unique"]}


def test_sequence_of_folgezettel():
    names = ["42v1⁝ KV-cache.md", "42.md", "42v.md", "42v2.md", "42v10.md", "7a1.md", "other.md", "x/42v2.md"]
    notes = [
        parse_note(SourceFile(NoteId(name), f"---\nid: {name.rpartition('/')[2][:-3]}\n---\n"))[0] for name in names
    ]
    notes[0] = parse_note(SourceFile(NoteId(names[0]), ""))[0]
    found = sequence(notes)
    assert [path for path in found.order if path != "other.md"] == [
        "7a1.md",
        "42.md",
        "42v.md",
        "42v1⁝ KV-cache.md",
        "42v2.md",
        "x/42v2.md",
        "42v10.md",
    ]
    assert found.children["42v.md"] == ("42v1⁝ KV-cache.md", "42v2.md", "x/42v2.md", "42v10.md")
    assert found.parent["42v.md"] == "42.md"
    assert found.next["42v.md"] == "42v1⁝ KV-cache.md"
    assert [one.message for one in found.diagnostics] == [
        "no note has the id `7a`, which `7a1` continues",
        "`42v2.md` also has the id `42v2`",
    ]
    assert {one.span for one in found.diagnostics} == {Span(2, 1, 2, 3)}


def test_a_parent_known_by_its_file_name_is_no_gap():
    notes = [parse_note(SourceFile(NoteId(name), ""))[0] for name in ("42V.md", "42v1⁝ KV cache.md", "7a1⁝ x.md")]
    (problem,) = sequence(notes).diagnostics
    assert (problem.message, problem.span) == ("no note has the id `7a`, which `7a1` continues", START)
