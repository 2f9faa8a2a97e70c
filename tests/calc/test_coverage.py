"""Coverage: the claims of a note, and its numbers with a unit that are none."""

import pytest

from calcgraph.calc.claims.coverage import meets
from calcgraph.calc.model import Coverage
from calcgraph.project import read_project
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SHEET = """```calc
step_time [ms] = 42 ms
tps [tok/s] = 1 tok / step_time
experts = 8
check slow: step_time > 10 ms
```
"""

COVERAGE = {
    "held, wrong, disputed, sourced": (
        '[42 ms](#step_time), [9 ms](#step_time), [8 ms](#step_time "disputed: typo"), [7 ms](#measured "@x").',
        (4, 4),
    ),
    "without a unit": ("It has [8](#experts).", (1, 1)),
    "a check": ("It [is slow](#slow).", (1, 1)),
    "a range is one": ("It is [20 ms to 50 ms](#step_time).", (1, 1)),
    "not bound": ("It takes [42 ms](#step_time), not 300 ms, and 3 GB.", (1, 3)),
    "beside a claim": ("It takes 300 ms, [42 ms](#step_time), 3 GB.", (1, 3)),
    "a link that checks nothing": ("It takes [the 42 ms](#step_time).", (0, 1)),
    "a live value": ("It makes `= tps` here.", (0, 0)),
    "no number": ("See [the step](#step_time).", (0, 0)),
}


def coverage_of(prose: str) -> tuple[Coverage, int, SourceFile]:
    source = SourceFile(NoteId("n.md"), f"{SHEET}\n{prose}\n")
    project = read_project([source], [], lambda _: None, Settings())
    return project.coverage[source.path], len(project.claims.get(source.path, ())), source


@pytest.mark.parametrize(("prose", "counted"), COVERAGE.values(), ids=COVERAGE)
def test_claims_are_bound_and_other_numbers_are_not(prose: str, counted: tuple[int, int]) -> None:
    found, claims, _ = coverage_of(prose)
    assert (found.bound, found.total) == counted
    assert (claims, claims + len(found.unbound)) == counted


def test_numbers_of_a_data_table_are_neither_bound_nor_not() -> None:
    rows = "| a | 3 TB/s | [42 ms](#step_time) |\n| b | 4 TB/s | 6 GB |"
    table = f"<!-- calc: table t -->\n| id | bw [TB/s] | said |\n|---|---|---|\n{rows}"
    found, _, source = coverage_of(f"{table}\n\nAnd 5 GB.")
    assert (found.bound, found.total) == (1, 2)
    assert [source.line(span.line) for span in found.unbound] == ["And 5 GB."]


REPORTED = (
    "b.md:1 2 of 5 numbers are checked; `values.coverage_floor` requires a share of 0.9; "
    "2 numbers of this note are not checked, the first of them here; the claims page counts them by note"
)
FLOORS = {"none": (0.0, []), "reached": (0.4, []), "not reached": (0.9, [REPORTED])}


@pytest.mark.parametrize(("floor", "reported"), FLOORS.values(), ids=FLOORS)
def test_the_floor_of_coverage(floor: float, reported: list[str]) -> None:
    texts = {"a.md": f"{SHEET}\n[42 ms](#step_time), [8](#experts), 7 GB.\n", "b.md": "5 GB and 6 GB.\n"}
    sources = [SourceFile(NoteId(path), text) for path, text in texts.items()]
    project = read_project(sources, [], lambda _: None, Settings(values=ValueSettings(coverage_floor=floor)))
    found = [one for one in project.diagnostics if one.code == "CG408"]
    assert [f"{one.path}:{one.span.line} {one.message}; {one.hint}" for one in found] == reported


def test_a_vault_without_numbers_reaches_every_floor() -> None:
    settings = Settings(values=ValueSettings(coverage_floor=1.0))
    assert read_project([SourceFile(NoteId("a.md"), "# A\n")], [], lambda _: None, settings).diagnostics == ()


SHARES = {"exactly the floor": (7, 100, True), "below it": (6, 100, False), "of no numbers": (0, 0, True)}


@pytest.mark.parametrize("row", SHARES.values(), ids=SHARES)
def test_a_share_that_is_the_floor_meets_it(row: tuple[int, int, bool]) -> None:
    bound, total, is_enough = row
    assert meets(bound, total, 0.07) is is_enough
