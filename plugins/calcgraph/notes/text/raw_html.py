"""Blocks of raw HTML: where they end, as CommonMark and Obsidian have it, and which elements hold Markdown."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from calcgraph.notes.text.lines import line_end

_START = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9]*)(?=[ \t\n>]|/>|$)")
_TAG = re.compile(r"<([A-Za-z][A-Za-z0-9-]*)((?:[ \t\n/][^<>]*)?)>")
_ATTRIBUTE = re.compile(r"([^\s=/\"'<>]++)(?:\s*+=\s*+(\"[^\"]*\"|'[^']*'|[^\s\"'<>]++))?")
_PROGRAM_TAGS = frozenset({"pre", "script", "style", "textarea"})
"""Their blocks end where they are closed; all others end at a blank line."""
_BLOCK_TAGS = frozenset(
    re.findall(
        r"\w+",
        "address article aside base basefont blockquote body canvas caption center col colgroup dd details dialog dir "
        "div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html "
        "iframe legend li link main map math menu menuitem meta nav noframes noscript object ol optgroup option p "
        "param search section summary svg table tbody td template tfoot th thead title tr track ul video",
    )
)
"""The block tags of CommonMark, and others that Python-Markdown takes for blocks or that no sentence contains."""
_HOSTS_TAGS = frozenset({"group", "output", "progress"})
"""Others that Python-Markdown takes for blocks."""
HOSTS_BLOCKS = frozenset(
    re.findall(
        r"\w+",
        "address article aside blockquote body canvas center colgroup dd details div dl dt fieldset figcaption "
        "figure footer form group h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main map math menu nav "
        "noscript object ol option output p pre progress script section style summary table tbody td textarea tfoot "
        "th thead tr ul video",
    )
)
"""All tags that Python-Markdown takes for blocks."""
_HOSTS_TAG = re.compile(r"<!--|<(/?)([A-Za-z][^\s/<>]*+)[^<>]*+>")
_PROGRAM_ENDS = re.compile(r"</(?:pre|script|style|textarea)>", re.IGNORECASE)
_STOP = re.compile(r"\n[ \t]*(?:\n|\Z)|<!--|<(?:script|style)(?=[\s>])", re.IGNORECASE)
_UNREAD_ENDS = {
    "<!--": re.compile("-->"),
    "<script": re.compile(r"</script\s*>", re.IGNORECASE),
    "<style": re.compile(r"</style\s*>", re.IGNORECASE),
}
_BLANKS = re.compile(r"[ \t]*")
_EMPTY_TAGS = frozenset({"hr", "link", "meta"})


def block_end(text: str, first: int, no_more: set[str]) -> int:
    """Return the offset of the end of the last line of the block that a tag at `first` opens, or -1.

    An empty line inside a comment, a script or a style does not end it, for a browser shows no word of them.
    `no_more` collects the character sequences that are known not to occur again.
    """
    opening = _START.match(text, first)
    if opening is None:
        return -1
    name = opening[2].lower()
    if name in _PROGRAM_TAGS and not opening[1]:
        found = _PROGRAM_ENDS.search(text, opening.end())
        return line_end(text, found.end()) if found else len(text)
    return _blank_line(text, opening.end(), no_more) if name in _BLOCK_TAGS else -1


def hosts_block_end(text: str, first: int, fences: Sequence[tuple[int, int]], no_more: set[str]) -> int:
    """Return the offset after the raw HTML that opens at `first` in Python-Markdown, or -1.

    It begins with a comment or an element, and includes those that follow on the line where one ends. An element ends
    with the tag that closes it, whatever empty lines are in it. One that is never closed goes on to the end of the
    text. Text without links between two of them belongs to them. Tags in `fences`, in order of start, are code.
    """
    end, further = -1, _hosts_region_end(text, first, fences, no_more)
    while further > 0:
        end = further
        following = _next_on_line(text, end)
        further = _hosts_region_end(text, following, fences, no_more) if following >= 0 else -1
    return end


def _next_on_line(text: str, at: int) -> int:
    """Return the offset of the next comment or tag of a block on the line, if no link can be before it; or -1."""
    last = line_end(text, at)
    bracket = text.find("[", at, last)
    last = last if bracket < 0 else bracket
    while tag := _HOSTS_TAG.search(text, at, last):
        if not tag[2] or (not tag[1] and tag[2].lower() in HOSTS_BLOCKS):
            return tag.start()
        at = tag.end()
    return -1


def _hosts_region_end(text: str, first: int, fences: Sequence[tuple[int, int]], no_more: set[str]) -> int:
    if not text.startswith("<!--", first):
        return _hosts_element_end(text, first, fences)
    close = -1 if "<!--" in no_more else text.find("-->", first + 4)
    if close < 0:
        no_more.add("<!--")
        return -1
    return close + 3


def _hosts_element_end(text: str, first: int, fences: Sequence[tuple[int, int]]) -> int:
    opening = _HOSTS_TAG.match(text, first)
    if opening is None or opening[1] != "" or opening[2].lower() not in HOSTS_BLOCKS:
        return -1
    names: list[str] = []
    counts = Counter[str]()
    at, has_comments = first, True
    while tag := _HOSTS_TAG.search(text, at):
        place = bisect_right(fences, (tag.start(), len(text))) - 1
        if place >= 0 and tag.start() < fences[place][1]:
            at = fences[place][1]
            continue
        at, name = tag.end(), (tag[2] or "").lower()
        if not name:
            close = text.find("-->", at) if has_comments else -1
            has_comments = close >= 0
            at = close + 3 if has_comments else at
        elif tag[1] and counts[name]:
            while names[-1] != name:
                counts[names.pop()] -= 1
            counts[names.pop()] -= 1
        elif not tag[1] and not tag[0].endswith("/>") and name != "hr":
            names.append(name)
            counts[name] += 1
            if name in ("script", "style"):
                program = _UNREAD_ENDS[f"<{name}"].search(text, at)
                at = program.start() if program else len(text)
        if not names:
            return at
    return len(text)


def is_block_tag(tag: str) -> bool:
    """Return whether a tag belongs to an element that stands between blocks, here or in Python-Markdown."""
    found = _START.match(tag)
    return found is not None and found[2].lower() in _BLOCK_TAGS | _PROGRAM_TAGS | _HOSTS_TAGS


def _blank_line(text: str, at: int, no_more: set[str]) -> int:
    while stop := _STOP.search(text, at):
        if stop[0][0] == "\n":
            return stop.start()
        at, sign = stop.end(), stop[0].lower()
        if sign not in no_more:
            closing = _UNREAD_ENDS[sign].search(text, at)
            if closing is None:
                no_more.add(sign)
            else:
                at = closing.end()
    return len(text)


class EnclosingElement:
    """The element that holds Markdown and is open where lines are read."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int]] = []
        """Start and end of all of them; the last may be open still."""
        self.name = ""
        self.depth = 0
        """The number of open elements with this name."""

    def enter(self, text: str, first: int) -> bool:
        """Return whether an element that contains Markdown opens at `first`; its own line is read next."""
        self.name, self.depth = _holds_markdown(text, first), 0
        self.found += [(first, len(text))] if self.name else []
        return self.name != ""

    def read(self, text: str, start: int, end: int) -> None:
        """Count the tags of a line; after the last end the element is no longer open."""
        for is_end in re.findall(rf"<(/?){self.name}(?=[\s/>]|$)", text[start:end], re.IGNORECASE):
            self.depth += -1 if is_end else 1
        if self.depth <= 0:
            self.name, self.found[-1] = "", (self.found[-1][0], end)


def _holds_markdown(text: str, first: int) -> str:
    """The name of the element that opens at `first`, when its attribute `markdown` says that its text is the note's."""
    opening = _TAG.match(text, first)
    if opening is None or "markdown" not in opening[2] or opening[1].lower() not in _BLOCK_TAGS:
        return ""
    given = {name.lower(): value.strip("\"'") for name, value in _ATTRIBUTE.findall(opening[2])}
    return opening[1].lower() if given.get("markdown", "0") != "0" else ""


def elements_end(text: str, first: int) -> int:
    """Return the offset after the elements that follow each other from `first` on, or -1.

    They are read this way inside an element that contains Markdown, where the host needs them whole.
    """
    end = further = _element_end(text, first)
    while further > 0:
        end = further
        following = _BLANKS.match(text, end)
        assert following is not None  # it matches every place
        further = _element_end(text, following.end())
    return end


def _element_end(text: str, first: int) -> int:
    """Return the offset after the element opened at `first`, the end of the text if it is unclosed; or -1."""
    opening = _TAG.match(text, first)
    if opening is None or _holds_markdown(text, first):
        return -1
    name = opening[1].lower()
    if name in _EMPTY_TAGS:
        return opening.end()
    return _closed(text, first, name) if name in _BLOCK_TAGS | _PROGRAM_TAGS else -1


def _closed(text: str, first: int, name: str) -> int:
    depth = 0
    for tag in re.compile(rf"<(/?){name}(?=[\s/>])[^<>]*>", re.IGNORECASE).finditer(text, first):
        depth += -1 if tag[1] else 1
        if depth == 0:
            return tag.end()
    return len(text)
