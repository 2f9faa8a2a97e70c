"""What stands beside a drawing: words of readers, labels that can be read, and a scale on which lines can be seen."""

import random

import pytest

from calcgraph.render.plots.axes import is_squeezed
from calcgraph.render.plots.label_places import box_at, place_labels
from calcgraph.render.templating import with_minus
from calcgraph.render.views.draw import render_view

NOTE = """
<!-- calc: table pumps -->
| id | label | q [m^3] |
|----|-------|--------:|
| a  | Alpha 200 | 3  |
| b  | Beta 12   | 12 |

```calc
pump = pick pumps: a            # the pump
hours = 5 in 1..20 step 1       # hours at work
volume = pump.q * hours         # volume, all hours
growth = 2 ^ hours              # of the algae
cube = hours ^ 3 + 1e6
```
"""


@pytest.fixture
def drawn(page, read):
    def make(word, *lines):
        made = page(NOTE, f"```calc {word}", *lines, "```")
        return read(render_view(made, made.project.notes["n.md"].fences[-1]))

    return make


def test_lines_and_axes_have_the_words_of_readers(drawn):
    tree = drawn("plot", "volume with pump=a, volume with pump=b over hours in 1..20", "mark pumps")
    assert [text.text for text in tree.all("text", "nar")] == ["Beta 12", "Alpha 200"]
    assert tree.one("text", "y-title").text == "volume, all hours, m³"
    assert "hours at work" in [text.text for text in tree.all("text", "mid")]
    assert tree.one("desc").text.startswith("volume, all hours for hours at work from 1 to 20")


@pytest.mark.parametrize(
    ("lines", "is_log"),
    [
        (("result: growth",), True),
        (("result: growth", "linear: y"), False),
        (("result: growth", "log: y"), True),
        (("result: volume",), False),
        (("result: cube",), False),
    ],
)
def test_a_figure_has_the_scale_on_which_its_line_is_seen(drawn, lines, is_log):
    figure = drawn("figure", "input: hours", *lines)
    assert (figure.one("figure")["data-ay"].split(",")[4] == "log") is is_log
    assert ("logarithmic" in figure.one("p", "cg-fig__case").text) is is_log


@pytest.mark.parametrize(
    ("values", "is_log"),
    [
        ([10.0**n for n in range(8)], True),
        ([1 / n for n in range(1, 4000)], True),
        ([float(n) for n in range(1, 9000)], False),
        ([0.0, *(10.0**n for n in range(8))], False),
        ([-1.0, *(10.0**n for n in range(8))], False),
        ([1.0, float("nan"), 2.0], False),
        ([], False),
    ],
)
def test_only_values_that_a_linear_axis_hides_ask_for_another(values, is_log):
    assert is_squeezed(values) is is_log


@pytest.mark.parametrize("seed", range(20))
def test_no_label_covers_another_one_or_a_point(seed):
    chosen = random.Random(seed)  # noqa: S311 - a seed, for the same points each time
    points = [
        (chosen.gauss(300, 60), chosen.gauss(150, 40), "x" * chosen.randint(1, 24), at == 7)
        for at in range(chosen.randint(8, 60))
    ]
    places = place_labels(points, [])
    assert places[7] is not None
    boxes = [
        box_at(*point[:3], (place.is_left, place.is_below))
        for point, place in zip(points, places, strict=True)
        if place is not None and not point[3]
    ]
    assert not any(one.meets(other) for at, one in enumerate(boxes) for other in boxes[:at])
    assert not any(box.left < x < box.right and box.top < y < box.bottom for box in boxes for x, y, _, _ in points)


def test_long_figures_beside_an_axis_are_shortened(drawn):
    tree = drawn("plot", "cube over hours in 1..20", "mark pumps")
    assert {text.text for text in tree.all("text", "end")} >= {"1M"}


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("<td>-3 m</td>", "<td>−3 m</td>"),
        ('<span class="a" data-x="-3">-3 … -1</span>', '<span class="a" data-x="-3">−3 … −1</span>'),
        ("<text>-1.5e-7</text>", "<text>−1.5e-7</text>"),
        ("<td>2026-11-26</td><td>-x</td><td>up to -3</td>", "<td>2026-11-26</td><td>-x</td><td>up to -3</td>"),
        (
            "<code>-3</code><pre>-3</pre><template>[-3]</template>",
            "<code>-3</code><pre>-3</pre><template>[-3]</template>",
        ),
    ],
)
def test_negative_numbers_have_a_minus_sign_and_code_keeps_its_hyphen(html, shown):
    assert with_minus(html) == shown
