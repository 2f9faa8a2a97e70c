"""What a page costs its reader: bytes of script, and script for each step of a slider."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from browsing import chromium, served
from figures import Row
from measure import program, run
from playwright.sync_api import Page

BUDGET = 50.0
"""kB of script that a note page may load: all of it in one file, since a slow network pays for each request."""
VALUES, STEPS = 50, 200
BUDGET_STEP = 4.0
"""Milliseconds."""

SITE = """site_name: Reading
theme: {name: material, font: false}
plugins: [search, calcgraph: {dialect: obsidian}]
markdown_extensions: [pymdownx.superfences]
"""
DRAG = """async steps => {
    const slider = document.querySelector('input[type=range]'), { min, max } = slider, spent = [];
    const frame = () => new Promise(done => requestAnimationFrame(() => done(performance.now())));
    for (let i = 0; i < steps; i++) {
        slider.value = String(+min + (i % 40) / 40 * (max - min));
        // what the page draws in the next frame runs between ours
        const before = frame(), start = performance.now();
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const end = performance.now(), after = frame();
        spent.push(end - start + await after - await before);
    }
    return spent;
}"""

TAKE = "slider => { slider.value = slider.max; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
"""A change, behind a fold or not."""


def reading_rows(folder: Path) -> Iterator[Row]:
    """The rows of a note with `VALUES` values that depend on a slider, and of one with every part that pages have."""
    plain = _note("")
    _write(folder, {"index.md": plain, "views.md": plain + VIEWS})
    run([program("mkdocs"), "build", "-q"], folder)
    with chromium() as browser, served(folder / "site") as address:
        page = browser.new_page()
        page.goto(address)
        page.wait_for_load_state("networkidle")
        rest = _script(page, folder / "site")
        yield Row("script of a note page as loaded, gzip", f"{rest:.1f} kB", f"{BUDGET:.0f} kB", rest <= BUDGET)
        _wake(page)
        step = _step(page)
        name = f"script for a step of a slider, {VALUES} values depend on it"
        yield Row(name, f"{step:.1f} ms", f"{BUDGET_STEP:.0f} ms", step <= BUDGET_STEP)
        page.goto(address + "views/")
        _wake(page)
        yield Row("script for a step, with a table and a plot of 4 lines", f"{_step(page):.1f} ms", "", None)


def _note(views: str) -> str:
    rows = [f"time_{i} [ms] = base * {i} / bw" for i in range(1, VALUES + 1)]
    sheet = ["```calc", "base = 30 GB in 1..100 GB", "bw = 3.35 TB/s in 1..8 TB/s", *rows, "```"]
    return "\n".join(["# Times", "", *sheet, "", "The first takes [9 ms](#time_1).", "", views])


VIEWS = """
```calc table
rows: base in 10 GB, 20 GB, 40 GB, 80 GB
cols: time_1, time_2
```

```calc plot
time_1 over bw in 1..8 TB/s
time_2 over bw in 1..8 TB/s
time_3 over bw in 1..8 TB/s
time_4 over bw in 1..8 TB/s
```
"""


def _write(folder: Path, notes: dict[str, str]) -> None:
    (folder / "docs").mkdir(parents=True)
    (folder / "mkdocs.yml").write_text(SITE, encoding="utf-8")
    for name, text in notes.items():
        (folder / "docs" / name).write_text(text, encoding="utf-8")


def _wake(page: Page) -> None:
    """Have the page compute what follows from a first change."""
    page.locator("input[type=range]").first.evaluate(TAKE)
    page.wait_for_selector(".cg-bar", state="attached")
    page.wait_for_load_state("networkidle")


def _script(page: Page, folder: Path) -> float:
    """Kilobytes of our scripts that the page has loaded, each compressed as servers do."""
    names = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    ours = [folder / name[1:] for name in names if name.startswith("/assets/calcgraph/") and name.endswith(".js")]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in ours) / 1000


def _step(page: Page) -> float:
    """Milliseconds of script for one step of the first slider, with what it draws in the next frame: the middle one."""
    return median(page.evaluate(DRAG, STEPS))
