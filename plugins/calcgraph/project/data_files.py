"""The data files that notes quote, and their budget: all together may ask for so much, in the order of the notes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from calcgraph.calc.budget import CUT, Work
from calcgraph.calc.tables.artefacts import FACT, Artefact, Artefacts, Cells, Tree, Unreadable
from calcgraph.calc.tables.columns import is_csv
from calcgraph.calc.tables.data_files import AGAIN, MAX_BYTES, STEPS_OF_GROUPED, STEPS_OF_ROW, question_of, steps_of
from calcgraph.notes.model import Cell, DataTable
from calcgraph.project import given
from calcgraph.project.given import FileRequest
from calcgraph.queries.query import Ask
from calcgraph.source import START, NoteId, Span


class Charge(NamedTuple):
    """The cost of one request to a data file."""

    work: Work
    what: str
    """The result that was paid for: it is free for later requests. Empty if each request pays."""
    amount: float


Charges: TypeAlias = tuple[Charge, ...]


class DataCut(NamedTuple):
    """The request at which the budget of all data files was used up: it and all later ones are refused."""

    at: int
    """Its number among the requests of its note."""
    work: Work
    """The kind of work that was used up."""


class DataSums(NamedTuple):
    """The use of the budget by all notes together."""

    cut: tuple[NoteId, DataCut] | None
    """The note in which it was used up, with the request."""
    spent: tuple[tuple[Work, float], ...]
    known: tuple[str, ...]
    """The results that were paid for."""


def is_refused(charge: Charge, spent: float, limit: float) -> bool:
    """Return whether a request goes beyond a limit, of which an amount is spent.

    The seconds of a process are known when it has ended, so one may begin while anything is left.
    """
    return spent >= limit if charge.work is Work.PROCESSES else spent + charge.amount > limit


class Meter:
    """Counts the requests of one note to data files, and refuses those that are too many."""

    def __init__(self, limits: given.Limits, cut: DataCut | None = None, before: DataSums | None = None) -> None:
        """Start with the whole budget. `cut` is the first request to be refused; `before` is the use by others."""
        self.charges: list[Charge] = []
        self.used: set[str] = set()
        """The files of which the note has a table."""
        self._limits, self._cut = limits, cut
        self._known = {*(before.known if before else ())}
        self._spent = dict(before.spent if before else ())
        self.refused = before.cut[1].work if before and before.cut else None

    def take(self, work: Work, amount: float = 0.0, what: str = "") -> bool:
        """Return whether a request is allowed, and count it; seconds are added with `add` later."""
        if self.refused:
            return False
        if what in self._known:
            return True
        charge, spent = Charge(work, what, amount), self._spent.get(work, 0.0)
        if self._cut is not None:
            self.refused = self._cut.work if len(self.charges) >= self._cut.at else None
        elif is_refused(charge, spent, self._limits.of(work)):
            self.refused = work
        self.charges.append(charge)
        self._spent[work] = spent + amount
        if what and not self.refused:
            self._known.add(what)
        return not self.refused

    def add(self, seconds: float) -> None:
        """Count the seconds of the last request."""
        last = self.charges[-1]
        self.charges[-1] = last._replace(amount=last.amount + seconds)
        self._spent[last.work] += seconds

    def afford(self, rows: int) -> Unreadable | None:
        """Count rows that a line groups; return the reason if they are too many."""
        if self.take(Work.DATA, rows * STEPS_OF_GROUPED):
            return None
        hint = "group fewer rows, or by a column with fewer texts"
        return Unreadable("is not computed: " + CUT[Work.DATA].partition(": ")[2], hint, "CG412")

    @property
    def refusal(self) -> Unreadable:
        """The reason why a request was refused."""
        assert self.refused
        hint = "keep the quoted rows in a smaller file, or group its rows with `per`"
        return Unreadable(CUT[self.refused], hint, "CG412")


def sums_of(charges: Iterable[tuple[NoteId, Charges]], limits: given.Limits) -> DataSums:
    """Return the use by several notes; those after the one in which a limit is reached are not asked for."""
    spent: dict[Work, float] = {}
    known: dict[str, None] = {}
    for path, some in charges:
        for at, charge in enumerate(some):
            if charge.what in known:
                continue
            before = spent.get(charge.work, 0.0)
            if is_refused(charge, before, limits.of(charge.work)):
                return DataSums((path, DataCut(at, charge.work)), tuple(spent.items()), tuple(known))
            spent[charge.work] = before + charge.amount
            if charge.what:
                known[charge.what] = None
    return DataSums(None, tuple(spent.items()), tuple(known))


def cut_of(sums: DataSums, paths: Sequence[NoteId]) -> Mapping[NoteId, DataCut]:
    """Return the first refused request of each note that is refused one."""
    if sums.cut is None:
        return {}
    first, cut = sums.cut
    later = paths[paths.index(first) + 1 :]
    return {first: cut, **dict.fromkeys(later, DataCut(0, cut.work))}


def artefacts(ask: Ask, meter: Meter) -> Artefacts:
    """The files that notes quote."""
    return Artefacts(
        lambda note, path: ask(given.place, note, path),
        lambda key: _read(ask, key, meter),
        lambda key: _tree(ask, key, meter),
        lambda key, table: _cells(ask, key, table, meter),
        meter.afford,
    )


def _read(ask: Ask, key: str, meter: Meter) -> Artefact | Unreadable:
    """Return a file, or a fact while the budget lasts; the cost of a fact, or of a refused one, is known afterwards."""
    if not key.startswith(FACT):
        return ask(given.artefact, key)
    if not meter.take(Work.DATA):
        return meter.refusal
    found = ask(given.artefact, key)
    return found if meter.take(Work.DATA, found.steps, key) else meter.refusal


def _tree(ask: Ask, key: str, meter: Meter) -> Tree | Unreadable:
    file = ask(given.artefact, key)
    if isinstance(file, Unreadable):
        return file
    return ask(given.tree, key) if meter.take(Work.DATA, steps_of(file), f"tree {key}") else meter.refusal


def _cells(ask: Ask, key: str, table: DataTable, meter: Meter) -> Cells | Unreadable:
    """Return the cells of a file for one table of a note."""
    file = ask(given.artefact, key)
    if isinstance(file, Unreadable):
        return file
    wanted = FileRequest(table.path, table.pointer, table.by, table.units, table.per, table.folds)
    if not _may_read(ask, file, key, wanted, meter):
        return meter.refusal
    found = ask(given.cells, key, wanted)
    if isinstance(found, Unreadable):
        return found
    header, rows = found
    if not meter.take(Work.DATA, len(rows) * (len(header) + STEPS_OF_ROW) * (AGAIN if key in meter.used else 1)):
        return meter.refusal
    meter.used.add(key)
    if is_csv(table.path) and not table.folds:
        return found  # its cells have the lines of the file as their places
    return _placed(header, table.span), tuple(_placed(row, table.span) for row in rows)


def _may_read(ask: Ask, file: Artefact, key: str, wanted: FileRequest, meter: Meter) -> bool:
    """Return whether a table may read a file, and count what reading it takes."""
    if file.place:
        question = question_of(DataTable("", wanted.path, (), (), START, *wanted[1:]))
        count = len(meter.charges)
        if not meter.take(Work.PROCESSES, what=f"answer {key} {question}"):
            return False
        if len(meter.charges) > count:
            meter.add(ask(given.answer, key, question)[1])
        return True
    if len(file.data) > MAX_BYTES:
        return True  # it is refused for its size
    what = f"rows {key} {wanted}" if is_csv(file.path) else f"tree {key}"
    return meter.take(Work.DATA, steps_of(file), what)


def _placed(row: Sequence[Cell], span: Span) -> tuple[Cell, ...]:
    """Cells at the place of the table that asks for them."""
    return tuple([Cell(cell.text, span) for cell in row])
