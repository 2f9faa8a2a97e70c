"""Words that deny a statement, in English and in the languages of `claim_languages`."""

import re

from calcgraph.notes.claim_languages import denial_in

_DENIES = re.compile(
    r"\b(?:not|no|never|none|nothing|nowhere|nobody|neither|nor|cannot|false|falsely|untrue|wrong|wrongly|incorrect|"
    r"fail(?:s|ed|ing|ure)?|hardly|barely|scarcely|rarely|seldom|unlikely|impossible|doubt(?:s|ful|ed)?|unclear|"
    r"uncertain|without|unless|contrary|refus\w+|den(?:y|ies|ied)|nearly|almost|supposedly|allegedly|pretends?|"
    r"myth|far\s+from|anything\s+but|instead\s+of|rather\s+than|used\s+to|would\s+have|refuted?|disproves?)\b|n['’]t\b",
    re.IGNORECASE,
)


def denial(text: str) -> str:
    """Return the first word that denies; empty without one.

    >>> denial("it barely fits"), denial("es passt nicht"), denial("it fits")
    ('barely', 'nicht', '')
    """
    found = _DENIES.search(text)
    return found[0] if found else denial_in(text)
