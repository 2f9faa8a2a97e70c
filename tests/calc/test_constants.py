"""Constants of nature: every value against the table of CODATA 2022 that SciPy ships."""

from pathlib import Path

import pytest
from scipy import constants as codata

from calcgraph.calc.model import QuantityId, Unit
from calcgraph.calc.syntax.given.constants import constants
from calcgraph.calc.units.table import unit_table

CALLED = {
    "h": "Planck constant",
    "hbar": "reduced Planck constant",
    "c": "speed of light in vacuum",
    "e": "elementary charge",
    "k_B": "Boltzmann constant",
    "N_A": "Avogadro constant",
    "R": "molar gas constant",
    "F": "Faraday constant",
    "sigma_SB": "Stefan-Boltzmann constant",
    "b_Wien": "Wien wavelength displacement law constant",
    "K_J": "Josephson constant",
    "R_K": "von Klitzing constant",
    "G": "Newtonian constant of gravitation",
    "alpha": "fine-structure constant",
    "epsilon_0": "vacuum electric permittivity",
    "mu_0": "vacuum mag. permeability",
    "R_inf": "Rydberg constant",
    "a_0": "Bohr radius",
    "r_e": "classical electron radius",
    "mu_B": "Bohr magneton",
    "mu_N": "nuclear magneton",
    "m_e": "electron mass",
    "m_p": "proton mass",
    "m_n": "neutron mass",
    "m_u": "atomic mass constant",
    "g_0": "standard acceleration of gravity",
    "atm_0": "standard atmosphere",
}
"""What CODATA calls them."""


@pytest.mark.parametrize(("name", "constant"), constants().items(), ids=constants())
def test_the_value_is_that_of_codata_2022(name, constant):
    value, unit, uncertainty = codata.physical_constants[CALLED[name]]
    ours, theirs = unit_table().parse(constant.unit or "1"), unit_table().parse(spelled(unit))
    assert isinstance(ours, Unit)
    assert isinstance(theirs, Unit)
    assert (ours.factor, ours.dimension) == (theirs.factor, theirs.dimension)
    assert float(constant.value) == pytest.approx(value, rel=1e-15)
    assert float(constant.uncertainty or 0) == pytest.approx(uncertainty, rel=1e-9)


def spelled(unit: str) -> str:
    """CODATA's `J Hz^-1` as `J/Hz`; a hertz of it counts no turns, so it is one over a second."""
    parts = [part.partition("^") for part in unit.replace("Hz^-1", "s").replace("Hz", "s^-1").split()]
    return "*".join(f"{name}{sign}{power}" for name, sign, power in parts) or "1"


def test_the_manual_lists_each_with_value_and_uncertainty():
    page = (Path(__file__).parents[2] / "docs/manual/language.md").read_text(encoding="utf-8")
    for name, one in constants().items():
        unit = f"`{one.unit}`" if one.unit else ""
        assert f"| `{name}` | {one.what} | {one.value} | {unit} | {one.uncertainty or 'exact'} |" in page


SHEETS = {
    "a photon": ("use constants: h, c\nx [J] = h * c / (500 nm)", 3.972891714e-19),
    "another name": ("use constants: k_B as k, N_A\nx [J/mol/K] = k * N_A", 8.31446261815324),
    "below a blank line": ("y = 1\n\n# for light\n\n  use constants: c\nx [m] = c * 1 s", 299792458),
    "beside a word": ("use constants: G  # for orbits\nx [m^3/s^2] = G * 5.9722e24 kg", 3.98602545e14),
}


@pytest.mark.parametrize(("sheet", "value"), SHEETS.values(), ids=SHEETS)
def test_a_sheet_uses_them(sheet, value, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    assert calculation.quantities[QuantityId("n.md", "x")].value.number == pytest.approx(value, rel=1e-8)


def test_a_constant_says_where_it_is_from(vault):
    calculation, _ = vault(sheet="use constants: h, G  # for orbits")
    told = {id_.name: one.statement.comment.text for id_, one in calculation.quantities.items()}
    assert told == {
        "h": "Planck constant, CODATA 2022, exact; for orbits",
        "G": "Newtonian constant of gravitation, CODATA 2022, standard uncertainty 0.00015e-11; for orbits",
    }


@pytest.mark.parametrize(
    "sheet", ["use constants: G ±, h", "use constants: h, G ±\nx = 1", "use constants: G ±  # of all\n\nx = 2"]
)
def test_a_range_of_one_standard_uncertainty(sheet, vault):
    calculation, problems = vault(sheet=sheet)
    assert [one.code for one in problems if one.code != "CG362"] == []
    value = calculation.quantities[QuantityId("n.md", "G")].value
    assert (value.low, value.high) == (6.67415e-11, 6.67445e-11)


WRONG = {
    "use constants: k_b": ("CG342", "there is no constant `k_b`", "did you mean `k_B`?"),
    "use constants: h ±": ("CG222", "`h` is exact", "remove `±`"),
    "use constants h": ("CG210", "expected `:` with the constants to use, found `h`", "write `use constants: h`"),
    "use constants: h c": ("CG212", "an operator is missing before `c`", "write `use constants: h, c`"),
    "use constants: h\nh = 3": ("CG340", "`h` is already defined in line 2", "give one of them another name"),
}


@pytest.mark.parametrize(("sheet", "told"), WRONG.items(), ids=WRONG)
def test_what_is_wrong_is_said(sheet, told, vault):
    _, problems = vault(sheet=sheet)
    assert [(one.code, one.message, one.hint) for one in problems] == [told]
