"""The Python API: `calcgraph.open(folder)` returns a vault with its notes, links, values, claims and graph."""

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.outcomes.live import late_results
from calcgraph.calc.units.display import figure_in
from calcgraph.diagnostics import Diagnostic, errors_in
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import CANNOT_RUN, Reading, note_called, read
from calcgraph.notes.model import LiveValue, Note
from calcgraph.render.reports.text import one_line
from calcgraph.render.sheet.rows import ClaimRecord, LinkRecord, ValueRecord, claims_of, links_of, values_of
from calcgraph.source import START

if TYPE_CHECKING:
    from calcgraph.graph.export import NetworkxGraph


class CalcgraphError(Exception):
    """Raised if a folder cannot be read as a vault, or a question has no answer; its text is the message."""


class OpenVault:
    """A vault as it was when it was opened. Notes are named by their paths in the folder, as in reports.

    Nothing is written, and the text of a note is never executed.
    """

    def __init__(self, reading: Reading) -> None:
        """Wrap a vault that has been read."""
        self._reading = reading
        self._project = reading.project
        self._path_of = reading.vault.shown

    @property
    def folder(self) -> Path:
        """The folder that holds the configuration."""
        return self._reading.vault.root

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """The diagnostics of `calcgraph check`: code, severity, path, span, message and hint, by path and position."""
        return self._reading.diagnostics

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The problems that fail a build."""
        return tuple(errors_in(self.problems))

    @cached_property
    def notes(self) -> Mapping[str, Note]:
        """The published notes by path: title, aliases, properties, headings, tags and text."""
        return {self._path_of(id_): note for id_, note in self._project.notes.items()}

    @cached_property
    def links(self) -> tuple[LinkRecord, ...]:
        """Every link with its target, in order of position."""
        return tuple(links_of(self._project, self._path_of))

    @cached_property
    def values(self) -> Mapping[str, ValueRecord]:
        """The quantities by `path#name`, with number, unit, range and dependencies."""
        return {f"{one.note}#{one.name}": one for one in values_of(self._project, self._path_of)}

    @cached_property
    def claims(self) -> tuple[ClaimRecord, ...]:
        """Every number in the text that is compared with a quantity, with its verdict, in order of position."""
        return tuple(claims_of(self._project, self._path_of))

    def graph(self) -> "NetworkxGraph":
        """Return a new networkx graph. Nodes are paths, edges have a `type`, a `count` and a `reason`.

        Nodes have a `title`, `tags` and a `kind`: `note`, `ghost` (a note that is linked and missing), `tag` or
        `attachment`.
        """
        from calcgraph.graph.export import to_networkx  # noqa: PLC0415 - 0.2 s to import

        return to_networkx(self._project.graph, self._path_of)

    def ask(self, expression: str, note: str) -> ValueRecord:
        """Return the value of an expression in the names of a note, as a live value in its text would show it.

        ``vault.ask("time with power=3 kW", "kettle")``; after `as` comes the unit. Raise CalcgraphError if there is
        no such note or the expression has no value.
        """
        owner = note_called(self._project, note.removesuffix(".md")) or self.notes.get(note)
        if owner is None:
            raise CalcgraphError(f"no note is called `{note}`")
        asked = NoteInput(owner.id, self._path_of(owner.id), live_values=(LiveValue(expression, START),))
        (found,), problems = late_results(self._project.calculation, asked, self._project.settings.values)
        wrong = errors_in(problems)
        if wrong or not found.text:
            raise CalcgraphError(wrong[0].message if wrong else f"`{expression}` has no value")
        value, unit = found.value, found.unit
        ends = (figure_in(value.low, unit), figure_in(value.high, unit)) if value and value.is_range else (None, None)
        return ValueRecord(
            note=self._path_of(owner.id),
            name=found.quantity.name if found.quantity else "",
            line=0,
            value=figure_in(value.number, unit) if value else None,
            low=ends[0],
            high=ends[1],
            unit=unit.text,
            text=found.text,
            depends=tuple(f"{self._path_of(one.note)}#{one.name}" for one in found.reads),
            source="",
            kind="answer",
        )


def open_vault(folder: str | os.PathLike[str] = ".", *, trusted: bool = True) -> OpenVault:
    """Read a vault: a folder with `mkdocs.yml`, or any folder of Markdown notes.

    Set `trusted` to False if the vault is untrusted: nothing is read from outside the folder, and calcgraph spends
    less time and memory on it. Raise CalcgraphError if there are no notes, or the configuration cannot be read.
    Wrong links, formulas and claims raise nothing: they are in `problems`.
    """
    directory = Path(folder)
    is_folder = False
    with suppress(OSError):  # a name that is too long
        is_folder = directory.is_dir()
    if not is_folder:
        raise CalcgraphError(f"there is no folder `{directory}`")
    reading = read(VaultOptions(directory, untrusted=not trusted))
    unreadable = [one for one in errors_in(reading.diagnostics) if one.code in CANNOT_RUN]
    if unreadable:
        raise CalcgraphError(one_line(unreadable[0]))
    return OpenVault(reading)
