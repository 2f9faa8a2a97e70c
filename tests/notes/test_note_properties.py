"""Laws of the scanner: it blanks without moving anything, never raises, and costs no more than the text is long."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calcgraph.notes.mask import read_layout
from calcgraph.notes.parse import parse_note
from calcgraph.notes.reading import read_text
from calcgraph.source import NoteId, SourceFile

PIECES = st.sampled_from(
    ["[[", "]]", "[[a]]", "![[a|1]]", "[t](b.md)", "](", ")", "(", "|", "\\|", "\\", "`", "``", "```", "~~~", "$", "$$",
     "%%", "<!--", "-->", "<div>", "</div>", "<b>", "> ", "- ", "1. ", "# ", "#tag", "^id", "---", "===", "\n", "\n\n",
     "    ", "  ", "\t", "|---|", "key:: ", "(key:: ", "5 GB", '"', "'", ": ", "!!! note", "[^1]: ", "*", "_", "日本",
     "```calc\n", "`= x`", "<!-- calc: table t -->", "[r]: x.md", "[r][r]", "{#id}", "\x00", "\ue000", "a. B"]
)  # fmt: skip
TEXTS = st.one_of(st.lists(PIECES, max_size=60).map("".join), st.text(max_size=200))


@settings(max_examples=300, deadline=None)
@given(TEXTS)
def test_blanking_moves_nothing(text):
    layout = read_layout(text)
    for masked in (layout.visible, layout.prose):
        assert len(masked) == len(text)
        assert all(new in (old, " ") for new, old in zip(masked, text, strict=True))
        assert [at for at, char in enumerate(masked) if char == "\n"] == [
            at for at, char in enumerate(text) if char == "\n"
        ]


@settings(max_examples=300, deadline=None)
@given(TEXTS, st.booleans())
def test_reading_never_fails_and_places_are_true(text, has_front_matter):
    text, _ = read_text((f"---\n{text}\n---\n{text}" if has_front_matter else text).encode())
    note, _ = parse_note(SourceFile(NoteId("a/b.md"), text))
    source = note.source
    for link in note.links:
        start = source.offset(link.span.line, link.span.column)
        end = source.offset(link.span.end_line, link.span.end_column)
        assert text[start:end] == link.text
    assert len({heading.slug for heading in note.headings if "{" not in text}) == len(
        [heading for heading in note.headings if "{" not in text]
    )
    for fence in note.fences:
        for at, (line, indent) in enumerate(zip(fence.text.split("\n"), fence.indents, strict=False)):
            assert source.line(fence.first_line + at)[indent:] == line


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_read(data):
    text, _ = read_text(data)
    parse_note(SourceFile(NoteId("a.md"), text))


HOSTILE = {
    "ten thousand links on a line": ("[[a]] ", 60_000),
    "open links": ("[[", 1_000_000),
    "open brackets": ("[", 300_000),
    "images in images": ("![", 300_000),
    "open destinations": ("[a](", 300_000),
    "open titles": ('[a](b "', 300_000),
    "closed brackets": ("](", 300_000),
    "dollars in brackets": ("[$a ", 300_000),
    "quotations": ("> ", 300_000),
    "list markers": ("- ", 300_000),
    "comments": ("<!--", 300_000),
    "tags": ("<a ", 300_000),
    "divisions": ("<div>\n", 300_000),
    "hidden": ("%% ", 300_000),
    "formulas": ("$$\n", 300_000),
    "emphasis": ("*a _b ", 300_000),
    "keys": ("a:: ", 300_000),
    "numbers": ("1,", 300_000),
    "sentences": ("a. [[B]] ", 300_000),
    "block ids": ("^a ", 300_000),
    "blanks": (" ", 300_000),
    "table of backticks": ("|`a``b", 300_000),
    "html names": ("<script", 300_000),
    "hashes": ("#a", 300_000),
    "lines of hashes": ("# a\n", 300_000),
    "colons": ("a:", 300_000),
    "properties": ("---\n", 300_000),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_reading_costs_what_the_length_costs(name):
    piece, size = HOSTILE[name]

    def seconds(length):
        text = "| a |\n|---|\n" * (piece[0] == "|") + piece * (length // len(piece))
        began = time.process_time()
        parse_note(SourceFile(NoteId("a.md"), text))
        return time.process_time() - began

    small, large = seconds(size // 4), seconds(size)
    assert large < 12 * max(small, 0.02), (small, large)
    assert large < 12, large
