"""Constructs that are added to a text the host reads by itself: wikilinks, embeds, live values, formulas, claims.

All other text is read as the host alone reads it. Its Markdown links stay the same; only a link to a quantity or a
block becomes ours, once the host has made it.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from markdown.util import ETX, STX
from markupsafe import Markup, escape

from calcgraph.hosts.markdown.blocks import Fences
from calcgraph.hosts.markdown.embeds import append_text
from calcgraph.hosts.markdown.inline import SpanProcessor
from calcgraph.hosts.markdown.relations import labelled
from calcgraph.hosts.site import Site, SiteProcessor
from calcgraph.hosts.written import LinkKey, address_of, is_ours, key_of
from calcgraph.links.resolution import Resolution
from calcgraph.notes.blocks.fences import read_info
from calcgraph.notes.blocks.hosts_fences import find_hosts_fences
from calcgraph.notes.links import Parts, parts_of
from calcgraph.notes.text.cited import CITED_IN_BRACKETS, KEY_IN_TEXT, LABEL_REFERENCE
from calcgraph.notes.text.inline import HOSTS_WIKILINK, InlineToken, TokenKind
from calcgraph.notes.text.lines import line_end
from calcgraph.notes.text.plain import plain_text
from calcgraph.render.sheet.claim import render_claim

_RUN = re.compile("`+")
_LIVE = re.compile(r"`\s*= ")
_MATH = r"(?<![\\$\w])(?:\$\$(?P<shown>[^$]+)\$\$|\$(?P<inner>(?!\s)[^$\n]*[^$\s\\])\$(?![\d$]))"
_HIDDEN = r"%%(?:(?!%%)[\s\S])*+%%"
_CALC = re.compile(r"[ ]*(?:\{[ ]*\.?)?calc(?![\w.-])(.*)")
_STASHED = re.compile(f"{STX}[^\x02\x03]*\x03")
_ESCAPED = re.compile(f"{STX}(\\d+){ETX}")
_MADE = "data-cg-made"
"""Marks an image of ours until the links of the host are read."""
_HOSTS_OWN = frozenset({"footnote-ref", "footnote-backref", "headerlink", "cg-link", "cg-tag"})


class AddedCode(SpanProcessor):
    """Live values in code.

    The host knows the end of a span of code. It is asked only about text that has a live value, since it reads on to
    the end of the text for each unclosed run of backticks.
    """

    PATTERN = r"(?<!\\)`+"

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md, site, is_escaped=False)
        self.pattern = self.PATTERN
        self.compiled_re = re.compile(self.PATTERN, re.DOTALL | re.UNICODE)
        self.read, self.passed, self.has_live = "", 0, False
        """The text that the host reads now, the end of its last span, and whether there is a live value in it."""

    def handleMatch(  # type: ignore[override]  # noqa: N802 - Python-Markdown's name
        self, m: re.Match[str], data: str
    ) -> tuple[Element | str | None, int | None, int | None]:
        """Return the replacement of a construct; the host keeps text that is not ours."""
        token = self.token_of(m, data)
        if token and token.kind is not TokenKind.CODE and self.is_in_tag(m, data):
            token = None
        made = self._made(token, []) if token else None
        if isinstance(made, Element) and made.tag == "img":
            made.set(_MADE, "")
        return (None, None, None) if token is None or made is None else (made, token.start, token.end)

    def token_of(self, m: re.Match[str], data: str) -> InlineToken | None:
        """Return the construct that is found, if it is ours."""
        if data is not self.read:
            self.read, self.passed, self.has_live = data, 0, _LIVE.search(data) is not None
        if not self.has_live or m.start(0) < self.passed:
            return None
        begins, ends = self._inner_of(m.start(0), data)
        if ends is None:
            self.passed = begins
            return None
        self.passed = ends + (begins - m.start(0))
        return InlineToken(TokenKind.CODE, m.start(0), self.passed, data[begins:ends])

    def is_in_tag(self, m: re.Match[str], data: str) -> bool:
        """Return whether the host will read this as part of a tag or a comment, once we have been asked.

        Code is an exception: the host itself reads it first.
        """
        at, end = m.span()
        close = data.find(">", end)
        if close < 0 or "html" not in self.md.inlinePatterns:
            return False
        tag = self.md.inlinePatterns["html"].compiled_re
        start, following = data.rfind("<", 0, at), data.find("<", end)
        if start >= 0 and not 0 <= following < close and tag.match(data, start, close + 1):
            return True
        start, close = data.rfind("<!--", 0, at), data.find("-->", end)
        return start >= 0 and close >= 0 and tag.match(data, start, close + 3) is not None

    def _inner_of(self, at: int, data: str) -> tuple[int, int | None]:
        """Return the start and end of the code in a span, or the end of unmatched opening backticks and None."""
        patterns = self.md.inlinePatterns  # without `get`
        host = patterns["backtick"] if "backtick" in patterns else None  # noqa: SIM401
        if (find := getattr(host, "find_code_spans", None)) is not None:
            begins, ends = find(at, data)
            return int(begins), None if ends is None else int(ends)
        return old_code_span(data, at)


def old_code_span(data: str, at: int) -> tuple[int, int | None]:
    r"""Return the inner start and end of a code span as Python-Markdown before 3.11 finds it, None without an end.

    It uses the expression ``(`+)(.+?)(?<!`)\1(?!`)``, which takes quadratic time: a span ends at the next whole run of
    as many backticks as it begins with, or, without such a run, of fewer.

    >>> old_code_span("`a` b", 0), old_code_span("``a` b", 0), old_code_span("`a", 0)
    ((1, 2), (1, 3), (1, None))
    """
    first = _RUN.match(data, at)
    if first is None:
        return at + 1, None
    ends = _runs_of(data)
    for length in sorted((one for one in ends if one <= first.end() - at), reverse=True):
        place = bisect_left(ends[length], first.end())
        if place < len(ends[length]):
            return at + length, ends[length][place]
    return at + 1, None


@lru_cache(maxsize=1)
def _runs_of(data: str) -> dict[int, list[int]]:
    """Return the starts of all runs of backticks by their length."""
    found: dict[int, list[int]] = {}
    for run in _RUN.finditer(data):
        found.setdefault(len(run[0]), []).append(run.start())
    return found


class AddedLinks(AddedCode):
    """Wikilinks and embeds."""

    PATTERN = HOSTS_WIKILINK.pattern

    def token_of(self, m: re.Match[str], data: str) -> InlineToken | None:
        """None for the label of a reference, which the host knows."""
        del data
        is_label = " ".join(m[2].split()).lower() in self.md.references
        inner = _ESCAPED.sub(lambda found: chr(int(found[1])), self.unescape(m[2]))  # a pipe in a table
        return None if is_label else InlineToken(TokenKind.WIKILINK, m.start(0), m.end(0), inner, embed=bool(m[1]))


class AddedReferences(AddedCode):
    """References to the labels of the note, `@fig-loss`, and citations."""

    PATTERN = rf"{LABEL_REFERENCE.pattern}|{CITED_IN_BRACKETS.pattern}|{KEY_IN_TEXT.pattern}"
    ANCESTOR_EXCLUDES = ("a",)

    def token_of(self, m: re.Match[str], data: str) -> InlineToken | None:
        """Return a reference if the check has found it, or a citation."""
        del data
        if not m[1]:
            return InlineToken(TokenKind.CITATION, m.start(0), m.end(0), self.unescape(m[0]))
        token = InlineToken(TokenKind.WIKILINK, m.start(0), m.end(0), f"#{m[1]}")
        return token if self.site.notes and key_of(parts_of(token), is_embed=False) in self.site.notes.links else None


class AddedFormulas(AddedCode):
    """Formulas, where the habit is on."""

    PATTERN = _MATH

    def token_of(self, m: re.Match[str], data: str) -> InlineToken | None:
        """Return the formula; a displayed one is longer than its text by four characters."""
        del data
        return InlineToken(TokenKind.MATH, m.start(0), m.end(0), m["shown"] or m["inner"])


class AddedComments(AddedCode):
    """Comments of Obsidian in a paragraph, where the habit is on."""

    PATTERN = _HIDDEN

    def token_of(self, m: re.Match[str], data: str) -> InlineToken | None:
        """Return the comment."""
        del data
        return InlineToken(TokenKind.HIDDEN, m.start(0), m.end(0), m[0][2:-2])


class AddedFences(Preprocessor):
    """`calc` fences for the host's own reader of fences, which knows no second word."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self.fences = Fences(md, site)

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines without sheets and views; other fences are left to the host."""
        text, out, at = "\n".join(lines), [], 0
        for start, found in find_hosts_fences(text, 0, is_super=False).fences.items():
            info = text[start : found.content].strip().lstrip("`~")
            if calc := _CALC.fullmatch(info.removesuffix("}")):
                word, options = read_info(calc[1].strip())
                given = {**options, **({word: word} if word else {})}
                html = self.fences.written(text[found.content : found.close], given)
                if html is not None:
                    out += [text[at:start], f"\n\n{self.md.htmlStash.store(html)}\n\n"]
                    at = line_end(text, found.close)
        return "".join([*out, text[at:]]).split("\n")


class HostLinks(SiteProcessor):
    """Links of Markdown whose meaning is ours, in the tree that the host has made: claims, quantities, blocks."""

    def run(self, root: Element) -> None:
        """Change those links, and remember all links, so that problems are shown there."""
        if self.site.page is None or self.site.notes is None:
            return
        for parent in list(root.iter()):
            for link in [child for child in parent if child.tag in ("a", "img")]:
                if link.attrib.pop(_MADE, None) is None and not _HOSTS_OWN & set(link.get("class", "").split()):
                    self._read(parent, link)

    def _read(self, parent: Element, link: Element) -> None:
        page, notes = self.site.page, self.site.notes
        assert page is not None
        assert notes is not None
        parts = _parts_of(link)
        key = self._key(parts, is_embed=link.tag == "img")
        if parts.external or key is None:
            return
        resolution = notes.links[key][0]
        if is_ours(resolution):
            notes.next_link(parts._replace(display=resolution.link.display), is_embed=link.tag == "img")
        else:
            notes.links[key] = notes.links[key][1:] or notes.links[key]
        labelled(link, is_typed=notes.is_typed(resolution.link))
        if link.tag == "a" and resolution.quantity and (claim := notes.next_claim(resolution.link)):
            shown = plain_text(resolution.link.display)
            words = Markup(escape(shown)) if shown else None  # noqa: S704 - escaped here
            html = self.md.htmlStash.store(str(render_claim(page, claim, words)))
            _replace(parent, link, notes.mark(resolution.link, html))
            return
        if link.tag == "a" and is_ours(resolution):
            link.set("href", self._address(resolution))
        notes.mark(resolution.link, link)

    def _address(self, resolution: Resolution) -> str:
        page = self.site.page
        assert page is not None
        if page.home is None:
            return address_of(page.note, resolution)
        return page.url_of(resolution.target) + f"#{resolution.anchor}"

    def _key(self, parts: Parts, *, is_embed: bool) -> LinkKey | None:
        """The key of a link of the note; of one whose words differ, as with raw HTML in them, by where it leads."""
        notes = self.site.notes
        assert notes is not None
        key = key_of(parts, is_embed=is_embed)
        if key in notes.links:
            return key
        return next((one for one in notes.links if one[:3] == key[:3]), None)


def _parts_of(link: Element) -> Parts:
    written = link.get("href" if link.tag == "a" else "src", "")
    words = _STASHED.sub("", "".join(link.itertext())) if link.tag == "a" else link.get("alt", "")
    return parts_of(InlineToken(TokenKind.LINK, 0, 0, words, target=written, title=link.get("title", "")))


def _replace(parent: Element, link: Element, html: str) -> None:
    """Put a text in the place of an element."""
    at = list(parent).index(link)
    append_text(parent, parent[at - 1] if at else None, html + (link.tail or ""))
    parent.remove(link)


def patterns(md: Markdown, site: Site, habits: object) -> Iterator[tuple[AddedCode, str, float]]:
    """Yield the readers of constructs in a paragraph, with their names and places."""
    yield AddedCode(md, site), "calcgraph-live", 190.5
    yield AddedLinks(md, site), "calcgraph-wikilinks", 174
    yield AddedReferences(md, site), "calcgraph-references", 125
    if getattr(habits, "mathematics", False):
        yield AddedFormulas(md, site), "calcgraph-math", 185
    if getattr(habits, "comments", False):
        yield AddedComments(md, site), "calcgraph-comments", 186
