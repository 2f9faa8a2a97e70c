"""What is reported about sheets that cannot be computed: every message whole."""

import pytest

EURO = "add it to `units.txt` in the library, such as `formulas/units.txt`: `EUR = [euro] = € = euro`"
TABLE = "<!-- calc: table gpus -->\n| id | bw [TB/s] | note |\n|---|---|---|\n| h100 | 3 | x |\n| b200 |  | y |\n\n"
PROBLEMS = {
    "twice": ("a = 1\na = 2", "CG340", "`a` is already defined in line 8"),
    "use of nothing": (
        "use [[gone]]: a, b\nc = a",
        "CG341",
        "`[[gone]]` is not a note, so `a`, `b` cannot be computed",
    ),
    "no such name": ("use [[other]]: k\nc = k", "CG342", "`k` is not defined in `other.md`"),
    "unknown": ("speed = 1\nb = sped * 2", "CG343", "`sped` is not defined in this note"),
    "no table": ("g = pick gpu: h100", "CG344", "there is no table `gpu` in this note"),
    "no row": ("g = pick gpus: h1000\nb = g.bw", "CG344", "`gpus` has no row `h1000`"),
    "a row is not a number": ("g = pick gpus: h100\nb = g * 2", "CG345", "`g` is a row of a table, not a number"),
    "a text column": ("g = pick gpus: h100\nb = g.note", "CG345", "`g.note` is text, not a number"),
    "no column": ("g = pick gpus: h100\nb = g.watts", "CG345", "`gpus` has no column `watts`"),
    "a whole column": ("b = gpus.bw + 1 TB/s", "CG345", "`gpus.bw` is a whole column"),
    "no function": ("b = sqr(4)", "CG346", "there is no function `sqr`"),
    "too many": ("b = sqrt(4, 2)", "CG346", "`sqrt` takes 1 argument, not 2"),
    "too few": ("f(x, y) = x + y\nb = f(1)", "CG346", "`f` takes 2 arguments, not 1"),
    "by name": (
        "f(x, k = 1) = x * k\nb = f(1, k = 2)",
        "CG346",
        "arguments of `f` are given in order, not by name",
    ),
    "a check of two": (
        "a = 3\nb = 2 * a\ncheck a < 2 and b < 7",
        "CG353",
        "the check fails: 3 < 2 is false, 6 < 7 is true",
    ),
    "a check of sums": (
        "a = 3 GB\ncheck big: a * 2 > a + 4 GB",
        "CG353",
        "the check fails, `big`: 6 GB > 7 GB is false",
    ),
    "a unit apart": ("a = 3\nb = a / s", "CG343", "`s` is not defined in this note"),
    "a function apart": ("b = log2", "CG343", "`log2` is not defined in this note"),
    "a spreadsheet's function": ("b = avg(3, 4)", "CG346", "there is no function `avg`"),
    "not called": ("f(x) = x\nb = f + 1", "CG346", "`f` is a function"),
    "cycle": ("a = b\nb = c\nc = a", "CG347", "`a` depends on itself: `a` → `b` → `c` → `a`"),
    "recursion": ("f(x) = f(x - 1)\nb = f(1)", "CG347", "`f` depends on itself: `f` → `f`"),
    "no such override": ("a = 1\nb = a\nc = (b with z = 2)", "CG348", "`z` is not in `n.md`"),
    "a row it has not": ("g = pick gpus: h100\nb = g.bw\nc = (b with g = h300)", "CG344", "`gpus` has no row `h300`"),
    "division": ("a = 0\nb = 1 / a", "CG350", "no value: division by zero"),
    "log": ("b = ln(0)", "CG350", "no value: log of zero or less"),
    "root": ("b = sqrt(-1)", "CG350", "no value: root of a negative number"),
    "overflow": ("b = exp(1000)", "CG350", "no value: overflow"),
    "sine": ("b = asin(2)", "CG350", "no value: outside -1..1"),
    "no case": ("a = 1\nb = Piecewise((1, a > 2))", "CG350", "no value: no case holds"),
    "half a step": ("b = Sum(i, (i, 0, 2.5))", "CG350", "no value: bounds are not whole numbers"),
    "no root": ("a = 2\nb = a^2 + 1\nc = solve b = 0 for a", "CG350", "no value: no root was found in the range"),
    "division in a function": (
        "f(x) = 1 / x\nb = f(0)\nc = b",
        "CG350",
        "no value: `f` with these arguments: division by zero",
    ),
    "division in a sum": (
        "f(x) = 1 / x\nb = Sum(f(i), (i, 0, 3))",
        "CG350",
        "no value: `f` with these arguments: division by zero",
    ),
    "under other arguments": (
        "a = 4\nb = 1 / (a - 3)\nc = (b with a = 3)\nd = c",
        "CG350",
        "no value: `b` with these arguments: division by zero",
    ),
    "an empty cell of another row": (
        "g = pick gpus: h100\nb = g.bw * 2\nc = (b with g = b200)",
        "CG350",
        "no value: `b` with these arguments: the cell of row `b200` is empty",
    ),
    "an empty cell in a function": (
        "g = pick gpus: b200\nf(x) = x * g.bw\nb = f(2)\nc = b",
        "CG351",
        "`g.bw`: the cell of row `b200` is empty",
    ),
    "a function that is wrong": ("f(x) = nope * x\nb = f(2)", "CG343", "`nope` is not defined in this note"),
    "a function of what is wrong": ("a = 1 / 0\nf(x) = a * x\nb = f(2)", "CG350", "no value: division by zero"),
    "a root of what is wrong": (
        "a = 1 / 0\nb = 3\nc = solve a * b = 2 for b\nd = limit(a / b, b, oo)\ncheck c < a",
        "CG350",
        "no value: division by zero",
    ),
    "beyond float64": (
        "a = 1e308 TB\nb = a / 2",
        "CG221",
        "`1e308 TB` in base units is outside the range from 1e-307 to 1e307",
    ),
    "a pick from no table": (
        "g = pick gpu: h100\nb = g.bw\nc = (b with g = h200)\nd = limit(b * x, x, oo)\nx = 2",
        "CG344",
        "there is no table `gpu` in this note",
    ),
    "an empty cell": (
        "g = pick gpus: b200\nb = g.bw * 2",
        "CG351",
        "`g.bw`: the cell of row `b200` is empty",
    ),
    "an empty cell in a total": ("b = total(gpus.bw)", "CG351", "the cell `gpus.b200.bw` is empty"),
    "a check": (
        "a = 3 GB\ncheck a > 4 GB    # it is large",
        "CG353",
        "the check fails, it is large: 3 GB > 4 GB is false",
    ),
    "declared": ("a = 3 m\nb [s] = 2 * a", "CG356", "`b` is declared in `s`, but its formula is in `m`"),
    "override's unit": ("a = 3 m\nc = (a with a = 4 s)", "CG357", "`a` is in `m`, but its new value is in `s`"),
    "unused import": ("use [[other]]: j\nb = 1", "CG361", "`j` is imported but not used"),
    "unused control": ("a = 3 in 1..5", "CG362", "no formula uses `a`, so its slider has no effect"),
    "hidden": ("a = 3\nf(a) = a\nb = f(a)", "CG363", "the argument `a` of `f` hides the `a` of this note"),
    "scenario": ("a = 3\nb = a\nscenario s: c = 4", "CG348", "`c` is not in `n.md`"),
}


@pytest.mark.parametrize("name", PROBLEMS)
def test_problem(vault, name):
    sheet, code, message = PROBLEMS[name]
    other = "```calc\nj = 1\n```\n"
    _, problems = vault({"n.md": f"{TABLE}```calc\n{sheet}\n```\n", "other.md": other})
    assert [(problem.code, problem.message) for problem in problems] == [(code, message)]


HINTS = {
    "b = 8 /h": "write the rate as `8 1/h`",
    "b = 3/min": "write the rate as `3 1/min`",
    "b = 0.5 /d * 2 d": "write the rate as `0.5 1/d`",
    "a = 3\nb = a / s": "write the unit `s` directly after a number, as in `3 s` or `3 GB/s`",
    "b = log2": "call a function with brackets: `log2(…)`",
    "b = avg(3, 4)": "write `mean(3, 4)`",
    "b = 5 tok per s": "write compound units with a slash and without spaces: `5 tok/s`",
    "a = 3\nb = a if 1 < 2 else 4": "write `Piecewise((a, 1 < 2), (4, True))`",
    "b = 0.24 W/(m^2*K)": "write `W/m^2/K`",
    "b = 3 W/m²K": "write `W/m^2/K`",
    "m = 3\nb = 0.24 W/(m*K)": "write the unit `K` directly after a number, as in `3 K` or `3 GB/K`",
    "b = 3 J/(kg*nope)": "write the unit `kg` directly after a number, as in `3 kg` or `3 GB/kg`",
    "b = 10²": "write `10^2`",
    "b = 2 * 10⁻¹²": "write `2e-12`",
    "a = 2\nb = a⁻¹": "write a power as `^-1`",
    "b = 20 Cent": "did you mean `cent`?",
    "b = € 5": "write `€` directly before a number, `€2.25/h`, or after it, `2.25 €/h`",
    "b = €9,000/h": EURO,
    "b = 3 EUR": f"write `unit EUR` in the sheet, or {EURO}",
}


@pytest.mark.parametrize("sheet", HINTS)
def test_what_was_meant_is_in_the_hint(vault, sheet):
    _, (problem,) = vault(sheet=sheet)
    assert problem.hint == HINTS[sheet]


def test_a_cycle_across_notes_is_named_with_its_whole_way(vault):
    _, problems = vault(
        {
            "a.md": "```calc\nuse [[b]]: y\nx = y + 1\n```\n",
            "b.md": "```calc\nuse [[a]]: x\ny = 2 * x\nz = y\n```\n",
        }
    )
    assert [problem.message for problem in problems] == [
        "`x` depends on itself: `a.md#x` → `b.md#y` → `a.md#x`",
    ]


def test_instability_is_reported(vault):
    _, problems = vault(sheet="x = (1 + 1e-17 - 1) / 1e-17\nz = 0.1 + 0.2 - 0.3", reference=True)
    assert [problem.message for problem in problems] == [
        "`x` is numerically unstable: float64 gives 0, exact arithmetic 1; none of its digits is reliable"
    ]


def test_a_table_of_another_note_is_offered(vault):
    _, problems = vault({"hw.md": TABLE, "n.md": "```calc\ng = pick gpus: h100\n```\n"})
    assert [(one.message, one.hint) for one in problems] == [
        ("there is no table `gpus` in this note", "add `use [[hw]]: gpus`")
    ]
