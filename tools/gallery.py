"""The gallery of errors: vaults with one mistake each, and exactly what is reported; run, it writes all anew."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from calcgraph.project import read_project
from calcgraph.render.reports.text import to_text
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "tests/cases/errors").glob("*.md"))
MANUAL = ROOT / "docs/manual/errors.md"
HEAD = """---
title: Gallery of errors
tags: [manual]
---

# Gallery of errors

What a slip looks like, and what is reported about it. Each message is that of `calcgraph check`, word for word: the \
place, the code, what is wrong, what to do, then the line with the part it is about. `calcgraph explain CODE` says \
why a rule exists.
"""

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


def gallery_markdown(pages: Iterable[str]) -> str:
    """All pages of cases as one page of the manual."""
    return "\n".join((HEAD, *(page.strip("\n") + "\n" for page in pages)))


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
    MANUAL.write_text(gallery_markdown(page.read_text(encoding="utf-8") for page in PAGES), encoding="utf-8")
