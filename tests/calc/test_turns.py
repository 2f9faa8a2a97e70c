"""Turns and angles: 2π is between them, and where it cannot be known it is asked for."""

import math

import pytest

BEFORE = "n = 3000 rpm\nw [rad/s] = 3000 rpm\nf = 50 Hz\nM = 100 N*m\nt = 2 s\n"
TAU = 2 * math.pi

VALUES = {
    "a speed as an angle by time": ("x [rad/s] = 60 rpm", TAU),
    "a quantity as an angle by time": ("x [rad/s] = n", 50 * TAU),
    "in degrees": ("x [deg/s] = n", 50 * TAU),
    "in hertz": ("x [Hz] = n", 50),
    "an angle by time as a speed": ("x [rpm] = w", 50),
    "an angle by time in hertz": ("x [Hz] = w", 50),
    "an angle in turns": ("x [turn] = 540 deg", 1.5),
    "an arc in turns": ("x [turn] = acos(-1)", 0.5),
    "a range": ("x [rad/s] = 20..40 rpm", TAU / 2),
    "a sum of angle and angle": ("x [rpm] = w + w", 100),
    "a power": ("x [W] = M * w", 5000 * TAU),
    "a power with the circle written": ("x [W] = 2*pi * M * n", 5000 * TAU),
    "a power of a handbook": ("x [W] = 2 * pi * n * M", 5000 * TAU),
    "a power by cycles with the circle written": ("x [W] = 2*pi * f * (1 * M)", 5000 * TAU),
    "energies of a cycle": ("x [W] = 3 J * f", 150),
    "a circumference": ("x [m/s] = pi * 0.1 m * n", 5 * math.pi),
    "an arm": ("x [m/s] = w * 0.1 m", 5 * TAU),
    "the circle written": ("x [rad/s] = 2*pi*n", 50 * TAU),
    "the circle divided out": ("x [Hz] = w / (2*pi)", 50),
    "the circle divided out of a speed": ("x [rpm] = w / (2*pi)", 50),
    "an angle over an angle": ("x = w / (2*pi*f)", 1),
    "a reactance": ("x [Ω] = 1 / (2*pi*f * 1 µF)", 1 / (50 * TAU * 1e-6)),
    "a resonance": ("x [Hz] = sqrt(8 N/m / 2 kg) / (2*pi)", 2 / TAU),
    "a period's inverse": ("x [Hz] = 1 / t", 0.5),
    "a wave": ("x [m/s] = f * 2 m", 100),
    "a quantum": ("x [J] = 6.62607015e-34 J*s * 5e14 Hz", 3.313035075e-19),
    "volumes of a turn": ("x [L/min] = n * 2 L/rev", 0.1),
    "a count of turns": ("x = n * 10 min", 30_000),
    "a count, said so": ("x [m/s] = n * 0.1 m / 1 turn", 5),
    "a centripetal force": ("x [N] = 2 kg * w^2 * 0.1 m", 0.2 * (50 * TAU) ** 2),
    "a centripetal force with the circle": ("x [N] = 2 kg * (2*pi*n)^2 * 0.1 m", 0.2 * (50 * TAU) ** 2),
    "a sine of an angle": ("x = sin(90 deg)", 1),
    "a sine of a phase": ("x = sin(2*pi*f * 5 ms)", 1),
    "a sine of an angle by time": ("x = sin(w * 5 ms)", 1),
    "a dose": ("x = 5 rad", 5),
    "a henry": ("x = 7 pH", 7e-12),
    "a siemens": ("x = 5 pS", 5e-12),
    "a metric horsepower": ("x = 5 PS", 5 * 735.49875),
    "another value, given in its unit": ("x [rad/s] = (w with w = 2 * 5 rad/s)", 10),
}


@pytest.mark.parametrize(("line", "value"), VALUES.values(), ids=VALUES)
def test_a_line_is_right(line, value, vault):
    calculation, problems = vault(sheet=BEFORE + line)
    assert [problem for problem in problems if problem.severity == "error"] == []
    found = next(quantity.value for quantity in calculation.quantities.values() if quantity.id.name == "x")
    assert found is not None
    assert found.number == pytest.approx(value, rel=1e-12)


BOTH = "1 turn is 2π rad: write `2*pi * {0}` for an angle, `{0} / 1 turn` for a count"
APART = "1 turn is 2π rad: convert one of them in its own line, such as `w [rad/s] = f`"
REFUSED = {
    "torque by turns": (
        "x [kW] = M * n",
        "`x` is declared in `kW`, but its formula counts turns",
        BOTH.format("M * n"),
    ),
    "torque by cycles": ("x [kW] = M * f", "`M * f` multiplies a torque by cycles", BOTH.format("M * f")),
    "a way by turns": (
        "x [m/s] = n * 3 m",
        "`x` is declared in `m/s`, but its formula counts turns",
        BOTH.format("n * 3 m"),
    ),
    "a factor that may be a circle": (
        "x [rad/s] = 6.283 * n",
        "`x` is declared in `rad/s`, but its formula counts turns",
        "1 turn is 2π rad: write `2*pi * 6.283 * n`",
    ),
    "a speed from an angle by time": (
        "x [rpm] = 2 * w",
        "`x` is declared in `rpm`, but its formula is an angle",
        "1 turn is 2π rad: write `2 * w / (2*pi)`",
    ),
    "a speed from a rate": (
        "x [rpm] = 1 / t",
        "`x` is declared in `rpm`, but its formula counts no turns",
        "1 turn is 2π rad: write `1 / t / (2*pi)` for an angle, `1 / t * 1 turn` for a count",
    ),
    "angle over turns": ("x = 30 deg / 1 turn", "`30 deg / 1 turn` mixes cycles and angle", APART),
    "angle over cycles": ("x = w / f", "`w / f` mixes cycles and angle", APART),
    "angle times cycles": ("x = w * f", "`w * f` mixes cycles and angle", APART),
    "a sum": ("x = f + w", "`f` counts cycles, `w` is an angle", "1 turn is 2π rad: write `2*pi * f`"),
    "a comparison": ("check w > f", "`w` is an angle, `f` counts cycles", "1 turn is 2π rad: write `w / (2*pi)`"),
    "turns and a number": ("check 3 turn > 2", "`3 turn` counts turns, `2` counts no turns", BOTH.format("3 turn")),
    "a sine of cycles": (
        "x = sin(f * t)",
        "`sin` takes an angle, `f * t` counts cycles",
        "1 turn is 2π rad: write `2*pi * f * t`",
    ),
    "a wrap in turns": ("x = exp(n * t)", "`exp` takes a pure number, `n * t` counts turns", BOTH.format("n * t")),
    "an exponent in turns": (
        "x = 2^(n * t)",
        "an exponent is a pure number, `n * t` counts turns",
        BOTH.format("n * t"),
    ),
    "another value": (
        "x = (2 * w with w = n)",
        "`w` is an angle, its other value counts turns",
        "1 turn is 2π rad: write `2*pi * n`",
    ),
    "the body of a function": (
        "v(k) [rad/s] = k\nx = v(n)",
        "in `v` with rpm: `v` is declared in `rad/s`, its body counts turns",
        "1 turn is 2π rad: write `2*pi * k`",
    ),
}


@pytest.mark.parametrize(("line", "message", "hint"), REFUSED.values(), ids=REFUSED)
def test_a_line_is_refused(line, message, hint, vault):
    _, problems = vault(sheet=BEFORE + line)
    assert [(one.message, one.hint) for one in problems if one.severity == "error"] == [(message, hint)]


SHOWN = {
    "turns": ("x = n * 10 min", "30,000 turn"),
    "twice a speed": ("x = 2 * n", "6000 rpm"),
    "work of turns": ("x = M * n", "5000 turn*W"),
    "an angle by time": ("x = 90 deg / t", "0.785 rad/s"),
    "samples": ("x = 44.1 kHz * t", "88,200"),
    "a period": ("x = 1 / f", "20 ms"),
}


@pytest.mark.parametrize(("line", "text"), SHOWN.values(), ids=SHOWN)
def test_a_line_is_shown(line, text, shown):
    assert shown(BEFORE + line)["x"] == text


LIVE = {
    "a speed as an angle by time": ("n as rad/s", "314 rad/s"),
    "an angle by time as a speed": ("w as rpm", "3000 rpm"),
    "a number as a frequency": ("3000 rpm as Hz", "50 Hz"),
    "turns are not a plain power": ("M * n as kW", "5000 turn*W"),
}


@pytest.mark.parametrize(("text", "expected"), LIVE.values(), ids=LIVE)
def test_a_live_value(text, expected, vault):
    calculation, _ = vault({"n.md": f"```calc\n{BEFORE}```\n\n`= {text}`\n"})
    assert [live.text for live in calculation.live["n.md"]] == [expected]


DEGREES = {
    "a number": ("x = sin(30)", "`sin(30)` means 30 radians"),
    "a name": ("a = 45\nx = cos(a)", "`cos(a)` means 45 radians"),
    "in a formula": ("x = 2 * tan(60) + 1", "`tan(60)` means 60 radians"),
}


@pytest.mark.parametrize(("sheet", "message"), DEGREES.values(), ids=DEGREES)
def test_degrees_are_asked_for(sheet, message, vault):
    _, problems = vault(sheet=sheet)
    assert [(one.code, one.message) for one in problems] == [("CG316", message)]


@pytest.mark.parametrize("sheet", ["x = sin(2)", "x = sin(30 deg)", "a [deg] = 30 deg\nx = sin(a)"])
def test_degrees_are_not_asked_for(sheet, vault):
    assert vault(sheet=sheet)[1] == ()


def test_a_table_converts_as_a_sheet_does(vault):
    from calcgraph.calc.outcomes.ask import asked_unit, compile_expression
    from calcgraph.calc.syntax.parser import parse_shown
    from calcgraph.source import START

    calculation, _ = vault(sheet=BEFORE)
    shown, _ = parse_shown("n as rad/s", "n.md", START)
    question, _ = compile_expression(calculation, "n.md", shown.expr)
    unit = asked_unit(calculation, question, shown.unit)
    assert float(unit.factor) == pytest.approx(1 / TAU)
