"""`tests/GUARANTEES.md`: the tests that it names exist, and every promise and product has one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "tests/GUARANTEES.md").read_text(encoding="utf-8")
FILES = {path.name: path for path in (ROOT / "tests").rglob("*") if path.is_file()}
_CODE = re.compile(r"`([^`]+)`")
_FOLDER = re.compile(r"tests(?:/[\w-]+)*/?")
_FILE = re.compile(r"(?:tests/(?:[\w-]+/)*)?[\w.-]+\.(?:test\.js|py)")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def named(cell: str) -> Iterator[Path]:
    """The files and folders that a cell names; a bare name is in the folder of the one before, or anywhere."""
    folder = ROOT / "tests"
    for code in _CODE.findall(cell):
        if _FILE.fullmatch(code):
            place = ROOT / code if code.startswith("tests/") else folder / code
            place = place if place.exists() else FILES.get(code, place)
            folder = place.parent
            yield place
        elif _FOLDER.fullmatch(code):
            folder = ROOT / code
            yield folder


@pytest.mark.parametrize("heading", ["The promises", "Sizes that multiply"])
def test_every_row_names_tests_that_exist(heading: str) -> None:
    found = {row[0]: [*named(row[-1])] for row in rows(heading)}
    assert len(found) > 15
    assert [promise for promise, tests in found.items() if not tests and not promise.startswith("functions that")] == []
    missing = [str(place) for tests in found.values() for place in tests if not place.exists()]
    assert missing == []
    assert [
        place for tests in found.values() for place in tests if place.suffix == ".py" and not has_tests(place)
    ] == []


def has_tests(place: Path) -> bool:
    return re.search(r"^def test_", place.read_text(encoding="utf-8"), re.MULTILINE) is not None


@pytest.mark.parametrize("heading", ["Long runs", "What attackers tried"])
def test_every_generator_exists(heading: str) -> None:
    """Some rows were tried by hand and name none."""
    places = [place for row in rows(heading) for cell in row for place in named(cell)]
    assert len({*places}) > (0 if heading == "Long runs" else 25)
    assert [str(place) for place in places if not place.exists()] == []
