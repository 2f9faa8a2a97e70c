"""Texts with a number that are none of a claim's forms, each with the reason and what to write instead."""

import re
from unicodedata import category

from msgspec import Struct

from calcgraph.calc.claims.tail import Tail
from calcgraph.calc.claims.unit import read_measure
from calcgraph.calc.claims.written.figures import respelled
from calcgraph.calc.claims.written.spelled import is_folded_roman
from calcgraph.calc.units.spellings import currency_hint
from calcgraph.calc.units.table import UnitTable
from calcgraph.currencies import SIGNS
from calcgraph.notes.claim_clauses import phrase_beginning
from calcgraph.notes.claim_languages import is_numeral
from calcgraph.notes.claim_lexicon import is_money
from calcgraph.notes.claim_words import bound_before, is_in_words
from calcgraph.notes.number_words import is_number_word, phrase_at

ALONE = re.compile(r"(?<!\w)(?<!\w\.)(?<![^\W\d]-)[\d¼-¾⅐-ↈ⁰¹²³⁴-⁹①-⓿]")
"""A number by itself; not that of a name: `H100`, `GPT-4`, `Qwen2.5`."""
_NEAR_NUMBER = re.compile(
    r"(?:sub|mid|low|high|early|late|pre|post|near|multi|non|over|super|ultra)-?[0-9]|"
    r"[\u3040-\u9fff\uac00-\ud7a3\u0e00-\u0eff]+[0-9]",
    re.IGNORECASE,
)
"""A number with a word glued to it: `mid-50s`."""
_MONEY_GLUED = re.compile(
    r"(?:[^\W\d_]{1,2}\$|zł|kr|Fr|Rs|ct|[A-Z]{3}|euros?|dollars?|pounds?|francs?|franken|rappen|cents?|yen|yuan|kronor|kroner)"
    r"\.?[0-9]",
    re.IGNORECASE,
)
"""Money glued to the number after it: `Euro5.2 M`."""
_ROMAN = re.compile(r"(?=[IVX]{2})X{0,3}(?:I[XV]|V?I{0,3})")
_ONE_UNIT = re.compile(
    r"(?:(?:une?|un[ao]|eine?[rnms]?|uma?|een|en|et?t|jeden|jedna|один|одна) |un['’])(?P<word>[^\W\d_]{3,})",
    re.IGNORECASE,
)
_ONE_THOUSAND = re.compile(r"(?:mille|mil|cent) (?!per |par |por |pro |an? )[^\W\d_]{3,}", re.IGNORECASE)
"""A hundred or a thousand of other languages, which alone can be another word."""
_ARTICLES = re.compile(r"(?:the|an?|its|their|our|his|her|my|your|this|that|these|those)$", re.IGNORECASE)


class UnreadText(Struct, frozen=True):
    """A text with a number that is none of a claim's forms."""

    text: str
    """The text as written, without markup."""
    reason: str
    hint: str
    begins: bool
    """True if it begins with its number, and so looks like a claim to every reader."""
    rest: str = ""
    """The unread text after the number."""


def why_unread(plain: str, typed: str, table: UnitTable, *, paired: bool) -> UnreadText | None:
    """Return the reason why a text that begins with no claim is not checked; None if it has no number."""
    hint = "" if paired else respelled(typed)
    if hint:
        return UnreadText(plain, "has a number that cannot be read", hint, begins=True)
    if ALONE.search(plain) or _NEAR_NUMBER.match(plain):
        return UnreadText(plain, "does not begin with its number, so it is not checked", "", begins=False)
    if _MONEY_GLUED.match(plain):
        return UnreadText(
            plain, "does not begin with its number, so it is not checked", "put the money after it", begins=False
        )
    near = phrase_beginning("nearly", typed)
    bare = typed[near.end :].lstrip() if near else typed
    is_said = is_in_words(plain) or is_numeral(plain) or is_numeral(bare) or bool(_ONE_THOUSAND.match(bare))
    is_said = is_said or _is_one_unit(bare)
    if is_said or _is_roman(plain, table):
        return UnreadText(plain, "gives its number in words, so it is not checked", "write it in digits", begins=False)
    return None


def _is_one_unit(typed: str) -> bool:
    """Return whether a text begins with one unit in words of another language: `une heure`, `un euro`."""
    found = _ONE_UNIT.match(typed)
    return found is not None and (phrase_at("units", found["word"]) is not None or is_money(found["word"]))


def _is_roman(plain: str, table: UnitTable) -> bool:
    """Return whether a text is a Roman number, by itself or with a unit."""
    first, _, rest = plain.partition(" ")
    if _ROMAN.fullmatch(plain):
        return True
    if not (first.isupper() and is_folded_roman(first) and rest):
        return False
    return is_number_word(rest.split()[0]) or read_measure(f" {rest}", table).unit is not None


def begun(display: str) -> tuple[str, str, str]:
    """Return an article and the rest of a text that begins with one, or two empty texts, and what to do instead.

    >>> begun("the 42 ms")
    ('the', '42 ms', 'begin the link with its number, in digits')
    """
    found = ALONE.search(display)
    before = display[: found.start()].rstrip(f"-−~≈<>≤≥{SIGNS}") if found else ""
    advice = "begin the link with its number, in digits"
    if bound_before(before.rstrip()):
        return "", "", f"{advice}, or with a bound such as `at most`"
    is_article = before != before.rstrip() and bool(_ARTICLES.match(before.rstrip()))  # not of `A$2.49`
    return (before.rstrip(), display[len(before) :], advice) if is_article else ("", "", advice)


def unknown_rest(plain: str, tail: Tail) -> UnreadText:
    """Return the refusal of a number with text after it that is not a unit."""
    has_sign = any(category(sign) == "Sc" for sign in plain.removesuffix(tail.rest.text))
    currency = "" if has_sign else currency_hint(tail.rest.text)  # one that is defined would have been read
    known = currency or tail.rest.hint
    reason = f"has `{tail.rest.text}` after its number, which is not a known unit"
    return UnreadText(plain, reason, known, begins=True, rest=tail.rest.text)


def two_numbers(plain: str) -> UnreadText:
    """Return the refusal of two numbers that do not belong together."""
    hint = "link one number, such as `0.25`, or a range such as `20–30`"
    return UnreadText(plain, "has two numbers", hint, begins=True)
