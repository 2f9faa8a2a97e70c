"""The first page of this repository's own site counts what there is."""

import re
from collections import Counter
from pathlib import Path

from calcgraph.calc.model import Kind

ROOT = Path(__file__).parents[2]


def test_the_doors_count_what_is_behind_them(own_notes):
    calculation = own_notes.reading.project.calculation
    kinds = Counter(one.kind for name, one in calculation.quantities.items() if name.note.startswith("notes/"))
    notes = len(list((ROOT / "docs/notes").glob("*.md")))
    doors = re.findall(r"\*([^*]+)\*\n  \{ \.cg-door \}", (ROOT / "docs/index.md").read_text(encoding="utf-8"))
    inputs = kinds[Kind.PARAMETER] + kinds[Kind.PICK]
    assert doors == [f"{notes} notes", f"{inputs} inputs", "four texts"]
