"""Other names change nothing: no value, unit or diagnostic of any sheet of the repository depends on names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from calcgraph.calc.dimensions.measures import CONSTANTS as BOUND
from calcgraph.calc.functions import ALIASES, FUNCTIONS
from calcgraph.calc.nonscalar_functions import ROW_FOLDS
from calcgraph.calc.syntax.tokens import RESERVED, CalcTokenKind, Cursor, StatementRefusal, Text
from calcgraph.calc.units.table import unit_table

ROOT = Path(__file__).parents[2]
PLACES = ("tests/cases/errors", "tests/cases/rules", "docs", "tests/sites")
FENCE = re.compile(r"^```calc[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
DEFINED = re.compile(r"^[ \t]*([^\W\d]\w*)[ \t]*(?:\([^()\n]*\))?[ \t]*(?:\[[^\[\]\n]*\])?[ \t]*=(?!=)", re.MULTILINE)
WORDS = {
    *RESERVED,
    *FUNCTIONS,
    *ALIASES,
    *ROW_FOLDS,
    *BOUND,
    "use",
    "check",
    "scenario",
    "pick",
    "solve",
    "unit",
    "ode",
}
READS = re.compile(r"^[ \t]*use\b|\bpick\b|[\"\[]\[", re.MULTILINE)
"""Reads another note, a table or a file."""
LETTERS = "бгджзийлпфцчшщъыьэюя"
"""Letters of no unit and no word of the language."""


def sheets() -> Iterator[str]:
    """Sheets that stand alone, each once."""
    found = (
        sheet
        for place in PLACES
        for path in sorted((ROOT / place).rglob("*.md"))
        for sheet in FENCE.findall(path.read_text(encoding="utf-8", errors="replace"))
    )
    yield from (one for one in dict.fromkeys(found) if not READS.search(one))


def other_names(sheet: str) -> dict[str, str]:
    """A new name, as long as the old one, for each name that a sheet defines and no unit has."""
    units = unit_table().names
    names = [name for name in dict.fromkeys(DEFINED.findall(sheet)) if name not in WORDS and name not in units]
    made: dict[str, str] = {}
    for at, name in enumerate(names):
        first, second = LETTERS[at % len(LETTERS)], LETTERS[at // len(LETTERS) % len(LETTERS)]
        made[name] = first if len(name) == 1 else (first + second + "ю" * len(name))[: len(name)]
    return made if len(set(made.values())) == len(made) else {}


def renamed(sheet: str, names: dict[str, str]) -> str:
    """The sheet with other names; units in brackets and after numbers stay."""
    cursor, edits = Cursor(Text(sheet, "n.md", 1, (1,))), []
    for start in [0, *(found.end() for found in re.finditer("\n", sheet))]:
        if start < cursor.at:
            continue
        cursor.begin(start)
        try:
            while (token := cursor.take()).kind is not CalcTokenKind.END:
                if token.text == "[":
                    cursor.go_to(sheet.index("]", token.end) + 1)
                elif token.kind is CalcTokenKind.NAME and token.text in names:
                    edits.append((token.start, token.end, names[token.text]))
        except (StatementRefusal, ValueError):
            return ""
    for start, end, name in reversed(edits):
        sheet = sheet[:start] + name + sheet[end:]
    return sheet


def looked_at(vault, sheet: str, back: dict[str, str]):
    """What a sheet comes to, with its first names."""
    calculation, problems = vault(sheet=sheet.rstrip("\n"))

    def said(text: str) -> str:
        return re.sub(r"[^\W\d]\w*", lambda word: back.get(word[0], word[0]), text)

    values = [(said(id_.name), one.text, one.unit.text) for id_, one in calculation.quantities.items()]
    return sorted(values), sorted((one.code, one.span.line, said(one.message)) for one in problems)


ALL = [(sheet, names, renamed(sheet, names)) for sheet in sheets() if (names := other_names(sheet))]
CHANGED = [row for row in ALL if row[2]]


def test_there_is_much_to_rename():
    assert len(CHANGED) > 150
    assert sum(len(names) for _, names, _ in CHANGED) > 400


@pytest.mark.parametrize("part", range(8))
def test_other_names_change_nothing(vault, part):
    for sheet, names, other in CHANGED[part::8]:
        back = {new: old for old, new in names.items()}
        assert looked_at(vault, other, back) == looked_at(vault, sheet, {}), sheet


TURNING = ["v [m/s] = {0} * f", "a [m/s^2] = {0} * f^2", "p [W] = 20 N * {0} * f", "x [N] = 2 kg * {0} * f^2"]
LENGTHS = ["r", "arm", "radius_1", "crank", "stroke", "wavelength", "q"]


@pytest.mark.parametrize("line", TURNING)
def test_no_name_makes_a_length_turn(vault, line):
    found = [looked_at(vault, f"{name} = 0.1 m\nf = 50 Hz\n{line.format(name)}\n", {name: "q"}) for name in LENGTHS]
    assert all(one == found[-1] for one in found)


@pytest.mark.parametrize("name", ["M", "torque", "tau", "moment_2", "work", "q"])
def test_no_name_makes_an_energy_a_torque(vault, name):
    assert looked_at(vault, f"{name} = 20 J\nf = 50 Hz\np [W] = {name} * f\n", {})[1] == []
