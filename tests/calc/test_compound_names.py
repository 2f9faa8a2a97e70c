"""A compound unit beside a quantity that has the name of one of its factors: refused, with two spellings to paste."""

import re

import pytest

REFUSED = [
    pytest.param("h = 4", "2.25 USD/h*h", "2.25 USD/h * h", "2.25 USD·h/h", id="a price times hours"),
    pytest.param("h = 3 m", "25 kN/m^3*h", "25 kN/m^3 * h", "25 kN·h/m^3", id="a weight times a height"),
    pytest.param("d = 5", "200 mm/d", "200 mm / d", "200 mm·d^-1", id="rain a day"),
    pytest.param("h = 4", "$2.25/h*h", "$2.25/h * h", "2.25 USD·h/h", id="money by its sign"),
    pytest.param("K = 2", "0.24 W/m^2/K", "0.24 W/m^2 / K", "0.24 W·m^-2/K", id="the last of three"),
    pytest.param("d = 2 m", "6 W/d^2", "6 W / d^2", "6 W·d^-2", id="with a power"),
    pytest.param("h = 3 m", "5 W/m²·h", "5 W/m² · h", "5 W·h/m^2", id="raised, with a dot behind a stroke"),
    pytest.param("s = 4 m", "70k m/s", "70k m / s", "70k m·s^-1", id="behind a scale"),
    pytest.param("s = 0.02", "4 m^(1/3)/s", "4 m^(1/3) / s", "4 m^(1/3)·s^-1", id="behind a root"),
]


def said(problems):
    return [(one.code, one.message, one.hint) for one in problems if one.severity == "error"]


@pytest.mark.parametrize(("name", "written", "calculation", "unit"), REFUSED)
def test_both_readings_are_shown_and_can_be_pasted(vault, name, written, calculation, unit):
    called = name.split()[0]
    message = f"`{written}` is one unit, and `{called}` in it is also a quantity of this note"
    hint = f"write `{calculation}` for the quantity, `{unit}` for the unit"
    _, problems = vault(sheet=f"{name}\nx = {written}\ny = x + 0\n")
    assert said(problems) == [("CG227", message, hint)]
    values = []
    for pasted in (calculation, unit):
        found, problems = vault(sheet=f"{name}\nx = {pasted}\n")
        assert said(problems) == []
        values.append(next(q.value.number for id_, q in found.quantities.items() if id_.name == "x"))
    assert values[0] != values[1]


IN_REACH = [
    pytest.param("h = 4\nx = 3 + 1 USD/h / 1 USD/h", id="in the middle of a formula"),
    pytest.param("f(h) = 25 kN/m^3*h\ny = f(3 m)", id="an argument"),
    pytest.param("y = Sum(3 m/h, (h, 1, 3))", id="the number of a sum"),
    pytest.param("use [[other]]: h\ny = 3 m/h + 1 m/h * h", id="imported"),
    pytest.param("h = nope\ny = 3 m/h", id="of a line that itself has a problem"),
    pytest.param("h = 4\nq = 1..2 m/h\ny = 3 * q", id="a range"),
    pytest.param("h = 4\ny = (x with x = 3 m/h)\nx = 2 m", id="another value"),
    pytest.param("h = 4\nx = 5 m\ny = solve x = 2 m/h * 1 h for x", id="a side of solve"),
    pytest.param("h = 4\ncheck 2 m/h < 3 km / 1 h", id="a check"),
]


@pytest.mark.parametrize("sheet", IN_REACH)
def test_wherever_the_name_is_in_reach(vault, sheet):
    _, problems = vault({"n.md": f"```calc\n{sheet}\n```\n", "other.md": "```calc\nh = 4\n```\n"})
    assert [one.code for one in problems].count("CG227") == 1


LEFT_ALONE = [
    pytest.param("h = 4\nx = 2.25 USD/h * h", id="the quantity is named beside it"),
    pytest.param("h = 4\nx = 2.25 USD·h/h", id="a dot makes a unit"),
    pytest.param("h = 4\nx = 100 1/h", id="nothing is divided"),
    pytest.param("m = 4\nx = 9.81 m/s^2", id="the first factor is a unit anyway"),
    pytest.param("s = 3 m/s * t\nt = 2 min", id="the name that is being defined"),
    pytest.param("v = 4 m/s in 1..9 m/s\ny = 2 * v", id="no quantity has the name"),
    pytest.param("check h: 1 < 2\nx = 3 m/h", id="a check is not a number"),
    pytest.param("h = 4\nx [m/h] = 3 m / 2 s", id="a declared unit"),
]


@pytest.mark.parametrize("sheet", LEFT_ALONE)
def test_what_is_meant_as_written(vault, sheet):
    _, problems = vault(sheet=sheet)
    assert said(problems) == []


def test_a_live_value_and_a_view_are_refused_too(vault):
    note = "```calc\nh = 4\nx = 2 m\n```\n\n`= 3 m/h`\n\n```calc table\nrows: x in 1 m, 2 m\ncols: x / 3 m/h\n```\n"
    _, problems = vault({"n.md": note})
    assert [re.sub(r"`[^`]*`", "…", one.message) for one in problems if one.code == "CG227"] == [
        "… is one unit, and … in it is also a quantity of this note"
    ] * 2


SPRING = "k = 150 N/m\nm = 2 kg\n"
READ_AS_UNITS = [
    pytest.param(SPRING + "T = 2 * pi * sqrt(m / k)", "T", "0.726 s", id="the period of a spring"),
    pytest.param("w = sqrt(k / m)\n" + SPRING, "w", "8.66 1/s", id="before the line"),
    pytest.param(SPRING + "x = 3 cm\nF = k * x", "F", "4.5 N", id="its force"),
    pytest.param(SPRING + "x = 3 cm\nE = 1/2 * k * x^2", "E", "67.5 mJ", id="its energy"),
    pytest.param("k = 150 N/m\nm = k * 2 s^2", "m", "300 kg", id="a circle otherwise"),
    pytest.param("h = 3\nv = 40 km/h\nt [min] = 50 km / v", "t", "75 min", id="what is declared decides"),
    pytest.param("m = 2 kg\nk = 100..200 N/m\nT [s] = 2 * pi * sqrt(m / k)", "T", "0.628–0.889 s", id="a range"),
]


@pytest.mark.parametrize(("sheet", "name", "text"), READ_AS_UNITS)
def test_a_line_whose_other_reading_does_not_fit_is_a_unit(vault, sheet, name, text):
    calculation, problems = vault(sheet=sheet)
    found = next(one for id_, one in calculation.quantities.items() if id_.name == name)
    assert said(problems) == []
    assert f"{found.text} {found.unit.text}" == text


STAY_REFUSED = [
    pytest.param(SPRING, id="nothing depends on it"),
    pytest.param("h = 3 m\np = 25 kN/m^3*h\nq = p * 2", id="a pressure is more usual than the unit"),
    pytest.param("m = 2 kg\na = 150 N/m\nv = a * 3 s", id="an acceleration"),
    pytest.param("d = 4 cm\nr = 1.2 mm/d\nt = 3 mm / r", id="both are usual"),
    pytest.param("h = 3 h\nv = 40 km/h\nt [min] = 50 km / v", id="both are speeds"),
]


@pytest.mark.parametrize("sheet", STAY_REFUSED)
def test_a_line_with_two_fitting_readings_is_refused(vault, sheet):
    _, problems = vault(sheet=sheet)
    assert [code for code, _, _ in said(problems)] == ["CG227"]
