"""Names as they are read: one letter with its index as a symbol, words with spaces between them."""

import re
from collections.abc import Mapping

LETTERS = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau phi chi psi omega "
    "Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega"
)
GREEK: Mapping[str, str] = dict(zip(LETTERS.split(), "αβγδεζηθικλμνξρστφχψωΓΔΘΛΞΠΣΦΨΩ", strict=True))
"""Names of Greek letters that are in this table are read as the letter."""
_INDEXED = re.compile(rf"([^\W\d_]|{'|'.join(GREEK)})(?:_(\w*[^\W_])|(\d))")
_NAME = re.compile(r"[^\W\d]\w*")


def symbol_of(name: str) -> tuple[str, str] | None:
    """Return a letter and its index, `("t", "flow")` of `t_flow`; None if a name is not such a symbol.

    More than one digit after a letter is a name from elsewhere: `h100`.

    >>> [symbol_of(name) for name in ("t_flow", "x1", "alpha_max", "step_time", "h100", "x")]
    [('t', 'flow'), ('x', '1'), ('alpha', 'max'), None, None, None]
    """
    found = _INDEXED.fullmatch(name)
    return (found[1], found[2] or found[3]) if found else None


def in_words(text: str) -> str:
    """Return plain text with its names as labels: spaces between words; a symbol is written as it is typed.

    >>> in_words("step_time with t_flow=3")
    'step time with t_flow=3'
    """
    return _NAME.sub(lambda name: name[0] if symbol_of(name[0]) else name[0].replace("_", " "), text)
