"""Numbers beyond what float64 holds: each is refused where it enters, never lost and never endless."""

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.units.definitions import read_definitions
from calcgraph.calc.units.table import is_beyond_numbers, number_in_base, unit_table
from gallery import Case, report_of

TABLE = "<!-- calc: table t -->\n| id | v [km] |\n|---|---|\n| p | {cell} |\n\n"
SHEET = "```calc\n{sheet}\n```\n"
BEYOND = "in base units is outside the range from 1e-307 to 1e307"
UNIT = "is beyond 1e-150 to 1e150 base units"
REFUSED = [
    pytest.param(TABLE.format(cell="1e308"), "CG221", f"`1e308 km` {BEYOND}", id="a cell"),
    pytest.param(TABLE.format(cell="1..1e306"), "CG221", f"`1..1e306 km` {BEYOND}", id="an end in a cell"),
    pytest.param(SHEET.format(sheet="x = 1e306 km"), "CG221", f"`1e306 km` {BEYOND}", id="a parameter"),
    pytest.param(SHEET.format(sheet="x = 1e-300 qm"), "CG221", f"`1e-300 qm` {BEYOND}", id="a parameter that is lost"),
    pytest.param(SHEET.format(sheet="x = 1e308"), "CG221", f"`1e308` {BEYOND}", id="a plain number"),
    pytest.param(SHEET.format(sheet="x = 2 * 1e306 km"), "CG221", f"`1e306 km` {BEYOND}", id="in a formula"),
    pytest.param(SHEET.format(sheet="x = 1..1e306 km"), "CG221", f"`1e306 km` {BEYOND}", id="a range"),
    pytest.param(SHEET.format(sheet="x = 1 m in 1 m..1e306 km\ny = x"), "CG221", f"`1e306 km` {BEYOND}", id="a domain"),
    pytest.param(
        SHEET.format(sheet="x [qm] = 1 m in 1 m..1e290 m\ny = x"),
        "CG223",
        "`1e290 m` in the domain of `x` has no figure in `qm`",
        id="a domain in a small unit",
    ),
    pytest.param(SHEET.format(sheet="check 1 km = 2 km ± 1e306 km"), "CG221", f"`1e306 km` {BEYOND}", id="a tolerance"),
    pytest.param(SHEET.format(sheet="y [qm^12] = 3 m^12"), "CG301", f"the unit `qm^12` {UNIT}", id="a declared unit"),
    pytest.param(SHEET.format(sheet="y = 3 Qm^12"), "CG301", f"the unit `Qm^12` {UNIT}", id="the unit of a number"),
    pytest.param(
        SHEET.format(sheet="x = 2 m") + "\n`= x^12 as qm^12`\n", "CG301", f"the unit `qm^12` {UNIT}", id="a live value"
    ),
    pytest.param(
        SHEET.format(sheet="x = 1e300 m") + "\n`= x as nm`\n",
        "CG350",
        "`x as nm` is too large for a number in `nm`",
        id="a live value in a small unit",
    ),
    pytest.param(
        SHEET.format(sheet="x = 5 m\ny = x") + "\n```calc table\nrows: x in 1 m, 1e306 km\ncols: y\n```\n",
        "CG221",
        f"`1e306 km` {BEYOND}",
        id="a value of a view",
    ),
    pytest.param(
        SHEET.format(sheet="x = 5\ny = x") + "\n```calc plot\ny over x in 1..1e308\n```\n",
        "CG221",
        f"`1e308` {BEYOND}",
        id="an end of a plot",
    ),
    pytest.param(
        TABLE.format(cell="9e303 |\n" + "".join(f"| q{at} | 9e303 |\n" for at in range(30)) + "| z | 9e303")
        + SHEET.format(sheet="y = total(t.v)"),
        "CG351",
        "overflow",
        id="a total",
    ),
]


@pytest.mark.parametrize(("note", "code", "message"), REFUSED)
def test_refused_where_it_enters(vault, note, code, message):
    _, problems = vault({"n.md": note})
    found = [one.message for one in problems if one.code == code]
    assert found, problems
    assert found == [message]


KEPT = [
    pytest.param("x = 1e304 km", "1e304 km", id="the largest"),
    pytest.param("x = 1e-277 qm", "1e-277 qm", id="the smallest"),
    pytest.param("x = 9e306 * 1", "9e306", id="a result"),
    pytest.param("x = factorial(170)", "7.26e306", id="a factorial"),
    pytest.param("x [fm^9] = 2 fm^9", "2 fm^9", id="a small power"),
    pytest.param("x [°C] = 0 °C", "0 °C", id="nothing on a scale"),
]


@pytest.mark.parametrize(("sheet", "text"), KEPT)
def test_what_numbers_hold_is_shown(shown, sheet, text):
    assert shown(sheet)["x"] == text


GROWING = "u0 = 7.123456789e99 * m\n" + "".join(f"u{i} = u{i - 1}^12\n" for i in range(1, 8))
NEAR_ONE = "v0 = 1.000000001 * m\n" + "".join(f"v{i} = v{i - 1}^12\n" for i in range(1, 8))
DEFINITIONS = [
    pytest.param(GROWING, ["its factor has more than 400 digits", "unknown unit `ub`"], id="a factor that grows"),
    pytest.param(NEAR_ONE, ["its factor has more than 400 digits"], id="digits that grow"),
    pytest.param("w = 1e-99 * m / 1e99", ["its factor is beyond 1e-150 to 1e150"], id="a small factor"),
    pytest.param("w = 2 * m = " + " = ".join("abcdefghijklm"), ["`w` has more than 12 names"], id="many names"),
]


@pytest.mark.parametrize(("text", "messages"), DEFINITIONS)
def test_units_of_a_project_stay_small(text, messages):
    text = text.replace("u0", "ua").replace("u1", "ub")
    found, problems = read_definitions(text, unit_table().names)
    reported = [one.message for one in problems]
    assert reported[: len(messages)] == messages
    for unit in found.values():
        above, below = unit.factor.as_integer_ratio()
        assert max(above.bit_length(), below.bit_length()) <= 1_400


def test_an_argument_beside_a_domain_beyond_all_numbers():
    sheet = SHEET.format(sheet="a = 3 m in {1 m, 1e306 Ym}\nb = 2 * a")
    report = report_of(Case("", {"note.md": f'{sheet}\n[9 m](#b "with a=7 m")\n'}, ""))
    assert re.findall(r"CG\d+", report) == ["CG221", "CG406"]


@given(
    st.integers(-(10**30), 10**30),
    st.integers(-338, 338) | st.integers(-310, -300) | st.integers(295, 310),
    st.sampled_from(("m", "qm", "Qm", "km^12", "°C", "°F", "%", "GB", "1/ns")),
)
def test_the_quick_look_says_what_the_exact_one_says(digits, exponent, unit):
    found, value = unit_table().parse(unit), digits * Fraction(10) ** exponent
    assert is_beyond_numbers(value, found) == (number_in_base(value, found) is None)
