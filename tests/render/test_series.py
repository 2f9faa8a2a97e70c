"""Columns of a table as lines of a plot: where the points are, against NumPy; what stands below and beside."""

import datetime as dt
import re

import numpy as np
import pytest

from calcgraph.calc.model import ONE
from calcgraph.calc.units.table import DAYS
from calcgraph.render.plots.axes import Axis
from calcgraph.render.plots.marks import marks_of, marks_of_words
from calcgraph.render.plots.strokes import line_path
from calcgraph.render.sheet.payload import payload_of
from calcgraph.render.views.draw import render_view

NOTE = """# N
<!-- calc: table t -->

| id      | x [kg] | y [USD] | z [USD] | on         | word | s [USD] |
|---------|-------:|--------:|--------:|------------|------|--------:|
| 2026-01 |      2 |      10 |       1 | 2026-01-05 | a    |    1..3 |
| 2026-02 |      4 |      16 |         | 2026-02-05 | b    |       4 |
| 2026-03 |     10 |      12 |       3 | 2026-06-05 | c    |       5 |
| 2026-04 |      8 |      30 |       4 | 2026-12-05 | a    |       6 |

```calc
g = 2 in 1..3
t.twice [USD] = t.y * g
t.side [kg] = t.x * g
```
"""
FRAME = (62.0, 582.0), (216.0, 30.0)


@pytest.fixture
def drawn(page, read):
    """A plot of the table, as a tree, and its page."""

    def make(*lines, options="", note=NOTE):
        made = page(note, f"```calc plot {options}".rstrip(), *lines, "```")
        return read(render_view(made, made.project.notes["n.md"].fences[-1])), made

    return make


def spots(tree, line=0):
    id_ = (
        tree.all("path", data_run=tree.all("path")[-1]["data-run"])
        and [one["id"] for one in tree.all("path") if "data-run" in one.attributes][line]
    )
    dots = tree.all("circle", data_of=id_)
    return [None if "hide" in dot.classes else (float(dot["cx"]), float(dot["cy"])) for dot in dots]


def at(values, low, high, frame):
    return np.round(
        np.interp(values, (low, high), frame)
        if frame[0] < frame[1]
        else [frame[0] + (value - low) / (high - low) * (frame[1] - frame[0]) for value in values],
        1,
    )


def test_points_are_where_numbers_say(drawn):
    tree, _ = drawn("t.y over t.x")
    xs, ys = zip(*spots(tree), strict=True)
    assert np.allclose(xs, at([2, 4, 10, 8], 2, 10, FRAME[0]))
    assert np.allclose(ys, at([10, 16, 12, 30], 0, 30, FRAME[1]))


def test_dates_are_at_their_distances(drawn):
    tree, _ = drawn("t.y over t.on")
    days = [dt.date.fromisoformat(f"2026-{month:02}-05").toordinal() for month in (1, 2, 6, 12)]
    assert np.allclose([x for x, _ in spots(tree)], at(days, days[0], days[-1], FRAME[0]))
    assert [text.text for text in tree.all("text", "mid")] == [
        "2026-03",
        "2026-05",
        "2026-07",
        "2026-09",
        "2026-11",
        "on",
    ]


def test_words_are_at_even_distances_and_equal_ones_at_one_place(drawn):
    tree, _ = drawn("t.y over t.word")
    assert [x for x, _ in spots(tree)] == [148.7, 322.0, 495.3, 148.7]
    assert [text.text for text in tree.all("text", "mid")] == ["a", "b", "c", "word"]
    assert "is-guide" in tree.one("path", data_run="y").classes
    assert "Between words a line only leads the eye." in tree.one("figcaption").text


def test_row_names_that_are_numbers_have_their_distances(drawn):
    note = (
        NOTE.replace("2026-01 |", "2020 |")
        .replace("2026-02 |", "2021 |")
        .replace("2026-03 |", "2025 |")
        .replace("2026-04 |", "2030 |")
    )
    tree, _ = drawn("t.y over t.id", note=note)
    assert np.allclose([x for x, _ in spots(tree)], at([2020, 2021, 2025, 2030], 2020, 2030, FRAME[0]))
    assert "only leads the eye" not in tree.one("figcaption").text


def test_logarithms(drawn):
    tree, _ = drawn("t.y over t.x log", "log y")
    xs, ys = zip(*spots(tree), strict=True)
    assert np.allclose(xs, at(np.log([2, 4, 10, 8]), np.log(2), np.log(10), FRAME[0]), atol=0.06)
    assert np.allclose(ys, at(np.log10([10, 16, 12, 30]), 1, 2, FRAME[1]), atol=0.06)


def test_an_empty_cell_is_a_gap(drawn):
    tree, _ = drawn("t.z over t.x")
    assert [spot is None for spot in spots(tree)] == [False, True, False, False]
    assert tree.one("path", data_run="z")["d"].count("M") == 2
    assert [cell.text for cell in tree.one("tbody").all("td")] == ["1", "", "3", "4"]


def test_rows_that_go_back_are_drawn_back():
    assert line_path([(0, 0), (10, 0), (5, 0)]) == "M0.0 0.0L10.0 0.0L5.0 0.0"
    assert line_path([(0, 0), (5, 0), (10, 0)]) == "M0.0 0.0L10.0 0.0"


def test_a_range_is_a_band(drawn):
    tree, _ = drawn("t.s over t.x")
    places = [float(one) for one in re.findall(r"-?[\d.]+", tree.one("path", "band")["d"])]
    heights = {round(y, 1) for y in places[1::2]}
    axis = [float(text["y"]) for text in tree.all("text", "end")]
    assert len(heights) == 2, "both ends of the only range"
    assert all(min(axis) <= y <= max(axis) for y in heights)
    assert drawn("t.y over t.x")[0].all("path", "band") == []


def test_between_words_there_is_no_band(drawn):
    tree, _ = drawn("t.s over t.word")
    assert tree.all("path", "band") == []
    (stroke,) = re.findall(r"M([\d.]+) ([\d.]+)V([\d.]+)", tree.one("path", "reach")["d"])
    assert [float(one) for one in stroke] == [148.7, *at([1, 3], 0, 6, FRAME[1])]


def test_two_columns_are_told_apart_without_colour(drawn):
    tree, _ = drawn("t.y, t.twice over t.x")
    assert [one.classes - {"line"} for one in tree.all("path") if "data-run" in one.attributes] == [
        {"is-own"},
        {"is-own2"},
    ]
    assert {label.text for label in tree.all("text", "nar")} == {"y", "twice"}
    assert [head.text for head in tree.one("thead").all("th")] == ["x, kg", "y USD", "twice USD"]


def test_a_unit_that_is_asked_for(drawn):
    tree, _ = drawn("t.y as kUSD over t.x")
    assert tree.one("text", "y-title").text == "y, thousand USD"
    assert tree.all("circle")[0].one("title").text == "y, 2: 0.01 thousand USD"
    wrong, _ = drawn("t.y as kg over t.x")
    assert wrong.one("text", "y-title").text == "y, USD"


def test_what_scripts_find(drawn):
    tree, made = drawn("t.twice over t.side")
    assert [dot["data-q"] for dot in tree.all("circle")] == [f"t.2026-0{row}.twice" for row in (1, 2, 3, 4)]
    assert [dot["data-at"] for dot in tree.all("circle")] == [f"t.2026-0{row}.side" for row in (1, 2, 3, 4)]
    html = render_view(made, made.project.notes["n.md"].fences[-1])
    sent = payload_of(made, str(html))["q"]
    assert {f"n.md#t.2026-0{row}.{column}" for row in (1, 2, 3, 4) for column in ("twice", "side")} <= set(sent)


def test_measured_columns_need_no_script(drawn):
    tree, made = drawn("t.y over t.x")
    assert "data-rows" not in tree.one("svg").attributes
    assert payload_of(made, str(render_view(made, made.project.notes["n.md"].fences[-1]))) == {}


def test_the_drawing_in_words(drawn):
    tree, _ = drawn("t.y, t.twice over t.id", options='title="Two"')
    assert tree.one("desc").text == "y, twice in each of 4 rows of t, id from 2026-01 to 2026-04."
    assert tree.one("svg").all("title")[0].text == "Two"
    assert tree.one("figcaption").text.startswith("Two.")


def test_what_a_cell_says_is_no_tag(drawn):
    tree, _ = drawn("t.y over t.word", note=NOTE.replace("| b    |", "| <b>x |"))
    assert "<b>x" in [text.text for text in tree.all("text", "mid")]


def test_many_rows_are_a_line_without_points(drawn):
    rows = "\n".join(f"| r{n} | {n} | {n * n} |" for n in range(500))
    tree, _ = drawn("t.y over t.x", note=f"<!-- calc: table t -->\n\n| id | x | y |\n|--|--:|--:|\n{rows}\n\n")
    assert tree.all("circle") == []
    xs, ys = np.array(re.findall(r"([\d.]+) ([\d.]+)", tree.one("path", data_run="y")["d"]), float).T
    wanted = at(np.arange(500) ** 2, 0, 250_000, FRAME[1])
    assert np.abs(np.interp(at(np.arange(500), 0, 499, FRAME[0]), xs, ys) - wanted).max() < 1
    assert len(tree.one("tbody").all("tr")) == 200
    assert "300 more rows are drawn and not listed." in tree.one("figcaption").text


def day(text):
    return float((dt.date.fromisoformat(text) - dt.date(1970, 1, 1)).days * 86400)


CALENDAR = {
    ("2026-01-01", "2026-01-03"): ["2026-01-01", "2026-01-02", "2026-01-03"],
    ("2025-11-20", "2026-08-01"): ["2026-01", "2026-03", "2026-05", "2026-07"],
    ("2020-01-01", "2026-01-01"): ["2020", "2022", "2024", "2026"],
    ("1900-05-01", "2026-01-01"): ["1925", "1950", "1975", "2000", "2025"],
    ("0001-01-01", "9999-12-31"): ["2000", "4000", "6000", "8000"],
}


@pytest.mark.parametrize(("ends", "texts"), CALENDAR.items(), ids=str)
def test_marks_of_the_calendar(ends, texts):
    low, high = map(day, ends)
    marks = marks_of(Axis(low, high, 0, 1000, log=False, unit=DAYS))
    assert [mark.text for mark in marks] == texts
    whole = [day((text + "-01-01")[:10] if len(text) == 4 else (text + "-01")[:10]) for text in texts]
    assert np.allclose([float(mark.at) for mark in marks], np.interp(whole, (low, high), (0, 1000)), atol=0.06)


def test_words_below_an_axis_do_not_run_into_each_other():
    for words in (["2026-01"] * 12, ["Jan"] * 12, ["a very long name"] * 7, ["x"] * 200):
        axis = Axis(-0.5, len(words) - 0.5, 62, 582, log=False, unit=ONE)
        marks = marks_of_words(words, axis)
        for letter, kept in ((6.6, marks), (12.0, [mark for mark in marks if not mark.is_wide])):
            gaps = np.diff([float(mark.at) for mark in kept])
            assert all(gap >= letter * (len(kept[0].text) + 1) - 0.2 for gap in gaps)
            assert kept
    long = marks_of_words(["a very long name"], Axis(-0.5, 0.5, 62, 582, log=False, unit=ONE))
    assert (long[0].text, long[0].full) == ("a very long…", "a very long name")


def test_replicates_are_points_and_not_a_zigzag(drawn):
    replicated = NOTE.replace("| 2026-03 |     10 |", "| 2026-03 |      4 |")
    tree, _ = drawn("t.y over t.x", note=replicated)
    assert tree.one("path", "line")["d"] == ""
    assert "is-apart" in tree.one("path", "line").classes
    assert len([spot for spot in spots(tree) if spot]) == 4
    assert tree.one("desc").text.endswith("y is drawn as points without a line.")


def test_a_fitted_line_goes_through_replicates(drawn):
    replicated = NOTE.replace("| 2026-03 |     10 |", "| 2026-03 |      4 |")
    fitted = replicated.replace("t.side [kg] =", "fit t.y = a + b * t.x\nt.line = a + b * t.x\nt.side [kg] =")
    tree, _ = drawn("t.y, t.line over t.x", note=fitted)
    points, line = (one for one in tree.all("path") if "data-run" in one.attributes)
    assert (points["d"] == "", "is-apart" in line.classes, line["d"].count("L")) == (True, False, 1)
    assert tree.one("desc").text.endswith("y is drawn as points, with a line for line.")


def test_points_on_request(drawn):
    tree, _ = drawn("t.y, t.twice over t.x", "points t.y")
    assert ["is-apart" in one.classes for one in tree.all("path") if "data-run" in one.attributes] == [True, False]
    tree, _ = drawn("t.y, t.twice over t.x, points")
    assert ["is-apart" in one.classes for one in tree.all("path") if "data-run" in one.attributes] == [True, True]
