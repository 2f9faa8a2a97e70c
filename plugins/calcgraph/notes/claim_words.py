"""Words round the number of a claim: `at least`, `about`, `exactly`, `or more`."""

import re
from typing import NamedTuple

_BOUNDS = {
    "below": ("<", "below", "under", "less than", "fewer than", "lower than", "smaller than", "shorter than"),
    "most": ("≤", "<=", "at most", "up to", "no more than", "not more than"),
    "above": (">", "above", "over", "beyond", "more than", "greater than", "larger than", "higher than", "longer than"),
    "least": ("≥", ">=", "at least", "no less than", "not less than", "no fewer than"),
}
_ABOUT = (
    "~",
    "≈",
    "≃",
    "∼",
    "about",
    "around",
    "roughly",
    "approximately",
    "approx.",
    "circa",
    "ca.",
    "some",
    "close to",
)
_PLAIN = ("nearly", "almost", "only", "just", "merely", "well", "slightly", "far", "as much as", "as many as")
"""Words that change nothing of what is allowed, like those of `_ABOUT`: digits say how close is close."""
_EXACTLY = ("exactly", "precisely")
_PAIRED = ("between", "from")
"""Words that promise a second number."""

SIGN = r"(?:[-−+]|(?:minus|negative|plus)\s++)"
"""Before a number; matched without regard to case."""

_BEHIND = {
    "least": r"or (?:more|above|over|higher|greater|longer)|and (?:more|up|above)|at least",
    "most": r"or (?:less|fewer|below|under|lower|shorter)|at most",
}

_MEANS = {word: bound for bound, words in _BOUNDS.items() for word in words}
_MEANS |= dict.fromkeys(_EXACTLY, "exact") | dict.fromkeys(_PAIRED, "paired") | dict.fromkeys((*_ABOUT, *_PLAIN), "")

_WORD = re.compile(
    "|".join(
        re.escape(word).replace(r"\ ", r"\s+") + (r"(?![^\W\d_])" if word[-1].isalpha() else "")
        for word in sorted(_MEANS, key=len, reverse=True)
    ),
    re.IGNORECASE,
)
_TAILS = [(bound, re.compile(rf"[\s,]*\b(?:{words})$", re.IGNORECASE)) for bound, words in _BEHIND.items()]

_COUNT = (
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|"
    r"(?:a\s+)?(?:hundred|thousand|million|billion|trillion|dozen)"
)
_SHARE = r"half|twice|thrice|double|triple|a\s+(?:third|quarter|tenth)"
_IN_WORDS = re.compile(
    rf"(?:{_COUNT})(?![\w-])|(?:two|three|four|five|ten|hundred)-?fold\b|(?:{_SHARE})(?:$|\s+(?:the|of|as|an?|its|that)\b)",
    re.IGNORECASE,
)
"""`eight experts`, `half`, `twice as many`; not `half precision` or `double buffering`."""


class Words(NamedTuple):
    """What stands before a number."""

    bound: str
    """`below`, `most`, `above`, `least`, `exact`; empty where the number itself is meant."""
    paired: bool
    """Whether a second number must follow: `between`."""
    end: int
    """Offset of the number."""
    is_between: bool = False
    """Whether `between` is one of the words."""


def words_before(text: str) -> Words:
    """The words a text begins with; of two bounds the first is meant: `at least about 5`.

    >>> words_before("no more than ~8"), words_before("the 8").end
    (Words(bound='most', paired=False, end=14, is_between=False), 0)
    """
    bound, paired, is_between, end = "", False, False, 0
    while found := _WORD.match(text, end):
        means = _MEANS[" ".join(found[0].lower().split())]
        paired = paired or means == "paired"
        is_between = is_between or found[0].lower() == "between"
        bound = bound or (means if means != "paired" else "")
        end = found.end() + len(text[found.end() :]) - len(text[found.end() :].lstrip())
    return Words(bound, paired, end, is_between)


def words_behind(text: str) -> tuple[str, str]:
    """The bound that ends a text, and the text without it.

    >>> words_behind("ms or less"), words_behind("experts")
    (('most', 'ms'), ('', 'experts'))
    """
    text = text.rstrip().rstrip(".,;:")
    for bound, tail in _TAILS:
        if found := tail.search(f" {text}"):
            return bound, text[: max(found.start() - 1, 0)]
    return "", text


def is_in_words(text: str) -> bool:
    """Whether a text says its number in words: `eight experts`, `at least twice`."""
    return bool(_IN_WORDS.match(text, words_before(text).end))
