"""One value of an artefact, as a sheet quotes it: `p50 = from ../results/bench.json /latency/p50 in ms`."""

from fractions import Fraction

from msgspec.structs import replace

from calcgraph.calc.numbers.dates import UNIT, iso_day
from calcgraph.calc.syntax.quantities import read_quantity
from calcgraph.calc.syntax.tree import Definition, Number, Origin
from calcgraph.calc.tables.artefacts import Artefact, Artefacts, Figure, Tree, Unreadable
from calcgraph.calc.tables.columns import HEADER, Cells, column_name, is_csv
from calcgraph.calc.tables.data_files import read_csv
from calcgraph.calc.tables.pointers import follow, key_at, kind_of
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import NoteId
from calcgraph.suggest import did_you_mean


def quoted(statement: Definition, note: NoteId, path: str, files: Artefacts) -> Definition | Diagnostic:
    """The definition with the number that its file has, or why there is none; `path` is the note in reports."""
    origin = statement.origin
    assert origin is not None
    found = _read(origin, note, files)
    if isinstance(found, Unreadable):
        return diagnose(found.code, path, origin.span, f"`{origin.path}` {found.reason}", found.hint)
    file, number = found
    return replace(statement, body=number, origin=replace(origin, file=file))


def _read(origin: Origin, note: NoteId, files: Artefacts) -> tuple[str, Number] | Unreadable:
    key = files.place(note, origin.path)
    if isinstance(key, Unreadable):
        return key
    file = files.read(key)
    if isinstance(file, Unreadable):
        return file
    if file.place:
        return Unreadable("has tables, and no single numbers", "name one: `<!-- calc: table name from …`", "CG413")
    found = _cell(file, origin.pointer) if is_csv(file.path) else files.tree(key)
    if isinstance(found, Unreadable):
        return found
    unit = ""
    if isinstance(found, tuple):
        found, unit = found
    else:
        found = follow(found, origin.pointer)
    if isinstance(found, Unreadable):
        return found
    number = _number(found, origin, unit)
    return number if isinstance(number, Unreadable) else (file.path, number)


def _number(value: Tree, origin: Origin, unit: str) -> Number | Unreadable:
    """The number that a part of a file is; `unit` is that of its column."""
    where = f"`{origin.pointer}`" if origin.pointer else "the whole file"
    if not isinstance(value, str):
        return Unreadable(f"has no number at {where}: it is {kind_of(value)}", "", "CG413")
    text = value.strip()
    sign = -1 if text[:1] in {"-", "−"} else 1
    plain = text[1:] if text[:1] in {"-", "−", "+"} else text
    if not isinstance(value, Figure) and (day := iso_day(text)) is not None:
        return Number(Fraction(day), UNIT, f"{UNIT} {text}", origin.span)
    written = read_quantity(plain, 0) if plain[:1].isdigit() and plain[:1].isascii() else None
    if written is None or written.code or written.end != len(plain):
        why = (written.problem if written else "") or f"it is {kind_of(value)}"
        hint = (written.hint if written else "") or "point to a number"
        return Unreadable(f"has no number at {where}: {why}", hint, "CG413")
    units = [one for one in dict.fromkeys((origin.unit, unit, written.unit)) if one]
    if len(units) > 1:
        return Unreadable(f"has `{units[1]}` as its unit at {where}", f"leave `in {units[0]}` out", "CG413")
    named = units[0] if units else ""
    return Number(
        sign * written.value, named, f"{text.removesuffix(written.unit).strip()} {named}".strip(), origin.span
    )


def _cell(file: Artefact, pointer: str) -> tuple[Tree, str] | Unreadable:
    """A cell of a file of one table with the unit of its column: `/h100/price`, by the first column and the header."""
    cells = read_csv(file)
    if isinstance(cells, Unreadable):
        return cells
    steps = [key_at(step) for step in pointer.split("/")[1:]]
    if len(steps) != 2:
        return Unreadable("is a table", "point to a cell: `/row/column`", "CG413")
    return _cell_of(cells, *steps)


def _cell_of(cells: Cells, row_id: str, column: str) -> tuple[Tree, str] | Unreadable:
    header, rows = cells
    heads = [HEADER.match(cell.text) for cell in header]
    names = [found["name"].strip() if found else cell.text for found, cell in zip(heads, header, strict=True)]
    at = [place for place, name in enumerate(names) if column in (name, column_name(name))]
    if len(at) != 1:
        why = "no column" if not at else "two columns"
        return Unreadable(f"has {why} `{column[:40]}`", did_you_mean(column, names), "CG413")
    lines = [row for row in rows if row and row[0].text == row_id]
    if len(lines) != 1 or len(lines[0]) <= at[0]:
        why = "no row" if not lines else "two rows" if len(lines) > 1 else "a shorter row"
        return Unreadable(
            f"has {why} `{row_id[:40]}`", did_you_mean(row_id, [row[0].text for row in rows if row]), "CG413"
        )
    found = heads[at[0]]
    return lines[0][at[0]].text, (found["unit"] or "").strip() if found else ""
