"""Where `%` could mean two things: what is meant, what is refused, what is reported."""

import pytest

SHEETS = {
    "points around a share": ("s = 6 %\ncheck s = 5 % ± 2", []),
    "points, written out": ("s = 6 %\ncheck s = 5 % ± 2 %", []),
    "outside of the points": ("s = 60 %\ncheck s = 5 % ± 2", ["CG353"]),
    "points below zero": ("s = -4 %\ncheck s = -5 % ± 2", []),
    "a sign that may belong to both": ("s = 5\ncheck s = 5 ± 2 %", ["CG224"]),
    "the same in a range": ("s = 5 ± 2 %", ["CG224"]),
    "the same where the share is beyond all numbers": ("s = 9e306 ± 7B %", ["CG224"]),
    "the same where a share below zero is beyond all": ("s = 1e308 ± -1e307 %", ["CG224"]),
    "the same below zero": ("s = 5\ncheck s = -5 ± 2 %", ["CG224"]),
    "a share of a quantity": ("s = 5 m\ncheck s = 5.05 m ± 2 %", []),
    "a share of a name": ("s = 5\nt = 5.05\ncheck s = t ± 2 %", []),
    "a share of degrees": ("t = 25 °C\ncheck t = 20 °C ± 2 %", ["CG303"]),
    "a share of degrees under a name": ("t = 25 °C\nu = 20 °C\ncheck t = u ± 2 %", ["CG303"]),
    "a range of degrees": ("t = 20 °C ± 2 %", ["CG303"]),
    "degrees": ("t = 21 °C\ncheck t = 20 °C ± 2 °C", []),
    "kelvin": ("t = 293 K\ncheck t = 290 K ± 2 %", []),
    "added to a number": ("x = 100 + 5 %", ["CG317"]),
    "taken from a number": ("x = 100 - 5 %", ["CG317"]),
    "added to a parameter": ("n = 100\nx = n + 5 %", ["CG317"]),
    "added to a share": ("s = 20 %\nx = s + 5 %", []),
    "what is missing to one": ("x = 1 - 5 %", []),
    "a factor": ("x = 100 * (1 + 5 %)", []),
    "added to money": ("x = 100 USD + 5 %", ["CG310"]),
}


@pytest.mark.parametrize("name", SHEETS)
def test_what_a_percentage_means(vault, name):
    sheet, codes = SHEETS[name]
    _, problems = vault({"n.md": f"```calc\n{sheet}\n```\n"})
    assert [problem.code for problem in problems if problem.code not in {"CG361", "CG362"}] == codes


def test_nines_are_shown(vault):
    calculation, _ = vault({"n.md": "```calc\np = 99 %\nx = 1 - (1 - p)^3\ny [%] = x\n```\n"})
    assert {id_.name: one.text for id_, one in calculation.quantities.items()} == {
        "p": "99",
        "x": "0.999999",
        "y": "99.9999",
    }
