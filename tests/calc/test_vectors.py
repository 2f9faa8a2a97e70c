"""Vectors: what they come to, by NumPy; what is refused, in the writer's words."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calcgraph.calc.claims.check import check_claims
from calcgraph.calc.model import ClaimCandidate, Kind, QuantityId, Verdict
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.printer import print_statement
from calcgraph.notes.parse import parse_note
from calcgraph.settings import ValueSettings
from calcgraph.source import NoteId, SourceFile

F, D, V, W2 = "F = (2, -3, 5) N\n", "d = (1, 4, -2) m\n", "v = (3, 4) m/s\n", "w = (1, 2, 3, 4)\n"
NAMED = {"F": (2, -3, 5), "d": (1, 4, -2), "v": (3, 4), "w": (1, 2, 3, 4)}
F_, D_, V_, W_ = (np.array(one, dtype=float) for one in NAMED.values())


def value_of(calculation, name):
    """A quantity in base units: an array of a vector."""
    entry = calculation.scopes[NoteId("n.md")].entries[name]
    ids = [entry.id._replace(name=f"{name}.{axis}") for axis in entry.components] or [entry.id]
    found = [calculation.quantities[id_].value.number for id_ in ids]
    return np.array(found) if entry.components else found[0]


VALUES = {
    "a sum": ("F + F", F_ + F_),
    "a difference": ("d - 2 * d", D_ - 2 * D_),
    "a sign": ("-d", -D_),
    "a factor behind": ("d * 3 kg", D_ * 3),
    "a quotient": ("d / 4 s", D_ / 4),
    "a work": ("dot(F, d)", F_ @ D_),
    "a torque": ("cross(d, F)", np.cross(D_, F_)),
    "a length": ("norm(F)", np.linalg.norm(F_)),
    "a length of two": ("norm(v)", 5),
    "a length of four": ("norm(w)", np.linalg.norm(W_)),
    "a direction": ("F / norm(F)", F_ / np.linalg.norm(F_)),
    "a triple product": ("dot(cross(F, d), (1, 1, 2) m)", np.cross(F_, D_) @ [1, 1, 2]),
    "a double product": ("cross(cross(F, d), d)", np.cross(np.cross(F_, D_), D_)),
    "a projection": ("dot(F, d) / dot(d, d) * d", (F_ @ D_) / (D_ @ D_) * D_),
    "an angle": ("acos(dot(F, d) / (norm(F) * norm(d)))", np.arccos(F_ @ D_ / np.linalg.norm(F_) / np.linalg.norm(D_))),
    "a component": ("d.y + 1 m", 5),
    "a fourth component": ("w.w", 4),
    "components of names": ("(F.x, 2 * F.y)", (2, -6)),
    "a zero beside a unit": ("d + (0, 2 m, 0)", D_ + np.array([0, 2, 0])),
    "a zero beside a name": ("(F.x, 0, 0) + F", F_ + np.array([2, 0, 0])),
    "a zero that is scaled": ("3 * (0, F.x)", (0, 6)),
    "other arguments": ("(norm(F) with F = (0, 3, 4) N)", 5),
    "another component": ("(F with F.z = 0 N)", (2, -3, 0)),
    "a component under other arguments": ("(dot(F, d) with d.x = 0 m)", F_ @ [0, 4, -2]),
    "in a case": ("Piecewise((F.x, norm(F) > 1 N), (F.y, True))", 2),
    "in a series": ("Sum(k * v.x, (k, 1, 3))", 18),
}  # fmt: skip


@pytest.mark.parametrize(("formula", "value"), VALUES.values(), ids=VALUES)
def test_the_value(formula, value, vault):
    calculation, problems = vault(sheet=f"{F}{D}{V}{W2}a = {formula}", reference=True)
    assert problems == ()
    assert value_of(calculation, "a") == pytest.approx(value, rel=1e-12)


SHEETS = {
    "a declared unit": ("F [kN] = (2000, 0) N\na = F.x", 2000),
    "a scale": ("p = (70k, 1M) USD\na = p.y", 1e6),
    "minutes and seconds": ("a = norm((3 min, 240 s))", 300),
    "a range": ("v = (3, 4) m/s in 0..9 m/s\na = norm(v)", 5),
    "a function": ("g = (0, -10) m/s^2\nr(t) = (3, 4) m/s * t + g * t^2 / 2\na = r(2 s)", (6, -12)),
    "a component of a function": ("r(t) = (3, 4) m/s * t\na = r(2 s)\nb = a.y", (6, 8)),
    "a function of components": ("f(x) = x * v.x\nv = (2, 3) m\na = f(3)", 6),
    "a sequence": ("r(0) = (1, 2) m\nr(n) = 2 * r(n - 1) for n in 1..9\na = r(3)", (8, 16)),
    "a sequence of names": ("v = (1, 2) m\nr(0) = v\nr(n) = r(n - 1) + v for n in 1..9\na = r(9)", (10, 20)),
    "a solution": ("v = (3, 4) m/s in 0..9 m/s\na = solve norm(v) = 5 m/s for v.x", 3),
    "an argument that hides one": ("v = (3, 4)\nf(v) = v + 1\na = f(v.x)", 4),
    "a distribution": ("v = (normal(3, 0.1), 4)\na = v.y", 4),
    "names before their lines": ("a = u + v\nu = 2 * v\nv = (1, 2) m", (3, 6)),
    "a zero written out": ("a = (0, 0, 0)", (0, 0, 0)),
}


@pytest.mark.parametrize(("sheet", "value"), SHEETS.values(), ids=SHEETS)
def test_the_value_of_a_sheet(sheet, value, vault):
    calculation, problems = vault(sheet=sheet)
    assert [one for one in problems if one.code not in {"CG362", "CG363"}] == []
    assert value_of(calculation, "a") == pytest.approx(value, rel=1e-9)


SHOWN = {
    "a row": ("F = (2, -3, 0) m", "F", "(2, -3, 0)", "m"),
    "one unit for all": ("F = (2000, 3) m * 10", "F", "(20, 0.03)", "km"),
    "money": ("p = (1.5, 12) USD", "p", "(1.50, 12)", "USD"),
    "a direction": ("u = (3, 4) m / 5 m", "u", "(0.6, 0.8)", ""),
}


@pytest.mark.parametrize(("sheet", "name", "text", "unit"), SHOWN.values(), ids=SHOWN)
def test_a_vector_is_one_row(sheet, name, text, unit, vault):
    calculation, problems = vault(sheet=sheet)
    row = calculation.quantities[QuantityId(NoteId("n.md"), name)]
    assert (row.kind, row.text, row.unit.text) == (Kind.VECTOR, text, unit)
    assert [id_.name for id_ in calculation.sheets[NoteId("n.md")][0].rows] == [name]
    assert problems == ()


WRONG = {
    "a sum with a number": ("a = F + 3 N", "CG318", "`F` is a vector, `3 N` a number: they cannot be added"),
    "a number less a vector": ("a = 3 N - F", "CG318", "`F` is a vector, `3 N` a number: they cannot be subtracted"),
    "two sizes": ("a = F + (1, 2) N", "CG318", "`F` has 3 components, `(1, 2) N` 2"),
    "a product": ("a = F * d", "CG318", "`F * d` could be either of two products of vectors"),
    "a quotient": ("a = 3 / d", "CG318", "`d` is a vector, and nothing can be divided by a vector"),
    "a quotient of two": ("a = F / d", "CG318", "`d` is a vector, and nothing can be divided by a vector"),
    "a square": ("a = F^2", "CG318", "`F` is a vector, which has no powers"),
    "an exponent": ("a = 2^w", "CG318", "`w` is a vector, which has no powers"),
    "a comparison": (
        "a = Piecewise((1, F > d), (0, True))",
        "CG318",
        "`F` is a vector, and vectors cannot be compared",
    ),
    "a check": ("check F = d",
        "CG318", "a check compares numbers, and `F` is a vector"),
    "five components": ("a = (1, 2, 3, 4, 5)", "CG318", "a vector has two to four components, not 5"),
    "a vector in a vector": ("a = (F, 2)", "CG318", "a component is a number, and `F` is a vector"),
    "a length of a number": ("a = norm(3 N)", "CG318", "`norm` takes a vector, and `3 N` is a number"),
    "a product with a number": ("a = dot(F, 3)", "CG318", "`dot` takes vectors, and `3` is a number"),
    "a product of one": ("a = dot(F)", "CG346", "`dot` takes two vectors, not 1 argument"),
    "lengths of two": ("a = norm(F, d)", "CG346", "`norm` takes one vector, not 2 arguments"),
    "products of two sizes": ("a = dot(F, v)", "CG318", "`F` has 3 components, `v` 2"),
    "a product in a plane": ("a = cross(v, v)", "CG318", "`cross` takes vectors of three components, and `v` has 2"),
    "a root": ("a = sqrt(F)", "CG318", "`sqrt` takes numbers, and `F` is a vector"),
    "a size": ("a = abs(F)", "CG318", "`abs` takes numbers, and `F` is a vector"),
    "an argument": ("f(x) = 2 * x\na = f(F)", "CG318", "`f` takes numbers, and `F` is a vector"),
    "a vector as a factor of a series": ("a = Sum(F, (k, 0, 2))", "CG318", "`Sum` takes numbers, and `F` is a vector"),
    "no component": ("a = F.q", "CG318", "`F` has no component `q`"),
    "a component too many": ("a = v.z", "CG318", "`v` has no component `z`"),
    "two kinds": ("a = (2 m, 3 s)", "CG318", "`a.y` is s, `a.x` is m"),
    "a number without its unit": ("a = (2, 3 m)", "CG318", "`a.y` is m, `a.x` is a plain number"),
    "other units": ("a = F + d", "CG310", "`F` is N, `d` is m"),
    "other units in one component": ("a = F + (1 N, 2 N, 3 m)", "CG310", "`F.z` is N, `3 m` is m"),
    "another name of the language": ("norm(x) = x",
        "CG216", "`norm` is a built-in function and cannot be redefined"),
    "a system": ("a = solve F = d for v.x",
        "CG318", "an equation is of numbers, so write one for each component, and `F` is a vector"),
    "what is solved for": ("a = solve norm(v) = 2 m/s for v", "CG318", "`solve` finds numbers, and `v` is a vector"),
    "another value": ("a = (norm(F) with F = 3 N)", "CG318", "`F` has 3 components, its other value is a number"),
    "another value of other size": ("a = (norm(F) with F = (1, 2) N)",
        "CG318", "`F` has 3 components, its other value is a vector of 2"),
    "another value of a number": ("q = 3 m\nb = 2 * q\na = (b with q = (1, 2) m)",
        "CG318", "`q` is a number, its other value is a vector of 2"),
    "a rate": ("ode r' = v, r(0) = 3 m for t in 0..2 s",
        "CG318", "rates are of numbers, so give each component a rate, and `v` is a vector"),
    "a sequence that starts with a number": ("r(0) = 1 N\nr(n) = r(n - 1) + F for n in 1..5",
        "CG318", "the steps of `r` are vectors of 3, and `r(0)`, where it starts, is a number"),
    "a sequence that starts with a vector": ("r(0) = F\nr(n) = 2 N * n for n in 1..5",
        "CG318", "the steps of `r` are numbers, and `r(0)`, where it starts, is a vector of 3"),
    "a sequence of two sizes": ("r(0) = (1, 2) N\nr(n) = 2 * F for n in 1..5",
        "CG318", "the steps of `r` are vectors of 3, and `r(0)`, where it starts, is a vector of 2"),
    "a line for a component": ("F.x = 3 N", "CG340", "`F.x` is a component of `F`, which has its own line"),
    "a quantity that is called": ("a = F(3)", "CG346", "there is no function `F`"),
    "a name that is not there": ("a = F + g", "CG343", "`g` is not defined in this note"),
    "a circle": ("a = a + F", "CG347", "`a` depends on itself: `a` → `a`"),
    "many products": ("u = (1, 2, 3)\na = " + " + ".join(["dot(cross(cross(cross(u, u), u), u), u)"] * 12),
        "CG220", "more than 1,000 parts in one component"),
    "many brackets": ("u = (1, 2, 3)\na = " + "cross(" * 12 + "u" + ", u)" * 12,
        "CG220", "more than 1,000 parts in one component"),
}  # fmt: skip


@pytest.mark.parametrize(("line", "code", "message"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_once(line, code, message, vault):
    calculation, problems = vault(sheet=f"{F}{D}{V}{W2}{line}")
    errors = [(one.code, one.message) for one in problems if one.severity == "error"]
    assert errors == [(code, message)]
    assert all(one.value is None for id_, one in calculation.quantities.items() if id_.name.partition(".")[0] == "a")


def random_vector(size):
    return st.tuples(*[st.integers(-20, 20) for _ in range(size)])


def build(draw, size, depth):
    """A formula of vectors, and what NumPy makes of it."""
    kind = draw(st.sampled_from(["name"] if depth == 0 else ["sum", "difference", "scaled", "cross", "name", "minus"]))
    if kind == "name" or (kind == "cross" and size != 3):
        numbers = draw(random_vector(size))
        return f"({', '.join(map(str, numbers))})", np.array(numbers, dtype=float)
    left, one = build(draw, size, depth - 1)
    if kind == "minus":
        return f"-{left}" if left.startswith("(") else f"-({left})", -one
    if kind == "scaled":
        inner, other = build(draw, size, depth - 1)
        return f"dot({left}, {inner}) * ({left})", (one @ other) * one
    right, other = build(draw, size, depth - 1)
    if kind == "cross":
        return f"cross({left}, {right})", np.cross(one, other)
    sign = "+" if kind == "sum" else "-"
    return f"({left} {sign} ({right}))", one + other if kind == "sum" else one - other


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_formula_is_what_numpy_makes_of_it(vault, data):
    size = data.draw(st.integers(2, 4))
    formula, value = build(data.draw, size, 3)
    calculation, problems = vault(sheet=f"a = {formula}\nb = norm(a)\nc = dot(a, a)")
    assert [one for one in problems if one.severity == "error"] == []
    assert value_of(calculation, "a") == pytest.approx(value, rel=1e-12, abs=1e-9)
    assert value_of(calculation, "b") == pytest.approx(np.linalg.norm(value), rel=1e-12)
    assert value_of(calculation, "c") == pytest.approx(value @ value, rel=1e-12)


NOTES = {
    "home.md": "```calc\nF = (3, 4) N in -9..9 N\nr(t) = (1, 2) m/s * t\n```\n",
    "work/n.md": """```calc
use [[home]]: F as pull, r
d = (2, 1) m
W = dot(pull, d)
k = (norm(pull) with F = (0, 5) N)
place = r(2 s)
scenario other: pull = (0, 2) N
```

[10 J](#W), [4 N](home.md#F.y), [the force](home.md#F), [2 m](#place.x), `= pull.x as kN`

```calc table
rows: pull.x in 1 N, 2 N
cols: W, pull.y
```

```calc controls
inputs: pull, pull.y
show: W, d.x
```

```calc plot
W over pull.x in 0..9 N
```
""",
}


def test_a_vector_of_another_note(vault):
    calculation, problems = vault(NOTES)
    assert problems == ()
    found = {id_.key: one.text for id_, one in calculation.quantities.items()}
    assert (found["work/n.md#W"], found["work/n.md#k"], found["work/n.md#place"]) == ("10", "5", "(2, 4)")
    assert [one.text for one in calculation.live[NoteId("work/n.md")]] == ["0.003 kN"]
    note = NoteId("work/n.md")
    (scenario,) = calculation.scenarios[note]
    assert overrides_of(calculation, note, scenario.overrides)[0] == {"home.md#F.x": 0.0, "home.md#F.y": 2.0}


def verdicts(vault, text):
    calculation, problems = vault({"n.md": text})
    assert problems == ()
    note, _ = parse_note(SourceFile(NoteId("n.md"), text))
    names = [QuantityId(NoteId("n.md"), link.fragment) for link in note.links]
    candidates = [ClaimCandidate(note.id, "n.md", link, name) for link, name in zip(note.links, names, strict=True)]
    return [
        (claim.verdict if claim else None, [(one.code, one.message) for one in found])
        for claim, found in check_claims(calculation, candidates, ValueSettings()).values()
    ]


def test_claims_are_about_components(vault):
    sheet = "```calc\nF = (2, -3) N\nn = norm(F)\n```\n\n"
    text = f'{sheet}[2 N](#F.x), [−3 N](#F.y), [3.606 N](#n), [5 N](#n "with F.x=4 N")'
    assert verdicts(vault, text) == [(Verdict.HOLDS, [])] * 4


@pytest.mark.parametrize("said", ["(2, -3) N", "2 N", "(−2, 3)"])
def test_a_claim_about_a_whole_vector_is_refused(said, vault):
    found = verdicts(vault, f"```calc\nF = (2, -3) N\n```\n\n[{said}](#F)")
    assert found == [(Verdict.FAILS, [("CG406", "`F` is a vector, not a number")])]


def test_a_name_behind_a_vector_is_no_claim(vault):
    assert verdicts(vault, "```calc\nF = (2, -3) N\n```\n\n[the force](#F)") == [(None, [])]


def test_views_say_what_cannot_be_shown(vault):
    text = "```calc\nF = (2, -3) N\nG = 2 * F\n```\n"
    for view, message in {
        "table\nrows: F in 1 N, 2 N\ncols: G.x": "`F` is a vector, and a view can only vary numbers",
        "table\nrows: F.x in 1 N, 2 N\ncols: G": "a number is shown here, and `G` is a vector",
        "controls\ninputs: G": "`G` is computed, so it cannot be chosen",
        "controls\ninputs: F.q": "`F.q` is not a name",
        "plot\nG over F.x in 0..2 N": "a number is shown here, and `G` is a vector",
    }.items():
        _, problems = vault({"n.md": f"{text}\n```calc {view}\n```\n"})
        assert [one.message for one in problems] == [message]


@pytest.mark.parametrize(
    "line", ["F = (2, -3) N", "F = (2 m, 3 km)", "F = (a, -b) / 2", "F = ($2, 3 USD)", "F = (1, 2, 3)"]
)
def test_what_is_printed_reads_back(line):
    fence = parse_note(SourceFile(NoteId("n.md"), f"```calc\n{line}\n```\n"))[0].fences[0]
    (statement,), problems = parse_sheet(fence, "n.md")[0].statements, parse_sheet(fence, "n.md")[1]
    assert problems == ()
    assert print_statement(statement) == line
