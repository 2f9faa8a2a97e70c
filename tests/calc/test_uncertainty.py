"""Distributions: what is drawn, what follows from it, and what is refused, against numpy, SciPy and the GUM."""

import math

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scipy import stats

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.model import ClaimCandidate, QuantityId, Verdict
from calcgraph.calc.numbers.beta import beta_quantile
from calcgraph.calc.numbers.draws import COUNT, places, scores, shuffled
from calcgraph.calc.numbers.undefined import DomainError
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

TAIL = 1.6448536269514722
SHUFFLED = [813, 3756, 3725, 3512, 339, 2429]
SCORES = ["-0x1.b175dd6409f78p-1", "0x1.62cb9ee23c1fap+0"]
SHOWN = {
    "a share": ("churn = normal(3 %, 0.8 %)", "churn", "3 (1.68–4.32) %"),
    "between both": ("price = 5 to 10 USD", "price", "7.07 (5–10) USD"),
    "between below zero and above": ("x = -2 to 4 m", "x", "1 (-2 to 4) m"),
    "evenly": ("n = uniform(90, 110)", "n", "100 (91–109)"),
    "what follows": ("price = 5 to 10 USD\nten = 10 * price", "ten", "70.71 (50–100) USD"),
    "what cancels": ("price = 5 to 10 USD\nnone = price - price", "none", "0 USD"),
    "a percentile": ("n = uniform(90, 110)\nlate = p90(n)", "late", "108"),
    "a mean": ("n = uniform(90, 110)\nm = mean(n^2)", "m", "10,033"),
    "of two shapes": ("rate = beta(8, 92)", "rate", "0.0772 (0.0408–0.129)"),
    "of two shapes between ends": ("cost = beta(2, 5, 10 USD, 40 USD)", "cost", "17.93 (11.89–27.45) USD"),
    "a quantity called beta": ("beta = 3\nx = beta * 2\ny = beta(2, 2)", "x", "6"),
    "a function called beta": ("beta(a, b) = a - b\nx = beta(7, 2)", "x", "5"),
    "a quantity of its name": ("normal = 3\nx = normal(1, 2)", "x", "1 (-2.29 to 4.29)"),
    "a function of its name": ("normal(a, b) = a + b\nx = normal(1, 2)", "x", "3"),
    "how often a named condition holds": (
        "n = uniform(0, 1)\nis_late = n > 0.75\nx = probability(is_late)",
        "x",
        "0.25",
    ),
    "a probability": ("n = uniform(90, 110)\np [%] = probability(n > 105)", "p", "25 %"),
    "of nothing drawn": ("n = 4\nlate = p90(n)", "late", "4"),
    "another value in its place": ("n = uniform(90, 110)\nm = 2 * n\nx = (m with n = 3)", "x", "6"),
    "another parameter behind it": ("top = 110\nn = uniform(90, top)\nx = (n with top = 190)", "x", "140 (95–185)"),
    "narrow beside its size": ("x = normal(50.000838 mm, 32 nm)", "x", "50.000838 (50.000785–50.000891) mm"),
    "a case in some draws": (
        "n = uniform(-1, 1)\nx = Piecewise((sqrt(n), n > 0), (0, True))\ny = p75(x)",
        "y",
        "0.707",
    ),
}


@pytest.mark.parametrize(("sheet", "name", "text"), SHOWN.values(), ids=SHOWN)
def test_what_is_shown(sheet, name, text, shown):
    assert shown(sheet)[name] == text


def test_draws_are_those_of_their_name_alone(vault):
    """Neither the order of lines nor other quantities move them."""
    one, _ = vault(sheet="a = normal(0, 1)\nb = uniform(0, 1)\nc = a * b")
    two, _ = vault(sheet="d = 3 to 4\nc = a * b\nb = uniform(0, 1)\nx = b + d\na = normal(0, 1)")
    key = QuantityId(NoteId("n.md"), "c")
    assert one.quantities[key].value == two.quantities[key].value


def test_the_same_numbers_for_ever():
    """Of one version and the next: what is published does not move."""
    assert shuffled("n.md#churn~")[:6] == SHUFFLED
    assert list(places("n.md#churn~", "score")[:2]) == [float.fromhex(one) for one in SCORES]


def test_what_certainty_is_worth(vault):
    """Of a plan with a profit of `normal(0, 1)` and one without: its mean where it is above 0, 1/√(2π)."""
    built, _ = vault(sheet="a = normal(0, 1)\nb = 0\nworth = mean(Max(a, b)) - Max(mean(a), mean(b))")
    value = built.quantities[QuantityId(NoteId("n.md"), "worth")].value
    assert value.number == pytest.approx(1 / math.sqrt(2 * math.pi), abs=1e-3)


NAMES_OF_THEIR_OWN = {
    "correlate": ("correlate(a, b) = a * b\nx = correlate(2, 3)", "x", "6"),
    "correlate with a unit": ("correlate(a, b) [m] = a * b * 1 m\nx = correlate(2, 3)", "x", "6 m"),
    "correlate without brackets": ("correlate = 3\nx = correlate * 2", "x", "6"),
    "decide": ("decide = 3\nx = 2 * decide", "x", "6"),
    "value": ("value [m] = 3 m\nx = 2 * value", "x", "6 m"),
}


@pytest.mark.parametrize(("sheet", "name", "text"), NAMES_OF_THEIR_OWN.values(), ids=NAMES_OF_THEIR_OWN)
def test_words_of_absent_lines_are_names(sheet, name, text, shown):
    assert shown(sheet)[name] == text


def test_places_are_even():
    assert sorted(places("a", "share")) == [(at + 0.5) / COUNT for at in range(COUNT)]
    expected = stats.norm.ppf((np.arange(COUNT) + 0.5) / COUNT)
    assert np.allclose(scores(), expected, rtol=1e-13, atol=1e-15)


def test_names_have_nothing_in_common():
    """Rank correlations of pairs are those of independent draws: their standard deviation is 1/64."""
    ranks = [np.argsort(shuffled(f"n.md#{name}~")) for name in ("a", "b", "aa", "churn", "churn1", "price", "Price")]
    found = [np.corrcoef(one, two)[0, 1] for at, one in enumerate(ranks) for two in ranks[:at]]
    assert max(map(abs, found)) < 4 / 64
    assert np.std(found) == pytest.approx(1 / 64, rel=0.5)


DISTRIBUTIONS = {
    "normal": ("normal({}, {})", stats.norm),
    "lognormal": (
        "lognormal({}, {})",
        lambda a, b: stats.lognorm(math.sqrt(math.log1p((b / a) ** 2)), scale=a / math.sqrt(1 + (b / a) ** 2)),
    ),
    "uniform": ("uniform({}, {})", lambda a, b: stats.uniform(a, b - a)),
    "triangular": ("triangular({0}, {0}, {1})", lambda a, b: stats.triang(0, a, b - a)),
    "beta": ("beta({}, {})", stats.beta),
    "beta between ends": (
        "beta(2, {1}, {0}, {0} + {1})",
        lambda a, b: stats.beta(2, b, loc=a, scale=b),
    ),
    "between": ("{} to {}", lambda a, b: stats.lognorm(math.log(b / a) / 2 / TAIL, scale=math.sqrt(a * b))),
}


@pytest.mark.parametrize("name", DISTRIBUTIONS)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(low=st.integers(1, 999), more=st.integers(1, 999))
def test_percentiles_are_those_of_scipy(name, low, more, vault):
    """Of one quantity they are exact but for the parts at the very ends."""
    written, made = DISTRIBUTIONS[name]
    a, b = low / 10, (low + more) / 10
    text = written.format(f"{a:g}", f"{b:g}")
    calculation, problems = vault(sheet=f"x = {text}\nq = p20(x)\nm = mean(x)")
    assert not problems
    found = {id_.name: one.value for id_, one in calculation.quantities.items()}
    expected = made(a, b)
    wide = expected.ppf(0.95) - expected.ppf(0.05)
    for share, value in ((0.5, found["x"].number), (0.05, found["x"].low), (0.95, found["x"].high)):
        assert value == pytest.approx(expected.ppf(share), abs=1e-4 * wide)
    assert found["q"].number == pytest.approx(expected.ppf(0.2), abs=1e-4 * wide)
    if expected.std() < expected.mean():  # what is far out decides the mean of the others
        assert found["m"].number == pytest.approx(expected.mean(), rel=2e-3)


SHAPES = (0.1, 0.3, 1, 1.5, 8, 92, 1200, 1e5)


@pytest.mark.parametrize("a", SHAPES)
def test_quantiles_of_beta_are_those_of_scipy(a):
    """To twelve digits, as far as SciPy has them, for shapes that pile up at an end and for those of many cases."""
    shares = (0.5 / COUNT, 3.5 / COUNT, 0.05, 0.3, 0.5, 0.77, 0.95, 1 - 0.5 / COUNT)
    found = [beta_quantile(share, a, b) for b in SHAPES for share in shares]
    expected = [stats.beta.ppf(share, a, b) for b in SHAPES for share in shares]
    assert found == pytest.approx(expected, rel=2e-12, abs=0)


def test_shapes_that_are_not_computed():
    for a, b in ((0.09, 1), (1, 0), (-1, 1), (1, 100_001), (math.nan, 1)):
        with pytest.raises(DomainError):
            beta_quantile(0.5, a, b)


FORMULAS = ["x * y / (z + 1)", "Max(x, y) - z", "x^2 + sqrt(z)", "exp(x / 9) * y", "Piecewise((x, y > z), (z, True))"]


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    first=st.sampled_from(FORMULAS), second=st.sampled_from(FORMULAS), size=st.integers(1, 9), wide=st.integers(1, 9)
)
def test_formulas_are_those_of_numpy(first, second, size, wide, vault):
    """At the sampling error of 4,096 draws: four standard errors of a percentile."""
    lines = [f"x = normal({size}, {wide / 10})", f"y = uniform({size}, {size + wide})", "z = triangular(1, 2, 9)"]
    calculation, problems = vault(sheet="\n".join([*lines, f"f = {first}", f"g = {second} + f"]))
    assert not problems
    value = calculation.quantities[QuantityId(NoteId("n.md"), "g")].value
    many = 400_000
    random = np.random.default_rng(7)
    names = {
        "x": random.normal(size, wide / 10, many),
        "y": random.uniform(size, size + wide, many),
        "z": random.triangular(1, 2, 9, many),
    }
    total = sum(_in_numpy(formula, **names) for formula in (first, second))
    for share, found in ((0.05, value.low), (0.5, value.number), (0.95, value.high)):
        error = 4 * math.sqrt(share * (1 - share) / COUNT)
        low, high = np.quantile(total, [max(share - error, 0), min(share + error, 1)])
        assert low <= found <= high


def _in_numpy(formula, x, y, z):
    return {
        FORMULAS[0]: lambda: x * y / (z + 1),
        FORMULAS[1]: lambda: np.maximum(x, y) - z,
        FORMULAS[2]: lambda: x**2 + np.sqrt(z),
        FORMULAS[3]: lambda: np.exp(x / 9) * y,
        FORMULAS[4]: lambda: np.where(y > z, x, z),
    }[formula]()


RUNWAY = """churn = normal(3 %, 0.8 %)
start = 80 to 120
cash(0) = 100
users(0) = start
users(n) = users(n - 1) * (1 - churn) + 2 for n in 1..60
cash(n) = cash(n - 1) + users(n) / 10 - 16 for n in 1..60
last = cash(60)
out = first n where cash(n) < 50
risk = probability(cash(12) < 50)
total = Sum(churn^i, (i, 0, 5))
"""


def test_sequences_are_those_of_numpy(vault):
    """Draw by draw, over the same draws, to the last digits."""
    calculation, problems = vault(sheet=RUNWAY)
    assert not problems
    found = {id_.name: one.value for id_, one in calculation.quantities.items()}
    churn = 0.03 + 0.008 * np.array(places("n.md#churn~", "score"))
    users = np.sqrt(80 * 120) * np.exp(np.log(1.5) / 2 / TAIL * np.array(places("n.md#start~", "score")))
    cash, out, early = np.full(COUNT, 100.0), np.zeros(COUNT), np.zeros(COUNT)
    for month in range(1, 61):
        users = users * (1 - churn) + 2
        cash = cash + users / 10 - 16
        out = np.where((out == 0) & (cash < 50), month, out)
        early = cash if month == 12 else early
    for name, expected in (("last", cash), ("out", out), ("total", sum(churn**i for i in range(6)))):
        ends = np.quantile(expected, [0.05, 0.5, 0.95], method="hazen")
        assert [found[name].low, found[name].number, found[name].high] == pytest.approx(ends, rel=1e-9)
    assert found["risk"].number == pytest.approx(np.mean(early < 50))


END_GAUGE = """standard = normal(50.000623 mm, 25 nm)
apart = normal(215 nm, 9.7 nm)
expansion [1/K] = uniform(9.5e-6 1/K, 13.5e-6 1/K)
mean_off = normal(-0.1 K, 0.2 K)
phase = uniform(0, 1)
off = mean_off + 0.5 K * sin(2 * pi * phase)
other_expansion [1/K] = uniform(-1e-6 1/K, 1e-6 1/K)
other_off = uniform(-0.05 K, 0.05 K)
length [mm] = standard + apart - standard * (other_expansion * off + expansion * other_off)
middle [mm] = mean(length)
deviation [nm] = sqrt(mean((length - middle)^2))
"""
"""GUM, H.1: 50.000838 mm, with a combined standard uncertainty of 34 nm where second-order terms are counted."""

MASS = """mass = normal(100000 mg, 0.05 mg)
small = normal(1.234 mg, 0.02 mg)
air = uniform(1.1 kg/m^3, 1.3 kg/m^3)
weight = uniform(7000 kg/m^3, 9000 kg/m^3)
reference = uniform(7950 kg/m^3, 8050 kg/m^3)
error [mg] = (mass + small) * (1 + (air - 1.2 kg/m^3) * (1/weight - 1/reference)) - 100 g
middle [mg] = mean(error)
deviation [mg] = sqrt(mean((error - middle)^2))
"""
"""Supplement 1 to the GUM, 9.3: 1.2340 mg, with 0.0754 mg."""

IMPEDANCE = """a = normal(0, 1)
b = normal(0, 1)
c = normal(0, 1)
volts = 4.9990 V + 0.0032 V * a
amps = 0.019661 A + 0.0000095 A * (-0.3553 * a + 0.9348 * b)
phase = 1.04446 rad + 0.00075 rad * (0.8576 * a - 0.3640 * b + 0.3633 * c)
r [ohm] = volts / amps * cos(phase)
x [ohm] = volts / amps * sin(phase)
z [ohm] = volts / amps
mr [ohm] = mean(r)
mx [ohm] = mean(x)
mz [ohm] = mean(z)
ur [ohm] = sqrt(mean((r - mr)^2))
ux [ohm] = sqrt(mean((x - mx)^2))
uz [ohm] = sqrt(mean((z - mz)^2))
rx = mean((r - mr) * (x - mx)) / (ur * ux)
"""
"""GUM, H.2: R = 127.732 Ω (0.071), X = 219.847 Ω (0.295), Z = 254.260 Ω (0.236), r(R, X) = -0.588.

What correlates V, I and φ (-0.36, 0.86, -0.65) is written out: their common parts by Cholesky.
"""

PUBLISHED = {
    "end gauge": (END_GAUGE, {"middle": (50.000838, 1.5e-6), "deviation": (34, 1)}),
    "mass": (MASS, {"middle": (1.234, 0.002), "deviation": (0.0754, 0.0015)}),
    "impedance": (
        IMPEDANCE,
        {
            "mr": (127.732, 0.003),
            "mx": (219.847, 0.005),
            "mz": (254.260, 0.005),
            "ur": (0.071, 0.002),
            "ux": (0.295, 0.006),
            "uz": (0.236, 0.005),
            "rx": (-0.588, 0.03),
        },
    ),
}


@pytest.mark.parametrize(("sheet", "answers"), PUBLISHED.values(), ids=PUBLISHED)
def test_the_examples_of_the_gum(sheet, answers, vault):
    """Within what 4,096 draws leave open."""
    calculation, problems = vault(sheet=sheet)
    assert not problems
    for name, (value, near) in answers.items():
        one = calculation.quantities[QuantityId(NoteId("n.md"), name)]
        assert one.value.number / float(one.unit.factor) == pytest.approx(value, abs=near), name


def test_claims_about_percentiles(vault):
    text = """```calc
price = 5 to 10 USD
```
[7 USD](#price), [5 to 10 USD](#price), [6 to 9 USD](#price), and [at most 9 USD](#price), [9.3 USD](#price "p90"),
and [at most 10 USD](#price "p95"), [7.2 USD](#price "mean"), [8 USD](#price "p90").
"""
    calculation, problems = vault({"n.md": text})
    assert not problems
    note = parse_note(SourceFile(NoteId("n.md"), text))[0]
    id_ = QuantityId(note.id, "price")
    asked = [ClaimCandidate(note.id, "n.md", link, id_) for link in note.links]
    checks = check_claims(calculation, asked, ValueSettings())
    holding = [(one.link.display, claim.verdict is Verdict.HOLDS) for one, (claim, _) in checks.items()]
    assert [text for text, holds in holding if not holds] == ["6 to 9 USD", "at most 9 USD", "8 USD"]
    told = [claim.explanation for claim, _ in checks.values()][:2]
    assert told == ["median of 7.07 (5–10) USD", "P5 to P95 of 7.07 (5–10) USD"]


REFUSED = {
    "a check": ("n = uniform(0, 2)\ncheck n < 3", "no value: a check that depends on a distribution"),
    "a range too": ("n = uniform(0, 2)\nk = 1..2\nx = n * k", "no value: it mixes a range and a distribution"),
    "a value in some": ("n = uniform(0, 2)\nx = ln(n - 0.5)", "no value: log of zero or less in some draws"),
    "a division in some": ("n = uniform(0, 2)\nx = 1 / (floor(n))", "no value: division by zero in some draws"),
    "no case in some": ("n = uniform(0, 2)\nx = Piecewise((n, n > 0.5))", "no value: no case holds in some draws"),
    "a deviation below zero": ("s = -1\nn = normal(0, s)", "no value: a standard deviation below 0"),
    "ends that cross": (
        "s = 1\nn = uniform(3, s)",
        "no value: a distribution whose upper end is below its lower one",
    ),
    "a deviation that is drawn": (
        "s = normal(1, 1)\nn = normal(0, s)",
        "no value: a standard deviation below 0 in some draws",
    ),
    "a root": (
        "k = normal(2, 0.1)\nx = solve x + sin(x) = k for x in 0..3",
        "no value: a root, integral, slope or aggregate of a distribution cannot be sampled",
    ),
    "a step that is drawn": (
        "k = uniform(1, 3)\ns(0) = 1\ns(n) = s(n - 1) + k for n in 1..9\nx = s(round(k))",
        "no value: a bound, or the number of a step, that has a distribution",
    ),
    "too many steps": (
        "k = uniform(1, 3)\ns(0) = 1\ns(n) = s(n - 1) + k for n in 1..2000\nx = s(9)",
        "no value: more than 1,000 steps that depend on a distribution",
    ),
    "too large in some": ("n = uniform(-1e300, 1e300)\nx = n * n", "no value: overflow in some draws"),
    "how often a number is": (
        "n = uniform(1, 3)\nx = probability(n)",
        "no value: a probability of a number that is not a condition",
    ),
    "another percentile": ("n = uniform(1, 3)\nx = p100(n)", "there is no function `p100`"),
    "a shape that is drawn": (
        "s = normal(1, 1)\nn = beta(s, 2)",
        "no value: a shape of `beta` that is not between 0.1 and 100,000 in some draws",
    ),
    "ends of beta that cross": (
        "s = 1\nn = beta(2, 2, 3, s)",
        "no value: a distribution whose upper end is below its lower one",
    ),
    "a shape with a unit": ("a = 2 GB\nn = beta(a, 2)", "`beta` takes a pure number, `a` is GB"),
    "ends of two kinds": ("n = beta(2, 2, 3 s, 4 USD)", "`3 s` is s, `4 USD` is USD"),
    "inside": ("x = 2 * normal(0, 1)", "`normal(…)` needs its own line, so that its samples have a name"),
}


@pytest.mark.parametrize(("sheet", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(sheet, message, vault):
    _, problems = vault(sheet=sheet)
    assert [one.message for one in problems] == [message]


def test_what_is_printed_reads_back():
    written = [
        "x = 5 to 10 USD",
        "y = -2 to 4 m",
        "z = normal(3 %, 0.8 %)",
        "v = beta(2, 5, 1 m, 2 m)",
        "correlate(y, z, -0.5)",
        "w = 2 * p90(x) + mean(y)",
    ]
    text = "\n".join(written)
    fence = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{text}\n```\n"))[0].fences[0]
    tree, problems = parse_sheet(fence, "n.md", 1000)
    assert not problems
    assert [print_statement(one) for one in tree.statements] == written


def test_fifty_values_are_quick(vault):
    """A sheet of fifty drawn values takes a second at most, with all of its percentiles."""
    lines = ["x0 = normal(1, 0.1)"] + [f"x{at} = x{at - 1} * 1.01 + 0.1 / x{at - 1}" for at in range(1, 50)]
    calculation, problems = vault(sheet="\n".join(lines))
    assert not problems
    assert all(one.value.is_spread for one in calculation.quantities.values())
