"""Conversion from the way notes are written to the dialect of Python-Markdown, line by line.

Both follow the same reading of the text, that of `notes.blocks`: a list, a fence or hidden text in the check is the
same in the page. Nothing here looks at the meaning of a link.
"""

import re
from collections.abc import Callable
from itertools import count

from calcgraph.hosts.markdown.callouts import admonition
from calcgraph.hosts.markdown.edits import find_edits
from calcgraph.hosts.markdown.indented import indented_code
from calcgraph.hosts.markdown.raw import stored_blocks
from calcgraph.notes.blocks.callouts import CALLOUT
from calcgraph.notes.blocks.cells import split_cells
from calcgraph.notes.blocks.layout import MAX_DEPTH
from calcgraph.notes.formulas import displayed, tail_of
from calcgraph.notes.text.lines import Container, Line, LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.settings import Habits

_MARKERS = re.compile(r"[ \t]*(>|[-*+]|\d{1,9}[.)]|!!!|\?\?\?\+?|===[!+]*|\[\^[^\]\s]+\]:|:)[ \t]*")
_TASK = re.compile(r"\[([^\]\n])\](?=[ \t])")
_INFO = re.compile(r"(`{3,}+|~{3,}+)[ \t]*+(\{[^\n]*\}|[\w#.+-]++(?!=))?[ \t]*+(.*)")
_ATTRIBUTES = re.compile(r"\{[ \t]*[.#]")
_NOTE = re.compile(r"\[\^[^\]\s]+\]:")
_SIGN = re.compile(r"\d*([>*+.)-])")
_BARS = re.compile(r"[|: \t-]+$")

_INDENT = "    "
_ONE_BLOCK = frozenset(
    {
        (LineKind.CODE, LineKind.CODE),
        (LineKind.DEFINITION, LineKind.DEFINITION),
        (LineKind.TABLE, LineKind.TABLE),
        (LineKind.TABLE, LineKind.TABLE_RULE),
    }
)


def to_dialect(
    layout: Layout,
    is_fence: Callable[[str], bool],
    store: Callable[[str], str] | None = None,
    habits: Habits = Habits(),  # noqa: B008 - frozen
) -> str:
    """Return the note as Python-Markdown reads it, so that it renders the way Obsidian shows it.

    Lists nest by four spaces and are separate from paragraphs, fences are closed and separate, callouts are
    admonitions, `#tag` is not a heading, `%%` is removed, displayed math is one line, `^[note]` is a footnote.
    Definitions of links are removed: `layout` has them. `is_fence` returns whether the host takes a line for the
    opening of a fence. `store` takes each block of raw HTML and returns its placeholder; without it they are left to
    the host, which reads them differently.
    """
    return _Writer(layout, is_fence, store, habits).run()


class _Writer:
    """A writer of the lines of a note, each after the prefix of its containers."""

    def __init__(
        self, layout: Layout, is_fence: Callable[[str], bool], store: Callable[[str], str] | None, habits: Habits
    ) -> None:
        self.layout = layout
        self.habits = habits
        self.is_fence = is_fence
        self.text = layout.text
        self.out: list[str] = []
        self.prefixes: list[str] = []
        self.before: Line | None = None
        self.opening: Line | None = None
        """The line that opened the block before."""
        self.depth = 0
        """Containers around the first line below the last empty one: the host reads all from there on inside them."""
        self.fence = ""
        self.code_end = -1
        """The end of the indented code that is written as a fence."""
        self.codes = dict(indented_code(layout))
        self.math: list[Line] = []
        self.math_first = ""
        """The text before the formula that is being read."""
        self.numbers = count(1)
        self.labels: set[str] = set()
        self.edits, self.footnotes = find_edits(layout, store, has_footnotes=habits.footnotes)
        self.edit = 0
        self.blocks = stored_blocks(layout, store) if store else {}
        """The replacements of lines of raw HTML, by their start."""

    def run(self) -> str:
        for line in self.layout.lines:
            self._write(line)
            self.before = line
            if line.opens:
                self.opening = line
        self._end_fence()
        self._end_math()
        self.out += ["", self.blocks.get(len(self.text), "")]
        for note in self.footnotes:
            self.out += ["", note]
        return "\n".join(self.out)

    def _write(self, line: Line) -> None:
        if line.kind not in (LineKind.FENCE, LineKind.FENCE_CLOSE) and line.start > self.code_end:
            self._end_fence()
        if line.kind is not LineKind.MATH or line.opens:
            self._end_math(line)
        kept = len(line.containers) - line.fresh
        self._gap(line, kept)
        if not self.out or not self.out[-1].strip("> "):
            self.depth = kept
        if line.kind is LineKind.BLANK:
            del self.prefixes[len(line.containers) :]
            self.out.append("".join(self.prefixes).rstrip())
            return
        del self.prefixes[kept:]
        first, rest_at = self._open(line, kept)
        self._write_content(line, first, rest_at)

    def _gap(self, line: Line, kept: int) -> None:
        """A blank line before a block that would else be taken for more of the block before."""
        before = self.before
        if before is None or before.kind is LineKind.BLANK or not self._needs_gap(before, line, kept):
            return
        shared = min(kept, len(self.prefixes))
        self.out.append("".join(self.prefixes[:shared]).rstrip())

    def _needs_gap(self, before: Line, line: Line, kept: int) -> bool:
        if not (line.opens or line.fresh) or line.kind is LineKind.BLANK:
            return False
        if (line.kind, before.kind) in _ONE_BLOCK and line.containers == before.containers and not line.fresh:
            return False
        if not line.fresh:
            return True
        opened = line.containers[kept]
        if opened.kind not in "-1":
            in_other = len(before.containers) > kept and before.containers[kept].kind != "!"
            is_below = before.kind is LineKind.TEXT and not in_other
            return self.text[line.marker] != ":" or not is_below  # a definition is below its term
        return self._item_needs_gap(before, line, kept)

    def _item_needs_gap(self, before: Line, line: Line, kept: int) -> bool:
        """Return whether an item needs an empty line above: after a second paragraph, a block, or nested content."""
        is_first = before.kind is LineKind.TEXT and self.opening is not None and self.opening.fresh > 0
        if self.depth > kept or not is_first:
            return True
        ended = before.containers[kept:]
        if ended and ended[0].kind in "-1":
            return any(container.kind not in "-1" for container in ended)
        return not (kept and line.containers[kept - 1].kind in "-1")

    def _open(self, line: Line, kept: int) -> tuple[str, int]:
        """The prefix of a line, new containers included, and where its own text begins."""
        first = "".join(self.prefixes)
        at = line.marker
        for container in line.containers[kept:]:
            found = _MARKERS.match(self.text, at, line.end)
            if found is None:
                break
            at = found.end()
            written, prefix = _container(container, self._label(found[1]))
            first += written
            self.prefixes.append(prefix)
        if not line.fresh:
            at = line.marker if line.kind is LineKind.HEADING else line.content
        return first, at

    def _label(self, marker: str) -> str:
        """Return a container's marker; rename a repeated footnote label, since the host would drop one."""
        if not marker.startswith("[^"):
            return marker
        if marker in self.labels:
            marker = f"{marker[:-2]}-{next(self.numbers)}]:"
        self.labels.add(marker)
        return marker

    def _write_content(self, line: Line, first: str, at: int) -> None:
        match line.kind:
            case LineKind.FENCE_OPEN:
                self._open_fence(line, first)
            case LineKind.FENCE:
                self._put("".join(self.prefixes), self.text[line.content : line.end])
            case LineKind.FENCE_CLOSE:
                self._end_fence()
            case LineKind.MATH:
                self.math_first = first if line.opens else self.math_first
                self.math.append(line)
            case LineKind.HIDDEN:
                self._put(first, "")
            case LineKind.DEFINITION:
                self.out.append(first if line.fresh else first.rstrip())
            case LineKind.CODE:
                if line.start in self.codes:
                    self.fence, self.code_end = self.codes[line.start]
                    self.out.append(self._alone(line, first) + self.fence)
                self._put("".join(self.prefixes), self.text[line.content : line.end].expandtabs(4)[4:])
            case LineKind.HTML:
                self._put(first, self.blocks.get(line.start, self.text[line.start : line.end]))
            case LineKind.TEXT:
                self._text(line, first, at)
            case LineKind.TABLE | LineKind.TABLE_RULE:
                self._put(first, self._row(at, line.end))
            case _:
                self._put(first, self._edited(at, line.end).lstrip())

    def _row(self, start: int, end: int) -> str:
        """A row of a table with bars at both ends; the host wants all rows alike."""
        cells = (self._edited(left, right) for left, right in split_cells(self.text, start, end))
        return f"| {' | '.join(cells)} |"

    def _put(self, prefix: str, text: str) -> None:
        self.out.append(f"{prefix}{text}" if text.strip() else prefix.rstrip())

    def _text(self, line: Line, first: str, at: int) -> None:
        rest = self._edited(at, line.end).lstrip()
        quoted = line.fresh and line.containers[-1].kind == ">"
        if quoted and self.habits.callouts and (callout := CALLOUT.match(rest)):
            self._callout(first, callout)
            return
        if line.fresh and line.containers[-1].kind in "-1":
            rest = (
                _TASK.sub(lambda task: "[ ]" if task[1] == " " else "[x]", rest, count=1) if rest[:1] == "[" else rest
            )
        if rest.startswith("#") or _NOTE.match(rest) or (_BARS.match(rest) and "|" in rest):
            rest = f"\\{rest}"  # the host takes `#tag` for a heading, a line of bars for a table's
        if len(line.containers) >= MAX_DEPTH and (marker := _SIGN.match(rest)):
            rest = f"{rest[: marker.start(1)]}\\{rest[marker.start(1) :]}"
        if not rest.strip() and line.fresh:
            self.out.append(first)
            return
        self._put(first, rest)

    def _callout(self, first: str, callout: re.Match[str]) -> None:
        self.prefixes[-1] = _INDENT
        around = "".join(self.prefixes[:-1])
        if first[:-2] != around:  # it opens a list item, whose marker the host wants on a line of its own
            self.out += [first[:-2], ""]
        self.out.append(f"{around}{admonition(callout)}")

    def _open_fence(self, line: Line, first: str) -> None:
        found = _INFO.match(self.text, line.content, line.end)
        assert found is not None
        signs, language, options = found[1], found[2] or "", found[3]
        if language.startswith("{"):  # `{.python}` is the host's; `{code-cell} python` and `{r, echo=FALSE}` are not
            language, options = language if _ATTRIBUTES.match(language) else "", ""
        named = f"{signs}{' ' if language[:1] == '{' else ''}{language}"
        written = (f"{named} {options}".rstrip(), named)
        first = self._alone(line, first)
        self.fence = signs
        self.out.append(first + next(filter(self.is_fence, written), signs))

    def _alone(self, line: Line, first: str) -> str:
        """Return the prefix of code that opens a list item: the host expects the marker on a separate line."""
        if not line.fresh:
            return first
        self.out += [first, ""]
        return "".join(self.prefixes)

    def _end_fence(self) -> None:
        if self.fence:
            self.out.append("".join(self.prefixes) + self.fence)
            self.fence = ""

    def _end_math(self, line: Line | None = None) -> None:
        """Write the formula above on one line; its end may be on the line of text that follows."""
        if self.math:
            lines = [*self.math, line] if line and tail_of(self.text, line) else self.math
            self.out.append(f"{self.math_first}$${displayed(self.text, lines)}$$")
            self.math = []

    def _edited(self, start: int, end: int) -> str:
        """Return the text of a range with the edits made; call it for ranges in their order."""
        while self.edit < len(self.edits) and self.edits[self.edit][1] <= start:
            self.edit += 1
        pieces, at = [], start
        for left, right, new in self.edits[self.edit :]:
            if left >= end:
                break
            pieces += [self.text[at : max(at, left)], new if left >= start else ""]
            at = max(at, min(right, end))
        return "".join(pieces) + self.text[at:end]


def _container(container: Container, marker: str) -> tuple[str, str]:
    """Return the opening of a container on its first line, and the prefix of its other lines."""
    match container.kind:
        case ">":
            return "> ", "> "
        case "1":
            return f"{marker[:-1]}. ", _INDENT
        case "-":
            return "- ", _INDENT
        case _:
            return f"{marker} ", _INDENT
