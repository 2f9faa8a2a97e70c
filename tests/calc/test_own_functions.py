"""Notes with functions called like ones of the language: a note's definition applies, elementary ones are refused."""

import pytest

from calcgraph.calc.functions import ALIASES, FIXED, FUNCTIONS
from calcgraph.calc.nonscalar_functions import FLOWS, FOLDS, LOOPED, ROW_FOLDS

FREE = sorted({*FUNCTIONS, *ALIASES, *FLOWS, *ROW_FOLDS} - FIXED - FOLDS)


@pytest.mark.parametrize("name", FREE)
def test_a_note_defines_a_function_of_this_name(name, shown):
    values = shown(f"{name}(a, b) = 100 * a + b\nx = {name}(2, 3)\ny = 2 * {name}(1, 1)")
    assert values == {name: "", "x": "203", "y": "202"}


@pytest.mark.parametrize("name", sorted({*FIXED, *FOLDS, *LOOPED} - {"step"} - {one for one in LOOPED if " " in one}))
def test_elementary_mathematics_stays_what_it_is(name, vault):
    _, (problem,) = vault(sheet=f"{name}(a) = a")
    assert problem.code == "CG216"
    assert problem.hint == f"rename it, for example `my_{name}`"


def test_another_note_uses_it(vault):
    calculation, problems = vault(
        {
            "a.md": "```calc\nuse [[b]]: erf\nx = erf(3)\n```\n",
            "b.md": "```calc\nerf(a) = a^2\n```\n",
            "c.md": "```calc\ny = erf(3)\n```\n",
        }
    )
    assert problems == ()
    assert {id_.name: one.text for id_, one in calculation.quantities.items() if one.text} == {
        "x": "9",
        "y": "0.9999779",
    }


def test_a_broken_line_does_not_give_way_to_the_language(vault):
    calculation, problems = vault(sheet="lgamma(a) = a +\nx = lgamma(5)")
    assert [one.code for one in problems] == ["CG210"]
    assert [one.text for id_, one in calculation.quantities.items() if id_.name == "x"] == [""]
