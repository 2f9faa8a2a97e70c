"""A reader can read all of it: no text is under 11 px, the line of changes is thin, forced colours lose nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server

LAW = "notes/memory-bandwidth-bound-decode/"
PAGES = (
    LAW,
    "notes/kv-cache-scaling/",
    "notes/predicted-and-measured/",
    "notes/kernel-fusion-and-launch/",
    "calculators/",
    "graph/",
    "claims/",
    "values/",
    "",
)
SMALL = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest('script, style, template, option') || !e.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), text = e.closest('svg[viewBox] text');
    if (box.width < 2 || box.height < 2) continue;
    const at = text?.getScreenCTM(),
      size = parseFloat(getComputedStyle(e).fontSize) * (at ? Math.hypot(at.b, at.d) : 1);
    if (size < 10.99) found.push(`${size} ${e.className.baseVal ?? e.className} ${node.data.trim()}`);
  }
  return found;
}"""
Opened = Callable[..., Page]


def small_at_all_widths(page: Page) -> list[str]:
    """Return the texts of a page that are too small at any width, with all folds open."""
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    found = []
    for width in (390, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        found += [f"{width}: {one}" for one in page.evaluate(SMALL)]
    return found


def test_no_text_is_smaller_than_eleven_pixels(open_page: Opened, site: Server) -> None:
    page = open_page()
    for path in PAGES:
        page.goto(site.url(path))
        assert small_at_all_widths(page) == [], path


def test_the_line_of_changes_stands_in_the_panel_while_its_place_is_seen(open_page: Opened) -> None:
    # a case that fits, as the one as written: a strip that fails, and results that say "if they fitted", are taller
    page = open_page("calculators/?s=gpu:h200", viewport={"width": 1440, "height": 1100})
    bar = page.locator(".cg-bar")
    expect(bar).to_contain_class("is-on is-docked")
    results = page.locator(".cg-panel__results").first.bounding_box()
    line = bar.bounding_box()
    assert line
    assert results
    assert results["y"] + results["height"] <= line["y"]
    before = page.evaluate("document.querySelector('.cg-panel').getBoundingClientRect().height")
    page.locator(".cg-bar__x").click()
    page.locator("h2").first.click()
    assert page.evaluate("document.querySelector('.cg-panel').getBoundingClientRect().height") == pytest.approx(
        before, abs=2
    )
    page.locator(".cg-panel select").first.select_option("deepseek-v3")
    page.locator(".cg-foot").scroll_into_view_if_needed()
    expect(bar).to_contain_class("is-on")
    expect(bar).not_to_contain_class("is-docked")


@pytest.mark.parametrize(("width", "most"), [(390, 46), (1280, 46)])
def test_the_line_of_changes_is_thin(open_page: Opened, width: int, most: int) -> None:
    page = open_page(LAW + "?s=gpu:b200,quant:fp8,params:140Gparam", viewport={"width": width, "height": 844})
    bar = page.locator(".cg-bar.is-on")
    expect(bar).to_be_visible()
    assert (bar.bounding_box() or {})["height"] <= most
    if width < 1000:
        items = page.locator(".cg-bar__list")
        expect(items).to_be_hidden()
        page.locator(".cg-bar__more").click()
        expect(items).to_be_visible()
        expect(page.locator(".cg-bar__more")).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_keep_thumbs_and_dots(browser: Browser, site: Server, scheme: str) -> None:
    page = browser.new_page(forced_colors="active", color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(site.url(LAW))
    figure = page.locator(".cg-fig").first
    for part in (".cg-axis input", ".dot", ".line.is-chosen", ".cg-fig__out b"):
        figure.locator(part).first.scroll_into_view_if_needed()
        seen = figure.screenshot(animations="disabled")
        figure.evaluate("(e, part) => (e.querySelector(part).style.visibility = 'hidden')", part)
        assert figure.screenshot(animations="disabled") != seen, part
    page.close()
