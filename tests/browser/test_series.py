"""Columns of a table as lines: as the build drew them until something is changed, and then as the law says."""

import re
from collections.abc import Callable

import numpy as np
from playwright.sync_api import Page, expect

PAGE = "manual/views/"
LOADS = np.array([40, 80, 120, 160, 200, 240])
Opened = Callable[..., Page]
READ = """svg => [...svg.querySelectorAll('[data-run]')].map(line => ({
  path: line.getAttribute('d'),
  dots: [...svg.querySelectorAll(`[data-of="${line.id}"]`)].map(dot => [
    +dot.getAttribute('cx'), +dot.getAttribute('cy'), dot.matches('.hide'), dot.textContent ]) }))"""


def stretch(modulus: float) -> np.ndarray:
    """Of a rope of 5 m and 8 mm, in metres."""
    return LOADS * 9.81 * 5 / (modulus * np.pi * 0.008**2 / 4)


def test_points_follow_and_measured_ones_stay(open_page: Opened) -> None:
    page = open_page(PAGE)
    plot = page.locator("svg[data-rows]").first
    low, high, bottom, top = map(float, (plot.get_attribute("data-ay") or "").split(",")[:4])
    measured, law = plot.evaluate(READ)

    def heights(modulus: float) -> np.ndarray:
        return bottom + (stretch(modulus) - low) / (high - low) * (top - bottom)

    assert np.allclose([dot[1] for dot in law["dots"]], heights(5e9), atol=0.06)
    page.locator("#calc-modulus .cg-entry").fill("6 GPa")
    page.keyboard.press("Enter")
    expect(plot.locator("circle[data-q]").last.locator("title")).to_have_text("law, 240: 39\u00a0mm")
    still, moved = plot.evaluate(READ)
    assert still == measured
    assert np.allclose([dot[1] for dot in moved["dots"]], heights(6e9), atol=0.06)
    assert moved["path"] == "".join(
        f"{'L' if at else 'M'}{x:.1f} {y:.1f}" for at, (x, y, *_) in enumerate(moved["dots"])
    )
    numbers = page.locator("figure:has(svg[data-rows])").first.locator(".cg-numbers")
    numbers.locator("summary").click()
    expect(numbers.locator("td[data-q]").last).to_have_text("39")
    page.locator("#calc-modulus .cg-entry").fill("2 GPa")
    page.keyboard.press("Enter")
    expect(plot.locator("circle[data-q]").last.locator("title")).to_contain_text("law, 240: 11")
    # what is typed moves the points at once, the axes follow in the frame after Enter
    expect(plot).not_to_have_attribute("data-ay", re.compile(rf"^[^,]*,{high:g},"))
    longer = float((plot.get_attribute("data-ay") or "").split(",")[1])
    assert low < high < longer
    assert 0 <= stretch(2e9)[-1] <= longer
    page.locator("#calc-modulus [data-reset]").first.click()
    expect(plot).to_have_attribute("data-ay", re.compile(rf"^[^,]*,{high:g},"))
    assert [line["dots"] for line in plot.evaluate(READ)] == [line["dots"] for line in (measured, law)]
