"""Random texts that repeat: eight times the text costs about eight times as much, whatever reads it."""

from time import process_time

import pytest
from tests.scanners.shapes import LARGE, MOST, READERS, SMALL, Shape, cost, draw_shape, growth

NAMES = tuple(READERS)
FEW, MANY = 3 * len(NAMES), 26_000
FOUND = [
    ("sources in a title", "a title", Shape(".</a> with ", "; @", "?<!--± ")),
    ("angles on a page", "the page", Shape("\n1.  in ", "<", "±  step ")),
    ("comments that stay open on a page", "the page", Shape("a ", "<!--", "")),
    ("comments that stay open on a page that escapes", "the page, escaped", Shape("", "<!--", "")),
    ("claims beside links that stay open", "a footnote", Shape("", "](#x)[[<div>", "")),
    *(
        (f"{unit.strip()} in a claim", "a claim", Shape("", unit, ""))
        for unit in ("万", "一百", "亿", "百", "≈", "about ", "\\<", "at least ", "~", "not ", "hundred ", "plus de ")
    ),
    ("one long word of a live value beside a claim", "beside a claim", Shape("`= ", "x", "` [2](#y)")),
    ("numbers of one sentence", "numbers to adopt", Shape("# A\n\n", "6.17 5.1 ", "")),
    ("numbers of one paragraph", "numbers to adopt", Shape("# A\n\n", "n5 has 6.17 ms, ", "")),
    ("numbers of one row", "numbers to adopt", Shape("", "| 6.17 ms ", "|\n")),
    ("wrong formulas on a page", "the page, escaped", Shape("\\\\CG101\nrows: ", "$_{m²", "\xa0table ")),
]
"""What a long run has found, since fixed."""
SLIPS = (
    *("[[b] ", "[b]] ", "![b] ", "[ [b]] ", "[[b] ] ", "[[b]#x]] ", "[[b\n", "[a](b.md ", "[a](b.md] ", "[a] (b.md) "),
    *(
        "(a)[b.md] ",
        "[a][b.md] ",
        "[a](b.md exactly) ",
        "[3 m](# x) ",
        "[3 m(#x) ",
        "3 m](#x) ",
        "```clac\ny = 2\n```\n",
    ),
)
"""Texts that are links, claims and sheets after one repair, each of which is found apart from those before it."""
HOSTS = ("footnotes that stay open", "the page, escaped", Shape("~~\n<div markdown>\nx = ", "+[^<svg>", "+ step "))
"""What Python-Markdown takes so long for: each `[^` is looked through to the end of the paragraph."""


def too_much(seed):
    name, shape = NAMES[seed % len(NAMES)], draw_shape(seed)
    grown = growth(name, shape)
    return [(seed, name, shape, round(grown, 1))] if grown > MOST else []


@pytest.mark.parametrize(("name", "shape"), [row[1:] for row in FOUND], ids=[row[0] for row in FOUND])
def test_what_was_found_grows_no_more(name, shape):
    assert growth(name, shape) <= MOST


@pytest.mark.parametrize("slip", SLIPS)
def test_slips_grow_as_they_are_many(slip):
    assert growth("a note", Shape("", slip, "")) <= MOST


@pytest.mark.fuzz
def test_what_the_host_takes_is_not_ours():
    _, name, shape = HOSTS
    read, small, large = READERS[name], shape.text(SMALL), shape.text(LARGE)
    assert cost(read, large, process_time) > MOST * cost(read, small, process_time)
    assert growth(name, shape) <= MOST


def test_texts_have_the_lengths_they_are_compared_by():
    shapes = [draw_shape(seed) for seed in range(MANY)]
    assert all(0.9 < len(shape.text(size)) / size < 1.1 for shape in shapes for size in (SMALL, LARGE))


def test_a_few_shapes_grow_as_they_are_long():
    assert [found for seed in range(FEW) for found in too_much(seed)] == []


@pytest.mark.fuzz
def test_many_shapes_grow_as_they_are_long():
    assert [found for seed in range(FEW, MANY) for found in too_much(seed)] == []
