"""Formulas of physics books with turns and angles: right ones pass with their values, the others are refused."""

import math

import pytest

BEFORE = """n = 3000 rpm
w [rad/s] = 3000 rpm
f = 50 Hz
t = 2 s
r = 0.1 m
d = 0.2 m
F = 200 N
M = 100 N*m
J = 2 kg*m^2
mass = 3 kg
a = 30 deg
l = 0.5 m
c = 3e8 m/s
R = 10 Ω
L = 20 mH
C = 5 µF
k = 80 N/m
g = 9.81 m/s^2
"""
TAU = 2 * math.pi
W = 50 * TAU

RIGHT = {
    "power of a shaft by turns": ("x [W] = 2*pi*n*M", 100 * W),
    "power of a shaft by hertz": ("x [W] = 2*pi*f*M", 100 * W),
    "power of a shaft by angle": ("x [W] = M * w", 100 * W),
    "power by force, arm and hertz": ("x [W] = 2*pi*r*F*f", 20 * W),
    "power by strokes": ("x [W] = F * l * f", 5000),
    "power by energies of a cycle": ("x [W] = 6 J * f", 300),
    "angular frequency": ("x [rad/s] = 2*pi*f", W),
    "angular frequency of a period": ("x [rad/s] = 2*pi/t", math.pi),
    "frequency of an angular one": ("x [Hz] = w/(2*pi)", 50),
    "speed of an angular one": ("x [rpm] = w/(2*pi)", 50),
    "period of a frequency": ("x [s] = 1/f", 0.02),
    "period of an angular one": ("x [s] = 2*pi/w", 0.02),
    "a time constant": ("x [s] = 1/w", 1 / W),
    "frequency of a time constant": ("x [Hz] = 1/(2*pi*R*C)", 1 / (TAU * 5e-5)),
    "wavelength": ("x [m] = c/f", 6e6),
    "reduced wavelength": ("x [m] = c/(2*pi*f)", 3e8 / W),
    "wave number": ("x [rad/m] = 2*pi*f/c", W / 3e8),
    "a way by time on a circle": ("x [m/s] = w*r", 0.1 * W),
    "the same by hertz": ("x [m/s] = 2*pi*r*f", 0.1 * W),
    "the same by a diameter": ("x [m/s] = pi*d*n", 0.1 * W),
    "speed of a wheel": ("x [rpm] = 3 m/s / (pi*d)", 3 / (math.pi * 0.2)),
    "energy of a wheel": ("x [J] = 1/2*J*w^2", W**2),
    "energy of a wheel by hertz": ("x [J] = 1/2*J*(2*pi*f)^2", W**2),
    "energy of a wheel by hertz, written out": ("x [J] = 2*pi^2*J*f^2", W**2),
    "angular momentum": ("x [J*s] = J*w", 2 * W),
    "torque": ("x [N*m] = r*F", 20),
    "torque of a power": ("x [N*m] = 5 kW / w", 5000 / W),
    "torque of a power by turns": ("x [N*m] = 5 kW / (2*pi*n)", 5000 / W),
    "centripetal acceleration": ("x [m/s^2] = w^2*r", 0.1 * W**2),
    "centripetal force by hertz": ("x [N] = 4*pi^2*f^2*mass*r", 0.3 * W**2),
    "reactance of a coil": ("x [Ω] = 2*pi*f*L", 0.02 * W),
    "reactance of a capacitor": ("x [Ω] = 1/(w*C)", 1 / (5e-6 * W)),
    "resonance": ("x [Hz] = 1/(2*pi*sqrt(L*C))", 1 / (TAU * math.sqrt(1e-7))),
    "a spring": ("x [s] = 2*pi*sqrt(mass/k)", TAU * math.sqrt(3 / 80)),
    "a pendulum": ("x [s] = 2*pi*sqrt(l/g)", TAU * math.sqrt(0.5 / 9.81)),
    "a torsion pendulum": ("x [s] = 2*pi*sqrt(J/(8 N*m/rad))", math.pi),
    "an arc": ("x [m] = r*a", 0.1 * math.pi / 6),
    "an arc by degrees": ("x [m] = 2*pi*r*a/(360 deg)", 0.1 * math.pi / 6),
    "a sector": ("x [m^2] = pi*r^2*a/(360 deg)", 0.01 * math.pi / 12),
    "degrees as a bare number": ("x = a / 1 deg", 30),
    "a bare number as an angle": ("b = 30\nx = sin(b*pi/180)", 0.5),
    "an angle of a slope": ("x [deg] = atan(1)", math.pi / 4),
    "a phase by a small angle": ("x = 2*pi*d*a/(0.4 m)", math.pi**2 / 6),
    "a fibre gyroscope": ("x = 2*pi*l*d*w/(1550 nm * c)", TAU * 0.1 * W / (1.55e-6 * 3e8)),
    "photon": ("x [J] = 6.62607015e-34 J*s * f", 6.62607015e-34 * 50),
    "photon by an angle": ("x [J] = 1.054571817e-34 J*s * w", 1.054571817e-34 * W),
    "a phase": ("x = sin(2*pi*f*t/400)", math.sin(math.pi / 2)),
    "a count of cycles": ("x = f*t", 100),
    "a radius in wavelengths": ("x = r*f/c", 0.1 * 50 / 3e8),
    "a difference of samples": ("x [m/s^2] = (l - 2*r + d)*f^2", 0.5 * 2500),
    "a flow from a pipe": ("x [m/s] = 2 L * f/(2*pi*r*l)", 0.1 / (math.pi * 0.1)),
    "a pump": ("x [L/min] = pi/4*d^2*l*f", math.pi / 4 * 0.04 * 0.5 * 50),
    "teeth of a gear": ("x [Hz] = n*60", 3000),
    "a worm gear": ("x [rpm] = n/60", 50 / 60),
    "a motor of two pole pairs": ("x [rpm] = f/2", 25),
    "the bare number of a speed": ("x [W] = 2*pi*(n/1 rpm)/(60 s)*M", 100 * W),
    "a lead of a screw": ("x [m/s] = 5 mm/rev * n", 0.25),
    "a lead by angle": ("x [m/s] = 5 mm * w/(2*pi)", 0.25),
    "the stated count of a torque": ("x [W] = M*f/1 turn", 5000),
    "the stated count of an inertia": ("x [J] = 1/2*J*f^2/(1 turn)^2", 2500),
}


@pytest.mark.parametrize(("line", "value"), RIGHT.values(), ids=RIGHT)
def test_a_right_formula_passes(line, value, vault):
    calculation, problems = vault(sheet=BEFORE + line)
    assert [found.message for found in problems if found.severity == "error"] == []
    found = next(one.value.number for one in calculation.quantities.values() if one.id.name == "x")
    assert found == pytest.approx(value, rel=1e-9)


TWICE = "`{}` multiplies an angle by 2π"
COUNT = "`{}` multiplies {} by cycles"
DEGREES = "`{}` converts degrees, but the angle already has a unit"
MINUTES = "`{}` converts minutes, and `rpm` in it already does"
WRONG = {
    "an angle turned again": ("x [rad/s] = 2*pi*w", TWICE.format("2 * pi * w")),
    "turned again, unit not reported": ("x = w*2*pi", TWICE.format("w * 2 * pi")),
    "turned again into degrees": ("x [deg/s] = 2*pi*w", TWICE.format("2 * pi * w")),
    "a circle's way, turned again": ("x [m/s] = 2*pi*r*w", TWICE.format("2 * pi * r * w")),
    "a power, turned again": ("x [W] = 2*pi*M*w", TWICE.format("2 * pi * M * w")),
    "a torque of an angle, turned again": ("x = sin(2*pi*w*t)", TWICE.format("2 * pi * w * t")),
    "turns over 2π in hertz": ("x [Hz] = n/(2*pi)", "`n / (2 * pi)` divides cycles by 2π"),
    "turns over 2π": ("x = n/(2*pi)", "`n / (2 * pi)` divides cycles by 2π"),
    "turns over 2 and π": ("x [Hz] = n/2/pi", "`n / 2 / pi` divides cycles by 2π"),
    "hertz over 2π": ("x [Hz] = f/(2*pi)", "`f / (2 * pi)` divides cycles by 2π"),
    "turns over 2π in an angle": ("x [rad/s] = n/(2*pi)", "`n / (2 * pi)` divides cycles by 2π"),
    "2π over hertz": ("x [s] = 2*pi/f", "`2 * pi / f` divides 2π by cycles"),
    "2π over turns": ("x [s] = 2*pi/n", "`2 * pi / n` divides 2π by cycles"),
    "a torque by its unit": ("x [W] = M*f", COUNT.format("M * f", "a torque")),
    "half a torque": ("x [W] = 1/2*M*f", COUNT.format("1 / 2 * M * f", "a torque")),
    "an acceleration by hertz": ("x [m/s^2] = f^2*r", COUNT.format("f^2 * r", "a length")),
    "a force by hertz": ("x [N] = mass*f^2*r", COUNT.format("mass * f^2 * r", "a length")),
    "energy of a wheel by hertz": ("x [J] = 1/2*J*f^2", COUNT.format("1 / 2 * J * f^2", "a moment of inertia")),
    "angular momentum by hertz": ("x [J*s] = J*f", COUNT.format("J * f", "a moment of inertia")),
    "power by turns": ("x [W] = M*n", "`x` is declared in `W`, but its formula counts turns"),
    "power by turns and 9550": ("x [kW] = M*n/9550", "`x` is declared in `kW`, but its formula counts turns"),
    "period of turns": ("x [s] = 1/n", "`x` is declared in `s`, but its formula counts turns"),
    "degrees to radians, again": ("x = sin(a*pi/180)", DEGREES.format("a * pi / 180")),
    "degrees to radians in a line": ("x [rad] = a*pi/180", DEGREES.format("a * pi / 180")),
    "radians to degrees, again": ("x [deg] = atan(1)*180/pi", DEGREES.format("atan(1) * 180 / pi")),
    "an arc by 360": ("x [m] = 2*pi*r*a/360", DEGREES.format("2 * pi * r * a / 360")),
    "a sector by 360": ("x [m^2] = pi*r^2*a/360", DEGREES.format("pi * r^2 * a / 360")),
    "a share of a circle": ("x = a/360", DEGREES.format("a / 360")),
    "minutes of a power": ("x [W] = 2*pi*n*M/60", MINUTES.format("2 * pi * n * M / 60")),
    "minutes of a way": ("x [m/s] = pi*d*n/60", MINUTES.format("pi * d * n / 60")),
    "minutes of an angle": ("x [rad/s] = 2*pi*n/60", MINUTES.format("2 * pi * n / 60")),
    "half minutes of an angle": ("x [rad/s] = pi*n/30", MINUTES.format("pi * n / 30")),
    "minutes of a speed": (
        "x [rpm] = 60*w/(2*pi)",
        "`60 * w / (2 * pi)` converts to minutes, and its unit already does",
    ),
    "minutes of a speed by 30": ("x [rpm] = 30*w/pi", "`30 * w / pi` converts to minutes, and its unit already does"),
    "minutes by poles": ("x [rpm] = 120*f/4", "`120 * f / 4` in `rpm` converts to minutes twice"),
    "minutes to hertz": ("x [Hz] = n/60", "`n / 60` in `Hz` converts minutes twice"),
    "an angle as hertz": ("x [Hz] = 2*pi*f", "`2 * pi * f` in `Hz` counts an angle as cycles"),
    "an angle as turns": ("x [rpm] = 2*pi*n", "`2 * pi * n` in `rpm` counts an angle as cycles"),
    "cycles as an angle": ("x [rad/s] = w/(2*pi)", "`w / (2 * pi)` in `rad/s` counts cycles as an angle"),
    "in a check": ("check 2*pi*w > 3 rad/s", TWICE.format("2 * pi * w")),
    "in a function": ("v(q) [rad/s] = q/(2*pi)\nx = v(w)", "in `v` with rad/s: `q / (2 * pi)` in `rad/s` counts"),
    "in a sum": ("x = w + 2*pi*w", TWICE.format("2 * pi * w")),
    "with other values": ("y = 2*f\nx = (y with f = n/(2*pi))", "`n / (2 * pi)` divides cycles by 2π"),
}


@pytest.mark.parametrize(("line", "message"), WRONG.values(), ids=WRONG)
def test_a_wrong_formula_is_refused(line, message, vault):
    calculation, problems = vault(sheet=BEFORE + line)
    found = [one for one in problems if one.severity == "error"]
    assert len(found) == 1
    assert found[0].message.startswith(message)
    assert found[0].hint
    assert all(one.value is None for one in calculation.quantities.values() if one.id.name == "x")
