"""What messages propose for a column: pasted, the message is gone."""

import pytest

TABLE = """<!-- calc: table t -->

| id | h [m] | T [°C] | w [kg] |
|----|------:|-------:|-------:|
| a  |     1 |     20 |      1 |
| b  |     2 |     30 |        |
| c  |     3 |     31 |      3 |

"""
IN_KELVIN = "or `t.T_K [K] = t.T` and calculate with `t.T_K`"
CASES = {
    "the row before outside a column": (
        "x = previous(t.h)",
        "CG346",
        "write, in a column, `table.new = previous(table.column, 0)`",
        "t.new = previous(t.h, 0)",
    ),
    "a running total outside a column": (
        "x = cumulative(t.h)",
        "CG346",
        "write, in a column, `table.new = cumulative(table.column)`",
        "t.new = cumulative(t.h)",
    ),
    "degrees in a column": ("t.z = 2 * t.T", "CG303", IN_KELVIN, "t.T_K [K] = t.T\nt.z = 2 * t.T_K"),
    "degrees in an aggregate": ("x = max(2 * t.T)", "CG303", IN_KELVIN, "t.T_K [K] = t.T\nx = max(2 * t.T_K)"),
    "degrees in a fit": (
        "fit h = a + b * h * T over t",
        "CG303",
        IN_KELVIN,
        "t.T_K [K] = t.T\nfit h = a + b * h * T_K over t",
    ),
    "moved degrees in a column": (
        "t.z = 2 * (t.T + 5 K)",
        "CG303",
        "or `t.T_K [K] = t.T + 5 K` and",
        "t.T_K [K] = t.T + 5 K\nt.z = 2 * t.T_K",
    ),
    "an aggregate of degrees": ("x = 2 * mean(t.T)", "CG303", "or `T [K] = mean(t.T)`", "T [K] = mean(t.T)\nx = 2 * T"),
    "a cell in degrees": ("x = 2 * t.a.T", "CG303", "or `T [K] = t.a.T`", "T [K] = t.a.T\nx = 2 * T"),
    "a picked row": (
        "p = pick t: a\nx = 2 * p.T",
        "CG303",
        "or `T [K] = p.T`",
        "p = pick t: a\nT [K] = p.T\nx = 2 * T",
    ),
    "a curve of degrees": (
        "x = 2 * interpolate(t.T, t.h = 1.5 m)",
        "CG303",
        "or `T [K] = interpolate(",
        "T [K] = interpolate(t.T, t.h = 1.5 m)\nx = 2 * T",
    ),
    "an empty cell of an aggregate": (
        "x = total(t.w * t.h)",
        "CG351",
        "or omit such rows: `… where table.column known`",
        "x = total(t.w * t.h where t.w known)",
    ),
    "an empty cell of an aggregate in a column": (
        "t.z = t.h * total(t.w * t.h)",
        "CG351",
        "or omit such rows: `… where table.column known`",
        "t.z = t.h * total(t.w * t.h where t.w known)",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_proposed_can_be_pasted(vault, name: str) -> None:
    lines, code, hint, pasted = CASES[name]
    _, problems = vault({"n.md": f"{TABLE}```calc\n{lines}\n```\n"})
    assert [one.code for one in problems] == [code]
    assert hint in problems[0].hint
    _, problems = vault({"n.md": f"{TABLE}```calc\n{pasted}\n```\n"})
    assert [(one.code, one.message) for one in problems if one.severity == "error"] == []


@pytest.mark.parametrize("line", ["t.z = 2 * t.w", "t.z = previous(t.w, 0 kg)", "t.z = t.w < 2 kg"])
def test_a_column_leaves_no_row_out(vault, line: str) -> None:
    _, problems = vault({"n.md": f"{TABLE}```calc\n{line}\n```\n"})
    assert [(one.code, one.hint) for one in problems] == [("CG351", "fill it")]
