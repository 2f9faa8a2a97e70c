"""Heat maps in a page: as built, then in the colours of what the reader has chosen."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from calcgraph.render.views.heat import levels

PAGE = "manual/views/"
Opened = Callable[..., Page]
CELLS = """table => [...table.querySelectorAll('tbody td')].map(cell =>
  [cell.querySelector('button').textContent, cell.dataset.heat, getComputedStyle(cell).backgroundColor])"""


def test_colours_follow_the_controls(open_page: Opened) -> None:
    page = open_page(PAGE)
    table = page.locator("table[data-scale=log]").first
    ends = page.locator("figure:has(table[data-scale=log]) .cg-heat b")
    before = table.evaluate(CELLS)
    expect(ends).to_have_text(["3.12", "139"])
    steps = levels([float(text) for text, _, _ in before], is_log=True)
    assert [step for _, step, _ in before] == [str(step) for step in steps]
    assert len({colour for _, _, colour in before}) == len({step for _, step, _ in before}) > 4
    page.locator("#calc-gravity .cg-entry").first.fill("1.62 m/s^2")
    page.keyboard.press("Enter")
    expect(ends).to_have_text(["0.516", "22.9"])
    assert [step for _, step, _ in table.evaluate(CELLS)] == [step for _, step, _ in before], "all by one factor"


def test_values_are_words_of_the_cell_and_the_case_is_framed(open_page: Opened) -> None:
    page = open_page(PAGE)
    table = page.locator("table[data-scale=log]").first
    expect(table.locator("td.is-current")).to_have_count(1)
    expect(table.locator("td.is-current button")).to_have_text("39")
    table.locator("td button").first.click()
    expect(table.locator("td.is-current button")).to_have_text("8.67")
