"""Strips of checks below panels and figures: words, amounts, parts, and the results that stand under them."""

import pytest

from calcgraph.render.sheet.limits import denied
from calcgraph.render.views.draw import render_view

NOTE = """# N
<!-- calc: table gpus -->
| id   | gpu  | bw [TB/s] | vram [GB] |
|------|------|----------:|----------:|
| h100 | H100 |         3 |        80 |
| b200 | B200 |         8 |       192 |

```calc
gpu = pick gpus: h100 # accelerator
n = 2 in {1, 2, 4} # devices
users = {USERS} in 1..100 step 1 # users
target = 20 1/s in 1..100 1/s
day = date 2026-05-01
weights [GB] = 60 GB # weights
caches [GB] = users * 5 GB # caches
need [GB] = weights + caches # memory needed
room [GB] = n * gpu.vram # memory available
share [%] = caches / room # of the room
spare [GB] = room - need # memory left over
speed [1/s] = n * gpu.bw / need # speed
CHECK
```
"""
CONTROLS = ("```calc controls", "inputs: gpu, n, users, target", "show: spare, speed", "```")
FIGURE = ("```calc figure", "input: users", "result: need", "```")


@pytest.fixture
def view(page, read):
    def make(check, *fence, users=4):
        made = page(NOTE.replace("CHECK", check).replace("{USERS}", str(users)), *fence)
        return read(render_view(made, made.project.notes["n.md"].fences[-1]))

    return make


def said(strip):
    """The words of a strip as its styles show them."""
    css = {"is-holds": "yes", "is-failing": "no", "is-unknown": "unknown"}[next(iter(strip.classes - {"cg-limit"}))]
    hidden = {f"cg-limit__{one}" for one in ("yes", "no", "unknown")} - {f"cg-limit__{css}"}
    shown = [
        one.text
        for one in strip.one("p", "cg-limit__say").children
        if not isinstance(one, str) and not one.classes & hidden
    ]
    return " ".join(shown).replace(" :", ":").replace("\u00a0", " ")


WORDS = {
    "check fits: need <= room # weights and caches fit": (
        "✓ weights and caches fit: 80 of 160 GB",
        "✗ weights and caches do not fit: 400 GB short",
    ),
    "check fits: need < 200 GB # it fits the case": (
        "✓ it fits the case: 80 of 200 GB",
        "✗ it does not fit the case: 360 GB over",
    ),
    "check fast: speed >= 20 1/s # fast enough": (
        "✓ fast enough: 75 1/s, at least 20 1/s",
        "✗ not true: fast enough: 9.29 1/s short",
    ),
    "check fast: speed > target": ("✓ fast: 75 1/s, at least 20 1/s", "✗ not true: fast: 9.29 1/s short"),
    "check small: caches / room < 90 % # small enough": (
        "✓ small enough: 0.125 of 90 %",
        "✗ not true: small enough: 2.23 over",
    ),
    "check little: share < 90 %": ("✓ little: 12.5 of 90 %", "✗ not true: little: 223 % over"),
    "check fits: weights + caches <= n * gpu.vram": ("✓ fits: 80 of 160 GB", "✗ does not fit: 400 GB short"),
}


@pytest.mark.parametrize("check", WORDS)
def test_a_check_states_its_verdict_with_its_amounts(view, check):
    for users, wanted in zip((4, 100), WORDS[check], strict=True):
        assert said(view(check, *CONTROLS, users=users).one("div", "cg-limit")) == wanted


@pytest.mark.parametrize(
    "check",
    [
        "check more: room > need",  # two results, of which neither is the limit
        "check equal: need = 80 GB",
        "check near: need = 80 GB ± 10 %",
        "check both: need < room and speed > 1 1/s",
        "check day_is: day < date 2026-06-01",
        "check apart: 3 < 4",
        "",
    ],
)
def test_other_checks_have_no_strip(view, check):
    assert not view(check, *CONTROLS).all("div", "cg-limit")


def test_the_bar_has_the_terms_of_the_amount_and_the_limit(view):
    bar = view("check fits: need <= room", *CONTROLS, users=100).one("svg", "cg-limit__bar")
    assert [(one["data-q"], one["x"], one["width"]) for one in bar.all("rect", "part")] == [
        ("weights", "0.00%", "10.71%"),
        ("caches", "10.71%", "89.29%"),
    ]
    assert (bar.one("line")["x1"], bar.one("line")["data-q"]) == ("28.57%", "room")


def test_results_that_need_more_than_the_check_stand_under_it(view):
    for users, is_void in ((4, False), (100, True)):
        spare, speed = view("check fits: need <= room", *CONTROLS, users=users).all("span", "cg-out")
        assert "data-under" not in spare.attributes
        assert speed["data-under"] == "fits"
        assert ("is-void" in speed.classes) is is_void
        assert ("if it fitted" in speed.text) is is_void
        assert speed["data-given"] == "if it fitted"


@pytest.mark.parametrize("check", ["check cheap: need < 90 GB", "check fast: speed > 20 1/s"])
def test_a_wish_makes_no_other_result_impossible(view, check):
    assert [one.attributes.get("data-under") for one in view(check, *CONTROLS, users=100).all("span", "cg-out")] == [
        None
    ] * 2


CROSSINGS = {
    "check fits: need <= room": ("up to 20", ""),
    "check fits: need < room": ("up to 19", ""),
    "check fits: need < 163 GB": ("up to 20", ""),
    "check much: need >= 163 GB": ("from 21", "is-below"),
    "check fits: need < 10 GB": ("", ""),
}


@pytest.mark.parametrize("check", CROSSINGS)
def test_a_figure_draws_the_limit_and_names_where_the_check_changes(view, check):
    figure = view(check, *FIGURE)
    text, css = CROSSINGS[check]
    crossing = figure.one("g", "cg-fig__crossing")
    assert (crossing.text, "hide" in crossing.classes) == (text, not text)
    assert figure.one("path", "beyond").classes == {"beyond", css} - {""}
    assert [line.classes for line in figure.all("path", "line")][-1] == {"line", "is-chosen"}
    assert figure.one("path", "is-limit")


def test_the_ends_of_two_lines_and_their_limit_have_names(view):
    figure = view("check fits: need <= room", "```calc figure", "input: users", "result: need, weights", "```")
    assert [one.text for one in figure.all("g", "cg-fig__end")] == ["memory needed", "limit", "weights"]


def test_a_figure_of_something_else_has_no_limit_line(view):
    figure = view("check fits: need <= room", "```calc figure", "input: users", "result: speed", "```")
    assert not figure.all("path", "is-limit")
    assert figure.one("div", "cg-limit")


@pytest.mark.parametrize(
    ("says", "opposite"),
    [
        ("it fits", "it does not fit"),
        ("both fit in the case", "both do not fit in the case"),
        ("must fit", None),
        ("it does not fit", None),
        ("the fit is good, it fits", None),
        ("misfits are few", None),
    ],
)
def test_only_plain_sentences_about_what_fits_have_an_opposite(says, opposite):
    found = denied(says)
    assert (found and found[0]) == opposite


TWO = "check fits: need <= room\ncheck fast: speed > 20 1/s"
CHOICES = {"check: fits": ["fits"], "check: fast, fits": ["fits", "fast"], "check: none": [], "": ["fits", "fast"]}


@pytest.mark.parametrize("line", CHOICES)
def test_a_panel_names_its_checks(view, line):
    panel = view(TWO, *CONTROLS[:-1], *([line] if line else []), "```")
    assert [strip["data-check"] for strip in panel.all("div", "cg-limit")] == CHOICES[line]


@pytest.mark.parametrize("wrong", ["fitts", "need", "none, fits"])
@pytest.mark.parametrize("fence", [CONTROLS, FIGURE])
def test_a_name_that_is_not_a_check_is_reported(page, wrong, fence):
    made = page(NOTE.replace("CHECK", TWO).replace("{USERS}", "4"), *fence[:-1], f"check: {wrong}", "```")
    assert [one.code for one in made.project.diagnostics if one.severity == "error"] == ["CG252"]
