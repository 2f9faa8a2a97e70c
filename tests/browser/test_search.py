"""The search of the site finds what a reader sees, and an exact title first."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import until_whole

Opened = Callable[..., Page]
PAGES = (
    "notes/memory-bandwidth-bound-decode/",
    "notes/kv-cache-scaling/",
    "notes/inference-cost/",
    "formulas/hardware/",
    "calculators/",
    "index.html",
)
SEEN = """() => {
  document.querySelectorAll('details').forEach(e => { e.open = true; });
  document.querySelectorAll('article select').forEach(e => e.replaceWith(e.selectedOptions[0]?.textContent ?? ''));
  document.querySelectorAll('article input').forEach(e => e.replaceWith(e.value));
  document.querySelectorAll('article .cg-sr, article [hidden]').forEach(e => e.remove());
  const formulas = [...document.querySelectorAll('article math')].map(e => e.textContent);
  return [document.querySelector('article').innerText, ...formulas].join(' ');
}"""
"""The text of a page with all that is folded, of each control what is chosen."""
WORD = re.compile(r"[^\W\d_]{2,}|\d[\d.,]*")


def words(text: str) -> set[str]:
    return {word.lower().rstrip(".,") for word in WORD.findall(text)}


@pytest.mark.parametrize("path", PAGES)
def test_an_excerpt_has_no_word_that_nobody_sees(open_page: Opened, site, path: str) -> None:
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    found = [one for one in index["docs"] if one["location"].partition("#")[0] == path.replace("index.html", "")]
    assert found
    reader = open_page(path, viewport={"width": 1440, "height": 900})
    until_whole(reader)
    seen = words(reader.evaluate(SEEN)) | words(reader.title())
    unseen = {
        one["location"]: sorted(words(re.sub("<[^>]*>", " ", one["text"])) - seen - words(one["title"]))
        for one in found
    }
    assert {place: some for place, some in unseen.items() if some} == {}


def searched(page: Page, query: str) -> Locator:
    """The first page that the search finds."""
    field = page.locator("input.md-search__input")
    field.click()
    field.fill("")
    field.press_sequentially(query)
    return page.locator(".md-search-result__item h1").first


TITLES = (
    "Speculative decoding",
    "KV cache",
    "Inference cost",
    "Decode is bound by memory bandwidth",
    "Accelerators",
    "Goodput and latency promises",
)


def test_an_exact_title_comes_first(open_page: Opened, site) -> None:
    page = open_page(PAGES[0], searched=True)
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    known = {one["title"].lower(): one["title"] for one in index["docs"] if "#" not in one["location"]}
    titles = [known[title.lower()] for title in TITLES if title.lower() in known]
    assert len(titles) >= 3, sorted(known)
    for title in titles:
        expect(searched(page, title)).to_have_text(title)


def test_an_empty_result_says_so_and_an_excerpt_is_what_is_seen(open_page: Opened) -> None:
    page = open_page(PAGES[0], searched=True)
    searched(page, "xyzzyplugh")
    expect(page.locator(".md-search-result__meta")).to_have_text("No matching documents")
    expect(searched(page, "bytes streamed for a step")).to_be_visible()
    found = " ".join(page.locator(".md-search-result__item").all_text_contents())
    assert "bytes" in found
    assert "(checked" not in found
    assert "TPU v5e" not in found
