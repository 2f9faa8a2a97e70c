"""Numbers as people write them in prose: `~42 ms`, `20–30 tok/s`, `about 70 billion parameters`.

A claim is a number or a pair of numbers, with the text after each as `claim_tail` reads it. Either the whole text is
read or none of it.
"""

import re
from fractions import Fraction
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.pair import NumberPair, ends_of
from calcgraph.calc.claims.tail import Tail, read_tail
from calcgraph.calc.claims.tolerance import CAP, HALF, ClaimNumber, is_small_whole, tolerance_of
from calcgraph.calc.claims.unread import ALONE, UnreadText, two_numbers, unknown_rest, why_unread
from calcgraph.calc.claims.written.composed import in_one_unit
from calcgraph.calc.claims.written.figures import FIGURE, in_digits, number_and_step, place_of, shown_text
from calcgraph.calc.claims.written.spelled import in_ascii, is_cardinal, is_one_of_something, iso_dates, with_digits
from calcgraph.calc.model import Unit
from calcgraph.calc.numbers.dates import iso_day
from calcgraph.calc.units.table import DAYS, UnitTable
from calcgraph.currencies import CODES, SIGNS
from calcgraph.notes.claim_words import (
    SIGN,
    Degree,
    Words,
    is_approximate,
    is_hedged,
    words_before,
    words_behind,
)

_MONEY = rf"(?:(?:US\$|[{SIGNS}])\s?|(?:{'|'.join(CODES)})\s?)"
_NUMBER = rf"(?P<sign@>{SIGN})?(?P<money@>{_MONEY})?(?P<inner@>[-−+])?(?P<figure@>{FIGURE})"
_FIRST = re.compile(_NUMBER.replace("@", "1"), re.IGNORECASE)
_DASH = r"-(?!(?<=[\^a-zµΩ]-)[1-4](?![\w.,%]))"
"""Between numbers; not the minus of `m s-2`."""
_TO = "bis|tot|till|à|a|hasta|até|do|до|fino a"
"""The `to` of a range in other languages."""
_AND = "und|et|y|e|en|och|и|ve"
"""The `and` of other languages, which is read only after a word such as `between`."""
_SECOND = re.compile(
    rf"(?P<between>[^\d]*?)\s*"
    rf"(?P<to>±|\+/?-|\bplus or minus\b|{_DASH}|–|—|\.\.|\b(?:to|{_TO}|and|{_AND})\b|至|到|から)\s*"
    + _NUMBER.replace("@", "2"),
    re.IGNORECASE,
)
_DATE_BOUNDS = {
    **dict.fromkeys(("before", "earlier than", "<"), "below"),
    **dict.fromkeys(("after", "later than", ">"), "above"),
    **dict.fromkeys(("by", "until", "no later than", "not later than", "at most", "≤"), "most"),
    **dict.fromkeys(("since", "from", "no earlier than", "not earlier than", "at least", "≥"), "least"),
}
_ISO = r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])"
_DATES = re.compile(
    rf"(?P<words>(?:(?:{'|'.join((*_DATE_BOUNDS, 'on', 'between', 'exactly'))}) *)?)(?P<first>{_ISO})"
    rf"(?: *(?:to|and|until|–|—|\.\.) *(?P<last>{_ISO}))?(?P<rest>.*)",
    re.DOTALL | re.IGNORECASE,
)
"""A date with the words before it, or two."""
_HEX = re.compile(r"0[xX][0-9A-Fa-f]+(?!\w)")
_FACTOR = re.compile(r"\s*[x×·*/:^]\s*[0-9]")
_ZEROS = re.compile(r"0[0-9]")

MOST = 200
"""Characters of a claim; a longer link text is a sentence."""

MOST_READ, LONGEST_READ = 20_000, 2 * MOST
"""The most texts whose claims are remembered for one table of units, about 20 MiB, and the most characters of one."""
_NEW = object()

QUARTER = Fraction(1, 4)
"""The share of a bound by which a value `well below` it must be smaller."""

LARGEST = 10**300
"""The largest number; beyond it float64 cannot hold the interval that claims are compared with."""


class ClaimText(Struct, frozen=True):
    """A written number: the interval it allows, in its unit."""

    text: str
    """The text as written, without markup."""
    value: Fraction
    """The number, of a range its lower end, scale words applied."""
    low: Fraction | None
    """Least allowed value; None where it is open."""
    high: Fraction | None
    strict: bool
    """True if a bound itself is not allowed: `<`, `over`."""
    kind: str
    """`number`, `range` or `bound`."""
    unit: Unit | None
    """None where no unit is written."""
    noun: str = ""
    """The word after the number that is not a unit: `experts`, `faster`."""
    problem: str = ""
    """The reason why the unit cannot be read: `unknown unit `step``."""
    hint: str = ""
    """The fix for that problem."""
    is_between: bool = False
    """True if `between` is written, so that a range is meant to be wide."""
    is_exact: bool = False
    """True if `exactly` is written, so that all of a computed range must be this number."""
    is_scaled: bool = False
    """True if a scale is written: `8 million`, `70B`."""
    rounding: Fraction = Fraction(0)
    """Half a unit of its last digit; zeros at the end of a whole number are no digits."""
    quoting: Fraction = Fraction(0)
    """Half a unit of its last written place: the tolerance of a number quoted from a file.

    0 after a word such as `about`, and for a fraction, which are as wide as elsewhere.
    """
    binary_scale: bool = False
    """True if a scale suffix `K` or `k` could have meant 1024."""


def read_claim(text: str, table: UnitTable) -> ClaimText | UnreadText | None:
    """Return the number a link's text starts with, or the reason why it cannot be read; None if it has no number.

    It depends on nothing but the text and the units, and is found once for both.
    """
    known = table.read
    if (kept := known.get(text, _NEW)) is not _NEW:
        return cast("ClaimText | UnreadText | None", kept)
    plain = shown_text(text)
    found = _read_plain(plain[:MOST], table)
    if len(plain) > MOST:
        too_long = UnreadText(f"{plain[:40]}…", "is too long for a claim", "link the number only", begins=False)
        found = too_long if found is not None or ALONE.search(plain) else None
    if len(text) <= LONGEST_READ:
        if len(known) >= MOST_READ:
            known.clear()
        known[text] = found
    return found


def _read_plain(plain: str, table: UnitTable) -> ClaimText | UnreadText | None:
    typed = in_digits(in_ascii(plain))
    if (dated := read_dates(typed, plain)) is not None:
        return dated
    words = words_before(typed)
    spoken = typed[words.end :]
    typed = in_one_unit(with_digits(typed, words.end), words.end, table)
    if _HEX.match(typed, words.end):
        return UnreadText(plain, "has a number that cannot be read", "write it in decimal digits", begins=True)
    first = _FIRST.match(typed, words.end)
    second = _SECOND.match(typed, first.end()) if first else None
    if first is None or (words.paired and second is None):
        return why_unread(plain, typed[words.end :], table, paired=words.paired)
    return _read(_ClaimParts(plain, spoken, typed, words, first, second), table)


def read_dates(typed: str, plain: str) -> ClaimText | UnreadText | None:
    """Return the date or the two dates that a text starts with, or why they cannot be read; None without a date."""
    found = _DATES.match(iso_dates(typed))
    if found is None:
        return None
    days = [iso_day(text) for text in (found["first"], found["last"]) if text]
    low, high = days[0], days[-1]
    if found["rest"].strip(" .,;:") or low is None or high is None or low > high:
        reason = "is not a date" if None in days else "has more than a date" if found["rest"] else "runs backwards"
        return UnreadText(plain, reason, "link one date, `2026-11-22`, or two: `2026-11-01 to 2026-11-30`", begins=True)
    bound = "" if found["last"] else _DATE_BOUNDS.get(" ".join(found["words"].lower().split()), "")
    return ClaimText(plain, low, *_allowed_by(bound, low, high, is_pair=bool(found["last"])), DAYS)


def _allowed_by(
    bound: str, low: Fraction, high: Fraction, *, is_pair: bool
) -> tuple[Fraction | None, Fraction | None, bool, str]:
    """The least and the largest value allowed, whether a bound itself is not, and the kind of the claim."""
    is_bound = bound not in {"", "exact"}
    return (
        None if bound in {"most", "below"} else low,
        None if bound in {"least", "above"} else high,
        bound in {"above", "below"},
        "bound" if is_bound else "range" if is_pair else "number",
    )


class _ClaimParts(Struct, frozen=True):
    """A claim's text, taken apart."""

    plain: str
    spoken: str
    """The text after the words before the number, which can be in words."""
    typed: str
    """The whole text, with the number in digits."""
    words: Words
    first: re.Match[str]
    second: re.Match[str] | None

    @property
    def behind(self) -> str:
        """The text after the last number."""
        return self.typed[(self.second or self.first).end() :]

    @property
    def money(self) -> str:
        """The currency symbol or code before the first number, or before the second."""
        return self.first["money1"] or (self.second["money2"] if self.second else "") or ""


def _read(written: _ClaimParts, table: UnitTable) -> ClaimText | UnreadText:
    behind, rest = words_behind(written.behind)
    if _FACTOR.match(rest) and not (written.money and rest.lstrip().startswith("/")):
        return two_numbers(written.plain)
    span = None
    if written.second is None:
        part: ClaimNumber | None = _part(written.first, read_tail(rest, table, written.money))
    else:
        part, span = _pair(written, rest, table)
    if part is None or (part.tail.noun and ALONE.search(part.tail.noun)):
        return two_numbers(written.plain)
    if part.tail.rest.text:
        return _oddly_written(written) or unknown_rest(written.plain, part.tail)
    if part.tail.noun and part.tail.unit is None and is_one_of_something(written.spoken):
        reason = "gives its number in words, so it is not checked"  # `a problem` may count nothing
        return UnreadText(written.plain, reason, "write it in digits", begins=False)
    bound = written.words.bound or behind or ("least" if part.tail.is_least else "")
    if behind and written.words.bound not in {"", behind}:
        return UnreadText(written.plain, "has two bounds", "write one of them", begins=True)
    return _oddly_written(written) or _allowed(written, part, span, bound)


def _oddly_written(written: _ClaimParts) -> UnreadText | None:
    """Return the refusal of a number with `+` and `-`, or with zeros in front."""
    figures = (written.first["figure1"], written.second["figure2"] if written.second else "")
    if written.first["sign1"] and written.first["inner1"]:
        return UnreadText(written.plain, "has two plus or minus signs", "", begins=True)
    if any(map(_ZEROS.match, figures)):
        return UnreadText(written.plain, "has a number that begins with a zero", "", begins=True)
    return None


def _allowed(
    written: _ClaimParts, part: ClaimNumber, span: tuple[Fraction, Fraction] | None, bound: str
) -> ClaimText | UnreadText:
    """The claim with what its digits, range or bound allow."""
    if written.words.is_between and bound:
        return two_numbers(written.plain)
    is_vague = written.words.end > 0 and not bound
    is_wide = not bound and is_approximate(written.typed[: written.words.end])
    around = Fraction(0) if bound == "exact" else tolerance_of(part, is_vague=is_vague)
    if is_cardinal(written.spoken) and not is_hedged(written.typed[: written.words.end]) and is_small_whole(part):
        around = min(around, HALF)
    low, high = span or (part.value - around, part.value + around)
    if max(abs(low), abs(high)) > LARGEST:
        return UnreadText(written.plain, "is beyond 1e300", "", begins=True)
    is_bound = bound not in {"", "exact"}
    if is_bound and span is None:
        low = high = part.value
    degree = written.words.degree if is_bound and span is None else None
    if degree is not None:
        return _by_degree(written, part, bound, degree)
    return ClaimText(
        written.plain,
        part.value,
        *_allowed_by(bound, low, high, is_pair=span is not None),
        part.tail.unit,
        part.tail.noun,
        problem=part.tail.problem,
        hint=part.tail.hint,
        is_between=written.words.is_between,
        is_exact=bound == "exact",
        binary_scale=part.tail.scale in {"k", "K"},
        is_scaled=part.tail.size != 1,
        rounding=max(min(part.step, abs(part.value) * CAP), part.place) / 2,
        quoting=Fraction(0) if is_wide else part.place / 2,
    )


def _by_degree(written: _ClaimParts, part: ClaimNumber, bound: str, degree: Degree) -> ClaimText:
    """Return a bound with a word for its distance: `just below` within a tenth, `far below` at most half."""
    is_low = bound in {"above", "least"}
    sign = 1 if is_low == (part.value >= 0) else -1
    share = {Degree.NEAR: 1 + sign * CAP, Degree.WELL: 1 + sign * QUARTER, Degree.FAR: Fraction(2) ** sign}[degree]
    away = part.value * share
    plain = _allowed(replace(written, words=written.words._replace(degree=None)), part, None, bound)
    assert isinstance(plain, ClaimText)
    if degree is Degree.NEAR:
        return replace(plain, high=away) if is_low else replace(plain, low=away)
    return replace(plain, low=away, strict=False) if is_low else replace(plain, high=away, strict=False)


def _part(found: re.Match[str], tail: Tail) -> ClaimNumber:
    """Return a single number with the text after it."""
    _, step = number_and_step(found["figure1"])
    is_decimal = str(tail.size).rstrip("0") == "1"
    place = place_of(found["figure1"]) * tail.size if is_decimal else Fraction(0)
    return ClaimNumber(_signed(found, "1") * tail.size, step * tail.size, place, tail)


def _signed(found: re.Match[str], which: str) -> Fraction:
    """Return the first or the second number of a claim with its sign, without its scale."""
    signs = f"{found[f'sign{which}'] or ''}{found[f'inner{which}'] or ''}".lower()
    number, _ = number_and_step(found[f"figure{which}"])
    return -number if any(sign in signs for sign in ("-", "−", "–", "minus", "negative")) else number


def _pair(
    written: _ClaimParts, rest: str, table: UnitTable
) -> tuple[ClaimNumber | None, tuple[Fraction, Fraction] | None]:
    """The first of two numbers and the ends they give, in its unit; None if they do not belong together."""
    found = written.second
    assert found is not None
    joint, between = found["to"].lower(), found["between"]
    is_spread = joint[0] in "±+p"
    if (
        (joint in _ONLY_PAIRED and not written.words.paired)
        or (is_spread and written.words.bound)
        or _two_kinds(written)
    ):
        return None, None
    inner, outer = read_tail(between, table, written.money, is_inner=True), read_tail(rest, table, written.money)
    ends = ends_of(
        NumberPair(
            _signed(written.first, "1"),
            _signed(found, "2"),
            inner,
            outer,
            is_bare=not between.strip(),
            is_own=inner.unit is not None and (not written.money or read_tail(between, table).unit is not None),
            is_spread=is_spread,
        )
    )
    if ends is None:
        return None, None
    value, low, high, tail = ends
    shared = replace(tail, noun=outer.noun, rest=outer.rest, is_least=False)
    return ClaimNumber(value, Fraction(0), Fraction(0), shared), (low, high)


_ONLY_PAIRED = frozenset({"and", *_AND.split("|")})


def _two_kinds(written: _ClaimParts) -> bool:
    """Return whether the numbers are money in two currencies."""
    one, other = written.first["money1"], written.second["money2"] if written.second else None
    return bool(one and other and one.strip() != other.strip())
