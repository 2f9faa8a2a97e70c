"""Several names of one `solve`: unknowns of several equations against SciPy, and roots of one equation by name."""

import math

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy.optimize import brentq, fsolve

from calcgraph.calc.model import QuantityId
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

AREA = "ratio(M) = 1/M * ((1 + 0.2 * M^2) / 1.2)^3\n"


def ratio(m):
    return 1 / m * ((1 + 0.2 * m**2) / 1.2) ** 3


CIRCLE = fsolve(lambda p: [p[0] ** 2 + p[1] ** 2 - 25, p[0] * math.exp(p[1] / 9) - 4], [3, 3], xtol=1e-13)
VALUES = {
    "linear": ("x, y = solve x + y = 5, x - y = 1 for x, y", {"x": 3, "y": 2}),
    "three": ("x, y, z = solve x + y = 5, x - z = 1, y * 2 + z = 9 for x, y, z", {"x": 0, "y": 5, "z": -1}),
    "in ranges": (
        "x, y = solve x^2 + y^2 = 25, x * exp(y / 9) = 4 for x in 0..10, y in 0..10",
        {"x": CIRCLE[0], "y": CIRCLE[1]},
    ),
    "near places": ("x, y = solve x^2 + y^2 = 25, x - y = 1 for x near 3, y near 4", {"x": 4, "y": 3}),
    "near for one of two": ("x, y = solve x^2 + y^2 = 25, x - y = 1 for x, y near 3", {"x": 4, "y": 3}),
    "near for one, a range for the other": (
        "x, y = solve x^2 + y^2 = 25, x - y = 1 for x in -9..9, y near -3", {"x": -3, "y": -4},
    ),
    "crossed beside one that is touched": (
        "x, y = solve (x - 1)^2 * (x - 3) = 0, x = y for x, y near 3.2", {"x": 3, "y": 3},
    ),
    "at a corner": ("x, y = solve Max(x, 2 * x - 2) = y, y = 2 for x near 1, y", {"x": 2, "y": 2}),
    "units that are declared": (
        "x [m], y [s] = solve x / y = 5 m/s, x + 2 m/s * y = 14 m for x, y", {"x": 10, "y": 2},
    ),
    "units of the starts": (
        "x, y = solve x / y = 5 m/s, x + 2 m/s * y = 14 m for x near 1 m, y near 1 s", {"x": 10, "y": 2},
    ),
    "masses that prices fix": (
        "x, y = solve x + y = 10 kg, x * 2 USD/kg + y * 3 USD/kg = 26 USD for x, y", {"x": 4, "y": 6},
    ),
    "two dimensions that no equation shows alone": (
        "x, y = solve x / y = 5 m/s, x + 2 m/s * y = 14 m for x, y", {"x": 10, "y": 2},
    ),
    "currents of a network": (
        "a, b = solve 12 V = a * 2 ohm + (a + b) * 3 ohm, 6 V = b * 4 ohm + (a + b) * 3 ohm for a, b",
        {"a": 66 / 26, "b": -6 / 26},
    ),
    "a dimension of a root, and one of an exponent": (
        "x, y = solve sqrt(x) = 3 s, exp(-y * x / 9 s) = 1 / 2 for x in 1..20 s^2, y", {"x": 9, "y": math.log(2)},
    ),
    "one stated, the other not": ("x, y = solve x * y = 12 m^2, x + y = 7 m for x near 4 m, y", {"x": 4, "y": 3}),
    "plain numbers stay plain": ("x, y = solve 2 * x = y, x + y = 3 for x, y", {"x": 1, "y": 2}),
    "parameters": (
        "p = 2\nq = 3.5\nf = p * q\na, b = solve f = 12, p + q = 7 for p in 0..3.2, q in 3..9",
        {"a": 3, "b": 4, "f": 7},
    ),
    "one of its own": ("p = 2\nf = p^2\na, y = solve f + y = 12, f - y = 6 for p in 0..9, y", {"a": 3, "y": 3}),
    "under other arguments": ("n = 5\nx, y = solve x + y = n, x - y = 1 for x, y\na = (x with n = 9)", {"a": 5}),
    "all roots by name": (AREA + "sub, sup = solve ratio(M) = 10 for M in 0.01..20", {
        "sub": brentq(lambda m: ratio(m) - 10, 0.01, 1), "sup": brentq(lambda m: ratio(m) - 10, 1, 20)}),
    "roots of a parameter": ("a = 3 in 1..9\nlow, high = solve a^2 - 6 * a = -8 for a", {"low": 2, "high": 4}),
    "roots in the unit of their range": ("low, high = solve t^2 = 4 s^2 for t in -5..5 s", {"low": -2, "high": 2}),
    "roots in the unit declared": ("low [s], high [s] = solve t^2 = 4 s^2 for t", {"low": -2, "high": 2}),
    "roots under other arguments": (
        "r = 3\nlow, high = solve t^2 - 2 * r * t = -8 for t in 0..9\na = (high with r = 4)", {"a": 4 + math.sqrt(8)}),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "values"), VALUES.values(), ids=VALUES)
def test_the_values(sheet, values, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert [one for one in problems if one.code != "CG362"] == []
    found = {name: calculation.quantities[QuantityId("n.md", name)].value.number for name in values}
    assert found == pytest.approx(values, rel=1e-9, abs=1e-12)


WRONG = {
    "fewer equations": ("x, y, z = solve x + y = 5, x - y = 1 for x, y, z", "CG230",
        "3 names, 2 equations and 3 unknowns, but their numbers must be equal"),
    "more equations": ("x, y = solve x = 5, y = 1, x = 2 for x, y", "CG230",
        "2 names, 3 equations and 2 unknowns, but their numbers must be equal"),
    "one equation for two": ("x, y = solve x + y = 5 for x, y", "CG230",
        "2 names, 1 equation and 2 unknowns, but their numbers must be equal"),
    "another order": ("x, y = solve x + y = 5, x = y for y, x", "CG230",
        "the unknowns are not in the order of their names"),
    "twice": ("x, y = solve x + y = 5, x = y for x, x", "CG230", "an unknown is written twice"),
    "too many": ("a, b, c, d, e, f, g = solve a = 1 for a, b, c, d, e, f, g", "CG230",
        "more than 6 names in one `solve`"),
    "a root as unknown": ("low, high = solve low^2 = 4 for low", "CG230",
        "`low` is both the unknown and a name for one of its roots"),
    "one of all roots": ("low, high = solve t^2 = 4 for t near 2", "CG230",
        "`near` chooses one root, but this line asks for all"),
    "no `for`": ("x, y = solve x + y = 5, x = y", "CG210",
        "expected `for` with the names to solve for, but the line ends"),
    "another number of roots": (AREA + "a, b, c = solve ratio(M) = 10 for M in 0.01..20", "CG350",
        "no value: 2 roots in the range, not 3"),
    "a single root": ("a, b = solve t^3 = 8 for t in 0..5", "CG350", "no value: 1 root in the range, not 2"),
    "a solution that is touched": ("x, y = solve x^2 = 2*x - 1, y = x for x in 0..5, y", "CG350",
        "no value: the equations do not fix each unknown"),
    "one of them nearer": ("x, y = solve (x - 1)^2 * (x - 3) = 0, x = y for x near 1, y near 1", "CG350",
        "no value: the equations do not fix each unknown"),
    "a stretch of solutions": ("x, y = solve floor(x) = 3, y = x for x in 0..5, y", "CG350",
        "no value: the equations do not fix each unknown"),
    "two as near as each other": ("x, y = solve x^2 + y = 10, x^2 - y = -2 for x, y near 6", "CG350",
        "no value: several solutions are equally near"),
    "the same equation twice": ("x, y = solve x + y = 5, 2 * x + 2 * y = 10 for x, y", "CG350",
        "no value: the equations do not fix each unknown"),
    "no solution": ("x, y = solve x^2 + y^2 = -1, x = y for x, y", "CG350", "no value: no solution found"),
    "outside of the range": ("x, y = solve x + y = 5, x - y = 1 for x in 0..2, y in 0..9", "CG350",
        "no value: no solution found"),
    "jumps": ("x, y = solve floor(x) = 2, y = x for x, y", "CG350",
        "no value: no solution found"),
    "units": ("x [m], y [s] = solve x = 3 s, y = 4 s for x, y", "CG310", "`x` is m, `3 s` is s"),
    "an unknown name": ("x, y = solve x = q, y = 4 for x, y", "CG343", "`q` is not defined in this note"),
    "a formula": ("f = 3 * k\nk = 4\na, y = solve f = 1, y = 2 for f, y", "CG358",
        "`f` is a formula, so it cannot be solved for"),
    "a name twice": ("x = 3\nx, y = solve x = 1, y = 2 for x, y", "CG340", "`x` is already defined in line 2"),
    "two solutions": ("x, y = solve x^2 + y^2 = 25, x - y = 1 for x, y", "CG359", "2 solutions: (-3, -4), (4, 3)"),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_is_refused(sheet, code, message, vault):
    _, problems = vault(sheet=sheet, reference=True)
    assert [(one.code, one.message) for one in problems if one.code != "CG362"] == [(code, message)]


UNSURE = {
    "angles by time, or cycles": "x, y = solve x * 1 s = 3 rad, y = x * 2 for x, y",
    "angles by time of one unknown": "x = solve x * 1 s = 3 rad for x\ny = x",
    "no units fit": "x, y = solve x + y = 5 kg, x + y * 2 = 5 m for x, y",
    "several units fit": "x, y = solve x * y = 4 m^2, x * y * 2 = 8 m^2 for x, y",
    "points of a temperature": "x, y = solve 3 W/K * (x - 20 °C) = 60 W, y - x = 5 K for x, y",
}


@pytest.mark.parametrize("line", UNSURE.values(), ids=UNSURE)
def test_units_that_do_not_follow_are_asked_for(line, vault):
    calculation, problems = vault(sheet=line, reference=True)
    assert {one.code for one in problems} <= {"CG303", "CG310"}
    assert any(one.hint.startswith("declare the unit of each unknown") for one in problems)
    assert all(calculation.quantities[QuantityId("n.md", name)].value is None for name in "xy")


SHOWN = {
    "as they are written": ("x, y = solve x + y = 10 kg, x * 2 USD/kg + y * 3 USD/kg = 25 USD for x, y", "kg", "kg"),
    "by what they are made of": ("x, y = solve x / y = 50 km/h, x + y * 10 km/h = 60 km for x, y", "km", "h"),
    "by name": ("x, y = solve 12 V = x * 2 ohm + y * 3 ohm, x = 2 * y for x, y", "A", "A"),
}


@pytest.mark.parametrize(("line", "first", "second"), SHOWN.values(), ids=SHOWN)
def test_the_units_of_a_system(line, first, second, vault):
    calculation, _ = vault(sheet=line, reference=True)
    assert [calculation.quantities[QuantityId("n.md", name)].unit.text for name in "xy"] == [first, second]


def test_how_it_was_found_is_told(vault):
    calculation, _ = vault(
        sheet=f"{AREA}low, high = solve ratio(M) = 10 for M in 0.01..20\nx, y = solve x = 2, y = x for x, y"
    )
    told = {id_.name: quantity.method for id_, quantity in calculation.quantities.items()}
    assert told["high"] == "numeric root, one of 2 roots: 0.058, 3.92"
    assert told["y"] == "Newton's method"


LINES = (
    "x, y = solve x + y = 5, x - y = 1 for x, y",
    "x [m], y [s] = solve x / y = v, x = y * 2 m/s + 3 m for x in 0..5 m, y near 2 s",
    "low, high = solve t^2 = 4 for t in -5..5",
)


@pytest.mark.parametrize("line", LINES)
def test_what_is_printed_reads_back(line):
    fence = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{line}\n```\n"))[0].fences[0]
    tree, problems = parse_sheet(fence, "n.md")
    assert problems == ()
    assert {print_statement(one) for one in tree.statements} == {line}


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rows=st.lists(st.lists(st.integers(-9, 9), min_size=3, max_size=3), min_size=3, max_size=3),
    right=st.lists(st.integers(-99, 99), min_size=3, max_size=3),
    scale=st.integers(-6, 6),
)
def test_linear_systems_are_those_of_numpy(rows, right, scale, vault):
    size = 10.0**scale
    equations = ", ".join(
        f"{' + '.join(f'({a}) * {name}' for a, name in zip(row, 'xyz', strict=True))} = ({b}) * {size}"
        for row, b in zip(rows, right, strict=True)
    )
    calculation, problems = vault(sheet=f"x, y, z = solve {equations} for x, y, z", reference=True)
    matrix = np.array(rows, dtype=float)
    found = [calculation.quantities[QuantityId("n.md", name)].value for name in "xyz"]
    if abs(np.linalg.det(matrix)) < 0.5:  # whole numbers: it is none
        assert {one.code for one in problems} == {"CG350"}
        return
    assert problems == ()
    wanted = np.linalg.solve(matrix, np.array(right) * size)
    assert [one.number for one in found] == pytest.approx(list(wanted), rel=1e-9, abs=1e-11 * size)
