"""Every rule has a golden case: files, and word for word what is reported; run as a program, it writes.

Golden cases are the gallery, `tests/cases/rules` and `tests/sites`. The rules without one are in a table, with the test
that holds each.
"""

import re
from pathlib import Path

import pytest

from calcgraph.rules import rules
from gallery import read_cases, report_of, write_reports

TESTS = Path(__file__).parents[1]
PAGES = sorted((TESTS / "cases/rules").glob("*.md"))
CASES = [(page.stem, case) for page in PAGES for case in read_cases(page.read_text(encoding="utf-8"))]
GALLERY = [
    case
    for page in sorted((TESTS / "cases/errors").glob("*.md"))
    for case in read_cases(page.read_text(encoding="utf-8"))
]
ELSEWHERE = {
    "CG416": ("hosts/test_sources.py", "its words hold the date of today"),
    "CG423": ("calc/test_claims_understood.py", "is only reported if the settings ask for it"),
    "CG904": ("hosts/test_symlinks.py", "a symbolic link is made by the test"),
    "CG909": ("hosts/test_library.py", "its words hold the date of today"),
    "CG915": ("hosts/test_other_plugins.py", "needs a plugin that encrypts pages, which not every site has"),
    "CG920": ("hosts/test_same_links.py", "needs a host whose page differs from the note"),
    "CG921": ("hosts/test_text_from_elsewhere.py", "needs a host that puts text into a note"),
    "CG922": ("hosts/test_guards.py", "needs a host that cannot convert a page"),
    "CG923": ("hosts/test_notebook_pages.py", "needs a site with notebooks"),
    "CG930": ("hosts/test_faults.py", "a fault of calcgraph is put in by the test"),
}
"""Where a rule without a golden case is held, and why it has none."""


def printed() -> set[str]:
    """The codes that golden cases print."""
    said = [case.expected for _, case in CASES] + [case.expected for case in GALLERY]
    said += [path.read_text(encoding="utf-8") for path in (TESTS / "sites").glob("*/expected.txt")]
    return set(re.findall(r"^\S.*?:\d+:\d+: (CG\d{3}) ", "\n".join(said), re.MULTILINE))


@pytest.mark.parametrize("case", [case for _, case in CASES], ids=[f"{page}: {case.title}" for page, case in CASES])
def test_what_is_said(case):
    assert case.expected.strip()
    assert report_of(case) == case.expected


def test_every_rule_has_a_case_or_a_reason():
    assert set(rules()) - printed() == set(ELSEWHERE)


def test_every_case_prints_rules_of_the_catalogue():
    assert printed() <= set(rules())


@pytest.mark.parametrize("code", ELSEWHERE)
def test_a_rule_without_a_case_is_held_where_the_table_says(code):
    assert code in (TESTS / ELSEWHERE[code][0]).read_text(encoding="utf-8")


if __name__ == "__main__":
    write_reports(PAGES)
