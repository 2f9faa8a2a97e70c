"""Vaults with one mistake each and their reports, and the page of rules with a message of each; run, it writes all."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from calcgraph.project import read_project
from calcgraph.render.pages.rules_page import rules_markdown
from calcgraph.render.reports.text import to_text
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "tests/cases/errors").glob("*.md"))
REPORTS = (
    *PAGES,
    *sorted((ROOT / "tests/cases/rules").glob("*.md")),
    *sorted((ROOT / "tests/sites").glob("*/expected.txt")),
)
MANUAL = ROOT / "docs/manual/rules.md"
_MESSAGE = re.compile(r"^[^\s:]+:\d+:\d+: (?P<code>CG\d{3}) .*(?:\n .*)*", re.MULTILINE)
_EXCERPT = re.compile(r"\n +(?:\d+)? \| .*")
_TYPICAL = frozenset({"CG301", "CG343"})
"""Rules whose first message is about a rare mistake."""
_CASE = re.compile(r"^### (?P<title>.+)\n", re.MULTILINE)
_BLOCK = re.compile(
    r"^`````(?P<language>\w+)(?: title=\"(?P<name>[^\"]+)\")?\n(?P<text>.*?)^`````$", re.MULTILINE | re.DOTALL
)


class Case(Struct, frozen=True):
    """One mistake."""

    title: str
    files: Mapping[str, str]
    """Text by vault path; the first note is `note.md` unless it says otherwise."""
    expected: str
    """What `calcgraph check` prints."""


def read_cases(text: str) -> tuple[Case, ...]:
    """The cases of a page: a heading of level three, its files, the report in a last block of `text`."""
    starts = [*_CASE.finditer(text)]
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return tuple(_read_case(found["title"], text[found.end() : end]) for found, end in zip(starts, ends, strict=True))


def report_of(case: Case) -> str:
    """What is reported about the files of a case."""
    notes = {NoteId(name): SourceFile(NoteId(name), text) for name, text in case.files.items() if name.endswith(".md")}
    others = {name: text for name, text in case.files.items() if not name.endswith(".md")}
    project = read_project(notes.values(), others, others.get, Settings())

    def line_of(path: str, number: int) -> str:
        text = case.files.get(path, "").split("\n")
        return text[number - 1] if number <= len(text) else ""

    return to_text(project.diagnostics, line_of).rstrip("\n") + "\n"


def with_reports(text: str) -> str:
    """The page with what is reported now in the place of every report."""
    for case in read_cases(text):
        start = text.index(f"### {case.title}\n")
        at = text.index("`````text\n", start)
        end = (
            text.index("\n`````\n", at) + 1 if not text.startswith("`````text\n`````", at) else at + len("`````text\n")
        )
        text = text[: at + len("`````text\n")] + report_of(case) + text[end:]
    return text


def rules_page() -> str:
    """Return the page of rules, each with the first message about it in the cases; slips are the most typical."""
    said: dict[str, str] = {}
    slips = [page for page in PAGES if page.stem == "9-slips"]
    for found in (found for page in slips for found in _MESSAGE.finditer(page.read_text(encoding="utf-8"))):
        if found["code"] in _TYPICAL:
            said.setdefault(found["code"], _EXCERPT.sub("", found[0]))
    for page in REPORTS:
        for found in _MESSAGE.finditer(page.read_text(encoding="utf-8")):
            said.setdefault(found["code"], _EXCERPT.sub("", found[0]))
    return rules_markdown(said)


def _read_case(title: str, text: str) -> Case:
    blocks = [*_BLOCK.finditer(text)]
    files = {found["name"] or "note.md": found["text"] for found in blocks[:-1]}
    return Case(title, files, blocks[-1]["text"])


def write_reports(pages: Iterable[Path]) -> None:
    """Put what is reported now into pages of cases."""
    for page in pages:
        page.write_text(with_reports(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write_reports(PAGES)
    MANUAL.write_text(rules_page(), encoding="utf-8")
