"""What a reader waits for: script of a slider step, layout shift, blocked time on a phone's processor, a slow network.

`python benchmarks/pages.py SITE` prints a table of the worst pages of a built site; nothing here is a test.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parent))
from browsing import chromium, served

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
    const began = performance.now();
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const script = performance.now() - began;
    const drawn = await new Promise(resolve => requestAnimationFrame(() => {
      const at = performance.now();
      queueMicrotask(() => resolve(performance.now() - at));
    }));
    found.push(script + drawn);
    await frame();
  }
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  return found;
}"""


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
    main(Path(sys.argv[1]))
