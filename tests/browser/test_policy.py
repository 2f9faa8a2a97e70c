"""Pages under the strictest policy, three themes: our scripts and styles are files of the site, and sliders work."""

import functools
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Handler, patient

POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'"
THEMES = {
    "material": "{name: material, font: false}",
    "mkdocs": "{name: mkdocs, highlightjs: false}",
    "readthedocs": "{name: readthedocs, highlightjs: false}",
}
NOTE = """# A

```calc
a = 2 m in 1..9 m
b = 3 * a # thrice
```

It is [6 m](#b).

```calc plot
b over a in 1..9
```
"""
PAGES = ("index.html", "a/index.html", "graph/index.html", "claims/index.html", "values/index.html")
BLOCKED = "Content Security Policy"
OURS = "assets/calcgraph/"
"""In an error of our scripts; themes have some of their own where their scripts in pages are blocked."""


@pytest.fixture
def address(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "a.md").write_text(NOTE)
    (tmp_path / "docs" / "index.md").write_text("# Start\n\n[[a]]\n")
    theme = THEMES[request.param]
    (tmp_path / "mkdocs.yml").write_text(f"site_name: x\ntheme: {theme}\nplugins: [search, calcgraph]\n")
    build(load_config(str(tmp_path / "mkdocs.yml"), site_dir=str(tmp_path / "site")))
    handler = type("Strict", (Handler,), {"policy": POLICY})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(tmp_path / "site")))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.parametrize("address", THEMES, indirect=True)
def test_pages_work_without_any_script_or_style_in_them(browser: Browser, address: str) -> None:
    page = patient(browser.new_context(reduced_motion="reduce")).new_page()
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(error.stack or "") if OURS in (error.stack or "") else None)
    page.on("request", lambda request: asked.append(request.url))
    for path in PAGES:
        page.goto(address + path, wait_until="load")
        ours = page.locator(".cg :is(script:not([src], [type='application/json']), style)")
        assert ours.count() == 0, path
        if path.startswith("a/"):
            shown = page.locator("#calc-b .cg-row__val [data-q]").first
            expect(shown).to_have_text("6")
            slider = page.locator("#calc-a input[type=range]").first
            slider.focus()
            slider.press("End")
            expect(shown).to_have_text("27")
    assert [one for one in said if BLOCKED not in one] == []
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    page.context.close()
