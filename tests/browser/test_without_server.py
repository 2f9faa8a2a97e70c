"""A site that is opened as files: the map shows its drawing, values are right and follow a slider."""

import functools
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Handler

NOTES = {
    "index.md": "# Start\n\nSee [[slider]].\n",
    "slider.md": "# Slider\n\n```calc\na = 2 m in 1..4 m\nb = a^2\n```\n\nThe area is `= b`.\n",
}
SITE = "site_name: Vault\ntheme: {{name: {theme}}}\nplugins: [{plugins}]\nuse_directory_urls: {addresses}\n"
DRAWN = """canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 3 && value > 0);
}"""

LOADED = "name => [...document.scripts, ...performance.getEntriesByType('resource')].some(one => (one.src ?? one.name).endsWith(name))"  # noqa: E501


@pytest.mark.parametrize(
    ("theme", "plugins", "addresses"),
    [("material, font: false", "search, offline, calcgraph", "true"), ("mkdocs", "calcgraph", "false")],
    ids=["offline", "a file for each page"],
)
def test_map_and_sliders_work_without_a_server(
    tmp_path: Path, browser: Browser, theme: str, plugins: str, addresses: str
) -> None:
    for path, text in NOTES.items():
        (tmp_path / "docs").mkdir(exist_ok=True)
        (tmp_path / "docs" / path).write_text(text, encoding="utf-8")
    said = SITE.format(theme=theme, plugins=plugins, addresses=addresses)
    (tmp_path / "mkdocs.yml").write_text(said, encoding="utf-8")
    config = load_config(config_file=str(tmp_path / "mkdocs.yml"), site_dir=str(tmp_path / "site"))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"{error} {error.stack}"))
    _try(page, (tmp_path / "site").as_uri())
    assert page.evaluate(LOADED, "start/whole.js")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(tmp_path / "site")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    _try(page, f"http://127.0.0.1:{server.server_address[1]}")  # the same pages from a server load what they need
    assert page.evaluate(LOADED, "page/live.js")
    assert not page.evaluate(LOADED, "start/whole.js")
    server.shutdown()
    server.server_close()
    assert [one for one in faults if "assets/calcgraph" in one] == []  # the theme itself loads from another server
    page.close()


def _try(page: Page, address: str) -> None:
    page.goto(f"{address}/graph.html")
    canvas = page.locator(".cg-map__canvas")
    expect(canvas).to_be_visible()
    page.wait_for_function(f"({DRAWN})(document.querySelector('.cg-map__canvas'))")
    page.goto(f"{address}/slider.html")
    expect(page.locator("#calc-b")).to_contain_text("4")
    page.locator(".cg-sheet input[type=range]").evaluate(
        "slider => { slider.value = slider.max; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(page.locator("#calc-b")).to_contain_text("16")
    expect(page.locator(".cg-live")).to_contain_text("16")
