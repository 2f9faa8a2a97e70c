"""`low(r)`, `high(r)`: the ends of a range that is written in a line, and what has none."""

import pytest

from calcgraph.calc.model import QuantityId
from calcgraph.source import NoteId

SHEET = """r = 2..4 GB
h = 0.7 ± 0.1
t = 20..25 °C
w [rad/s] = 1..2 rpm
d = normal(3, 1)
k = 4
low = 3
"""
SHOWN = {
    "both": ("x = low(r) + high(r)", "6 GB"),
    "of a spread": ("x = low(h) / high(h)", "0.75"),
    "of temperatures": ("x = high(t)", "25 °C"),
    "of cycles that are declared as an angle": ("x = high(w) / low(w)", "2"),
    "with the declared unit": ("x [rad/s] = high(w)", "0.209 rad/s"),
    "as ends of a distribution": ("x = uniform(low(h), high(h))", "0.7 (0.61–0.79)"),
    "beside a distribution": ("x = d * low(h)", "1.8 (0.813–2.79)"),
    "beside the range": ("x = r / low(r)", "1–2"),
    "whatever it is": ("x = (r / low(r) with r = 3 GB)", "1.5"),
    "beside a quantity of that name": ("x = low * low(h)", "1.8"),
    "in a function": ("f(u) = u * low(r)\nx = f(2)", "4 GB"),
}


@pytest.mark.parametrize(("line", "text"), SHOWN.values(), ids=SHOWN)
def test_what_is_shown(line, text, vault):
    calculation, problems = vault(sheet=SHEET + line)
    assert not problems
    found = calculation.quantities[QuantityId(NoteId("n.md"), "x")]
    assert f"{found.text} {found.unit.text}".strip() == text


def test_the_ends_of_another_notes_range_are_read_from_there(vault):
    files = {
        "a.md": "```calc\nr = 2..4 GB\n```\n",
        "n.md": "```calc\nuse [[a]]: r as q\nx = 2 * high(q)\n```\n\n`= low(q)`\n",
    }
    calculation, problems = vault(files)
    assert not problems
    found = calculation.quantities[QuantityId(NoteId("n.md"), "x")]
    assert (found.text, found.reads) == ("8", (QuantityId(NoteId("a.md"), "r"),))
    assert [(one.reader.name, one.read.name) for one in calculation.uses] == [("x", "r")]
    assert calculation.live["n.md"][0].text == "2 GB"


def test_a_note_may_call_its_own_functions_so(vault):
    calculation, problems = vault(sheet="high(a, b) = a * b\nx = high(2, 3)\nr = 1..2")
    assert not problems
    assert calculation.quantities[QuantityId(NoteId("n.md"), "x")].text == "6"


NONE = "`{}` is not a written range, so it has no ends"
REFUSED = {
    "a number": ("x = low(3)", NONE.format("3")),
    "a parameter": ("x = low(k)", NONE.format("k")),
    "what follows a range": ("s = 2 * r\nx = low(s)", NONE.format("s")),
    "a distribution": ("x = high(d)", NONE.format("d")),
    "a formula": ("x = low(2 * r)", NONE.format("2 * r")),
    "an argument": ("f(r) = low(r)", NONE.format("r")),
    "two": ("x = low(r, h)", "`low` takes 1 argument, not 2"),
    "none": ("x = low()", "`low` takes 1 argument, not 0"),
    "a name that is none": ("x = low(nosuch)", "`nosuch` is not defined in this note"),
    "two units": ("x = low(r) + 1 s", "`low(r)` is GB, `1 s` is s"),
}


@pytest.mark.parametrize(("line", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(line, message, vault):
    _, problems = vault(sheet=SHEET + line)
    assert message in [one.message for one in problems]
