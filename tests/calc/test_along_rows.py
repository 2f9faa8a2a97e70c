"""Columns that go along rows: a column that reads its own last row, running totals, both within groups."""

import math
import random
from collections.abc import Callable

import numpy as np
import pytest
from scipy.stats import rankdata

from calcgraph.calc.nodes import Failure

ROWS = 300
DRAWN = random.Random(7)  # noqa: S311 - the same numbers in every run
GROUP = [f"d{at // 24}" if at % 50 else "spare" for at in range(ROWS)]
X = [round(DRAWN.uniform(-3, 3), 3) for _ in range(ROWS)]
TABLE = "<!-- calc: table t -->\n| id | day | x [kW] |\n|---|---|--:|\n" + "".join(
    f"| h{at} | {day} | {x} |\n" for at, (day, x) in enumerate(zip(GROUP, X, strict=True))
)


def along(step: Callable[[float, float], float], start: float, *, per_group: bool = False) -> list[float]:
    """The oracle: a loop over the rows, with the last number of each group."""
    last: dict[str, float] = {}
    found = []
    for group, x in zip(GROUP, X, strict=True):
        key = group if per_group else ""
        last[key] = step(last.get(key, start), x)
        found.append(last[key])
    return found


CASES = {
    "a store between empty and full": (
        "t.c [kWh] = clamp(previous(t.c, 2 kWh) + t.x * 1 h, 0 kWh, 8 kWh)",
        along(lambda last, x: min(max(last + x, 0), 8), 2),
    ),
    "its unit from the first row": (
        "t.c = Max(0 kWh, previous(t.c, 0 kWh) + t.x * 1 h)",
        along(lambda last, x: max(last + x, 0), 0),
    ),
    "another at the start of each group": (
        "t.c [kWh] = clamp(previous(t.c, 1 kWh) + t.x * 1 h, 0 kWh, 5 kWh) per t.day",
        along(lambda last, x: min(max(last + x, 0), 5), 1, per_group=True),
    ),
    "a product": (
        "t.c [kWh] = previous(t.c, 1 kWh) * (1 + t.x / 100 kW)",
        along(lambda last, x: last * (1 + x / 100), 1),
    ),
    "a running total": ("t.c [kWh] = cumulative(t.x * 1 h)", list(np.cumsum(X))),
    "one for each group": (
        "t.c [kWh] = cumulative(t.x * 1 h) per t.day",
        along(lambda last, x: last + x, 0, per_group=True),
    ),
    "the row before in the group": (
        "t.c [kWh] = (t.x - previous(t.x, 0 kW)) * 1 h per t.day",
        [x - next((X[one] for one in range(at - 1, -1, -1) if GROUP[one] == GROUP[at]), 0.0) for at, x in enumerate(X)],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_columns_are_those_of_a_loop(vault, name: str) -> None:
    lines, wanted = CASES[name]
    calculation, problems = vault({"n.md": f"{TABLE}\n```calc\n{lines}\nall = total(t.c)\nlast = t.h299.c\n```\n"})
    assert [one.message for one in problems if one.code != "CG361"] == []
    found = calculation.outcomes["n.md#t.c"]
    assert not isinstance(found, Failure)
    assert [number / 3.6e6 for number in found[0].numbers] == pytest.approx(wanted, rel=1e-12, abs=1e-12)
    assert calculation.outcomes["n.md#all"] / 3.6e6 == pytest.approx(math.fsum(wanted), rel=1e-12)


def together(days: str) -> tuple[list[float], list[float]]:
    """The oracle of a level and a trend, of which each reads the other, all along or in groups."""
    last: dict[str, tuple[float, float]] = {}
    levels, trends = [], []
    for group, x in zip(GROUP, X, strict=True):
        key = group if days else ""
        level, trend = last.get(key, (1.0, 2.0))
        new = 0.3 * x + 0.7 * (level + trend)
        last[key] = new, 0.2 * (new - level) + 0.8 * trend
        levels.append(last[key][0])
        trends.append(last[key][1])
    return levels, trends


@pytest.mark.parametrize("per", ["", " per t.day"], ids=["all rows", "groups"])
@pytest.mark.parametrize("order", [1, -1], ids=["in order", "the other way round"])
def test_columns_that_read_each_other_are_those_of_a_loop(vault, per: str, order: int) -> None:
    lines = [
        f"t.c = 0.3 * t.x + 0.7 * (previous(t.c, 1 kW) + previous(t.d, 2 kW)){per}",
        f"t.d [kW] = 0.2 * (t.c - previous(t.c, 1 kW)) + 0.8 * previous(t.d, 2 kW){per}",
        "t.e = t.c + t.d",
    ]
    text = "\n".join(lines[::order])
    calculation, problems = vault({"n.md": f"{TABLE}\n```calc\n{text}\nall = total(t.e)\nlast = t.h299.d\n```\n"})
    assert [one.message for one in problems if one.code != "CG361"] == []
    levels, trends = together(per)
    for name, wanted in (("t.c", levels), ("t.d", trends)):
        found = [one / 1e3 for one in calculation.outcomes[f"n.md#{name}"][0].numbers]
        assert found == pytest.approx(wanted, rel=1e-12, abs=1e-12), name
    assert calculation.outcomes["n.md#all"] / 1e3 == pytest.approx(math.fsum(levels + trends), rel=1e-12)
    assert calculation.outcomes["n.md#last"] / 1e3 == pytest.approx(trends[-1], rel=1e-12)


def test_a_note_that_imports_one_of_two_columns_has_its_values(vault) -> None:
    lines = "t.c = 0.3 * t.x + 0.7 * previous(t.d, 2 kW)\nt.d = t.c + previous(t.d, 1 kW) / 2\nall = total(t.c)"
    note = "```calc\nuse [[n]]: all\ntwice = 2 * all\n```\n"
    calculation, problems = vault({"n.md": f"{TABLE}\n```calc\n{lines}\n```\n", "o.md": note})
    assert [one.message for one in problems if one.code != "CG361"] == []
    assert calculation.outcomes["o.md#twice"] == pytest.approx(2 * calculation.outcomes["n.md#all"])


def test_ranks_and_shares_of_groups_are_those_of_each_group(vault) -> None:
    lines = "t.r = rank(t.x) per t.day\nt.s = share(t.x * t.x) per t.day\nt.b = rank(-t.x) per t.day"
    calculation, problems = vault({"n.md": f"{TABLE}\n```calc\n{lines}\nsome = total(t.s)\n```\n"})
    assert [one.message for one in problems if one.code != "CG361"] == []
    wanted = {name: np.zeros(ROWS) for name in "rbs"}
    x, days = np.array(X), np.array(GROUP)
    for day in set(GROUP):
        rows = days == day
        wanted["r"][rows], wanted["b"][rows] = rankdata(x[rows]), rankdata(-x[rows])
        wanted["s"][rows] = x[rows] ** 2 / np.sum(x[rows] ** 2)
    for name, column in wanted.items():
        assert list(calculation.outcomes[f"n.md#t.{name}"][0].numbers) == pytest.approx(list(column), rel=1e-12), name
    assert calculation.outcomes["n.md#some"] == pytest.approx(len(set(GROUP)), rel=1e-12)


def test_sequences_of_which_one_is_refused_have_no_value(vault) -> None:
    sheet = (
        "a(0) = 0\nb(0) = 0 m\na(n) = b(n - 1) / 1 m for n in 1..5\nb(n) [m] = a(n - 1) + 3 kg for n in 1..5\nx = a(3)"
    )
    calculation, problems = vault(sheet=sheet)
    assert [one.code for one in problems] == ["CG310"]
    assert isinstance(calculation.outcomes["n.md#x"], Failure)


REFUSED = {
    "its own row": ("t.c = t.c + 1", "CG347", "read the row above: `previous(t.c, 0)`"),
    "all of its rows": ("t.c = total(t.c) + 1", "CG347", "read the row above"),
    "each other in one row": ("t.c = t.d + 1\nt.d = previous(t.c, 0) + t.c", "CG347", "the row above: `previous(t."),
    "the other's total": ("t.c = total(t.d)\nt.d = previous(t.c, 0) + 1", "CG347", "the row above: `previous(t."),
    "another unit in the other": ("t.c = previous(t.d, 0 kWh) + t.x\nt.d = t.c", "CG310", "only quantities"),
    "a unit that grows": ("t.c = previous(t.d, 1 kWh) * 2 s\nt.d = t.c", "CG310", "declare it: `t.c [m]"),
    "a column of the other that is refused": ("t.c = previous(t.d, 0) * 2\nt.d = previous(t.c, 0) + t.x", "CG310", ""),
    "no start": ("t.c = previous(t.c) + 1", "CG346", "add the value for the first row"),
    "another unit in each row": ("t.c = previous(t.c, 1 m) * 2 s", "CG310", "only quantities of the same kind"),
    "another unit than declared": ("t.c [kWh] = previous(t.c, 1 kW) + t.x", "CG310", ""),
    "ranks in groups of two columns": ("t.c = rank(t.x) per t.day, t.id", "CG346", "has both texts"),
    "a share of degrees in a group": ("t.e [°C] = 20 °C + 0 K * t.x / 1 kW\nt.c = share(t.e) per t.day", "CG303", ""),
    "a running total inside": ("t.c = 1 kW + cumulative(t.x) per t.day", "CG346", "table.run = cumulative"),
    "groups of a computed column": ("t.d = t.x\nt.c = previous(t.x, 0 kW) per t.d", "CG346", "name a column"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_these_are_refused(vault, name: str) -> None:
    lines, code, hint = REFUSED[name]
    calculation, problems = vault({"n.md": f"{TABLE}\n```calc\n{lines}\n```\n"})
    assert any(one.code == code and hint in one.hint for one in problems), problems
    assert isinstance(calculation.outcomes["n.md#t.c"], Failure)


def test_an_empty_group_is_refused(vault) -> None:
    table = TABLE.replace("| h3 | d0 |", "| h3 |  |")
    _, problems = vault({"n.md": f"{table}\n```calc\nt.c = cumulative(t.x) per t.day\n```\n"})
    assert [(one.code, one.message) for one in problems if one.code == "CG351"] == [
        ("CG351", "the cell `t.h3.day` is empty")
    ]


def test_a_failure_names_its_row(vault) -> None:
    _, problems = vault({"n.md": f"{TABLE}\n```calc\nt.c = previous(t.c, 1) / (t.x - {X[6]} kW) * 1 kW\n```\n"})
    assert [one.message for one in problems if one.code == "CG350"] == ["no value: division by zero in row 7"]


def test_a_cycle_through_a_total_names_the_columns_only(vault):
    lines = "t.level = previous(t.part, 0) + t.x / 1 kW\nt.part = share(t.level)\n"
    _, problems = vault({"n.md": f"{TABLE}\n```calc\n{lines}```\n"})
    (found,) = [one for one in problems if one.code == "CG347"]
    assert found.message == "`t.level` depends on itself: `t.level` → `t.part` → `t.level`"
    assert "previous" not in found.hint
