"""A first column of numbers names the rows, and is a column of numbers."""

import pytest

from calcgraph.calc.nodes import Failure

TABLES = """<!-- calc: table t -->
| hour [h] | x [kW] | k |
|---------:|-------:|---|
| 0 | 3 | a |
| 1 | 5 | b |
| 2.5 | 4 | b |

<!-- calc: table u -->
|   | v |
|---|--:|
| a | 2 |
| b | 3 |

<!-- calc: table w -->
| day        | v |
|------------|--:|
| 2024-01-01 | 2 |
| 2024-01-03 | 3 |

<!-- calc: table y -->
| month | day | v |
|------:|----:|--:|
| 1 | 1 | 2 |
| 1 | 2 | 3 |
| 2 | 1 | 5 |

"""

CASES = {
    "row by row": ("total(t.x * t.hour)", 15 * 3.6e6),
    "the largest": ("Max(t.hour)", 2.5 * 3600),
    "a condition": ("total(t.x where t.hour > 0.5 h)", 9e3),
    "between rows": ("interpolate(t.x, t.hour = 0.5 h)", 4e3),
    "tiers": ("step(t.x, t.hour = 2 h)", 5e3),
    "the place of the largest": ("first(t.hour where t.x = Max(t.x))", 3600),
    "a line through it": ("slope(t.x, t.hour) * 1 h", 6000 / 19),
    "a text as before": ('count(t where t.hour = "1")', 1),
    "a cell as before": ("t.1.x", 5e3),
    "an empty head": ('count(u where u.row = "a")', 1),
    "its table": ("total(u.v)", 5),
    "days": ("last(w.day) - first(w.day)", 2 * 86400),
    "two columns that name rows": ("total(y.v where y.month = 1 and y.day > 1)", 3),
}


@pytest.mark.parametrize("name", CASES)
def test_a_column_that_names_rows_has_numbers(vault, name: str) -> None:
    formula, wanted = CASES[name]
    calculation, problems = vault({"n.md": f"{TABLES}\n```calc\nresult = {formula}\n```\n"})
    assert [one.message for one in problems] == []
    assert calculation.outcomes["n.md#result"] == pytest.approx(wanted, rel=1e-12)


REFUSED = {
    "words": ("total(u.row)", "CG345"),
    "another unit": ("total(t.x where t.hour > 1)", "CG310"),
    "a column that is not there": ("total(t.hours)", "CG345"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_these_are_refused(vault, name: str) -> None:
    formula, code = REFUSED[name]
    calculation, problems = vault({"n.md": f"{TABLES}\n```calc\nresult = {formula}\n```\n"})
    assert isinstance(calculation.outcomes["n.md#result"], Failure)
    assert code in {one.code for one in problems}, problems
