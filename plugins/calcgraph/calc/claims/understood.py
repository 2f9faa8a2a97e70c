"""Sentences of which each word is understood: neutral words, and the words of the row that a number is linked to.

This is a closed rule. Any other word leaves the number unmarked, whatever it means: a false sentence needs a word that
makes it false, and that word is neither neutral nor a word that the author gave the row.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from calcgraph.calc.claims.licence import Licence, words_in
from calcgraph.calc.model import Dimension
from calcgraph.notes.beside import EDGE
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import NeutralWords, giving_words, neutral_words, plainly, unspaced_words
from calcgraph.notes.number_words import is_unspaced

_TOKEN = re.compile(rf"{EDGE}[^{EDGE}]*+{EDGE}?|[^\W_]++|[^\w\s]|_")
_LEADS = re.compile(r"^\s*(?:\[![\w-]+\][+-]?|[0-9]{1,3}[.)]\s|[-*+]\s)")
"""The beginning of a callout or a list's item."""
_ENDS = frozenset(".!?…。！？")
_MARKS = frozenset(".,:;()[]-–—−\"'“”„‚‘’«»*_/|=≈~→•&+!?…。！？、，：；（）「」$^#")
_SEPARATORS = frozenset(",;:–—|()、，；：（）")
_QUOTES = frozenset("*_\"'“”„«$")
_ARTICLES = frozenset({"the", "a", "an"})
_ANY_ARTICLE = frozenset(
    {"the", "a", "an", "der", "die", "das", "dem", "den", "la", "le", "les", "l", "el", "los", "las", "il", "lo", "gli"}
    | {"o", "os", "as", "de", "het", "een", "un", "une", "una", "ein", "eine", "einem", "einer"}
)
_ONE = frozenset({"one", "each", "every", "1"})
_PAIRS = frozenset({("has", "to"), ("have", "to"), ("need", "to"), ("needs", "to")})
_MOMENTS = frozenset({"then", "now", "today", "here", "there", "already", "currently"})
"""Words that are another time or place after a preposition: `by then`."""
_HEADS = frozenset({"what", "quantity", "unit", "name", "item", "row", "per", "x"})
_PREFIX = 4
"""Letters that two forms of a word of an inflected language have in common."""
_SUFFIX = 3
_ENDINGS = ("ing", "ies", "es", "ed", "s", "d", "e", "y")
_LEAST = 2
_DIGITS = re.compile(r"[^\w½¼¾]{0,3}[0-9½¼¾]")
_LEAD = 4
"""The words of a link in which its number begins: `less than 5 m`."""
_NUMBER = 7
"""The most words and hyphens of a number: `a hundred and twenty-eight`."""
_CUT = 150
"""Characters of a text that was cut, so that its sentence may have begun before."""
_VERB = "≙"
"""The place of a verb of several words."""


class SentenceToken(NamedTuple):
    """A word, mark or link of a sentence."""

    text: str
    start: int = 0
    link: str | None = None
    """The destination, if this is a link."""

    @property
    def is_word(self) -> bool:
        """Return whether this is a word or number outside links."""
        return self.link is None and self.text[:1].isalnum()

    @property
    def is_number_link(self) -> bool:
        """Return whether this is a link whose text begins with a number."""
        return self.link is not None and any(_DIGITS.match(one) for one in self.text.split(None, _LEAD)[:_LEAD])


class Context(NamedTuple):
    """The rows of a claim and of the other links of its sentence."""

    row: Licence
    other: Callable[[str], Licence]
    """The licence of the row that another link leads to."""
    number: Callable[[str], float | None]
    """The number that a word says: `eight`."""
    is_unit: Callable[[str], bool]
    """Returns whether a word of a head is a unit, scale or share, which changes its number and is read there."""
    in_base: Callable[[float, str], tuple[float, Dimension] | None]
    """A number of the unit that a word names, in base units with their dimension; None for other words."""
    extra: frozenset[str] = frozenset()
    """Words that this claim allows: `would` under other arguments."""


def strange_word(link: Link, noun: str, context: Context) -> str:
    """Return a word of a number's sentence that is not understood; empty if all of them are.

    `noun` is the text after the number in the link.
    """
    heads = [word for head in link.heads for word in head.replace("_", " ").split()]
    if found := _strange_head([word for one in heads if not context.is_unit(one) for word in words_in(one)], context):
        return found
    whole = _tokens(_LEADS.sub("", link.before), link.targets[0], is_before=True)
    left = _last_sentence(whole)
    right = _first_sentence([*_tokens(noun, ()), *_tokens(link.behind, link.targets[1])])
    if len(link.before) >= _CUT and len(left) == len(whole):
        return left[0].text
    around = f"{link.before}{link.behind}".replace(EDGE, "")
    if not around.isascii() and any(map(is_unspaced, around)):
        return _strange_sign([*left, *right], context.row)
    left, right = (_in_plain_letters(_with_whole_numbers(side, context)) for side in (left, right))
    strange = ""
    for words in neutral_words().values():
        found = _SentenceReading(words, context).strange(left, right)
        if not found:
            return ""
        strange = strange or found
    return strange


def _in_plain_letters(tokens: Sequence[SentenceToken]) -> list[SentenceToken]:
    return [one._replace(text=plainly(one.text)) if one.is_word else one for one in tokens]


def _with_whole_numbers(tokens: Sequence[SentenceToken], context: Context) -> list[SentenceToken]:
    """Return the tokens with each number of several words as one: `thirty-two`, `two hundred and fifty`."""
    made: list[SentenceToken] = []
    at = 0
    while at < len(tokens):
        longest = 1
        if tokens[at].is_word and (tokens[at].text in _ARTICLES or context.number(tokens[at].text) is not None):
            sizes = range(min(_NUMBER, len(tokens) - at), 1, -1)
            longest = next((size for size in sizes if _is_number(tokens[at : at + size], context)), 1)
        made.append(tokens[at]._replace(text=_joined(tokens[at : at + longest])) if longest > 1 else tokens[at])
        at += longest
    return made


def _is_number(part: Sequence[SentenceToken], context: Context) -> bool:
    is_plain = all(one.link is None and (one.is_word or one.text == "-") for one in part) and part[-1].is_word
    return is_plain and context.number(_joined(part)) is not None


def _joined(part: Sequence[SentenceToken]) -> str:
    return " ".join(one.text for one in part).replace(" - ", "-")


def _tokens(text: str, targets: Sequence[str], *, is_before: bool = False) -> list[SentenceToken]:
    made = [
        SentenceToken(one[0].strip(EDGE), one.start(), "") if one[0][0] == EDGE else SentenceToken(one[0], one.start())
        for one in _TOKEN.finditer(text)
    ]
    places = [at for at, one in enumerate(made) if one.link is not None]
    pairs = zip(reversed(places), reversed(targets), strict=False) if is_before else zip(places, targets, strict=False)
    for at, target in pairs:
        made[at] = made[at]._replace(link=target)
    return made


def _last_sentence(tokens: list[SentenceToken]) -> list[SentenceToken]:
    return next((tokens[at + 1 :] for at in range(len(tokens) - 1, -1, -1) if _is_end(tokens, at)), tokens)


def _first_sentence(tokens: list[SentenceToken]) -> list[SentenceToken]:
    return next((tokens[:at] for at in range(len(tokens)) if _is_end(tokens, at)), tokens)


def _is_end(tokens: list[SentenceToken], at: int) -> bool:
    """Return whether a sentence ends with a token: `e.g. the pump` and `2.5` continue."""
    one = tokens[at]
    if one.link is not None or (one.text not in _ENDS and one.text != ";"):
        return False
    following = next((other for other in tokens[at + 1 :] if other.link is not None or other.is_word), None)
    if following is None or one.text in ";。！？":
        return True
    return following.start > one.start + 1 and (following.link is not None or not following.text[:1].islower())


def _strange_head(heads: Sequence[str], context: Context) -> str:
    """Return a word of the heads over a number that is not understood."""
    words, row = neutral_words()["en"], context.row
    shown = {plainly(one.shown) for one in row.numbers}
    known = _HEADS | words.plain | words.places | shown | context.extra
    is_about = any(is_own(one, row.words, "en") for one in heads)
    allowed = row.words | row.wide if is_about else row.words
    return next((one for one in heads if one not in known and not is_own(one, allowed, "en")), "")


def is_own(word: str, own: frozenset[str], language: str) -> bool:
    """Return whether a word is a form of one that the author gave a row."""
    if " " in word or "-" in word:  # a number in words
        return all(one in own or one == "and" for one in word.split())
    if word in own:
        return True
    is_english = language == "en"
    alike = _by_beginning(own, is_english=is_english).get(_beginning(word, is_english=is_english), ())
    return any(_is_form(word, one, language) for one in alike)


@lru_cache(maxsize=1_024)
def _by_beginning(own: frozenset[str], *, is_english: bool) -> Mapping[str, list[str]]:
    """Return the words by what all of their forms have in common."""
    found: dict[str, list[str]] = {}
    for one in own:
        found.setdefault(_beginning(one, is_english=is_english), []).append(one)
    return found


def _beginning(word: str, *, is_english: bool) -> str:
    return _stem(word) if is_english else word[:_PREFIX]


def _is_form(word: str, other: str, language: str) -> bool:
    """Return whether two words are forms of one; not one of several things and the other of one.

    >>> _is_form("heats", "heated", "en"), _is_form("pumps", "pump", "en"), _is_form("pompy", "pompa", "pl")
    (True, False, True)
    """
    if language == "en":
        longer, shorter = (word, other) if len(word) > len(other) else (other, word)
        is_plural = longer in {f"{shorter}s", f"{shorter}es", f"{shorter[:-1]}ies"}
        return _stem(word) == _stem(other) and len(_stem(word)) > 1 and not is_plural
    common = 0
    while common < min(len(word), len(other)) and word[common] == other[common]:
        common += 1
    return common >= _PREFIX and max(len(word), len(other)) - common <= _SUFFIX


def _stem(word: str) -> str:
    ending = next((one for one in _ENDINGS if word.endswith(one) and len(word) - len(one) > _LEAST), "")
    return word.removesuffix(ending)


def _are_related(one: Licence, other: Licence) -> bool:
    return one.id == other.id or one.id in other.needs or other.id in one.needs


def _strange_sign(tokens: Sequence[SentenceToken], row: Licence) -> str:
    """Return the rest of a sentence without spaces after its known words."""
    known = (*sorted(row.words | row.wide, key=len, reverse=True), *unspaced_words())
    for one in tokens:
        text = "" if one.is_number_link or (one.link is None and not one.is_word) else plainly(one.text)
        for word in known:
            text = text.replace(word, "")
        if text:
            return text
    return ""


class _NumberWords(NamedTuple):
    """The words of a sentence that belong to one number."""

    row: Licence
    before: list[SentenceToken]
    behind: list[SentenceToken]
    is_joined: bool
    """True if nothing separates it from the number before: `[8](#users) users take [42 ms](#step)`."""


class _SentenceReading(NamedTuple):
    """One sentence while it is read in one language."""

    words: NeutralWords
    context: Context

    def strange(self, left: Sequence[SentenceToken], right: Sequence[SentenceToken]) -> str:
        """Return the first word that is not understood."""
        parts = self._parts(self._without_phrases(left), self._without_phrases(right))
        for at, part in enumerate(parts):
            if found := self._strange_in(part):
                return found
            is_condition = self._is_condition(part)
            others = [*(parts[at - 1 : at] if part.is_joined or (is_condition and at + 1 == len(parts)) else [])]
            others += parts[at + 1 : at + 2] if is_condition else []
            for other in others:
                if not _are_related(part.row, other.row):
                    return other.row.id.name
        return ""

    def _without_phrases(self, tokens: Sequence[SentenceToken]) -> list[SentenceToken]:
        """Return the tokens with verbs of several words as one, without asides."""
        said = list(tokens)
        texts = {one.text for one in said}
        for phrases, is_verb in ((self.words.phrases, True), (self.words.asides, False)):
            for phrase in phrases:
                if phrase[0] not in texts:
                    continue
                at = 0
                while at + len(phrase) <= len(said):
                    part = said[at : at + len(phrase)]
                    if all(one.link is None and one.text == word for one, word in zip(part, phrase, strict=True)):
                        said[at : at + len(phrase)] = [part[0]._replace(text=_VERB)] if is_verb else []
                    else:
                        at += 1
        return said

    def _parts(self, left: list[SentenceToken], right: list[SentenceToken]) -> list[_NumberWords]:
        """Return the words of each number of a sentence, which a mark or conjunction divides from those of the next."""
        own = SentenceToken("", 0, "")
        tokens = [*left, own, *right]
        numbers = [at for at, one in enumerate(tokens) if one is own or one.is_number_link]
        rows = [self.context.row if at == len(left) else self.context.other(tokens[at].link or "") for at in numbers]
        starts, joined = [0], [False]
        for at, (one, following) in enumerate(pairwise(numbers)):
            cuts = [place for place in range(one + 1, following) if self._separates(tokens[place])]
            cut = cuts[-1] if cuts else one + 1
            while not cuts and cut < following and self._is_counted(tokens[cut], rows[at]):
                cut += 1
            starts.append(cut)
            joined.append(not cuts)
        ends = [*starts[1:], len(tokens)]
        return [
            _NumberWords(row, tokens[start:at], tokens[at + 1 : end], is_joined)
            for row, start, at, end, is_joined in zip(rows, starts, numbers, ends, joined, strict=True)
        ]

    def _separates(self, one: SentenceToken) -> bool:
        return one.link is None and (one.text in _SEPARATORS or one.text in self.words.joins)

    def _is_counted(self, one: SentenceToken, row: Licence) -> bool:
        return one.is_word and one.text not in self.words.neutral and is_own(one.text, row.words, self.words.language)

    def _is_condition(self, part: _NumberWords) -> bool:
        """Return whether a number is only named: `with [8](#users), …`."""
        words = [one.text for one in part.before if one.is_word and one.text not in self.words.joins]
        is_stated = any(one in self.words.verbs or one in self.words.results for one in words)
        is_stated = is_stated or any(one.text in {_VERB, ":", "=", "|"} for one in part.before)
        return bool(words) and words[0] in self.words.places and not is_stated

    def _strange_in(self, part: _NumberWords) -> str:
        said = [word for one in (*part.before, *part.behind) for word in words_in(one.text)]
        is_about = any(one not in self.words.neutral and self._is_own(one, part.row.words) for one in said)
        for side, is_behind in ((part.before, False), (part.behind, True)):
            for at, one in enumerate(side):
                if one.link is not None:
                    if strange := [word for word in words_in(one.text) if not self._is_plain(word, part.row)]:
                        return strange[0]
                elif not self._is_known(side, at, part.row, is_behind=is_behind) and not (
                    is_about and self._is_place(side, at, part.row)
                ):
                    return one.text
        return self._ungoverned(part.before) or self._unnamed(part)

    def _is_own(self, word: str, own: frozenset[str]) -> bool:
        return is_own(word, own, self.words.language)

    def _is_plain(self, word: str, row: Licence) -> bool:
        if word in self.words.taking and row.words & giving_words():
            return word in row.words
        return word in self.words.neutral or word in self.context.extra or self._is_own(word, row.words)

    def _is_place(self, side: Sequence[SentenceToken], at: int, row: Licence) -> bool:
        """Return whether a word of the titles is only a place: `the pump of the orchard`."""
        if not side[at].is_word or not self._is_own(side[at].text, row.wide):
            return False
        while at and (side[at].text in _ANY_ARTICLE or self._is_own(side[at].text, row.words | row.wide)):
            at -= 1
        return side[at].text in self.words.places

    def _is_known(self, side: Sequence[SentenceToken], at: int, row: Licence, *, is_behind: bool) -> bool:
        one, previous = side[at], side[at - 1].text if at else ""
        if not one.is_word:
            return one.text in _MARKS or one.text == _VERB
        if self._is_plain(one.text, row):
            is_time = one.text in _MOMENTS and previous in self.words.places
            return (previous, one.text) not in _PAIRS and not is_time
        if one.text in self.words.results:
            return previous in self.words.subjects
        if one.text == "s" and previous in {"'", "’"}:
            return True
        if one.text in self.words.near:
            rest = [other for other in side[at + 1 :] if not (other.text in self.words.near or other.text in _ARTICLES)]
            return not (is_behind or any(other.is_word for other in rest)) or (
                is_behind and not at and one.text in self.words.after
            )
        following = side[at + 1].text if at + 1 < len(side) else ""
        return self._is_amount(one.text, following, row) or (at > 0 and self._is_amount(previous, one.text, row))

    def _is_amount(self, word: str, following: str, row: Licence) -> bool:
        """Return whether a number is that of a row which the linked one depends on: `8 users`."""
        if word in _ONE and following in row.singles:
            return True
        is_one = word in {"one", "1"}
        value = 1.0 if is_one else self.context.number(word)
        if value is not None and (measured := self.context.in_base(value, following)):
            return measured in {(one.base, one.dimension) for one in row.numbers}
        return any(
            (word == plainly(one.shown) or value == one.number)
            and (self._is_own(following, one.words) or (is_one and f"{following}s" in one.words))
            for one in row.numbers
        )

    def _ungoverned(self, before: Sequence[SentenceToken]) -> str:
        """Return the preposition that makes a bound or a difference of the number after it."""
        words = [one for one in before if one.text not in _QUOTES]
        while words and words[-1].is_word and (words[-1].text in self.words.near or words[-1].text in _ARTICLES):
            words.pop()
        is_lost = bool(words) and words[-1].is_word and words[-1].text in self.words.lost
        return words[-1].text if is_lost and words[-1].text not in self.words.verbs else ""

    def _unnamed(self, part: _NumberWords) -> str:
        """Return the subject of a sentence that omits the kind of its row: the margin of a pump is not the pump."""
        said = [one.text for one in (*part.before, *part.behind) if one.is_word and one.text not in self.words.neutral]
        named = [one for one in said if self._is_own(one, part.row.words)]
        kinds = part.row.kinds
        if not kinds or any(_is_form(one, kind, self.words.language) for one in named for kind in kinds):
            return ""
        return named[0] if named else ""
