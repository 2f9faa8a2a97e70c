"""Libraries that ship with calcgraph: their own checks hold, and what a sheet takes from them is complete."""

from pathlib import Path

import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.given.libraries import ALWAYS, FOLDER, LIBRARIES
from calcgraph.calc.syntax.parser import library
from calcgraph.calc.syntax.tree import Definition, Function, Name, Number
from calcgraph.calc.syntax.walks import walk
from libraries_page import libraries_markdown

PAGE = Path(__file__).parents[2] / "docs/manual/libraries.md"


def test_each_note_of_the_folder_is_a_library():
    assert sorted(one.stem for one in FOLDER.glob("*.md")) == sorted(LIBRARIES)


@pytest.mark.parametrize("name", LIBRARIES)
def test_its_checks_hold(name, vault):
    """The note of a library is a note like others, with a check or more below each sheet of functions."""
    text = library(name).text
    _, problems = vault({f"{name}.md": text}, reference=True)
    assert problems == ()
    sheets = text.split("```calc\n")[1:]
    assert all("check " in below for below in sheets[1::2])
    assert "check " not in "".join(sheets[::2])


@pytest.mark.parametrize("name", LIBRARIES)
def test_each_item_has_words_and_a_source(name):
    for item in library(name).items.values():
        told, _, year = item.comment.text.rpartition(", ")
        assert len(told) > 20, item.name
        assert year.isdigit(), item.name


@pytest.mark.parametrize("name", LIBRARIES)
def test_what_a_sheet_takes_needs_nothing_else(name):
    for item in library(name).items.values():
        own = {argument.name for argument in item.args} if isinstance(item, Function) else set()
        own |= {"True"}
        assert {part.name for part in walk(item.body) if isinstance(part, Name)} <= own, item.name
        if isinstance(item, Definition):
            assert isinstance(item.body, Number)


def test_a_sheet_cannot_change_what_a_function_means(vault):
    sheet = "use statistics: normal_pdf\npi = 3\nE = 2\nx = normal_pdf(0)\ny = pi * E"
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    assert calculation.quantities[QuantityId("n.md", "x")].value.number == pytest.approx(0.3989422804014327)


SHEETS = {
    "another name": ("use statistics: t_quantile as tq\nx = tq(97.5 %, 10)", 2.2281388519649385),
    "what every sheet has": ("use statistics: normal_quantile, normal_cdf\nx = normal_cdf(normal_quantile(30 %))", 0.3),
    "units": ("use statistics: normal_tail\nx = normal_tail(190 cm, 1.78 m, 70 mm)", 0.043238133),
    "in a sum": ("use statistics: poisson_pmf\nx = Sum(poisson_pmf(k, 3), (k, 0, 2))", 0.42319008112684353),
    "solved for": (
        "use statistics: binomial_tail\nn = 30\nx = solve binomial_tail(0, n, 10 %) = 0.95 for n in 1..99",
        29.0,
    ),
}


@pytest.mark.parametrize(("sheet", "value"), SHEETS.values(), ids=SHEETS)
def test_a_sheet_uses_them(sheet, value, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    share = 0.02 if "solve" in sheet else 1e-8
    assert calculation.quantities[QuantityId("n.md", "x")].value.number == pytest.approx(value, rel=share)


WRONG = {
    "use statistics: t_cfd": ("CG342", "`statistics` does not have `t_cfd`", "did you mean `t_cdf`?"),
    "use statistic: t_cdf": ("CG342", "`statistic` is not a library", "did you mean `statistics`?"),
    "use statistics t_cdf": (
        "CG210",
        "expected `:` with the names to use of `statistics`, found `t_cdf`",
        "write `use statistics: t_cdf`",
    ),
    "use statistics: normal_quantile as q": (
        "CG222",
        "`normal_quantile` is a built-in function, so it cannot be renamed",
        "call it `normal_quantile`",
    ),
    "use statistics: t_cdf\nt_cdf = 3": (
        "CG340",
        "`t_cdf` is already defined in line 2",
        "give one of them another name",
    ),
    "use statistics: normal_tail\nx = normal_tail(3 m)": (
        "CG314",
        (
            "in `normal_tail` with m, a plain number, a plain number: `erfc` takes a pure number, "
            "`(x - mean) / deviation / sqrt(2)` is m"
        ),
        "divide by a quantity of the same kind, such as `1 m`",
    ),
    "use statistics: t_cdf\nx = t_cdf(1)": ("CG346", "`t_cdf` takes 2 arguments, not 1", ""),
}


@pytest.mark.parametrize(("sheet", "told"), WRONG.items(), ids=WRONG)
def test_what_is_wrong_is_said(sheet, told, vault):
    _, problems = vault(sheet=sheet)
    assert [(one.code, one.message, one.hint) for one in problems] == [told]


def test_what_it_says_of_itself(vault):
    calculation, _ = vault(sheet="use statistics: chi2_cdf  # of the fit\nx = chi2_cdf(3, 2)")
    said = calculation.quantities[QuantityId("n.md", "chi2_cdf")].statement.comment.text
    assert said.startswith("probability of chi-squared up to x, NIST, Digital Library of Mathematical Functions")
    assert said.endswith("2024; of the fit")


def test_the_manual_lists_them():
    assert PAGE.read_text(encoding="utf-8") == libraries_markdown(), "run tests/render/test_reference_pages.py"


def test_what_every_sheet_has_is_not_defined_twice():
    for name, names in ALWAYS.items():
        assert names.isdisjoint(library(name).items)
