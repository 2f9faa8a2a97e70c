"""Links, formulas and live values of a paragraph, found by the same scan that the check uses."""

import re
from itertools import pairwise
from typing import NamedTuple
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE, AtomicString
from markupsafe import Markup, escape

from calcgraph.addresses import AddressKind, is_video, kind_of, plain_address
from calcgraph.hosts.arriving import settle
from calcgraph.hosts.markdown.citing import citation_in
from calcgraph.hosts.markdown.embeds import HEADINGS, append_text, embed, image
from calcgraph.hosts.markdown.escape import as_text
from calcgraph.hosts.markdown.relations import labelled
from calcgraph.hosts.site import Site
from calcgraph.hosts.written import address_of, anchor_of, leads_somewhere, take
from calcgraph.links.resolution import Resolution
from calcgraph.notes.formulas import formula_of
from calcgraph.notes.links import Parts, parts_of, query_of
from calcgraph.notes.reading import OBSIDIANS, ReadingMode
from calcgraph.notes.text.inline import InlineToken, TokenKind, find_tokens, is_program
from calcgraph.notes.text.plain import plain_text, wikilink_text
from calcgraph.project.arrived import NO_NAME
from calcgraph.render.sheet.claim import render_claim, render_live
from calcgraph.tex.convert import tex_to_mathml

_PUNCTUATION = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
"""The characters that a backslash escapes in CommonMark; the host knows half of them."""


BEGUN = 12
"""Characters of a link by which it is looked for in the text of the page."""


class PendingSpans(NamedTuple):
    """Constructs of a paragraph that are still to be made."""

    tokens: list[InlineToken]
    """The next one last."""
    size: int
    """Length of the text they were found in."""
    rest: str
    """The text after the last one made: the host changes only the text before it."""


class SpanProcessor(InlineProcessor):
    """Wikilinks, Markdown links, images, formulas and live values; code, tags and escapes are left to the host."""

    def __init__(self, md: Markdown, site: Site, *, is_escaped: bool, reading: ReadingMode = OBSIDIANS) -> None:
        super().__init__(".*", md)  # matches at the end too, so that we are asked until nothing is left
        self.site = site
        self.is_escaped = is_escaped
        self.reading = reading
        self.waiting: list[PendingSpans] = []

    def handleMatch(  # type: ignore[override]  # noqa: N802 - Python-Markdown's name
        self, m: re.Match[str], data: str
    ) -> tuple[Element | str | None, int | None, int | None]:
        """Return the leftmost construct of calcgraph; the host calls again until nothing is left."""
        settle(self.site, self.md)
        if not self.waiting or not data.endswith(self.waiting[-1].rest):
            if m.start(0) == len(data):
                return None, None, None
            # the host has None for a title that is not there
            known = {label: (target, title or "") for label, (target, title) in self.md.references.items()}
            tokens = find_tokens(data, definitions=known, reading=self.reading)
            self.waiting.append(PendingSpans(tokens[::-1], len(data), data))
        tokens, size, _ = self.waiting.pop()
        moved = len(data) - size
        while tokens:
            token = tokens.pop()
            inside = self._inside(token, tokens)
            made = self._made(token, inside)
            if made is not None:
                self.waiting.append(PendingSpans(tokens, size, data[token.end + moved :]))
                return made, token.start + moved, token.end + moved
        return None, None, None

    def _inside(self, token: InlineToken, tokens: list[InlineToken]) -> list[InlineToken]:
        """The constructs in the text of a link, taken from those that wait."""
        inside = []
        while token.kind is TokenKind.LINK and tokens and tokens[-1].start < token.end:
            inside.append(tokens.pop())
        return inside

    def _made(  # noqa: PLR0911 - one a kind
        self, token: InlineToken, inside: list[InlineToken], *, is_linked: bool = False
    ) -> Element | str | None:
        match token.kind:
            case TokenKind.CODE:
                return self._live(token, is_linked=is_linked)
            case TokenKind.MATH:
                return self._math(token)
            case TokenKind.WIKILINK | TokenKind.LINK:
                return self._link(token, inside)
            case TokenKind.ADDRESS:
                return self._address_itself(token)
            case TokenKind.HTML if self.is_escaped and (shown := as_text(token.inner)):
                return self.md.htmlStash.store(shown)
            case TokenKind.HTML if is_program(token.inner):
                return self.md.htmlStash.store(token.inner)
            case TokenKind.HIDDEN:
                return Element("span", {"hidden": "hidden"})
            case TokenKind.CITATION if not is_linked:
                return citation_in(self.site, token.inner)
            case TokenKind.ESCAPE if token.inner in _PUNCTUATION - set(self.md.ESCAPED_CHARS):
                return token.inner
        return None

    def _live(self, token: InlineToken, *, is_linked: bool) -> str | None:
        text = token.inner.strip()
        if not text.startswith("= ") or self.site.page is None or self.site.notes is None:
            return None
        result = take(self.site.notes.live, text[2:].strip())
        if result is None:
            return None
        return self.md.htmlStash.store(str(render_live(self.site.page, result, is_linked=is_linked)))

    def _math(self, token: InlineToken) -> Element | str:
        """Return MathML, or the formula as written if it cannot be read."""
        text, display = formula_of(token)
        macros = self.site.notes.commands_of(text, display=display) if self.site.notes else {}
        mathml = tex_to_mathml(text, display=display, macros=macros).mathml
        if mathml is not None:
            return self.md.htmlStash.store(str(mathml)) if mathml else Element("span", {"hidden": "hidden"})
        code = Element("code", {"class": "cg-tex"})
        sign = "$$" if display else "$"
        code.text = AtomicString(f"{sign}{text}{sign}")
        return self.site.notes.mark_formula(text, code, display=display) if self.site.notes else code

    def _address_itself(self, token: InlineToken) -> Element:
        """A link that shows its address."""
        if self.site.notes is not None:
            self.site.notes.next_link(parts_of(token), is_embed=False)
        made = Element("a", {"href": token.inner})
        made.text = AtomicString(token.inner)
        return made

    def _link(self, token: InlineToken, inside: list[InlineToken]) -> Element | str | None:
        page, notes, parts = self.site.page, self.site.notes, parts_of(token)
        is_wikilink = token.kind is TokenKind.WIKILINK
        is_code = is_wikilink and self.site.is_late and NO_NAME.search(parts.target)
        if page is None or notes is None or is_code:
            return None if is_wikilink else self._as_written(token, inside)
        if not parts.target and not parts.fragment:
            return self._as_written(token, inside)
        resolution = notes.next_link(parts, is_embed=token.embed)
        if parts.external and not is_wikilink:
            return self._as_written(token, inside)
        if resolution is None:
            if is_wikilink and not self._is_written(token):
                return None  # HTML of another plugin, such as a list of lists in coloured code
            return self._ghost(token, inside) if is_wikilink else self._as_written(token, inside)
        made = self._meant(token, parts, inside, resolution)
        return notes.mark(resolution.link, labelled(made, is_typed=notes.is_typed(resolution.link)))

    def _is_written(self, token: InlineToken) -> bool:
        """Return whether a wikilink is in the text of the page."""
        return not self.site.text or f"[[{token.inner[:BEGUN]}" in self.site.text

    def _meant(
        self, token: InlineToken, parts: Parts, inside: list[InlineToken], resolution: Resolution
    ) -> Element | str:
        """Return the result of a resolved link: a claim, an embed, a link, or only its words."""
        page, notes = self.site.page, self.site.notes
        assert page is not None
        assert notes is not None
        if not leads_somewhere(resolution):
            is_address = token.kind is TokenKind.LINK and resolution.status == "external"
            return self._as_written(token, inside) if is_address else self._ghost(token, inside)
        if resolution.quantity and (claim := notes.next_claim(resolution.link)):
            words = Markup(escape(plain_text(parts.display))) if parts.display else None  # noqa: S704 - escaped here
            return self.md.htmlStash.store(str(render_claim(page, claim, words)))
        if token.embed and (shown := embed(self.site, self.md, resolution, parts)) is not None:
            return shown
        if token.embed and token.kind is TokenKind.LINK and not resolution.is_note:
            return self._as_written(token, inside)  # a picture of a kind that only the host knows
        path, sign, fragment = self._address(resolution).partition("#")
        link = Element("a", {"href": f"{path}{query_of(token.target)}{sign}{fragment}"})
        if token.kind is TokenKind.WIKILINK and resolution.label and not parts.display:
            link.text = AtomicString(resolution.label.replace(" ", "\u00a0"))
            link.set("class", "cg-link")
            return link
        if token.kind is TokenKind.WIKILINK:
            link.set("class", "cg-link")
        elif parts.title:
            link.set("title", parts.title)
        return self._fill(link, token, inside)

    def _address(self, resolution: Resolution) -> str:
        """Relative to the note, which the host rewrites; final in an embedded text, into which it does not look."""
        page = self.site.page
        assert page is not None
        if page.home is None:
            return address_of(page.note, resolution)
        return page.url_of(resolution.target) + anchor_of(resolution)

    def _as_written(self, token: InlineToken, inside: list[InlineToken]) -> Element:
        """A Markdown link or image with the address the writer gave."""
        if kind_of(token.target) is AddressKind.DANGEROUS:
            return self._ghost(token, inside)
        address = plain_address(token.target)
        if token.embed and is_video(address):  # a player would load from another server, and there is no picture
            made = Element("a", {"href": address})
            made.text = token.inner.partition("|")[0].strip() or "video"
        elif token.embed:
            made = image(address, token.inner)
        else:
            made = self._fill(Element("a", {"href": address}), token, inside)
        if token.title:
            made.set("title", token.title)
        return made

    def _ghost(self, token: InlineToken, inside: list[InlineToken]) -> Element:
        """Return the name of a missing note; it is not an `a` element, since there is nothing to follow."""
        return self._fill(Element("span", {"class": "cg-ghost"}), token, inside)

    def _fill(self, element: Element, token: InlineToken, inside: list[InlineToken]) -> Element:
        """Give an element the text of a link, with its nested constructs."""
        if token.kind is TokenKind.WIKILINK:
            shown = parts_of(token).display
            element.text = shown or AtomicString(wikilink_text(token.inner))
            return element
        start = token.start + (2 if token.embed else 1)
        text, at = token.inner, 0
        last: Element | None = None
        for one in inside:
            if one.start - start < at or one.end - start > len(text):
                continue
            made = self._made(one, [], is_linked=True)
            if made is None:
                continue
            append_text(element, last, text[at : one.start - start])
            if isinstance(made, str):
                append_text(element, last, made)
            else:
                element.append(made)
                last = made
            at = one.end - start
        append_text(element, last, text[at:])
        return element


class BlockAnchors(Treeprocessor):
    """An id alone below a block is the block's."""

    def run(self, root: Element) -> None:
        """Move ids of empty paragraphs to the element before them."""
        for parent in list(root.iter()):
            for before, alone in list(pairwise(parent)):
                anchor = alone[0] if len(alone) == 1 else None
                if alone.tag != "p" or anchor is None or anchor.get("class") != "cg-block":
                    continue
                is_html = HTML_PLACEHOLDER_RE.fullmatch(
                    (before.text or "").strip()
                )  # an id would keep its `p` around it
                is_alone = not (alone.text or "").strip() and not (anchor.tail or "").strip()
                if not is_alone or is_html or (before.get("id") and before.tag not in HEADINGS):
                    continue
                if before.tag in HEADINGS:  # which has an id of its own
                    before.append(anchor)
                else:
                    before.set("id", anchor.get("id", ""))
                parent.remove(alone)


class BlockIdProcessor(InlineProcessor):
    r"""`^id` at the end of a block: an invisible anchor.

    It can be glued to an embed, which is a mark of Python-Markdown by then and ends with `\x03`.
    """

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(r"(?:^|[ \t\n]|(?<=[\].!?:;…\x03]))\^([A-Za-z0-9-]+)[ \t]*$", md)
        self.site = site

    def handleMatch(  # type: ignore[override]  # noqa: N802 - Python-Markdown's name
        self, m: re.Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The anchor of an id that the note has; nothing for every other `^`."""
        page = self.site.page
        note = page.project.notes.get(page.written) if page else None
        if note is None or m.end(0) < len(data) or not any(block.id == m[1] for block in note.blocks):
            return None, None, None
        return Element("span", {"id": f"^{m[1]}", "class": "cg-block"}), m.start(0), m.end(0)
