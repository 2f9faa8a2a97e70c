"""Declared units and broken powers as pages show them: in sheets, tables, plots and live values."""

import pytest

from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.views.draw import render_view

NOTE = """```calc
level(t) [mg/L] = 3 mg/L * t / 1 h
power(t) [kW] = 2 kW * t / 1 h
K(t) [MPa*m^(1/2)] = 30 MPa*m^(1/2) * t / 1 h
hour = 6 h in 0..24 h
```

`= level(2 h)` `= power(2000 h)` `= K(2 h)`

```calc plot
{0}(hour) over hour in 0..24 h
```

```calc table
rows: hour in 0 h, 6 h
cols: {0}(hour)
```
"""

SHOWN = {"level": "mg/L", "power": "kW", "K": "MPa·√m"}
OTHERS = ("g/m³", "MW", "4000", "kg/")


@pytest.mark.parametrize(("name", "unit"), SHOWN.items())
def test_views_keep_the_unit_of_a_function(page, read, name, unit):
    made = page(NOTE.format(name))
    plot, table = (read(render_view(made, fence)) for fence in made.project.notes["n.md"].fences[-2:])
    for view in (plot, table):
        assert unit in view.text
        assert not any(other in view.text for other in OTHERS)


def test_live_values_keep_the_unit_of_a_function(page):
    live = page(NOTE.format("level")).project.calculation.live["n.md"]
    assert [one.text for one in live] == ["6 mg/L", "4000 kW", "60 MPa*m^(1/2)"]


def test_a_sheet_shows_roots(page, read):
    made = page("```calc\nK = 30 MPa*m^(1/2)\ne = 4 nV/Hz^0.5\nn = 0.03 s/m^(1/3)\n```")
    text = read(render_sheet(made, made.project.calculation.sheets["n.md"][0])).text
    assert all(unit in text for unit in ("MPa·√m", "nV/√Hz", "s/m^(1/3)"))
