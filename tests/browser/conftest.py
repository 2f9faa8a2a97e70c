"""The real site, built once, served on this machine under a strict policy, and a browser that says what went wrong."""

import base64
import fcntl
import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect, sync_playwright

PATIENCE = int(os.environ.get("CALCGRAPH_PATIENCE", "90_000"))
"""Milliseconds: a busy machine is not a failure."""
expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).parents[2]
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without windows: the others open one for each profile, half of what a test takes."""
INLINE = re.compile(r"<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)</script>", re.DOTALL)


PLACEHOLDER = "http://site.invalid/"
UNSEARCHED = "X-Unsearched"
"""Asks for an index of no page: to make one of all of them is work for every page that is opened."""


UNFOLD = """
const unfold = () => {
  for (const fold of document.querySelectorAll(':is(.cg-fold, .cg-more):not([data-seen])')) {
    fold.dataset.seen = '';
    fold.open = true;
  }
};
new MutationObserver(unfold).observe(document, { childList: true, subtree: true });
"""
"""Opens every sheet and all connections, for tests of what is in them."""


@dataclass
class Server:
    """A folder under an address of this machine."""

    address: str
    folder: Path

    def url(self, path: str = "") -> str:
        return self.address + path


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the policy of the site and without a word; the index of the search only to who asks for it."""

    policy = ""

    def do_GET(self) -> None:
        if self.path.endswith("/search_index.json") and self.headers.get(UNSEARCHED):
            index = json.loads(Path(self.translate_path(self.path)).read_bytes())
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps({**index, "docs": []}).encode())
        else:
            super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", self.policy)
        kept = "/assets/" in self.path  # by the profile of one test, as real servers allow; pages are read anew
        self.send_header("Cache-Control", "max-age=600" if kept else "no-store")
        super().end_headers()

    def handle_one_request(self) -> None:
        with suppress(ConnectionError):  # a page that is closed waits for nothing
            super().handle_one_request()

    def log_message(self, *_: object) -> None:
        """Nothing."""


def policy_of(folder: Path) -> str:
    """Scripts only from the site, the theme's own inline ones by their hash; no address but the site's."""
    scripts = {script for page in folder.rglob("*.html") for script in INLINE.findall(page.read_text(encoding="utf-8"))}
    hashes = sorted(base64.b64encode(hashlib.sha256(one.encode()).digest()).decode() for one in scripts)
    allowed = " ".join(f"'sha256-{one}'" for one in hashes)
    return (
        f"default-src 'self'; script-src 'self' {allowed}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'"
    )


BUILD = """
import sys
from mkdocs.commands.build import build
from mkdocs.config import load_config
config = load_config(sys.argv[1], site_dir=sys.argv[2], site_url=sys.argv[3], strict=sys.argv[4:] == ['strict'])
config.plugins.on_startup(command="build", dirty=False)
build(config)
"""
"""As `mkdocs build`, for the address it is served at: without a sitemap the theme loads each page anew."""


def build(config: Path, folder: Path, address: str, *given: str) -> None:
    """Build a site as its writer does; with `strict` a warning of the host ends the build."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(config), str(folder), address, *given],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def built_once(factory: pytest.TempPathFactory) -> Path:
    """The site of this repository under a placeholder's address, built by the first of all processes that asks."""
    base = factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "built"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            build(ROOT / "mkdocs.yml", folder.with_suffix(".new"), PLACEHOLDER, "strict")
            folder.with_suffix(".new").rename(folder)
    return folder


def move(folder: Path, address: str) -> None:
    """Give a site another address, as if it had been built for it."""
    for file in (*folder.rglob("*.html"), *folder.rglob("*.xml")):
        text = file.read_text(encoding="utf-8")
        if PLACEHOLDER in text:
            file.write_text(text.replace(PLACEHOLDER, address), encoding="utf-8")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site of this repository; CALCGRAPH_SITE names a built one to look at again."""
    known = os.environ.get("CALCGRAPH_SITE")
    folder = Path(known) if known else tmp_path_factory.mktemp("site") / "site"
    handler = type("OwnHandler", (Handler,), {})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    address = f"http://127.0.0.1:{server.server_port}/"
    if known:
        sitemap = folder / "sitemap.xml"
        sitemap.write_text(re.sub(r"(?<=<loc>)https?://[^/]+/", address, sitemap.read_text(encoding="utf-8")))
    else:
        shutil.copytree(built_once(tmp_path_factory), folder)
        move(folder, address)
    handler.policy = policy_of(folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield Server(address, folder)
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, "no Chromium on this machine"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield started
        started.close()


def patient(context: BrowserContext) -> BrowserContext:
    """A profile whose pages wait for a busy machine."""
    context.set_default_timeout(PATIENCE)
    return context


@dataclass
class Watch:
    """What a page should not do."""

    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    def attach(self, page: Page, origin: str) -> None:
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._note(request.url, origin))

    def _note(self, url: str, origin: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"data", "blob"} and f"{parts.scheme}://{parts.netloc}/" != origin:
            self.foreign.append(url)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def open_page(browser: Browser, site: Server, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Opens a path of the site in a profile of its own; at the end nothing may have gone wrong in any of them."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "", *, searched: bool = False, folded: bool = False, script: str = "", **options: object
    ) -> Page:
        settings = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **options}
        if not searched:
            settings["extra_http_headers"] = {UNSEARCHED: "1"}
        context = patient(browser.new_context(**settings))  # type: ignore[arg-type]
        contexts.append(context)
        if not folded:
            context.add_init_script(UNFOLD)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        watch.attach(page, site.address)
        page.goto(path if path.startswith("http") else site.url(path))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert watch.errors == []
    assert watch.foreign == []


def until_theme_navigates(page: Page) -> None:
    """Wait until the theme changes pages by itself: it reads the sitemap first, on a busy machine late."""
    read = "performance.getEntriesByType('resource').some(one => one.name.endsWith('sitemap.xml') && one.responseEnd)"
    until(page, read)
    page.wait_for_load_state("networkidle")


@contextmanager
def held(page: Page, address: str) -> Iterator[None]:
    """Keeps answers back until the end of the block."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(address, hold)
    yield
    for route in waiting:
        route.continue_()
    page.unroute(address)


def follow_tab(page: Page, name: str) -> None:
    """Go by a tab of the theme, which lets its tabs slide away where a page is scrolled, and back again at its top."""
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".md-tabs:not([hidden])")).to_be_visible()
    page.locator("a.md-tabs__link", has_text=name).click()


def until_whole(page: Page) -> None:
    """Wait until what is beyond the screen is drawn too, which is skipped while the theme starts."""
    until(page, "document.readyState === 'complete' && !document.querySelector('[style*=content-visibility]')")


def until(page: Page, expression: str) -> None:
    """Wait until something is true; the site's policy forbids the browser's own way."""
    last = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < last:
        try:
            if page.evaluate(expression):
                return
        except Error as error:
            if "navigation" not in error.message:  # else it is on its way to the next page
                raise
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")
