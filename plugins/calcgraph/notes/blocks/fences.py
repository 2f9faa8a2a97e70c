"""`calc` fences and inline live values."""

import re

from calcgraph.notes.model import Fence, LiveValue
from calcgraph.notes.text.inline import TokenKind
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile

_INFO = re.compile(r"[`~]{3,}[ \t]*(?:\{[ \t]*\.)?calc(?![\w.-])(.*)")
_OPTION = re.compile(
    r"(?<![\w-])(?:(?![A-Za-z_])[\w-])*+([A-Za-z_][\w-]*+)[ \t]*+=[ \t]*+(?:\"([^\"]*)\"|'([^']*)'|(\S+))"
)
_BLANKS = " \t"
_WORD = re.compile(r"([A-Za-z_][\w-]*)(?=[ \t]|$)")
_OPERATOR = re.compile(r"[`=<>!|&;:,?/*%^~)\]}{\\]|-[->=]|\.(?!\d)")
"""No expression begins so: `= -> ==` is code of another language."""
_ABSTRACTION = re.compile(r"[^\W\d]\.[ \t]")
"""A point between a word and a space: code such as `= λx. f x`, and no expression."""
_CAPITALS = re.compile(r"[A-Z]{2,}")
_NAME_ALONE = re.compile(r"[A-Za-z_][\w.-]*")
_DATAVIEW = re.compile(
    r"(?!when\s)(?:(?![^\n]*\bwhere\s)[^\n]*\"|[\s\S]*(?:\bthis\.\w|\[\[|\bdate\((?:today|now|tomorrow|yesterday|[se]o[dwmy]"
    r"|\d{4}-)))"
)
"""In inline queries of Obsidian's Dataview, which begin as live values do: `= this.due`, `= [[note]].due`, `= "a"`."""


def find_fences(source: SourceFile, layout: Layout) -> tuple[Fence, ...]:
    """Return the `calc` fences of a note, including those in lists, quotations and admonitions."""
    fences: list[Fence] = []
    lines, text = layout.lines, layout.text
    index = 0
    while index < len(lines):
        opening = lines[index]
        index += 1
        if opening.kind is not LineKind.FENCE_OPEN:
            continue
        first = index
        while index < len(lines) and lines[index].kind is LineKind.FENCE:
            index += 1
        info = _INFO.match(text, opening.content, opening.end)
        if info is None:
            continue
        closed = index < len(lines) and lines[index].kind is LineKind.FENCE_CLOSE
        content = lines[first:index]
        last = lines[index] if closed else lines[index - 1]
        word, options = read_info(info[1].strip(_BLANKS).removesuffix("}").strip(_BLANKS))
        fence = Fence(
            word=word,
            options=options,
            text="\n".join(text[line.content : line.end] for line in content),
            span=source.span(opening.content, last.end),
            first_line=source.span(opening.content, opening.content).line + 1,
            indents=tuple(line.content - line.start for line in content),
        )
        fences.append(fence)
    return tuple(fences)


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
    (`has_sheets`), `= λx. f x` and words of other languages such as `= ANY` are also code.
    """
    values = []
    for tokens in layout.tokens:
        for token in tokens:
            text = token.inner[2:].strip()
            is_live = token.kind is TokenKind.CODE and token.inner.startswith("= ")
            is_word = not has_names and _NAME_ALONE.fullmatch(text)
            is_word = is_word or (not has_sheets and (_ABSTRACTION.search(text) or _CAPITALS.fullmatch(text)))
            if is_live and text and not is_word and not _DATAVIEW.match(text) and not _OPERATOR.match(text):
                start = layout.text.find(text, token.start + 2, token.end)
                if start < 0:  # it goes over several lines, whose indents are not part of it
                    first = text.split("\n", 1)[0]
                    start = max(layout.text.find(first, token.start + 2, token.end), token.start)
                    values.append(LiveValue(text, source.span(start, token.end - 1)))
                    continue
                values.append(LiveValue(text, source.span(start, start + len(text))))
    return tuple(values)
