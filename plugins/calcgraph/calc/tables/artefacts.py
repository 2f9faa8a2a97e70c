"""Artefacts: files that other programs have written, how they are found and read, and why they are not."""

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from calcgraph.notes.model import Cell, DataTable
from calcgraph.source import NoteId

_T = TypeVar("_T")


class Figure(str):
    """A number of a file as it is written there, so that none of its digits is lost."""

    __slots__ = ()


Tree: TypeAlias = Mapping[str, "Tree"] | Sequence["Tree"] | str | bool | None
"""The contents of a file: objects, lists, numbers as written, texts, booleans; None for a missing value."""


class Unreadable(NamedTuple):
    """The reason why a file is not read, or contains nothing that can be used."""

    reason: str
    """The text that follows its name: `is empty`."""
    hint: str = ""
    code: str = "CG240"
    steps: int = 0
    """The cost of counting a fact until it was refused; zero for a file."""


class FileRefusal(Exception):  # noqa: N818 - it carries a reason out of a reader's callback, in this room only
    """A file that is read no further."""

    def __init__(self, found: Unreadable) -> None:
        super().__init__(found.reason)
        self.found = found


def readable(found: _T | Unreadable) -> _T:
    """Return the content; raise FileRefusal if it is a reason why the file cannot be read."""
    if isinstance(found, Unreadable):
        raise FileRefusal(found)
    return found


class Artefact(NamedTuple):
    """A file that was read."""

    path: str
    """As reports print it."""
    data: bytes
    """The content; empty for a file that a separate process reads."""
    known_digest: str = ""
    place: str = ""
    """The path at which that process finds it; empty for a file in memory."""
    steps: int = 0
    """The cost of counting a fact; zero for a file."""

    @property
    def digest(self) -> str:
        """Its SHA-256 in hexadecimal digits."""
        return self.known_digest or sha256(self.data).hexdigest()


class TableRequest(NamedTuple):
    """The query of a note for a table in a file."""

    part: str = ""
    """A table of a database; empty for a file that has one."""
    per: tuple[str, ...] = ()
    """Columns whose texts make the rows; empty for the rows as they are."""
    folds: tuple[tuple[str, str], ...] = ()
    """Folds with their columns, empty for `count`."""


Cells: TypeAlias = tuple[tuple[Cell, ...], tuple[Sequence[Cell], ...]]
"""Header and rows, each cell with its place."""
Texts: TypeAlias = tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]
"""Header and rows."""


class ExternalFiles(Struct, frozen=True, eq=False):
    """The data that a project reads in addition to its notes; never equal to other data, as files can change."""

    place: Callable[[NoteId, str], str | Unreadable]
    """The key of the file that a note means by a path."""
    read: Callable[[str], Artefact | Unreadable]
    """The file of a key."""
    today: dt.date | None = None
    """The user's day; None where no date is compared with it."""
    ask: Callable[[Artefact, TableRequest, float], Texts | Unreadable] | None = None
    """Header and rows of a file that is read by a separate process within some seconds; None without such a process."""


class Artefacts(Struct, frozen=True):
    """The same for a calculation, which asks for what files say."""

    place: Callable[[NoteId, str], str | Unreadable]
    read: Callable[[str], Artefact | Unreadable]
    tree: Callable[[str], Tree | Unreadable]
    cells: Callable[[str, DataTable], Cells | Unreadable]
    """Header and rows that a table has of the file of a key."""
    afford: Callable[[int], Unreadable | None] = lambda _: None
    """Counts rows that lines group; the reason if the vault groups too many."""


def text_of(data: bytes) -> str:
    r"""The text of a file, with `\n` line ends and no byte order mark; raises FileRefusal if it is not UTF-8."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reason = f"is not UTF-8: byte {data[error.start]:#04x} in line {line}"
        raise FileRefusal(Unreadable(reason, "save the file as UTF-8", "CG411")) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def texts_only(read_data: Callable[[str], str | None]) -> ExternalFiles:
    """Files that a function gives as texts by their paths."""

    def read(path: str) -> Artefact | Unreadable:
        text = read_data(path)
        return CANNOT if text is None else Artefact(path, text.encode("utf-8", "surrogatepass"))

    return ExternalFiles(lambda _note, path: path, read)


FACT = "fact:"
"""The prefix of the key of a fact, `count files tests/*.py`, whose data is its number."""
CANNOT = Unreadable(
    "was not found in the folder of the notes, in the library or in a data root",
    "begin the path with `./` or `../` to start at this note",
    "CG411",
)
