"""Units inferred before numbers: what an expression is in, and the words about what does not fit."""

import pytest

from calcgraph.calc.dimensions.infer import FunctionContext, infer
from calcgraph.calc.model import Unit
from calcgraph.calc.syntax.parser import parse_expression, parse_sheet
from calcgraph.calc.syntax.tree import Name
from calcgraph.calc.units.compounds import spelled
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import Fence
from calcgraph.source import Span

PLACE = Span(1, 1, 1, 1)
UNITS = unit_table()
KNOWN = {
    "weights": "GB",
    "critical": "FLOP/B",
    "t": "ms",
    "n": "1",
    "bw": "TB/s",
    "side": "m",
    "params": "param",
    "warm": "°C",
}
LIBRARY = """
f(x) = x^2
g(x) = x + 1 GB
h(x) [GB] = x * 2
r(x) = r(x - 1)
q(x, y = 1 s) = x / y
deep(x) = g(g(x))
ring1(x) = ring2(x) + ring2(x)
ring2(x) = ring1(x) * ring1(x)
"""
FUNCTIONS = {
    statement.name: statement
    for statement in parse_sheet(Fence("", {}, LIBRARY, PLACE, 1, (0,)), "library.md")[0].statements
}


def unit_of(node):
    name = node.name if isinstance(node, Name) else node.column
    return UNITS.parse(KNOWN[name]) if name in KNOWN else None


def function_of(name):
    return FunctionContext(FUNCTIONS[name], unit_of, function_of, "library.md") if name in FUNCTIONS else None


def look(text):
    expr, problems = parse_expression(text, "note.md", PLACE)
    assert problems == ()
    return infer(expr, unit_of, function_of, UNITS, "note.md")


FITS = [
    ("a number", "3", "1"),
    ("a name keeps its unit", "weights", "GB"),
    ("a sum keeps the first unit", "weights + 3 MB", "GB"),
    ("a quotient", "weights / bw", "s"),
    ("a product with a number", "2 * weights", "GB"),
    ("one over", "1 / t", "1/s"),
    ("tokens by time", "1 tok / t", "tok/s"),
    ("a power", "side^2", "m^2"),
    ("a root", "sqrt(side * side)", "m"),
    ("a rational power", "(side^2)^(1/2)", "m"),
    ("a power of a number by a name", "2^n", "1"),
    ("all cancels", "weights / t / bw", "1"),
    ("a comparison", "weights < 3 GB", "1"),
    ("zero fits everywhere", "weights > 0", "1"),
    ("zero fits in Max", "Max(0, weights)", "GB"),
    ("the exponential of a ratio", "exp(-t / 3 ms)", "1"),
    ("cases", "Piecewise((weights, n < 3), (0, True))", "GB"),
    ("a sum over", "Sum(weights * i, (i, 0, n))", "GB"),
    ("an integral", "integrate(2 GB * y, (y, 0 s, 3 s))", "B*s^2"),
    ("a limit at infinity", "limit(1 / y, y, oo)", "1"),
    ("a slope", "diff(weights, t)", "B/s"),
    ("a second slope", "diff(weights, t, 2)", "B/s^2"),
    ("an elasticity", "elasticity(weights, t)", "1"),
    ("a call by its argument", "f(weights)", "B^2"),
    ("the same call by another", "f(t)", "s^2"),
    ("a declared call", "h(weights)", "GB"),
    ("a default", "q(weights)", "B/s"),
    ("no default", "q(weights, 2)", "GB"),
    ("a call in a call", "deep(weights)", "GB"),
    ("an argument by name", "(q with x = weights)", "B/s"),
    ("other arguments change no unit", "(weights with n = 2)", "GB"),
    ("an angle of two lengths", "atan2(side, 2 m)", "1"),
    ("a sign", "sign(weights)", "1"),
    ("the size", "Abs(-weights)", "GB"),
    ("a temperature", "warm + 5 K", "°C"),
    ("a temperature behind its difference", "5 K + warm", "°C"),
    ("a temperature and nothing", "0 + warm", "°C"),
    ("a temperature compared with zero degrees", "warm > 0 °C", "1"),
    ("a temperature compared with no end", "warm < oo", "1"),
    ("a difference of temperatures", "warm - 20 °C", "K"),
    ("a product with that difference", "n * (warm - -20 °C)", "K"),
    ("the larger temperature", "Max(warm, -20 °C)", "°C"),
    ("a share of a share", "20 % * 30 %", "%"),
    ("the mean of temperatures", "mean(days.warm)", "°C"),
    ("the warmest", "Max(days.warm)", "°C"),
    ("compared temperatures", "warm > 300 K", "1"),
    ("a slope of a temperature", "diff(warm, t)", "K/s"),
    ("per cent stays per cent", "70 %", "%"),
    ("a part of one is a number", "n * 70 %", "1"),
    ("a condition by name", "Piecewise((weights, n), (0, True))", "GB"),
]


@pytest.mark.parametrize(("text", "unit"), [row[1:] for row in FITS], ids=[row[0] for row in FITS])
def test_is_in(text, unit):
    found, problems = look(text)
    assert problems == ()
    wanted = UNITS.parse(unit)
    assert (found.text, found.dimension) == (wanted.text, wanted.dimension)


PAIR = "only quantities of the same kind are added or compared; replace one of the two, or multiply or divide"

MISFITS = [
    ("a sum", "weights + critical", "CG310", "`weights` is GB, `critical` is FLOP/B", PAIR),
    ("a difference", "weights - t", "CG310", "`weights` is GB, `t` is ms", PAIR),
    ("a comparison", "weights < t", "CG310", "`weights` is GB, `t` is ms", PAIR),
    (
        "a number without unit",
        "weights + 5",
        "CG310",
        "`weights` is GB, `5` is a plain number",
        "give the number a unit: `5 GB`",
    ),
    (
        "a name without unit",
        "weights + n",
        "CG310",
        "`weights` is GB, `n` is a plain number",
        PAIR,
    ),
    (
        "a part that is computed",
        "weights / bw + 3",
        "CG310",
        "`weights / bw` is s, `3` is a plain number",
        "give the number a unit: `3 s`",
    ),
    ("Max", "Max(weights, 3 GB, t)", "CG310", "`weights` is GB, `t` is ms", PAIR),
    ("cases", "Piecewise((weights, n < 3), (t, True))", "CG310", "`weights` is GB, `t` is ms", PAIR),
    (
        "an exponential",
        "exp(t)",
        "CG311",
        "`exp` takes a pure number, `t` is ms",
        "divide by a quantity of the same kind, such as `1 ms`",
    ),
    (
        "a floor",
        "floor(t)",
        "CG311",
        "`floor` takes a pure number, `t` is ms",
        "divide by a quantity of the same kind, such as `1 ms`",
    ),
    (
        "bounds of a sum",
        "Sum(i, (i, 0, t))",
        "CG311",
        "`Sum` takes a pure number, `t` is ms",
        "divide by a quantity of the same kind, such as `1 ms`",
    ),
    (
        "a name as exponent of a unit",
        "side^n",
        "CG312",
        "`side` is m, so its exponent is a literal, not `n`",
        "write `2` or `1/2`, or make the base a pure number",
    ),
    ("a time as exponent", "2^t", "CG312", "an exponent is a pure number, `t` is ms", ""),
    (
        "two points of a scale",
        "warm + 5 °C",
        "CG303",
        "`warm` and `5 °C` are points of a temperature scale, not differences",
        "write the difference in kelvin: `5 K`",
    ),
    (
        "points behind a difference",
        "5 K + warm + warm",
        "CG303",
        "`5 K + warm` and `warm` are points of a temperature scale, not differences",
        "write the difference in kelvin: `5 K`",
    ),
    (
        "a difference less a point",
        "5 K - warm",
        "CG303",
        "`warm` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm` and calculate with `T`",
    ),
    (
        "nothing less a point",
        "0 - warm",
        "CG303",
        "`warm` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm` and calculate with `T`",
    ),
    (
        "a point compared with a bare zero",
        "warm > 0",
        "CG303",
        "`0` would be absolute zero here, next to a temperature in °C",
        "write `0 °C`, or `0 K` if you mean absolute zero",
    ),
    (
        "the larger of a point and a bare zero",
        "Max(warm, 0)",
        "CG303",
        "`0` would be absolute zero here, next to a temperature in °C",
        "write `0 °C`, or `0 K` if you mean absolute zero",
    ),
    (
        "a case of zero beside a point",
        "Piecewise((warm, n < 3), (0, True))",
        "CG303",
        "`0` would be absolute zero here, next to a temperature in °C",
        "write `0 °C`, or `0 K` if you mean absolute zero",
    ),
    (
        "a point of a scale as factor",
        "n * warm",
        "CG303",
        "`warm` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm` and calculate with `T`",
    ),
    (
        "a written point as divisor",
        "n / (20 °C)",
        "CG303",
        "`20 °C` is in °C, a scale that does not start at zero",
        "write `20 K` for a difference, or `T [K] = 20 °C` and calculate with `T`",
    ),
    (
        "a power of a point",
        "(warm + 5 K)^4",
        "CG303",
        "`warm + 5 K` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm + 5 K` and calculate with `T`",
    ),
    (
        "a root of a point",
        "sqrt(warm)",
        "CG303",
        "`warm` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm` and calculate with `T`",
    ),
    (
        "the size of a point",
        "abs(warm)",
        "CG303",
        "`warm` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm` and calculate with `T`",
    ),
    (
        "the total of points",
        "total(days.warm)",
        "CG303",
        "`days.warm` is in °C; temperatures cannot be added up",
        "take `mean(days.warm)`, or give the column in `K`",
    ),
    (
        "the negative of a point",
        "-warm",
        "CG303",
        "`warm` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = warm` and calculate with `T`",
    ),
    (
        "a point given to a product",
        "f(warm)",
        "CG314",
        "in `f` with °C: `x` is in °C, a scale that does not start at zero",
        "write a difference in `K`, or `T [K] = x` and calculate with `T`",
    ),
    (
        "a condition in a sum",
        "(side < 1 m) + 1",
        "CG313",
        "`side < 1 m` is a condition, not a number",
        "write `Piecewise((1, side < 1 m), (0, True))`",
    ),
    (
        "a number as condition",
        "n < 3 and n + 1",
        "CG313",
        "`n + 1` is a number, not a condition",
        "compare it with something",
    ),
    ("a body that does not fit", "g(t)", "CG314", "in `g` with ms: `x` is ms, `1 GB` is GB", PAIR),
    ("a declared body", "h(t)", "CG314", "in `h` with ms: `h` is declared in GB, its body is ms", ""),
    ("a body of a body", "deep(t)", "CG314", "in `deep` with ms, `g` with ms: `x` is ms, `1 GB` is GB", PAIR),
    ("an unknown unit", "140 GB/bw", "CG301", "unknown unit `GB/bw`", "put spaces around `/` if it is a calculation"),
    (
        "an unknown part twice",
        "3 gb*gb",
        "CG301",
        "unknown unit `gb*gb`",
        "did you mean `GB*GB`? put spaces around `*` if it is a calculation",
    ),
    ("two unknown parts", "3 gb*bw", "CG301", "unknown unit `gb*bw`", "put spaces around `*` if it is a calculation"),
    ("a unit that is a name", "2 weights", "CG301", "unknown unit `weights`", "write the product as `2 * weights`"),
    ("an ambiguous unit", "5 GB + 3 KB", "CG302", "`KB` is not a unit here", "write `kB` or `KiB`"),
    ("a long part", "weights + " + " * ".join(["t"] * 20), "CG310", None, PAIR),
]


@pytest.mark.parametrize(
    ("text", "code", "message", "hint"), [row[1:] for row in MISFITS], ids=[row[0] for row in MISFITS]
)
def test_does_not_fit(text, code, message, hint):
    _, (problem,) = look(text)
    assert (problem.code, problem.hint) == (code, hint)
    assert message is None or problem.message == message
    assert len(problem.message) < 120


def test_caret_of_an_unknown_unit_stands_under_the_unit():
    _, (problem,) = look("weights + 3 KB")
    assert (problem.span.column, problem.span.end_column) == (13, 15)


def test_what_is_unknown_is_left_to_others():
    assert look("blorp + weights") == (UNITS.parse("GB"), ())
    assert look("blorp * weights") == (None, ())
    assert look("blorp(3)") == (None, ())


def test_recursion_ends():
    assert look("r(n)") == (None, ())
    _, problems = look("ring1(weights)")
    assert problems == ()


def test_a_long_chain_of_functions_is_refused():
    text = "\n".join([*(f"f{n}(x) = f{n + 1}(x)" for n in range(500)), "f500(x) = x"])
    tree, _ = parse_sheet(Fence("", {}, text, PLACE, 1, (0,)), "library.md")
    chain = {statement.name: statement for statement in tree.statements}

    def find(name):
        return FunctionContext(chain[name], unit_of, find, "library.md") if name in chain else None

    expr, _ = parse_expression("f0(weights)", "note.md", PLACE)
    _, (problem,) = infer(expr, unit_of, find, UNITS, "note.md")
    assert problem.code == "CG314"
    assert problem.message.endswith("more than 32 functions call each other")


def test_every_unit_that_is_made_reads_back():
    for _, text, _ in FITS:
        unit, _ = look(text)
        if unit is not None and unit.dimension:
            again = UNITS.parse(spelled(unit.dimension))
            assert isinstance(again, Unit)
            assert again.dimension == unit.dimension
