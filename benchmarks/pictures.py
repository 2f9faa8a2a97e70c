"""Take the pictures of the README and the manual from the site as it is built now; or those that are named."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import markdown
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


COMMENT = "diff-comment"
EDITED = "docs/notes/inference-cost.md"
EDITS = (("rate  = 580 tok/s", "rate  = 640 tok/s"), ("price_high = 14.24 USD/h", "price_high = 13.50 USD/h"))
"""What the comment is about: a faster node at a lower price."""
LOOK = """
body { margin: 0; padding: 24px; background: #f6f8fa; font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif; }
article { width: 960px; padding: 16px; background: #fff; border: 1px solid #d1d9e0; border-radius: 6px; }
code { padding: .2em .4em; background: #eff1f3; border-radius: 6px; font: 85%/1.8 "DejaVu Sans Mono", monospace; }
table { border-collapse: collapse; margin: 16px 0; }
th, td { padding: 6px 13px; line-height: 1.7; border: 1px solid #d1d9e0; }
tr:nth-child(2n) { background: #f6f8fa; }
ul { padding-left: 2em; }
details { margin: 8px 0; }
"""
"""About that of a comment on GitHub."""


def comment(browser: Browser, folder: Path) -> None:
    """The comment under a pull request, as a host shows it."""
    for name in ("main", "HEAD"):
        for part in ("docs", "formulas", "mkdocs.yml"):
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
            (folder / name).mkdir(exist_ok=True)
            copy(ROOT / part, folder / name / part)
    note = folder / "HEAD" / EDITED
    text = note.read_text("utf-8")
    for old, new in EDITS:
        if old not in text:
            raise ValueError(f"`{old}` is not in {EDITED}")
        text = text.replace(old, new)
    note.write_text(text, encoding="utf-8")
    found = run([program("calcgraph"), "diff", "main", "HEAD", "--format", "markdown"], folder, expect=1)
    written = found.output.replace("<details>", '<details markdown="1">')
    html = markdown.markdown(written, extensions=["tables", "md_in_html"])
    page = browser.new_context(viewport={"width": 1060, "height": 600}).new_page()
    page.set_content(f"<style>{LOOK}</style><article>{html}</article>")
    page.locator("article").screenshot(path=PICTURES / f"{COMMENT}.png")


def main() -> None:
    """Build the site, serve it, take every picture, or those whose names are given."""
    wanted = set(sys.argv[1:]) or {COMMENT, *(shot.name for shot in SHOTS)}
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        if COMMENT in wanted:
            comment(browser, Path(name))
        shots = [shot for shot in SHOTS if shot.name in wanted]
        if shots:
            run([program("mkdocs"), "build", "-q", "-d", f"{name}/site"], ROOT)
            with served(Path(name) / "site") as address:
                for shot in shots:
                    take(browser, address, shot)


if __name__ == "__main__":
    main()
