"""Where a drawing puts a value, read by the figures of its axes, is where the value is: as built and in a scenario."""

import math
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from tests.browser.small import served

NOTE = """# Axes

<!-- calc: table t -->
| id | n |
|----|--:|
| a  | 1 |
| b  | 2 |
| c  | 3 |

```calc
x = 2 in 1..9
k = 3 in 1..1000
y = k * x
z = k * (x - 5)
r = 2..3
u = k * r * x
t.v = t.n * k
```

```calc figure
input: x in 1..5
result: y
```

```calc plot
y over x in 1..5
u over x in 1..5
```

```calc plot
y over x in 1..9 log
log y
```

```calc plot
z over x in 1..9
```

```calc plot
t.v over t.n
```
"""
READ = """() => [...document.querySelectorAll('.cg-fig, svg.cg-plot')].map(host => {
  const at = (e, name) => parseFloat(e.getAttribute(name)), figure = host.querySelector('.cg-fig__plot');
  const scale = [...host.querySelectorAll('[data-ticks=y] text')].map(e => [at(e, 'y'), e.textContent]);
  const x = [...(figure ? host.querySelectorAll('.cg-axis__scale text') :
    host.querySelectorAll('text.mid[y="233"]'))].map(e => [at(e, 'x'), e.textContent]);
  const points = [...host.querySelectorAll('.dot, .point, .spot')].filter(e => !e.matches('.hide'));
  const lines = [...host.querySelectorAll('path.line')].map(e => e.getAttribute('d'));
  return {x, y: scale, log: (host.dataset.ay ?? '').includes('log'), logX: (host.dataset.ax ?? '').includes('log'),
    isFigure: !!figure, lines, ends: host.dataset.ax.split(',').slice(0, 2).map(Number),
    points: points.map(e => [at(e, 'cx'), at(e, 'cy'), e.matches('.is-outside')]),
    labels: [...host.querySelectorAll('.value, text.tone-param')].map(e => e.textContent)};
})"""


BROKEN_AT_TOP = re.compile(r"M\S+ (\S+)(?:L\S+ \S+L\S+ \1)+")
"""Teeth from one height: the upper edge of the frame."""


def figure_of(text: str) -> float:
    text = text.replace(",", "").replace("\u2212", "-")
    return float(text[:-1]) * {"k": 1e3, "M": 1e6}[text[-1]] if text[-1] in "kM" else float(text)


def meant(ticks: list, place: float, *, log: bool) -> float:
    """The value at a place, by the first and the last figure of an axis."""
    (a, low), (b, high) = ticks[0], ticks[-1]
    low, high = (math.log(figure_of(one)) if log else figure_of(one) for one in (low, high))
    found = low + (place - a) / (b - a) * (high - low)
    return math.exp(found) if log else found


def near(found: float, wanted: float, ticks: list) -> bool:
    return abs(found - wanted) <= 0.01 * max(abs(figure_of(text)) for _, text in ticks)


@pytest.fixture(scope="module")
def drawings(tmp_path_factory):
    with served(tmp_path_factory.mktemp("axes"), {"index.md": NOTE}) as server:
        yield server


def take(page: Page, address: str) -> list[dict]:
    page.evaluate("a => { history.pushState(null, '', a); dispatchEvent(new PopStateEvent('popstate')) }", address)
    page.wait_for_timeout(400)
    return page.evaluate(READ)


def expected(x: float, k: float) -> list[list[tuple[float, float]]]:
    one = (x, k * x)
    return [[one], [one, (x, k * 2.5 * x)], [one], [(x, k * (x - 5))], [(n, n * k) for n in (1, 2, 3)]]


def check(found: list[dict], x: float, k: float) -> None:
    for at, (one, wanted) in enumerate(zip(found, expected(x, k), strict=True)):
        assert len(one["points"]) == len(wanted), at
        for (px, py, is_out), (vx, vy) in zip(one["points"], wanted, strict=True):
            seen = meant(one["x"], px, log=one["logX"]), meant(one["y"], py, log=one["log"])
            low, high = one["ends"]
            assert is_out == (not low <= vx <= high), (at, vx)
            if not is_out:
                assert near(seen[0], vx, one["x"]), (at, seen, vx)
                assert near(seen[1], vy, one["y"]), (at, seen, vy)
        # no line is cut: each is inside of the frame
        bottom, top = (1000, 0) if one["isFigure"] else (216, 30)
        for line in one["lines"]:
            heights = [float(part.split()[1]) for part in line.replace("M", "L").split("L") if part]
            assert all(top - 1 <= height <= bottom + 1 for height in heights), at


def test_places_are_values(browser, drawings) -> None:
    page = browser.new_page()
    page.goto(drawings.url())
    built = page.evaluate(READ)
    check(built, 2, 3)
    page.locator(".cg-sheet").first.hover()
    page.goto(drawings.url("?s=k:700"))
    expect(page.locator(".cg-bar.is-on")).to_be_visible()
    for x, k in ((2, 700), (4.5, 1), (2, 3), (7, 50), (9, 1000), (2, 3)):
        parts = [f"{name}:{value}" for name, value, was in (("x", x, 2), ("k", k, 3)) if value != was]
        found = take(page, f"?s={','.join(parts)}" if parts else "?")
        for _ in range(20):  # drawings wait for frames, which are rare on a busy machine
            with suppress(AssertionError):
                check(found, x, k)
                break
            page.wait_for_timeout(200)
            found = page.evaluate(READ)
        check(found, x, k)
        assert all(text.endswith(", outside") for text in found[0]["labels"]) == (x > 5)
    assert [one["y"] for one in found] == [one["y"] for one in built]
    page.close()


def test_during_a_drag_the_axes_stay_and_what_leaves_them_is_said(browser, drawings) -> None:
    page = browser.new_page()
    page.goto(drawings.url())
    slider = page.locator("#calc-k input[type=range]")
    page.locator(".cg-fold summary").first.click()
    slider.hover()
    before = page.evaluate(READ)
    drag = "e => { e.value = 900; e.dispatchEvent(new Event('input', { bubbles: true })) }"
    expect(page.locator(".cg-bar")).to_be_attached()
    slider.evaluate(drag)
    page.wait_for_timeout(400)
    held = page.evaluate(READ)
    assert [one["y"] for one in held] == [one["y"] for one in before]
    assert all(is_out for *_, is_out in held[0]["points"])
    assert held[0]["labels"][0].endswith(", outside")
    # no point is drawn at a value it does not have: the edge that it is beyond is jagged in its place
    figure, plot = page.locator(".cg-fig").first, page.locator("svg.cg-plot").first
    for host, point in ((figure, ".dot"), (plot, ".point")):
        expect(host.locator(point).first).to_be_hidden()
        assert BROKEN_AT_TOP.fullmatch(host.locator(".break").get_attribute("d") or "")
    slider.evaluate("e => e.dispatchEvent(new Event('change', { bubbles: true }))")
    page.wait_for_timeout(400)
    check(page.evaluate(READ), 2, 900)
    for host, point in ((figure, ".dot"), (plot, ".point")):
        expect(host.locator(point).first).to_be_visible()
        assert host.locator(".break").get_attribute("d") == ""
    page.close()
