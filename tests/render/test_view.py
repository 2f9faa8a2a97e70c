import re
from importlib.resources import files
from itertools import pairwise

import pytest

from calcgraph.calc.budget import Work
from calcgraph.project import read_project
from calcgraph.render.page import page_of
from calcgraph.render.plots.labels import MANY, apart, spread_labels
from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.sheet.payload import LISTS, NAMES, payload_of
from calcgraph.render.views.dataset import render_dataset
from calcgraph.render.views.draw import render_view
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

NOTE = """# N
<!-- calc: table gpus -->
| id   | gpu  | bw [TB/s] | vram [GB] | note     |
|------|------|----------:|----------:|----------|
| h100 | H100 |      3.35 |        80 | @nvidia  |
| b200 | B200 |       8.0 |       192 | new, big |
| x    | X    |           |        10 |          |

```calc
gpu = pick gpus: h100         # accelerator
w   = 70 GB in 1..1000 GB log # weights
n   = 1 in {1, 2, 4}
t [ms] = w / gpu.bw / n       # one step
fast [1/s] = 1 / t
check fits: w < gpu.vram      # they fit
scenario big: gpu = b200, n = 4 # all of it
```

```calc plot
t over gpu.bw in 1..20 TB/s
```
"""
FIRST = ("```calc plot", "y over x in 1..2", "```")
"""Before a plot that shall have the form of a second one."""


NOT_SENT = {
    "drawing": "at ax ay band bins cx dense end errors for half heat hist look numbers of reach rows run scale v",
    "words": "label note options takes text u value verdict word",
    "beside an attribute that names it": "broken cite crossing given out parts reset row say share under ways",
    "other scripts": "cg-held count files filter go inputs own per",
}
"""Attributes of templates whose texts are not values that a page is sent, and what they are for."""


def test_what_an_attribute_of_a_template_names_is_sent_to_the_page():
    """An attribute that is in none of the lists fails here, before a view of it has nothing to compute with."""
    texts = [path.read_text("utf-8") for path in files("calcgraph.render").joinpath("templates").iterdir()]
    found = {name for text in texts for name in re.findall(r' data-([a-z-]+)="[^"]*\{\{', text)}
    assert found - {"with"} == {*" ".join((NAMES, LISTS, *NOT_SENT.values())).split()} - {"with"}


@pytest.fixture
def view(page, read):
    """A view of the note, as a tree."""

    def make(word, *lines, options=""):
        made = page(NOTE, f"```calc {word} {options}".rstrip(), *lines, "```")
        fence = made.project.notes["n.md"].fences[-1]
        return read(render_view(made, fence))

    return make


def body(tree):
    return [[cell.text for cell in row.all("th") + row.all("td")] for row in tree.one("tbody").all("tr")]


def test_a_table_over_scenarios(view):
    """Each with its arguments, which a click takes."""
    tree = view("table", "rows: scenarios", "cols: n, t")
    assert body(tree) == [["big", "4", "2.19"]]
    assert tree.one("tbody").all("th")[0].attributes["data-head"] == "gpu=b200,n=4.0"


@pytest.mark.parametrize("title", ["", "Rent of all"])
def test_a_written_title_stands_below_a_table(view, title):
    tree = view("table", "rows: scenarios", "cols: n, t", options=f'title="{title}"' if title else "")
    assert tree.one("figcaption").text.startswith("Rent of all. ") == bool(title)
    assert tree.all("div")[0].attributes["aria-label"] == (title or "n by scenarios")


def test_a_table_over_rows(view):
    tree = view("table", "rows: gpus", "cols: gpu, gpu.bw, t, t with n=2, gpu.note")
    heads = [head.text for head in tree.one("thead").all("th")]
    assert heads == ["accelerator", "bw TB/s", "one step ms", "one step, n=2 ms", "note"]
    assert body(tree) == [
        ["H100", "3.35", "20.9", "10.4", "NVIDIA 2024"],
        ["B200", "8.0", "8.75", "4.38", "new, big"],
        ["X", "", "", "", ""],
    ]


def test_the_case_of_the_page_is_marked_and_cells_carry_theirs(view):
    rows = view("table", "rows: gpus", "cols: t").one("tbody").all("tr")
    assert [row.one("th").classes for row in rows] == [{"is-current"}, set(), set()]
    cells = [row.all("td")[0] for row in rows]
    assert [cell["data-cell"] for cell in cells] == ["gpu=h100", "gpu=b200", "gpu=x"]
    assert [cell.classes for cell in cells] == [{"n", "is-current"}, {"n"}, {"n", "is-out"}]


def test_rows_of_a_table_show_their_sources(view):
    tree = view("table", "rows: gpus", "cols: t")
    assert [head.text for head in tree.one("thead").all("th")] == ["accelerator", "one step ms", "source"]
    assert [row[-1] for row in body(tree)] == ["NVIDIA 2024", "", ""]
    assert [link["href"] for link in tree.one("tbody").all("a", "cg-src")] == ["https://example.org/h100"]


CITED_ELSEWHERE = {
    "a shown column": ("rows: gpus", "cols: t, gpu.note"),
    "values of a parameter": ("rows: w in 40 GB, 100 GB", "cols: t"),
    "two directions": ("rows: gpus", "across: n in 1, 2", "show: t"),
}


@pytest.mark.parametrize("lines", CITED_ELSEWHERE.values(), ids=CITED_ELSEWHERE)
def test_a_table_whose_sources_are_said_or_have_no_row_gets_no_column_of_them(view, lines):
    assert "source" not in [head.text for head in view("table", *lines).one("thead").all("th")]


def test_a_source_that_all_rows_share_stands_below_the_table(page, read):
    table = (
        "<!-- calc: table m -->",
        "| id | x | source |",
        "|---|--:|---|",
        "| a | 1 | @nvidia |",
        "| b | 2 | @nvidia |",
    )
    made = page(*table, "", "```calc", "own = pick m: a", "```", "", "```calc table", "rows: m", "cols: own.x", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert [head.text for head in tree.one("thead").all("th")] == ["own", "x"]
    assert "Source: NVIDIA 2024." in tree.one("figcaption").text


def test_a_case_that_breaks_a_check_is_explained(view):
    tree = view("table", "rows: w in 40 GB, 100 GB", "cols: t")
    assert tree.one("table")["data-checks"] == "fits"
    assert [row.one("td").classes for row in tree.one("tbody").all("tr")] == [{"n"}, {"n", "is-out"}]
    assert "With *: “they fit” is not true there." in tree.one("figcaption").text


def test_a_case_whose_check_has_no_value_is_not_shown_as_one_that_holds(page, read):
    table = (
        "<!-- calc: table m -->",
        "| id | size [GB] | extra [GB] |",
        "|---|--:|--:|",
        "| a | 1 | 1 |",
        "| b | 2 | |",
    )
    sheet = ("```calc", "own = pick m: a", "need = own.size + own.extra", "check fits: need < 9 GB # it fits", "```")
    made = page(*table, "", *sheet, "", "```calc table", "rows: m", "cols: own.size, need", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert ["is-out" in row.one("td", data_q="need").classes for row in tree.one("tbody").all("tr")] == [False, True]
    assert "With *: “it fits” is not true there, or cannot be computed." in tree.one("figcaption").text


SEARCHES = {
    "a root": ("b = solve b0 * exp(b0) + log(b0) = a for b0", "b0 = 1 in 1..20"),
    "a peak": ("f(x) = a * x * exp(-x)", "b = max f(x) for x in 0..9"),
    "its place": ("f(x) = a * x * exp(-x)", "b = argmax f(x) for x in 0..9"),
    "an integral": ("f(x) = exp(-a * x^3) * sin(x^2)", "b = integrate(f(x), (x, 0, 1))"),
    "a motion": ("ode y' = -a * y, y(0) = 3 for t in 0..1", "b = y(1)"),
}


@pytest.mark.parametrize("lines", SEARCHES.values(), ids=SEARCHES)
def test_a_check_that_searches_is_not_tried_in_every_cell(page, read, lines):
    lines = ("a = 2 in 1..9", *lines, "check slow: b < 9", "check quick: a < 3")
    made = page("```calc", *lines, "```", "```calc table", "rows: a in 2, 5", "cols: b", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert tree.one("table")["data-checks"] == "quick"


def test_a_table_in_two_directions(view):
    tree = view("table", "rows: gpus in h100, b200", "across: n in 1, 2, 4", "show: t")
    assert [head.text for head in tree.one("thead").all("th")] == ["n", "accelerator", "1 ms", "2 ms", "4 ms"]
    assert body(tree) == [["H100", "20.9", "10.4", "5.22"], ["B200", "8.75", "4.38", "2.19"]]
    assert tree.one("tbody").all("td")[4]["data-cell"] == "gpu=b200,n=2.0"


FOLDED = {
    "six rows": ("w in 70..120 GB step 10", [], ""),
    "the first six": ("w in 70..150 GB step 10", ["130", "140", "150"], "all 9 rows"),
    "the current one last of six": ("w in 10..90 GB step 10", ["60", "80", "90"], "all 9 rows"),
    "several words": ("deep in 1..8 step 1", ["7", "8"], "all 8 rows"),
}


@pytest.mark.parametrize(("rows", "folded", "said"), FOLDED.values(), ids=FOLDED)
def test_a_long_table_shows_six_rows_and_names_the_rest(page, read, rows, folded, said):
    deep = "deep = 1 in 1..9 step 1 # how deep it is, in layers of all kinds"
    made = page(NOTE, "```calc", deep, "```", "```calc table", f"rows: {rows}", "cols: t", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    rest = [row.one("th").text for row in tree.one("tbody").all("tr") if "is-rest" in row.classes]
    assert rest == folded
    assert [fold.one("summary").text for fold in tree.all("details", "cg-fold")] == ([said] if said else [])


STEPS = {
    "large": ("w in 10000..50000 GB", ["10,000", "20,000", "30,000", "40,000", "50,000"]),
    "even": ("w in 100..500 GB", ["100", "200", "300", "400", "500"]),
    "given": ("w in 100..500 GB step 200", ["100", "300", "500"]),
    "decades": ("w in 1..1000 GB log", ["1", "10", "100", "1000"]),
    "members": ("n", ["1", "2", "4"]),
}


@pytest.mark.parametrize(("rows", "expected"), STEPS.values(), ids=STEPS)
def test_values_of_a_range(view, rows, expected):
    assert [row[0] for row in body(view("table", f"rows: {rows}", "cols: t"))] == expected


def test_a_plot_has_a_line_for_each_row_and_a_point_for_the_page(view):
    tree = view("plot", "fast over w in 1..1000 GB log, one line per gpus", "log y", options='title="Speed"')
    lines = tree.all("path", "line")
    assert [(line["data-line"], "is-chosen" in line.classes) for line in lines] == [
        ("gpu=b200", False),
        ("gpu=x", False),
        ("gpu=h100", True),
    ]
    assert [bool(line["d"]) for line in lines] == [True, False, True]
    assert [point["data-point"] for point in tree.all("circle", "point")] == [""]
    assert tree.one("svg").one("title", id="plot-23-t").text == "Speed"
    assert tree.one("desc").text == (
        "fast for weights from 1 GB to 1000 GB, both axes logarithmic; a line for each of H100, B200, X. "
        "As written, at 70 GB: 47.9 1/s."
    )


def test_a_long_label_keeps_inside_a_small_drawing():
    labels = spread_labels([("H100 SXM, H200", 100, True, "l0"), ("B200", 140, False, "l1")])
    assert [label.css for label in labels] == ["strong nar is-long", "nar"]


def test_of_many_lines_three_are_named():
    ends = [(f"row {at}", 100.0 + 3 * at, at == 3, f"l{at}") for at in range(9)]
    labels = spread_labels(ends)
    assert [label.text for label in labels if "hide" not in label.css] == ["row 0", "row 3", "row 8"]
    heights = [float(label.y) for label in labels if "hide" not in label.css]
    assert all(low - high >= 14 for high, low in pairwise(heights))
    assert [label.css for label in labels[3:5]] == ["strong nar", "nar is-rest hide"]


def test_a_plot_tells_the_scripts_its_axes(view):
    svg = view("plot", "t over w in 10..500 GB").one("svg")
    assert svg["data-x"] == "w"
    low, high, start, end, kind, factor, _ = svg["data-ax"].split(",")
    assert [float(low), float(high), float(start), float(end), kind, float(factor)] == [1e10, 5e11, 62, 582, "lin", 1e9]


def test_marked_rows_stand_where_their_column_is(view):
    tree = view("plot", "t over gpu.bw in 1..20 TB/s log", "mark gpus")
    assert [point["data-point"] for point in tree.all("circle", "point-ghost")] == ["gpu=b200"]
    assert [text.text for text in tree.all("text", "wide")] == ["B200"]


def test_the_numbers_of_a_plot_can_be_read(view):
    tree = view("plot", "t over w in 100..500 GB")
    rows = body(tree.one("details"))
    assert (rows[0], rows[-1], len(rows)) == (["100", "29.9"], ["500", "149"], 9)


def test_a_ridge_is_found(page, read):
    made = page(
        "```calc",
        "at = 1 in 0.1..1000 log",
        "roof = Min(300, 10 * at)",
        "```",
        "```calc plot",
        "roof over at in 0.1..1000 log",
        "log y",
        "```",
    )
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert [text.text for text in tree.one("circle", "ridge-dot").parent.all("text")] == [
        "ridge 30",
        "30× short of the ridge",
    ]


SIDES = {"falling": ("1000 / x", "above"), "rising": ("x", "below")}


@pytest.mark.parametrize(("formula", "side"), SIDES.values(), ids=SIDES)
def test_the_label_of_a_point_stands_off_its_line(page, read, formula, side):
    made = page(
        "```calc",
        "x = 10 in 1..100 log",
        f"y = {formula}",
        "```",
        *FIRST,
        "```calc plot",
        "y over x in 1..100 log",
        "log y",
        "```",
    )
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    point = tree.one("circle", "point")
    label = tree.one("text", data_for=point["id"])
    assert float(label["x"]) > float(point["cx"])
    assert ("above" if float(label["y"]) < float(point["cy"]) else "below") == side


def test_lines_of_one_case_differ_by_more_than_colour(view):
    tree = view("plot", "t over w in 1..500 GB", "t with n=4 over w in 1..500 GB")
    assert [line.classes - {"line"} for line in tree.all("path", "line")] == [{"is-own"}, {"is-own2"}]
    assert [text.text for text in tree.all("text", "nar")] == ["one step", "n=4"]


def test_units_in_labels_are_printed_as_everywhere(page, read):
    lines = (
        "```calc",
        "wait = 2 us in 1..9 us",
        "n = 1 in 1..9",
        "t [us] = n * wait",
        "```",
        "```calc plot",
        "t over n in 1..2",
        "```",
        "```calc plot",
    )
    made = page(*lines, "t with wait=8 us over n in 1..9", "t over n in 1..9", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert [text.text for text in tree.all("text", "nar")] == ["wait=8 µs", "t"]
    assert tree.one("text", "y-title").text == "t, µs"


def test_a_band_for_ranges(page, read):
    made = page("```calc", "p = 2..4", "x = 1 in 1..9", "y = p * x", "```", "```calc plot", "y over x in 1..9", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    heights = [float(y) for y in re.findall(r" ([\d.]+)", tree.one("path", "band")["d"])]
    assert len(set(heights)) > 2


def test_ranged_cells_of_a_table(page, read):
    table = ("<!-- calc: table m -->", "| id | rent [USD/h] |", "|---|--:|", "| a | [2, 3] |", "| b | 5 |")
    sheet = ("```calc", "g = pick m: a", "twice = 2 * g.rent", "```")
    made = page(*table, "", *sheet, "", "```calc table", "rows: m", "cols: m.rent, twice", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    cells = [[cell.text for cell in row.all("td")] for row in tree.one("tbody").all("tr")]
    assert cells == [["2–3", "4–6"], ["5", "10"]]


def test_sensitivity_is_sorted_and_said_in_words(view):
    tree = view("sensitivity", "t")
    names = [name.text for name in tree.all(css="cg-sens__name")]
    said = [one.text for one in tree.all(css="cg-sens__say")]
    assert dict(zip(names, said, strict=True)) == {
        "weights": "+1 % for 1 % more",
        "accelerator, bw": "−1 % for 1 % more",
        "n": "−1 % for 1 % more",
    }
    assert names[0] == "weights"


def test_arguments_of_functions_are_not_among_the_inputs(page, read):
    lines = ("kept(share, guesses) = 1 + share * guesses", "share = 0.5", "x = 2 * kept(share, 3)")
    made = page("```calc", *lines, "```", "", "```calc sensitivity", "x", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert [name.text for name in tree.all(css="cg-sens__name")] == ["share"]
    assert "kept" not in tree.one("figcaption").text
    assert "Left out" not in tree.one("figcaption").text


DRAWN = "k = 3\na = normal(0, k)\nb = normal(20, 4)\nc = normal(5, 1)\nx = a + b + c * 0"
SHARES = {
    "beside inputs": (
        "x",
        {"b": "64 ± 2 % of the variance", "c": "at most 1 % of the variance"},
    ),
    "of one": ("of: x\nto: a", {"a": "36 ± 2 % of the variance"}),
    "of an expression": ("b - c", {"b": "94 ± 1 % of the variance"}),
    "of what is not drawn": ("p90(x)", {}),
}


@pytest.mark.parametrize(("lines", "expected"), SHARES.values(), ids=SHARES)
def test_shares_of_the_variance_are_said_in_words(page, read, lines, expected):
    made = page(f"```calc\n{DRAWN}\n```\n\n```calc sensitivity\n{lines}\n```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    names = [name.text for name in tree.all(css="cg-sens__name")]
    said = [*zip(names, [one.text for one in tree.all(css="cg-sens__say")], strict=True)]
    assert set(expected.items()) <= set(said)
    assert len([one for _, one in said if "variance" in one]) == {"x": 3, "b - c": 2, "p90(x)": 0}.get(lines, 1)
    assert ("of the variance of" in tree.one("figcaption").text) == (lines != "p90(x)")


def test_a_decision_shows_its_choices_and_what_certainty_is_worth(page, read):
    sheet = "a = normal(0 USD, 1 USD)\nn = 1\nprofit [USD] = n * a - n * 1 USD"
    made = page(f"```calc\n{sheet}\n```\n\n```calc decide\nn: 0, 1 by profit\n```")
    html = render_view(made, made.project.notes["n.md"].fences[-1])
    tree = read(html)
    rows = [[cell.text for cell in row.all("td")] for row in tree.one("tbody").all("tr")]
    assert [one.text for one in tree.one("tbody").all("th")] == ["0", "1"]
    assert [row[0] for row in rows] == ["0 USD", "−1 USD"]
    assert tree.one("figcaption").text.startswith(
        "0 has the highest mean of profit. Knowing the uncertain inputs before"
    )
    entries = payload_of(made, str(html))["q"]
    shown = [one["data-q"] for one in tree.all("span") if "data-q" in one.attributes]
    assert len(shown) == 6
    assert set(shown) <= set(entries)
    assert entries[shown[4]]["words"] == ["0", "1"]


def many(count):
    """A sheet with many inputs and a table with many rows."""
    rows = "".join(f"| r{at} | {at + 1} |\n" for at in range(count))
    inputs = "".join(f"x{at} = {at + 1}\n" for at in range(count))
    total = " + ".join(f"x{at}" for at in range(count))
    sheet = f"{inputs}own = pick t: r0\ns = {total}\ny = own.v * x0\n"
    return f"<!-- calc: table t -->\n| id | v |\n|---|--:|\n{rows}\n```calc\n{sheet}```\n"


CUT = {
    "inputs": (16, "sensitivity\ns", "Filled bars raise it, hollow ones lower it. And 2 more that move it less."),
    "rows of a table": (202, "table\nrows: t\ncols: y", "2 more rows are not shown."),
    "values of a parameter": (2, "table\nrows: x0 in 1..201 step 1\ncols: y", "1 more row is not shown."),
    "lines": (26, "plot\ny over x0 in 1..9, one line per t", "2 more lines are not drawn."),
}


@pytest.mark.parametrize(("count", "fence", "said"), CUT.values(), ids=CUT)
def test_what_is_left_out_is_counted(page, read, count, fence, said):
    made = page(many(count), f"```calc {fence}\n```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert said in tree.one("figcaption").text


def test_what_has_no_effect_is_said(view):
    tree = view("sensitivity", "t", "to: w, gpu.vram")
    assert [one.text for one in tree.all(css="cg-sens__say")] == ["+1 % for 1 % more", "nothing for 1 % more"]


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize(
    "fence", ["plot\nq over T in 1..10 s", "table\nrows: T in 1 s, 2 s\ncols: q", "sensitivity\nq"]
)
def test_values_that_nothing_was_left_for_are_said(page, read, fence, left):
    sheet = "v(t) = integrate(2 * u, (u, 0 s, t))\nT = 5 s in 1..10 s\nq = integrate(v(u), (u, 0 s, T))"
    made = page(f"```calc\n{sheet}\n```\n\n```calc {fence}\n```")
    budget = made.project.calculation.machine.budget
    budget.spend(Work.VIEWS, 0 if left else budget.left(Work.VIEWS))
    text = read(render_view(made, made.project.notes["n.md"].fences[-1])).text
    said = "values are missing here: this note has used up its budget for tables, plots, prose and claims"
    assert (said in text) == (not left)


WITHOUT = {
    "a date": (
        "start = date 2026-01-31\nlong = 90 d\nx = start + long - date 2026-01-01",
        [],
        "Left out: long (the result has no value if it changes slightly), start (a date).",
    ),
    "a date that days are taken from": (
        "start = date 2026-01-31\nend = date 2026-03-31\nx = end - start",
        [],
        "Left out: end (a date), start (a date).",
    ),
    "a temperature": (
        "t = 20 °C\nrise = 5 K\nx = t + rise - 10 °C",
        ["rise"],
        "Left out: t (a point of a scale that does not start at zero).",
    ),
    "nought": ("a = 0 m\nb = 2 m\nx = a + b", ["b"], "Left out: a (0)."),
    "an edge": (
        "a = 2\nb = 3\nx = b * sqrt(2 - a) + b",
        ["b"],
        "Left out: a (the result has no value if it changes slightly).",
    ),
    "a result that is nought": (
        "a = 2\nx = a - 2",
        [],
        "No input of x is weighed: it is 0, so it has no change in percent.",
    ),
    "a result without a value": ("a = 2\nx = 1 / (a - 2)", [], "No input of x is weighed: it has no value."),
}


@pytest.mark.parametrize(("sheet", "weighed", "said"), WITHOUT.values(), ids=WITHOUT)
def test_what_has_no_share_is_said(page, read, sheet, weighed, said):
    made = page(f"```calc\n{sheet}\n```\n\n```calc sensitivity\nx\n```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert [name.text for name in tree.all(css="cg-sens__name")] == weighed
    assert tree.one("figcaption").text.endswith(said)


HEAT = """<!-- calc: table months -->
| id | gas [USD/MWh] | el [USD/MWh] | heat [MWh] |
|---|--:|--:|--:|
| jan | 100 | 300 | 3 |
| feb | 140 | 340 | 2 |

```calc
gas_mean = mean(months.gas)
el_mean = mean(months.el)
spf = 4
saving = gas_mean - el_mean / spf # 120 - 80
bill = spf * total(months.heat)
ratio = mean(months.gas) / mean(months.el)
f(x=2) = x * gas_mean
call = f(3)
```
"""

DATA = {
    "the first name above a table": ("saving", {"gas_mean": "+3", "el_mean": "−2", "spf": "+2"}),
    "what a formula with other inputs reads": ("bill", {"spf": "+1", "total(months.heat)": "+1"}),
    "a result that is itself the first name": ("ratio", {"mean(months.gas)": "+1", "mean(months.el)": "−1"}),
    "behind a function, whose arguments are not inputs": ("call", {"gas_mean": "+1"}),
    "only what is asked for": ("saving\nto: el_mean", {"el_mean": "−2"}),
}


@pytest.mark.parametrize(("lines", "expected"), DATA.values(), ids=DATA)
def test_sensitivity_to_the_data_of_a_table(page, read, lines, expected):
    made = page(HEAT, f"```calc sensitivity\n{lines}\n```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    names = [name.text for name in tree.all(css="cg-sens__name")]
    said = [one.text.removesuffix(" % for 1 % more") for one in tree.all(css="cg-sens__say")]
    assert dict(zip(names, said, strict=True)) == expected


def test_the_page_can_move_the_data_of_a_table(page):
    made = page(HEAT, "```calc sensitivity\nbill\n```")
    html = render_view(made, made.project.notes["n.md"].fences[-1])
    assert payload_of(made, html)["q"]["n.md#total(months.heat)"] == {"v": 18000000000, "x": 1}


def test_a_panel_has_controls_results_and_named_cases(view):
    tree = view("controls", "inputs: gpu, w, n", "show: t, fast")
    assert [name.text for name in tree.all(css="cg-field__name")] == ["accelerator", "weights", "n", "scenario"]
    assert [one.text for one in tree.all(css="cg-out")] == ["one step20.9 ms", "fast47.9 1/s"]
    assert tree.one("button", "cg-preset")["data-set"] == "gpu=b200,n=4.0"
    assert tree.one("div", role="status")


def test_a_panel_takes_parameters_without_a_range(page, read):
    made = page("```calc", "a = 3 GB", "b = 2..4 s", "c = a / b", "```", "```calc controls", "inputs: a, b", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert (tree.one("input", "cg-entry")["data-p"], tree.one("input", "cg-entry")["value"]) == ("a", "3")
    slider = tree.one("input", type="range")
    assert [slider[name] for name in ("data-p", "min", "max", "value")] == ["b", "2", "4", "3"]


def test_steps(view):
    tree = view("steps", "t")
    assert tree.one("dl").all("dd")[2].text == "=20.9 ms"


def test_a_view_that_cannot_be_read_shows_its_problem(view):
    box = view("table", "row: gpus", "cols: t").all(css="cg-problem")[0]
    assert "CG251 view option" in box.text


def test_a_data_table_is_shown_as_written(page, read):
    made = page(NOTE)
    (dataset,) = made.project.calculation.datasets.values()
    tree = read(render_dataset(made, dataset))
    assert tree.one("figure")["id"] == "calc-gpus"
    assert body(tree)[1:] == [["b200", "B200", "8.0", "192", "new, big"], ["x", "X", "", "10", ""]]
    assert tree.one("tbody").all("th")[0].classes == {"is-current"}


def test_a_computed_column_is_behind_the_others_and_follows_the_controls(page, read):
    rows = "| id | price [USD] | seats |\n|---|---|---|\n| a | 2 | 3 |\n| b | 4 | 5 |"
    sheet = "```calc\nk = 2 in 1..3\nt.sum [USD] = t.price * t.seats * k  # in all\n```"
    made = page("# N", "<!-- calc: table t -->", rows, "", sheet)
    (dataset,) = made.project.calculation.datasets.values()
    tree = read(render_dataset(made, dataset))
    assert body(tree) == [["a", "2", "3", "12"], ["b", "4", "5", "40"]]
    assert [one["data-q"] for one in tree.one("tbody").all("span")] == ["t.a.sum", "t.b.sum"]
    html = str(render_dataset(made, dataset))
    assert {"n.md#t.a.sum", "n.md#t.sum", "n.md#t.price", "n.md#k"} <= payload_of(made, html)["q"].keys()
    (found,) = made.project.calculation.sheets["n.md"]
    row = read(render_sheet(made, found)).all("tr")[-1]
    assert "t.sum" in row.text
    assert "in all · for each row of t" in row.text


def test_groups_are_shown_beside_the_line_that_makes_them(page, read):
    rows = "| id | price [USD] | kind |\n|---|---|---|\n| a | 2 | new |\n| b | 4 | old |\n| c | 8 | old |"
    sheet = "```calc\nk = 2 in 1..3\nby = total(t.price * k) per t.kind  # by age\np = pick by: old\nx = p.value\n```"
    made = page("# N", "<!-- calc: table t -->", rows, "", sheet)
    (found,) = made.project.calculation.sheets["n.md"]
    tree = read(render_sheet(made, found))
    groups, pick = (tree.one("tr", **{"data-row": name}) for name in ("by.value", "p"))
    assert [one["data-q"] for one in groups.all("span") if "data-q" in one.attributes] == [
        "by.new.value",
        "by.old.value",
    ]
    assert "by age: new 4 USD, old 24 USD · for each row of by" in groups.text
    assert "24USD" in pick.text  # its only column is its value


def test_figures_of_a_file_keep_their_zeros_and_have_groups(read):
    csv = "id,x,y [GB]\na,1.50,131072\nb,0.864,70.553706496\nc,2..3,7e3\n"
    text = "<!-- calc: table t from t.csv -->\n"
    made = page_of(
        read_project([SourceFile(NoteId("n.md"), text)], [], {"t.csv": csv}.get, Settings()), NoteId("n.md"), str
    )
    (dataset,) = made.project.calculation.datasets.values()
    assert body(read(render_dataset(made, dataset))) == [
        ["a", "1.50", "131,072"],
        ["b", "0.864", "70.554"],
        ["c", "2–3", "7000"],
    ]


def test_an_expression_of_an_embedded_note_is_one_of_that_note(page):
    made = page("```calc", "m = 1", "```", b="```calc\nm = 3 GB\n```\nTwice is `= 2 * m`.\n")
    name = made.embedding(NoteId("b.md"), "e-").expression("2 * m")
    data = payload_of(made, f'<span data-q="{name}"></span>')
    assert name == "=b.md#2 * m"
    assert data["q"][name] == {"p": [["num", 2], ["read", "b.md#m"], ["mul", 0, 1]], "u": "GB", "f": 1e9, "x": 1}
    assert data["q"]["b.md#m"]["v"] == 3e9


@pytest.mark.parametrize("log", ["", "log y"])
def test_the_axes_of_temperatures_are_in_degrees(page, read, log):
    lines = ("```calc", "t = 20 °C in -40..60 °C", "u [°F] = t + 10 K", "```")
    plot = ("```calc plot", "u over t in -40..60 °C")
    made = page(*lines, *plot, "```", *plot, log, "```")
    svg = read(render_view(made, made.project.notes["n.md"].fences[-1])).one("svg")
    ticks = [text.text for text in svg.all("text") if text.text.lstrip("−").isdigit()]
    assert ticks == ["−50", "0", "50", "100", "150", "200", "−40", "−20", "0", "20", "40", "60"]


def test_the_first_plot_over_a_parameter_is_a_figure(page, read):
    made = page(NOTE.rpartition("```calc plot")[0], "```calc plot", "t over w in 10..500 GB", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    figure = tree.one("figure", "cg-fig")
    assert (figure["data-in"], figure["data-out"]) == ("w", "t")
    assert figure.one("input", type="range")["aria-label"] == "weights"
    assert figure.one("b", data_say="w").text == "70 GB"
    assert figure.one("span", "cg-fig__out").text.startswith("one step")


def test_a_figure_takes_the_range_of_its_input_and_names_three_lines(view):
    figure = view("figure", "input: w", "result: fast", "lines: gpus", "log: y").one("figure", "cg-fig")
    assert figure["data-ax"].startswith("1000000000.0,1000000000000.0,0,1000,log")
    ends = figure.all("g", "cg-fig__end")
    assert [(end.text, "strong" in end.classes) for end in ends] == [("B200", False), ("H100", True)]
    heights = [float(end.one("text")["y"].rstrip("%")) for end in ends]
    assert heights[1] - heights[0] > 7
    dot = figure.one("circle", "dot")
    assert dot["cx"] == figure.one("line", "drop")["x1"] == "61.50%"


def test_labels_are_kept_apart_and_inside():
    assert apart([10, 11, 12], 7.4, 0, 100) == pytest.approx([10, 17.4, 24.8])
    assert apart([98, 99], 7.4, 0, 100) == pytest.approx([92.6, 100])


def test_names_at_the_ends_of_lines_are_a_letter_apart_on_a_phone():
    labels = spread_labels([(f"line number {at}", 100 + at, at == 0, f"l{at}") for at in range(MANY)])
    heights = [float(label.y) for label in labels]
    # 358 px beside a phone's margins; a small drawing is 344 high for 690, and holds the 264 units of a large one
    small = 358 / 690 * 344 / 264
    assert min(below - above for above, below in pairwise(heights)) * small >= 11
    assert len(heights) == MANY
    assert max(heights) < 220
