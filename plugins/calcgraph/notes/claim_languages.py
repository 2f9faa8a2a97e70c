"""Words of other languages around the number of a claim: bounds, negations, multiples, dozens, numbers in words.

Their lists are in `claim_languages.toml`. Bounds of `bounds` are read; a claim in other words of the lists is refused.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from calcgraph.files import own_text
from calcgraph.notes.number_words import fold, is_number_word, is_unit_form, is_unspaced, phrase_at
from calcgraph.notes.small_numbers import begins_with_number


@cache
def _lists() -> Mapping[str, Mapping[str, str]]:
    found: Mapping[str, Mapping[str, str]] = tomllib.loads(own_text(Path(__file__).with_suffix(".toml")))
    return found


@cache
def _phrases(name: str) -> frozenset[str]:
    """Return all phrases of a list, folded."""
    texts = _lists()[name].values()
    return frozenset(fold(" ".join(one.split())) for text in texts for one in text.split(";") if one.strip())


_SHORT = 4
_ENGLISH = frozenset(
    re.split(
        " ",
        "once due bay bon set mal plus en et hat an over sub exact minimal maximal gross double krat par half media "
        "cent mille mil sept elf am rate time",
    )
)
"""Words of the lists that English prose has in another sense."""


_IN_WORD = r"[\w\u0300-\u036f\u0591-\u05c7\u0610-\u065f\u0900-\u0903\u093a-\u094f]"
"""A letter, or a mark on one, which is not a letter for expressions."""


def _either(words: Iterable[str]) -> str:
    """Return an expression for the words, each by itself where its script has spaces."""
    ordered = sorted(words, key=lambda word: (-len(word), word))
    spaced = "|".join(re.escape(word) for word in ordered if not is_unspaced(word))
    run = "|".join(re.escape(word) for word in ordered if is_unspaced(word))
    apart = rf"(?<!{_IN_WORD})(?:{spaced})(?!{_IN_WORD})"
    return rf"(?:{'|'.join(filter(None, (apart if spaced else '', run)))})"


@cache
def _before() -> re.Pattern[str]:
    endings = "fache|fachen|voudige|voud|krotnosc|kratnosc|dubbelt|кратно|кратность"
    multiples = rf"(?<!\w)\w{{2,}}(?:{endings})(?:\s(?:von|van|der|des))?"
    return re.compile(rf"(?:{_either(_phrases('before') - _ENGLISH | {'over'})}|{multiples})[了着過过]?[\s\u00a0]*$")


@cache
def _behind() -> re.Pattern[str]:
    return re.compile(_either(_phrases("behind") - _ENGLISH))


@cache
def _denies() -> re.Pattern[str]:
    return re.compile(_either(_phrases("denies") - _ENGLISH))


def changer_before(text: str) -> str:
    """Return the bound, negation or multiple of another language that ends a text.

    >>> changer_before("Es dauert weniger als "), changer_before("toma más de"), changer_before("the")
    ('weniger als', 'más de', '')
    """
    found = _before().search(fold(text))
    return text[found.start() :].strip() if found else ""


@cache
def _bounds(name: str) -> tuple[Mapping[str, str], re.Pattern[str]]:
    """Return the bounds of a list with their meanings, and an expression for them."""
    lists = _lists()[name].items()
    shown: Callable[[str], str] = str.lower if name == "bounds_with_accents" else fold
    known = {shown(" ".join(one.split())): means for means, text in lists for one in text.split(";") if one.strip()}
    return known, re.compile(_either(known))


def bound_at(text: str, at: int = 0, *, is_behind: bool = False) -> tuple[str, int]:
    """Return the meaning of the bound of another language at an offset, and the offset after it; '' without one.

    >>> bound_at("mindestens 12"), bound_at("oder mehr", is_behind=True), bound_at("minimal 12")
    (('least', 10), ('least', 9), ('', 0))
    """
    for name in ("bounds_behind",) if is_behind else ("bounds_with_accents", "bounds"):
        known, pattern = _bounds(name)
        said = _lowered(text) if name == "bounds_with_accents" else _folded(text)
        found = pattern.match(said, at) if len(said) == len(text) else None
        if found:
            return known[found[0]], found.end()
    return "", at


@lru_cache(maxsize=16)  # asked at each word of a text, which would be folded as often
def _folded(text: str) -> str:
    return fold(text)


@lru_cache(maxsize=16)
def _lowered(text: str) -> str:
    return text.lower()


def changer_in(text: str, *, at_start: bool = False) -> str:
    """Return the first bound, negation or multiple of another language in a text; of its first words with `at_start`.

    >>> changer_in("ms nicht"), changer_in("users 以下"), changer_in("ms of reading")
    ('nicht', '以下', '')
    """
    folded = fold(text)
    found = _behind().search(folded)
    if found is None or (at_start and len(folded[: found.start()].split()) > 1):
        return ""
    return text[found.start() : found.end()]


def denial_in(text: str) -> str:
    """Return the first word of another language that denies a statement.

    >>> denial_in("it does nicht passen"), denial_in("it fits")
    ('nicht', '')
    """
    found = _denies().search(fold(text))
    return text[found.start() : found.end()] if found else ""


@cache
def _falls() -> re.Pattern[str]:
    return re.compile(rf"{_either(_phrases('falls'))}[\s\u00a0]*$")


def fall_before(text: str) -> str:
    """Return the words that end a text and say that something gets smaller by a number; empty without them.

    >>> fall_before("Sales fall by "), fall_before("Der Umsatz sinkt um "), fall_before("Sales grow by ")
    ('fall by ', 'sinkt um ', '')
    """
    found = _falls().search(fold(text))
    return text[found.start() :] if found else ""


@cache
def _fallen() -> Mapping[str, re.Pattern[str]]:
    named = ((name, (one.strip() for one in text.split(";"))) for name, text in _lists()["fallen"].items())
    return {name: re.compile(_either(map(fold, words))) for name, words in named}


def fall_behind(clause: str, before: str) -> bool:
    """Return whether the end of a clause says that something gets smaller by the number before it.

    >>> fall_behind(" gesunken", "ist um "), fall_behind(" ab", "Wir füllen "), fall_behind(" düştü", "Satışlar ")
    (True, False, True)
    """
    folded, lead = fold(clause).strip(), fold(before).split()[-1:]
    for name, pattern in _fallen().items():
        found = pattern.search(folded)
        is_last = found is not None and (is_unspaced(folded[found.start()]) or found.end() == len(folded))
        if is_last and (name not in _BY or lead == [_BY[name]]):
            return True
    return False


_BY = {"de": "um", "nl": "met"}
"""The word before a number by which something changes, in languages whose verbs come after it in parts."""


@cache
def _counts() -> frozenset[str]:
    return (_phrases("counts") | _phrases("money")) - _ENGLISH | {"par", "half"}


def counts_more(word: str) -> bool:
    """Return whether a word makes another number of the one before it: a dozen, a half, money, a scale.

    >>> [counts_more(word) for word in ("Dutzend", "docenas", "万", "users")]
    [True, True, True, False]
    """
    folded = fold(word).strip(".")
    if is_unspaced(folded):
        money = _phrases("money") | _phrases("counts")
        return (
            is_number_word(folded)
            or phrase_at("units", word) is not None
            or any(folded.startswith(one) for one in money if is_unspaced(one))
        )
    return folded in _counts() or is_number_word(word) or is_unit_form(word)


_TIMES = re.split(
    " ",
    "zweimal dreimal viermal funfmal sechsmal siebenmal achtmal neunmal zehnmal zwolfmal hundertmal tausendmal "
    "tweemaal driemaal viermaal vijfmaal tienmaal dwukrotnie trzykrotnie czterokrotnie dziesieciokrotnie "
    "дважды трижды четырежды",
)
"""Multiples in one word, folded."""


@cache
def _numerals() -> re.Pattern[str]:
    words = (one for one in _phrases("numerals") - _ENGLISH if len(one) >= _SHORT or not one.isascii())
    times = rf"(?:{_either(_TIMES)}|\w{{2,}}einhalb)"
    german = r"(?:\w+und)?(?:zwan|drei|vier|fünf|funf|sech|sieb|acht|neun)[sßz]ig\w*"
    joined = r"\w{2,}(?:mila|duizend|tausend|tusen|hundert|honderd|hundra|cento|centos|cientos)(?!\w)"
    han = "[一二三四五六七八九十百千万亿億兆两兩]{2,}|[二三四五六七八九十两兩](?:$|[個个人台名つ倍秒分時时小天年月日])"
    return re.compile(rf"(?:{_either(words)}|{german}|{joined}|{times}|{han})")


def is_numeral(text: str) -> bool:
    """Return whether a text begins with a number in words of another language.

    >>> is_numeral("zweiundvierzig Millisekunden"), is_numeral("el doble"), is_numeral("the step")
    (True, True, False)
    """
    return bool(_numerals().match(fold(text))) or begins_with_number(text)
