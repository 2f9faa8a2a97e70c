"""Sequences: what they come to, what a reader can ask of them, and what is refused."""

import time

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.model import ClaimCandidate, QuantityId, Verdict
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.notes.model import Fence
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

CASH = """g = 3 %
burn = 80k USD
cash(0) = 1.2M USD
cash(n) = cash(n - 1) * (1 + g) - burn for n in 1..60
"""
PAIR = """k = 3
x(0) = 1 m
y(0) = 2 m
y(n) = y(n - 1) - x(n) / k for n in 1..12
x(n) = x(n - 1) + y(n - 1) / k for n in 1..4 * k
"""


def _cash(months: int, g: float = 0.03) -> float:
    value = 1.2e6
    for _ in range(months):
        value = value * (1 + g) - 8e4
    return value


def _pair(steps: int) -> tuple[float, float]:
    x, y = 1.0, 2.0
    for _ in range(steps):
        x = x + y / 3
        y = y - x / 3
    return x, y


VALUES = {
    "a step": (CASH + "a = cash(12)", "a", _cash(12)),
    "a start": (CASH + "a = cash(0)", "a", 1.2e6),
    "an expression": (CASH + "m = 5\na = cash(2 * m + 1) - cash(m)", "a", _cash(11) - _cash(5)),
    "under other arguments": (CASH + "a = (cash(24) with g = 1 %)", "a", _cash(24, 0.01)),
    "two steps back": ("f(0) = 0\nf(1) = 1\nf(n) = f(n - 1) + f(n - 2) for n in 2..50\na = f(50)", "a", 12586269025),
    "two that use each other": (PAIR + "a = x(12) + y(12)", "a", sum(_pair(12))),
    "one that uses another": (PAIR + "z(n) = 2 * x(n) for n in 0..12\na = z(3)", "a", 2 * _pair(3)[0]),
    "without a start": ("s(n) = n^2 for n in -2..9\na = s(-2) + s(9)", "a", 85),
    "an absolute step": ("s(0) = 3\ns(n) = s(n - 1) + s(0) for n in 1..9\na = s(9)", "a", 30),
    "a zero of any kind": ("s(0) = 0\ns(n) = s(n - 1) + 2 m for n in 1..9\na = s(9)", "a", 18),
    "a function inside": ("d(x) = x / 2\ns(0) = 8 m\ns(n) = d(s(n - 1)) for n in 1..3\na = s(3)", "a", 1),
    "a case inside": (
        "s(0) = 7\ns(n) = Piecewise((s(n - 1) / 2, s(n - 1) > 4), (3 * s(n - 1) + 1, True)) for n in 1..3\na = s(3)",
        "a", 5.75),
    "steps by a parameter": ("k = 7\ns(0) = 1\ns(n) = 2 * s(n - 1) for n in 1..k\na = s(k)", "a", 128),
    "no steps at all": ("k = 0\ns(0) = 5\ns(n) = 2 * s(n - 1) for n in 1..k\na = s(0)", "a", 5),
    "dates": (
        "d(0) = date 2026-01-31\nd(n) = d(n - 1) + 10 d for n in 1..3\na = (d(3) - d(0)) / 1 d", "a", 30),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "name", "value"), VALUES.values(), ids=VALUES)
def test_the_value(sheet, name, value, vault):
    calculation, problems = vault(sheet=sheet, reference=True)
    assert problems == ()
    found = next(one.value for id_, one in calculation.quantities.items() if id_.name == name)
    assert found is not None
    assert found.number == pytest.approx(value, rel=1e-12)


UNITS = {
    "of the start": (CASH, "cash", "USD"),
    "declared": ("s(0) = 1 m\ns(n) [km] = s(n - 1) + 1 m for n in 1..3", "s", "km"),
    "of the formula": ("s(n) = n * 2 m for n in 1..3", "s", "m"),
    "of the formula behind a zero": ("s(0) = 0\ns(n) = s(n - 1) + 2 m for n in 1..3", "s", "m"),
}


@pytest.mark.parametrize(("sheet", "name", "unit"), UNITS.values(), ids=UNITS)
def test_the_unit(sheet, name, unit, vault):
    calculation, problems = vault(sheet=sheet)
    assert problems == ()
    assert calculation.quantities[QuantityId("n.md", name)].unit.text == unit


WRONG = {
    "no start": ("s(n) = s(n - 1) for n in 1..3", "CG228", "`s(n - 1)` needs `s(0)`, and no line defines it"),
    "one start too few": ("s(0) = 1\ns(n) = s(n - 2) for n in 1..3", "CG228",
        "`s(n - 2)` needs `s(-1)`, and no line defines it"),
    "a start among the steps": ("s(0) = 1\ns(2) = 1\ns(n) = s(n - 1) for n in 1..3", "CG228",
        "`s(2)` is set twice: here and by the sequence `s` from 1"),
    "a start too far off": ("s(0) = 1\ns(-5) = 1\ns(n) = s(n - 1) for n in 1..3", "CG228",
        "between `s(-5)` and `s(1)` a step is missing"),
    "a start of nothing": ("s(0) = 1", "CG228", "`s(0)` is a start value, but no line defines the sequence `s`"),
    "later steps": ("s(0) = 1\ns(n) = s(n + 1) for n in 1..3", "CG228", "`s(n + 1)` comes after `s(n)`"),
    "itself": ("s(0) = 1\ns(n) = s(n) + 1 for n in 1..3", "CG347", "`s(n)` depends on itself"),
    "each other in one step": ("a(0) = 1\nb(0) = 1\na(n) = b(n) for n in 1..3\nb(n) = a(n) for n in 1..3", "CG347",
        "one step depends on itself: `a(n)` → `b(n)` → `a(n)`"),
    "a step that is defined": ("s(0) = 1\ns(n + 1) = s(n) for n in 1..3", "CG228",
        "`s(n + 1)` cannot be defined"),
    "another letter": ("s(0) = 1\ns(n) = s(n - 1) for m in 1..3", "CG228", "`s` runs over its only argument"),
    "two arguments": ("s(n, k) = n for n in 1..3", "CG228", "`s` runs over its only argument"),
    "a unit in the steps": ("s(n) = n for n in 1 m..3 m", "CG228",
        "`n` begins at a whole number without a unit, such as `for n in 1..60`"),
    "a half step": ("s(n) = n for n in 0.5..3", "CG228",
        "`n` begins at a whole number without a unit, such as `for n in 1..60`"),
    "steps in months": ("s(n) = n for n in 1..3 mo", "CG311", "the last step of `s` is a plain number, and this is mo"),
    "too many steps": ("s(0) = 1\ns(n) = s(n - 1) for n in 1..100001", "CG350", "no value: more than 100,000 steps"),
    "backwards": ("k = 0 - 9\ns(0) = 1\ns(n) = s(n - 1) for n in 1..k", "CG350", "no value: the steps run backwards"),
    "half a step": ("k = 2.5\ns(0) = 1\ns(n) = s(n - 1) for n in 1..k", "CG350",
        "no value: the last step is not a whole number"),
    "beyond the last": ("s(n) = n for n in 1..3\na = s(4)", "CG350",
        "no value: there is no step 4"),
    "between two": ("s(n) = n for n in 1..3\na = s(1.5)", "CG350",
        "no value: a step is a whole number"),
    "a unit for a step": ("s(n) = n for n in 1..3\na = s(1 m)", "CG311", "`s` takes a pure number, `1 m` is m"),
    "another unit": ("s(0) = 1 m\ns(n) = s(n - 1) + 1 for n in 1..3", "CG310",
        "`s(n - 1)` is m, `1` is a plain number"),
    "a start of another unit": ("s(0) = 1 m\ns(n) [USD] = s(n - 1) for n in 1..3", "CG310",
        "`s(0)` is m, `s(n)` is USD"),
    "a division by zero on the way": ("s(0) = 1\ns(n) = 1 / (3 - n) + s(n - 1) for n in 1..9", "CG350",
        "no value: division by zero at step 3"),
    "given another value": (CASH + "a = (2 * burn with cash = 3 USD)", "CG348", "`cash` cannot be changed by `with`"),
    "without a step": (CASH + "a = 2 * cash", "CG346", "`cash` is a function"),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_is_refused(sheet, code, message, vault):
    _, problems = vault(sheet=sheet)
    assert (code, message) in [(one.code, one.message) for one in problems]


UNSTEADY = {
    "chaotic": ("a(0) = 0.3\na(n) = 4 * a(n - 1) * (1 - a(n - 1)) for n in 1..200", 37),
    "chaotic and long": ("a(0) = 0.3\na(n) = 4 * a(n - 1) * (1 - a(n - 1)) for n in 1..9000", 40),
    "a root that repels": (
        "a(0) = 1\na(1) = 1/3\na(n) = 13/3 * a(n - 1) - 4/3 * a(n - 2) for n in 2..60", 12),
    "between large numbers": ("a(0) = 1\na(n) = a(n - 1) + 1e17 - 1e17 + 0.1 for n in 1..9", 1),
}  # fmt: skip


@pytest.mark.parametrize(("sheet", "step"), UNSTEADY.values(), ids=UNSTEADY)
def test_what_rounding_eats_is_refused(sheet, step, vault):
    _, problems = vault(sheet=sheet, reference=True)
    found = [one.message for one in problems if one.code == "CG352"]
    assert len(found) == 1
    told = int(found[0].partition("from step ")[2].partition(" ")[0])
    assert abs(told - step) <= 4


STEADY = {
    "passing zero": "a(0) = 1\na(n) = a(n - 1) - 0.1 for n in 1..20",
    "long": "a(0) = 1\na(n) = a(n - 1) * 0.999 + 0.1 for n in 1..30000",
    "growing": CASH,
}


@pytest.mark.parametrize("sheet", STEADY.values(), ids=STEADY)
def test_what_it_does_not_eat_is_not_refused(sheet, vault):
    assert vault(sheet=sheet, reference=True)[1] == ()


def test_claims_about_steps(vault):
    text = (
        f"```calc\n{CASH}```\n"
        '[576k USD](#cash(12)), [338k USD](#cash(12) "with g=1 %"), [1.2M USD](#cash(0)), [577k USD](#cash(13)),'
        " [1 USD](#cash(61))\n"
    )
    calculation, _ = vault({"n.md": text})
    claims = _claims_of(calculation, text)
    assert [claim.verdict for claim in claims] == [Verdict.HOLDS] * 3 + [Verdict.FAILS] * 2
    assert claims[0].computed == pytest.approx(_cash(12), rel=1e-12)
    assert claims[1].computed == pytest.approx(_cash(12, 0.01), rel=1e-12)
    assert claims[4].explanation == "`cash` has no value: there is no step 61"


def _claims_of(calculation, text):
    note = parse_note(SourceFile(NoteId("n.md"), text))[0]
    found = [ClaimCandidate(note.id, "n.md", link, QuantityId(note.id, link.fragment)) for link in note.links]
    return [claim for claim, _ in check_claims(calculation, found, ValueSettings()).values()]


def test_ranges_pass_through(vault):
    calculation, problems = vault(sheet=CASH.replace("80k USD", "80k..90k USD") + "a = cash(12)")
    assert problems == ()
    found = calculation.quantities[QuantityId("n.md", "a")].value
    assert found is not None
    assert (found.low, found.high) == pytest.approx((1.2e6 * 1.03**12 - 9e4 * (1.03**12 - 1) / 0.03, _cash(12)))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rows=st.lists(st.lists(st.integers(-9, 9), min_size=3, max_size=3), min_size=3, max_size=3),
    starts=st.lists(st.integers(-50, 50), min_size=3, max_size=3),
    steps=st.integers(1, 40),
)
def test_linear_sequences_are_powers_of_a_matrix(rows, starts, steps, vault):
    matrix = np.array(rows, dtype=float) / 10
    names = "abc"
    lines = [f"{name}(0) = {start}" for name, start in zip(names, starts, strict=True)]
    for name, row in zip(names, rows, strict=True):
        terms = " + ".join(f"({one}) / 10 * {other}(n - 1)" for one, other in zip(row, names, strict=True))
        lines.append(f"{name}(n) = {terms} for n in 1..{steps}")
    calculation, problems = vault(sheet="\n".join([*lines, *(f"last_{name} = {name}({steps})" for name in names)]))
    assert problems == ()
    wanted = np.linalg.matrix_power(matrix, steps) @ np.array(starts, dtype=float)
    found = [calculation.quantities[QuantityId("n.md", f"last_{name}")].value.number for name in names]
    size = np.max(np.abs(wanted)) + np.linalg.norm(matrix, 2) ** steps * np.max(np.abs(starts)) * 1e-3
    assert np.allclose(found, wanted, rtol=1e-9, atol=1e-9 * size + 1e-300)


@settings(max_examples=80, deadline=None)
@given(
    name=st.sampled_from(["cash", "x", "θ"]),
    first=st.integers(-9, 99),
    last=st.sampled_from(["60", "months", "2 * k + 1", "-5"]),
    body=st.sampled_from(["f(n - 1) + 1", "n^2", "f(n - 1) * (1 + g) - burn"]),
    unit=st.sampled_from(["", " [USD]"]),
)
def test_what_is_printed_reads_back(name, first, last, body, unit):
    line = f"{name}(n){unit} = {body} for n in {first}..{last}"
    tree, problems = parse_sheet(_fence(line), "n.md")
    assert problems == ()
    assert print_statement(tree.statements[0]) == line


def _fence(text: str) -> Fence:
    return parse_note(SourceFile(NoteId("n.md"), f"```calc\n{text}\n```\n"))[0].fences[0]


def test_a_bomb_ends_in_time(vault):
    lines = ["s0(0) = 1", "s0(n) = s0(n - 1) * 0.9 for n in 1..99999"]
    for at in range(1, 12):
        lines += [f"s{at}(0) = 1", f"s{at}(n) = s{at - 1}(n) + s{at}(n - 1) * 0.5 for n in 1..99999"]
    began = time.process_time()
    _, problems = vault(sheet="\n".join(lines), reference=True)
    assert time.process_time() - began < 60
    assert any("used up" in one.message or "too many" in one.message for one in problems)
