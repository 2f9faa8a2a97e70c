"""Refused spellings of units, with the spellings that may be meant."""

import re
import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from unicodedata import normalize

from msgspec import Struct

from calcgraph.currencies import CODES, CURRENCIES, UNITS
from calcgraph.files import own_text
from calcgraph.suggest import is_one_letter_apart


class UnitProblem(Struct, frozen=True):
    """The reason why a text is not a unit."""

    code: str
    message: str
    hint: str = ""
    candidates: tuple[str, ...] = ()
    """Spellings that may be meant, the likeliest first."""
    in_formula: str = ""
    """The additional fix if a calculation was meant instead of a unit."""


_KILOS = {"K": "k"}
_READINGS = (
    (re.compile(r"(?P<prefix>[kKMGTPE]i?)?(?P<unit>B)ps$"), ("{0}B/s", "{0}bit/s")),
    (re.compile(r"(?P<prefix>[kKMGTPE]i?)?(?P<unit>b|bit)ps$"), ("{0}bit/s", "{0}B/s")),
    (re.compile(r"(?P<prefix>[kKMGTPE]i?)?(?P<unit>b)$"), ("{0}bit", "{0}B")),
    (re.compile(r"(?P<prefix>[kMGTPE])(?P<unit>FLOPS|FLOPs|flops|Flops)$"), ("{0}FLOP/s", "{0}FLOP")),
    (re.compile(r"(?P<prefix>[kMGTPE]i?)(?P<unit>B)s$"), ("{0}B/s", "{0}B")),
    (re.compile(r"(?P<prefix>K)(?P<unit>[A-Za-z]+)$"), ("{0}{1}", "Ki{1}")),
)
"""Forms of spellings, with what each may mean."""

_SCALES = frozenset({"k", "M", "G", "Ki", "Mi", "Gi", "Ti"})
_LEVELS = frozenset({"dB", "dBm", "dBi", "dBA", "dBV", "dBW", "dBFS", "Np"})
_DECLARED = {
    "IU": "its size depends on the substance: declare `unit IU`, or `unit IU = 25 ng` for vitamin D3",
    "Eq": "an equivalent depends on the charge: declare `unit Eq`, or `unit Eq = 0.5 mol` for calcium",
    "mEq": "an equivalent depends on the charge: write `mmol`, or declare `unit Eq with prefixes`",
    "U": "declare a unit for it: `unit U = 1 µmol/min with prefixes` for an enzyme, `unit U` for others",
    "CFU": "declare a unit for it: `unit CFU`",
    "psig": "a pressure above that of the air: add the air, `p = 30 psi + 1 atm`",
    "barg": "a pressure above that of the air: add the air, `p = 2 bar + 1 atm`",
}
"""Units whose size is not the same everywhere, with the line to write."""
_RAISED = re.compile(r"(/|(?<![^\W\d¹²³⁴⁵⁶]))([^\W\d¹²³⁴⁵⁶]++)([²³⁴⁵⁶])(?=[^\W\d¹²³⁴⁵⁶])")
"""A raised unit with a name right after it: `/m²K`."""
_POWER = re.compile(r"(?<![^\W\d])([^\W\d]++)([23])\b")
_BROKEN = re.compile(r"\^(-?[0-9]{1,2}/[0-9]{1,2})(?![0-9])")
_BELOW = re.compile(r"/\(([^()/\s]+)\)")
_PARTS = re.compile(r"[^*/·^\d().√⁻¹²³⁴⁵⁶]+")


_SPACED_SIGN = re.compile(r"(?<![ \t])[ \t]*+([*·^])[ \t]*+")
_SPACED_STROKE = re.compile(r"(?<![ \t])[ \t]++per[ \t]++|(?<![ \t])[ \t]*+/[ \t]*+")


def explain_unknown(text: str, names: Collection[str]) -> UnitProblem:
    """Return the problem with a unit, and the spellings that may be meant."""
    parts = [part.strip() for part in _PARTS.findall(text)]
    bad = next((part for part in parts if part not in names and part != "-"), "")
    if " " in text.strip():
        return _spaced(text.strip(), text, names)
    if hint := _hint_for(bad) or _hint_for_raised(text, names):
        return UnitProblem("CG301", f"unknown unit `{text}`", hint)
    meant = "" if bad else _with_power(text)
    if meant and _is_unit(meant, names):
        return UnitProblem(
            "CG301",
            f"unknown unit `{text}`",
            f"write `{meant}`" if "/(" in text else f"write the power as `{meant}`",
            (meant,),
        )
    if bad in _SCALES and bad == text:
        molar = "write `mol/L` for moles per litre; " if text == "M" else ""
        kelvin = "; kelvins are `K`" if text == "k" else ""
        hint = f"{molar}write a scale directly after its number: `70{text}`{kelvin}"
        return UnitProblem("CG301", f"`{text}` is not a unit", hint, ("mol/L",) if molar else ())
    candidates = tuple(name for name in _ambiguous(bad) if _is_unit(name, names))
    if candidates:
        whole = tuple(_put(name, bad, text) for name in candidates)
        return UnitProblem("CG302", f"`{text}` is not a unit here", f"write {_listed(whole)}", whole)
    near = (_put(name, bad, text) for name in (("yr", "A") if bad == "a" else _near(bad, names)))
    whole = tuple(unit for unit in near if _is_unit(unit, names))
    hint = f"did you mean {_listed(whole)}?" if whole else ""
    operator = _operator_at(text, bad)
    blanks = f"put spaces around `{operator}` if it is a calculation" if operator else ""
    return UnitProblem("CG301", f"unknown unit `{text}`", hint, whole, blanks)


def _spaced(closed: str, text: str, names: Collection[str]) -> UnitProblem:
    """Return the problem with a unit that contains spaces; the unit without them is offered if it is known."""
    closed = _SPACED_SIGN.sub(r"\1", _SPACED_STROKE.sub("/", closed.replace("×", "*")))
    if not _is_unit(closed, names):
        above, stroke, below = closed.partition("/")  # `m/h s` can be a quotient or a product
        closed = re.sub(r"[ \t]++", "*", above) + stroke + below
    is_read = "(" not in closed and _is_unit(closed, names)
    hint = f"write compound units without spaces: `{closed}`" if is_read else ""
    bad = next((part for part in re.split(r"[*/()\s]+", closed) if not _is_unit(part, names)), "")
    reason = f" and `{bad}`, which is not a unit" if bad else ""
    return UnitProblem("CG301", f"the unit `{text}` contains a space{reason}", hint)


def _hint_for(bad: str) -> str:
    """Return the fix for a word that people use as a unit but that is not one; '' if it is not known."""
    if hint := currency_hint(bad):
        return hint
    if bad in _LEVELS:
        return "write decibels as a logarithm: `level = 10 * log10(p / p0)`"
    if of := _DECLARED.get(bad) or _DECLARED.get(bad[1:]):
        return of
    return ""


def currency_hint(bad: str) -> str:
    """Return a hint that defines a currency that a project lacks; '' if it is not a currency.

    >>> currency_hint("euros")
    'add it to `units.txt` in the library, such as `formulas/units.txt`: `EUR = [euro] = € = euro`'
    >>> currency_hint("EUR").partition(",")[0]
    'write `unit EUR` in the sheet'
    """
    name = bad.removesuffix("s")
    if name not in UNITS:
        return ""
    own = f"write `unit {name}` in the sheet, or " if name in CODES else ""
    return f"{own}add it to `units.txt` in the library, such as `formulas/units.txt`: `{_definition(name)}`"


def _with_power(text: str) -> str:
    """`m^(1/2)` for `m^1/2`, `W/m^2/K` for `W/(m^2*K)`, `kg/m^3` for `kg/m3`; empty for others."""
    if "/(" in text:
        return _BELOW.sub(lambda below: "/" + re.sub("[*·]", "/", below[1]), text)
    if _BROKEN.search(text):
        return _BROKEN.sub(r"^(\1)", text)
    power = _POWER.search(text)
    return text.replace(power[0], f"{power[1]}^{power[2]}") if power else ""


def _hint_for_raised(text: str, names: Collection[str]) -> str:
    """Return the fix for a text such as `W/m²K`; '' if it is not a unit even then."""
    meant = _RAISED.sub(_apart, text)
    return f"write `{meant}`" if meant != text and _is_unit(meant, names) else ""


def _apart(glued: re.Match[str]) -> str:
    """Return `/m^2/` for the `/m²` of `W/m²K`: a factor after a slash is meant to be in the denominator."""
    sign, name, power = glued.groups()
    return f"{sign}{name}^{normalize('NFKC', power)}{sign or '*'}"


def _operator_at(text: str, bad: str) -> str:
    """Return the operator before a part of a unit, or the first one; '' if the text has no operator."""
    before = text[: text.find(bad)].rstrip("1")[-1:] if bad else ""
    return before if before in {"*", "/", "·"} else next((sign for sign in text if sign in "*/·"), "")


def _put(name: str, bad: str, text: str) -> str:
    """A unit with a name in place of a part, wherever that is."""
    return _PARTS.sub(lambda part: name if part[0] == bad else part[0], text)


def _is_unit(text: str, names: Collection[str]) -> bool:
    return all(part in names for part in _PARTS.findall(text) if part != "-")


def _ambiguous(name: str) -> tuple[str, ...]:
    """Readings of a spelling that people use for two things."""
    if meant := _meant().get(name):
        return tuple(meant.split())
    for pattern, templates in _READINGS:
        if found := pattern.match(name):
            prefix = _KILOS.get(found["prefix"] or "", found["prefix"] or "")
            return tuple(template.format(prefix, found["unit"]) for template in templates)
    return ()


@cache
def _meant() -> Mapping[str, str]:
    """Spellings of other places; only a mistake needs them."""
    return tomllib.loads(own_text(Path(__file__).with_name("meant.toml")))


def _definition(name: str) -> str:
    """Return the line with which a project defines a currency."""
    code, word, sign = next(one for one in CURRENCIES if name in one)
    return f"{code} = [{word}] = {sign} = {word}" if sign else f"{code} = [{word}]"


def _near(name: str, names: Collection[str]) -> tuple[str, ...]:
    """Known names that differ in case, a plural s or one letter; at most two."""
    if not name or len(name) > len("astronomical_unit"):
        return ()
    if name.endswith("s") and name[:-1] in names:
        return (name[:-1],)
    folded = name.casefold()
    same = sorted(known for known in names if known.casefold() == folded)
    if same:
        return tuple(same[:2])
    if len(name) < len("word"):
        return ()
    return tuple(sorted(known for known in names if is_one_letter_apart(name, known)))[:2]


def _listed(names: tuple[str, ...]) -> str:
    return " or ".join(f"`{name}`" for name in names)
