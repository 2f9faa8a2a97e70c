"""The lines of a text read: which are prose, which are not, and in which containers they are."""

import re

from msgspec.structs import replace

from calcgraph.notes.blocks.cells import is_table_rule
from calcgraph.notes.blocks.hosts_fences import SUPERFENCES, HostsFence, find_hosts_fences, inside_fence
from calcgraph.notes.blocks.indentation import after_columns, blanks_before, leading
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.text.displays import formula_lines
from calcgraph.notes.text.lines import PROSE, Container, Line, LineKind, Lines, UnclosedBlock, line_end
from calcgraph.notes.text.raw_html import EnclosingElement, block_end, elements_end, hosts_block_end
from calcgraph.notes.text.starts import (
    ABBREVIATION,
    BLOCK_START,
    BODY,
    BREAK,
    DEFINITION,
    FENCE,
    HEADING,
    HOSTS_HEADING,
    MARKER,
    UNDERLINE,
    ends_paragraph,
)

MAX_DEPTH = 64
"""Deeper containers are text: a line of a million `>` must cost no more than its length."""

MOST_BLANKS = 3
"""The most blanks before a tag for which the host looks at the start of a line."""

_ABOVE = 40
"""Lines of a paragraph in which the beginning of a formula is looked for."""
_CODE = re.compile(r"`[^`]*`|\\\$")
"""Code and escaped characters, in which no formula begins."""
_ENDS_FORMULA = re.compile(r"\$\$[ \t]*(?:(?<=[ \t])\^[A-Za-z0-9-]+[ \t]*)?$")
_BODIES = {
    "!": ("admonition",),
    "?": ("pymdownx.details",),
    "=": ("pymdownx.tabbed",),
    "[": ("footnotes",),
    ":": ("def_list",),
}
"""The extensions of the host that read an indented text, by the character above it."""
_WITH_TAGS = PROSE | {LineKind.CODE, LineKind.DEFINITION}
"""Lines of which the host reads the tags."""


def read_lines(text: str, start: int = 0, reading: ReadingMode = OBSIDIANS) -> Lines:
    """Return all lines of `text` from offset `start`, which begins a line."""
    reader = _LayoutReader(text, start, reading)
    reader.run()
    return Lines(tuple(reader.lines), tuple(reader.unclosed), tuple(reader.element.found))


class _LayoutReader:
    """Walks down the lines and keeps which containers, paragraph and fence are open."""

    def __init__(self, text: str, start: int, reading: ReadingMode) -> None:
        self.text = text
        self.reading = reading
        is_loose = reading.is_hosts and "pymdownx.saneheaders" not in reading.host.extensions
        self.heading = HOSTS_HEADING if is_loose else HEADING
        self.at = start
        self.lines: list[Line] = []
        self.unclosed: list[UnclosedBlock] = []
        self.stack: tuple[Container, ...] = ()
        self.kept = 0
        """The number of containers that the current line continues."""
        self.paragraph = False
        self.table = False
        self.fence: tuple[str, int, int, int] | None = None
        """Sign, length, column and offset of the open fence."""
        self.deepest: re.Match[str] | None = None
        """The first container marker that is text, since it would be too deep."""
        self.no_more: set[str] = set()
        """Signs that do not occur again, so that a search for them is not repeated."""
        self.comment_end = 0
        """The end of the last comment that begins behind other text of a line: the host sees no element in it."""
        self.element = EnclosingElement()
        self.has_abbreviations = reading.is_hosts and "abbr" in reading.host.extensions
        self.is_super = reading.is_hosts and SUPERFENCES in reading.host.extensions
        hosts = (
            find_hosts_fences(text, start, is_super=self.is_super, own_heads=reading.host.own_heads)
            if reading.is_hosts
            else None
        )
        self.hosts = hosts.fences if hosts else None
        """The fences that the host finds, where its reading counts."""
        self.covered = [(one, line_end(text, fence.close)) for one, fence in sorted((self.hosts or {}).items())]
        """Their starts and ends."""
        self.unclosed += hosts.unclosed if hosts else ()

    def run(self) -> None:
        while self.at < len(self.text):
            end = line_end(self.text, self.at)
            start, self.at = self.at, end + 1
            if self.hosts and start in self.hosts and not self._is_undone():
                self._read_hosts_fence(start, end, self.hosts[start])
            elif self.fence is None and not self.stack and self.text[start].isalpha():
                self._add_text(start, start, start, end)
            else:
                self._read_line(start, end)
        self._leave_fence()
        if self.deepest:
            self.unclosed.append(UnclosedBlock("deep", *self.deepest.span()))

    def _add(self, place: tuple[int, int, int], end: int, kind: LineKind, *, opens: bool) -> None:
        start, marker, content = place
        self.lines.append(Line(start, content, end, kind, opens, self.stack, marker, len(self.stack) - self.kept))
        if self.element.name and kind in _WITH_TAGS:
            self.element.read(self.text, content, end)
        if self.hosts is not None and kind in _WITH_TAGS:
            self._pass_comments(content, end)

    def _pass_comments(self, content: int, end: int) -> None:
        """Find the end of the comments that begin in this line, which is text."""
        at = max(content, self.comment_end)
        while "<!--" not in self.no_more and (opening := self.text.find("<!--", at, end)) >= 0:
            close = self.text.find("-->", opening + 4)
            if close < 0:
                self.no_more.add("<!--")
            else:
                at = self.comment_end = close + 3

    def _close(self) -> None:
        self.paragraph = self.table = False

    def _read_line(self, start: int, end: int) -> None:
        kept, at = self._matched(start, end)
        self.kept = len(self.stack)
        if self.fence is not None:
            if kept == len(self.stack):
                self._read_fenced(start, at, end)
                return
            self._leave_fence()
        column, first = leading(self.text, at, end)
        if first >= end:
            self._close()
            self.stack = self.stack[:kept]
            self.kept = kept
            self._add((start, first, first), end, LineKind.BLANK, opens=False)
            return
        if kept < len(self.stack):
            is_lazy = column >= 4 or not ends_paragraph(self.text, first, end)  # code cannot end one
            is_lazy = is_lazy or (self.text.startswith("$$", first) and self._is_in_formula())
            is_code = self.hosts is not None and self.text[first] in "`~"  # no fence of the host
            is_lazy = is_lazy or is_code or first < self.comment_end
            if self.paragraph and not self.table and is_lazy:
                self._add((start, first, first), end, LineKind.TEXT, opens=False)
                return
            self._close()
            self.stack = self.stack[:kept]
            self.kept = kept
        self._read_content(start, (at, first, column), end)

    def _matched(self, start: int, end: int) -> tuple[int, int]:
        """Return the number of open containers that the line continues, and the start of its content."""
        at = start
        for index, container in enumerate(self.stack):
            column, first = leading(self.text, at, end)
            if container.kind == ">":
                if column > 3 or first >= end or self.text[first] != ">":
                    return index, at
                at = first + 1
                if at < end and self.text[at] == " ":
                    at += 1
            elif first >= end:
                at = end
            elif column < container.width:
                return index, at
            else:
                at = after_columns(self.text, at, container.width)
        return len(self.stack), at

    def _read_content(self, start: int, place: tuple[int, int, int], end: int) -> None:
        at, first, column = place
        marker = first
        in_list = bool(self.stack) and self.stack[-1].kind in "-1"
        while True:
            if column >= 4 and not (self.paragraph and in_list):
                if self.paragraph or self._is_below_fence():
                    self._add_text(start, marker, first, end)
                else:
                    self._add((start, marker, at), end, LineKind.CODE, opens=True)
                return
            opened = self._open_container(first, end, column)
            if opened is None:
                break
            self._close()
            at = opened
            column, first = leading(self.text, at, end)
            if first >= end:
                self._add((start, marker, first), end, LineKind.TEXT, opens=True)
                return
            in_list = False
        if self.has_abbreviations and column == 0 and self._read_abbreviation((start, marker, first), end):
            return
        self._read_leaf(start, marker, first, end)

    def _is_undone(self) -> bool:
        """Return whether the line above is indented code: SuperFences makes text of a fence right below it."""
        return self.is_super and bool(self.lines) and self.lines[-1].kind is LineKind.CODE

    def _is_below_fence(self) -> bool:
        """Return whether the line above closes a fence of SuperFences, which leaves a paragraph in its place."""
        return self.is_super and bool(self.lines) and self.lines[-1].kind is LineKind.FENCE_CLOSE

    def _open_container(self, first: int, end: int, column: int) -> int | None:
        """Return the start of the content of a container opened at `first`, or None."""
        text = self.text
        if text[first] not in BLOCK_START:
            return None
        found = MARKER.match(text, first, end)
        if len(self.stack) >= MAX_DEPTH:
            self.deepest = self.deepest or found
            return None
        if found is None:
            return self._open_body(first, end, column)
        if found[1]:
            self.stack = (*self.stack, Container(">", 0))
            after = found.end()
            return after + 1 if after < end and text[after] == " " else after
        blanks, content = leading(text, found.end(), end)
        in_list = bool(self.stack) and self.stack[-1].kind in "-1"
        may_interrupt = in_list or (self.hosts is None and (found[3] in (None, "1") or self._is_below_formula()))
        if BREAK.match(text, first, end) or (self.paragraph and not (content < end and may_interrupt)):
            return None
        if content >= end or blanks > 4:
            blanks = 1
        self.stack = (*self.stack, Container("1" if found[3] else "-", column + found.end() - first + blanks))
        return min(end, after_columns(text, found.end(), blanks))

    def _is_below_formula(self) -> bool:
        """Return whether the line above ends a displayed formula that began a line: a block ends there, with its id."""
        if not self.paragraph:
            return False
        above = self.lines[-1]
        begins = self.text.startswith("$$", above.content) or self.text.endswith("$$", above.start, above.content)
        return begins and _ENDS_FORMULA.search(self.text, above.start, above.end) is not None

    def _open_body(self, first: int, end: int, column: int) -> int | None:
        found = BODY.match(self.text, first, end)
        if found is None or (self.text[first] == ":" and not self.lines) or not self._has_body(found[0]):
            return None
        if found[0][0] == "[" and len(self.stack) > self.kept and self.stack[-1].kind == "!":
            return None  # a footnote is not given inside the first line of another
        self.stack = (*self.stack, Container("!", column + 4))
        return found.end() - 1 if found[0][0] in "!?=" else found.end()

    def _has_body(self, sign: str) -> bool:
        """Return whether the host has the extension that reads an indented text below this character."""
        host = self.reading.host
        if not self.reading.is_hosts or host.is_open:
            return True
        return any(name in host.extensions for name in _BODIES[sign[0]])

    def _read_leaf(self, start: int, marker: int, first: int, end: int) -> None:
        text, place = self.text, (start, marker, first)
        sign = text[first]
        if sign not in BLOCK_START:
            self._add_text(start, marker, first, end)
        elif sign == "#" and (heading := self.heading.match(text, first, end)):
            self._close()
            self._add((start, marker, heading.end()), end, LineKind.HEADING, opens=True)
        elif sign in "`~" and self.hosts is None and (fence := FENCE.match(text, first, end)):
            self._close()
            signs = fence[1] or fence[2]
            self.fence = (signs[0], len(signs), leading(text, blanks_before(text, start, first), first)[0], first)
            self._add(place, end, LineKind.FENCE_OPEN, opens=True)
        elif sign == "[" and DEFINITION.match(text, first, end):
            self._close()
            self._add(place, end, LineKind.DEFINITION, opens=True)
        elif not self._read_rule(place, end) and not self._read_region(place, end):
            self._add_text(start, marker, first, end)

    def _read_abbreviation(self, place: tuple[int, int, int], end: int) -> bool:
        """Read `*[HTML]: long form`, which is shown as plain text elsewhere; return False if nothing begins there."""
        indent = self.text[place[0] : place[2]]
        is_text = not indent.strip() and len(indent) % 4 != 0  # the host sees the spaces that its lists do not take
        found = None if is_text else ABBREVIATION.match(self.text, place[2], end)
        below = line_end(self.text, self.at)
        is_below = found is not None and not found[1].strip()
        if found is None or (is_below and (self.stack or not self.text[self.at : below].strip())):
            return False
        self._close()
        self._add(place, end, LineKind.DEFINITION, opens=True)
        if is_below:
            start, self.at = self.at, below + 1
            self._add((start, start, start), below, LineKind.DEFINITION, opens=False)
        return True

    def _read_rule(self, place: tuple[int, int, int], end: int) -> bool:
        text, first = self.text, place[2]
        if self.paragraph and self.lines[-1].opens and not self.table and UNDERLINE.match(text, first, end):
            self._close()
            self._add(place, end, LineKind.UNDERLINE, opens=False)
            return True
        if not BREAK.match(text, first, end):
            return False
        self._close()
        self._add(place, end, LineKind.RULE, opens=True)
        return True

    def _add_text(self, start: int, marker: int, first: int, end: int) -> None:
        kind = LineKind.TABLE if self.table else LineKind.TEXT
        above = self.lines[-1] if self.paragraph and not self.table else None
        if above is not None and is_table_rule(self.text, (above.content, above.end), (first, end)):
            self.lines[-1] = replace(above, kind=LineKind.TABLE, opens=True)
            self.table = True
            kind = LineKind.TABLE_RULE
        self._add((start, marker, first), end, kind, opens=not self.paragraph)
        self.paragraph = True

    def _read_fenced(self, start: int, at: int, end: int) -> None:
        assert self.fence is not None
        sign, length, column, _ = self.fence
        indent, first = leading(self.text, at, end)
        written = self.text[first:end].rstrip(" \t")
        is_as_far = indent <= column + 3  # further in, it closes a fence that is shown in this one
        if is_as_far and len(written) >= length and written.strip(sign) == "":
            self._add((start, first, first), end, LineKind.FENCE_CLOSE, opens=False)
            self.fence = None
            return
        content = min(first, after_columns(self.text, at, column))
        self._add((start, content, content), end, LineKind.FENCE, opens=False)

    def _leave_fence(self) -> None:
        if self.fence is not None:
            self.unclosed.append(UnclosedBlock("fence", self.fence[3], self.fence[3] + self.fence[1]))
            self.fence = None

    def _read_hosts_fence(self, start: int, end: int, fence: HostsFence) -> None:
        """Read all lines of a fence that the host finds, whatever the lists around it."""
        kept, _ = self._matched(start, end)
        self._close()
        self.stack = self.stack[:kept]
        self.kept = kept
        self._add((start, fence.signs, fence.signs), end, LineKind.FENCE_OPEN, opens=True)
        at = end + 1
        while at <= fence.close:
            end = line_end(self.text, at)
            content = inside_fence(self.text, at, end, fence.width)
            kind = LineKind.FENCE if at < fence.close else LineKind.FENCE_CLOSE
            self._add((at, content, content), end, kind, opens=False)
            at = end + 1
        self.at = at

    def _read_region(self, place: tuple[int, int, int], end: int) -> bool:
        """Read a comment, raw HTML or displayed math that begins at `place`; return False if nothing begins there."""
        text, first = self.text, place[2]
        if self.reading.habits.comments and text.startswith("%%", first):
            return self._swallow(place, self._find("%%", first, 2), LineKind.HIDDEN)
        if self.reading.habits.mathematics and text.startswith("$$", first):
            return self._read_math(place, end)
        return text[first] == "<" and self._read_html(place)

    def _read_html(self, place: tuple[int, int, int]) -> bool:
        """Read a comment or raw HTML that begins at `place`."""
        text, first = self.text, place[2]
        if self.hosts is not None and not self.element.name:
            return self._read_hosts_html(place)
        if self.stack:
            return False
        if text.startswith("<!--", first):
            return self._swallow(place, self._find("-->", first, 4), LineKind.HTML)
        if self.element.name:
            return self._swallow(place, elements_end(text, first), LineKind.HTML)
        is_text = self.element.enter(text, first)
        return not is_text and self._swallow(place, block_end(text, first, self.no_more), LineKind.HTML)

    def _read_hosts_html(self, place: tuple[int, int, int]) -> bool:
        """Read a comment or an element that the host removes before it reads lists: at the start of a line."""
        text, (start, _, first) = self.text, place
        if text[start:first].strip(" ") or first - start > MOST_BLANKS or first < self.comment_end:
            return False
        is_comment = text.startswith("<!--", first)
        if is_comment and self._find("-->", first, 4) < 0:
            return False
        host = self.reading.host
        has_elements = "md_in_html" in host.extensions or host.is_open
        if not is_comment and has_elements and not self.stack and self.element.enter(text, first):
            return False
        close = hosts_block_end(text, first, self.covered, self.no_more)
        if close >= 0:
            self.stack, self.kept = (), 0
        return self._swallow(place, close, LineKind.HTML)

    def _read_math(self, place: tuple[int, int, int], end: int) -> bool:
        """Read a displayed formula of several lines that begins at `place`."""
        text, first = self.text, place[2]
        if self._is_in_formula():
            return False
        close = self._find("$$", first, 2)
        if close <= end:  # a formula of one line is part of its paragraph
            return False
        kept = len(self.stack) - self.kept
        lines = formula_lines(text, (self.stack, kept), place, (end, close))
        if not lines:
            self.unclosed.append(UnclosedBlock("$$", first, first + 2))
            return False
        self._close()
        self.kept = len(self.stack)
        self.at = lines[-1].end + 1
        if text[close : lines[-1].end].strip():
            self.lines += lines[:-1]
            self._add_text(lines[-1].start, lines[-1].content, close, lines[-1].end)
        else:
            self.lines += lines
        return True

    def _is_in_formula(self) -> bool:
        """Return whether the paragraph above has opened a formula that `$$` closes here."""
        signs = 0
        for line in self.lines[: -_ABOVE - 1 : -1] if self.paragraph else ():
            if line.kind is not LineKind.TEXT:
                break
            signs += _CODE.sub("", self.text[line.content : line.end]).count("$$")
            if line.opens:
                break
        return signs % 2 == 1

    def _find(self, sign: str, first: int, skip: int) -> int:
        """Return the offset after the next `sign` that begins `skip` characters after `first`, or -1."""
        if sign in self.no_more:
            return -1
        close = self.text.find(sign, first + skip)
        if close < 0:
            self.no_more.add(sign)
            self.unclosed.append(UnclosedBlock(sign, first, first + skip))
            return -1
        return close + len(sign)

    def _swallow(self, place: tuple[int, int, int], close: int, kind: LineKind) -> bool:
        """Add all lines up to the offset `close`; the rest of its line is text."""
        if close < 0:
            return False
        self._close()
        start, marker, first = place
        while True:
            end = line_end(self.text, start)
            self.at = end + 1
            if close <= end:
                break
            if self.hosts and start in self.hosts and start < close:
                self._read_hosts_fence(start, end, self.hosts[start])
            else:
                self._add((start, marker, first), end, kind, opens=first == place[2])
                self.kept = len(self.stack)
            start = marker = first = self.at
        _, rest = leading(self.text, close, end)
        if rest >= end:
            self._add((start, marker, first), end, kind, opens=first == place[2])
        else:
            self._add_text(start, marker, close, end)
        return True
