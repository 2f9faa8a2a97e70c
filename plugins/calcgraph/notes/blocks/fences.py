"""`calc` fences and inline live values."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from calcgraph.notes.model import Fence, LiveValue
from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile

_INFO = re.compile(r"[`~]{3,}[ \t]*(?:\{[ \t]*\.)?calc(?![\w.-])(.*)")
_OPTION = re.compile(
    r"(?<![\w-])(?:(?![A-Za-z_])[\w-])*+([A-Za-z_][\w-]*+)[ \t]*+=[ \t]*+(?:\"([^\"]*)\"|'([^']*)'|(\S+))"
)
_SUM_ALONE = re.compile(r"^[ \t]*+[-(0-9.][-+*/^%(). \t0-9]*+$", re.MULTILINE)
"""A line of numbers, operators and brackets."""
_BLANKS = " \t"
_WORD = re.compile(r"([A-Za-z_][\w-]*)(?=[ \t]|$)")
_OPERATOR = re.compile(r"[`=<>!|&;:,?/*%^~)\]}{\\]|-[->=]|\.(?!\d)")
"""No expression begins so: `= -> ==` is code of another language."""
_ABSTRACTION = re.compile(r"[^\W\d]\.[ \t]")
"""A point between a word and a space: code such as `= λx. f x`, and no expression."""
_CAPITALS = re.compile(r"[A-Z]{2,}")
_NUMBER_ALONE = re.compile(r"[+-]?[\d.,_]*\d", re.ASCII)
_NAME_ALONE = re.compile(r"[A-Za-z_][\w.-]*")
_DATAVIEW = re.compile(
    r"(?!when\s)(?:(?![^\n]*\bwhere\s)[^\n]*\"|[\s\S]*(?:\bthis\.\w|\[\[|\bdate\((?:today|now|tomorrow|yesterday|[se]o[dwmy]"
    r"|\d{4}-)))"
)
"""In inline queries of Obsidian's Dataview, which begin as live values do: `= this.due`, `= [[note]].due`, `= "a"`."""


class FenceLines(NamedTuple):
    """The lines of a fence in any language."""

    opening: Line
    content: tuple[Line, ...]
    last: Line


def fence_blocks(layout: Layout) -> Iterator[FenceLines]:
    """Yield the fences of a note in any language, including those in lists, quotations and admonitions."""
    lines = layout.lines
    index = 0
    while index < len(lines):
        opening = lines[index]
        index += 1
        if opening.kind is not LineKind.FENCE_OPEN:
            continue
        first = index
        while index < len(lines) and lines[index].kind is LineKind.FENCE:
            index += 1
        closed = index < len(lines) and lines[index].kind is LineKind.FENCE_CLOSE
        yield FenceLines(opening, lines[first:index], lines[index] if closed else lines[index - 1])


def find_fences(source: SourceFile, layout: Layout, *, has_calculator: bool = False) -> tuple[Fence, ...]:
    """Return the `calc` fences of a note.

    In Logseq (`has_calculator`), a fence with a line that only calculates with numbers, such as `48000/1000`, belongs
    to its own calculator.
    """
    found = (
        (block, _INFO.match(layout.text, block.opening.content, block.opening.end)) for block in fence_blocks(layout)
    )
    fences = (read_fence(source, layout, block, info[1]) for block, info in found if info)
    return tuple(one for one in fences if not has_calculator or one.word or not _SUM_ALONE.search(one.text))


def read_fence(source: SourceFile, layout: Layout, block: FenceLines, info: str) -> Fence:
    """Return a fence with the second word and the options of `info`."""
    word, options = read_info(info.strip(_BLANKS).removesuffix("}").strip(_BLANKS))
    return Fence(
        word=word,
        options=options,
        text="\n".join(layout.text[line.content : line.end] for line in block.content),
        span=source.span(block.opening.content, block.last.end),
        first_line=source.span(block.opening.content, block.opening.content).line + 1,
        indents=tuple(line.content - line.start for line in block.content),
    )


def read_info(info: str) -> tuple[str, dict[str, str]]:
    """Return the second word and the options of an info string, the text after `calc`.

    >>> read_info('table title="Speeds"')
    ('table', {'title': 'Speeds'})
    """
    options = {found[1]: found[2] or found[3] or found[4] or "" for found in _OPTION.finditer(info)}
    word = _WORD.match(info)
    return word[1] if word else "", options


def find_live_values(
    source: SourceFile, layout: Layout, *, has_names: bool = True, has_sheets: bool = True
) -> tuple[LiveValue, ...]:
    """Return inline code that starts with `= ` and an expression, but no queries of Dataview.

    In a note without names (`has_names`), a single word is code: `= None`. In one without sheets or tables
    (`has_sheets`), `= λx. f x`, `= 42`, lists such as `= A, B` and words of other languages such as `= ANY` are also
    code.
    """
    values = []
    for tokens in layout.tokens:
        for token in tokens:
            text = token.inner[2:].strip()
            is_live = token.kind is TokenKind.CODE and token.inner.startswith("= ")
            is_word = not has_names and _NAME_ALONE.fullmatch(text) is not None
            is_word = is_word or (not has_sheets and _is_foreign(text))
            if is_live and text and not is_word and not _DATAVIEW.match(text) and not _OPERATOR.match(text):
                start = layout.text.find(text, token.start + 2, token.end)
                if start < 0:  # it goes over several lines, whose indents are not part of it
                    first = text.split("\n", 1)[0]
                    start = max(layout.text.find(first, token.start + 2, token.end), token.start)
                    values.append(LiveValue(text, source.span(start, token.end - 1)))
                    continue
                values.append(LiveValue(text, source.span(start, start + len(text))))
    return tuple(values)


def _is_foreign(text: str) -> bool:
    """Return whether text that begins with `= ` is code of another language."""
    is_word = _CAPITALS.fullmatch(text) or _NUMBER_ALONE.fullmatch(text)
    return bool(is_word or _ABSTRACTION.search(text) or _is_list(text))


def _is_list(text: str) -> bool:
    """Return whether an expression has a `;`, or a `,` outside brackets that is not a decimal mark.

    >>> _is_list("D,C + merge(A)"), _is_list("max(a, b)"), _is_list("1,5 * 2")
    (True, False, False)
    """
    if text.startswith("when "):
        return False
    depth = 0
    for at, char in enumerate(text):
        depth += (char in "([{") - (char in ")]}")
        is_decimal = text[max(at - 1, 0)].isdigit() and text[at + 1 : at + 2].isdigit()
        if char == ";" or (char == "," and depth <= 0 and not is_decimal):
            return True
    return False
