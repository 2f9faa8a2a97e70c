"""Read the text after a number of a claim, in order: scale, `times`, unit, prose; nothing is skipped."""

import re

from msgspec import Struct

from calcgraph.calc.claims.rest import NOTHING, Rest, find_unread
from calcgraph.calc.claims.unit import is_rate, read_measure, singular
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.syntax.quantities import SCALES
from calcgraph.calc.units.table import COUNTING, UnitTable
from calcgraph.currencies import CURRENCIES, SIGNS
from calcgraph.notes.claim_lexicon import MONEY, SCALE_WORDS
from calcgraph.notes.number_words import is_unspaced, phrase_at

_LETTER = r"(?P<scale>Ki|Mi|Gi|Ti|[kKMGBT])"
_GLUED = re.compile(rf"{_LETTER}(?:(?=[{SIGNS}])|(?![^\W_\u3040-\u9fff\uac00-\ud7a3]|[·*^°%]))")
_SPACED = re.compile(r"\s+(?P<scale>[kKMGBT])(?![^\W_]|[·*^°%])")
_WORD = re.compile(r"[\s-]*(?P<word>[^\W\d_]+)\.?(?![^\W_])")
_TIMES = re.compile(r"\s*×|[\s-]*(?:x|times|fold)(?!\w)|x(?=[A-Z])", re.IGNORECASE)
_PLUS = re.compile(r"\+(?![\w/-])")
_COINS = frozenset(one.word for one in CURRENCIES)
_QUALIFIED = re.compile(r"\s+(?:(?P<how>(?!(?:only|early|family|supply)\b)[a-z]+ly)|(?P<kind>[A-Z][a-z]{2,}))\b")
"""An adverb directly after a unit, `$12 quarterly`, or a country after money, `$5 Canadian`."""
_ABBREVIATION = len("mio")
SURE = 3
"""Letters from which an abbreviation of another language is read: `mld`, not `mn` or `B`."""
_RUN = re.compile(r"[^\s,;:.]+")


class Tail(Struct, frozen=True):
    """The text after a number, in parts."""

    scale: str = ""
    """The letter glued to the number: `k`."""
    factor: int = 1
    """The factor of the scale words, without that of the letter."""
    unit: Unit | None = None
    noun: str = ""
    """The prose after it: `experts`, `faster`."""
    problem: str = ""
    """The reason why the unit cannot be used."""
    hint: str = ""
    rest: Rest = NOTHING
    """The text that is neither: it makes the claim unreadable."""
    is_least: bool = False
    """True if a `+` follows: `8+`."""

    @property
    def size(self) -> int:
        """The factor by which the number is multiplied."""
        return SCALES.get(self.scale, 1) * self.factor


def read_tail(text: str, table: UnitTable, money: str = "", *, is_inner: bool = False) -> Tail:
    """Return the parts of the text after a number; `money` is the currency symbol or code before it.

    After the first number of two (`is_inner`) there is no prose.
    """
    scale, at, doubt = _letter(text, table, money)
    plus = _PLUS.match(text, at)
    at = plus.end() if plus else at
    if doubt:
        return Tail(rest=Rest(_run(text), doubt))
    factor, at, doubt = _words(text, at, table, money)
    if doubt:
        return Tail(rest=Rest(_run(text[at:]), doubt))
    if scale and factor != 1:
        return Tail(rest=Rest(text.strip(), "one scale is enough"))
    times = None if money else _TIMES.match(text, at)
    if times:
        at = times.end()
    unit, at, problem, hint = _unit(text, at, table, money, is_times=times is not None)
    noun = text[at:]
    is_least = plus is not None or noun == "+"
    noun = "" if noun == "+" else noun
    rest = _rest(noun, table, is_glued=times is None)
    if not rest.text and (qualified := _QUALIFIED.match(noun if unit is not None or money else "")):
        is_coin = money or (unit is not None and any(base in _COINS for base, _ in unit.dimension))
        if qualified["how"] or is_coin:
            rest = Rest(qualified[0].strip())
    if is_inner and (noun.strip() or is_least):
        rest = Rest(noun.strip() or "+")
    return Tail(scale, factor, unit, noun.strip(" -,;:."), problem, hint, rest, is_least)


def _rest(noun: str, table: UnitTable, *, is_glued: bool) -> Rest:
    if is_glued and noun[:1].isalpha() and not is_unspaced(noun):
        return Rest(_run(noun))
    joined = noun[1:] if noun[:1] == "-" and noun[1:2].isalpha() else noun
    return find_unread(joined, table)


def _run(text: str) -> str:
    found = _RUN.match(text.strip())
    return found[0] if found else text.strip()


def _letter(text: str, table: UnitTable, money: str) -> tuple[str, int, str]:
    """Return the scale letter right after a number, the offset after it, and the doubt if it may be a unit: `12B/s`."""
    if money and re.match(r"m(?![^\W_])", text):
        return "M", 1, ""
    found = _GLUED.match(text)
    if found is None:
        return "", 0, ""
    letter = found["scale"]
    if not money and text[found.end() :].lstrip().startswith("/") and letter in table.names:
        return "", 0, f"`{letter}` is ambiguous, a scale or a unit: put a space before the unit"
    return letter, found.end(), ""


def _words(text: str, at: int, table: UnitTable, money: str) -> tuple[int, int, str]:
    """Return the factor of the scale words from an offset on, the offset after them, and the doubt about one."""
    factor = 1
    if found := _SPACED.match(text, at):
        behind = read_measure(text[found.end() :], table)
        if money or (behind.unit is not None and _is_counted(behind.unit, found["scale"])):
            return SCALES[found["scale"]], found.end(), ""
    while found := _WORD.match(text, at):
        word = found["word"]
        size = SCALE_WORDS.get(word) or (SCALE_WORDS.get(word.lower()) if len(word) > _ABBREVIATION else None)
        several = phrase_at("scales", text, found.start("word"))
        is_phrase = several is not None and several.end > found.end("word") + 1
        if size is None and (is_phrase or singular(word, table) not in table.names):
            size, end, doubt = _foreign(text, found)
            if doubt:
                return factor, at, doubt
            found_end = end
        else:
            found_end = found.end()
        if size is None or (word in table.names and not is_phrase):
            break
        factor *= size
        at = found_end
    return factor, at, ""


def _foreign(text: str, found: re.Match[str]) -> tuple[int | None, int, str]:
    """Return the scale that a word is in another language, the offset after it, and the doubt if they differ."""
    start = found.start("word")
    phrase = phrase_at("scales", text, start)
    share = phrase_at("shares", text, start)
    if share and phrase and share.end > phrase.end:
        return None, start, ""
    if phrase is None or (phrase.end == start + 1 and text[start].isascii()):
        return None, start, ""  # a single letter is a prefix, if anything
    written = text[start : phrase.end]
    is_short = written.isascii() and len(written) < SURE
    if not phrase.meaning or is_short:
        return None, start, f"`{written}` means different numbers in different languages: write digits, or `million`"
    end = phrase.end
    return int(phrase.meaning), end + text.startswith(".", end), ""


def _is_counted(unit: Unit, scale: str) -> bool:
    """Return whether a letter before a unit is a scale: for money any, for counted units the thousand, `64 K tok`."""
    bases = {base for base, _ in unit.dimension}
    if bases & {one.word for one in CURRENCIES}:
        return True
    return scale in {"k", "K"} and bool(bases & COUNTING)


def _unit(text: str, at: int, table: UnitTable, money: str, *, is_times: bool) -> tuple[Unit | None, int, str, str]:
    """Return the unit at an offset, the offset after it, the reason why it is unknown, and the fix."""
    rest = text[at:]
    if is_times and not is_rate(rest):
        return ONE, at, "", ""
    name = "USD" if "$" in money else money.strip()
    if money:
        again = _WORD.match(rest)
        if again and again["word"] in _same(name):
            at += again.end()
        elif again and (again["word"] in MONEY or again["word"].lower() in MONEY):
            return None, at, "", ""
    read = read_measure(text[at:], table, name)
    return read.unit, at + read.end, read.problem, read.hint


def _same(name: str) -> set[str]:
    """Return the words that repeat the currency of a symbol: `$12 USD`."""
    one = next((one for one in CURRENCIES if name in one), None)
    return {one.code, one.word, f"{one.word}s"} if one else set()
