"""With `html: escape`, raw HTML of a note is text: anything read as a tag is shown as it is written."""

import re
from html import escape

from markdown import Markdown
from markdown.inlinepatterns import HtmlInlineProcessor
from markdown.preprocessors import Preprocessor

from calcgraph.hosts.markdown.allowed import AttributeFilter, is_imitation
from calcgraph.hosts.markdown.raw import find_blocks
from calcgraph.notes.text.lines import LineKind
from calcgraph.notes.text.mask import read_layout

_COMMENT = r"<!--[ \t]*calc:(?:(?!--!?>|<).)*-->"
"""A comment written by calcgraph; `--!>` would end it early in a browser, and the rest would be live."""
_OURS = re.compile(_COMMENT)
_LINE_OF_OURS = re.compile(_COMMENT + r"[ \t]*")
_SIGNS = re.compile(r"(`{3,}+|~{3,}+)[ \t]*+(\{?)(.*)")
_WORDS = re.compile(
    r"(?<![^\s{])(?:[.#]?[A-Za-z][\w-]*(?=[\s}]|$)|(?:hl_lines|linenums)=\"[\d ,-]*\"|title=\"[^\"<>&{}]*\")"
)
_LINE_END, _BREAK = "\n", "<br />\n"
_LANGUAGE = re.compile(r"[^\w#.+-]+")
AFTER_ATTRIBUTES = 7.9
"""Behind attribute lists, which are at 8."""
_ADDRESS = re.compile(r"<(?:https?://|mailto:)[^\s<>]*>|<[^\s<>@/]+@[^\s<>]+>", re.IGNORECASE)


def as_text(tag: str) -> str:
    """The HTML that shows a tag or comment of a sentence as it is written; "" for what stays one.

    Nothing in it is Markdown, as nothing in it is for the check. Comments of ours stay, and addresses in angles.
    """
    is_kept = _OURS.fullmatch(tag) or _ADDRESS.fullmatch(tag)
    return "" if is_kept else escape(tag).replace(_LINE_END, _BREAK)


def add_escapes(md: Markdown, priority: float) -> None:
    """Show raw HTML between blocks as text, and leave out attributes that run something; `as_text` is for sentences."""
    md.preprocessors.register(EscapeProcessor(md), "calcgraph-escape", priority)
    md.inlinePatterns.deregister("html")
    md.inlinePatterns.register(HtmlInlineProcessor(f"({_COMMENT})", md), "html", 90)
    md.treeprocessors.register(AttributeFilter(md), "calcgraph-attributes", AFTER_ATTRIBUTES)
    if "blocks" in md.parser.blockprocessors:  # `/// html` makes any element
        md.parser.blockprocessors["blocks"].blocks.pop("html", None)  # type: ignore[attr-defined]


class EscapeProcessor(Preprocessor):
    """Keeps blocks of raw HTML for the page as text, and of fences what makes no attribute."""

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines without such blocks; keep the comments written by calcgraph."""
        if "html_block" in self.md.preprocessors:  # here, since `md_in_html` may have put its own there after us
            self.md.preprocessors["html_block"].run = self.keep_ours  # type: ignore[method-assign]
        text = "\n".join(lines)
        layout = read_layout(text)
        blocks = find_blocks(layout, in_elements=True)
        edits = {(start, end): self._stored(text[start:end]) for start, end in blocks}
        headers = ((line.content, line.end) for line in layout.lines if line.kind is LineKind.FENCE_OPEN)
        edits |= {place: _plain_header(text[slice(*place)]) for place in headers}
        out, at = [], 0
        for (start, end), written in sorted(edits.items()):
            if start >= at:
                out += [text[at:start], written]
                at = end
        return "".join([*out, text[at:]]).split("\n")

    def _stored(self, block: str) -> str:
        """Return the placeholder of a block of HTML, which contains no Markdown; comments for calcgraph stay."""
        if _LINE_OF_OURS.fullmatch(block):
            return block
        return f"\n{self.md.htmlStash.store(escape(block.strip()).replace(_LINE_END, _BREAK))}\n\n"

    def keep_ours(self, lines: list[str]) -> list[str]:
        """Keep only calcgraph's comments that are alone on their lines, in place of the host's HTML block reader.

        The host takes more for a block than calcgraph does, `<iframe srcdoc='<b>'>`, and such a block is live.
        """
        stored = (["", self.md.htmlStash.store(one), ""] if _LINE_OF_OURS.fullmatch(one) else [one] for one in lines)
        return [line for some in stored for line in some]


def _plain_header(header: str) -> str:
    """A fence's opening line with its language, plain words, and options that make no element and no attribute."""
    found = _SIGNS.match(header)
    if found is None:
        return header
    signs, braced, rest = found.groups()
    rest = rest.strip()
    language = "" if braced else rest.partition(" ")[0]
    words = _WORDS.findall(rest if braced else rest[len(language) :].partition("{")[0])
    kept = [word for word in words if not is_imitation(word.lstrip(".#"))]
    if braced:
        return f"{signs} {{{' '.join(kept)}}}" if kept else signs
    return " ".join([f"{signs}{_LANGUAGE.sub('', language)}", *kept])
