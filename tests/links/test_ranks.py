"""Which file a name means where several have it, what is reported for it, and where the pages that we make are."""

import pytest

from calcgraph.diagnostics import Severity
from calcgraph.links.check import check_links
from calcgraph.links.index import build_index
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId, SourceFile

STRICT = LinkSettings(fallbacks=())
MADE = ("graph.md", "tags.md", "values.md", "values.csv")

NEAR = {
    # note, link, other files: candidates, severity
    "one is nearer": ("a/n.md", "[[x]]", ("a/b/x.md", "x/x.md", "a.md"), "a/b/x.md x/x.md", Severity.INFO),
    "two as near": ("a/n.md", "[[x]]", ("a/x.md", "a/b/x.md", "c/x.md"), "a/x.md a/b/x.md c/x.md", Severity.WARNING),
    "none is near": ("a/n.md", "[[x]]", ("b/x.md", "c/x.md"), "b/x.md c/x.md", Severity.WARNING),
    "itself": ("People/Book.md", "[[book]]", ("Apps/book.md",), "People/Book.md Apps/book.md", Severity.WARNING),
    "from the root": ("n.md", "[[x]]", ("b/x.md", "b/c/x.md"), "b/x.md b/c/x.md", Severity.WARNING),
    "a picture": ("a/n.md", "![[x.png]]", ("a/x.png", "b/x.png"), "a/x.png b/x.png", Severity.INFO),
    "part of a path": ("a/n.md", "[[p/x]]", ("a/p/x.md", "b/p/x.md"), "a/p/x.md b/p/x.md", Severity.INFO),
    "a path that is exact": ("a/n.md", "[[b/x]]", ("b/x.md", "a/b/x.md"), "", None),
    "a name at the root": ("a/n.md", "[[x]]", ("x.md", "a/x.md"), "", None),
    "a relative path": ("a/n.md", "[[./x]]", ("a/x.md", "b/x.md"), "", None),
}  # fmt: skip


def read(source, text, others, settings=STRICT, made=()):
    notes = {}
    for path in (source, *others):
        if path.endswith(".md"):
            note, _ = parse_note(SourceFile(NoteId(path), text if path == source else f"{path}\n"))
            notes[note.id] = note
    files = [path for path in others if not path.endswith(".md")]
    index = build_index(notes.values(), files, settings, made=made)
    (link,) = notes[source].links
    found = resolve_link(index, notes[source], link, lambda _: ())
    return found, check_links([found], notes, index, settings)


@pytest.mark.parametrize("name", NEAR)
def test_other_files_of_a_name_are_reported(name):
    source, text, others, candidates, severity = NEAR[name]
    found, reported = read(source, text, others)
    assert " ".join(found.candidates) == candidates
    assert [(one.code, one.severity) for one in reported] == ([("CG102", severity)] if severity else [])


BEHIND = {
    # link in `a/n.md`, files beside it: what is meant
    "alone": ("[[tags]]", (), "tags.md"),
    "a note in another folder": ("[[Tags]]", ("Editing/Tags.md",), "Editing/Tags.md"),
    "a heading of it": ("[[tags#x]]", ("Editing/Tags.md",), "Editing/Tags.md"),
    "a Markdown link": ("[t](graph.md)", ("b/Graph.md",), "b/Graph.md"),
    "its exact place": ("[t](../graph.md)", ("b/Graph.md",), "graph.md"),
    "with a bar": ("[[/graph]]", ("b/Graph.md",), "graph.md"),
    "a data file": ("[[values.csv]]", ("b/values.csv",), "b/values.csv"),
    "an alias": ("[[values]]", ("b/Prices.md",), "b/Prices.md"),
    "a slug": ("[[graph]]", ("b/Graph_.md",), "b/Graph_.md"),
}  # fmt: skip


@pytest.mark.parametrize("name", BEHIND)
def test_generated_pages_come_behind_every_file(name):
    text, others, target = BEHIND[name]
    prefix = "---\naliases: [values]\n---\n"
    notes = [parse_note(SourceFile(NoteId(path), prefix if "Prices" in path else "x\n"))[0] for path in others]
    note, _ = parse_note(SourceFile(NoteId("a/n.md"), text))
    files = [path for path in others if path.endswith(".csv")]
    index = build_index([note, *(one for one in notes if one.id not in files)], files, LinkSettings(), made=MADE)
    found = resolve_link(index, note, note.links[0], lambda _: ())
    assert (found.target, found.candidates) == (target, ())


SAME = {
    "composed and not": ("Cafe\u0301", "Caf\u00e9", STRICT),
    "marks that have no letter": ("x\u0302 y", "X\u0302 y", STRICT),
    "two marks in another order": ("a\u0323\u0302", "a\u0302\u0323", STRICT),
    "a narrow blank that does not break": ("10\u202fkm", "10 km", STRICT),
    "full width": ("\uff37\uff48\uff59\uff1f", "\uff37\uff28\uff39\uff1f", STRICT),
    "full width for ASCII": ("Why\uff1f", "Why?", LinkSettings()),
}  # fmt: skip


@pytest.mark.parametrize("name", SAME)
def test_names_that_look_alike_are_one(name):
    file, written, settings = SAME[name]
    assert read("n.md", f"[[{written}]]", (f"{file}.md",), settings)[0].target == f"{file}.md"
    assert read("n.md", f"[[{file}]]", (f"{written}.md",), settings)[0].target == f"{written}.md"


def test_a_name_of_another_width_is_offered_in_strict_mode():
    _, (reported,) = read("n.md", "[[Why?]]", ("Why\uff1f.md",))
    assert (reported.code, reported.hint) == ("CG101", "did you mean `[[Why\uff1f]]`?")


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        pytest.param("[[graph]]", "", id="a page"),
        pytest.param("[[values.csv#x]]", "", id="a part of a file"),
        pytest.param("[[graph#nope]]", "write `[[graph]]`", id="a place in a page"),
        pytest.param("[tags](tags.md#nope)", "write `[tags](tags.md)`", id="a place in a page by its path"),
        pytest.param("[[graph#^b]]", "write `[[graph]]`", id="a block in a page"),
    ],
)
def test_a_page_that_is_generated_has_no_places_of_its_own(text, reported):
    _, found = read("n.md", text, (), made=MADE)
    assert [(one.code, one.hint) for one in found] == ([("CG103", reported)] if reported else [])
