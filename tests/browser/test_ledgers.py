"""Claims and values: what is looked for is shown, named, and in the address."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import held

Opened = Callable[..., Page]
SCRIPT = 0.2
"""Seconds, on a processor four times as slow."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def shown(page: Page):
    return page.locator(".cg-en").locator("visible=true")


def test_a_pill_isolates_what_it_names(open_page: Opened) -> None:
    page = open_page("claims/")
    pill = page.locator(".cg-pill", has_text="disputed")
    pill.click()
    expect(pill).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(r"\?show=disputed$"))
    assert page.locator(".cg-en:not([hidden]):not([data-verdict~='is-disputed'])").count() == 0
    assert page.locator(".cg-group:not([hidden]):not([open])").count() == 0
    assert shown(page).count() > 10
    other = page.locator(".cg-pill", has_text="sourced")
    other.click()
    expect(pill).to_have_attribute("aria-pressed", "false")
    other.click()
    expect(page).to_have_url(re.compile(r"/claims/$"))
    assert page.locator(".cg-en[hidden]").count() == 0


def test_what_is_pressed_and_typed_before_the_script_came_is_done(open_page: Opened) -> None:
    page = open_page("claims/")
    with held(page, "**/ledger.js"):
        page.reload()
        page.locator(".cg-pill", has_text="disputed").click()
        page.locator(".cg-search").fill("bandwidth")
        expect(page.locator(".cg-filters [role=status]")).to_have_count(0)
    expect(page.locator(".cg-pill", has_text="disputed")).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(r"\?show=disputed&find=bandwidth$"))


def test_a_filter_is_in_the_address_and_an_empty_result_leads_back(open_page: Opened) -> None:
    page = open_page("values/?find=kv-cache%20nothing-of-this")
    expect(page.locator(".cg-none")).to_contain_text("“nothing-of-this”")
    expect(shown(page)).to_have_count(0)
    page.locator(".cg-none button").click()
    expect(page.locator(".cg-search")).to_be_focused()
    assert shown(page).count() > 0
    page.locator(".cg-search").fill("paged attention block")
    expect(page).to_have_url(re.compile(r"\?find=paged\+attention\+block$"))
    expect(page.locator(".cg-group:not([hidden]) summary").first).to_contain_text("Paged attention")


def test_an_entry_is_a_sentence_with_its_numbers(open_page: Opened) -> None:
    page = open_page("claims/?find=Vits&show=disputed")
    first = shown(page).first
    expect(first).to_contain_text("≠")
    assert first.locator("mark").count() >= 1
    assert "\n" not in first.locator(".cg-en__say").inner_text()


@pytest.mark.parametrize("path", ["claims/", "values/"])
def test_on_a_phone_nothing_is_cut(open_page: Opened, path: str) -> None:
    page = open_page(path, **PHONE)
    for summary in page.locator(".cg-group:not([open]) > summary").all()[:6]:
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    broken = """[...document.querySelectorAll('.cg-group[open] :is(.cg-en__val, .cg-en__found b)')]
        .filter(e => e.textContent.trim())
        .filter(e => { const b = e.getBoundingClientRect(); return b.right > 390 || b.left < 0 || b.height > 30; })
        .map(e => e.textContent)"""
    assert page.evaluate(broken) == []


@pytest.mark.parametrize("path", ["claims/", "values/"])
def test_a_filter_takes_little_of_a_phones_processor(open_page: Opened, path: str) -> None:
    page = open_page(path)
    page.locator(".cg-filters [role=status]").wait_for(state="attached")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})  # of the processor, not of the clock on the wall

    def script() -> float:
        return next(
            one["value"]
            for one in devtools.send("Performance.getMetrics")["metrics"]
            if one["name"] == "ScriptDuration"
        )

    took = []
    for _ in range(3):  # what the machine does for others is counted, too: it makes a step longer, and none shorter
        page.locator(".cg-search").fill("ban")
        expect(page).to_have_url(re.compile("find=ban$"))
        before = script()
        page.locator(".cg-search").fill("bandw")
        expect(page).to_have_url(re.compile("find=bandw$"))
        took.append(script() - before)
    assert min(took) < SCRIPT
