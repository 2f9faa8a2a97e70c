"""The process that reads large tables, Parquet and SQLite: one question as JSON, one answer, and it ends.

It is given a copy of the file, and can open nothing else; no text of a note becomes part of a query: columns are those
of the file, quoted, and folds are words of ours.
"""

import csv
import json
import math
import re
import sqlite3
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from calcgraph.calc.tables.artefacts import TableRequest, Unreadable
from calcgraph.calc.tables.data_files import SECONDS
from calcgraph.calc.tables.grouped import EMPTY, MAX_GROUPS, NUMBER, Plan, grouped, not_a_number, plan_of
from calcgraph.calc.tables.grouped import text_of_number as shown
from calcgraph.files import opened

MEMORY = 2**30
"""Address space of the process; DuckDB maps twice as much, and may hold a quarter of a gibibyte of it."""
MAX_ROWS = 40_001
"""One more than a table has."""
MAX_CELLS = 1_000_000
"""The largest number of cells of one table."""
LARGEST = 64 * 2**20
"""Characters of an answer."""
TOO_MUCH = Unreadable("has more text than a table may have", "keep only the rows and columns that notes use", "CG412")
TOO_LARGE = Unreadable("takes too much memory to be read", "", "CG412")
COMMENT = Unreadable("has a row that begins with `#`, a comment or a name", "remove the row", "CG413")
LONGEST = 1_000_000
"""Bytes of one value of a database."""
DEEPEST = 10
"""Levels of the type of a column: DuckDB takes twice the time for the text of a list with each further level."""
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
"""A quoted name or word of a type; a doubled quotation mark in it ends one and begins the next."""

TABLE = "CREATE TABLE "
"""The start that SQLite itself writes for each table that has rows of its own, however it was created."""

_AS_WRITTEN = (
    "header = true, auto_detect = false, strict_mode = true, null_padding = false, "
    "quote = '\"', escape = '\"', comment = ''"
)
"""Options for CSV: nothing is guessed, since DuckDB skips rows that do not fit its guess."""

_EVERY_LINE = "format = 'newline_delimited', sample_size = -1, map_inference_threshold = -1"
"""Options for JSON Lines: all of them decide on types, since `1.5` after many integers would be read as 2."""

_TWICE = ' has duplicate key "'
"""The message of DuckDB about a line of JSON; it covers only the columns that are queried."""

Rows = tuple[Sequence[str], Sequence[Sequence[str]]]
CANCELLED = 1e-3
"""A sum of less than this part of its parts' sizes is added again, exactly; DuckDB's sum may lose its last digits."""
_SIZES = {"total": "sum", "mean": "avg"}
_SQL = {"total": "fsum", "mean": "favg", "median": "median", "Min": "min", "Max": "max"}


def main() -> None:
    """Answer the question on standard input."""
    asked = json.load(sys.stdin)
    _limit(asked.get("seconds", SECONDS), MEMORY if asked["form"] == "sqlite" else 2 * MEMORY)
    question = TableRequest(
        asked["part"], tuple(asked["per"]), tuple((fold, column) for fold, column in asked["folds"])
    )
    try:
        answer = answer_to(asked["file"], asked["form"], question, asked["delimiter"])
    except MemoryError:
        answer = TOO_LARGE
    said = json.dumps(list(answer) if isinstance(answer, Unreadable) else {"header": answer[0], "rows": answer[1]})
    print(said if len(said) < LARGEST else json.dumps(TOO_MUCH))  # noqa: T201 - the answer channel


def _limit(seconds: float, memory: int) -> None:
    """Limit the memory and the processor time, in seconds, of this process."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - only where the system has it

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        whole = max(1, int(seconds))
        resource.setrlimit(resource.RLIMIT_CPU, (whole, whole))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def answer_to(file: str, form: str, question: TableRequest, delimiter: str) -> Rows | Unreadable:
    """Return the header and rows of a file of a form, or the reason why it cannot be read."""
    if form == "sqlite":
        try:
            return _of_database(file, question)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            return Unreadable(f"is not a database that can be read: {str(error)[:80]}", "", "CG411")
    try:
        import duckdb  # noqa: PLC0415 - an extra
    except ImportError:
        hint = "run `pip install mkdocs-calcgraph[data]`"
        return Unreadable("needs DuckDB to be read", hint, "CG411")
    try:
        return _of_duckdb(duckdb, file, form, question, delimiter)
    except duckdb.Error as error:
        is_memory = isinstance(error, duckdb.OutOfMemoryException)
        return TOO_LARGE if is_memory else _unreadable(str(error).replace(file, "the file").split("\n")[0])


def _unreadable(said: str) -> Unreadable:
    """Return the reason against a file from the first line of what DuckDB says."""
    before, is_twice, key = said.rpartition(_TWICE)
    if is_twice:
        line = before.partition(" in line ")[2].partition(":")[0]
        return Unreadable(
            f"has the key `{key[:-1][:40]}` twice in one object in line {line}", "keep one of them", "CG411"
        )
    return Unreadable(f"cannot be read: {said[:120]}", "write the file again; it might be truncated", "CG411")


def _of_duckdb(duckdb: Any, file: str, form: str, question: TableRequest, delimiter: str) -> Rows | Unreadable:  # noqa: ANN401
    """Rows or groups of a file that DuckDB reads."""
    connection = kept_to(duckdb, file)
    if form == "csv":
        begun = head_of(file, delimiter)
        if isinstance(begun, Unreadable):
            return begun
        skipped, header = begun
        names: tuple[str, ...] = tuple(f"c{at}" for at in range(len(header)))
        columns = ", ".join(f"'{name}': 'VARCHAR'" for name in names)
        source, given = (
            f"read_csv(?, delim = ?, skip = {skipped}, columns = {{{columns}}}, {_AS_WRITTEN})",
            [file, delimiter],
        )
    else:
        source = {"parquet": "read_parquet(?)", "json": f"read_json(?, {_EVERY_LINE})"}[form]
        given = [file]
        described = connection.execute(f"DESCRIBE SELECT * FROM {source}", given).fetchall()  # noqa: S608 - ours
        if deep := next((str(row[0]) for row in described if nesting(str(row[1])) > DEEPEST), None):
            said = f"has lists or objects more than {DEEPEST} deep in the column `{deep[:40]}`"
            return Unreadable(said, "remove the column", "CG412")
        header = names = tuple(str(row[0]) for row in described)
    is_text = form == "csv"
    texts = [f"coalesce(trim(CAST(\"{name.replace(chr(34), chr(34) * 2)}\" AS VARCHAR)), '')" for name in names]
    if not question.folds:
        most = most_rows(header)
        query = f"SELECT {', '.join(texts)} FROM {source} LIMIT {most}"  # noqa: S608 - columns of the file, quoted
        found = connection.execute(query, given)
        rows = _within(map(list, iter(found.fetchone, None)))
        if is_text and isinstance(rows, list) and any(row[0].startswith("#") for row in rows):
            return COMMENT
        return _bounded(header, rows)
    plan = plan_of(question, header)
    if isinstance(plan, Unreadable):
        return plan
    return _grouped_by_duckdb(connection, plan, texts, source, given)


def nesting(written: str) -> int:
    """Return the levels of a type as DuckDB writes it: lists, objects and other types with brackets.

    >>> nesting("INTEGER"), nesting("INTEGER[][3]"), nesting('STRUCT("a)" MAP(VARCHAR, DOUBLE[])[], b VARCHAR)')
    (0, 2, 4)
    """
    heights, last = [0], 0
    for sign in _QUOTED.sub("", written):
        if sign == "(":
            heights.append(0)
            last = 0
        elif sign == ")" and len(heights) > 1:
            last = heights.pop() + 1
        elif sign == "[":
            last += 1
        elif sign == ",":
            last = 0
        heights[-1] = max(heights[-1], last)
    return max(heights)


def head_of(file: str, delimiter: str) -> tuple[int, tuple[str, ...]] | Unreadable:
    """Return how many lines come before the header of a CSV file, and its names, as they are read in a short file."""
    with opened(file, follow=False) as read:
        lines = read.read(LONGEST).decode("utf-8-sig", "replace").splitlines(keepends=True)
    before = next((at for at, line in enumerate(lines) if line.strip() and not line.startswith("#")), len(lines))
    try:
        names = next(csv.reader(lines[before:], delimiter=delimiter, skipinitialspace=True, strict=True), [])
    except csv.Error as error:
        return Unreadable(f"is not valid CSV: {error}")
    return (before, tuple(name.strip() for name in names)) if names else Unreadable("is empty")


def most_rows(header: Sequence[str]) -> int:
    """Return the number of rows to read from a table of this width: one more than it may have."""
    return min(MAX_ROWS, MAX_CELLS // max(len(header), 1) + 1)


def _within(rows: Iterable[list[str]]) -> list[list[str]] | Unreadable:
    """Return the rows, as long as their texts are no longer together than an answer."""
    found: list[list[str]] = []
    room = LARGEST
    for row in rows:
        room -= sum(map(len, row))
        if room < 0:
            return TOO_MUCH
        found.append(row)
    return found


def _bounded(header: Sequence[str], rows: Sequence[Sequence[str]] | Unreadable) -> Rows | Unreadable:
    if isinstance(rows, Unreadable):
        return rows
    if len(header) * len(rows) <= MAX_CELLS:
        return header, rows
    return Unreadable(f"has more than {MAX_CELLS:,} cells: {len(header):,} columns", "group it with `per`", "CG412")


def kept_to(duckdb: Any, file: str) -> Any:  # noqa: ANN401 - DuckDB has no types without the extra
    """A connection that can open one file, load nothing, write nothing, and cannot be set otherwise."""
    connection = duckdb.connect(":memory:", config={"threads": "2", "memory_limit": "256MB", "temp_directory": ""})
    quoted = file.replace("'", "''")
    for setting in (
        "SET autoinstall_known_extensions = false",
        "SET autoload_known_extensions = false",
        f"SET allowed_paths = ['{quoted}']",
        "SET enable_external_access = false",
        "SET lock_configuration = true",
    ):
        connection.execute(setting)
    return connection


def _grouped_by_duckdb(
    connection: Any,  # noqa: ANN401 - DuckDB has no types without the extra
    plan: Plan,
    texts: list[str],
    source: str,
    given: list[str],
) -> Rows | Unreadable:
    empty = ", ".join(f"'{text}'" for text in EMPTY)
    folded = sorted({at for _, at in plan.folds if at >= 0})
    numbers = {at: f"CASE WHEN {texts[at]} NOT IN ({empty}) THEN TRY_CAST({texts[at]} AS DOUBLE) END" for at in folded}
    folds = ["count(*)" if at < 0 else f"{_SQL[fold]}({numbers[at]})" for fold, at in plan.folds]
    no_number = "{0} NOT IN ({1}) AND NOT (regexp_full_match({0}, '{2}') AND coalesce(isfinite({3}), false))"
    bad = [
        f"min(CASE WHEN {no_number.format(texts[at], empty, NUMBER, numbers[at])} THEN {texts[at]} END)"
        for at in folded
    ]
    sizes = [f"{_SIZES[fold]}(abs({numbers[at]}))" if fold in _SIZES else "NULL" for fold, at in plan.folds]
    comments = f"bool_or(starts_with({texts[0]}, '#'))" if source.startswith("read_csv") else "false"
    per = [texts[at] for at in plan.per]
    listed = ", ".join(str(at) for at in range(1, len(per) + 1))
    columns = ", ".join((*per, *folds, *bad, *sizes, comments))
    query = f"SELECT {columns} FROM {source} GROUP BY {listed} LIMIT {MAX_GROUPS + 1}"  # noqa: S608 - columns, quoted
    rows = connection.execute(query, given).fetchall()
    if len(rows) > MAX_GROUPS:
        return Unreadable(f"has more than {MAX_GROUPS:,} groups", "", "CG412")
    if any(row[-1] for row in rows):
        return COMMENT
    width = len(plan.header)
    wrong = [
        (row[width + place], at) for row in rows for place, at in enumerate(folded) if row[width + place] is not None
    ]
    if wrong:
        text, at = min(wrong)
        return not_a_number(text, plan, at)
    if any(_loses_digits(row, plan) for row in rows):
        found = connection.execute(f"SELECT {', '.join(texts)} FROM {source}", given)  # noqa: S608 - same
        exact = grouped(plan, iter(found.fetchone, None))
        return exact if isinstance(exact, Unreadable) else (plan.header, exact)
    return plan.header, sorted([one if isinstance(one, str) else _text(one) for one in row[:width]] for row in rows)


def _loses_digits(row: Sequence[Any], plan: Plan) -> bool:
    """Return whether a sum of a group is so large, or so much smaller than its parts, that digits may be lost."""
    sums = row[len(plan.per) : len(plan.header)]
    for made, size in zip(sums, row[-1 - len(sums) : -1], strict=True):
        if size is not None and not (math.isfinite(size) and abs(made) >= CANCELLED * size):
            return True
    return False


def _of_database(file: str, question: TableRequest) -> Rows | Unreadable:
    """Rows or groups of a table of SQLite; views, triggers and virtual tables are never run."""
    connection = sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for pragma in ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"):
        connection.execute(f"PRAGMA {pragma}")
    kept = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    tables = {str(name): str(sql) for name, sql in kept}
    tables = {name: sql for name, sql in tables.items() if sql.startswith(TABLE)}
    name = question.part or (next(iter(tables)) if len(tables) == 1 else "")
    if name not in tables:
        listed = ", ".join(f"`/{one[:40]}`" for one in [*tables][:8])
        said = f"has no table `{name[:40]}`" if name else "has several tables" if tables else "has no table"
        return Unreadable(said, f"it has {listed}" if listed else "", "CG413")
    quoted = name.replace('"', '""')
    found = connection.execute(f'SELECT * FROM "{quoted}"')  # noqa: S608 - a table of the file
    header = tuple(str(column[0]) for column in found.description)
    if not question.folds:
        return _bounded(header, _within(map(_texts, islice(found, most_rows(header)))))
    plan = plan_of(question, header)
    if isinstance(plan, Unreadable):
        return plan
    rows = grouped(plan, map(_texts, found))
    return rows if isinstance(rows, Unreadable) else (plan.header, rows)


def _texts(row: Sequence[object]) -> list[str]:
    return [_text(one) for one in row]


def _text(value: object) -> str:
    match value:
        case None | bytes():
            return ""
        case float():
            return shown(value)
        case _:
            return str(value).strip()


if __name__ == "__main__":
    main()
