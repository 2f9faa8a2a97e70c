"""Sizes that multiply in a formula: its parts are limited, and so is their product."""

import time

import pytest

from calcgraph.tex.convert import tex_to_mathml
from calcgraph.tex.rewrite import MOST_COLUMNS, rewrite
from calcgraph.tex.tokens import read_tokens


def nested(depth: int, inner: str = "c", times: int = 99) -> str:
    return rf"\begin{{array}}{{{f'*{{{times}}}{{' * depth}{inner}{'}' * depth}}}a\end{{array}}"


COLUMNS = {
    "two levels": nested(2),
    "five levels": nested(5),
    "thirty levels": nested(30),
    "two in each": nested(9, r"*{9}{c}*{9}{c}"),
    "many beside each other": r"\begin{array}{" + "*{99}{*{99}{c}}" * 99 + r"}a\end{array}",
    "a number without end": rf"\begin{{array}}{{*{{{'9' * 4000}}}{{c}}}}a\end{{array}}",
    "nothing in it": nested(20, ""),
    "lines": nested(5, "|"),
    "paragraphs": nested(5, "p{1cm}"),
    "many arrays": nested(2) * 100,
    "arrays in arrays": r"\begin{array}{*{99}{*{99}{c}}}" * 30 + "a" + r"\end{array}" * 30,
    "in a command": r"\newcommand{\a}{" + nested(4) + "}" + r"\a" * 90,
}


@pytest.mark.parametrize("name", COLUMNS)
def test_columns_inside_repeats_are_limited_together(name: str) -> None:
    began = time.process_time()
    made = rewrite(read_tokens(COLUMNS[name]), display=True)
    found = tex_to_mathml(COLUMNS[name])
    assert time.process_time() - began < 2
    assert len(made) < 30_000
    assert found.mathml is None or len(found.mathml) < 1_000_000


@pytest.mark.parametrize(
    ("written", "read"), [("*{3}{c}", "ccc"), ("*{2}{*{2}{l|}r}", "l|l|rl|l|r"), ("*{0}{c}l", "l")]
)
def test_columns_that_a_page_has_room_for_are_as_written(written: str, read: str) -> None:
    made = "".join(rewrite(read_tokens(rf"\begin{{array}}{{{written}}}a\end{{array}}"), display=False))
    assert f"{{array}}{{{read}}}" in made


def test_the_widest_array() -> None:
    made = "".join(rewrite(read_tokens(nested(1, "c", 999)), display=False))
    assert made.count("c") == MOST_COLUMNS
