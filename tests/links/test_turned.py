"""A link whose text names a note is turned round only if its target does not name the same note."""

import pytest

from calcgraph.links.check import check_links
from calcgraph.links.index import build_index
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId, SourceFile


@pytest.mark.parametrize(
    ("link", "hint"),
    [
        ("[[The text|Name]]", "[[Name|The text]]"),
        ("[[Old/Folder/Name|Name]]", "[[Name|Name]]"),
        ("[[Old/name.md|Name]]", "[[Name|Name]]"),
    ],
)
def test_a_name_in_another_folder_is_not_turned_round(link: str, hint: str) -> None:
    texts = {"a.md": f"{link}\n", "new/Name.md": "# Name\n"}
    notes = {id_: parse_note(SourceFile(NoteId(id_), text, id_))[0] for id_, text in texts.items()}
    index = build_index(notes.values(), (), LinkSettings())
    found = resolve_link(index, notes[NoteId("a.md")], notes[NoteId("a.md")].links[0], lambda _: ())
    (reported,) = check_links([found], notes, index, LinkSettings())
    assert reported.hint == f"did you mean `{hint}`?"
