"""Each operation has one record, and the sets that others use are those of what programs really do."""

import json
import subprocess
from pathlib import Path

from calcgraph.calc.functions import FUNCTIONS
from calcgraph.calc.nodes import Operation
from calcgraph.calc.programs import operations
from calcgraph.calc.programs.operation_kinds import KEYED, KINDS, LOOKUPS, REGIONS
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile
from evaluating import evaluate, sheets_of

TWINS = Path(__file__).parents[2] / "plugins/calcgraph/assets/twins"
ALL = """<!-- calc: table t -->
| id | x | y |
|---|---:|---:|
| a | 0 | 1.5 |
| b | 1 | 0.25 |

```calc
k = 0.5 in 0..1
f(x) = x^2 - k
s(0) = 1
s(n) = 0.5 * s(n - 1) + k for n in 1..9
v = s(4)
ode w' = -k * w, w(0) = 3 for t in 0..1
u = w(0.5)
g = interpolate(t.y, t.x = k)
r = solve x * exp(x) + sin(x) = k for x in 0..2
x1, y1 = solve x1 + y1 = 3, x1 * y1 = k for x1 in 0..1, y1 in 0..9
i = integrate(exp(-x^3) * sin(x^2), (x, 0, 1))
p = max f(x) for x in 0..2
q = argmin f(x) for x in 0..2
c = first n where s(n) < 0.9
d = diff(f(x), x, 1)
m = Sum(i * k, (i, 1, 5)) + total(t.y)
e = Piecewise((f(k), k > 0.3), (-1, True))
```
"""


def programs() -> list[tuple[Operation, ...]]:
    note = parse_note(SourceFile(NoteId("n.md"), ALL))[0]
    settings = ValueSettings(reference=False)
    calculation = evaluate(sheets_of([note], unit_table(), lambda *_: None, lambda _: None, settings))[0]
    return [node.program.operations for node in calculation.nodes.values() if node.program]


def test_every_operation_that_runs_is_recorded() -> None:
    acts = {*operations._REGIONS, *operations._REFUSED, *operations.ONE_STEP, *operations.EFFORTS}  # noqa: SLF001
    functions = {*FUNCTIONS, "log", "mul", "div", "pow", "not", "later", "months_later"}
    assert KINDS.keys() - acts == {"num", "row", "index", "read"}
    assert acts - KINDS.keys() - functions <= {"limit", "overflow", "deviation", "upper", "holds", "beta"}


def test_operands_are_as_their_records_say() -> None:
    """A keyed one begins with a key, and only those with a region end later than at the next operation."""
    seen: set[str] = set()
    for program in programs():
        for at, (name, *operands) in enumerate(program):
            seen.add(str(name))
            if name == "with":
                continue  # pairs of keys and slots after its end
            assert (name in KEYED) == (bool(operands) and isinstance(operands[0], str) and name != "row"), name
            if name in operations._REGIONS and name not in REGIONS:  # noqa: SLF001
                assert operands[-1] == at + 1, name
    assert seen >= {"at", "along", "root", "system", "integral", "maximum", "argmin", "first", "motion", "steps", "if"}


def test_the_page_knows_the_same_operations() -> None:
    script = f"""
import {{ KEYED, REGIONS }} from '{TWINS}/program.js';
import {{ MORE_REGIONS }} from '{TWINS}/calculus.js';
import {{ LOOKS }} from '{TWINS}/draws.js';
console.log(JSON.stringify([KEYED, [...REGIONS.keys(), ...Object.keys(MORE_REGIONS)], [...LOOKS]]));
"""
    command = ["node", "--input-type=module", "-e", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    keyed, regions, looks = (set(one) for one in json.loads(done.stdout))
    assert keyed == KEYED
    assert looks == LOOKUPS
    assert regions | {"drawn"} == operations._REGIONS.keys()  # noqa: SLF001 - `drawn` is in draws.js
