"""What an attacker has written to keep a check busy costs no more than prose of the same length."""

import time

import pytest

from calcgraph.project import read_project
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SETTINGS = Settings(values=ValueSettings(reference=False))
TIMES = 40
"""How often the cost of prose; each of these took at least ten times that before."""
LEAST = 0.03
"""CPU seconds below which nothing is measured."""

COLUMNS = ",".join(f"a{at}" for at in range(150_000))
ROWS = {
    "a zettel id of letters": (f"---\nid: 1{'a' * 60}!\n---\n", ""),
    "blanks in a table's head": (f"<!-- calc: table t -->\n\n|a{' ' * 6000}b]|x|\n|-|-|\n|a|1|\n", ""),
    "blanks in a CSV file's head": ("<!-- calc: table t from t.csv -->\n", f"a{' ' * 6000}b],x\na,1\n"),
    "blanks in a cell": (f"<!-- calc: table t -->\n\n|a|b [m]|\n|-|-|\n|a|[{' ' * 6000}x|\n", ""),
    "blanks in a fence's info": (f"```calc a{' ' * 6000}}}x\n```\n", ""),
    "letters in a fence's info": (f"```calc {'a' * 200_000}\n```\n", ""),
    "blanks in a table's comment": (f"<!-- calc: table{' ' * 6000}x\n", ""),
    "blanks in an exception": (f"<!-- calc: ignore CG101{' ' * 200_000}\n", ""),
    "exceptions on a line": ("<!-- calc: ignore CG101 x --> " * 20_000, ""),
    "signs of an attribute list": ("[[#x]]\n\n{:" + "#" * 200_000, ""),
    "footnotes in footnotes": ("[[#x]]\n\n" + "[^" * 200_000, ""),
    "an id that does not end": (f"[[#x]]\n\n<a {'id=' * 60_000}", ""),
    "block ids below a list": ("- a\n" + "\n  ^a\n" * 20_000, ""),
    "blanks in a view's line": (f"```calc table\nrows: x{' ' * 200_000}y\n```\n", ""),
    "blanks in a range of a view": (f"```calc table\nrows: x in 1..{' ' * 200_000}x\n```\n", ""),
    "brackets of a formula": (f"$$\n{'(' * 60}\n$$\n", ""),
    "a file of many columns": ("<!-- calc: table t from t.csv -->\n", COLUMNS + "\nx\n"),
    "columns that are all alike": ("<!-- calc: table t from t.csv -->\n", f"{'a,' * 700}a\n" * 700),
}  # fmt: skip


def seconds(text, data):
    source = SourceFile(NoteId("a.md"), text)
    began = time.process_time()
    read_project([source], [], lambda path: data if path == "t.csv" else None, SETTINGS)
    return time.process_time() - began


@pytest.mark.parametrize("name", ROWS)
def test_it_costs_what_prose_costs(name):
    text, data = ROWS[name]
    prose = ("some words of prose\n" * (len(text + data) // 20 + 1), "")
    limit = TIMES * max(LEAST, seconds(*prose))
    assert min(seconds(text, data), seconds(text, data)) < limit


@pytest.mark.parametrize("text", ["[[#zz]] text ", "[[#zz]] ~~ "], ids=["words", "struck out signs"])
def test_links_to_headings_in_one_paragraph_cost_their_number(text):
    """Each is reported, which takes longer than prose; four times as many may take little more than four times."""
    few, many = ([seconds(text * count, "") for _ in range(2)] for count in (2_000, 8_000))
    assert min(many) < 5.5 * max(few)
