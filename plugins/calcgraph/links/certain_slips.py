"""The slips in a name that leave no doubt about the intended name."""

import re
import unicodedata
from itertools import pairwise

from calcgraph.links.keys import fold

LEAST_LETTERS = 6
"""Letters of a word in which one slip of the finger is taken for one: `form` and `from` are both words."""
LEAST_OF_CODE = 3
"""Letters of a name in a formula whose case may be wrong: `m` and `M` are two quantities."""

_SEPARATORS = re.compile(r"[\s_–—-]+")
_BETWEEN_LETTERS = re.compile(r"(?<=[^\W\d]) (?=[^\W\d])")
_QUOTES = str.maketrans("‘’“”", "''\"\"")
_PUNCTUATION = re.compile(r"[^\w\s'-]+")
_NUMBERING = re.compile(r"^(?:(?:\d+ )+|(?:the|a|an) )")
_ACCENTED = re.compile("([a-zα-ω])[\u0300-\u036f]+")
"""Marks of Latin and Greek letters; in other scripts a mark makes another letter, or is a vowel."""


def is_same_name(written: str, meant: str, *, is_plural_same: bool = True, is_exact: bool = False) -> bool:
    """Return whether names differ only in case, accents, separators, a plural, or one letter doubled or swapped.

    If `is_exact`, plurals and letters do not count as the same.

    >>> is_same_name("Cafe_culture", "Café culture"), is_same_name("rofline", "roofline")
    (True, True)
    >>> is_same_name("Futurism", "Futurama"), is_same_name("Chapter 10", "Chapter 01"), is_same_name("Tehre", "There")
    (False, False, False)
    """
    one, other = _key(written), _key(meant)
    if one == other or _joined(one) == _joined(other):
        return bool(one)
    if is_exact:
        return False
    words, others = one.split(" "), other.split(" ")
    differing = [pair for pair in zip(words, others, strict=False) if pair[0] != pair[1]]
    if len(words) != len(others) or len(differing) != 1:
        return False
    is_last = is_plural_same and differing[0] == (words[-1], others[-1])
    return (is_last and _is_plural(*differing[0])) or is_one_slip(*differing[0])


def is_same_heading(written: str, meant: str) -> bool:
    """The same for headings, whose punctuation, numbers and article at their beginning do not count either.

    >>> is_same_heading("2.1 Set up", "3. Set-up"), is_same_heading("Size of a cache", "The size of a cache")
    (True, True)
    """
    one, other = (_PUNCTUATION.sub(" ", name.partition("^")[0]) for name in (written, meant))
    return is_same_name(one, other) or is_same_name(*(_NUMBERING.sub("", f"{_key(name)} ", 1) for name in (one, other)))


def is_same_code(written: str, meant: str) -> bool:
    """Return the same for names of quantities and units, for which a plural is a different name.

    >>> is_same_code("Step_Time", "step_time"), is_same_code("m", "M"), is_same_code("price", "prices")
    (True, False, False)
    """
    one, other = fold(written), fold(meant)
    letters = sum(char.isalpha() for char in one)
    return (one == other and letters >= LEAST_OF_CODE) or is_one_slip(one, other)


def is_one_slip(one: str, other: str) -> bool:
    """Return whether two words differ by one pair of swapped letters, or by a letter that is doubled in one of them."""
    if min(len(one), len(other)) < LEAST_LETTERS:
        return False
    if len(one) == len(other):
        at = [place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        if len(at) != 2 or at[1] != at[0] + 1:
            return False
        swapped = one[at[0] : at[1] + 1]
        return swapped.isalpha() and swapped[::-1] == other[at[0] : at[1] + 1]
    shorter, longer = sorted((one, other), key=len)
    doubled = (at for at, (a, b) in enumerate(pairwise(longer)) if a == b and a.isalpha())
    return any(longer[:at] + longer[at + 1 :] == shorter for at in doubled)


def _key(name: str) -> str:
    """A name without case, accents and kinds of separators."""
    apart = unicodedata.normalize("NFKD", fold(name).translate(_QUOTES))
    plain = unicodedata.normalize("NFC", _ACCENTED.sub(r"\1", apart))
    return _SEPARATORS.sub(" ", plain).strip()


def _joined(key: str) -> str:
    """A name without separators between letters; `1-1` is not `11`."""
    return _BETWEEN_LETTERS.sub("", key)


def _is_plural(one: str, other: str) -> bool:
    single, several = sorted((one, other), key=len)
    if len(single) < 3 or not single.isalpha():
        return False
    return several in (f"{single}s", f"{single}es") or (single.endswith("y") and several == f"{single[:-1]}ies")
