"""Views: what their lines mean, and what is reported about those that mean nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.syntax.tree import Name, Number
from calcgraph.calc.syntax.views import ControlsView, GraphView, PlotView, TableView, items_of, parse_view
from calcgraph.notes.model import Fence
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile, Span


def fence(word, text):
    lines = text.count("\n") + 1
    return Fence(word, {}, text, Span(10, 1, 11 + lines, 4), 11, (0,) * lines)


def read(word, text):
    return parse_view(fence(word, text), "n.md")


def values(sweep):
    return [value.name if isinstance(value, Name) else f"{value.value} {value.unit}".strip() for value in sweep.values]


def test_table_over_rows():
    view, problems = read("table", "rows: gpus  # all\ncols: gpu, gpu.bw, tps with quant=fp8, users=2, step as us .2")
    assert isinstance(view, TableView)
    assert (view.rows.path.name, view.rows.values, problems) == ("gpus", (), ())
    assert [item.text for item in view.items] == ["gpu", "gpu.bw", "tps with quant=fp8, users=2", "step as us .2"]
    assert (view.items[3].shown.unit, view.items[3].shown.digits) == ("us", 2)


def test_two_way_table():
    view, problems = read("table", "rows: gpu in h100, a100-40gb\nacross: ctx in 8Ki tok, 32Ki tok\nshow: tps")
    assert isinstance(view, TableView)
    assert problems == ()
    assert values(view.rows) == ["h100", "a100-40gb"]
    assert values(view.across) == ["8192 tok", "32768 tok"]


def test_values_below_zero():
    view, problems = read("table", "rows: x in -2 m, 0 m, 2 m\ncols: y")
    assert (values(view.rows), problems) == (["-2 m", "0 m", "2 m"], ())
    view, problems = read("plot", "y over x in -5..5 m")
    assert (view.over.low.value, view.over.low.unit, view.over.high.value, problems) == (-5, "m", 5, ())


def test_plot():
    view, problems = read("plot", "tps over gpu.bw in 1..20 TB/s log, one line per precisions\nmark gpus\nlog y")
    assert isinstance(view, PlotView)
    assert problems == ()
    assert (view.over.low.unit, view.over.high.value, view.over.log, view.log_y) == ("TB/s", 20, True, True)
    assert (view.per.name, [mark.name for mark in view.marks]) == ("precisions", ["gpus"])


def test_plot_with_several_lines():
    view, _ = read("plot", "a with x=1, y=2 over n in 1..8 step 1\nb over n in 1..8")
    assert [item.text for item in items_of(view)] == ["a with x=1, y=2", "b"]
    assert isinstance(view.over.step, Number)


def test_controls():
    view, problems = read("controls", "inputs: gpu, params\nshow: tps")
    assert isinstance(view, ControlsView)
    assert ([i.text for i in view.inputs], [i.text for i in view.items], problems) == (["gpu", "params"], ["tps"], ())


def test_graph():
    assert read("graph", "focus: [[kv-cache]]\ndepth: 2") == (GraphView("kv-cache", 2), ())


PROBLEMS = {
    "no such view": ("tabel", "", "CG250 10:1 `tabel` is not a view"),
    "unknown option": ("table", "row: gpus\nrows: gpus\ncols: a", "CG251 11:6 `row` is not an option of this view"),
    "table without rows": ("table", "cols: a", "CG251 10:1 a table needs `rows`"),
    "table without columns": ("table", "rows: gpus", "CG251 10:1 a table needs `cols` or `show`"),
    "two results in two ways": (
        "table",
        "rows: a\nacross: b\nshow: c, d",
        "CG251 13:10 a two-way table shows one result",
    ),
    "figure without an input": ("figure", "result: tps", "CG251 10:1 a figure needs `input`"),
    "figure without a result": ("figure", "input: w", "CG251 10:1 a figure needs `result`"),
    "figure over values": ("figure", "input: w in 1, 2\nresult: t", "CG252 11:13 the axis of a figure needs a range"),
    "figure of lines": (
        "figure",
        "tps over w\ninput: w\nresult: t",
        "CG252 11:1 `tps over w` is not a line of a figure",
    ),
    "figure of another axis": (
        "figure",
        "input: w\nresult: t\nlog: x",
        "CG252 13:6 `x` is not an axis that can be chosen",
    ),
    "plot without a range": ("plot", "tps over bw in 1, 2", "CG252 11:16 the axis of a plot needs a range"),
    "plot without over": ("plot", "tps", "CG252 11:1 `tps` is not a line of a plot"),
    "range of words": ("plot", "tps over bw in a..b", "CG252 11:16 `a..b` is not a range"),
    "input that is a formula": ("controls", "inputs: a + b", "CG252 11:9 `a + b` is not a name"),
    "depth": ("graph", "depth: 9", "CG252 11:8 `9` is not a depth"),
    "nothing to show": ("steps", "", "CG251 10:1 `steps` needs a name"),
}


@pytest.mark.parametrize(("word", "text", "expected"), PROBLEMS.values(), ids=PROBLEMS)
def test_problems(word, text, expected):
    view, problems = read(word, text)
    first = problems[0]
    assert view is None
    assert f"{first.code} {first.span.line}:{first.span.column} {first.message}" == expected


WORDS = (
    "rows:|cols:|across:|show:|inputs:| over | in |1..2|1,2|log|y|,|a|one line per|mark|with|=|\n|[[|]]|(|#|step|..|"
    "focus:|depth:| |64K"
)


@given(
    st.sampled_from(["figure", "table", "plot", "controls", "sensitivity", "decide", "steps", "claims", "graph"]),
    st.lists(st.sampled_from(WORDS.split("|")), max_size=20).map("".join),
)
def test_any_text_gives_a_view_or_a_problem(word, text):
    view, problems = read(word, text)
    assert (view is None) == any(one.severity == "error" for one in problems)


def test_a_quote_that_is_not_closed_and_a_map_round_nothing_are_reported():
    text = '```calc title="Bad\nx = 1\n```\n\n```calc graph\nfocus: [[nowhere]]\n```\n'
    project = read_project([SourceFile(NoteId("n.md"), text)], [], lambda _: None, Settings())
    assert [f"{one.code} {one.span.line} {one.message}" for one in project.diagnostics] == [
        "CG251 1 the quote after `title=` is not closed",
        "CG252 5 `[[nowhere]]` is not a note, so there is no map around it",
    ]


@pytest.mark.parametrize("focus", ["n", "N", "sub/other", "other", "A title"])
def test_a_map_is_drawn_round_any_note(focus):
    notes = {"n.md": f"```calc graph\nfocus: [[{focus}]]\n```\n", "sub/other.md": "# A title\n"}
    sources = [SourceFile(NoteId(path), text) for path, text in notes.items()]
    assert read_project(sources, [], lambda _: None, Settings()).diagnostics == ()


NOTE = """```calc
gpu = pick gpus: h100
n = 4 in {1, 2}
w = 3 GB
t = w * n
f(x) = x
warm = 20 °C
```

<!-- calc: table gpus -->
| id   | name | bw [TB/s] |
|------|------|----------:|
| h100 | H100 |      3.35 |
| 8b   | none |         1 |

```calc WORD
"""
ARGUMENT = "CG252 `x` is an argument of `f`, and a view can only vary parameters"
NAMES = {
    "a word among numbers": ("table", "rows: w in 1 GB, foo\ncols: t", "CG252 `foo` is not a number, and `w` is GB"),
    "a name among numbers": (
        "table",
        "rows: n in 1, w\ncols: t",
        "CG252 `w` is not a number, and `n` is a plain number",
    ),
    "another kind of number": ("table", "rows: w in 1, 2 s\ncols: t", "CG310 `w` is GB, `2 s` among its values is s"),
    "an unknown unit": ("table", "rows: w in 1 GX, 2\ncols: t", "CG301 unknown unit `GX`"),
    "a range of another kind": ("plot", "t over w in 1..2 s", "CG310 `w` is GB, `2 s` among its values is s"),
    "a range that falls": ("plot", "t over w in 3..1 GB", "CG252 the range `3..1 GB` is empty"),
    "a range without a logarithm": ("plot", "t over w in 0..1 GB log", "CG252 a `log` range needs ends above zero"),
    "a logarithm of °C": (
        "plot",
        "t over warm in 10..90 °C log",
        "CG252 `warm` is in °C, which does not start at zero and has no logarithm",
    ),
    "a logarithmic axis of °C": (
        "plot",
        "warm + 5 K over w in 1..2 GB\nlog y",
        "CG252 `warm + 5 K` is in °C, which does not start at zero and has no logarithm",
    ),
    "a step of nothing": ("table", "rows: w in 0..1 step 0\ncols: t", "CG252 the step of a range is above zero"),
    "a row that is none": ("table", "rows: gpus in h100, b2\ncols: t", "CG344 `gpus` has no row `b2`"),
    "a number for a row": ("table", "rows: gpu in 5\ncols: t", "CG344 `gpus` has no row `5`"),
    "a range of rows": (
        "table",
        "rows: gpu in 1..2\ncols: t",
        "CG252 `gpu` varies over rows, so it needs rows and not a range",
    ),
    "a word across": ("table", "rows: n\nacross: w in x\nshow: t", "CG252 `x` is not a number, and `w` is GB"),
    "a column that is none": ("table", "rows: gpu.b in 1\ncols: t", "CG345 `gpus` has no column `b`"),
    "a column without values": ("table", "rows: gpu.bw\ncols: t", "CG252 `gpu.bw` has no values to run through"),
    "values that fit": ("table", "rows: w in 1, 2 MB, 3 GiB\nacross: gpu.bw in 1, 2 GB/s\nshow: t", ""),
    "a row named like a number": ("table", "rows: gpu in 8b, h100\ncols: t", ""),
    "all known": ("table", "rows: gpus\ncols: gpu, gpu.name, gpus.bw, t, t with n=2", ""),
    "a set to run through": ("table", "rows: n\ncols: t", ""),
    "unknown table": ("table", "rows: gpuz\ncols: t", "CG343 `gpuz` is not defined in this note"),
    "unknown column": ("table", "rows: gpus\ncols: gpu.nosuch", "CG345 `gpus` has no column `nosuch`"),
    "figure over a formula": ("figure", "input: t\nresult: t", "CG252 `t` is not a parameter, so it has no slider"),
    "figure over what is not there": (
        "figure",
        "input: nosuch\nresult: t",
        "CG343 `nosuch` is not defined in this note",
    ),
    "unknown result": ("plot", "nosuch over w in 1..3 GB", "CG343 `nosuch` is not defined in this note"),
    "function": ("table", "rows: f\ncols: t", "CG252 `f` is nothing to run through"),
    "an argument": ("table", "rows: x in 1, 2\ncols: f", ARGUMENT),
    "an argument of what is called": ("plot", "f(x) + 1 over x in 0..5 GB", ARGUMENT),
    "an argument that is a parameter too": ("plot", "f(w) over w in 1..3 GB", ""),
    "no values": ("table", "rows: w\ncols: t", "CG252 `w` has no values to run through"),
    "no rows": ("plot", "t over w in 1..3 GB, one line per n", "CG252 `n` has no rows"),
    "formula as input": ("controls", "inputs: w, t", "CG252 `t` is computed, so it cannot be chosen"),
}


@pytest.mark.parametrize(("word", "text", "expected"), NAMES.values(), ids=NAMES)
def test_names_of_a_view_are_checked_with_the_vault(word, text, expected):
    source = SourceFile(NoteId("n.md"), NOTE.replace("WORD", word) + text + "\n```\n")
    project = read_project([source], [], lambda _: None, Settings())
    found = [f"{one.code} {one.message}" for one in project.diagnostics if one.span.line > 15]
    assert found == ([expected] if expected else [])
