"""What is beyond the screen is drawn after the theme has started: nothing that a reader sees may move for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import until_theme_navigates, until_whole

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1440, "height": 900}}
SCREENS = pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
LONG = "notes/moe-vs-dense-models/"
PARTS = ".cg-sheet, .cg-view, .cg-foot, .cg-group, .cg-scroll"
FAR = f"[...document.querySelectorAll('{PARTS}')].filter(e => e.style.contentVisibility).length"
TOPS = """[...document.querySelectorAll('article :is(h1, h2, h3, p, .cg-sheet, .cg-view, .cg-group)')].map(
  e => [e.className, Math.round(e.getBoundingClientRect().top)])"""
WATCH = f"""
const observer = new MutationObserver(changes => {{
  if (!changes.some(({{ addedNodes }}) => [...addedNodes].some(node => node.id === '__config'))) return;
  observer.disconnect();
  window.far = {FAR};
  const measure = () => {TOPS}, parts = [...document.querySelectorAll('{PARTS}')], skipped = measure(),
    styles = parts.map(part => part.style.cssText);
  for (const part of parts) part.style.contentVisibility = part.style.containIntrinsicBlockSize = '';
  window.tops = [skipped, measure()];
  parts.forEach((part, i) => (part.style.cssText = styles[i]));
}});
observer.observe(document, {{ childList: true, subtree: true }});
"""
"""Measures right before the theme starts, with and without what is skipped."""
Opened = Callable[..., Page]


def until_still(page: Page) -> None:
    until_whole(page)
    page.wait_for_timeout(500)  # in which the theme or a script may still move something


@SCREENS
@pytest.mark.parametrize("path", [LONG, "notes/kv-cache/", "calculators/", "claims/", "values/"])
def test_what_is_skipped_keeps_its_place_and_its_size(open_page: Opened, path: str, screen: dict[str, object]) -> None:
    page = open_page(path, script=WATCH, **screen)
    assert page.evaluate("window.far") > 3
    skipped, drawn = page.evaluate("window.tops")
    assert skipped == drawn
    until_still(page)


def anew(page: Page) -> None:
    page.reload()


def back(page: Page) -> None:
    page.goto("about:blank")
    page.go_back()


@pytest.mark.parametrize("way", [anew, back])
def test_where_the_browser_looks_for_its_place_nothing_is_skipped(
    open_page: Opened, way: Callable[[Page], None]
) -> None:
    page = open_page(LONG, **PHONE)
    until_still(page)
    page.add_init_script(WATCH)
    way(page)
    until_still(page)
    assert page.evaluate("window.far") == 0


def test_a_place_named_in_the_address_is_in_its_place(open_page: Opened) -> None:
    page = open_page(LONG, **PHONE)
    place = page.locator("article h2").nth(3).get_attribute("id")
    address = f"{page.url}#{place}"
    page.goto("about:blank")
    page.add_init_script(WATCH)
    page.goto(address)
    until_still(page)
    assert page.evaluate("window.far") == 0
    expect(page.locator(f"[id='{place}']")).to_be_in_viewport()


def test_what_the_theme_puts_in_later_is_whole_at_once(open_page: Opened) -> None:
    page = open_page("", **WIDE)
    until_theme_navigates(page)
    page.locator(f"a[href*='{LONG}']").locator("visible=true").first.click()
    expect(page.locator("h1")).to_contain_text("expert", ignore_case=True)
    assert page.evaluate(FAR) == 0
