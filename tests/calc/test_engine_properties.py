"""Laws: programs and exact arithmetic agree, no text raises, order does not matter."""

import math
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import QuantityId
from calcgraph.calc.nodes import Node
from calcgraph.calc.programs.order import in_order
from calcgraph.calc.units.table import unit_table
from calcgraph.diagnostics import Diagnostic
from calcgraph.notes.model import Fence, LiveValue
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate

UNITS = unit_table()
PLACE = Span(1, 1, 1, 1)
NOTE = NoteId("n.md")
NO_ALGEBRA = '{"could_not": "not asked"}'


def compute(text, live="", *, reference=False):
    fence = Fence("", {}, text, PLACE, 1, tuple(0 for _ in text.split("\n")))
    values = (LiveValue(live, PLACE),) if live else ()
    note = NoteInput(NOTE, "n.md", (fence,), (), values)
    inputs = Sheets(
        {NOTE: note},
        UNITS,
        lambda _note, _text: None,
        lambda _path: None,
        ValueSettings(reference=reference),
        lambda _question: NO_ALGEBRA,
    )
    return evaluate(inputs)


numbers = st.one_of(st.integers(1, 99).map(str), st.floats(0.01, 99).map(lambda x: f"{x:.3f}"))
leaves = st.one_of(numbers, st.sampled_from(["a", "b", "c"]))


def deeper(children):
    pairs = st.tuples(children, st.sampled_from(["+", "-", "*", "/"]), children)
    return st.one_of(
        pairs.map(lambda parts: f"({parts[0]} {parts[1]} {parts[2]})"),
        st.tuples(children, st.sampled_from(["2", "3", "-1", "0.5"])).map(lambda parts: f"({parts[0]})^{parts[1]}"),
        st.tuples(st.sampled_from(["sqrt", "ln", "exp", "sin", "tanh", "Abs", "floor", "cbrt", "erf"]), children).map(
            lambda parts: f"{parts[0]}({parts[1]})"
        ),
        st.tuples(st.sampled_from(["Max", "Min"]), children, children).map(
            lambda parts: f"{parts[0]}({parts[1]}, {parts[2]})"
        ),
        st.tuples(children, children, children).map(
            lambda parts: f"Piecewise(({parts[0]}, {parts[1]} < {parts[2]}), ({parts[2]}, True))"
        ),
    )


formulas = st.recursive(leaves, deeper, max_leaves=12)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(formulas)
def test_program_and_reference_agree(formula):
    """A formula without a value has a reason; one with a value is exact but for rounding, or is called unstable."""
    calculation, problems = compute(f"a = 3.7\nb = 0.25\nc = 12\ny = {formula}", reference=True)
    y = calculation.quantities[QuantityId(NOTE, "y")]
    codes = [problem.code for problem in problems if problem.code != "CG316"]  # a plain number as an angle
    if y.value is None:
        assert codes == ["CG350"]
    else:
        assert math.isfinite(y.value.number)
        assert set(codes) <= {"CG352"}
        assert [problem.message for problem in problems if "rounding does not explain it" in problem.message] == []


SPECIAL = {"factorial": "factorial(n)", "binomial": "binomial(2 * n, n)", "irr": "irr(-n, a, n)"}
SPECIAL |= {name: f"{name}(date 2024-01-31 + n * 1 mo)" for name in ("year", "month", "day")}
SPECIAL |= {name: f"{name}(n, a)" for name in ("gamma_inc_inv", "gamma_inc_upper_inv")}
SPECIAL |= {name: f"{name}(n, 2, a)" for name in FUNCTIONS if name.startswith("beta_")}
"""Calls of functions that want whole numbers, dates, a share as their last argument, or a loss before a gain."""
CALLS = [
    SPECIAL.get(name, f"{name}({', '.join(['a', 'n', 'n'][:least])})")
    for name, least in ((name, function.least) for name, function in FUNCTIONS.items())
]
CALLS += ["log(a, n)", "min(n, a, 1)", "a^n", "a^-a", "n^(1/3)", "-a^2", "pi * E", "Piecewise((a, n < a), (n, True))"]
CALLS += ["Sum(a^i, (i, 0, n))", "Product(a + i, (i, 1, n))", "integrate(t^a, (t, 1, n))"]


@pytest.mark.parametrize("call", CALLS)
def test_every_function_is_that_of_exact_arithmetic(call):
    calculation, problems = compute(f"a = 0.7\nn = 5\ny = {call}", reference=True)
    assert (calculation.quantities[QuantityId(NOTE, "y")].value is not None, problems) == (True, ())


WORDS = """
a b c = + - * / ^ ( ) [ ] , . : 1 2.5 3 GB ms % use pick check solve for with in log Sum Max diff limit oo pi
"""
words = st.lists(
    st.sampled_from([*WORDS.split(), "\n", " ", "[[n]]", "±", "..", "#", "and", "scenario", "f(x)", "f"]), max_size=40
)


@settings(max_examples=150, deadline=None)
@given(st.one_of(words.map("".join), words.map(" ".join), st.text(max_size=60)))
def test_no_text_raises(text):
    calculation, problems = compute(f"a = 1\n{text}\nb = 2", live=text.replace("\n", " "))
    assert isinstance(calculation.nodes, dict)
    assert all(isinstance(problem, Diagnostic) and problem.message for problem in problems)


@pytest.mark.fuzz
@settings(max_examples=20_000, deadline=None)
@given(st.one_of(words.map("".join), words.map(" ".join), st.text(max_size=200)))
def test_no_text_raises_for_long(text):
    compute(f"a = 1\n{text}\nb = 2", live=text)


graphs = st.dictionaries(st.integers(0, 12), st.sets(st.integers(0, 12), max_size=4), max_size=13)


@given(graphs)
def test_an_order_has_inputs_first_and_cycles_are_real(graph):
    nodes = {str(key): Node(str(key), reads=tuple(str(read) for read in reads)) for key, reads in graph.items()}
    order, cycles = in_order(nodes)
    assert sorted(order) == sorted(nodes)
    inside = {key for cycle in cycles for key in cycle}
    position = {key: at for at, key in enumerate(order)}
    for cycle in cycles:
        assert cycle[0] == cycle[-1]
        assert all(after in nodes[before].reads for before, after in pairwise(cycle))
    for key in order:
        if not cycles:
            assert all(position[read] < position[key] for read in nodes[key].reads if read in nodes)
    assert not inside - set(nodes)
