"""Suggestions for a misspelt name: the known names that are most like it."""

from collections.abc import Iterable

LEAST = 0.6
"""Least likeness of a suggestion, 0..1."""
LONGEST = 200
"""Characters of a name that is compared."""


def likeness(one: str, other: str) -> float:
    """Return the likeness of two names, 0..1: twice the shared letters in order, of all; 0 for very long ones.

    >>> likeness("tabel", "table")
    0.8
    """
    from rapidfuzz.distance import Indel  # noqa: PLC0415 - only a mistake needs it

    return 0.0 if max(len(one), len(other)) > LONGEST else Indel.normalized_similarity(one, other)


def is_one_letter_apart(one: str, other: str) -> bool:
    """Return whether at most one insertion, deletion or replacement turns one word into the other.

    >>> is_one_letter_apart("metr", "metre"), is_one_letter_apart("metre", "meter")
    (True, False)
    """
    from rapidfuzz.distance import Levenshtein  # noqa: PLC0415 - as above

    return Levenshtein.distance(one, other, score_cutoff=1) <= 1


def closest(name: str, known: Iterable[str], least: float = LEAST) -> str:
    """Return the known name most like a written one, the first by alphabet of several; empty if nothing is similar.

    >>> closest("wieghts", ["heights", "weights"]), closest("x", ["weights"])
    ('weights', '')
    """
    found = min(((-likeness(name, one), one) for one in known), default=(0.0, ""))
    return found[1] if -found[0] >= least else ""


def did_you_mean(name: str, known: Iterable[str], mark: str = "", otherwise: str = "") -> str:
    """A question with the closest name, `mark` before it; `otherwise` where no name is close.

    >>> did_you_mean("fallback", ["fallbacks", "ghosts"], mark="links.")
    'did you mean `links.fallbacks`?'
    """
    found = closest(name, known)
    return f"did you mean `{mark}{found}`?" if found else otherwise
