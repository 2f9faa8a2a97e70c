"""A fault of ours in one place of a note: reported as one with its stage, and all the rest is still reported."""

import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import PurePath
from typing import TypeAlias

from msgspec import Struct

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

FAULT = "CG930"
"""The rule of such a diagnostic; a command that meets one could not do its work."""

GuardOf: TypeAlias = Callable[[str], AbstractContextManager[None]]
"""A guard around the work on one thing, by its key."""


def unguarded(_key: str) -> AbstractContextManager[None]:
    """Return a guard that does nothing: exceptions of the work are raised."""
    return nullcontext()


class reported(Struct):  # noqa: N801 - reads as the function it is used as; one made of a generator costs much more
    """A guard that adds an exception of its block to `found` and continues after the block."""

    found: list[Diagnostic]
    stage: str
    """The action at which the fault happened: `is read`."""
    path: str
    span: Span

    def __enter__(self) -> None:
        """Nothing."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _trace: object) -> bool:
        """Report whatever we did not think of: it must not cost the report of other notes."""
        if not isinstance(error, Exception):
            return False
        self.found.append(fault_of(error, self.stage, self.path, self.span))
        return True


def fault_of(error: Exception, stage: str, path: str, span: Span) -> Diagnostic:
    """Return the diagnostic of an unexpected exception."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    place = f" in `{PurePath(last.filename).name}`, line {last.lineno}" if last else ""
    message = f"calcgraph failed where this {stage}: {type(error).__name__}{place}"
    return diagnose(FAULT, path, span, message, "this is a bug in calcgraph: report it with these words and this text")
