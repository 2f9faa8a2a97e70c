"""One list of currencies: whatever is in it is read and shown as money everywhere."""

import re
from pathlib import Path

import pytest

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.model import Unit
from calcgraph.calc.syntax.quantities import read_quantity
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.display import is_money
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import unit_table
from calcgraph.currencies import CURRENCIES, SIGNS, UNIT_OF_SIGN, UNITS
from calcgraph.links.resolve import is_numeric
from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

MODEL = Path(__file__).parents[2] / "plugins/calcgraph/assets/page/model.js"
FOREIGN = [one for one in CURRENCIES if one.code != "USD"]


def numbers_in(text):
    return [number.text for number in parse_note(SourceFile(NoteId("a.md"), text))[0].numbers]


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_before_a_number(sign):
    written = read_quantity(f"{sign}3/h", 0)
    assert (written.value, written.unit, written.problem) == (3, f"{UNIT_OF_SIGN[sign]}/h", "")
    assert is_numeric(f"about {sign}3")
    assert numbers_in(f"It is {sign}3 now.\n") == [f"{sign}3"]


@pytest.mark.parametrize("one", CURRENCIES, ids=lambda one: one.code)
def test_a_code_and_a_word_in_prose(one):
    assert numbers_in(f"It is {one.code} 3, 4 {one.code} or 5 {one.word}s.\n") == [
        "3",
        f"4 {one.code}",
        f"5 {one.word}s",
    ]


@pytest.mark.parametrize("one", FOREIGN, ids=lambda one: one.code)
def test_what_an_unknown_currency_is_told_defines_it(one):
    problem = unit_table().parse(f"{one.code}/h")
    assert isinstance(problem, UnitProblem)
    definition = problem.hint.split("`")[-2]
    table = project_units(definition)
    for text in (f"{one.code} 3", f"3 {one.code}", *([f"{one.sign}3", f"3 {one.sign}"] if one.sign else [])):
        claim = read_claim(text, table)
        assert isinstance(claim, ClaimText)
        assert isinstance(claim.unit, Unit)
        assert (dict(claim.unit.dimension), is_money(claim.unit)) == ({one.word: 1}, True)


def test_the_page_knows_the_same_money():
    written = re.search(r"const MONEY =\s+/\^\((.*?)\)", MODEL.read_text(encoding="utf-8"))
    assert written is not None
    assert set(written[1].split("|")) == UNITS
    assert f"[{SIGNS}]" in MODEL.read_text(encoding="utf-8")
