"""Equations: every root that can be seen, which one is taken, and what is none."""

import math

import pytest

from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.programs.roots import ALL, find_roots, nearest_root

AREA = "ratio(M) = 1/M * ((1 + 0.2 * M^2) / 1.2)^3\n"

VALUES = {
    "an unknown of its own in a range": (AREA + "Me = solve ratio(Me) = 10 for Me in 1..20", "Me", 3.92255182093),
    "its other branch": (AREA + "Me = solve ratio(Me) = 10 for Me in 0.01..1", "Me", 0.0579872029229),
    "a negative root": ("x = 4\ny = solve x = -7 for x", "y", -7),
    "zero": ("x = 4\ny = solve x^3 = 0 for x", "y", 0),
    "from zero": ("x = 0\ny = solve exp(x) = 20 for x", "y", math.log(20)),
    "far from the present value": ("x = 1e-31 kg\ny = solve 3 * x = 5e-20 kg for x", "y", 5e-20 / 3),
    "a huge root": ("x = 1\ny = solve ln(x) = 600 for x", "y", math.exp(600)),
    "a tiny root": ("y = solve 1e250 * y = 1 for y", "y", 1e-250),
    "an unknown with a unit": ("y [m] = solve y^2 = 4 m^2 for y in 0 m..10 m", "y", 2),
    "the unit of the range": ("y = solve y^2 = 4 m^2 for y in 0..10 m", "y", 2),
    "near a place": ("k = 0\ny = solve sin(k) = 0.5 for k near 9", "y", math.pi * 3 - math.asin(0.5)),
    "near a negative place": ("x = 4\ny = solve x^2 = 9 for x near -1", "y", -3),
    "in the line's own range": ("x = 4\ny = solve x^2 = 9 for x in -5..0", "y", -3),
    "in the parameter's range": ("x = 4 in 0..20\ny = solve x^2 = 9 for x", "y", 3),
    "near a place of its range": ("x = solve q^2 = 9 for q in -5..5 near 2", "x", 3),
    "near a place of its range in a unit": ("x = solve q^2 = 9 m^2 for q in -5..5 m near -2 m", "x", -3),
    "near the present value": ("x = -1\ny = solve x^2 = 9 for x near -2", "y", -3),
    "a name that the note lacks": ("k = 2\nx = solve q^2 = k for q in 0..5", "x", math.sqrt(2)),
    "the same near a place": ("x = solve q^2 = 9 for q near -2", "x", -3),
    "in a function": ("f(a) = a^2 - 3 * a\nx = solve f(r) = 4 for r in 0..10", "x", 4),
    "with the unit of its range": ("x = solve q^2 = 2 m^2 for q in 0..300 cm", "x", math.sqrt(2)),
    "with the unit of its line": ("x [cm] = solve q^2 = 2 m^2 for q in 0 m..3 m", "x", math.sqrt(2)),
    "with the unit of its start": ("x = solve q^2 = 2 m^2 for q near 1 m", "x", math.sqrt(2)),
    "with the unit that its equation needs": ("v = 3 m/s\nt = solve v * t = 12 m for t", "t", 4),
    "with that unit below a sum": ("R = 4 ohm\nI = solve 12 V - I * R = 2 V for I", "I", 2.5),
    "with that unit in a function": ("w = 9 kW\ng(x) = w * x\nh = solve g(h) = 18 kWh for h", "h", 7200),
    "with that unit in a power": ("d = 12 m\ny = solve exp(-y / d) = 0.5 for y", "y", 12 * math.log(2)),
    "with the root of a unit": ("m = 2 kg\nu = solve m * (u - 3 m/s)^2 = 0 J for u", "u", 3),
    "without a unit": ("k = 3\nn = solve k * n = 9 for n", "n", 3),
    "with that unit under another name": ("v = 3 m/s\nx = solve v * q = 12 m for q", "x", 4),
    "an argument of the same name": ("f(q) = q - 1\nx = solve f(q) = 1 for q in 0..5", "x", 2),
    "a root that is touched": ("y = solve (y - 2)^2 = 0 for y", "y", 2),
    "a root with a steep side": ("y = solve cbrt(y - 1) = 0 for y", "y", 1),
    "a fixed point": ("y = solve y = cos(y) for y", "y", 0.7390851332151607),
    "a rate of return": (
        "r = solve -1000 + 500/(1+r) + 400/(1+r)^2 + 300/(1+r)^3 = 0 for r in -50 %..100 %", "r", 0.106516812429),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "name", "value"), VALUES.values(), ids=VALUES)
def test_the_root(sheet, name, value, vault):
    calculation, problems = vault(sheet=sheet)
    assert [one for one in problems if one.code != "CG362"] == []
    found = next(quantity.value for id_, quantity in calculation.quantities.items() if id_.name == name)
    assert found is not None
    assert found.number == pytest.approx(value, rel=1e-7)


REFUSED = {
    "a name that neither side has": ("power = 3\nx = solve 2 * power = 8 for powr", "CG343"),
    "a constant": ("x = solve pi^2 = 4 for pi", "CG358"),
    "a formula": ("y = 2\nz = 2 * y\nx = solve z = 4 for z", "CG358"),
    "a name whose line cannot be read": ("q = = 3\nx = solve q^2 = 4 for q", "CG210"),
    "an equation without the unit of its unknown": ("x = solve q^2 = 2 m^2 for q in 0..5", "CG310"),
    "an equation that no unit fits": ("v = 3 m/s\nx = solve v * x + 2 m = 1 kg for x", "CG310"),
    "a range without the unit that fits": ("v = 3 m/s\nx = solve v * x = 12 m for x in 0..9", "CG310"),
    "a start without the unit that fits": ("v = 3 m/s\nx = solve v * x = 12 m for x near 3", "CG310"),
    "a unit that does not fit": ("v = 3 m/s\nx [kg] = solve v * x = 12 m for x", "CG310"),
    "a unit that swallows it": ("x = solve 2 m/h*h^2 = h * 4 m for h in 1..5", "CG227"),
    "a start without the unit of its range": ("x = solve q^2 = 9 m^2 for q in -5..5 m near 2", "CG310"),
    "a start that is missing": ("x = 2 * y\ny = solve q^2 = 9 for q in -5..5 near", "CG210"),
    "two starts": ("x = 2 * y\ny = solve q^2 = 9 for q near 2 in -5..5 near 3", "CG212"),
    "a start in another unit": ("x [m] = solve q^2 = 2 m^2 for q near 1 s", "CG310"),
}


@pytest.mark.parametrize(("sheet", "code"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(sheet, code, vault):
    calculation, problems = vault(sheet=sheet)
    assert code in {one.code for one in problems}
    assert next(one.value for id_, one in calculation.quantities.items() if id_.name == "x") is None


REPORTED = {
    "two roots": ("x = 4\ny = solve x^2 = 9 for x", "2 roots: -3, 3; calcgraph uses 3"),
    "two roots with a unit": (
        "v = 10 m/s\nt [s] = solve v * t - 4.905 m/s^2 * t^2 = 3 m for t",
        "2 roots: 0.366 s, 1.67 s; calcgraph uses 0.366 s",
    ),
    "of a name that the note lacks": ("x = solve q^2 = 9 for q", "2 roots: -3, 3; calcgraph uses -3"),
    "three roots": ("x = 4\ny = solve x^3 - x = 0 for x", "3 roots: -1, 0, 1; calcgraph uses 1"),
    "in the range of its line": ("x = solve q^2 = 9 for q in -5..5", "2 roots: -3, 3; calcgraph uses -3"),
    "in the parameter's range": (
        "x = 2 in 0..7\ny = solve sin(x) = 0.5 for x",
        "3 roots: 0.524, 2.62, 6.81; calcgraph uses 2.62",
    ),
}


@pytest.mark.parametrize(("sheet", "message"), REPORTED.values(), ids=REPORTED)
def test_all_roots_are_reported(sheet, message, vault):
    _, problems = vault(sheet=sheet)
    assert [one.message for one in problems if one.code == "CG359"] == [message]


def test_the_page_tells_all_roots_also_where_one_is_chosen(vault):
    calculation, _ = vault(sheet="x = 4\ny = solve x^2 = 9 for x near 3")
    methods = [quantity.method for id_, quantity in calculation.quantities.items() if id_.name == "y"]
    assert methods == ["closed form, one of 2 roots: -3, 3"]


NONE = {
    "a jump": ("x = 4\ny = solve floor(x) = 3.5 for x", "no value: no root was found in the range"),
    "a step": ("x = 4\ny = solve floor(x) = 3 for x", "no value: every value in a range solves it"),
    "a pole": ("x = 4\ny = solve 1 / (x - 2) = 0 for x", "no value: no root was found in the range"),
    "a jump among large values": ("x = 4\ny = solve x^9 + sign(x - 1e4) * x^9 = 1.5e36 for x in 1..1e6",
        "no value: no root was found in the range"),
    "nothing real": ("x = 4\ny = solve x^2 = -1 for x", "no value: no root was found in the range"),
    "a formula": ("x = 4\ny = 2 * x\nz = solve y = 6 for y", "`y` is a formula, so it cannot be solved for"),
    "another solve": ("x = 4\ny = solve x = 3 for x\nz = solve y = 6 for y",
        "`y` is a formula, so it cannot be solved for"),
    "a start in another unit": ("x = 4 m\ny = solve x = 3 m for x near 3 s", "`x` is m, `3 s` is s"),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "message"), NONE.values(), ids=NONE)
def test_what_is_no_root(sheet, message, vault):
    _, problems = vault(sheet=sheet)
    assert [one.message for one in problems if one.severity == "error"] == [message]


FUNCTIONS = {
    "a line": (lambda x: x - 3, -ALL, ALL, 1.0, [3.0]),
    "a sine": (math.sin, 1.0, 10.0, 1.0, [math.pi, 2 * math.pi, 3 * math.pi]),
    "a tangent's poles": (math.tan, 1.0, 10.0, 1.0, [math.pi, 2 * math.pi, 3 * math.pi]),
    "without values on one side": (lambda x: math.log(x) if x > 0 else None, -ALL, ALL, 7.0, [1.0]),
    "one where a step is and one before it": (lambda x: (x - 8250) * (x - 10000), -ALL, ALL, 1000.0, [8250.0, 10000.0]),
    "one where a step is and one behind it": (lambda x: (x - 1) * (x - 1.02), 0.0, 192.0, 1.0, [1.0, 1.02]),
    "far": (lambda x: x - 1e200, -ALL, ALL, 1.0, [1e200]),
    "one over x": (lambda x: 1 / x if x else None, -ALL, ALL, 1.0, []),
    "a range of one point": (lambda x: x - 3, 3.0, 3.0, 3.0, [3.0]),
    "a range of one other point": (lambda x: x - 3, 4.0, 4.0, 4.0, []),
    "a range of two neighbours": (lambda x: x - 3, 3.0, math.nextafter(3.0, 4.0), 3.0, [3.0]),
}


@pytest.mark.parametrize(("body", "low", "high", "here", "roots"), FUNCTIONS.values(), ids=FUNCTIONS)
def test_the_roots_of_a_function(body, low, high, here, roots):
    assert find_roots(body, low, high, here)[0] == pytest.approx(roots)


def test_a_function_without_a_root():
    with pytest.raises(DomainError, match="no root was found in the range"):
        nearest_root(find_roots(lambda x: x * x + 1, -ALL, ALL, 1.0)[0], 1.0, stretch=False)
