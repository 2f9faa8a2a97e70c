"""Double brackets that are links, and those of lists and matrices."""

import pytest

from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

BRACKETS = {
    "a matrix": ("J=[[0,1],[-1,0]]", []),
    "a matrix of names": ("SU(2) as [[a,-b*],[b,a*]];", []),
    "rows of lists": ("[[1, 2], [3, 4]] and [[x] for x in y]", []),
    "an embed of a matrix": ("![[1, 2], [3, 4]]", []),
    "brackets in a name": ("[[a [b] c]]", ["a [b] c"]),
    "two links": ("[[a]], [[b]]", ["a", "b"]),
    "a matrix before a link": ("[[0],[1]] and [[a]]", ["a"]),
    "a link after a Markdown link": ("[[a](b.md)] [[c]]", ["b.md", "c"]),
}


@pytest.mark.parametrize(("text", "targets"), BRACKETS.values(), ids=BRACKETS)
def test_brackets_of_a_matrix_are_text(text: str, targets: list[str]) -> None:
    note, _ = parse_note(SourceFile(NoteId("a.md"), text))
    assert [link.target for link in note.links] == targets
