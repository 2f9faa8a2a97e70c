"""The words of a link to a check: they say that it holds, and nothing that calcgraph does not compare."""

import re
import tomllib
from functools import cache
from pathlib import Path

import calcgraph.notes
from calcgraph.calc.claims.clause import objection
from calcgraph.calc.claims.row import name_of_row
from calcgraph.calc.claims.unread import ALONE
from calcgraph.calc.claims.written.figures import shown_text
from calcgraph.calc.claims.written.spelled import in_ascii
from calcgraph.calc.model import Kind, QuantityId
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.syntax.tree import Check, Comment
from calcgraph.calc.syntax.walks import names_in
from calcgraph.files import own_text
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_words import names_bound
from calcgraph.notes.denials import denial
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import fold, is_unspaced

_STEM, _ENDING = 3, 4
_NEGATING = re.compile(r"(?:less|free|proof)$")
_NAMES = re.compile(r"(?<![\w.])[^\W\d][\w.]*+(?:-[\w.]++)++")
"""`Llama-3-70B`: a name, not a number."""
_COMPARES = re.compile(r"[<>≤≥≠=]|\b(?:true|false)\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)*")
_CLAUSE = re.compile(rf"[.;:!?…—–()|,{EDGE}]|\s-\s")
_WEAKENS = re.compile(
    r"\s*(?:badly|poorly|only\s+(?:in|if|when|once|on|at|with|during|after|before|sometimes)|in\s+theory|yesterday|partly|sometimes|half|twice|no\s+more)\b"
)
_NO = re.compile(r"\bno\b(?!\s+(?:longer|more|way)\b)", re.IGNORECASE)
"""In Portuguese it begins another phrase: `cabe no servidor`."""
_LIMIT = re.compile(r"(?<!\w)no\s+\w+\s+than(?!\w)", re.IGNORECASE)
_TOO = frozenset(
    {
        "too",
        "not",
        "over",
        "overflows",
        "exceeds",
        "exceed",
        "fails",
        "lacks",
        "misses",
        "never",
        "trop",
        "demasiado",
        "troppo",
        "demais",
        "слишком",
    }
)
"""Words in the name of a check that says something bad: `too_big`."""
_SUITABLE = frozenset(
    re.split(
        " ",
        "fit fits fitted fitting pass passes passed enough sufficient sufficiently suffice suffices works within good "
        "fine safe passt passen reicht genugt tient suffit rentre cabe caben basta sta entra rientra past voldoet "
        "plats ryms rummas miesci wystarcza wystarczy помещается влезает хватает",
    )
)
"""Words that say something good, as a check that is named or commented as something bad does not."""
_NEAR = re.compile(r"(?:\s*\S+){0,3}")
"""The words directly after a link."""


@cache
def _affirmations() -> tuple[frozenset[str], frozenset[str]]:
    """Words that affirm, and those of scripts without spaces."""
    path = Path(calcgraph.notes.__file__).parent / "affirmations.toml"
    lists = tomllib.loads(own_text(path))
    return frozenset(fold(lists["words"]).split()), frozenset(lists["unspaced"].split())


def why_not_said(link: Link, check: Check, topic: str = "") -> tuple[str, str]:
    """Return why a link says something else than that its check holds, and what to write; empty if it does not.

    Its words are those of the check's comment, of its name and condition, of the `topic`, which is the text of what
    it compares and the note's title, or words that affirm; any other may deny it.
    A number or comparison is read nowhere, so it can be there only as the check's own comment has it.
    """
    said, comment = shown_text(link.display), shown_text(check.comment.text)
    if against := objection(link, None, "", None):
        return (
            f"`{against}` next to `{said}` denies the check `{check.name}`",
            "write a sentence that says that it holds",
        )
    if denied := _denied_beside(link):
        reason = (
            f"`{denied}` next to `{said}` denies the check `{check.name}`, and a link to a check says that it holds"
        )
        return reason, "write a check of the whole sentence"
    name = set(check.name.lower().split("_"))
    is_bad = bool(denial(_LIMIT.sub(" ", comment)) or (name | set(_words_of(comment))) & _TOO) and not denial(said)
    good = (
        next((word for word in map(str, _WORD.findall(said)) if fold(word) in _SUITABLE - name), "") if is_bad else ""
    )
    if fold(said) in fold(comment) and not good:
        return "", ""
    hint = f"write the check's own words: `{comment}`" if comment and not denial(comment) else ""
    if ALONE.search(_NAMES.sub("", in_ascii(said))) or _COMPARES.search(said) or names_bound(said):
        reason = f"`{said}` is itself a comparison, but a link to the check `{check.name}` only says that it holds"
        return reason, "link the number to its quantity, or say the check in the words of its comment"
    if strange := good or _strange_word(said, check, f"{comment} {topic}"):
        reason = f"`{strange}` might deny or change the check `{check.name}`, and a link to a check says that it holds"
        return reason, hint
    return "", ""


def topic_of(calculation: Calculation, id_: QuantityId, check: Check) -> str:
    """Return the names and comments of the quantities that a check compares, and the rows that its note picks."""
    known = calculation.names.get(id_.note, {})
    named = (calculation.quantities.get(one) for one in known.values())
    picked = [f"{one.text} {name_of_row(calculation, one, one.text)}" for one in named if one and one.kind is Kind.PICK]
    found = [known.get(name.partition(".")[0]) for name in names_in(check.condition)]
    quantities = [calculation.quantities.get(one) for one in found if one is not None]
    comments = [getattr(one.statement, "comment", None) for one in quantities if one is not None]
    return " ".join([*(comment.text for comment in comments if isinstance(comment, Comment)), *picked])


def _denied_beside(link: Link) -> str:
    """Return the word before or directly after a link, in the same clause, that denies it."""
    near = _NEAR.match(_NO.sub(" ", _CLAUSE.split(link.behind)[0]))
    if near and (weak := _WEAKENS.match(near[0])):
        return weak[0].strip()
    for text in (_CLAUSE.split(link.before)[-1], near[0] if near else ""):
        if word := denial(text):
            return word
    return ""


def _strange_word(said: str, check: Check, known_text: str) -> str:
    """Return the first word that is neither an affirmation nor from the check; '' without one."""
    own = set(_words_of(f"{known_text} {check.name.replace('_', ' ')}"))
    for name in names_in(check.condition):
        own |= set(_words_of(re.sub(r"[_.]", " ", name)))
    known, unspaced = _affirmations()
    for word in map(str, _WORD.findall(said)):
        folded = fold(word).replace("’", "'").removesuffix("'s")
        if is_unspaced(folded):
            if not _is_made_of(folded, unspaced):
                return word
        elif folded not in known and not any(_is_form_of(folded, one) for one in own):
            return word
    return ""


def _is_form_of(word: str, other: str) -> bool:
    """Return whether two words are forms of one: `reads`, `reading`; not `even` and `event`.

    >>> _is_form_of("reads", "reading"), _is_form_of("multiplied", "multiply"), _is_form_of("fits", "fails")
    (True, True, False)
    """
    if word == other or any(one.isdigit() for one in word + other):
        return word == other
    pairs = enumerate(zip(word, other, strict=False))
    shared = next((at for at, (one, two) in pairs if one != two), min(len(word), len(other)))
    return shared >= _STEM and max(len(word), len(other)) - shared <= _ENDING and not _NEGATING.search(word)


def _words_of(text: str) -> list[str]:
    return [fold(word) for word in _WORD.findall(text)]


def _is_made_of(text: str, words: frozenset[str]) -> bool:
    """Return whether a text without spaces is a row of known words."""
    ends = {0}
    for at in range(len(text)):
        if at in ends:
            ends |= {at + len(word) for word in words if text.startswith(word, at)}
    return len(text) in ends
