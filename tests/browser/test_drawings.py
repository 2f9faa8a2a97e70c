"""The notes' drawings are legible on each screen: no small letter, and none on another or past an edge."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import ROOT

DRAWINGS = sorted((ROOT / "docs/notes/figures").glob("*.svg"))
WIDTHS = (328, 358, 440, 441, 480, 660)
"""In px, of the column of prose: phones of 360 and 390, both sides of the step in size, as drawn, and full."""
FAULTS = """() => {
  const box = e => e.getBoundingClientRect(), all = box(document.documentElement), found = [];
  const texts = [...document.querySelectorAll('text')].filter(e => e.getClientRects().length);
  const boxes = [...document.querySelectorAll('rect')].map(box);
  const onBoth = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  texts.forEach((text, at) => {
    const own = box(text), x = (own.left + own.right) / 2, y = (own.top + own.bottom) / 2, name = text.textContent;
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
    if (size < 10.99) found.push(`${name}: ${size} px`);
    if (own.right > all.right + 1 || own.left < all.left - 1 || own.bottom > all.bottom + 1) found.push(`${name}: cut`);
    for (const one of boxes) {
      const isIn = x > one.left && x < one.right && y > one.top && y < one.bottom, [wide, high] = onBoth(own, one);
      if (isIn && (own.left < one.left - 1 || own.right > one.right + 1)) found.push(`${name}: wider than its box`);
      if (!isIn && wide > 2 && high > 4) found.push(`${name}: on the edge of a box`);
    }
    for (const other of texts.slice(at + 1)) {
      const [wide, high] = onBoth(own, box(other));
      if (wide > 1 && high > 3) found.push(`${name}: on ${other.textContent}`);
    }
  });
  return found;
}"""


def test_no_letter_of_a_drawing_is_small_cut_or_on_another(browser: Browser) -> None:
    assert len(DRAWINGS) > 15
    page = browser.new_page()
    for drawing in DRAWINGS:
        page.goto(drawing.as_uri())
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 400})
            assert page.evaluate(FAULTS) == [], (drawing.name, width)
    page.close()


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        ('<text x="10" y="20" font-size="10">small</text>', "small: 10 px"),
        ('<text x="450" y="20">past the edge</text>', "past the edge: cut"),
        ('<text x="10" y="20">one</text><text x="20" y="24">two</text>', "one: on two"),
        ('<rect width="20" height="30"/><text x="0" y="20">long words</text>', "long words: on the edge of a box"),
        (
            '<rect x="40" width="20" height="30"/><text x="50" y="20" text-anchor="middle">wide words</text>',
            "wide words: wider than its box",
        ),
    ],
)
def test_a_fault_is_seen(browser: Browser, tmp_path: Path, drawn: str, fault: str) -> None:
    page = browser.new_page(viewport={"width": 480, "height": 400})
    file = tmp_path / "one.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 100">{drawn}</svg>', encoding="utf-8")
    page.goto(file.as_uri())
    assert fault in page.evaluate(FAULTS)
    page.close()
