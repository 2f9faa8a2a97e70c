"""No regular expression of ours can read a text in ever more ways: none has two repeats that can meet."""

import re

import pytest
from tests.scanners.ambiguity import ways
from tests.scanners.package import patterns

SHORT = {
    "calcgraph.calc.claims.written.figures._GROUPED": "a claim: 200 characters at most where there is a digit",
    "calcgraph.calc.claims.written.figures._DECIMALS": "the same",
    "calcgraph.calc.claims.written.figures._COMMA": "the same",
    "calcgraph.calc.claims.written.figures._POINTS": "the same",
    "calcgraph.calc.claims.text._SECOND": "the same",
    "calcgraph.calc.syntax.amended._FOLDED": "a refused line of up to 120 characters",
    "calcgraph.calc.syntax.amended._IMPORTED": "the same",
    "calcgraph.calc.syntax.line_repairs._DOMAIN": "the same",
    "calcgraph.calc.syntax.line_repairs._WITH": "the same",
    "calcgraph.calc.syntax.views._VERSUS": "the same",
    "calcgraph.hosts.editor.completion._USED": "300 characters before the cursor",
    "calcgraph.hosts.editor.completion._CONSTANT": "the same",
    "calcgraph.hosts.editor.completion._OF_LIBRARY": "the same",
    "calcgraph.hosts.editor.completion._ROW": "the same",
    "calcgraph.hosts.editor.completion._WRITTEN": "the same",
    "calcgraph.hosts.inquiry.sentences._IN_NAME": "60 characters before a number",
    "calcgraph.notes.blocks.tables._WHAT": "1,000 characters of a comment",
}
"""Expressions that never see a long text, with the reason."""
KNOWN = [
    ("two repeats of one sign", r"\s*\s*x", "match", True),
    ("two repeats with nothing between that must be", r"a*b?a*x", "match", True),
    ("a lazy repeat before blanks", r"(.*?)[ \t]*x", "match", True),
    ("a repeat of repeats", r"(a*)*b", "match", True),
    ("the same written twice", r"(a|a)*b", "match", True),
    ("one or two, many times", r"(?:[a-z]{1,2}\d?)*$", "match", True),
    ("a search that begins anew inside", r"a*b", "search", True),
    ("a bracket inside of a bracket", r"\[[^\]]+\]", "search", True),
    ("one repeat", r"a*b", "match", False),
    ("a repeat that gives nothing back", r"[ \t]*+[ \t]*x", "match", False),
    ("a search that begins where no such sign is before", r"(?<!a)a*b", "search", False),
    ("what cannot contain its own beginning", r"<a[^<>]*>", "search", False),
    ("what cannot fail", r"\w+", "search", False),
    ("what is not closed matches as well", r"\[\^([^\]\s]++)(\]?)", "search", False),
]


@pytest.mark.parametrize(("expression", "how", "is_slow"), [row[1:] for row in KNOWN], ids=[row[0] for row in KNOWN])
def test_the_ways_are_found(expression, how, is_slow):
    assert bool(ways(re.compile(expression), how)) is is_slow


def test_no_expression_of_the_package_can_take_more_than_linear_time():
    found = {where: ways(pattern, how) for where, pattern, how in patterns()}
    assert len(found) > 250
    assert sorted(where for where, text in found.items() if text) == sorted(SHORT)
