"""Values at the end of the lines that compute them, and next to the claims that write them."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from calcgraph.calc.model import Claim, Kind, Quantity, Verdict
from calcgraph.calc.syntax.tree import Definition, Number
from calcgraph.groups import grouped
from calcgraph.hosts.editor.targets import quantities_of
from calcgraph.hosts.editor.words import cut, shown_value
from calcgraph.notes.model import Note
from calcgraph.project import Project
from calcgraph.source import NoteId

_NUMBER = re.compile(r"\d[\d.]*")


class Hint(NamedTuple):
    """A text after a position in a note."""

    line: int
    column: int
    text: str


def hints_of(project: Project, note: Note, good: Mapping[tuple[NoteId, str], str]) -> Iterator[Hint]:
    """Yield all hints of a note; `good` has the last values of quantities, used while a line is being typed."""
    rows = quantities_of(project, note.id)
    by_line = grouped((row.statement.span.line, text) for row in rows if (text := _of_row(row, good)))
    for line, texts in by_line.items():
        yield Hint(line, len(note.source.line(line)) + 1, cut(", ".join(texts)))
    for live in project.calculation.live.get(note.id, ()):
        if live.text:
            yield Hint(live.live.span.end_line, live.live.span.end_column, f"= {cut(live.text)}")
    for claim in project.claims.get(note.id, ()):
        if text := _of_claim(claim):
            yield Hint(claim.link.span.end_line, claim.link.span.end_column, cut(text))


def _of_row(quantity: Quantity, good: Mapping[tuple[NoteId, str], str]) -> str:
    statement = quantity.statement
    is_plain = isinstance(statement, Definition) and isinstance(statement.body, Number) and not statement.domain
    if quantity.kind is Kind.FUNCTION or (is_plain and quantity.value is not None):
        return ""
    shown = shown_value(quantity)
    if shown:
        return shown if quantity.kind in {Kind.CHECK, Kind.PICK} else f"= {shown}"
    before = good.get((quantity.id.note, quantity.id.name))
    return f"= {before} (last good)" if before else ""


def _of_claim(claim: Claim) -> str:
    if not claim.computed_text or claim.computed_text == claim.link.display:
        return ""
    is_right = claim.verdict in {Verdict.HOLDS, Verdict.AGREES}
    if is_right and _numbers(claim.computed_text) == _numbers(claim.link.display):
        return ""
    sign = "≠" if claim.verdict in {Verdict.FAILS, Verdict.DISPUTED} else "="
    return f"{sign} {claim.computed_text}"


def _numbers(text: str) -> list[str]:
    """Return the numbers of a text; `3 metres` and `3 m` need not be said twice."""
    return _NUMBER.findall(text.replace(",", ""))
