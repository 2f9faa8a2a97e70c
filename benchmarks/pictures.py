"""Take the pictures of the README and the manual from the site as it is built now."""

import functools
import http.server
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from measure import program, run
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


class Picture(NamedTuple):
    """A page as somebody sees it."""

    name: str
    page: str
    width: int
    height: int
    dark: bool = False


SHOTS = (
    Picture("note-light", "notes/memory-bandwidth-bound-decode/", 1280, 1180),
    Picture("note-dark", "notes/memory-bandwidth-bound-decode/", 1280, 1180, dark=True),
    Picture("note-phone", "notes/memory-bandwidth-bound-decode/?s=gpu:b200", 390, 1100),
    Picture("graph-light", "graph/", 1400, 920),
    Picture("graph-dark", "graph/", 1400, 920, dark=True),
    Picture("claims-light", "claims/", 1280, 900),
)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder without a line for each request."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address under which a folder is served on this machine."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def take(browser: Browser, address: str, shot: Picture) -> None:
    """Write one picture."""
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height}, color_scheme="dark" if shot.dark else "light"
    )
    page = context.new_page()
    page.goto(address + shot.page)
    page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / f"{shot.name}.png")
    context.close()


def main() -> None:
    """Build the site, serve it, take every picture."""
    browser_path = next(
        found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))
    )
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        run([program("mkdocs"), "build", "-q", "-d", name], ROOT)
        browser = playwright.chromium.launch(executable_path=browser_path, args=ARGUMENTS)
        with served(Path(name)) as address:
            for shot in SHOTS:
                take(browser, address, shot)
        browser.close()


if __name__ == "__main__":
    main()
