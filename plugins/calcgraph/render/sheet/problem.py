"""A diagnostic on the page: code, place, the line with carets, the sentence, the fix."""

from collections.abc import Iterable

from markupsafe import Markup
from msgspec import Struct

from calcgraph.diagnostics import Diagnostic
from calcgraph.notes.model import Note
from calcgraph.render.templating import fill
from calcgraph.rules import rule_of
from calcgraph.source import Span

MAX_LINE = 90
"""Characters of a line that are shown; prose has no line ends."""
EXPLAINED = frozenset({"CG401"})
"""Rules whose hint is the formula with its numbers: where the value comes from, nothing to paste."""


class Problem(Struct, frozen=True):
    """A diagnostic with the source text at its position."""

    found: Diagnostic
    title: str
    """Name of the rule."""
    line: str
    before: str
    """Blanks up to the first caret."""
    carets: str
    fix: str
    """The text of the copy button: the first code of the hint, or the hint; empty if it only gives a reason."""


def problem_of(found: Diagnostic, note: Note | None) -> Problem:
    """The diagnostic with the line it points to, when it is in `note`."""
    written = note.source.line(found.span.line) if note and note.source.shown == found.path else ""
    line, before, carets = _around(written, found.span)
    codes = found.hint.split("`")
    return Problem(
        found=found,
        title=rule_of(found.code).name,
        line=line,
        before=before,
        carets=carets,
        fix="" if found.code in EXPLAINED else codes[1] if len(codes) > 2 else found.hint,
    )


def render_problem(found: Diagnostic, note: Note | None) -> Markup:
    """The box of one diagnostic, as it follows a paragraph or a sheet."""
    return fill("problem.html", problem=problem_of(found, note))


def errors_within(found: Iterable[Diagnostic], span: Span) -> tuple[Diagnostic, ...]:
    """Return the errors and warnings whose line is in a span, in order of position."""
    inside = (one for one in found if span.line <= one.span.line <= span.end_line)
    return tuple(sorted(inside, key=lambda one: (one.span, one.code)))


def _around(written: str, span: Span) -> tuple[str, str, str]:
    """Return the line without indentation, spaces and carets to put below it; of a long line only the relevant part."""
    line = written.strip()
    if not line:
        return "", "", ""
    cut = len(written) - len(written.lstrip())
    start = min(max(span.column - 1 - cut, 0), len(line))
    end = span.end_column - 1 - cut if span.end_line == span.line else len(line)
    end = max(min(end, len(line)), start + 1)
    if len(line) > MAX_LINE:
        first = max(start - MAX_LINE // 3, 0)
        lead = "… " if first else ""
        last = first + MAX_LINE
        line = f"{lead}{line[first:last]}{' …' if last < len(line) else ''}"
        start, end = start - first + len(lead), min(end, last) - first + len(lead)
    return line, " " * start, "^" * max(end - start, 1)
