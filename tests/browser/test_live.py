"""Change an assumption, see what follows, everywhere, without a server."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import follow_tab, until

LAW = "notes/memory-bandwidth-bound-decode/"
CASE = "?s=gpu:b200,quant:fp8"
Opened = Callable[..., Page]


def value(page: Page, name: str) -> str:
    return page.locator(f"#calc-{name} .cg-row__val [data-q]").first.inner_text()


def take_case(page: Page) -> None:
    page.locator("#calc-gpu select").select_option("b200")
    page.locator("#calc-quant select").select_option("fp8")
    expect(page).to_have_url(re.compile(re.escape(CASE) + "$"))


def expect_case(page: Page) -> None:
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("114")
    expect(page.locator("#calc-tps")).to_have_class(re.compile("is-changed"))
    expect(page.locator("a.cg-live[data-q='tps']").first).to_have_text("114\u00a0tok/s")
    claim = page.locator("a.cg-claim:is(.is-holds, .is-agrees)", has_text="23.9 tok/s").first
    expect(claim.locator(".cg-claim__text")).to_have_text("23.9 tok/s")
    expect(claim.locator(".cg-claim__now")).to_have_text("→ 114\u00a0tok/s")
    ratio = page.locator("a.cg-claim:is(.is-holds, .is-agrees)", has_text="295×").first
    expect(ratio.locator(".cg-claim__now")).to_have_text("→ 141×")
    expect(page.locator("[data-cell*='gpu=b200'][data-q='tps'] button").first).to_have_text("114")
    expect(page.locator("[data-cell*='gpu=b200'][data-q='tps']").first).to_have_class(re.compile("is-current"))
    expect(page.locator("article .cg-fig__out b")).to_have_text("114\u00a0tok/s")
    expect(page.locator(".cg-bar__count")).to_have_text("2 changed")


def test_a_case_shows_everywhere(open_page: Opened) -> None:
    page = open_page(LAW)
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("23.9")
    take_case(page)
    expect_case(page)


def test_the_plot_follows(open_page: Opened) -> None:
    page = open_page(LAW)
    point = page.locator("svg.cg-plot .point").first
    before = point.get_attribute("cy")
    lines = page.locator("svg.cg-plot path.is-chosen").first.get_attribute("data-line")
    take_case(page)
    expect(page.locator("svg.cg-plot path.is-chosen").first).to_have_attribute("data-line", "gpu=b200")
    assert lines == "gpu=h100"
    assert float(point.get_attribute("cy") or 0) < float(before or 0)


DRAWN = """lines => lines.map(line => line.getAttribute('d').match(/[ML]/g).length)"""
MOVED = """(slider, kind) => {
  slider.value = +slider.min + (+slider.max - +slider.min) * 0.37;
  slider.dispatchEvent(new Event(kind, { bubbles: true }));
}"""


def test_a_line_is_drawn_in_full_when_a_slider_is_let_go(open_page: Opened) -> None:
    page = open_page("notes/hardware-scaling-limits/")
    lines = page.locator("svg[data-x] [data-line]")
    slider = page.locator(".cg input[type=range][data-p]").first
    built, *_ = lines.evaluate_all(DRAWN)
    path = lines.first.get_attribute("d") or ""
    slider.evaluate(MOVED, "input")
    expect(lines.first).not_to_have_attribute("d", path)
    dragged, *_ = lines.evaluate_all(DRAWN)
    slider.evaluate(MOVED, "change")
    until(page, "document.querySelector('svg[data-x] [data-line]').getAttribute('d').match(/[ML]/g).length > 100")
    assert built < dragged < 100


def test_a_panel_says_why_there_is_no_value(open_page: Opened) -> None:
    page = open_page("notes/energy-per-token/")
    page.locator("#calc-gpu select").select_option("tpu-v5e")
    said = page.locator(".cg-out b[data-q='e_alone']")
    expect(said).to_have_text("– gpu.power is not known for TPU v5e")
    page.locator("#calc-gpu select").select_option("h200")
    expect(said).to_have_text(re.compile(r"J/tok$"))


def test_the_ridge_of_a_roof_follows(open_page: Opened) -> None:
    page = open_page(LAW)
    ridge = page.locator("svg [data-ridge]").first
    built = ridge.locator("text").all_text_contents()
    place = float(ridge.locator(".ridge").get_attribute("x1") or 0)
    take_case(page)
    expect(ridge.locator("text")).to_have_text(["ridge 281\u00a0FLOP/B", "281× short of the ridge"])
    assert float(ridge.locator(".ridge").get_attribute("x1") or 0) < place
    page.locator(".cg-bar__do", has_text="put all back").click()
    expect(ridge.locator("text")).to_have_text(built)


def test_the_distance_to_the_ridge_follows_precision_and_users(open_page: Opened) -> None:
    page = open_page("notes/roofline-model/")
    ridge = page.locator("svg [data-ridge]").first
    said = page.locator(".cg-out b[data-q='short_by']")
    expect(ridge.locator("text")).to_have_text(["ridge 295\u00a0FLOP/B", "295× short of the ridge"])
    page.locator("#calc-quant select").select_option("int4")
    expect(ridge.locator("text").last).to_have_text("73.8× short of the ridge")
    expect(said).to_have_text("73.8")
    page.locator("#calc-users input.cg-entry").fill("32")
    expect(ridge.locator("text").last).to_have_text("2.31× short of the ridge")
    expect(said).to_have_text("2.31")


def test_a_citation_is_that_of_the_row_in_hand(open_page: Opened) -> None:
    page = open_page(LAW)
    cited = page.locator("#calc-gpu .cg-src").locator("visible=true")
    written = cited.all_text_contents()
    page.locator("#calc-gpu select").select_option("mi300x")
    expect(cited).not_to_have_text(written)
    assert all("NVIDIA" not in text for text in cited.all_text_contents())
    page.go_back()
    expect(cited).to_have_text(written)


def test_a_citation_of_a_number_goes_with_it(open_page: Opened) -> None:
    page = open_page("notes/inference-cost/")
    cited = page.locator("#calc-rate .cg-src")
    expect(cited).to_be_visible()
    page.locator("#calc-rate input.cg-entry").fill("600")
    expect(cited).to_be_hidden()
    page.locator(".cg-bar__do", has_text="put all back").click()
    expect(cited).to_be_visible()


def test_a_live_value_keeps_its_own_arguments_unit_and_digits(open_page: Opened) -> None:
    """It is not the row's: what its sentence says of the load is no choice of the reader's."""
    page = open_page("manual/views/")
    first, second = page.locator(".cg-live[data-q*='with thick']").all()
    expect(first).to_have_text("50 MPa")
    expect(second).to_have_text("139 MPa")
    page.locator("#calc-load .cg-entry").first.fill("100 kg")
    page.keyboard.press("Enter")
    expect(page.locator(".cg-bar__count")).to_have_text("1 changed")
    expect(first).to_have_text("50 MPa")
    page.locator("#calc-gravity .cg-entry").first.fill("19.62 m/s^2")
    page.keyboard.press("Enter")
    expect(first).to_have_text("100 MPa")
    expect(second).to_have_text("278 MPa")


def test_the_numbers_of_a_plot_follow(open_page: Opened) -> None:
    page = open_page("notes/batching-and-throughput/")
    # of a plot over a parameter; measured points, which come first, follow nothing
    numbers = page.locator("figure:has(svg.cg-plot[data-x]) .cg-numbers").first
    built = numbers.locator("td").all_text_contents()
    numbers.locator("summary").click()
    page.locator("#calc-ctx input.cg-entry").fill("64Ki")
    expect(page.locator(".cg-bar__count")).to_have_text("1 changed")
    expect(numbers.locator("td").first).not_to_have_text(built[0])
    page.locator(".cg-bar__do", has_text="put all back").click()
    expect(numbers.locator("td")).to_have_text(built)


def test_claims_with_a_case_and_disputed_ones_follow(open_page: Opened) -> None:
    page = open_page(LAW + CASE)
    expect_case(page)
    for follows in (".cg-claim[data-with]", ".cg-claim.is-disputed"):
        expect(page.locator(f"{follows}.is-changed")).not_to_have_count(0)
    assert page.locator(".cg-claim.is-sourced.is-changed").count() == 0


def test_another_note_follows_and_back_restores(open_page: Opened) -> None:
    page = open_page(LAW)
    take_case(page)
    page.locator("article a[href*='speculative-decoding']").locator("visible=true").first.click()
    expect(page.locator("h1")).to_contain_text("Speculative")
    expect(page.locator(".cg-use.is-changed [data-q$='#tps']").first).to_contain_text("114")
    expect(page.locator(".cg-row.is-changed").first).to_be_attached()
    expect(page.locator(".cg-bar__count")).to_have_text("2 changed")
    expect(page).to_have_url(re.compile(r"s=memory-bandwidth-bound-decode\.gpu:b200"))
    page.go_back()
    expect_case(page)
    page.go_back()
    expect(page.locator(".cg-bar__count")).to_have_text("1 changed")
    page.go_back()
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("23.9")
    page.go_forward()
    page.go_forward()
    expect_case(page)


def test_a_link_waits_for_a_change_on_a_slow_line(open_page: Opened) -> None:
    page = open_page("")
    page.context.route("**/live.js", lambda route: (time.sleep(1), route.continue_()))
    page.goto(page.url + LAW)
    page.locator("#calc-gpu select").select_option("b200")
    page.locator("article a[href*='speculative-decoding']").locator("visible=true").first.click()
    expect(page.locator("h1")).to_contain_text("Speculative")
    expect(page).to_have_url(re.compile(r"s=memory-bandwidth-bound-decode\.gpu:b200"))


def test_a_note_that_knows_nothing_of_it_carries_it_on(open_page: Opened) -> None:
    page = open_page(LAW + CASE)
    expect_case(page)
    follow_tab(page, "Check")
    expect(page.locator("h1")).to_contain_text("Claims")
    link = "a[href*='notes/memory-bandwidth-bound-decode/']"
    group = page.locator(".cg-group", has_text="Decode is bound by memory bandwidth").first
    group.locator("summary").click()
    group.locator(link).first.click()
    expect_case(page)


def test_a_copied_link_in_a_fresh_profile(open_page: Opened) -> None:
    page = open_page(LAW, permissions=["clipboard-read", "clipboard-write"])
    take_case(page)
    page.locator(".cg-bar__do", has_text="copy link").click()
    expect(page.locator(".cg-bar__do", has_text="copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(LAW + CASE)
    expect_case(open_page(copied))


def test_reset_of_one_and_all(open_page: Opened) -> None:
    page = open_page(LAW + CASE)
    page.locator("#calc-quant .cg-row__reset").click()
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("57.1")
    page.locator(".cg-bar__do", has_text="put all back").click()
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("23.9")
    expect(page.locator(".cg-bar")).to_be_hidden()
    assert page.locator(".is-changed").count() == 0
    expect(page).to_have_url(re.compile(re.escape(LAW) + "$"))


def test_a_number_with_its_unit(open_page: Opened) -> None:
    page = open_page(LAW)
    entry = page.locator("#calc-params input.cg-entry")
    entry.fill("0.405 Tparam")
    entry.press("Enter")
    expect(page.locator("#calc-weights .cg-row__val [data-q]").first).to_have_text("810")
    entry.blur()
    expect(entry).to_have_value("405")
    expect(page).to_have_url(re.compile("s=params:405Gparam"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("4 ms", "“ms” is not a unit for this; it is in Gparam"),
        ("2000", "outside 1 … 1000\u00a0Gparam"),
        ("many", "not a number; write for example 70\u00a0Gparam"),
    ],
    ids=["wrong unit", "out of range", "no number"],
)
def test_an_entry_that_is_not_taken(open_page: Opened, typed: str, said: str) -> None:
    page = open_page(LAW)
    entry = page.locator("#calc-params input.cg-entry")
    entry.fill(typed)
    entry.press("Enter")
    expect(page.locator(".cg-why")).to_have_text(said)
    expect(entry).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#calc-weights .cg-row__val [data-q]").first).to_have_text("140")
    entry.fill("140")
    entry.press("Enter")
    expect(page.locator("#calc-weights .cg-row__val [data-q]").first).to_have_text("280")
    expect(entry).to_have_attribute("aria-invalid", "false")


def test_by_keyboard_alone(open_page: Opened) -> None:
    page = open_page(LAW)
    slider = page.locator("#calc-params input[type=range]")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#calc-params")).to_have_class(re.compile("is-changed"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\d+(\.\d+)?\u00a0Gparam"))
    for wanted in ("cg-entry", "cg-row__reset"):
        for _ in range(3):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.classList.contains('{wanted}')"):
                break
        assert page.evaluate(f"document.activeElement.classList.contains('{wanted}')"), wanted
    page.keyboard.press("Enter")
    expect(page.locator("#calc-weights .cg-row__val [data-q]").first).to_have_text("140")
    page.locator("#calc-gpu select").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#calc-gpu")).to_have_class(re.compile("is-changed"))
    page.locator("[data-cell*='gpu=b200'] button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("57.1")


def test_the_card(open_page: Opened) -> None:
    page = open_page(LAW)
    claim = page.locator("a.cg-claim:is(.is-holds, .is-agrees)", has_text="41.8 ms").first
    claim.hover()
    card = page.locator(".cg-card")
    expect(card).to_be_visible()
    expect(card).to_contain_text("41.8\u00a0ms")
    expect(card).to_contain_text("H100")
    assert not overlaps(page, claim.bounding_box(), card.bounding_box())
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.mouse.move(2, 2)
    page.locator("#calc-tps th a").focus()
    claim.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card).to_be_visible()
    page.keyboard.press("Tab")
    expect(card).to_have_count(1)


def test_the_card_of_a_precise_claim_with_a_long_formula(open_page: Opened) -> None:
    page = open_page("notes/kv-cache/")
    page.locator("a.cg-claim", has_text="327,680 B/tok").first.hover()
    card = page.locator(".cg-card")
    expect(card.locator(".cg-band text")).to_have_text(["327,670", "327,690"])
    expect(card).not_to_contain_text("kv_heads_law(")  # the arguments of a function are not inputs
    formula, edge = card.locator("dd").first.bounding_box(), card.bounding_box()
    assert formula
    assert edge
    assert formula["x"] + formula["width"] <= edge["x"] + edge["width"]


def overlaps(page: Page, one: dict | None, other: dict | None) -> bool:
    assert one
    assert other
    return not (one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"])


def test_on_a_phone(open_page: Opened) -> None:
    page = open_page(LAW, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    take_case(page)
    expect_case(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    claim = page.locator("a.cg-claim:is(.is-holds, .is-agrees)", has_text="23.9 tok/s").first
    claim.scroll_into_view_if_needed()
    claim.tap()
    expect(page.locator(".cg-card")).to_be_visible()
    assert "#" not in page.url
    box = page.locator(".cg-card").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.wait_for_timeout(500)  # two taps at once are a gesture of their own
    claim.tap()
    expect(page).to_have_url(re.compile("#calc-tps$"))


@pytest.mark.parametrize(
    "search",
    [
        "?s=%",
        "?s=%E0%A4%A",
        "?s=gpu",
        "?s=gpu:nothing,params:99999Tparam,params:4ms",
        "?s=__proto__:1,constructor:2,toString:3",
        "?s=<img src=x onerror=alert(1)>:1",
        "?s=" + "gpu:b201," * 400,
    ],
    ids=["percent", "broken utf-8", "no value", "not taken", "prototype", "markup", "long"],
)
def test_a_malformed_address_is_harmless(open_page: Opened, search: str) -> None:
    page = open_page(LAW + search)
    page.wait_for_timeout(400)
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("23.9")
    expect(page.locator(".cg-bar__count")).to_be_hidden()
    take_case(page)
    expect_case(page)


ON_TOP = """e => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_what_an_address_asks_in_vain_is_reported(open_page: Opened, width: int) -> None:
    page = open_page(
        LAW + "?s=gpu:b200,params:99999Tparam,removed:3,other-note.users:4",
        viewport={"width": width, "height": 844},
    )
    notice = page.locator(".cg-bar [role=note]")
    expect(notice).to_have_text(
        "Not taken from the address: params:99999Tparam (outside 1 … 1000\u00a0Gparam), "
        "removed:3 (no input of this page) ×"
    )
    expect(notice).to_be_in_viewport(ratio=1)
    for seen in (notice, page.get_by_role("button", name="put all back")):
        assert seen.evaluate(ON_TOP)
    notice.get_by_role("button", name="close").click()
    expect(notice).to_have_count(0)
    expect(page.locator("h1")).to_be_focused()
    expect(page.locator("#calc-tps .cg-row__val [data-q]").first).to_have_text("57.1")
    expect(page).to_have_url(re.compile(re.escape("?s=gpu:b200,other-note.users:4")))


def test_what_an_address_asks_in_vain_is_reported_where_it_asks_nothing_else(open_page: Opened) -> None:
    page = open_page(LAW + "?s=removed:3")
    notice = page.locator(".cg-bar [role=note]")
    expect(notice).to_have_text("Not taken from the address: removed:3 (no input of this page) ×")
    assert notice.evaluate(ON_TOP)
    expect(page.get_by_role("button", name="put all back")).to_be_hidden()
    notice.get_by_role("button", name="close").click()
    expect(page.locator(".cg-bar")).to_be_hidden()
    assert "removed" not in page.url


def test_a_script_that_fails_to_load(open_page: Opened, watch) -> None:
    page = open_page("")
    page.context.route("**/page/live.js", lambda route: route.abort())
    page.goto(page.url + LAW)
    expect(page.locator(".cg-notice")).to_have_text(
        "The scripts of this page could not start; its values are from the last build."
    )
    expect(page.locator("#calc-tps .cg-row__val")).to_have_text("23.9")
    assert page.locator(".cg-slider").locator("visible=true").count() == 0
    watch.errors.clear()


def test_sheet_buttons(open_page: Opened) -> None:
    page = open_page(LAW)
    sheet = page.locator(".cg-sheet").first
    sheet.locator("[data-do='steps']").click()
    expect(sheet.locator("#calc-tps .cg-steps__body")).to_be_visible()
    sheet.locator("[data-do='source']").click()
    expect(sheet.locator(".cg-source")).to_contain_text("tps          [tok/s]")
    expect(sheet.locator("table")).to_be_hidden()


def test_a_table_sorts_and_takes_cases(open_page: Opened) -> None:
    page = open_page(LAW)
    table = page.locator("table.cg-table[data-sortable]").first
    table.hover()
    head = table.locator("thead th", has_text="single-stream speed").first
    head.locator("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    numbers = [float(text) for text in table.locator("tbody td[data-q='tps']").all_inner_texts()]
    assert numbers == sorted(numbers)
    table.locator("[data-cell*='gpu=h200'] button").first.click()
    expect(page.locator("#calc-gpu select")).to_have_value("h200")


def test_a_table_is_copied_as_it_stands(open_page: Opened) -> None:
    page = open_page(LAW + CASE, permissions=["clipboard-read", "clipboard-write"])
    expect_case(page)
    figure = page.locator("figure:has(table[data-sortable])").first
    figure.locator("[data-do='csv']").click()
    expect(figure.locator("[data-do='csv']")).to_have_text("copied")
    lines = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert lines[0].startswith("accelerator,bw TB/s,single-stream speed tok/s,")
    assert next(line for line in lines if line.startswith("B200,")).startswith("B200,8,114,")


def test_a_print_says_what_it_assumes(open_page: Opened) -> None:
    page = open_page(LAW + CASE)
    expect_case(page)
    page.emulate_media(media="print")
    expect(page.locator(".cg-bar")).to_be_visible()
    expect(page.locator("#calc-params .cg-range")).to_have_text("1\u2009G … 1\u2009T, log")
    for handle in (".cg-slider", "[data-do]", ".cg-row__reset", ".cg-bar__do", ".cg-card"):
        assert page.locator(f"article {handle}").locator("visible=true").count() == 0, handle


def test_forced_colours_leave_a_sign_for_every_state(open_page: Opened) -> None:
    page = open_page(LAW + CASE, forced_colors="active")
    expect_case(page)
    signs = {
        ".cg-preset[aria-pressed='true']": ("outlineStyle", "solid"),
        ".cg-claim.is-holds:not(.cg-grip) .cg-claim__text": ("borderBottomStyle", "solid"),
        ".cg-claim.is-disputed .cg-claim__text": ("borderBottomStyle", "dashed"),
    }
    found = {
        css: page.locator(css).first.evaluate("(e, name) => getComputedStyle(e)[name]", name)
        for css, (name, _) in signs.items()
    }
    assert found == {css: sign for css, (_, sign) in signs.items()}
