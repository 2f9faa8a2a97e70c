"""Without the second computation by SymPy, values need none of the heavy libraries."""

import os
import subprocess
import sys
from pathlib import Path

TOOLS = str(Path(__file__).parents[2] / "tools")

PROGRAM = """
import sys
from evaluating import Sheets, evaluate
from calcgraph.calc.inputs import NoteInput
from calcgraph.calc.units.definitions import project_units
from calcgraph.notes.model import Fence
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, Span

text = "weights = 140 GB\\nbw = 3.35 TB/s in 1..20 TB/s\\nstep = weights / bw\\ncheck step < 1 s"
fence = Fence("", {}, text, Span(1, 1, 1, 1), 1, (0, 0, 0, 0))
note = NoteInput(NoteId("note.md"), "note.md", (fence,))
units = project_units("rack = 72 * chip")
settings = ValueSettings(reference=False)
calculation, problems = evaluate(Sheets({note.note: note}, units, lambda n, t: None, lambda p: None, settings))
assert not problems and len(calculation.quantities) == 4
print(sorted({"pint", "sympy", "mpmath", "numpy", "networkx", "mkdocs", "markdown", "yaml"} & set(sys.modules)))
"""


def test_a_sheet_is_computed_without_heavy_libraries():
    path = os.pathsep.join((TOOLS, os.environ.get("PYTHONPATH", "")))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.strip() == "[]"
