"""The second computation sees what is wrong, and nothing where all is right."""

import random
from pathlib import Path

import pytest

from calcgraph.calc.algebra.reference import compare, computed
from calcgraph.calc.programs.elementary import ELEMENTARY
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.operations import ONE_STEP
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

ROOT = Path(__file__).parents[2]

LOST = {
    "a logarithm near 1": ("ln(1 + 1e-15) * 1e15", "1.11022", "1", "only 1 of its digits is reliable"),
    "less than a float's last digit": ("(1 + 1e-17 - 1) * 1e17", "0", "1", "none of its digits is reliable"),
    "the same, not enlarged": ("1 + 1e-17 - 1", "0", "1e-17", "none of its digits is reliable"),
    "a power of nearly 1": ("(1 + 1e-16)^1e16", "1", "2.71828", "none of its digits is reliable"),
    "one beside many": ("1e16 + 1 - 1e16", "0", "1", "none of its digits is reliable"),
    "some digits": ("1 + 1e-12 - 1", "1.00009e-12", "1e-12", "only 4 of its digits are reliable"),
    "too small for a float": ("1e-200 * 1e-200", "0", "1e-400", "none of its digits is reliable"),
    "a root of a difference": ("sqrt(1 + 1e-18 - 1)", "0", "1e-9", "none of its digits is reliable"),
    "a cosine near 0": ("1 - cos(1e-9)", "0", "5e-19", "none of its digits is reliable"),
    "cents of a great sum": ("1e15 + 0.01 - 1e15", "0", "0.01", "none of its digits is reliable"),
    "in a sum of a series": ("Sum(1e16 + k / 4 - 1e16, (k, 1, 2))", "0", "0.75", "none of its digits is reliable"),
    "all of it": ("1e16 + 1 - 1e16 - 1", "-1", "0", "none of its digits is reliable"),
    "all of a length": ("(149597870.7 + 1e-10) - 149597870.7 - 1e-10", "-1e-10", "0", "none of its digits is reliable"),
    "below a condition": ("Piecewise((1e16 + 1 - 1e16, 2 > 1), (1, True))", "0", "1", "none of its digits is reliable"),
}
RIGHT = {
    "three tenths": "x = 0.1 + 0.2 - 0.3",
    "through names": "a = 0.1\nb = 0.2\nc = 0.3\nx = a + b - c\ncheck x = 0",
    "checked": "a = 0.1\nb = 0.2\nc = 0.3\ncheck a + b - c = 0\ncheck a + b - c <= 0\ncheck 0 >= a + b - c",
    "a half turn": "x = sin(pi)\ny = sin(180 deg)\nz = cos(90 deg)\nw = tan(3 * pi)\nv = sin(3.141592653589793)",
    "a square of a root": "a = sqrt(2)\nx = a * a - 2\ncheck a^2 - 2 = 0",
    "a square of nothing": "x = (0.1 + 0.2 - 0.3)^2\ny = sqrt(Abs(0.1 + 0.2 - 0.3))",
    "lengths at equality": "g = 9.81 m/s^2\nv = 3.7 m/s\nl = v^2 / (2 * g)\nl_v = v * (v / g) / 2\nd = l_v - l",
    "money": "p = 1000000000.10 USD\nq = 1000000000.00 USD\nx = p - q\ncheck p - q = 0.10 USD ± 0.001 USD",
    "tax": "net = 100 USD\ngross = net * 1.19\nx = gross - 119 USD\ncheck gross - net * 119 % = 0 USD",
    "neighbours among whole numbers": "x = 9007199254740991 - 9007199254740990\ncheck x = 1",
    "numerical work": "a = 2\nf = a^3\nx = diff(f, a) - 12\ny = integrate(exp(-t^2), (t, 0, 1))",
    "a difference that is a root": "a = 2\nf = a^2 - 3\ns = solve f = 1 for a near 2\nx = s - 2",
    "a table's cells": "x = 0.7 + 0.1 - 0.8\ny = 1.1 * 1.1 - 1.21\nz = 4.35 * 100 - 435",
}


@pytest.mark.parametrize("name", LOST)
def test_digits_that_a_formula_loses_are_counted(vault, name):
    formula, given, exact, holding = LOST[name]
    _, problems = vault(sheet=f"x = {formula}", reference=True)
    message = f"`x` is numerically unstable: float64 gives {given}, exact arithmetic {exact}; {holding}"
    assert [(found.code, found.message) for found in problems] == [("CG352", message)]


@pytest.mark.parametrize("name", RIGHT)
def test_no_alarm_at_zero(vault, name):
    _, problems = vault(sheet=RIGHT[name], reference=True)
    assert problems == ()


ZEROS = {
    "0.1 + 0.2 - 0.3": "0",
    "0.3 - 0.2 - 0.1": "0",
    "sin(pi)": "0",
    "cos(pi / 2)": "0",
    "1e15 + 1 - 1e15": "1",
    "1 + 1e-9 - 1": "1e-9",
    "100.25 - 100": "0.25",
    "sin(1e-20)": "1e-20",
}


def test_rounding_is_shown_as_zero(shown):
    sheet = "\n".join(f"x{at} = {formula}" for at, formula in enumerate(ZEROS))
    assert list(shown(sheet).values()) == list(ZEROS.values())


CHECKS = {
    "a - b = 0": True,
    "0 = a - b": True,
    "b - a != 0": False,
    "a - b < 0": False,
    "a - b >= 0": True,
    "a - c = 0": True,
    "a - d = 0": False,
    "d - a > 0": True,
    "a + a - c - b = 0": True,
    "Abs(a - c) <= 0": True,
    "a - c = b - b ± 1 %": True,
    "a - d = b - b ± 1 %": False,
    "-(a - c) = 0": True,
    "c = a": True,
}


@pytest.mark.parametrize("check", CHECKS)
def test_a_difference_is_compared_by_the_size_of_its_terms(vault, check):
    """`c` is within 1e-12 of `a`, `d` is not."""
    sheet = f"a = 1e6\nb = 1e6\nc = 1000000.0000005\nd = 1000000.00001\ncheck {check}"
    _, problems = vault(sheet=sheet)
    assert [found.code for found in problems] == ([] if CHECKS[check] else ["CG353"])


def test_the_second_computation_gives_up_and_says_so(vault):
    nested = "Sum(Sum(binomial(i * j, j), (i, 1, 40)), (j, 1, 40))"
    _, problems = vault(sheet=f"x = {nested}\ny = 2 * x", reference=True)
    assert [(found.code, found.message) for found in problems] == [
        ("CG365", "`x` is computed only once: the exact cross-check stopped after 50,000 steps")
    ]


def test_totals_that_are_computed_once_are_one_report_of_a_note(vault):
    rows = "\n".join(f"| r{at} | {at} |" for at in range(6_000))
    table = f"<!-- calc: table t -->\n\n| id | x |\n|--|--:|\n{rows}\n"
    sheet = "a = 2\nt.y = t.x * a + t.x^2\nb = total(t.y)\nc = mean(t.y)\nd = Max(t.y)\ne = b / 2"
    project = read_project(
        [SourceFile(NoteId("n.md"), f"{table}\n```calc\n{sheet}\n```\n")], [], lambda _: None, Settings()
    )
    (found,) = [one for one in project.diagnostics if one.code == "CG365"]
    assert found.message == (
        "`b` and 2 more values of this note are computed only once: the exact cross-check of each stopped after "
        "50,000 steps"
    )
    assert found.hint == "totals of thousands of rows take more steps; nothing checks them a second time"


MUTATIONS = {
    "quotients ×1.5": ("div", lambda found: found * 1.5),
    "quotients ×1.01": ("div", lambda found: found * 1.01),
    "products ×1.01": ("mul", lambda found: found * 1.01),
    "sums ×1.01": ("add", lambda found: found * 1.01),
    "differences ×1.1": ("sub", lambda found: found * 1.1),
    "differences with the wrong sign": ("sub", lambda found: -found),
    "powers ×1.001": ("pow", lambda found: found * 1.001),
    "products off by a millionth": ("mul", lambda found: found * 1.000_001),
}
LEAST = 0.99
"""Of the values that a mutation changes, those that must be flagged."""


def mutate(monkeypatch, op, wrong):
    """Make an operation of the program give something else than it should."""
    right = ELEMENTARY[op]
    for table in (ELEMENTARY, ONE_STEP):
        if op in table:
            monkeypatch.setitem(table, op, lambda *operands: wrong(right(*operands)))


@pytest.fixture(scope="module")
def site(own_notes):
    """What the second computation of this repository's notes starts from, and its answers: of each family of notes."""
    return [
        (computed(made, machine, closed), machine, memory, made.written)
        for made, machine, closed, memory in own_notes.second
    ]


def test_nothing_on_this_site_is_flagged_at_rest(site):
    for terms, machine, memory, written in site:
        assert compare(terms, machine, memory, written=written) == ({}, {})
    assert sum(len(terms) for terms, *_ in site) > 400


@pytest.mark.parametrize("name", MUTATIONS)
def test_wrong_arithmetic_is_flagged(site, monkeypatch, name):
    op, wrong = MUTATIONS[name]
    mutate(monkeypatch, op, wrong)
    changed, flagged = set(), set()
    for terms, machine, memory, written in site:
        mutant = Machine(machine.nodes)
        mutant.run_all()
        pairs = {key: (machine.base.value(key), mutant.base.value(key)) for key in terms}
        floats = {key: pair for key, pair in pairs.items() if all(isinstance(value, float) for value in pair)}
        changed |= {key for key, (one, other) in floats.items() if abs(one - other) > 1e-9 * abs(one)}
        flagged |= set(compare(terms, mutant, dict(memory), written=written)[0])
    assert len(flagged & changed) >= LEAST * len(changed) > 0, sorted(changed - flagged)
    assert flagged <= changed


JUDGED = {"not", "lt", "le", "gt", "ge", "eq", "ne", "within", "deviation", "upper", "holds"}
"""They give 1 or 0, or give back what they are given, and have no digits to be off by."""
CALLED = {name: f"{name}(a)" for name in ELEMENTARY if name not in JUDGED} | {
    "add": "a + 7",
    "sub": "a - 7",
    "mul": "a * 7",
    "div": "a / 7",
    "pow": "a^0.3",
    "neg": "-a",
    "min": "Min(a, 7)",
    "max": "Max(a, 7)",
    "abs": "Abs(-a)",
    "floor": "floor(a)",
    "ceiling": "ceiling(a)",
    "round": "round(a)",
    "log": "log(a, 7)",
    "mod": "mod(7, a)",
    "clamp": "clamp(a, 3, 4)",
    "hypot": "hypot(a, 6)",
    "erfc": "erfc(a)",
    "erfinv": "erfinv(a / 5)",
    "normal_quantile": "normal_quantile(a / 10)",
    "irr": "irr(-a, 1, 2)",
    "gamma_inc": "gamma_inc(a, 2)",
    "gamma_inc_upper": "gamma_inc_upper(a, 2)",
    "gamma_inc_inv": "gamma_inc_inv(a, 0.3)",
    "gamma_inc_upper_inv": "gamma_inc_upper_inv(a, 0.3)",
    "beta_inc": "beta_inc(a, 4, 0.3)",
    "gamma_density": "gamma_density(a, 2)",
    "beta_inc_upper": "beta_inc_upper(a, 4, 0.3)",
    "beta_inc_inv": "beta_inc_inv(a, 4, 0.3)",
    "beta_inc_upper_inv": "beta_inc_upper_inv(a, 4, 0.3)",
    "beta_density": "beta_density(a, 4, 0.3)",
    "atan2": "atan2(a, 7)",
    "factorial": "factorial(5)",
    "binomial": "binomial(9, 4)",
    "beta": "beta(a, 4)",
    "asin": "asin(a - 2)",
    "acos": "acos(a - 2)",
    **{name: f"{name}(date 2026-11-22)" for name in ("year", "month", "day")},
    "later": "date 2026-11-22 + 3 d",
    "months_later": "date 2026-11-22 + 3 mo",
}
"""How each operation is called: with `a`, where nothing else is said."""


def test_every_operation_is_called():
    assert CALLED.keys() == ELEMENTARY.keys() - JUDGED


@pytest.mark.parametrize("op", CALLED)
def test_each_operation_off_by_a_millionth_is_flagged(vault, monkeypatch, op):
    mutate(monkeypatch, op, lambda found: found * 1.000_001)
    _, problems = vault(sheet=f"a = 2.5\nx = {CALLED[op]}", reference=True, digits=3)
    (found,) = [found for found in problems if found.code == "CG352"]
    assert found.message.startswith("`x` is not what its formula says, and rounding does not explain it: float64 gives")


def amount(chance, *, places=4):
    """A number of a few digits as people write it, from a millionth to a billion."""
    digits = chance.randint(1, 10**places)
    return f"{digits}e{chance.randint(-places, places)}" if chance.random() < 0.3 else f"{digits / 10 ** (places // 2)}"


def line_of(chance, at):
    """A few lines that are right whatever the numbers are, under names of their own."""
    a, b, c = (amount(chance) for _ in range(3))
    unit = chance.choice(["", " USD", " m", " kg", " ms", " GB"])
    x, y, z, d = (f"{name}{at}" for name in "xyzd")
    given = f"{x} = {a}{unit}\n{y} = {b}{unit}\n{z} = {c}\n"
    plain = f"{x} = {a}\n{y} = {b}\n{z} = {c}\n"
    cents, rate, parts = chance.randint(1, 10**9), chance.randint(1, 99), chance.randint(2, 30)
    whole = f"{cents / 100:.2f}"
    return chance.choice(
        [
            f"{given}{d} = ({x} + {y}) - {x} - {y}\ncheck {x} + {y} - {y} - {x} = 0{unit}",
            f"{given}{d} = {x} * {z} + {y} * {z} - ({x} + {y}) * {z}\ncheck {z} * ({x} + {y}) = {x} * {z} + {y} * {z}",
            f"{given}{d} = {x} / {z} * {z} - {x}\ncheck {x} / {z} * {z} - {x} = 0{unit}",
            f"{given}{d} = {x} - {y}\ncheck {x} - {y} + {y} >= {x}",
            f"{plain}{d} = sqrt({x})^2 - {x}\ncheck sqrt({x})^2 - {x} = 0",
            f"{plain}{d} = exp(ln({x})) - {x}\ncheck exp(ln({x})) - {x} = 0",
            f"{x} = {a} deg\n{d} = sin({parts} * pi)\ncheck cos({x}) ^ 2 + sin({x}) ^ 2 = 1",
            f"{x} = {a} rad\n{d} = 1 - sin({x})^2 - cos({x})^2\ncheck 1 - sin({x})^2 - cos({x})^2 = 0",
            f"{x} = {whole} USD\n{y} = {x} * {rate} %\n{z} = {x} - {y}\n{d} = {x} - {y} - {z}\ncheck {z} + {y} = {x}",
            f"{x} = {whole} USD\n{y} = {x} + 0.01 USD\n{d} = {y} - {x}\ncheck {y} - {x} = 0.01 USD ± 0.0001 USD",
            f"{x} = {whole} USD\n{y} = {x} / {parts}\n{d} = {' + '.join([y] * parts)} - {x}\ncheck {parts} * {y} = {x}",
            f"{x} = {whole}\n{d} = Sum({x}, (k, 1, {parts})) - {parts} * {x}\ncheck {x} * {parts} = {parts} * {x}",
            f"{given}{d} = Max({x}, {y}) - {x} - Max({y} - {x}, 0{unit})\ncheck Max({x}, {y}) >= {y}",
            f"{x} = {parts} m/s\n{y} = {x}^2 / (2 * 9.81 m/s^2)\n{d} = {y} - {x} * ({x} / 9.81 m/s^2) / 2",
        ]
    )


def right_sheet(seed):
    """Some such lines, and one that sums up all that is zero."""
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    return "\n".join(line_of(chance, at) for at in range(chance.randint(2, 6)))


@pytest.mark.parametrize("seed", range(25))
def test_right_sheets_raise_no_alarm(vault, seed):
    assert [(found.code, found.message) for found in vault(sheet=right_sheet(seed), reference=True)[1]] == []


@pytest.mark.fuzz
def test_hundreds_of_right_sheets_raise_no_alarm(vault):
    for seed in range(500):
        sheet = right_sheet(seed)
        assert (sheet, vault(sheet=sheet, reference=True)[1]) == (sheet, ())
