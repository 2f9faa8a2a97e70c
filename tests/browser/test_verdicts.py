"""Under a reader's changes every verdict of a page says the same: row, foot, title line, claims, table, spoken text."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.small import served

NOTE = """# Note

The total is [7](#total). The total is [13](#total "with x=3"). Here [it fits](#cap).
Once it was [9](#total "disputed: old").

```calc show="total"
x = 1 in 0..3
y = 2 in 0..9
p1 = x + y
p2 = x * y
total = p1 + p2 + y
spare = 1 / (3 - x)
check cap: total <= 7 # it fits
check low: x >= 1 # not too low
check room: spare < 1 # there is room
scenario wet: x = 2
```

```calc table
rows: x in 0, 1, 2, 3
cols: total
```
"""
PLAIN = """# Plain

```calc
a = 1 in 0..3
check top: a <= 2 # low enough
```
"""
READ = """() => {
  const text = css => [...document.querySelectorAll(css)].map(e => e.innerText.trim());
  const seen = css => [...document.querySelectorAll(css)].filter(e => e.checkVisibility()).map(e => e.innerText.trim());
  return {
    rows: Object.fromEntries([...document.querySelectorAll('.cg-check')].map(e => [
      e.closest('.cg-row').id.slice(5),
      [e.querySelector('.cg-check__say').textContent.split(':')[0], e.className.match(/is-(holds|failing|unknown)/)[1],
       e.checkVisibility()]])),
    foot: text('.cg-sheetfoot__ok'),
    facts: seen('.cg-facts__now'),
    claims: [...document.querySelectorAll('.cg-claim')].map(
      e => [e.querySelector('.cg-claim__now').textContent, e.getAttribute('aria-description')]),
    broken: seen('[data-broken]:not([data-broken=""])'),
    out: [...document.querySelectorAll('td.is-out')].length,
  };
}"""
FIT, LOW, ROOM = "“it fits” is not true there", "“not too low” is not true there", "“there is room” is not true there"
CASES = {
    # state: verdicts of cap, low, room; foot; title line; claims; broken in the table; cells that are out
    "": (
        {"cap": ["check", "holds", False], "low": ["check", "holds", False], "room": ["check", "holds", False]},
        "✓3 checks hold",
        [],
        ["", "", "", ""],
        [FIT + ".", LOW + ".", ROOM + ", or cannot be computed."],
        3,
    ),
    "x:2": (
        {"cap": ["false", "failing", True], "low": ["check", "holds", False], "room": ["false", "failing", True]},
        "✗2 of 3 fail",
        ["4 numbers: in your scenario 3 differ, 2 checks do not hold"],
        ["→ 10", "", "→ no longer true", "→ 10"],
        [FIT + ".", LOW + ".", ROOM + ", or cannot be computed."],
        3,
    ),
    "x:0": (
        {"cap": ["check", "holds", False], "low": ["false", "failing", True], "room": ["check", "holds", False]},
        "✗1 of 3 fails",
        ["4 numbers: in your scenario 2 differ, 1 check does not hold"],
        ["→ 4", "", "", "→ 4"],
        [FIT + ".", LOW + ".", ROOM + ", or cannot be computed."],
        3,
    ),
    "x:3": (
        {
            "cap": ["false", "failing", True],
            "low": ["check", "holds", False],
            "room": ["not computed", "unknown", True],
        },
        "✗1 of 3 fails, 1 of 3 is unknown",
        ["4 numbers: in your scenario 3 differ, 1 check does not hold, 1 check is not computed"],
        ["→ 13", "", "→ no longer true", "→ 13"],
        [FIT + ".", LOW + ".", ROOM + ", or cannot be computed."],
        3,
    ),
    "y:0": (
        {"cap": ["check", "holds", False], "low": ["check", "holds", False], "room": ["check", "holds", False]},
        "✓3 checks hold",
        ["4 numbers: in your scenario 3 differ"],
        ["→ 1", "→ 3", "", "→ 1"],
        [LOW + ".", ROOM + ", or cannot be computed."],
        3,
    ),
}


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    with served(tmp_path_factory.mktemp("verdicts"), {"index.md": NOTE, "plain.md": PLAIN}) as server:
        yield server


@pytest.fixture
def tab(browser, small):
    page = browser.new_page()
    page.goto(small.url())
    page.locator(".cg-sheet").hover()
    yield page
    page.close()


def take(page: Page, address: str) -> None:
    page.evaluate("a => { history.pushState(null, '', a); dispatchEvent(new PopStateEvent('popstate')) }", address)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_all_verdicts_follow_a_scenario_and_come_back(tab: Page, small) -> None:
    tab.goto(small.url("?s=x:2"))
    expect(tab.locator(".cg-bar.is-on")).to_be_visible()
    for state in [*CASES, *reversed(CASES)]:
        rows, foot, facts, claims, broken, out = CASES[state]
        take(tab, f"?s={state}" if state else "?")
        found = tab.evaluate(READ)
        assert found["rows"] == rows, state
        assert ([one.replace("\n", "") for one in found["foot"]], found["facts"]) == ([foot], facts), state
        assert [now for now, _ in found["claims"]] == claims, state
        assert (found["broken"], found["out"]) == (broken, out), state
        for now, spoken in found["claims"]:
            assert ("in your scenario " + now.removeprefix("→ ") in spoken) == bool(now), state


def test_a_page_without_claims_says_below_its_title_that_a_check_does_not_hold(tab: Page, small) -> None:
    tab.goto(small.url("plain/?s=a:3"))
    expect(tab.locator("h1 + .cg-facts")).to_have_text("In your scenario 1 check does not hold")
    expect(tab.locator(".cg-sheetfoot__ok")).to_have_text("✗1 check fails")
    take(tab, "?")
    expect(tab.locator(".cg-facts__now")).to_be_hidden()


def test_a_card_says_that_its_verdict_is_that_of_the_last_build(tab: Page, small) -> None:
    tab.goto(small.url("?s=x:2"))
    expect(tab.locator(".cg-bar.is-on")).to_be_visible()
    for at, chip, now in ((0, "holds as written", "10"), (1, "holds", None), (2, "holds as written", "false")):
        tab.mouse.move(0, 0)
        tab.locator(".cg-claim").nth(at).hover()
        expect(tab.locator(".cg-card .cg-chip")).to_have_text(chip)
        if now:
            expect(tab.locator(".cg-card__now b")).to_have_text(now)
        else:
            expect(tab.locator(".cg-card__now")).to_have_count(0)
