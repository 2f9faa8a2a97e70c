from hypothesis import given
from hypothesis import strategies as st

from calcgraph.render.sheet.source_view import pieces_of

SHEET = "use [[a for b#c]]: d  # from\nbw = pick gpus: h100\n"


def test_words_and_comments_are_told_apart():
    assert [tuple(piece) for piece in pieces_of(SHEET) if piece.kind] == [
        ("word", "use"),
        ("comment", "# from"),
        ("word", "pick"),
    ]


@given(st.text())
def test_joined_it_is_the_source(text):
    assert "".join(piece.text for piece in pieces_of(text)) == text
