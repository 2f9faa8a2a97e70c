"""axe-core finds nothing on each kind of page, as built and with changes, light, dark and on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
LAW = "notes/memory-bandwidth-bound-decode/"
THEME = (
    *("nav.md-nav", ".md-header", ".md-footer", ".md-search", ".md-top", ".md-skip", ".headerlink", ".md-source"),
    *(".md-tags", ".md-code__nav"),
)
"""Parts of the host's theme, which we do not write."""
RUN = "theme => axe.run({ exclude: theme.map(one => [one]) }, { resultTypes: ['violations'], selectors: false })"
"""All rules; of what passes, no list: to name each of thousands of elements takes longer than to look at them."""
THIN = """() => {
  const built = (row, depth = 0) => depth < 9 && [row.tagName, row.className, row.hidden, ...row.getAttributeNames()]
    .concat(row.tagName === 'math' ? [] : [...row.children].map(inner => built(inner, depth + 1))).join();
  const alike = new Map();
  for (const row of document.querySelectorAll('article tbody tr')) {
    const number = (alike.get(built(row)) ?? 0) + 1;
    alike.set(built(row), number);
    if (number > 3) row.remove();
  }
}"""
"""Of rows that are built alike, down to their classes and attributes, the first three; in one view all are seen."""
VIEWS: dict[str, dict[str, object]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


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
MANUAL = ("manual/views/", "manual/units/", "manual/errors/", "sources/", "outline/", "404.html")
"""Here the theme has code and tables to scroll on a phone that no key reaches."""


@pytest.mark.parametrize(
    ("path", "view"),
    [
        *((path, view) for path in (*NOTES, *MADE) for view in VIEWS),
        *((path, view) for path in MANUAL for view in ("light", "dark")),
    ],
)
def test_no_violation(open_page: Callable[..., Page], path: str, view: str) -> None:
    page = open_page(path, bypass_csp=True, **VIEWS[view])
    page.wait_for_timeout(700)
    if view != "light":
        page.evaluate(THIN)
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    """What axe-core finds on a page, with the first elements it finds it at."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(RUN, list(THEME))
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"][:4]
    ]


def test_a_violation_is_seen(open_page: Callable[..., Page]) -> None:
    page = open_page("tags/", bypass_csp=True)
    bad = '<img src="data:,"><p style="color: #eee; background: #fff">pale</p>'
    page.evaluate("bad => document.querySelector('.md-content').insertAdjacentHTML('beforeend', bad)", bad)
    assert sorted(one.partition(":")[0] for one in violations(page)) == ["color-contrast", "image-alt"]
