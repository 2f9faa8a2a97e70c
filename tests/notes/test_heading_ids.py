"""The ids of headings are those Python-Markdown's toc gives."""

import re

import markdown
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

HEADINGS = {
    "plain": "Setup",
    "repeated": "Data\n\n## Data\n\n## Data",
    "repeated beside a number": "Data_1\n\n## Data\n\n## Data\n\n## Data_1",
    "other script": "日本\n\n## 語",
    "accents": "Žlutý kůň",
    "code": "The `calc` *language*",
    "closing signs": "Setup ##",
    "given": "Setup {#own}",
    "link": "See [the view](x.md) now",
    "snake": "step_time and _x_ __y__",
    "entity": "A &amp; B < C",
    "stars": "2 * 3 ** x",
    "empty": "",
}


def both(text):
    page = markdown.markdown(text, extensions=["toc", "attr_list", "tables", "pymdownx.superfences"])
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    return [heading.slug for heading in note.headings], re.findall(r'<h\d id="([^"]*)"', page)


@pytest.mark.parametrize("name", HEADINGS)
def test_ids(name):
    ours, theirs = both(f"# Title\n\n## {HEADINGS[name]}\n\nText.\n")
    assert ours == theirs


@settings(max_examples=200, deadline=None)
@given(st.lists(st.text("ab1_- #.日é*`", min_size=1, max_size=8), min_size=1, max_size=6))
def test_ids_of_any_headings(names):
    written = [name for name in names if re.fullmatch(r"[ab1_日é.-]+", name) and not name.startswith("_")]
    text = "\n\n".join(f"## {name}" for name in written if "_" not in name.strip("_") or "__" not in name)
    ours, theirs = both(text)
    assert ours == theirs
