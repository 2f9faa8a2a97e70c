"""Brackets that are opened and not closed: the converter of formulas takes twice the time for each."""

import time

import pytest

from calcgraph.tex.convert import tex_to_mathml

REFUSED = "more than 12 brackets are opened and not closed"
OPENED = ["(", "[", "\\{", "\\lbrace ", "\\lbrack ", "\\langle ", "\\lfloor ", "\\lceil ", "\\lvert ", "\\lVert "]
OPENED += [
    "\\lgroup ",
    "\\ulcorner ",
    "\\llcorner ",
    "\\lmoustache ",
    "\\llangle ",
    "\\lBrace ",
    "\\lang ",
    "\\bigl|",
    "\\Biggl(",
    "⟨",
    "⌈",
    "⟦",
]
OPENED += ["(»", "(」", "(’"]
READ = [
    ("brackets in brackets", "(" * 30 + "x" + ")" * 30),
    ("half-open intervals", "[0,1[ \\cup " * 5),
    ("a half-open interval a row", "\\begin{cases}" + "1 & x \\in [0, 1[ \\\\" * 20 + "\\end{cases}"),
    ("an open one in each group", "{(" * 30 + "}" * 30),
    ("the other way round", "]0,1[ + " * 12),
    ("large ones", "\\bigl( x \\bigr) " * 20),
    ("names that begin alike", "\\lambda\\leq\\log\\left(x\\right)\\ldots" * 20),
]


@pytest.mark.parametrize("sign", OPENED)
def test_what_is_opened_too_often_is_refused(sign):
    assert tex_to_mathml(sign * 60).problem == REFUSED
    began = time.process_time()
    assert tex_to_mathml(sign * 12).problem != REFUSED or "l|" in sign or "l(" in sign
    assert time.process_time() - began < 1


@pytest.mark.parametrize("text", [row[1] for row in READ], ids=[row[0] for row in READ])
def test_what_people_write_is_read(text):
    assert tex_to_mathml(text).problem == ""
