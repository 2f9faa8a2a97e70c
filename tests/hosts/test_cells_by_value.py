"""The cells that round to a number are found by their order, and are those that a look at every cell finds."""

import random
from fractions import Fraction

import pytest

from calcgraph.calc.claims.text import ClaimText, read_claim
from calcgraph.calc.model import ONE, Unit
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.table import to_base
from calcgraph.hosts.commands.rewriting.found_cells import CellsByValue, FoundCell, NumberInText, TableOfFile
from calcgraph.source import START

TABLE = TableOfFile("runs.csv", "")
UNITS = project_units("")
SPELT = ("", "", "ms", "s", "kg", "%", "°C", "km/h")
NOTHING = frozenset[str]()


def unit_of(written: str) -> Unit:
    unit = UNITS.parse(written) if written else ONE
    assert isinstance(unit, Unit)
    return unit


def some_cells(chance: random.Random, count: int) -> list[FoundCell]:
    cells = []
    for at in range(count):
        value = round(chance.uniform(-300, 3000), chance.randint(0, 3)) * chance.choice([1, 0.001, 0.01])
        cells.append(FoundCell(TABLE, f"r{at}", "v", value, unit_of(chance.choice(SPELT))))
    return cells


def number_of(text: str) -> NumberInText:
    read = read_claim(text, UNITS)
    assert isinstance(read, ClaimText)
    return NumberInText(START, text, read, NOTHING, NOTHING, NOTHING, NOTHING)


def expected(cells: list[FoundCell], number: NumberInText) -> set[tuple[str, str]]:
    """Look at every cell."""
    claim, unit = number.read, number.read.unit or ONE
    low, high = (to_base(claim.value + sign * claim.rounding, unit) for sign in (-1, 1))
    found = set()
    for one in cells:
        has_unit = bool(one.unit.dimension) or one.unit.factor != 1
        if has_unit and one.unit.dimension != unit.dimension:
            continue
        if (has_unit or not unit.dimension) and low <= Fraction(one.value) <= high:
            found.add((one.row, ""))
        elif not has_unit and claim.unit and low <= to_base(Fraction(one.value), unit) <= high:
            found.add((one.row, claim.unit.text))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_cells_are_those_that_a_look_at_each_finds(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - seeded
    cells = some_cells(chance, 400)
    by_value = CellsByValue(cells)
    sizes = 0
    for cell in chance.sample(cells, 120):
        text = f"{cell.value * chance.choice([1, 1000, 0.001]):.{chance.randint(0, 4)}f} {chance.choice(SPELT)}".strip()
        number = number_of(text)
        found = [(one.row, needed) for one, needed in by_value.matching(number)]
        assert len(found) == len(set(found))
        assert set(found) == expected(cells, number)
        sizes += len(found)
    assert sizes > 100


class CountedFloat(float):
    """A value that counts how often it is compared."""

    compared = 0

    def __lt__(self, other: object) -> bool:
        CountedFloat.compared += 1
        return float(self) < other  # type: ignore[operator]

    def __le__(self, other: object) -> bool:
        CountedFloat.compared += 1
        return float(self) <= other  # type: ignore[operator]


def test_a_number_is_compared_with_few_of_many_cells() -> None:
    by_value = CellsByValue([FoundCell(TABLE, f"r{at}", "v", CountedFloat(at), ONE) for at in range(50_000)])
    CountedFloat.compared = 0
    assert [one.row for one, _ in by_value.matching(number_of("31234"))] == ["r31234"]
    assert 0 < CountedFloat.compared < 100
