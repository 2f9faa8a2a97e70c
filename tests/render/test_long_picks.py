"""A pick from a table of many rows offers those around the current one, and its page stays small."""

import json

from calcgraph.calc.model import QuantityId
from calcgraph.render.sheet.controls import pick_options
from calcgraph.render.sheet.payload import payload_of

ROWS = 900
TABLE = "<!-- calc: table t -->\n| id | x |\n|---|--:|\n" + "".join(f"| r{at} | {at / 7:.3f} |\n" for at in range(ROWS))
SHEET = "\n```calc\np = pick t: r500\nt.y = t.x * 2\nz = p.x + p.y\n```\n"
SHOWN = '<span data-q="p"></span><span data-q="z"></span><td data-cell="p=r17" data-q="z"></td>'


def test_a_page_has_the_rows_near_the_current_one_and_those_of_its_cases(page):
    drawn = page(TABLE, SHEET)
    pick = drawn.project.calculation.quantities[QuantityId(drawn.note, "p")]
    options = pick_options(drawn, pick)
    assert [one.value for one in options] == [f"r{at}" for at in range(450, 550)]
    assert [one.value for one in options if one.chosen] == ["r500"]
    data = payload_of(drawn, SHOWN)
    cells = data["q"]["n.md#p.x"]["cells"]
    assert set(cells) == {"r17", *(f"r{at}" for at in range(450, 550))}
    assert cells["r17"] == 2.429
    assert set(data["q"]["n.md#p.[row]"]["cells"]) == set(cells)
    assert len(json.dumps(data)) < 40_000


def test_a_short_table_is_offered_whole(page):
    drawn = page(TABLE.split("| r150 |")[0], SHEET.replace("r500", "r3"))
    pick = drawn.project.calculation.quantities[QuantityId(drawn.note, "p")]
    assert len(pick_options(drawn, pick)) == 150
    assert len(payload_of(drawn, SHOWN)["q"]["n.md#p.x"]["cells"]) == 150
