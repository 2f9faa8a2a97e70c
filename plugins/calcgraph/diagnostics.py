"""Problems of a vault: each with its place and a text to paste."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from calcgraph.enums import quick
from calcgraph.rules import rule_of
from calcgraph.source import Span


@quick
class Severity(StrEnum):
    """The severity of a diagnostic; errors fail a build."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Diagnostic(Struct, frozen=True):
    """One thing that does not hold."""

    code: str
    """`CG401`; the catalogue in `rules.toml` explains it."""
    severity: Severity
    path: str
    """Relative to the project."""
    span: Span
    message: str
    """The message in the words of the note: lower case, no full stop, quoted text in backticks."""
    hint: str = ""
    """The text to paste or the thing to do; empty if nothing is certain."""


def diagnose(code: str, path: str, span: Span, message: str, hint: str = "") -> Diagnostic:
    """A diagnostic with the default severity of its rule."""
    return Diagnostic(code, Severity(rule_of(code).severity), path, span, message, hint)


def errors_in(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Return the diagnostics that fail a build."""
    return [one for one in diagnostics if one.severity is Severity.ERROR]


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Each diagnostic once, by path and place."""
    return tuple(sorted(set(diagnostics), key=lambda d: (d.path, d.span, d.code, d.message)))
