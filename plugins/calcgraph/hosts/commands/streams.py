"""Standard streams that are closed, full or of another encoding: a command ends with one line, never midway.

The exit status is 2, or 0 if the command has written all its files and only its message is lost.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO

import click

from calcgraph.files import LARGEST, TOO_LARGE, open_nothing, reason_of
from calcgraph.hosts.commands.files import FileCount
from calcgraph.hosts.commands.options import CLEAN, COULD_NOT_RUN
from calcgraph.render.reports.text import printable


class Commands(click.Group):
    """A group of commands that reports in one line that its output cannot be written."""

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 - as click has it
        """Run a command as click does."""
        written = FileCount()
        with _told(written):
            return super().main(*args, **{**extra, "obj": written})


def standard_input() -> str:
    """Return the text that an editor sends; a usage error if it is not text."""
    if sys.stdin is None:  # what Python makes of a closed one
        raise click.UsageError("standard input is closed")
    try:
        raw = sys.stdin.buffer.read(LARGEST + 1)
    except OSError as error:
        raise click.UsageError(f"standard input cannot be read: {reason_of(error)}") from None
    if len(raw) > LARGEST:
        raise click.UsageError(f"standard input {TOO_LARGE}")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise click.UsageError("standard input is not UTF-8") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


@contextmanager
def _told(written: FileCount) -> Iterator[None]:
    _fill_places()
    if sys.stdout is None:
        _stop("standard output is closed", written)
    before = sys.stdout
    try:
        yield
    except UnicodeEncodeError as error:
        char = error.object[error.start]
        _stop(
            f"`{char}` is not in `{error.encoding}`, the encoding of standard output; set PYTHONIOENCODING=utf-8",
            written,
        )
    except OSError as error:
        if error.filename is not None:  # a file that has gone while it was read
            _stop(f"`{os.fsdecode(error.filename)}` cannot be read: {reason_of(error)}", written)
        _forget(sys.stdout)
        _stop(f"standard output cannot be written: {reason_of(error)}", written)
    except SystemExit:
        if sys.stdout is not before:  # click's silence where `| head` has seen enough, which it ends with 1
            raise SystemExit(CLEAN if written.files else COULD_NOT_RUN) from None
        raise


def _fill_places() -> None:
    """Open nothing in the places of closed streams: a file opened later would get the messages of a worker."""
    for stream in (sys.stdin, sys.stderr):
        if stream is None:
            open_nothing()


def _forget(stream: TextIO) -> None:
    """Discard the remaining output of a stream: the interpreter retries at exit, and would report an error."""
    with suppress(OSError):  # a stream of a test has no number
        os.dup2(open_nothing(), stream.fileno())


def _stop(message: str, written: FileCount) -> None:
    """Exit with the message, and the number of files already written."""
    count = f"{written.files} file{'s' if written.files > 1 else ''}"
    text = f"{message}; {count} written before the error" if written.files else f"Error: {message}"
    try:
        click.echo(printable(text), err=True)
    except OSError:
        _forget(sys.stderr)
    raise SystemExit(CLEAN if written.files else COULD_NOT_RUN)
