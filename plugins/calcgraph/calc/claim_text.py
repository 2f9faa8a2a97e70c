"""Reads numbers as people write them in prose: `~42 ms`, `20–30 tok/s`, `about 70 billion parameters`."""

import re
from dataclasses import dataclass
from fractions import Fraction

from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.quantities import SCALES
from calcgraph.calc.units import UnitTable

_BOUNDS = {
    "<": "below",
    "≤": "most",
    "<=": "most",
    ">": "above",
    "≥": "least",
    ">=": "least",
    "at least": "least",
    "at most": "most",
    "up to": "most",
    "over": "above",
    "more than": "above",
    "under": "below",
    "less than": "below",
}
_ABOUT = ("~", "≈", "≃", "about", "around", "roughly", "nearly", "almost")
_WORDS = {"k": 10**3, "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_TIMES = ("×", "x", "times")

_PREFIX = "|".join(re.escape(word) for word in sorted((*_BOUNDS, *_ABOUT), key=len, reverse=True))
_FIGURE = r"[0-9]+(?:[,_][0-9]{3})*(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?"
_NUMBER = rf"[-−]?(?P<money@>\$)?(?P<figure@>{_FIGURE})(?P<scale@>(?-i:Ki|Mi|Gi|Ti|[kKMGBT])(?![\w/*·^]))?"
_CLAIM = re.compile(
    rf"(?P<prefix>(?:(?:{_PREFIX})\s*)*)"
    + _NUMBER.replace("@", "1")
    + r"(?:\s*(?P<to>-|–|—|\.\.|±|\bto\b)\s*"
    + _NUMBER.replace("@", "2")
    + r"(?=\D|$))?"
    + r"\s*(?P<rest>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_MARKUP = re.compile(r"\*\*|__|[*_`](?=\S)|(?<=\S)[*_`]|\\(?=[^\w\s])")
_PER = re.compile(r"\s*\bper\b\s*", re.IGNORECASE)
_POWER = re.compile(r"(\^-?[0-9]+|[²³])$")

MOST = 200
"""Characters of a claim; a longer link text is a sentence."""

CAP = Fraction(1, 10)
"""Largest tolerance that digits give, as a share of the value."""


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


def read_claim(text: str, table: UnitTable) -> ClaimText | None:
    """The number a link's text starts with; None if it starts with none."""
    if len(text) > MOST:
        return None
    plain = _MARKUP.sub("", text).replace("\u00a0", " ").replace("\u202f", " ").strip()
    found = _CLAIM.match(plain)
    if found is None:
        return None
    scale, rest = _scale_word(found["rest"])
    unit, noun, problem = _read_unit(rest, table, money=bool(found["money1"] or found["money2"]))
    first_scale, second_scale = found["scale1"] or "", found["scale2"] or ""
    last = SCALES.get(second_scale or first_scale, 1) * scale if not (first_scale and second_scale) else 0
    one, step = _exact(found["figure1"])
    factor = SCALES[first_scale] * scale if first_scale else last or scale
    value = one * factor * (-1 if plain[found.end("prefix") :].startswith(("-", "−")) else 1)
    other = SCALES.get(second_scale or first_scale, 1) * scale
    low, high, kind = _allowed(found, value, step * factor, other)
    bound = _bound(found["prefix"])
    return ClaimText(
        text=plain,
        value=value,
        low=None if bound in {"most", "below"} else low if kind == "range" or not bound else value,
        high=None if bound in {"least", "above"} else high if kind == "range" or not bound else value,
        strict=bound in {"above", "below"},
        kind="bound" if bound else kind,
        unit=unit,
        noun=noun,
        problem=problem,
        binary_scale=first_scale in {"k", "K"},
    )


def _allowed(found: re.Match[str], value: Fraction, step: Fraction, factor: int) -> tuple[Fraction, Fraction, str]:
    if found["figure2"] is None:
        around = min(step, abs(value) * CAP) if value else step
        return value - around, value + around, "number"
    other = _exact(found["figure2"])[0] * factor
    if found["to"] == "±":
        return value - other, value + other, "range"
    return min(value, other), max(value, other), "range"


def _exact(figure: str) -> tuple[Fraction, Fraction]:
    """The number and one unit of its last significant digit; trailing zeros of an integer do not count."""
    digits, _, exponent = figure.lower().replace(",", "").replace("_", "").partition("e")
    power = Fraction(10) ** int(exponent or 0)
    whole, point, decimals = digits.partition(".")
    if point:
        step = Fraction(1, 10 ** len(decimals))
    else:
        zeros = len(whole) - len(whole.rstrip("0"))
        step = Fraction(10**zeros if zeros < len(whole) else 1)
    return Fraction(digits) * power, step * power


def _bound(prefix: str) -> str:
    words = prefix.lower().strip()
    while words:
        for word in sorted((*_BOUNDS, *_ABOUT), key=len, reverse=True):
            if words.startswith(word):
                if word in _BOUNDS:
                    return _BOUNDS[word]
                words = words[len(word) :].strip()
                break
        else:
            return ""
    return ""


def _scale_word(rest: str) -> tuple[int, str]:
    word, _, behind = rest.partition(" ")
    if word == "K" and not behind:
        return 1, rest  # a scale is glued to its number: this is the kelvin
    found = _WORDS.get(word.lower())
    return (found, behind.strip()) if found else (1, rest.strip())


def _read_unit(rest: str, table: UnitTable, *, money: bool) -> tuple[Unit | None, str, str]:
    """The unit, the words behind it, and what is wrong with it."""
    written = _PER.sub("/", rest).strip().rstrip(".,;:")
    if money:
        written = f"USD{written}" if written.startswith("/") else f"USD {written}".strip()
    if not written:
        return None, "", ""
    for sign in _TIMES:
        if written.lower() == sign or written.lower().startswith((f"{sign} ", "×")):
            return ONE, written[len(sign) :].strip(), ""
    first, _, noun = written.partition(" ")
    unit = _unit_of(first, table)
    if unit is not None:
        return unit, noun, ""
    if "/" in first or money:
        return None, "", f"unknown unit `{first}`"
    return None, written, ""


def _unit_of(written: str, table: UnitTable) -> Unit | None:
    """A unit as people write it: `tokens/second` too."""
    if (written[:1] == "/" and len(written) > 1) or written.startswith("1/"):
        written = "1/" + written.removeprefix("1").removeprefix("/")
    parts = re.split(r"([*/·])", written)
    named = "".join(part if at % 2 else _singular(part, table) for at, part in enumerate(parts))
    unit = table.parse(named)
    return unit if isinstance(unit, Unit) else None


def _singular(name: str, table: UnitTable) -> str:
    power = _POWER.search(name)
    bare = name[: power.start()] if power else name
    tail = power.group() if power else ""
    for form in (bare, bare.removesuffix("s"), bare.removesuffix("es"), bare.lower(), bare.lower().removesuffix("s")):
        if form in table.names:
            return form + tail
    return name
