"""The running text of a note, in which names of other notes may be mentioned."""

from calcgraph.notes.front_matter import find_front_matter
from calcgraph.notes.model import Note
from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.mask import blank, read_layout

BREAK = "\0"
"""Stands where words that follow each other do not belong together: between paragraphs, cells, in place of a link."""


def running_text(note: Note) -> str:
    """Return the note's text with all but prose blanked, including links and headings; of the same length."""
    source = note.source
    _, _, body = find_front_matter(source.text) or (0, 0, 0)
    layout = read_layout(source.text, body)
    spans = [heading.span for heading in note.headings]
    hidden = [(source.offset(at.line, at.column), source.offset(at.end_line, at.end_column)) for at in spans]
    hidden += [(one.start, one.end) for found in layout.tokens for one in found if one.kind is not TokenKind.ESCAPE]
    text = list(blank(layout.prose, sorted(hidden)))
    for start in (*(run.start - 1 for run in layout.runs if run.start), *(start for start, _ in hidden)):
        text[start] = BREAK
    return "".join(text)
