"""A scenario goes from note to note, and every page says what it does with it."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.conftest import held, until_theme_navigates

LAW = "notes/memory-bandwidth-bound-decode/"
FROM_LAW = "?s=memory-bandwidth-bound-decode.gpu:b200,memory-bandwidth-bound-decode.quant:fp8"
Opened = Callable[..., Page]


def bar(page: Page) -> str:
    return " ".join(page.locator(".cg-bar__list").inner_text().split())


LEAVE = """at => {
  document.querySelector('article').dataset.left = '';
  document.querySelector(`article a[href*='${at}'], nav a[href*='${at}']`).click();
}"""


def follow(page: Page, note: str) -> None:
    # by its folder: a scenario in the query of a link names notes, too
    page.evaluate(LEAVE, f"/{note}/")
    expect(page).to_have_url(re.compile(f"/{note}/"))
    expect(page.locator("article:not([data-left]) .cg-bar")).to_be_visible()  # the address changes first


def test_a_scenario_of_one_note_is_what_the_next_three_show(open_page: Opened) -> None:
    page = open_page(LAW)
    page.locator("#calc-gpu select").select_option("b200")
    expect(page.locator(".cg-bar__list")).to_contain_text("accelerator")
    assert bar(page).rstrip("×").strip() == "accelerator H100 SXM B200"
    for note in ("kv-cache-scaling", "roofline-model", "transformer-autoregressive-decoding"):
        follow(page, note)
        offer = page.locator(".cg-bar__do", has_text="also use B200 here")
        mark = page.locator(".cg-elsewhere")
        expect(page.locator("#calc-gpu .cg-elsewhere")).to_have_text("B200 elsewhere")
        words = page.locator("p .cg-grip[data-q=gpu]")
        expect(words.locator(".cg-elsewhere")).to_have_text(["B200 elsewhere"] * words.count())
        expect(page.locator(".cg-bar__who")).to_contain_text("Decode is bound by memory bandwidth")
        offer.click()
        expect(page.locator("#calc-gpu select")).to_have_value("b200")
        expect(page.locator(".cg-bar__too")).to_have_text(", also here")
        expect(mark).to_have_count(0)
        expect(offer).to_be_hidden()
        assert bar(page).startswith("accelerator H100 SXM B200")
        follow(page, "memory-bandwidth-bound-decode")  # which links all three; they do not link each other


LEAVES_AT_ONCE = """
const leave = new MutationObserver(() => {
  if (!document.querySelector('#calc-bw_for_100')) return;
  leave.disconnect();
  document.querySelector("nav a[href*='/transformer-autoregressive-decoding/']").click();
});
leave.observe(document.body, { childList: true, subtree: true });
"""


def test_a_page_that_a_reader_leaves_at_once_keeps_its_names_out_of_the_next_address(open_page: Opened) -> None:
    page = open_page(
        "notes/roofline-model/?s=kv-cache-scaling.gpu:b200,memory-bandwidth-bound-decode.gpu:b200,gpu:b200"
    )
    expect(page.locator(".cg-bar")).to_be_visible()
    until_theme_navigates(page)
    with held(page, "**/transformer-autoregressive-decoding/*"):
        page.evaluate(LEAVES_AT_ONCE)
        page.evaluate("document.querySelector(`nav a[href*='/memory-bandwidth-bound-decode/']`).click()")
        expect(page.locator("article:has(#calc-bw_for_100) .cg-bar")).to_be_visible()  # it has mounted, on its way out
        assert "/transformer-autoregressive-decoding/" in page.url
        assert all("." in part.partition(":")[0] for part in page.url.partition("?s=")[2].partition("#")[0].split(","))
        page.locator("#calc-gpu select").select_option("h200")
        assert "h200" not in page.url
    expect(page.locator("#calc-gpu .cg-elsewhere")).to_have_text("B200 elsewhere")


def test_what_is_only_carried_is_named_and_put_back(open_page: Opened) -> None:
    page = open_page(f"notes/continuous-batching/{FROM_LAW},inference-cost.tariff:0.2USD/kWh")
    expect(page.locator(".cg-bar__list li")).to_have_count(3)
    expect(page.locator(".cg-bar__list")).to_contain_text("accelerator")
    assert "weight precision FP16 FP8" in bar(page)
    assert "0.2\u00a0USD/kWh" in page.locator(".cg-bar__list").inner_text()
    page.locator(".cg-bar__x").first.click()
    expect(page.locator(".cg-bar__list li")).to_have_count(2)
    expect(page.locator(".cg-bar__x").first).to_be_focused()
    assert "tariff" not in page.url
    page.locator(".cg-bar__do", has_text="put all back").click()
    expect(page.locator(".cg-bar")).to_be_hidden()
    expect(page.locator("h1")).to_be_focused()
    assert "s=" not in page.url


def test_pages_of_the_whole_vault_say_what_a_scenario_does_there(open_page: Opened) -> None:
    page = open_page("claims/" + FROM_LAW)
    expect(page.locator(".cg-bar__notice")).to_have_text(
        "Verdicts are from the last build: a scenario does not change them."
    )
    page.goto(page.url.replace("claims/", "values/"))
    expect(page.locator(".cg-bar__notice")).to_contain_text("without your scenario")
    assert bar(page).startswith("accelerator H100 SXM B200")


def test_the_list_of_values_is_recomputed_with_a_scenario_when_asked(open_page: Opened) -> None:
    page = open_page("values/" + FROM_LAW)
    said = page.locator(".cg-bar__notice")
    said.get_by_role("button", name="recompute with it").click()
    expect(said).to_contain_text("Recomputed with your scenario:")
    values = page.locator("[data-row='notes/memory-bandwidth-bound-decode.md#tps'] .cg-en__val")
    assert values.text_content() == "114\u00a0tok/s"
    page.goto(page.url.replace("values/", "notes/kv-cache-scaling/"))
    expect(page.locator(".cg-bar")).to_be_visible()
    here = page.locator("#calc-users_even .cg-row__val [data-q]").first.text_content()
    page.goto(page.url.replace("notes/kv-cache-scaling/", "values/"))
    page.get_by_role("button", name="recompute with it").click()
    expect(said).to_contain_text("Recomputed with your scenario:")
    row = page.locator("[data-row='notes/kv-cache-scaling.md#users_even'] .cg-en__val")
    assert (row.text_content() or "").startswith(str(here))
    page.locator(".cg-bar__do", has_text="put all back").click()
    expect(page.locator(".cg-en.is-changed")).to_have_count(0)
    expect(values).to_have_text(re.compile(r"^23.9\W"))


CHAIN = f"graph/{FROM_LAW}&mode=chain&box=notes/memory-bandwidth-bound-decode.md%23tps"
AS_BUILT = "without your scenario"


def test_a_chain_is_as_built_until_it_is_recomputed_with_a_scenario(open_page: Opened) -> None:
    page = open_page(CHAIN)
    said, chain = page.locator(".cg-bar__notice"), page.locator("[data-role=detail]")
    expect(said).to_contain_text(AS_BUILT)
    expect(chain.locator("h2")).to_have_text("What makes “single-stream speed” 23.9\u00a0tok/s?")
    said.get_by_role("button", name="recompute with it").click()
    expect(said).to_contain_text("Recomputed with your scenario: 5 values changed.")
    expect(chain.locator("h2")).to_contain_text("114\u00a0tok/s (was 23.9\u00a0tok/s)?")
    values = chain.locator(".cg-chain__list li").all_text_contents()
    assert any("8\u00a0TB/s (was 3.35\u00a0TB/s)" in one and "b200.bw" in one for one in values)
    assert [one for one in values if "70\u00a0Gparam" in one and "(was " not in one and "(not " not in one]
    chain.locator("button", has_text="bw_for_100").first.click()
    expect(chain.locator("h2")).to_have_text(re.compile("^What makes “bandwidth for a hundred.* [(]was "))
    shown = (chain.locator("h2").text_content() or "").partition(" (was ")[0]
    page.goto(page.url.partition("graph/")[0] + LAW + FROM_LAW)
    expect(page.locator(".cg-bar")).to_be_visible()
    there = page.locator("#calc-bw_for_100 .cg-row__val [data-q]").first.text_content()
    assert shown.endswith(f" {there}\u00a0TB/s")


def test_a_chain_that_is_still_computed_says_that_it_is_as_built(open_page: Opened) -> None:
    page = open_page(CHAIN)
    said, title = page.locator(".cg-bar__notice"), page.locator("[data-role=detail] h2")
    said.get_by_role("button", name="recompute with it").click()
    expect(title).to_contain_text("114\u00a0tok/s (was 23.9\u00a0tok/s)?")
    with held(page, "**/notes/memory-bandwidth-bound-decode/"):
        page.locator("[data-role=detail] button", has_text="bw_for_100").first.click()
        expect(title).to_have_text(
            "What makes “bandwidth for a hundred tokens a second” 14\u00a0TB/s (not recomputed)?"
        )
        expect(said).to_have_text("Recomputing …")
    expect(title).to_contain_text("7\u00a0TB/s (was 14\u00a0TB/s)?")
    expect(said).to_contain_text("Recomputed with your scenario")


def test_a_path_and_the_map_stay_as_built_and_say_so(open_page: Opened) -> None:
    page = open_page(CHAIN)
    said, act = page.locator(".cg-bar__notice"), page.get_by_role("button", name="recompute with it")
    act.click()
    expect(said).to_contain_text("Recomputed with your scenario")
    for mode in ("map", "path"):
        page.locator(f"[name=cg-mode][value={mode}]").check(force=True)
        expect(said).to_contain_text(AS_BUILT)
        expect(act).to_have_count(0)
    page.locator("[name=cg-mode][value=chain]").check(force=True)
    expect(said).to_contain_text("Recomputed with your scenario")
    page.goto(page.url.partition("?")[0] + FROM_LAW)
    expect(said).to_contain_text(AS_BUILT)
    expect(act).to_be_hidden()


def test_a_chain_whose_page_does_not_come_stays_as_built(open_page: Opened) -> None:
    page = open_page(CHAIN)
    page.route("**/notes/memory-bandwidth-bound-decode/", lambda route: route.fulfill(status=204))
    page.get_by_role("button", name="recompute with it").click()
    expect(page.locator(".cg-bar__notice")).to_contain_text("0 values changed. 6 are greyed out")
    expect(page.locator("[data-role=detail] h2")).to_contain_text("23.9\u00a0tok/s (not recomputed)?")


def test_a_sentence_that_names_its_case_does_not_become_false(open_page: Opened) -> None:
    page = open_page("notes/roofline-model/?s=gpu:b200")
    claim = page.locator("a.cg-claim[data-q='gpu.peak'].is-changed", has_text="989").first
    expect(claim).to_contain_text("· B200")
