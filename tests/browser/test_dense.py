"""Long columns in a page: after a slider has moved, they are drawn as a fresh build with that value draws them."""

import math
import re
from collections.abc import Iterator

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.small import served

ROWS = 3_000
DATA = "hour [h],month,temp [°C],draw [kW]\n" + "".join(
    f"{at},m{at * 12 // ROWS},{12 * math.sin(at / 240) + at * 37 % 11:.1f},{'' if at in range(700, 730) else at % 5}\n"
    for at in range(ROWS)
)
NOTE = """# Year

<!-- calc: table year from year.csv hidden -->

```calc
inside = 20 °C in 10..25 °C
loss = 150 W/K in 100..900 W/K
year.heat [kW] = loss * (inside - year.temp)
year.shown [h] = year.hour * loss * 1 K/W
```

```calc plot title="Line"
year.heat, year.draw over year.hour
```

```calc plot title="Steps"
steps year.heat
year.heat over year.hour
```

```calc plot title="Points"
points year.heat
year.heat over year.temp
```

```calc plot title="Moved places"
year.draw, year.heat over year.shown
```
"""
FRESH = NOTE.replace("loss = 150", "loss = 900")
NOTES = {"index.md": NOTE, "year.csv": DATA, "fresh.md": FRESH}
READ = """() => [...document.querySelectorAll('figure:has([data-dense])')].map(figure => ({
  axes: ['ax', 'ay'].map(name => figure.querySelector('svg').dataset[name].split(',').map(Number)),
  ticks: [...figure.querySelectorAll('[data-ticks] text')].map(text => text.textContent),
  paths: [...figure.querySelectorAll('[data-run]')].map(line => line.getAttribute('d')),
  labels: [...figure.querySelectorAll('text[data-for]')].sort((a, b) => (a.dataset.for < b.dataset.for ? -1 : 1))
    .map(label => +label.getAttribute('y')),
  rows: [...figure.querySelectorAll('tbody tr')].map(row => [...row.cells].map(cell => cell.textContent)) }))"""
HIGHEST = """slider => {
  slider.value = slider.max;
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
}"""


@pytest.fixture(scope="module")
def year(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    configuration = "site_name: S\ntheme: {name: mkdocs}\nuse_directory_urls: false\nplugins: [search, calcgraph]\n"
    with served(tmp_path_factory.mktemp("dense"), NOTES, configuration) as site:
        yield site


def parts(path: str) -> tuple[str, np.ndarray]:
    numbers = r"-?\d+(?:\.\d+)?"
    return re.sub(numbers, "", path), np.array([float(one) for one in re.findall(numbers, path)])


def opened(site: Server, browser: Browser, name: str) -> tuple[Page, list[str]]:
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error.stack)) if "hljs" not in str(error) else None)
    page.goto(site.url(name))
    return page, faults


def test_a_slider_draws_what_a_fresh_build_draws(year: Server, browser: Browser) -> None:
    page, faults = opened(year, browser, "index.html")
    built = page.evaluate(READ)
    assert len(built) == 4
    fresh = opened(year, browser, "fresh.html")[0].evaluate(READ)
    page.locator("#calc-loss input[type=range]").evaluate(HIGHEST)
    last = page.locator("figure:has([data-dense])").last.locator("tbody th").nth(1)
    expect(last).to_have_text(fresh[-1]["rows"][1][0])
    moved = page.evaluate(READ)
    for mine, theirs in zip(moved, fresh, strict=True):
        assert np.allclose([one[:4] for one in mine["axes"]], [one[:4] for one in theirs["axes"]])
        assert mine["ticks"] == theirs["ticks"]
        assert mine["rows"] == theirs["rows"]
        assert np.allclose(mine["labels"], theirs["labels"], atol=14), "names keep their distance from the lines"
        for own, other in zip(mine["paths"], theirs["paths"], strict=True):
            letters, numbers = parts(own)
            assert letters == parts(other)[0]
            assert np.allclose(numbers, parts(other)[1], atol=0.11)
    page.locator("#calc-loss [data-reset]").first.dispatch_event("click")
    expect(last).to_have_text(built[-1]["rows"][1][0])
    again = page.evaluate(READ)
    assert [{**one, "axes": 0} for one in again] == [{**one, "axes": 0} for one in built]
    assert not faults


def test_pages_of_long_plots_stay_small(year: Server) -> None:
    assert len((year.folder / "site/index.html").read_bytes()) < 400_000
