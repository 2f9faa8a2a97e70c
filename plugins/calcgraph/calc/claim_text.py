"""Reads numbers as people write them in prose: `~42 ms`, `20–30 tok/s`, `about 70 billion parameters`."""

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from calcgraph.calc.claim_figures import FIGURE, in_digits, number_and_step, respelled, shown_text
from calcgraph.calc.claim_unit import read_unit, scale_word
from calcgraph.calc.model import Unit
from calcgraph.calc.quantities import SCALES
from calcgraph.calc.turns import in_turns
from calcgraph.calc.units import UnitTable
from calcgraph.currencies import CODES, SIGNS
from calcgraph.notes.claim_words import Words, is_in_words, words_before, words_behind

_MONEY = rf"(?:US\$|[{SIGNS}]|(?:{'|'.join(CODES)})\s?)"
_SCALE = r"(?:Ki|Mi|Gi|Ti|[kKMGBT])(?![\w/*·^])"
_NUMBER = rf"(?P<sign@>[-−+])?(?P<money@>{_MONEY})?(?P<figure@>{FIGURE})(?P<scale@>{_SCALE})?"
_CLAIM = re.compile(
    _NUMBER.replace("@", "1")
    + r"(?P<plus>\+(?!\w))?(?:(?P<between>[^\d]*?)\s*(?P<to>-|–|—|\.\.|±|\bto\b|\band\b)\s*"
    + _NUMBER.replace("@", "2")
    + r")?(?P<rest>.*)$",
    re.DOTALL,
)
_ALONE = re.compile(r"(?<![\w.])(?<![^\W\d]-)[\d¼-¾⅐-⅞]")
"""A number that stands by itself; not that of a name: `H100`, `GPT-4`, `Qwen2.5`."""
_FACTOR = re.compile(r"\s*[x×·*/:^]\s*[0-9]")
_LOOSE_END = re.compile(r"[^\w\s(\[–—,;:\"'“‘-]")

MOST = 200
"""Characters of a claim; a longer link text is a sentence."""

CAP = Fraction(1, 10)
"""Largest tolerance that digits give, as a share of the value."""

LARGEST = 10**300
"""Beyond it float64 has no room for what claims are compared with."""


@dataclass(frozen=True, slots=True)
class ClaimText:
    """A written number: what it allows, in its unit."""

    text: str
    """As written, markup taken off."""
    value: Fraction
    """The number, of a range its lower end, scale words applied."""
    low: Fraction | None
    """Least allowed value; None where it is open."""
    high: Fraction | None
    strict: bool
    """Whether a bound itself is not allowed: `<`, `over`."""
    kind: str
    """`number`, `range` or `bound`."""
    unit: Unit | None
    """None where no unit is written."""
    noun: str
    """What stands behind the number and is no unit: `experts`, `faster`."""
    problem: str = ""
    """Why the unit cannot be read: `unknown unit `step``."""
    binary_scale: bool = False
    """Whether a scale suffix `K` or `k` could have meant 1024."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A text with a number that is none of a claim's forms."""

    text: str
    """As written, markup taken off."""
    reason: str
    hint: str
    begins: bool
    """Whether it begins with its number, and so looks like a claim to everybody."""


def read_claim(text: str, table: UnitTable) -> ClaimText | Unread | None:
    """The number a link's text starts with, or why it cannot be read; None if the text has none."""
    plain = shown_text(text)
    if len(plain) > MOST and _ALONE.search(plain):
        return Unread(f"{plain[:40]}…", "is too long for a claim", "link the number only", begins=False)
    typed = in_digits(plain)
    words = words_before(typed)
    found = _CLAIM.match(typed, words.end)
    if found is None or (words.paired and not found["to"]):
        return _unread(plain, typed[words.end :], paired=words.paired)
    return _read(plain, words, found, table)


def _unread(plain: str, typed: str, *, paired: bool) -> Unread | None:
    hint = "" if paired else respelled(typed)
    if hint:
        return Unread(plain, "has a number that cannot be read", hint, begins=True)
    if _ALONE.search(plain):
        return Unread(plain, "does not begin with its number, so it is not checked", "", begins=False)
    if is_in_words(plain):
        return Unread(plain, "says its number in words, so it is not checked", "write it in digits", begins=False)
    return None


def begun(link: str, display: str) -> str:
    """How a link with this display would be checked.

    >>> begun("[the 42 ms](#step_time)", "the 42 ms")
    'write `the [42 ms](#step_time)`'
    """
    found = _ALONE.search(display)
    before = display[: found.start()].rstrip(f"-−~≈<>≤≥{SIGNS}") if found else ""
    if not before or display not in link:
        return "begin the link with its number, in digits"
    return f"write `{before}{link.replace(display, display[len(before) :], 1)}`"


@dataclass(frozen=True, slots=True)
class _Part:
    """One number of a claim with what stands behind it."""

    value: Fraction
    step: Fraction
    unit: Unit | None
    noun: str
    problem: str


def _read(plain: str, words: Words, found: re.Match[str], table: UnitTable) -> ClaimText | Unread:
    behind, rest = words_behind(found["rest"])
    if _FACTOR.match(rest):
        return _two_numbers(plain)
    if found["to"]:
        pair = _pair(found, rest, table)
        last, span = pair or (None, None)
        if last is None or (found["to"] == "and" and not words.paired):
            return _two_numbers(plain)
    else:
        last, span = _part(found, "1", rest, table), None
    if _ALONE.search(last.noun):
        return _two_numbers(plain)
    if last.unit is None and _LOOSE_END.match(last.noun):
        return Unread(plain, "has a number that cannot be read", f"what is `{last.noun}` behind it?", begins=True)
    bound = words.bound or behind or ("least" if found["plus"] else "")
    around = Fraction(0) if bound == "exact" else min(last.step, abs(last.value) * CAP) if last.value else last.step
    low, high = span or (last.value - around, last.value + around)
    if max(abs(low), abs(high)) > LARGEST:
        return Unread(plain, "is beyond 1e300", "", begins=True)
    if bound not in {"", "exact"} and span is None:
        low = high = last.value
    return ClaimText(
        text=plain,
        value=last.value,
        low=None if bound in {"most", "below"} else low,
        high=None if bound in {"least", "above"} else high,
        strict=bound in {"above", "below"},
        kind="bound" if bound not in {"", "exact"} else "range" if span else "number",
        unit=last.unit,
        noun=last.noun,
        problem=last.problem,
        binary_scale=found["scale1"] in {"k", "K"},
    )


def _two_numbers(plain: str) -> Unread:
    hint = "link one number, such as `0.25`, or a range such as `20–30`"
    return Unread(plain, "has two numbers", hint, begins=True)


def _part(found: re.Match[str], which: str, rest: str, table: UnitTable, scale: str = "") -> _Part:
    """The first or second number with the words behind it; `scale` is what a bare one takes from its neighbour."""
    number, step = number_and_step(found[f"figure{which}"])
    times, behind = scale_word(rest)
    factor = SCALES.get(found[f"scale{which}"] or scale, 1) * times * (-1 if found[f"sign{which}"] in {"-", "−"} else 1)
    return _Part(
        number * factor, step * abs(factor), *read_unit(behind, table, money=found["money1"] or found["money2"] or "")
    )


def _pair(found: re.Match[str], rest: str, table: UnitTable) -> tuple[_Part, tuple[Fraction, Fraction]] | None:
    """The first of two numbers and the ends they give, in its unit; None if they do not belong together."""
    between, spread = found["between"].strip(), found["to"] == "±"
    one, other = ("", "") if between else (found["scale1"] or "", found["scale2"] or "")
    second = _part(found, "2", rest, table, one)
    first = _part(found, "1", between or rest, table, other)
    if first.value > second.value and not between and not spread:  # `900 to 1k`: the scale is the second's only
        first = _part(found, "1", scale_word(rest)[1], table)
    reach = _reach(first, second, spread=spread) if between else second.value
    if reach is None:
        return None
    ends = (first.value - reach, first.value + reach) if spread else (first.value, reach)
    return replace(first, noun=second.noun), (min(ends), max(ends))


def _reach(first: _Part, second: _Part, *, spread: bool) -> Fraction | None:
    """The second of two numbers that both have a unit, in that of the first; None if it cannot be."""
    if first.unit is None or second.unit is None or first.noun:
        return None
    if spread and _is_percent(second.unit) and not _is_percent(first.unit):
        return abs(first.value) * second.value / 100
    found = in_turns(second.unit, first.unit)
    return second.value * found.factor / first.unit.factor if found else None


def _is_percent(unit: Unit) -> bool:
    return not unit.dimension and unit.factor == Fraction(1, 100)
