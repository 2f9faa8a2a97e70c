"""Objections in the sentence around a claim: a denial, a question, a verdict, a rate, a part, a difference.

The words directly next to a number are read in `beside`; this reads the rest of its clause. A rate or unit after the
link is right if the quantity's own name or comment mentions it: `heat = 8480 kWh  # in a year`.
"""

import re

from msgspec.structs import replace

from calcgraph.calc.claims.apposed import apposed
from calcgraph.calc.claims.contrary import called, contrary, other_measure
from calcgraph.calc.claims.elsewhere import elsewhere
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.claims.worded_rates import (
    is_mentioned,
    is_price,
    is_said,
    rate_at,
    rate_of_article,
    rates_in,
    symbol_of,
)
from calcgraph.calc.model import Quantity, Unit
from calcgraph.calc.syntax.tree import Comment
from calcgraph.calc.units.table import UnitTable
from calcgraph.notes.beside import DELETED, EDGE
from calcgraph.notes.claim_clauses import SENTENCE_END, PhraseMatch, find_phrases, phrase_beginning, phrase_ending
from calcgraph.notes.claim_languages import fall_before, fall_behind
from calcgraph.notes.claim_lexicon import FREEING
from calcgraph.notes.model import Link
from calcgraph.notes.neutral_words import neutral_words, plainly
from calcgraph.notes.number_words import fold, is_unspaced, phrase_at

_PAUSE = re.compile(rf"[;:,()\[\]—–{EDGE}、，；：（）]|\s-\s")
_JOINED = re.compile(
    r"(?<!\w)(?:and|(?<!all )(?<!anything )but|so|then|because|while|whereas|which|when|if|und|aber|sondern|wenn|et|"
    r"mais|y|pero|sino|e|ma|mas|maar|och|men|и|но)(?!\w)",
    re.IGNORECASE,
)
_ASIDE = re.compile(r",\s(?:as|wie|comme|como|come|zoals|jak|som|как)\s[^,]{1,30},")
"""Words between a denial and its number: `not, as claimed,`."""
_ARTICLE = re.compile(r"(?<!\w)(?:the|a|an|its|their|our|his|her|my|your|this|these|those|that)$", re.IGNORECASE)
_ANSWERED = re.compile(r"[\s?!？！\"”’»)*_]*")
_WAS_IT = re.compile(r"was\s+(?:it|this|that|the|there|he|she|not)(?!\w)", re.IGNORECASE)
"""An English question, not one by a German or Dutch `was`."""
_NO = re.compile(r"(?:no|nope|nein|non|nee|nie|nej|não|нет)(?!\w)", re.IGNORECASE)
_ASKED = re.compile(r"(?:ですか|ますか|でしょうか|吗|嗎)[。．.]")
_THAT = re.compile(
    r"\s*(?:that|this|it|das|dies|c|ce|cela|ça|eso|esto|ciò|questo|è|isso|isto|dat|dit|to|det|это|それは|这|那)(?!\w)"
    r"|\s*(?:それは|这|那)",
    re.IGNORECASE,
)
_OWN_STEM = 5
"""Letters that two forms of a long word have in common."""
_PERIODS = frozenset({"minute", "hour", "day", "week", "month", "year"})
"""Names that say of which time a quantity is: `17.4 kWh for each day` of a row `day`, but not of `day_trip`."""
_AFTER_DENIAL = 2
_BEING = frozenset(re.split(" ", "is are was were be been has have ist sind war waren son es sono zijn ar sa были"))
_YEAR = re.compile(r"(?<![\w.,:/-])(?:19|20)[0-9]{2}(?![\w:/]|[.,][0-9])")
_IN_YEAR = re.compile(r"\s+(?:in|im Jahr|im Jahre|en|nel|em|i|w|в)\s+((?:19|20)[0-9]{2})(?![\w.,:/-]*[0-9])")
_NOT_RATED = re.compile(r"\s+(?:ago|after|before|later|earlier|from|since|or|and|in|on|at)(?![^\W_])")
"""Words after `a year` that make a time of it."""
_COUNTED_WORD = re.compile(r"\s+([^\W\d_]+)")
_OF_NOUN = re.compile(r"\s+(?:of|von|vom|de|du|del|di|van|av) [^\W\d_]+[0-9]? (?=[^\W\d_])")
_COUNTED = 2
"""The words between a number and a rate that can name what is counted: `[8](#x) roof tiles per square metre`."""
_PLUS_MINUS = re.compile(r"(?:±|\+/?[-−–])\s*$")
_TOLERANCES = re.compile(
    r"(?<![^\W_])(?:±|tol\w*|uncertaint\w*|error\w*|deviation\w*|sigma|sd|spread|accuracy|precision|margin\w*|scatter|std\w*|"
    r"unsicherheit\w*|abweichung\w*|streuung\w*|fehler\w*|genauigkeit\w*|incertitude\w*|ecart\w*|precis\w*|incerte\w*|"
    r"incertid\w*|desvi\w*|scart\w*|errore|onzekerheid\w*|afwijking\w*|osakerhet\w*|avvikelse\w*|niepewnosc\w*|odchyl\w*|"
    r"погрешност\w*|отклонени\w*)"
)
"""Words of a quantity that is itself a tolerance: `± [3 m](#uncertainty)`."""
_MONTH = re.compile(r"\.?\s*(?:d[ei]?['’]?\s+|['’])?([^\W\d_]+)")
_ALSO_WORDS = frozenset({"may", "mar", "march", "dec", "set", "out", "ago", "des", "sep", "mas"})
"""Months that are other words in a small letter."""
_SHORT_MONTH = 4
_SHORT_MONTHS = frozenset(
    re.split(
        " ",
        "june july juni juli juin aout mars marz mayo maio maj mai mei may jan feb apr jun jul aug sep okt oct nov dec",
    )
)
"""Short months of the languages that are written most; in others such words are too often something else."""
_DIFFERENCE = re.compile(
    r"(?<![^\W_])(?:sav(?:e[ds]?|ings?)|gain(?:ed|s)?|diff(?:erence)?|delta|extra|lead|lag|margin|drop|rise|change|spare)(?![^\W_])"
)
"""Words of a quantity that is a difference."""
DECREASES = frozenset(
    re.split(
        " ",
        "decrease decline drop fall loss reduction saving savings cut ruckgang abnahme senkung minderung verlust "
        "ersparnis baisse diminution perte recul bajada caida descenso reduccion perdida calo diminuzione riduzione "
        "perdita queda reducao diminuicao perda daling afname verlies minskning nedgang forlust spadek strata "
        "снижение падение потеря сокращение",
    )
)
"""Words of a quantity that is the amount by which something gets smaller."""
_FACTORIAL = re.compile(r"!\s*(?:[a-zа-я0-9=/×·*+<>≈~]|-[0-9])")
"""A formula that continues after `10!`, unlike the end of a sentence."""
_MORE = frozenset(
    {"more", "extra", "mehr", "mas", "piu", "mais", "meer", "wiecej", "mer", "fler", "flere", "больше", "更多"}
)
"""The words after a count that only add it to others: `8 more`."""
_THAN = re.compile(
    r",?\s*(?:than|als|que|de\s+lo|de\s+la|che|di|del|do\s+que|do|dan|niż|niz|än|чем|over|прежнего|разреш\w*|toegestaan|"
    r"tillåtet|geplan\w*|plan\w*|erlaubt)(?!\w)",
    re.IGNORECASE,
)
_ONE_OF = frozenset({"one in", "1 in"})
"""Words before a count that make a share of it."""
_NEAR_BEFORE, _NEAR_BEHIND = 4, 3
_NEAR_SIGNS = 14
_DAYS = 31


def said_of(quantity: Quantity | None) -> str:
    """Return the name and comment of a quantity as words."""
    if quantity is None:
        return ""
    comment = getattr(quantity.statement, "comment", None)
    text = comment.text if isinstance(comment, Comment) else ""
    name = quantity.id.name
    period = f" per {name}" if name in _PERIODS else ""
    return f"{name.replace('_', ' ').replace('.', ' ')} {text}{period}"


def without_said(link: Link, text: ClaimText, unit: Unit, about: str, table: UnitTable) -> Link:
    """Return the link without a rate or unit after it that the quantity's name or comment mentions."""
    behind = link.behind
    if (year := _IN_YEAR.match(behind)) and re.search(rf"(?<![0-9]){year[1]}(?![0-9])", about):
        return replace(link, behind=behind[year.end() :])
    start = len(behind) - len(behind.lstrip(" "))
    if not start and not behind.startswith("/"):
        return link
    rate = rate_at(behind, start, table)
    if rate is not None:
        is_rate = any(sign in unit.text for sign in ("/", "^-", "⁻")) and not rate.meaning.startswith("#")
        is_plain = is_said(rate, about, table) and not is_rate
        return replace(link, behind=behind[rate.end :]) if is_plain else link
    word = re.match(r"[^\W\d_]+", behind[start:])
    if word is None or text.unit is not None or text.noun or unit.dimension:
        return link
    said = {symbol_of(one, table) for one in re.findall(r"[^\W\d_]+", about)} - {""}
    return replace(link, behind=behind[start + word.end() :]) if said == {symbol_of(word[0], table)} else link


def objection(link: Link, text: ClaimText | None, about: str, table: UnitTable | None) -> str:
    """Return the words around a link that contradict its claim, or change it; empty without such words.

    `text` is the number; None for a link to a check or row.
    """
    if link.before.endswith(DELETED):
        return DELETED
    denied = _doubted(link) or _denied(link.before)
    if denied.lower() in _ONE_OF and text is not None and text.unit is not None:
        denied = ""  # `the careful one in 6.2 %`
    if found := _asked(link) or _judged(link.behind) or ("" if text is None and denied == "all but" else denied):
        return found
    tail = link.behind if text is None or not text.noun else f" {text.noun}{link.behind}"
    clause = _PAUSE.split(SENTENCE_END.split(tail)[0])[0]
    if negated := _negated(clause) or ("" if text is None else _amended(link.behind)):
        return negated
    if text is None or table is None:
        return ""
    fall = "" if _is_decrease(about) else _fallen(link)
    return (
        fall
        or _spread(link, about)
        or _own_denied(clause, about)
        or _rate_apart(link.behind, about, table)
        or _other_year(link, about)
        or _changed(link, clause, text, about, table)
        or contrary(link, about, text.noun)
        or (other_measure(link, about, text.noun) if _is_length(text) else "")
        or apposed(link, text, table)
        or elsewhere(link, about, is_time=_is_time(text), is_amount=_is_amount(text))
    )


def _own_denied(clause: str, about: str) -> str:
    """Return the denial of a word that the quantity has, after its number: `of them are not vaccinated`."""
    own = fold(about)
    if find_phrases("negates", about) or find_phrases("denies", about):
        return ""
    kept = {word[:_OWN_STEM] for word in re.findall(r"[^\W\d_]+", own) if len(word) >= _OWN_STEM}
    for found in find_phrases("negates", clause):
        following = re.findall(r"[^\W\d_]+", fold(clause[found.end :]))[:_AFTER_DENIAL]
        if _BEING.isdisjoint(fold(clause[: found.start]).split()[-1:]):
            continue  # `choices that never overlap`
        if any(word[:_OWN_STEM] in kept for word in following if len(word) >= _OWN_STEM):
            return clause[found.start : found.end]
    return ""


def _other_year(link: Link, about: str) -> str:
    """Return a year of the sentence, if it has none of the years of the quantity: `in 2025` of `harvest_2024`."""
    own = set(_YEAR.findall(about))
    said = _YEAR.findall(f"{SENTENCE_END.split(link.before)[-1]} {SENTENCE_END.split(link.behind)[0]}") if own else []
    return said[0] if said and own.isdisjoint(said) else ""


def _rate_apart(behind: str, about: str, table: UnitTable) -> str:
    """Return the rate that is all there is between a pause after a number and the next: `, per month`."""
    parts = _PAUSE.split(SENTENCE_END.split(behind)[0])
    if len(parts) < len(("", "per month")) or parts[0].strip():
        return ""
    said = parts[1].strip()
    rate = rate_at(said, 0, table) if said else None
    is_whole = rate is not None and rate.end == len(said) and not rate.meaning.startswith("#")
    return said if rate is not None and is_whole and not is_said(rate, about, table) else ""


def _spread(link: Link, about: str) -> str:
    """Return the `±` before a number whose quantity is not called a tolerance."""
    found = _PLUS_MINUS.search(link.before)
    return found[0].strip() if found and not _TOLERANCES.search(fold(about)) else ""


def _is_decrease(about: str) -> bool:
    """Return whether a quantity is called the amount by which something gets smaller."""
    return not DECREASES.isdisjoint(re.findall(r"[^\W_]+", plainly(about))) or bool(
        find_phrases("sinks", called(about))
    )


def _is_amount(text: ClaimText) -> bool:
    """Return whether a number can be the amount of a change: it has a unit, and is not a share of 100 % or more.

    A row called `growth` can also be the factor, so 120 % need not be a growth by 120 %.
    """
    if text.unit is None or text.kind != "number":
        return False
    return bool(text.unit.dimension) or (text.unit.factor < 1 and abs(text.value * text.unit.factor) < 1)


def _fallen(link: Link) -> str:
    """Return the words that make the number of a claim the amount by which something gets smaller: `sinkt um`."""
    before = fall_before(link.before).strip()
    clause = _PAUSE.split(SENTENCE_END.split(link.behind)[0])[0]
    return before if len(before.split()) > 1 else clause.strip() if fall_behind(clause, link.before) else ""


def _is_time(text: ClaimText) -> bool:
    return text.unit is not None and text.unit.dimension == (("time", 1),)


def _is_length(text: ClaimText) -> bool:
    return text.unit is not None and text.unit.dimension == (("length", 1),)


def _asked(link: Link) -> str:
    """Return the question mark of a sentence that only asks, and is not answered with a word that affirms."""
    mark = SENTENCE_END.search(link.behind)
    asked = _ASKED.search(link.behind[: mark.end()]) if mark else None
    if mark is None or (mark[0] not in "?？" and asked is None):
        return ""
    before = SENTENCE_END.split(link.before)[-1].strip(' ¿"“„«(')
    after = _ANSWERED.sub("", link.behind[mark.start() :], count=1)
    is_answered = phrase_beginning("answers", after) is not None
    is_open = phrase_beginning("asks", before) is not None and not _WAS_IT.match(before)
    is_given = is_open and not find_phrases("denies", after) and not _NO.match(after)
    return "" if is_answered or is_given else mark[0]


def _doubted(link: Link) -> str:
    """Return the doubt in the sentence of a claim, on either side of it."""
    rest, before = SENTENCE_END.split(link.behind)[0], SENTENCE_END.split(link.before)[-1]
    for text in (rest.split(EDGE)[0], before.split(EDGE)[-1]):
        if found := find_phrases("doubts", text):
            return text[found[0].start : found[0].end]
    asked = link.behind[len(rest) :]
    answer = asked.lstrip("?？!.。 ") if asked[:1] in {"?", "？"} else ""
    one = phrase_beginning("doubts", answer)
    return answer[one.start : one.end] if one else ""


def _judged(behind: str) -> str:
    """Return the verdict on a claim in the rest of its sentence, or in a sentence about it."""
    mark = SENTENCE_END.search(behind)
    rest, after = (behind[: mark.start()], behind[mark.end() :]) if mark else (behind, "")
    if found := find_phrases("verdicts", rest):
        return rest[found[0].start : found[0].end]
    that = _THAT.match(after) or phrase_beginning("verdicts", after)
    later = find_phrases("verdicts", SENTENCE_END.split(after)[0]) if that else []
    return after[later[0].start : later[0].end] if later else ""


def _denied(before: str) -> str:
    """Return the denial among the last words of the clause before a claim."""
    sentence = _ASIDE.sub(" ", SENTENCE_END.split(before)[-1])
    clause = _JOINED.split(_PAUSE.split(sentence)[-1])[-1]
    near = len(clause) - sum(len(one) for one in re.split(r"(?<=\s)", clause)[-_NEAR_BEFORE - clause.endswith(" ") :])
    found = [one for one in find_phrases("denies", clause) if one.end > near or _is_glued(clause, one)]
    bare = clause.rstrip()
    article = _ARTICLE.search(bare)
    if article and found:
        found = [one for one in found if one.end >= len(bare[: article.start()].rstrip())]
    if found:
        return clause[found[-1].start : found[-1].end]
    return phrase_ending("shares", bare)


def _is_glued(clause: str, found: PhraseMatch) -> bool:
    return is_unspaced(clause[found.start]) and found.end >= len(clause) - _NEAR_SIGNS


def _negated(clause: str) -> str:
    """Return the denial among the first words of the clause after a claim."""
    for found in find_phrases("negates", clause):
        words = len(clause[: found.start].split())
        is_run = is_unspaced(clause[found.start])
        limit = _NEAR_SIGNS if is_run else 1
        is_near = found.start < limit if is_run else words <= (0 if found.meaning == "en" else _NEAR_BEHIND)
        if is_near:
            return clause[found.start : found.end]
    return ""


def _amended(behind: str) -> str:
    """Return the words directly after a claim, or after a pause, that take back or change its number: `, if that`."""
    parts = _PAUSE.split(SENTENCE_END.split(behind)[0])[:2]
    for part in parts if len(parts[0].split()) <= _NEAR_BEHIND else parts[:1]:
        found = phrase_beginning("amends", part)
        if found and not (found.meaning.endswith("alone") and part[found.end :].strip()):
            return part[found.start : found.end]
    return ""


def _changed(link: Link, clause: str, text: ClaimText, about: str, table: UnitTable) -> str:
    """Return what makes another number of a claim: a half, a date, a rate that is not the quantity's, a difference."""
    is_bare = text.unit is None and not text.problem
    if found := phrase_beginning("halves", clause):
        return clause[found.start : found.end]
    if is_bare and text.text.isdigit() and _FACTORIAL.match(link.behind):
        return "!"
    if is_bare and not text.noun and (month := _month(link.before, link.behind, text)):
        return month
    return _rated(clause, text, about, table)


def _rated(clause: str, text: ClaimText, about: str, table: UnitTable) -> str:
    """Return a rate after a number that its quantity does not have, or a difference that it makes of the number."""
    start = len(clause) - len(clause.lstrip())
    rate = rate_at(clause, start, table) if clause[:1] in {" ", "／", "/"} or is_unspaced(clause) else None
    rate = rate or (rate_of_article(clause, 0, table) if is_price(text.unit) else None)
    if rate is not None and not is_said(rate, about, table):
        return clause[start : rate.end]
    if rate is None and (other := _rate_of_other(clause, text, about, table)):
        return other
    rest = clause[rate.end :] if rate is not None else clause
    again = rate_at(rest, len(rest) - len(rest.lstrip()), table)
    if rate is not None and again is not None and not is_mentioned(again, about, table):
        return clause[start : rate.end] + rest[: again.end]
    return _difference(rest, about, text, is_bare=text.unit is None and not text.problem)


def _rate_of_other(clause: str, text: ClaimText, about: str, table: UnitTable) -> str:
    """Return a rate after the counted noun that the quantity does not have: `tiles per square metre`.

    A number that has been read with its rate has no other one.
    """
    if text.unit is not None and any(base == "time" and power == -1 for base, power in text.unit.dimension):
        return ""
    if (of := _OF_NOUN.match(clause)) and (rate := rate_at(clause, of.end(), table)):  # `of milk per metre`
        is_free = is_said(rate, about, table) or _NOT_RATED.match(clause, rate.end) is not None
        is_habit = " " not in clause[of.end() : rate.end] and not rates_in(about, table)
        return "" if is_free or is_habit else clause[of.end() : rate.end]
    at = 0
    for _ in range(_COUNTED):
        word = _COUNTED_WORD.match(clause, at)
        if word is None or word[1].lower() in FREEING or _is_neutral(plainly(word[1])):
            return ""
        at = word.end()
        start = at + len(clause[at:]) - len(clause[at:].lstrip())
        rate = rate_at(clause, start, table) if start > at else None
        if rate is None:
            continue
        is_habit = " " not in clause[start : rate.end] and not rates_in(about, table)  # `are cleaned daily`
        is_free = is_habit or is_said(rate, about, table) or _NOT_RATED.match(clause, rate.end) is not None
        return "" if is_free else clause[word.start(1) : rate.end]
    return ""


def _is_neutral(word: str) -> bool:
    return any(word in one.neutral for one in neutral_words().values())


def _difference(rest: str, about: str, text: ClaimText, *, is_bare: bool) -> str:
    """Return the comparison that makes a difference of a number: `42 ms faster`; not of a share or factor."""
    if rest.strip() == "over":
        return "over"
    more = phrase_beginning("compares", rest)
    if more is None or (text.unit is not None and not text.unit.dimension):
        return ""
    said = fold(rest[more.start : more.end])
    is_addition = is_bare and said in _MORE and not _THAN.match(rest, more.end)
    own = set(re.findall(r"[^\W_]+", fold(about)))
    is_named = any(len(word) > _SHORT_MONTH and word in own for word in said.split())
    is_own = bool(_DIFFERENCE.search(about.lower())) or said in fold(about) or is_named
    return "" if is_addition or is_own else rest[more.start : more.end]


def _month(before: str, clause: str, text: ClaimText) -> str:
    """Return the month after a bare number: `8 de noviembre`, `8月`."""
    if text.value.denominator != 1 or not 1 <= text.value <= _DAYS or text.is_scaled:
        return ""
    if found := phrase_beginning("ranks", clause):
        return clause[found.start : found.end]
    word = _MONTH.match(clause)
    if word is None or before.rstrip().endswith(tuple("([")):
        return ""
    named = phrase_at("months", word[1])
    folded = fold(word[1])
    is_long = len(folded) > _SHORT_MONTH or not folded.isascii() or folded in _SHORT_MONTHS
    is_month = is_long and named is not None and named.end == len(word[1])
    is_small = word[1].islower() and fold(word[1]) in _ALSO_WORDS
    return word[1] if is_month and not is_small else ""
