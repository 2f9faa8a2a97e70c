"""Published problems of ten fields, written as a fluent user would: with tables, libraries and equations."""

from pathlib import Path

import pytest

from calcgraph.calc.model import QuantityId

TEXT = Path(__file__).with_name("published.txt").read_text(encoding="utf-8")
PROBLEMS = [part.split("\n", 1) for part in TEXT.split("\n## ")[1:]]
FIELDS, LEAST = 10, 35
DIGITS = 2e-5
"""The share by which an answer may differ if its line names no other: most are computed by SciPy."""


def test_all_fields_are_here():
    assert len({head.partition(":")[0] for head, _ in PROBLEMS}) == FIELDS
    assert len(PROBLEMS) >= LEAST


@pytest.mark.parametrize(("head", "body"), PROBLEMS, ids=[f"{at} {head}" for at, (head, _) in enumerate(PROBLEMS)])
def test_the_answer(head, body, vault):
    text = body if "```" in body else f"```calc\n{body}\n```\n"
    calculation, problems = vault({"n.md": text})
    assert [one for one in problems if one.severity == "error"] == []
    found = calculation.quantities[QuantityId("n.md", "x")]
    wanted, _, digits = head.partition(": ")[2].partition(" ± ")
    unit = 1.0 if found.unit.text == "%" else float(found.unit.factor)
    assert found.value.number / unit == pytest.approx(float(wanted), rel=float(digits or DIGITS))
