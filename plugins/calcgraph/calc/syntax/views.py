"""Views: the tables, plots and panels that a `calc` fence with a second word asks for."""

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from calcgraph.calc.syntax.line_repairs import MAX_LINE
from calcgraph.calc.syntax.looks import (
    WORDS as LOOKS,
)
from calcgraph.calc.syntax.looks import (
    HistogramView,
    LookClause,
    Looks,
    is_histogram,
    looks_of,
    read_histogram,
    read_look,
)
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Column, Name
from calcgraph.calc.syntax.view_lines import Item, OptionLine, Reader, Sweep, without_log
from calcgraph.diagnostics import Diagnostic, Severity
from calcgraph.notes.model import Fence
from calcgraph.suggest import did_you_mean, is_one_letter_apart

NO_CHECK = "none"
"""After `check:`, for a view that shows no limit."""


class TableView(Struct, frozen=True):
    """`rows` with `cols`, or two-way: `rows`, `across` and `show`, or `heat` for cells in colours of their values."""

    rows: Sweep
    across: Sweep | None
    items: tuple[Item, ...]
    is_heat: bool = False
    log_heat: bool = False


class PlotView(Struct, frozen=True):
    """Lines over one parameter."""

    items: tuple[Item, ...]
    over: Sweep
    """A range; the lines of a plot share it."""
    per: Name | None
    """Table or pick that has a line for each row."""
    marks: tuple[Name, ...]
    """Tables whose rows are marked as points."""
    log_y: bool
    is_figure: bool = False
    """True if its axis is the slider of an input; without its own ends it has those of the input's range."""
    checks: tuple[Item, ...] | None = None
    """The checks whose limits it shows; None for all that it affects."""
    linear_y: bool = False
    """True if the writer asks for a linear axis, so that the values do not choose it."""


class SeriesView(Struct, frozen=True):
    """Columns of a table over another of its columns: `months.new, months.lost over months.month`."""

    items: tuple[Item, ...]
    over: Column
    log_x: bool
    log_y: bool
    looks: Looks = Looks()
    """The columns that are drawn as points, bars or steps, and those with error bars."""


class ControlsView(Struct, frozen=True):
    """A panel of inputs and results."""

    inputs: tuple[Item, ...]
    items: tuple[Item, ...]
    checks: tuple[Item, ...] | None = None
    """The checks whose limits it shows; None for all that it affects."""


class SensitivityView(Struct, frozen=True):
    """The effect on a result if one input grows by one per cent; `to` is empty for all inputs."""

    items: tuple[Item, ...]
    to: tuple[Item, ...]


class DecideView(Struct, frozen=True):
    """`plan: small, large by profit`: the choice with the highest mean, and what certainty would be worth."""

    over: Sweep
    """The pick or parameter with its choices; of scenarios a name that nothing has."""
    items: tuple[Item, ...]
    """The quantity that should be high, as one name."""


class StepsView(Struct, frozen=True):
    """Worked steps of some quantities."""

    items: tuple[Item, ...]


class ClaimsView(Struct, frozen=True):
    """The claims of the note."""


class GraphView(Struct, frozen=True):
    """A part of the map."""

    focus: str
    """Target as in a wikilink; empty for the note itself."""
    depth: int


View: TypeAlias = (
    TableView
    | PlotView
    | SeriesView
    | HistogramView
    | ControlsView
    | SensitivityView
    | DecideView
    | StepsView
    | ClaimsView
    | GraphView
)


def parse_view(fence: Fence, path: str) -> tuple[View | None, tuple[Diagnostic, ...]]:
    """Return the view that a fence asks for; None with errors if unreadable. `path` is the file as reports print it."""
    reader = Reader(fence, path, [])
    if fence.word not in WORDS:
        hint = did_you_mean(fence.word, WORDS, otherwise=f"choose one of `{'`, `'.join(WORDS)}`")
        reader.refuse("CG250", reader.head, f"`{fence.word}` is not a view", hint)
        return None, tuple(reader.problems)
    view = _READERS[fence.word](reader)
    return (None if any(one.severity is Severity.ERROR for one in reader.problems) else view), tuple(reader.problems)


def items_of(view: View) -> tuple[Item, ...]:
    """Return the items that a view computes, except the inputs of a panel."""
    return view.items if not isinstance(view, ClaimsView | GraphView) else ()


def _table(reader: Reader) -> TableView | None:
    options = reader.options("rows", "cols", "across", "show", "heat")
    rows = _one_sweep(reader, options.get("rows", []))
    across = _one_sweep(reader, options.get("across", []))
    heat = options.get("heat", [])
    kept = [without_log(line.text) for line in heat]
    items = reader.items([*options.get("cols", []), *options.get("show", []), *options.get("", [])])
    items += tuple(item for line, text in zip(heat, kept, strict=True) for item in reader.part(line, 0, text))
    if rows is None and "rows" not in options:
        reader.refuse("CG251", reader.head, "a table needs `rows`", "add a line such as `rows: gpus`")
    if not items and not (reader.problems and options.keys() & {"cols", "show", "heat"}):
        hint = "add a line such as `cols: gpu, step_time`"
        reader.refuse("CG251", reader.head, "a table needs `cols` or `show`", hint)
    if heat and "across" not in options:
        reader.refuse(
            "CG251",
            reader.span(heat[0]),
            "only a table with rows and columns can colour its cells",
            "add a line such as `across: users in 1, 4, 16`",
        )
    elif across and len(items) > 1:
        reader.refuse("CG251", items[1].span, "a two-way table shows one result", f"write `show: {items[0].text}`")
    is_log = any(text != line.text for line, text in zip(heat, kept, strict=True))
    return TableView(rows, across, items, bool(heat), is_log) if rows else None


class _PlotParts(NamedTuple):
    """The clauses of a plot, by kind."""

    drawn: list[tuple[tuple[Item, ...], Sweep]]
    looks: list[LookClause]
    counted: list[HistogramView]
    per: list[Name]
    marks: list[Name]
    log_y: list[OptionLine]


def _plot(reader: Reader) -> PlotView | SeriesView | HistogramView | None:
    parts = _PlotParts([], [], [], [], [], [])
    for line in reader.lines():
        for start, part in _clauses(line.text):
            _read_part(reader, parts, line, start, part)
    if parts.counted:
        _wants_histogram_alone(reader, parts)
        return parts.counted[0]
    if not parts.drawn:
        if not reader.problems:
            reader.refuse(
                "CG251", reader.head, "a plot needs a line", "add a line such as `tps over gpu.bw in 1..20 TB/s`"
            )
        return None
    items, over = tuple(item for shown, _ in parts.drawn for item in shown), parts.drawn[0][1]
    _wants_one_axis(reader, [sweep for _, sweep in parts.drawn])
    if isinstance(over.path, Column) and over.low is None:
        for name in (*parts.per, *parts.marks):
            reader.refuse("CG252", name.span, f"rows of `{over.path.base}` are the points here", "remove this line")
        return SeriesView(items, over.path, over.log, bool(parts.log_y), looks_of(reader, items, parts.looks))
    if parts.looks and (column := _bare_axis(items, over)):
        message = f"`{print_expression(over.path)}` is not a column, and `{parts.looks[0].look}` needs columns"
        reader.refuse("CG252", over.span, message, f"write `{', '.join(item.text for item in items)} over {column}`")
        return None
    for clause in parts.looks:
        hint = "remove this line, or plot columns of a table over one another"
        what = "error bars" if clause.look == "errors" else clause.look
        reader.refuse("CG252", clause.span, f"{what} are rows of a table, and the axis of this plot is a range", hint)
    return PlotView(items, over, parts.per[0] if parts.per else None, tuple(parts.marks), bool(parts.log_y))


def _bare_axis(items: tuple[Item, ...], over: Sweep) -> str:
    """Return the column that a bare name of an axis means if columns of one table are drawn; empty otherwise."""
    bases = {item.shown.expr.base if isinstance(item.shown.expr, Column) else "" for item in items}
    is_bare = isinstance(over.path, Name) and over.low is None and not over.values and len(bases) == 1
    base = next(iter(bases), "")
    return f"{base}.{print_expression(over.path)}" if is_bare and base else ""


def _read_part(reader: Reader, parts: _PlotParts, line: OptionLine, start: int, part: str) -> None:
    """Add a clause of a plot to those of its kind."""
    word = re.match(r"one[ \t]+line[ \t]+per[ \t]+|mark[ \t]+", part)
    if word:
        found = reader.name(line, start + word.end(), part[word.end() :].strip())
        if isinstance(found, Name):
            (parts.marks if part.startswith("mark") else parts.per).append(found)
    elif re.fullmatch(r"log[ \t]+y", part):
        parts.log_y.append(line)
    elif _OVER not in part and (look := read_look(reader, line, start, part)):
        parts.looks.append(look)
    elif _OVER not in part and is_histogram(part):
        if counted := read_histogram(reader, line, start, part):
            parts.counted.append(counted)
    elif made := _line(reader, line, start, part):
        parts.drawn.append(made)


def _wants_histogram_alone(reader: Reader, parts: _PlotParts) -> None:
    """The report of a fence with a histogram and something else."""
    if len(parts.counted) > 1 or parts.drawn or parts.looks or parts.per or parts.marks or parts.log_y:
        span = parts.counted[-1].items[0].span
        reader.refuse("CG252", span, "a histogram is the only line of its plot", "give it its own `calc plot` fence")


def _wants_one_axis(reader: Reader, sweeps: list[Sweep]) -> None:
    """The report of lines that run over something else than the first one does."""
    for sweep in sweeps[1:]:
        if _axis(sweep) != _axis(sweeps[0]):
            reader.refuse("CG252", sweep.span, "the lines of a plot share one axis", "draw this one in a second plot")


def _axis(sweep: Sweep) -> tuple[object, ...]:
    """Return the axis that a sweep ranges over, wherever it is written."""
    ends = ((end.value, end.unit) for end in (sweep.low, sweep.high) if end is not None)
    return (print_expression(sweep.path), sweep.log, *ends)


def _figure(reader: Reader) -> PlotView | None:
    options = reader.options("input", "result", "lines", "log", "linear", "check")
    over = _one_sweep(reader, options.get("input", []))
    items = reader.items(options.get("result", []))
    per = [reader.name(line, 0, line.text) for line in options.get("lines", [])]
    for scale in ("log", "linear"):
        for line in options.get(scale, []):
            if line.text != "y":
                message = f"`{line.text}` is not an axis that can be chosen"
                reader.refuse("CG252", reader.span(line), message, f"write `{scale}: y`")
    if "log" in options and "linear" in options:
        reader.refuse(
            "CG252", reader.span(options["linear"][0]), "`log: y` already chooses the axis", "keep one of them"
        )
    for line in options.get("", []):
        reader.refuse(
            "CG252", reader.span(line), f"`{line.text}` is not a line of a figure", f"write `result: {line.text}`"
        )
    if over is None or not items:
        if not reader.problems:
            missing, example = ("`result`", "result: step_time") if over else ("`input`", "input: users")
            reader.refuse("CG251", reader.head, f"a figure needs {missing}", f"add a line such as `{example}`")
        return None
    if over.values:
        reader.refuse(
            "CG252", over.span, "the axis of a figure needs a range", f"write `{print_expression(over.path)} in 1..10`"
        )
        return None
    rows = next((name for name in per if isinstance(name, Name)), None)
    checks = _checks(reader, options.get("check"))
    return PlotView(
        items, over, rows, (), "log" in options, is_figure=True, checks=checks, linear_y="linear" in options
    )


def _checks(reader: Reader, lines: list[OptionLine] | None) -> tuple[Item, ...] | None:
    """Return the checks that a view names, `check: fits`; none for `check: none`."""
    if lines is None:
        return None
    return () if [line.text for line in lines] == [NO_CHECK] else reader.items(lines)


_VERSUS = re.compile(r"(\S.*?) (?:vs\.?|versus|against|for|by) ([^\W\d]\w* in \S.*)")


_FROM = re.compile(
    r"(?P<name>[^\W\d][\w.]*) (?:from (?P<low>\S+) to (?P<high>\S.*)"
    r"|in (?P<begin>[0-9][0-9_]*(?:\.[0-9]+)?)(?:-|–| - | – )(?P<end>[0-9][0-9_]*(?:\.[0-9]+)?(?: [^\s.,-]+)?))"
)


def _axis_to_write(part: str) -> str:
    """Return the hint for a line without its axis."""
    if len(part) <= MAX_LINE and (found := _VERSUS.fullmatch(part)):
        return f"write `{found[1]} over {found[2]}`"
    word, blank, rest = part.partition(" ")
    if look := next((look for look in ("points", "bars", "steps") if is_one_letter_apart(word, look)), ""):
        return f"write `{look}{blank}{rest}`"
    if set(part) == {"`"}:
        return "close the fence with as many backticks as open it"
    shown, comma, axis = part.rpartition(",")
    if comma and ".." in axis and _AXIS.match(axis.strip()):
        return f"write `{shown.rstrip()} over {axis.strip()}`"
    return f"write `{part} over x in 1..10`"


_AXIS = re.compile(r"[^\W\d][\w.]{0,80} in \S")
"""The beginning of the axis of a plot."""


def _line(reader: Reader, line: OptionLine, start: int, part: str) -> tuple[tuple[Item, ...], Sweep] | None:
    """Return the lines of a plot, and their axis; the meaning decides on a column, parameter or `scenarios` alone."""
    shown, over, sweep = part.partition(_OVER)
    if not over:
        message = f"`{part}` is not a line of a plot"
        reader.refuse("CG252", reader.span(line, start, len(part)), message, _axis_to_write(part))
        return None
    if where := re.search(r"\bwhere\b", shown):
        message = "a plot shows all rows of a column, so it takes no `where`"
        hint = "write the rows to plot in a separate table"
        reader.refuse("CG252", reader.span(line, start + where.start(), len("where")), message, hint)
        return None
    if words := _FROM.fullmatch(sweep.strip()):
        hint = f"write `{shown.strip()} over {words['name']} in {words['low'] or words['begin']}"
        hint += f"..{words['high'] or words['end']}`"
        message = f"`{sweep.strip()}` is not an axis"
        reader.refuse("CG252", reader.span(line, start + len(shown) + len(over), len(sweep)), message, hint)
        return None
    found = reader.axis(line, start + len(shown) + len(over), sweep)
    if found and found.values:
        reader.refuse(
            "CG252", found.span, "the axis of a plot needs a range", f"write `{print_expression(found.path)} in 1..10`"
        )
        return None
    items = reader.part(line, start, shown.rstrip())
    return (items, found) if found and items else None


def _controls(reader: Reader) -> ControlsView:
    options = reader.options("inputs", "show", "check")
    inputs = reader.items([*options.get("inputs", []), *options.get("", [])])
    for item in inputs:
        if not isinstance(item.shown.expr, Name | Column):
            reader.refuse("CG252", item.span, f"`{item.text}` is not a name", "name a parameter or a pick")
    items = reader.items(options.get("show", []))
    if not inputs:
        reader.refuse("CG251", reader.head, "a panel needs `inputs`", "add a line such as `inputs: gpu, params`")
    return ControlsView(inputs, items, _checks(reader, options.get("check")))


def _sensitivity(reader: Reader) -> SensitivityView:
    options = reader.options("of", "to")
    items = reader.items([*options.get("of", []), *options.get("", [])])
    _wants_items(reader, items)
    return SensitivityView(items, reader.items(options.get("to", [])))


_OF = re.compile(r"([^\W\d]\w*+)[ \t]*+:[ \t]*+")
_BY = re.compile(r"(?<![ \t])[ \t]++by[ \t]++(?=\S)")


def _decide(reader: Reader) -> DecideView | None:
    """One line, which reads with the word of the fence: decide plan: small, large by profit."""
    lines = [reader.whole(line) for line in reader.lines()]
    text = lines[0].text if lines else ""
    of = _OF.match(text)
    *_, by = [None, *_BY.finditer(text, of.end())] if of else [None]
    if of is None or by is None or by.start() == of.end():
        where = reader.span(lines[0]) if lines else reader.head
        reader.refuse(
            "CG251", where, "a decision needs choices and a result", "add a line such as `plan: small, large by profit`"
        )
        return None
    for line in lines[1:]:
        reader.refuse("CG252", reader.span(line), "a fence contains one decision", "put this one in a separate fence")
    line = lines[0]
    path = Name(of[1], reader.span(line, 0, len(of[1])))
    over = reader.values(line, of.end(), text[of.end() : by.start()], path)
    items = reader.part(line, by.end(), text[by.end() :])
    return DecideView(over, items[:1]) if over and items else None


def _steps(reader: Reader) -> StepsView:
    items = reader.items([line for lines in reader.options("of").values() for line in lines])
    _wants_items(reader, items)
    return StepsView(items)


def _claims(reader: Reader) -> ClaimsView:
    reader.options()
    return ClaimsView()


def _graph(reader: Reader) -> GraphView:
    options = reader.options("focus", "depth")
    focus = options.get("focus", [])
    target = re.fullmatch(r"\[\[(.*)\]\]", focus[0].text) if focus else None
    if focus and target is None:
        reader.refuse("CG252", reader.span(focus[0]), f"`{focus[0].text}` is not a note", "write `focus: [[note]]`")
    depth = options.get("depth", [])
    if depth and depth[0].text not in {"1", "2"}:
        reader.refuse(
            "CG252", reader.span(depth[0]), f"`{depth[0].text}` is not a depth", "write `depth: 1` or `depth: 2`"
        )
        return GraphView("", 1)
    return GraphView(target[1] if target else "", int(depth[0].text) if depth else 1)


_READERS = {
    "figure": _figure,
    "controls": _controls,
    "table": _table,
    "plot": _plot,
    "sensitivity": _sensitivity,
    "decide": _decide,
    "steps": _steps,
    "claims": _claims,
    "graph": _graph,
}
WORDS = tuple(_READERS)
"""The words that make a `calc` fence a view."""


def _wants_items(reader: Reader, items: tuple[Item, ...]) -> None:
    if not items:
        reader.refuse(
            "CG251",
            reader.head,
            f"`{reader.fence.word}` needs a name",
            "add the name of a quantity, such as `step_time`",
        )


def _one_sweep(reader: Reader, lines: list[OptionLine]) -> Sweep | None:
    return reader.sweep(lines[0], 0, lines[0].text) if lines else None


_CLAUSE = re.compile(rf",[ \t]*(?=one[ \t]+line|mark[ \t]|{LOOKS}|log[ \t]+y)")
_OVER = " over "


def _clauses(text: str) -> Iterator[tuple[int, str]]:
    """Yield the clauses of a plot's line: text after a comma starts a clause if it begins with a clause's word.

    Before the last ` over ` such a word is the name of something that is drawn.
    """
    start, last = 0, text.rfind(_OVER)
    for found in _CLAUSE.finditer(text):
        if found.start() > last:
            yield start, text[start : found.start()].rstrip()
            start = found.end()
    yield start, text[start:].rstrip()
