"""Every text that a message of the gallery proposes is pasted where it belongs, and the message is gone."""

import re
from collections.abc import Iterator

import pytest

from calcgraph.diagnostics import Diagnostic
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile
from gallery import PAGES, Case, read_cases

PROPOSED = re.compile(r"(?:write|written|or|did you mean) `([^`…]+)`")
WORDS = frozenset({"at most"})
"""Words that a message names, which are no text to paste alone."""

CASES = [case for page in PAGES for case in read_cases(page.read_text(encoding="utf-8"))]


def problems_of(files: dict[str, str]) -> tuple[Diagnostic, ...]:
    notes = {NoteId(name): SourceFile(NoteId(name), text) for name, text in files.items() if name.endswith(".md")}
    others = {name: text for name, text in files.items() if not name.endswith(".md")}
    return read_project(notes.values(), others, others.get, Settings()).diagnostics


def pasted(line: str, found: Diagnostic, text: str) -> Iterator[str]:
    """The line with a proposed text in each place where its reader may put it."""
    start, end = found.span.column - 1, found.span.end_column - 1
    if found.span.end_line != found.span.line:
        end = len(line)
    yield line[:start] + text + line[end:]
    head, sign, right = line.partition("=")
    if re.match(r"\s*[^\W\d]\w*(\([^()]*\))?\s*(\[[^\]]*\])?\s*=(?!=)", text) or line.strip().startswith(
        text.partition("(")[0] + "("
    ):
        yield text
    elif "[" in text and sign:
        yield f"{text} = {right.strip()}"
    if sign:
        yield f"{head}= {text}"
    for quoted in re.findall(r"`([^`]+)`", found.message):
        if quoted in line:
            yield line.replace(quoted, text, 1)
    number = re.search(r"[0-9][0-9.,_]*\s*[^\s\d]*\s*$", line[:start])
    if number:  # `5 ft` before `3 in`
        yield line[: number.start()] + text + line[end:]
    behind = re.compile(r"[0-9.]+ ?\S*")
    for quantity in behind.finditer(line):
        yield line[: quantity.start()] + text + line[quantity.end() :]


def fixes(case: Case) -> Iterator[tuple[Diagnostic, str]]:
    for found in problems_of(dict(case.files)):
        if found.path in case.files:
            yield from ((found, text) for text in PROPOSED.findall(found.hint) if text not in WORDS)


def is_gone(case: Case, found: Diagnostic, text: str) -> bool:
    lines = case.files[found.path].split("\n")
    for line in pasted(lines[found.span.line - 1], found, text):
        changed = "\n".join([*lines[: found.span.line - 1], line, *lines[found.span.line :]])
        left = problems_of({**case.files, found.path: changed})
        again = [(one.code, one.message, one.span.line) for one in left]
        if (found.code, found.message, found.span.line) not in again:
            return True
    return False


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_what_is_proposed_helps(case):
    assert [(found.message, text) for found, text in fixes(case) if not is_gone(case, found, text)] == []


def test_most_messages_propose_something():
    hints = (line for case in CASES for line in case.expected.splitlines() if line.startswith("  fix: "))
    assert sum(len(PROPOSED.findall(hint)) for hint in hints) > 90
