"""`calcgraph rename`: a note, a heading or a quantity under another name, and every link to it with it."""

import re
from collections.abc import Iterator, Mapping

import click
from msgspec import Struct
from msgspec.structs import astuple, replace

from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.tree import Call, Column, Definition, Fit, FitResult, Function, Name, Pick, Use
from calcgraph.files import Move
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.rewriting.canvases import canvases_of, naming_bases, rename_in_canvas
from calcgraph.hosts.commands.rewriting.edits import Edit, FileChange, changes, edit_of, show_or_write
from calcgraph.hosts.commands.rewriting.marks import rename_mark, rename_scenario, rename_tag, scenario_of
from calcgraph.hosts.commands.rewriting.moved_data import data_to_moved
from calcgraph.hosts.commands.rewriting.moved_links import link_edit, links_to_moved, part_edit, same_target
from calcgraph.hosts.commands.rewriting.new_names import new_path
from calcgraph.hosts.commands.rewriting.table_names import part_named, rename_in_table, table_named
from calcgraph.hosts.commands.rewriting.unchanged import refuse_other_values
from calcgraph.hosts.commands.vaults import Reading, note_called, read, read_or_stop, read_to_write
from calcgraph.links.check import in_markdown, rewrite
from calcgraph.links.index import build_index
from calcgraph.links.keys import words_in_link
from calcgraph.links.resolution import FragmentKind, Resolution
from calcgraph.links.resolve import resolve_target
from calcgraph.notes.blocks.headings import slugify
from calcgraph.notes.model import Note
from calcgraph.notes.parse import file_name
from calcgraph.render.reports.text import printable
from calcgraph.source import Span
from calcgraph.vault.folders import shown_path

HEADING = re.compile(r"[> \t]*(?:#{1,6}[ \t]+)?(.*?)((?:[ \t]+#+)?(?:[ \t]*\{[^{}]*\})?[ \t]*)")
"""The pattern of a heading: its text with markup, and its end: closing characters, a custom id."""
QUANTITY = re.compile(r"[^\W\d]\w*")


def run_rename(options: VaultOptions, old: str, new: str, *, write: bool) -> None:
    """Show the edits of all notes as differences, or make them; a usage error for a name that does not exist."""
    reading = read_to_write(options) if write else read_or_stop(options)
    name, _, fragment = old.partition("#")
    if fragment and not name:
        found = changes(reading.sources, rename_tag(reading, fragment, new.removeprefix("#")))
        show_or_write(reading, found, write=write)
        _say_how(write=write)
        return
    note = _find_note(reading, name)
    if not fragment:
        target = new_path(reading, note, new)
        found = changes_of_files(reading, {note.id: target})
        top, path = reading.vault.home(note.id)
        move = Move(top, path, target.removeprefix(note.id.removesuffix(path)))
        show_or_write(reading, found, write=write, move=move)
        click.echo(printable(f"{note.source.shown} becomes {shown_path(reading.vault.root, top / move.to)}"))
        for base in naming_bases(reading.vault, note.id):
            click.echo(
                printable(f"{base} has the name `{file_name(note.id)}` and is not changed: look at it in Obsidian")
            )
    else:
        found = changes(reading.sources, rename_part(reading, note, fragment, new.removeprefix("#")))
        refuse_other_values(reading, read(options, [one.source_after for one in found]))
        show_or_write(reading, found, write=write)
    _say_how(write=write)


def _say_how(*, write: bool) -> None:
    if not write:
        click.echo("`calcgraph rename --write` makes these edits")


def _find_note(reading: Reading, name: str) -> Note:
    notes = reading.project.notes
    named = next((one for one in notes.values() if name in (one.source.shown, one.id)), None)
    found = named or note_called(reading.project, name)
    if found is None:
        raise click.BadParameter(f"no note is called `{name}`")
    return found


def changes_of_files(reading: Reading, to: Mapping[str, str]) -> list[FileChange]:
    """The notes and canvases that name what moves, with its new path; `to` has the new vault paths by the old ones."""
    canvases = canvases_of(reading.vault)
    index = build_index(reading.project.notes.values(), (), reading.project.settings.links)
    edits = [*links_to_moved(reading, to), *data_to_moved(reading, to)]
    for canvas in canvases.values():
        edits += rename_in_canvas(canvas, index, to)
    return changes({**reading.sources, **canvases}, edits)


def rename_part(reading: Reading, note: Note, old: str, new: str) -> Iterator[Edit]:
    """Yield the edits that rename a quantity, `^block`, label, column, row (`table.name`), scenario or heading.

    A rename that would change a value is refused by `refuse_other_values`.
    """
    names = reading.project.calculation.names.get(note.id, {})
    if old in names and names[old].note == note.id and "." not in old:
        if not QUANTITY.fullmatch(new) or new in names:
            raise click.BadParameter(f"`{new}` is not a free name in `{note.source.shown}`")
        result = _result_of_fit(reading, names[old])
        if result is not None and result.is_derived:
            of = result.fit.coefficients[result.which].name
            what = f"rename `{of}`" if result.what == "error" else f"edit `{result.fit.name}` in its line"
            raise click.BadParameter(f"`{old}` is named by its fit; {what}")
        yield from _rename_quantity(reading, note, old, new)
        if result is not None:
            yield from _rename_quantity(reading, note, f"{old}_error", f"{new}_error")
        return
    if (marked := rename_mark(reading, note, old, new)) is not None:
        yield from marked
        return
    if (dataset := table_named(reading, note, old)) and (part := part_named(dataset, old)):
        yield from rename_in_table(reading, dataset, part, new)
        return
    if scenario := scenario_of(reading, note, old):
        yield from rename_scenario(reading, note, scenario, new)
        return
    heading = next((one for one in note.headings if old in (one.text, one.slug, *one.forms)), None)
    if heading is None:
        raise click.BadParameter(f"`{note.source.shown}` has no heading or quantity `{old}`")
    if not new.strip() or not new.isprintable():
        raise click.BadParameter(f"`{new}` is not a heading")
    written = HEADING.fullmatch(note.source.line(heading.span.line))
    assert written is not None  # it matches every line
    start = note.source.offset(heading.span.line, 1)
    yield edit_of(note.source, note.source.span(start + written.start(1), start + written.end(1)), new)
    for source, one in _resolutions(reading):
        is_of_it = one.target == note.id and one.fragment_kind is FragmentKind.HEADING and one.anchor == heading.slug
        if is_of_it and f"#{one.link.fragment}" not in written[2]:  # an id of its own stays
            fragment = slugify(new) if in_markdown(one.link) else words_in_link(new)
            yield part_edit(source, one, fragment)


def _result_of_fit(reading: Reading, id_: QuantityId) -> FitResult | None:
    quantity = reading.project.calculation.quantities.get(id_)
    body = quantity.statement.body if quantity is not None and isinstance(quantity.statement, Definition) else None
    return body if isinstance(body, FitResult) else None


def _rename_quantity(reading: Reading, note: Note, old: str, new: str) -> Iterator[Edit]:
    """In the note's sheets, views and live values, in links to it; other notes import it under its old name."""
    word = re.compile(rf"(?<![\w.]){re.escape(old)}(?!\w)")
    done: set[Span] = set()  # each quantity of a line of rates knows the whole line
    for sheet in reading.project.calculation.sheets.get(note.id, ()):
        for statement in sheet.statements:
            if isinstance(statement, Pick):  # its names and its table are before the colon
                number = statement.name_span.line
                yield from _in_text(note, range(number, number + 1), word, new, until=":")
            is_constant = isinstance(statement, Definition | Function) and statement.span == statement.name_span
            for span in dict.fromkeys(name_spans(statement, old)):
                if span not in done:
                    yield edit_of(note.source, span, f"{old} as {new}" if is_constant else new)
                done.add(span)
    for table in (table for table in note.tables if table.name == old):
        line = note.source.line(table.span.line)
        start = note.source.offset(table.span.line, 1) + line.index(old, line.index("table") + len("table"))
        yield edit_of(note.source, note.source.span(start, start + len(old)), new)
    for fence in (fence for fence in note.fences if fence.word):
        yield from _in_text(note, range(fence.first_line, fence.span.end_line), word, new)
    for live in note.live_values:
        yield edit_of(note.source, live.span, _outside_quotes(word, new, live.text))
    for source, one in _resolutions(reading):
        if one.target != note.id or not one.quantity:
            continue
        names_it = one.quantity.partition(".")[0].partition("(")[0] == old
        fragment = new + one.link.fragment[len(old) :] if names_it else one.link.fragment
        if names_it or word.search(one.link.title):
            text = rewrite(one.link, same_target(one), source.id, fragment)
            yield link_edit(source, one, _with_title(text, word, new))
    yield from _imports(reading, note, old, new)


def _imports(reading: Reading, note: Note, old: str, new: str) -> Iterator[Edit]:
    index = build_index(reading.project.notes.values(), (), reading.project.settings.links)
    for id_, sheets in reading.project.calculation.sheets.items():
        for use in (one for sheet in sheets for one in sheet.statements if isinstance(one, Use)):
            if resolve_target(index, id_, use.target) == note.id:
                for name in use.imports:
                    if name.name == old:
                        text = f"{new} as {name.alias}"
                        yield edit_of(reading.project.notes[id_].source, name.span, text)


def name_spans(node: object, old: str) -> Iterator[Span]:
    """Yield the positions of a name inside a statement, except for a function's own argument of that name."""
    match node:
        case Function() if any(argument.name == old for argument in node.args):
            return
        case Name() if node.name == old:
            yield node.span
        case Fit(table=name, table_span=Span() as span) if name == old:
            yield span
        case Call(function=name) | Column(base=name) if name == old and not getattr(node, "is_bare", False):
            yield Span(node.span.line, node.span.column, node.span.line, node.span.column + len(old))
    is_named_here = not (isinstance(node, Definition) and isinstance(node.body, FitResult) and node.body.is_derived)
    if getattr(node, "name", None) == old and hasattr(node, "name_span") and is_named_here:
        yield node.name_span
    if isinstance(node, Definition) and node.name.partition("(")[0] == old != node.name:  # where a sequence starts
        yield replace(node.name_span, end_column=node.name_span.column + len(old))
    if isinstance(node, tuple | Struct):
        for part in node if isinstance(node, tuple) else astuple(node):
            yield from name_spans(part, old)


def _in_text(note: Note, lines: range, word: re.Pattern[str], new: str, until: str = "\n") -> Iterator[Edit]:
    """Yield an edit for each occurrence of a name in lines, in each line only before the character that ends it."""
    for number in lines:
        start = note.source.offset(number, 1)
        for found in word.finditer(note.source.line(number).partition(until)[0]):
            yield edit_of(note.source, note.source.span(start + found.start(), start + found.end()), new)


def _outside_quotes(word: re.Pattern[str], new: str, text: str) -> str:
    """Return a live value with the name replaced outside quotes, since quotes contain words or cells of a table."""
    parts = re.split(r'("[^"]*")', text)
    return "".join(part if part.startswith('"') else word.sub(new, part) for part in parts)


def _with_title(text: str, word: re.Pattern[str], new: str) -> str:
    """Return a link with the name replaced after `with` in its title."""
    head, sign, title = text.partition(' "')
    return head + sign + (word.sub(new, title) if "with " in title else title)


def _resolutions(reading: Reading) -> Iterator[tuple[Note, Resolution]]:
    for id_, found in reading.project.resolutions.items():
        for resolution in found:
            yield reading.project.notes[id_], resolution
