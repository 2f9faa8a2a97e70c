"""Bars, steps, error bars and histograms of columns: what is drawn, and the reason why other lines are refused."""

import re

import numpy as np
import pytest

from calcgraph.calc.views.histograms import Bins, counts_of, rice_bins
from calcgraph.project import read_project
from calcgraph.render.page import page_of
from calcgraph.render.views.draw import render_view
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

NOTE = """<!-- calc: table t -->

| id | y [mm] | z [mm] | u [mm] | w [s] | n | air [°C] | word | r [mm] | day        |
|----|-------:|-------:|-------:|------:|--:|---------:|------|-------:|------------|
| a  |     10 |      3 |      1 |     1 | 1 |        5 | x    |   2..3 | 2026-01-31 |
| b  |     12 |     -2 |      2 |     2 | 3 |        7 | x    |      4 | 2026-02-28 |
| c  |     15 |      5 |      1 |     3 | 2 |        9 | y    |      5 | 2026-03-31 |

```calc
g = 2 in 1..3
t.v = t.y * g
bars = g * 3
steps = g
```

"""


def said(lines, note=NOTE):
    text = f"{note}```calc plot\n{lines}\n```\n"
    project = read_project([SourceFile(NoteId("n.md"), text)], [], lambda _: None, Settings())
    return [f"{one.code} {one.message}; {one.hint}" for one in project.diagnostics]


DRAWN = (
    "t.y, t.z over t.id\nbars",
    "t.y, t.z over t.id\nstacked bars",
    "t.y, t.z over t.id, stacked",
    "t.y, t.z, t.v over t.id\nbars t.y, t.z\npoints t.v",
    "t.y over t.day\nsteps",
    "t.y, t.v over t.n\nerror bars t.u on t.y, points",
    "t.v over t.id, error bars t.u",
    "t.y as m over t.id\nbars t.y",
    "t.r over t.id\nbars",
    "histogram t.y",
    "histogram t.v as cm",
    "histogram t.z in -10..10 mm step 5 mm",
    "histogram t.air in 0..10 °C step 2 K",
    "bars over g in 1..2",
    "steps, bars over g in 1..2",
)


@pytest.mark.parametrize("lines", DRAWN)
def test_what_is_drawn(lines):
    assert said(lines) == []


REFUSED = {
    "t.y over t.id\nbars t.z": "`t.z` is not drawn in this plot; name one of its columns: t.y",
    "t.y, t.z over t.id\nbars t.y\npoints t.y": "a column is drawn in one way, and here it has two",
    "t.y, t.z over t.id\nbars\nsteps": "a column is drawn in one way, and here it has two",
    "t.y, t.z over t.id\nbars t.y\nstacked t.z": "bars of a plot are either next to each other or stacked",
    "t.y over t.word\nbars": "two rows have the same `t.word`, and their bars would cover each other",
    "t.y over t.id\nbars\nlog y": "a bar starts at zero, which a logarithmic axis does not have",
    "t.y over t.w log\nbars": "bars are equally wide, which a logarithmic axis cannot show",
    "t.air over t.id\nbars": "`t.air` is in °C, and a bar starts at zero",
    "t.y, t.r over t.id\nstacked bars": "`t.r` has ranges, whose ends cannot be stacked",
    "t.y over t.id\nsteps": "`t.id` contains words, and steps need numbers or dates",
    "t.y over t.n\nsteps": "`t.n` does not rise from row to row",
    "t.y over t.id\nerror bars": "error bars need a column of uncertainties; error bars t.u",
    "t.y over t.id\nerror bars t.u, t.z": "error bars need exactly one column",
    "t.y, t.z over t.id\nerror bars t.u": "2 columns could have these error bars; write `error bars t.u on t.y`",
    "t.y over t.id\nerror bars t.u on t.z": "`t.z` is not drawn in this plot",
    "t.y over t.id\nerror bars t.w": "CG310 `t.w` is s, and its column is mm; give the uncertainty in `mm`",
    "t.y over t.id\nerror bars t.z": "`t.z` has a number below zero",
    "t.y over t.id\nerror bars t.word": "`t.word` contains words",
    "t.y over t.id\nerror bars g": "`g` is not a column of `t`",
    "t.y over t.id\nerror bars t.nn": "CG345 `t` has no column `nn`",
    "t.air over t.id\nerror bars t.air": "`t.air` is in °C, and an uncertainty is a difference",
    "t.y, t.v over t.id\nstacked bars\nerror bars t.u on t.v": "stacked bars have no error bars",
    "g over g in 1..2\nbars": "bars are rows of a table, and the axis of this plot is a range",
    "histogram t.word": "`t.word` contains words, and a histogram needs numbers; count rows of each word: `by",
    "histogram t.day": "`t.day` has dates",
    "histogram t.r": "`t.r` has ranges, which are in no single interval",
    "histogram t.nn": "CG345 `t` has no column `nn`",
    "histogram g": "a histogram counts the rows of one column",
    "histogram t.y * 2": "a histogram counts the rows of one column",
    "histogram x.y": "CG343 `x` is not defined in this note",
    "histogram g.y": "`g` is not a table of this note, and a histogram counts rows",
    "histogram t.y\nt.y over t.id": "a histogram is the only line of its plot",
    "histogram t.y\nlog y": "a histogram is the only line of its plot",
    "histogram t.y in 0..20 mm": "have a width; write `histogram t.y in 0..20 mm step 2 mm`",
    "histogram t.y in 0, 20 mm": "is not a range",
    "histogram t.y in 20..0 mm step 5 mm": "the range `20..0 mm` is empty",
    "histogram t.y in 0..20 mm step 7 mm": "intervals of `7 mm` do not divide `0..20 mm` evenly",
    "histogram t.y in 0..20 mm step -5 mm": "the width of an interval is above zero",
    "histogram t.y in 0..20 mm step 1 um": "has 20000 intervals, and a histogram has up to 200",
    "histogram t.y in 0..20 s step 5 s": "CG310 `t.y` is mm, and `0` is s",
    "histogram t.y as s": "CG356",
}


@pytest.mark.parametrize(("lines", "message"), REFUSED.items(), ids=REFUSED)
def test_what_is_refused(lines, message):
    (found,) = said(lines)
    assert message in found


def test_bars_of_too_many_rows_are_refused():
    rows = "".join(f"| r{n} | {n} |\n" for n in range(201))
    note = f"<!-- calc: table t -->\n\n| id | x |\n|---|--:|\n{rows}\n"
    assert said("t.x over t.id\nbars", note) == [
        "CG252 `t` has 201 rows, and a plot draws up to 200 bars; draw `steps`, or groups: `by_x = … per …`"
    ]


@pytest.mark.parametrize("seed", range(20))
def test_counts_are_those_of_numpy(seed):
    random = np.random.default_rng(seed)
    values = random.normal(random.uniform(-50, 50), 10.0 ** random.integers(-3, 4), 10 ** int(random.integers(1, 4)))
    bins = rice_bins([float(one) for one in values])
    edges = bins.low + np.arange(bins.count + 1) * bins.width
    counts = counts_of([float(one) for one in values], bins)
    assert (counts.below, counts.above) == (0, 0)
    assert list(counts.of) == np.histogram(values, edges)[0].tolist()
    assert counts.of[0] > 0 < counts.of[-1]


def test_decimals_are_counted_where_they_are_written():
    """0.3 is in the interval that starts at 0.3, of which floats have no exact multiple."""
    values = [at / 10 for at in range(30)]
    assert counts_of(values, Bins(0.0, 0.1, 30, is_closed=False)).of == (1,) * 30
    assert counts_of(values, Bins(0.1, 0.1, 20, is_closed=True)).of == (1,) * 19 + (2,)
    counts = counts_of(values, Bins(0.1, 0.1, 20, is_closed=True))
    assert (counts.below, counts.above) == (1, 8)


def test_whole_numbers_have_their_own_interval():
    """The highest one is not counted with the one below it, as a closed last interval would."""
    dice = [1.0, 2, 3, 4, 5, 6] * 5
    bins = rice_bins(dice)
    assert counts_of(dice, bins).of == (5,) * 6
    assert (bins.low, bins.width) == (1, 1)


@pytest.mark.parametrize("values", [[5.0], [0.0, 0.0], [1e300, -1e300], [1.0, 1.0 + 1e-15], [-3.0]])
def test_odd_values_have_intervals(values):
    bins = rice_bins(values)
    counts = counts_of(values, bins)
    assert sum(counts.of) == len(values)
    assert bins.count <= 45


def test_dates_below_bars_are_inside_the_frame():
    """The axis reaches half a day further than the first and the last bar, and no mark is there."""
    text = NOTE.replace("2026-02-28", "2026-02-01").replace("2026-03-31", "2026-02-02")
    text += "```calc plot\nt.y over t.day\nbars\n```\n"
    project = read_project([SourceFile(NoteId("n.md"), text)], [], lambda _: None, Settings())
    page = page_of(project, NoteId("n.md"), lambda note: f"../{note}")
    (fence,) = [one for one in project.notes[NoteId("n.md")].fences if one.word == "plot"]
    drawn = render_view(page, fence)
    marks = re.findall(r'<text class="mid[^"]*" x="([\d.]+)" y="233">([^<]*)', drawn)
    assert [text for _, text in marks] == ["2026-01-31", "2026-02-01", "2026-02-02"]
    boxes = [
        (float(x), float(width))
        for x, width in re.findall(r'<rect class="bar[^>]* x="([\d.]+)"[^>]* width="([\d.]+)"', drawn)
    ]
    assert [x + width / 2 for x, width in boxes] == pytest.approx([float(x) for x, _ in marks], abs=0.11)
    assert min(x for x, _ in boxes) > 62 < max(x + width for x, width in boxes) < 582
