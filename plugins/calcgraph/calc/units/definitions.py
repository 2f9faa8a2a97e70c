"""A project's own units: the safe part of Pint's definition format, read without Pint."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
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


_FREE = frozenset({"ct"})
"""Units that a project can define again: the carat is also the cent of the currency in use."""


class LineProblem(NamedTuple):
    """A line of a units file that is left out."""

    line: int
    """Counted from 1."""
    message: str
    hint: str = ""


def read_definitions(text: str, known: Mapping[str, NamedUnit]) -> tuple[dict[str, NamedUnit], tuple[LineProblem, ...]]:
    """The units a project adds, by every name they have, and the lines that were left out.

    A line is `name = relation = symbol = alias …`; the relation is a product of numbers and of units that are already
    known, or a new dimension `[name]`. Names that exist, prefixes, offsets and directives are refused.
    """
    found: dict[str, NamedUnit] = {}
    problems: list[LineProblem] = []
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        problems.append(LineProblem(MAX_LINES, f"more than {MAX_LINES} lines"))
    for number, line in enumerate(lines[:MAX_LINES], start=1):
        code = line.partition("#")[0].strip()
        if not code:
            continue
        unit, names, problem = _read_line(code, known, found)
        if unit is None:
            problems.append(LineProblem(number, *problem))
            continue
        found.update((name, unit) for name in names)
    return found, tuple(problems)


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
    for line in lines:
        unit = _read_unit_line(line, {**known, **found})
        if not isinstance(unit, NamedUnit):
            first = next((places[name] for name in line.names if name in places), None)
            hint = f"`{first.path}` defines it for the whole vault; leave this line out" if first else unit[1]
            problems.append(diagnose("CG304", line.path, line.span, unit[0], hint))
            continue
        plural = f"{line.names[0]}s"
        names = line.names if plural in known or plural in found else (*line.names, plural)
        found.update((name, unit) for name in names)
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


def _read_unit_line(line: UnitLine, known: Mapping[str, NamedUnit]) -> NamedUnit | tuple[str, str]:
    """Return the unit of a line, or the problem with it and the fix."""
    name = line.names[0]
    if problem := _problem_of_names(name, [line.relation], list(line.names), known):
        return problem
    if not line.relation:
        taken = {base for unit in known.values() for base, _ in unit.dimension}
        return NamedUnit(name, Fraction(1), ((f"{name}_" if name in taken else name, 1),))
    unit = _read_relation(name, line.relation, known)
    return (unit, "a relation is a product of numbers and known units") if isinstance(unit, str) else unit


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
    if problem := _problem_of_names(code, rest, names, {*known, *found}):
        return None, [], problem
    symbol = names[1] if len(names) > 1 else name
    unit = _read_relation(symbol, rest[0], {**known, **found})
    if isinstance(unit, str):
        return None, [], (unit, "a relation is a product of numbers and known units")
    return unit, names, ("", "")


def _problem_of_names(code: str, rest: list[str], names: list[str], known: Collection[str]) -> tuple[str, str] | None:
    """Return the problem with the names of a definition, or None."""
    if code.startswith("@"):
        return f"`{code[:20]}` is a directive", "only definitions `name = relation` are read"
    if not rest:
        return f"`{code[:20]}` is not a definition", "write `rack = 72 * chip`"
    if len(rest) > MAX_NAMES:
        return f"`{names[0][:20]}` has more than {MAX_NAMES} names", "leave out those that nobody writes"
    for each in names:
        if not _NAME.fullmatch(each):
            return f"`{each[:20]}` cannot be a unit's name", "a name has letters only, no prefix sign"
        if each in known and each not in _FREE:
            return f"`{each}` is already a unit", "choose another name"
    return None


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
