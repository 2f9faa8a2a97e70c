"""Columns of a table as lines of a plot: what can be drawn, and what is said of all else."""

import pytest

from calcgraph.calc.syntax.views import SeriesView, parse_view
from calcgraph.calc.tables.keys import numbers_of_key
from calcgraph.calc.views import series
from calcgraph.calc.views.cells import cells_of, table_of
from calcgraph.notes.model import Fence
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile, Span

NOTE = """<!-- calc: table months -->

| month   | new [USD] | lost [USD] | day        | n | word | staff | gap |
|---------|----------:|-----------:|------------|--:|------|------:|----:|
| 2026-01 |        10 |       2..4 | 2026-01-31 | 1 | a    |     2 |     |
| 2026-02 |        12 |          3 | 2026-02-28 | 2 | b    |     3 |     |
| 2026-03 |        15 |            | 2026-03-31 | 3 | a    |     4 |     |

<!-- calc: table other -->

| id | x [USD] |
|----|--------:|
| a  |       1 |

```calc
g = 1.5 in 1..3
months.net [USD] = months.new * g - 3 USD
months.sum = cumulative(months.net)
months.owed = -months.new
by_n = total(months.new) per months.n
by_n.more = by_n.new * g
p = pick other: a
cash(0) = 5 USD
cash(n) = cash(n - 1) * g for n in 1..5
y = total(months.sum) + cash(5) + p.x + mean(months.staff) * 1 USD
scenario s: g = 2
```

"""


def said(line, note=NOTE):
    text = f"{note}```calc plot\n{line}\n```\n"
    project = read_project([SourceFile(NoteId("n.md"), text)], [], lambda _: None, Settings())
    return [f"{one.code} {one.message}; {one.hint}" for one in project.diagnostics]


DRAWN = (
    "months.new over months.month",
    "months.new, months.lost, months.net over months.month",
    "months.new over months.month\nmonths.net over months.month",
    "months.new, months.net over months.day\nlog y",
    "months.staff over months.n log",
    "months.net over months.sum",
    "months.new as kUSD over months.day",
    "months.new over months.word",
    "other.x over other.id",
    "by_n.new, by_n.more over by_n.n",
    "months.owed over months.n",
    "y - 26 USD over g in 1..2\nlog y",
)


@pytest.mark.parametrize("line", DRAWN)
def test_what_is_drawn(line):
    assert said(line) == []


REFUSED = {
    "months.new, months.staff over months.n": (
        "CG310 `months.staff` is a plain number, `months.new` is USD; an axis has one unit; draw a plot of each"
    ),
    "y over g in 1..2\ng over g in 1..2": (
        "CG310 `g` is a plain number, `y` is USD; an axis has one unit; draw a plot of each"
    ),
    "y, y * 2, y * 1 kg over g in 1..2": (
        "CG310 `y * 1 kg` is USD*kg, `y` is USD; an axis has one unit; draw a plot of each"
    ),
    "months.new as kg over months.n": "CG356 a value in `USD` cannot be shown as `kg`; ",
    "months.word over months.n": (
        "CG252 `months.word` contains words, and a line needs numbers; write `months.x over months.word`"
    ),
    "months.day over months.n": (
        "CG252 `months.day` is a date, and a plot has no axis of dates; show dates in a `calc table`, or plot "
        "the days since a first date: `end - start`"
    ),
    "months.gap over months.n": "CG350 `months.gap` has no point in this plot: all of its cells are empty; ",
    "months.nw over months.n": "CG345 `months` has no column `nw`; did you mean `new`?",
    "months.new over months.mnth": "CG345 `months` has no column `mnth`; did you mean `month`?",
    "other.x over months.n": (
        "CG252 `other.x` is not a column of `months`, whose rows are the points here; a row of one table is "
        "not a row of another"
    ),
    "months.net with g = 2 over months.n": (
        "CG252 `months.net with g = 2` is not a column of `months`; make it one in a sheet: `months.value = "
        "(months.net with g = 2)`"
    ),
    "months.new * 2 over months.n": (
        "CG252 `months.new * 2` is not a column of `months`; make it one in a sheet: `months.value = months.new * 2`"
    ),
    "cash(n) over months.n": (
        "CG252 `cash(n)` is not a column of `months`; make it one in a sheet: `months.cash = cash(months.n)`"
    ),
    "months.new where months.new > 3 USD over months.n": (
        "CG252 a plot shows all rows of a column, so it takes no `where`; write the rows to plot in a separate table"
    ),
    "months.new over months.word log": "CG252 `months.word` has words, which have no logarithm; remove `log`",
    "months.new over months.day log": "CG252 `months.day` has dates, which have no logarithm; remove `log`",
    "months.owed, months.new over months.n\nlog y": "CG252 `months.owed` is nowhere above zero, as `log y` needs it; ",
    "months.new over months.n, mark other": "CG252 rows of `months` are the points here; remove this line",
    "months.new over months.n, one line per other": ("CG252 rows of `months` are the points here; remove this line"),
    "months.new over months.n\nmonths.net over months.day": (
        "CG252 the lines of a plot share one axis; draw this one in a second plot"
    ),
    "-y over g in 1..2\nlog y": "CG252 `-y` is nowhere above zero, as `log y` needs it; ",
    "y over g in 1..2\ny over g in 1..3": "CG252 the lines of a plot share one axis; draw this one in a second plot",
    "months.new over g in 1..2": (
        "CG345 `months.new` is a whole column; write `total(months.new)`, a cell `months.row.new` or a `pick`"
    ),
    "months.new over nobody.x": "CG343 `nobody` is not defined in this note; ",
    "y over nobody": "CG343 `nobody` is not defined in this note; ",
    "y over scenarios": (
        "CG252 scenarios are not a range, which the axis of a plot needs; write a `calc table` with `rows: scenarios`"
    ),
    "y over months": (
        "CG252 the axis of a plot needs a range; choose a column, `over months.month`, or a range of a parameter: "
        "`over x in 1..10`"
    ),
    "y over p": "CG252 the axis of a plot needs a range; choose a parameter, and add `one line per p`",
    "y over g": "CG252 the axis of a plot needs a range; write `g in 1..3`",
    "y over p.x": "CG252 the axis of a plot needs a range; write `p.x in 1..10`",
    "cash over n": "CG252 the axis of a plot needs a range; write `n in 1..10`",
}


@pytest.mark.parametrize(("line", "message"), REFUSED.items(), ids=REFUSED)
def test_what_is_refused(line, message):
    assert said(line) == [message]


def test_ranges_of_one_size_in_another_spelling_are_one_axis():
    assert said("y over g in 1..2\ny * 2 over g in 1 .. 2") == []


def test_columns_below_zero_have_no_logarithm():
    assert said("months.new over months.n log", NOTE.replace("| 1 | a ", "| 0 | a ")) == [
        "CG252 `months.n` is not above zero in all rows, as `log` needs it; "
    ]


def rows(count):
    return "\n".join(
        ["<!-- calc: table t -->", "", "| id | x |", "|---|--:|", *(f"| r{n} | {n} |" for n in range(count)), "", ""]
    )


MONTHS = "\n".join(
    ["<!-- calc: table t -->", "", "| id | x | month |", "|---|--:|--|"]
    + [f"| r{n} | {n} | m{n % 12} |" for n in range(301)]
    + ["", ""]
)


@pytest.fixture
def few(monkeypatch):
    """A limit that a test reaches in a moment; `test_dense.py` draws 9,000 rows."""
    assert series.MOST_ROWS >= 8_784, "a leap year of hours"
    monkeypatch.setattr(series, "MOST_ROWS", 300)


@pytest.mark.usefixtures("few")
def test_a_column_of_very_many_rows_is_refused():
    assert said("t.x over t.id", rows(300)) == []
    hint = "give the table a column with a word for each group, such as the month, and plot a mean per group"
    assert said("t.x over t.id", rows(301)) == [f"CG252 `t` has 301 rows, and a plot draws up to 300; {hint}"]


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("more", ["", "```calc\nby_month = 3\n```\n\n"], ids=["free", "taken"])
def test_the_groups_that_a_refusal_proposes_can_be_pasted(more):
    (text,) = said("t.x over t.id", MONTHS + more)
    line = text.split("`")[-2]
    table, _, rest = line.partition(" = ")
    assert rest == "mean(t.x) per t.month"
    assert said(f"{table}.x over {table}.month", f"{MONTHS}{more}```calc\n{line}\n```\n\n") == []


@pytest.mark.usefixtures("few")
def test_a_computed_column_has_as_many_rows_as_one_of_a_file():
    sheet = "```calc\na = 2\nt.y = t.x * a\n```\n\n"
    assert said("t.y over t.x", rows(300) + sheet) == []
    assert said("t.y over t.x", rows(301) + sheet)[0].startswith("CG252 `t` has 301 rows, and a plot draws up to 300")


def test_error_bars_of_long_columns_are_refused():
    sheet = "```calc\na = 2\nt.y = t.x * a\n```\n\n"
    assert said("t.x over t.x\nerror bars t.y", rows(200) + sheet) == []
    assert said("t.x over t.x\nerror bars t.y", rows(201) + sheet) == [
        "CG252 `t` has 201 rows, and a plot draws up to 200 error bars; leave out `error bars t.y`"
    ]
    assert said("t.x over t.x\nerror bars t.x", rows(2_000)) == []
    assert said("t.x over t.x\nerror bars t.x", rows(2_001))[0].startswith("CG252 `t` has 2,001 rows")


def parsed(text):
    return parse_view(Fence("plot", {}, text, Span(1, 1, 3, 4), 2, (0,)), "n.md")


def test_how_a_line_is_read():
    view, problems = parsed("months.new as kUSD .1, months.net over months.n log\nlog y")
    assert isinstance(view, SeriesView)
    assert problems == ()
    assert [(item.text, item.shown.unit) for item in view.items] == [
        ("months.new as kUSD .1", "kUSD"),
        ("months.net", ""),
    ]
    assert (view.over.base, view.over.column, view.log_x, view.log_y) == ("months", "n", True, True)


KEYS = {
    "numbers": ("2020 2021 2025", [2020.0, 2021.0, 2025.0]),
    "dates": ("1970-01-01 1970-01-03", [0.0, 172_800.0]),
    "months": ("2026-01 2026-02", None),
    "a word among numbers": ("1 2 x", None),
    "no day of the calendar": ("2026-02-28 2026-02-29", None),
    "numbers with noughts before them, which are names": ("01 02", None),
    "sizes, which are names": ("8B 70B", None),
}


@pytest.mark.parametrize(("ids", "places"), KEYS.values(), ids=KEYS)
def test_row_names_that_are_places(ids, places):
    text = "\n".join(
        ["<!-- calc: table t -->", "", "| id | x |", "|---|--:|", *(f"| {one} | 1 |" for one in ids.split()), ""]
    )
    project = read_project([SourceFile(NoteId("n.md"), text)], [], lambda _: None, Settings())
    (table,) = project.calculation.datasets.values()
    found = numbers_of_key(table, "id")
    assert (found and [one.number for one in found[1].values()]) == places


def test_cells_are_those_of_the_rows():
    project = read_project([SourceFile(NoteId("n.md"), NOTE)], [], lambda _: None, Settings())
    view, _ = parsed("months.net over months.month")
    table = table_of(project.calculation, NoteId("n.md"), view.over)
    net, lost = (cells_of(project.calculation, table, name) for name in ("net", "lost"))
    assert [one.number for one in net.values] == [12.0, 15.0, 19.5]
    assert [one and (one.low, one.high) for one in lost.values] == [(2.0, 4.0), (3.0, 3.0), None]
    assert cells_of(project.calculation, table, "month").words == ("2026-01", "2026-02", "2026-03")
    assert cells_of(project.calculation, table, "nothing") is None


def test_columns_of_another_note():
    """They are known by the name under which they are imported, and its computed columns with them."""
    other = "# O\n```calc\nuse [[n]]: months\n```\n\n```calc plot\n%s over months.month\n```\n"
    for line, wanted in (("months.new, months.net", []), ("months.nett", ["CG345"])):
        files = [SourceFile(NoteId("n.md"), NOTE), SourceFile(NoteId("o.md"), other % line)]
        project = read_project(files, [], lambda _: None, Settings())
        assert [one.code for one in project.diagnostics] == wanted
