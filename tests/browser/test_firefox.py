"""The pages in Firefox: every kind of page opens without an error, sliders, pickers, the map and copies work."""

import re
from collections.abc import Iterator

import pytest
from tests.browser.conftest import Server
from tests.browser.firefox import Firefox, firefox

LAW = "notes/memory-bandwidth-bound-decode/"
KINDS = {
    "home": "",
    "note": LAW,
    "calculator": "calculators/",
    "library": "formulas/hardware/",
    "map": "graph/",
    "claims": "claims/",
    "values": "values/",
    "tags": "tags/",
    "manual": "manual/views/",
    "missing": "404.html",
}
COPY = """(() => {
  const p = [...document.querySelectorAll('article p')].find(e => e.textContent.includes('A model of'));
  const data = {};
  getSelection().selectAllChildren(p);
  addEventListener('copy', e => (data.plain = e.clipboardData.getData('text/plain')), { once: true });
  document.execCommand('copy');
  return data.plain;
})()"""


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    with firefox() as started:
        started.resize(1280, 900)
        yield started


@pytest.fixture
def law(fox: Firefox, site: Server) -> Firefox:
    """The page of the law, alive, with one change."""
    fox.go(site.url(LAW + "?s=gpu:b200"))
    fox.until("!!document.querySelector('.cg-bar.is-on') && !!document.querySelector('.cg-grip.is-ready')")
    return fox


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_opens(fox: Firefox, site: Server, kind: str) -> None:
    fox.errors.clear()
    fox.go(site.url(KINDS[kind]))
    assert fox.evaluate("document.querySelector('article, main').innerText.length") > 20  # type: ignore[operator]
    assert fox.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not [error for error in fox.errors if "404" not in error]


def test_letters_of_a_formula_keep_their_size(law: Firefox) -> None:
    """A subscript is smaller than its base, and both are large enough."""
    sizes = law.evaluate(
        "[...document.querySelectorAll('.cg-row math msub')].slice(0, 9)"
        ".map(e => [...e.children].map(one => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert isinstance(sizes, list)
    assert sizes
    assert all(11 <= below < base for base, below in sizes), sizes


def test_a_slider_moves_by_keys(law: Firefox) -> None:
    law.evaluate("document.querySelector('.cg-axis input').focus()")
    before = law.evaluate("document.querySelector('.cg-fig__out b').textContent")
    law.press("\ue014", "\ue014")
    law.until("location.search.includes('params:')")
    assert law.evaluate("document.querySelector('.cg-fig__out b').textContent") != before
    law.press("\ue017")
    law.until("!location.search.includes('params:')")
    assert law.evaluate("document.querySelector('.cg-fig__out b').textContent") == before


def test_a_row_is_picked_in_a_sentence(law: Firefox) -> None:
    law.evaluate("document.querySelector('p .cg-grip[data-q=gpu] select').focus()")
    law.evaluate(
        "(e => { e.value = 'h200'; e.dispatchEvent(new Event('change', { bubbles: true })) })"
        "(document.querySelector('p .cg-grip[data-q=gpu] select'))"
    )
    law.until("location.search.includes('gpu:h200')")
    assert law.evaluate("document.querySelector('p .cg-grip[data-q=gpu] .cg-claim__now').textContent") == "→ H200"


def test_a_sentence_is_copied_with_the_values_of_the_reader(law: Firefox) -> None:
    law.until("!!document.querySelector('.cg-claim__now[data-article]')")
    text = " ".join(str(law.evaluate(COPY)).split())
    assert text.startswith("A model of 70 billion parameters at FP16 weighs 140 GB. A B200 streams that in 17.5 ms")


def test_the_verdict_of_a_panel_follows(fox: Firefox, site: Server) -> None:
    fox.go(site.url("calculators/?s=model:deepseek-v3"))
    fox.until("!!document.querySelector('.cg-limit.is-failing .cg-limit__ways button')")
    said = str(fox.evaluate("document.querySelector('.cg-limit__say').innerText"))
    assert re.search(r"weights and cache do not fit: [\d,]+\sGB short", said)
    fox.evaluate("document.querySelector('.cg-limit__ways button').click()")
    fox.until("!!document.querySelector('.cg-limit.is-holds')")


def test_the_map_is_drawn_and_answers(fox: Firefox, site: Server) -> None:
    fox.go(site.url("graph/"))
    fox.until("!!document.querySelector('.cg-map canvas')")
    fox.evaluate("document.querySelector('[data-role=find]').focus()")
    fox.press(*"roofline")
    fox.until("document.querySelector('[data-role=list]').innerText.includes('Roofline')")


def test_a_printed_note_is_whole(law: Firefox) -> None:
    printed = law.ask("browsingContext.print", context=law.context)
    assert len(printed["data"]) > 20_000


def test_the_value_of_a_row_is_changed_in_a_panel(fox: Firefox, site: Server) -> None:
    fox.go(site.url("calculators/"))
    fox.until("document.documentElement.matches('.cg-js') && !!document.querySelector('.cg-own summary')")
    fox.evaluate("document.querySelector('.cg-own summary').click()")
    fox.evaluate("document.querySelector('.cg-own__grid .cg-entry').focus()")
    fox.evaluate("document.querySelector('.cg-own__grid .cg-entry').select()")
    fox.press("1", "3", "0", "\ue007")
    fox.until("location.search.includes('.params:130Gparam')")
    fox.until("document.querySelector('.cg-limit').innerText.includes('do not fit')")
    # not the first cell of the page: the values of this row are under the answers
    cell = "document.querySelector('.cg-own__cell:has([data-p$=params])')"
    assert fox.evaluate(f"{cell}.matches('.is-changed')")
