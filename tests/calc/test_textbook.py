"""Textbook problems of ten fields, written as a fluent writer would: each is read as it stands and right."""

from pathlib import Path

import pytest

from calcgraph.calc.model import QuantityId

TEXT = Path(__file__).with_name("textbook.txt").read_text(encoding="utf-8")
PROBLEMS = [part.split("\n", 1) for part in TEXT.split("\n## ")[1:]]
FIELDS, LEAST = 10, 60


def test_all_fields_are_here():
    assert len({head.partition(":")[0] for head, _ in PROBLEMS}) == FIELDS
    assert len(PROBLEMS) >= LEAST


@pytest.mark.parametrize(("head", "sheet"), PROBLEMS, ids=[f"{at} {head}" for at, (head, _) in enumerate(PROBLEMS)])
def test_the_answer(head, sheet, vault):
    calculation, problems = vault(sheet=sheet.strip())
    assert [one for one in problems if one.severity == "error"] == []
    found = calculation.quantities[QuantityId("n.md", "x")]
    wanted = float(head.partition(": ")[2])
    assert found.value.number / float(found.unit.factor) == pytest.approx(wanted, rel=2e-5)
