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
    expect(rows).to_have_count(5)
    expect(page.locator("#calc-params")).to_be_hidden()
    sheet.locator(".cg-fold summary").click()
    expect(page.locator("#calc-params")).to_be_visible()
    sheet.locator(".cg-fold summary").click()
    expect(rows).to_have_count(5)


def test_a_link_to_a_row_unfolds_its_sheet_and_opens_its_steps(open_page: Opened) -> None:
    page = open_page(LAW, folded=True)
    page.locator("a.cg-claim[href$='#calc-devices']").first.click()
    expect(page.locator("#calc-devices")).to_be_visible()
    expect(page.locator("#calc-devices details")).to_have_attribute("open", "")
    page = open_page(LAW + "#calc-bw_for_100", folded=True)
    expect(page.locator("#calc-bw_for_100")).to_be_in_viewport()
    expect(page.locator("#calc-bw_for_100 details")).to_have_attribute("open", "")
    expect(page.locator("#calc-bw_for_100")).to_have_css("background-color", re.compile(r"rgba\(11, 87, 176"))
