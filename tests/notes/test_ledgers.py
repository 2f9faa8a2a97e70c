"""The ledgers of this repository's own notes: every claim of a source once, and counted as its lines say."""

import re
from collections import Counter
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
LEDGERS = {
    "dataflow": ("713-tokens-per-second", "S0", 48),
    "slip": ("memory-bandwidth-bound", "S1", 23),
    "course": ("decode-course-stage-2", "S2", 50),
    "record": ("tokenspeed-397b", "S3", 16),
}
LINE = re.compile(r"^- \*\*(S\d-\d{3})\*\* (.+)$", re.MULTILINE)
TARGET = re.compile(r'\]\(([^) ]+)(?: "([^"]*)")?\)')


def verdict(line: str) -> str:
    claims = [(target, title or "") for target, title in TARGET.findall(line)]
    if any("disputed:" in title for _, title in claims):
        return "disputed"
    return "sourced" if all(target == "#measured" for target, _ in claims) else "holds"


@pytest.mark.parametrize(("ledger", "kind", "count"), LEDGERS.values(), ids=LEDGERS)
def test_every_claim_has_one_line_and_says_its_verdict(ledger: str, kind: str, count: int) -> None:
    lines = LINE.findall((DOCS / f"sources/{ledger}.md").read_text())
    assert [name for name, _ in lines] == [f"{kind}-{number:03}" for number in range(1, count + 1)]
    for name, line in lines:
        word = {"holds": "Holds", "disputed": "Disputed", "sourced": ""}[verdict(line)]
        assert word in line, f"{name} is {verdict(line)} and does not say so"
        if not word:
            assert not re.search("Holds|Disputed", line), f"{name} is only sourced"


@pytest.mark.parametrize(("name", "ledger"), [(name, ledger) for name, (ledger, _, _) in LEDGERS.items()])
def test_the_table_of_verdicts_counts_them(name: str, ledger: str) -> None:
    note = (DOCS / "notes/claim-checking.md").read_text()
    reported = re.search(rf"^\| {name} \|[^|]*\| (\d+) \| (\d+) \| (\d+) \|$", note, re.MULTILINE)
    assert reported, f"claim-checking.md has no row `{name}`"
    counted = Counter(verdict(line) for _, line in LINE.findall((DOCS / f"sources/{ledger}.md").read_text()))
    assert [int(number) for number in reported.groups()] == [counted[one] for one in ("holds", "disputed", "sourced")]
