"""With `html: escape`, raw HTML of a note is text: what the reading takes for a tag is shown as it is written."""

import html
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.inlinepatterns import HtmlInlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE

from calcgraph.notes.inline import TokenKind
from calcgraph.notes.lines import LineKind
from calcgraph.notes.mask import Layout, read_layout

_COMMENT = r"<!--[ \t]*calc:(?:(?!--!?>|<).)*-->"
"""A comment of ours; `--!>` would end it early for a browser, and what follows would be live."""
_OURS = re.compile(_COMMENT)
_LINE_OF_OURS = re.compile(_COMMENT + r"[ \t]*")
_ALIGNED = re.compile(r"text-align: ?(?:left|right|center);?")
_RUNS = re.compile(r"(?:javascript|vbscript|data):", re.IGNORECASE)
_INVISIBLE = re.compile(r"[\x00-\x20]")
AFTER_ATTRIBUTES = 7.9
"""Behind attribute lists, which stand at 8."""
_ADDRESS = re.compile(r"<(?:https?://|mailto:)[^\s<>]*>|<[^\s<>@/]+@[^\s<>]+>", re.IGNORECASE)


def add_escapes(md: Markdown, priority: float) -> None:
    """Show raw HTML as text: tags between blocks, tags inside links, and attributes that run something."""
    md.preprocessors.register(EscapeProcessor(md), "calcgraph-escape", priority)
    md.inlinePatterns.deregister("html")
    md.inlinePatterns.register(HtmlInlineProcessor(f"({_COMMENT})", md), "html", 90)
    md.treeprocessors.register(AttributeFilter(md), "calcgraph-attributes", AFTER_ATTRIBUTES)


class AttributeFilter(Treeprocessor):
    """Takes away what an attribute list may set and a browser would run."""

    def run(self, root: Element) -> None:
        """Events, styles other than the alignment of tables, and addresses that are programs."""
        for element in root.iter():
            for name, value in list(element.items()):
                if _is_live(name.lower(), value):
                    del element.attrib[name]
                    if name in {"href", "src"}:
                        element.set(name, "#")  # the host ends at a link without an address


def _is_live(name: str, value: str | None) -> bool:
    if value is None:  # a bare word of an attribute list
        return name.startswith("on") or name in {"href", "src", "style"}
    if name == "style":
        return _ALIGNED.fullmatch(value.strip()) is None
    if name.startswith("on") or name == "srcdoc":
        return True
    address = _INVISIBLE.sub("", html.unescape(value))
    # an entity in an attribute list is kept aside by the host until the end, so nobody can read the address
    return _RUNS.match(address) is not None or (
        name in {"href", "src"} and HTML_PLACEHOLDER_RE.search(value) is not None
    )


class EscapeProcessor(Preprocessor):
    """Turns the `<` of every tag outside code into an entity, before anybody reads the text."""

    def run(self, lines: list[str]) -> list[str]:
        """The lines with their tags as text; comments of ours and addresses in angle brackets stay."""
        text = "\n".join(lines)
        if "<" not in text:
            return lines
        out, at = [], 0
        for start, end in sorted(set(_tags(read_layout(text)))):
            if start >= at:
                out += [text[at:start], text[start:end].replace("<", "&lt;")]
                at = end
        return "".join([*out, text[at:]]).split("\n")


def _tags(layout: Layout) -> Iterator[tuple[int, int]]:
    for line in layout.lines:
        if line.kind is LineKind.HTML and not _LINE_OF_OURS.fullmatch(layout.text, line.content, line.end):
            yield line.content, line.end
    for tokens in layout.tokens:
        for token in tokens:
            place = (layout.text, token.start, token.end)
            is_kept = _OURS.fullmatch(*place) or _ADDRESS.fullmatch(*place)
            if token.kind is TokenKind.HTML and not is_kept:
                yield token.start, token.end
