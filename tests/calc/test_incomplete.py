"""Incomplete gamma and beta functions and their inverses: mpmath's digits, and the same in the page, tails included."""

import itertools
import json
import math
import random
import subprocess
from pathlib import Path

import mpmath
import pytest

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.numbers import incomplete
from calcgraph.calc.programs.enclosing.acts import ACTS
from calcgraph.calc.programs.enclosing.bounds import Bounds

SCRIPT = Path(__file__).parents[2] / "plugins/calcgraph/assets/twins/incomplete.js"
LEAST = 1e-290
"""Shares below are compared no further: the last digits of floats end there."""
NAMES = [f"{of}_inc{side}{way}" for of in ("gamma", "beta") for side in ("", "_upper") for way in ("", "_inv")]


def shares_of_gamma(a: float, x: float) -> tuple[mpmath.mpf, mpmath.mpf]:
    """P and Q, the smaller one from mpmath."""
    a, x = mpmath.mpf(a), mpmath.mpf(x)
    if x < a:
        below = mpmath.gammainc(a, 0, x, regularized=True)
        return below, 1 - below
    above = mpmath.gammainc(a, x, mpmath.inf, regularized=True)
    return 1 - above, above


def gammas(chance: random.Random, count: int, most: float) -> list[tuple[float, float]]:
    """Shapes over all their range, each with a value around its middle, in a tail or anywhere."""
    found = []
    for _ in range(count):
        a = 10 ** chance.uniform(-2, most)
        far = chance.gauss(0, 1) * min(3, 5 / math.sqrt(a) * chance.choice([0.2, 1, 4]))
        found.append((a, a * math.exp(far) if chance.random() < 0.7 else 10 ** chance.uniform(-8, 3)))
    return found


def betas(chance: random.Random, count: int, most: float) -> list[tuple[float, float, float]]:
    found = []
    while len(found) < count:
        a, b = (10 ** chance.uniform(-2, most) for _ in range(2))
        odds = math.log(a / b) + chance.gauss(0, 1) * chance.choice([1, 5, 15]) * math.sqrt(1 / a + 1 / b)
        if abs(odds) < 700 and 0 < (x := 1 / (1 + math.exp(-odds))) < 1:
            found.append((a, b, x))
    return found


def off(ours: float, theirs: mpmath.mpf) -> float:
    return 0.0 if theirs < LEAST else float(abs(ours - theirs) / theirs)


def test_the_incomplete_gamma_function_has_twelve_digits() -> None:
    with mpmath.workdps(40):
        for a, x in gammas(random.Random(1), 300, 4):  # noqa: S311 - seeded on purpose
            below, above = shares_of_gamma(a, x)
            assert off(incomplete.gamma_below(a, x), below) < 1e-12, (a, x)
            assert off(incomplete.gamma_above(a, x), above) < 1e-12, (a, x)
            density = mpmath.exp((a - 1) * mpmath.log(x) - x - mpmath.loggamma(a))
            assert off(incomplete.gamma_density(a, x), density) < 1e-12, (a, x)


def poisson(count: int, mean: float) -> mpmath.mpf:
    """The smaller one of P and Q of a whole shape: a sum of Poisson's probabilities away from the mean."""
    x, at, total = mpmath.mpf(mean), count, mpmath.mpf(0)
    term = mpmath.exp(at * mpmath.log(x) - x - mpmath.loggamma(at + 1))
    while term > total * mpmath.mpf(10) ** -20:
        term = term * at / x if x > count else term
        at += -1 if x > count else 1
        total += term
        term = term if x > count else term * x / at
    return total


def test_it_has_twelve_digits_up_to_a_million() -> None:
    chance = random.Random(6)  # noqa: S311 - seeded on purpose
    with mpmath.workdps(30):
        for _ in range(25):
            count = int(10 ** chance.uniform(4, 6))
            mean = count + chance.uniform(-35, 35) * math.sqrt(count)
            ours = (incomplete.gamma_above if mean > count else incomplete.gamma_below)(count, mean)
            assert off(ours, poisson(count, mean)) < 1e-12, (count, mean)


def test_the_incomplete_beta_function_has_twelve_digits() -> None:
    with mpmath.workdps(60):
        for a, b, x in betas(random.Random(2), 150, 3):  # noqa: S311 - seeded on purpose
            below, rest = mpmath.betainc(a, b, 0, x, regularized=True), 1 - mpmath.mpf(x)
            above = mpmath.betainc(b, a, 0, rest, regularized=True) if x > 1e-20 else 1 - below
            assert off(incomplete.beta_below(a, b, x), below) < 1e-12, (a, b, x)
            assert off(incomplete.beta_above(a, b, x), above) < 1e-12, (a, b, x)
            density = mpmath.mpf(x) ** (a - 1) * rest ** (b - 1) / mpmath.beta(a, b)
            assert off(incomplete.beta_density(a, b, x), density) < 1e-12, (a, b, x)


def test_the_logarithm_of_the_gamma_function_has_fifteen_digits() -> None:
    chance = random.Random(3)  # noqa: S311 - seeded on purpose
    values = [10 ** chance.uniform(-300, 300) for _ in range(100)] + [chance.uniform(0.001, 12) for _ in range(200)]
    values += [whole + chance.gauss(0, 1) * 10 ** chance.uniform(-12, -1) for whole in (1, 2) for _ in range(50)]
    with mpmath.workdps(40):
        for value in values:
            assert float(abs(incomplete.log_gamma(value) / mpmath.loggamma(value) - 1)) < 1e-15, value


def shares(chance: random.Random) -> float:
    return 10 ** chance.uniform(-250, 0) if chance.random() < 0.4 else chance.random()


def test_inverses_have_twelve_digits() -> None:
    """An inverse is off by how much its share is, over the slope there, both from mpmath."""
    chance = random.Random(4)  # noqa: S311 - seeded on purpose
    with mpmath.workdps(60):
        for _ in range(60):
            a, share = 10 ** chance.uniform(-1, 4), shares(chance)
            for side, act in enumerate((incomplete.gamma_below_inverse, incomplete.gamma_above_inverse)):
                try:
                    x = act(a, share)
                except ArithmeticError as error:
                    assert str(error) == "an inverse below 1e-306"  # noqa: PT017 - or a value
                    continue
                slope = mpmath.exp(a * mpmath.log(x) - x - mpmath.loggamma(a))
                assert abs(shares_of_gamma(a, x)[side] - share) < 1e-12 * slope, (a, share)
        for _ in range(40):
            a, b, share = 10 ** chance.uniform(0, 3), 10 ** chance.uniform(-1, 3), shares(chance)
            for act in (incomplete.beta_below_inverse, incomplete.beta_above_inverse):
                x = act(a, b, share)
                if 1e-300 < x < 1:
                    slope = mpmath.mpf(x) ** a * (1 - mpmath.mpf(x)) ** (b - 1) / mpmath.beta(a, b)
                    ends = (a, b, 0, x) if act is incomplete.beta_below_inverse else (b, a, 0, 1 - mpmath.mpf(x))
                    found = mpmath.betainc(*ends, regularized=True)
                    assert abs(found - share) < 1e-12 * slope, (a, b, share)


def questions() -> list[tuple[str, *tuple[float, ...]]]:
    chance = random.Random(5)  # noqa: S311 - seeded on purpose
    asked: list[tuple[str, *tuple[float, ...]]] = []
    for (a, x), (b, c, z) in zip(gammas(chance, 400, 6), betas(chance, 400, 6), strict=True):
        share = shares(chance) if chance.random() < 0.9 else chance.choice([0.0, 1.0, -1.0, 2.0])
        large = b if chance.random() < 0.98 else 1e7
        shape = a if chance.random() < 0.95 else chance.choice([0.0, -1.0, 1e-3, 1e7])
        asked += [("gamma_inc", shape, x), ("gamma_inc_upper", shape, x), ("gamma_inc_inv", shape, share)]
        asked += [("gamma_inc_upper_inv", shape, share), ("beta_inc", large, c, z), ("beta_inc_inv", b, c, share)]
        asked += [("beta_inc_upper", b, c, z), ("beta_inc_upper_inv", b, c, share)]
        asked += [("gamma_density", shape, x), ("beta_density", b, c, z)]
        asked.append(("lgamma", shape))
    return asked


def result_of(name: str, given: list[float]) -> float | str:
    try:
        return FUNCTIONS[name].act(*given)
    except ArithmeticError as error:
        return str(error)


def test_a_page_computes_the_same() -> None:
    asked = questions()
    program = f"""
        import {{INCOMPLETE}} from '{SCRIPT.as_uri()}';
        import {{readFileSync}} from 'node:fs';
        const one = ([name, ...given]) => {{
            try {{ return INCOMPLETE[name](...given) }} catch (e) {{ return e.message }}
        }};
        console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(one)))"""
    command = ["node", "--input-type=module", "-e", program]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, timeout=60)
    said = set()
    for (name, *given), theirs in zip(asked, json.loads(done.stdout), strict=True):
        ours = result_of(name, given)
        if isinstance(ours, str):
            said.add(ours)
            assert theirs == ours, (name, given)
        else:
            assert math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=LEAST), (name, given)
    assert len(said) == 6, "no input was outside what a function takes"


@pytest.mark.parametrize("name", NAMES)
def test_bounds_hold_all_values_of_a_box(name: str) -> None:
    chance = random.Random(name)  # noqa: S311 - seeded on purpose
    act, many = FUNCTIONS[name].act, FUNCTIONS[name].most
    for _ in range(60):
        ends = [sorted(10 ** chance.uniform(-1, 2) for _ in range(2)) for _ in range(many - 1)]
        last = sorted(chance.random() for _ in range(2))
        ends.append([2 * one * ends[0][1] for one in last] if name in {"gamma_inc", "gamma_inc_upper"} else last)
        found = ACTS[name](*(Bounds(low, high, {str(at): (1.0, 1.0)}) for at, (low, high) in enumerate(ends)))
        for _ in range(10):
            value = act(*(chance.uniform(low, high) for low, high in ends))
            assert found.low * (1 - 1e-12) <= value <= found.high * (1 + 1e-12)
        for at, (low, high) in found.slopes.items():
            inside = [list(one) for one in ends]
            point = [chance.uniform(*one) for one in inside]
            step = min(1e-4 * point[int(at)], (ends[int(at)][1] - point[int(at)]))
            more = [one + step * (which == int(at)) for which, one in enumerate(point)]
            rise = act(*more) - act(*point)
            assert low * step - 1e-9 <= rise <= high * step + 1e-9


@pytest.mark.parametrize("name", ["gamma_density", "beta_density"])
def test_bounds_hold_all_values_of_a_density(name: str) -> None:
    chance = random.Random(name)  # noqa: S311 - seeded on purpose
    act, many = FUNCTIONS[name].act, FUNCTIONS[name].most
    for _ in range(60):
        shapes = [1 + 10 ** chance.uniform(-2, 3) for _ in range(many - 1)]
        low, high = sorted(chance.random() * (1 if many == 3 else 2 * shapes[0]) for _ in range(2))
        found = ACTS[name](*(Bounds(one, one) for one in shapes), Bounds(low, high, {"x": (1.0, 1.0)}))
        steepest = found.slopes["x"]
        points = [low + (high - low) * i / 40 for i in range(41)]
        values = [act(*shapes, point) for point in points]
        assert found.low <= min(values) * (1 + 1e-9)
        assert max(values) <= found.high * (1 + 1e-9)
        size = 1e-9 * max(values)
        rises = [after - before for before, after in itertools.pairwise(values)]
        assert steepest[0] < 0 or min(rises) >= -size
        assert steepest[1] > 0 or max(rises) <= size


@pytest.mark.parametrize(
    ("formula", "code"),
    [
        pytest.param("gamma_inc(2, 3 m)", "CG311", id="of a length"),
        pytest.param("gamma_inc(2)", "CG346", id="without a value"),
        pytest.param("gamma_inc(0, 1)", "CG350", id="of no shape"),
        pytest.param("gamma_inc(2, -1)", "CG350", id="of a negative number"),
        pytest.param("beta_inc(2, 3, 1.1)", "CG350", id="beyond one"),
        pytest.param("beta_inc_inv(2, 3, -0.1)", "CG350", id="of a negative share"),
        pytest.param("gamma_inc_inv(2, 1)", "CG350", id="an infinite inverse"),
        pytest.param("lgamma(0)", "CG350", id="a pole"),
    ],
)
def test_what_they_do_not_take(vault, formula: str, code: str) -> None:
    _, problems = vault(sheet=f"x = {formula}")
    assert code in {one.code for one in problems}


def test_heavy_calls_count_their_terms(vault) -> None:
    """A sum of a thousand inverses of large shapes is refused before it takes seconds."""
    _, problems = vault(sheet="x = Sum(gamma_inc_inv(1e6, k / 10001), (k, 1, 1000))")
    assert [one.code for one in problems] == ["CG350"]
    assert "more than 1,000,000 steps" in problems[0].message


def test_they_have_a_second_computation_a_slope_and_certain_ends(vault) -> None:
    sheet = "a = 2..3\nx = 1.5..2\np = gamma_inc(a, x)\nk = 3\ns = diff(gamma_inc(2, k), k)\nl = lgamma(1..2)"
    calculation, problems = vault(sheet=sheet.replace("l = lgamma(1..2)", "b = 1..2\nl = lgamma(b)"), reference=True)
    assert problems == ()
    found = {one.id.name: one for one in calculation.quantities.values()}
    value = found["p"].value
    assert [value.low, value.high] == pytest.approx([incomplete.gamma_below(3, 1.5), incomplete.gamma_below(2, 2)])
    assert found["s"].value.number == pytest.approx(3 * math.exp(-3))
    assert found["l"].value.low == pytest.approx(incomplete.log_gamma(1.4616321449683623), abs=1e-9)
