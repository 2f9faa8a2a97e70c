"""`calcgraph adopt`: numbers of a text that are values of data files become links to them.

All tables of the data files are read as if the note named them. A number is offered a cell if the cell rounds to it at
the digits that are written. Nothing is written that a new check does not confirm.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import NamedTuple
from urllib.parse import quote

import click
from msgspec.structs import replace

from calcgraph.calc.claims.headed import under_heads
from calcgraph.calc.claims.text import ClaimText
from calcgraph.calc.model import Claim, Verdict
from calcgraph.diagnostics import errors_in
from calcgraph.hosts.commands.files import write_or_stop
from calcgraph.hosts.commands.options import CLEAN, VaultOptions
from calcgraph.hosts.commands.rewriting.computed_values import (
    ComputedValues,
    ResultFormula,
    SheetLines,
    free_name,
)
from calcgraph.hosts.commands.rewriting.edits import Edit, FileChange, changed, difference, edit_of, new_files
from calcgraph.hosts.commands.rewriting.found_cells import (
    CellsByValue,
    FoundCell,
    NumberInText,
    TableOfFile,
    evidence,
    find_cells,
    has_other_unit,
    is_named,
    lacks_unit,
    numbers_in,
    says_unit,
    significant,
)
from calcgraph.hosts.commands.single import argument_of
from calcgraph.hosts.commands.vaults import Reading, read, read_to_write
from calcgraph.notes.model import Note
from calcgraph.render.reports.text import excerpt, printable
from calcgraph.source import Span

SURE = 3
"""Significant digits of a number that is taken without a question, if nothing else has its value."""
_ROUNDS = 4
_NAME = re.compile(r"\W+")
_WORD = re.compile(r"\w+")
_APART = "\n\n"
_ENDING = re.compile(r"[()<>\[\]|%\\`*\s\"']")


class Match(NamedTuple):
    """A number with a cell that has its value."""

    number: NumberInText
    cell: FoundCell
    unit: str
    """The unit that the column needs; empty if it has one, or none is written."""
    computed: ResultFormula | None = None
    """The formula in a sheet; None for the cell itself."""


class CellOffer(NamedTuple):
    """A number with all cells that have its value, the likeliest first."""

    number: NumberInText
    matches: tuple[Match, ...]

    @property
    def doubt(self) -> str:
        """The reason why the number is not linked without a question; empty if one cell is certain."""
        if self.matches[0].computed:
            return "a computed value is never certain"
        if len(self.matches) > 1:
            return "several values fit"
        if significant(self.number) < SURE:
            return f"it has fewer than {SURE} digits"
        return "" if is_named(*self.matches[0][:2]) else "the words next to it do not name this value"


_TRUE = frozenset({Verdict.HOLDS, Verdict.AGREES})
"""The verdicts on a link that states the right number, whether or not its sentence is read."""


def run_adopt(options: VaultOptions, *, yes: bool, write: bool) -> int:
    """Ask about each number, or take those that are sure; show the edits, or make them."""
    reading = read_to_write(options)
    searched = find_cells(options, reading)
    _say_left_out(searched.left_out)
    values = CellsByValue(searched.cells), ComputedValues(searched.cells, searched.sizes)
    made: list[FileChange] = []
    bound = 0
    for note in reading.project.notes.values():
        if options.only and note.source.shown != options.only:
            continue
        offers = _offers(reading, note, *values)
        chosen = [match for offer in offers if (match := _choose(note, offer, yes=yes)) is not None]
        kept = _confirmed(options, reading, note, chosen)
        for number in {one.number.span: one.number for one in chosen if _is_dropped(one, kept)}.values():
            line, column = number.span.start
            click.echo(printable(f"{note.source.shown}:{line}:{column} `{number.text}` stays: its link would not hold"))
        if kept:
            made.append(_change(note, kept))
            bound += len(kept)
    for one in made:
        click.echo(difference(one), nl=False)
    if made and not write and not yes and sys.stdin.isatty():
        write = click.confirm("write these edits?")
    if write and made:
        write_or_stop(new_files(reading.vault, made))
    said = "1 number" if bound == 1 else f"{bound} numbers"
    if write or not made:
        click.echo(f"{said} {'bound' if write else 'can be bound'}")
    else:
        flags = " --yes --write" if yes else " --write"
        click.echo(f"{said} can be bound; `calcgraph adopt{argument_of(options)}{flags}` makes the edits")
    return CLEAN


def _say_left_out(files: Sequence[str]) -> None:
    """Name the files whose numbers may be missing among the offers."""
    if files:
        more = f" and {len(files) - 1} more" if len(files) > 1 else ""
        click.echo(printable(f"not searched, or only in part, since they are large or many: `{files[0]}`{more}"))


def _offers(reading: Reading, note: Note, cells: CellsByValue, computed: ComputedValues) -> list[CellOffer]:
    table = reading.project.calculation.shapes.table
    offers = []
    for number in numbers_in(note, reading.project.settings, table):
        matching = cells.matching(number) if significant(number) > 1 else []
        matches = [Match(number, cell, unit) for cell, unit in matching if not has_other_unit(number, cell, table)]
        matches.sort(key=lambda one: (-evidence(one.number, one.cell), one.cell[:3]))
        if not matches:
            matches = [Match(number, *one) for one in computed.matching(number, note.source)]
        if matches:
            offers.append(CellOffer(number, tuple(matches)))
    return offers


def _choose(note: Note, offer: CellOffer, *, yes: bool) -> Match | None:
    """Return the match to take: the only one if it is sure, or the one that the user names."""
    if yes or not sys.stdin.isatty():
        if offer.doubt:
            click.echo(f"{_line(note, offer)}; {offer.doubt}")
        return None if offer.doubt else offer.matches[0]
    click.echo(f"\n{_line(note, offer)}")
    shown, marks = excerpt(note.source.line(offer.number.span.line), offer.number.span)
    click.echo(f"  {shown}\n  {marks}")
    matches = offer.matches[:_SHOWN]
    for at, match in enumerate(matches, 1):
        click.echo(f"  {at}  {printable(_value(match))}")
    default = 0 if offer.doubt else 1
    answer = click.prompt("  which one? (0: skip)", default=default, type=click.IntRange(0, len(matches)))
    return matches[answer - 1] if answer else None


_SHOWN = 5
"""Cells that are offered for one number."""


def _line(note: Note, offer: CellOffer) -> str:
    line, column = offer.number.span.start
    count = len(offer.matches)
    first = _value(offer.matches[0])
    cells = first if count == 1 else f"{count} values, such as {first}"
    return printable(f"{note.source.shown}:{line}:{column} `{offer.number.text}` could be {cells}")


def _value(match: Match) -> str:
    cell = match.cell
    if match.computed:
        return match.computed.shown
    return f"`{cell.table.path}{' ' if cell.table.pointer else ''}{cell.table.pointer}` {cell.row}, {cell.column}"


def _confirmed(options: VaultOptions, reading: Reading, note: Note, chosen: Sequence[Match]) -> list[Match]:
    """Return the matches that a check of the edited note finds true; no other line gets an error."""
    kept = list(chosen)
    before = {(one.path, one.code, one.message) for one in errors_in(reading.diagnostics)}
    tried: set[Span] = set()
    for _ in range(_ROUNDS):
        if not kept:
            return []
        after = read(options, [_change(note, kept).source_after])
        claims = {one.link.span.start: one for one in after.project.claims.get(note.id, ())}
        wrong = [one for one in errors_in(after.diagnostics) if (one.path, one.code, one.message) not in before]
        places = _places(note, kept)
        judged = zip(kept, (claims.get(place) for place in places), strict=True)
        good = [found for match, claim in judged if (found := _judged(reading, match, claim, tried)) is not None]
        if good == kept:  # the errors are not those of our links: other text on their lines causes them
            lines = {one.span.line for one in wrong if one.path == note.source.shown}
            good = [match for match, place in zip(kept, places, strict=True) if place[0] not in lines]
        if good == kept:
            return [] if wrong else kept
        kept = good
    return []


def _judged(reading: Reading, match: Match, claim: Claim | None, tried: set[Span]) -> Match | None:
    """Return a match whose link is true; one that fails for the unit in the head of its column gets that unit once."""
    number, table = match.number, reading.project.calculation.shapes.table
    if claim is None:
        return None
    if claim.verdict in _TRUE:
        if match.computed:
            return match
        is_plain = not match.unit and lacks_unit(number, match.cell, claim.link.heads, table)
        return None if is_plain else match
    if match.computed:
        return None
    headed = under_heads(claim.link, number.read, table)
    unit = headed.unit if isinstance(headed, ClaimText) else None
    is_known = unit is not None and says_unit(match.cell, claim.link.heads, unit)
    if match.unit or match.cell.unit.dimension or not is_known or unit is None or number.span in tried:
        return None
    tried.add(number.span)
    number = number._replace(read=replace(number.read, unit=unit))
    return None if has_other_unit(number, match.cell, table) else match._replace(unit=unit.text)


def _is_dropped(match: Match, kept: Sequence[Match]) -> bool:
    return all(one.number.span != match.number.span for one in kept)


def _edits(note: Note, kept: Sequence[Match]) -> list[Edit]:
    targets, _ = _targets_for(note, kept)
    return [
        edit_of(note.source, one.number.span, f"[{one.number.text}](#{target})")
        for one, target in zip(kept, targets, strict=True)
    ]


def _targets_for(note: Note, kept: Sequence[Match]) -> tuple[list[str], list[str]]:
    """Return the address of each match, and the comments and the sheet that the note needs for them."""
    of_tables = [one for one in kept if not (one.computed and one.computed.origins)]
    names, comments = _tables_for(note, of_tables)
    by_match = {id(one): name for one, name in zip(of_tables, names, strict=True)}
    sheet = SheetLines({*names, *_WORD.findall(note.source.text)})
    targets = []
    for one in kept:
        table = by_match.get(id(one), "")
        computed = sheet.add(one.computed, one.unit, table) if one.computed else ""
        targets.append(computed or f"{table}.{_address(one.cell)}")
    added = ["\n".join(["```calc", *sheet.lines, "```"])] if sheet.lines else []
    return targets, [*comments, *added]


def _address(cell: FoundCell) -> str:
    """Return a cell's row and column with escapes for characters that would end a link or a table's cell."""
    return _ENDING.sub(lambda found: quote(found[0], safe=""), f"{cell.row}.{cell.column}")


def _places(note: Note, kept: Sequence[Match]) -> list[tuple[int, int]]:
    """Return the place of each new link in the edited note."""
    moved: dict[int, int] = {}
    places = []
    for one, edit in sorted(zip(kept, _edits(note, kept), strict=True), key=lambda pair: pair[0].number.span):
        line, column = one.number.span.start
        places.append((one, (line, column + moved.get(line, 0))))
        moved[line] = moved.get(line, 0) + len(edit.new) - len(edit.old)
    by_match = {id(one): place for one, place in places}
    return [by_match[id(one)] for one in kept]


def _change(note: Note, kept: Sequence[Match]) -> FileChange:
    """The note with its links, and the comments and the sheet that they need at its end."""
    _, comments = _targets_for(note, kept)
    source = note.source
    end = source.span(len(source.text), len(source.text))
    gap = "" if not source.text else "\n" if source.text.endswith("\n") else "\n\n"
    added = [edit_of(source, end, f"{gap}{_APART.join(comments)}\n")] if comments else []
    return changed(source, [*_edits(note, kept), *added])


def _tables_for(note: Note, kept: Sequence[Match]) -> tuple[list[str], list[str]]:
    """Return the name of the table for each match, and the comments that name the new tables.

    A column has one unit. If its cells are written in two, or once without a unit, the table is named once for each:
    an object of JSON has all its numbers in one column. A table that the note names already is used again.
    """
    taken = {one.name for one in note.tables}
    written = [(TableOfFile(one.path, one.pointer), one) for one in note.tables if not (one.by or one.per)]
    made: dict[TableOfFile, list[tuple[str, dict[str, str]]]] = {}
    names: list[str] = []
    for one in kept:
        column, cell_of = one.cell.column, one.cell.table
        old = [old.name for of, old in written if of == cell_of and dict(old.units).get(column, "") == one.unit]
        new = made.setdefault(cell_of, [])
        fits = [name for name, units in new if units.get(column, one.unit) == one.unit]
        if not old and not fits:
            new.append((_free_name(cell_of, taken), {}))
            fits = [new[-1][0]]
        name = [*old, *fits][0]
        names.append(name)
        for known, units in new:
            if known == name:
                units[column] = one.unit
    comments = (
        table.comment(name, {column: unit for column, unit in units.items() if unit})
        for table, named in made.items()
        for name, units in named
    )
    return names, list(comments)


def _free_name(table: TableOfFile, taken: set[str]) -> str:
    """Return a name for a table, from its file and pointer, that nothing of the note has."""
    stem = _NAME.sub("_", PurePosixPath(table.path).stem).strip("_").lower() or "data"
    parts = table.pointer.split("/")[1:]
    last = _NAME.sub("_", "_".join(parts[-2:] if parts[-1:] and parts[-1].isdigit() else parts[-1:])).strip("_").lower()
    base = stem if not last else f"{stem}_{last}"
    return free_name(base, taken)
