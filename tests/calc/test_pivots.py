"""Rows grouped by two columns: the same numbers as pandas gives, read by two keys and imported by other notes."""

import numpy as np
import pytest

from calcgraph.calc.nodes import Failure
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.render.math.mathml import expression_to_mathml

SALES = """<!-- calc: table sales -->
| id | region | product | year | amount [USD] |
|----|--------|---------|-----:|-------------:|
| 1  | north  | tea     | 2024 |           10 |
| 2  | south  | tea     | 2024 |           20 |
| 3  | north  | coffee  | 2025 |            5 |
| 4  | north  | tea     | 2025 |            7 |
| 5  | south  | tea     | 2025 |            1 |

"""
SHEET = """```calc
by = total(sales.amount) per sales.region, sales.product
by.most = Max(sales.amount) per sales.region, sales.product
by.n = count(sales) per sales.region, sales.product
by.share = by.amount / total(by.amount)
regions = total(by.amount) per by.region
years = total(sales.amount) per sales.product, sales.year
last = Max(years.year)
sales.part = sales.amount / by[sales.region, sales.product].amount
```
"""
ABOVE = """```calc
use [[n]]: by, sales
top = Max(by.amount)
own = mean(sales.amount) per sales.region, sales.year
```
"""


def column(calculation, key):
    return list(calculation.outcomes[key][0].numbers)


def test_groups_of_two_columns(vault) -> None:
    calculation, problems = vault({"n.md": f"{SALES}{SHEET}", "above.md": ABOVE})
    assert [one.message for one in problems if one.code != "CG361"] == []
    table = next(one for id_, one in calculation.datasets.items() if id_.name == "sales")
    assert table.keys == 1
    assert column(calculation, "n.md#by.amount") == [17, 21, 5]
    assert column(calculation, "n.md#by.most") == [10, 20, 5]
    assert column(calculation, "n.md#by.n") == [2, 2, 1]
    assert column(calculation, "n.md#by.share") == pytest.approx([17 / 43, 21 / 43, 5 / 43])
    assert column(calculation, "n.md#regions.amount") == [22, 21]
    assert column(calculation, "n.md#years.amount") == [30, 5, 8]
    assert calculation.outcomes["n.md#last"] == 2025
    assert column(calculation, "n.md#sales.part") == pytest.approx([10 / 17, 20 / 21, 1, 7 / 17, 1 / 21])
    assert calculation.outcomes["above.md#top"] == 21
    assert column(calculation, "above.md#own.amount") == [10, 20, 6, 1]


def test_two_columns_are_printed_as_they_are_written(vault) -> None:
    calculation, _ = vault({"n.md": f"{SALES}{SHEET}"})
    (line,) = (one.statement for one in calculation.quantities.values() if one.id.name == "by.amount")
    assert print_expression(line.body) == "total(sales.amount) per sales.region, sales.product"
    assert "groups" not in expression_to_mathml(line.body)


REFUSED = {
    "three columns": ("by = count(sales) per sales.region, sales.product, sales.year", "CG210", "up to 2 columns"),
    "one column twice": ("by = count(sales) per sales.region, sales.region", "CG344", ""),
    "columns of two tables": ("by = count(sales) per sales.region, other.x", "CG344", ""),
    "a column that is not there": ("by = count(sales) per sales.region, sales.week", "CG344", ""),
    "a computed column": (
        "sales.twice = sales.amount * 2\nby = count(sales) per sales.region, sales.twice",
        "CG344",
        "",
    ),
    "a running total": (
        "sales.run = cumulative(sales.amount) per sales.region, sales.product",
        "CG346",
        "along the groups of one column",
    ),
    "one key for a row of two": (
        "by = total(sales.amount) per sales.region, sales.product\nx = total(by[sales.region].amount)",
        "CG350",
        "has no row",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_these_are_refused(vault, name: str) -> None:
    lines, code, said = REFUSED[name]
    calculation, problems = vault({"n.md": f"{SALES}```calc\n{lines}\n```\n"})
    assert any(one.code == code and said in one.message for one in problems), problems
    assert any(isinstance(one, Failure) for one in calculation.outcomes.values()) or "n.md#by.count" not in (
        calculation.outcomes
    )


def test_texts_with_commas_do_not_join_two_groups(vault) -> None:
    table = "<!-- calc: table t -->\n| id | a | b | x |\n|---|---|---|--:|\n| 1 | u,v | w | 1 |\n| 2 | u | v,w | 2 |\n"
    calculation, problems = vault({"n.md": f"{table}\n```calc\nby = total(t.x) per t.a, t.b\n```\n"})
    assert any("texts contain commas" in one.message for one in problems)
    assert isinstance(calculation.outcomes["n.md#by.x"], Failure)


def test_many_rows_are_grouped_as_by_hand(vault) -> None:
    """Of 2,000 rows, in the cost of the rows and not of groups times rows."""
    drawn = np.random.default_rng(35).integers([0, 0, -999], [20, 15, 999], (2000, 3)).tolist()
    rows = [(f"a{a}", f"b{b}", x) for a, b, x in drawn]
    table = "<!-- calc: table t -->\n| id | a | b | x |\n|---|---|---|--:|\n"
    table += "".join(f"| r{at} | {a} | {b} | {x} |\n" for at, (a, b, x) in enumerate(rows))
    lines = "".join(
        f"by.{name} = {fold} per t.a, t.b\n" for name, fold in (("low", "Min(t.x)"), ("mid", "median(t.x)"))
    )
    calculation, problems = vault({"n.md": f"{table}\n```calc\nby = total(t.x) per t.a, t.b\n{lines}```\n"})
    assert [one.message for one in problems if one.code != "CG361"] == []
    groups: dict[tuple[str, str], list[int]] = {}
    for a, b, x in rows:
        groups.setdefault((a, b), []).append(x)
    assert column(calculation, "n.md#by.x") == [sum(one) for one in groups.values()]
    assert column(calculation, "n.md#by.low") == [min(one) for one in groups.values()]
