"""Sentences that state a number: what governs it, and which words of its clause can make another statement of it.

`objection` reports sentences that deny a number. This is the other side: it accepts the sentences that state one, and
none of the others. A number is stated if a verb, preposition, colon or article of `claim_sentences` governs it, and
every word of its clause with a meaning of its own (`not`, `would`, `than`, `until`) is known to change nothing.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from calcgraph.calc.claims.unspaced import unread_unspaced
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_sentences import SentenceWords, in_languages, plainly, rule, sentence_words, topics
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import is_unspaced

_SENTENCE = re.compile(r"[.!?…](?=\s|$|[\"”’»)])|[。！？]")
_TOKEN = re.compile(rf"{EDGE}[^{EDGE}]*+{EDGE}?|[^\W_]++(?:['’.,-][^\W_]++)*+|[^\w\s]")
_HARD = frozenset(";:—–(|")
_SOFT = _HARD | frozenset(",)")
_OPENING = frozenset(":=(–—-,;|/→+*&•[\"'“”„«‘’)]!?.$")
_QUOTES = frozenset({"*", "≈", "~", '"', "“", "„", "$", "«"})
_YEAR = re.compile(r"(?:19|20|21)[0-9]{2}s?")
_CALLOUT = re.compile(r"^\s*\[![\w-]+\][+-]?")
_MATH = re.compile(r"\$[^$]++\$")
"""A formula, which `beside` reads where it touches the number."""
_TURKISH = frozenset("ığşİ")
_FORMS = 5
_LEAST = 3
_TAIL = 6
_LABEL = 1
_NEAR = 3
_FRAGMENT = 5
_RIGHT = 4
_FOREIGN_FRAGMENT = 2


class ProseToken(NamedTuple):
    """A word, mark or other link of a sentence."""

    text: str
    is_link: bool = False

    @property
    def is_word(self) -> bool:
        """Return whether this is a word or number."""
        return not self.is_link and self.text[:1].isalnum()

    @property
    def is_pause(self) -> bool:
        """Return whether this is a mark between two clauses."""
        return not self.is_link and self.text in _SOFT


def unread(
    link: Link, about: str, *, is_conditional: bool = False, is_record: bool = False, is_ratio: bool = False
) -> str:
    """Return the words because of which a sentence is not known to state its number; empty if it states it.

    `about` is the name and comment of the quantity, whose own words change nothing. A claim `is_conditional` if its
    title says with which arguments the quantity is computed, so that its sentence can say `would`. A number of a file
    `is_record`, so that its sentence can be in the past. A number without a unit can be a ratio: `1.8× slower`.
    """
    before, behind = _SENTENCE.split(link.before)[-1], _SENTENCE.split(link.behind)[0]
    before = _MATH.sub(" ", _CALLOUT.sub("", before))
    own = frozenset(one[:_FORMS] for one in re.findall(r"[^\W\d_]+|[0-9]+", plainly(about)) if len(one) >= _LEAST)
    if found := _unread_heads(link.heads, own):
        return found
    if any(is_unspaced(one) for one in f"{before}{behind}" if one != EDGE):
        return unread_unspaced(before, behind)
    left, right = _tokens(before), _tokens(behind)
    is_turkish = any(sign in _TURKISH for sign in f"{before}{behind}")
    words = in_languages(("tr",)) if is_turkish else _language(left, right)
    left, right = _without(left, words), _without(right, words)
    reading = _Reading(
        words, own, is_conditional=is_conditional, is_record=is_record or _is_measured(left), is_ratio=is_ratio
    )
    return reading.turned(left, right) or reading.governed(left, right) or reading.followed(right)


def _is_measured(left: Sequence[ProseToken]) -> bool:
    """Return whether the words before a number say that it was measured: `we measured`."""
    return (
        bool(left) and left[-1].text == "measured" and len(left) > 1 and left[-2].text in rule("pronouns") - {"nobody"}
    )


def _tokens(text: str) -> list[ProseToken]:
    found = []
    for one in _TOKEN.findall(text):
        is_link = one[0] == EDGE
        said = plainly(one).replace("’", "'")
        found.append(ProseToken(one.strip(EDGE) if is_link else said.removesuffix("-se"), is_link=is_link))
    return found


def _without(tokens: list[ProseToken], words: SentenceWords) -> list[ProseToken]:
    """Return the tokens without phrases that change nothing: `in other words`."""
    text = " ".join(one.text for one in tokens)
    for phrase in words.plain:
        if phrase not in text:
            continue
        parts = phrase.split()
        for at in range(len(tokens) - len(parts) + 1):
            if [one.text for one in tokens[at : at + len(parts)]] == parts:
                tokens = tokens[:at] + tokens[at + len(parts) :]
                break
    return tokens


@cache
def _small_words(words: SentenceWords) -> frozenset[str]:
    return words.articles | words.places | words.joins | words.hedges | words.turns | words.small


@cache
def _before_articles(words: SentenceWords) -> frozenset[str]:
    """Return the words that can begin a clause before an article."""
    known = words.states | words.owned | words.places | words.joins | words.breaks | words.hedges | words.articles
    return known | words.goals | words.facts | words.adverbs | words.local | rule("before_articles")


def _language(left: Sequence[ProseToken], right: Sequence[ProseToken]) -> SentenceWords:
    """Return the words of the language that most small words of a sentence are in, or of several; English if none."""
    said = {part for one in (*left, *right) if one.is_word for part in (one.text, *one.text.split("'"))}

    def score(words: SentenceWords) -> int:
        return 2 * len(said & _small_words(words)) + 3 * sum(len(one) > 1 for one in said & words.states)

    scores = {name: score(words) for name, words in sentence_words().items()}
    best = max(scores.values())
    if not best and left and left[-1].is_word and any(one.is_word for one in right):
        return in_languages(("tr",))  # the verb may be last in a language that is not known
    return in_languages(tuple(name for name, found in scores.items() if found == best) if best else ("en",))


_NOTHING = ProseToken("")


class _Reading(NamedTuple):
    """One sentence while it is read."""

    words: SentenceWords
    own: frozenset[str]
    is_conditional: bool
    is_record: bool
    is_ratio: bool

    def governed(self, left: Sequence[ProseToken], right: Sequence[ProseToken]) -> str:
        """Return the word before a number that does not state it; empty for verbs and prepositions that do."""
        at = self._governor(left)
        if not at:
            return ""
        one, rest = left[at - 1], left[: at - 1]
        is_bare = one.is_link or one.text in _OPENING or one.text.replace(".", "").isdigit()
        is_named = one.text.endswith("'s") and not self._is_turn(one.text)
        return "" if is_bare or is_named or self._states(one.text, left, rest, right) else one.text

    def _states(
        self, word: str, left: Sequence[ProseToken], rest: Sequence[ProseToken], right: Sequence[ProseToken]
    ) -> bool:
        """Return whether a word before a number states it, given the words before and after."""
        words, is_listed = self.words, any(other.is_link for other in rest)
        if word in words.states:
            is_order = words.language == "en" and not rest and word in rule("orders")
            return not is_order or self._is_own(word)
        if word in words.owned:
            is_growth = self.is_ratio and word[:4] in {"gain", "grow", "save", "rais", "rise"}
            return is_growth or self._is_own(word) or self._is_difference()
        if words.language == "tr" or word in words.joins:
            return is_listed or not (self._is_turn(word) or word in rule("or"))
        if words.language == "en" and word in {"to", "by", "from"}:
            return not self._led(word, rest, right)
        if word in words.places:
            is_for = word == "for" and self._has_verb(rest)
            is_placed = self._has_verb([*rest, *right]) or self._is_fragment(left)
            return is_listed or (rest[-1].text in rule("for") if is_for else is_placed)
        return self._continues(word, left, rest)

    def _continues(self, word: str, left: Sequence[ProseToken], rest: Sequence[ProseToken]) -> bool:
        """Return whether a noun before a number continues a list, or is all of its label: `one token 42 ms`."""
        words = self.words
        is_foreign = words.language != "en"  # a subject may be between verb and number
        is_listed = any(one.is_link or (is_foreign and one.text in words.states) for one in rest)
        is_label = sum(one.is_word for one in left) <= _LABEL
        is_past = self._is_past() and word.endswith(("ed", "took", "fell", "was", "were"))
        is_asked = word in rule("pronouns") and bool(rest) and rest[-1].text in words.states  # `Is it 8? Yes.`
        is_noun = word in words.verbs and self._is_noun(word, rest[-1] if rest else _NOTHING)
        return (is_listed or is_label or is_past or is_asked) and (is_noun or not self._is_turn(word))

    def _governor(self, left: Sequence[ProseToken]) -> int:
        """Return the end of the words that govern a number, articles and hedges apart."""
        words, at = self.words, len(left)
        while at and (left[at - 1].text in words.hedges or left[at - 1].text in _QUOTES):
            at -= 1
        while at and left[at - 1].text in words.articles:
            at -= 1
        while at and left[at - 1].text in words.hedges:
            at -= 1
        return at

    def _has_verb(self, tokens: Sequence[ProseToken]) -> bool:
        words = self.words
        return any(len(one.text) > 1 and (one.text in words.states or one.text in words.owned) for one in tokens)

    def _is_fragment(self, left: Sequence[ProseToken]) -> bool:
        """Return whether the words before a number are a few without a verb: `a bound of`."""
        at = max((at + 1 for at, one in enumerate(left) if one.is_pause), default=0)
        said = [one.text for one in left[at:]]
        limit = _FRAGMENT if self.words.language == "en" else _FOREIGN_FRAGMENT
        return len(said) <= limit and not any(one.endswith("ed") for one in said)

    def _led(self, word: str, rest: Sequence[ProseToken], right: Sequence[ProseToken]) -> str:
        """Return `to`, `by` or `from` unless what is before it makes a statement of it."""
        said = [one.text for one in rest]
        if word == "to":
            is_led = any(one in self.words.goals for one in said) or any(one.is_link for one in rest[-4:])
            return "" if is_led else word
        if word == "by":
            return "" if any(one in self.words.ways for one in said) or self._is_difference() else word
        is_range = any(one.text in {"to", "down", "up"} for one in right[:6]) and any(one.is_link for one in right[:12])
        return "" if is_range else word

    def _is_difference(self) -> bool:
        return bool(self.own & rule("differences"))

    def _is_past(self) -> bool:
        """Return whether a number is a record, which sentences in the past can state."""
        return self.is_record or bool(self.own & rule("records"))

    def _is_own(self, word: str) -> bool:
        return word[:_FORMS] in self.own

    def _is_allowed(self, word: str) -> bool:
        """Return whether a word is of the condition under which a number is computed, or of a record's past."""
        is_past = (word in rule("past") or word == "last") and self._is_past()
        return is_past or (word in rule("conditional") and (self.is_conditional or bool(self.own & rule("conditions"))))

    def _is_turn(self, word: str) -> bool:
        """Return whether a word before a number can make another statement of its sentence."""
        words = self.words
        bare = word.removesuffix("'s") if words.language == "en" else word.rpartition("'")[2]
        is_topic = words.language == "en" and (bare in topics().adjectives or bare in topics().nouns)
        if bare in words.turns or word in words.verbs or is_topic:
            return not self._is_own(bare) and not self._is_allowed(word)
        if words.language != "en":
            return False
        is_adverb = word.endswith("ly") and word not in words.adverbs and not self._is_own(word)
        return word.endswith(("n't", "n'")) or is_adverb

    def turned(self, left: Sequence[ProseToken], right: Sequence[ProseToken]) -> str:
        """Return the word of the clause before a number that may make another statement of it."""
        words, scope = self.words, self._scope(left, right)
        pauses = [at for at, one in enumerate(scope) if one.is_pause]
        near = pauses[-1] + 1 if pauses and pauses[-1] < len(scope) - 1 else 0
        near = near if near and self._has_verb([*scope[near:], *right]) else 0
        links = [at for at, one in enumerate(scope) if one.is_link]
        is_label = scope and sum(one.is_word for one in scope) == 1 and scope[0].text in rule("head_words")
        if is_label and not self._is_own(scope[0].text):
            return scope[0].text
        if scope and scope[0].text in words.front and not self._is_own(scope[0].text):
            return scope[0].text
        for at, one in enumerate(scope):
            if not one.is_word:
                continue
            previous = scope[at - 1] if at else _NOTHING
            following = scope[at + 1].text if at + 1 < len(scope) else ""
            is_near = at >= near and not (links and links[0] < at)
            if is_near and (found := self._turns_near(one.text, following)):
                return found
            if self._turns_clause(one.text, previous, following):
                return one.text
        return self._strange(scope)

    def _turns_near(self, word: str, following: str) -> str:
        """Return the words that may change the statement of the clause that they are in."""
        if self._is_own(word):
            return ""
        if self._is_phrase(word, following):
            return f"{word} {following}"
        return word if word in self.words.local and not self._is_allowed(word) else ""

    def _is_phrase(self, word: str, following: str) -> bool:
        """Return whether two words may change a statement: `at worst`, unless it is of records."""
        is_own = self._is_own(word) or self._is_own(following)
        is_extreme = following in {"worst", "best"} and self._is_past()
        return (word, following) in self.words.phrases and not is_own and not is_extreme

    def _turns_clause(self, word: str, previous: ProseToken, following: str) -> bool:
        """Return whether a word may change the statements of its whole sentence."""
        words = self.words
        if word in words.passive and previous.text not in words.articles:
            is_led = (
                not following
                or following in words.places
                or following in words.articles
                or following in rule("leading")
            )
            return is_led and not self._is_own(word)
        if word in rule("says") and words.language == "en":
            return following[:1].isalpha() and following not in words.hedges and not self._is_own(word)
        if word == "can":
            return following not in words.may and not self._is_allowed("would")
        if _YEAR.fullmatch(word):
            is_dated = previous.text in rule("in_year") or previous.text in words.articles or previous.text == "of"
            return is_dated and not self._is_own(word) and not self.is_record
        is_topic = word in topics().adjectives or word in topics().nouns
        is_noun = (
            word in words.verbs
            and not is_topic
            and (following == "-" or (following != "that" and self._is_noun(word, previous)))
        )
        return self._is_turn(word) and not is_noun and not self._is_part(word, previous, following)

    def _is_part(self, word: str, previous: ProseToken, following: str) -> bool:
        """Return whether a word for another thing describes the subject: `five times larger`, `limit study`."""
        words = self.words
        if words.language != "en" or word in words.turns:
            return False
        if word in topics().adjectives and (word == "second" or word.endswith("er")):
            return not (previous.text in words.articles or not previous.text or previous.is_pause)
        return word in topics().nouns and following[:1].isalpha() and not self._is_small(following)

    def _is_noun(self, word: str, previous: ProseToken) -> bool:
        """Return whether a form of a verb is a noun after the word before it: `four guesses`, `the promise`."""
        is_counted = previous.is_link or previous.text in rule("numbers") or previous.text.isdigit()
        is_named = previous.text in self.words.articles or previous.text in {"same", "own", "its"}
        return is_counted if word.endswith("s") else is_named and not word.endswith(("ed", "ing"))

    def _is_small(self, word: str) -> bool:
        """Return whether a word is a verb, preposition or conjunction, so that the noun before it is a whole one."""
        words = self.words
        lists = (words.articles, words.states, words.owned, words.places, words.joins, words.breaks, words.turns)
        return any(word in one for one in (*lists, rule("before_articles")))

    def _scope(self, left: Sequence[ProseToken], right: Sequence[ProseToken]) -> Sequence[ProseToken]:
        """Return the clause before a number: from the last mark or conjunction on, if it has a verb of its own."""
        at, has_verb = len(left), self._has_verb(right[:_RIGHT])
        while at:
            one = left[at - 1]
            has_verb = has_verb or one.text in self.words.states or one.text in rule("now")
            is_mark = not one.is_word and not one.is_link and one.text in _HARD
            is_break = one.text in self.words.breaks and at > 1 and left[at - 2].text in _SOFT
            if has_verb and ((is_mark and at < len(left)) or is_break):
                return left[at:]
            at -= 1
        return left

    def _strange(self, scope: Sequence[ProseToken]) -> str:
        """Return an unknown word that begins a clause before an article: `Imagine the`, `We doubt the`."""
        words = self.words
        if words.language != "en":
            return ""
        known = _before_articles(words)
        starts = [0, *(at + 1 for at, one in enumerate(scope) if one.is_pause)]
        for start in starts:
            at = start + (start < len(scope) and scope[start].text in rule("pronouns"))
            if at + 1 >= len(scope):
                continue
            one, following = scope[at].text, scope[at + 1].text
            is_open = scope[at].is_word and one.isalpha() and one not in known and not one.endswith("ing")
            if is_open and (following in words.articles or (following == "that" and one not in words.facts)):
                return one
        return ""

    def followed(self, right: Sequence[ProseToken]) -> str:
        """Return the word after a number that may make another statement of it."""
        if self.words.language == "tr":
            return self._verb_last(right)
        tail = -1
        for at, one in enumerate(right):
            if not one.is_word:
                tail = 0 if tail < 0 and one.is_pause else tail
                continue
            following = right[at + 1].text if at + 1 < len(right) else ""
            if tail < 0 and at and one.text in self.words.breaks:
                tail = 0
            is_other = one.text == "not" and at and right[at - 1].text in self.words.joins
            if tail < 0 and not is_other and (found := self._turns_behind(one.text, following, at)):
                return found
            previous = right[at - 1].text if at else ""
            is_dated = _YEAR.fullmatch(one.text) and (previous in rule("in_year") or previous == "(")
            if is_dated and not (self._is_own(one.text) or self.is_record):
                return one.text
            if 0 <= tail < _TAIL:
                tail += 1
                is_denied = one.text in {"not", "never"} and previous in {"(", "—", "–"}
                is_denied = is_denied or (previous == "(" and (self._is_turn(one.text) or one.text in self.words.local))
                is_phrase = (one.text, following) in self.words.afterwards
                if (one.text in self.words.tails or is_denied or is_phrase) and not self._is_own(one.text):
                    return one.text
        return ""

    def _turns_behind(self, word: str, following: str, at: int) -> str:
        words = self.words
        if self._is_phrase(word, following) or (word, following) in words.afterwards:
            return f"{word} {following}"
        word = word.removesuffix("'s")
        if (word, following) == ("instead", "of"):
            return ""
        is_noun = word in {"false", "wrong"} and following.isalpha() and not self._is_small(following)
        is_turn = (
            (word in words.behind and not is_noun)
            or word.endswith("n't")
            or (word in words.more and at < _NEAR and not self.is_ratio and not self._is_difference())
        )
        if not is_turn and words.language == "en":
            is_turn = word.endswith("ly") and word not in words.adverbs
        return word if is_turn and not self._is_own(word) and not self._is_allowed(word) else ""

    def _verb_last(self, right: Sequence[ProseToken]) -> str:
        """Return the first word after a number that is not a verb of stating, in a language whose verbs are last."""
        words = self.words
        known = words.states | words.places | words.hedges
        for one in right:
            if one.is_pause:
                break
            if one.is_word and one.text not in known:
                return one.text
        return ""


def _unread_heads(heads: Sequence[str], own: frozenset[str]) -> str:
    """Return the word of a table's head that places its numbers elsewhere."""
    for head in heads:
        if head[:1] in {"-", ":"}:
            continue
        for word in map(str, re.findall(r"[^\W\d_]+|[0-9]+", plainly(head))):
            is_year = _YEAR.fullmatch(head.strip().removeprefix("in ")) is not None
            is_other = word in topics().adjectives or word in topics().nouns or word in rule("head_words") or is_year
            if is_other and word[:_FORMS] not in own:
                return word
    return ""
