"""What a finger or a key reaches: targets that are large enough, few stops, and a focus that stays where it was."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import until
from tests.browser.test_graph_page import READY

LAW = "notes/memory-bandwidth-bound-decode/"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44
"""Pixels both ways of what stands for itself; measured in pixels of the screen, so that one may be lost at an edge."""
HANDLE = 36
"""Of a number or word in a sentence that is set there."""
STOPS = 210
"""Stops of the Tab key before the end of a note, those of the theme included; there were 260."""
Opened = Callable[..., Page]
SMALL = """([finger, handle]) => {
  const found = [];
  for (const e of document.querySelectorAll('article :is(a[href], button, input, select, summary, [role=slider])')) {
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    const inText = e.localName === 'a';
    if (inText && !e.matches('.cg-grip')) continue; // links in text are as high as its lines
    e.scrollIntoView({ block: 'center', behavior: 'instant' });
    const label = e.closest('label'), box = (e.type === 'radio' ? label : e).getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const mine = (x, y) => {
      const o = document.elementFromPoint(x, y);
      return !!o && (o === e || e.contains(o) || (!!label && label.contains(o)));
    };
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const far = (dx, dy) => {
      let n = 0;
      while (n < 40 && mine(x + dx * (n + 0.5), y + dy * (n + 0.5))) n += 0.5;
      return n;
    };
    const size = [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)];
    const least = e.closest('.cg-grip') ? handle : finger;
    if (Math.min(...size) < least - 1)
      found.push(`${e.localName}.${e.className} ${size.join(' × ')} ${e.textContent.trim().slice(0, 20)}`);
  }
  return found;
}"""
TABS = """() => {
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter(e => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }));
  const groups = new Set();
  const stops = all.filter(e => e.type !== 'radio' || (!groups.has(e.name) && groups.add(e.name)));
  return 1 + stops.findLastIndex(e => e.closest('article'));
}"""


@pytest.mark.parametrize(
    "path", ["", LAW, LAW + "?s=gpu:b200", "calculators/", "graph/", "graph/?mode=chain", "claims/", "values/"]
)
def test_a_finger_finds_every_control(open_page: Opened, path: str) -> None:
    page = open_page(path, **PHONE)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    assert page.evaluate(SMALL, [FINGER, HANDLE]) == []


@pytest.mark.parametrize("note", [LAW, "notes/kv-cache-scaling/", "notes/inference-cost/"])
def test_few_stops_lie_before_the_end_of_a_note(open_page: Opened, note: str) -> None:
    page = open_page(note, folded=True, viewport={"width": 1440, "height": 900})
    page.wait_for_load_state("networkidle")
    assert page.evaluate(TABS) <= STOPS


def test_the_cells_of_a_table_are_one_stop_and_arrows_lead_on(open_page: Opened) -> None:
    page = open_page(LAW, viewport={"width": 1440, "height": 900})
    page.wait_for_load_state("networkidle")
    table = page.locator(".cg-table:has(td button)").first
    stop = table.locator("td button[tabindex='0']")
    expect(stop).to_have_count(1)
    start = stop.text_content()
    stop.focus()
    expect(page.locator(".cg-table [tabindex='0']:focus")).to_have_count(1)
    page.wait_for_timeout(500)  # the page comes alive
    seen = {start}
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(table.locator("button:focus").text_content())
        expect(stop).to_have_count(1)
        expect(stop).to_be_focused()
    assert len(seen) >= 3
    value = page.locator("#calc-tps [data-q=tps]").first.text_content()
    page.keyboard.press("Enter")
    expect(page.locator(".cg-bar")).to_be_visible()
    expect(stop).to_be_focused()
    expect(page.locator("#calc-tps [data-q=tps]").first).not_to_have_text(str(value))
    for _ in range(30):  # the edge of the table holds
        page.keyboard.press("ArrowUp")
    expect(stop).to_be_focused()


def test_the_focus_stays_after_a_reset_and_a_cross(open_page: Opened) -> None:
    page = open_page(LAW + "?s=gpu:b200,params:35Gparam")
    expect(page.locator(".cg-bar__x")).to_have_count(2)
    page.locator("#calc-params .cg-row__reset").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cg-bar__x")).to_have_count(1)
    assert page.evaluate("document.activeElement.closest('#calc-params') !== null")
    page.locator(".cg-bar__x").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cg-bar")).to_be_hidden()
    expect(page.locator("h1").first).to_be_focused()


def test_escape_leaves_the_search_of_the_map_and_its_list(open_page: Opened) -> None:
    page = open_page("graph/")
    until(page, READY)
    field = page.locator("[data-role=find]")
    field.fill("cache")
    expect(page.locator("[data-role=found] li").first).to_be_visible()
    page.locator("[data-role=found] a").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-role=found]")).to_be_hidden()
    expect(field).to_have_value("")
    assert page.evaluate("document.activeElement !== document.body")
