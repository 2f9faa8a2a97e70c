"""Links to the control of an input: of a panel that lists it, and of nothing else."""

import pytest

from calcgraph.links.index import build_index
from calcgraph.links.resolution import Status
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.parse import parse_note
from calcgraph.settings import LinkSettings
from calcgraph.source import NoteId, SourceFile

PANEL = """# Panel

```calc
load = 2 kg in 1..9 kg
width = 3 m in 1..9 m
twice [kg] = 2 * load
```

```calc controls
inputs: load  # not width, none
show: twice
```

```calc table
rows: width in 1 m, 2 m
cols: twice
```
"""


@pytest.mark.parametrize("form", ["[[panel#{}|words]]", "[words](panel.md#{})", "[words](panel.md?s=load:3kg#{})"])
@pytest.mark.parametrize(
    ("fragment", "is_there"),
    [("set:load", True), ("set:width", False), ("set:twice", False), ("set:", False), ("set:none", False)],
)
def test_an_input_of_a_panel_has_an_anchor(form: str, fragment: str, *, is_there: bool) -> None:
    texts = {"a.md": form.format(fragment) + "\n", "panel.md": PANEL}
    notes = {id_: parse_note(SourceFile(NoteId(id_), text))[0] for id_, text in texts.items()}
    (link,) = notes["a.md"].links
    found = resolve_link(build_index(notes.values(), (), LinkSettings()), notes["a.md"], link, lambda _: ())
    assert (found.status is Status.RESOLVED) is is_there
    assert (found.anchor == fragment) is is_there


def test_a_number_is_linked_to_its_quantity_and_not_to_a_control() -> None:
    texts = {"a.md": "[2 kg](panel.md#set:load)\n", "panel.md": PANEL}
    notes = {id_: parse_note(SourceFile(NoteId(id_), text))[0] for id_, text in texts.items()}
    (link,) = notes["a.md"].links
    found = resolve_link(build_index(notes.values(), (), LinkSettings()), notes["a.md"], link, lambda _: ())
    assert found.status is Status.BAD_FRAGMENT
