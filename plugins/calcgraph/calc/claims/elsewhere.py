"""Sentences that are about something other than the value now: the past, a wish, a plan, a rival, a comparison.

A quantity may be just that: `goal = 40 ms # our target` is named by "the target is 40 ms". So words that its name or
comment has are no objection.
"""

import re

from calcgraph.calc.claims.contrary import is_amount_of
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_clauses import SENTENCE_END, PhraseMatch, find_phrases
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import fold

_PAUSE = re.compile(rf"[;,()\[\]—–{EDGE}、，；（）]|\s-\s")
_TURN = re.compile(
    r"(?<!\w)(?:but|yet|now|today|so|and|aber|sondern|jetzt|heute|nun|mais|pero|sino|ma|mas|maar|och|men|и|но)(?!\w)",
    re.IGNORECASE,
)
"""Words after which a sentence is about something else again."""
_ARTICLE = re.compile(
    r"(?<!\w)(?:the|a|an|its|their|our|these|those|that|der|die|das|den|dem|les|le|la|los|las|el|i|de|het)$",
    re.IGNORECASE,
)
_THERE_IS = re.compile(r"(?<!\w)il y (?:en )?a(?: eu)?(?= *$)", re.IGNORECASE)
"""The French for `there are`, and before a time for `ago`."""
_MARKS = " *_\"'“‘„«(["
_BETWEEN = re.compile(r"(?<!\w)between [0-9.,]{1,9}(?: [a-zµ%]{1,3})? and$", re.IGNORECASE)
_RATHER = re.compile(r" ?,? ?(?:or rather|to [0-9]|or [0-9]++(?:[.,][0-9]++)?+(?! ?[\w%]))", re.IGNORECASE)
_AS = re.compile(
    r"(?<!\w)(?:as|just like|wie|comme|como|come|zoals|jak|som|как) (?:we |had |was |were )?$", re.IGNORECASE
)
"""Before a word that then confirms the number: `as planned, 42 ms`."""
_HEAD = re.compile(r" ?$| ?[\[(,:;/]| (?:for|in|by|of|value|values|figure|from|per)(?!\w)", re.IGNORECASE)
_OWN = re.compile(
    r"(?<![^\W_])(?:old|former|previous|prior|before|past|earlier|goal|target|plan|planned|budget|limit|cap|maximum|wish|"
    r"competitors?|rivals?|offer|alte?|ziel|soll|ancien|ancienne|objectif|antes|meta|doel|mal|cel)(?![^\W_])"
)
"""Words of a quantity that is itself of the past, a plan, a limit or somebody else's."""
_PLAIN = re.compile(
    r"(?<!\w)(?:previous (?:section|page|note|chapter|paragraph|figure|table)s?|wish lists?"
    r"|(?:goal|target|aim) (?:was|is|has been) (?:reached|met|achieved|hit)"
    r"|former(?= \w{1,20} [^.]{0,200}\blatter\b))(?!\w)",
    re.IGNORECASE,
)
"""Words that place nothing in the past: a part of the text, a list, a goal that is reached, the first of two."""
_PARTS = frozenset({"of", "from", "by", "von", "der", "de", "des", "di", "van", "av", "z"})
_STEM = 5


def elsewhere(link: Link, about: str, *, is_time: bool = True, is_amount: bool = False) -> str:
    """Return the words around a number that make its sentence about something else; empty without such words.

    After `il y a`, only a number that `is_time` is in the past. One that `is_amount` may follow `grew by`, if its row
    is called a growth.
    """
    sentence = SENTENCE_END.split(link.before)[-1]
    sentence = sentence if is_time else _THERE_IS.sub(lambda found: "." * len(found[0]), sentence)
    whole = f"{sentence} {SENTENCE_END.split(link.behind)[0]}"
    for one in reversed([found for found in _PLAIN.finditer(whole) if found.end() <= len(sentence)]):
        sentence = sentence[: one.start()] + "." * (one.end() - one.start()) + sentence[one.end() :]
    before = _TURN.split(_PAUSE.split(sentence)[-1])[-1]
    rest = SENTENCE_END.split(link.behind)[0]
    behind = _TURN.split(_PAUSE.split(rest)[0])[0]
    if found := _BETWEEN.search(sentence.rstrip(_MARKS)):
        return found[0]
    if found := _RATHER.match(rest):
        return found[0].strip()
    return (
        _first(before, find_phrases("elsewhere", before), about)
        or _leading(sentence, about)
        or _ending(before, sentence, rest, about, is_amount=is_amount)
        or _first(behind, find_phrases("was", behind), about)
        or _headed(link, about)
    )


def _leading(sentence: str, about: str) -> str:
    """Return the words at the beginning of a sentence that place all of it: `Before the change, it took`."""
    start = len(sentence) - len(sentence.lstrip(_MARKS))
    is_turned = _TURN.search(sentence) is not None or EDGE in sentence
    found = [] if is_turned else [one for one in find_phrases("elsewhere", sentence) if one.start == start]
    return _first(sentence, found, about)


def _first(text: str, found: list[PhraseMatch], about: str) -> str:
    words = (text[one.start : one.end] for one in found if not _AS.search(text[: one.start]))
    return next((word for word in words if not _is_own(word, about)), "")


def _ending(before: str, sentence: str, behind: str, about: str, *, is_amount: bool) -> str:
    """Return the comparison that ends the text before a number; before an article only a part or a difference.

    An article can lead to a linked number with which something else is compared: `less than the 50 ms of the contract`.
    """
    if EDGE in sentence or EDGE in behind:
        return ""  # `from [a](#a) to [b](#b)`, `[a](#a) instead of [b](#b)`: both are numbers of the notes
    bare = before.rstrip(_MARKS)
    article = len(_ARTICLE.sub("", bare).rstrip())
    found = [
        one
        for one in find_phrases("instead", before)
        if one.end == len(bare) or (one.end == article and _last_word(before, one) in _PARTS)
    ]
    found = [one for one in found if not (is_amount and is_amount_of(before[one.start : one.end], about))]
    return _first(before, found, about)


def _last_word(text: str, one: PhraseMatch) -> str:
    return text[one.start : one.end].rsplit(maxsplit=1)[-1].lower()


def _headed(link: Link, about: str) -> str:
    """Return the head of a column that is about something else."""
    heads = [head for head in link.heads if head[:1] not in {"-", ":"}]
    for head in heads:
        whole = [one for one in find_phrases("apart", head) if not one.start and _HEAD.match(head[one.end :])]
        if found := _first(head, whole, about):
            return found
    return ""


def _is_own(word: str, about: str) -> bool:
    """Return whether a quantity's name or comment has the words that name its subject."""
    if _OWN.search(fold(about)):
        return True
    own = re.findall(r"[^\W\d_]+", fold(about))
    said = [one for one in re.findall(r"[^\W\d_]+", fold(word)) if len(one) > 2]
    return any(one[:_STEM] == other[:_STEM] for one in said for other in own if len(other) > 2)
