"""Blanks as columns: a tab stops at every fourth."""

import re

_SPACES = re.compile(" *")


def leading(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the columns of the spaces at `start` (a tab stops at every fourth) and the offset after them."""
    if start < end and text[start] not in " \t":
        return 0, start  # nearly always; without this the reading of lines takes a tenth longer
    spaces = _SPACES.match(text, start, end)
    assert spaces is not None
    at = spaces.end()
    if at >= end or text[at] != "\t":
        return at - start, at
    before = _column(text, start)
    while at < end and text[at] in " \t":
        at += 1
    column = len((" " * before + text[start:at]).expandtabs(4))
    return column - before, at


def after_columns(text: str, at: int, columns: int) -> int:
    """Return the offset after spaces of so many columns."""
    if text.startswith(" " * columns, at):
        return at + columns
    column = before = _column(text, at)
    while column - before < columns and at < len(text) and text[at] in " \t":
        column += 4 - column % 4 if text[at] == "\t" else 1
        at += 1
    return at


def _column(text: str, at: int) -> int:
    """Return the column of an offset in its line; the space after `>` belongs to it if it is part of a tab."""
    column = len(text[text.rfind("\n", 0, at) + 1 : at].expandtabs(4))
    return column + (at > 0 and text[at - 1] == ">" and text.startswith("\t", at))


def blanks_before(text: str, start: int, first: int) -> int:
    """Return the start of the spaces and tabs before `first`, at `start` or after it."""
    at = first
    while at > start and text[at - 1] in " \t":
        at -= 1
    return at
