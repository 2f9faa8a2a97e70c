"""Sheets, lists and bars under themes that are not Material: whole, on a wide page and on a phone."""

import functools
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import ROOT, Handler, patient, policy_of

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 900}
PAGES = ("notes/kv-cache/", "claims/", "values/", "graph/")
BROKEN_ROWS = """() => [...document.querySelectorAll('tr.cg-row')].filter(row => {
  const cells = [...row.children].filter(cell => cell.offsetWidth && cell.offsetHeight);
  const seen = cells.map(cell => cell.getBoundingClientRect());
  return Math.max(...seen.map(one => one.top)) >= Math.min(...seen.map(one => one.bottom));
}).length"""
"""Rows with cells that are not beside each other."""


@pytest.fixture(scope="module", params=["mkdocs", "readthedocs"])
def themed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a small vault under a theme."""
    vault = tmp_path_factory.mktemp("themed") / "vault"
    shutil.copytree(ROOT / "tests/hosts/site", vault)
    config = vault / "mkdocs.yml"
    text = config.read_text(encoding="utf-8")
    themed = text.replace("{name: material, font: false}", f"{{name: {request.param}, highlightjs: false}}")
    assert themed != text
    config.write_text(themed, encoding="utf-8")
    subprocess.run([Path(sys.executable).parent / "mkdocs", "build", "-q", "-f", config], check=True, timeout=200)
    handler = type("OwnHandler", (Handler,), {"policy": policy_of(vault / "site")})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(vault / "site")))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = patient(browser.new_context(viewport=WIDE))
    yield context.new_page()
    context.close()


def test_a_row_of_a_sheet_is_one_line(page: Page, themed: str) -> None:
    page.goto(f"{themed}notes/kv-cache/")
    page.locator("details.cg-fold").evaluate_all("folds => folds.forEach(one => one.open = true)")
    assert page.locator("tr.cg-row").count() > 1
    assert page.evaluate(BROKEN_ROWS) == 0


def test_the_bar_of_claims_is_a_bar(page: Page, themed: str) -> None:
    page.goto(f"{themed}claims/")
    assert page.locator("svg.cg-cover__bar").first.bounding_box()["height"] < 30  # type: ignore[index]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(page: Page, themed: str, path: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"{themed}{path}")
    assert page.locator(".cg").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
