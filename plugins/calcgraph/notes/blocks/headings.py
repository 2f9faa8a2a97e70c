"""Headings and the ids they get in the page."""

import re
import unicodedata
from collections import deque
from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from calcgraph.notes.blocks.github_ids import GithubIds, html_headings, words_on_github
from calcgraph.notes.blocks.heading_ids import hosts_heading
from calcgraph.notes.model import Heading
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import Layout
from calcgraph.notes.text.plain import heading_text, without_ids
from calcgraph.source import SourceFile

SlugOf = Callable[[str, str], str]
"""Turns the text of a heading and a separator into an id, as the `slugify` of the host's toc does."""

_NUMBERED = re.compile(r"^(.*)_([0-9]+)$")
_NOT_IN_SLUG = re.compile(r"[^\w\s-]")
_BREAK = re.compile(r"[-\s]+")
_ATTRIBUTES = re.compile(r"\{:?([^{}\n]*)\}")
_GIVEN = re.compile(r"(?:^|[ \t])#([^\s{}#.]+)")
_CLOSING = re.compile(r"(?:^|(?<![ \t])[ \t]+)#+[ \t]*$")


def slugify(text: str, separator: str = "-") -> str:
    """Return the id of Python-Markdown's toc: ASCII letters, digits, `_`, separators; "" for other scripts.

    >>> slugify("Methods: a short view")
    'methods-a-short-view'
    """
    value = text if text.isascii() else unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    value = _NOT_IN_SLUG.sub("", value).strip().lower()
    if separator == "-":
        return _BREAK.sub("-", value)
    return re.sub(rf"[{re.escape(separator)}\s]+", separator, value)


def find_headings(
    source: SourceFile, layout: Layout, slug_of: SlugOf | None = None, reading: ReadingMode = OBSIDIANS
) -> tuple[Heading, ...]:
    """The headings of a note in order, with ids that are distinct in it."""
    if reading.host.is_github:
        return tuple(one for one in on_github(source, layout, reading) if isinstance(one, Heading))
    slug_of = slug_of or slugify
    found = list(_written(source, layout, reading))
    ids = _Ids((*(given for _, given in found if given), *_ids_beside(layout, reading)))
    headings = []
    for heading, given in found:
        slug = given or ids.distinct(slug_of(heading.text, "-"))
        headings.append(replace(heading, slug=slug))
    return tuple(headings)


def on_github(source: SourceFile, layout: Layout, reading: ReadingMode) -> Iterator[Heading | str]:
    """Yield the headings with the ids of GitHub, in order, and in their places the ids of those of HTML elements."""
    ids, elements = GithubIds(), deque(html_headings(layout))
    for heading, _ in _written(source, layout, reading):
        at = source.offset(heading.span.line, heading.span.column)
        while elements and elements[0].at < at:
            yield ids.distinct(elements.popleft().text)
        yield replace(heading, slug=ids.distinct(heading.slug))
    yield from (ids.distinct(element.text) for element in elements)


def _ids_beside(layout: Layout, reading: ReadingMode) -> Iterator[str]:
    """Ids that attribute lists give to other elements: the host gives no heading one of them."""
    if reading.is_hosts and "attr_list" in reading.host.extensions and "{" in layout.prose:
        for words in _ATTRIBUTES.findall(layout.prose):
            yield from _GIVEN.findall(words)


def _written(source: SourceFile, layout: Layout, reading: ReadingMode) -> Iterator[tuple[Heading, str]]:
    """Headings with the text that GitHub makes their slug of, or "", and the id the writer gave or ""."""
    for run, tokens in zip(layout.runs, layout.tokens, strict=True):
        line = layout.lines[run.line]
        end = run.end
        if line.kind is LineKind.HEADING:
            signs = layout.text[line.marker : line.content].lstrip("> \t-*+0123456789.)")
            level = len(signs.rstrip())
            if closing := _CLOSING.search(layout.visible[run.start : run.end]):
                end = run.start + closing.start()
        elif _is_underlined(layout, run.line):
            level = 1 if layout.text[layout.lines[run.line + 1].content] == "=" else 2
        else:
            continue
        text, given = heading_text(layout.visible, run.start, end, tokens)
        words = words_on_github(layout, run.start, end, tokens) if reading.host.is_github else ""
        is_certain = reading.host.has_slugs
        if reading.is_hosts:
            text, given, is_certain = hosts_heading(layout, run.start, end, tokens, reading.host)
        span = source.span(line.marker, line.end)
        whole = source.text[run.start : end].strip()
        forms = dict.fromkeys((whole, without_ids(whole)))
        yield Heading(level, text, words, span, is_certain, tuple(form for form in forms if form != text)), given


def _is_underlined(layout: Layout, index: int) -> bool:
    return index + 1 < len(layout.lines) and layout.lines[index + 1].kind is LineKind.UNDERLINE


class _Ids:
    """The ids of a note, each given once, numbered exactly as Python-Markdown numbers them: `a`, `a_1`, `a_2`."""

    def __init__(self, given: Iterable[str]) -> None:
        self._used = set(given)
        self._after: dict[str, int] = {}
        """A higher number that may be free, for each numbered id that is taken."""

    def distinct(self, slug: str) -> str:
        """The slug, or the same with the next free number when it is taken or empty."""
        if slug and slug not in self._used:
            self._used.add(slug)
            return slug
        numbered = _NUMBERED.match(slug)
        base, count = (numbered[1], int(numbered[2]) + 1) if numbered else (slug, 1)
        passed = []
        while (distinct := f"{base}_{count}") in self._used:
            passed.append(distinct)
            count = self._after.get(distinct, count + 1)
        self._after.update(dict.fromkeys(passed, count))
        self._used.add(distinct)
        return distinct
