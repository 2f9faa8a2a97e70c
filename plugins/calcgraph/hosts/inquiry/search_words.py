"""Words of names, sentences and queries, in one form: `kv_total` and `KV totals` have the same ones."""

import re

from calcgraph.calc.model import Unit
from calcgraph.calc.units.table import write_dimension

_WORDS = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
# fmt: off
_DIGITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
# fmt: on
_SPELLED = re.compile(rf"\b({'|'.join(_TENS)})-({'|'.join(_DIGITS[:9])})\b")
_FIGURES = {
    **{word: str(at) for at, word in enumerate(_DIGITS, 1) if at > 1},
    **{
        ten + digit: str(10 * at + extra)
        for at, ten in enumerate(_TENS, 2)
        for extra, digit in enumerate(("", *_DIGITS[:9]))
    },
}
"""Numbers in words: `eight H100` is found by `8 H100`."""
_ENDINGS = (("ies", "y", 4), ("sses", "ss", 4), ("ing", "", 6), ("ed", "", 5), ("s", "", 4))
"""The endings of words: an ending, its replacement, and the least number of letters of the word."""


def words_of(text: str) -> list[str]:
    """The words of a text in their common form.

    >>> words_of("The batteries of kv_total, charged 3.5 GB")
    ['the', 'battery', 'of', 'kv', 'total', 'charg', '3', '5', 'gb']
    """
    return [stem(_FIGURES.get(word, word)) for word in _words_in(text)]


def _words_in(text: str) -> list[str]:
    """The words of a text; a number in words, such as `thirty-two`, is one word."""
    plain = _SPELLED.sub(lambda found: f"{found[1]}{found[2]}", _CAMEL.sub(" ", text).casefold())
    return _WORDS.findall(plain)


def _is_latin(word: str) -> bool:
    """True for singular words such as `bonus` and `status`; false for `gpus`."""
    return len(word) > 4 and word.endswith("us")


def stem(word: str) -> str:
    """A word without its ending, and without a silent `e`, so that forms of a word are alike."""
    word = word.replace("iz", "is") if len(word) > 4 else word
    for ending, new, least in _ENDINGS:
        if (
            len(word) >= least
            and word.endswith(ending)
            and not word.endswith(("ss", "is", "eed"))
            and not _is_latin(word)
        ):
            word = word.removesuffix(ending) + new
            break
    if len(word) > 4 and word.endswith("e"):
        return word[:-1]
    return word[:-1] if len(word) > 4 and word[-1] == word[-2] and word[-1] not in "aeiouls" else word


# fmt: off
_COMMON = (
    "a", "about", "all", "am", "an", "and", "any", "are", "as", "at", "be", "been", "between", "but", "by", "can",
    "could", "did", "do", "does", "for", "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in",
    "into", "is", "it", "its", "just", "like", "many", "may", "me", "more", "most", "much", "must", "my", "no", "not",
    "note", "notes", "of", "on", "one", "or", "our", "out", "over", "per", "s", "say", "says", "shall", "should",
    "so", "some", "t", "take", "takes", "tell", "than", "that", "the", "their", "them", "then", "there", "these",
    "they", "this", "those", "to", "too", "under", "up", "us", "was", "we", "were", "what", "when", "where", "which",
    "who", "whose", "why", "will", "with", "would", "you", "your",
)
_ALIKE = (
    ("bandwidth", "bw"), ("memory", "vram", "ram"), ("gpu", "gpus", "accelerator", "device", "card"),
    ("price", "cost", "rent"), ("speed", "fast", "rate", "throughput"), ("limit", "bound", "ceiling"),
    ("buy", "purchase"), ("highest", "largest", "maximum", "max", "longest", "biggest", "greatest"),
    ("lowest", "smallest", "minimum", "min", "least", "shortest"), ("mean", "average", "avg"),
    ("best", "optimum", "optimal"), ("error", "uncertainty"), ("temperature", "temp"), ("frequency", "freq"),
    ("number", "count"), ("weight", "mass"), ("twice", "double"), ("growth", "grow"), ("power", "draw", "watt"),
    ("money", "cash"), ("percent", "percentage", "share"), ("chance", "probability", "odds"),
    ("parameter", "params"),
)
_OF_UNIT = {
    "information": "memory size capacity", "information time^-1": "bandwidth speed rate",
    "information token^-1": "memory size", "information parameter^-1": "size precision",
    "parameter": "size parameters", "token": "tokens length", "token time^-1": "speed throughput",
    "operation time^-1": "arithmetic speed", "request time^-1": "rate load", "time": "time long duration",
    "time^-1": "rate frequency", "currency": "price cost money", "currency time^-1": "price cost",
    "currency token^-1": "price cost", "mass": "mass weight", "length": "length distance long far high",
    "length time^-1": "speed velocity", "length time^-2": "acceleration", "length^2": "area", "length^3": "volume",
    "mass length time^-2": "force", "mass length^-1 time^-2": "pressure", "mass length^2 time^-3": "power",
    "mass length^2 time^-2": "energy", "mass length^2 time^-2 token^-1": "energy", "temperature": "temperature",
    "mass length^-3": "density", "mass time^-1": "flow rate", "substance length^-3": "concentration",
    "length^3 time^-1": "flow rate", "current": "current", "mass length^2 time^-3 current^-1": "voltage",
}
_OF_SYMBOL = {
    "h": "hour", "d": "day", "yr": "year", "mo": "month", "min": "minute", "USD": "dollar", "tok": "token",
    "Mtok": "million tokens", "bit": "bit", "%": "percent share", "J": "joule", "W": "watt",
}
# fmt: on
COMMON = frozenset(map(stem, _COMMON))
"""The words that do not help a search, without their endings."""
ALIKE = {stem(word): [stem(other) for other in group] for group in _ALIKE for word in group}
"""The words that stand for a word, itself among them."""
_OF_DIMENSION = {frozenset(key.split()): words for key, words in _OF_UNIT.items()}


def words_of_unit(unit: Unit) -> str:
    """Words for the measures of a unit: `bandwidth` in `TB/s`, a `price` for an `hour` in `USD/h`."""
    kind = _OF_DIMENSION.get(frozenset(write_dimension(unit.dimension).split()), "") if unit.dimension else ""
    symbols = (_OF_SYMBOL.get(one, "") for one in re.split(r"[^A-Za-z%]+", unit.text))
    return " ".join([kind, *symbols])


def asked_words(query: str) -> list[str]:
    """Return the meaningful words of a query; all of them if every word is common."""
    words = words_of(query)
    return [word for word in words if word not in COMMON] or words
