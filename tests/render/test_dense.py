"""Lines of long columns: every value is drawn in its column of pixels, and nothing that no row has."""

import math
import random
import re

import numpy as np
import pytest

from calcgraph.render.plots.dense import NOWHERE, PIXEL, SPOT, dense_path, dense_points, pixel_of, written_pixels
from calcgraph.render.plots.scene import LEFT
from calcgraph.render.views.draw import render_view

ROWS = 9_000
PEAKS = {1: 900.0, 4_500: 950.0, 8_998: -900.0}
"""Single rows that are far from all others: at both ends and in the middle."""


def note(sheet="", fence="t.y over t.x"):
    rows = "\n".join(f"| r{at} | {at} | {PEAKS.get(at, at % 7)} |" for at in range(ROWS))
    return f"<!-- calc: table t -->\n\n| id | x | y |\n|--|--:|--:|\n{rows}\n\n{sheet}\n\n```calc plot\n{fence}\n```\n"


def strokes(path):
    """Each stroke of a path as its two ends."""
    found, here = [], (math.nan, math.nan)
    for kind, first, second in re.findall(r"([MLHVh])(-?[\d.]+)(?: (-?[\d.]+))?", path):
        one = float(first)
        to = {
            "M": lambda x=one, y=second: (x, float(y)),
            "L": lambda x=one, y=second: (x, float(y)),
            "H": lambda x=one, at=here: (x, at[1]),
            "h": lambda x=one, at=here: (at[0] + x, at[1]),
            "V": lambda y=one, at=here: (at[0], y),
        }[kind]()
        found += [(kind, to, to)] if kind == "M" else [(kind, here, to)]
        here = to
    return found


def drawn_at(path):
    """The lowest and the highest place that is drawn at each x, as the ends of strokes have it."""
    found = {}
    for kind, *ends in strokes(path):
        for x, y in ends[: 1 if kind == "h" else 2]:
            low, high = found.get(round(x, 1), (y, y))
            found[round(x, 1)] = (min(low, y), max(high, y))
    return found


def rows_of(seed):
    """Columns of pixels that rise, go back or stay, and heights with gaps."""
    chance = random.Random(seed)  # noqa: S311 - seeded
    count = chance.randint(1, 400)
    pixels = [chance.randrange(60) for _ in range(count)]
    pixels = sorted(pixels) if seed % 3 else pixels
    holes = chance.choice([0, 0.05, 0.5, 1])
    heights = [math.nan if chance.random() < holes else round(chance.uniform(20, 230), 2) for _ in pixels]
    return [NOWHERE if chance.random() < holes / 9 else pixel for pixel in pixels], heights


@pytest.mark.parametrize("is_stepped", [False, True], ids=["lines", "steps"])
@pytest.mark.parametrize("seed", range(120))
def test_every_value_is_drawn_and_no_other(seed, is_stepped):
    pixels, heights = rows_of(seed)
    path = dense_path(pixels, heights, is_stepped=is_stepped)
    seen = {}
    for pixel, y in zip(pixels, heights, strict=True):
        if pixel != NOWHERE and math.isfinite(y):
            seen.setdefault(LEFT + pixel * PIXEL, []).append(y)
    drawn = drawn_at(path)
    for x, values in seen.items():
        low, high = drawn[round(x, 1)]
        assert low == pytest.approx(min(values), abs=0.051) or (is_stepped and low < min(values))
        assert high == pytest.approx(max(values), abs=0.051) or (is_stepped and high > max(values))
    assert is_stepped or drawn.keys() == seen.keys()


@pytest.mark.parametrize("seed", range(120))
def test_a_gap_at_the_edge_of_a_column_of_pixels_is_a_gap(seed):
    pixels, heights = rows_of(seed)
    joined = [
        (LEFT + before * PIXEL, LEFT + after * PIXEL)
        for before, after, y, then in zip(pixels, pixels[1:], heights, heights[1:], strict=False)
        if NOWHERE not in {before, after} and before != after and math.isfinite(y) and math.isfinite(then)
    ]
    path = dense_path(pixels, heights, is_stepped=False)
    drawn = [(start[0], end[0]) for kind, start, end in strokes(path) if kind == "L"]
    assert len(drawn) == len(joined)
    assert np.allclose(drawn, joined)


@pytest.mark.parametrize("seed", range(60))
def test_points_are_near_their_rows_and_each_row_has_one(seed):
    pixels, heights = rows_of(seed)
    spots = [(start, end) for kind, start, end in strokes(dense_points(pixels, heights)) if kind != "M"]
    rows = [
        (LEFT + pixel * PIXEL, y)
        for pixel, y in zip(pixels, heights, strict=True)
        if pixel != NOWHERE and math.isfinite(y)
    ]

    def is_near(spot, row):
        low, high = sorted((spot[0][1], spot[1][1]))
        return abs(spot[0][0] - row[0]) <= SPOT / 2 and low - SPOT / 2 <= row[1] <= high + SPOT / 2

    assert all(any(is_near(spot, row) for spot in spots) for row in rows)
    assert all(any(is_near(spot, row) for row in rows) for spot in spots)


def test_pixels_are_written_in_short():
    pixels = [pixel_of(LEFT + at / 7) for at in range(300)] + [NOWHERE, NOWHERE, 3]
    runs = [[int(one) for one in part.split("*")] for part in written_pixels(pixels).split()]
    assert [pixel for pixel, *count in runs for _ in range(count[0] if count else 1)] == pixels
    assert len(runs) < 100


@pytest.mark.parametrize(
    ("sheet", "fence"),
    [("", "t.y over t.x"), ("```calc\na = 1\nt.z = t.y * a\n```", "t.z over t.x"), ("", "t.y over t.x\nsteps")],
    ids=["of a file", "computed", "steps"],
)
def test_no_peak_of_a_long_column_is_lost(page, read, sheet, fence):
    made = page(note(sheet, fence))
    assert [one.message for one in made.project.diagnostics if one.code == "CG252"] == []
    html = str(render_view(made, made.project.notes["n.md"].fences[-1]))
    tree = read(html)
    drawn = drawn_at(tree.one("path", "line")["d"])
    for at, value in PEAKS.items():
        x = LEFT + round(at / (ROWS - 1) * 520 / PIXEL) * PIXEL
        low, high = drawn[x]
        y = 216 + (value + 1000) / 2000 * (30 - 216)
        assert np.isclose(low if value > 0 else high, y, atol=0.06)
    assert tree.all("circle") == []
    assert "9,000 rows" in tree.one("figcaption").text
    assert "8,800 more rows are drawn and not listed." in tree.one("figcaption").text
    assert len(html) < 80_000
    assert ("data-dense" in tree.one("svg").attributes) == bool(sheet)


def test_what_follows_from_no_input_needs_no_script(page, read):
    made = page(note("```calc\nt.z = t.y * 2\n```", "t.z over t.x"))
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert "data-dense" not in tree.one("svg").attributes


def test_ranges_that_are_not_drawn_are_named(page, read):
    made = page(note("```calc\na = 1..2\nt.z = t.y * a\n```", "t.z over t.x"))
    tree = read(render_view(made, made.project.notes["n.md"].fences[-1]))
    assert "Ranges of z are not drawn." in tree.one("figcaption").text
