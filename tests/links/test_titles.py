"""Which headings are names of their notes: those that stand for all of it, not those of a part."""

import pytest

from calcgraph.links.index import build_index
from calcgraph.links.names import find_file
from calcgraph.links.similar import SimilarNames
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId, SourceFile

TITLES = {
    # text of `x7.md`, name: how it is found
    "the only one, above all": ("# Boiling water\n\n## Water\n", "Boiling water", "title"),
    "as a slug": ("# Boiling water\n", "boiling-water", "slug"),
    "below the front matter and a comment": ("---\ntags: a\n---\n\n<!-- c -->\n%% d %%\n\n# Water\n", "Water", "title"),
    "underlined": ("Water\n=====\n", "Water", "title"),
    "in the front matter": ("---\ntitle: Water\n---\nText\n\n# Fire\n\n# Ice\n", "Water", "title"),
    "a part below text": ("Goods are scarce.\n\n# Water\n", "Water", ""),
    "a part below a link": ("[[y]]\n\n# Water\n", "Water", ""),
    "the first of several": ("# Water\n\n# Fire\n", "Water", ""),
    "the first of several as a slug": ("# Boiling water\n\n# Fire\n", "boiling_water", ""),
    "the second level": ("## Water\n", "Water", ""),
    "an alias beside parts": ("---\nalias: Water\n---\n# Fire\n\n# Water\n", "Water", "alias"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "name", "via"), TITLES.values(), ids=TITLES)
def test_a_heading_of_a_part_is_no_name(text, name, via):
    note, _ = parse_note(SourceFile(NoteId("x7.md"), text))
    index = build_index([note], [], LinkSettings())
    found = find_file(index, "y.md", name)
    assert (found.via, found.paths) == (via, ("x7.md",) if via else ())
    assert SimilarNames(index).files(name) == (["x7.md"] if via else [])


WORDS = {
    # name of the file, title, whether it names the note
    "one word of several": ("Write around cache.md", "Cache", "title"),
    "one word that is none of several": ("Write around cache.md", "Method", ""),
    "one word of a neutral file": ("x7.md", "Method", "title"),
    "several words": ("write-around.md", "Methods of writing", "title"),
}


@pytest.mark.parametrize(("path", "title", "via"), WORDS.values(), ids=WORDS)
def test_one_word_names_no_note_on_something_else(path, title, via):
    note, _ = parse_note(SourceFile(NoteId(path), f"# {title}\n"))
    assert find_file(build_index([note], [], LinkSettings()), "y.md", title).via == via
