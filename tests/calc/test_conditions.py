"""A quantity that is true or false is refused where its formula would be refused in its place."""

import pytest

from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

TABLE = "<!-- calc: table t -->\n| id | x |\n|---|--:|\n| a | 1 |\n| b | 5 |\n\n"
SHEET = "```calc\nf = 3 > 2\nh = f\nboth = f and h\nnone = not f\nk(x) = x > 1\nt.ok = t.x > 3\n"
REFUSED = {
    "a sum": ("g = f + 1", "f"),
    "a product": ("g = f * 2", "f"),
    "another name of it": ("g = h - 1", "h"),
    "an and": ("g = both / 2", "both"),
    "a not": ("g = 2 ^ none", "none"),
    "a call": ("g = k(2) + 1", "k(2)"),
    "a column": ("g = total(t.ok)", "t.ok"),
    "a function of numbers": ("g = max(f, 2)", "f"),
}
ALLOWED = ["g = Piecewise((1, f), (0, True))", "g = count(t where t.ok)", "check f and h", "g = not both"]


def codes_of(line: str, importing: str = "") -> list[tuple[str, str]]:
    notes = {"a.md": f"# A\n\n{TABLE}{SHEET}{'' if importing else line}\n```\n"}
    if importing:
        notes["b.md"] = f"# B\n\n```calc\nuse [[a]]: {importing}\n{line}\n```\n"
    files = [SourceFile(NoteId(name), text) for name, text in notes.items()]
    found = read_project(files, {}, {}.get, Settings()).diagnostics
    return [(one.code, one.message) for one in found if one.severity == "error"]


@pytest.mark.parametrize(("line", "what"), REFUSED.values(), ids=REFUSED)
def test_a_condition_is_not_calculated_with(line: str, what: str) -> None:
    assert codes_of(line) == [("CG313", f"`{what}` is a condition, not a number")]


def test_nor_is_one_of_another_note() -> None:
    assert codes_of("g = f + 1", "f") == [("CG313", "`f` is a condition, not a number")]


@pytest.mark.parametrize("line", ALLOWED)
def test_a_condition_is_a_condition(line: str) -> None:
    assert codes_of(line) == []
