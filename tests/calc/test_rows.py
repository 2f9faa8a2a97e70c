"""Tables as sets of columns: row by row in formulas, folded, computed, looked up; against NumPy and NIST."""

import math
from pathlib import Path

import numpy as np
import pytest
import scipy
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calcgraph.calc.model import QuantityId
from calcgraph.calc.nodes import Failure
from calcgraph.diagnostics import Severity

PLANS = """<!-- calc: table plans -->

| id   | price [USD/mo] | seats | kind  | since      | currency |
|------|---------------:|------:|-------|------------|----------|
| free |              0 |   100 | trial | 2024-01-01 | EUR      |
| pro  |             20 |    30 | paid  | 2024-02-01 | CHF      |
| team |             50 |     8 | paid  | 2024-03-01 | EUR      |

<!-- calc: table rates -->

| id  | value |
|-----|------:|
| EUR |   1.1 |
| CHF |   1.2 |

<!-- calc: table parts -->

| id | mass [kg] | cost |
|----|----------:|-----:|
| a  |         1 |   10 |
| b  |           |   20 |
| c  |         3 | 2..4 |

"""

VALUES = {
    "a fold of a product": ("x = total(plans.price * plans.seats)", "1000 USD/mo"),
    "with a parameter": ("k = 2\nx = total(plans.price * plans.seats * k)", "2000 USD/mo"),
    "some rows": ("x = total(plans.price * plans.seats where plans.price > 20 USD/mo)", "400 USD/mo"),
    "rows of a text": ('x = count(plans where plans.kind = "paid")', "2"),
    "rows of another text": ('x = count(plans where plans.kind != "paid" and plans.seats > 1)', "1"),
    "rows since a date": ("x = count(plans where plans.since > date 2024-01-15)", "2"),
    "a number at the end of a condition": ("x = mean(plans.seats * 2 where plans.seats < 50)", "38"),
    "filled cells": ("x = total(2 * parts.mass where parts.mass known)", "8 kg"),
    "cells that are empty": ("x = count(parts where not parts.mass known)", "1"),
    "a median": ("x = median(plans.price)", "20 USD/mo"),
    "a quantile": ("x = quantile(plans.seats, 75 %)", "65"),
    "a quantile of some, behind the column": ("x = quantile(plans.seats where plans.seats > 30, 50 %)", "100"),
    "a quantile of some, behind the share": ("x = quantile(plans.seats, 50 % where plans.seats > 30)", "100"),
    "a deviation": ("x = stdev(plans.price)", "25.17 USD/mo"),
    "first and last": ("x = last(plans.since) - first(plans.since)", "60 d"),
    "a slope": ("x = slope(plans.price, plans.seats)", "-0.481 USD/mo"),
    "an intercept": ("x = intercept(plans.price, plans.seats)", "45.46 USD/mo"),
    "a correlation": ("x = correlation(plans.price, plans.seats)", "-0.918"),
    "a cell": ("x = 2 * plans.pro.price", "40 USD/mo"),
    "a computed column": ("plans.sum = plans.price * plans.seats\nx = total(plans.sum)", "1000 USD/mo"),
    "in a unit": ("plans.sum [USD/yr] = plans.price * plans.seats\nx [USD/yr] = Max(plans.sum)", "7200 USD/yr"),
    "a cell of one": ("plans.sum = plans.price * plans.seats\nx = plans.team.sum", "400 USD/mo"),
    "a column of columns": ("plans.a = 2 * plans.seats\nplans.b = plans.a + 1\nx = total(plans.b)", "279"),
    "the row of a pick": ("plans.a = 2 * plans.seats\np = pick plans: pro\nx = p.a", "60"),
    "another row": ("plans.a = 2 * plans.seats\np = pick plans: pro\nx = (p.a with p = team)", "16"),
    "a running total": ("plans.run = cumulative(plans.seats)\nx = plans.team.run", "138"),
    "a share": ("plans.part = share(plans.price * plans.seats)\nx = plans.pro.part", "0.6"),
    "the row before": ("plans.more = plans.seats - previous(plans.seats, 0)\nx = plans.pro.more", "-70"),
    "a lookup": ("plans.rate = rates[plans.currency].value\nx = total(plans.rate)", "3.4"),
    "a lookup in a formula": ("x = total(plans.seats * rates[plans.currency].value)", "155"),
    "one of a computed column": ("rates.twice = 2 * rates.value\nx = total(rates[plans.currency].twice)", "6.8"),
    "a fold in a column": ("plans.far = plans.seats - mean(plans.seats)\nx = total(abs(plans.far))", "108"),
    "in a function": ("f(k) = total(plans.seats * k)\nx = f(3)", "414"),
    "in a sum": ("x = Sum(total(plans.seats * j), (j, 1, 3))", "828"),
    "derived": ("k = 2\nx = diff(total(plans.seats * k^2), k)", "552"),
    "solved": ("k = 2\nx = solve total(plans.seats * k) = 276 for k", "2"),
    "a range": ("k = 1..2\nx = total(plans.seats * k)", "138–276"),
    "a condition on a parameter": ("k = 9\nx = count(plans where plans.seats > k)", "2"),
    "in a piecewise": ("x = total(Piecewise((plans.seats, plans.seats > 20), (0, True)))", "130"),
    "a largest of two": ("x = total(Max(plans.seats, 50))", "200"),
    "groups": ("by = total(plans.seats) per plans.kind\nx = by.paid.seats", "38"),
    "groups of a formula": ("k = 2\nby = total(plans.seats * k) per plans.kind\nx = total(by.value)", "276"),
    "the total of a group without rows": (
        "by = total(plans.seats where plans.seats > 50) per plans.kind\nx = by.paid.seats",
        "0",
    ),
    "groups of some rows": ("by = count(plans where plans.seats > 9) per plans.kind\nx = by.paid.count", "1"),
    "another column of groups": (
        "by = count(plans) per plans.kind\nby.most = Max(plans.seats) per plans.kind\nx = by.paid.most",
        "30",
    ),
    "into a table that is there": ("rates.users = total(plans.seats) per plans.currency\nx = rates.EUR.users", "108"),
    "a picked group": ("by = total(plans.seats) per plans.kind\np = pick by: trial\nx = p.seats", "100"),
    "the row of the largest": ("x = first(plans.seats where plans.price = Max(plans.price))", "8"),
    "the row of the smallest of a column of one's own": (
        "plans.sum = plans.price * plans.seats + 1 USD/mo\nx = first(plans.seats where plans.sum = Min(plans.sum))",
        "100",
    ),
    "no rows": ("x = total(plans.seats where plans.seats > 999)", "0"),
    "one's own name": ("median(a) = 2 * a\nx = median(3)", "6"),
}


@pytest.mark.parametrize(("sheet", "value"), VALUES.values(), ids=VALUES)
def test_rows_in_formulas(sheet, value, vault):
    calculation, problems = vault({"n.md": f"{PLANS}```calc\n{sheet}\n```\n"}, reference=True)
    found = calculation.quantities[QuantityId("n.md", "x")]
    assert [one for one in problems if one.code != "CG359"] == []
    assert f"{found.text} {found.unit.text}".strip() == value


WRONG = {
    "x = argmax(plans.price)": ("CG346", "there is no function `argmax`"),
    "x = total(plans.price * (2, 3))": ("CG318", "`total` takes numbers, and `plans.price * (2, 3)` is a vector"),
    "x = plans.price": ("CG345", "`plans.price` is a whole column"),
    "x = total(plans.prise * 2)": ("CG345", "`plans` has no column `prise`"),
    "plans.price = 3": ("CG340", "`plans` already has a column `price`"),
    "plan.x = 3": ("CG344", "there is no table `plan` in this note"),
    "x = plans.teem.price": ("CG344", "`plans` has no row `teem`"),
    "x = total(plans.seats * rates.value)": (
        "CG346",
        "`rates.value` is not a column of `plans`, whose rows are used here",
    ),
    "x = total(plans.seats where plans.kind = 3)": ("CG345", "`plans.kind` is text, not a number"),
    'x = count(plans where plans.seats = "a")': ("CG346", "`plans.seats` contains numbers, not text"),
    'x = count(plans where plans.kind < "paid")': ("CG346", "a text can only be compared with a text column"),
    'x = "paid"': ("CG346", "text can only be compared with a column of text"),
    "x = median(3)": ("CG346", "`median` needs a column of a table"),
    "x = cumulative(plans.seats)": ("CG346", "`cumulative` is computed for each row of a table"),
    "plans.a = previous(plans.seats)": ("CG346", "`previous` needs a column and a value for the first row"),
    "plans.a = plans.a + 1": ("CG347", "`plans.a` depends on itself: `plans.a` → `plans.a`"),
    "plans.a = 1 / (plans.seats - 30)": ("CG350", "no value: division by zero in row 2"),
    "plans.a [kg] = plans.seats": ("CG356", "`plans.a` is declared in `kg`, but its formula is in no unit"),
    "x = total(plans.price + plans.seats)": ("CG310", "`plans.price` is USD/mo, `plans.seats` is a plain number"),
    "x = count(plans.seats > 1)": ("CG313", "every row has a value of `plans.seats > 1`, true or false"),
    'x = count(plans.id = "pro")': ("CG313", 'every row has a value of `plans.id = "pro"`, true or false'),
    "x = count(not (plans.seats > 1))": ("CG313", "every row has a value of `not plans.seats > 1`, true or false"),
    "x = count(plans.seats > 1 and plans.seats < 9)": (
        "CG313",
        "every row has a value of `plans.seats > 1 and plans.seats < 9`, true or false",
    ),
    "x = count(plans.seats > 1 where plans.price > 1 USD/mo)": (
        "CG313",
        "`plans.seats > 1` is a condition, not a number",
    ),
    "x = total(plans.seats where plans.seats)": ("CG313", "`plans.seats` is a number, not a condition"),
    "x = total(parts.mass * 2)": ("CG351", "the cell `parts.b.mass` is empty"),
    "x = parts.b.mass": ("CG351", "the cell `parts.b.mass` is empty"),
    "x = total(parts.cost * 2)": ("CG346", "`parts.cost` has ranges in it, and rows are computed from single numbers"),
    "x = mean(plans.seats where plans.seats > 999)": ("CG350", "no value: no row fulfils it"),
    "by = mean(plans.seats where plans.seats > 50) per plans.kind": (
        "CG350",
        "no value: no row fulfils it in row 2",
    ),
    "x = quantile(plans.seats, 2)": ("CG350", "no value: a share is between 0 and 1"),
    "x = total(rates[plans.kind].value)": ("CG350", "no value: `rates` has no row `trial` in row 1"),
    "x = total(rates[plans.seats].value)": ("CG346", "`plans.seats` has numbers, and rows are named by text"),
    "x = rates[plans.currency].value": (
        "CG346",
        "`plans.currency` has no current row here",
    ),
    "x = total(plans.seats) per plans.sort": (
        "CG344",
        "`plans.sort` is not a column of a table of this note by which rows can be grouped",
    ),
    "x = total(plans.seats) per offers.kind": (
        "CG344",
        "`offers.kind` is not a column of a table of this note by which rows can be grouped",
    ),
    "x = total(rates.value) per plans.kind": (
        "CG346",
        "`rates.value` is not a column of `plans`, whose rows are used here",
    ),
    "x = 2 * total(plans.seats) per plans.kind": ("CG346", "`per` makes a table, or a column of one"),
    "x = 3 per plans.kind": ("CG346", "`per` makes a table, or a column of one"),
    "x = total(parts.cost) per parts.mass": ("CG351", "the cell `parts.b.mass` is empty"),
    "plans = count(parts) per parts.cost": ("CG340", "`plans` is already defined in line 1"),
    "x = 3 known": ("CG210", "`known` comes after a column, as in `gpus.vram known`"),
    "x = slope(plans.seats)": ("CG346", "`slope` takes 2 arguments, not 1"),
    "x = plans.pro.": (
        "CG219",
        "a path has one dot, as in `table.column`, or two, as in `table.row.column`",
    ),
    "plans.a = 3 ms for n in 1..3": ("CG212", "an operator is missing before `for`"),
    "plans.a": ("CG210", "expected `=` after `plans.a`, but the line ends"),
}


@pytest.mark.parametrize(("sheet", "told"), WRONG.items(), ids=WRONG)
def test_what_is_wrong_is_said(sheet, told, vault):
    _, problems = vault({"n.md": f"{PLANS}```calc\n{sheet}\n```\n"})
    assert [(one.code, one.message) for one in problems] == [told]


PAYED = ("no cell of `plans.kind` is `payed`", "did you mean `paid`? it has `paid`, `trial`")
NOWHERE = {
    "in a count": ('x = count(plans where plans.kind = "payed")', *PAYED, "0"),
    "in a total": ('x = total(plans.seats where plans.kind = "payed")', *PAYED, "0"),
    "another case": ('x = count(plans where plans.kind = "PAID")', "no cell of `plans.kind` is `PAID`", PAYED[1], "0"),
    "nothing near": (
        'x = count(plans where plans.kind = "q")', "no cell of `plans.kind` is `q`", "it has `paid`, `trial`", "0"),
    "the text first": ('x = count(plans where "payed" = plans.kind)', *PAYED, "0"),
    "no other text": ('x = count(plans where plans.kind != "payed")', *PAYED, "3"),
    "the id of a row": ('x = count(plans where plans.id = "prp")', "no cell of `plans.id` is `prp`",
        "did you mean `pro`? it has `free`, `pro`, `team`", "0"),
    "no text": ('x = count(plans where plans.kind = "")', "an empty cell of `plans.kind` has no text",
        "write `not plans.kind known`", "0"),
    "in a computed column": (
        'plans.k = Piecewise((1, plans.kind = "payed"), (0, True))\nx = total(plans.k)', *PAYED, "0"),
    "in a function": ('f(k) = k * count(plans where plans.kind = "payed")\nx = f(2)', *PAYED, "0"),
    "in a check": ('check count(plans where plans.kind = "payed") = 0\nx = 0', *PAYED, "0"),
    "in an equation": ('y = 0\nx = solve count(plans where plans.kind = "payed") + y = 0 for y', *PAYED, "0"),
    "in a sequence": (
        's(0) = 0\ns(n) = s(n - 1) + count(plans where plans.kind = "payed") for n in 1..3\nx = s(3)', *PAYED, "0"),
    "in groups": (
        'by = count(plans where plans.kind = "payed") per plans.currency\nx = total(by.count)', *PAYED, "0"),
}  # fmt: skip
"""Sheets with what is said, and what they come to where the table is a file."""


@pytest.mark.parametrize(("sheet", "message", "hint", "value"), NOWHERE.values(), ids=NOWHERE)
def test_a_text_that_no_row_has_is_refused(sheet, message, hint, value, vault):
    _, problems = vault({"n.md": f"{PLANS}```calc\n{sheet}\n```\n"})
    assert [(one.code, one.severity, one.message, one.hint) for one in problems] == [
        ("CG366", Severity.ERROR, message, hint)
    ]


@pytest.mark.parametrize(("sheet", "message", "hint", "value"), NOWHERE.values(), ids=NOWHERE)
def test_a_text_that_no_row_of_a_file_has_is_a_warning(sheet, message, hint, value, vault):
    rows = "id,seats,kind,currency\nfree,100,trial,EUR\npro,30,paid,CHF\nteam,8,paid,EUR\n"
    calculation, problems = vault(
        {"n.md": f"<!-- calc: table plans from p.csv -->\n\n```calc\n{sheet}\n```\n", "p.csv": rows}
    )
    assert [(one.code, one.severity, one.message, one.hint) for one in problems] == [
        ("CG366", Severity.WARNING, message, hint)
    ]
    assert calculation.quantities[QuantityId("n.md", "x")].text == value


def test_a_text_that_no_row_has_is_refused_in_prose(vault):
    _, problems = vault({"n.md": f'{PLANS}There are `= count(plans where plans.kind = "payed")`.\n'})
    assert [(one.code, one.message) for one in problems] == [("CG366", PAYED[0])]


def test_rows_without_a_group_are_reported(vault):
    sheet = "rates.users = total(plans.seats) per plans.kind\nx = total(rates.users)"
    calculation, problems = vault({"n.md": f"{PLANS}```calc\n{sheet}\n```\n"})
    message = "`rates` has no row for `paid`, `trial` of `plans.kind`"
    assert [(one.code, one.message, one.hint) for one in problems] == [("CG366", message, "add the missing rows")]
    assert calculation.quantities[QuantityId("n.md", "x")].text == "0"


def test_a_column_belongs_to_the_note_of_its_table(vault):
    notes = {
        "n.md": f"{PLANS}```calc\nplans.sum = plans.price * plans.seats\n```\n",
        "m.md": "```calc\nuse [[n]]: plans as offers\nx = total(offers.sum)\ny = offers.pro.sum\n```\n",
        "o.md": "```calc\nuse [[n]]: plans\nplans.more = 2 * plans.price\n```\n",
    }
    calculation, problems = vault(notes)
    assert calculation.quantities[QuantityId("m.md", "x")].text == "1000"
    assert calculation.quantities[QuantityId("m.md", "y")].text == "600"
    assert [(one.path, one.code, one.message) for one in problems if one.code != "CG361"] == [
        ("o.md", "CG344", "`plans` belongs to another note, so its columns are defined there")
    ]
    assert {(one.reader.name, one.read.name) for one in calculation.uses if one.reader.note == "m.md"} >= {
        ("x", "plans"),
        ("y", "plans"),
    }


NUMBERS = st.lists(
    st.floats(-1e6, 1e6, allow_subnormal=False).filter(lambda value: value == 0 or abs(value) > 1e-6),
    min_size=3,
    max_size=30,
)


def table_of(columns: dict[str, list[float]]) -> str:
    rows = zip(*columns.values(), strict=True)
    lines = [f"| r{at} | {' | '.join(f'{value:.17g}' for value in row)} |" for at, row in enumerate(rows)]
    head = f"| id | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}\n"
    return f"<!-- calc: table t -->\n\n{head}" + "\n".join(lines) + "\n\n"


FOLDS = {
    "total(t.x * t.y)": lambda x, y: math.fsum(x * y),
    "mean(t.x + 1)": lambda x, y: math.fsum(x + 1) / len(x),
    "median(t.x)": lambda x, y: np.median(x),
    "quantile(t.x, 0.3)": lambda x, y: np.quantile(x, 0.3),
    "stdev(t.x)": lambda x, y: np.std(x, ddof=1),
    "Max(t.x - t.y)": lambda x, y: np.max(x - y),
    "Min(abs(t.x))": lambda x, y: np.min(abs(x)),
    "count(t where t.x > t.y)": lambda x, y: np.sum(x > y),
    "total(t.x where t.x > t.y)": lambda x, y: math.fsum(x[x > y]),
    "slope(t.y, t.x)": lambda x, y: np.cov(x, y)[0, 1] / np.var(x, ddof=1),
    "intercept(t.y, t.x)": lambda x, y: np.mean(y) - np.cov(x, y)[0, 1] / np.var(x, ddof=1) * np.mean(x),
    "correlation(t.y, t.x)": lambda x, y: np.corrcoef(x, y)[0, 1],
    "last(t.run)": lambda x, y: np.cumsum(x)[-1],
}


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(NUMBERS, st.randoms(use_true_random=False))
def test_columns_are_those_of_numpy(vault, xs, chance):
    ys = [value * chance.uniform(0.5, 2) + chance.uniform(-1e3, 1e3) for value in xs]
    sheet = "\n".join(f"f{at} = {formula}" for at, formula in enumerate(FOLDS))
    calculation, _ = vault({"n.md": f"{table_of({'x': xs, 'y': ys})}```calc\nt.run = cumulative(t.x)\n{sheet}\n```\n"})
    x, y = np.array(xs), np.array(ys)
    spread = np.ptp(x) > 1e-6 * (1 + np.max(abs(x))) and np.ptp(y) > 1e-6 * (1 + np.max(abs(y)))
    for at, (formula, ours) in enumerate(FOLDS.items()):
        if not spread and formula.startswith(("stdev", "slope", "intercept", "correlation")):
            continue
        found = calculation.outcomes[f"n.md#f{at}"]
        scale = max(np.max(abs(x)), np.max(abs(y)), np.max(abs(x * y)) if "*" in formula else 0)
        if formula.startswith(("slope", "intercept")):
            scale = max(scale, abs(ours(x, y))) * 10
        assert found == pytest.approx(float(ours(x, y)), rel=1e-9, abs=1e-9 * float(scale) if scale else 1e-12), formula


def nist(vault, columns: dict[str, list[float]], *formulas: str) -> list[float]:
    lines = "\n".join(f"f{at} = {formula}" for at, formula in enumerate(formulas))
    calculation, _ = vault({"n.md": f"{table_of(columns)}```calc\n{lines}\n```\n"})
    return [calculation.outcomes[f"n.md#f{at}"] for at in range(len(formulas))]


def test_the_line_of_norris(vault):
    """NIST StRD, linear regression: certified to fifteen digits."""
    path = Path(scipy.__file__).parent / "stats/tests/data/nist_linregress/Norris.dat"
    lines = path.read_text(encoding="ascii").splitlines()[60:96]
    ys, xs = zip(*[map(float, line.split()) for line in lines], strict=True)
    found = nist(vault, {"x": xs, "y": ys}, "intercept(t.y, t.x)", "slope(t.y, t.x)", "correlation(t.y, t.x)^2")
    assert found == pytest.approx([-0.262323073774029, 1.00211681802045, 0.999993745883712], rel=1e-12)


@pytest.mark.parametrize(
    ("ys", "xs", "certified"),
    [(range(130, 141), range(60, 71), 2.07438016528926), ([3, 4, 4], [4, 5, 6], 0.727272727272727)],
    ids=["NoInt1", "NoInt2"],
)
def test_lines_through_the_origin(vault, ys, xs, certified):
    found = nist(vault, {"x": list(xs), "y": list(ys)}, "total(t.x * t.y) / total(t.x^2)")
    assert found == pytest.approx([certified], rel=1e-12)


def alternating(middle: float) -> list[float]:
    return [middle, *(round(middle + (0.1 if at % 2 else -0.1), 1) for at in range(1000))]


@pytest.mark.parametrize(
    ("values", "mean", "deviation", "digits"),
    [
        ([10000001.0, 10000003.0, 10000002.0], 10000002, 1, 1e-15),
        (alternating(1.2), 1.2, 0.1, 1e-12),
        (alternating(1000000.2), 1000000.2, 0.1, 1e-9),
        (alternating(10000000.2), 10000000.2, 0.1, 1e-7),
    ],
    ids=["NumAcc1", "NumAcc2", "NumAcc3", "NumAcc4"],
)
def test_means_and_deviations_of_numbers_that_differ_little(vault, values, mean, deviation, digits):
    """NIST StRD, univariate: the last has only eight digits as floats, whatever is computed from them."""
    assert nist(vault, {"x": values}, "mean(t.x + 0)", "stdev(t.x)") == [
        pytest.approx(mean, rel=1e-15),
        pytest.approx(deviation, rel=digits),
    ]


def test_a_long_table_is_folded_quickly(vault):
    columns = {"x": [float(at) for at in range(9_999)]}
    assert nist(vault, columns, "total(t.x * 2)") == [9998.0 * 9999]
    assert not isinstance(nist(vault, columns, "stdev(t.x)")[0], Failure)


def test_the_hint_for_an_expression_of_the_row_before_works(vault):
    _, (problem,) = vault({"n.md": f"{PLANS}```calc\nplans.a = previous(plans.seats * 2, 0)\n```\n"})
    assert problem.hint == "make a column of it first, `plans.new = …`, and take `previous` of that"
    _, problems = vault(
        {"n.md": f"{PLANS}```calc\nplans.new = plans.seats * 2\nplans.a = previous(plans.new, 0)\n```\n"}
    )
    assert problems == ()
