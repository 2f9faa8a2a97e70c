"""Text that is a link, a claim or a sheet but for a slip: it is reported with a fix that works, and nothing else is."""

import re

import pytest

from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

SHEET = """\
# Roof

```calc
peak = 6.69 kW
cash(0) = 1 USD
cash(n) = 2 * cash(n - 1) for n in 1..9
```

## Yield

"""
LINKS = {
    "[[roof#Yield]": "[[roof#Yield]]",
    "![[roof#Yield]": "![[roof#Yield]]",
    "[roof#Yield]]": "[[roof#Yield]]",
    "[[two words|them]": "[[two words|them]]",
    "[[two words and more text": "[[two words",
    "[[roof)": "[[roof]]",
    "[[roof}]": "[[roof]]",
    "[ [roof]]": "[[roof]]",
    "[[roof] ]": "[[roof]]",
    "[ [roof] ]": "[[roof]]",
    "[6.69 kW] (#peak)": "[6.69 kW](#peak)",
    "[6.69 kW]  (roof.md#peak)": "[6.69 kW](roof.md#peak)",
    "[the roof] (roof.md)": "[the roof](roof.md)",
    "[2 USD] (#cash(1))": "[2 USD](#cash(1))",
    '[6.69 kW] (#peak "with peak=6.69 kW")': '[6.69 kW](#peak "with peak=6.69 kW")',
    "[6.69 kW](#peak": "[6.69 kW](#peak)",
    "[6.69 kW](#peak]": "[6.69 kW](#peak)",
    "(6.69 kW)[#peak]": "[6.69 kW](#peak)",
    "[6.69 kW][#peak]": "[6.69 kW](#peak)",
    "[6.69 kW(#peak)": "[6.69 kW](#peak)",
    "6.69 kW](#peak)": "[6.69 kW](#peak)",
}
INNOCENT = [
    "[[nowhere] and [nowhere]] and [[nowhere",
    "[6.69 kW] (#nothing), [the roof] (roof), [the roof] (see roof.md)",
    "- [ ] (roof.md) a task\n- [x] (#peak) another",
    "a note[^1] (#peak)\n\n[^1]: roof",
    "matrix[[roof] and x[roof]] and `[[roof]` and `[a] (#peak)`",
    "[[1](roof.md), [2](roof.md)] and [[roof](roof.md)]",
    "\\[[roof] and \\[6.69 kW] (#peak)",
    "    [[roof]\n    [6.69 kW] (#peak)",
    "<!-- [[roof] -->",
    "$$\n[[roof] (#peak)\n$$",
    "[the roof][roof] and [roof]\n\n[roof]: roof.md",
    "[6.69 kW]{#peak} and [6.69 kW]: (peak)",
]
FENCES = {
    "clac": "calc",
    "cacl": "calc",
    "cal": "calc",
    "calcc": "calc",
    "Calc": "calc",
    "calcs": "calc",
    "calc-sheet": None,
    "clac table": "calc table",
    "calc-table": "calc table",
    "calctable": "calc table",
    "CALC plot": "calc plot",
}
TEXT = "rows: peak"


def warned(text: str, dialect: str = "obsidian") -> list[tuple[str, str]]:
    """Return what is said of the text and the fix of each CG206."""
    notes = {"note.md": SHEET + text, "roof.md": SHEET, "two words.md": "# Two words\n"}
    files = [SourceFile(NoteId(name), said) for name, said in notes.items()]
    project = read_project(files, (), {}.get, Settings(dialect=dialect))
    return [
        (re.findall(r"`([^`]+)`", one.message)[0], re.findall(r"`([^`]+)`", one.hint)[0])
        for one in project.diagnostics
        if one.code == "CG206"
    ]


@pytest.mark.parametrize("dialect", ["obsidian", "mkdocs"])
@pytest.mark.parametrize(("slip", "repaired"), LINKS.items())
def test_a_slip_is_reported_and_its_repair_is_a_link(slip, repaired, dialect):
    (said,) = warned(f"It is so: {slip}, I think.\n", dialect)
    assert said[0] in slip
    assert slip.replace(*said).startswith(repaired)
    assert warned(f"It is so: {slip.replace(*said)}, I think.\n", dialect) == []


@pytest.mark.parametrize("dialect", ["obsidian", "mkdocs"])
@pytest.mark.parametrize("text", INNOCENT)
def test_ordinary_text_is_not_reported(text, dialect):
    assert warned(f"{text}\n", dialect) == []


@pytest.mark.parametrize(("word", "right"), FENCES.items())
def test_a_misspelt_fence_is_reported(word, right):
    text = TEXT if right not in (None, "calc") else "x = 3 kW"
    said = warned(f"```{word}\n{text}\n```\n")
    assert [fix for _, fix in said] == ([right] if right else [])


@pytest.mark.parametrize("word", ["cal", "call", "calm", "Calc", "calculus", "python", "text", "calc.py"])
def test_other_languages_are_not_reported(word):
    for text in ("for i in range(3):\n    print(i)", "(call 1 2)", "BEGIN:VCALENDAR", "x := f(y);", ""):
        assert warned(f"```{word}\n{text}\n```\n") == []
