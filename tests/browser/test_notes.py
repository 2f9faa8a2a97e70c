"""What a reader finds on the site as built, with and without scripts."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import follow_tab, until, until_theme_navigates
from tests.hosts.crawl import faults_of

LAW = "notes/memory-bandwidth-bound-decode/"
Opened = Callable[..., Page]
LARGEST = 40_000
"""Bytes of script, compressed, that a note page loads by itself."""
AWAKE = re.compile(r"\bcg-js\b")
LOADED = "performance.getEntriesByType('resource').map(one => one.name.split('/assets/calcgraph/').pop())"


@pytest.mark.parametrize("slowed", [1, 6])
def test_a_claim_leads_to_its_row(open_page: Opened, slowed: int) -> None:
    page = open_page(LAW)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    expect(page.locator("html")).to_have_class(AWAKE)
    page.locator("a.cg-claim", has_text="23.9 tok/s").first.click()
    expect(page).to_have_url(re.compile(r"#calc-tps$"))
    page.wait_for_timeout(3000)  # in which the theme puts the page in anew
    expect(page.locator(":target")).to_have_id("calc-tps")
    expect(page.locator(":target")).to_be_in_viewport()


def test_a_claim_of_another_note_leads_there(open_page: Opened) -> None:
    page = open_page(LAW)
    links = page.locator("article a[href*='#calc-']:not([href^='#'])")
    target = links.first.evaluate("link => new URL(link.href).pathname + link.hash")
    links.first.click()
    expect(page).to_have_url(re.compile(re.escape(target) + "$"))
    expect(page.locator(f"[id='{target.split('#')[1]}']")).to_be_visible()


def test_a_graph_node_opens_its_note(open_page: Opened) -> None:
    page = open_page("graph/")
    until(page, "document.querySelector('cg-map')?.view?.painter.labels.length > 0")
    page.locator("aside a:visible", has_text="Disaggregated prefill").first.click()
    page.locator("aside a", has_text="open note").click()
    expect(page.locator("h1").first).to_contain_text("Disaggregated prefill")


def test_search_finds_a_computed_value(open_page: Opened) -> None:
    page = open_page("", searched=True)
    page.keyboard.press("f")
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    page.locator("input.md-search__input").press_sequentially("295 FLOP/B")
    result = page.locator(".md-search-result__item", has_text="bandwidth").first
    expect(result).to_be_visible()


def test_instant_navigation_keeps_everything_working(open_page: Opened) -> None:
    page = open_page("")
    until_theme_navigates(page)
    page.evaluate("window.stays = true")
    page.locator("a[href*='memory-bandwidth-bound-decode']").first.click()
    expect(page.locator("h1")).to_contain_text("Decode is bound")
    page.locator("select[data-p='gpu']").first.select_option("b200")
    expect(page.locator("#calc-tps [data-q]").first).to_have_text("57.1")
    follow_tab(page, "Check")
    expect(page.locator("h1")).to_contain_text("Claims")
    page.locator(".cg-search").fill("bandwidth-law-that-is-not-there")
    expect(page.locator(".cg-none")).to_contain_text("Nothing here has “bandwidth-law-that-is-not-there”")
    expect(page.locator(".cg-en").locator("visible=true")).to_have_count(0)
    page.go_back()
    expect(page.locator("#calc-tps [data-q]").first).to_have_text("57.1")
    page.locator("select[data-p='gpu']").first.select_option("h100")
    expect(page.locator("#calc-tps [data-q]").first).to_have_text("23.9")
    assert page.evaluate("window.stays"), "the page was loaded anew"


def test_what_is_around_a_note_stands_under_its_contents(open_page: Opened) -> None:
    page = open_page(LAW, viewport={"width": 1440, "height": 900})
    around = page.locator(".md-sidebar--secondary .cg-loc")
    expect(around).to_be_visible()
    contents, box = page.locator(".md-sidebar--secondary .md-nav--secondary").bounding_box(), around.bounding_box()
    assert contents
    assert box
    assert box["y"] >= contents["y"] + contents["height"]
    notes = around.locator("li")
    assert {round(one.bounding_box()["height"]) for one in notes.all()} == {22}
    names = notes.locator("a").evaluate_all("links => links.map(link => link.pathname)")
    assert len(set(names)) == len(names) <= 4 + 5 + 4
    assert around.locator("p, li").all_inner_texts()[-1].endswith("more")
    expect(notes.locator("small")).to_have_count(len(names))
    title = notes.locator("a").last.inner_text().rstrip("…")[:20]
    notes.locator("a").last.click()
    expect(page.locator("h1")).to_contain_text(title)
    expect(page.locator(".cg-loc")).to_have_count(1)
    page.set_viewport_size({"width": 1180, "height": 900})
    expect(page.locator(".cg-loc")).to_be_hidden()


def test_without_scripts_everything_is_there(open_page: Opened) -> None:
    page = open_page(LAW, java_script_enabled=False)
    expect(page.locator("#calc-tps .cg-row__val")).to_have_text("23.9")
    expect(page.locator("#calc-weights .cg-row__val")).to_have_text("140")
    expect(page.locator("#calc-tps math").first).to_be_visible()
    expect(page.locator("#calc-params .cg-row__val input")).to_have_value("70")
    expect(page.locator(".cg-conn")).to_be_visible()
    assert page.locator(".cg-conn a").count() > 5
    for handle in (".cg-slider", ".cg-bar", ".cg-card", "[data-do]"):
        assert page.locator(handle).locator("visible=true").count() == 0, handle
    expect(page.locator("svg.cg-plot").first).to_be_visible()


def test_without_scripts_the_graph_has_links(open_page: Opened) -> None:
    page = open_page("graph/", java_script_enabled=False)
    assert page.locator("article svg a.node").count() > 20
    page.locator("article svg a.node").first.click()
    expect(page.locator("h1").first).not_to_have_text("Graph")


def test_the_page_proves_its_values(open_page: Opened) -> None:
    page = open_page(LAW)
    until(page, f"{LOADED}.includes('page/live.js')")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".cg-notice")).to_have_count(0)


def test_at_rest_a_note_loads_little(open_page: Opened, site) -> None:
    page = open_page(LAW)
    until(page, f"{LOADED}.includes('page/live.js')")
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    folder = site.folder / "assets/calcgraph"
    ours = [path for path in folder.rglob("*.js") if path.relative_to(folder).as_posix() in loaded]
    assert {"sheet.js", "live.js", "table.js"} <= {path.name for path in ours}
    assert not {"calculus.js", "draws.js", "view.js", "popup.js"} & {path.name for path in ours}
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in ours) <= LARGEST


def test_every_address_and_id_of_the_site_is_found(site) -> None:
    assert faults_of(site.folder, site.address) == []


PROVE = """async ([address, path]) => {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html'),
    text = page.querySelector('cg-note template')?.content.textContent;
  if (!text) return null;
  const { compute: { makeValues, prepare } } = await import(address), data = JSON.parse(text);
  await prepare(data.q);
  return makeValues(data).prove().wrong;
}"""
"""The quantities of a page that come to something else in the browser; null on a page without any."""


def test_every_page_proves_its_values(open_page: Opened, site) -> None:
    page = open_page("")
    found = {}
    for file in sorted(site.folder.rglob("index.html")):
        path = file.relative_to(site.folder).as_posix()
        found[path] = page.evaluate(PROVE, [site.url("assets/calcgraph/page/live.js"), site.url(path)])
    proven = [path for path, wrong in found.items() if wrong == []]
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert len(proven) > 35


def test_the_first_page_is_a_sentence_with_handles_its_figure_and_the_map(open_page: Opened) -> None:
    page = open_page("", viewport={"width": 1440, "height": 900})
    lead = page.locator(".cg-lead")
    assert lead.evaluate("e => getComputedStyle(e).fontSize") == "26.8px"
    expect(lead.locator(".cg-grip")).to_have_count(3)
    claims = lead.locator(".cg-claim:is(.is-holds, .is-agrees):not(.cg-grip)")
    expect(claims).to_have_text(["23.9 tok/s", "99.7 %", "19.7 tok/s", "19.0 tok/s"])  # bound, idle, expected, measured
    figure = page.locator(".cg-fig").bounding_box()
    assert figure
    assert figure["y"] + figure["height"] < 900
    expect(page.locator(".cg-foot")).to_have_count(0)
    thumb, prose = page.locator(".cg-thumb").bounding_box(), lead.bounding_box()
    assert thumb
    assert prose
    assert thumb["x"] > prose["x"] + prose["width"]
    page.locator(".cg-thumb").click()
    expect(page).to_have_url(re.compile("/graph/$"))


def test_on_a_phone_the_map_of_the_first_page_is_below(open_page: Opened) -> None:
    page = open_page("", viewport={"width": 390, "height": 844})
    thumb, doors = page.locator(".cg-thumb").bounding_box(), page.locator(".cg-door").last.bounding_box()
    assert thumb
    assert doors
    assert thumb["y"] > doors["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


PAGES = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("changes", ["", "?s=gpu:b200,quant:fp8"])
def test_a_note_is_printed_light_folded_and_on_few_pages(open_page: Opened, changes: str) -> None:
    page = open_page(LAW + changes, color_scheme="dark", folded=True)
    expect(page.locator("html")).to_have_class(AWAKE)
    page.locator(".cg-row:not(.is-rest) .cg-steps summary").first.click()
    # a fourth since the note has a sheet of expected values and an exercise
    assert len(PAGES.findall(page.pdf(format="A4", prefer_css_page_size=True))) <= 4
    page.evaluate("dispatchEvent(new Event('beforeprint'))")  # at which the theme opens what is folded
    page.emulate_media(media="print", color_scheme="dark")
    page.wait_for_timeout(300)
    shown = ".filter(one => one.getClientRects().length).length"
    folded = ".cg-row.is-rest, .cg-more, .cg-sheetfoot button, .cg-sheetfoot__do button"
    assert page.evaluate(f"[...document.querySelectorAll('{folded}')]{shown}") == 0
    assert page.evaluate(f"[...document.querySelectorAll('.cg-steps__body')]{shown}") == 1, "what the reader has opened"
    ink = page.locator(".cg-row__desc").first.evaluate("one => getComputedStyle(one).color")
    assert ink == "rgb(91, 98, 112)", "dark on paper, though the page is light on dark"
    prose = page.locator("article > p:not([class])").first.evaluate("one => getComputedStyle(one).fontSize")
    assert prose == "12.8px", "the size of the screen on paper"
    expect(page.locator(".cg-stage__foot")).to_be_hidden()


def test_under_a_title_is_what_was_found_of_its_numbers(open_page: Callable[..., Page]) -> None:
    page = open_page("notes/memory-bandwidth-bound-decode/")
    line = page.locator("article h1 + .cg-stage + .cg-facts")  # this note is in the reading order
    expect(line).to_be_visible()
    said = re.search(
        r"(\d+) numbers: ✓ (\d+) checked(?:, = (\d+) agree)?, ≠ (\d+) disputed"
        r"(?:, ❞ (\d+) quoted)?$",
        line.inner_text(),
    )
    assert said is not None
    shown = {
        kind: page.locator(f"article .cg-claim.is-{kind}").count()
        for kind in ("holds", "agrees", "disputed", "sourced")
    }
    assert [int(one or 0) for one in said.groups()] == [sum(shown.values()), *shown.values()]
    assert open_page().locator(".cg-facts").count() == 0


def test_the_skip_link_leads_to_the_text_and_soon_to_a_control(open_page: Callable[..., Page]) -> None:
    page = open_page("notes/speculative-decoding/")
    expect(page.locator(".cg-grip").first).to_be_visible()
    expect(page.locator(".md-skip")).to_have_attribute("href", re.compile("#cg-text$"))
    page.evaluate("location.hash = '#cg-text'")
    is_control = "!!document.activeElement.closest('.cg-grip, .cg-fig input, .cg-axis')"
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate(is_control):
            return
    raise AssertionError(page.evaluate("document.activeElement.outerHTML"))
