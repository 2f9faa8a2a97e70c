"""A file of the known problems of an old vault, so that a check reports only new ones."""

import json
from collections import Counter
from pathlib import Path

import click
from msgspec.structs import replace

from calcgraph.diagnostics import Diagnostic
from calcgraph.documents import inert, without_values
from calcgraph.files import NewFile, read_file
from calcgraph.hosts.commands.files import named, write_or_stop
from calcgraph.hosts.commands.reports import Report

Known = tuple[str, str, str]
"""Code, path and message without values: a line that moves and a value that changes are still the same fault."""
_LARGEST = 64 * 1024 * 1024
"""Bytes of a baseline: some two hundred of each fault."""


def without_known(report: Report, file: Path) -> Report:
    """Return the report without known problems; write the file with all problems if it does not exist yet.

    A file that is not a baseline is a usage error. Further occurrences of a known problem are reported.
    """
    if not file.exists():
        _write(file, report.found.diagnostics)
    left = _read(file)
    reported: list[Diagnostic] = []
    for found in report.found.diagnostics:
        if left[_key(found)] > 0:
            left[_key(found)] -= 1
        else:
            reported.append(found)
    known = len(report.found.diagnostics) - len(reported)
    return replace(report, found=report.found._replace(diagnostics=tuple(reported)), known=known)


def _key(found: Diagnostic) -> Known:
    return found.code, found.path, without_values(found.message)


def _write(file: Path, diagnostics: tuple[Diagnostic, ...]) -> None:
    rows = [dict(zip(("code", "path", "message"), _key(found), strict=True)) for found in diagnostics]
    text = inert(json.dumps({"schema": 1, "known": rows}, ensure_ascii=False, indent=1))
    write_or_stop([NewFile(*named(file), f"{text}\n".encode())], is_beside=True)
    click.echo(f"wrote {file}", err=True)


def _read(file: Path) -> Counter[Known]:
    try:
        raw = read_file(file, _LARGEST)
        if isinstance(raw, str):
            raise click.UsageError(f"`{file}` is not a baseline: it {raw}")
        rows = json.loads(raw)["known"]
        return Counter((str(row["code"]), str(row["path"]), without_values(str(row["message"]))) for row in rows)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise click.UsageError(f"`{file}` is not a baseline") from None
