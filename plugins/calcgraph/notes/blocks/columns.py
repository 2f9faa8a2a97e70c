"""Blanks as columns: a tab stops at every fourth."""

import re

_SPACES = re.compile(" *")


def leading(text: str, start: int, end: int) -> tuple[int, int]:
    """Columns of the blanks at `start` (a tab stops at four) and the offset after them."""
    if start < end and text[start] not in " \t":
        return 0, start  # nearly always; without this the reading of lines takes a tenth longer
    spaces = _SPACES.match(text, start, end)
    assert spaces is not None
    column, start = spaces.end() - start, spaces.end()
    while start < end:
        char = text[start]
        if char == " ":
            column += 1
        elif char == "\t":
            column += 4 - column % 4
        else:
            break
        start += 1
    return column, start


def after_columns(text: str, at: int, columns: int) -> int:
    """The offset after blanks of so many columns."""
    if text.startswith(" " * columns, at):
        return at + columns
    column = 0
    while column < columns and at < len(text) and text[at] in " \t":
        column += 4 - column % 4 if text[at] == "\t" else 1
        at += 1
    return at


def blanks_before(text: str, start: int, first: int) -> int:
    """Where the blanks before `first` begin, at `start` or behind it."""
    at = first
    while at > start and text[at - 1] in " \t":
        at -= 1
    return at
