"""Links by reference on a site: the check finds those that Python-Markdown makes, also where a label is not defined."""

import re

import pytest
from markdown import Markdown

from calcgraph.notes.parse import parse_note
from calcgraph.notes.reading import ReadingMode
from calcgraph.settings import settings_of
from calcgraph.source import NoteId, SourceFile

MKDOCS = ReadingMode(is_hosts=True, habits=settings_of("mkdocs").habits)
TEXTS = (
    "[r][none]", "[r][none] and [s]", "[none][r]", "[none][other]", "[r][none][s]", "[r][](x)", "[r] (x.md)",
    "[r][none](n.md)", "![r][none]", "[r][ ]", "[*r*][none]", "[R][none]", "[r]\n[none]", "[r][s]", "[r][r][r]",
)  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_the_check_finds_the_links_of_the_page(text: str) -> None:
    whole = f"{text}\n\n[r]: r.md\n[s]: s.md\n"
    note, _ = parse_note(SourceFile(NoteId("a.md"), whole, "a.md"), None, MKDOCS)
    page = Markdown().convert(whole)
    assert [one.target for one in note.links] == re.findall(r'(?:href|src)="([^"]*)"', page), page
