"""Large tables, Parquet and SQLite: read by a separate process, from a copy, with only the requested parts."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path, PurePosixPath

from calcgraph.calc.algebra.asking import environment
from calcgraph.calc.tables.artefacts import Artefact, TableRequest, Texts, Unreadable
from calcgraph.calc.tables.csv_files import delimiter_of
from calcgraph.calc.tables.data_files import SECONDS
from calcgraph.files import CHANGED, OVER, ScratchError, copy_to, digest_of, opened, reason_of, scratch

LARGEST = 2**30
"""Bytes of a file that is read so."""
TOO_LARGE = f"is larger than {LARGEST // 2**20:,} MiB"
PATIENCE = 120
"""Seconds by the clock; the process itself has less of the processor."""
FORMS = {".parquet": "parquet", ".sqlite": "sqlite", ".sqlite3": "sqlite", ".db": "sqlite"}
LONG = {".csv": "csv", ".tsv": "csv", ".jsonl": "json", ".ndjson": "json"}
"""Read so only where they are larger than other files may be."""
_TOO_MUCH = Unreadable(TOO_LARGE, "keep the quoted rows in a separate file", "CG412")


def is_heavy(path: str, *, is_large: bool = False) -> bool:
    """Return whether the separate process reads a file, by the ending of its name and its size."""
    ending = PurePosixPath(path).suffix.lower()
    return ending in FORMS or (is_large and ending in LONG)


def stamp(file: Path, shown: str) -> Artefact | Unreadable:
    """A file that is too large to be held: its hash, and where it is."""
    if FORMS.get(file.suffix.lower()) == "sqlite" and _is_unwritten(file):
        return Unreadable("has changes that are not in the file yet", "close the program that writes it", "CG411")
    try:
        digest, _ = digest_of(str(file), LARGEST)
    except (OSError, ValueError) as error:
        return _TOO_MUCH if error.args == (OVER,) else Unreadable(f"cannot be read: {reason_of(error)}", "", "CG411")
    return Artefact(shown, b"", digest, str(file))


UNWRITTEN = ("-wal", "-journal")
"""Endings of the files in which SQLite keeps changes that are not yet, or only half, in the database."""


def _is_unwritten(file: Path) -> bool:
    """Return whether a database has changes in a file next to it; the copy that is read would be an old state."""
    for ending in UNWRITTEN:
        with suppress(OSError):
            if os.lstat(f"{file}{ending}").st_size:
                return True
    return False


def ask(file: Artefact, question: TableRequest, seconds: float = SECONDS) -> Texts | Unreadable:
    """Header and rows of the table that a question wants, in so many seconds; no more rows than a table has."""
    try:
        return _ask(file, question, seconds)
    except ScratchError as error:
        return Unreadable(str(error), "", "CG411")


def _ask(file: Artefact, question: TableRequest, seconds: float) -> Texts | Unreadable:
    ending = PurePosixPath(file.path).suffix.lower()
    with scratch() as place:
        copy = place.folder / f"copy{ending}"
        if problem := _copy(file, copy):
            return problem
        asked = {
            "file": str(copy),
            "form": {**FORMS, **LONG}[ending],
            "delimiter": "\t" if ending == ".tsv" else _delimiter(copy),
            "seconds": seconds,
            **question._asdict(),
        }
        try:
            done = subprocess.run(
                [sys.executable, "-P", "-m", "calcgraph.calc.tables.heavy_worker"],
                input=json.dumps(asked),
                capture_output=True,
                text=True,
                encoding="utf-8",
                timeout=PATIENCE,
                check=False,
                env=environment(),
            )
        except subprocess.TimeoutExpired:
            return Unreadable("takes too long to be read", "", "CG412")
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        return Unreadable("takes too much time or memory to be read", "", "CG412")
    if isinstance(answer, list):
        return Unreadable(*answer)
    return tuple(answer["header"]), tuple(map(tuple, answer["rows"]))


def _copy(file: Artefact, copy: Path) -> Unreadable | None:
    """Copy the file that was hashed; report it if it has changed since."""
    try:
        digest = copy_to(copy.parent, copy.name, file.place, LARGEST)
    except (OSError, ValueError) as error:
        return Unreadable(f"cannot be read: {reason_of(error)}", "", "CG411")
    return None if digest == file.digest else Unreadable(CHANGED, "", "CG411")


def _delimiter(copy: Path) -> str:
    with opened(copy, follow=False) as file:
        return delimiter_of(file.read(100_000).decode("utf-8", "replace"))
