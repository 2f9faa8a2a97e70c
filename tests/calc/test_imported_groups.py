"""Groups of the rows of another note's table, and tables of groups that other notes import."""

import pytest

from calcgraph.calc.nodes import Failure

YEAR = """<!-- calc: table year -->
| hour | month | use [kWh] |
|-----:|-------|----------:|
| 0 | jan | 3 |
| 1 | jan | 5 |
| 2 | feb | 4 |
| 3 | mar | 8 |

```calc
price = 2
year.cost = year.use / 1 kWh * price
own = total(year.use) per year.month
```
"""
MONTHS = """```calc
use [[year]]: year
by = total(year.use) per year.month
by.cost = total(year.cost) per year.month
by.most = Max(year.use) per year.month
by.share = by.use / total(year.use)
```
"""
ABOVE = """```calc
use [[months]]: by
use [[year]]: own
top = Max(by.use)
jan = by.jan.cost
all = total(by.share)
here = total(own.use) + own.feb.use
```
"""


def test_imported_rows_are_grouped_and_the_groups_imported(vault) -> None:
    calculation, problems = vault({"year.md": YEAR, "months.md": MONTHS, "above.md": ABOVE})
    assert [one.message for one in problems if one.code != "CG361"] == []
    found = {key: outcome for key, outcome in calculation.outcomes.items() if "#" in key}
    assert found["months.md#by.use"][0].numbers == [8 * 3.6e6, 4 * 3.6e6, 8 * 3.6e6]
    assert found["months.md#by.cost"][0].numbers == [16, 8, 16]
    assert found["months.md#by.most"][0].numbers == [5 * 3.6e6, 4 * 3.6e6, 8 * 3.6e6]
    assert found["above.md#top"] == 8 * 3.6e6
    assert found["above.md#jan"] == 16
    assert found["above.md#all"] == pytest.approx(1, rel=1e-12)
    assert found["above.md#here"] == 24 * 3.6e6


REFUSED = {
    "a table that is not imported": ("by = total(year.use) per year.month\n", "CG344"),
    "a column that is not there": ("use [[year]]: year\nby = total(year.use) per year.week\n", "CG344"),
    "a name twice": ("use [[year]]: year\nby = 3\nby = total(year.use) per year.month\n", "CG340"),
    "in a circle": ("use [[loop]]: by\nby = total(by.use) per by.month\n", "CG341"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_these_are_refused(vault, name: str) -> None:
    lines, code = REFUSED[name]
    calculation, problems = vault({"year.md": YEAR, "n.md": f"```calc\n{lines}```\n"})
    assert code in {one.code for one in problems}, problems
    assert isinstance(calculation.outcomes.get("n.md#by.use", Failure("")), Failure)


def test_groups_by_a_column_of_numbers_have_numbers(vault) -> None:
    table = "<!-- calc: table t -->\n| id | year | x |\n|---|--:|--:|\n"
    table += "| a | 2024 | 1 |\n| b | 2022 | 2 |\n| c | 2024 | 5 |\n"
    lines = "g = total(t.x) per t.year\nat = interpolate(g.x, g.year = 2023)\nlast = Max(g.year)\n"
    calculation, problems = vault({"n.md": f"{table}\n```calc\n{lines}```\n"})
    assert [one.message for one in problems if one.code != "CG361"] == []
    assert calculation.outcomes["n.md#at"] == 4
    assert calculation.outcomes["n.md#last"] == 2024
