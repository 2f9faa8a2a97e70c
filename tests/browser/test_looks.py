"""Bars and histograms as the build drew them and as NumPy counts after a change; plots of columns as files."""

import csv
import xml.etree.ElementTree as ET
from collections.abc import Callable

import numpy as np
from playwright.sync_api import Page, expect

PAGE = "manual/views/"
TRIPS = np.array([40, 52, 47, 61])
Opened = Callable[..., Page]
BOXES = """svg => [...svg.querySelectorAll('g .bar, :scope > .bar')].map(bar =>
  ['x', 'y', 'width', 'height'].map(name => +bar.getAttribute(name)))"""


def ends(plot, along: str) -> list[float]:
    return [float(one) for one in (plot.get_attribute(f"data-a{along}") or "").split(",")[:4]]


def figure(page: Page, title: str):
    return page.locator(f"figure:has(svg.cg-plot > title:text-is('{title}'))").first


def test_bars_are_as_high_as_their_values(open_page: Opened) -> None:
    page = open_page(PAGE)
    plot = figure(page, "What is charged").locator("svg")
    page.locator("#calc-rate .cg-entry").fill("80 USD")
    page.keyboard.press("Enter")
    expect(plot.locator(".bar title").last).to_have_text("charged, 61: 4880\u00a0USD")
    low, high, bottom, top = ends(plot, "y")
    first, last, left, right = ends(plot, "x")
    boxes = np.array(plot.evaluate(BOXES))
    scale = (bottom - top) / (high - low)
    assert np.allclose(boxes[:, 3], TRIPS * 80 * scale, atol=0.11)
    assert np.allclose(boxes[:, 1] + boxes[:, 3], bottom + low * scale, atol=0.11)
    middles = left + (TRIPS - first) / (last - first) * (right - left)
    assert np.allclose(boxes[:, 0] + boxes[:, 2] / 2, middles, atol=0.11)


def test_a_histogram_counts_again_and_goes_back(open_page: Opened) -> None:
    page = open_page(PAGE)
    one = figure(page, "Rows of quarters by charged")
    one.locator("summary").click()
    rows = "table => [...table.rows].slice(1).map(row => [...row.cells].map(cell => cell.textContent))"
    built = one.locator("table").evaluate(rows)
    page.locator("#calc-rate .cg-entry").fill("20 USD")
    page.keyboard.press("Enter")
    expect(one.locator("tbody th").first).not_to_have_text(built[0][0])
    for texts, values in ((one.locator("table").evaluate(rows), TRIPS * 20), (built, TRIPS * 45)):
        edges = [float(text.replace(",", "").split(" to ")[0]) for text, _ in texts]
        edges.append(float(texts[-1][0].replace(",", "").split(" to ")[1]))
        assert [int(count) for _, count in texts] == np.histogram(values, edges)[0].tolist()
    page.locator("#calc-rate [data-reset]").first.click()
    expect(one.locator("tbody th").first).to_have_text(built[0][0])
    assert one.locator("table").evaluate(rows) == built


def test_a_plot_of_columns_is_taken_as_a_file(open_page: Opened) -> None:
    page = open_page(PAGE)
    one = figure(page, "Delay of a repair")

    def taken(kind: str) -> bytes:
        with page.expect_download() as got:
            one.locator(f"[data-plot={kind}]").click()
        return got.value.path().read_bytes()

    rows = list(csv.reader(taken("csv").decode().splitlines()))
    assert rows[1:] == [["Q1", "12", "3"], ["Q2", "9", "2"], ["Q3", "15", "4"], ["Q4", "10", "2"]]
    drawing = ET.fromstring(taken("svg"))  # noqa: S314 - written by the page under test
    assert "Delay of a repair" in [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert not [name for part in drawing.iter() for name in part.attrib if name.startswith(("class", "data-"))]
    assert taken("png").startswith(b"\x89PNG")
