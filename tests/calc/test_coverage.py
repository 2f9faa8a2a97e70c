"""Coverage: the claims of a note, and its numbers with a unit that are none."""

import pytest

from calcgraph.calc.model import Coverage
from calcgraph.project import read_project
from calcgraph.settings import Settings
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
