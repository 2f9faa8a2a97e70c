"""Ids of rows: each once in a page, and what leads to a computed column or one of its cells leads to its row."""

import re
from collections import Counter

import pytest

from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.views.dataset import render_dataset

NOTE = """<!-- calc: table months -->

| month   | new [USD] | year |
|---------|----------:|-----:|
| 2026-01 |        10 | 2026 |
| 2026-02 |        12 | 2026 |

```calc
g = 2 in 1..3
months.net [USD] = months.new * g
months.sum = cumulative(months.net)
by_year = total(months.new) per months.year
by_year.twice = by_year.new * g
```

"""
LEADS = {
    "[20 USD](#months.2026-01.net)": "calc-months.net",
    "[44 USD](#months.2026-02.sum)": "calc-months.sum",
    "[a column](#months.net)": "calc-months.net",
    "[[#months.sum]]": "calc-months.sum",
    "[10 USD](#months.2026-01.new)": "calc-months",
    "[the measured one](#months.new)": "calc-months",
    "[the table](#months)": "calc-months",
    "[groups](#by_year)": "calc-by_year",
    "[22 USD](#by_year.2026.new)": "calc-by_year",
    "[44 USD](#by_year.2026.twice)": "calc-by_year.twice",
}


def made_ids(page):
    calculation = page.project.calculation
    html = [render_sheet(page, sheet) for sheet in calculation.sheets["n.md"]]
    html += [render_dataset(page, table) for table in calculation.datasets.values() if table.id.name == "months"]
    return Counter(re.findall(r' id="([^"]*)"', "".join(map(str, html))))


def test_every_id_is_there_once(page):
    ids = made_ids(page(NOTE))
    assert set(ids.values()) == {1}
    assert {"calc-months", "calc-months.net", "calc-months.sum", "calc-by_year", "calc-by_year.twice"} <= set(ids)


@pytest.mark.parametrize(("link", "id_"), LEADS.items(), ids=LEADS)
def test_links_lead_to_rows_that_are_there(page, link, id_):
    made = page(f"{NOTE}{link}")
    assert [one.message for one in made.project.diagnostics if one.code in {"CG101", "CG103"}] == []
    (found,) = made.project.resolutions["n.md"]
    assert found.anchor == id_
    assert made_ids(made)[id_] == 1
    for claim in made.project.claims.get("n.md", ()):
        assert made.row_url(claim.quantity) == f"#{id_}"


def test_a_wrong_name_is_answered_with_names_that_can_be_linked(page):
    (problem,) = [one for one in page(f"{NOTE}[y](#months.nett)").project.diagnostics if one.code == "CG103"]
    assert problem.hint == "did you mean `[y](#months.net)`?"
