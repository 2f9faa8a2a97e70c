"""A report in a form that another program writes: PDF by Chromium or a browser made from it, DOCX by Pandoc.

Neither is a dependency. Both get one file of ours in a private folder, with nothing in it to load or to run. Word
processors differ in what they read of SVG, so the plots of a DOCX are pictures that the browser draws.
"""

import os
import re
import subprocess
from base64 import b64encode
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from shutil import which

from calcgraph.calc.algebra.asking import environment
from calcgraph.files import ScratchError, read_file, scratch

BROWSERS = (
    *("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("chrome", "microsoft-edge", "msedge", "brave-browser"),
)
LARGEST = 256 * 2**20
"""Bytes of a written file that are read back."""
SECONDS = 120
"""Time that the other program gets."""
SWITCHES = (
    *("--headless", "--disable-gpu", "--disable-extensions", "--disable-background-networking", "--no-first-run"),
    "--host-resolver-rules=MAP * ~NOTFOUND",
    *("--no-pdf-header-footer", "--export-tagged-pdf", "--generate-pdf-document-outline"),
)


_LOADING = frozenset(
    {"audio", "base", "embed", "frame", "frameset", "iframe", "image", "img", "input", "link"}
    | {"noembed", "object", "portal", "script", "source", "template", "track", "use", "video"}
)
"""Elements for which a browser or Pandoc reads a file or runs something. A report has none of them."""
_DRAWN = frozenset({"svg", "title", "desc", "defs", "clippath", "rect", "g", "line", "path", "text", "circle"})
"""Elements of a plot."""
_ADDRESSES = frozenset(
    {"action", "background", "cite", "data", "formaction"}
    | {"longdesc", "poster", "src", "srcdoc", "srcset", "xlink:href"}
)
"""Attributes with the address of a file."""


def _columns(*shares: int) -> bytes:
    """Return the widths of a table's columns; without them Pandoc makes all columns equal."""
    return "<colgroup>{}</colgroup>".format("".join(f'<col style="width:{one}%">' for one in shares)).encode()


_ABOVE, _ACROSS, _SENTENCE = b'<tr class="above">', b'<tr><td colspan="3">', b'<tr class="above"><td colspan="4">'
_END = b"</td></tr>"
_CLAIMS = b"<table>" + _columns(20, 36, 24, 20)
_WORDS = tuple(
    (re.compile(pattern), made)
    for pattern, made in (
        (rb"<title>[^<]*</title>", b"<title></title>"),  # the heading has it
        (rb"<table><thead>", _CLAIMS + b"<thead>"),
        (rb'<div class="f s[0-9][0-9]" title="([^"]*+)">(?:(?!</div>).)*+</div>', rb"<div><code>\1</code></div>"),
        (
            rb'<table><tbody>(?=\s*<tr(?: class="above")?><th scope="row">[^<]*</th><td(?! class="hash"))',
            b"<table>" + _columns(27, 49, 24) + b"<tbody>",
        ),
        (rb'<mi class="w">([^<]*)</mi>', rb"<mtext>\1</mtext>"),  # a word, not a product of letters
        (rb"<mn[^<>]*+>([^<A-Za-z]*+[A-Za-z][^<]*+)</mn>", rb"<mtext>\1</mtext>"),
        (rb"<mo[^<>]*+>\|</mo>", b"<mtext>|</mtext>"),
        (rb"(<math[^<>]*+>(?:<mrow>)?)<mo>=</mo>", rb"= \1"),  # an operator needs two sides
    )
)


_OWN_PART = re.compile(r"url\(#[\w-]++\)")
_DRAWING, _DRAWN_TO = b"<svg ", b"</svg>"
_SIZE = (690, 264)
"""Width and height of a plot, in pixels."""
_SHARP = 3
"""Dots of a picture for each pixel."""


class CannotPrintError(Exception):
    """The reason why the file cannot be written, and a remedy."""


def as_pdf(html: bytes) -> bytes:
    """Return the pages as a browser prints them; CannotPrintError if it is not installed or fails."""
    program = _browser()
    if program is None:
        message = (
            "a PDF needs Chromium, Chrome or Edge, but found no browser; write `.html` and print it from a browser"
        )
        raise CannotPrintError(message)
    return _written(html, "report.pdf", _browsing(program, "--print-to-pdf=report.pdf"))


def _browser() -> str | None:
    return next(filter(None, map(which, BROWSERS)), None)


def _browsing(program: str, *switches: str) -> Callable[[Path], list[str]]:
    # a browser that is run by root has no sandbox; the file is ours, and has no script
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return lambda folder: [
        *(program, *SWITCHES, *alone, f"--user-data-dir={folder / 'profile'}"),
        *(*switches, (folder / "report.html").as_uri()),
    ]


def as_docx(html: bytes) -> bytes:
    """Return the document that Pandoc makes; CannotPrintError if it is not installed or fails."""
    program = which("pandoc")
    if program is None:
        raise CannotPrintError("a DOCX needs Pandoc, which is not installed; install it, or write `.html`")
    _refuse_loading(html)
    return _written(
        _for_words(_with_pictures(html)),
        "report.docx",
        lambda folder: [
            *(program, "--from=html", "--to=docx"),
            *(f"--output={folder / 'report.docx'}", str(folder / "report.html")),
        ],
        is_ours=True,
    )


def _with_pictures(html: bytes) -> bytes:
    """Return a report with its plots as pictures; without a browser, each is a sentence that describes it."""
    style = b"<style>" + html.partition(b"<style>")[2].partition(b"</style>")[0] + b"</style>"
    before, *parts = html.split(_DRAWING)
    drawn = (part.partition(_DRAWN_TO) for part in parts)
    return before + b"".join(_picture(_DRAWING + inner + end, style) + after for inner, end, after in drawn)


def _picture(drawing: bytes, style: bytes) -> bytes:
    words = drawing.partition(b"<desc ")[2].partition(b">")[2].partition(b"</desc>")[0]
    program = _browser()
    if program is None:
        return b"<p>" + words + b" Found no browser to draw it; the HTML report has the plot.</p>"
    fit = b"<style>body { margin: 0; padding: 0; max-width: none; } .cg-plot { width: 100vw; height: 100vh; }</style>"
    page = (
        b"<!DOCTYPE html><html><head><meta charset=utf-8>"
        + style
        + fit
        + b"</head><body>"
        + drawing
        + b"</body></html>"
    )
    width, height = _SIZE
    size = (f"--window-size={width},{height}", f"--force-device-scale-factor={_SHARP}", "--hide-scrollbars")
    png = _written(page, "plot.png", _browsing(program, "--screenshot=plot.png", *size))
    return (
        f'<img width="{width}" height="{height}" src="data:image/png;base64,{b64encode(png).decode()}" alt="'.encode()
        + words.replace(b'"', b"&quot;")
        + b'">'
    )


def _for_words(html: bytes) -> bytes:
    """Return the report as Pandoc and word processors read it best; nothing is left out."""
    lines = html.split(b"\n")
    for at, line in enumerate(lines):
        if line.startswith(_ACROSS) and line.endswith(_END):  # a formula across the page, below its row
            inner = line.removeprefix(_ACROSS).removesuffix(_END)
            lines[at] = b"</tbody></table>" + inner + b"<table><tbody>"
        elif line.startswith(_SENTENCE) and line.endswith(_END):
            inner = line.removeprefix(_SENTENCE).removesuffix(_END)
            lines[at] = b"</tbody></table><p>" + inner + b"</p>" + _CLAIMS + b"<tbody>"
    html = b"\n".join(lines).replace(_ABOVE, b"<tr>")
    for pattern, made in _WORDS:
        html = pattern.sub(made, html)
    return html


class _LoadFinder(HTMLParser):
    """A reader that finds elements for which the other program would load a file; Pandoc loads any file as an image."""

    def __init__(self) -> None:
        super().__init__()
        self.found = ""
        self._within = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at an element and its attributes."""
        if tag == "svg":
            self._within += 1
        names = {name for name, _ in attrs}
        is_drawn = not self._within or tag in _DRAWN
        is_called = any("url(" in (value or "") and not _OWN_PART.fullmatch(value or "") for _, value in attrs)
        address = dict(attrs).get("href")
        is_far = address is not None and not (tag == "a" and address.startswith(("https://", "http://", "#")))
        if (
            tag in _LOADING
            or is_far
            or is_called
            or not is_drawn
            or not names.isdisjoint(_ADDRESSES)
            or any(one.startswith("on") for one in names)
        ):
            self.found = self.found or tag

    def handle_endtag(self, tag: str) -> None:
        """Look at the end of an element."""
        if tag == "svg":
            self._within -= 1


def _refuse_loading(html: bytes) -> None:
    """Raise CannotPrintError if the pages would load a file, whatever notes have put into them."""
    reader = _LoadFinder()
    reader.feed(html.decode("utf-8", "replace"))
    reader.close()
    if reader.found:
        raise CannotPrintError(f"the report has `<{reader.found}>`, which would load a file; write `.html`")


def _written(html: bytes, name: str, command: Callable[[Path], list[str]], *, is_ours: bool = False) -> bytes:
    """Run a program on the report in a new folder, and return the file that it wrote.

    `is_ours` is true for pages that were found harmless before pictures of ours were put into them.
    """
    if not is_ours:
        _refuse_loading(html)
    try:
        with scratch() as place:
            place.add("report.html", html)
            words = command(place.folder)
            given = {**environment(), "HOME": str(place.folder)}
            done = subprocess.run(words, capture_output=True, check=False, timeout=SECONDS, env=given, cwd=place.folder)  # noqa: S603 - a program that was asked for, and names of ours
            data = read_file(place.folder / name, LARGEST, follow=False)
    except subprocess.TimeoutExpired:
        raise CannotPrintError(f"`{Path(words[0]).name}` did not end within {SECONDS} seconds") from None
    except (ScratchError, OSError) as error:
        raise CannotPrintError(str(error)) from None
    if isinstance(data, str):
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
        raise CannotPrintError(f"`{Path(words[0]).name}` wrote no file{f': {said[0]}' if said else ''}")
    return data
