"""A project's own units: the safe part of Pint's definition format, read without Pint."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from calcgraph.calc.model import Dimension, Power
from calcgraph.calc.syntax.given.units import UnitLine
from calcgraph.calc.syntax.quantities import POWER
from calcgraph.calc.units.table import FACTORS, NamedUnit, UnitTable, power_of, read_power, unit_table
from calcgraph.calc.units.turning import combined
from calcgraph.currencies import UNIT_SIGNS
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

MAX_LINES = 500
"""The largest number of lines of a project's units file."""

MAX_FACTORS = 12
"""The largest number of factors of one definition."""

MAX_NAMES = 12
"""The largest number of names of one unit: a page may offer each of them to its readers."""

MAX_BITS = 1_400
"""The largest size of the numerator and denominator of a unit's factor in bits: 400 digits.

Powers of longer factors grow without limit.
"""

_NAME = re.compile(rf"[^\W\d_]\w{{0,31}}|[{UNIT_SIGNS}]")
_WORD = re.compile(r"[^\W\d_]\w*")
_BASE = re.compile(r"\[([a-z][a-z_]{0,31})\]")
_FACTOR = re.compile(
    r"\s*(?:(?P<number>[0-9]{1,24}(?:\.[0-9]{1,24})?(?:[eE][+-]?[0-9]{1,2})?)|(?P<name>[^\W\d_]\w{0,31}|%))"
    rf"\s*(?P<power>{POWER}|(?:\*\*|\^)\s+-?[0-9]{{1,2}})?\s*"
)


_PREFIXES = {
    **{prefix: Fraction(1000) ** power for power, prefix in enumerate("kMGT", 1)},
    **{prefix: Fraction(1, 1000) ** power for power, prefix in enumerate("mµnp", 1)},
    "μ": Fraction(1, 1_000_000),
    "u": Fraction(1, 1_000_000),
}
"""Prefixes of a unit that is declared `with prefixes`."""


_COMMON = """
m g s A K mol cd Hz rad sr N Pa J W C V F Ω S Wb T H lm lx Bq Gy Sv kat °C L t ha u Da eV au min h d wk mo yr date
deg arcmin arcsec turn rpm % ‰ ppm ppb bit B tok param req FLOP chip USD Wh Ah VA var bar cal in ft yd mi lb oz °F
"""
_FIXED = frozenset(_COMMON.split())
"""Symbols of the units that a project cannot redefine; prefixes included.

All others are free, also those that a later version adds, so that a vault with its own unit of such a name goes on
working after an upgrade.
"""
_SIGNS = {"cent": "¢"}
_OF_A_COUNTRY = "us_"
"""The beginning of names that say whose unit is meant, so a project's own `cup` does not change them."""


class LineProblem(NamedTuple):
    """A line of a units file that is left out."""

    line: int
    """Counted from 1."""
    message: str
    hint: str = ""


def read_definitions(text: str, known: Mapping[str, NamedUnit]) -> tuple[dict[str, NamedUnit], tuple[LineProblem, ...]]:
    """The units a project adds, by every name they have, and the lines that were left out.

    A line is `name = relation = symbol = alias …`; the relation is a product of numbers and of units that are already
    known, or a new dimension `[name]`. The order of the lines does not matter. Names of fixed units, prefixes, offsets
    and directives are refused.
    """
    found: dict[str, NamedUnit] = {}
    problems: list[LineProblem] = []
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        problems.append(LineProblem(MAX_LINES, f"more than {MAX_LINES} lines"))
    codes = [(number, line.partition("#")[0].strip()) for number, line in enumerate(lines[:MAX_LINES], start=1)]
    parts = [[part.strip() for part in code.split("=")] for _, code in codes]
    for at in _in_order([([one[0], *one[2:]], one[1] if len(one) > 1 else "") for one in parts]):
        number, code = codes[at]
        if not code:
            continue
        unit, names, problem = _read_line(code, known, found)
        if unit is None:
            problems.append(LineProblem(number, *problem))
            continue
        found.update(_following(names, unit, known, found))
    return found, tuple(sorted(problems))


def _in_order(lines: Sequence[tuple[Iterable[str], str]]) -> list[int]:
    """Return the positions of definitions, names and relation, each after those that its relation needs.

    A circle stays in the order of its lines, so its first unit is unknown where it is needed.
    """
    by_name: dict[str, int] = {}
    for at, (names, _) in enumerate(lines):
        for name in names:
            by_name.setdefault(name, at)
    needs = [
        {by_name[name] for name in _WORD.findall(relation) if name in by_name} - {at}
        for at, (_, relation) in enumerate(lines)
    ]
    done: dict[int, None] = {}
    for first in range(len(lines)):
        waiting, begun = [first], {first}
        while waiting:
            at = waiting[-1]
            missing = [other for other in sorted(needs[at]) if other not in done and other not in begun]
            if missing:
                waiting.append(missing[0])
                begun.add(missing[0])
                continue
            done.setdefault(waiting.pop())
    return list(done)


def _following(
    names: Iterable[str], unit: NamedUnit, known: Mapping[str, NamedUnit], found: Collection[str]
) -> Iterator[tuple[str, NamedUnit]]:
    """Yield the names of a custom unit, and those of a built-in unit that it redefines, with their current meaning.

    With another `pint`, `pints` is another one as well. A unit of another kind only takes the plural with it.
    """
    for name in names:
        yield name, unit
        before = known.get(name)
        if before is None:
            continue
        share = unit.factor / before.factor
        for other, meant in known.items():
            if other in names or other in found or meant.symbol != before.symbol:
                continue
            if meant.dimension == unit.dimension and not other.startswith(_OF_A_COUNTRY):
                yield other, meant._replace(factor=meant.factor * share)
            elif other in {f"{name}s", _SIGNS.get(name)}:
                yield other, unit


def project_units(text: str, *, counting: bool = True, lines: Iterable[UnitLine] = ()) -> UnitTable:
    """Return the built-in units, those of a project's `units.txt`, given as its text, and those of its notes.

    Lines that cannot be used are left out; `check_definitions` and `read_lines` report them.
    """
    added = read_definitions(text, unit_table().names)[0] if text else {}
    return unit_table({**added, **read_lines(lines, {**unit_table().names, **added})[0]}, counting=counting)


def read_lines(
    lines: Iterable[UnitLine], known: Mapping[str, NamedUnit]
) -> tuple[dict[str, NamedUnit], tuple[Diagnostic, ...]]:
    """Return the known units with those that lines of notes add, including plurals, and the problems."""
    found: dict[str, NamedUnit] = {}
    problems: list[Diagnostic] = []
    places: dict[str, UnitLine] = {}
    lines = list(lines)
    for line in (lines[at] for at in _in_order([(line.names, line.relation) for line in lines])):
        unit = _read_unit_line(line, known, found)
        if not isinstance(unit, NamedUnit):
            first = next((places[name] for name in line.names if name in places), None)
            hint = f"`{first.path}` defines it for the whole vault; remove this line" if first else unit[1]
            problems.append(diagnose("CG304", line.path, line.span, unit[0], hint))
            continue
        plural = f"{line.names[0]}s"
        names = line.names if plural in known or plural in found else (*line.names, plural)
        found.update(_following(names, unit, known, found))
        if line.prefixes:
            found.update(_prefixed(line.names, unit, {**known, **found}))
        places.update((name, line) for name in names)
    return found, tuple(problems)


def _prefixed(names: Iterable[str], unit: NamedUnit, known: Collection[str]) -> Iterator[tuple[str, NamedUnit]]:
    """Yield a custom unit with each prefix; a name that exists keeps its meaning."""
    for name in names:
        for prefix, factor in _PREFIXES.items():
            if prefix + name not in known:
                yield prefix + name, unit._replace(factor=unit.factor * factor)


def _read_unit_line(
    line: UnitLine, before: Mapping[str, NamedUnit], found: Mapping[str, NamedUnit]
) -> NamedUnit | tuple[str, str]:
    """Return the unit of a line, or the problem with it and the fix."""
    name, known = line.names[0], {**before, **found}
    if problem := _problem_of_names(name, [line.relation], list(line.names), before, found):
        return problem
    if not line.relation:
        taken = {base for unit in known.values() for base, _ in unit.dimension}
        return NamedUnit(name, Fraction(1), ((f"{name}_" if name in taken else name, 1),))
    unit = _read_relation(name, line.relation, known)
    return (unit, "write a product of numbers and known units after `=`") if isinstance(unit, str) else unit


def check_definitions(text: str, built_in: UnitTable, path: str) -> tuple[Diagnostic, ...]:
    """One diagnostic for each line of a project's units file that is left out; `path` is as reports print it."""
    lines = text.split("\n")
    _, problems = read_definitions(text, built_in.names)
    return tuple(
        diagnose("CG304", path, Span(line, 1, line, len(lines[line - 1]) + 1), message, hint)
        for line, message, hint in problems
    )


def _read_line(
    code: str, known: Mapping[str, NamedUnit], found: Mapping[str, NamedUnit]
) -> tuple[NamedUnit | None, list[str], tuple[str, str]]:
    name, *rest = (part.strip() for part in code.split("="))
    names = [name, *(alias for alias in rest[1:] if alias != "_")]
    if problem := _problem_of_names(code, rest, names, known, found):
        return None, [], problem
    symbol = names[1] if len(names) > 1 else name
    unit = _read_relation(symbol, rest[0], {**known, **found})
    if isinstance(unit, str):
        return None, [], (unit, "write a product of numbers and known units after `=`")
    return unit, names, ("", "")


def _problem_of_names(
    code: str, rest: list[str], names: list[str], known: Mapping[str, NamedUnit], found: Collection[str]
) -> tuple[str, str] | None:
    """Return the problem with the names of a definition, or None; `found` are names that the project has defined."""
    if code.startswith("@"):
        return f"`{code[:20]}` is a directive", "only definitions `name = relation` are read"
    if not rest:
        return f"`{code[:20]}` is not a definition", "write `rack = 72 * chip`"
    if len(rest) > MAX_NAMES:
        return f"`{names[0][:20]}` has more than {MAX_NAMES} names", "remove names that you don't use"
    return next(filter(None, (_problem_of_name(each, rest[0], known, found) for each in names)), None)


def _problem_of_name(
    each: str, relation: str, known: Mapping[str, NamedUnit], found: Collection[str]
) -> tuple[str, str] | None:
    if not _NAME.fullmatch(each):
        return f"`{each[:20]}` cannot be a unit's name", "use letters only"
    if each in found or (each in known and not _is_free(each, known[each])):
        return f"`{each}` is already a unit", "choose another name"
    if each in known and each in _WORD.findall(relation):
        return f"`{each}` is defined by itself", f"define `{each}` in other units"
    return None


def _is_free(name: str, unit: NamedUnit) -> bool:
    """Return whether a known unit is a built-in one that a project can redefine."""
    return unit.symbol not in _FIXED and unit_table().names.get(name) == unit


def _read_relation(symbol: str, relation: str, units: Mapping[str, NamedUnit]) -> NamedUnit | str:
    """Return the unit that a relation means, or the problem."""
    if base := _BASE.fullmatch(relation):
        return NamedUnit(symbol, Fraction(1), ((base.group(1), 1),))
    factor, at, sign = Fraction(1), 0, 1
    dimension: Dimension = ()
    turning: Dimension = ()
    for _ in range(MAX_FACTORS):
        part = _FACTOR.match(relation, at)
        power = sign * (_power_in(part) or 0) if part else 0
        unit = _read_factor(part, units) if part else f"`{relation[at : at + 20]}` cannot be read"
        if isinstance(unit, str):
            return unit
        factor *= power_of(unit.factor, power)
        dimension = combined(dimension, unit.dimension, power)
        turning = combined(turning, unit.turning, power)
        at = part.end() if part else at
        if max(part.bit_length() for part in factor.as_integer_ratio()) > MAX_BITS:
            return "its factor has more than 400 digits"
        if at == len(relation):
            if not 1 / FACTORS <= factor <= FACTORS:
                return "its factor is beyond 1e-150 to 1e150"
            return NamedUnit(symbol, factor, dimension, 0, turning)
        sign = -1 if relation[at] == "/" else 1
        at += relation[at] in "*/"
    return f"more than {MAX_FACTORS} factors, or one that cannot be read"


def _power_in(part: re.Match[str]) -> Power | None:
    """Return the power of a factor; None for one that units do not have."""
    return read_power((part["power"] or "1").replace(" ", ""))


def _read_factor(part: re.Match[str], units: Mapping[str, NamedUnit]) -> NamedUnit | str:
    """Return a number or a known unit, or the problem with it."""
    if _power_in(part) is None:
        return f"the power {part['power'].strip('^* ')} is beyond {MAX_FACTORS}"
    unit = NamedUnit("", Fraction(part["number"]), ()) if part["number"] else units.get(part["name"])
    if unit is None:
        return f"unknown unit `{part['name']}`"
    if unit.offset:
        return f"`{part['name']}` is a temperature scale"
    return unit if unit.factor else "a factor of zero"
