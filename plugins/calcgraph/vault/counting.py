"""Facts that no file states: how many files there are, how many lines contain a text, how large files are.

Only files of the vault and of the data roots are counted, in the same way on every machine. A pattern of paths has
`*`, `?` and `**`; a text is literal, with `^` for the start of a line and `$` for its end. Both take linear time.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from calcgraph.calc.tables.artefacts import Artefact, Unreadable
from calcgraph.files import read_file

MOST_FILES, MOST_BYTES = 50_000, 50_000_000
"""Files that are looked at, and bytes that are read for one fact."""
_STEPS_OF_NAME, _STEPS_OF_KILOBYTE = 10, 50
"""Steps for a file that is looked at, and for a thousand bytes that are read, in the budget of data files."""
_FACT = re.compile(r'(count files|count matches|lines of|size of)[ \t]+(?:"([^"\n]+)"[ \t]+in[ \t]+)?(\S+)')
_TOO_MUCH = Unreadable("counts more than is read", "name fewer files", "CG412")
_NOTHING = Unreadable("names no file", "write a path from the project's folder on, such as `tests/**/*.py`", "CG411")
_HOW = "write a path from the project's folder on, with `*`, `?` and `**` only, such as `tests/**/*.py`"
_SIGNS = frozenset("{}[]\\\"'")
"""Signs that a shell reads in a pattern, and that are not read here."""


class ListedFile(NamedTuple):
    """A file that may be counted."""

    path: str
    """From the project's folder on."""
    place: Path


def fact(written: str, files: Iterable[ListedFile]) -> Artefact | Unreadable:
    """Return the number that a fact states, as the text of a file."""
    found = _FACT.fullmatch(written)
    if found is None:
        return _NOTHING
    what, text, pattern = found[1], found[2], found[3]
    if refused := _refused(pattern):
        return refused
    known = list(files)
    number, read = (_TOO_MUCH, 0) if len(known) > MOST_FILES else _counted(what, text, pattern, known)
    steps = _STEPS_OF_NAME * len(known) + read * _STEPS_OF_KILOBYTE // 1000
    if isinstance(number, Unreadable):
        return number._replace(steps=steps)
    return Artefact(written, str(number).encode(), steps=steps)


def _counted(what: str, text: str | None, pattern: str, known: Iterable[ListedFile]) -> tuple[int | Unreadable, int]:
    """Return the number of a fact, and the number of bytes that were read."""
    chosen = [one for one in known if matches(pattern.split("/"), one.path.split("/"))]
    if not chosen and (what != "count files" or not set(pattern) & {"*", "?"}):
        return _NOTHING, 0
    return (len(chosen), 0) if what == "count files" else _added(what, text, chosen)


def _refused(pattern: str) -> Unreadable | None:
    """Return why a pattern cannot be read as it is meant; it would name no file, and 0 would look like a count."""
    if signs := sorted(_SIGNS & set(pattern)):
        named = " and ".join(f"`{sign}`" for sign in signs)
        return Unreadable(f"has {named} in its path, which is not read", _HOW, "CG411")
    parts = pattern.split("/")
    if step := next((one for one in parts if one in {".", ".."}), None):
        return Unreadable(f"has `{step}` in its path, which is not followed", _HOW, "CG411")
    if any(one.startswith(".") for one in parts):
        return Unreadable("names hidden files, which are not counted", _HOW, "CG411")
    empty = "begins with `/`" if pattern.startswith("/") else "has a folder without a name" if "" in parts else ""
    return Unreadable(empty, _HOW, "CG411") if empty else None


def _added(what: str, text: str | None, chosen: Iterable[ListedFile]) -> tuple[int | Unreadable, int]:
    """Return the bytes of files, or their lines with a text, and the number of bytes that were read."""
    number, read = 0, 0
    for one in chosen:
        data = read_file(one.place)
        if not isinstance(data, bytes):
            return Unreadable(f"cannot be counted: `{one.path}` {data}", "", "CG411"), read
        read += len(data)
        if read > MOST_BYTES:
            return _TOO_MUCH, read
        number += (
            len(data) if what == "size of" else sum(1 for line in _lines(data) if text is None or _has(line, text))
        )
    return number, read


def _lines(data: bytes) -> Iterator[str]:
    text = data.decode("utf-8", "replace").replace("\r\n", "\n")
    yield from text.removesuffix("\n").split("\n") if text else ()


def _has(line: str, text: str) -> bool:
    """Return whether a line contains a text; `^` and `$` are its ends."""
    inner = text.removeprefix("^").removesuffix("$")
    if text.startswith("^"):
        return line == inner if text.endswith("$") else line.startswith(inner)
    return line.endswith(inner) if text.endswith("$") else inner in line


def matches(pattern: list[str], path: list[str]) -> bool:
    """Return whether the parts of a path fit those of a pattern; `**` stands for any number of folders."""
    fits = [True] + [False] * len(path)  # of the pattern so far: whether it fits that many parts of the path
    for part in pattern:
        if part == "**":
            for at in range(1, len(fits)):
                fits[at] = fits[at] or fits[at - 1]
        else:
            fits = [False, *(fits[at] and _fits_name(part, name) for at, name in enumerate(path))]
    return fits[-1]


def _fits_name(pattern: str, name: str) -> bool:
    """Return whether a name fits a pattern with `*` and `?`, in the product of their lengths."""
    at = place = 0
    star, kept = -1, 0
    while place < len(name):
        if at < len(pattern) and pattern[at] in ("?", name[place]) and pattern[at] != "*":
            at, place = at + 1, place + 1
        elif at < len(pattern) and pattern[at] == "*":
            star, kept, at = at, place, at + 1
        elif star >= 0:
            kept += 1
            at, place = star + 1, kept
        else:
            return False
    return not pattern[at:].strip("*")
