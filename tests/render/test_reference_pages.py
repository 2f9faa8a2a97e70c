"""The reference of the language and of units says what the program does; `python tests/render/…` writes the units."""

import re
from pathlib import Path

import pytest

from calcgraph.calc.functions import ALIASES, FUNCTIONS
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.model import QuantityId
from calcgraph.calc.nonscalar_functions import FOLDS, LOOPED
from calcgraph.calc.syntax.expressions import MAX_DEPTH, MAX_NODES
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.quantities import MAX_DIGITS
from calcgraph.calc.syntax.tokens import MAX_CHARACTERS, RESERVED
from calcgraph.calc.units.display import join_unit
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import Cell, DataTable, Fence
from calcgraph.source import NoteId, Span
from evaluating import Sheets, evaluate
from libraries_page import libraries_markdown
from units_page import units_markdown

MANUAL = Path(__file__).parents[2] / "docs/manual"
PLACE = Span(1, 1, 1, 1)
NOTE = NoteId("note.md")


def section(title):
    text = (MANUAL / "language.md").read_text(encoding="utf-8")
    return text.partition(f"## {title}\n")[2].partition("\n## ")[0]


def rows(title):
    """First and second cells of a section's tables."""
    cells = [line.strip("|").split(" | ") for line in section(title).split("\n") if line.startswith("| `")]
    return [(re.findall(r"`([^`]+)`", first), second.strip(" |`")) for first, second, *_ in cells]


def fence(text):
    return Fence("", {}, text, PLACE, 1, tuple(0 for _ in text.split("\n")))


STATEMENTS = [text for written, _ in rows("Statements") for text in written]


@pytest.mark.parametrize("text", STATEMENTS)
def test_statement_is_read(text):
    tree, problems = parse_sheet(fence(text), "note.md")
    assert problems == ()
    assert tree.statements or text.startswith("unit ")  # a unit is the vault's, not a statement of the sheet


EXAMPLES = [
    (written[0], gives) for title in ("Numbers", "Expressions", "Functions", "Dates") for written, gives in rows(title)
]


def shown(expression):
    table = DataTable(
        "gpus",
        "",
        (Cell("id", PLACE), Cell("vram [GB]", PLACE)),
        ((Cell("h100", PLACE), Cell("80", PLACE)), (Cell("b200", PLACE), Cell("192", PLACE))),
        PLACE,
    )
    sheet = fence(f"side = 3 m\nresult = {expression}")
    note = NoteInput(NOTE, "note.md", (sheet,), (table,))
    inputs = Sheets({NOTE: note}, unit_table(), lambda _note, _text: None, lambda _path: None)
    calculation, problems = evaluate(inputs)
    assert [problem for problem in problems if problem.severity == "error"] == []
    result = calculation.quantities[QuantityId(NOTE, "result")]
    return join_unit(result.text, result.unit.text)


@pytest.mark.parametrize(("written", "gives"), EXAMPLES, ids=[written for written, _ in EXAMPLES])
def test_example_gives_what_is_said(written, gives):
    assert shown(written) == gives


def test_every_function_has_an_example():
    called = {name for written, _ in rows("Functions") for name in re.findall(r"(\w+)\(", written[0])}
    chapters = {name for name, kind in LOOPED.items() if " " in name or kind == "curve"}  # have chapters of their own
    assert {*FUNCTIONS, *ALIASES, *FOLDS, *LOOPED} - chapters <= called


def function_rows():
    return "".join(
        f"| `{call}` | `{gives}` |\n" for function in FUNCTIONS.values() for call, gives in function.examples.items()
    )


def test_the_manual_has_the_examples_of_each_function():
    assert function_rows() in section("Functions"), "run `make rules`"


def test_reserved_words_and_limits_are_those_of_the_program():
    text = (MANUAL / "language.md").read_text(encoding="utf-8")
    assert f"`{' '.join(RESERVED)}`" in text
    limits = section("Limits")
    for number in (f"{MAX_CHARACTERS:,} characters", f"{MAX_NODES} parts", f"a depth of {MAX_DEPTH}"):
        assert number in limits
    assert f"{MAX_DIGITS} digits" in limits.replace("\n", " ")


def test_units_page_is_what_the_table_says():
    assert (MANUAL / "units.md").read_text(encoding="utf-8") == units_markdown(), "run `make rules`"


def write_functions():
    page = MANUAL / "language.md"
    text = page.read_text(encoding="utf-8")
    start = text.index("| `", text.index("## Functions\n"))
    end = text.index("| `Piecewise(", start)
    page.write_text(text[:start] + function_rows() + text[end:], encoding="utf-8")


if __name__ == "__main__":
    write_functions()
    (MANUAL / "units.md").write_text(units_markdown(), encoding="utf-8")
    (MANUAL / "libraries.md").write_text(libraries_markdown(), encoding="utf-8")
