"""Sheets show their results first; whoever asks for a row sees it, with its steps."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

LAW = "notes/memory-bandwidth-bound-decode/"
Opened = Callable[..., Page]


@pytest.mark.parametrize("script", [True, False])
def test_results_come_first_and_the_rest_on_demand(open_page: Opened, script: bool) -> None:  # noqa: FBT001 - a case
    page = open_page(LAW, folded=True, java_script_enabled=script)
    sheet = page.locator(".cg-sheet").first
    rows = sheet.locator(".cg-row").locator("visible=true")
    expect(rows).to_have_count(4)
    expect(page.locator("#calc-params")).to_be_hidden()
    sheet.locator(".cg-fold summary").click()
    expect(page.locator("#calc-params")).to_be_visible()
    sheet.locator(".cg-fold summary").click()
    expect(rows).to_have_count(4)


def test_a_link_to_a_row_unfolds_its_sheet_and_opens_its_steps(open_page: Opened) -> None:
    page = open_page(LAW, folded=True)
    page.locator("a.cg-claim[href$='#calc-devices']").first.click()
    expect(page.locator("#calc-devices")).to_be_visible()
    expect(page.locator("#calc-devices details")).to_have_attribute("open", "")
    page = open_page(LAW + "#calc-bw_for_100", folded=True)
    expect(page.locator("#calc-bw_for_100")).to_be_in_viewport()
    expect(page.locator("#calc-bw_for_100 details")).to_have_attribute("open", "")
    expect(page.locator("#calc-bw_for_100")).to_have_css("background-color", re.compile(r"rgba\(11, 87, 176"))


@pytest.mark.parametrize("script", [True, False])
def test_a_long_table_shows_six_rows_with_that_in_hand(open_page: Opened, script: bool) -> None:  # noqa: FBT001 - a case
    page = open_page(f"{LAW}?s=gpu:b200" if script else LAW, folded=True, java_script_enabled=script)
    view = page.locator("figure:has(table[data-sortable])").first
    rows = view.locator("tbody tr").locator("visible=true")
    if script:
        expect(view.locator("tbody th.is-current")).to_have_text("B200")
    expect(rows).to_have_count(6)
    expect(view.locator("tbody th.is-current")).to_be_visible()
    many = view.locator("tbody tr").count()
    view.get_by_text(f"all {many} accelerators", exact=True).click()
    expect(rows).to_have_count(many)
    if script:
        page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        expect(rows).to_have_count(many)
        page.emulate_media(media="screen")
        page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    view.locator(".cg-fold summary").click()
    expect(rows).to_have_count(6)
    page.emulate_media(media="print")
    expect(rows).to_have_count(6)
    expect(view.get_by_text(f"6 of {many} accelerators.")).to_be_visible()


def test_a_long_table_that_is_sorted_shows_the_first_six_of_the_new_order(open_page: Opened) -> None:
    page = open_page(LAW, folded=True)
    view = page.locator("figure:has(table[data-sortable])").first
    rows = view.locator("tbody tr")
    view.locator("table").hover()
    speed = view.locator("thead th").nth(1).locator("button")
    for _ in range(2):
        speed.click()
    values = [float(text.replace(",", "")) for text in rows.locator("td:nth-of-type(1)").all_inner_texts() if text]
    expect(rows.locator("visible=true")).to_have_count(6)
    assert values == sorted(values, reverse=True)
    expect(view.locator("tbody th.is-current")).to_be_visible()
