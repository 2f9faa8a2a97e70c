"""Words of names, sentences and queries, in one form: `kv_total` and `KV totals` have the same ones."""

import re

_WORDS = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ENDINGS = (("ies", "y", 4), ("sses", "ss", 4), ("ing", "", 6), ("ed", "", 5), ("s", "", 4))
"""The endings of words: an ending, its replacement, and the least number of letters of the word."""

# fmt: off
COMMON = frozenset((
    "a", "about", "all", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could",
    "did", "do", "does", "for", "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "into",
    "is", "it", "its", "just", "like", "many", "may", "me", "more", "most", "much", "must", "my", "no", "not",
    "of", "on", "one", "or", "our", "out", "over", "s", "say", "says", "shall", "should", "so", "some", "t",
    "take", "takes", "tell", "than", "that", "the", "their", "them", "then", "there", "these", "they", "this",
    "those", "to", "too", "under", "up", "us", "was", "we", "were", "what", "when", "where", "which", "who",
    "whose", "why", "will", "with", "would", "you", "your",
))
# fmt: on
"""The words that do not help a search."""


def words_of(text: str) -> list[str]:
    """The words of a text in their common form.

    >>> words_of("The batteries of kv_total, charged 3.5 GB")
    ['the', 'battery', 'of', 'kv', 'total', 'charg', '3', '5', 'gb']
    """
    return [stem(word) for word in _WORDS.findall(_CAMEL.sub(" ", text).casefold())]


def stem(word: str) -> str:
    """A word without its ending, and without a silent `e`, so that forms of a word are alike."""
    for ending, new, least in _ENDINGS:
        if len(word) >= least and word.endswith(ending) and not word.endswith(("ss", "us", "is")):
            word = word.removesuffix(ending) + new
            break
    if len(word) > 4 and word.endswith("e"):
        return word[:-1]
    return word[:-1] if len(word) > 4 and word[-1] == word[-2] and word[-1] not in "aeiouls" else word


def asked_words(query: str) -> list[str]:
    """Return the meaningful words of a query; all of them if every word is common."""
    words = words_of(query)
    return [word for word in words if word not in COMMON] or words
