"""What readers see: digits, money, ranges, readable prefixes."""

import json
import math
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.model import Unit, Value
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.display import choose_unit, format_number, format_quantity, format_value, scaled_unit
from calcgraph.calc.units.table import from_base, unit_table

UNITS = unit_table()
FORMAT_JS = Path(__file__).parents[2] / "plugins/calcgraph/assets/twins/format.js"


def exactly(number):
    return Value(number, number, number)


NUMBERS = [
    ("three digits", 41.79104, "41.8"),
    ("zeros behind the point go", 14.0, "14"),
    ("an integer part stays", 3756.6, "3757"),
    ("groups from five digits", 123456.7, "123,457"),
    ("four digits stay together", 9999.4, "9999"),
    ("small", 0.05, "0.05"),
    ("smaller", 0.00012345, "0.000123"),
    ("very small", 0.000012345, "1.23e-5"),
    ("very large", 1.5e20, "1.5e20"),
    ("up to the next power", 9.999, "10"),
    ("up to the next power of three digits", 999.6, "1000"),
    ("negative", -3.14159, "-3.14"),
    ("float dust", 0.1 + 0.2, "0.3"),
    ("half up, as people round", 2.675, "2.68"),
    ("nothing", 0.0, "0"),
    ("less than nothing", -0.0, "0"),
]


@pytest.mark.parametrize(("number", "text"), [row[1:] for row in NUMBERS], ids=[row[0] for row in NUMBERS])
def test_number(number, text):
    assert format_number(number) == text


SHARES = [
    ("three good of three nines", 0.999999, "", "0.999999"),
    ("the same in percent", 0.999999, "%", "99.9999"),
    ("digits of the distance", 0.99912345, "", "0.999123"),
    ("just above", 1.00012345, "", "1.000123"),
    ("a factor", 1.00012345, "×", "1.000123"),
    ("one", 1.0, "", "1"),
    ("beyond what floats agree on", 1 - 1e-15, "%", "100"),
    ("not near", 0.98765, "%", "98.8"),
    ("a length", 0.999999, "m", "1"),
]


@pytest.mark.parametrize(("number", "unit", "text"), [row[1:] for row in SHARES], ids=[row[0] for row in SHARES])
def test_digits_near_one_count_from_there(number, unit, text):
    found = UNITS.parse(unit) if unit not in {"", "×"} else Unit(unit, 1, ())
    assert isinstance(found, Unit)
    assert format_value(exactly(number), found) == text


MONEY = [
    ("cents", 113.9203, "113.92"),
    ("cents to the end", 2.5, "2.50"),
    ("whole dollars", 140, "140"),
    ("below one: digits as elsewhere", 0.25, "0.25"),
    ("far below one", 0.001234, "0.00123"),
    ("no cents in ten thousands", 12345.67, "12,346"),
    ("almost two", 1.999, "2"),
]


@pytest.mark.parametrize(("number", "text"), [row[1:] for row in MONEY], ids=[row[0] for row in MONEY])
def test_money(number, text):
    assert format_number(number, money=True) == text


CHOSEN = [
    ("bytes", 140e9, "B", ["param", "B/param"], "140 GB"),
    ("binary stays binary", 4 * 2.0**30, "B", ["GiB"], "4 GiB"),
    ("binary from a part", 2.0**30 * 3, "B", ["KiB", "B"], "3 GiB"),
    ("milliseconds", 0.0418, "s", ["B", "TB/s"], "41.8 ms"),
    ("no kiloseconds", 180_000, "s", [], "180,000 s"),
    ("hours stay hours", 36_000, "s", ["h"], "10 h"),
    ("no prefix on an inverse", 5e9, "1/s", [], "5,000,000,000 1/s"),
    ("rate", 23.9, "tok/s", ["tok", "s"], "23.9 tok/s"),
    ("rate of thousands", 48_000, "tok/s", ["tok", "s"], "48 ktok/s"),
    ("money is not micro", 1e-5, "USD/tok", ["USD/h", "tok/s"], "10 USD/Mtok"),
    ("money by the terabyte", 2e-11, "USD/B", ["USD/h", "B/s"], "20 USD/TB"),
    ("cents stay", 0.02, "USD/req", ["USD/h", "req/s"], "0.02 USD/req"),
    ("money for one of two", 1e-5, "USD/tok/s", ["USD/h", "tok"], "10 USD/Mtok/s"),
    ("money by the hour", 113.92 / 3600, "USD/s", ["USD/h"], "113.92 USD/h"),
    ("intensity", 295.2, "FLOP/B", ["TFLOP/s", "TB/s"], "295 FLOP/B"),
    ("energy", 3.6e6, "J", [], "3.6 MJ"),
    ("energy in the unit it is paid in", 3.6e6, "J", ["kWh"], "1 kWh"),
    ("power", 700, "W", [], "700 W"),
    ("parameters", 70e9, "param", ["param"], "70 Gparam"),
    ("nothing", 0, "B", [], "0 B"),
    ("per cent is not a choice", 0.5, "1", ["%"], "0.5"),
    ("a square has no prefix", 2e-6, "m^2", [], "2e-6 m^2"),
    ("a temperature as written", 298.15, "°C", ["°C", "K"], "25 °C"),
    ("a difference of temperatures", 25.0, "K", ["°C"], "25 K"),
    ("mass", 0.002, "kg", [], "2 g"),
    ("a name for force, energy, power", 785, "kg*m/s^2", ["kg", "m/s^2"], "785 N"),
    ("a flux", 50, "kg/s^3", ["W", "m^2"], "50 W/m^2"),
    ("a flux from an area in mm", 50e6, "kg/s^3", ["W", "mm^2"], "50 W/mm^2"),
    ("a field as written", 2500, "V/m", ["V", "mm"], "2.5 V/mm"),
    ("a field from long formulas", 2500, "V/m", ["A/m^2", "Ω*m"], "2500 V/m"),
    ("stress, not N/mm^2", 7.85e6, "Pa", ["N", "mm"], "7.85 MPa"),
    ("heat capacity", 4186, "m^2/s^2/K", ["J", "kg", "K"], "4186 J/kg/K"),
    ("specific energy as written", 900_000, "m^2/s^2", ["Wh", "kg"], "250 Wh/kg"),
    ("the square of a speed", 25, "m^2/s^2", ["m/s"], "25 m^2/s^2"),
    ("no acceleration in N/kg", 9.81, "m/s^2", ["N", "kg"], "9.81 m/s^2"),
    ("a speed as written", 50 / 3.6, "m/s", ["km", "h"], "50 km/h"),
    ("nothing is counted per ms", 250, "m/s", ["m", "ms"], "250 m/s"),
    ("a momentum stays in base units", 50, "kg*m/s", ["kg", "m/s"], "50 kg*m/s"),
    ("an impulse as written", 60, "kg*m/s", ["N", "s"], "60 N*s"),
    ("viscosity", 0.001, "kg/m/s", [], "1 mPa*s"),
    ("thermal resistance", 2, "s^3*K/kg/m^2", ["K", "W"], "2 K/W"),
    ("magnetic flux density", 1.5, "kg/s^2/A", [], "1.5 T"),
    ("light for power", 80, "lm/W", ["lm", "W"], "80 lm/W"),
    ("a flow as written", 4 / 60_000, "m^3/s", ["L", "min"], "4 L/min"),
    ("an area as written", 1e-4, "m^2", ["mm"], "100 mm^2"),
    ("power over hours", 21.6e6, "J", ["kW", "h"], "6 kWh"),
    ("current over hours", 21.6e3, "C", ["mA", "h"], "6000 mAh"),
    ("energy for a token", 23.3, "J/tok", ["W", "tok/s"], "23.3 J/tok"),
    ("tokens for energy", 0.0429, "tok/J", ["tok/s", "W"], "0.0429 tok/J"),
    ("requests by the minute", 2.5 / 60, "req/s", ["req", "min"], "2.5 req/min"),
    ("what is counted loses its prefix", 250, "B/tok", ["GB", "Mtok"], "250 B/tok"),
    ("money for energy as written", 0.12 / 3.6e6, "USD/J", ["USD", "kWh"], "0.12 USD/kWh"),
    ("money for thousands as written", 4e-6, "USD/tok", ["USD", "Mtok"], "4 USD/Mtok"),
    ("hours that kilometres leave", 7200, "s", ["km", "km/h"], "2 h"),
    ("hours that energy and power leave", 18_000, "s", ["kWh", "kW"], "5 h"),
    ("hours that a charge and a current leave", 54_000, "s", ["mAh", "mA"], "15 h"),
    ("minutes that a volume and a flow leave", 400, "s", ["L", "L/min"], "6.67 min"),
    ("days that a rate leaves", 2_301_857, "s", ["1/d"], "26.6 d"),
    ("minutes for each of many", 180_000, "s", ["min/chip", "chip"], "3000 min"),
    ("a rate by the day", 1e-6, "1/s", ["d"], "0.0864 1/d"),
    ("a short time of hours is in seconds", 20, "s", ["m", "km/h"], "20 s"),
    ("a very short one with a prefix", 0.02, "s", ["m", "km/h"], "20 ms"),
    ("a long time of hours stays", 3.6e8, "s", ["km", "km/h"], "100,000 h"),
    ("seconds that metres leave", 200_000, "s", ["m", "m/s"], "200,000 s"),
    ("milliseconds take another prefix", 4.2, "s", ["GB", "GB/ms"], "4.2 s"),
    ("no time is left of a power", 6698, "s", ["J", "kW"], "6698 s"),
    ("two units of time are none", 7200, "s", ["kWh/d", "kW/min"], "7200 s"),
    ("a time as written, though another is left", 7200, "s", ["km", "km/h", "min"], "120 min"),
    ("money by the hour, not the second", 0.084 / 3600, "USD/s", ["USD/kWh", "W"], "0.084 USD/h"),
]


@pytest.mark.parametrize(
    ("size", "dimension", "near", "text"), [row[1:] for row in CHOSEN], ids=[row[0] for row in CHOSEN]
)
def test_chosen_unit(size, dimension, near, text):
    unit = choose_unit(size, UNITS.parse(dimension), UNITS, [UNITS.parse(one) for one in near])
    assert format_quantity(exactly(size), unit) == text


OTHER_MONEY = project_units("EUR = [euro] = € = euro\nGBP = [pound_sterling] = £\nrack = [shelf]")
CURRENCIES = [
    ("a word for its sign", 6000, "euro", "6000 €"),
    ("a code for its sign", 60_000, "EUR", "60,000 €"),
    ("cents", 1234.5, "€", "1234.50 €"),
    ("by the hour", 0.5 / 3600, "EUR/s", "0.5 €/h"),
    ("the dollar has no sign behind a number", 12, "dollar", "12 USD"),
    ("another unit keeps its name", 12, "rack", "12 rack"),
]


@pytest.mark.parametrize(("size", "unit", "text"), [row[1:] for row in CURRENCIES], ids=[row[0] for row in CURRENCIES])
def test_money_of_a_project(size, unit, text):
    written = OTHER_MONEY.parse(unit)
    assert format_quantity(exactly(size), choose_unit(size, written, OTHER_MONEY, [written])) == text


def test_a_dimension_of_a_project_is_shown_by_its_symbol():
    assert [choose_unit(3, OTHER_MONEY.parse(one), OTHER_MONEY).text for one in ("GBP", "rack/h")] == ["£", "rack/s"]


@given(
    st.floats(1e-30, 1e30),
    st.sampled_from(["B", "s", "tok/s", "B/s", "FLOP/B", "J", "W", "m^2", "USD/s", "USD", "kg", "B/param", "1/s"]),
    st.lists(st.sampled_from(["GiB", "MB", "h", "USD/h", "kWh", "tok/s", "%", "ms"]), max_size=3),
)
def test_a_chosen_unit_is_of_the_kind_and_reads_back(size, dimension, near):
    wanted = UNITS.parse(dimension).dimension
    unit = choose_unit(size, UNITS.parse(dimension), UNITS, [UNITS.parse(one) for one in near])
    assert unit.dimension == wanted
    again = UNITS.parse(unit.text)
    assert isinstance(again, Unit)
    assert again.factor == unit.factor
    assert not (unit.text.startswith(("m", "u", "n", "µ", "p", "f")) and "USD" in unit.text)


@given(st.floats(1e-4, 1e14), st.integers(3, 12))
def test_a_shown_number_is_near(number, digits):
    shown = float(format_number(number, digits).replace(",", ""))
    assert shown == pytest.approx(number, rel=10.0 ** (1 - digits) / 1.9)


def test_ranges_and_scales():
    assert format_value(Value(0.7, 0.6, 0.8), UNITS.parse("%")) == "60–80"
    assert format_value(Value(0.7, 0.6, 0.8), UNITS.parse("1")) == "0.6–0.8"
    assert format_value(Value(1, 0.99999, 1.00001), UNITS.parse("m")) == "1"
    assert format_value(Value(-1, -5, 3), UNITS.parse("1")) == "-5 to 3"
    assert [UNITS.parse(text).text for text in ("us", "MB/us", "1/μs^2")] == ["µs", "MB/µs", "1/µs^2"]
    assert format_quantity(exactly(298.15), UNITS.parse("°C")) == "25 °C"
    scaled = scaled_unit("128Ki tok", UNITS.parse("tok"))
    assert scaled
    assert format_quantity(exactly(2.0**17), scaled) == "128Ki tok"
    assert from_base(32.0, UNITS.parse("°F")) == pytest.approx(32 * 9 / 5 - 459.67)


def test_the_page_writes_the_same_figures_as_the_build(tmp_path):
    node = shutil.which("node")
    assert node is not None, "the twin runs in Node"
    seeded = [
        (sign * mantissa * 10.0**power, digits, money)
        for mantissa in (1.0, 1.005, 2.675, 3.14159265, 4.4449999, 9.995, 9.9999999, 1 / 3, 0.1 + 0.2)
        for power in range(-12, 19)
        for digits in (1, 2, 3, 5, 12)
        for money in (False, True)
        for sign in (1, -1)
    ]
    script = tmp_path / "figures.mjs"
    script.write_text(
        f"import {{ formatNumber }} from {json.dumps(FORMAT_JS.as_uri())};\n"
        f"const rows = {json.dumps(seeded)};\n"
        "console.log(JSON.stringify(rows.map(([x, d, m]) => formatNumber(x, d, m))));\n",
        encoding="utf-8",
    )
    done = subprocess.run([node, str(script)], capture_output=True, text=True, check=True, timeout=60)
    mine = [format_number(number, digits, money=money) for number, digits, money in seeded]
    assert json.loads(done.stdout) == mine


LARGE = {
    "in its own unit": ("x = 1e307 m", "x", "1e307 m", []),
    "so small that it is lost": ("x [Qm] = 1e-300 m", "x", "Qm", ["`x` is too small for a number in `Qm`"]),
    "a result": ("a = 1e200\nx [qm^4] = a * 1 m^4", "x", "qm^4", ["`x` is too large for a number in `qm^4`"]),
    "in a declared unit": ("x [nm] = 1e300 m", "x", "nm", ["`x` is too large for a number in `nm`"]),
    "a range": ("x [nm] = 1e299..1e300 m", "x", "nm", ["`x` is too large for a number in `nm`"]),
}


@pytest.mark.parametrize(("sheet", "name", "text", "messages"), LARGE.values(), ids=LARGE)
def test_what_no_number_holds_in_a_unit_is_reported(vault, sheet, name, text, messages):
    calculation, problems = vault(sheet=sheet)
    found = {id_.name: f"{one.text} {one.unit.text}".strip() for id_, one in calculation.quantities.items()}
    assert (found[name], [problem.message for problem in problems]) == (text, messages)


def test_a_number_beyond_all_has_a_sign():
    assert [format_number(number) for number in (math.inf, -math.inf)] == ["∞", "-∞"]


MONEY = {
    "a bill by a rate": ("bill = 30 USD/mo\nfx = 0.9\nn = 3 req\nx = bill * fx / n", "9 USD/req/mo"),
    "people by the month": ("a = 3 USD/req\nb = 5 req/mo\nx = a * b", "15 USD/mo"),
    "by the second, as written": ("a = 3 USD/req\nb = 5 req/s\nx = a * b", "15 USD/s"),
}


@pytest.mark.parametrize(("sheet", "text"), MONEY.values(), ids=MONEY)
def test_money_is_shown_by_the_time_of_its_operands(sheet, text, shown):
    assert shown(sheet)["x"] == text
