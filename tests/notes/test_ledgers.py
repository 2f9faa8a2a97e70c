"""The ledgers of this repository's own notes: every claim of a source once, and counted as its lines say."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from calcgraph.calc.programs.machine import Machine
from calcgraph.links.resolution import Status

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


ROWS = {"Concepts": 23, "Tables and tools": 19, "Systems": 18, "Links": 7}
TESTS = {path.stem: path.read_text() for path in DOCS.parent.glob("tests/*/test_*.py")}
PAGE = re.compile(r"\[\[([^\]|#\\]+)")


def covered(name: str) -> list[list[str]]:
    """Rows of a table of coverage, by cell."""
    part = (DOCS / "sources/index.md").read_text().split(f"### {name}\n", 1)[1].split("\n#", 1)[0]
    _, _, *lines = [line for line in part.splitlines() if line.startswith("|")]
    return [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines]


@pytest.mark.parametrize(("name", "count"), ROWS.items())
def test_the_table_of_coverage_is_whole(name: str, count: int) -> None:
    """What the four texts name has a row each, with a page; a test that a row names exists and speaks of the page."""
    rows = covered(name)
    assert len({row[0].strip() for row in rows}) == len(rows) == count
    for row in rows:
        pages = [page.split("/")[-1] for page in PAGE.findall(row[1])]
        assert pages, row
        for test in re.findall(r"`(test_\w+)`", "".join(row)):
            assert any(page in TESTS[test] for page in pages), f"{test} does not speak of {pages}"


def test_links_lead_where_the_table_says(own_notes: Any) -> None:
    """The seven links as the source writes them, resolved as a click on them is."""
    found = own_notes.reading.project.resolutions["sources/index.md"]
    leads = {one.link.target: one.target for one in found if one.status is Status.RESOLVED}
    for as_written, page in covered("Links"):
        [given], [note] = PAGE.findall(as_written), PAGE.findall(page)
        assert leads[given] == f"notes/{note}.md"
        assert given != note, "the source's own spelling leads here, and not the name of the file"


COMPUTED = {row[0].strip(): PAGE.findall(row[1]) for name in ("Concepts", "Tables and tools") for row in covered(name)}


def follows(machine: Machine, note: str) -> bool:
    """Return whether a result of a note moves if one of its numbers does."""
    mine = {key: node for key, node in machine.nodes.items() if key.startswith(f"{note}#")}
    inputs = {key: node.value for key, node in mine.items() if isinstance(node.value, float)}
    for given, value in inputs.items():
        results = [key for key in machine.affected(frozenset([given])) if key in mine and mine[key].program]
        if any(machine.value(key, {given: value * 0.9}) != machine.value(key) for key in results):
            return True
    return False


@pytest.mark.parametrize("row", COMPUTED)
def test_each_concept_and_tool_computes(own_machine: Machine, own_notes: Any, row: str) -> None:
    """On one of its pages a result follows an input, and every page has claims that are compared with results."""
    coverage = own_notes.reading.project.coverage
    notes = [note for page in COMPUTED[row] for note in coverage if f"/{note}".endswith(f"/{page}.md")]
    assert len(notes) == len(COMPUTED[row])
    assert any(follows(own_machine, note) for note in notes), notes
    assert all(coverage[note].bound >= 10 for note in notes), notes


def test_no_number_is_bound_to_itself(own_notes: Any) -> None:
    """A number that is stated once more in a sheet, where nothing reads it, would always agree."""
    project = own_notes.reading.project
    nodes = project.calculation.nodes
    read = {key for node in nodes.values() for key in (*node.reads, *getattr(node.program, "reads", ()))}
    everywhere = [one for claims in project.claims.values() for one in claims]
    claims = [one for one in everywhere if one.quantity and not one.note.startswith("manual/")]
    keys = {f"{one.quantity.note}#{one.quantity.name}": one for one in claims}
    literals = {key for key in keys if key in nodes and isinstance(nodes[key].value, float)}
    assert len(literals) > 50, "no claim on a parameter was found, so nothing is tested"
    texts = {note: project.notes[note].source.text for note in {one.quantity.note for one in claims}}
    measured = {
        key
        for key in literals
        if re.search(rf"^{key.split('#')[1]}\b.* = from ", texts[key.split("#")[0]], re.MULTILINE)
    }
    assert literals - read - measured == set()


def test_every_source_has_an_address_or_says_why_not() -> None:
    entries = yaml.safe_load((DOCS.parent / "formulas/sources.yaml").read_text())["references"]
    assert len(entries) > 100
    silent = [
        one["id"] for one in entries if not {"URL", "file"} & one.keys() and "no address" not in one.get("note", "")
    ]
    assert silent == []
