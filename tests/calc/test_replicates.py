"""Tables whose first column repeats, such as measurements of the same samples: grouped as by NumPy, never looked up."""

import numpy as np
import pytest

DATA = {"sample": ["well", "well", "river A", "river A", "river A", "tap"], "x": [1.0, 2.5, 5.0, 6.0, 9.5, 9.0]}
TABLE = "<!-- calc: table runs -->\n| sample | x [mg] |\n|---|---|\n" + "".join(
    f"| {sample} | {x} |\n" for sample, x in zip(DATA["sample"], DATA["x"], strict=True)
)
OTHER = "\n<!-- calc: table sites -->\n| site | sample |\n|---|---|\n| New York | river A |\n| Rome | tap |\n"


def note(*lines: str, above: str = TABLE + OTHER) -> dict[str, str]:
    return {"n.md": f"{above}\n```calc\n" + "\n".join(lines) + "\n```\n"}


def test_groups_are_those_of_numpy(vault):
    calculation, problems = vault(
        note(
            "by = mean(runs.x) per runs.sample",
            "by.s = quantile(runs.x, 25 %) per runs.sample",
            "by.n = count(runs) per runs.sample",
            "runs.run = cumulative(runs.x) per runs.sample",
            "runs.off = runs.x - by[runs.sample].x",
            "sites.x = by[sites.sample].x",
            'spread = stdev(runs.x where runs.sample = "river A")',
        )
    )
    assert problems == ()
    x, sample = np.array(DATA["x"]), np.array(DATA["sample"])
    groups = {one: x[sample == one] for one in DATA["sample"]}
    means = {one: values.mean() for one, values in groups.items()}

    def column(name: str) -> list[float]:
        return list(calculation.outcomes[f"n.md#{name}"][0].numbers)

    for name, wanted in {
        "by.x": list(means.values()),
        "by.s": [np.quantile(one, 0.25) for one in groups.values()],
        "runs.run": [number for one in groups.values() for number in one.cumsum()],
        "runs.off": x - [means[one] for one in sample],
        "sites.x": [means["river A"], means["tap"]],
    }.items():
        assert [number / 1e-6 for number in column(name)] == pytest.approx(list(wanted), rel=1e-12, abs=1e-12), name
    assert column("by.n") == list(map(len, groups.values()))
    assert calculation.outcomes["n.md#spread"] / 1e-6 == pytest.approx(groups["river A"].std(ddof=1), rel=1e-12)


def test_a_first_column_of_numbers_may_repeat(vault):
    table = "<!-- calc: table t -->\n| dose [mg] | y |\n|---|---|\n| 1 | 2 |\n| 1 | 3 |\n| 2 | 5 |\n"
    calculation, problems = vault(note("fit line: y = a + b * dose over t", "n = count(t)", above=table))
    assert problems == ()
    assert calculation.outcomes["n.md#b"] * 1e-6 == pytest.approx(2.5)
    assert calculation.outcomes["n.md#n"] == 3


REFUSED = {
    "a pick": ("r = pick runs: well", "several rows of `runs` are named `well`"),
    "a cell": ("r = runs.well.x", "several rows of `runs` are named `well`"),
    "a look-up": ("sites.r = runs[sites.sample].x", "several rows of `runs` are named `river A`"),
    "groups into it": ("runs.r = count(sites) per sites.sample", "several rows of `runs` are named `river A`"),
    "a name with a space": ("r = pick sites: New York", "the name of a row that is picked is one word"),
    "a name in quotes": ('r = pick sites: "Rome"', "the name of a row that is picked is one word"),
}


@pytest.mark.parametrize(("line", "message"), REFUSED.values(), ids=REFUSED)
def test_a_name_of_several_rows_is_never_one_of_them(vault, line, message):
    calculation, problems = vault(note(line))
    assert any(message in one.message and one.severity == "error" for one in problems), problems
    assert not isinstance(calculation.outcomes.get("n.md#r"), float)


@pytest.mark.parametrize("names", [("a", "a"), ("a (1)", "a", "a"), ("a", "a", "a (1)", "a (1)")], ids=str)
def test_every_row_is_kept(vault, names):
    table = "<!-- calc: table t -->\n| name | x |\n|---|---|\n" + "".join(f"| {one} | 1 |\n" for one in names)
    calculation, problems = vault(note("n = total(t.x)", above=table))
    assert problems == ()
    assert calculation.outcomes["n.md#n"] == len(names)


def test_an_id_names_one_row(vault):
    table = "<!-- calc: table t -->\n| id | x |\n|---|---|\n| a | 1 |\n| a | 2 |\n| b c | 3 |\n"
    _, problems = vault(note("n = total(t.x)", above=table))
    assert {one.message for one in problems} == {"`b c` cannot be a row's id", "row `a` appears twice, first in line 4"}
