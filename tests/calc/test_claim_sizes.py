"""Numbers in words have as many digits as a claim can have, whatever their text repeats."""

import pytest

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.claims.unread import UnreadText
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.number_words import phrase_at

WORDS = (
    "hundred ",
    "one hundred and ",
    "million ",
    "万",
    "一百",
    "亿",
    "兆",
    "조",
    "百",
    "zweihundert",
    "mil ",
    "тысяч ",
)


@pytest.mark.parametrize("times", [2, 9, 30, 200, 9000])
@pytest.mark.parametrize("word", WORDS)
def test_a_word_that_repeats_is_a_small_number_or_none(word, times):
    read = read_claim(word * times, unit_table())
    assert not isinstance(read, ClaimText) or read.value < 10**300
    if len(word) * times > 200:
        assert not isinstance(read, ClaimText)
        assert not isinstance(read, UnreadText) or len(read.text) < 50


def test_scales_are_not_multiplied_without_end():
    assert phrase_at("scales", "百万人").meaning == 10**6
    assert phrase_at("scales", "萬萬億億人") == (10**24, 4)
    assert phrase_at("scales", "亿" * 9) is None
    assert phrase_at("scales", "亿" * 90000) is None


def test_a_long_text_that_begins_with_a_number_is_named_as_too_long():
    for text in ("hundred " * 9000, "forty-two ms of " + "work " * 50, "42 ms of " + "work " * 50):
        read = read_claim(text, unit_table())
        assert isinstance(read, UnreadText)
        assert read.reason == "is too long for a claim"
    assert read_claim("a long text " * 30, unit_table()) is None
