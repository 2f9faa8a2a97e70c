"""Text next to the link of a claim that would change its number: `less than [5](#n)`, `[5](#n) thousand`.

Only the text inside the link is checked, so nothing that a reader takes for a part of the number may be next to it.
"""

import re
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.calc.claims.rest import FOREIGN_SCALE, is_measured
from calcgraph.calc.claims.unit import singular
from calcgraph.calc.claims.written.spelled import in_ascii
from calcgraph.calc.units.table import COUNTING, UnitTable
from calcgraph.currencies import CODES, SIGNS
from calcgraph.notes.beside import EDGE
from calcgraph.notes.claim_languages import changer_before, changer_in, counts_more, denial_in
from calcgraph.notes.claim_lexicon import ALWAYS_PROSE, FOREIGN, FREEING, NUMBERS, RATES, SCALE_WORDS, UNREAD, is_money
from calcgraph.notes.claim_words import bound_before, is_bound_behind
from calcgraph.notes.model import Link
from calcgraph.notes.number_words import is_unspaced, phrase_at


class StrayText(NamedTuple):
    """The text that belongs to the number but is outside the link."""

    text: str
    """As a reader sees it."""
    is_behind: bool
    is_glued: bool
    """True if there is no space between it and the link."""


_OPENERS = "([{\"'“‘„«‚"
_CLOSERS = ")]}\"'”’»“‘"
_QUOTES = "\"'”’»“‘"
_TOUCHING = "~≈≃∼:;!?…—|=→⇒·•×±&"
"""The characters that can touch a claim from before: pauses, and characters that keep the number or multiply."""
_DASHES = "-–−"
_GROUP = re.compile(r"(?<![\w.,/-])[0-9]{1,3}$")
_COMPARES = re.compile(r"(?:(?<![-=])[<>≤≥≠≪≫≲≳]|[<>!]=)$")
_PART_BEFORE = re.compile(r"(?<![\w.,])[0-9]+\s?(?:h|min|d|ft|lb|km|m|kg)(?:\s+and)?$")
"""The larger part of a number in two units: `1 h` before `30 min`."""
_MULTIPLES = re.compile(
    r"(?:(?:(?<![\w.,])|(?<=[\u3040-\u9fff]))(?:[0-9][0-9.,]*|[½¼¾⅓⅔])\s*(?:×|x|\*|·|%|‰|times|percent(?:\s+of)?|per\s+cent\s+of|%\s+of|of)|"
    r"(?<![^\W\d_])[+*÷^√]|(?<=[\d\s])/|(?<!\w)(?:plus|times|over|divided\s+by|multiplied\s+by))$",
    re.IGNORECASE,
)
"""A multiple that changes the number after it: `2 ×`, `10 % of`."""
_FUNCTIONS = re.compile(
    r"(?<![^\W_])(?:(?:ln|log|log2|log10|lg|exp|sin|cos|tan|sqrt|abs)(?:\s+of)?|(?:square|cube)?\s*root\s+of|(?:square|cube|inverse|"
    r"reciprocal|logarithm|square root|factorial|multiple|fraction|double|triple|half|tenth|third|quarter|fifth|"
    r"hundredth|thousandth|tenths|thirds|quarters|fifths|majority|dozens?|hundreds|thousands|millions)\s+of)$",
    re.IGNORECASE,
)
_MATH = re.compile(r"(?<![\w$])\$([^$\s](?:[^$\n]{0,58}[^$\s])?)\$$")
_NAMED = re.compile(
    r"(?:(?:^|[^\\A-Za-z])[A-Za-z]|[A-Za-z_}]\}|\\[a-zA-Z]++\^?[\w{}]*+)\s*(?:=|:|\\approx|\\sim|\\simeq)?$|(?:=|\\approx|\\sim)$"
)
"""A formula that names the number after it, as `$t$` or `$t =$`; others, such as `$2\\times$`, change it."""
_CHANGING = re.compile(
    r"\\(?:times|cdot|le|ge|leq|geq|lt|gt|ll|gg|pm|mp|div|ne|neq|not|sqrt|ln|log|exp|sin|cos|tan|lesssim|gtrsim)$"
)
_COMPARATIVE = re.compile(
    r"(?<!\w)(?:(?!rather|other|either|whether)\w{2,}er|(?:more|less)\s+\w+(?:ful|ive|ble|al|ent|ant|ous|ic|ing|ed|ly)|worse)\s+than$",
    re.IGNORECASE,
)
_COMPARATIVE_ELSEWHERE = re.compile(
    r"(?<!\w)(?:plus\s+\w+\s+qu['’e]|más\s+\w+\s+que|menos\s+\w+\s+que|moins\s+\w+\s+qu['’e]|più\s+\w+\s+(?:di|che)|meno\s+\w+\s+(?:di|che)|(?:mais|menos)\s+\w+\s+(?:do\s+)?que|"
    r"\w{2,}re\s+än|\w{2,}(?:ее|же|ше|ще)(?:\s+чем)?)$",
    re.IGNORECASE,
)
"""Comparatives that end the text before a number: `faster than`, `plus rapide que`; those that are bounds are read."""
_ENDED = re.compile(r"[.!?…]\s|[。！？]")
_NEGATED = re.compile(r"(?:^|[^\w\ue000])(−)\s?$")
"""A minus that a space, as hard as it may be, separates from its number."""
_ROOTS = re.compile(rf"(?:[√∛¬^{SIGNS}]|\b(?:{'|'.join(CODES)}))$")
_RUN_BEFORE = re.compile(r"\S{1,20}$")
_RUN_BEHIND = re.compile(r"\S{1,20}")
_LETTERS = re.compile(r"[^\W\d_\u3040-\u9fff\uac00-\ud7a3]+|[^\W\d_]+")
_COUNTED = re.compile(rf"\s+(?!(?:{'|'.join(FREEING)})\b)[^\W\d_]")
"""A noun after a word such as `daily`, which is counted: `99 daily users`."""
_RATED = re.compile(
    r"\s(?:(?!and/or)[^\W\d_]+/[^\W\d_]+|of\s+arc\b|(?:\w*annually|quarterly|nightly|(?:bi|fort)\w*ly)(?=[.,;:]|$)|"
    r"by\s+the\s+(?:hour|day|week|month|year|minute|second|dozen|hundred|thousand|million)\b)"
)
_COUNTRY = re.compile(r"\s[A-Z][a-z]+(?:ian|ean|can|ese|ish)\b")
_POSSESSIVE = re.compile(r"['’]s?(?!\w)")
_BROKEN = re.compile(
    rf"(?:[0-9]{{3}}(?![\w-])|[0-9]+/[0-9]|[½¼¾⅐-⅞⁰¹²³⁴-⁹%‰°{SIGNS}¢]|[×x·*]\s*10(?:\^|[⁰¹²³⁴-⁹⁻])|\+(?!\s)|≠|"
    r"v\.\s?H\.|p\.\s?c(?:ent|\.)|(?:in|out\s+of)\s+[0-9]+(?![\w.,/:-]*[A-Za-z0-9]))"
)
"""The text that continues a number after a space: `5 000`, `5 1/2`, `5 %`, `5 × 10^3`."""
_WORKED = re.compile(
    r"\(?\s*(?:(?:(?:[×x*·÷/^+]|±|\+/?-|−)\s*|-\s+)\(?[$€£]?[0-9½¼¾]|"
    r"(?:,\s*)?(?:times|plus|minus|divided by|multiplied by|to the)\s+"
    r"(?:the\s+)?(?:[0-9]|power|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|half|a\s))",
    re.IGNORECASE,
)
"""Arithmetic that continues: `× 3`, `+ 3 ms`, `- 1 m`, `(± 0.1 ms)`, `times two`, `, minus 1 m`."""
_TIMES = re.compile(rf"×(?!\s*[{EDGE}\d])")
_STROKE = re.compile(r"/\s*(?=[^\W\d_])")
_EACH = re.compile(r"(?:per|an?|each|every)\s+([^\W\d_]+)")
_MORE = re.compile(r"\s*[0-9]+(?:\.[0-9]+)?\s?(?:h|min|s|ms|µs|d|ft|in|oz|lb|m|cm|mm)(?!\w)")
"""The smaller part of a number in two units: `30 min` after `1 h`."""
_FEET = re.compile(r"[′″]|['’\"”]\s+[^\W\d_]")
"""Feet or inches after a number, unless it is a closing quote."""
_JOINED = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)+")
_WIDE_PAUSES = "。、，；：！？）」』】》·〉”’"
_PHRASE_SIZE = 12
_NEAR_WORDS = 3
_CLAUSE_END = re.compile(r"[.;:!?…,()—–]")
_ALSO_ENGLISH = frozenset({"no", "ne", "nu", "sin", "sans", "impossible", "plus", "not", "falsa", "mal", "an"})
_PHRASE = re.compile(
    r"(?:and\s+(?:an?|one)\s+(?:half|third|quarter|fifth)|point\s+[a-z]+|(?:below|under|above)\s+(?:zero|freezing)|"
    r"(?:squared|cubed)|to\s+the\s+power|too\s+(?:little|few|much|many|long|short|low|high|late|early|big|small)|shy\s+of|at\s+the\s+(?:earliest|latest|outset)|"
    r"away\s+from|off\s+the\s+mark|plus|minus)\b",
    re.IGNORECASE,
)
_SYMBOL = re.compile(r"[a-zµμ][A-Z][A-Za-z]?|[MGTPE][A-Z][a-z]|[kKMGBTxX]|[KMGTPE]i")
FACTORS = frozenset({"times"})
DENIALS = frozenset({"false", "wrong", "incorrect", "untrue"})
_FACTOR_OF = re.compile(
    r"\s+(?:as|more|less|fewer|the|faster|slower|larger|smaller|higher|lower|longer|shorter|over)\b"
)
"""Behind `times`: the linked number is the factor."""
_NOUN = re.compile(r"\s+(?!(?:and|or|by|as|in|for|because|since|if)\b)[^\W\d_]{3,}")
"""Behind `false`: `48 false positives`."""
_PROSE = (
    FREEING
    | ALWAYS_PROSE
    | {"à", "á", "a", "an", "i", "or", "and", "is", "are", "so", "we", "up", "be", "no", "do", "turn"}
)
_JOINING = frozenset({"or", "not", "minus", "plus", "negative"})
"""Words that change a number inside a claim and outside lead on to another: `[5](#n) or [6](#m)`."""
_ORDINAL = re.compile(r"(?:st|nd|rd|th)(?!\w)")
"""The ending of a rank: `[5](#rank)th`."""
_PAUSES = ",;:.…!?"


def find_stray(before: str, behind: str, text: str, table: UnitTable) -> StrayText | None:
    """Return the text next to a claim `text` that belongs to its number; None if everything is prose.

    >>> from calcgraph.calc.units.table import unit_table
    >>> find_stray("less than ", ".", "5", unit_table()).text, find_stray("", "%", "5", unit_table()).text
    ('less than', '%')
    >>> find_stray("it keeps the ", " users waiting", "5", unit_table())
    """
    opened = before.rstrip(_OPENERS)
    if found := _before(opened, text):
        return StrayText(found, is_behind=False, is_glued=opened[-1:] not in {"", " "})
    closed = behind.lstrip(_CLOSERS if len(opened) < len(before) else _QUOTES)
    if _FEET.match(behind) and not any(sign in before for sign in _QUOTES):
        return StrayText(behind[0], is_behind=True, is_glued=True)
    if _POSSESSIVE.match(behind):
        return None
    is_wide = is_unspaced(closed) or closed[:1] in set(_WIDE_PAUSES)
    found = _unspaced_behind(closed) if is_wide else _behind(closed, table) or _qualifies(closed, text)
    return StrayText(found, is_behind=True, is_glued=closed[:1] != " ") if found else None


WHOLE = "write the whole statement inside the link, in words that the manual lists"
"""The fix for words that would be read neither inside nor outside."""


def stray_of(link: Link, text: str, table: UnitTable) -> StrayText | None:
    """Return the text next to the link of a claim that belongs to its number."""
    return find_stray(link.before, link.behind, text, table)


def with_stray(link: Link, stray: StrayText) -> Link:
    """Return the link with the text next to it moved inside."""
    gap = "" if stray.is_glued else " "
    if stray.is_behind:
        display, before = f"{link.display}{gap}{stray.text}", link.before
        behind = link.behind[link.behind.find(stray.text) + len(stray.text) :]
    else:
        display, behind = f"{stray.text}{gap}{link.display}", link.behind
        before = link.before[: link.before.rfind(stray.text)]
    return shown_as(link, display, before, behind)


def shown_as(link: Link, display: str, before: str, behind: str) -> Link:
    """Return the link with other words in it and next to it."""
    text = link.text.replace(link.display, display, 1) if link.display in link.text else f"[{display}](…)"
    return replace(link, display=display, text=text, before=before, behind=behind)


def _before(before: str, text: str) -> str:
    """Return the sign, digits or words that end the text before a number and belong to it."""
    if before and before[-1] != " " and (glued := _glued_before(before)):
        return glued
    said = before.rstrip()
    if math := _MATH.search(said):
        return "" if _NAMED.search(math[1]) and not _CHANGING.search(math[1]) else math[0]
    if found := _GROUP.search(said):
        return found[0] if re.match(r"[0-9]{3}(?![0-9])", text) else ""
    if worked := _worked_before(before, said):
        return worked
    if said[-1:] in {"-", "–", "−"} and before[-1] == " ":
        lead = said[:-1].rstrip()
        return "" if lead[-1:].isalnum() or lead[-1:] in {EDGE, *_CLOSERS, *_PAUSES} else said[-1]
    plain = said.replace(EDGE, "")
    bound = bound_before(plain, is_date=bool(re.search(r"\d{4}-\d{2}-\d{2}", text)))
    return bound or changer_before(plain) or _denial_before(plain) or _share_before(plain) or _compared(said)


def _compared(said: str) -> str:
    """Return the comparative that ends a text, unless its sentence compares another number: `[5](#n), faster than`."""
    said = _ENDED.split(said)[-1]
    found = None if EDGE in said else _COMPARATIVE.search(said) or _COMPARATIVE_ELSEWHERE.search(said)
    return found[0] if found else ""


def _denial_before(said: str) -> str:
    """Return a negation of another language among the last words of the clause: `nicht mehr`."""
    words = _CLAUSE_END.split(said)[-1].split()[-_NEAR_WORDS:]
    return next((word for word in words if word.lower() not in _ALSO_ENGLISH and denial_in(word)), "")


def _worked_before(before: str, said: str) -> str:
    """Return a comparison, root, multiple, function or minus that ends the text before a number."""
    for pattern in (_COMPARES, _ROOTS, _MULTIPLES, _FUNCTIONS, _PART_BEFORE):
        if found := pattern.search(said):
            return found[0].strip()
    found = _NEGATED.search(before)
    return found[1] if found else ""


def _share_before(said: str) -> str:
    """Return per cent in a language that writes it before its number: `yüzde`."""
    words = said.split()
    last = words[-1] if words else ""
    named = phrase_at("leading", last)
    return last if named is not None and named.end == len(last) else ""


def _glued_before(before: str) -> str:
    last, lead = before[-1], before[-2:-1]
    if is_unspaced(last) or last in _WIDE_PAUSES:
        return changer_before(before[-_PHRASE_SIZE:])
    found = _RUN_BEFORE.search(before)
    run = found[0].lstrip(_OPENERS) if found else last
    if last in _DASHES:
        is_joint = lead.isalpha() or lead == EDGE or lead in set(_CLOSERS)
        return "" if is_joint and last != "−" else run
    if last in {",", "/"}:
        return "" if lead == EDGE or (last == "," and not lead.isdigit()) else run
    return "" if last in _TOUCHING else run.replace(EDGE, "")


def _behind(behind: str, table: UnitTable) -> str:
    """Return the symbol, digits or words that begin the text after a number and belong to it."""
    if behind and behind[0] != " " and (glued := _glued_behind(behind, table)) is not None:
        return glued
    said = in_ascii(behind).strip().lstrip(EDGE)
    worked = _WORKED.match(said) or _MORE.match(behind)
    if bound := worked[0].strip() if worked else is_bound_behind(said):
        return bound
    if not behind.startswith(" ") or not said:
        return ""
    if (found := _BROKEN.match(said) or _TIMES.match(said)) or (found := _STROKE.match(said)):
        return said[: found.end()].strip() + ("" if not found[0].startswith("/") else _first(said[found.end() :]))
    if found := _PHRASE.match(said):
        return found[0]
    return _word_behind(said, table) or changer_in(said, at_start=True)


def _qualifies(behind: str, text: str) -> str:
    """Return the words after a number that change its meaning: `users/site`, `quarterly`; after money, a country."""
    if behind[:1] != " ":
        return ""
    is_money = any(sign in text for sign in (*SIGNS, *CODES))
    found = _RATED.match(behind) or (_COUNTRY.match(behind) if is_money else None)
    return found[0].strip() if found else ""


def _first(text: str) -> str:
    found = _LETTERS.match(text)
    return found[0] if found else ""


def _glued_behind(behind: str, table: UnitTable) -> str | None:
    """Return the text that touches the end of a number; '' if it is harmless and ends it, None if words can follow."""
    first, following = behind[0], behind[1:2]
    run = _RUN_BEHIND.match(behind)
    glued = (run[0] if run else first).rstrip(_PAUSES).replace(EDGE, "")
    if first in ".,:":
        return glued if following.isdigit() else None
    if first in ";!?…—|)]}→":
        return None
    if _ORDINAL.match(behind):
        return ""
    if first in "-–" and following.isalpha():
        return f"{first}{word}" if first == "-" and (word := _word_behind(behind[1:], table)) else ""
    if first in "-–/×·" and following in {EDGE, " ", ""} and (first != "×" or following == EDGE):
        return ""
    return glued or first


def _unspaced_behind(behind: str) -> str:
    """Return the text after a number that changes it in a script without spaces: `未満`, `万`; not a noun."""
    letters = _LETTERS.match(behind)
    return changer_in(behind[:_PHRASE_SIZE], at_start=True) or (
        letters[0] if letters and counts_more(letters[0]) else ""
    )


def _word_behind(said: str, table: UnitTable) -> str:
    """The scale, unit, rate or money that a text begins with."""
    if share := phrase_at("shares", said):
        return said[: share.end]
    if each := _EACH.match(said):
        is_per = said.startswith("per")
        is_rate = _is_measure(each[1], table, counted=is_per) or (is_per and each[1].lower() in NUMBERS)
        return each[0] if is_rate else ""
    found = _LETTERS.match(said)
    if found is None:
        return ""
    word, after = found[0], said[found.end() :]
    joined = _JOINED.match(said)
    if joined and is_measured(joined[0].rpartition("-")[2], table):
        return joined[0]
    return _foreign_behind(said, word, table) or (word if _belongs(word, after, table) else "")


def _belongs(word: str, after: str, table: UnitTable) -> bool:
    """Return whether an English word after a number changes it, given the text after the word."""
    lower = word.lower()
    is_factor = lower in FACTORS and _FACTOR_OF.match(after) is not None
    is_denial = lower in DENIALS and _NOUN.match(after) is not None
    is_elided = after[:1] in {"'", "’"}  # `d'habitants`
    if (
        is_factor
        or is_denial
        or is_elided
        or (lower not in RATES and (lower in _JOINING or (after[:1].isalnum() and not is_unspaced(after))))
    ):
        return False
    if lower in RATES:
        return not _COUNTED.match(after)
    is_listed = any(one in known for known in (SCALE_WORDS, NUMBERS, UNREAD) for one in (word, lower))
    return is_listed or _is_measure(word, table, counted=False)


_TO_OR_IN = re.compile(r"[вк] [а-яё]")
"""A Russian preposition, which in a capital letter is a unit."""


def _foreign_behind(said: str, word: str, table: UnitTable) -> str:
    """Return the scale, share, unit, rate or money of another language that a text begins with."""
    for name in ("rates", "shares", "scales", "units"):
        found = phrase_at(name, said)
        if found is not None and said[: found.end].lower() not in _PROSE and singular(word, table) not in table.names:
            is_letter = found.end == 1 and (said[0].isascii() or bool(_TO_OR_IN.match(said)))
            if not is_letter:
                return said[: found.end]
    is_prose = word.lower() in _PROSE or _PAR.match(said) or _TO_OR_IN.match(said)
    return word if not is_prose and counts_more(word) else ""


_PAR = re.compile(
    r"par\s+(?:défaut|exemple|lots?|rapport|conséquent|contre|ailleurs|l[ae]s?|une?|cet?|cette|ces|mesure|calcul)(?!\w)",
    re.IGNORECASE,
)
"""The French `par` that does not begin a pair: `42 ms par défaut`."""


def _is_measure(word: str, table: UnitTable, *, counted: bool = True) -> bool:
    """Return whether a word is a unit, a scale or money; a word that is only counted, such as `tokens`, is not."""
    lower = word.lower()
    if lower in _PROSE or singular(lower, table) in _PROSE:
        return False
    if FOREIGN_SCALE.fullmatch(lower) or lower in SCALE_WORDS or is_money(word) or _SYMBOL.fullmatch(word):
        return True
    if lower in FOREIGN or lower in {"cent", "mille"}:
        return True
    unit = table.names.get(singular(word, table))
    if unit is None:
        return False
    return counted or not ({base for base, _ in unit.dimension} and {base for base, _ in unit.dimension} <= COUNTING)
