"""axe-core finds nothing on each kind of page, as built and with changes, light, dark and on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import until_whole

Opened = Callable[..., Page]
AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
LAW = "notes/memory-bandwidth-bound-decode/"
THEME = (
    *("nav.md-nav", ".md-header", ".md-footer", ".md-search", ".md-top", ".md-skip", ".headerlink", ".md-source"),
    *(".md-tags", ".md-code__nav"),
)
"""Parts of the host's theme, which we do not write."""
RUN = """({ theme, rules }) => {
  for (const one of document.querySelectorAll('.headerlink, .md-code__nav')) one.remove();
  const found = [...document.querySelectorAll(theme.join())];
  const exclude = found.filter(one => !one.parentElement.closest(theme.join()));
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  return axe.run({ exclude }, { resultTypes: ['violations'], selectors: false, ...only });
}"""
"""All rules, or those of a list; of what passes, no list: to name each of thousands of elements takes longer than to
look at them. axe-core asks of each element whether it is in any part that is left out: the theme's parts in parts of it
are not named again, and those it puts beside each heading and into each piece of code are taken out instead."""
WHOLE = """theme => {
  const named = new Map(), found = [];
  for (const one of document.querySelectorAll('[id]')) named.set(one.id, (named.get(one.id) ?? 0) + 1);
  for (const [id, count] of named) if (count > 1) found.push(`${count} × id=${id}`);
  for (const name of ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'])
    for (const one of document.querySelectorAll(`[${name}]`))
      for (const id of one.getAttribute(name).split(/\\s+/))
        if (!named.has(id) && !one.closest(theme.join())) found.push(`${name}=${id} in ${one.outerHTML.slice(0, 160)}`);
  return found;
}"""
"""Ids that are not unique, and references to no element: these are seen only where all rows are there."""
THIN = """() => {
  const free = /^(id|class|href|style|title|aria-label|aria-(labelledby|describedby|controls|owns|value.*)|data-.*)$/;
  const given = ({ name, value }) => name + (free.test(name) ? !value.trim() : value);
  const asked = e => [...e.attributes].map(given).join();
  const built = (row, depth = 0) => depth < 9 && [row.tagName, row.className, row.hidden, [...row.style ?? []].join(),
    !row.textContent.trim(), asked(row)].concat(row.tagName === 'math' ? [] : [...row.children].map(
    inner => built(inner, depth + 1))).join();
  const tokens = code => [...code.querySelectorAll('*')].map(inner => inner.tagName + inner.className);
  const seen = new Map(), gone = new Set();
  const isGone = e => e !== null && (gone.has(e) || isGone(e.parentElement));
  for (const row of document.querySelectorAll('article tbody tr, article .cg-en, article .highlight')) {
    if (isGone(row.parentElement)) continue;
    const all = new Set(row.matches('.highlight') ? tokens(row) : [built(row)]);
    if (!row.checkVisibility() || [...all].every(kind => seen.get(kind) === 3)) gone.add(row);
    else for (const kind of all) seen.set(kind, Math.min(3, (seen.get(kind) ?? 0) + 1));
  }
  for (const row of gone) row.remove();
}"""
"""Leaves of rows that are seen, and alike in all that axe-core asks of a row (elements, classes, attributes, the values
of those that state what an element is, whether there is text), the first three, and of code what shows each class in
three places. The others go at the end, all at once: a page that changes between two questions is laid out for each of
them, 20 s for the page of claims. axe-core passes over what a closed fold hides, but not in a short time: that page has
18,000 such elements."""
COLOURS = ("color-contrast", "link-in-text-block")
"""What another palette can break: by it elements change in nothing but their colours."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NOTES = (
    "",
    LAW,
    LAW + "?s=gpu:b200,quant:fp8",
    "notes/kv-cache-scaling/",
    "notes/speculative-decoding/",
    "calculators/",
    "formulas/hardware/",
)
MADE = ("graph/", "graph/?mode=path", "graph/?mode=chain", "claims/", "claims/?show=disputed", "values/", "tags/")
MANUAL = ("manual/views/", "manual/units/", "manual/rules/", "sources/", "outline/", "404.html")
"""Here the theme has code and tables to scroll on a phone that no key reaches."""


@pytest.mark.parametrize("path", [*NOTES, *MADE, *MANUAL])
def test_no_violation(open_page: Opened, path: str) -> None:
    page = open_page(path, bypass_csp=True, color_scheme="light")
    until_whole(page)
    page.wait_for_timeout(500)
    whole = page.evaluate(WHOLE, THEME)
    page.evaluate(THIN)
    found = violations(page)
    page.locator("label[for^='__palette']:visible").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert (whole, found, violations(page, COLOURS)) == ([], [], [])


@pytest.mark.parametrize("path", [*NOTES, *MADE])
def test_no_violation_on_a_phone(open_page: Opened, path: str) -> None:
    page = open_page(path, bypass_csp=True, **PHONE)
    until_whole(page)
    page.wait_for_timeout(500)
    page.evaluate(THIN)
    assert violations(page) == []


def violations(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe-core finds on a page, with the first elements it finds it at; no rules means all."""
    if page.evaluate("!window.axe"):
        page.add_script_tag(path=str(AXE))
    found = page.evaluate(RUN, {"theme": THEME, "rules": rules or None})
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("rules", [(), COLOURS], ids=["all", "colours"])
def test_a_violation_is_seen(open_page: Opened, rules: tuple[str, ...]) -> None:
    page = open_page("tags/", bypass_csp=True)
    bad = '<img src="data:,"><p style="color: #eee; background: #fff">pale</p>'
    page.evaluate("bad => document.querySelector('.md-content').insertAdjacentHTML('beforeend', bad)", bad)
    seen = sorted(one.partition(":")[0] for one in violations(page, rules))
    assert seen == ["color-contrast", *([] if rules else ["image-alt"])]


BAD = {
    "link-name": "row.querySelector('a').replaceChildren()",
    "color-contrast": "row.querySelectorAll('*').forEach(e => (e.style.color = '#eee'))",
    "aria-allowed-attr": "row.querySelector('a').setAttribute('aria-checked', 'true')",
    "aria-valid-attr": "row.querySelector('a').setAttribute('aria-wrong', 'true')",
    "aria-roles": "row.querySelector('a').setAttribute('role', 'wrong')",
}


def test_a_bad_row_of_a_thousand_is_seen(open_page: Opened) -> None:
    page = open_page("claims/", bypass_csp=True, color_scheme="light")
    until_whole(page)
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    rows = "[...document.querySelectorAll('article .cg-en')].filter(one => one.checkVisibility())"
    assert page.evaluate(f"{rows}.length") > 500
    for at, change in enumerate(BAD.values()):
        page.evaluate(f"(row => {{ {change} }})({rows}.at(-1 - {at}))")
    page.evaluate(THIN)
    assert page.evaluate(f"{rows}.length") < 300
    assert {one.partition(":")[0] for one in violations(page)} == BAD.keys()


def test_an_id_of_two_elements_or_of_none_is_seen(open_page: Opened) -> None:
    page = open_page("claims/")
    rows = "[...document.querySelectorAll('article .cg-en')]"
    page.evaluate(f"{rows}.at(-1).id = document.querySelector('main [id]').id")
    page.evaluate(f"{rows}.at(-2).setAttribute('aria-describedby', 'gone')")
    assert len(page.evaluate(WHOLE, THEME)) == 2
