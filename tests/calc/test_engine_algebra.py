"""Closed forms, numeric roots, identities: what the worker finds, and what is reported where it finds nothing."""

import json
import subprocess
import sys
import time

import pytest
import sympy as sp
from msgspec.structs import replace

from calcgraph.calc.algebra.asking import LATE, NOT_STARTED, Worker
from calcgraph.calc.algebra.worker import is_cubic_of_numbers
from calcgraph.calc.model import QuantityId
from calcgraph.calc.programs import operations
from calcgraph.calc.programs.roots import find_roots
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

CLOSED = {
    "solve a product": (
        "a = 2 TB/s\nw = 140 GB\nt = w / a\nz = solve t = 10 ms for a",
        "w / 10 ms",
        "14 TB/s",
        "closed form",
    ),
    "solve a square": ("x = 3 in 1..9\ny = x^2 + x\nz = solve y = 20 for x", "4", "4", "closed form"),
    "no closed form": ("x = 3 in 1..9\ny = x^5 + x\nz = solve y = 34 for x", "", "2", "numeric root"),
    "solve a maximum": ("x = 3 in 1..9\ny = Max(x, 4) + x\nz = solve y = 12 for x", "", "6", "numeric root"),
    "solve through floor": ("x = 3 in 1..9\ny = floor(2) * x\nz = solve y = 10 for x", "5", "5", "closed form"),
    "a derivative": ("x = 3\ny = x^3 + 2 * x\nz = diff(y, x)", "3 * x^2 + 2", "29", "closed form"),
    "a second derivative": ("x = 3\ny = x^3\nz = diff(y, x, 2)", "6 * x", "18", "closed form"),
    "an elasticity": ("x = 3\nk = 2\ny = k * x^2\nz = elasticity(y, x)", "2", "2", "closed form"),
    "a limit": ("z = limit(sin(u) / u, u, 0)", "1", "1", "closed form"),
    "an integral without end": ("z = integrate(exp(-t), (t, 0, oo))", "1", "1", "closed form"),
    "of a number that may be anything": (
        "k = 2\nz = integrate(exp(-k * t), (t, 0, oo))",
        "1 / k",
        "0.5",
        "closed form",
    ),
    "of two decays in a function": (
        "k = 0.5\nr(t) = 2 * exp(-k * t) - exp(-2 * k * t)\nz = integrate(r(t), (t, 0, oo))",
        "3 / (2 * k)",
        "3",
        "closed form",
    ),
    "of a formula": ("k = 2\nm = 2 * k\nz = integrate(exp(-m * t), (t, 0, oo))", "1 / m", "0.25", "closed form"),
    "a bell": (
        "s = 2.0\nz = integrate(exp(-x^2 / (2 * s^2)), (x, -oo, oo))",
        "sqrt(2) * sqrt(pi) * s",
        "5.01",
        "closed form",
    ),
    "a limit of a decay": ("k = 2\nz = limit(exp(-k * t), t, oo)", "0", "0", "closed form"),
    "a geometric sum": (
        "alpha = 0.8 in 0.1..0.9\ngamma = 4 in 1..20\nz = Sum(alpha^i, (i, 0, gamma))",
        "Piecewise((gamma + 1, alpha = 1), ((1 - alpha^(gamma + 1)) / (1 - alpha), True))",
        "3.36",
        "closed form",
    ),
    "a long sum": ("n = 100000\nz = Sum(i, (i, 1, n))", "n * (n + 1) / 2", "5,000,050,000", "closed form"),
}


@pytest.mark.parametrize("name", CLOSED)
def test_closed_form(vault, name):
    sheet, form, text, method = CLOSED[name]
    calculation, problems = vault(sheet=sheet)
    assert problems == ()
    (z,) = (q for id_, q in calculation.quantities.items() if id_.name == "z")
    assert f"{z.text} {z.unit.text}".strip() == text
    assert (z.method, print_expression(z.closed) if z.closed else "") == (method, form)


NONE = {
    "no solution": ("x = 3 in 1..9\nz = solve x^2 = -1 for x", "CG350", "no value: no root was found in the range"),
    "outside its range": (
        "x = 3 in 1..9\nz = solve x^2 = 400 for x",
        "CG350",
        "no value: no root was found in the range",
    ),
    "diverges": (
        "z = Sum(1 / i, (i, 1, oo))",
        "CG354",
        "no closed form was found: it has `oo`, and algebra finds no value",
    ),
    "no limit": ("z = limit(sin(u), u, oo)", "CG354", "no closed form was found: no limit found"),
}


@pytest.mark.parametrize("name", NONE)
def test_no_closed_form(vault, name):
    sheet, code, message = NONE[name]
    _, problems = vault(sheet=sheet)
    assert [(problem.code, problem.message) for problem in problems if problem.code != "CG362"] == [(code, message)]


ABOVE_ZERO = "k = 2\nz = integrate(exp(-k * t), (t, 0, oo))\n"


@pytest.mark.parametrize(
    ("sheet", "wanted"),
    {
        "another number": ("y = (z with k = 4)", 0.25),
        "one below zero": ("y = (z with k = -4)", None),
        "zero": ("y = (z with k = 0)", None),
        "in a formula that is below zero": ("m = 1 - k\ny = integrate(exp(-m * t), (t, 0, oo))", None),
        "below zero as written": ("m = -2\ny = integrate(exp(m * t), (t, 0, oo))", None),
    }.values(),
)
def test_a_closed_form_holds_only_above_zero(vault, sheet, wanted):
    calculation, problems = vault(sheet=ABOVE_ZERO + sheet)
    (y,) = (q for id_, q in calculation.quantities.items() if id_.name == "y")
    assert (y.value.number if y.value else None) == wanted
    assert bool(problems) == (wanted is None)


def test_a_range_that_leaves_the_domain_has_no_value(vault):
    calculation, problems = vault(sheet="k = 1 ± 2\nz = integrate(exp(-k * t), (t, 0, oo))")
    (z,) = (q for id_, q in calculation.quantities.items() if id_.name == "z")
    assert z.value is None
    assert problems[0].message == "no value in all of its range: infinite at `k = -1`"


FOR_ALL = {
    "(a + 1)^2 = a^2 + 2 * a + 1": (True, "by algebra"),
    "sin(a)^2 + cos(a)^2 = 1": (True, "by algebra"),
    "a^2 = a + 2": (False, "at 256 points"),
    "a + 1 = a + 2": (False, "by algebra"),
    "a^b > 0": (True, "at 256 points"),
    "floor(a) <= a": (True, "at 256 points"),
    "a * b > 1": (False, "at 256 points"),
}


@pytest.mark.parametrize("check", FOR_ALL)
def test_for_all(vault, check):
    calculation, problems = vault(sheet=f"a = 2 in 0.5..4\nb = 3 in 0.5..4\nc = a + b\ncheck it: {check} for all")
    (found,) = (q for q in calculation.quantities.values() if q.id.name == "it")
    assert (found.holds, found.method) == FOR_ALL[check]
    assert [problem.code for problem in problems] == ([] if found.holds else ["CG353"])


NO_VALUE = {
    "tried": ("a = 2 in -4..4", "sqrt(a) >= 0", "a = -2.93: root of a negative number"),
    "by algebra": ("a = 2 in -4..4", "sqrt(a)^2 = a", "a = -2.93: root of a negative number"),
    "a logarithm cancelled": ("a = 2 in -4..4", "exp(ln(a)) = a", "a = -2.93: log of zero or less"),
    "in a quantity that is read": ("a = 2 in -4..4\nb = ln(a)", "b < 9", "a = -2.93: log of zero or less"),
    "too large": ("a = 2 in 1..1e9", "exp(a) > 1", "a = 42,354,897: overflow"),
}


@pytest.mark.parametrize("name", NO_VALUE)
def test_a_point_without_a_value_is_none_that_holds(vault, name):
    sheet, check, said = NO_VALUE[name]
    calculation, problems = vault(sheet=f"{sheet}\ncheck it: {check} for all")
    (found,) = (q for q in calculation.quantities.values() if q.id.name == "it")
    assert not found.holds
    reported = [problem.message for problem in problems if problem.code == "CG353"]
    assert reported == [f"the check fails, `it`: it has no value for {said}"]


CUBICS = {
    "no rational root": ("x**3 + 2*x - 41", True),
    "fractions": ("x**3/3 + x**2/7 - 5", True),
    "three real roots": ("x**3 - 3*x + 1", True),
    "a rational root": ("x**3 + x - 10", False),
    "a cube": ("x**3 - 5", False),
    "a shifted cube": ("x**3 + 3*x**2 + 3*x - 4", False),
    "a quadratic": ("x**2 - 5", False),
    "of the fourth degree": ("x**4 + x - 5", False),
    "a symbol beside": ("x**3 + y*x - 5", False),
    "no polynomial": ("x**3 + 1/x", False),
    "irrational": ("x**3 + sqrt(2)*x - 1", False),
}


@pytest.mark.parametrize("name", CUBICS)
def test_cubics_whose_roots_the_language_cannot_write_are_not_solved_in_vain(name):
    text, is_vain = CUBICS[name]
    x = sp.Symbol("x", real=True)
    assert is_cubic_of_numbers(sp.sympify(text, {"x": x}), x) == is_vain


def test_such_a_cubic_has_its_root_by_numbers(vault):
    calculation, problems = vault(sheet="x = 2 in 1..9\ny = solve x^3 + 2 * x = 41 for x")
    assert problems == ()
    assert calculation.quantities[QuantityId(NoteId("n.md"), "y")].value.number == pytest.approx(3.255094525)


def test_roots_are_looked_for_once(vault, monkeypatch):
    asked = []
    monkeypatch.setattr(operations, "find_roots", lambda *of: asked.append(of) or find_roots(*of))
    sheet = [f"x{at} = 2 in 1..9\ny{at} = solve x{at}^3 + {at} * x{at} = 41 for x{at}" for at in range(2, 9)]
    _, problems = vault(sheet="\n".join([*sheet, "a = 2 in 1..9", "b = solve a^2 = 9 for a", "c = 2 * b"]))
    assert (problems, len(asked)) == ((), 8)


@pytest.mark.usefixtures("algebra_anew")
def test_the_worker_answers_after_a_question_that_was_too_hard():
    worker = Worker(deadline=1.0)
    try:
        waves = ["exp", ["mul", ["cos", ["index", 1]], ["sin", ["pow", ["index", 1], ["num", "5/3"]]]]]
        body = ["div", ["mul", ["exp", ["sin", ["index", 1]]], waves], ["ln", ["add", ["index", 1], ["sym", 1]]]]
        hard = json.dumps(["closed", [], ["integral", 1, body, ["num", "1/1"], ["sym", 2]]])  # minutes
        start = time.monotonic()
        assert worker.ask(hard) == LATE
        assert time.monotonic() - start < 20
        assert json.loads(worker.ask('["diff",[],["pow",["sym",0],["num","2/1"]],0]')) == {
            "formulas": [["mul", ["num", "2/1"], ["sym", 0]]]
        }
    finally:
        worker.close()


@pytest.mark.usefixtures("algebra_anew")
def test_the_worker_tells_its_time():
    worker = Worker()
    try:
        assert worker.spent == 0
        worker.ask('["diff",[],["sym",0],0]')
        first = worker.spent
        assert 0.01 < first < 20  # SymPy's import
        worker.close()
        assert worker.spent == first
        worker.ask('["diff",[],["sym",1],1]')
        assert worker.spent > 1.1 * first
    finally:
        worker.close()


def test_without_questions_no_worker_starts():
    text = "import sys; from calcgraph.calc import evaluate; assert not {'sympy', 'pint', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", text], check=True)


ANSWERS = {
    "formulas": (json.dumps({"formulas": [["mul", ["num", "2/1"], ["sym", 0]]]}), 1),
    "a refusal": (json.dumps({"could_not": "no closed form"}), 1),
    "the deadline": (LATE, 1),
    "no worker": (NOT_STARTED, 2),
}
"""What algebra says, and how often it is asked in two builds."""


def inputs_for(sheet, **settings):
    note, _ = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{sheet}\n```\n"))
    settings = ValueSettings(**{"reference": False, **settings})
    return sheets_of([note], unit_table(), lambda _note, _text: None, lambda _path: None, settings)


@pytest.mark.parametrize("name", ANSWERS)
def test_answers_and_refusals_are_remembered_alike(name):
    answer, times = ANSWERS[name]
    asked = []

    def ask(question):
        asked.append(question)
        return answer

    inputs = replace(inputs_for("x = 3\ny = diff(x^2, x)"), algebra=ask)
    cold, _ = evaluate(inputs)
    warm, _ = evaluate(inputs)
    assert (len(asked), warm.outcomes) == (times, cold.outcomes)
    assert warm.outcomes["n.md#y"] == pytest.approx(6)


GIVES_UP = "\n".join(
    f"x{at} = {at + 2} in 1..99\ny{at} = solve x{at}^5 + x{at} = {at + 40} for x{at}" for at in range(9)
)
"""Nine questions of the same kind."""
CUT = "`y5` and 3 more of this note are computed without algebra: the vault has used up its 10 s"


def test_algebra_has_a_budget_for_all_of_the_vault(monkeypatch):
    asked, spent = [], [0.0]
    monkeypatch.setattr("calcgraph.calc.algebra.asking.Worker.spent", property(lambda _: spent[0]))

    def ask(question):
        asked.append(question)
        spent[0] += 2
        return LATE

    inputs = replace(inputs_for(GIVES_UP), algebra=ask)
    calculation, cold = evaluate(inputs)
    assert [problem.message for problem in cold if problem.code == "CG364"] == [CUT]
    assert len(asked) == 5
    assert all(isinstance(calculation.outcomes[f"n.md#y{at}"], float) for at in range(9))  # by numbers
    _, warm = evaluate(inputs)
    assert (warm, len(asked)) == (cold, 5)
    more = replace(inputs, settings=replace(inputs.settings, algebra_seconds=60.0))
    assert not [problem for problem in evaluate(more)[1] if problem.code == "CG364"]
    assert len(asked) == 9


def test_what_is_remembered_is_not_asked_again(worker):
    asked = []

    def ask(question):
        asked.append(question)
        return worker.ask(question)

    sheet = "```calc\nx = 3 in 1..9\ny = diff(x^2 + 0.1, x)\nz = x / 3 + y\n```\n"
    note, _ = parse_note(SourceFile(NoteId("n.md"), sheet))
    memory: dict[str, str] = {}
    inputs = sheets_of([note], unit_table(), lambda _note, _text: None, lambda _path: None, ValueSettings())
    cold, _ = evaluate(replace(inputs, algebra=ask, memory=memory))
    before = dict(memory)
    warm, _ = evaluate(replace(inputs, algebra=ask, memory=memory))
    assert len(asked) == 1
    assert len([question for question in memory if question.startswith("reference ")]) == 2
    assert (memory, warm.outcomes) == (before, cold.outcomes)


@pytest.mark.parametrize("kept", ["c = 2.5 %", "c = 1/40"])
def test_a_series_of_what_is_kept_has_a_sum(kept, shown):
    assert shown(f"{kept}\nn = Sum((1 - c)^i, (i, 0, oo))")["n"] == "40"


def test_what_algebra_finds_is_computed_after_what_it_reads(vault):
    """A limit reads nothing before algebra has found it, and what is left of its formula then."""
    sheet = "\n```calc\nn = 8 in 1..100\nwait = 0.24 s\nmany = 1 / (1 s / n + wait)\nend = limit(many, n, oo)\n```\n"
    calculation, problems = vault({"a.md": sheet})
    assert problems == ()
    place = {key: at for at, key in enumerate(calculation.nodes)}
    assert "a.md#wait" in calculation.nodes["a.md#end"].reads
    assert all(place[read] < place[key] for key, node in calculation.nodes.items() for read in node.reads)
