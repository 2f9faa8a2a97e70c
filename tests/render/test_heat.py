"""Heat maps: a table of two directions whose cells have the colours of their values."""

import re

import pytest

from calcgraph.calc.syntax.views import TableView, parse_view
from calcgraph.notes.model import Fence
from calcgraph.render.views.draw import render_view
from calcgraph.source import Span

NOTE = """# N
```calc
a = 2 in 1..9
b = 3 in 1..9
y [kg] = a * b * 1 kg
low [kg] = (a - b) * 1 kg
k = 1..3
wide [kg] = k * a * b * 1 kg
warm [°C] = 20 °C
```
"""


@pytest.fixture
def heat(page, read):
    def make(*lines):
        made = page(NOTE, "```calc table", "rows: a in 1, 2, 3", "across: b in 1, 2, 4", *lines, "```")
        said = [f"{one.code} {one.message}; {one.hint}" for one in made.project.diagnostics if one.code != "CG362"]
        return read(render_view(made, made.project.notes["n.md"].fences[-1])), said

    return make


def steps(tree):
    return [[cell.attributes.get("data-heat") for cell in row.all("td")] for row in tree.one("tbody").all("tr")]


def legend(tree):
    return tree.one("figcaption").one("span", "cg-heat").text


def test_cells_have_steps_and_keep_their_figures(heat):
    tree, said = heat("heat: y")
    assert said == []
    assert [cell.text for cell in tree.one("tbody").all("td")] == ["1", "2", "4", "2", "4", "8", "3", "6", "12"]
    assert steps(tree) == [["0", "0", "1"], ["0", "1", "4"], ["1", "3", "6"]]
    assert tree.one("table")["data-scale"] == "lin"
    assert legend(tree) == "Colours: 1 the palest, the strongest 12 kg."
    assert [one["data-heat"] for one in tree.one("span", "cg-heat").all("i")] == list("0123456")


def test_steps_of_equal_factors(heat):
    tree, _ = heat("heat: y log")
    assert steps(tree) == [["0", "1", "3"], ["1", "3", "5"], ["3", "5", "6"]]
    assert (tree.one("table")["data-scale"], legend(tree)) == (
        "log",
        "Colours: 1 the palest, the strongest 12 kg, logarithmic.",
    )


def test_what_a_logarithm_has_not_is_not_coloured(heat):
    tree, _ = heat("heat: low log")
    assert steps(tree) == [[None, None, None], ["0", None, None], ["6", "0", None]]


def test_a_table_without_any_value_has_no_scale(page, read):
    made = page(NOTE, "```calc table", "rows: a in 1, 2", "across: b in 4, 5", "heat: low log", "```")
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert "data-scale" not in tree.one("table").attributes
    assert tree.all("span", "cg-heat") == []


def test_a_range_has_the_colour_of_its_middle(heat):
    tree, _ = heat("heat: wide")
    assert steps(tree) == [["0", "0", "1"], ["0", "1", "4"], ["1", "3", "6"]]
    assert legend(tree) == "Colours: 1–3 the palest, the strongest 12–36 kg."


def test_a_plain_table_has_no_colours(heat):
    tree, _ = heat("show: y")
    assert steps(tree) == [[None] * 3] * 3
    assert tree.all("span", "cg-heat") == []


def test_rows_of_a_heat_map_are_not_folded(page, read):
    lines = ("rows: a in 1, 2, 3, 4, 5, 6, 7, 8, 9", "across: b in 1, 2")
    for option, folded in (("heat: y", False), ("show: y", True)):
        made = page(NOTE, "```calc table", *lines, option, "```")
        html = str(render_view(made, made.project.notes["n.md"].fences[-1]))
        assert bool(re.search("is-rest", html)) is folded


REFUSED = {
    "two results": (("heat: y, low",), "CG251 a two-way table shows one result; write `show: y`"),
    "a result beside it": (("show: y", "heat: low"), "CG251 a two-way table shows one result; write `show: y`"),
    "an unknown name": (("heat: nobody",), "CG343 `nobody` is not defined in this note; "),
    "a scale that does not start at zero": (
        ("heat: warm log",),
        "CG252 `warm` is in °C, which does not start at zero and has no logarithm; remove `log`, or give it in `K`",
    ),
}


@pytest.mark.parametrize(("lines", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(heat, lines, message):
    assert heat(*lines)[1] == [message]


def parsed(text):
    return parse_view(Fence("table", {}, text, Span(1, 1, 5, 4), 2, (0,) * 5), "n.md")


def test_one_direction_has_no_colours():
    _, (problem,) = parsed("rows: a in 1, 2\nheat: y")
    assert (problem.code, problem.message) == ("CG251", "only a table with rows and columns can colour its cells")
    assert (problem.span.line, problem.span.column) == (3, 7)


def test_how_it_is_read():
    view, problems = parsed("rows: a in 1, 2\nacross: b in 1, 2\nheat: y as g .2 log # in colours")
    assert isinstance(view, TableView)
    assert problems == ()
    assert (view.is_heat, view.log_heat, view.items[0].text, view.items[0].shown.unit) == (True, True, "y as g .2", "g")
