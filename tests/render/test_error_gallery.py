"""Wrong sheets and exactly what is reported about each; `make rules` writes them again."""

import pytest

from calcgraph.rules import rules
from gallery import MANUAL, PAGES, read_cases, report_of, rules_page

CASES = [(page.stem, case) for page in PAGES for case in read_cases(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("case", [case for _, case in CASES], ids=[f"{page}: {case.title}" for page, case in CASES])
def test_what_is_said(case):
    assert report_of(case) == case.expected


def test_there_are_forty_and_each_has_its_title_once():
    titles = [case.title for _, case in CASES]
    assert len(titles) >= 40
    assert len(set(titles)) == len(titles)


def test_every_case_is_about_a_rule():
    for _, case in CASES:
        assert any(f": {code}" in case.expected for code in rules()), case.title


def test_every_rule_of_reading_units_and_values_has_a_case():
    said = "".join(case.expected for _, case in CASES)
    missing = [
        code for code in rules() if code.startswith(("CG21", "CG22", "CG24", "CG30", "CG31")) and code not in said
    ]
    assert missing == []


def test_the_manual_shows_each_rule_with_a_message():
    page = MANUAL.read_text(encoding="utf-8")

    assert page == rules_page(), "run `make rules`"
    assert page.count("Wrong:") < 15, "a real message for nearly every rule"
