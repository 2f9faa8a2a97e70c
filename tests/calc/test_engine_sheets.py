"""Sheets and what they come to: values across notes, functions, picks, overrides, checks, live values."""

import pytest

BANDWIDTH = """
<!-- calc: table gpus -->
| id   | gpu      | bw [TB/s] | peak [TFLOP/s] | vram [GB] | source       |
|------|----------|----------:|---------------:|----------:|--------------|
| h100 | H100 SXM |      3.35 |            989 |        80 | @nvidia-h100 |
| b200 | B200     |       8.0 |           2250 |       192 | @nvidia-b200 |

```calc
use [[formulas/precision]]: precisions
gpu    = pick gpus: h100                    # accelerator
quant  = pick precisions: fp16              # weight precision
params = 70G param in 1G..1T param log      # active parameters per token @llama3
weights   [GB]     = params * quant.bytes   # bytes streamed per token
step_time [ms]     = weights / gpu.bw       # one decode step, one user
tps       [tok/s]  = 1 tok / step_time      # single-stream speed
critical  [FLOP/B] = gpu.peak / gpu.bw      # the roofline's knee
check weights / gpu.vram > 1                # does not fit on one
bw_for_100 [TB/s]  = solve tps = 100 tok/s for gpu.bw
```

Live: `= tps with gpu=b200`, `= tps with quant=fp8, gpu=b200`, `= step_time as us .2`, `= gpu.bw`.
"""
PRECISION = """
<!-- calc: table precisions -->
| id   | bytes [B/param] |
|------|-----------------|
| fp16 | 2               |
| fp8  | 1               |
"""


def test_the_example_of_the_language(vault):
    calculation, problems = vault({"notes/bandwidth.md": BANDWIDTH, "formulas/precision.md": PRECISION})
    assert problems == ()
    texts = {id_.name: f"{q.text} {q.unit.text}".strip() for id_, q in calculation.quantities.items()}
    assert texts["weights"] == "140 GB"
    assert texts["step_time"] == "41.8 ms"
    assert texts["tps"] == "23.9 tok/s"
    assert texts["critical"] == "295 FLOP/B"
    assert texts["bw_for_100"] == "14 TB/s"
    assert texts["gpu"] == "h100"
    checks = [quantity.holds for quantity in calculation.quantities.values() if quantity.kind == "check"]
    assert checks == [True]
    live = [result.text for result in calculation.live["notes/bandwidth.md"]]
    assert live == ["57.1 tok/s", "114 tok/s", "41,791 µs", "3.35 TB/s"]


VALUES = {
    "a function with a default": ("f(x, n = 2) = x^n\ny = f(3)", "y", "9"),
    "a function with all arguments": ("f(x, n = 2) = x^n\ny = f(3, 3)", "y", "27"),
    "a function asked by name": ("f(x, n = 2) = x^n\ny = (f with n = 4, x = 2)", "y", "16"),
    "a function of a function": ("f(x) = x + 1\ng(x) = f(2 * x) * f(x)\ny = g(3)", "y", "28"),
    "arguments do not leak": ("x = 10\nf(y) = x + y\ng(x) = f(x)\nz = g(1)", "z", "11"),
    "an override of a formula": ("a = 1\nb = a + 1\nc = 10 * b\nd = (c with b = 5)", "d", "50"),
    "an override is local": ("a = 1\nb = a + 1\nd = (b with a = 5) - b", "d", "4"),
    "overrides inside overrides": ("a = 1\nb = a + 1\nc = (b with a = a + 1)\nd = (c with a = 10)", "d", "12"),
    "the right side is outside": ("a = 1\nb = 2\nc = a + b\nd = (c with a = b, b = a)", "d", "3"),
    "power is right associative": ("y = 2^3^2", "y", "512"),
    "minus binds less than a power": ("y = -3^2", "y", "-9"),
    "a sum": ("y = Sum(i^2, (i, 1, 10))", "y", "385"),
    "a sum with a name of the note": ("i = 5\ny = Sum(2 * i, (i, 1, 3)) + i", "y", "17"),
    "a sum through a formula": ("i = 5\nz = 2 * i\ny = Sum(z, (i, 1, 3))", "y", "12"),
    "a product": ("y = Product(i, (i, 1, 5))", "y", "120"),
    "an empty sum": ("y = Sum(i, (i, 1, 0)) + 7", "y", "7"),
    "a case that is not taken may fail": ("x = 3\ny = Piecewise((1 / (x - 3), x > 3), (2, True))", "y", "2"),
    "and stops at the first no": ("x = 0\ny = Piecewise((1, x > 0 and 1/x > 2), (5, True))", "y", "5"),
    "the whole number beside": ("y = floor(0.3 / 0.1)", "y", "3"),
    "halves to even": ("y = round(2.5) + round(3.5)", "y", "6"),
    "logarithms of powers are whole": ("y = log10(1000) + log2(8) + log(81, 3)", "y", "10"),
    "a derivative": ("x = 3\ny = x^3\nd = diff(y, x)", "d", "27"),
    "an integral": ("y = integrate(t^2, (t, 0, 3))", "y", "9"),
    "an elasticity": ("x = 3\ny = 4 * x^2\ne = elasticity(y, x)", "e", "2"),
    "a quantity without a root of its own": ("x = 2 in 1..9\ny = x^5 - x\nr = solve y = 30 for x", "r", "2"),
    "a compound stays": ("d = 100 km\nv = d / 2 h\nw = v * 2", "w", "100 km/h"),
    "through several": ("p = 2 kW\ne = p * 3 h\nf = e / 2\ng = f + 1 MJ", "g", "3.28 kWh"),
    "by its own name": ("f = 3 N\na = 2 m^2\np = f / a\nq = 2 * p", "q", "3 Pa"),
    "binary prefixes stay": ("a = 4 GiB\nb = a * 4096", "b", "16 TiB"),
}


@pytest.mark.parametrize("name", VALUES)
def test_value(shown, name):
    sheet, quantity, expected = VALUES[name]
    assert shown(sheet)[quantity] == expected


def test_names_cross_notes_only_by_use(vault):
    calculation, problems = vault(
        {
            "a.md": "```calc\nuse [[b]]: speed as v, twice\ny = twice(v)\nz = (v with base = 10)\n```\n",
            "b.md": "```calc\nuse [[c]]: base\nspeed = base + 1\ntwice(x) = 2 * x\n```\n",
            "c.md": "```calc\nbase = 3\n```\n",
        }
    )
    assert problems == ()
    assert {id_.key: q.text for id_, q in calculation.quantities.items() if id_.note == "a.md"} == {
        "a.md#y": "8",
        "a.md#z": "11",
    }
    assert {(edge.reader.key, edge.read.key) for edge in calculation.uses} == {
        ("a.md#y", "b.md#twice"),
        ("a.md#y", "b.md#speed"),
        ("a.md#z", "b.md#speed"),
        ("b.md#speed", "c.md#base"),
    }


def test_a_composite_key_picks_one_row(vault):
    table = "<!-- calc: table peaks -->\n| gpu | quant | peak |\n|---|---|---|\n"
    rows = "| h100 | fp16 | 1 |\n| h100 | fp8 | 2 |\n| b200 | fp16 | 3 |\n| b200 | fp8 | 4 |\n\n"
    sheet = "```calc\ngpu, quant = pick peaks: h100, fp8\ny = gpu.peak\nz = (y with gpu = b200)\n```\n"
    calculation, problems = vault({"n.md": table + rows + sheet})
    assert problems == ()
    assert [q.text for id_, q in calculation.quantities.items() if id_.name in {"y", "z"}] == ["2", "4"]


def test_one_bad_row_leaves_the_others(vault):
    calculation, problems = vault(sheet="a = 1 / 0\nb = a + 1\nc = b * 2\nd = 5\ne = nowhere")
    quantities = {id_.name: q for id_, q in calculation.quantities.items()}
    assert [problem.code for problem in problems] == ["CG350", "CG343"]
    assert {id_.name for id_ in calculation.problems} == {"a", "e"}
    assert [id_.name for id_ in quantities["b"].needs] == ["a"]
    assert [id_.name for id_ in quantities["c"].needs] == ["b"]
    assert quantities["d"].text == "5"


def test_a_binary_scale_is_kept_where_it_is_written(vault):
    calculation, problems = vault(sheet="ctx = 128Ki tok\ntwice = 2 * ctx\nplain = 2Ki")
    assert problems == ()
    shown = {id_.name: (q.text, q.unit.text) for id_, q in calculation.quantities.items()}
    assert shown == {"ctx": ("128", "Ki tok"), "twice": ("262", "ktok"), "plain": ("2048", "")}


def test_the_cube_root_of_a_whole_number_below_zero(shown):
    assert shown("n = -8\nu = cbrt(n)\nv = cbrt(-2)")["u"] == "-2"
