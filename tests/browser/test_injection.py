"""Whatever a note says anywhere, with `html: escape` it reaches a page as text and nothing else.

A real build of a vault that tries, then Chromium without a policy to protect it: no dialog, no request, no element.
"""

import functools
import json
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import UNSEARCHED, Handler, Server, build, patient

EVIL = {
    "element": "<img src=/evil data-evil onerror=alert(1)>",
    "end of a script": "</script><script data-evil>alert(2)</script>",
    "attribute": 'x" onfocus=alert(3) autofocus data-evil y=\'z" ',
    "single quotes": "x' onfocus=alert(4) autofocus data-evil y='z",
    "SVG": "<svg data-evil onload=alert(5)><animate onbegin=alert(5)>",
    "style": "</style><style data-evil>*{background:url(/evil)}</style>",
    "written as entities": "&lt;img src=/evil data-evil onerror=alert(6)&gt;",
    "end of a template": "</template></noscript></textarea></title><img src=/evil data-evil onerror=alert(7)>",
    "end of a comment": "--><img src=/evil data-evil onerror=alert(8)><!--",
    "frame": "<iframe data-evil srcdoc='<script>parent.alert(9)</script>'></iframe>",
    "address": "javascript:alert(10)",
    "expression of a template": "{{ 7 * 7 }}{% raw %}<b data-evil>",
}
"""What is tried, by kind; an element it makes carries `data-evil`."""

FRONT = {
    "title": "{}",
    "id": "{}",
    "aliases": ["{}"],
    "tags": ["{}", "a/{}"],
    "up": "[[{}]]",
    "{}": "[[index]]",
    "permalink": "{}",
    "description": "{}",
    "sources": [{"id": "s", "title": "{}", "URL": "{}", "author": "{}", "issued": "{}"}],
}
"""Places in the front matter."""

BODY = {
    "text": "A word {} more.",
    "heading": "## {}",
    "heading with an id": "## Part {{#{}}}",
    "display of a wikilink": "[[index|{}]]",
    "target of a wikilink": "[[{}]]",
    "heading of a wikilink": "[[index#{}]]",
    "display of a link": "[{}](index.md)",
    "target of a link": "[x]({})",
    "target in angle brackets": "[x](<{}>)",
    "title of a link": "[x](index.md '{}')",
    "address alone": "<{}>",
    "reference": "[x][r]\n\n[r]: <{}> '{}'",
    "image": "![{}](dot.png) ![[dot.png|{}]] ![x]({})",
    "embed": "![[{}]]",
    "relation": "{}:: [[index]] {}",
    "relation in a sentence": "(builds-on:: [[index]] {})",
    "tag": "#{} and #a/{}",
    "block id": "Text ^{}",
    "callout": "> [!note] {}\n> {}",
    "kind of a callout": "> [!{}] Title\n> Body",
    "footnote": "Text[^{}]\n\n[^{}]: Note {}",
    "attribute list": '*a*{{ title="{}" onclick=alert(1) }} [a](index.md){{href={}}}',
    "highlight": "=={}== ~~{}~~",
    "task": "- [ ] {}",
    "comment": "%%{}%% <!-- {} -->",
    "ignored rule": "Text. <!-- calc: ignore CG401 {} -->",
    "language of a fence": "```{}\ntext\n```",
    "fence": "```html\n{}\n```",
    "code": "`{}`",
    "live value": "`= {}`",
    "table": "| a | {} |\n|---|---|\n| {} | b |",
    "data table": "<!-- calc: table t -->\n| id | {} | n [{}] | source |\n|---|---|---|---|\n| {} | {} | 3 | @{} |",
    "name of a table": "<!-- calc: table {} -->\n| id | n |\n|---|---|\n| a | 3 |",
    "table from a file": "<!-- calc: table prices from {} -->",
    "claim": '[{} 3 m](#one) [3 m](#one "disputed: {}") [3 m](#one "with {}") [9 s](#measured "@{}") [3 m](#{})',
    "title of a sheet": '```calc title="{}"\nu = 3 m\n```',
    "comment in a sheet": "```calc\nv = 3 m # {} @{}\n```",
    "unit": "```calc\nw [{}] = 3 m\n```",
    "name and value": "```calc\n{} = {}\n```",
    "use": "```calc\nuse [[{}]]: {}\n```",
    "check": "```calc\ncheck z: 1 m > 2 m # {}\n```",
    "scenario": "```calc\nscenario {}: one = 4 m # {}\n```",
    "table, plot": "```calc table\nrows: {}\n```\n\n```calc plot\n{}\n```",
    "graph, unknown view": "```calc graph\nfocus: [[{}]]\n```\n\n```calc {}\n```",
    "formula": "$\\text{{{}}}$ and $${}$$",
    "formula with commands": (
        "$\\href{{javascript:alert(11)}}{{x}}$ $\\class{{{}}}{{x}}$ $\\style{{background:url(/evil)}}{{x}}$ "
        "$\\unicode{{x3c}}img data-evil\\unicode{{x3e}}$ $\\mathrm{{{}}}$ $\\operatorname{{{}}}$ $\\color{{{}}}x$"
    ),
}  # fmt: skip
"""Places in a note's text."""

SHEET = "\n\n```calc\none = 3 m in 1..9 m\ntwo [m] = 2 * one # twice\nscenario far: one = 5 m\n```\n\n[3 m](#one)\n"
CONFIG = """site_name: Evil
theme: {name: material, font: false}
plugins: [search, calcgraph: {html: escape, on_error: warn}]
markdown_extensions: [admonition, attr_list, footnotes, tables, toc: {permalink: true}, pymdownx.superfences]
"""


def write_vault(docs: Path) -> None:
    """A note for each place in a text, with all that is tried; for each kind a note with its front matter and name."""
    docs.mkdir()
    (docs / "index.md").write_text("# Start\n\n## Part\n", encoding="utf-8")
    (docs / "dot.png").write_bytes(b"")
    for name, place in BODY.items():
        lines = [place.replace("{}", evil).replace("{{", "{").replace("}}", "}") for evil in EVIL.values()]
        text = "\n\n".join([f"# In {name}", *lines]) + SHEET
        (docs / f"{name}.md").write_text(text, encoding="utf-8")
    for kind, evil in EVIL.items():
        front = json.dumps(FRONT).replace("{}", json.dumps(evil)[1:-1])
        text = f'---\n{front}\n---\n\nText with [[index|a link]] and [9 s](#measured "@s").{SHEET}'
        (docs / f"front matter {kind}.md").write_text(text, encoding="utf-8")
        (docs / f"title {kind}.md").write_text(f"# {evil}\n\nText.{SHEET}", encoding="utf-8")
        named = evil.replace("/", "")
        (docs / f"{named}.md").write_text(f"[[index]] in a note named by {kind}.{SHEET}", encoding="utf-8")
        (docs / f"{named}.csv").write_text(f"id,{named},n [{named}]\n{named},{named},{named}\n", encoding="utf-8")
        (docs / f"file {kind}.md").write_text(f"<!-- calc: table t from {named}.csv -->\n\n![[{named}.csv]]\n")
    library = docs.parent / "formulas"
    library.mkdir()
    sources = [{"id": f"s{at}", "title": evil, "URL": evil} for at, evil in enumerate(EVIL.values())]
    (library / "sources.yaml").write_text(json.dumps(sources), encoding="utf-8")
    (library / "units.txt").write_text("\n".join(f"{evil} = 3 m" for evil in EVIL.values()), encoding="utf-8")


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    root = tmp_path_factory.mktemp("evil")
    write_vault(root / "docs")
    (root / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    build(root / "mkdocs.yml", root / "site", "http://127.0.0.1/")
    handler = type("Open", (Handler,), {"policy": "default-src * blob: data: 'unsafe-inline' 'unsafe-eval'"})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(root / "site")))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield Server(f"http://127.0.0.1:{server.server_port}/", root / "site")
    server.shutdown()
    server.server_close()
    thread.join()


MADE = """text => {
  const page = text ? new DOMParser().parseFromString(text, 'text/html') : document;
  const made = ':is(img, script, svg, style, iframe, b)[data-evil], [srcdoc], [style*=evil]';
  const found = [...page.querySelectorAll(made)];
  const addresses = new Set(['href', 'src', 'action', 'xlink:href', 'formaction', 'data']);
  for (const one of page.querySelectorAll('*')) {
    for (const {name, value} of one.attributes) {
      const runs = addresses.has(name) && /^\\s*(javascript:|data:text)/i.test(value);
      if (name.startsWith('on') || runs) found.push(one);
    }
  }
  return found.map(one => one.outerHTML.slice(0, 200));
}"""
"""Elements that somebody's text has made, in the page as it is or in a text that is not shown."""
LEAVES = 'http-equiv="refresh"'
ARRIVED = "() => document.readyState === 'complete' && !document.querySelector('[http-equiv=refresh]')"


def test_nothing_runs_and_nothing_is_made(browser, evil: Server) -> None:
    dialogs, asked, made = [], [], {}

    def new_page(**options: object) -> Page:
        page = patient(browser.new_context(reduced_motion="reduce", **options)).new_page()
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        page.on("request", lambda request: asked.append(request.url))
        return page

    page = new_page(extra_http_headers={UNSEARCHED: "1"})
    for file in sorted(evil.folder.rglob("*.html")):
        path = file.relative_to(evil.folder).as_posix()
        text = file.read_text(encoding="utf-8")
        if LEAVES in text and (found := page.evaluate(MADE, text)):
            made[path] = found
        page.goto(evil.url(quote(path)), wait_until="load")
        page.wait_for_function(ARRIVED)  # a page that has moved sends its reader on
        for claim in page.locator("a.cg-claim").all()[:3]:
            claim.focus()  # opens its card
        if found := page.evaluate(MADE):
            made[path] = found
    page = new_page()
    page.goto(evil.url())
    page.locator("input.md-search__input").click()
    page.locator("input.md-search__input").press_sequentially("note named")
    page.locator(".md-search-result__item").first.wait_for()
    assert page.evaluate(MADE) == []
    assert dialogs == []
    assert made == {}
    assert [url for url in asked if url.endswith("/evil") or not url.startswith((evil.address, "data:"))] == []
