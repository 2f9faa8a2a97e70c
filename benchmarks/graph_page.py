"""What the page of the map costs a browser: its scripts, its first picture, a frame while it is moved."""

import gzip
import shutil
from collections.abc import Iterator
from pathlib import Path

from browsing import chromium, served
from figures import Row
from make_vault import make_vault
from playwright.sync_api import Browser, CDPSession, Page

from calcgraph.project import read_project
from calcgraph.render.map.svg import render_graph_page
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

PACKAGE = Path(__file__).parent.parent / "plugins" / "calcgraph"
HEAD = (
    "<!doctype html><meta charset=utf-8><title>map</title><link rel=stylesheet href=assets/page/calcgraph.css>"
    "<link rel=stylesheet href=assets/map/graph.css><script type=module src=assets/map/graph.js></script>"
    "<body class=md-typeset data-md-color-scheme=default>"
)
DRAWN = "the first picture is drawn"
TELL = f"""{{ const pen = CanvasRenderingContext2D.prototype, write = pen.fillText;
pen.fillText = function (...name) {{
  pen.fillText = write;
  setTimeout(() => console.debug("{DRAWN}"));
  return write.apply(this, name);
}}; }}"""
"""Has a page tell when the frame with the first name is done: asking it again and again would count as its work."""
FRAMES = 60
PAN = f"""async () => {{ const {{ view }} = document.querySelector('cg-map');
for (let i = 0; i < {FRAMES}; i++) {{ view.pan(i % 20 - 10, 3); await new Promise(requestAnimationFrame); }} }}"""
TIMES = 7
"""The least of so many runs: what else the machine does is not a cost of ours."""


def graph_page_rows(folder: Path) -> Iterator[Row]:
    """The rows of the graph page."""
    site = folder / "map"
    for made in ("assets", "scripts"):
        shutil.copytree(PACKAGE / made, site / "assets", dirs_exist_ok=True)
    for notes in (1_000, 10_000):
        (site / f"{notes}.html").write_text(HEAD + _body(folder / f"map-{notes}", notes), encoding="utf-8")
    with served(site) as address, chromium() as browser:
        yield _script(browser, f"{address}1000.html")
        for notes, first, frame in ((1_000, 150, 17), (10_000, 400, None)):
            runs = [_run(browser, f"{address}{notes}.html") for _ in range(TIMES)]
            painted, moved = (min(times) for times in zip(*runs, strict=True))
            yield Row(
                f"map of {notes:,} notes, first picture", f"{painted:.0f} ms CPU", f"{first} ms", painted <= first
            )
            budget, met = (f"{frame} ms", moved <= frame) if frame else ("", None)
            yield Row(f"map of {notes:,} notes, a frame while it moves", f"{moved:.1f} ms CPU", budget, met)


def _body(vault: Path, notes: int) -> str:
    make_vault(vault, notes, formulas=0)
    sources = [
        SourceFile(NoteId(path.relative_to(vault).as_posix()), path.read_text("utf-8"))
        for path in sorted(vault.rglob("*.md"))
    ]
    return str(render_graph_page(read_project(sources, (), lambda _: None, Settings()), lambda path: f"open/{path}"))


def _script(browser: Browser, address: str) -> Row:
    """The size of what is loaded before a reader does anything, as it is served."""
    page = browser.new_page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.partition("/assets/")[2]))
    _open(page, address)
    page.close()
    scripts = [(PACKAGE / "scripts" / name).read_bytes() for name in loaded if name.endswith(".js")]
    size = sum(len(gzip.compress(script, 6)) for script in scripts)
    return Row("script of the map as loaded, gzip", f"{size / 1000:.1f} kB", "12 kB", size <= 12_000)


def _run(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds of the page's main thread up to the first picture, and for each frame of a movement."""
    page = browser.new_page(viewport={"width": 1400, "height": 920})
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    _open(page, address)
    painted = _busy(client)
    page.evaluate(PAN)
    moved = _busy(client)
    page.close()
    return painted, (moved - painted) / FRAMES


def _open(page: Page, address: str) -> None:
    """Wait until the map is drawn with its names."""
    page.add_init_script(TELL)
    with page.expect_console_message(lambda message: message.text == DRAWN):
        page.goto(address, wait_until="commit")


def _busy(client: CDPSession) -> float:
    """Milliseconds the page's main thread has computed so far."""
    metrics = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000
