"""What one build may spend: each kind of work has a limit for all notes together, and what is cut short is reported."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest
from click.testing import CliRunner

from calcgraph.calc.algebra.asking import Worker
from calcgraph.calc.budget import CUT, FLOOR, FREE, LIMITS, TIGHT, WHOLE, Budget, Purse, Work
from calcgraph.calc.programs import machine, ranges
from calcgraph.calc.programs.machine import Machine
from calcgraph.calc.programs.operations import execute
from calcgraph.calc.programs.ranges import range_under
from calcgraph.hosts.command_line import main


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """Asked in vain by nearly all sheets here, so it may take little time for each question."""
    found = Worker(deadline=0.3)
    yield found
    found.close()


SAID = {work: f"no value: {words}" for work, words in CUT.items()}


def lines(pattern: str, count: int) -> str:
    return "\n".join(pattern.format(at=at, before=at - 1) for at in range(1, count + 1))


CUT_SHORT: Mapping[str, tuple[Work, str, str]] = {
    "a sum above a range": (Work.RANGES, "a = 1..2\ny = Sum(sin(a * i), (i, 1, 5000))", SAID[Work.RANGES]),
    "sums inside sums above a range": (
        Work.RANGES,
        "a = 1..2\ny = Sum(Sum(sin(a * i + j), (i, 1, 60)), (j, 1, 60))",
        SAID[Work.RANGES],
    ),
    "many sums as written": (
        Work.STEPS,
        lines("y{at} = Sum(sin(i * {at}), (i, 1, 9000))", 4),
        f"{SAID[Work.STEPS]}; 2 more lines of this note for the same reason",
    ),
    "what depends on one": (
        Work.STEPS,
        "y0 = Sum(sin(i), (i, 1, 9000)) + Sum(sin(2 * i), (i, 1, 9000))\ny1 = 2 * y0",
        f"{SAID[Work.STEPS]}; 1 more line of this note for the same reason",
    ),
    "binomials of many multiplications": (
        Work.STEPS,
        "y = Sum(binomial(9000, 4400) / binomial(9000, 4400), (i, 1, 20))",
        "no value: overflow",
    ),
    "binomials that are numbers": (Work.STEPS, "y = Sum(binomial(9000.5, 8990), (i, 1, 20))", SAID[Work.STEPS]),
    "a law for all numbers": (
        Work.STEPS,
        "x = 2 in 1..9\ncheck law: Sum(sin(i * x), (i, 1, 900)) < 10^9 for all",
        f"the check fails, `law`: not for more than 11 points: {CUT[Work.STEPS]}",
    ),
}
"""What asks for much, and what is reported about it where a tenth of the usual is left."""


@pytest.mark.parametrize("name", CUT_SHORT)
def test_what_is_cut_short_is_said(vault, monkeypatch, name):
    work, sheet, said = CUT_SHORT[name]
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, work: 20_000})
    _, problems = vault(sheet=sheet)
    assert said in [problem.message for problem in problems if problem.code != "CG362"]


def test_what_is_cut_short_is_said_once_a_note(vault, monkeypatch):
    """With how many lines have no value for it; those of another note have a line of their own."""
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.STEPS: 0})
    sheet = "```calc\n" + lines("y{at} = Sum(sin(i * {at}), (i, 1, 9000))", 9) + "\nz = 1 / 0\nw = 1 / 0\n```\n"
    calculation, problems = vault({"a.md": sheet, "b.md": sheet})
    said = f"{SAID[Work.STEPS]}; 8 more lines of this note for the same reason"
    for path in ("a.md", "b.md"):
        found = [one.message for one in problems if one.path == path and one.code == "CG350"]
        assert found == [said, "no value: division by zero", "no value: division by zero"]
    assert {one.message for one in calculation.problems.values()} == {SAID[Work.STEPS], "no value: division by zero"}


def test_other_rows_are_tried_once_for_all_claims(tmp_path, monkeypatch):
    """What a quantity comes to in another row does not depend on the claim."""
    asked = []
    value = Machine.value
    monkeypatch.setattr(Machine, "value", lambda *of: asked.append(of) or value(*of))
    rows = "\n".join(f"| r{at} | {at + 1} |" for at in range(50))
    sheet = "part = pick parts: r0\nload = Sum(part.mass / 100, (i, 1, 100))"
    table = f"<!-- calc: table parts -->\n\n| part | mass [kg] |\n|---|---|\n{rows}\n"
    claims = "\n\n".join(f"It carries [{at + 900} kg](#load)." for at in range(20))
    (tmp_path / "n.md").write_text(f"```calc\n{sheet}\n```\n\n{table}\n{claims}\n")
    done = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache", "--format", "json"])
    assert len(json.loads(done.output)["diagnostics"]) == 20
    assert len([of for of in asked if len(of) > 3 and of[3].cut == CUT[Work.READINGS]]) == 49


@pytest.mark.parametrize(
    "name", [name for name, (_, _, said) in CUT_SHORT.items() if said.endswith(tuple(CUT.values()))]
)
def test_alone_in_a_vault_it_is_not_cut_short(vault, name):
    _, sheet, said = CUT_SHORT[name]
    small = sheet.replace("5000", "500").replace("9000", "900").replace("60", "9")
    _, problems = vault(sheet=small)
    assert not [problem for problem in problems if problem.message.endswith(tuple(CUT.values()))], said


def test_a_large_vault_of_small_lines_is_not_cut_short(vault, monkeypatch):
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.STEPS: 0, Work.RANGES: 0, Work.VIEWS: 0})
    sheet = "a = 1..2\nb = 3..4\n" + lines("q{at} = a * {at} + b + Sum(i, (i, 1, 5))", 100)
    calculation, problems = vault(sheet=sheet)
    assert problems == ()
    assert all(q.value is not None for q in calculation.quantities.values())


def test_a_chain_above_a_range_is_linear(vault, monkeypatch):
    """At 800 quantities each has as many programs run as at 200: a point is computed once for all of them."""
    runs: Counter[int] = Counter()

    def programs(length: int) -> int:
        sheet = "q0 = 1..2\n" + lines("q{at} = q{before} + {at} / 1000", length)

        def counted(*asked):
            runs[length] += 1
            return execute(*asked)

        monkeypatch.setattr(machine, "execute", counted)
        calculation, problems = vault(sheet=sheet)
        assert problems == ()
        last = next(q for id_, q in calculation.quantities.items() if id_.name == f"q{length}")
        assert last.value.high - last.value.low == pytest.approx(1)
        return runs[length]

    assert programs(200) > 200
    assert programs(800) < 4.1 * runs[200], runs


UNTRIED = f"not all other rows of `part` are tried: {CUT[Work.READINGS]}"


@pytest.mark.parametrize(("left", "said"), [(10**6, "it is right with part=r40"), (2_000, UNTRIED)])
def test_rows_that_are_not_tried_are_named(tmp_path, monkeypatch, left, said):
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.READINGS: left})
    rows = "\n".join(f"| r{at} | {at + 1} |" for at in range(50))
    sheet = "part = pick parts: r0\nload = Sum(part.mass / 100, (i, 1, 100))"
    table = f"<!-- calc: table parts -->\n\n| part | mass [kg] |\n|---|---|\n{rows}\n"
    (tmp_path / "n.md").write_text(f"```calc\n{sheet}\n```\n\n{table}\nIt carries [41 kg](#load).\n")
    done = CliRunner().invoke(main, ["check", str(tmp_path), "--no-cache", "--format", "json"])
    (reported,) = json.loads(done.output)["diagnostics"]
    assert said in reported["message"]


def test_a_new_build_has_all_of_it_again(vault):
    calculation, _ = vault(sheet="a = 1..2\nb = 3 * a")
    budget = calculation.machine.budget
    budget.spend(Work.VIEWS, LIMITS[Work.VIEWS])
    budget.spend(Work.VIEWS, 1)
    budget.renew()
    assert range_under(calculation.machine, "n.md#b", {"n.md#a": 1.0}, 3.0).low == 3.0
    assert budget.left(Work.VIEWS) == LIMITS[Work.VIEWS]


def test_a_purse_spends_its_own_first():
    budget = Budget({Work.VIEWS: 100})
    purse = Purse(budget, Work.VIEWS)
    assert purse.steps == FREE[Work.VIEWS] + 100
    purse.pay(FREE[Work.VIEWS])
    assert (purse.steps, budget.left(Work.VIEWS)) == (100, 100)
    purse.pay(130)
    assert (purse.steps, budget.has(Work.VIEWS)) == (0, False)


def test_the_second_computation_has_a_budget_and_says_once_what_it_left(vault, monkeypatch):
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.REFERENCE: 10_000})
    sheet = lines("y{at} = Sum(sqrt(i + {at}), (i, 1, 200))", 9) + "\nsmall = 2 * y1"
    calculation, problems = vault(sheet=sheet, reference=True)
    (reported,) = [one.message for one in problems if one.code != "CG362"]
    assert reported == f"`y5` and 4 more values are computed only once: {CUT[Work.REFERENCE]}"
    assert calculation.machine.budget.left(Work.REFERENCE) < 3_000


def test_what_the_second_computation_left_is_not_remembered(vault, monkeypatch):
    memory: dict[str, str] = {}
    sheet = lines("y{at} = Sum(sqrt(i + {at}), (i, 1, 200))", 9)
    left = []
    for _ in range(4):
        monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.REFERENCE: 10_000})
        _, problems = vault(sheet=sheet, reference=True, memory=memory)
        left.append(len([one for one in problems if one.code == "CG365"]))
    assert (left[0], left[-1], "spent" in memory.values()) == (1, 0, False)


def test_points_are_kept_with_their_inputs_counted(vault, monkeypatch):
    """A run at a point holds a value for each input: of many inputs few points are kept."""
    searches = []

    class Heard(ranges._Search):  # noqa: SLF001 - what it keeps shows nowhere else
        def __init__(self, *of):
            searches.append(self)
            super().__init__(*of)

    monkeypatch.setattr(ranges, "_Search", Heard)
    monkeypatch.setattr(ranges, "MOST_KEPT", 3_000)
    sheet = lines("a{at} = 1..2", 30) + "\np = " + " * ".join(f"sin(9 * a{at})" for at in range(1, 31))
    calculation, problems = vault(sheet=sheet)
    assert problems == ()
    assert all(q.value is not None for q in calculation.quantities.values())
    held = [sum(len(run.memo) for run in search._runs.values()) for search in searches]  # noqa: SLF001
    assert 1_000 < max(held) <= 3_100


ADDED_UP: Mapping[str, tuple[Work, str, bool]] = {
    "sums that stay below what a line has of its own": (
        Work.ALL_STEPS,
        lines("y{at} = Sum(sin(a * {at}), (a, 1, 1000))", 90),
        False,
    ),
    "sums in sums": (Work.ALL_STEPS, lines("y{at} = Sum(Sum(a + b + {at}, (a, 1, 40)), (b, 1, 40))", 90), False),
    "searches of ranges that stay below it": (
        Work.ALL_STEPS,
        "r = 1..2\n" + lines("y{at} = r * Sum(a * {at}, (a, 1, 50))", 90),
        False,
    ),
    "a little of each kind": (
        Work.ALL_STEPS,
        "r = 1..2\n" + lines("y{at} = r * Sum(a * {at}, (a, 1, 50))\ncheck Sum(a + {at}, (a, 1, 500)) > 0 for all", 60),
        False,
    ),
    "exact numbers below it": (Work.ALL_EXACT, lines("y{at} = Sum(sqrt(a + {at}), (a, 1, 40))", 90), True),
}
"""Sheets of which each line is cheap and all together are not, by what they are counted in."""


@pytest.mark.parametrize("name", ADDED_UP)
def test_what_each_line_has_of_its_own_adds_up(vault, monkeypatch, name):
    """All together take no more than the whole, and one line's more; what is left out is said, with why."""
    whole, sheet, reference = ADDED_UP[name]
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, whole: 100_000 if not reference else 5_000})
    calculation, problems = vault(sheet=sheet, reference=reference, algebra_seconds=0)
    budget = calculation.machine.budget
    kinds = [work for work in WHOLE if WHOLE[work] is whole]
    counted = budget.limits[whole]
    assert not budget.has(whole)
    assert budget._spent[whole] < counted + max(FREE[work] for work in kinds) + 200 * FLOOR  # noqa: SLF001 - nobody else asks
    told = [one.message for one in problems if CUT[whole] in one.message]
    assert len(told) >= 1


def test_every_kind_of_steps_is_counted_in_a_whole():
    assert set(WHOLE) == set(FREE)
    assert set(TIGHT) == {*WHOLE.values(), Work.DATA}
    assert all(TIGHT[whole] < LIMITS[whole] for whole in TIGHT)


def test_when_everything_is_used_up_simple_lines_have_their_value(vault, monkeypatch):
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.ALL_STEPS: 1_000})
    bomb = "```calc\n" + lines("y{at} = Sum(sin(a * {at}), (a, 1, 9000))", 9) + "\n```\n"
    plain = "```calc\n" + "w = 3 m\nh = 2 m\narea = w * h\n" + "```\n"
    calculation, problems = vault({"a.md": bomb, "b.md": plain})
    assert {one.path for one in problems} == {"a.md"}
    assert {id_.name: q.value.number for id_, q in calculation.quantities.items() if id_.note == "b.md"} == {
        "w": 3,
        "h": 2,
        "area": 6,
    }


GROUPED = {
    "a group for each row": ("by{at} = total(t.v) per t.g", 1, True),
    "columns of such a table": ("by0.c{at} = total(t.v) per t.g", 1, True),
    "groups of groups": ("by{at} = total(by{before}.v) per by{before}.g", 1, True),
    "three groups": ("by{at} = total(t.v) per t.g", 100, False),
    "a column above its rows": ("t.c{at} = cumulative(t.v)", 1, False),
}
"""Lines over three hundred rows, how many rows make a group, and whether a tenth of the usual is too little."""


@pytest.mark.parametrize("name", GROUPED)
def test_groups_count_as_what_they_take(vault, monkeypatch, name):
    line, size, is_cut = GROUPED[name]
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.STEPS: 0, Work.ALL_STEPS: 100_000})
    rows = "".join(f"| r{at} | g{at // size} | {at} |\n" for at in range(300))
    sheet = "by0 = total(t.v) per t.g\n" + lines(line, 12)
    text = f"```calc\n{sheet}\n```\n\n<!-- calc: table t -->\n\n| k | g | v |\n|---|---|---|\n{rows}"
    _, problems = vault({"n.md": text})
    assert any(one.code == "CG350" for one in problems) == is_cut


@pytest.mark.parametrize(("flag", "said"), [("--no-cache", ""), ("--untrusted", CUT[Work.ALL_STEPS])])
def test_a_stranger_may_spend_less(tmp_path, monkeypatch, flag, said):
    monkeypatch.setattr("calcgraph.hosts.commands.vaults.TIGHT", {Work.ALL_STEPS: 20_000})
    (tmp_path / "n.md").write_text(f"```calc\n{lines('y{at} = Sum(sin(a * {at}), (a, 1, 1000))', 20)}\n```\n")
    done = CliRunner().invoke(
        main, ["check", str(tmp_path), flag, "--format", "json", "--set", "values.algebra_seconds=0"]
    )
    told = [one["message"] for one in json.loads(done.output)["diagnostics"] if one["code"] == "CG350"]
    assert told == ([f"no value: {said}; 15 more lines of this note for the same reason"] if said else [])


def test_each_note_has_all_of_it_but_a_limit_of_the_whole_vault_is_shared():
    budget = Budget({Work.VIEWS: 1_000})
    budget.spend(Work.VIEWS, 1_600)  # what is begun may go beyond
    assert not budget.has(Work.VIEWS)
    budget.begin()
    assert (budget.left(Work.VIEWS), budget.was_cut) == (1_000, True)
    shared = Budget({Work.VIEWS: 1_000, Work.ALL_STEPS: 1_200})
    shared.spend(Work.VIEWS, 600)
    shared.begin()
    assert shared.left(Work.VIEWS) == 600


WAVES = "x = 1 in 0.5..2\ns = Sum(sin(i * x) + cos(i * x) + sin(2 * i * x), (i, 1, 9000))"
VIEWS = {
    "a table": ("table\nrows: x in 0.5..2 step 0.01\ncols: s", "this table takes about "),
    "a table both ways": ("table\nrows: x in 0.5..2 step 0.1\nacross: y in 1..9 step 1\nshow: s * y", "this table"),
    "a plot": ("plot\ns over x in 0.5..2", "this plot takes about "),
    "a short table": ("table\nrows: x in 0.5..2 step 0.5\ncols: s", ""),
    "a small plot": ("plot\nx^2 over x in 0.5..2", ""),
}


@pytest.mark.parametrize(("view", "said"), VIEWS.values(), ids=VIEWS)
def test_a_view_of_too_many_steps_is_an_error_of_the_check(tmp_path, view, said):
    """In a vault of other such notes as alone, and before it is drawn."""
    text = f"```calc\n{WAVES}\ny = 2\n```\n\n```calc {view}\n```\n"
    for name in ("n", "other", "zz"):
        (tmp_path / f"{name}.md").write_text(text)
    done = CliRunner().invoke(
        main, ["check", str(tmp_path), "--no-cache", "--format", "json", "--set", "values.algebra_seconds=0"]
    )
    found = [(one["path"], one["message"]) for one in json.loads(done.output)["diagnostics"] if one["code"] == "CG350"]
    assert [path for path, _ in found] == (["n.md", "other.md", "zz.md"] if said else [])
    assert all(message.startswith(said) and "`s" in message for _, message in found)
    assert len({message for _, message in found}) <= 1


def test_a_note_loses_nothing_by_its_neighbours(tmp_path, monkeypatch):
    monkeypatch.setattr("calcgraph.calc.budget.LIMITS", {**LIMITS, Work.STEPS: 200_000})
    heavy = f"```calc\n{lines('y{at} = Sum(sin(a * {at}), (a, 1, 9000))', 20)}\n```\n"
    light = "```calc\nz = Sum(sin(a), (a, 1, 9000))\n```\n"
    for name, text in (("a", heavy), ("b", light), ("c", heavy), ("d", light)):
        (tmp_path / f"{name}.md").write_text(text)
    done = CliRunner().invoke(
        main, ["check", str(tmp_path), "--no-cache", "--format", "json", "--set", "values.algebra_seconds=0"]
    )
    told = [(one["path"], one["message"]) for one in json.loads(done.output)["diagnostics"] if one["code"] == "CG350"]
    assert [path for path, _ in told] == ["a.md", "c.md"]
    assert told[0][1] == told[1][1]
