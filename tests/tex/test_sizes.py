"""Sizes that multiply in a formula: its parts are limited, and so is their product."""

import time
from itertools import product
from string import ascii_lowercase

import pytest

from calcgraph.project import formulas, read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile
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


LONG = "x" * 4000
NAMES = ["".join(name) for name in product(ascii_lowercase, "pqrst", ascii_lowercase)]
USES = {
    "a long command": rf"$\def\a{{{LONG}}}$" + "".join(f"\n\n${at}\\a$" for at in range(5_000)),
    "one formula as often": rf"$\def\a{{{LONG}}}$" + "\n\n$\\a$" * 5_000,
    "commands of commands": r"$\def\a{" + "x" * 60 + r"}\def\b{\a\a\a\a}$" + "\n\n$\\b\\b\\b\\b$" * 3_000,
    "arguments": r"$\newcommand{\a}[2]{#1#2#1#2#1#2#1#2}$" + f"\n\n$\\a{{{'x' * 200}}}{{y}}$" * 3_000,
    "an old meaning": rf"$\def\b{{{LONG}}}\let\a\b$" + "\n\n$\\a$" * 5_000,
    "definitions": "".join(rf"$\def\{name}{{x}}$" + "\n\n" for name in NAMES),
}


@pytest.mark.parametrize("name", USES)
def test_what_commands_put_into_a_note_is_limited_together(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name != "a long command":
        monkeypatch.setattr(formulas, "MOST_OF_NOTE", 10_000)  # the same, and a tenth of the time
    began = time.process_time()
    project = read_project(
        [SourceFile(NoteId("a.md"), USES[name] + "\n\n[[nowhere]]\n")], [], lambda _: None, Settings()
    )
    assert time.process_time() - began < 8
    said = [(one.code, one.message) for one in project.diagnostics]
    limit = f"the commands in the formulas of this note expand to more than {formulas.MOST_OF_NOTE:,} characters"
    assert sorted(said) == [("CG101", "no note is called `nowhere`"), ("CG207", limit)]


def test_a_kept_meaning_counts_in_its_formula() -> None:
    found = tex_to_mathml(rf"\def\b{{{LONG}}}\let\a\b " + r"\a" * 50)
    assert found.problem == r"`\a` expands to more than 5000 characters"


def test_a_page_of_usual_commands_is_below_that_limit() -> None:
    text = r"$\newcommand{\R}{\mathbb{R}}\newcommand{\norm}[1]{\lVert #1 \rVert}$" + "\n\n$\\norm{x} \\in \\R$" * 2_000
    assert read_project([SourceFile(NoteId("a.md"), text)], [], lambda _: None, Settings()).diagnostics == ()
