"""`calcgraph report`: a note's calculation as one file: HTML, PDF or DOCX."""

from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import click

from calcgraph.calc.claims.claim_dependencies import files_behind
from calcgraph.files import NewFile, read_file
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.hosts.commands.inputs_set import CannotSetError, edits_for
from calcgraph.hosts.commands.options import CLEAN, ERRORS, VaultOptions
from calcgraph.hosts.commands.printing import CannotPrintError, as_docx, as_pdf
from calcgraph.hosts.commands.rewriting.edits import changes
from calcgraph.hosts.commands.vaults import Reading, note_called, read, read_or_stop
from calcgraph.notes.model import Note
from calcgraph.render.page import Page, index_of, page_of
from calcgraph.render.reports.paper import PaperFile, PaperFrame, notes_behind, render_paper, stated
from calcgraph.render.reports.text import printable
from calcgraph.render.views.figures import figures_of
from calcgraph.source import NoteId
from calcgraph.vault.library import UNITS

FORMS = {".pdf": as_pdf, ".docx": as_docx}


def run_report(options: VaultOptions, name: str, scenario: str, given: str, out: Path) -> int:
    """Write the report; end with 1 if the note is unknown, or if an input cannot have its value.

    The ending of the file chooses its form: `.pdf`, `.docx`, or otherwise HTML.
    """
    reading = read_or_stop(options)
    note = _note(reading, name)
    if note is None:
        click.echo(printable(f"no note is called `{name}`"), err=True)
        return ERRORS
    if not reading.project.calculation.sheets.get(note.id):
        click.echo(printable(f"`{note.source.shown}` has no sheet to report"), err=True)
        return ERRORS
    try:
        edits = edits_for(reading, note, scenario, given)
    except CannotSetError as wrong:
        click.echo(printable(str(wrong)), err=True)
        return ERRORS
    written = _page(reading, note)
    page = written
    if edits:
        page = _page(read(options, [one.source_after for one in changes(reading.sources, edits)]), note)
    case = "; ".join(filter(None, (scenario and f"scenario {scenario}", given and f"with {given}")))
    frame = PaperFrame(
        case, tuple(_files(reading, page)), _units(reading), version("mkdocs-calcgraph"), tuple(figures_of(page))
    )
    html = render_paper(page, written, frame)
    data = f"{html}\n".encode()
    try:
        data = FORMS.get(out.suffix.lower(), lambda same: same)(data)
    except CannotPrintError as wrong:
        raise click.ClickException(printable(str(wrong))) from None
    top, inside = named(out)
    write_or_stop([NewFile(top, inside, data)])
    click.echo(printable(f"wrote {out}"))
    return CLEAN


def _page(reading: Reading, note: Note) -> Page:
    return page_of(reading.project, note.id, str, index_of(reading.project, reading.library.sources))


def _note(reading: Reading, name: str) -> Note | None:
    """Return the note that a path or a name means."""
    by_path = next((one for one in reading.project.notes.values() if name in (one.id, one.source.shown)), None)
    return by_path or note_called(reading.project, name.removesuffix(".md"))


def _units(reading: Reading) -> str:
    """Return the text of the library's `units.txt`; empty without one."""
    place = reading.vault.files.get(f"{reading.project.settings.library}/{UNITS}")
    data = read_file(place) if place else ""
    return data.decode("utf-8", "replace") if isinstance(data, bytes) else ""


def _files(reading: Reading, page: Page) -> Iterator[PaperFile]:
    """Yield the notes and data files that the results depend on, as they are on the disk."""
    for id_ in notes_behind(page):
        source = reading.project.notes[id_].source
        yield PaperFile(source.shown, sha256(source.text.encode("utf-8", "surrogateescape")).hexdigest())
    calculation = page.project.calculation
    places = {reading.vault.shown(NoteId(path)): place for path, place in reading.vault.files.items()}
    for shown in sorted(files_behind(calculation, stated(page))):
        data = read_file(places[shown]) if shown in places else "outside the vault"
        yield PaperFile(shown, sha256(data).hexdigest() if isinstance(data, bytes) else data)
