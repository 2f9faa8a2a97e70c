"""A reader changes the values of a table's row: all that reads this row follows, in views too, and nothing else."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.small import served

NOTE = """# Own

<!-- calc: table gpus -->
| id   | name | bw [TB/s] | vram [GB] | power [W] |
|------|------|----------:|----------:|----------:|
| a100 | A100 | 1.6       | 40        | 400       |
| h100 | H100 | 3.35      | 80        | 700       |
| b200 | B200 | 8         | 192       |           |

```calc controls
inputs: gpu, n
show: room, speed, energy
```

```calc
gpu = pick gpus: h100 # accelerator
n = 2 in {1, 2, 4, 8} # devices
room [GB] = n * gpu.vram # memory
speed [1/s] = n * gpu.bw / (100 GB) # speed
energy [W] = n * gpu.power # power
bandwidth [TB/s] = gpu.bw # memory bandwidth
largest [GB] = gpu.vram * 2 # of two
large [GB] = (room with gpu = b200) # of the largest
usual [GB] = (room with gpu = h100) # of the usual one
```

```calc table
rows: gpus
cols: gpu, room
```
"""
OTHER = """# Other

[eight of them](index.md?s=n:8#set:gpu), [[index#set:n|how many]]
"""
ROOM = '.cg-out [data-q="room"]'


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory):
    with served(tmp_path_factory.mktemp("own"), {"index.md": NOTE, "other.md": OTHER}) as server:
        yield server.address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    yield context.new_page()
    context.close()


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    page.locator(".cg-panel").hover()
    expect(page.locator(".cg-bar")).to_be_attached()
    page.locator(".cg-own summary").first.click()
    return page


def change(page: Page, label: str, text: str) -> None:
    entry = page.locator(f'.cg-own__grid .cg-entry[aria-label^="{label} of"]')
    entry.fill(text)
    entry.press("Enter")


def rooms(page: Page) -> list[str]:
    return page.locator(".cg-view table.cg-table tbody tr td:last-child").all_inner_texts()


def test_a_changed_cell_is_seen_where_its_row_is_read_and_nowhere_else(page: Page, own: str) -> None:
    opened(page, own)
    change(page, "vram", "100")
    expect(page.locator(ROOM).first).to_have_text("200 GB")
    expect(page.locator('.cg-row[data-row="usual"] [data-q]').first).to_have_text("200")
    expect(page.locator('.cg-row[data-row="large"] [data-q]').first).to_have_text("384")
    assert rooms(page)[-3:] == ["80", "200", "384"]
    page.locator(".cg-panel").get_by_text("A100", exact=True).click()
    expect(page.locator(ROOM).first).to_have_text("80 GB")
    expect(page.locator('.cg-own__grid .cg-entry[aria-label^="vram of"]')).to_have_value("40")
    expect(page.locator('.cg-row[data-row="usual"] [data-q]').first).to_have_text("200")


@pytest.mark.parametrize(("width", "is_beside"), [(1440, True), (390, False)])
def test_values_of_a_row_move_no_input_where_there_is_room(
    page: Page, own: str, width: int, *, is_beside: bool
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(own)
    page.locator(".cg-panel").hover()
    expect(page.locator(".cg-bar")).to_be_attached()
    after, answers = page.locator(".cg-field").nth(1), page.locator(".cg-panel__answers")
    before = (after.bounding_box() or {})["y"]
    fold = page.locator(".cg-own")
    fold.locator("summary").click()
    grid = page.locator(".cg-own__grid")
    expect(grid).to_be_visible()
    assert grid.get_by_text("memory bandwidth").count() == 1
    assert answers.locator(".cg-own__grid").count() == is_beside
    assert ((after.bounding_box() or {})["y"] == pytest.approx(before, abs=1)) is is_beside
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    change(page, "vram", "100")
    expect(page.locator(ROOM).first).to_have_text("200 GB")
    fold.locator("summary").click()
    expect(grid).to_be_hidden()
    assert fold.locator(".cg-own__grid").count() == 1


def test_the_address_keeps_it_and_the_scenario_puts_it_back(page: Page, own: str) -> None:
    opened(page, own)
    change(page, "memory bandwidth", "5000 GB/s")
    expect(page.locator('.cg-out [data-q="speed"]').first).to_have_text("100 1/s")
    expect(page).to_have_url(re.compile(r"gpus\.h100\.bw:5TB/s"))
    link = page.url
    page.goto("about:blank")
    opened(page, link)
    expect(page.locator('.cg-out [data-q="speed"]').first).to_have_text("100 1/s")
    expect(page.locator(".cg-bar")).to_contain_text("memory bandwidth of H100")
    page.get_by_role("button", name="put all back").click()
    expect(page.locator('.cg-out [data-q="speed"]').first).to_have_text("67 1/s")
    assert "?s=" not in page.url


def test_an_empty_cell_can_be_filled(page: Page, own: str) -> None:
    opened(page, f"{own}?s=gpu:b200")
    expect(page.locator('.cg-out [data-q="energy"]').first).to_contain_text("gpu.power is not known for B200")
    change(page, "power", "1.2 kW")
    expect(page.locator('.cg-out [data-q="energy"]').first).to_have_text("2400 W")


@pytest.mark.parametrize("text", ["-5", "5 kg", "many", "", "1e400"])
def test_what_cannot_be_is_refused_at_the_entry(page: Page, own: str, text: str) -> None:
    opened(page, own)
    change(page, "vram", text)
    expect(page.locator('.cg-own__grid [aria-invalid="true"]')).to_have_count(1)
    expect(page.locator(ROOM).first).to_have_text("160 GB")


@pytest.mark.parametrize(
    "part",
    [
        "gpus.h100.vram:-1",
        "gpus.h100.nothing:1",
        "gpus.none.vram:1",
        "gpus.h100.name:x",
        "gpus.__proto__.vram:1",
        "gpu.vram:5GB",
        "gpus.h100.vram:5kg",
    ],
)
def test_an_address_can_set_only_cells_that_are_there(page: Page, own: str, part: str) -> None:
    opened(page, f"{own}?s={part}")
    expect(page.locator(ROOM).first).to_have_text("160 GB")


def test_the_panel_is_copied_as_text(page: Page, own: str) -> None:
    opened(page, f"{own}?s=n:4")
    change(page, "vram", "100")
    expect(page.locator(ROOM).first).to_have_text("400 GB")
    page.get_by_role("button", name="copy as text").click()
    expect(page.locator(".cg-panel__copy")).to_have_text("copied")
    lines = page.evaluate("navigator.clipboard.readText()").replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert lines[0] == "accelerator: H100 with vram 100 GB; devices: 4"
    assert lines[1:4] == ["memory: 400 GB", "speed: 134 1/s", "power: 2800 W"]
    assert lines[4] == page.url


@pytest.mark.parametrize("changed", ["", "?s=index.n:2,index.gpu:b200"])
def test_a_link_to_a_control_opens_the_values_in_the_case_that_it_names(page: Page, own: str, changed: str) -> None:
    page.goto(f"{own}other/{changed}")
    page.get_by_role("link", name="eight of them").click()
    expect(page.locator(".cg-own__cell input").first).to_be_focused()
    expect(page.locator(ROOM).first).to_have_text("1536 GB" if changed else "640 GB")
    page.keyboard.type("5")  # takes the place of the value
    page.keyboard.press("Enter")
    expect(page.locator(".cg-own__cell input").first).to_have_value("5")


def test_a_link_to_a_control_puts_it_into_the_hand(page: Page, own: str) -> None:
    page.goto(f"{own}other/")
    page.get_by_role("link", name="how many").click()
    expect(page.locator(".cg-field:target :is(input, select)").first).to_be_focused()


def test_a_page_that_comes_alive_leaves_the_cell_that_is_typed_in(page: Page, own: str) -> None:
    page.goto(own)
    page.wait_for_function("document.documentElement.matches('.cg-js')")
    page.evaluate("document.querySelector('.cg-own').open = true")
    cell = page.locator(".cg-own__cell input").nth(1)
    name = cell.get_attribute("data-p")
    cell.evaluate("e => { e.focus(); e.select(); }")
    expect(page.locator(".cg-bar")).to_be_attached()
    expect(page.locator(f'.cg-own__cell input[data-p="{name}"]')).to_be_focused()
