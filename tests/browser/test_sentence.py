"""A sentence whose assumptions a reader takes hold of: the line is the writer's, the space above it the reader's."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

LAW = "notes/memory-bandwidth-bound-decode/"
Opened = Callable[..., Page]


def claim(page: Page, text: str) -> Locator:
    return page.locator(".cg-claim", has_text=text).first


def ready(page: Page, name: str) -> Locator:
    grip = page.locator(f".cg-grip[data-q='{name}']").first
    grip.scroll_into_view_if_needed()
    grip.hover()
    expect(grip).to_have_class(re.compile("is-ready"))
    return grip


def test_a_number_is_dragged_and_nothing_moves(open_page: Opened) -> None:
    page = open_page(LAW)
    grip = ready(page, "params")
    places = "[...document.querySelectorAll('h2, .cg-claim__text, .cg-grip')].map(e => e.getBoundingClientRect().y)"
    before, box = page.evaluate(places), grip.bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 8, steps=4)
    expect(claim(page, "23.9 tok/s").locator(".cg-claim__now")).to_have_text(re.compile("→ .*tok/s"))
    assert page.evaluate(places) == pytest.approx(before, abs=1)
    page.mouse.up()
    expect(page).to_have_url(re.compile(r"\?s=params:\d+Gparam"))
    expect(grip.locator(".cg-claim__text")).to_have_text("70 billion")


def test_a_number_is_set_by_keys_and_put_back(open_page: Opened) -> None:
    page = open_page(LAW)
    grip = ready(page, "params")
    now = grip.locator(".cg-claim__now")
    grip.focus()
    grip.press("ArrowRight")
    expect(now).to_have_text("→ 78.5\u00a0Gparam")
    expect(grip).to_have_attribute("aria-valuetext", "78.5\u00a0Gparam")
    grip.press("End")
    expect(now).to_have_text(re.compile("→ 1,?000"))
    grip.press("Delete")
    expect(now).to_be_hidden()
    grip.press("7")
    page.keyboard.type("B")
    page.keyboard.press("Enter")
    expect(now).to_have_text("→ 7\u00a0Gparam")
    expect(grip).to_be_focused()
    grip.press("Enter")
    page.keyboard.type("9 kg")
    page.keyboard.press("Enter")
    expect(grip.locator("[role=alert]")).to_contain_text("not a unit")
    page.keyboard.press("Escape")
    expect(now).to_have_text("→ 7\u00a0Gparam")


def test_a_row_is_picked_in_the_sentence(open_page: Opened) -> None:
    page = open_page(LAW)
    grip = ready(page, "gpu")
    grip.locator("select").select_option("b200")
    expect(grip.locator(".cg-claim__now")).to_have_text("→ B200")
    expect(grip.locator(".cg-claim__text")).to_have_text("H100")
    expect(claim(page, "41.8 ms").locator(".cg-claim__now")).to_have_text("→ 17.5\u00a0ms")


@pytest.mark.parametrize("width", [390, 1440])
def test_what_stands_above_a_number_stays_in_the_page(open_page: Opened, width: int) -> None:
    page = open_page(LAW + "?s=gpu:b200,quant:fp8,params:140Gparam", viewport={"width": width, "height": 900})
    expect(claim(page, "23.9 tok/s").locator(".cg-claim__now")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_a_script_it_is_a_link(open_page: Opened) -> None:
    page = open_page(LAW, java_script_enabled=False)
    expect(page.locator("a.cg-grip[data-q='params']").first).to_have_attribute("href", "#calc-params")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_axis_of_a_figure_is_its_slider(open_page: Opened, width: int) -> None:
    page = open_page(LAW, viewport={"width": width, "height": 900})
    figure = page.locator(".cg-fig").first
    figure.scroll_into_view_if_needed()
    hand = figure.locator(".cg-axis input")
    places = "[...document.querySelectorAll('h2, .cg-axis')].map(e => e.getBoundingClientRect().y)"
    hand.hover()
    expect(page.locator(".cg-bar")).to_be_attached()
    before, box = page.evaluate(places), hand.bounding_box()
    assert box
    page.mouse.move(box["x"] + 12 + 0.615 * (box["width"] - 24), box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 12 + 0.3334 * (box["width"] - 24), box["y"] + 12, steps=5)
    expect(figure.locator(".cg-fig__ctl b")).to_have_text("10\u00a0Gparam")
    expect(figure.locator(".cg-fig__out b")).to_have_text("168\u00a0tok/s")
    expect(figure.locator(".cg-fig__was")).to_be_visible()
    assert page.evaluate(places) == pytest.approx(before, abs=1)
    page.mouse.up()
    thumb = page.evaluate("+document.querySelector('.cg-axis input').value")
    assert float((figure.locator(".dot").get_attribute("cx") or "").rstrip("%")) == pytest.approx(100 * thumb, abs=0.5)
    hand.press("Delete")
    expect(figure.locator(".cg-fig__out b")).to_have_text("23.9\u00a0tok/s")


def test_a_figure_names_the_chosen_line(open_page: Opened) -> None:
    page = open_page(LAW + "?s=gpu:b200")
    names = page.locator(".cg-fig__end").locator("visible=true")
    expect(names).to_have_text(["Rubin", "B200", "H100 SXM, written"])
    expect(page.locator(".cg-fig__end.strong")).to_have_text("B200")


PLACES = """() => {
  const boxes = css => [...document.querySelectorAll(css)].map(e => e.getBoundingClientRect()),
    grid = boxes('.cg-fig__plot .grid'), [rail] = boxes('.cg-axis .rail'), [hand] = boxes('.cg-axis input');
  return {
    bottom: Math.max(...grid.map(one => one.bottom)), right: Math.max(...grid.map(one => one.right)),
    rail: (rail.top + rail.bottom) / 2, hand: (hand.top + hand.bottom) / 2,
    names: boxes('.cg-fig__end:not(.hide) text').map(({ left, right }) => [left, right]),
  };
}"""


@pytest.mark.parametrize("note", ["inference-cost", "kv-cache-scaling", "memory-bandwidth-bound-decode"])
def test_the_head_of_a_figure_fits_a_phone(open_page: Opened, note: str) -> None:
    page = open_page(f"notes/{note}/", viewport={"width": 390, "height": 844})
    ends = "[...document.querySelectorAll('.cg-fig__out, .cg-fig__ctl')].map(e => e.getBoundingClientRect())"
    assert page.evaluate(f"{ends}.every(box => box.width > 0 && box.left >= 0 && box.right <= innerWidth)")
    # the slider is the lower side of the frame, and no name of a line lies on a line
    places = page.evaluate(PLACES)
    assert places["rail"] == pytest.approx(places["bottom"], abs=1.5)
    assert places["hand"] == pytest.approx(places["rail"], abs=1.5)
    assert places["names"]
    assert all(places["right"] < left and right <= 390 for left, right in places["names"])


def test_on_a_phone_a_scatter_keeps_its_points(open_page: Opened) -> None:
    page = open_page("notes/predicted-and-measured/", viewport={"width": 390, "height": 844})
    sizes = page.evaluate(
        "[...document.querySelectorAll('svg.cg-plot:first-of-type circle')].map(e => e.getBoundingClientRect().width)"
    )
    assert sum(size > 3 for size in sizes) > 50


def test_on_a_phone_long_names_of_a_plot_stand_beside_its_frame(open_page: Opened) -> None:
    page = open_page("notes/roofline-model/", viewport={"width": 390, "height": 844})
    frame, names = page.evaluate(
        """() => {
      const plot = document.querySelector('svg.cg-plot:has(> .is-long:not(.hide))'),
        box = e => e.getBoundingClientRect();
      return [box(plot.querySelector('.frame')).right,
        [...plot.querySelectorAll('.is-long:not(.hide)')].map(e => [box(e).left, box(e).right, box(e).height])];
    }"""
    )
    assert len(names) > 2
    assert all(frame < left and right <= 390 and height > 10 for left, right, height in names)


def test_the_names_of_two_lines_that_end_together_are_not_on_each_other(open_page: Opened) -> None:
    page = open_page(LAW + "?s=gpu:b200")
    expect(page.locator("svg.cg-plot text.strong", has_text="B200")).to_be_visible()
    shown = page.locator("svg.cg-plot").first.locator("text.nar[data-for]:not(.hide)")
    heights = sorted(float(name.get_attribute("y") or 0) for name in shown.all())
    assert len(heights) >= 2
    assert min(after - before for before, after in pairwise(heights)) > 10


def test_a_cell_takes_its_whole_case_and_says_so(open_page: Opened) -> None:
    page = open_page(LAW)
    page.get_by_role("button", name="take B200, FP8: 114\u00a0tok/s", exact=True).click()
    expect(page).to_have_url(re.compile(r"\?s=gpu:b200,quant:fp8$"))
    expect(page.locator(".cg-fig__out b")).to_have_text("114\u00a0tok/s")
    expect(page.locator("tr:has(> th.is-current) > th")).to_have_text("B200")
    expect(page.locator("td[data-cell='gpu=b200,quant=fp8']")).to_have_class(re.compile("is-current"))
    expect(page.locator("td[data-cell='gpu=b200,quant=int4']")).not_to_have_class(re.compile("is-current"))
