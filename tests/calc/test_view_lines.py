"""What a view shows must be there: lines with points, values in units they have."""

import pytest

SHEET = """k = 0.5 in 0.1..0.9
n = 3000 rpm in 1000..5000 rpm
g(q) = Sum(q^i, (i, 0, oo))
finite = Sum(k^i, (i, 0, 20))"""

VIEWS = {
    "an endless sum of a function": (
        "plot", "g(k) over k in 0.1..0.9", "CG354", "`g(k)` has no point: a plot is computed without algebra",
    ),
    "an endless sum": (
        "plot", "Sum(k^i, (i, 0, oo)) over k in 0.1..0.9", "CG354",
        "`Sum(k^i, (i, 0, oo))` has no point: a plot is computed without algebra",
    ),
    "nothing real": (
        "plot", "sqrt(-k) over k in 0.1..0.9", "CG350",
        "`sqrt(-k)` has no point in this plot: root of a negative number",
    ),
    "another kind of unit": (
        "table", "rows: k in 0.2, 0.4\ncols: n as kg", "CG356", "a value in `rpm` cannot be shown as `kg`",
    ),
    "no unit at all": ("table", "rows: k in 0.2, 0.4\ncols: n as foo", "CG301", "unknown unit `foo`"),
}  # fmt: skip


@pytest.mark.parametrize(("word", "lines", "code", "message"), VIEWS.values(), ids=VIEWS)
def test_what_a_view_cannot_show_is_reported(word, lines, code, message, vault):
    _, problems = vault({"n.md": f"```calc\n{SHEET}\n```\n\n```calc {word}\n{lines}\n```\n"})
    assert [(one.code, one.message) for one in problems if one.severity == "error"] == [(code, message)]


SOUND = ["finite over k in 0.1..0.9", "sqrt(k - 0.5) over k in 0.1..0.9", "2 * k over k in 0.1..0.9"]


@pytest.mark.parametrize("line", SOUND)
def test_a_line_with_points_is_not_reported(line, vault):
    _, problems = vault({"n.md": f"```calc\n{SHEET}\n```\n\n```calc plot\n{line}\n```\n"})
    assert [one for one in problems if one.severity == "error"] == []
