"""A vector in a page: one row, a slider for each component, and all that follows from them."""

import re
from collections.abc import Callable

import numpy as np
from playwright.sync_api import Page, expect

PAGE = "manual/language/"
Opened = Callable[..., Page]


def numbers(page: Page, name: str) -> list[float]:
    parts = page.locator(f"#calc-{name} .cg-row__val [data-q]").all_text_contents()
    return [float(part.replace("−", "-")) for part in parts]


def test_components_follow_their_sliders(open_page: Opened) -> None:
    page = open_page(PAGE)
    lever, force = np.array([0.3, 0.4, 0]), np.array([20, -15, 5])
    assert np.allclose(numbers(page, "lever"), lever)
    assert np.allclose(numbers(page, "torque"), np.cross(lever, force), rtol=0.01)
    slider = page.locator("#calc-lever input[type=range]").nth(2)
    expect(slider).to_have_attribute("aria-label", "lever.z")
    slider.fill("0.5")
    expect(page.locator("#calc-torque")).to_have_class(re.compile("is-changed"))
    lever[2] = 0.5
    assert np.allclose(numbers(page, "lever"), lever)
    assert np.allclose(numbers(page, "torque"), np.cross(lever, force), rtol=0.01)
    length = page.locator("#calc-turning .cg-row__val [data-q]")
    assert np.isclose(float(length.text_content() or ""), np.linalg.norm(np.cross(lever, force)), rtol=0.01)
    expect(page.locator("#calc-lever .cg-row__was")).to_have_text("(0.3, 0.4, 0)")
    page.locator('#calc-lever [data-reset="lever.z"]').click()
    expect(page.locator("#calc-lever .cg-row__was")).to_be_hidden()
    assert np.allclose(numbers(page, "lever"), [0.3, 0.4, 0])
