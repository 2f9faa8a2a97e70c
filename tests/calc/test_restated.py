"""Claims with the number that their value has now, in the words and form of their writer."""

import re
from fractions import Fraction

import pytest

from calcgraph.calc.claims.restated import restated
from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.units.table import from_base
from calcgraph.project import Project, read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile


def project_of(text: str) -> Project:
    return read_project([SourceFile(NoteId("a.md"), text)], [], lambda _: None, Settings())


@pytest.fixture(scope="module", name="table")
def _table():
    return project_of("```calc\nx = 1\n```\n").calculation.shapes.table


REWRITTEN = [
    ("42 ms", 43.7, "44 ms"),
    ("42 ms", 0.0437, "0.044 ms"),
    ("1.5k", 1620, "1.6k"),
    ("8 million", 8.6e6, "9 million"),
    ("0.30 kg", 0.317, "0.32 kg"),
    ("30 kg", 317.2, "320 kg"),
    ("3,600", 3660.74, "3,700"),
    ("3,600", 36.4, "36"),
    ("$1.50", 1.666, "$1.67"),
    ("12.0 m", 11.96, "12.0 m"),
    ("-5 °C", -6.2, "-6 °C"),
    ("70B", 71.4e9, "70B"),
    ("99.9 %", 99.96, "100.0 %"),
    ("12 experts", 15, "15 experts"),
    ("98.21%", 97, "97.00%"),
    ("1.50 m", 2, "2.00 m"),
]


@pytest.mark.parametrize(("display", "value", "new"), REWRITTEN)
def test_the_form_stays_and_the_number_is_rounded(table, display: str, value: float, new: str) -> None:
    assert restated(display, value, table) == new
    read = read_claim(new, table)
    assert isinstance(read, ClaimText)
    assert abs(read.value - Fraction(value)) <= read.rounding


KEPT = [("about 30 kg", 34), ("1 in 4", 0.3), ("five", 6), ("10–20 kg", 15), ("at most 3 m", 2), ("5 ft 3 in", 6)]
SIGNS = [("5 kg", -6), ("0 kg", 3), ("5 kg", 1e300), ("5 kg", 1e-300)]


@pytest.mark.parametrize(("display", "value"), [*KEPT, *SIGNS])
def test_what_has_no_single_number_in_digits_is_left(table, display: str, value: float) -> None:
    assert restated(display, value, table) == ""


ROUNDED = {
    ("3660.74 USD", "$3,600"): "write `$3,700`",
    ("2.27563 kg", "2.2 kg"): "write `2.3 kg`",
    ("396", "395"): "write `396`",
    ("12.5 N * -0.079 m", "−0.987 J"): "",
    ("12.5 N * -0.079 m", "−0.988 J"): "",
    ("12.5 N * -0.07901 m", "−0.987 J"): "write `−0.988 J`",
    ("32.9 kg", "30 kg"): "",
    ("1.09 m", "1 m"): "",
    ("3600 kg", "3,600 kg"): "",
    ("3660.74 kg", "about 3,600 kg"): "",
    ("3660.74 kg", "3,500–3,700 kg"): "",
    ("3660.74 kg", "at least 3,600 kg"): "",
    ("2..3 kg", "2–3 kg"): "",
    ("5000 kg", "3,600 kg"): "CG401",
}


@pytest.mark.parametrize("case", ROUNDED, ids=[" ".join(one) for one in ROUNDED])
def test_a_claim_that_holds_and_is_rounded_another_way_is_information(case: tuple[str, str]) -> None:
    value, display = case
    found = project_of(f"```calc\nc = {value}\n```\n\nIt is [{display}](#c).\n").diagnostics
    if ROUNDED[case] == "CG401":
        assert [one.code for one in found] == ["CG401"]
    else:
        expected = [("CG422", "info", ROUNDED[case])] if ROUNDED[case] else []
        assert [(one.code, one.severity, one.hint) for one in found] == expected


def test_a_tolerance_or_a_dispute_says_what_is_allowed() -> None:
    for title in ("±5%", "disputed: an old bill"):
        found = project_of(f'```calc\nc = 3660.74 USD\n```\n\nIt is [$3,600](#c "{title}").\n').diagnostics
        assert "CG422" not in [one.code for one in found]


def test_the_offered_number_is_right(table) -> None:
    assert from_base(1.0, table.parse("kg")) == 1
    text = "```calc\nc = 3660.74 USD\n```\n\nIt is [$3,600](#c).\n"
    (found,) = project_of(text).diagnostics
    new = re.fullmatch("write `(.+)`", found.hint)
    assert project_of(text.replace("$3,600", new[1])).diagnostics == ()
