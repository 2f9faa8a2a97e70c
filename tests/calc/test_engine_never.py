"""Bombs: each is refused or ends in its time, the rest of the sheet has its values, nothing raises."""

import time

import pytest

from calcgraph.calc.nodes import Failure, Node, Program
from calcgraph.calc.programs.machine import Machine

SIXTY = ", ".join(f"a^{i}" for i in range(60))
RING = "\n".join(f"f{i}(x) = f{(i + 1) % 30}(x) + f{(i + 1) % 30}(x)" for i in range(30))
TOWER = "\n".join(["f0(x) = x + 1", *(f"f{i}(x) = f{i - 1}(x) + f{i - 1}(x)" for i in range(1, 40))])
CHAIN = "\n".join(["f0(x) = x + 1", *(f"f{i}(x) = f{i - 1}(x) + 1" for i in range(1, 400))])
LONG = "\n".join(["a0 = 1", *(f"a{i} = a{i - 1} + 1" for i in range(1, 3000))])
NESTED = "\n".join(["a0 = 1", *(f"a{i} = (a{i - 1} with a0 = a0 + 1) + (a{i - 1} with a0 = 2)" for i in range(1, 40))])
DEFAULTS = "\n".join(["f0(n = 1) = n", *(f"f{i}(n = f{i - 1}() + f{i - 1}()) = n + f{i - 1}()" for i in range(1, 60))])
BASES = ["m", "s", "kg", "A", "K", "mol", "cd", "B", "tok"]
MANY_UNITS = "\n".join(
    ["f0(x) = x", *(f"f{i}(x) = " + " * ".join(f"f{i - 1}(x * 1 {u})" for u in BASES) for i in range(1, 20))]
)
BOMBS = {
    "defaults that double": f"{DEFAULTS}\nx = f59()",
    "a default that calls its own function": "f(n = f()) = n\nx = f()",
    "defaults that call each other": "f(n = g()) = n\ng(n = f()) = n\nx = f()",
    "calls with ever other units": f"{MANY_UNITS}\nx = f19(1)",
    "a tower of powers": "x = 9^9^9^9",
    "a large factorial": "x = factorial(10^9)",
    "a large binomial": "x = binomial(10^9, 5 * 10^8)",
    "a huge exponent": "x = 1e999999999",
    "a huge power": "x = 2^(10^8)",
    "a million powers": "x = 1.0000001^(10^9)",
    "brackets": "x = " + "(" * 100_000,
    "minus signs": "x = " + "-" * 100_000 + "1",
    "a long literal": "x = " + "1" * 1_000_000,
    "a long sum": "x = Sum(i, (i, 1, 10^12)) + floor(2.5)",
    "sums in sums": "x = Sum(Sum(Sum(floor(i * j * k), (i, 1, 9999)), (j, 1, 9999)), (k, 1, 9999))",
    "sixty terms": "x = Max(" + ", ".join(str(i) for i in range(60)) + ")",
    "a maximum to differentiate": "a = 2 in 1..3\nb = Max("
    + ", ".join(f"a^{i}" for i in range(60))
    + ")\nx = diff(b, a)",
    "a quartic": "a = 2\nb = 3\nc = 4\nv = 1 in 0.1..9\ny = v^4 + a*v^3 + b*v^2 + c*v - 5\nx = solve y = 0 for v",
    "a quintic power": "a = 2\nb = 3\ny = (a + b + a*b)^60\nx = diff(y, a)",
    "a hard integral": "x = integrate(exp(sin(t)^3) / (1 + ln(2 + t)^2), (t, 0, 1))",
    "a ring of functions": f"{RING}\nx = f0(1)",
    "functions that double": f"{TOWER}\nx = f39(1)",
    "a chain of functions": f"{CHAIN}\nx = f399(1)",
    "a chain of formulas": f"{LONG}\nx = a2999",
    "overrides that double": f"{NESTED}\nx = a39",
    "a root of noise": "a = 2 in 1..1000\nx = solve sin(a^5) = 2 for a",
    "a slope of a root": "a = 2 in 1..9\nb = solve a^5 + a = 40 for a\nx = diff(b, a)",
}
SECONDS = 30
"""Far more than any takes alone; the machine may be busy."""


@pytest.mark.parametrize("name", BOMBS)
def test_bomb(vault, name):
    start = time.process_time()
    calculation, _ = vault(sheet=f"{BOMBS[name]}\nafter = 2 + 3")
    assert time.process_time() - start < SECONDS
    after = [q.text for id_, q in calculation.quantities.items() if id_.name == "after"]
    assert after == ["5"]


def test_deep_chains_have_values(vault):
    calculation, problems = vault(sheet=f"{LONG}\nx = (a2999 with a0 = 5)")
    values = {id_.name: q.text for id_, q in calculation.quantities.items()}
    assert problems == ()
    assert (values["a2999"], values["x"]) == ("3000", "3004")


@pytest.mark.parametrize("sheet", [f"{CHAIN}\ny = f399(1)", f"{TOWER}\ny = f39(1)"], ids=["deep", "doubling"])
def test_endless_calls_end_with_one_problem(vault, sheet):
    _, problems = vault(sheet=sheet)
    assert len(problems) == 1
    assert problems[0].code in {"CG314", "CG350"}


DOUBLING = 20
"""More than any budget: 2^20 calls."""


def test_the_machine_counts_steps():
    nodes = {"n#x0": Node("n#x0", value=1.0)}
    for at in range(1, DOUBLING):
        below = f"n#x{at - 1}"
        body = (
            ("num", 2.0),
            ("with", 3, "n#x0", 0),
            ("read", below),
            ("with", 5, "n#x0", 0),
            ("read", below),
            ("add", 1, 3),
        )
        nodes[f"n#x{at}"] = Node(f"n#x{at}", program=Program(body), reads=(below,))
    machine = Machine(nodes)
    machine.run_all()
    found = machine.value(f"n#x{DOUBLING - 1}")
    assert isinstance(found, Failure)
    assert machine.value("n#x5") == 64.0


def test_the_reference_of_a_long_product_ends(vault):
    start = time.process_time()
    _, problems = vault(sheet=f"a = 2\nx = a{' * a' * 150}\ny = a{' + 1' * 190}", reference=True)
    assert problems == ()
    assert time.process_time() - start < SECONDS
