"""A displayed formula that begins a line ends its block there: an id behind it is the block's, whatever follows."""

import pytest

from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

FORMULAS = ("$$x$$ ^id", "$$\nx\n$$ ^id", "$$\nx\ny $$ ^id", "$$x$$ words $$y$$ ^id")
ABOVE = (
    "",
    "Words\n",
    "Words\n\n",
    "1) Words\n",
    "2) Words\n",
    "1) Words\n$$a$$\n2) Words\n",
    "- Words\n",
    "> Words\n\n",
)
BELOW = ("", "3) Words\n", "3. Words\n", "- Words\n", "> Words\n", "# Words\n", "\nWords\n", "\n3) Words\n")


def blocks(text: str) -> list[str]:
    note, _ = parse_note(SourceFile(NoteId("a.md"), text, "a.md"))
    return [one.id for one in note.blocks]


@pytest.mark.parametrize("below", BELOW, ids=map(repr, BELOW))
@pytest.mark.parametrize("above", ABOVE, ids=map(repr, ABOVE))
def test_the_id_behind_a_formula_is_that_of_a_block(above: str, below: str) -> None:
    for formula in FORMULAS:
        assert blocks(f"{above}{formula}\n{below}") == ["id"], formula


@pytest.mark.parametrize("text", ["$$x$$ ^id words\n3) w\n", "word ^id\n3) word\n", "$$x ^id\n3) w $$\n"])
def test_a_sign_inside_a_block_is_none(text: str) -> None:
    assert blocks(text) == []
