"""A table of 2,000 rows: the page has its first, the rest come from files, and computed columns follow a slider."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server, held
from tests.browser.small import served

ROWS = 2_000
WARM = [round((at * 37 % 101) / 4 - 5, 2) for at in range(ROWS)]
DATA = "hour,month,temp [°C]\n" + "".join(f"h{at},m{at * 12 // ROWS},{warm}\n" for at, warm in enumerate(WARM))
NOTE = """# Year

<!-- calc: table year from year.csv -->

```calc
inside = 20 °C in 10..25 °C
loss = 150 W/K
year.heat [kW] = Max(0 kW, loss * (inside - year.temp))
heat [kW] = total(year.heat)
```
"""
NOTES = {
    "index.md": NOTE,
    "year.csv": DATA,
    "other.md": "# Other\n\n<!-- calc: table t from year.csv hidden -->\n\nEnd.\n",
    "plain.md": "# Plain\n\n<!-- calc: table p from year.csv -->\n",
}
LOWER = """slider => {
  slider.value = slider.min;
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
}"""


@pytest.fixture(scope="module")
def year(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    configuration = "site_name: S\ntheme: {name: mkdocs}\nuse_directory_urls: false\nplugins: [search, calcgraph]\n"
    with served(tmp_path_factory.mktemp("year"), NOTES, configuration) as site:
        yield site


def heat(at: int, inside: float) -> float:
    return max(0.0, 0.15 * (inside - WARM[at]))


def cells(page: Page, row: int) -> list[str]:
    return page.locator(".cg-data tbody tr").nth(row).locator("th, td").all_inner_texts()


def test_the_page_has_the_first_rows_and_small_data(year: Server) -> None:
    html = (year.folder / "site/index.html").read_text(encoding="utf-8")
    assert html.count("<tr data-at=") == 15
    assert len(html) < 40_000
    assert len((year.folder / "site/search/search_index.json").read_text(encoding="utf-8")) < 10_000
    other = (year.folder / "site/other.html").read_text(encoding="utf-8")
    assert "h1999" not in other
    assert "cg-table" not in other
    assert 'id="calc-t"' in other
    (file,) = (one for one in (year.folder / "site/assets/calcgraph/data").rglob("*.csv") if "heat" in one.read_text())
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert [row["temp [°C]"] for row in rows] == [str(warm) for warm in WARM]
    assert [float(row["heat [kW]"]) for row in rows] == pytest.approx([heat(at, 20) for at in range(ROWS)], rel=1e-9)


@pytest.mark.parametrize("is_file", [False, True], ids=["from a server", "as a file"])
def test_all_rows_are_reached_and_follow_a_slider(year: Server, browser: Browser, *, is_file: bool) -> None:
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error.stack)))
    page.goto((year.folder / "site/index.html").as_uri() if is_file else year.url("index.html"))
    says, rows = page.locator("[data-rows]"), page.locator(".cg-data tbody tr")
    page.locator("[data-to=next]").click()
    expect(says).to_have_text("Rows 1–100 of 2,000.")
    page.locator("[data-to=next]").click()
    expect(says).to_have_text("Rows 101–200 of 2,000.")
    expect(rows).to_have_count(100)
    assert float(cells(page, 0)[3]) == pytest.approx(heat(100, 20), rel=1e-2)
    page.locator(".cg-data input").fill("M7 5")
    expect(says).to_contain_text("with “M7 5”")
    wanted = [at for at in range(ROWS) if at * 12 // ROWS == 7 and "5" in f"h{at} {WARM[at]}"]
    expect(says).to_contain_text(f"of {len(wanted)} ")
    page.locator(".cg-sheet input[type=range]").evaluate(LOWER)
    for place in (0, 1, len(wanted[:100]) - 1):
        at = wanted[place]
        expect(rows.nth(place).locator("td").last).to_have_text(_shown(heat(at, 10)))
    expect(page.locator("#calc-heat")).to_contain_text(f"{sum(heat(at, 10) for at in range(ROWS)):.0f}")
    page.locator(".cg-data input").fill("nowhere")
    expect(says).to_have_text("Nothing matches “nowhere”.")
    page.locator(".cg-data input").fill("")
    expect(says).to_have_text("Rows 1–100 of 2,000.")
    expect(rows.nth(3).locator("td").last).to_have_text(_shown(heat(3, 10)))
    page.locator(".cg-bar button", has_text="put all back").click()
    expect(rows.nth(3).locator("td").last).to_have_text(_shown(heat(3, 20)))
    assert [one for one in faults if "assets/calcgraph" in one] == []  # the theme itself loads from another server
    page.close()


def _shown(value: float) -> str:
    """Three digits, as the page shows them."""
    return f"{float(f'{value:.3g}'):g}"


def test_without_its_files_a_page_keeps_the_values_of_the_build(year: Server, browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page()
    page.route("**/data/*", lambda route: route.abort())
    page.route("**/data/**/*.js", lambda route: route.abort())
    page.goto(year.url("index.html"))
    page.locator("[data-to=next]").click()
    expect(page.locator("[data-rows]")).to_contain_text("could not be loaded")
    expect(page.locator(".cg-data tbody tr")).to_have_count(15)
    page.locator(".cg-sheet").hover()
    expect(page.locator("cg-note")).to_contain_text("could not start")
    page.close()


@pytest.mark.parametrize("note", ["index", "plain"])
def test_what_is_pressed_before_the_script_of_the_table_came_is_done(year: Server, browser: Browser, note: str) -> None:
    page = browser.new_page()
    says = page.locator("[data-rows]")
    with held(page, "**/views/long.js"):
        page.goto(year.url(f"{note}.html"))
        if note == "index":
            page.locator("[data-to=next]").click()
        else:
            page.locator(".cg-data input").fill("h199")
        expect(says).to_have_text("The first 15 of 2,000 rows.")
    expect(says).to_have_text("Rows 1–100 of 2,000." if note == "index" else "Rows 1–11 of 11 with “h199”.")
    page.close()


def test_without_scripts_the_rest_is_a_link(year: Server, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(year.url("index.html"))
    expect(page.get_by_role("link", name="All rows as CSV")).to_be_visible()
    expect(page.locator(".cg-data input, [data-to]")).to_have_count(2)
    for one in page.locator(".cg-data input, [data-to]").all():
        expect(one).to_be_hidden()
    context.close()
