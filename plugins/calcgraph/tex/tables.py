"""Cells and line breaks where the converter allows none, but MathJax and KaTeX do."""

from collections.abc import Sequence
from typing import NamedTuple

from calcgraph.tex.tokens import argument, skip_blanks

_AS_ALIGNED = {"gather": "align*", "gather*": "align*", "gathered": "aligned"}
"""Environments without columns, by the one that shows the same with columns."""


class _Open(NamedTuple):
    """An environment that is not closed yet."""

    name: str
    place: int
    """Of its name in the tokens, the braces included."""
    end: int
    depth: int
    """Of braces around it."""


def read_as_tables(tokens: Sequence[str]) -> list[str]:
    r"""Return the tokens with `&` in `gather` read as in `align`, and `\\\\` inside braces of a cell as a space.

    An array that names no columns gets one for each cell of its widest row.

    >>> "".join(read_as_tables([*r"\\begin".split(), *"{gathered}x&y", r"\\end", *"{gathered}"]))
    '\\\\begin{aligned}x&y\\\\end{aligned}'
    """
    made = list(tokens)
    if "\\begin" not in made:
        return made
    replaced: list[tuple[int, int, str]] = []
    open_: list[_Open] = []
    cells: list[list[int]] = []
    depth = at = 0
    while at < len(made):
        token = made[at]
        depth += (token == "{") - (token == "}")
        if token in ("\\begin", "\\end") and (read := argument(made, at + 1)):
            place = skip_blanks(made, at + 1)
            if token == "\\begin":
                open_.append(_Open("".join(read[0]), place, read[1], depth))
                cells.append([1])
            elif open_:
                replaced += _renamed(open_.pop(), cells.pop(), (place, read[1]), made)
            at = read[1]
            continue
        if open_ and depth == open_[-1].depth:
            if token == "&":
                cells[-1][-1] += 1
            elif token == "\\\\":
                cells[-1].append(1)
        elif open_ and token == "\\\\":
            made[at] = "\\ "
        at += 1
    for start, end, written in sorted(replaced, reverse=True):
        made[start:end] = ["{", *written, "}"]
    return made


def _renamed(
    opened: _Open, cells: Sequence[int], closes: tuple[int, int], tokens: Sequence[str]
) -> list[tuple[int, int, str]]:
    """The replacements for an environment, each with where it begins and ends."""
    shown = _AS_ALIGNED.get(opened.name)
    if shown and max(cells) > 1:
        return [(opened.place, opened.end, shown), (*closes, shown)]
    columns = skip_blanks(tokens, opened.end)
    if opened.name == "array" and list(tokens[columns : columns + 2]) == ["{", "}"]:
        return [(columns, columns + 2, "c" * max(cells))]
    return []
