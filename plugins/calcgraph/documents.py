"""Rows of plain data as documents for other programs: JSON with one row per line, CSV safe for spreadsheets.

No document has a character that a terminal obeys, or that ends or reverses a line where it is shown.
"""

import csv
import io
import json
import re
from collections.abc import Sequence

SCHEMA = 1
"""The version of the rows' names; a name is added without a new version, but never removed."""

Row = dict[str, object]


def to_json(**content: object) -> str:
    """Return a JSON document with the version of its names, one row per line if there are rows."""
    fields = {"schema": SCHEMA, **content}
    return inert("{\n" + ",\n".join(f'"{name}": {_in_lines(value)}' for name, value in fields.items()) + "\n}\n")


def inert(text: str) -> str:
    r"""Return a JSON text with the characters escaped that a terminal obeys, or that end or reverse a line.

    Its values are the same: JSON itself escapes only the characters below the space.

    >>> print(inert('"a\u202eb\x9bc"'))
    "a\u202eb\u009bc"
    """
    return _without_obeyed(text, "\\u{:04x}")


def without_marks(text: str) -> str:
    r"""Return a JSON text without `{{`, `{%` and `{#`, at which another plugin would put text into the page.

    Only strings can have them, and their values are the same.

    >>> print(without_marks('{"a":{"b":"{{ blog }}"}}'))
    {"a":{"b":"\u007b{ blog }}"}}
    """
    return _MARK.sub(r"\\u007b", text)


def inert_xml(text: str) -> str:
    r"""Return XML with the same characters as references; its values are the same.

    >>> print(inert_xml("<a b='\u202e'/>"))
    <a b='&#8238;'/>
    """
    return _without_obeyed(text, "&#{};")


def _without_obeyed(text: str, form: str) -> str:
    if text.isascii() and "\x7f" not in text:
        return text
    return _OBEYED.sub(lambda found: form.format(ord(found[0])), text)


_MARK = re.compile(r"\{(?=[{%#])")
_OBEYED = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""DEL and the second set of control characters, direction marks, line ends, and the byte order mark."""


def to_csv(rows: Sequence[Row], head: Sequence[str] = ()) -> str:
    r"""Rows as CSV; a text that a spreadsheet would compute gets an apostrophe.

    CSV has no escapes, so a character that is obeyed, or that reverses a line, is written out: `\u202e`.

    Without a `head` the names are those of the first row, and nothing comes of no rows.
    """
    if not rows and not head:
        return ""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head or rows[0])
    writer.writerows([_cell(value) for value in row.values()] for row in rows)
    return inert(out.getvalue())


def without_controls(text: str) -> str:
    r"""Return a text with the control characters below the space written out, except tabs and line ends.

    >>> print(without_controls("a\x1b[31m"))
    a\u001b[31m
    """
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


_CODE = re.compile(r"(`[^`]*`?)")
_FIGURE = re.compile(r"(?<![^\W\d_])[-−]?[0-9][0-9.,]*+(?:[eE][-+]?[0-9]+)?")


def without_values(message: str) -> str:
    """Return a message without computed numbers and the text after them; text in backticks stays.

    >>> without_values("`42 ms` is not `step`: 52.1 ms (allowed 41 to 43); it is 2 times too small")
    '`42 ms` is not `step`: … ms (allowed … to …)'
    """
    found = ""
    for piece in _CODE.split(message):
        before, more, _ = (piece, "", "") if piece.startswith("`") else piece.partition("; ")
        found += before if piece.startswith("`") else _FIGURE.sub("…", before)
        if more:
            break
    return found


def in_xml(text: str) -> str:
    """A text without the characters that XML cannot hold."""
    return "".join(c for c in text if c in "\t\n" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c > "\uffff")


def _in_lines(value: object) -> str:
    """Rows each on its line: an indent would be written by Python's encoder, ten times as slow as the one in C."""
    encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
    return "[\n" + ",\n".join(map(encode, value)) + "\n]" if value and isinstance(value, list) else encode(value)


def as_cell(text: str) -> str:
    """Return a text as a cell of CSV; one that a spreadsheet would compute gets an apostrophe, unless it is a number.

    >>> as_cell("-3.4"), as_cell("-3.4+1")
    ('-3.4', "'-3.4+1")
    """
    return text if _NUMBER.fullmatch(text) else str(_cell(text))


_CONTROL = re.compile("[\x00-\x08\x0b-\x1f]")
"""Characters that JSON escapes and XML cannot hold, and that CSV would hand to a terminal: `ESC` begins a command."""
_NUMBER = re.compile(r"[-+]?[0-9]{1,40}(?:[.][0-9]{0,40})?(?:[eE][-+]?[0-9]{1,4})?")


def _cell(value: object) -> object:
    match value:
        case list():
            return _cell(" ".join(map(str, value)))
        case str():
            text = value.replace("\r\n", "\n").replace("\r", "\n")  # alone it would not be quoted, and begin a row
            text = without_controls(text)
            return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\n")) else text
        case None:
            return ""
    return value
