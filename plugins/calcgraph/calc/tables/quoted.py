"""One value of an artefact, as a sheet quotes it: `p50 = from ../results/bench.json /latency/p50 in ms`."""

from fractions import Fraction
from typing import NoReturn

from msgspec.structs import replace

from calcgraph.calc.numbers.dates import UNIT, iso_day
from calcgraph.calc.syntax.quantities import read_quantity
from calcgraph.calc.syntax.tree import Definition, Number, Origin
from calcgraph.calc.tables.artefacts import (
    FACT,
    Artefacts,
    Figure,
    FileRefusal,
    Tree,
    Unreadable,
    readable,
)
from calcgraph.calc.tables.columns import is_csv
from calcgraph.calc.tables.csv_files import CsvTable
from calcgraph.calc.tables.pointers import follow, key_at, kind_of
from calcgraph.calc.tables.published import PublishedFigure, PublishedValue
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId


def quoted(statement: Definition, note: NoteId, path: str, files: Artefacts) -> Definition | Diagnostic:
    """Return the definition with the number from its file, or the problem; `path` is the note in reports."""
    origin = statement.origin
    assert origin is not None
    try:
        file, number = _read(origin, note, files)
    except FileRefusal as refused:
        reason, hint, code, _ = refused.found
        return diagnose(code, path, origin.span, f"`{origin.path}` {reason}", hint)
    return replace(statement, body=number, origin=replace(origin, file=file))


def _read(origin: Origin, note: NoteId, files: Artefacts) -> tuple[str, Number]:
    """The file and its number; raises FileRefusal."""
    if origin.is_fact:
        counted = readable(files.read(f"{FACT}{origin.path}"))
        number = counted.data.decode()
        unit = "B" if origin.path.startswith("size") else ""
        return counted.path, Number(Fraction(number), unit, f"{number} {unit}".strip(), origin.span)
    key = readable(files.place(note, origin.path))
    file = readable(files.read(key))
    if file.place:
        _refuse("contains tables, not single numbers", "name one: `<!-- calc: table name from …`")
    tree = readable(files.tree(key))
    if is_csv(file.path):
        value, unit = _cell(tree, origin.pointer)
    else:
        value, unit = readable(follow(tree, origin.pointer)), ""
        value = readable(value.number()) if isinstance(value, PublishedValue) else value
        unit = value.unit if isinstance(value, PublishedFigure) else unit
    return file.path, _number(value, origin, unit)


def _refuse(reason: str, hint: str = "") -> NoReturn:
    raise FileRefusal(Unreadable(reason, hint, "CG413"))


def _number(value: Tree, origin: Origin, unit: str) -> Number:
    """The number that a part of a file is; `unit` is that of its column."""
    where = f"`{origin.pointer}`" if origin.pointer else "the whole file"
    if not isinstance(value, str):
        _refuse(f"has no number at {where}: it is {kind_of(value)}")
    text = value.strip()
    sign = -1 if text[:1] in {"-", "−"} else 1
    plain = text[1:] if text[:1] in {"-", "−", "+"} else text
    if not isinstance(value, Figure) and (day := iso_day(text)) is not None:
        return Number(Fraction(day), UNIT, f"{UNIT} {text}", origin.span)
    written = read_quantity(plain, 0) if plain[:1].isdigit() and plain[:1].isascii() else None
    if written is None or written.code or written.end != len(plain):
        why = (written.problem if written else "") or f"it is {kind_of(value)}"
        hint = (written.hint if written else "") or "point to a number"
        _refuse(f"has no number at {where}: {why}", hint)
    units = [one for one in dict.fromkeys((origin.unit, unit, written.unit)) if one]
    if len(units) > 1:
        _refuse(f"has `{units[1]}` as its unit at {where}", f"remove `in {units[0]}`")
    named = units[0] if units else ""
    return Number(
        sign * written.value, named, f"{text.removesuffix(written.unit).strip()} {named}".strip(), origin.span
    )


def _cell(table: Tree, pointer: str) -> tuple[Tree, str]:
    """A cell of a file of one table with the unit of its column: `/h100/price`, by the first column and the header."""
    steps = [key_at(step) for step in pointer.split("/")[1:]]
    if len(steps) != 2 or not isinstance(table, CsvTable):
        _refuse("is a table", "point to a cell: `/row/column`")
    return table.cell(*steps)
