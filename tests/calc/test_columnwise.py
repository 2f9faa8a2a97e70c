"""Formulas of rows computed column by column: the same numbers, steps and messages as row by row."""

import math
import random

import numpy as np
import pytest

from calcgraph.calc.algebra import exact_rows
from calcgraph.calc.nodes import Failure
from calcgraph.calc.programs import operations
from calcgraph.calc.programs.machine import MOST_STEPS

LINES = """a = 2
f(x) = x^2 + a
t.c = t.x * a + t.y
t.d = Piecewise((t.x / (t.y + 11), t.c > 30), (sqrt(t.y^2), True)) - 3
t.e = t.d - previous(t.d, 0)
t.g = cumulative(t.e * t.x)
t.h = Piecewise((t.x, t.y > 5), (Piecewise((t.y, t.x > 50), (-t.y, True)), t.x > 20), (a, True))
t.i = interpolate(u.v, u.k = clamp(t.x, 0, 10), clamp)
t.j = f(t.x)
g = total(t.c) per t.k
g.few = mean(t.h where t.x > 20) per t.k
all = total(t.g * t.h where t.c > 0)
few = total(t.e where t.x > 200)
none = mean(t.e where t.x > 200)
some = count(t where t.k = "p") + total(t.h where t.k != "p")
wet = total(t.c where t.d > a with a = 5)
bad = total(1 / (t.x - t.x) where t.x > 3)
worse = total(ln(t.y))
"""


def note(rows: int, lines: str = LINES) -> str:
    drawn = random.Random(rows)  # noqa: S311 - the same numbers in every run
    cells = ((at, "pq"[at % 2], drawn.randint(1, 99), drawn.uniform(-9, 9)) for at in range(rows))
    body = "".join(f"| r{at} | {text} | {x} | {y:.3f} |\n" for at, text, x, y in cells)
    curve = "<!-- calc: table u -->\n| id | k | v |\n|---|--:|--:|\n| a | 0 | 1 |\n| b | 4 | 9 |\n| c | 10 | 2 |\n"
    return f"<!-- calc: table t -->\n| id | k | x | y |\n|---|---|--:|--:|\n{body}\n{curve}\n```calc\n{lines}```\n"


@pytest.mark.parametrize("rows", [5, 60])
def test_columns_are_what_rows_are(vault, rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[object] = []
    by_columns = operations.by_columns

    def counted(*given: object) -> object:
        taken.append(by_columns(*given))
        return taken[-1]

    def computed() -> tuple[object, ...]:
        calculation, problems = vault({"n.md": note(rows)})
        run, steps = calculation.machine.base, {}
        for key, node in calculation.machine.nodes.items():
            if node.program is not None:
                run.budget[:] = [MOST_STEPS, 0, 0, 0]
                run.compute(key)
                steps[key] = MOST_STEPS - run.budget[0]
        return dict(calculation.outcomes), [str(one) for one in problems], steps

    monkeypatch.setattr(operations, "by_columns", counted)
    by_column = computed()
    assert sum(one is not None for one in taken) > len(taken) / 2
    monkeypatch.setattr(operations, "by_columns", lambda *_: None)
    assert by_column == computed()
    failed = {key for key, found in by_column[0].items() if isinstance(found, Failure)}
    assert {key.partition("#")[2] for key in failed} - {"f", "f(x)"} == {"none", "bad", "worse"}


FOLDS = {
    "total": math.fsum,
    "mean": np.mean,
    "median": np.median,
    "Max": max,
    "stdev": lambda cells: np.std(cells, ddof=1),
    "last": lambda cells: cells[-1],
    "count": len,
}


@pytest.mark.parametrize("groups", [3, 40, 500])
def test_groups_cost_their_rows(vault, groups: int) -> None:
    drawn = random.Random(groups)  # noqa: S311 - the same numbers in every run
    cells = [(drawn.randrange(groups), drawn.gauss(3, 20)) for _ in range(2_000)]
    body = "".join(f"| r{at} | g{group} | {x:.6f} |\n" for at, (group, x) in enumerate(cells))
    lines = "".join(f"g.{fold} = {fold}(t.x where t.x > 0) per t.k\n" for fold in FOLDS if fold != "total")
    table = f"<!-- calc: table t -->\n| id | k | x |\n|---|---|--:|\n{body}\n"
    calculation, problems = vault(
        {"n.md": f"{table}\n```calc\ng = total(t.x where t.x > 0) per t.k\n{lines}```\n"}, reference=False
    )
    by_group: dict[int, list[float]] = {}
    for group, x in cells:
        by_group.setdefault(group, []).extend([float(f"{x:.6f}")] if x > 0 else [])
    columns = {fold: calculation.outcomes[f"n.md#g.{'x' if fold == 'total' else fold}"] for fold in FOLDS}
    assert groups > 40 or not any(isinstance(one, Failure) for one in columns.values())
    for fold, act in FOLDS.items():
        found = columns[fold]
        if isinstance(found, Failure):  # a group of one row has no deviation, and one of none no mean
            assert any(len(own) < 2 for own in by_group.values()), found
            continue
        wanted = [act(own) for own in by_group.values()]
        assert found[0].numbers == pytest.approx(wanted, rel=1e-12, abs=1e-12)
    steps = MOST_STEPS
    calculation.machine.base.budget[:] = [steps, 0, 0, 0]
    calculation.machine.base.compute("n.md#g.x")
    assert steps - calculation.machine.base.budget[0] < 60_000
    assert not [one for one in problems if one.code == "CG350" and "steps" in one.message]


def test_rows_are_given_up_at_once_only_if_they_take_too_many_steps(vault, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps that are reserved for all rows are never more than these then take."""
    taken: list[tuple[int, int]] = []
    columns_of = exact_rows.columns_of

    def counted(exact: exact_rows.ExactComputation, rows: exact_rows.Term) -> object:
        reserved: list[int] = []
        monkeypatch.setattr(exact, "reserve", reserved.append)
        before = exact.steps
        found = columns_of(exact, rows)
        taken.append((max(reserved), exact.steps - before))
        return found

    monkeypatch.setattr(exact_rows, "columns_of", counted)
    vault({"n.md": note(40)}, reference=True)
    assert len(taken) > 2
    assert all(0 < reserved <= steps for reserved, steps in taken), taken
    assert any(steps < 2 * reserved for reserved, steps in taken)


def test_a_year_is_not_begun_that_takes_too_many_steps(vault, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    in_row = exact_rows.in_row
    monkeypatch.setattr(exact_rows, "in_row", lambda *given: begun.append(1) or in_row(*given))
    lines = "t.c = (t.x + 1) * (t.y + 2) - 3\nt.d = t.c * t.c + t.c\nall = total(t.d)\n"
    _, problems = vault({"n.md": note(3_000, lines)}, reference=True)
    assert [(one.code, "`all`" in one.message) for one in problems] == [("CG365", True)]
    assert not begun
