"""Units and scales as prose says them: `tokens per second`, `an hour`, `billion`, `×`."""

import re

from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.units import UnitTable

_WORDS = {
    "k": 10**3,
    "dozen": 12,
    "hundred": 100,
    "thousand": 10**3,
    "million": 10**6,
    "mn": 10**6,
    "billion": 10**9,
    "bn": 10**9,
    "trillion": 10**12,
    "tn": 10**12,
}
_TIMES = re.compile(r"(?:×|(?:x|times|fold)(?!\w))\s*(?P<noun>.*)", re.IGNORECASE | re.DOTALL)
_PERCENT = re.compile(r"^(?:per\s+cent|percentage\s+points?)\b", re.IGNORECASE)
_PER = re.compile(
    r"(?:(?<!\s)\s++)?\bper\b[\s-]*|(?:^|(?<!\s)\s++)an?\s+(?=(?:second|minute|hour|day|week|month|year|thousand|million|billion)\b)",
    re.IGNORECASE,
)
_MANY = re.compile(
    r"/(?:1\s?|an?\s+|one\s+)?(?P<scale>thousand|million|billion|[kMG]|(?<=1)K)[\s-]+(?P<unit>[^\W\d_]+)"
)
"""Of `$3 per million tokens` and `$3 per 1M tokens`."""
_JOINT = re.compile(r"(?<=[^\W\d])-(?=[^\W\d])")
"""Of `per GPU-hour`."""
_PREFIXES = {"thousand": "k", "K": "k", "million": "M", "billion": "G"}
_US = re.compile(r"^\s*US[\s-]+(?=dollars?\b)")
_HYPHEN = re.compile(r"^-(?=[^\W\d])")
"""Of `8-bit` and `70-billion-parameter`."""
_POWER = re.compile(r"(\^-?[0-9]+|[²³])$")


def scale_word(rest: str) -> tuple[int, str]:
    """What a word such as `billion` multiplies by, and the text behind it; 1 and all of it if there is none."""
    bare = _HYPHEN.sub("", rest.strip())
    word, *behind = re.split(r"[\s-]+", bare, maxsplit=1)
    if word == "K" and not behind:
        return 1, bare  # a scale is glued to its number: this is the kelvin
    found = _WORDS.get(word.lower())
    return (found, "".join(behind)) if found else (1, bare)


def read_unit(rest: str, table: UnitTable, *, money: str = "") -> tuple[Unit | None, str, str]:
    """The unit, the words behind it, and what is wrong with it; `money` is the sign before the number."""
    written = _PER.sub("/", _PERCENT.sub("percent", _US.sub("", rest))).strip().rstrip(".,;:")
    if money:
        sign = "USD" if "$" in money else money.strip()
        written = f"{sign}{written}" if written.startswith("/") else f"{sign} {written}".strip()
    if many := _MANY.search(written):
        known = table.names.get(_singular(many["unit"], table))
        if known is not None:
            prefix = _PREFIXES.get(many["scale"], many["scale"])
            written = f"{written[: many.start()]}/{prefix}{known.symbol}{written[many.end() :]}"
    if not written:
        return None, "", ""
    if times := _TIMES.match(written):
        return ONE, times["noun"].strip(), ""
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
    above, slash, below = written.partition("/")
    parts = re.split(r"([*/·])", above + slash + _JOINT.sub("/", below))
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
