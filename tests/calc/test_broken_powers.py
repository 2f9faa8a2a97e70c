"""Broken powers belong to the unit: `30 MPa*m^(1/2)`, `s/m^(1/3)`, `nV/Hz^0.5`; Pint is the oracle."""

import math
from fractions import Fraction

import pint
import pytest

from calcgraph.calc.model import Unit
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.spellings import UnitProblem
from calcgraph.calc.units.table import unit_table

UNITS = unit_table()
REGISTRY = pint.UnitRegistry()

SPELLINGS = {
    "a fraction": ("MPa*m^(1/2)", "MPa*m**0.5"),
    "a decimal": ("MPa*m^0.5", "MPa*m**0.5"),
    "a root in words": ("MPa*sqrt(m)", "MPa*m**0.5"),
    "a root sign": ("MPa·√m", "MPa*m**0.5"),
    "below the slash": ("s/m^(1/3)", "s/m**(1/3)"),
    "below zero": ("s*m^(-1/3)", "s/m**(1/3)"),
    "a root below": ("nV/sqrt(Hz)", "nV/Hz**0.5"),
    "three halves": ("kg/m^(3/2)", "kg/m**1.5"),
    "two places": ("m^0.63/s", "m**0.63/s"),
    "an irrational factor": ("km^(1/2)", "km**0.5"),
    "a root of a quotient of prefixes": ("kg/cm^(1/3)/ms^(2/3)", "kg/cm**(1/3)/ms**(2/3)"),
    "two stars": ("m**(1/2)", "m**0.5"),
    "a whole number in brackets": ("m^(2)", "m**2"),
}


@pytest.mark.parametrize(("written", "oracle"), SPELLINGS.values(), ids=SPELLINGS)
def test_a_broken_power_is_that_of_pint(written, oracle):
    unit = UNITS.parse(written)
    assert isinstance(unit, Unit)
    theirs = REGISTRY.parse_expression(oracle).to_base_units()
    assert float(unit.factor) == pytest.approx(theirs.magnitude, rel=1e-14)
    expected = {base.strip("[]"): power for base, power in theirs.dimensionality.items()}
    assert {base: float(power) for base, power in unit.dimension} == pytest.approx(expected)


def test_a_root_of_a_perfect_power_is_exact():
    unit = UNITS.parse("MPa^(1/2)")
    assert isinstance(unit, Unit)
    assert unit.factor == 1000


def test_an_irrational_root_is_nearer_than_float64():
    unit = UNITS.parse("km^(1/2)")
    assert isinstance(unit, Unit)
    assert abs(unit.factor**2 / 1000 - 1) < Fraction(1, 10**35)


REFUSED = {
    "a power of a power": "m^2^(1/2)",
    "no bracket: a root or a part": "m^1/2",
    "too fine": "m^(1/13)",
    "by zero": "m^(1/0)",
    "three places": "m^0.333",
    "out of reach": "m^(25/2)",
    "a name": "m^(n)",
    "a sum": "m^(1+1/2)",
    "a share": "%^0.5",
    "a root of a product": "sqrt(m*s)",
    "a scale": "°C^0.5",
}


@pytest.mark.parametrize("written", REFUSED.values(), ids=REFUSED)
def test_near_forms_are_refused(written):
    assert isinstance(UNITS.parse(written), UnitProblem)


VALUES = {
    "toughness": ("K = 30 MPa*m^(1/2)\na = 4 mm", "K / sqrt(pi * a)", 30e6 / math.sqrt(math.pi * 0.004), "MPa"),
    "roughness": ("n = 0.03 s/m^(1/3)\nR = 2 m", "R^(2/3) * 0.001^(1/2) / n", 2 ** (2 / 3) * 0.001**0.5 / 0.03, "m/s"),
    "noise": ("e = 4 nV/Hz^(1/2)\nb = 10 kHz", "e * sqrt(b)", 4e-7, "nV"),
    "a quotient": ("e = 8 nV/Hz^0.5\nf = 4 nV/Hz^(1/2)", "e / f", 2.0, ""),
    "a square of it": ("w = 9 m^(3/2)", "w^2", 81.0, "m^3"),
    "kept where it is left": ("k = 30 MPa\na = 4 m", "k * sqrt(a)", 60e6, "MPa*m^(1/2)"),
}


@pytest.mark.parametrize(("lines", "formula", "number", "unit"), VALUES.values(), ids=VALUES)
def test_values(vault, lines, formula, number, unit):
    calculation, problems = vault(sheet=f"{lines}\nresult = {formula}")
    found = next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "result")
    assert not problems
    assert found.value.number == pytest.approx(number, rel=1e-12)
    assert found.unit.text == unit


DECLARED = [
    "k [MPa*m^(1/2)] = 30 MPa * sqrt(4 m)",
    "k [MPa*sqrt(m)] = 60 MPa*m^0.5",
    "k [MPa·√m] = 60e6 Pa * sqrt(1 m)",
]


@pytest.mark.parametrize("line", DECLARED)
def test_a_declared_unit_is_shown_as_it_is_written(shown, line):
    assert shown(line)["k"] == f"60 {line[line.index('[') + 1 : line.index(']')]}"


AMBIGUOUS = {
    "a root or a part": "a = 9 m^1/2",
    "three halves or a part": "a = 9 m^3/2",
    "a power of the whole": "a = 16 m ^ (1/2)",
    "a power of a power": "a = 16 m^2^(1/2)",
    "a decimal of the whole": "a = 16 m ^ 0.5",
    "three places": "a = 16 m^0.333",
    "a unit that is also a quantity": "g = 2\na = 5 m*sqrt(g)",
}


@pytest.mark.parametrize("sheet", AMBIGUOUS.values(), ids=AMBIGUOUS)
def test_two_readings_have_no_value(vault, sheet):
    calculation, problems = vault(sheet=sheet)
    assert {problem.code for problem in problems} == {"CG227"}
    assert next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "a").value is None


def test_a_unit_of_a_project_has_broken_powers():
    units = project_units("SIF = MPa * m^(1/2)\n")
    unit = units.parse("SIF")
    assert isinstance(unit, Unit)
    assert (unit.factor, dict(unit.dimension)["length"]) == (10**6, Fraction(-1, 2))
