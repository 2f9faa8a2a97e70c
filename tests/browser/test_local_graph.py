"""The local graph in a column of text."""

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_what_is_two_links_away_stands_below_its_side(open_page: Callable[..., Page]) -> None:
    page = open_page("manual/views/")
    deep = page.locator(".cg-ego.is-deep")
    near, far = deep.locator(".is-out:not(.is-far)"), deep.locator(".is-out.is-far")
    expect(far.locator("a").first).to_be_visible()
    above, below = near.bounding_box(), far.bounding_box()
    assert above
    assert below
    assert below["y"] >= above["y"] + above["height"]
    assert below["x"] == above["x"]
