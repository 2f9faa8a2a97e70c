"""On a slow network a page answers the first touch with right numbers, and asks for few files."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.conftest import until

LAW = "notes/memory-bandwidth-bound-decode/"
RATE = 400_000 / 8
"""Bytes a second: what a phone has at the edge of a cell."""
Opened = Callable[..., Page]


def test_the_first_touch_is_answered(open_page: Opened) -> None:
    page = open_page("notes/units-and-rounding/")
    page.wait_for_load_state("networkidle")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": RATE, "uploadThroughput": RATE}
    devtools.send("Network.emulateNetworkConditions", slow)
    page.goto(page.url.replace("notes/units-and-rounding/", LAW))
    page.locator("#calc-gpu select").select_option("b200")
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("57.1")


def test_a_touch_before_any_script_is_not_lost(open_page: Opened) -> None:
    page = open_page("notes/units-and-rounding/")
    page.context.route("**/page/sheet.js", lambda route: (time.sleep(2), route.continue_()))
    page.goto(page.url.replace("notes/units-and-rounding/", LAW), wait_until="commit")
    page.locator("#calc-gpu select").focus()
    page.keyboard.type("B200")
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("57.1")


def test_a_touch_before_the_script_of_its_part_is_not_lost(open_page: Opened) -> None:
    page = open_page("notes/units-and-rounding/")
    page.context.route("**/page/table.js", lambda route: (time.sleep(2), route.continue_()))
    page.goto(page.url.replace("notes/units-and-rounding/", LAW))
    with page.expect_request("**/page/table.js"):
        page.locator("#calc-gpu select").hover()
    page.get_by_role("button", name="take B200, FP8: 114\u00a0tok/s", exact=True).click()
    expect(page).to_have_url(re.compile(r"\?s=gpu:b200,quant:fp8$"))


def test_what_is_asked_for_is_three_steps_deep(open_page: Opened) -> None:
    page = open_page(LAW + "?s=gpu:b200")
    expect(page.locator(".cg-bar")).to_be_visible()
    until(page, "performance.getEntriesByType('resource').some(one => one.name.endsWith('parts/lines.js'))")
    asked = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    ours = {
        path.split("/assets/calcgraph/")[1] for path in asked if "/assets/calcgraph/" in path and path.endswith(".js")
    }
    # the base is asked for with the page, so that its parts are the second step, and what two of them share the third
    early = {"start/far.js", "page/sheet.js", "page/live.js", "map/graph.js"}
    names = "page/table", "page/plot", "page/card", "page/articles", "hands/figure", "hands/hold", "views/bars"
    assert ours == early | {f"{name}.js" for name in names} | {"parts/lines.js", "parts/count.js"}
    assert page.locator("link[rel=modulepreload][href$='page/live.js']").count() == 1
