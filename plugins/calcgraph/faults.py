"""A fault of ours in one place of a note: reported as one with its stage, and all the rest is still reported."""

import traceback
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import PurePath
from typing import TypeAlias

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.source import Span

FAULT = "CG930"
"""The rule of such a diagnostic; a command that meets one could not do its work."""

Around: TypeAlias = Callable[[str], AbstractContextManager[None]]
"""A guard round the work on one thing, by its key."""


def unguarded(_key: str) -> AbstractContextManager[None]:
    """No guard: what the work raises is raised."""
    return nullcontext()


@contextmanager
def reported(found: list[Diagnostic], stage: str, path: str, span: Span) -> Iterator[None]:
    """Add what the block raises to `found` instead, and go on behind it; `stage` says what is done there: `is read`."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - whatever we did not think of must not cost the report of other notes
        found.append(fault_of(error, stage, path, span))


def fault_of(error: Exception, stage: str, path: str, span: Span) -> Diagnostic:
    """The diagnostic of an exception that nobody expected."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    place = f" in `{PurePath(last.filename).name}`, line {last.lineno}" if last else ""
    message = f"calcgraph failed where this {stage}: {type(error).__name__}{place}"
    return diagnose(FAULT, path, span, message, "a fault of calcgraph: please report it with these words and this text")
