"""What a reader waits for: script of a slider step, layout shift, blocked time on a phone's processor, a slow network.

`python benchmarks/pages.py SITE` prints a table of the worst pages of a built site; nothing here is a test. With `slow`
behind it, how long the first touch of the note `TOUCHED` waits for right numbers on slow networks.
"""

import gzip
import io
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parent))
from browsing import Quiet, chromium, served

STEPS, SLOWER = 12, 4
"""Slider steps that are measured, and how much slower a phone's processor is."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WATCH = """window.shift = 0; window.blocked = 0;
new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value; })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver(list => { for (const one of list.getEntries()) blocked += Math.max(0, one.duration - 50); })
  .observe({ type: 'longtask', buffered: true });"""
MOVE = """async steps => {
  const slider = [...document.querySelectorAll('.cg input[type=range][data-p]')].find(one => one.offsetParent);
  if (!slider) return [];
  const found = [], frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  slider.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  slider.focus();
  await new Promise(resolve => setTimeout(resolve, 800));
  const [low, high] = [+slider.min || 0, +slider.max || 1];
  for (let i = 0; i < steps; i++) {
    slider.value = low + (high - low) * ((i * 7) % steps) / steps;
    let frame0 = 0;
    requestAnimationFrame(() => { frame0 = performance.now(); }); // asked for before what the page draws in the frame
    const began = performance.now();
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const script = performance.now() - began;
    const drawn = await new Promise(resolve => requestAnimationFrame(() => resolve(performance.now() - frame0)));
    found.push(script + drawn);
    await frame();
  }
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  return found;
}"""


TOUCHED = "notes/memory-bandwidth-bound-decode/"
NETWORKS = {"2,000 ms, 400 kbit/s": (2000, 50_000.0), "400 ms, 400 kbit/s": (400, 50_000.0), "400 ms": (400, -1.0)}
"""Latency in ms, and bytes a second; -1 for as many as there are."""
TIMES = 5


class Zipped(Quiet):
    """Serves a folder compressed, as hosts do."""

    protocol_version = "HTTP/1.1"

    def send_head(self) -> io.BytesIO | None:
        """The head of an answer, and its body."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return None
        body = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        return io.BytesIO(body)

    def handle(self) -> None:
        """A browser that is closed asks no more."""
        with suppress(ConnectionError):
            super().handle()


def touched(browser: Browser, address: str, latency: float, rate: float) -> tuple[float, float]:
    """Seconds from asking for the note until its first choice can be touched, and from there to the right number."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    slow = {"offline": False, "latency": latency, "downloadThroughput": rate, "uploadThroughput": rate}
    session.send("Network.emulateNetworkConditions", slow)
    began = time.perf_counter()
    page.goto(address + TOUCHED, wait_until="commit")
    choice = page.locator("select[data-p='gpu']").first
    choice.wait_for(state="attached", timeout=60_000)
    page.wait_for_function("document.querySelector('.cg-grip select:not(:disabled)')", timeout=60_000)
    seen = time.perf_counter()
    choice.evaluate("e => { e.value = 'b200'; e.dispatchEvent(new Event('change', { bubbles: true })); }")
    page.locator(".cg-claim__now", has_text="57.1").first.wait_for(state="attached", timeout=60_000)
    done = time.perf_counter()
    context.close()
    return seen - began, done - seen


def slowly(site: Path) -> None:
    """Print what each network makes of the first touch: the middle one of some times."""
    with served(site, Zipped) as address, chromium() as browser:
        for name, (latency, rate) in NETWORKS.items():
            runs = [touched(browser, address, latency, rate) for _ in range(TIMES)]
            seen, waited = (median(times) for times in zip(*runs, strict=True))
            print(f"{name:22} control after {seen:5.2f} s, right numbers {waited:5.2f} s later")


class Row(NamedTuple):
    """A page: script of a slider step in ms (median, worst), layout shift, blocked ms on a phone."""

    path: str
    step: float
    worst: float
    shift: float
    blocked: float


def measured(browser: Browser, address: str, path: str) -> Row:
    """One page at rest on a phone's processor, then with its first slider moved at full speed."""
    context = browser.new_context(**PHONE)  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address + path, wait_until="load")
    page.wait_for_timeout(1500)
    shift, blocked = page.evaluate("[shift, blocked]")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    steps = page.evaluate(MOVE, STEPS)
    context.close()
    return Row(path, median(steps) if steps else 0, max(steps, default=0), shift, blocked)


def pages_of(site: Path) -> Iterator[str]:
    """Notes, calculators and generated pages."""
    for file in sorted(site.rglob("index.html")):
        path = file.parent.relative_to(site).as_posix()
        if path.startswith("notes/") or path in {".", "calculators", "graph", "claims", "values", "tags"}:
            yield "" if path == "." else f"{path}/"


def main(site: Path) -> None:
    """Print the pages, worst step first."""
    with served(site) as address, chromium() as browser:
        rows = [measured(browser, address, path) for path in pages_of(site)]
    print(f"{'page':45} {'step':>6} {'worst':>6} {'shift':>6} {'blocked':>7}")
    for row in sorted(rows, key=lambda row: -row.step):
        print(f"{row.path:45} {row.step:6.1f} {row.worst:6.1f} {row.shift:6.3f} {row.blocked:7.0f}")


if __name__ == "__main__":
    (slowly if sys.argv[2:] == ["slow"] else main)(Path(sys.argv[1]))
