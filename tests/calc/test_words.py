"""Words by value, `= when n > 3: "many", else: "few"`: which are shown, which are refused, what renames leave alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calcgraph.calc.syntax.parser import parse_shown
from calcgraph.hosts.commands.rewriting.rename import _outside_quotes
from calcgraph.notes.parse import parse_note
from calcgraph.source import START, NoteId, SourceFile

SHEET = """```calc
n = 3 in 1..9
load [GB] = n * 2 GB
fits = load < 10 GB
check ok: load < 10 GB
check bare: fits
check near: n = 3 ± 1
r = 1..4
d = normal(3, 1)
p = probability(d > 2)
```

"""


def live(vault, *values):
    text = SHEET + "".join(f"It is `= {value}`.\n" for value in values)
    calculation, problems = vault({"n.md": text})
    return calculation.live["n.md"], problems


SHOWN = {
    "a condition": ('when n > 2: "many", else: "few"', "many"),
    "no condition that holds": ('when n > 5: "many", else: "few"', "few"),
    "the first that holds": ('when n > 5: "a", when n > 2: "b", when n > 1: "c", else: "d"', "b"),
    "a name that is true or not": ('when fits: "one device", else: "several"', "one device"),
    "a check of the note": ('when ok: "fits", else: "does not"', "fits"),
    "a check that is a condition": ('when not bare: "does not", else: "fits"', "fits"),
    "a check among others": ('when ok and n > 4: "a", else: "b"', "b"),
    "with units": ('when load > 5000 MB: "a", else: "b"', "a"),
    "a comma in a number": ('when n < 1,024: "a", else: "b"', "a"),
    "other arguments": ('when (load with n = 9) < 10 GB: "a", else: "b"', "b"),
    "not": ('when not fits: "a", else: "b"', "b"),
    "a range of which it holds throughout": ('when r < 5: "a", else: "b"', "a"),
    "a probability": ('when p > 80 %: "likely", else: "open"', "likely"),
    "on two lines": ('when n > 5: "many",\n    else: "as few\nas that"', "as few as that"),
    "signs of a query": ('when fits: "[[a]], this.b", else: "date(today)"', "[[a]], this.b"),
    "signs": ('when n > 2: "<b>3 GB & more</b>, so: \\"", else: "x"'.replace('\\"', "'"), "<b>3 GB & more</b>, so: '"),
}


@pytest.mark.parametrize(("value", "text"), SHOWN.values(), ids=SHOWN)
def test_what_is_shown(value, text, vault):
    (found,), problems = live(vault, value)
    assert not problems
    assert found.text == text
    assert text in found.words
    assert found.program is not None


REFUSED = {
    "a text of names": ("when fits: one, else: two", "expected words in straight quotes after a condition"),
    "curly quotes": ("when fits: “one”, else: “two”", "expected words in straight quotes after a condition"),
    "no words": ('when fits: "", else: "two"', "words are missing between the quotes"),
    "no colon": ('when fits "one", else: "two"', 'expected `:` after a condition, found `"`'),
    "no else": ('when fits: "one"', 'expected `, else: "…"` for all other cases, but the line ends'),
    "no comma": ('when fits: "one" else: "two"', 'expected `, else: "…"` for all other cases, found `else`'),
    "another word": ('when fits: "one", otherwise: "two"', 'expected `when` or `else: "…"`, found `otherwise`'),
    "more behind it": (
        'when fits: "one", else: "two", when ok: "three"',
        "expected an operator or the end of the line, found `,`",
    ),
    "a number": ('when n: "one", else: "two"', "`n` is a number, not a condition"),
    "a number behind a name": ('when n > 9: "a", when p: "one", else: "two"', "`p` is a number, not a condition"),
    "a number beside a condition": ('when fits and n: "one", else: "two"', "`fits and n` is a number, not a condition"),
    "a formula": ('when n - 3: "one", else: "two"', "`n - 3` is a number, not a condition"),
    "a function": ('when sqrt(n): "one", else: "two"', "`sqrt(n)` is a number, not a condition"),
    "a name that is none": ('when nosuch: "one", else: "two"', "`nosuch` is not defined in this note"),
    "two kinds": ('when load > 3 s: "one", else: "two"', "`load` is GB, `3 s` is s"),
    "a range": (
        'when r > 2: "one", else: "two"',
        "a range or a distribution has no single answer",
    ),
    "a distribution": (
        'when d > 2: "one", else: "two"',
        "a range or a distribution has no single answer",
    ),
    "a distribution far away": (
        'when d > -9: "one", else: "two"',
        "a range or a distribution has no single answer",
    ),
    "a check with a tolerance": ('when near: "one", else: "two"', "`near` is a check, not a number"),
    "no value": ('when 1 / (n - 3) > 2: "one", else: "two"', "no value: division by zero"),
    "a comment": ('when fits: "no # 3", else: "two"', "`#` in words begins a comment"),
    "too many": ("".join(f'when n > {at}: "a", ' for at in range(17)) + 'else: "b"', "more than 16 conditions"),
}


@pytest.mark.parametrize(("value", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(value, message, vault):
    (found,), problems = live(vault, value)
    assert [one.message for one in problems] == [message]
    assert (found.text, found.program) == ("", None)


def test_a_quantity_may_be_called_when(vault):
    text = "```calc\nwhen = 3 GB\n```\n\n`= when`, `= when * 2`, `= when as MB`, `= 2 * when`.\n"
    calculation, problems = vault({"n.md": text})
    assert not problems
    assert [one.text for one in calculation.live["n.md"]] == ["3 GB", "6 GB", "3000 MB", "6 GB"]


def test_queries_of_dataview_stay_code():
    text = '`= "when"` `= choice(x > 3, "a", "b")` `= this.when` `= when x > 3: "a", else: "b"`\n'
    note = parse_note(SourceFile(NoteId("n.md"), text))[0]
    assert [one.text for one in note.live_values] == ['when x > 3: "a", else: "b"']


def test_words_are_no_use_of_a_name(vault):
    sheet = '```calc\none = 3 in 1..9\nn = 4\n```\n\n`= when n > 3: "one", else: "two"`\n'
    _, problems = vault({"n.md": sheet})
    assert [one.code for one in problems] == ["CG362"]


def test_a_rename_leaves_words_as_they_are():
    import re

    word = re.compile(r"(?<![\w.])one(?!\w)")
    written = 'when one > 3: "one, or more", else: "no one"'
    assert _outside_quotes(word, "two", written) == 'when two > 3: "one, or more", else: "no one"'


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='when :",else n>3\n#“”()', max_size=40))
def test_whatever_is_written_is_read_or_reported(text):
    shown, problems = parse_shown(f"when n{text}", "n.md", START)
    assert (shown is None) == bool(problems)
    assert shown is None or shown.words == () or (len(shown.words) >= 2 and all(shown.words))
