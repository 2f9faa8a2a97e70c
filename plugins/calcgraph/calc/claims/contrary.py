"""Words of a clause that contradict the name of a row: `gained [4 %](#loss)`, a speed-up that is `slower`.

A row is called by its name and by its comment up to the first preposition: `loss of the fund in March` is a loss.
"""

import re

from calcgraph.calc.claims.country import language_of
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import PhraseMatch, find_phrases
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import fold, is_unspaced

_OPPOSITES = (
    ("rises", "sinks"),
    ("betters", "worsens"),
    ("late", "early"),
    ("taken", "vacant"),
    ("failing", "succeeding"),
    ("spare", "exceeding"),
    ("women", "men"),
    ("young", "grown"),
    ("unsold", "sold"),
    ("imports", "exports"),
    ("arriving", "leaving"),
    ("births", "deaths"),
    ("income", "spending"),
    ("buying", "selling"),
    ("ascent", "descent"),
    ("inside", "outside"),
    ("east", "west"),
    ("hiring", "dismissal"),
    ("feeding", "drawing"),
)
_AFTER_HEAD = re.compile(
    r"(?<![^\W_])(?:of|in|for|at|after|before|from|with|without|not|to|since|by|on|under|over|per|as|between|until|if|when|while|"
    r"der|des|dem|den|von|vom|im|nach|vor|bei|mit|ohne|fur|seit|durch|je|pro|du|de|d|del|della|dello|dei|delle|dell|di|al|"
    r"alla|da|do|das|dos|na|no|em|para|por|pour|par|sur|dans|en|apres|avant|desde|despues|dopo|nel|nella|van|op|na|voor|"
    r"av|pa|i|efter|med|w|we|z|ze|po|przed|dla|в|на|после|до|из|с|по|для)(?![^\W_])"
)
"""Prepositions that end the part of a comment that says what kind of value it is."""
_CLAUSE = re.compile(rf"[.!?…;:,()\[\]—–{EDGE}。、，；：！？（）]|\s-\s")
_NEXT = re.compile(
    r"(?<![^\W_])(?:and|but|so|then|because|while|whereas|which|that|when|if|after|before|und|aber|weil|dass|wenn|nachdem|et|mais|"
    r"qui|que|y|pero|porque|e|ma|che|mas|maar|omdat|dat|och|men|som|oraz|ale|ktory|ktora|и|но|который)(?![^\W_])"
)
_WORDS = re.compile(r"[^\W_]+")
_BEFORE, _BEHIND = 6, 10
_SIGNS = 10
_AS_AMOUNT = frozenset({"by", "um", "de", "en", "di", "met", "o", "med", "на"})
"""The words of several languages between a verb and the amount of a change."""


def called(about: str) -> str:
    """Return the name of a row: the words of `about`, its name and comment, up to the first preposition.

    >>> called("fund loss Loss of the fund"), called("x sales after the growth")
    ('fund loss loss ', 'x sales ')
    """
    return _AFTER_HEAD.split(fold(about), maxsplit=1)[0]


def contrary(link: Link, about: str, noun: str = "") -> str:
    """Return the words near a number that say the opposite of what its row is called; empty without them."""
    if not about:
        return ""
    before, behind = _near(link, noun)
    own = called(about)
    for pair in _OPPOSITES:
        has = [bool(find_phrases(side, own)) for side in pair]
        if has[0] == has[1]:
            continue
        same, other = pair if has[0] else pair[::-1]
        texts = [one for one in (before, behind) if one]
        if any(find_phrases(same, text) for text in texts):
            continue
        language = language_of(link)
        for text in texts:
            found = [one for one in find_phrases(other, text) if _is_read(one, language)]
            if found:
                return text[found[0].start : found[0].end]
    return ""


def other_measure(link: Link, about: str, noun: str = "") -> str:
    """Return the word for another measure of a length than that of its row: `25 m de large` of a `longueur`."""
    own = {one.meaning for one in find_phrases("measures", about)}
    before, behind = _near(link, noun)
    after = _WORDS.findall(behind)[:_MEASURED]
    lead = _MEASURE_OF.search(before)
    said = find_phrases("measures", " ".join(after)) or (find_phrases("measures", lead[1]) if lead else [])
    names = {one.meaning for one in said}
    if not own or not names or names & own:
        return ""
    return (" ".join(after) if after and find_phrases("measures", " ".join(after)) else lead[1] if lead else "").strip()


_MEASURED = 2
_MEASURE_OF = re.compile(
    r"(?:^|\s)(?:the|its|der|die|das|la|le|el|il|a|o|de|het)\s+([^\W\d_]+)\s+(?:\S+\s+)?$", re.IGNORECASE
)


def is_amount_of(phrase: str, about: str) -> bool:
    """Return whether words such as `grew by` introduce the amount by which a row says that something changes.

    >>> is_amount_of("grew by", "growth growth of sales"), is_amount_of("grew from", "growth growth of sales")
    (True, False)
    """
    last = fold(phrase).split()[-1:]
    if not last or last[0] not in _AS_AMOUNT:
        return False
    own = called(about)
    for pair in (("rises", "sinks"), ("sinks", "rises")):
        if find_phrases(pair[0], phrase):
            return bool(find_phrases(pair[0], own)) and not find_phrases(pair[1], own)
    return False


def _near(link: Link, noun: str) -> tuple[str, str]:
    """Return the words before and after a number that belong to its clause."""
    before = _NEXT.split(_CLAUSE.split(link.before)[-1])[-1]
    behind = _NEXT.split(_CLAUSE.split(f" {noun}{link.behind}")[0])[0]
    if is_unspaced(before.strip()[-1:]) or is_unspaced(behind.strip()[:1]):
        return before[-_SIGNS:], behind[:_SIGNS]
    starts = [one.start() for one in _WORDS.finditer(before)]
    ends = [one.end() for one in _WORDS.finditer(behind)]
    start = starts[-_BEFORE] if len(starts) >= _BEFORE else 0
    end = ends[_BEHIND - 1] if len(ends) >= _BEHIND else len(behind)
    return before[start:], behind[:end]


def _is_read(one: PhraseMatch, language: str) -> bool:
    """Return whether a word of a list is of the language of the sentence, as far as that is known."""
    return one.meaning == language or (not language) or (one.meaning in {"ja", "zh"})
