"""Source records: the origin of a file of numbers, as its entry in `sources.yaml` gives it, and its validity."""

import datetime as dt
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import yaml
from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.tables.artefacts import Artefact, Artefacts, Tree, Unreadable
from calcgraph.calc.tables.csv_files import CsvTable
from calcgraph.calc.tables.pointers import follow
from calcgraph.calc.tables.trees import read_tree
from calcgraph.quick_yaml import compose
from calcgraph.source import YAML_FAULTS, NoteId, SourceFile, Span

FIELDS = ("file", "sha256", "rows", "made_by", "commit", "checked", "max_age")
"""The fields of an entry in addition to those of a bibliography."""
_KINDS = frozenset({"file", "max_age"})
"""Fields that make an entry a receipt."""
_MARKS = tuple(f"{name}:" for name in _KINDS)
_DIGEST = re.compile(r"[0-9a-f]{64}")
_COMMIT = re.compile(r"[0-9a-f]{7,64}")
_COUNT = re.compile(r"[0-9]{1,12}")
_AGE = re.compile(r"([0-9]{1,5})[ \t]*(d|days?|w|weeks?)?")


class Field(NamedTuple):
    """A value of an entry, as written."""

    text: str
    span: Span
    start: int
    """Offsets in the text of the file."""
    end: int


class Receipt(Struct, frozen=True):
    """The entry of a source with the origin of a file, or the allowed age of the source."""

    key: str
    fields: Mapping[str, Field]
    indent: int | None = None
    """The columns before a field on its own line; None for an entry that is written `{id: a, file: b}`."""

    @property
    def path(self) -> str:
        """The path of the file, as written; empty for a source without one."""
        return self.text("file").partition(" /")[0].strip()

    @property
    def pointer(self) -> str:
        """To the part of the file whose rows are counted; empty for the whole."""
        _, sign, rest = self.text("file").partition(" /")
        return f"/{rest.strip()}" if sign else ""

    def text(self, name: str) -> str:
        """A value as written; empty for one that is not there."""
        return self.fields[name].text if name in self.fields else ""


class ReceiptFault(NamedTuple):
    """The problem with an entry."""

    code: str
    key: str
    place: Span
    said: str
    """The problem of the file or source, as text after its name: `has changed: …`."""
    hint: str
    file: str
    """The file as reports print it, or as written where it cannot be read; empty for a source without one."""


def read_receipts(source: SourceFile, *, every: bool = False) -> tuple[Receipt, ...]:
    """The entries of a `sources.yaml` that name a file or an age, or `every` one.

    None where the YAML is broken, which is reported elsewhere.
    """
    if not every and not any(mark in source.text for mark in _MARKS):
        return ()
    try:
        node = compose(source.text)
    except (yaml.YAMLError, *YAML_FAULTS):
        return ()
    if isinstance(node, yaml.MappingNode):
        node = next((value for key, value in node.value if key.value == "references"), None)
    entries = node.value if isinstance(node, yaml.SequenceNode) else []
    found = (_receipt(source, one) for one in entries if isinstance(one, yaml.MappingNode))
    return tuple(one for one in found if one.key and (every or not _KINDS.isdisjoint(one.fields)))


def _receipt(source: SourceFile, entry: yaml.MappingNode) -> Receipt:
    fields: dict[str, Field] = {}
    for key, value in entry.value:
        if isinstance(value, yaml.ScalarNode):
            start, end = value.start_mark.index, value.end_mark.index
            fields.setdefault(str(key.value), Field(value.value, source.span(start, end), start, end))
    key = fields["id"].text if "id" in fields else ""
    kept = {name: field for name, field in fields.items() if name in FIELDS or name == "id"}
    return Receipt(key, kept, None if entry.flow_style else entry.start_mark.column)


def check_receipt(
    receipt: Receipt, file: Artefact | Unreadable | None, tree: Tree | Unreadable, today: dt.date | None
) -> Iterator[ReceiptFault]:
    """Yield the problems of an entry; `file` is the one it names and `tree` its contents, None without one."""
    shown = file.path if isinstance(file, Artefact) else receipt.path
    unclear = [one._replace(file=shown) for one in _unclear(receipt, today)]
    yield from unclear
    wrong = {one.place for one in unclear}
    sound = replace(receipt, fields={name: one for name, one in receipt.fields.items() if one.span not in wrong})
    if isinstance(file, Unreadable):
        yield _fault(receipt, file.code, "file", (file.reason, file.hint))
    elif file is not None:
        yield from _check_file(sound, file, tree)
    if today:
        yield from _check_age(sound, today, shown)


def _unclear(receipt: Receipt, today: dt.date | None) -> Iterator[ReceiptFault]:
    """Yield a fault for each field without a usable value."""
    for name, form, why, hint in _FORMS:
        if name in receipt.fields and not form.fullmatch(receipt.text(name)):
            yield _odd(receipt, name, why, hint.format(key=receipt.key))
    if "file" in receipt.fields and not receipt.path:
        yield _odd(receipt, "file", "names no file", "write `file: ../results/bench.json`")
    day = _day(receipt.text("checked"))
    if "max_age" in receipt.fields and "checked" not in receipt.fields:
        yield _odd(receipt, "max_age", "begins with no `checked:`", _ACCEPT.format(key=receipt.key))
    elif "checked" in receipt.fields and day is None:
        yield _odd(receipt, "checked", "is not a date", _DATE)
    elif day and today and day > today:
        yield _odd(receipt, "checked", "is in the future", _DATE)


def _odd(receipt: Receipt, name: str, why: str, hint: str) -> ReceiptFault:
    return _fault(receipt, "CG417", name, (f"has `{name}: {receipt.text(name)[:80]}`, which {why}", hint))


_FORMS = (
    ("sha256", _DIGEST, "is not 64 digits `0` to `f`", "`calcgraph sources --accept {key}` writes it"),
    ("rows", _COUNT, "is not a number of rows", "write `rows: 12`"),
    ("commit", _COMMIT, "is not a commit", "write at least seven of its digits"),
    ("max_age", _AGE, "is not an age", "write `max_age: 90 d`, or `12 w`"),
)
_ACCEPT = "look at it, then run `calcgraph sources --accept {key}`"
_DATE = "write the date of the last review: `checked: 2026-11-22`"


def _check_file(receipt: Receipt, file: Artefact, tree: Tree | Unreadable) -> Iterator[ReceiptFault]:
    if "sha256" in receipt.fields and receipt.text("sha256") != file.digest:
        since = f" since it was checked on {receipt.text('checked')}" if "checked" in receipt.fields else ""
        said = f"has changed{since}: its SHA-256 is {file.digest[:12]}…, not {receipt.text('sha256')[:12]}…"
        yield _fault(receipt, "CG414", "sha256", (said, _ACCEPT.format(key=receipt.key)), file.path)
    if "rows" in receipt.fields:
        rows = count_rows(file, receipt.pointer, tree)
        if isinstance(rows, Unreadable):
            yield _fault(receipt, rows.code, "file", (rows.reason, rows.hint), file.path)
        elif rows != int(receipt.text("rows")):
            said = f"has {rows:,} {'row' if rows == 1 else 'rows'}, not {int(receipt.text('rows')):,}"
            yield _fault(receipt, "CG415", "rows", (said, _ACCEPT.format(key=receipt.key)), file.path)


def _check_age(receipt: Receipt, today: dt.date, shown: str) -> Iterator[ReceiptFault]:
    checked, age = _day(receipt.text("checked")), _AGE.fullmatch(receipt.text("max_age"))
    if checked is None or age is None:
        return
    days = int(age[1]) * (7 if (age[2] or "").startswith("w") else 1)
    if (today - checked).days > days:
        said = f"was checked on {checked}, more than {days} {'day' if days == 1 else 'days'} ago"
        yield _fault(receipt, "CG416", "checked", (said, _ACCEPT.format(key=receipt.key)), shown)


def count_rows(file: Artefact, pointer: str, tree: Tree | Unreadable = None) -> int | Unreadable:
    """The rows of a file's table, without its header; the cases of a test report. `tree` spares reading it."""
    if file.place:
        return Unreadable(
            "is too large for its rows to be counted", "remove `rows`: the hash already covers the file", "CG412"
        )
    tree = read_tree(file) if tree is None else tree
    if isinstance(tree, Unreadable):
        return tree
    if isinstance(tree, CsvTable):
        return tree.count
    part = follow(tree, pointer or ("/cases" if file.path.lower().endswith(".xml") else ""))
    if isinstance(part, Unreadable):
        return part
    if isinstance(part, dict | list):
        return len(part)
    return Unreadable("has no rows there", "point to a list or an object", "CG413")


def _day(text: str) -> dt.date | None:
    try:
        return dt.date.fromisoformat(text) if len(text) == len("2026-11-22") else None
    except ValueError:
        return None


def _fault(receipt: Receipt, code: str, name: str, words: tuple[str, str], file: str = "") -> ReceiptFault:
    said, hint = words
    return ReceiptFault(code, receipt.key, receipt.fields[name].span, said, hint, file or receipt.path)


def file_of(receipt: Receipt, note: NoteId, files: Artefacts) -> tuple[Artefact | Unreadable | None, Tree | Unreadable]:
    """Return the file that an entry of the vault's `note` names, or None, and its content if its rows are counted."""
    key = files.place(note, receipt.path) if receipt.path else None
    if key is None or isinstance(key, Unreadable):
        return key, None
    file = files.read(key)
    is_tree = "rows" in receipt.fields and isinstance(file, Artefact) and not file.place
    return file, files.tree(key) if is_tree else None
