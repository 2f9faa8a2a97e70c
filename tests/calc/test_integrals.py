"""Integrals, nested ones too, against numbers of another library, in Python and in JavaScript."""

import pytest
from tests.web.test_twins import agree, as_json, ask_node

from calcgraph.calc.programs.program import needed

MOVED = """a0 = 2 m/s^2
j = 0.5 m/s^3
acc(t) [m/s^2] = a0 + j * t
v(t) [m/s] = integrate(acc(u), (u, 0 s, t))
s(t) [m] = integrate(v(u), (u, 0 s, t))
w(t) [m*s] = integrate(s(u), (u, 0 s, t))
"""
BURNT = """push(t) [m/s^2] = Piecewise((20 m/s^2, t < 3.3 s), (-9.81 m/s^2, True))
v(t) [m/s] = integrate(push(u), (u, 0 s, t))
"""
BOTH = """g(t) = exp(-t / 5) * cos(t)
v(t) = 3 + integrate(g(u), (u, 0, t))
s(t) = integrate(v(u), (u, 0, t))
"""
VALUES = {
    "twice": (MOVED + "x [m] = s(3 s)", 11.25),
    "three times": (MOVED + "x [m*s] = w(3 s)", 10.6875),
    "the bound is the outer variable": ("x = integrate(integrate(6 * u, (u, 0, t)), (t, 0, 2))", 8),
    "both bounds are": ("x = integrate(integrate(u, (u, t, 2 * t)), (t, 0, 2))", 4),
    "three written in one another": ("x = integrate(integrate(integrate(1, (c, 0, b)), (b, 0, a)), (a, 0, 3))", 4.5),
    "twice, with a first speed": (BOTH + "x = s(10)", 32.93866849498259),
    "a convolution": ("f(t) = integrate(exp(-(t - u)) * u^2, (u, 0, t))\nx = f(2)", 1.72932943352677),
    "a rate of failing": (
        "R(t) = exp(-integrate(0.1 + 0.02 * u, (u, 0, t)))\nx = integrate(R(t), (t, 0, 20))",
        5.4517827464204,
    ),
    "a slope of one": (MOVED + "T = 5 s\nq [m] = s(T)\nx [m/s] = diff(q, T)", 16.25),
    "backwards": ("x = integrate(x^2, (x, 3, 0))", -9),
    "over nothing": ("x = integrate(x^2, (x, 3, 3))", 0),
    "a jump beside a piece's end": ("x = integrate(Piecewise((1, t < 5.003), (0, True)), (t, 0, 10))", 5.003),
    "a jump beside the end": ("x = integrate(Piecewise((1, t < 9.9999), (7, True)), (t, 0, 10))", 10.0006),
    "a push that ends": (BURNT + "x [m/s] = v(10 s)", 0.273),
    "many jumps": ("x = integrate(floor(t), (t, 0, 7.5))", 24.5),
    "a corner": ("x = integrate(Abs(t - 0.3), (t, 0, 1))", 0.29),
    "that is 0 by its signs": ("x = integrate(sin(t), (t, 0, 2 * pi))", 0),
    "a gap in the middle": ("x = integrate(sin(t) / t, (t, -1, 2))", 2.55149604716988),
    "a gap at the end, and rounding": ("x = integrate((1 - cos(t)) / t^2, (t, 0, 1))", 0.486385376239154),
    "a pole that has an area": ("x = integrate(1 / sqrt(t), (t, 0, 1))", 2),
    "a density of the language": ("x = integrate(gamma_density(10, t / 2) / 2, (t, 0, 1e8))", 1),
    "one that is sharp, and begins elsewhere": ("x = integrate(gamma_density(3e4, t - 7), (t, 7, 1e10))", 1),
    "one of the language, in a function": ("f(t) = gamma_density(2500, t)\nx = integrate(f(t), (t, 0, 1e12))", 1),
    "a density between 0 and 1": ("x = integrate(beta_density(4e4, 9e5, t), (t, 0, 1))", 1),
    "a peak near the end of a long range": ("x = integrate(exp(19 * ln(t) - t), (t, 0, 1e8)) / 1e17", 1.21645100408832),
    "a peak near the other end": (
        "x = integrate(exp(t - 1e8) * (1e8 - t)^2.5, (t, 0, 1e8))",
        3.32335097044784,
    ),
    "smooth in both": ("x = integrate(integrate(a * b + exp(-a * b), (b, 0, 1)), (a, 0, 2))", 2.31926335616954),
    "a corner along a diagonal": ("x = integrate(integrate(Abs(a - b), (b, 0, 1)), (a, 0, 1))", 1 / 3),
    "a mean of waves": ("h(a) = integrate(sin(a * b), (b, 0, 1))\nx = integrate(h(a), (a, 0, 3))", 1.55619816756164),
    "a pulse of a millionth": ("x = integrate(Piecewise((1, abs(t - 0.37) < 5e-7), (0, True)), (t, 0, 1)) * 1e6", 1),
    "one between two comparisons": (
        "x = integrate(Piecewise((1, t > 0.37 and t < 0.370001), (0, True)), (t, 0, 1)) * 1e6",
        1,
    ),
    "one in a function, with something under it": (
        "f(t) = Piecewise((1e6, abs(t - 0.37) < 5e-7), (1, True))\nx = integrate(f(t), (t, 0, 1))",
        1.999999,
    ),
    "a condition of numbers that were rounded": (
        "x = integrate(Piecewise((t, 0.1 + 0.2 <= 0.3), (0, True)), (t, 0, 1))",
        0.5,
    ),
    "many waves": ("x = integrate(sin(100 * t)^2, (t, 0, 10))", 4.99767490123896),
}
REFUSED = {
    "a pole without an area": "integrate(1 / t, (t, 0, 1))",
    "a pole in the middle": "integrate(1 / t, (t, -1, 1))",
    "a pole of second order": "integrate(1 / t^2, (t, -1, 1))",
}

MISSED = {
    "a peak in two directions": (
        "x = integrate(integrate(exp(-1e10 * ((a - 0.37)^2 + (b - 0.43)^2)), (b, 0, 1)), (a, 0, 1))"
    ),
    "a ridge": "x = integrate(integrate(exp(-1e10 * (b - 0.43)^2), (b, 0, 1)), (a, 0, 1))",
    "a ridge, in a function": (
        "f(a) = integrate(exp(-1e10 * (b - 0.43)^2), (b, 0, 1)) * a\nx = integrate(f(a), (a, 0, 1))"
    ),
}
"""Integrals whose inner search would have to look for a peak at each point of the outer one."""


CROWDED = {
    "pulses of a clock": "integrate(Piecewise((1, mod(t, 1) < 1e-3), (0, True)), (t, 0, 100))",
    "pulses of steps": "integrate(Piecewise((1, t - floor(t) < 1e-3), (0, True)), (t, 0.3, 200))",
    "a power of a wave": "integrate(cos(2 * pi * t)^100000, (t, 0, 100))",
    "the largest of many bells": "max Sum(n * exp(-1e8 * (t - n)^2), (n, 1, 40)) for t in 0..41",
}
QUICK = {
    "a wave that grows": "max t * cos(200 * t) for t in 0..10",
    "its place": "argmax t * cos(200 * t) for t in 0..10",
    "a wave on a slope": "min cos(1000 * t) + t for t in 0..10",
}


@pytest.fixture
def computed(vault):
    """The value of `x` in a sheet, in both languages."""

    def compute(sheet):
        calculation, problems = vault(sheet=sheet, reference=True)
        nodes = {key: as_json(calculation.nodes[key]) for key in needed(calculation.nodes, ["n.md#x"])}
        asked = {"nodes": nodes, "questions": [{"key": "n.md#x", "overrides": {}}]}
        ((theirs,),) = ask_node({"vaults": [asked]})["answers"]
        return calculation.machine.base.value("n.md#x"), theirs, problems

    return compute


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_an_integral_is_right(sheet, value, computed):
    ours, theirs, problems = computed(sheet)
    assert problems == ()
    assert ours == pytest.approx(value, rel=1e-9, abs=1e-12)
    assert agree(ours, theirs, 1e-12), (ours, theirs)


@pytest.mark.parametrize("formula", REFUSED.values(), ids=REFUSED)
def test_an_integral_is_refused(formula, computed):
    ours, theirs, problems = computed(f"x = {formula}")
    assert [problem.message for problem in problems] == ["no value: the integral does not settle"]
    assert agree(ours, theirs, 0), (ours, theirs)


@pytest.mark.parametrize("sheet", MISSED.values(), ids=MISSED)
def test_a_narrow_peak_inside_another_search_is_no_zero(sheet, computed):
    ours, theirs, problems = computed(sheet)
    assert [problem.message for problem in problems] == [
        "no value: an integral or search inside another has a narrow peak, which it could miss"
    ]
    assert agree(ours, theirs, 0), (ours, theirs)


HIDDEN = {
    **dict.fromkeys(CROWDED.values(), "it has more narrow peaks or jumps than a search can follow"),
    **dict.fromkeys(QUICK.values(), "it oscillates faster than a search can follow"),
}


@pytest.mark.parametrize("formula", HIDDEN, ids=[*CROWDED, *QUICK])
def test_what_a_search_cannot_see_is_refused(formula, computed):
    ours, theirs, problems = computed(f"x = {formula}")
    assert [problem.message for problem in problems] == [f"no value: {HIDDEN[formula]}"]
    assert agree(ours, theirs, 0), (ours, theirs)


def test_a_pair_of_roots_between_two_steps_is_seen(computed):
    ours, theirs, _ = computed("x = solve cos(200 * x) = x for x in 0.5..1 near 1")
    assert ours == pytest.approx(0.9750137887, rel=1e-9)
    assert agree(ours, theirs, 1e-12)


def test_a_bomb_ends(computed):
    inner = "1"
    for depth in range(8):
        inner = f"integrate({inner}, (t{depth}, 0, t{depth + 1}))"
    ours, theirs, problems = computed(f"x = integrate({inner}, (t8, 0, 1))")
    assert [problem.message for problem in problems] == ["no value: more than 1,000,000 steps"]
    assert agree(ours, theirs, 0)
