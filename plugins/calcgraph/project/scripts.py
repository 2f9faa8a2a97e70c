"""The Markdown cells of Python scripts that a plugin shows as notebooks, in the forms of Jupytext and marimo."""

import re
from collections.abc import Iterator
from textwrap import dedent

_CELL = re.compile(r"#[ ]?%%")
"""The first line of a cell in the percent format."""
_MARKDOWN = ("[markdown]", "[md]")
_QUOTES = ('"""', "'''")
_HEADER = "# ---"
_MARIMO = re.compile(r"\bmo\.md\(\s{0,40}[rRfF]{0,2}(?=(\"{3}|'{3}))")


def cells_of_script(text: str) -> list[tuple[int, str]]:
    r"""Return the texts of the Markdown cells of a script, each with the number of its first line.

    >>> cells_of_script("# %% [markdown]\n# # A\n# b\n# %%\nx = 1  # y\n")
    [(2, '# A\nb')]
    >>> cells_of_script("# A\n# b\n\n# of the code\nx = 1\n")
    [(1, 'A\nb')]
    """
    if "marimo.App(" in text:
        return list(_of_marimo(text))
    lines = text.replace("\r\n", "\n").split("\n")
    start = _end_of_header(lines)
    if any(_CELL.match(line) for line in lines):
        return list(_of_percent(lines, start))
    return list(_of_light(lines, start))


def _end_of_header(lines: list[str]) -> int:
    """Return the index of the first line after the settings, which are comments between two rules."""
    if lines[0].rstrip() != _HEADER:
        return 0
    return next((at + 1 for at, line in enumerate(lines[1:], 1) if line.rstrip() == _HEADER), len(lines))


def _of_percent(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """Yield the cells whose first line has the word for Markdown: comments, or one long string."""
    begins = [at for at in range(start, len(lines)) if _CELL.match(lines[at])]
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        if any(word in lines[begin] for word in _MARKDOWN):
            yield begin + 2, "\n".join(_said(lines[begin + 1 : end]))


def _said(lines: list[str]) -> list[str]:
    """Return the lines of a Markdown cell without the signs of a comment or of a string."""
    first = next((line.lstrip("rR") for line in lines if line.strip()), "")
    quotes = next((one for one in _QUOTES if first.startswith(one)), "")
    if quotes:
        return "\n".join(lines).strip().lstrip("rR").removeprefix(quotes).removesuffix(quotes).split("\n")
    return [_without_sign(line) for line in lines if line.startswith("#") or not line.strip()]


def _without_sign(line: str) -> str:
    return line.removeprefix("#").removeprefix(" ")


def _of_light(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """Yield the comments that stand alone between empty lines, outside cells that are marked as code."""
    at, is_code = start, False
    while at < len(lines):
        first = at
        while at < len(lines) and lines[at].strip():
            at += 1
        block = lines[first:at]
        at += 1
        is_marked = bool(block) and block[0].startswith("# +")
        if is_marked:
            is_code = not any(word in block[0] for word in _MARKDOWN)
        said = [line for line in block if line.rstrip() not in ("# +", "# -") and not line.startswith("# + ")]
        if said and not is_code and all(line.startswith("#") for line in said):
            yield first + 1 + is_marked, "\n".join(map(_without_sign, said))
        is_code = is_code and not any(line.rstrip() == "# -" for line in block)


def _of_marimo(text: str) -> Iterator[tuple[int, str]]:
    """Yield the long strings that are given to `mo.md`."""
    at = 0
    while found := _MARIMO.search(text, at):
        begin = found.end() + 3
        end = text.find(found[1], begin)
        if end < 0:
            return
        first, _, rest = text[begin:end].partition("\n")
        yield text.count("\n", 0, begin) + 1, f"{first.strip()}\n{dedent(rest)}"
        at = end + 3
