"""What has a range and is not an input: it is computed, so a page, its address and its data offer no way to set it."""

import re

import pytest

from calcgraph.project import read_project
from calcgraph.render.page import index_of, page_of
from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.sheet.inputs import inputs_of
from calcgraph.render.sheet.payload import payload_of
from calcgraph.render.views.draw import render_view
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

NOTE = """# N
```calc
a = 4 in 1..9
r = 4 % in 0..10 %
x = solve x^2 = a for x in 1..20
p, q = solve p + q = 7, p * q = 3 * a for p in 3..300, q in 0..5
irr [%] = solve (1 + r)^2 = 1.2 for r in 0..50 %
best = argmax 9 - (t - a)^2 for t in 0..10
top = max 9 - (t - a)^2 for t in 0..10
s(0) = 1
s(n) = s(n - 1) * 1.1 for n in 1..12
when = first n where s(n) > 1.5
z = x + a
scenario odd: x = 3
scenario even: a = 2
```

It is [2](#x), for [4](#a).

```calc table
rows: x in 1, 2
cols: z
```

```calc table
rows: a in 1, 4
cols: z
```

```calc sensitivity
of: z
```
"""
INPUTS = {"a", "r", "s(0)"}
ANSWERS = ["x", "p", "q", "irr", "best", "top", "when", "[n]", "s[]", "s[n]", "x(x)", "z"]
HANDLES = re.compile(r' data-(?:p|set|reset|cell)="([^"=]+)(?:=[^"]*)?"')


@pytest.fixture(scope="module")
def drawn():
    project = read_project([SourceFile(NoteId("n.md"), NOTE)], (), lambda _: None, Settings())
    assert [one.message for one in project.diagnostics if one.severity == "error"] == []
    page = page_of(project, NoteId("n.md"), str, index_of(project))
    sheet = project.calculation.sheets[NoteId("n.md")][0]
    views = [fence for fence in project.notes[NoteId("n.md")].fences if fence.span != sheet.fence.span]
    html = "".join([render_sheet(page, sheet), *(render_view(page, fence) for fence in views)])
    return project, page, html


def test_no_handle_sets_what_is_computed(drawn) -> None:
    *_, html = drawn
    buttons = re.sub(r"<td[^>]*>(?!<button)", "<td>", html)  # a cell without a button names its case, for its value
    assert set(HANDLES.findall(buttons)) == {"a", "r"}
    assert 'data-cell="x=1.0"' in html
    assert set(re.findall(r'<tr[^>]*is-param[^>]*data-row="([^"]+)"', html)) == INPUTS


def test_the_list_of_inputs_has_inputs_alone(drawn) -> None:
    project, *_ = drawn
    assert {name.removeprefix("n.") for name in inputs_of(project, str)["inputs"]} == INPUTS


@pytest.mark.parametrize("name", ANSWERS)
def test_an_address_cannot_set_an_answer(drawn, name: str) -> None:
    _, page, html = drawn
    entry = payload_of(page, html)["q"].get(f"n.md#{name}")
    assert entry is None or "x" in entry
    assert entry is None or not {"lo", "hi", "step", "set"} & entry.keys()


@pytest.mark.parametrize("name", sorted(INPUTS))
def test_an_input_stays_one(drawn, name: str) -> None:
    _, page, html = drawn
    assert "x" not in payload_of(page, html)["q"][f"n.md#{name}"]
