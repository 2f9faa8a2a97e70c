"""The stages of an evaluation: each reads the frozen results of those before it, and changes none of them."""

import ast
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest
from msgspec import Struct

from calcgraph.calc.binding.imports import targets_of
from calcgraph.calc.binding.read import read_sheets
from calcgraph.calc.evaluate import deep
from calcgraph.calc.inputs import Inputs, NoteInput, artefacts_of
from calcgraph.calc.means import Means
from calcgraph.calc.stages.bound import Definitions, bind
from calcgraph.calc.stages.checked import check_values
from calcgraph.calc.stages.compiled import compile_formulas
from calcgraph.calc.stages.computed import compute
from calcgraph.calc.stages.shown import show
from calcgraph.calc.stages.typed import infer
from calcgraph.calc.tables.artefacts import texts_only
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

CALC = Path(__file__).parents[2] / "plugins/calcgraph/calc"

SHEET = """# N

<!-- calc: table t -->

| row | start | long [mo] | x | y [m] |
|---|---|---|---|---|
| a | 2026-01-01 | 2 | 1 | 2 |
| b | 2026-03-02 | 0 | 2 | 4.1 |
| c | 2026-05-02 | 1 | 3 | 6 |

```calc
t.finish = t.start + t.long
t.place = rank(t.start + t.long)
t.run = cumulative(t.y)
last = Max(t.start + t.long)
through = interpolate(t.run, t.x = 1.5)
fit t.y = a0 * t.x + a1 over t for a0, a1
p = pick t: b
py = p.y
speed [rad/s] = 60 rpm
k = 150 N/m
m = 2 kg
cash(0) = 100 USD
cash(n) = cash(n - 1) * 1.05 for n in 1..10
c5 = cash(5)
here = loop + 1
loop = here + 1
one = normal(5, 1)
two = normal(6, 1)
correlate(one, two, 0.5)
both = one + two
z = solve z ^ 2 = 2 for z near 1
lost = nowhere + 1
bad = 1 / (m - 2 kg)
worse = bad * 2
f(x, q = 2 m) = x * q
fx = f(3)
area = sum(i^2 for i in 1..4)
scenario late: m = 3 kg
late_k = (k / m with late)
check area > 10
```
"""


def copied(value, known):
    """A value taken apart, down to what cannot change; what is reached twice is copied once."""
    if id(value) not in known:
        known[id(value)] = value, None
        match value:
            case Mapping():
                made = {key: copied(one, known) for key, one in value.items()}
            case list() | tuple():
                made = [copied(one, known) for one in value]
            case Struct():
                made = [copied(getattr(value, name), known) for name in value.__struct_fields__]
            case _:
                made = value
        known[id(value)] = value, made
    return known[id(value)][1]


def stages_of(text, worker):
    """The results of all stages, with what each of them was as soon as it was there."""
    note = parse_note(SourceFile(NoteId("n.md"), text))[0]
    source = NoteInput(note.id, note.source.shown, note.fences, note.tables, note.live_values)
    files = artefacts_of(texts_only(lambda _: None))
    inputs = Inputs({note.id: source}, unit_table(), files, ValueSettings(), worker.ask, {})
    read = {note.id: read_sheets(source, inputs)}
    targets = {note.id: targets_of(read[note.id], partial(lambda *_: None, note.id))}
    notes, means = Definitions(read, targets, lambda *_: ()), Means.of(ValueSettings())
    found = []

    def seen(*made):
        found.extend((one, copied(one, {})) for one in made)

    with deep():
        bound = bind(inputs, notes)
        seen(bound.formulas, bound.order, bound.problems)
        typed = infer(bound, inputs.units)
        seen(typed.formulas, typed.problems, typed.refused, typed.shapes.units, typed.shapes.moves)
        compiled = compile_formulas(typed)
        seen(compiled.formulas, compiled.nodes)
        computed = compute(compiled, inputs, means)
        results = computed.results
        seen(computed.problems, results.values, results.closed.programs, results.problems, results.lost)
        checked = check_values(computed, inputs, means.budget)
        seen(checked.quantities, checked.problems)
        shown = show(checked, inputs, notes)
    return shown, found


def test_no_stage_changes_what_an_earlier_one_has_found(worker):
    shown, found = stages_of(SHEET, worker)
    assert len(shown.calculation.quantities) > 25
    codes = {problem.code for problem in shown.problems}
    assert {"CG343", "CG347"} <= codes  # what is refused takes the longest way
    assert [one for one, before in found if copied(one, {}) != before] == []


def test_formulas_have_programs_only_once_they_are_compiled(worker):
    note = parse_note(SourceFile(NoteId("n.md"), SHEET))[0]
    source = NoteInput(note.id, note.source.shown, note.fences, note.tables, note.live_values)
    inputs = Inputs({note.id: source}, unit_table(), artefacts_of(texts_only(lambda _: None)), ValueSettings())
    read = {note.id: read_sheets(source, inputs)}
    bound = bind(inputs, Definitions(read, {note.id: targets_of(read[note.id], lambda _: None)}, lambda *_: ()))
    typed = infer(bound, inputs.units)
    compiled = compile_formulas(typed).formulas
    formulas = {key for key, one in typed.formulas.formulas.items() if one.bound.term is not None}
    assert {key for key in formulas if typed.formulas.nodes[key].program is not None} == set()
    assert {key for key in (*formulas, *compiled.shared) if compiled.nodes[key].program is None} == set()
    told = {key: set(typed.formulas.nodes[key].reads) for key in formulas}
    assert {key: told[key] for key in formulas if told[key] < {*compiled.nodes[key].reads}} == {}


STAGES = [CALC / "evaluate.py", *sorted((CALC / "stages").glob("*.py")), CALC / "binding/formulas.py"]


@pytest.mark.parametrize("path", STAGES, ids=lambda path: path.stem)
def test_results_of_stages_are_frozen(path):
    classes = [one for one in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(one, ast.ClassDef)]
    assert [one.name for one in classes if [ast.unparse(word) for word in one.keywords] != ["frozen=True"]] == []


def test_the_evaluation_is_read_at_a_glance():
    tree = ast.parse((CALC / "evaluate.py").read_text(encoding="utf-8"))
    evaluate = next(one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == "evaluate")
    assert evaluate.end_lineno - evaluate.lineno < 40
    assert len([one for one in tree.body if isinstance(one, ast.Import | ast.ImportFrom)]) <= 12


CHANGES = {"append", "extend", "add", "update", "setdefault", "clear", "pop", "popitem", "insert", "remove", "discard"}


def changed_in(tree):
    """Names of a module's own values that its functions change."""
    made = [one for one in tree.body if isinstance(one, ast.Assign | ast.AnnAssign)]
    targets = [name for one in made for name in (one.targets if isinstance(one, ast.Assign) else [one.target])]
    names = {one.id for one in targets if isinstance(one, ast.Name)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Global):
            yield from one.names
        elif isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store | ast.Del):
            yield from {getattr(one.value, "id", "")} & names
        elif isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in CHANGES:
            yield from {getattr(one.func.value, "id", "")} & names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("kept = []\ndef f(x):\n    kept.append(x)", ["kept"]),
        ("kept: dict[str, int] = {}\ndef f(x):\n    kept[x] = 1", ["kept"]),
        ("kept = 0\ndef f():\n    global kept\n    kept = 1", ["kept"]),
        ("KEPT = {}\ndef f(x):\n    kept = {}\n    kept[x] = KEPT[x]", []),
    ],
)
def test_the_search_finds_what_it_is_for(code, names):
    assert [*changed_in(ast.parse(code))] == names


def test_nothing_in_calc_is_kept_in_a_module():
    """Results that are remembered belong to a machine, a memo or a cache of a pure function."""
    found = {
        path.relative_to(CALC).as_posix(): names
        for path in sorted(CALC.rglob("*.py"))
        if (names := [*changed_in(ast.parse(path.read_text(encoding="utf-8")))])
    }
    assert found == {}
