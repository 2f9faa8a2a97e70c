"""Tables: the line of dashes below their head, the cells of their rows."""

import re
from itertools import pairwise

from calcgraph.notes.text.backticks import BacktickRuns

_TABLE_RULE = re.compile(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$")
_CELL = re.compile(r"\\.|``*|\|")


def is_table_rule(text: str, head: tuple[int, int], rule: tuple[int, int]) -> bool:
    """Return whether the line `rule` makes the line `head` above it the head of a table: dashes, and as many cells."""
    if text[rule[0]] not in "|:-" or not _TABLE_RULE.match(text, *rule):
        return False
    has_bars = text.find("|", *head) >= 0 and text.find("|", *rule) >= 0
    return has_bars and len(split_cells(text, *head)) == len(split_cells(text, *rule))


def split_cells(text: str, start: int, end: int) -> tuple[tuple[int, int], ...]:
    r"""Return the offsets of the cells of a table's row, without spaces; `\|` and pipes in code spans do not divide."""
    bars: list[int] = []
    runs: BacktickRuns | None = None
    at = start
    while found := _CELL.search(text, at, end):
        at = found.end()
        if found[0] == "|":
            bars.append(found.start())
        elif found[0][0] == "`":
            runs = runs or BacktickRuns(text, start, end)
            close = runs.close(at, len(found[0]))
            at = close if close > 0 else at
    edges = [start - 1, *bars, end]
    cells = [(left + 1, right) for left, right in pairwise(edges)]
    trimmed = [_trim(text, *cell) for cell in cells]
    if len(trimmed) > 1 and trimmed[0][0] == trimmed[0][1]:
        trimmed = trimmed[1:]
    if len(trimmed) > 1 and trimmed[-1][0] == trimmed[-1][1]:
        trimmed = trimmed[:-1]
    return tuple(trimmed)


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in " \t":
        start += 1
    while end > start and text[end - 1] in " \t":
        end -= 1
    return start, end
