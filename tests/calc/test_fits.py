"""Least squares: NIST's reference sets to the digits they certify, units, what a fit refuses."""

import math
import sys
from pathlib import Path

import numpy as np
import pytest

from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

sys.path.insert(0, str(Path(__file__).parent / "nist"))

from nist_sets import LINEAR, NONLINEAR, search_of, table_of

UNITS = unit_table()


def computed(text: str, *, reference: bool = False):
    note = parse_note(SourceFile(NoteId("n.md"), text))[0]
    settings = ValueSettings(reference=reference)
    calculation, problems = evaluate(sheets_of([note], UNITS, lambda *_: None, lambda _: None, settings))
    values = {one.id.name: one.value.number for one in calculation.quantities.values() if one.value is not None}
    return values, calculation.quantities, problems


def digits(found: float, certified: float) -> float:
    """Return how many digits agree, up to 15."""
    off = abs(found - certified) / (abs(certified) or 1)
    return 15.0 if off < 1e-15 else -math.log10(off)


DIGITS = {
    "Norris": 13,
    "Pontius": 13,
    "NoInt1": 14,
    "NoInt2": 14,
    "Filip": 13,
    "Longley": 13,
    "Wampler1": 14,
    "Wampler2": 13,
    "Wampler3": 14,
    "Wampler4": 14,
    "Wampler5": 12,
}
"""The least number of digits that agree, of all results of a set; certified numbers have 15."""


@pytest.mark.parametrize("name", LINEAR)
def test_linear_sets_of_nist(name):
    known = LINEAR[name]
    sheet = f"```calc\nfit law: y = {known['formula']} over t\n```\n"
    found, _, problems = computed(table_of(name) + sheet, reference=True)
    assert problems == ()
    names = [one for one in found if one[0] == "b" and "_" not in one]
    pairs = [
        *zip((found[one] for one in names), known["values"], strict=True),
        *zip((found[f"{one}_error"] for one in names), known["errors"], strict=True),
        (found["law_residual"], known["residual"]),
        (found["law_r2"], known["r2"]),
    ]
    assert min(digits(*pair) for pair in pairs) >= DIGITS[name], pairs


FAR = {"MGH17", "BoxBOD", "Eckerle4"}
"""Sets of which the farther start does not lead to the certified minimum."""


BOTH = [name for name, known in NONLINEAR.items() if known["level"] == "lower" and name != "Lanczos3"]


@pytest.mark.parametrize(
    ("name", "which"),
    [*((name, "near") for name in NONLINEAR), *((name, "far") for name in (*BOTH, "Nelson", *sorted(FAR)))],
)
def test_nonlinear_sets_of_nist(name, which):
    known = NONLINEAR[name]
    found, _, problems = computed(f"{table_of(name)}```calc\n{search_of(name, which)}\n```\n")
    if which == "far" and name in FAR:
        assert [one.code for one in problems] == ["CG350"]
        assert problems[0].message.endswith("so start it nearer: `near …`")
        return
    assert problems == ()
    names = [f"b{at}" for at in range(1, len(known["values"]) + 1)]
    values = [digits(found[one], known["values"][at]) for at, one in enumerate(names)]
    errors = [digits(found[f"{one}_error"], known["errors"][at]) for at, one in enumerate(names)]
    assert min(values) >= (7 if name == "ENSO" else 8), values
    assert min(errors) >= (2 if name == "Lanczos1" else 7), errors  # its residual is that of 14 digits of its data
    assert digits(found["law_residual"], known["residual"]) >= (2 if name == "Lanczos1" else 7)


PULLS = """<!-- calc: table pulls -->

| pull | on         | load [kg] | stretch [mm] | temp [°C] | word | gap |
|------|------------|----------:|-------------:|----------:|------|----:|
| 1    | 2026-03-02 |        40 |          8.1 |      20.1 | a    |   1 |
| 2    | 2026-03-09 |        80 |         16.8 |      21   | b    |     |
| 3    | 2026-03-30 |       120 |         23.7 |      21.7 | b    |   3 |
| 4    | 2026-05-04 |       160 |         33.1 |      23.1 | b    |   4 |
| 5    | 2026-05-11 |       200 |         39.2 |      23.9 | a    |   5 |
| 6    | 2026-06-22 |       240 |         49.6 |      25.2 | a    |   7 |

"""
SHOWN: dict[str, dict[str, str] | None] = {
    "fit stretch = a + b * load over pulls": {"a": "0.00667 mm", "a_error": "0.915 mm", "b": "0.203 mm/kg"},
    "fit pulls.stretch = a + b * pulls.load": {"b_error": "0.00588 mm/kg"},
    "fit law: stretch = b * load over pulls": {"b": "0.203 mm/kg", "law_residual": "0.88 mm"},
    "fit stretch = a + b * load over pulls for a [cm], b [m/kg]": {"a": "0.000667 cm", "b": "0.000203 m/kg"},
    "fit temp = a + b * load over pulls": {"a": "18.9 °C", "a_error": "0.183 K", "b": "25.4 mK/kg"},
    "fit stretch = a + b * (temp - 20 °C) over pulls": {"b": "7.94 mm/K"},
    "fit stretch = a + b * gap over pulls where gap known": {"b": "7 mm"},
    'fit stretch = a + b * load over pulls where word = "b"': {"b": "0.204 mm/kg"},
    "fit stretch = a + b * (on - date 2026-03-02) over pulls": {"b": "0.35 mm/d"},
    "fit on - first(on) = a + b * load over pulls": {"b": "0.56 d/kg"},
    "fit ln(stretch / 1 mm) = a + b * ln(load / 1 kg) over pulls": {"b": "0.99494"},
    "g = 9.81 m/s^2\nfit stretch = a + b * load * g over pulls for a, b [mm/N]": {"b": "0.0207 mm/N"},
    "E = 3\nfit stretch = E + b * load over pulls for b": None,
    "pulls.twice = 2 * pulls.load\nfit stretch = a + b * twice over pulls": {"b": "0.101 mm/kg"},
    "fit stretch = (a + b * load) / 2 over pulls": {"b": "0.406 mm/kg"},
    "fit stretch = a - b * load over pulls": {"b": "-0.203 mm/kg"},
    "fit stretch = a + b * load over pulls\nu = normal(b, b_error)": {"u": "0.2029 (0.1933–0.2126) mm/kg"},
    "fit stretch = a * load^b over pulls for a near 1, b near 1": None,
    "fit stretch = a * (load / 1 kg)^b over pulls for a near 1 mm, b near 1": {"a": "0.197 mm", "b": "1.00534"},
    "fit stretch = a * (1 - exp(-load / c)) over pulls for a near 100 mm, c near 500 kg": None,
    "fit = 3\nx = fit + 1": {"x": "4"},
    "fit(x) = x^2\ny = fit(3)": {"y": "9"},
}


@pytest.mark.parametrize(("sheet", "shown"), SHOWN.items(), ids=SHOWN)
def test_what_fits_give(sheet, shown):
    _, quantities, problems = computed(f"{PULLS}```calc\n{sheet}\n```\n", reference=True)
    texts = {one.id.name: f"{one.text} {one.unit.text}".strip() for one in quantities.values()}
    if shown is None:
        assert problems
        return
    assert problems == ()
    assert {name: texts[name] for name in shown} == shown


def test_least_squares_as_numpy_has_them():
    chance = np.random.default_rng(3)
    for count in (2, 5):
        columns = chance.normal(size=(40, count)) * 10.0 ** chance.integers(-6, 6, size=count)
        ys = columns @ chance.normal(size=count) + chance.normal(size=40)
        rows = "\n".join(
            f"| {at} | {y!r} | {' | '.join(map(repr, row))} |"
            for at, (y, row) in enumerate(zip(ys.tolist(), columns.tolist(), strict=True))
        )
        names = [f"x{at}" for at in range(count)]
        table = f"<!-- calc: table t -->\n\n| id | y | {' | '.join(names)} |\n|{'---|' * (count + 2)}\n{rows}\n\n"
        formula = " + ".join(f"c{name} * {name}" for name in names)
        found, _, problems = computed(f"{table}```calc\nfit law: y = {formula} over t\n```\n")
        assert problems == ()
        expected, squares, _, _ = np.linalg.lstsq(columns, ys, rcond=None)
        deviation = math.sqrt(squares[0] / (40 - count))
        errors = deviation * np.sqrt(np.diag(np.linalg.inv(columns.T @ columns)))
        assert [found[f"c{name}"] for name in names] == pytest.approx(expected, rel=1e-9)
        assert [found[f"c{name}_error"] for name in names] == pytest.approx(errors, rel=1e-6)
        assert found["law_residual"] == pytest.approx(deviation, rel=1e-12)


REFUSED = {
    "pulls.stretch over pulls.load\npoints pulls.temp": "`pulls.temp` is not drawn in this plot",
    "g over g in 1..3\npoints": "points are rows of a table, and the axis of this plot is a range",
}


@pytest.mark.parametrize(("plot", "said"), REFUSED.items(), ids=REFUSED)
def test_points_that_are_refused(plot, said):
    _, _, problems = computed(f"{PULLS}```calc\ng = 2 in 1..3\n```\n\n```calc plot\n{plot}\n```\n")
    assert [one.code for one in problems if one.message == said] == ["CG252"]


RODS = """<!-- calc: table t -->

| id | h [m] | y [N*m] | rod |
|----|------:|--------:|----:|
| a  |     1 |       2 |   1 |
| b  |     2 |       3 |   2 |
| c  |     3 |       5 |   5 |

"""
SWALLOWED = {
    "fit y = k * 3 N*h over t": ("3 N*h", "column of `t`", "3 N * h", "3 N·h"),
    "fit rod = a + 2 N*rod + b * rod^2 over t for a, b": ("2 N*rod", "column of `t`", "2 N * rod", "2 N·rod"),
    "fit y - 2 N*h = k over t": ("2 N*h", "column of `t`", "2 N * h", "2 N·h"),
    "fit y = k * 1 N*h + 1 N*h over t where h > 1 m for k": ("1 N*h", "column of `t`", "1 N * h", "1 N·h"),
    "fit y = k * h over t where y > 1 N*h": ("1 N*h", "column of `t`", "1 N * h", "1 N·h"),
    "t.d = 2 * t.h\nfit y = k * 3 N*d over t": ("3 N*d", "column of `t`", "3 N * d", "3 N·d"),
    "fit y = m * h + 3 N*m over t": ("3 N*m", "coefficient of this fit", "3 N * m", "3 N·m"),
    "fit y = 3 N*m over t for m": ("3 N*m", "coefficient of this fit", "3 N * m", "3 N·m"),
}


@pytest.mark.parametrize("line", SWALLOWED)
def test_a_name_inside_a_unit_is_refused(line):
    number, meaning, calculation, unit = SWALLOWED[line]
    _, _, problems = computed(f"{RODS}```calc\n{line}\n```\n")
    called, name = meaning.partition(" ")[0], number[-3:] if number.endswith("rod") else number[-1]
    assert [(one.code, one.message, one.hint) for one in problems] == [
        (
            "CG227",
            f"`{number}` is one unit, and `{name}` in it is also a {meaning}",
            f"write `{calculation}` for the {called}, `{unit}` for the unit",
        )
    ]
    for pasted in (calculation, unit):
        _, _, problems = computed(f"{RODS}```calc\n{line.replace(number, pasted)}\n```\n")
        assert "CG227" not in {one.code for one in problems}


MEANT = {
    "fit y = k * 3 N * h over t": 0.5476,
    "fit y = k * 1 N·m over t": 3.3333,
    "fit y = k * 1 N*m over t": 3.3333,
    "fit t.y = k * 3600 N*h": 2.5720e-7,
    "fit y = 3 kg/h * h * 1 m * k over t": 1971.43,
}


@pytest.mark.parametrize("line", MEANT)
def test_a_unit_that_is_meant(line):
    found, _, problems = computed(f"{RODS}```calc\n{line}\n```\n")
    assert problems == ()
    assert found["k"] == pytest.approx(MEANT[line], rel=1e-4)
