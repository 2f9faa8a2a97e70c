"""A value far outside the axes of a figure, set in every way a reader has, in both browsers: data and pixels agree."""

import re
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import Server
from tests.browser.firefox import firefox
from tests.browser.small import served
from tests.browser.test_drawn_places import READ, meant, near

NOTE = """# Axes

```calc
x = 2 in 1..9
k = 3 in 1..1000
y = k * x
scenario high: k = 900
```

```calc figure
input: x in 1..5
result: y
```

```calc plot
y over x in 1..5
```
"""
SET = """(() => { const e = document.querySelector('SELECTOR'); e.value = '900';
  for (const kind of ['input', 'change']) e.dispatchEvent(new Event(kind, { bubbles: true })); return true })()"""
WAYS = {
    "slider": SET.replace("SELECTOR", "#calc-k input[type=range]"),
    "typed": SET.replace("SELECTOR", "#calc-k input.cg-entry"),
    "address": "(history.pushState(null, '', '?s=k:900'), dispatchEvent(new PopStateEvent('popstate')))",
    "scenario": "(document.querySelector('.cg-preset').click(), true)",
}
DOTS = """[...document.querySelectorAll('.cg-fig .dot, svg.cg-plot .point')].map(e => {
  const at = e.getBoundingClientRect(), style = getComputedStyle(e);
  return [at.x + at.width / 2, at.y + at.height / 2, style.fill, at.width > 0 && style.visibility !== 'hidden'] })"""
SHOW = (
    "document.querySelectorAll('.cg-fig, svg.cg-plot')[AT].scrollIntoView({block: 'center', behavior: 'instant'}) ?? 1"
)


class Screen:
    """A page of either browser."""

    def __init__(self, go: Callable, run: Callable, picture: Callable) -> None:
        self.go, self.run, self.picture = go, run, picture

    def read_until(self, y: float) -> list[dict]:
        """Return what the drawings show once each has its point at a value; the last reading if none does."""
        found: list[dict] = []
        for _ in range(60):
            found = self.run(f"({READ})()")
            if all(is_at(one, 2, y) for one in found):
                break
            self.run("new Promise(done => setTimeout(done, 100))")
        return found


def is_at(one: dict, x: float, y: float) -> bool:
    points = [point for point in one["points"] if not point[2]]
    places = [(meant(one["x"], a, log=one["logX"]), meant(one["y"], b, log=one["log"])) for a, b, _ in points]
    return bool(places) and all(near(a, x, one["x"]) and near(b, y, one["y"]) for a, b in places)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("driven"), {"index.md": NOTE}) as server:
        yield server


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def screen(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Screen]:
    if request.param == "chromium":
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        yield Screen(page.goto, page.evaluate, lambda path, clip: page.screenshot(path=path, clip=clip))
        page.close()
        return
    with firefox() as fox:
        fox.resize(1280, 900)
        yield Screen(fox.go, fox.evaluate, fox.picture)


def pixels(path: Path) -> list[bytearray]:
    """Return the rows of a PNG with 8 bits a channel."""
    data, at, packed, width, height, size = path.read_bytes(), 8, b"", 0, 0, 0
    while at < len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8
            size = {2: 3, 6: 4}[colour]
        packed += body if kind == b"IDAT" else b""
        at += length + 12
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        line, way = bytearray(raw[start + 1 : start + 1 + width * size]), raw[start]
        for i in range(len(line)):
            left, up = (line[i - size] if i >= size else 0), above[i]
            corner = above[i - size] if i >= size else 0
            near_ = min((left, up, corner), key=lambda one, sum_=left + up - corner: abs(sum_ - one))
            line[i] = (line[i] + (0, left, up, (left + up) // 2, near_)[way]) & 255
        rows.append(line)
        above = line
    return rows


ABOVE = 25
"""Pixels from a point to a place that has not its colour."""


def painted(screen: Screen, folder: Path, place: tuple[float, float], fill: str) -> list[bool]:
    """Return whether a picture of the window has a colour at a place, and above it."""
    x, y = round(place[0]), round(place[1])
    screen.picture(folder / "window.png", {"x": x, "y": y - ABOVE, "width": 8, "height": ABOVE + 8})
    rows = pixels(folder / "window.png")
    wanted = [int(part) for part in re.findall(r"\d+", fill)[:3]]
    return [all(abs(a - b) < 40 for a, b in zip(rows[row][:3], wanted, strict=True)) for row in (ABOVE, 0)]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_drawn_is_true(screen: Screen, site: Server, tmp_path: Path, way: str) -> None:
    screen.go(site.url(""))
    built = screen.read_until(6)
    assert len(built) == 2
    assert all(is_at(one, 2, 6) for one in built)
    screen.run(WAYS[way])
    found = screen.read_until(1800)
    assert len(found) == 2
    assert all(is_at(one, 2, 1800) for one in found), found
    for at in range(2):
        screen.run(SHOW.replace("AT", str(at)))
        x, y, fill, is_shown = screen.run(DOTS)[at]
        assert is_shown
        is_there, is_above = painted(screen, tmp_path, (x, y), fill)
        assert is_there, (way, at)
        assert not is_above, "the colour of a point is only where it is"
