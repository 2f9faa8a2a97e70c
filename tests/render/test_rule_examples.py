"""The examples of rules that can be read alone: the wrong one breaks its rule, the right one breaks none."""

import pytest

from calcgraph.rules import rules
from gallery import Case, report_of

FAMILIES = ("CG21", "CG22", "CG24", "CG30", "CG31")
SHEETS = ("CG231", "CG340", "CG346", "CG347", "CG350", "CG352", "CG359", "CG363", "CG365")
TEXTS = ("CG106", "CG232")
PROPERTIES = ("CG201", "CG202")
OF_FILES = {"CG240"}
"""Rules whose wrong example is a file beside the note."""
RULES = [
    rule
    for code, rule in rules().items()
    if code.startswith((*FAMILIES, *SHEETS, *TEXTS, *PROPERTIES)) and code not in OF_FILES
]


def said(rule, example):
    text = example.strip("\n")
    if text.startswith("# formulas/units.txt"):
        return report_of(Case("", {"note.md": "Nothing.\n", "formulas/units.txt": text}, ""))
    if rule.code in PROPERTIES:
        return report_of(Case("", {"note.md": f"---\n{text}\n---\n"}, ""))
    note = f"{text}\n" if rule.code in TEXTS or text.startswith("<!--") else f"```calc\n{text}\n```\n"
    return report_of(Case("", {"note.md": note}, ""))


@pytest.mark.parametrize("rule", RULES, ids=[rule.code for rule in RULES])
def test_the_wrong_example_breaks_its_rule_and_no_other(rule):
    lines = [line for line in said(rule, rule.wrong).split("\n") if ": CG" in line]
    assert len(lines) == 1
    assert f": {rule.code} " in lines[0]


@pytest.mark.parametrize("rule", RULES, ids=[rule.code for rule in RULES])
def test_the_right_example_breaks_none(rule):
    assert said(rule, rule.right).strip() == ""
