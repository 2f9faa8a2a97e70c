"""`mean(a, b)` of several values: of one kind, of points of a scale, in rows; `mean(t.x)` stays that of a column."""

import pytest

from calcgraph.calc.nodes import Failure

TABLE = "<!-- calc: table t -->\n\n| id | x [kg] | y [g] |\n|---|---|---|\n| a | 3 | 1000 |\n| b | 4 | 3000 |\n\n"
MEANS = {
    "two masses": ("m [kg] = mean(2 kg, 4000 g)", "3 kg"),
    "many numbers": ("m = mean(1, 2, 3, 4, 10)", "4"),
    "points of two scales": ("m [°C] = mean(68 °F, 26 °C)", "23 °C"),
    "points and kelvins": ("m [K] = mean(26.85 °C, 290 K)", "295 K"),
    "a difference and one": ("a = 20 °C\nb = 26 °C\nm = mean(b - a, 2 K)", "4 K"),
    "turns": ("m = mean(10 rpm, 20 rpm)", "15 rpm"),
    "zero": ("m = mean(0, 4 s)", "2 s"),
    "an unknown": ("m = solve mean(x, 4 kg) = 3 kg for x in 0..9 kg", "2 kg"),
    "a slope": ("a = 3 kg\nm = diff(mean(a, 7 kg, a), a)", "0.667"),
    "a range": ("a = 2..4 kg\nm = mean(a, 8 kg, -a)", "2.67 kg"),
    "in each row": ("m = total(mean(t.x, t.y))", "5.5 kg"),
    "of a column": ("m = mean(t.x)", "3.5 kg"),
}


@pytest.mark.parametrize(("lines", "wanted"), MEANS.values(), ids=MEANS)
def test_a_mean_of_values(vault, lines, wanted):
    calculation, problems = vault({"n.md": f"{TABLE}```calc\n{lines}\n```\n"}, reference=True)
    assert problems == ()
    found = next(one for id_, one in calculation.quantities.items() if id_.name == "m")
    assert f"{found.text} {found.unit.text}".strip() == wanted


REFUSED = {
    "a mass and a number": ("m = mean(2 kg, 3)", "CG310", "`2 kg` is kg, `3` is a plain number"),
    "dates": ("m = mean(date 2026-01-01, date 2026-01-03)", "CG310", "`mean` does not take dates"),
    "turns and angles": ("m = mean(10 rpm, 2 rad/s)", "CG315", ""),
    "whole columns": ("m = mean(t.x, t.y)", "CG345", "`t.x` is a whole column"),
    "a total of values": ("m = total(1 s, 2 s)", "CG346", "`total` needs a column of a table"),
    "a median of values": ("m = median(1, 2, 4)", "CG346", "`median` needs a column of a table"),
}


@pytest.mark.parametrize(("line", "code", "message"), REFUSED.values(), ids=REFUSED)
def test_these_are_refused(vault, line, code, message):
    calculation, problems = vault({"n.md": f"{TABLE}```calc\n{line}\n```\n"})
    assert [one.code for one in problems] == [code]
    assert message in problems[0].message
    assert isinstance(calculation.outcomes["n.md#m"], Failure)


ADVICE = {
    "total(1 s, k, 2 s)": "write `1 s + k + 2 s`",
    "product(2, 3)": "write `2 * 3`",
    "product(k, k + 1 s)": "write `k * (k + 1 s)`",
    "median(2, 3)": "write `median(table.y)`",
    "cumsum(t.x)": "write, in a column, `table.new = cumulative(table.column)`",
    "cummax(t.x)": "write, in a column, `table.top = Max(previous(table.top, table.column), table.column)`",
    "lag(t.x)": "write, in a column, `table.new = previous(table.column, 0)`",
}


@pytest.mark.parametrize("written", ADVICE)
def test_the_message_says_what_to_write(vault, written):
    _, problems = vault({"n.md": f"{TABLE}```calc\nk = 2 s\nm = {written}\n```\n"})
    assert [one.hint for one in problems if one.code == "CG346"] == [ADVICE[written]]


def test_the_written_line_of_a_running_end_has_its_values(vault):
    table = TABLE.replace("| 1 |", "| -1 |")
    advice = [ADVICE["cummax(t.x)"], ADVICE["cummax(t.x)"].replace("Max", "Min").replace(".top", ".low")]
    lines = [one.split("`")[1].replace("table.column", "t.x").replace("table.", "t.") for one in advice]
    values = "p = last(t.top)\nq = last(t.low)\nsame = Max(t.x)\nleast = Min(t.x)\n"
    calculation, problems = vault({"n.md": f"{table}```calc\n" + "\n".join(lines) + f"\n{values}```\n"})
    assert not problems
    found = {id_.name: one.text for id_, one in calculation.quantities.items()}
    assert (found["p"], found["q"]) == (found["same"], found["least"])


MEANT = {
    "x = 3 (2 - 5)": "write the product as `3 * (2 - 5)`",
    "x = 3 (1 to 5)": "write `x = 3 in 1..5`",
    "x = 3 m (2 m)": "write the product as `3 m * (2 m)`",
    "x = 3 m (1 to 5 m)": "write a product with `*`",
    "x = 4 : 2": "write `x = 4 / 2`",
    "x = 4 + 1 : 2": "remove the colon",
    "scenario s with k = 3 s and j = 2": "write `scenario s: k = 3 s, j = 2`",
}


@pytest.mark.parametrize("written", MEANT)
def test_the_offered_line_means_what_is_written(vault, written):
    _, problems = vault(sheet=f"k = 2 s\nj = 1\n{written}")
    assert any(one.hint.startswith(MEANT[written]) for one in problems), problems
