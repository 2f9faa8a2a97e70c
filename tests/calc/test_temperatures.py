"""A difference of temperatures stays one through names, rows and functions: it is in kelvins, never in degrees."""

import pytest

POINTS = "hot = 45 °C\ncold = 40 °C\n"

REFUSED = {
    "through a name": "d = hot - cold\nx [°C] = d",
    "through two names": "d = hot - cold\ne = d\nx [°F] = e",
    "a multiple": "d = hot - cold\nx [°C] = d * 2",
    "a part": "x [°C] = (hot - cold) / 2",
    "with a number": "d = hot - cold\nx [°C] = d + 1 K",
    "the other way round": "x [°C] = -(hot - cold)",
    "a function": "f(t) = t - cold\nx [°C] = f(hot)",
    "a function of a function": "f(t) = t - cold\ng(t) = f(t) * 2\nx [°C] = g(hot)",
    "a function that declares degrees": "f(t) [°C] = t - cold\nx = f(hot)",
    "the larger": "x [°C] = Max(hot - cold, 3 K)",
    "a choice": "x [°C] = Piecewise((hot - cold, hot > cold), (0 K, True))",
    "a size": "x [°C] = abs(hot - cold)",
    "a small number of kelvins": "rise = 5 K\nx [°C] = rise",
    "two numbers of kelvins": "a = 300 K\nb = 280 K\nx [°C] = a - b",
    "declared in kelvins": "a [K] = hot\nb [K] = cold\nx [°C] = a - b",
    "other arguments": "d = hot - cold\nx [°C] = (d with hot = 50 °C)",
    "steps": "t(0) = 20 °C\nt(n) = t(n - 1) + 2 K for n in 1..9\nx [°C] = t(3) - t(1)",
    "the greatest of them": "f(t) = t - cold\nx [°C] = max f(t) for t in 41 °C..45 °C",
    "heat by heat capacity": "q = 84 kJ\nx [°C] = q / (0.25 kg * 4184 J/kg/K)",
    "a range": "x [°C] = 5..10 K",
    "a difference in the place of a point": "y [°F] = hot\nx = (y with hot = 5 K)",
    "a point in the place of a difference": "d = 5 K\ny = d * 2 W/K\nx = (y with d = 10 °C)",
    "a sum of temperatures in kelvins": "a [K] = hot\nx = cold + a",
}


@pytest.mark.parametrize("lines", REFUSED.values(), ids=REFUSED)
def test_a_difference_is_never_shown_in_degrees(vault, lines):
    calculation, problems = vault(sheet=POINTS + lines)
    found = next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "x")
    assert found.value is None
    assert {problem.code for problem in problems} <= {"CG303", "CG314"}
    assert problems


COMPARED = {
    "greater": ("check hot - cold > 3 °C", "`3 K`"),
    "within": ("check hot - cold = 5 °C ± 1 K", "`5 K`"),
    "under a name": ("d = hot - cold\ncheck d < 10 °C", "`10 K`"),
}


@pytest.mark.parametrize(("lines", "fix"), COMPARED.values(), ids=COMPARED)
def test_a_difference_is_not_compared_with_a_point(vault, lines, fix):
    _, problems = vault(sheet=POINTS + lines)
    assert [problem.code for problem in problems] == ["CG303"]
    assert fix in problems[0].hint


SHOWN = {
    "a point": ("x [°F] = hot", "113 °F"),
    "a typed temperature": ("a = 300 K\nx [°C] = a", "26.9 °C"),
    "where it is typed": ("x [°C] = 77 K", "-196 °C"),
    "a temperature in kelvins": ("a [K] = hot\nx [°C] = a * 1.1", "76.8 °C"),
    "the mean of two": ("a [K] = hot\nb [K] = cold\nx [°C] = (a + b) / 2", "42.5 °C"),
    "a point less a difference": ("x [°C] = 300 K - 5 K", "21.9 °C"),
    "half way": ("x [°C] = cold + (hot - cold) / 2", "42.5 °C"),
    "a gas": ("x [°C] = 1 bar * 25 L / (1 mol * 8.314 J/mol/K)", "27.5 °C"),
    "a temperature less a point": ("a [K] = hot\nx = a - cold", "5 K"),
    "a point less a temperature": ("a [K] = hot\nx = cold - a", "-5 K"),
    "a difference": ("x = hot - cold", "5 K"),
    "a difference in kelvins": ("d = hot - cold\nx [K] = d", "5 K"),
    "a rise": ("x = cold + 800 K", "840 °C"),
}


@pytest.mark.parametrize(("lines", "text"), SHOWN.values(), ids=SHOWN)
def test_temperatures_are_shown_in_degrees(vault, lines, text):
    calculation, problems = vault(sheet=POINTS + lines)
    found = next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "x")
    assert not problems
    assert f"{found.text} {found.unit.text}" == text


HOLDS = [
    "check hot = 44 °C ± 2 °C",
    "check hot = 44 °C ± 2 K",
    "d = 5 K\ncheck hot - cold = d ± 1 K",
    "check hot > 300 K",
]


@pytest.mark.parametrize("line", HOLDS)
def test_checks_of_points_and_differences(vault, line):
    _, problems = vault(sheet=POINTS + line)
    assert not problems
