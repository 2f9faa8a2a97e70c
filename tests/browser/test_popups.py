"""A link to a note shows that note: its words, first results and counts, and nothing of it that could run."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import until, until_theme_navigates
from tests.browser.test_access import violations

LAW = "notes/memory-bandwidth-bound-decode/"
QUANTISATION = "notes/llm-quantization-bandwidth-tradeoffs/"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOADED = "performance.getEntriesByType('resource').some(one => one.name.endsWith('popups/popup.js'))"
LONGER = 700
"""Milliseconds: a pointer that rests for longer than a popup waits."""
Opened = Callable[..., Page]
HOSTILE = """<!DOCTYPE html><html><head><title>Hostile</title></head><body><article>
<h1 onclick="window.bad = 1">Hostile <img src=x onerror="window.bad = 1"></h1>
<script>window.bad = 1</script><style>body { display: none }</style>
<p id="calc-tps" class="cg-bar" style="position: fixed" onmouseover="window.bad = 1">harmless
<a href="javascript:window.bad = 1">a</a><a href="data:text/html,b" target="_blank">b</a><a href="../kv-cache/#x">c</a>
<svg><script>window.bad = 1</script><a xlink:href="javascript:0">d</a></svg><template><p>e</p></template>
<iframe srcdoc="<script>parent.bad = 1</script>"></iframe><form action="/x"><input name="f" autofocus></form>
<math href="javascript:window.bad = 1"><mi onclick="window.bad = 1">x</mi>
<annotation-xml encoding="text/html"><img src=x onerror="window.bad = 1"></annotation-xml></math></p>
<cg-note></cg-note></article></body></html>"""
ATTRIBUTES = """() => [...new Set([...document.querySelectorAll('.cg-pop__text, .cg-pop__text *')]
  .flatMap(e => [...e.attributes].map(one => one.name)))].sort()"""


def link(page: Page, words: str = "quantisation") -> Locator:
    return page.locator("article p a.cg-link", has_text=words).first


def popups(page: Page) -> Locator:
    return page.locator(".cg-pop")


def rest_on(page: Page, place: Locator) -> None:
    """The pointer comes from elsewhere and stays."""
    page.mouse.move(2, 2)
    place.hover()


def test_a_link_shows_its_note_whole_with_results_and_counts(open_page: Opened) -> None:
    page = open_page(LAW, viewport={"width": 1440, "height": 900})
    assert not page.evaluate(LOADED)
    rest_on(page, link(page))
    shown = popups(page)
    expect(shown.locator(".cg-pop__title")).to_have_text("Quantisation trades bits for bandwidth")
    expect(shown.locator(".cg-pop__text > p").first).to_contain_text("Decode waits for bytes")
    assert shown.locator(".cg-pop__text > p:first-child + ul > li").all_text_contents()[0] == "2× sixteen bits to eight"
    expect(shown.locator(".cg-pop__results li")).to_have_count(3)
    expect(shown.locator(".cg-pop__text")).to_contain_text("Where this leads")
    box, text = shown.bounding_box(), shown.locator(".cg-pop__text").bounding_box()
    assert box
    assert text
    assert (box["width"], text["height"]) == (420, 300)
    assert shown.locator(".cg-pop__text").evaluate("e => e.scrollHeight > e.clientHeight")
    counted = shown.locator(".cg-pop__foot span").text_content()
    shown.locator("a", has_text="open").click()
    expect(page).to_have_url(re.compile(f"{QUANTISATION}$"))
    expect(popups(page)).to_have_count(0)
    there = page.locator("article .cg-claim:is(.is-holds, .is-partly, .is-disputed)")
    expect(there.first).to_be_visible()
    disputed = page.locator("article .cg-claim.is-disputed").count()
    assert counted == f"{there.count()} numbers checked, {disputed} disputed"


def test_links_inside_open_further_ones_at_most_three_and_escape_closes_the_last(open_page: Opened) -> None:
    page = open_page(LAW, viewport={"width": 1440, "height": 1600})
    rest_on(page, link(page))
    for depth in range(3):
        expect(popups(page)).to_have_count(depth + 1)
        inside = popups(page).nth(depth).locator(".cg-pop__text a:not(.cg-pop__n)").first
        inside.scroll_into_view_if_needed()
        inside.hover()
        page.wait_for_timeout(LONGER)
    expect(popups(page)).to_have_count(3)
    for left in (2, 1, 0):
        page.keyboard.press("Escape")
        expect(popups(page)).to_have_count(left)


def test_it_closes_when_the_pointer_is_elsewhere_and_not_on_its_way(open_page: Opened) -> None:
    page = open_page(LAW)
    rest_on(page, link(page))
    expect(popups(page)).to_have_count(1)
    popups(page).locator(".cg-pop__title").hover()
    page.wait_for_timeout(LONGER)
    expect(popups(page)).to_have_count(1)
    page.mouse.move(2, 300)
    expect(popups(page)).to_have_count(0)
    link(page).hover()  # a hand on its way across the text
    page.mouse.move(2, 300)
    page.wait_for_timeout(LONGER)
    expect(popups(page)).to_have_count(0)


def test_keys_open_it_at_once_lead_into_it_and_back(open_page: Opened) -> None:
    page = open_page(LAW)
    page.keyboard.press("Tab")
    link(page).focus()
    expect(popups(page)).to_have_count(1)
    expect(link(page)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".cg-pop__text")).to_be_focused()
    page.keyboard.press("Tab")
    expect(popups(page)).to_have_count(2)  # of the first link in it
    assert page.evaluate("!!document.activeElement.closest('.cg-pop')")
    page.keyboard.press("Escape")
    expect(popups(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(popups(page)).to_have_count(0)
    expect(link(page)).to_be_focused()
    assert link(page).get_attribute("aria-expanded") is None
    page.keyboard.press("Tab")
    expect(popups(page)).to_have_count(1)  # of the next link
    page.keyboard.press("Shift+Tab")
    expect(popups(page).locator(".cg-pop__title")).to_have_text("Quantisation trades bits for bandwidth")


def held(page: Page, place: Locator, milliseconds: int) -> None:
    """One finger stays on a place."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    client = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(milliseconds)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_stays_asks_and_one_that_taps_goes(open_page: Opened) -> None:
    page = open_page(LAW, **PHONE)
    held(page, link(page), 1200)
    expect(popups(page)).to_have_count(1)
    assert page.url.endswith(LAW)
    box = popups(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".md-header__title").first.tap()
    expect(popups(page)).to_have_count(0)
    link(page).tap()
    expect(page).to_have_url(re.compile(f"{QUANTISATION}$"))


def test_a_heading_a_nested_path_and_the_theme_s_own_navigation(open_page: Opened) -> None:
    page = open_page("")
    until_theme_navigates(page)
    page.locator(".md-sidebar--primary a[href$='formulas/']").locator("visible=true").first.click()
    expect(page).to_have_url(re.compile("formulas/$"))
    target = page.locator("article a[href*='hardware']").first
    target.evaluate("a => { a.href += '#where-this-leads'; }")
    rest_on(page, target)
    expect(popups(page).locator(".cg-pop__title")).to_have_text("Accelerators")
    within = popups(page).locator(".cg-pop__text a:not(.cg-pop__n)").first.get_attribute("href")
    assert within
    assert page.request.get(within.partition("#")[0]).ok
    page.go_back()
    expect(page.locator(".cg-pop")).to_have_count(0)


def test_a_note_is_fetched_once_and_a_part_of_it_is_led_to(open_page: Opened) -> None:
    page = open_page(LAW)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if QUANTISATION in one.url else None)
    link(page).evaluate("a => { a.href += '#where-it-stops-paying'; }")
    for _ in range(2):
        rest_on(page, link(page))
        expect(popups(page)).to_have_count(1)
        text = popups(page).locator(".cg-pop__text")
        assert text.evaluate("e => e.scrollTop") > 100
        page.mouse.move(2, 300)
        expect(popups(page)).to_have_count(0)
    assert len(asked) == 1


def test_nothing_of_a_fetched_page_runs_or_takes_a_name(open_page: Opened) -> None:
    page = open_page(LAW, bypass_csp=True)  # what a policy would stop is not there to be stopped
    page.wait_for_load_state("networkidle")
    html = {"status": 200, "content_type": "text/html", "body": HOSTILE}
    page.route(f"**/{QUANTISATION}", lambda route: route.fulfill(**html))
    rest_on(page, link(page))
    text = popups(page).locator(".cg-pop__text")
    expect(text).to_contain_text("harmless")
    assert popups(page).locator(".cg-pop__title").inner_html() == "Hostile"
    assert page.evaluate(ATTRIBUTES) == ["aria-label", "class", "dir", "href", "role", "tabindex"]
    assert text.locator("script, style, svg, img, iframe, form, input, template, annotation-xml").count() == 0
    hrefs = text.locator("a").evaluate_all("all => all.map(a => a.getAttribute('href'))")
    assert hrefs == [None, None, page.url.replace(LAW, "notes/kv-cache/#x")]
    page.wait_for_timeout(300)
    assert page.evaluate("window.bad") is None


def refused(route: Route, kind: str) -> None:
    if kind == "missing":
        route.fulfill(status=404, content_type="text/html", body=HOSTILE)
    elif kind == "data":
        route.fulfill(status=200, content_type="text/plain", body=HOSTILE)
    elif kind == "other":
        route.fulfill(status=200, content_type="text/html", body="<p>A page of another program.</p>")
    else:
        route.abort()


@pytest.mark.parametrize("kind", ["missing", "data", "other", "offline"])
def test_what_is_no_note_has_no_popup(open_page: Opened, kind: str, watch) -> None:
    page = open_page(LAW)
    page.wait_for_load_state("networkidle")
    page.route(f"**/{QUANTISATION}", lambda route: refused(route, kind))
    rest_on(page, link(page))
    page.wait_for_timeout(LONGER)
    expect(popups(page)).to_have_count(0)
    page.unroute(f"**/{QUANTISATION}")
    rest_on(page, link(page))  # what did not come is asked for again
    expect(popups(page)).to_have_count(1)
    watch.errors[:] = [one for one in watch.errors if "Failed to load resource" not in one]


def test_with_a_scenario_it_says_that_it_is_as_built(open_page: Opened) -> None:
    page = open_page(LAW + "?s=gpu:b200")
    expect(page.locator(".cg-bar")).to_be_visible()
    rest_on(page, link(page))
    expect(popups(page).locator(".cg-pop__foot")).to_contain_text("from the last build, without your scenario")
    popups(page).locator("a", has_text="open").click()
    expect(page).to_have_url(re.compile(r"\?s=memory-bandwidth-bound-decode\.gpu:b200$"))


OFF = {
    "the setting": ("cg-note", "e.setAttribute('data-no-popups', '')"),
    "previews of the theme": ("cg-note", "document.querySelectorAll('a').forEach(a => a.dataset.preview = '')"),
    "the feature of the theme": (
        "#__config",
        "e.textContent = e.textContent.replace('[', '[\"navigation.instant.preview\", ')",
    ),
}
EARLY = """(([selector, act]) => new MutationObserver((_, it) => {
  const e = document.querySelector(selector);
  if (!e?.hasChildNodes()) return; // a parser that waits for a script has put in no text yet
  it.disconnect();
  act(e);
}).observe(document, { childList: true, subtree: true }))(%s);"""


@pytest.mark.parametrize("by", OFF)
def test_it_is_off(open_page: Opened, by: str) -> None:
    page = open_page("404.html")
    selector, act = OFF[by]
    page.add_init_script(EARLY % f"[{selector!r}, e => {{ {act}; }}]")
    page.goto(page.url.replace("404.html", LAW))
    until(page, "performance.getEntriesByType('resource').some(one => one.name.endsWith('page/live.js'))")
    rest_on(page, link(page))
    page.wait_for_timeout(LONGER)
    expect(popups(page)).to_have_count(0)
    assert not page.evaluate(LOADED)


def test_claims_and_links_inside_the_page_have_none(open_page: Opened) -> None:
    page = open_page(LAW)
    rest_on(page, page.locator("a.cg-claim:is(.is-holds, .is-agrees)", has_text="23.9 tok/s").first)
    expect(page.locator(".cg-card")).to_be_visible()
    expect(popups(page)).to_have_count(0)
    rest_on(page, page.locator(".md-tag").first)
    page.wait_for_timeout(LONGER)
    expect(popups(page)).to_have_count(0)


def test_it_is_not_printed_and_a_link_without_a_script(open_page: Opened) -> None:
    page = open_page(LAW)
    rest_on(page, link(page))
    expect(popups(page)).to_be_visible()
    page.emulate_media(media="print")
    expect(popups(page)).to_be_hidden()
    plain = open_page(LAW, java_script_enabled=False)
    link(plain).hover()
    link(plain).click()
    expect(plain).to_have_url(re.compile(f"{QUANTISATION}$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation(open_page: Opened, scheme: str) -> None:
    page = open_page(LAW, bypass_csp=True, color_scheme=scheme)
    page.keyboard.press("Tab")
    link(page).focus()
    expect(popups(page)).to_be_visible()
    assert violations(page) == []
