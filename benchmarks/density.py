"""How much of each note is prose at 1440 px: shares of its height, words per screen, letters per line, smallest type.

`python benchmarks/density.py SITE [NOTE…]` prints one line per note of a built site, the total, and the missed goals.
"""

import gzip
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from browsing import chromium, served
from playwright.sync_api import Page

NOTES = Path(__file__).parent.parent / "docs" / "notes"
WIDTH, HEIGHT = 1440, 900
PROSE, WORDS, LETTERS, STOPS, SHIFT, KILOBYTES = 0.35, 150, (66, 76), 12, 0.02, 250
"""The goals; and nothing is smaller than 11 px."""
KINDS = ("prose", "headings", "figures", "tables", "sheets", "foot", "code", "others", "gaps")
Measures = dict[str, Any]
"""What is measured in a page, by name."""
WATCH = """window.shift = 0;
new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value; })
  .observe({ type: 'layout-shift', buffered: true });"""
MEASURE = """() => {
  const page = document.querySelector('article'), height = page.getBoundingClientRect().height;
  const kind = e =>
    e.matches('h1, h2, h3, h4, h5, h6') ? 'headings'
    : e.matches('.cg-foot, .cg-stage__foot, .cg-conn, .cg-references') ? 'foot'
    : e.matches('.cg-sheet') ? 'sheets'
    : e.matches('.cg-facts, .cg-stage, script, style, template') ? 'others'
    : e.querySelector('svg.cg-plot, .cg-fig__plot, :scope > img') || e.matches('figure:has(svg), svg') ? 'figures'
    : e.matches('table, .md-typeset__scrollwrap, .cg-view') ? 'tables'
    : e.matches('pre, .highlight') ? 'code'
    : e.matches('p, ul, ol, dl, blockquote, .admonition, details:not(.cg)') ? 'prose' : 'others';
  const shares = {}, boxes = [];
  let words = 0;
  for (const e of page.children) {
    const box = e.getBoundingClientRect();
    if (!box.height) continue;
    const of = kind(e);
    shares[of] = (shares[of] ?? 0) + box.height / height;
    boxes.push(box.height);
    if (of === 'prose') words += (e.innerText.match(/[\\p{L}\\p{N}][^\\s]*/gu) ?? []).length;
  }
  shares.gaps = 1 - boxes.reduce((sum, one) => sum + one, 0) / height;
  // letters of the full lines of paragraphs: each line but the last
  const lines = [];
  for (const p of page.querySelectorAll(':scope > p:not([class])')) {
    const range = document.createRange(), rows = new Map();
    const walk = document.createTreeWalker(p, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
      if (!node.parentElement.checkVisibility() || node.parentElement.closest('.cg-sr, select, template')) continue;
      for (const word of node.data.matchAll(/\\S+\\s*/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].trimEnd().length);
        const box = range.getBoundingClientRect(), key = Math.round((box.top + box.height / 2) / 16);
        if (box.width) rows.set(key, (rows.get(key) ?? 0) + word[0].length);
      }
    }
    lines.push(...[...rows.values()].slice(0, -1));
  }
  lines.sort((a, b) => a - b);
  const small = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest('script, style, template, option') || !e.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), at = e.closest('svg[viewBox] text')?.getScreenCTM();
    if (box.width < 2 || box.height < 2) continue;
    const size = parseFloat(getComputedStyle(e).fontSize) * (at ? Math.hypot(at.b, at.d) : 1);
    if (size < 10.99) small.push([size, e.tagName, node.data.trim().slice(0, 20)]);
  }
  const all = (page.innerText.match(/[\\p{L}\\p{N}][^\\s]*/gu) ?? []).length;
  const screens = height / HEIGHT;
  return {
    height, shares, all: all / screens, words: words / screens, letters: lines[lines.length >> 1] ?? 0, small, shift,
  };
}""".replace("HEIGHT", str(HEIGHT))
REACHED = """document.activeElement.matches(
  ':is(.cg-grip, .cg-axis, .cg-panel, .cg-slider) :is(select, input), .cg-grip[tabindex]')"""
CONTROLS = ".cg-grip, .cg-axis input"
INDEX = "search_index.json"
"""The index of the search, which the theme loads with the first page."""
MANY = 40
SETTLED = 600
"""Milliseconds after a link in the page, while the theme loads the page anew."""
"""Steps of the Tab key after which no more are tried."""


def main(site: Path, *names: str) -> int:
    """Print the measures of each note and of all; return how many goals the whole misses."""
    rows: list[Measures] = []
    with served(site) as address, chromium() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.add_init_script(WATCH)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for note in names or sorted(path.stem for path in NOTES.glob("*.md")):
            asked.clear()
            page.goto(f"{address}notes/{note}/")
            page.wait_for_load_state("networkidle")
            found = page.evaluate(MEASURE)
            found["note"] = note
            sizes = {url: _size(site, url.removeprefix(address)) for url in set(asked)}
            index = sum(size for url, size in sizes.items() if url.endswith(INDEX))
            found["index"] = index / 1000
            found["kilobytes"] = (sum(sizes.values()) - index) / 1000
            found["stops"] = _stops(page)
            rows.append(found)
            print(_line(note, found), flush=True)
    whole = _whole(rows)
    print(_line("all", whole))
    for row in rows:
        for size, *where in row["small"][:3]:
            print(f"under 11 px: {row['note']} {size:.1f} {' '.join(where)}")
    goals = {
        "prose": whole["shares"]["prose"] >= PROSE,
        "words": whole["words"] >= WORDS,
        "letters": LETTERS[0] <= whole["letters"] <= LETTERS[1],
        "small": not whole["small"],
        "stops": whole["stops"] <= STOPS,
        "shift": whole["shift"] <= SHIFT,
        "kilobytes": whole["kilobytes"] <= KILOBYTES,
    }
    missed = [name for name, met in goals.items() if not met]
    print("missed:", ", ".join(missed) or "nothing")
    return len(missed)


def _size(site: Path, path: str) -> int:
    file = site / path.partition("?")[0].partition("#")[0]
    file = file / "index.html" if file.is_dir() else file
    return len(gzip.compress(file.read_bytes(), 6)) if file.is_file() else 0


def _stops(page: Page) -> int:
    """Return how often Tab is pressed until a control has the focus, by the link that skips the menu."""
    if not page.locator(CONTROLS).count():
        return 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_timeout(SETTLED)
    for stop in range(2, MANY):
        page.keyboard.press("Tab")
        if page.evaluate(REACHED):
            return stop
    return MANY


def _whole(rows: Sequence[Measures]) -> Measures:
    """Return the measures of all notes as one: means by height, or the worst."""
    height = sum(row["height"] for row in rows)

    def mean(of: Callable[[Measures], float]) -> float:
        return sum(of(row) * row["height"] for row in rows) / height

    letters = sorted(row["letters"] for row in rows if row["letters"])
    return {
        "height": height,
        "shares": {kind: mean(lambda row, kind=kind: row["shares"].get(kind, 0)) for kind in KINDS},  # type: ignore[misc]
        "words": mean(lambda row: row["words"]),
        "all": mean(lambda row: row["all"]),
        "letters": letters[len(letters) // 2],
        "small": [one for row in rows for one in row["small"]],
        **{name: max(row[name] for row in rows) for name in ("stops", "shift", "kilobytes", "index")},
    }


def _line(name: str, row: Measures) -> str:
    shares = " ".join(f"{kind[:4]} {row['shares'].get(kind, 0):5.1%}" for kind in KINDS)
    cells = [
        f"{name[:34]:34} {row['height']:6.0f}px {shares}",
        f"{row['words']:4.0f} words ({row['all']:.0f} with tables) {row['letters']:3.0f} letters",
        f"{row['stops']:2} stops, shift {row['shift']:.3f}, {len(row['small'])} small",
        f"{row['kilobytes']:4.0f} kB + {row['index']:.0f} kB index",
    ]
    return " | ".join(cells)


if __name__ == "__main__":
    sys.exit(min(1, main(Path(sys.argv[1]), *sys.argv[2:])))
