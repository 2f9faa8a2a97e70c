"""A page of sums of 9,000 terms says of no right number that it is wrong, and leaves no cell empty."""

from playwright.sync_api import expect
from tests.browser.small import served

NOTE = """# Sums

Together they come to [3.29](#both).

```calc
a = 1 in 1..3
s1 = Sum(1 / n^2, (n, 1, 9000))
s2 = Sum(a / n^2, (n, 1, 9000))
both = s1 + s2
twice = 2 * both
s(k) = Sum(k / n^2, (n, 1, 9000))
check small: both < 4 # it is small
```

```calc table
rows: a in 1, 2, 3
cols: s2, both, twice
```
"""
SEEN = """() => ({
  text: document.body.innerText,
  cells: [...document.querySelectorAll('.cg-table td')].map(e => e.innerText.trim()),
  notices: [...document.querySelectorAll('.cg-notice')].filter(e => e.checkVisibility()).length,
})"""
CELLS = ["1", "1.64", "3.29", "6.58", "2", "3.29", "4.93", "9.87", "3", "4.93", "6.58", "13.2"]


def test_a_page_of_long_sums_doubts_no_right_number(browser, tmp_path):
    with served(tmp_path, {"index.md": NOTE}) as server:
        page = browser.new_page()
        page.goto(server.url())
        page.locator(".cg-sheet").hover()
        page.wait_for_load_state("networkidle")
        seen = page.evaluate(SEEN)
        assert [one for one in seen["cells"] if one not in {"1", "2", "3"}] == [
            one for one in CELLS if one not in {"1", "2", "3"}
        ]
        assert (seen["notices"], "≠" in seen["text"]) == (0, False)
        page.goto(server.url("?s=a:3"))
        expect(page.locator(".cg-bar.is-on")).to_be_visible()
        expect(page.locator(".cg-sheetfoot__ok")).to_have_text("✗1 check fails")
        expect(page.locator(".cg-claim__now")).to_have_text("→ 6.58")
        seen = page.evaluate(SEEN)
        assert (seen["notices"], "≠" in seen["text"]) == (0, False)
        page.close()
