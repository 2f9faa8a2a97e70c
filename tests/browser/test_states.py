"""States of the calculator in a browser: what the page shows is what is worked out without it, or it says why not."""

import json
import math
import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tests.notes.test_calculator_states import START, State, compute, missing, states

Opened = Callable[..., Page]
FEW, MANY = 60, 500
UNITS = {
    "ctx": (1, "tok"), "price": (1 / 3600, "USD/h"), "rest_bytes": (1, " B/param"), "kv_size": (1, " B"),
    "reserve": (0.01, "%"),
}  # fmt: skip
SHOWN = {
    "spare": 1e9, "utps": 1, "bound": 1, "stps": 1, "cost": 1e-6, "energy": 1, "chips_min": 1, "read": 1e9,
    "cache": 1e9,
}  # fmt: skip
"""What a page shows of a state, and the size of its unit."""
DRIVE = """async ([addresses, names]) => {
  const shown = [], frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  for (const address of addresses) {
    history.pushState(null, '', location.pathname + '?s=' + address);
    dispatchEvent(new PopStateEvent('popstate'));
    await frame();
    shown.push(names.map(name => document.querySelector(`#calc-${name} .cg-row__val [data-q='${name}']`).textContent));
  }
  return shown;
}"""
WITHOUT_THEME = """const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, ...rest) {
  if (type === 'popstate' && new Error().stack.includes('/javascripts/bundle')) return;
  return listen.call(this, type, ...rest);
};"""
"""The theme would fetch the page anew for each address; ours reads it as it does when a reader goes back."""
NUMBER = re.compile(r"[-\u2212]?[\d,]*\.?\d+(?:e[-+]?\d+|\u00d710[\u207b\u2070-\u2079\u00b9\u00b2\u00b3]+)?")


def address_of(state: State) -> str:
    """What the address says of a state, as a reader would copy it."""
    parts = []
    for name, value in state.items():
        if value == START[name]:
            continue
        size, unit = UNITS.get(name, (1, ""))
        parts.append(f"{name}:{value}" if isinstance(value, str) else f"{name}:{value / size:.12g}{unit}")
    return quote(",".join(parts), safe=":,/%")


def agrees(text: str, expected: float, size: float) -> bool:
    """Whether a shown number, rounded to three digits, is this one."""
    found = NUMBER.fullmatch(text.strip())
    if found is None:
        return False
    value = float(text.replace(",", "").replace("\u2212", "-")) * size
    return math.isclose(value, expected, rel_tol=0.006, abs_tol=0.006 * size)


def wrong_in(state: State, shown: dict[str, str]) -> list[str]:
    if missing(state):
        return [] if not re.search(r"\d", shown["utps"]) else [f"{missing(state)} is empty, shown {shown['utps']}"]
    expected = compute(state)
    found = []
    for name, size in SHOWN.items():
        text, want = shown[name], expected[name]
        if math.isnan(want):
            found += [] if not re.search(r"\d", text) else [f"{name}: nothing is known, shown {text}"]
        elif not agrees(text, want, size):
            found.append(f"{name}: {want / size:.6g}, shown {text}")
    return found


def drive(page: Page, count: int) -> None:
    page.context.add_init_script(WITHOUT_THEME)
    page.goto(page.url + "calculators/?s=users:2")
    expect(page.locator(".cg-bar")).to_be_visible()
    asked = [one for one in states(count, 21) if one != START]
    names = list(SHOWN)
    shown = page.evaluate(DRIVE, [[address_of(one) for one in asked], names])
    wrong = [
        (address_of(state), said)
        for state, texts in zip(asked, shown, strict=True)
        for said in wrong_in(state, dict(zip(names, texts, strict=True)))
    ]
    assert wrong[:5] == [], f"{len(wrong)} of {len(asked)}"
    assert len({json.dumps(one) for one in shown}) > count / 2, "the states are all alike"


def test_states(open_page: Opened) -> None:
    drive(open_page(""), FEW)


@pytest.mark.fuzz
def test_five_hundred_states(open_page: Opened) -> None:
    drive(open_page(""), MANY)
