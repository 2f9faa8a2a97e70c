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
    wrong = ["disputed:" in title for _, title in claims]
    if "Partly: " in line and not all(wrong):
        return "partly"
    if any(wrong):
        return "disputed"
    return "sourced" if all(target == "#measured" for target, _ in claims) else "holds"


@pytest.mark.parametrize(("ledger", "kind", "count"), LEDGERS.values(), ids=LEDGERS)
def test_every_claim_has_one_line_and_says_its_verdict(ledger: str, kind: str, count: int) -> None:
    lines = LINE.findall((DOCS / f"sources/{ledger}.md").read_text())
    assert [name for name, _ in lines] == [f"{kind}-{number:03}" for number in range(1, count + 1)]
    for name, line in lines:
        word = {"holds": "Holds", "partly": "Partly: ", "disputed": "Disputed", "sourced": ""}[verdict(line)]
        assert word in line, f"{name} is {verdict(line)} and does not say so"
        if not word:
            assert not re.search("Holds|Partly|Disputed", line), f"{name} is only sourced"


@pytest.mark.parametrize(("name", "ledger"), [(name, ledger) for name, (ledger, _, _) in LEDGERS.items()])
def test_the_table_of_verdicts_counts_them(name: str, ledger: str) -> None:
    note = (DOCS / "notes/claim-checking.md").read_text()
    reported = re.search(rf"^\| {name} \|[^|]*\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", note, re.MULTILINE)
    assert reported, f"claim-checking.md has no row `{name}`"
    counted = Counter(verdict(line) for _, line in LINE.findall((DOCS / f"sources/{ledger}.md").read_text()))
    assert [int(number) for number in reported.groups()] == [
        counted[one] for one in ("holds", "partly", "disputed", "sourced")
    ]


CITED = re.compile(r"@([\w-]+)")


def literals() -> dict[str, set[str]]:
    """Quantities of the notes that are a bare number with a source: `note#name`, and the sources of the line."""
    line = re.compile(r"^(\w+) *(?:\[[^]]*\])? *= *[\d.,]+[^=#(*/+]*#(.*@.*)$", re.MULTILINE)
    return {
        f"{note.name}#{name}": set(CITED.findall(comment))
        for note in (DOCS / "notes").glob("*.md")
        for name, comment in line.findall(note.read_text())
    }


@pytest.mark.parametrize(("ledger", "kind", "count"), LEDGERS.values(), ids=LEDGERS)
def test_no_claim_rests_on_its_own_figure(ledger: str, kind: str, count: int) -> None:
    """A quantity that only repeats the source of a ledger shows nothing about that source."""
    text = (DOCS / f"sources/{ledger}.md").read_text()
    own = re.search(r'^source: "@([\w-]+)"', text, re.MULTILINE)
    assert own
    known = literals()
    assert len(known) > 10, "no literal with a source was found, so nothing is tested"
    assert len(LINE.findall(text)) == count
    bound = [
        (name, target)
        for name, line in LINE.findall(text)
        for target, title in TARGET.findall(line)
        if own[1] in known.get(target.removeprefix("../notes/"), set()) and "disputed:" not in (title or "")
    ]
    assert bound == [], f"{kind}: sourced, not computed"


ROWS = {"Concepts": 23, "Tables and tools": 19, "Systems": 18}
TESTS = {path.stem for path in DOCS.parent.glob("tests/*/test_*.py")}


@pytest.mark.parametrize(("name", "count"), ROWS.items())
def test_the_table_of_coverage_is_whole(name: str, count: int) -> None:
    """What the four texts name has a row each, with a page; every test that a row names exists."""
    part = (DOCS / "sources/index.md").read_text().split(f"### {name}\n", 1)[1].split("\n#", 1)[0]
    _, _, *rows = [line for line in part.splitlines() if line.startswith("|")]
    assert len(rows) == count
    assert [row for row in rows if not re.search(r"\]\]|\]\(", row)] == []
    assert set(re.findall(r"`(test_\w+)`", part)) <= TESTS
