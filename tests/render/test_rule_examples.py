"""The examples of rules about reading and units: the wrong one breaks its rule, the right one breaks none."""

import pytest

from calcgraph.render.pages.gallery import Case, report_of
from calcgraph.rules import rules

FAMILIES = ("CG21", "CG22", "CG24", "CG30", "CG31")
RULES = [rule for code, rule in rules().items() if code.startswith(FAMILIES)]


def said(example):
    text = example.strip("\n")
    if text.startswith("# formulas/units.txt"):
        return report_of(Case("", {"note.md": "Nothing.\n", "formulas/units.txt": text}, ""))
    note = f"{text}\n" if text.startswith("<!--") else f"```calc\n{text}\n```\n"
    return report_of(Case("", {"note.md": note}, ""))


@pytest.mark.parametrize("rule", RULES, ids=[rule.code for rule in RULES])
def test_the_wrong_example_breaks_its_rule_and_no_other(rule):
    lines = [line for line in said(rule.wrong).split("\n") if ": CG" in line]
    assert len(lines) == 1
    assert f": {rule.code} " in lines[0]


@pytest.mark.parametrize("rule", RULES, ids=[rule.code for rule in RULES])
def test_the_right_example_breaks_none(rule):
    assert said(rule.right).strip() == ""
