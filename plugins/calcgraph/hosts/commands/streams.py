"""Standard streams that are closed, full or of another encoding: a command ends with 2 and one line, never midway."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import click

from calcgraph.files import LARGEST, TOO_LARGE, reason_of
from calcgraph.hosts.commands.options import COULD_NOT_RUN
from calcgraph.render.reports.text import printable


class Commands(click.Group):
    """A group of commands that says in one line when what it prints reaches nobody."""

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 - as click has it
        """Run a command as click does."""
        with _told():
            return super().main(*args, **extra)


def standard_input() -> str:
    """The text that an editor sends; a usage error for what is none."""
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
def _told() -> Iterator[None]:
    _fill_places()
    if sys.stdout is None:
        _stop("standard output is closed")
    before = sys.stdout
    try:
        yield
    except UnicodeEncodeError as error:
        char = error.object[error.start]
        _stop(f"`{char}` is not in `{error.encoding}`, the encoding of standard output; set PYTHONIOENCODING=utf-8")
    except OSError as error:
        if error.filename is not None:  # a file that has gone while it was read
            _stop(f"`{os.fsdecode(error.filename)}` cannot be read: {reason_of(error)}")
        _forget_output()
        _stop(f"standard output cannot be written: {reason_of(error)}")
    except SystemExit:
        if sys.stdout is not before:  # click's silence where `| head` has seen enough, which it ends with 1
            raise SystemExit(COULD_NOT_RUN) from None
        raise


def _fill_places() -> None:
    """Open nothing in the places of closed streams: a file opened later would get the messages of a worker."""
    for stream in (sys.stdin, sys.stderr):
        if stream is None:
            os.open(os.devnull, os.O_RDWR)


def _forget_output() -> None:
    """Let what is still to be written go nowhere: the interpreter tries again at its end, and says so."""
    with suppress(OSError):  # a stream of a test has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _stop(message: str) -> None:
    with suppress(OSError):
        click.echo(f"Error: {printable(message)}", err=True)
    raise SystemExit(COULD_NOT_RUN)
