"""Labels of figures, tables and equations: `{#fig-loss}` after a fence, an image, a table or a displayed formula.

A label gives the block its id in the page and its number. Only these prefixes are numbered, so that an id that a site
already gives to an element stays an id.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.notes.model import NumberedBlock
from calcgraph.notes.text.cited import LABEL
from calcgraph.notes.text.lines import Line, LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.source import SourceFile

KINDS = {"fig": "Figure", "tab": "Table", "tbl": "Table", "eq": "Equation"}
"""The word before the number, by the prefix of a label."""
_BEFORE = r"(?P<first>(?:[ \t]++|\.[\w-]++|[\w:-]++=(?:\"[^\"{}\n]*+\"|'[^'{}\n]*+'|[^\s{}\"'#]++))*+)"
"""Classes and attributes before the id in an attribute list."""
LABEL_LIST = rf"\{{:?{_BEFORE}(?:(?<=[ \t{{])|(?<=\{{:))#(?P<id>{LABEL})(?=[ \t}}])(?P<more>[^{{}}\n]*+)\}}"
"""An attribute list with a label."""
_LABEL = re.compile(rf"{LABEL_LIST}[ \t]*+$", re.MULTILINE)
ALONE = re.compile(LABEL_LIST)
_TITLE = re.compile(r'[ \t{:]title="([^"]*+)"')
_IMAGE = re.compile(r'!\[[^\[\]]*+\]\([^()\s]*+(?:[ \t]++"(?P<title>[^"]*+)")?[ \t]*+\)|!\[\[[^\[\]\n]++\]\]')
_LINKED = re.compile(r"\[(?P<image>!\[[^\[\]]*+\]\([^()]*+\))\]\([^()\s]*+\)")
"""A link whose text is an image."""
_FORMULA = "$$"


def find_labels(source: SourceFile, layout: Layout) -> tuple[tuple[NumberedBlock, ...], tuple[NumberedBlock, ...]]:
    """Return the labels of a note, numbered by kind in order of position, and the blocks whose label repeats one."""
    if "#" not in source.text or not _LABEL.search(source.text):
        return (), ()
    found: dict[str, NumberedBlock] = {}
    repeated: list[NumberedBlock] = []
    numbers = Counter[str]()
    for index, line in enumerate(layout.lines):
        if line.kind not in (LineKind.TEXT, LineKind.TABLE):
            continue
        label = _LABEL.search(layout.text, line.content, line.end)
        block = label and _labelled(layout, index, _without_quote(layout, line, label.start()))
        if label is None or block is None:
            continue
        span = source.span(label.start(), label.end())
        if first := found.get(label["id"]):
            repeated.append(NumberedBlock(first.id, first.said, block.caption, span, is_image=block.is_image))
            continue
        word = KINDS[label["id"].partition("-")[0]]
        numbers[word] += 1
        title = _TITLE.search(label[0])
        found[label["id"]] = NumberedBlock(
            label["id"],
            f"{word} {numbers[word]}",
            title[1] if title else block.caption,
            span,
            is_image=block.is_image,
        )
    return tuple(found.values()), tuple(repeated)


def numbered_from(labels: Iterable[NumberedBlock], before: Mapping[str, int]) -> tuple[NumberedBlock, ...]:
    """Return labels whose numbers continue those of the notes before, by the word: `{"Figure": 3}`."""
    return tuple(
        replace(label, said=f"{label.word} {int(label.number) + before.get(label.word, 0)}") for label in labels
    )


class _LabelledBlock(Struct, frozen=True):
    """The block before a label."""

    caption: str = ""
    is_image: bool = False


def _labelled(layout: Layout, index: int, before: str) -> _LabelledBlock | None:
    """Return the block that a label is written after: on its line, on the line above, or above one empty line."""
    if before:
        return _ended(layout, index, before)
    lines = layout.lines
    above = index - 1
    if above > 0 and lines[above].kind is LineKind.BLANK:
        above -= 1
    if above < 0 or lines[above].kind is LineKind.BLANK:
        return None
    line = lines[above]
    if line.kind in (LineKind.FENCE_CLOSE, LineKind.TABLE, LineKind.TABLE_RULE, LineKind.MATH):
        return _LabelledBlock()
    written = _text(layout, line)
    if written.startswith("<!--") and "calc:" in written:
        return _LabelledBlock()
    return _ended(layout, above, written) if line.kind is LineKind.TEXT else None


def _ended(layout: Layout, index: int, written: str) -> _LabelledBlock | None:
    """Return the block that ends in a line of text: a displayed formula, or an image alone in its paragraph."""
    line = layout.lines[index]
    if written.endswith(_FORMULA):
        return _LabelledBlock() if _is_formula(layout, index, written) else None
    linked = _LINKED.fullmatch(written)
    image = _IMAGE.fullmatch(linked["image"] if linked else written)
    is_alone = image is not None and (line.opens or index == 0)
    return _LabelledBlock(image["title"] or "", is_image=True) if image is not None and is_alone else None


def _is_formula(layout: Layout, index: int, written: str) -> bool:
    """Return whether a line ends a displayed formula: it begins on this line, or on one above in the paragraph."""
    lines = layout.lines
    if written.startswith(_FORMULA) and len(written) > 2 * len(_FORMULA):
        return written.find(_FORMULA, len(_FORMULA)) == len(written) - len(_FORMULA)
    if _without_quote(layout, lines[index], lines[index].content).endswith(_FORMULA):
        return True  # the reading has found the formula
    if written.find(_FORMULA) < len(written) - len(_FORMULA):
        return False
    for above in range(index - 1, -1, -1):
        line = lines[above]
        if line.kind is not LineKind.TEXT:
            return False
        text = _text(layout, line)
        if _FORMULA in text or line.opens:
            return line.opens and text.startswith(_FORMULA) and text.find(_FORMULA, len(_FORMULA)) < 0
    return False


def _text(layout: Layout, line: Line) -> str:
    return _without_quote(layout, line, line.end)


def _without_quote(layout: Layout, line: Line, end: int) -> str:
    """Return a line up to a place, without the signs of the quotations it is in."""
    text = layout.text[line.start : end].strip()
    is_quoted = line.containers and all(one.kind == ">" for one in line.containers)
    return text.lstrip("> \t") if is_quoted else text


def is_reference(fragment: str, labels: Collection[str]) -> bool:
    """Return whether `@fragment` refers to a label of a note whose text the host reads; otherwise it is text.

    A label that does not exist is a mistake where the note has others of its kind, but `@tab-size` is a common name.
    """
    kind = fragment.partition("-")[0]
    return fragment in labels or (kind != "tab" and any(one.partition("-")[0] == kind for one in labels))
