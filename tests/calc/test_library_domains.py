"""Functions of the libraries outside the domain of their formula: no value, or the one that is right there."""

import random

import mpmath
import pytest

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import QuantityId
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.syntax.parser import library
from calcgraph.calc.syntax.tree import Function
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import Fence
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate

NOTE = NoteId("n.md")
SHARES = ("_cdf", "_tail", "_pmf", "k_of_n", "erlang_b", "erlang_c", "availability", "_low", "_high")
NUMBERS = (-1e300, -40.0, -3.0, -1.0, -0.5, 0.0, 0.3, 1.0, 1.5, 2.0, 3.0, 40.0, 1e-300, 1e9, 1e300)
TRIES, MOST_ARGUMENTS = 150, 4


def kinds() -> dict[str, int]:
    """Probabilities and densities of two libraries, with the number of their arguments."""
    items = [*library("statistics").items.values(), *library("operations").items.values()]
    return {
        one.name: len(one.args)
        for one in items
        if isinstance(one, Function)
        and one.name.endswith((*SHARES, "_pdf"))
        and not one.name.startswith(("events_", "mean_life"))
    }


@pytest.fixture(scope="module")
def machine() -> Machine:
    lines = [
        f"use {name}: {', '.join(one for one in library(name).items if one in kinds())}"
        for name in ("statistics", "operations")
    ]
    lines += [f"a{at} = {at + 2}" for at in range(MOST_ARGUMENTS)]
    lines += [f"y_{name} = {name}({', '.join(f'a{at}' for at in range(many))})" for name, many in kinds().items()]
    fence = Fence("", {}, "\n".join(lines), Span(1, 1, 1, 1), 1, tuple(0 for _ in lines))
    inputs = Sheets({NOTE: NoteInput(NOTE, "n.md", (fence,), ())}, unit_table(), lambda *_: None, lambda _: None)
    calculation, problems = evaluate(inputs)
    assert [one for one in problems if one.code != "CG350"] == []
    return Machine(dict(calculation.nodes), budget=Budget(dict.fromkeys(Work, 1e12)))


@pytest.mark.parametrize("name", kinds())
def test_a_probability_is_between_0_and_1_or_has_no_value(name: str, machine: Machine) -> None:
    chance = random.Random(name)  # noqa: S311 - seeded on purpose
    found = 0
    for _ in range(TRIES):
        given = {f"n.md#a{at}": chance.choice(NUMBERS) for at in range(kinds()[name])}
        value = machine.under(given).value(f"n.md#y_{name}")
        if isinstance(value, float):
            found += 1
            assert value >= 0, given
            assert value <= 1 or name.endswith("_pdf"), given
    assert found


RIGHT = {
    "statistics: exponential_tail(-1, 2)": 1,
    "statistics: exponential_cdf(-1, 2)": 0,
    "statistics: exponential_tail(-1 h, 2 h)": 1,
    "statistics: weibull_tail(-1, 1, 3)": 1,
    "statistics: weibull_cdf(-1, 2, 3)": 0,
    "statistics: weibull_cdf(-1 h, 2, 3 h)": 0,
    "statistics: gamma_cdf(-1, 2, 3)": 0,
    "statistics: gamma_tail(-1, 2, 3)": 1,
    "statistics: beta_cdf(-1, 2, 3)": 0,
    "statistics: beta_cdf(2, 2, 3)": 1,
    "statistics: beta_tail(2, 2, 3)": 0,
    "statistics: lognormal_cdf(-1, 2, 3)": 0,
    "statistics: lognormal_tail(0, 2, 3)": 1,
    "statistics: chi2_pdf(-1, 3)": 0,
    "statistics: chi2_cdf(-1, 3)": 0,
    "statistics: chi2_tail(-1, 3)": 1,
    "statistics: f_cdf(-10, 2, 3)": 0,
    "statistics: f_tail(-10, 2, 3)": 1,
    "statistics: geometric_cdf(3, 1)": 1,
    "statistics: poisson_pmf(0, 0)": 1,
    "statistics: binomial_pmf(5, 5, 1)": 1,
    "statistics: hypergeometric_pmf(0, 9, 4, 0)": 1,
    "statistics: sample_for_mean(10, 2)": 97,
    "statistics: sample_for_share(3 %)": 1068,
    "operations: k_of_n(0, 3, 0.9)": 1,
    "operations: k_of_n(4, 3, 0.9)": 0,
    "operations: erlang_b(0, 5)": 1,
    "operations: erlang_c(2, 0)": 0,
    "operations: availability(10 h, 0 h)": 1,
    "finance: cagr(100 USD, 0 USD, 3)": -1,
    "finance: perpetuity(10 USD, 3 %, 2 %)": 1000,
    "thermodynamics: carnot(300 K, 300 K)": 0,
}
NONE = """
statistics: exponential_tail(1, -2); exponential_cdf(-1, -2); weibull_cdf(1, 2, -3); weibull_tail(1, -2, 3)
statistics: geometric_cdf(3, 1.5); geometric_cdf(3, -0.5); normal_pdf(1, 0, -1); normal_cdf(1, 0, -1)
statistics: normal_tail(1, 0, 0); lognormal_cdf(1, 2, -3); lognormal_cdf(-1, -2, 3); lognormal_quantile(0.3, -2, 1)
statistics: gamma_cdf(-1, 2, -3); beta_cdf(-1, -2, 3); chi2_cdf(-1, -3); f_cdf(-1, -2, 3); binomial_cdf(-1, -2, 0.3)
statistics: binomial_cdf(-1, 2, 3); binomial_pmf(9, 5, 3); poisson_pmf(-1, -2); poisson_cdf(-1, -2)
statistics: weibull_mean(-0.4, 2); weibull_quantile(0.3, 2, -1); gamma_quantile(0.3, 2, -1); wilson_low(9, 5)
statistics: wilson_high(1, 5, -50 %); exact_low(0, -5); exact_high(3, 3, 150 %); mean_margin(-2, 9)
statistics: sample_for_mean(10, -2); sample_for_share(3 %, 120 %); events_low(0, 150 %)
operations: erlang_b(-0.5, 2); erlang_c(2, -1); availability(10 h, -3 h); k_of_n(0, 3, 1.2); newsvendor(9, 2, -1, -1)
operations: waiting_time(2, -1 1/h, -1 1/h); order_quantity(-2, -3, 1); mean_life_low(-5 h, 0)
chemistry: weak_acid_ph(4.7, -1 mol/L); buffer_ph(4.7, -1 mol/L, -1 mol/L); stock_volume(1 mol/L, 2 mol/L, 1 L)
chemistry: diluted(1 mol/L, 2 L, 1 L); equilibrium(1 kJ/mol, -300 K); half_life(-2 1/s); second_order(1, -2, 1)
chemistry: nernst(1 V, -2, 0.1); ideal_pressure(1 mol, -300 K, 1 L); ideal_density(1 bar, 29 g/mol, -3 K)
finance: perpetuity(10 USD, 2 %, 3 %); cagr(-100 USD, -200 USD, 3); fv(-200 %, 2, 1 USD); pmt(5 %, -3, 100 USD)
finance: nper(5 %, -10 USD, 100 USD); break_even(100 USD, 3 USD, 5 USD); doubling_time(-5 %); wacc(-1, 2, 0.1, 0.1, 0)
finance: call_price(-42 USD, -40 USD, 0.1, 0.2, 0.5); put_price(42, 40, 0.1, -0.2, 0.5); real_rate(5 %, -200 %)
finance: balance(5 %, 10, 100 USD, 11); interest_part(5 %, 10, 100 USD, 0); declining_balance(100 USD, 150 %, 2)
thermodynamics: carnot(300 K, 500 K); carnot(300 K, -5 K); heat_pump_cop(270 K, 290 K); cooler_cop(270 K, 290 K)
thermodynamics: otto(0.5); brayton(0.5); diesel(18, 20); lmtd(-20 K, -10 K); through_pipe(1, 1 m, 3 m, 2 m, 5 K)
thermodynamics: peak_wavelength(-5 K); air_density(1 bar, -5 K); humidity_ratio(2 bar, 1 bar); dew_point(293 K, 120 %)
thermodynamics: radiated(1.2, 1 m^2, 300 K, 290 K); parallel_flow(-1); counter_flow(2, -0.5)
"""


def sheet_of(libraries_and_calls: list[tuple[str, str]]) -> str:
    names = {(name, call.partition("(")[0]) for name, call in libraries_and_calls}
    uses = [f"use {name}: {one}" for name, one in sorted(names)]
    return "\n".join([*uses, *(f"x{at} = {call}" for at, (_, call) in enumerate(libraries_and_calls))])


def test_at_the_ends_of_its_domain_the_value_is_right(vault):
    calls = [(name, call) for name, _, call in (one.partition(": ") for one in RIGHT)]
    calculation, problems = vault(sheet=sheet_of(calls), reference=True)
    assert [one for one in problems if one.severity == "error"] == []
    for at, (call, wanted) in enumerate(RIGHT.items()):
        value = calculation.quantities[QuantityId("n.md", f"x{at}")].value.number
        assert value == pytest.approx(wanted, rel=1e-12, abs=1e-15), call


def test_outside_of_its_domain_there_is_no_value(vault):
    lines = [line.partition(": ") for line in NONE.strip().splitlines()]
    calls = [(name, call) for name, _, many in lines for call in many.split("; ")]
    calculation, problems = vault(sheet=sheet_of(calls))
    assert {one.code for one in problems if one.severity == "error"} == {"CG350"}
    valued = [
        call
        for at, (_, call) in enumerate(calls)
        if calculation.quantities[QuantityId("n.md", f"x{at}")].value is not None
    ]
    assert valued == []


ACIDS = [(pka, 10.0**power) for pka in (-3, 4.756, 8) for power in (-9, -6.5, -1)]


def test_the_ph_of_a_weak_acid_is_the_root_of_its_charges(vault):
    sheet = "use chemistry: weak_acid_ph\n" + "\n".join(
        f"x{at} = weak_acid_ph({pka}, {acid} mol/L)" for at, (pka, acid) in enumerate(ACIDS)
    )
    calculation, problems = vault(sheet=sheet, reference=True)
    assert [one for one in problems if one.severity == "error"] == []
    for at, (pka, acid) in enumerate(ACIDS):
        with mpmath.workdps(60):
            k, water = mpmath.mpf(10) ** -mpmath.mpf(pka), mpmath.mpf(10) ** -14
            roots = mpmath.polyroots([1, k, -(k * acid + water), -k * water], maxsteps=500, extraprec=400)
            wanted = -mpmath.log10(max(mpmath.re(one) for one in roots))
        value = calculation.quantities[QuantityId("n.md", f"x{at}")].value.number
        assert value == pytest.approx(float(wanted), abs=1e-6), (pka, acid)
