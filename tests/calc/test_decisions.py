"""`calc decide`: the mean of each choice, how often it is the best, what certainty is worth, against closed forms."""

import math

import pytest
from scipy import stats

from calcgraph.calc.outcomes.ask import ask, compile_expression
from calcgraph.calc.syntax.parser import parse_shown
from calcgraph.calc.views.decisions import decision_of
from calcgraph.source import START, NoteId

TABLE = "<!-- calc: table plans -->\n| id | base [USD] | risk |\n|---|--:|--:|\n| low-1 | 1 | 1 |\n| high | 2 | 3 |\n\n"
SHEET = """plan = pick plans: low-1
a = normal(0 USD, 1 USD)
b = normal(0 USD, 1 USD)
own = Piecewise((a, plan.risk < 2), (3 * b, True))
profit [USD] = plan.base + own
order = 20 kg
demand = uniform(0 kg, 100 kg)
gain [USD] = Min(demand, order) * 9 USD/kg - order * 5 USD/kg
r = 1..2
spread = r * plan.base
k = 4
scenario calm: order = 40 kg
scenario bold: order = 60 kg, plan = high
"""


def note(*lines):
    return {"n.md": f"{TABLE}```calc\n{SHEET}```\n\n```calc decide\n" + "\n".join(lines) + "\n```\n"}


def numbers(vault, *lines):
    calculation, problems = vault(note(*lines))
    assert not problems
    (view,) = calculation.views["n.md"].values()
    decision = decision_of(calculation, NoteId("n.md"), view)

    def value(text):
        shown, _ = parse_shown(text, "n.md", START)
        outcome = ask(calculation, compile_expression(calculation, NoteId("n.md"), shown.expr)[0])
        return shown.words[int(outcome)] if shown.words else outcome

    means = {one.label: value(one.mean) for one in decision.choices}
    return means, {one.label: value(one.best) for one in decision.choices}, value(decision.first), value(decision.worth)


def test_two_rows_of_a_table_are_those_of_two_normal_quantities(vault):
    """Apart by 1 USD with a deviation of √10: the loss function of the normal distribution."""
    means, best, first, worth = numbers(vault, "plan: low-1, high by profit  # which one")
    assert means == {"low-1": pytest.approx(1, abs=1e-3), "high": pytest.approx(2, abs=1e-3)}
    off = 1 / math.sqrt(10)
    assert best["high"] == pytest.approx(stats.norm.cdf(off), abs=0.02)
    assert best["low-1"] + best["high"] == pytest.approx(1)
    assert first == "high"
    loss = math.sqrt(10) * (stats.norm.pdf(off) - off * stats.norm.cdf(-off))
    assert worth == pytest.approx(loss, abs=0.05)


def test_numbers_of_a_parameter_are_the_newsvendors(vault):
    """With an even demand of 0 to 100 kg: 9·(q - q²/200) - 5·q."""
    orders = [20, 40, 50, 70]
    means, best, first, worth = numbers(vault, f"order: {', '.join(f'{one} kg' for one in orders)} by gain")
    expected = {f"{q} kg": 9 * (q - q * q / 200) - 5 * q for q in orders}
    assert means == {name: pytest.approx(value, abs=0.05) for name, value in expected.items()}
    assert first == "40 kg"
    assert sum(best.values()) == pytest.approx(1, abs=0.001)
    knowing = [max(9 * min((at + 0.5) / 100, q) - 5 * q for q in orders) for at in range(10_000)]
    assert worth == pytest.approx(sum(knowing) / len(knowing) - max(expected.values()), abs=0.1)


def test_scenarios_of_the_note(vault):
    means, best, first, worth = numbers(vault, "way: calm, bold by gain")
    assert means == {"calm": pytest.approx(88, abs=0.05), "bold": pytest.approx(78, abs=0.05)}
    assert first == "calm"
    assert worth > 0
    assert sum(best.values()) == pytest.approx(1)


def test_without_anything_drawn_certainty_is_worth_nothing(vault):
    means, best, first, worth = numbers(vault, "order: 20 kg, 40 kg by order")
    assert (means, best, first, worth) == ({"20 kg": 20, "40 kg": 40}, {"20 kg": 0, "40 kg": 1}, "40 kg", 0)


REFUSED = {
    "no result": (["plan: low-1, high"], "CG251", "a decision needs choices and a result"),
    "nothing": ([""], "CG251", "a decision needs choices and a result"),
    "two": (["plan: low-1, high by profit", "order: 2 kg, 4 kg by gain"], "CG252", "a fence contains one decision"),
    "one choice": (["plan: high by profit"], "CG252", "a decision is between 2 to 6 choices, each written once"),
    "one twice": (["plan: high, high by profit"], "CG252", "a decision is between 2 to 6 choices, each written once"),
    "many": (
        ["order: 1 kg, 2 kg, 3 kg, 4 kg, 5 kg, 6 kg, 7 kg by gain"],
        "CG252",
        "a decision is between 2 to 6 choices, each written once",
    ),
    "a range": (["order: 1..9 kg by gain"], "CG252", "`1..9 kg` is not a list of choices"),
    "a row that is none": (["plan: low-1, top by profit"], "CG344", "`plans` has no row `top`"),
    "a number of another kind": (["order: 2 kg, 3 m by gain"], "CG310", "`order` is kg, `3 m` among its values is m"),
    "a formula": (["gain: 2 USD, 3 USD by profit"], "CG252", "`gain` cannot be chosen"),
    "a distribution": (["demand: 2 kg, 3 kg by gain"], "CG252", "`demand` cannot be chosen"),
    "a scenario that is none": (
        ["way: calm, wild by gain"],
        "CG252",
        "`way` is not a pick or parameter here, and `wild` is not a scenario",
    ),
    "no such result": (["plan: low-1, high by benefit"], "CG343", "`benefit` is not defined in this note"),
    "an expression": (["plan: low-1, high by 2 * profit"], "CG252", "`2 * profit` is not a name"),
    "a row as result": (["plan: low-1, high by plan"], "CG345", "`plan` is a row of a table, not a number"),
    "a range behind it": (
        ["plan: low-1, high by spread"],
        "CG252",
        "`spread` depends on a range, and a range has no mean",
    ),
}


def test_a_choice_without_a_value(vault):
    files = note("plan: low-1, high by late")
    files["n.md"] = files["n.md"].replace("scenario calm", "late = sqrt(4 - 2 * plan.risk)\nscenario calm")
    _, problems = vault(files)
    assert [(one.code, one.message) for one in problems] == [("CG350", "`late` has no value with `high`")]


@pytest.mark.parametrize(("lines", "code", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(lines, code, message, vault):
    _, problems = vault(note(*lines))
    assert (code, message) in [(one.code, one.message) for one in problems]
