"""Take the pictures of the README and the manual from the site as it is built now."""

import tempfile
from pathlib import Path
from typing import NamedTuple

from browsing import chromium, served
from measure import program, run
from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"


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
    with tempfile.TemporaryDirectory() as name:
        run([program("mkdocs"), "build", "-q", "-d", name], ROOT)
        with chromium() as browser, served(Path(name)) as address:
            for shot in SHOTS:
                take(browser, address, shot)


if __name__ == "__main__":
    main()
