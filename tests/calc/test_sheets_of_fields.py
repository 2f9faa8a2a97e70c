"""Sheets of many fields with random units and sizes, against Pint for units and mpmath for functions."""
# ruff: noqa: N803 - quantities have the names of physics

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import mpmath
import pint
import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.source import NoteId

REGISTRY = pint.UnitRegistry()
UNITS = {
    "length": ["m", "mm", "cm", "km", "ft", "inch"],
    "area": ["m^2", "cm^2", "mm^2", "ha", "ft^2"],
    "volume": ["m^3", "L", "mL", "cm^3", "ft^3"],
    "time": ["s", "min", "h", "ms", "d"],
    "mass": ["kg", "g", "lb", "t", "mg"],
    "speed": ["m/s", "km/h", "mi/h", "cm/s"],
    "force": ["N", "kN", "lbf"],
    "pressure": ["Pa", "kPa", "bar", "MPa", "psi"],
    "energy": ["J", "kJ", "kWh", "MJ"],
    "power": ["W", "kW", "MW"],
    "voltage": ["V", "mV", "kV"],
    "current": ["A", "mA"],
    "resistance": ["ohm", "kohm"],
    "capacity": ["F", "uF", "nF"],
    "density": ["kg/m^3", "g/cm^3", "g/L", "lb/ft^3"],
    "viscosity": ["Pa*s", "mPa*s"],
    "kelvin": ["K"],
    "amount": ["mol", "mmol"],
    "concentration": ["mol/L", "mmol/L", "mol/m^3"],
    "flow": ["L/min", "m^3/h", "L/s", "mL/min"],
    "moment": ["m^4", "cm^4", "mm^4"],
    "heat": ["J/kg/K", "kJ/kg/K"],
    "conductance": ["W/m^2/K"],
    "molar energy": ["J/mol", "kJ/mol"],
    "dose": ["mg", "g"],
    "clearance": ["L/h", "mL/min"],
    "frequency": ["1/s", "1/h", "1/d"],
    "number": [""],
    "share": ["%"],
    "stiffness": ["N/m", "N/mm", "kN/m"],
    "acceleration": ["m/s^2", "ft/s^2"],
}
"""Units of each kind, as calcgraph and Pint both write them but for some names below."""
NAMES = {"inch": "in", "ohm": "ohm", "uF": "uF", "kohm": "kohm", "mi/h": "mi/h"}
PINT = {"d": "day", "%": "percent", "ha": "hectare", "t": "metric_ton", "1/d": "1/day", "J/kg/K": "J/kg/delta_degC"}


class Field(NamedTuple):
    """A formula with its inputs, the unit it is shown in, and the same in Python."""

    text: str
    inputs: dict[str, str]
    shown: list[str]
    value: Callable[..., Any]


def _f(function: Callable[[Any], Any]) -> Callable[[Any], float]:
    return lambda x: float(function(mpmath.mpf(float(x.to("").magnitude if hasattr(x, "to") else x))))


EXP, LN, SIN = _f(mpmath.exp), _f(mpmath.log), _f(mpmath.sin)
R = REGISTRY.Quantity(8.314462618, "J/mol/K")
FIELDS = {
    "kinetic energy": Field("0.5 * m * v^2", {"m": "mass", "v": "speed"}, UNITS["energy"], lambda m, v: 0.5 * m * v**2),
    "work": Field("p * V", {"p": "pressure", "V": "volume"}, UNITS["energy"], lambda p, V: p * V),
    "gas": Field(
        "n * 8.314462618 J/mol/K * T / V", {"n": "amount", "T": "kelvin", "V": "volume"}, UNITS["pressure"],
        lambda n, T, V: n * R * T / V,
    ),
    "reynolds": Field(
        "rho * v * w / mu", {"rho": "density", "v": "speed", "w": "length", "mu": "viscosity"}, [""],
        lambda rho, v, w, mu: rho * v * w / mu,
    ),
    "power of a resistor": Field("U^2 / r", {"U": "voltage", "r": "resistance"}, UNITS["power"], lambda U, r: U**2 / r),
    "charge time": Field(
        "-r * C * ln(1 - q)", {"r": "resistance", "C": "capacity", "q": "share"}, UNITS["time"],
        lambda r, C, q: -r * C * LN(1 - q.to("").magnitude),
    ),
    "stored": Field("C * U^2 / 2", {"C": "capacity", "U": "voltage"}, UNITS["energy"], lambda C, U: C * U**2 / 2),
    "deflection": Field(
        "F * w^3 / (48 * E1 * J)", {"F": "force", "w": "length", "E1": "pressure", "J": "moment"}, UNITS["length"],
        lambda F, w, E1, J: F * w**3 / (48 * E1 * J),
    ),
    "pump": Field(
        "rho * a * z * Q / eta",
        {"rho": "density", "a": "acceleration", "z": "length", "Q": "flow", "eta": "share"}, UNITS["power"],
        lambda rho, a, z, Q, eta: rho * a * z * Q / eta.to("").magnitude,
    ),
    "orifice": Field(
        "A * sqrt(2 * dp / rho)", {"A": "area", "dp": "pressure", "rho": "density"}, UNITS["flow"],
        lambda A, dp, rho: A * (2 * dp / rho) ** 0.5,
    ),
    "oscillator": Field(
        "2 * pi * sqrt(m / k)", {"m": "mass", "k": "stiffness"}, UNITS["time"],
        lambda m, k: 2 * float(mpmath.pi) * (m / k) ** 0.5,
    ),
    "heat": Field(
        "m * c * dT", {"m": "mass", "c": "heat", "dT": "kelvin"}, UNITS["energy"],
        lambda m, c, dT: m * c * dT,
    ),
    "loss": Field(
        "U * A * dT * t", {"U": "conductance", "A": "area", "dT": "kelvin", "t": "time"}, UNITS["energy"],
        lambda U, A, dT, t: U * A * dT * t,
    ),
    "lens": Field(
        "1 / (1 / a + 1 / b)", {"a": "length", "b": "length"}, UNITS["length"],
        lambda a, b: 1 / (1 / a + 1 / b),
    ),
    "dilution": Field(
        "c1 * V1 / c2", {"c1": "concentration", "V1": "volume", "c2": "concentration"}, UNITS["volume"],
        lambda c1, V1, c2: c1 * V1 / c2,
    ),
    "decay": Field(
        "m * exp(-ln(2) * t / T)", {"m": "mass", "t": "time", "T": "time"}, UNITS["mass"],
        lambda m, t, T: m * EXP(-LN(2) * (t / T)),
    ),
    "rate": Field(
        "k * exp(-E1 / (8.314462618 J/mol/K * T))", {"k": "frequency", "E1": "molar energy", "T": "kelvin"},
        UNITS["frequency"], lambda k, E1, T: k * EXP(-E1 / (R * T)),
    ),
    "steady level": Field(
        "g1 / (CL * t)", {"g1": "dose", "CL": "clearance", "t": "time"}, ["mg/L", "g/L"],
        lambda g1, CL, t: g1 / (CL * t),
    ),
    "fall": Field(
        "s0 + v * t + a * t^2 / 2", {"s0": "length", "v": "speed", "t": "time", "a": "acceleration"}, UNITS["length"],
        lambda s0, v, t, a: s0 + v * t + a * t**2 / 2,
    ),
    "saturation": Field(
        "v * c1 / (c2 + c1)", {"v": "flow", "c1": "concentration", "c2": "concentration"}, UNITS["flow"],
        lambda v, c1, c2: v * c1 / (c2 + c1),
    ),
    "stress": Field("F / A", {"F": "force", "A": "area"}, UNITS["pressure"], lambda F, A: F / A),
    "mixed": Field(
        "(V1 * T1 + V2 * T2) / (V1 + V2)", {"V1": "volume", "T1": "kelvin", "V2": "volume", "T2": "kelvin"}, ["K"],
        lambda V1, T1, V2, T2: (V1 * T1 + V2 * T2) / (V1 + V2),
    ),
    "larger": Field("Max(a, b) - Min(a, b)", {"a": "length", "b": "length"}, UNITS["length"], lambda a, b: abs(a - b)),
    "wave": Field(
        "a * sin(f * t)", {"a": "length", "f": "frequency", "t": "time"}, UNITS["length"],
        lambda a, f, t: a * SIN(f * t),
    ),
    "interest": Field(
        "n * (1 + q)^12", {"n": "number", "q": "share"}, [""], lambda n, q: n * (1 + q.to("").magnitude) ** 12
    ),
}  # fmt: skip


class Sheet(NamedTuple):
    """A sheet, and what its last line must come to, in its unit."""

    field: str
    text: str
    wanted: float
    size: float


def sheet(seed: int) -> Sheet:
    pick = random.Random(seed)  # noqa: S311 - seeded on purpose
    name = [*FIELDS][seed % len(FIELDS)]
    field, lines, given = FIELDS[name], [], {}
    for symbol, kind in field.inputs.items():
        unit = pick.choice(UNITS[kind])
        number = float(
            f"{pick.uniform(1, 99) if kind == 'share' else 10 ** pick.uniform(-1.5, 3):.{pick.randint(2, 5)}g}"
        )
        written = f"{number!r} {NAMES.get(unit, unit)}".strip()
        lines.append(f"{symbol} = {written}")
        given[symbol] = REGISTRY.Quantity(number, PINT.get(unit, unit).replace("^", "**").replace("delta_degC", "K"))
    shown = pick.choice(field.shown)
    head = f"o [{NAMES.get(shown, shown)}]" if shown else "o"
    found = field.value(**given)
    own = PINT.get(shown, shown).replace("^", "**") or "dimensionless"
    wanted = found.to(own).magnitude if hasattr(found, "to") else found
    lines.append(f"{head} = {field.text}")
    return Sheet(name, "\n".join(lines), float(wanted), _size(name, given, float(wanted)))


def _size(name: str, given: dict[str, Any], wanted: float) -> float:
    """Return the size that errors are measured by: that of the terms where a result is small beside them."""
    if name == "larger":
        return abs(wanted) * float(max(given.values()) / abs(given["a"] - given["b"]))
    if name == "wave":
        turns = float((given["f"] * given["t"]).to("").magnitude)
        return abs(wanted / SIN(turns)) * (1 + turns)
    return abs(wanted)


def judge(vault: Any, seed: int) -> tuple[str, str]:
    drawn = sheet(seed)
    calculation, problems = vault(sheet=drawn.text)
    quantity = calculation.quantities[QuantityId(NoteId("n.md"), "o")]
    told = f"{drawn.field}\n{drawn.text}\n{[f'{one.code} {one.message} {one.hint}' for one in problems]}"
    if quantity.value is None:
        return ("refused" if problems else "silent"), told
    found = quantity.value.number / float(quantity.unit.factor)
    near = abs(found - drawn.wanted) <= 1e-9 * drawn.size + 1e-300
    return ("right" if near else "wrong"), f"{told}\n{found!r}, Pint {drawn.wanted!r}"


def count(vault: Any, seeds: range) -> dict[str, int]:
    counted: dict[str, int] = {}
    for seed in seeds:
        kind, told = judge(vault, seed)
        assert kind == "right", f"seed {seed}, {kind}: {told}"
        counted[kind] = counted.get(kind, 0) + 1
    return counted


def test_sheets_of_many_fields_come_to_what_pint_says(vault):
    assert count(vault, range(40)) == {"right": 40}


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1_000, 1_300, 50))
def test_many_sheets_of_many_fields_come_to_what_pint_says(vault, first):
    count(vault, range(first, first + 50))
