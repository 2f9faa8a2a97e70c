"""A bare number takes the unit or scale of its column, row, caption or list, or is refused."""

import pytest

SHEET = """
eight = 8 # users or layers, one for each name
millions = 8M # users
frac = 0.25 # share, Anteil
x = 42 ms # time or latency, one or two
cost = 12k USD
fee = 12 USD
ten = 10
"""


def table(head, cell, row="a", before=""):
    return f"{before}| name | {head} |\n|---|---|\n| {row} | {cell} |\n"


ROWS = [
    ("speed [ms]", "[8](#eight)", False),
    ("time [ms]", "[42](#x)", True),
    ("time (ms)", "[42](#x)", True),
    ("time, ms", "[42](#x)", True),
    ("time in ms", "[42](#x)", True),
    ("ms", "[42](#x)", True),
    ("time [s]", "[42](#x)", False),
    ("time [s]", "[0.042](#x)", True),
    ("time [s]", "[42 ms](#x)", False),
    ("time [ms]", "[42 ms](#x)", True),
    ("share [%]", "[0.25](#frac)", False),
    ("share [%]", "[25](#frac)", True),
    ("%", "[0.25](#frac)", False),
    ("% of users", "[0.25](#frac)", False),
    ("share", "[0.25](#frac)", True),
    ("Anteil in Prozent", "[25](#frac)", True),
    ("por ciento", "[0.25](#frac)", False),
    ("users (millions)", "[8](#eight)", False),
    ("users (millions)", "[8](#millions)", True),
    ("users in millions", "[8](#millions)", True),
    ("users ×10³", "[8](#eight)", False),
    ("users × 10^6", "[8](#millions)", True),
    ("users (1000s)", "[8](#eight)", False),
    ("users '000", "[8](#eight)", False),
    ("users (Mio.)", "[8](#eight)", False),
    ("用户（百万）", "[8](#eight)", False),
    ("kUSD", "[12](#fee)", False),
    ("kUSD", "[12](#cost)", True),
    ("cost ($k)", "[12](#cost)", True),
    ("USD", "[12](#fee)", True),
    ("users", "[8](#eight)", True),
    ("A", "[8](#eight)", True),
    ("layers", "[8 layers](#eight)", True),
]


@pytest.mark.parametrize(("head", "cell", "holds"), ROWS)
def test_the_head_of_a_column(claimed, head, cell, holds):
    (claim,), problems = claimed(SHEET, table(head, cell))
    assert (claim.verdict == "holds") is holds, problems


@pytest.mark.parametrize("head", ["time of day", "year (2026)", "old users", "Norway"])
def test_a_head_that_is_about_something_else_leaves_its_number_unmarked(claimed, head):
    (claim,), problems = claimed(SHEET, table(head, "[8](#eight)"))
    assert claim.verdict in {"agrees", "fails"}, problems


AFAR = [
    (table("a", "[8](#eight)", row="users (millions)"), False),
    (table("a", "[42](#x)", row="time [ms]"), True),
    (table("a", "[8](#eight)", before="Table 1: users in millions\n\n"), False),
    (table("a", "[8](#eight)", before="All values in thousands.\n\n"), False),
    (table("a", "[8](#eight)") + "\nTable: users (millions)\n", False),
    ("Latency in ms:\n\n- one: [42](#x)\n- two: [42](#x)\n", True),
    ("Users in millions:\n\n- one: [8](#eight)\n", False),
    ("Users:\n\n- one: [8](#eight)\n", True),
    ("Users (in thousands)\n: [8](#eight)\n", False),
    ("Users in millions\n\n:   [8](#millions)\n", True),
    ("Users in millions\n:   [8](#millions)\n:   [8](#eight)\n", False),
    ("Time (ms)\n: [42](#x)\n", True),
    ("Time (s)\n: [42](#x)\n", False),
    ("Users\n: [8](#eight)\n", True),
    ("[8](#eight)[^1]\n\n[^1]: In thousands.\n", False),
    ("[8](#millions)[^1]\n\n[^1]: In millions.\n", True),
    ("[8](#eight){.big}[^a]\n\n[^a]: Figures in millions\n", False),
    ("[42](#x)[^1]\n\n[^1]: In ms.\n", True),
    ("[42 ms](#x)[^1]\n\n[^1]: In seconds.\n", False),
    ("[8](#eight)[^1]\n\n[^1]: The data sheet, 2023.\n", True),
]


@pytest.mark.parametrize(("prose", "holds"), AFAR)
def test_heads_that_are_farther_away(claimed, prose, holds):
    claims, problems = claimed(SHEET, prose)
    assert claims
    assert all(claim.verdict == "holds" for claim in claims) is holds, problems
