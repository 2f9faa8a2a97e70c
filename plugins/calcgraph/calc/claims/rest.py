"""The text after the number and unit of a claim: prose, or something that would change the number."""

import re
from typing import NamedTuple

from calcgraph.calc.claims.unit import singular
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import COUNTING as COUNTED
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.claim_languages import changer_in, counts_more
from calcgraph.notes.claim_lexicon import (
    ALWAYS_PROSE,
    COUNTING,
    FOREIGN,
    FREEING,
    NUMBERS,
    RATES,
    SCALE_WORDS,
    UNREAD,
    is_money,
)
from calcgraph.notes.number_words import is_number_word, is_unspaced, phrase_at

_PART = re.compile(r"\S+")
_QUOTES = "\"'“”‘’„«»()[]"
_PAUSES = ",;:.…"
_DASHES = frozenset({"-", "–", "—"})
_LETTER = r"[^\W_]|[\u0591-\u05c7\u0610-\u065f\u0900-\u0dff]"
"""A letter, or a mark that belongs to one."""
_WORD = re.compile(rf"(?:{_LETTER})+(?:['’.&/-](?:{_LETTER})+)*['’]?")
_SYMBOL = re.compile(r"[a-zµμ][A-Z]\w*|[MGTPE][A-Z][a-z]+|[^\W\d_]")
"""`kWp`, `MWe`, `q`: what looks like a unit whether it is known or not."""
_SHORT = re.compile(r"[A-Z][a-z]|[a-z]{2}")
"""A unit directly after a number that is not known, unless it is one of `_LITTLE`: `As`, `Nm`, `kt`."""
_LITTLE = frozenset(
    {
        "de",
        "di",
        "da",
        "do",
        "du",
        "des",
        "en",
        "av",
        "af",
        "ze",
        "od",
        "as",
        "at",
        "by",
        "in",
        "is",
        "of",
        "on",
        "or",
        "so",
        "to",
        "up",
        "we",
    }
)
_SUPERSCRIPTS = frozenset("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻")
_EXPONENT = re.compile(r"[eE]\d+")
_RAISED = re.compile(r"([^\W\d_]+)-?[1-4]")
_ZERO = frozenset({"below", "under", "above"})
_FREEZING = frozenset({"zero", "freezing", "ambient"})
_STROKES = frozenset({"i/o", "and/or", "he/she", "24/7"})
FOREIGN_SCALE = re.compile(
    r"\w*(?:illi(?:on|ard)|milj|milh|tausend|tusen|duizend|hundert|dutzend|millier)\w*|mila|mille|mil"
)
"""Scales of other languages: `Millionen`, `milliards`, `Tausend`."""
PREFIXES = frozenset({"kilo", "mega", "giga", "tera", "peta", "milli", "micro", "nano", "pico"})
"""Before a noun and a hyphen: `kilo-tokens`."""
_DIGIT = re.compile("[0-9]")
_BY_THE = re.compile(r"\bby\s+the\s+([^\W\d_]+)", re.IGNORECASE)
_NAMES = frozenset({"I", "I/O"})

AND_SO = frozenset({"so"})
"""Behind `or`: `42 ms or so`."""


class Rest(NamedTuple):
    """The text after a number that cannot be read."""

    text: str
    """The unread text; empty if the whole text is prose."""
    hint: str = ""


NOTHING = Rest("")
"""The result for a text that is all prose."""


class _WordContext(NamedTuple):
    """One word of the prose, with its neighbours."""

    word: str
    before: str
    after: str
    is_free: bool
    """True if a preposition or pause is between it and the number."""
    is_first: bool


def find_unread(text: str, table: UnitTable) -> Rest:
    """Return the first words that are not plain prose: a unit, a scale, a rate, money, a number or symbol.

    Units are prose after a preposition or a comma: `42 ms for a token`, `16 GB of chip memory`.
    """
    rate = _BY_THE.search(text)
    if rate and singular(rate[1], table) in table.names:
        return Rest(rate[0], f"write the rate as `per {rate[1]}`")
    if changer := changer_in(text):
        return Rest(changer, "write it in the English words that the manual lists, or as `≤`, `<`, `≥`, `>`")
    words = [found[0] for found in _PART.finditer(text)]
    bare = [word.strip(_QUOTES).rstrip(_PAUSES).strip(_QUOTES) for word in words]
    is_free, first = False, True
    for at, word in enumerate(bare):
        is_free = is_free or words[at][0] in "([" or word in _DASHES
        if word and word not in _DASHES:
            before = bare[at - 1].lower() if at else ""
            after = bare[at + 1].lower() if at + 1 < len(bare) else ""
            hint = _why(_WordContext(word, before, after, is_free, first), table)
            if hint is not None:
                return Rest(_shown(words, at), hint)
            first = False
        is_free = is_free or word.lower() in FREEING or words[at][-1] in _PAUSES
    return Rest(bare[-1], "") if bare and bare[-1] in _DASHES else NOTHING


def _shown(words: list[str], at: int) -> str:
    start = at - 1 if at and words[at - 1].lower() in {"a", "an", "and", "or", "of", "in", "below"} else at
    return " ".join(words[start : at + 2]).rstrip(_PAUSES)


def _why(seen: _WordContext, table: UnitTable) -> str | None:
    """Return the fix for an unread word, or '' if no fix is known; None for prose."""
    word, lower = seen.word, seen.word.lower()
    if not _WORD.fullmatch(word) or _SUPERSCRIPTS & set(word):
        return ""
    if word in UNREAD or lower in UNREAD:
        is_harmless = lower == "or" and seen.after in AND_SO
        return None if is_harmless else UNREAD.get(word, UNREAD.get(lower, ""))
    is_counted = lower in RATES and seen.is_first and seen.after and seen.after not in FREEING
    if is_counted or _is_other_unit(seen):
        return None
    if (
        counts_more(word)
        or any(part in PREFIXES for part in lower.split("-"))
        or ("/" in word and lower not in _STROKES)
        or (lower == "arc" and seen.before == "of")
        or any(part in SCALE_WORDS for part in (word, *lower.split("-")))
        or _is_number(seen)
        or (seen.after in _FREEZING and lower in _ZERO)
        or FOREIGN_SCALE.fullmatch(lower)
        or is_money(word)
        or lower in RATES
    ):
        return ""
    if lower in {"a", "an", "each", "every"}:
        is_prose = seen.is_free or not seen.after or (lower == "each" and seen.after in FREEING)
        return None if is_prose else "" if seen.after in NUMBERS else f"write the rate as `per {seen.after}`"
    return _why_unit(seen, table)


def _is_other_unit(seen: _WordContext) -> bool:
    """Return whether a word is a unit of another language that a sentence uses after a preposition or comma."""
    return seen.is_free and phrase_at("units", seen.word) is not None and not is_number_word(seen.word)


def _is_number(seen: _WordContext) -> bool:
    return seen.word.lower() in NUMBERS and (not seen.is_free or seen.is_first or seen.before in COUNTING | {"a", "an"})


def _why_unit(seen: _WordContext, table: UnitTable) -> str | None:
    word = seen.word
    if word in _NAMES or is_unspaced(word):
        return None
    if word.lower() in ALWAYS_PROSE or (word.lower() == "in" and (seen.after or seen.is_free)):
        return None
    if _EXPONENT.fullmatch(word) or word.lower() in FOREIGN:
        return None if seen.is_free and word.lower() in FOREIGN and len(word) > len("kph") else ""
    if _is_known(word, table):
        return None if seen.is_free and _is_spelled(word) else ""
    if seen.is_first and ((_SHORT.fullmatch(word) and word not in _LITTLE) or _begins_with_unit(word, table)):
        return ""
    parts = re.split(r"[/.·-]", word)
    known = [_is_known(part, table) or bool(_SYMBOL.fullmatch(part)) for part in parts]
    is_unit = any(known) if "/" in word else all(known)
    is_joined = len(parts) > 1 and is_measured(parts[-1], table)
    return "" if is_unit or is_joined or _meant(word, table) else None


def is_measured(word: str, table: UnitTable) -> bool:
    """Return whether a word is a unit that does not only count, as the last one of `light-years` is."""
    unit = table.names.get(singular(word, table))
    bases = {base for base, _ in unit.dimension} if unit is not None else set()
    return len(word) > len("ms") and bool(bases) and not bases <= COUNTED


def _begins_with_unit(word: str, table: UnitTable) -> bool:
    """Return whether a word is a unit joined to the measured substance: `kgCO3`."""
    is_mixed = word[0].islower() and bool(_DIGIT.search(word))
    return is_mixed and any(word[:size] in table.names and word[size : size + 1].isupper() for size in (1, 2, 3))


def _meant(word: str, table: UnitTable) -> bool:
    """Return whether a word is an ambiguous spelling of a unit: `Gb`, `tons`, `Cal`."""
    return not word.isdigit() and isinstance(found := table.parse(word), UnitProblem) and found.code == "CG302"


def _is_known(word: str, table: UnitTable) -> bool:
    """Return whether a word is a unit, or a unit with a power such as `m2`."""
    raised = _RAISED.fullmatch(word)
    if raised and raised[1].islower() and singular(raised[1], table) in table.names:
        return True
    return word.lower() not in FREEING and singular(word, table) in table.names


def _is_spelled(word: str) -> bool:
    """Return whether a unit is a word that a sentence can use: `second`, `GPU`, not `ms`."""
    return word.isalpha() and (
        len(word) > len("ms") and (word.islower() or word.istitle() or word.rstrip("s").isupper())
    )
