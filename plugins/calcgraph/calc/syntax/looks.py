"""The clauses of a plot of columns: points, bars, stacked bars, steps and error bars; and histograms."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field

from calcgraph.calc.syntax.tree import Column
from calcgraph.calc.syntax.view_lines import IN, Item, OptionLine, Reader, Sweep
from calcgraph.source import Span

Look: TypeAlias = Literal["points", "bars", "stacked", "steps"]
_LOOK = re.compile(r"(points|bars|stacked(?:[ \t]+bars)?|steps)(?:[ \t]+|$)")
_ERRORS = re.compile(r"error[ \t]+bars(?:[ \t]+|$)")
_ON = re.compile(r"(?<![ \t])[ \t]+on[ \t]+")
_HISTOGRAM = re.compile(r"histogram[ \t]+")
WORDS = r"points\b|bars\b|stacked\b|steps\b|error[ \t]+bars\b"
"""The words with which such a clause begins."""


class Looks(Struct, frozen=True):
    """The looks of the columns of a plot; a column without a look is a line."""

    of: Mapping[str, Look] = field(default_factory=dict)
    """The look of each column that has one."""
    errors: Mapping[str, Item] = field(default_factory=dict)
    """The column of uncertainties of each column that has error bars."""

    def named(self, look: Look) -> frozenset[str]:
        """Return the columns with a look."""
        return frozenset(column for column, own in self.of.items() if own == look)


class LookClause(NamedTuple):
    """A clause as it is written."""

    look: Look | Literal["errors"]
    items: tuple[Item, ...]
    """The columns that it names; none for all columns."""
    on: tuple[Item, ...]
    """The column that has these error bars, if the clause names it."""
    span: Span


def read_look(reader: Reader, line: OptionLine, start: int, part: str) -> LookClause | None:
    """Return the clause that a part of a line is; None for a part that starts otherwise."""
    span = reader.span(line, start, len(part))
    if word := _ERRORS.match(part):
        rest = part[word.end() :]
        on = _ON.search(rest)
        items = reader.part(line, start + word.end(), rest[: on.start()] if on else rest)
        named = reader.part(line, start + word.end() + on.end(), rest[on.end() :]) if on else ()
        return LookClause("errors", items, named, span)
    if word := _LOOK.match(part):
        look: Look = "stacked" if word[1].startswith("stacked") else word[1]  # type: ignore[assignment]  # one of the pattern's words
        return LookClause(look, reader.part(line, start + word.end(), part[word.end() :]), (), span)
    return None


def looks_of(reader: Reader, items: tuple[Item, ...], clauses: Iterable[LookClause]) -> Looks:
    """Return how columns are drawn: a clause that names columns counts for them, a clause alone for all others."""
    drawn = {item.text: item.shown.expr.column for item in items if isinstance(item.shown.expr, Column)}
    found: dict[str, Look] = {}
    errors: dict[str, Item] = {}
    alone: list[LookClause] = []
    for clause in clauses:
        if clause.look == "errors":
            errors |= _errors(reader, drawn, clause)
        elif not clause.items:
            alone.append(clause)
        else:
            for column in _columns(reader, drawn, clause.items, clause.span):
                if found.setdefault(column, clause.look) != clause.look:
                    _refuse_two(reader, clause)
    if alone:
        found = {**{column: _look(alone[0]) for column in drawn.values()}, **found}
    for clause in alone[1:]:
        if clause.look != alone[0].look:
            _refuse_two(reader, clause)
    return Looks(found, errors)


def _look(clause: LookClause) -> Look:
    assert clause.look != "errors"
    return clause.look


def _refuse_two(reader: Reader, clause: LookClause) -> None:
    hint = "name the columns of each: `bars t.a`, `points t.b`"
    reader.refuse("CG252", clause.span, "a column is drawn in one way, and here it has two", hint)


def _columns(
    reader: Reader, drawn: Mapping[str, str], items: Iterable[Item], span: Span, example: str = ""
) -> Iterator[str]:
    """Yield the drawn columns that a clause names; refuse others."""
    for item in items:
        # `as` belongs to the line that draws the column
        column = drawn.get(item.text) or next(
            (own for text, own in drawn.items() if text.partition(" as ")[0] == item.text), None
        )
        if column is not None:
            yield column
            continue
        hint = f"name one of its columns: {', '.join(drawn)}"
        reader.refuse("CG252", span, f"`{item.text}` is not drawn in this plot", example or hint)


def _errors(reader: Reader, drawn: Mapping[str, str], clause: LookClause) -> Mapping[str, Item]:
    first = next(iter(drawn), "t.y")
    example = f"error bars t.u on {first}" if len(drawn) > 1 else "error bars t.u"
    if len(clause.items) != 1:
        message = (
            "error bars need a column of uncertainties" if not clause.items else "error bars need exactly one column"
        )
        reader.refuse("CG251", clause.span, message, example)
        return {}
    item = clause.items[0]
    if clause.on:
        return dict.fromkeys(_columns(reader, drawn, clause.on, clause.span), item)
    if len(drawn) != 1:
        hint = f"write `error bars {item.text} on {first}`"
        reader.refuse("CG252", clause.span, f"{len(drawn)} columns could have these error bars", hint)
        return {}
    return {next(iter(drawn.values())): item}


class HistogramView(Struct, frozen=True):
    """`histogram parts.mass in 0..50 g step 5 g`: the number of rows of a table in each interval of a column."""

    items: tuple[Item, ...]
    """The column, as the only item."""
    over: Column
    bins: Sweep | None
    """The range of the intervals and their width; None for round intervals that contain all values."""


def read_histogram(reader: Reader, line: OptionLine, start: int, part: str) -> HistogramView | None:
    """Return the histogram that a part of a line asks for; None with a problem if it is not readable."""
    word = _HISTOGRAM.match(part)
    assert word is not None
    text = part[word.end() :]
    within = IN.search(text)
    items = reader.part(line, start + word.end(), text[: within.start()] if within else text)
    column = items[0].shown.expr if items else None
    if len(items) != 1 or not isinstance(column, Column):
        if not reader.problems:
            span = reader.span(line, start, len(part))
            reader.refuse("CG252", span, "a histogram counts the rows of one column", "write `histogram parts.mass`")
        return None
    if within is None:
        return HistogramView(items, column, None)
    ends = text[within.end() :]
    bins = reader.ends(line, start + word.end() + within.end(), ends, column)
    if bins is not None and bins.step is None:
        assert bins.low is not None
        assert bins.high is not None
        width = float((bins.high.value - bins.low.value) / 10) or 1.0
        hint = f"write `histogram {items[0].text} in {ends} step {f'{width:g} {bins.high.unit}'.strip()}`"
        reader.refuse("CG252", bins.span, "the intervals of a histogram have a width", hint)
    if bins is not None and bins.log:
        reader.refuse("CG252", bins.span, "the intervals of a histogram have one width", "remove `log`")
    return HistogramView(items, column, bins) if bins is not None and bins.step is not None else None


def is_histogram(part: str) -> bool:
    """Return whether a part of a plot's line asks for a histogram."""
    return _HISTOGRAM.match(part) is not None
