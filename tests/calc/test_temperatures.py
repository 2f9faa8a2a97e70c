"""A difference of temperatures stays one through names, rows and functions: it is in kelvins, never in degrees."""

import re

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


UNKNOWN = {
    "a large rise": ("rise = 800 K", "rise", "527 °C"),
    "a small one": ("n = 77 K", "n", "-196 °C"),
    "two numbers": ("a = 900 K\nb = 100 K", "a - b", "527 °C"),
    "two inputs": ("a = 300 K\nb = 280 K", "(a + b) / 2", "16.9 °C"),
    "a multiple of a temperature": ("a [K] = hot", "a * 1.1", "76.8 °C"),
    "a share of one": ("a [K] = hot", "a * 10 %", "-241 °C"),
    "a temperature less kelvins": ("a [K] = hot\nq = 84 kJ / (2 kg * 4200 J/kg/K)", "a - q", "35 °C"),
    "a gas": ("p = 1 bar", "p * 25 L / (1 mol * 8.314 J/mol/K)", "27.5 °C"),
    "heat": ("q = 84 MJ", "q / (25 kg * 4200 J/kg/K)", "527 °C"),
    "a range": ("t = 700..900 K", "t", "427–627 °C"),
    "a larger one": ("a = 300 K", "Max(a, 280 K)", "26.9 °C"),
    "a choice": ("a = 300 K", "Piecewise((a, a > 3 K), (400 K, True))", "26.9 °C"),
    "a root": ("a = 300 K", "sqrt(a^2)", "26.9 °C"),
    "steps": ("t(0) = 800 K\nt(n) = t(n - 1) + 1 K for n in 1..9", "t(3)", "530 °C"),
    "a function": ("f(t) = t * 2\na = 200 K", "f(a)", "127 °C"),
    "a root of an equation": ("y = solve 2*y = 1600 K for y in 1 K..2000 K", "y", "527 °C"),
    "other arguments": ("a = 300 K\nb = a", "(b with a = 500 K)", "227 °C"),
}


@pytest.mark.parametrize(("lines", "formula", "text"), UNKNOWN.values(), ids=UNKNOWN)
def test_kelvins_of_an_unknown_kind_are_refused_and_both_fixes_work(vault, lines, formula, text):
    start = POINTS + lines
    calculation, problems = vault(sheet=f"{start}\nx [°C] = {formula}")
    assert [problem.code for problem in problems] == ["CG303"]
    apart, point = re.findall(r"`(.+?)`", problems[0].hint)
    assert not vault(sheet=f"{start}\n{apart} = {formula}")[1]
    calculation, problems = vault(sheet=f"{start}\n{point}")
    found = next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "x")
    assert not problems
    assert f"{found.text} {found.unit.text}" == text


ELSEWHERE = {
    "compared with a typed point": ("rise = 800 K\ncheck rise < 600 °C", "check rise < 900 K", "600 °C"),
    "compared with a point": ("limit = 350 K\ncheck hot < limit", "check hot < -273.15 °C + limit", "limit"),
    "taken from a point": ("air = 293 K\nx = hot - air", "x = hot - (-273.15 °C + air)", "air"),
    "typed and taken from a point": ("x = hot - 293 K", "x = hot - (-273.15 °C + 293 K)", "293 K"),
    "in the place of a point": ("y [°F] = hot\na = 300 K\nx = (y with hot = a)", "", "a"),
    "the greater": ("a = 300 K\nx = Max(hot, a)", "x = Max(hot, -273.15 °C + a)", "a"),
}


@pytest.mark.parametrize(("lines", "right", "name"), ELSEWHERE.values(), ids=ELSEWHERE)
def test_kelvins_of_an_unknown_kind_are_no_points(vault, lines, right, name):
    _, problems = vault(sheet=POINTS + lines)
    assert [problem.code for problem in problems] == ["CG303"]
    assert f"`{name}`" in problems[0].message
    if right:
        assert not vault(sheet=POINTS + lines.rpartition("\n")[0] + "\n" + right)[1]


def test_a_claim_in_degrees_is_of_a_temperature(claimed):
    sheet = POINTS + "rise = 800 K\nd = hot - cold\na [K] = hot\nrise_C [°C] = -273.15 °C + rise"
    _, problems = claimed(sheet, "It is [527 °C](#rise), [980 °F](#rise) and [5 °C](#d).")
    assert [problem.code for problem in problems] == ["CG402"] * 3
    assert "`rise_C [°C] = -273.15 °C + rise`" in problems[0].hint
    _, problems = claimed(sheet, "It is [527 °C](#rise_C), [800 K](#rise), [45 °C](#a) and [5 K](#d).")
    assert not problems


TAKEN = {
    "a gas": ("p = 1.2 bar\n", "p * 25 L / (1 mol * 8.314 J/mol/K)"),
    "heat by heat capacity": ("q = 84 kJ\n", "q / (2 kg * 4200 J/kg/K)"),
    "under a name": ("q = 84 kJ\nfall = q / (2 kg * 4200 J/kg/K)\n", "fall"),
    "power by conductance": ("load = 50 W\n", "load / (5 W/K)"),
    "a range": ("p = 1..2 bar\n", "p * 25 L / (1 mol * 8.314 J/mol/K)"),
    "with a difference": ("q = 84 kJ\n", "(hot - cold + q / (2 kg * 4200 J/kg/K))"),
    "a temperature times a share": ("a [K] = hot\nd = hot - cold\n", "a * d / d"),
    "a temperature for each": ("a [K] = hot\nr = a / (10 W)\n", "r * 10 W"),
    "the same less a change": ("a [K] = hot\nr = a / (10 W) - 0.1 K/W\n", "r * 10 W"),
    "the root of a square": ("d = hot - cold\n", "sqrt(d^2)"),
    "the larger of two": ("p = 1.2 bar\n", "Max(5 K, p * 25 L / (1 mol * 8.314 J/mol/K))"),
    "given to a function": ("q = 84 kJ\nf(t) = t\n", "f(q / (2 kg * 4200 J/kg/K))"),
}


@pytest.mark.parametrize(("lines", "formula"), TAKEN.values(), ids=TAKEN)
def test_kelvins_of_a_formula_are_not_silently_taken_from_a_point(vault, lines, formula):
    start = POINTS + lines
    calculation, problems = vault(sheet=f"{start}x = hot - {formula}")
    assert [problem.code for problem in problems] == ["CG303"]
    assert calculation.quantities[next(one for one in calculation.quantities if one.name == "x")].value is None
    for reading in re.findall(r"write `(.+?)` for a temperature, `(.+?)` for a difference", problems[0].hint)[0]:
        assert not [one for one in vault(sheet=f"{start}x = {reading}")[1] if one.code != "CG350"]


CHANGES = {
    "a gradient": ("x = hot - 6.5 K/km * 2 km", "32 °C"),
    "under names": ("g = 6.5 K/km\nh = 2 km\nx = hot - 2 * g * h", "19 °C"),
    "a range": ("g = 5..7 K/km\nx = hot - g * 2 km", "31–35 °C"),
    "a declared unit": ("g [K/km] = 6.5 K/km\nx = hot - g * 2 km", "32 °C"),
    "a resistance": ("r = 0.5 K/W\nload = 10 W\nx = hot - load * r", "40 °C"),
    "a share of a difference": ("x = hot - (hot - cold) * (1 - exp(-2))", "40.7 °C"),
    "heat that flows by a difference": ("loss = 10 W/K * (hot - cold)\nx = hot - loss / (5 W/K)", "35 °C"),
    "expansion": ("d = hot - cold\nx = hot - d * 1 %", "45 °C"),
    "a sum of changes": ("x = hot - (1 K/h + 0.5 K/h) * 2 h", "42 °C"),
    "steps": (
        "k = 0.1 1/h\nT(0) = hot\nT(n) = T(n - 1) - k * (T(n - 1) - cold) * 1 h for n in 1..3\nx = T(3)",
        "43.6 °C",
    ),
}


@pytest.mark.parametrize(("lines", "text"), CHANGES.values(), ids=CHANGES)
def test_changes_are_taken_from_a_point(vault, lines, text):
    calculation, problems = vault(sheet=POINTS + lines)
    found = next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "x")
    assert not problems
    assert f"{found.text} {found.unit.text}" == text


@pytest.mark.parametrize("sum_of", ["hot + cold", "(hot + cold) / 2", "cold + hot", "mean(days.low + days.high)"])
def test_the_mean_of_two_points_is_proposed(vault, sum_of):
    table = "<!-- calc: table days -->\n| id | low [°C] | high [°C] |\n|---|---|---|\n| a | 5 | 15 |\n| b | 7 | 19 |\n"
    _, problems = vault({"n.md": f"{table}\n```calc\n{POINTS}x = {sum_of}\n```\n"})
    assert problems[0].code == "CG303"
    mean = re.search(r"the mean of the two as `(.+?)`", problems[0].hint)[1]
    written = sum_of.replace("(hot + cold) / 2", mean).replace("hot + cold", mean).replace("cold + hot", mean)
    written = written.replace("days.low + days.high", mean)
    calculation, problems = vault({"n.md": f"{table}\n```calc\n{POINTS}x = {written}\n```\n"})
    assert not problems
    found = next(quantity for id_, quantity in calculation.quantities.items() if id_.name == "x")
    assert f"{found.text} {found.unit.text}" == ("11.5 °C" if "days" in sum_of else "42.5 °C")


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
    "where it is typed": ("x [°C] = 77 K", "-196 °C"),
    "the mean of two": ("a [K] = hot\nb [K] = cold\nx [°C] = (a + b) / 2", "42.5 °C"),
    "two shares of temperatures": ("a [K] = hot\nb [K] = cold\nx [°C] = 0.6*a + 0.4*b", "43 °C"),
    "beyond two temperatures": ("a [K] = hot\nb [K] = cold\nx [°C] = 2*a - b", "50 °C"),
    "a temperature and a rise": ("a [K] = hot\nx [°C] = a + 84 kJ / (2 kg * 4200 J/kg/K)", "55 °C"),
    "typed as a range": ("x [°C] = 300..310 K", "26.9–36.9 °C"),
    "half way": ("x [°C] = cold + (hot - cold) / 2", "42.5 °C"),
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


BELOW = {
    "typed": ("x = -300 °C", "`x` would be -300 °C, below absolute zero"),
    "in Fahrenheit": ("x = -460 °F", "`x` would be -460 °F, below absolute zero"),
    "a difference in the place of a temperature": (
        "fall = 800 K/h\nx = hot - fall * 1 h",
        "`x` would be -755 °C, below absolute zero",
    ),
    "the low end of a range": ("q = 1..400 W\nx = hot - q * 1 K/W", "`x` would be -355 °C, below absolute zero"),
}


@pytest.mark.parametrize(("lines", "message"), BELOW.values(), ids=BELOW)
def test_a_temperature_below_absolute_zero_has_no_value(vault, lines, message):
    calculation, problems = vault(sheet=POINTS + lines)
    assert [(one.code, one.message) for one in problems] == [("CG350", message)]
    assert next(one for id_, one in calculation.quantities.items() if id_.name == "x").value is None


@pytest.mark.parametrize("line", ["x = -273.15 °C", "x = -459.67 °F", "x = 0.1 K - 300 K", "x = cold - hot"])
def test_absolute_zero_and_differences_have_values(vault, line):
    _, problems = vault(sheet=POINTS + line)
    assert not problems
