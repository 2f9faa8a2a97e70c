"""A declared unit is kept where a function is called, and a typed one where a parameter is shown."""

import pytest

FUNCTIONS = """level(t) [mg/L] = 3 mg/L * t / 1 h
power(t) [kW] = 2 kW * t / 1 h
again(t) = level(t)
n(0) [mg/L] = 4 mg/L
n(i) [mg/L] = n(i - 1) * 2 for i in 1..20
hour = 6 h in 0..24 h
"""

KEPT = {
    "a call": ("x = level(2 h)", "6 mg/L"),
    "a large one": ("x = level(2000 h)", "6000 mg/L"),
    "a call of a call": ("x = again(2 h)", "6 mg/L"),
    "the larger of two": ("x = Max(power(2 h), power(3 h))", "6 kW"),
    "other arguments": ("x = (power(hour) with hour = 3 h)", "6 kW"),
    "the greatest": ("x = max power(t) for t in 0 h..4 h", "8 kW"),
    "a step": ("x = n(15)", "131,072 mg/L"),
    "a choice": ("x = Piecewise((power(2 h), hour > 3 h), (0, True))", "4 kW"),
    "below zero": ("x = -power(2 h)", "-4 kW"),
    "a multiple may have another prefix": ("x = power(2 h) * 10000", "40 MW"),
    "what is made of it itself has a unit": ("x = power(2 h) * 3 h", "12 kWh"),
    "typed": ("x = 20000 m", "20,000 m"),
    "typed small": ("x = 0.00002 m", "2e-5 m"),
    "typed compound": ("x = 0.03 s/m^(1/3)", "0.03 s/m^(1/3)"),
    "typed power": ("x = 24000 cm^4", "24,000 cm^4"),
    "another name of it": ("y = 20000 m\nx = y", "20,000 m"),
    "a typed range": ("x = 5000..7000 W", "5000–7000 W"),
}


@pytest.mark.parametrize(("line", "text"), KEPT.values(), ids=KEPT)
def test_the_unit_is_kept(shown, line, text):
    assert shown(FUNCTIONS + line)["x"] == text


SIMPLE = {
    "a volume": ("a = 20 cm\nb = 2 cm\nx = a * b * a / 2", "400 cm^3"),
    "a volume of different lengths": ("a = 2 m\nb = 30 cm\nx = a * a * b", "1.2 m^3"),
    "a speed": ("f = 440 Hz\nl = 0.78 m\nx = f * l", "343 m/s"),
    "a speed of light": ("x = 3.2 GHz * 6.3 nm", "20.2 m/s"),
    "a stiffness": ("E = 200 GPa\nI = 24000 cm^4\nx = E * I", "48 MN*m^2"),
    "a force": ("p = 2 MPa\nA = 30 cm^2\nx = p * A", "6000 N"),
    "heat of a mass": ("x = 4 J / 1 g", "4 J/g"),
    "power of a mains": ("x = 12 V * 10 A", "120 W"),
    "power of a grid": ("x = 12 kV * 10 A", "120 kW"),
    "charge of a mole": ("x = 96485 A * 1 s / 1 mol", "96.5 kC/mol"),
    "hours of a journey": ("d = 300 km\nv = 80 km/h\nx = d / v", "3.75 h"),
    "minutes of a tank": ("x = 200 L / 8 L/min", "25 min"),
    "days of a half-life": ("h = 8.02 d\nk = ln(2) / h\nx = ln(10) / k", "26.6 d"),
    "a moment of a journey": ("d = 500 m\nv = 90 km/h\nx = d / v", "20 s"),
    "milliseconds of a copy": ("x = 140 GB / 3.35 TB/s", "41.8 ms"),
    "a moment in hours that are written": ("h = 0.03 h\nx = 2 * h", "0.06 h"),
    "money": ("x = 3 MUSD", "3,000,000 USD"),
    "money by the year": ("x = 2.5 MUSD/yr", "2,500,000 USD/yr"),
    "money by a sign": ("x = $3M", "3,000,000 USD"),
    "the sum of money": ("a = 3 MUSD\nb = 400 kUSD\nx = a + b", "3,400,000 USD"),
    "a planet": ("x = 3e24 kg * 2", "6e24 kg"),
    "bytes to the last": ("x [B] = 1 TiB", "1,099,511,627,776 B"),
    "a long integer": ("x = 1234567890123", "1,234,567,890,123"),
    "fourteen digits": ("x = 98765432109876", "98,765,432,109,876"),
    "a long product": ("x = 2^45 * 1", "35,184,372,088,832"),
}


@pytest.mark.parametrize(("lines", "text"), SIMPLE.values(), ids=SIMPLE)
def test_compounds_are_simple(shown, lines, text):
    assert shown(lines)["x"] == text
