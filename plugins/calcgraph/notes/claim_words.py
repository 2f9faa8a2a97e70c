"""Words near the number of a claim: `at least`, `about`, `exactly`, `or more`."""

import re
from enum import Enum
from typing import NamedTuple

from calcgraph.enums import quick
from calcgraph.notes.claim_languages import bound_at
from calcgraph.notes.claim_lexicon import phrases, phrases_by


@quick
class Degree(Enum):
    """The distance from a bound: within a tenth of it, a quarter of it or more, a factor of two or more."""

    NEAR = "near"
    WELL = "well"
    FAR = "far"


_BOUNDS = phrases_by("bounds")
_ABOUT = phrases("about")
_PLAIN = phrases("plain")
"""Words that do not change the tolerance, like those of `_ABOUT`: it depends on the digits."""
_DEGREES = {word: Degree(name) for name, words in phrases_by("degrees").items() for word in words}
"""Words directly before a bound, which give the distance from it: `just below`, `far below`."""
_EXACTLY = phrases("exactly")
_PAIRED = phrases("paired")
"""Words that promise a second number."""

SIGN = r"(?:[-−–+]|(?:minus|negative|plus)\s++)"
"""Before a number; matched without regard to case."""

TO_THE = (
    r"to the (?:nearest \w+|(?:milli|micro|nano|pico)?seconds?|minute|hour|day|bit|byte|cent|digit|gram|met(?:er|re))"
)
"""The precision that the text gives for a number: `42 ms to the microsecond`."""
_BEHIND = {
    "least": r"or (?:more|above|over|higher|greater|longer)|and (?:more|up|above)|at (?:the )?(?:very )?least",
    "most": r"or (?:less|fewer|below|under|lower|shorter)|at (?:the )?(?:very )?most",
    "exact": rf"exactly|precisely|sharp|on the dot|{TO_THE}",
}

_MEANS = {word: bound for bound, words in _BOUNDS.items() for word in words}
_MEANS |= dict.fromkeys(_EXACTLY, "exact") | dict.fromkeys(_PAIRED, "paired") | dict.fromkeys((*_ABOUT, *_PLAIN), "")

_ANY_BOUND = "|".join(re.escape(one) for words in _BOUNDS.values() for one in words)
_DEGREE = re.compile(
    rf"({'|'.join(_DEGREES)})\s+(?=(?:{_ANY_BOUND})(?![^\W\d_]))",
    re.IGNORECASE,
)
_WORD = re.compile(
    "|".join(
        re.escape(word).replace(r"\ ", r"\s+") + (r"(?![^\W\d_])" if word[-1].isalpha() else "")
        for word in sorted(_MEANS, key=len, reverse=True)
    ),
    re.IGNORECASE,
)
_TAILS = [(bound, re.compile(rf"[\s,]*\b(?:{words})$", re.IGNORECASE)) for bound, words in _BEHIND.items()]

_OR_MORE = re.compile(r"\s*or\s+(more|less|fewer)(?=\s+(?!than\b)[^\W\d_])", re.IGNORECASE)
"""A bound between a number and what it counts: `3 or more users`."""

_LEFT = "|".join(
    re.escape(word).replace(r"\ ", r"\s+") for word in (*_ABOUT, *_PLAIN, "even", "quite", "yet") if word[-1].isalpha()
)
"""Words that may be between a bound and a claim, and change nothing."""
_CHANGES = phrases("changes")
"""Negations, multiples and verbs of comparison."""
_BEFORE_LINK = re.compile(
    r"(?<![^\W_])(?:"
    + "|".join(
        word.replace(" ", r"\s+")
        for word in sorted(
            (*(word for words in _BOUNDS.values() for word in words if word[-1].isalpha()), *_EXACTLY, *_CHANGES),
            key=len,
            reverse=True,
        )
    )
    + rf")(?:,\s+say,|\.)?(?:\s+(?:{_LEFT}))*$",
    re.IGNORECASE,
)
_DATE_BEFORE = re.compile(r"(?<![^\W_])(?:before|after|earlier than|later than|until|since)$", re.IGNORECASE)
_BEHIND_LINK = re.compile(
    rf",?\s*(?:{'|'.join(_BEHIND.values())}|at (?:the )?(?:very )?(?:most|least)|tops"
    rf")(?!\w|\s+than\b)",
    re.IGNORECASE,
)

_ONES = "one|two|three|four|five|six|seven|eight|nine"
_COUNT = (
    rf"zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|"
    rf"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:{_ONES}))?|"
    rf"(?:(?:an?|one)\s+)?(?:hundred|thousand|million|billion|trillion|dozen)"
)
AMOUNTS = (
    "few|handful|score|fraction|multiple|lot|little|number|majority|minority|several|many|deal|bunch|variety|range|"
    "multitude|plethora|host|trio|gross|lakh|crore|myriad|zillion|portion|part|share|percentage|proportion"
)
"""Nouns that make an amount of an article: `a few` is not one, and `a score` is twenty."""
_COMPOUNDS = r"(?:half|quarter)\s+an?\s+\w+"
_SHARE = r"half|twice|thrice|double|triple|a\s+(?:third|quarter|tenth)"
_IN_WORDS = re.compile(
    rf"(?:{_COUNT})(?![\w-])|one(?:$|\s+(?:to|in|out\s+of)\b)|"
    rf"(?:{_ONES}|an?)[- ](?:half|halves|thirds?|quarters?|fifths?|tenths?)(?![\w-])|"
    rf"(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)-?fold\b|(?:tens|dozens|scores|hundreds|thousands|millions|billions)\b|"
    rf"(?:an?|one)\s+(?:couple|pair|{AMOUNTS}|minute|second|hour|day|week|fortnight|month|year|"
    rf"decade|century|dollar|cent|euro|pound)(?=$|\s+(?:of|or|and|per|an?|at)\b)|(?:several|few|many|some|a\s+few)\s+"
    rf"(?:dozens?|hundreds?|thousands?|millions?|billions?|times|seconds|minutes|hours|days|weeks|months|years)\b|"
    rf"(?:quintupled?|sextupled?|decupled?|quadrupled?|tripled?|doubled|halved)\b|{_COMPOUNDS}|"
    rf"\w+\s+(?:two|three|four|five|six|seven|eight|nine|ten)fold\b|(?:an?|one|{_ONES})\s+orders?\s+of\s+magnitude|(?:{_SHARE})(?:$|\s+(?:the|of|as|an?|its|that)\b)",
    re.IGNORECASE,
)
"""`eight experts`, `half`, `twice as many`; not `half precision` or `double buffering`."""


_COMPARED = re.compile(
    rf"\b(?:{'|'.join(re.escape(one) for words in _BOUNDS.values() for one in words if one[-1].isalpha())})"
    rf"\s+(?:zero|one|{_COUNT})(?![\w-])",
    re.IGNORECASE,
)


_IS_ABOUT = re.compile(
    "|".join(
        rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])".replace(r"\ ", r"\s+") if word[-1].isalpha() else re.escape(word)
        for word in _ABOUT
    ),
    re.IGNORECASE,
)


def is_approximate(words: str) -> bool:
    """Return whether one of the words before a number says that it is not exact.

    >>> is_approximate("only about "), is_approximate("~"), is_approximate("only ")
    (True, True, False)
    """
    return _IS_ABOUT.search(words) is not None


def ends_approximately(text: str) -> bool:
    """Return whether the last word of a text says that the number after it is not exact.

    >>> ends_approximately("It takes roughly "), ends_approximately("a roundabout "), ends_approximately("about the ")
    (True, False, False)
    """
    said = text.rstrip().lower()
    word = next((one for one in _ABOUT if said.endswith(one)), "")
    return bool(word) and not (word[0].isalpha() and said[: -len(word)][-1:].isalpha())


_NEARLY = re.compile(r"(?<![^\W\d_])(?:nearly|almost)(?![^\W\d_])", re.IGNORECASE)


def is_hedged(words: str) -> bool:
    """Return whether one of the words before a number leaves it open, as `about` and `nearly` do.

    >>> is_hedged("about "), is_hedged("almost "), is_hedged("only ")
    (True, True, False)
    """
    return is_approximate(words) or _NEARLY.search(words) is not None


class Words(NamedTuple):
    """The words before a number."""

    bound: str
    """`below`, `most`, `above`, `least`, `exact`; empty where the number itself is meant."""
    paired: bool
    """True if a second number must follow: `between`."""
    end: int
    """Offset of the number."""
    is_between: bool = False
    """True if `between` is one of the words."""
    degree: Degree | None = None
    """The distance from the bound: `just below`."""


def words_before(text: str) -> Words:
    """The words a text begins with; of two bounds the first is meant: `at least about 5`.

    >>> words_before("no more than ~8"), words_before("the 8").end
    (Words(bound='most', paired=False, end=14, is_between=False, degree=None), 0)
    """
    bound, paired, is_between, end = "", False, False, 0
    degree = None
    while True:
        if near := _DEGREE.match(text, end):
            degree, end = _DEGREES[" ".join(near[1].lower().split())], near.end()
            continue
        means, after = _means_at(text, end)
        if after == end:
            break
        if means.startswith(_NEAR):
            degree, means = Degree.NEAR, means.removeprefix(_NEAR)
        paired = paired or means == "paired"
        is_between = is_between or means == "between" or text[end:after].lower() == "between"
        paired = paired or is_between
        bound = bound or (means if means not in {"paired", "between"} else "")
        space = _AFTER_WORD.match(text, after)
        end = space.end() if space else after
    return Words(bound, paired, end, is_between, degree)


_AFTER_WORD = re.compile(r"\s*+")
_NEAR = "near_"
"""Before the meaning of a bound of another language that says how far: `knapp`, `ruim`."""


def _means_at(text: str, at: int) -> tuple[str, int]:
    """Return the meaning of the word or phrase at an offset, in any language, and the offset after it."""
    found = _WORD.match(text, at)
    other, end = bound_at(text, at)
    if found is None or end > found.end():
        return other, end
    return _MEANS[" ".join(found[0].lower().split())], found.end()


def words_behind(text: str) -> tuple[str, str]:
    """The bound that ends a text, and the text without it.

    >>> words_behind("ms or less"), words_behind("experts")
    (('most', 'ms'), ('', 'experts'))
    >>> words_behind("or more users")
    ('least', ' users')
    """
    text = text.rstrip().rstrip(".,;:")
    if counted := _OR_MORE.match(text):
        return ("least" if counted[1].lower() == "more" else "most"), text[counted.end() :]
    for bound, tail in _TAILS:
        found = tail.search(f" {text}")
        if found and not text[: max(found.start() - 1, 0)].lower().endswith("more"):  # `more or less` is no bound
            return bound, text[: max(found.start() - 1, 0)]
    for start in _starts_of_last_words(text):
        bound, end = bound_at(text, start, is_behind=True)
        if bound and end == len(text):
            return bound, text[:start].rstrip(" ,")
    return "", text


_MOST_WORDS = 6
"""Words of a bound with its degree: `just a little more than about`."""


def _starts_of_last_words(text: str) -> list[int]:
    """Return the offsets at which the last words of a text begin, the longest run of them first."""
    return [0, *(found.end() for found in re.finditer(r"\s|(?<=[^\s\u3000-\u3002])(?=[\u3040-\u9fff])", text))][
        -_MOST_WORDS:
    ]


def bound_ending(text: str) -> int:
    """Return the offset at which a bound that ends a text begins, with the words for its distance; -1 without one.

    >>> bound_ending("the head is just over"), bound_ending("Es sind mindestens"), bound_ending("almost")
    (12, 8, -1)
    """
    text = text.rstrip()
    for start in _starts_of_last_words(text):
        said = text[start:]
        is_degree, (means, _) = _DEGREE.match(said), _means_at(said, 0)
        if said and (is_degree or means):
            words = words_before(said)
            if words.end == len(said) and bool(words.bound) != words.paired:
                return start
    return -1


def bound_before(text: str, *, is_date: bool = False) -> str:
    """Return the bound, negation or multiple at the end of a text, directly before a claim; empty if absent.

    >>> bound_before("it takes not even"), bound_before("less than the")
    ('not even', '')
    """
    found = _BEFORE_LINK.search(text) or (_DATE_BEFORE.search(text) if is_date else None)
    return found[0] if found else ""


def names_bound(text: str) -> re.Match[str] | None:
    """Return the match of a comparison with a number in words: `at most three`."""
    return _COMPARED.search(text)


def is_bound_behind(text: str) -> str:
    """Return the bound at the start of a text, directly after a claim: `or more`; empty if absent."""
    found = _BEHIND_LINK.match(text)
    return found[0].strip(" ,") if found else ""


def is_in_words(text: str) -> bool:
    """Return whether a text gives its number in words: `eight experts`, `at least twice`."""
    return bool(_IN_WORDS.match(text, words_before(text).end))
