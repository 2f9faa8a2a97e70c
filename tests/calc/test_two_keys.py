"""A row of another table by two keys, `rates[plans.currency, plans.year].value`."""

import pytest

from calcgraph.calc.nodes import Failure
from calcgraph.calc.syntax.printer import print_expression

TABLES = """<!-- calc: table plans -->
| id | currency | year | place | price |
|----|----------|-----:|-------|------:|
| a  | EUR      | 2024 | x     | 10 |
| b  | CHF      | 2024 | x     | 20 |
| c  | EUR      | 2025 | y     | 30 |

<!-- calc: table rates -->
| currency | year | value | k |
|----------|-----:|------:|--:|
| EUR | 2024 | 1.1 | 1 |
| EUR | 2025 | 1.2 | 2 |
| CHF | 2024 | 1.5 | 3 |

<!-- calc: table one -->
| id | value |
|----|------:|
| EUR | 4 |
| CHF | 5 |

"""

CASES = {
    "a fold": ("total(plans.price * rates[plans.currency, plans.year].value)", 10 * 1.1 + 20 * 1.5 + 30 * 1.2),
    "a condition": ("count(plans where rates[plans.currency, plans.year].k > 1)", 2),
    "spaces": ("total(rates[ plans.currency ,plans.year ].value)", 3.8),
    "a computed column": ("total(rates[plans.currency, plans.year].twice)", 7.6),
    "one key as before": ("total(one[plans.currency].value)", 13),
}


@pytest.mark.parametrize("name", CASES)
def test_two_columns_name_a_row(vault, name: str) -> None:
    formula, wanted = CASES[name]
    sheet = f"rates.twice = rates.value * 2\nresult = {formula}\n"
    calculation, problems = vault({"n.md": f"{TABLES}\n```calc\n{sheet}```\n"})
    assert [one.message for one in problems if one.code != "CG361"] == []
    assert calculation.outcomes["n.md#result"] == pytest.approx(wanted, rel=1e-12)


def test_two_keys_are_printed_as_they_are_written(vault) -> None:
    calculation, _ = vault({"n.md": f"{TABLES}\n```calc\nplans.eur = rates[plans.currency,plans.year].value\n```\n"})
    (line,) = (one.statement for one in calculation.quantities.values() if one.id.name == "plans.eur")
    assert print_expression(line.body) == "rates[plans.currency, plans.year].value"


REFUSED = {
    "a pair that has no row": ("total(rates[plans.currency, plans.place].value)", "CG350", "has no row `EUR,x`"),
    "two keys for one": ("total(one[plans.currency, plans.year].value)", "CG346", "not named by two columns"),
    "one key for two": ("total(rates[plans.currency].value)", "CG350", "has no row `EUR`"),
    "keys of two tables": ("total(rates[plans.currency, rates.year].value)", "CG346", ""),
    "a number as the only key": ("total(one[plans.year].value)", "CG346", "rows are named by text"),
    "a column that is not there": ("total(rates[plans.currency, plans.month].value)", "CG345", "no column `month`"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_these_are_refused(vault, name: str) -> None:
    formula, code, said = REFUSED[name]
    calculation, problems = vault({"n.md": f"{TABLES}\n```calc\nresult = {formula}\n```\n"})
    assert isinstance(calculation.outcomes["n.md#result"], Failure)
    assert any(one.code == code and said in one.message for one in problems), problems
