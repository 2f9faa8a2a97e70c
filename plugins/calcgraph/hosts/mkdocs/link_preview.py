"""The description of a note's page, and the tags from which a chat or a social site makes the preview of a link."""

import re
from html import unescape
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from markupsafe import Markup, escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page
from msgspec import Struct

READ = 100_000
"""Characters of a page in which its first paragraph is looked for."""
STEP = 5_000
"""Characters that are read at a time, while there is something left to find."""
SHORTEST, LONGEST = 40, 200
"""Characters of a description: a shorter paragraph is a label, and search engines cut longer ones."""
LEFT_OUT = frozenset({"figure", "details", "nav", "aside", "table", "script", "style", "svg", "math", "dialog", "form"})
"""Elements whose text is no prose."""
CLASSES_LEFT_OUT = frozenset({"admonition", "footnote", "cg", "cg-sr", "headerlink", "md-tags"})
MATHS = frozenset({"arithmatex"})
VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
PICTURE = re.compile(r"\.(?:png|jpe?g|webp|gif)$", re.IGNORECASE)
"""Endings that previews show; an SVG is not among them."""
_PARAGRAPH, _PICTURE_TAG = re.compile(r"</?p\b", re.IGNORECASE), re.compile(r"<img\b", re.IGNORECASE)


class LinkPreview(Struct, frozen=True):
    """The parts of a preview of a page; empty where there is nothing."""

    description: str = ""
    picture: str = ""
    """The address of the first picture, as the page has it."""


def preview_of(html: str) -> LinkPreview:
    """Return the first paragraph of prose in a page's content as plain text, with the values as they are shown."""
    reader, begun = _FirstParagraph(), html[:READ]
    for at in range(0, len(begun), STEP):
        rest = reader.rawdata + begun[at:]
        if (reader.found or not _PARAGRAPH.search(rest)) and (reader.picture or not _PICTURE_TAG.search(rest)):
            break
        reader.feed(begun[at : at + STEP])
    return LinkPreview(_shortened(reader.found), reader.picture)


def describe(page: Page) -> LinkPreview:
    """Give a page its description, unless its front matter or the site has one, and return its preview."""
    preview = preview_of(page.content or "")
    if preview.description and not page.is_homepage:
        page.meta.setdefault("description", str(escape(preview.description)))  # themes write it as it is
    return preview


def with_preview(output: str, preview: LinkPreview, page: Page, config: MkDocsConfig) -> str:
    """Return a page with its Open Graph tags; a page that has some, of a theme or another plugin, stays as it is.

    Without `site_url` a page has no whole address, which `og:url` needs.
    """
    url = page.canonical_url or ""
    head, ends, rest = output.partition("</head>")
    if not (preview.description and ends and urlsplit(url).netloc) or 'property="og:' in head:
        return output
    picture = urljoin(url, preview.picture) if PICTURE.search(preview.picture) else ""
    if urlsplit(picture).netloc != urlsplit(url).netloc:
        picture = ""  # of another site
    tags = {
        "og:type": "article",
        "og:title": unescape(page.title or ""),
        "og:description": preview.description,
        "og:url": url,
        "og:site_name": config.site_name,
        "og:image": picture,
    }
    tag = Markup('<meta property="{}" content="{}">')
    return f"{head}{''.join(tag.format(name, text) for name, text in tags.items() if text)}{ends}{rest}"


def _shortened(text: str) -> str:
    """Cut a text after a sentence, or otherwise after a word."""
    if len(text) <= LONGEST:
        return text
    cut = text[:LONGEST]
    sentence = max(cut.rfind(". "), cut.rfind("? "), cut.rfind("! ")) + 1
    return cut[:sentence] if sentence > SHORTEST else f"{cut.rpartition(' ')[0].rstrip(' ,;:')}…"


class _FirstParagraph(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found = ""
        self.picture = ""
        self._skipped = 0
        self._texts: list[str] | None = None
        self._has_maths = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        classes = frozenset((given.get("class") or "").split())
        if tag == "img":
            self.picture = self.picture or given.get("src") or ""
        if tag in VOID:
            return
        if self._skipped or tag in LEFT_OUT or classes & CLASSES_LEFT_OUT or "hidden" in given:
            self._has_maths |= tag == "math"
            self._skipped += 1
        elif tag == "p" and not self.found:
            self._texts, self._has_maths = [], False
        self._has_maths |= bool(classes & MATHS)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if self._skipped:
            self._skipped -= 1
        elif tag == "p" and self._texts is not None:
            text = " ".join("".join(self._texts).split())
            self._texts = None
            if len(text) >= SHORTEST and not self._has_maths:
                self.found = text

    def handle_data(self, data: str) -> None:
        if self._texts is not None and not self._skipped:
            self._texts.append(data)
