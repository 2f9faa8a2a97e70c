"""The small map of the first page: names of territories are shown in full, by whole words, or not at all."""

import pytest

from calcgraph.render.map.thumb import LETTER, shortened

ROOM = 40
NAMES = [
    ("Many users", 10, "Many users"),
    ("Many users", 9, "Many"),
    ("Numbers about and", 17, "Numbers about"),
    ("Accelerators", 12, "Accelerators"),
    ("Accelerators", 11, ""),
    ("", 9, ""),
]


@pytest.mark.parametrize(("name", "letters", "shown"), NAMES)
def test_a_name_is_shown_by_whole_words_or_not_at_all(name: str, letters: int, shown: str) -> None:
    assert shortened(name, letters * LETTER + ROOM) == shown
