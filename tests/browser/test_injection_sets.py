"""What a note tries under six sets of Markdown extensions, with `html: escape` and without, in a real browser.

With it, nothing of a note runs on any page. Without it, raw HTML of a note is the host's to show, and still nothing of
a note gets into what we generate, our own pages and our parts of the pages of notes, or into what the theme makes
around a note's text, its navigation and its head; titles and names of files apart, which themes print as written.
"""

import functools
import json
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from playwright.sync_api import Browser, Page
from tests.browser.conftest import UNSEARCHED, Handler, patient
from tests.browser.test_injection import BODY, EVIL, FRONT, LEAVES, MADE, SHEET
from tests.hosts.test_html import LIVE, SETS

CHOSEN = {
    "attribute lists": "mkdocs",
    "Material's": "material",
    "code without Pygments": "readthedocs",
    "blocks": "material",
    "all of Python-Markdown": "mkdocs",
    "signs": "readthedocs",
}
"""The sets with the theme that each is tried under."""
OURS = ("index.html", "graph/index.html", "claims/index.html", "values/index.html", "tags/index.html")
EMOJI = "pymdownx.emoji:\n    emoji_generator: !!python/name:pymdownx.emoji.to_alt"
"""Its pictures come from another server."""
END = "The end"
IN_OURS = """texts => texts.flatMap(text => {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const made = ':is([data-evil], [onerror], [onload], [onfocus], [onclick], [srcdoc]):not(b)';  // one left open goes on
  const theirs = ':is(head, nav, header, footer, aside, [role=navigation], .md-sidebar, .navbar, .wy-nav-side)';
  const apart = ':is(article *, .col-md-9 *, [role=main] *, .rst-content *)';  // what is in the text is the host's
  const found = [...page.querySelectorAll(`.cg ${made}, ${theirs}:not(${apart}) ${made}`)];
  return found.map(one => one.outerHTML.slice(0, 200));
})"""
"""Elements of a note in our parts of pages, and in those that a theme makes around a text."""
KEPT = ("element", "end of a script", "SVG", "end of a template", "single quotes")
"""What is tried where HTML is the host's."""


def write_vault(docs: Path, html: str) -> list[str]:
    """For each kind of what is tried a note with it in every place; the pages of these notes.

    Where HTML is escaped also titles and files named by it, which the host's navigation shows as they are elsewhere,
    and a note of known ways.
    """
    docs.mkdir(parents=True)
    (docs / "dot.png").write_bytes(b"")
    kinds = EVIL if html == "escape" else {kind: EVIL[kind] for kind in KEPT}
    for number, (kind, evil) in enumerate(kinds.items()):
        places_above = {key: value for key, value in FRONT.items() if html == "escape" or key != "title"}
        front = json.dumps(places_above).replace("{}", json.dumps(evil)[1:-1])
        places = [one.replace("{}", evil).replace("{{", "{").replace("}}", "}") for one in BODY.values()]
        body = "\n\n".join([f"---\n{front}\n---", *places, SHEET, f"## {END}"])
        (docs / f"kind {number}.md").write_text(f"{body}\n", encoding="utf-8")
        named = evil.replace("/", "")
        (docs / f"{named}.csv").write_text(f"id,{named},n [{named}]\n{named},{named},{named}\n", encoding="utf-8")
        if html == "escape":
            (docs / f"{named}.md").write_text(f"[[kind 0]] in a note named by {kind}.{SHEET}", encoding="utf-8")
    pages = [f"kind {number}/index.html" for number in range(len(kinds))]
    if html == "escape":
        known = "\n\n".join(text for _, text in LIVE)
        (docs / "known.md").write_text(f"# Known\n\n{known}\n\n## {END}\n", encoding="utf-8")
        pages.append("known/index.html")
    library = docs.parent / "formulas"
    library.mkdir()
    sources = [{"id": f"s{at}", "title": evil, "URL": evil} for at, evil in enumerate(EVIL.values())]
    (library / "sources.yaml").write_text(json.dumps(sources), encoding="utf-8")
    return pages


def built(root: Path, chosen: str, html: str) -> Path:
    names, configs = SETS[chosen]
    apart = {"font": False} if CHOSEN[chosen] == "material" else {"highlightjs": False}
    config = {
        "site_name": "Evil",
        "theme": {"name": CHOSEN[chosen], **apart},  # without what the theme itself loads from elsewhere
        "plugins": ["search", {"calcgraph": {"html": html, "on_error": "warn", "values": {"reference": False}}}],
        "markdown_extensions": [{name: configs.get(name, {})} for name in names.split()],
    }
    text = yaml.safe_dump(config).replace("pymdownx.emoji: {}", EMOJI)
    (root / "mkdocs.yml").write_text(text, encoding="utf-8")
    build(load_config(str(root / "mkdocs.yml"), site_dir=str(root.parent / "sites" / html)))
    return root.parent / "sites" / html


class Seen:
    """What the pages of a folder do in a browser."""

    def __init__(self, browser: Browser, address: str) -> None:
        headers = {UNSEARCHED: "1"}
        self.page: Page = patient(browser.new_context(reduced_motion="reduce", extra_http_headers=headers)).new_page()
        self.address = address
        self.dialogs: list[str] = []
        self.asked: list[str] = []
        self.made: dict[str, object] = {}
        self.page.on("dialog", lambda dialog: (self.dialogs.append(dialog.message), dialog.dismiss()))
        self.page.on("request", lambda request: self.asked.append(request.url))

    def visit(self, path: str) -> None:
        self.page.goto(self.address + quote(path), wait_until="load")
        for claim in self.page.locator("a.cg-claim").all()[:1]:
            claim.focus()  # opens its card
        if found := self.page.evaluate(MADE):
            self.made[path] = found

    def has_seen_nothing(self) -> None:
        foreign = [url for url in self.asked if url.endswith("/evil") or not url.startswith((self.address, "data:"))]
        assert (self.dialogs, self.made, foreign) == ([], {}, [])


@pytest.fixture
def served(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seen]:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    (tmp_path / "sites").mkdir()
    handler = type("Open", (Handler,), {"policy": "default-src * blob: data: 'unsafe-inline' 'unsafe-eval'"})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(tmp_path / "sites")))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    seen = Seen(browser, f"http://127.0.0.1:{server.server_port}/")
    yield seen
    seen.page.context.close()
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.parametrize("chosen", CHOSEN)
def test_a_note_is_text_where_html_is_escaped(tmp_path: Path, served: Seen, chosen: str) -> None:
    notes = write_vault(tmp_path / "v" / "docs", "escape")
    site = built(tmp_path / "v", chosen, "escape")
    for path in notes:
        text = (site / path).read_text(encoding="utf-8")
        assert LEAVES not in text
        assert f'id="{END.lower().replace(" ", "-")}"' in text, f"{path} ends early"
    for path in (*notes, *OURS):
        served.visit(f"escape/{path}")
    served.has_seen_nothing()


@pytest.mark.parametrize("chosen", CHOSEN)
def test_nothing_of_a_note_gets_into_what_is_ours(tmp_path: Path, served: Seen, chosen: str) -> None:
    write_vault(tmp_path / "v" / "docs", "keep")
    site = built(tmp_path / "v", chosen, "keep")
    texts = [file.read_text(encoding="utf-8") for file in sorted(site.rglob("*.html"))]
    assert served.page.evaluate(IN_OURS, texts) == []
    for path in OURS:
        served.visit(f"keep/{path}")
    served.has_seen_nothing()
