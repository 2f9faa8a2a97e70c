"""The links of a text with links in each other, read in the order in which Python-Markdown reads them."""

import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from calcgraph.notes.text.destinations import read_destination

LONGEST = 4_000
"""Characters of a paragraph that is read this way; each pair of brackets may read them again."""
MOST = 100
"""Opening brackets of such a paragraph."""

_EMPHASIS = re.compile(
    r"(?P<sign>\*\*|\*|~~|==|\^\^)(?=[^\s*~=^])[^*~=^]+?(?<=[^\s*~=^])(?P=sign)"
    r"|(?<!\w)(?P<line>__|_)(?=[^\s_])[^_]+?(?<=[^\s_])(?P=line)(?!\w)"
)
_TAG = re.compile(r"</?[A-Za-z][^<>@ ]*(?: [^<>]*)?>")
"""A tag as the host reads it in a text, after the links: also the destination of one that is text, `[a](<b.md>)`."""
_BREAK = re.compile("  \n")
_TAKEN_TAG = "\ufffb"
_INERT = "\ufffc"
"""Stands for text that is no longer read: an element, or a character after a backslash."""


class TextPart(NamedTuple):
    """A part of the text that is read before links: code, a formula, a wikilink, an escaped character."""

    start: int
    end: int
    is_element: bool
    """True if it becomes an element, which divides the text of a link."""
    is_late: bool = False
    """True if it is read after links: an address in angle brackets."""


class _InlineElement:
    """An element: a link or picture with its start, or any other with -1."""

    def __init__(self, start: int, *, also: int = -1) -> None:
        self.start = start
        self.also = also
        """The start of a label that is apart from the text before it, `[text] [label]`."""
        self.text: _Text = []
        self.children: list[_InlineElement] = []
        self.tail: _Text = []


_Item: TypeAlias = tuple[str, int, "_InlineElement | None"]
"""A character, its place, and the element that is in its place."""
_Text: TypeAlias = list[_Item]


def hosts_links(
    text: str, start: int, end: int, taken: Iterable[TextPart], labels: Container[str]
) -> Collection[int] | None:
    """Return the starts of the links and pictures of a paragraph; None if it is too long to be read like this."""
    if end - start > LONGEST or text.count("[", start, end) > MOST:
        return None
    reading = _NestedLinkReader(text, labels, tuple(taken))
    root = _InlineElement(-1)
    root.text, root.children = reading.divided(reading.read([(text[at], at, None) for at in range(start, end)]))
    reading.read_again(root.children)
    return set(_starts(root.children))


def _starts(nodes: Iterable[_InlineElement]) -> Iterator[int]:
    for node in nodes:
        yield from (node.start, node.also)
        yield from _starts(node.children)


class _LinkEnd(NamedTuple):
    end: int
    is_link: bool = True
    also: int = -1


_FindEnd: TypeAlias = Callable[[_Text, int, int], "_LinkEnd | None"]


class _NestedLinkReader:
    def __init__(self, text: str, labels: Container[str], taken: Sequence[TextPart]) -> None:
        self.text = text
        self.labels = labels
        self.early = tuple(one for one in taken if not one.is_late)
        self.late = tuple(one for one in taken if one.is_late)

    def read(self, items: _Text, first: int = 0) -> _Text:
        """Put elements in the place of what each pattern finds, from the pattern `first` on."""
        steps = (
            self._references,
            self._links,
            self._pictures,
            self._referred_pictures,
            self._short,
            self._short_pictures,
        )
        items = _with_taken(items, self.early) if first == 0 else items
        for number, step in enumerate(steps):
            if number >= first:
                items = step(items, number + 1)
        items = _without(_BREAK, _with_taken(items, self.late), is_element=True)
        return _with_emphasis(_without(_TAG, items, is_element=False))

    def divided(self, items: _Text) -> tuple[_Text, list[_InlineElement]]:
        """Return the text before the first element, and the elements with the text after each."""
        lead: _Text = []
        children: list[_InlineElement] = []
        for item in items:
            if item[2] is not None:
                children.append(item[2])
                item[2].text, item[2].children = self.divided(item[2].text)
            else:
                (children[-1].tail if children else lead).append(item)
        return lead, children

    def read_again(self, nodes: Iterable[_InlineElement]) -> None:
        """Read the texts between the elements of an element once more, as if they were in no other."""
        waiting = list(nodes)
        while waiting:
            node = waiting.pop(0)
            at = 0
            while at < len(node.children):
                child = node.children[at]
                child.text, new = self.divided(self.read(child.text))
                waiting += new
                child.tail, after = self.divided(self.read(child.tail))
                node.children[at + 1 : at + 1] = after
                if child.children:
                    waiting.append(child)
                child.children[:0] = new
                at += 1

    def _references(self, items: _Text, after: int) -> _Text:
        return self._each(items, after, picture=False, find=self._label_after)

    def _links(self, items: _Text, after: int) -> _Text:
        return self._each(items, after, picture=False, find=self._destination_after)

    def _pictures(self, items: _Text, after: int) -> _Text:
        return self._each(items, after, picture=True, find=self._destination_after)

    def _referred_pictures(self, items: _Text, after: int) -> _Text:
        return self._each(items, after, picture=True, find=self._label_after)

    def _short(self, items: _Text, after: int) -> _Text:
        return self._each(items, after, picture=False, find=self._own_label)

    def _short_pictures(self, items: _Text, after: int) -> _Text:
        return self._each(items, after, picture=True, find=self._own_label)

    def _each(self, items: _Text, after: int, *, picture: bool, find: _FindEnd) -> _Text:
        """Put an element in the place of each link or picture of one form."""
        at = 0
        while (first := _opening(items, at, picture=picture)) >= 0:
            inner = first + 1 + picture
            close = _closing(items, inner)
            found = find(items, inner, close) if close >= 0 else None
            at = first + 1
            if found is None:
                continue
            if not found.is_link:
                at = found.end
                continue
            node = _InlineElement(items[first][1], also=found.also)
            node.text = [] if picture else self.read(items[inner:close], after)
            items = [*items[:first], (_INERT, node.start, node), *items[found.end :]]
        return items

    def _destination_after(self, items: _Text, _inner: int, close: int) -> _LinkEnd | None:
        """The `(target "title")` after a text in brackets."""
        if close + 1 >= len(items) or items[close + 1][0] != "(":
            return None
        found = read_destination(self.text, items[close + 1][1] + 1, items[-1][1] + 1)
        if found is None:
            return None
        end = next((at for at in range(close, len(items)) if items[at][1] >= found[2]), len(items))
        return None if any(item[0] == _TAKEN_TAG for item in items[close:end]) else _LinkEnd(end)

    def _label_after(self, items: _Text, inner: int, close: int) -> _LinkEnd | None:
        """The `[label]` after a text in brackets, which may be empty; without a definition both stay text here."""
        first = close + 1
        apart = first < len(items) and items[first][0].isspace()
        first += apart
        if first >= len(items) or items[first][0] != "[":
            return None
        end = next((at for at in range(first + 1, len(items)) if items[at][0] == "]"), -1)
        if end < 0:
            return None
        label = _label(items[first + 1 : end]) or _label(items[inner:close])
        return _LinkEnd(end + 1, is_link=label in self.labels, also=items[first][1] if apart else -1)

    def _own_label(self, items: _Text, inner: int, close: int) -> _LinkEnd | None:
        """The text in brackets as its own label."""
        return _LinkEnd(close + 1, is_link=_label(items[inner:close]) in self.labels)


def _label(items: _Text) -> str:
    return " ".join("".join(item[0] for item in items).split()).lower()


def _opening(items: _Text, at: int, *, picture: bool) -> int:
    """Return the place of the next `[`, or `![` for a picture; -1 without one."""
    for place in range(at, len(items) - picture):
        if picture:
            if items[place][0] == "!" and items[place + 1][0] == "[":
                return place
        elif items[place][0] == "[" and (place == 0 or items[place - 1][0] != "!"):
            return place
    return -1


def _closing(items: _Text, at: int) -> int:
    """Return the place of the bracket that closes one before `at`; -1 without one."""
    depth = 1
    for place in range(at, len(items)):
        depth += {"[": 1, "]": -1}.get(items[place][0], 0)
        if depth == 0:
            return place
    return -1


def _with_taken(items: _Text, taken: Sequence[TextPart]) -> _Text:
    """Replace the given parts that are still text, each by one item."""
    places = {item[1]: at for at, item in enumerate(items) if item[2] is None and item[0] != _INERT}
    made: dict[int, tuple[int, bool]] = {}
    for one in taken:
        first, last = places.get(one.start), places.get(one.end - 1)
        if first is not None and last is not None and last - first == one.end - 1 - one.start:
            made[first] = last + 1, one.is_element
    if not made:
        return items
    result: _Text = []
    at = 0
    while at < len(items):
        end, is_element = made.get(at, (at + 1, False))
        inert: _Item = (_INERT, items[at][1], _InlineElement(-1) if is_element else None)
        result.append(inert if at in made else items[at])
        at = end
    return result


def _without(pattern: re.Pattern[str], items: _Text, *, is_element: bool) -> _Text:
    """Take tags or line breaks out of a text."""
    text = "".join(item[0] for item in items)
    result: _Text = []
    at = 0
    for found in pattern.finditer(text):
        taken: _Item = (_TAKEN_TAG, items[found.start()][1], _InlineElement(-1) if is_element else None)
        result += [*items[at : found.start()], taken]
        at = found.end()
    return [*result, *items[at:]]


def _with_emphasis(items: _Text) -> _Text:
    """Put an element in the place of each emphasis; its text is read when the text around it is read once more."""
    text = "".join(item[0] for item in items)
    result: _Text = []
    at = 0
    for found in _EMPHASIS.finditer(text):
        size = len(found["sign"] or found["line"])
        node = _InlineElement(-1)
        node.text = items[found.start() + size : found.end() - size]
        result += [*items[at : found.start()], (_INERT, items[found.start()][1], node)]
        at = found.end()
    return [*result, *items[at:]]
