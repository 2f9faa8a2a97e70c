"""A vault while it is edited: its files on the disk, overlaid with the open documents."""

import os
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from calcgraph.cache import FileSnapshot, place_of_memory
from calcgraph.calc.model import Quantity, QuantityId
from calcgraph.calc.syntax.tree import Definition
from calcgraph.diagnostics import Diagnostic, in_order
from calcgraph.files import LARGEST
from calcgraph.hosts.commands.check import last_of
from calcgraph.hosts.commands.findings import CheckState, go_on, keep_known, recall_known, with_texts
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.reports import Report
from calcgraph.hosts.commands.vaults import (
    Reading,
    UnsavedText,
    VaultFiles,
    find_files,
    limits_of,
    source_of,
    understand,
    vault_of,
)
from calcgraph.hosts.editor.consequences import Consequences
from calcgraph.hosts.editor.half_typed import closed
from calcgraph.hosts.editor.hints import Hint, hints_of
from calcgraph.hosts.editor.targets import quantities_of
from calcgraph.hosts.editor.words import shown_value
from calcgraph.memory import Memory
from calcgraph.notes.model import Note
from calcgraph.project import Project, given
from calcgraph.project.at_hand import problems_at_hand, with_note, with_values
from calcgraph.project.read import at_work
from calcgraph.project.severities import as_set
from calcgraph.queries.memo import Memo
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.files import Vault

_WITH = re.compile(r"\bwith\b")
ASKED = "asked"
"""The name under which an expression is evaluated."""
AT_ONCE = 4
"""Notes that are evaluated between two looks at the client: more take less time, and are harder to interrupt."""


class NoteView(NamedTuple):
    """A note as it is typed, with a project in which this note and the values that it reads are up to date."""

    project: Project
    note: Note
    problems: tuple[Diagnostic, ...] | None = None
    """None unless they were requested."""


class Session:
    """One vault with one memo: after each change, only affected results are computed again."""

    def __init__(self, options: VaultOptions, cache: Path | None = None) -> None:
        """Start with the folder in which checks cache their results, `cache`; None to disable it."""
        self.options = options
        self._cache = cache
        self._good: dict[tuple[NoteId, str], str] = {}
        """The last value of each quantity that had one, as it was shown."""
        self.memory = Memory(place_of_memory(cache, options.directory) if cache else None)
        self._memo = Memo()
        self._open: dict[str, str] = {}
        self._files: VaultFiles | None = None
        self._reading: Reading | None = None
        self._last: Reading | None = None
        """The last reading, unless other files than the open ones have changed since."""
        self._beside: tuple[Diagnostic, ...] = ()
        """The problems that the last reading found in files, and not in what they mean."""
        self.consequences = Consequences()
        self._tried: set[NoteId] = set()
        """The notes that the memo has with other texts, as something was tried."""
        self._view: NoteView | None = None
        self.version = 0
        """The number of changes so far."""
        self.typed: set[Path] = set()
        """The files whose text has changed since the last reading."""

    def open(self, file: Path, text: str) -> None:
        """Take a text as the content of a file; if it is too large for a file, keep the version on the disk."""
        if len(text) > LARGEST:
            self.close(file)
            return
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        if self._open.get(str(file)) != text:
            self._open[str(file)] = text
            self.typed.add(file)
            self._changed()

    def close(self, file: Path) -> None:
        """Read the file from the disk again."""
        if self._open.pop(str(file), None) is not None:
            self.look_again()

    def is_open(self, file: Path) -> bool:
        """Return whether the client has a file open, so that its text on the disk does not matter."""
        return str(file) in self._open

    def look_again(self) -> None:
        """Files may have come, gone, or changed."""
        self._files = self._last = None
        self._changed()

    def look_later(self) -> None:
        """An open file was saved: others may have changed with it, but no answer waits for that."""
        self._files = None
        self._changed()

    def _changed(self) -> None:
        self._reading = self._view = None
        self.version += 1

    def first(self) -> Report | None:
        """Return the problems before all is read, from the last check's cache; None if the cache is empty."""
        last = last_of(self._cache, self.options) if self._cache and self.is_new else None
        known = recall_known(last.place) if last else None
        if last is None or known is None:
            return None
        vault, beside = vault_of(self.options)
        opened, unclosed = self._opened(vault)
        going = go_on(self.options, vault, [*beside, *unclosed], opened, self.memory, last.seen, known)
        if going is None:
            return None
        self._memo = known.memo
        return with_texts(going[0])

    def keep_all(self) -> None:
        """Cache the results about the files as they are on the disk, for the next start or check."""
        last = last_of(self._cache, self.options) if self._cache and not self.is_new else None
        if last:
            known = CheckState(self._memo, FileSnapshot((), (), {}), ())
            vault, beside = vault_of(self.options)
            found = go_on(self.options, vault, beside, (), self.memory, last.seen, known)
            if found and found[1]:
                keep_known(last.place, found[1])

    @property
    def runs(self) -> Counter[str]:
        """The number of runs of each query, by name."""
        return self._memo.runs

    @property
    def root(self) -> Path:
        """The folder of the vault."""
        return self.options.directory

    @property
    def is_new(self) -> bool:
        """True if nothing has been requested yet."""
        return self._memo.given(given.desk) is None

    def reading(self, is_cancelled: Callable[[], bool] | None = None) -> Reading:
        """Return the current state of the vault; once `is_cancelled`, raise CancelledError and keep what was found.

        The first time everybody needs it, and it is not cancelled.
        """
        if self._reading is None:
            memo = self._memo
            if is_cancelled and self._last:
                memo.is_cancelled, memo.at_once = is_cancelled, AT_ONCE
            try:
                self._reading = self._last = self.understood()
            finally:
                memo.is_cancelled, memo.at_once = _never, None
            self.typed.clear()
        return self._reading

    def understood(self, *others: SourceFile) -> Reading:
        """Return the vault with the open documents, and with `others` in their place."""
        files = self._files = self._files or find_files(self.options)
        opened, unclosed = self._opened(files.vault)
        sources = {one.path: one for one in (*files.sources, *opened, *others)}
        self._tried = {one.path for one in others}
        reading = understand(files._replace(sources=tuple(sources.values())), self.memory, self._memo)
        more = as_set(unclosed, files.vault.settings)
        known = {*reading.project.diagnostics}
        self._beside = tuple(one for one in reading.diagnostics if one not in known)
        return replace(reading, diagnostics=in_order([*reading.diagnostics, *more]))

    def view(self, file: Path, *, with_problems: bool = False) -> NoteView | None:
        """Return a note without waiting for what the last key changes in others; None if the vault is to be read first.

        Its problems are those of its text, and what the last reading found elsewhere about it.
        """
        if self._reading is not None:
            note = self.note_of(file)
            return NoteView(self._reading.project, note) if note else None
        known, last = self._view, self._last
        is_it = known is not None and last is not None and known.note.source.shown == _shown(last, file)
        if last and (known is None or not is_it or (with_problems and known.problems is None)):
            known = self._view = self._viewed(last, file, with_problems=with_problems)
        return known if last else None

    def first_hints(self, file: Path) -> tuple[Note, list[Hint]] | None:
        """Return a note and the hints about it that take no time: its values, and the claims that are as before.

        Those that are missing come with `hints`. None if those take no longer.
        """
        last = self._last
        if self._reading is not None or self._view is not None or last is None:
            return None
        path, _ = self._given(last, file)
        if path is None:
            return None
        typed = {note.id for note in last.project.notes.values() if self._file(last, note.source) in self.typed}
        with at_work(self._memo, self.memory, last.vault.settings, limits_of(self.options), is_build=False):
            project = with_values(last.project, self._memo, path, frozenset(typed))
        return (project.notes[path], self._hints(project, project.notes[path])) if project else None

    def _given(self, last: Reading, file: Path) -> tuple[NoteId | None, list[Diagnostic]]:
        """Give the memo the open notes; return the one that a file is, and the problems of those with open fences."""
        opened, unclosed = self._opened(last.vault)
        shown, notes = _shown(last, file), last.project.notes
        texts = {path: notes[path].source for path in self._tried & notes.keys()}
        texts |= {one.path: one for one in opened}
        path = next((one.path for one in opened if one.shown == shown), None)
        if path is None or not texts.keys() | self._tried <= notes.keys():
            return None, []
        for one in texts.values():
            self._memo.set(given.source, one, one.path)
        self._tried.clear()
        return path, unclosed

    def _viewed(self, last: Reading, file: Path, *, with_problems: bool) -> NoteView | None:
        path, unclosed = self._given(last, file)
        if path is None:
            return None
        with at_work(self._memo, self.memory, last.vault.settings, limits_of(self.options), is_build=False):
            project = with_note(last.project, self._memo, path)
            found = problems_at_hand(last.project, self._memo, path) if project and with_problems else ()
        if project is None or not with_problems:
            return NoteView(project, project.notes[path]) if project else None
        shown = project.notes[path].source.shown
        more = (*self._beside, *as_set(unclosed, last.vault.settings))
        return NoteView(project, project.notes[path], in_order([*found, *(one for one in more if one.path == shown)]))

    def _opened(self, vault: Vault) -> tuple[list[SourceFile], list[Diagnostic]]:
        """Return the open notes, with their sheets closed; and the problems of those that were not closed."""
        sources = list[SourceFile]()
        unclosed = list[Diagnostic]()
        for name, text in self._open.items():
            source = source_of(vault, UnsavedText(name, text), is_lenient=True)
            if source is not None:
                whole = closed(text)
                sources.append(replace(source, text=whole.text))
                unclosed += whole.problems(source)
        return sources, unclosed

    def tried(self, note: Note, expression: str) -> tuple[str, str]:
        """Return an expression's value with its unit, in the names of a note, or the reason for its absence.

        A line of a sheet that defines something has the value of its name.
        """
        if not expression.strip() or "\n" in expression or "```" in expression:
            return "", "only a single line can be evaluated"
        defined = [one for one in quantities_of(self.project(note), note.id) if _is_line(note, one, expression)]
        if any(one.text for one in defined):
            return ", ".join(shown_value(one) for one in defined if one.text), ""
        name = ASKED
        while name in self.reading().project.calculation.names.get(note.id, {}):
            name += "_"
        text, body = note.source.text, expression.strip()
        body = f"({body})" if _WITH.search(body) and not body.startswith("solve") else body
        source = replace(note.source, text=f"{text}\n\n```calc\n{name} = {body}\n```\n")
        reading = self.understood(source)
        found = reading.project.calculation.quantities.get(QuantityId(note.id, name))
        if found is not None and found.text:
            return shown_value(found), ""
        last = text.count("\n") + 1
        wrong = (one for one in reading.diagnostics if one.path == note.source.shown and one.span.line > last)
        problem = next(wrong, None)
        return "", problem.message if problem else "it has no value"

    def project(self, note: Note) -> Project:
        """Return a project in which a note, as `view` gave it, and the values that it reads are up to date."""
        view = self._view
        return view.project if self._reading is None and view and view.note is note else self.reading().project

    def hints(self, note: Note) -> list[Hint]:
        """Return the values next to the lines of a note; a line without a value while it is typed has its last one."""
        return self._hints(self.project(note), note)

    def _hints(self, project: Project, note: Note) -> list[Hint]:
        for quantity in quantities_of(project, note.id):
            if quantity.text:
                self._good[note.id, quantity.id.name] = shown_value(quantity)
        return list(hints_of(project, note, self._good))

    def note_of(self, file: Path) -> Note | None:
        """The note that a file is; None for a file of no published note."""
        reading = self.reading()
        shown = _shown(reading, file)
        return next((note for note in reading.project.notes.values() if note.source.shown == shown), None)

    def opened(self, reading: Reading) -> list[Note]:
        """Return the notes that the client has open."""
        shown = {_shown(reading, Path(name)) for name in self._open}
        return [note for note in reading.project.notes.values() if note.source.shown in shown]

    def file_of(self, source: SourceFile) -> Path:
        """Return the location of a note on the disk, whether or not the file exists."""
        return self._file(self._reading or self._last or self.reading(), source)

    @staticmethod
    def _file(reading: Reading, source: SourceFile) -> Path:
        return reading.vault.files.get(source.path) or reading.vault.root / source.shown


def _is_line(note: Note, quantity: Quantity, text: str) -> bool:
    """Return whether a text is the line of a sheet that defines a quantity, with or without its comment."""
    if not isinstance(quantity.statement, Definition):
        return False
    line, place = note.source.line(quantity.statement.span.line), quantity.statement.span
    return text.strip() in {line.strip(), line[place.column - 1 : place.end_column - 1].strip()}


def _never() -> bool:
    return False


def _shown(reading: Reading, file: Path) -> str:
    """Return a file in reports."""
    return os.path.relpath(file, reading.vault.root).replace(os.sep, "/")
