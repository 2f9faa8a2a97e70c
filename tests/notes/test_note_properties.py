"""Laws of the scanner: it blanks without moving anything, and never raises."""

from hypothesis import given, settings
from hypothesis import strategies as st

from calcgraph.notes.parse import parse_note
from calcgraph.notes.text.mask import read_layout
from calcgraph.source import NoteId, SourceFile

PIECES = st.sampled_from(
    ["[[", "]]", "[[a]]", "![[a|1]]", "[t](b.md)", "](", ")", "(", "|", "\\|", "\\", "`", "``", "```", "~~~", "$", "$$",
     "%%", "<!--", "-->", "<div>", "</div>", "<b>", "> ", "- ", "1. ", "# ", "#tag", "^id", "---", "===", "\n", "\n\n",
     "    ", "  ", "\t", "|---|", "key:: ", "(key:: ", "5 GB", '"', "'", ": ", "!!! note", "[^1]: ", "*", "_", "日本",
     "```calc\n", "`= x`", "<!-- calc: table t -->", "[r]: x.md", "[r][r]", "{#id}", "\x00", "\ue000", "a. B"]
)  # fmt: skip


def decoded(data):
    """Any bytes as a text that an editor may hand over: one kind of line ends, and no half of a character."""
    return data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")


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
    text = decoded((f"---\n{text}\n---\n{text}" if has_front_matter else text).encode())
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
    parse_note(SourceFile(NoteId("a.md"), decoded(data)))
