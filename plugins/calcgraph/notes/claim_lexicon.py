"""Words near the number of a claim that give its size: scales, numbers, rates, money, units of other places."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from calcgraph.files import own_text

_LISTS = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))


def phrases(name: str) -> tuple[str, ...]:
    """The phrases of a list, in order."""
    return tuple(_LISTS[name])


def phrases_by(name: str) -> Mapping[str, tuple[str, ...]]:
    """Return the phrases of a table by their meaning, in order."""
    return {meaning: tuple(words) for meaning, words in _LISTS[name].items()}


def words_by(name: str) -> Mapping[str, frozenset[str]]:
    """Return the words of a table by their meaning; a word can have several."""
    return {meaning: frozenset(words.split()) for meaning, words in _LISTS[name].items()}


def _words(name: str) -> frozenset[str]:
    return frozenset(_LISTS[name].split())


def _by_word(name: str) -> Mapping[str, str]:
    """Return the meaning of each word of a table."""
    return {word: meaning for meaning, words in _LISTS[name].items() for word in words.split()}


SCALE_WORDS: Mapping[str, int] = {word: int(size) for word, size in _by_word("scales").items()}
"""Scale words after a number, with a space, a hyphen or nothing between; abbreviations in this spelling only."""

RATES = _by_word("rates")
"""The words directly after a unit: `12 USD monthly`."""

NUMBERS = _words("numbers")
"""Other numbers, in words: `5 and a half`, `9 out of ten`."""

MONEY = _words("money")
"""Money, in whatever currency; of those in capitals only in capitals."""


def is_money(word: str) -> bool:
    """Return whether a word is money; a code only in capitals."""
    return word in MONEY or (word.lower() in MONEY and not word.isupper())


UNREAD = _by_word("unread")
"""The words that change a number but are not read there; with the replacement, if there is just one."""

FOREIGN = _words("foreign")
"""Units that prose uses and that the table may lack."""

FREEING = _words("freeing")
"""Words after which a sentence is about something else: `16 GB of GPU memory`, `42 ms for a token`."""

COUNTING = _words("counting")
"""Words after which a number in words belongs to the one before: `9 in ten`."""

IN_SUM = _words("in_sum")
"""Words after which `in` is not an inch."""

ALWAYS_PROSE = _words("always_prose")
"""Names of units that are other words inside a sentence."""
