"""The graph of the site: every control by mouse, keys and touch, and the address that restores it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import until
from tests.browser.test_graph_shapes import OVERLAPS, RECORDED

KV = "notes/kv-cache-scaling.md"
Opened = Callable[..., Page]
AT = """id => { const { view } = document.querySelector('cg-map'), n = view.model.nodes[view.model.byId.get(id)];
const [x, y] = view.painter.screen(view.camera, n.x, n.y), r = view.canvas.getBoundingClientRect();
return [r.left + x, r.top + y]; }"""
BARE = """() => { const { view } = document.querySelector('cg-map'), r = view.canvas.getBoundingClientRect();
const bare = (x, y) => [[0, 0], [40, 30], [-40, -30]].every(([i, j]) => view.hit(x + i, y + j, 12) < 0);
for (let x = 60; x < r.width - 60; x += 20) for (let y = 60; y < r.height - 60; y += 20)
  if (bare(x, y)) return [r.left + x, r.top + y]; }"""
READY = "document.querySelector('cg-map')?.view?.painter.labels.length > 0"


def opened(open_page: Opened, query: str = "", **options: object) -> Page:
    page = open_page("graph/" + query, **options)
    until(page, READY)
    return page


def place(page: Page, note: str = KV) -> tuple[float, float]:
    """Where a note's dot is in the window."""
    x, y = page.evaluate(AT, note)
    return x, y


def state(page: Page, expression: str) -> object:
    return page.evaluate(f"(view => {expression})(document.querySelector('cg-map').view)")


def detail(page: Page) -> object:
    return page.locator("[data-role=detail]")


def test_pointing_at_a_note_lights_its_neighbours_and_names_relations(open_page: Opened) -> None:
    page = opened(open_page)
    page.mouse.move(*place(page))
    expect(page.locator("[data-role=detail] h2")).to_contain_text("KV-cache scaling")
    expect(page.locator("[data-role=detail] .rel", has_text="builds on").first).to_be_visible()
    lit = state(page, "view.lit.nodes.size")
    assert lit == state(page, f"view.shown.near[view.model.byId.get('{KV}')].size + 1")
    page.mouse.move(5, 5)
    expect(page.locator("[data-role=summary]")).to_be_visible()


def test_a_click_keeps_a_note_and_a_second_or_escape_releases(open_page: Opened) -> None:
    page = opened(open_page)
    page.mouse.click(*place(page))
    page.mouse.move(5, 5)
    expect(page.locator("[data-role=detail] h2")).to_contain_text("KV-cache scaling")
    expect(page).to_have_url(re.compile(r"focus=notes%2Fkv-cache-scaling\.md"))
    page.mouse.click(*place(page))
    assert state(page, "view.state.focus") == ""
    page.mouse.click(*place(page))
    page.keyboard.press("Escape")
    assert state(page, "view.state.focus") == ""
    expect(page.locator("[data-role=summary]")).to_be_visible()


def test_a_double_click_opens_a_note(open_page: Opened) -> None:
    page = opened(open_page)
    page.mouse.dblclick(*place(page))
    expect(page).to_have_url(re.compile("notes/kv-cache-scaling/"))


def test_wheel_drag_and_double_click_move_the_map(open_page: Opened) -> None:
    page = opened(open_page)
    before = state(page, "view.camera.k")
    x, y = place(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    until(page, f"document.querySelector('cg-map').view.camera.k > {before}")
    near = place(page)
    assert abs(near[0] - x) + abs(near[1] - y) < 1, "what is under the pointer stays there"
    x, y = page.evaluate(BARE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    moved = place(page)
    assert (round(moved[0] - near[0]), round(moved[1] - near[1])) == (40, 30)
    assert state(page, "view.state.focus") == "", "a drag chooses nothing"
    at = state(page, "view.camera.k")
    page.mouse.dblclick(*page.evaluate(BARE))
    assert state(page, "view.camera.k") > at
    page.locator("[data-do=fit]").click()
    assert abs(state(page, "view.camera.k") - before) < 1e-6


def test_keys_zoom_walk_and_open(open_page: Opened) -> None:
    page = opened(open_page, f"?focus={KV}")
    page.locator("canvas").focus()
    k = state(page, "view.camera.k")
    page.keyboard.press("+")
    assert state(page, "view.camera.k") > k
    page.keyboard.press("-")
    page.keyboard.press("0")
    assert abs(state(page, "view.camera.k") - k) < 1e-6
    walked = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        before = state(page, "view.at()")
        page.keyboard.press(key)
        after = state(page, "view.at()")
        assert after == before or state(page, f"view.shown.near[{before}].has({after})")
        walked.add(after)
    assert len(walked) > 1
    url = state(page, "view.model.nodes[view.at()].url")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape(str(url).lstrip("./")) + "$"))


def test_the_state_is_not_written_into_the_address_of_another_page(open_page: Opened) -> None:
    page = opened(open_page)
    page.evaluate("document.querySelector('cg-map').view.choose(0); history.pushState(null, '', '../claims/')")
    page.wait_for_timeout(400)  # more than a map waits
    expect(page).to_have_url(re.compile(r"/claims/$"))


@pytest.mark.parametrize(
    ("query", "first"),
    [("?mode=map", "view.painter.order[0]"), ("", "view.painter.course.way[0]")],
    ids=["map", "course"],
)
def test_keys_start_at_the_most_central_note_or_the_short_path(open_page: Opened, query: str, first: str) -> None:
    page = opened(open_page, query)
    page.locator("canvas").focus()
    page.keyboard.press("ArrowDown")
    assert state(page, "view.at()") == state(page, first)


def test_search_as_you_type_lights_lists_and_goes(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator("[data-role=find]").fill("kv-cache")
    expect(page.locator("[data-role=list] li").first).to_be_visible()
    found = int(str(state(page, "view.found.length")))
    expect(page.locator("[data-role=list] li")).to_have_count(found)
    page.locator("[data-role=find]").press("Enter")
    expect(page.locator("[data-role=detail] h2")).to_be_visible()
    page.locator("[data-role=find]").fill("no such note")
    expect(page.locator("[data-role=list-title]")).to_have_text("Nothing found")


def test_what_is_typed_before_the_script_is_there_is_searched(open_page: Opened) -> None:
    page, held = opened(open_page), []
    page.route("**/map/view.js*", lambda route: held.append(route))  # noqa: PLW0108  (a method of a list is not one that Playwright can mark)
    with page.expect_request("**/map/view.js*"):
        page.reload(wait_until="domcontentloaded")
    page.locator("[data-role=find]").fill("no such note")
    held[0].continue_()
    until(page, READY)
    expect(page.locator("[data-role=list-title]")).to_have_text("Nothing found")


def test_the_list_leads_to_the_map_by_keyboard(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator("[data-role=list] a", has_text="Batching, UTPS and STPS").first.focus()
    page.keyboard.press("Enter")
    assert state(page, "view.state.focus") == KV.replace("kv-cache-scaling", "batching-and-throughput")
    page.keyboard.press("Escape")
    assert state(page, "view.state.focus") == ""


def test_the_list_leads_to_notes_in_another_tab(open_page: Opened) -> None:
    page = opened(open_page)
    with page.context.expect_page() as other:
        page.locator("[data-role=list] a", has_text="Batching, UTPS and STPS").first.click(modifiers=["Control"])
    expect(other.value).to_have_url(re.compile("notes/batching-and-throughput/"))
    assert state(page, "view.state.focus") == ""


def test_the_list_sorts(open_page: Opened) -> None:
    page = opened(open_page)
    degrees = page.evaluate(
        "document.querySelector('cg-map').view.model.nodes.filter(one => !one.kind).map(one => one.degree)"
    )
    page.locator("[data-role=sort]").select_option("by links")
    falling = [str(degree) for degree in sorted(degrees, reverse=True)]
    expect(page.locator("[data-role=list] small")).to_have_text(falling)


@pytest.mark.parametrize("kind", ["link", "uses", "sequence"])
def test_the_legend_filters_edges(open_page: Opened, kind: str) -> None:
    page = opened(open_page)
    toggle = page.locator(f"[data-filter=kind][data-value={kind}]")
    assert state(page, f"view.shown.lines.some(l => l.kind === '{kind}')")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert not state(page, f"view.shown.lines.some(l => l.kind === '{kind}')")
    toggle.click()
    assert state(page, f"view.shown.lines.some(l => l.kind === '{kind}')")


def test_the_legend_filters_communities_and_shows_tags(open_page: Opened) -> None:
    page = opened(open_page, "?mode=map")
    nodes = "view.shown.nodes.filter(Boolean).length"
    all_shown = state(page, nodes)
    first = page.locator("[data-filter=group]").first
    size = int(first.locator(".cg-num").inner_text())
    first.click()
    assert state(page, nodes) == all_shown - size
    first.click()
    page.locator("[data-filter=node][data-value=tag]").click()
    assert state(page, nodes) > all_shown


def test_colour_by_folder_and_tag_changes_the_legend(open_page: Opened) -> None:
    page = opened(open_page, "?mode=map")
    page.locator(".cg-map__more summary").click()
    for colour, entry in (("folder", "notes"), ("tag", "cost")):
        page.locator("[data-role=colour]").select_option(colour)
        expect(page.locator("[data-role=groups] button", has_text=entry).first).to_be_visible()
    page.locator("[data-role=colour]").select_option("community")
    expect(page.locator("[data-role=group-word]")).to_have_text("territories")


@pytest.mark.parametrize(("size", "field"), [("PageRank", "rank"), ("links", "degree"), ("uses", "uses")])
def test_size(open_page: Opened, size: str, field: str) -> None:
    page = opened(open_page, "?mode=map")
    page.locator(".cg-map__more summary").click()
    page.locator("[data-role=size]").select_option(size)
    most = f"view.model.nodes.reduce((a, b) => b.{field} > a.{field} ? b : a).number"
    assert state(page, f"view.painter.radius[{most}]") == 13


@pytest.mark.parametrize("text", ["KV-cache scaling", "notes/kv-cache-scaling", "42v1", "#scaling"])
def test_a_search_finds_by_title_path_id_and_tag(open_page: Opened, text: str) -> None:
    page = opened(open_page)
    page.locator("[data-role=find]").fill(text)
    assert state(page, f"view.found.includes(view.model.byId.get('{KV}'))")


def test_a_filter_by_tag(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator(".cg-map__more summary").click()
    page.locator("[data-role=tag]").select_option("cost")
    tagged = "n.tags.some(t => view.model.tags[t] === 'cost')"
    assert state(page, f"view.model.nodes.every(n => !!view.shown.nodes[n.number] === {tagged})")


def test_filters_by_folder_and_relation(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator(".cg-map__more summary").click()
    page.locator("[data-role=folder]").select_option(label="notes")
    assert state(page, "view.model.nodes.every(n => !view.shown.nodes[n.number] || n.id.startsWith('notes/'))")
    page.locator("[data-role=relation]").select_option(label="builds on")
    fits = "view.model.types[e.type][0] === 'builds-on' && view.shown.nodes[e.a] && view.shown.nodes[e.b]"
    pairs = f"view.model.edges.filter(e => {fits}).map(e => [e.a, e.b].sort().join())"
    assert state(page, "view.shown.lines.length") == state(page, f"new Set({pairs}).size")


def test_depth(open_page: Opened) -> None:
    page = opened(open_page, f"?focus={KV}")
    one = state(page, "view.lit.nodes.size")
    page.locator(".cg-map__more summary").click()
    page.locator("[data-role=depth]").focus()
    page.keyboard.press("ArrowRight")
    assert state(page, "view.lit.nodes.size") > one
    expect(page.locator("[data-role=depth-n]")).to_have_text("2")


def test_a_path_is_drawn_and_described(open_page: Opened) -> None:
    page = opened(open_page, f"?focus={KV}")
    page.locator("[data-do=path]").click()
    expect(page.locator("[data-role=detail]")).to_contain_text("choose the note it leads to")
    page.locator("[data-role=list] a", has_text="Energy per token").first.click()
    expect(page.locator("[data-role=detail] h2")).to_have_text(re.compile(r"(One|\d) paths?"))
    first = page.locator("[data-role=detail] h3 + ol").first
    assert first.locator("li.note").count() == state(page, "view.lit.path.length")
    drawn = state(page, "view.lit.path.join()")
    page.locator("[data-do=way]").nth(1).click()
    expect(page.locator("[data-do=way]").nth(1)).to_have_attribute("aria-pressed", "true")
    assert state(page, "view.lit.path.join()") != drawn
    expect(page).to_have_url(re.compile("mode=path&.*from=.*to=.*way=1"))


ASKED = {
    "How does hardware reach the cost of a token?": (
        "formulas/hardware.md",
        "notes/inference-cost.md",
        ["Rent, buy, cost per million tokens", "stps", "electricity as one part of the price of a token"],
    ),
    "What has the KV cache to do with speculative decoding?": (
        "notes/kv-cache.md",
        "notes/speculative-decoding.md",
        ["both spend the same idle arithmetic", "kv_per_token", "327680 B/tok"],
    ),
    "Why does quantisation change the energy of a token?": (
        "notes/llm-quantization-bandwidth-tradeoffs.md",
        "notes/energy-per-token.md",
        ["a step reads fewer bytes so a batch makes more tokens a second", "stps", "1485 tok/s"],
    ),
    "How does paged attention lower the cost?": (
        "notes/paged-attention.md",
        "notes/inference-cost.md",
        [
            "blocks let a request come or go without leaving a gap",
            "refills the slots that finished requests leave empty",
            "stps",
        ],
    ),
}


@pytest.mark.parametrize("question", ASKED)
def test_a_path_answers_as_a_person_would(open_page: Opened, question: str) -> None:
    start, end, said = ASKED[question]
    page = opened(open_page, f"?mode=path&from={start}&to={end}")
    detail = page.locator("[data-role=detail]")
    expect(detail.locator("h2")).to_have_text(re.compile("paths"))
    text = detail.inner_text().replace(",", "").replace("\u00a0", " ")
    assert [words for words in said if words.replace(",", "") not in text] == [], text
    for listing in ("Reading paths", "Sources\n"):
        assert listing not in text


def chained(open_page: Opened, query: str = "") -> Page:
    page = open_page(f"graph/?mode=chain{query}")
    until(page, "!!document.querySelector('cg-map')?.view?.chart")
    return page


def test_a_chain_says_what_makes_a_result(open_page: Opened) -> None:
    page = chained(open_page)
    expect(page.locator("[data-role=detail] h2")).to_have_text(re.compile("^What makes .*USD/Mtok\\?$"))
    assert int(str(state(page, "view.chart.at.size"))) <= 14
    assert state(page, "view.chart.edges.every(([a, b]) => view.chart.at.get(a)[0] < view.chart.at.get(b)[0])")
    named = state(page, "view.chart.folded.map(n => view.model.boxes[n].name)")
    for name in [str(one) for one in named]:  # type: ignore[attr-defined]
        expect(page.locator("[data-role=detail]")).to_contain_text(name)


def test_all_of_a_chain_is_in_sight(open_page: Opened) -> None:
    """Nothing derived among the inputs, and nothing cut at `fit`."""
    page = chained(open_page)
    page.locator("[data-do=fit]").click()
    inside = "([x, y]) => x >= 0 && y >= 0 && x <= view.painter.width && y <= view.painter.height"
    corners = "[...view.chart.at.values()].flatMap(([x, y]) => [[x, y], [x + 186, y + 62]])"
    assert state(page, f"{corners}.map(c => view.painter.screen(view.camera, ...c)).every({inside})")
    reads = "view.model.flows.some(f => f[1] === b.number)"
    assert state(page, f"view.model.boxes.every(b => !b.input || !{reads})")


def test_keys_walk_along_a_chain(open_page: Opened) -> None:
    page = chained(open_page)
    page.locator("canvas").focus()
    cell = state(page, "view.model.boxes.findIndex(b => b.name === 'h100.bw')")
    state(page, f"view.go({cell})")
    expect(page.locator("[data-role=detail] h2")).to_contain_text("“bw of h100” 3.35")
    page.keyboard.press("ArrowRight")
    assert state(page, f"view.model.flows.some(f => f[0] === {cell} && f[1] === view.at())")
    page.keyboard.press("Escape")
    assert state(page, "view.state.box") == ""


def test_a_chain_is_a_list_too(open_page: Opened) -> None:
    page = chained(open_page)
    page.locator(".cg-chain__list summary").click()
    first = page.locator(".cg-chain__list button").first
    name = first.inner_text()
    first.click()
    expect(page.locator("[data-role=detail] p").first).to_contain_text(f"› {name}.")


def test_the_address_of_a_flow_leads_to_the_chain(open_page: Opened) -> None:
    page = open_page("graph/?mode=flow")
    expect(page.locator("[data-role=detail] h2")).to_have_text(re.compile("^What makes "))


def test_a_note_in_a_chain_leads_to_its_quantities(open_page: Opened) -> None:
    page = chained(open_page)
    page.locator("[data-role=find]").fill("42v1")
    page.locator("[data-role=found] a", has_text="KV-cache scaling").first.click()
    note = f"view.model.byId.get('{KV}')"
    assert state(page, f"[view.state.mode, view.model.boxes[view.at()].note === {note}]") == ["chain", True]


def test_a_search_does_not_switch_the_mode(open_page: Opened) -> None:
    page = chained(open_page)
    without = "view.model.nodes.find(n => !n.kind && !view.model.boxes.some(b => b.note === n.number))"
    page.locator("[data-role=find]").fill(str(state(page, f"{without}.id")))
    page.locator("[data-role=find]").press("Enter")
    assert state(page, "view.state.mode") == "chain"
    expect(page.locator("[data-role=detail]")).to_contain_text("has no quantity that other notes compute with")


EXACT = {
    "a title before what begins with it": ("Models", "", "formulas/models.md"),
    "a title before one that contains it": ("roofline and arithmetic intensity", "", "notes/roofline-model.md"),
    "what begins with it before what contains it": ("Laws of", "", "formulas/"),
}


@pytest.mark.parametrize(("text", "mode", "first"), EXACT.values(), ids=EXACT)
def test_what_fits_best_is_found_first(open_page: Opened, text: str, mode: str, first: str) -> None:
    page = opened(open_page, mode)
    page.locator("[data-role=find]").fill(text)
    assert str(state(page, "view.model.nodes[view.found[0]].id")).startswith(first)
    expect(page.locator("[data-role=found] a").first).to_have_attribute("data-go", re.compile(first))


def test_a_quantity_is_found_and_shown_as_a_chain(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator("[data-role=find]").fill("stps")
    expect(page.locator("[data-role=found] button").first).to_have_text("stps")
    page.locator("[data-role=found] button").first.click()
    expect(page.locator("[data-role=detail] h2")).to_contain_text("tok/s?")
    assert state(page, "view.state.mode") == "chain"


def test_at_rest_lines_stay_in_their_territory_and_ribbons_join_them(open_page: Opened) -> None:
    page = opened(open_page, "?mode=map")
    count = """(() => { const { nodes } = view.model, home = n => nodes[n].community;
      const found = {};
      for (const { a, b, kind } of view.shown.lines) if (kind === 'uses' && home(a) !== home(b)) {
        const key = [home(a), home(b)].sort((x, y) => x - y).join(); found[key] = (found[key] ?? 0) + 1; }
      return found; })()"""
    drawn = "Object.fromEntries(view.shown.ribbons.map(([a, b, n]) => [[a, b].join(), n]))"
    assert state(page, count) == state(page, drawn)
    assert state(page, count)


@pytest.mark.parametrize("query", ["", "?mode=map"])
@pytest.mark.parametrize("width", [1440, 390])
def test_no_text_lies_on_another_at_rest(open_page: Opened, width: int, query: str) -> None:
    page = open_page("", viewport={"width": width, "height": 900})
    page.add_init_script(RECORDED)
    page.goto(f"{page.url}graph/{query}")
    until(page, "document.querySelector('cg-map')?.view?.moving === false")
    page.evaluate("new Promise(requestAnimationFrame)")
    sizes, overlapping = page.evaluate(OVERLAPS)
    assert sizes
    assert overlapping == []


def test_notes_lie_in_their_territory_and_nothing_overlaps(open_page: Opened) -> None:
    page = opened(open_page, "?mode=map")
    inside = """view.model.nodes.filter(n => !n.kind && n.degree).every(n => {
      const [[l, t], , [r, b]] = view.model.hulls.find(h => h.group === n.community).points;
      return n.x > l && n.x < r && n.y > t && n.y < b; })"""
    assert state(page, inside)
    apart = """view.model.hulls.every((one, i) => view.model.hulls.slice(0, i).every(other => {
      const [[l, t], , [r, b]] = one.points, [[u, v], , [x, y]] = other.points;
      return r <= u || x <= l || b <= v || y <= t; }))"""
    assert state(page, apart)
    assert 1 < int(str(state(page, "view.model.hulls.length"))) <= 6
    assert int(str(state(page, "view.painter.labels.length"))) > 62, "the middle is read as well as the rim"


def test_forced_colours_reach_the_canvas(open_page: Opened) -> None:
    page = opened(open_page, forced_colors="active")
    assert state(page, "[view.painter.colours.ink, view.painter.colours.paper]") == ["CanvasText", "Canvas"]


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def swiped(page: Page, fingers: int) -> None:
    client = page.context.new_cdp_session(page)
    box = page.locator("canvas").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, far in (("touchStart", 0), ("touchMove", 40), ("touchMove", 90), ("touchMove", 140), ("touchEnd", None)):
        points = [] if far is None else [{"x": x + 40 * i, "y": y - far, "id": i} for i in range(fingers)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_one_finger_moves_the_page_and_two_the_map(open_page: Opened) -> None:
    page = open_page("graph/", **PHONE)
    until(page, "!!document.querySelector('cg-map')?.view")
    before = state(page, "[view.camera.x, view.camera.y]")
    swiped(page, 1)
    until(page, "scrollY > 60")
    assert state(page, "[view.camera.x, view.camera.y]") == before
    assert state(page, "view.state.focus") == ""
    page.wait_for_function(
        "() => new Promise(found => { const y = scrollY; setTimeout(() => found(y === scrollY), 300); })"
    )
    # a swipe goes on by itself for a while
    until(page, "scrollTo({ top: 0, behavior: 'instant' }) || scrollY === 0")
    swiped(page, 2)
    until(page, f"document.querySelector('cg-map').view.camera.y > {before[1]} + 20")  # type: ignore[index]


def test_on_a_phone_a_tap_brings_a_territory_near(open_page: Opened) -> None:
    page = open_page("graph/?mode=map", **PHONE)
    until(page, "!!document.querySelector('cg-map')?.view")
    assert state(page, "view.painter.labels.length") == 0
    page.touchscreen.tap(*place(page))
    until(page, "document.querySelector('cg-map').view.painter.labels.length > 3")
    page.touchscreen.tap(*place(page))
    assert state(page, "view.state.focus") == KV
    expect(page.locator("details.cg-map__room").first).to_be_attached()


PAINTED = """() => { const { view } = document.querySelector('cg-map'), map = view.painter.map;
window.fades = [];
view.painter.map = picture => { window.fades.push(picture.fade); map.call(view.painter, picture); }; }"""


@pytest.mark.parametrize(("motion", "is_slow"), [("no-preference", True), ("reduce", False)])
def test_the_rest_dims_slowly_unless_a_reader_wants_no_motion(open_page: Opened, motion: str, *, is_slow: bool) -> None:
    page = opened(open_page, reduced_motion=motion)
    page.evaluate(PAINTED)
    page.mouse.move(*place(page))
    until(page, "window.fades.at(-1) === 1 && document.querySelector('cg-map').view.lit !== null")
    fades = list(page.evaluate("window.fades"))
    assert fades == sorted(fades)
    assert (fades[0] < 0.5) == is_slow


def test_the_address_restores_the_view(open_page: Opened) -> None:
    query = f"?focus={KV}&depth=2&colour=folder&size=links&off=kind%3Auses%2Cnode%3Aattachment%2Cnode%3Atag&tag=cost"
    page = opened(open_page, query)
    assert state(page, "[view.state.depth, view.state.colour, view.state.size]") == ["2", "folder", "links"]
    expect(page.locator("[data-filter=kind][data-value=uses]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-role=depth-n]")).to_have_text("2")
    expect(page.locator("[data-role=colour]")).to_have_value("folder")


@pytest.mark.parametrize(
    "query", ["?focus=nowhere&depth=99&colour=x&mode=y&off=%3Cscript%3E", "?from=a&to=b&mode=path"]
)
def test_a_wrong_address_is_harmless(open_page: Opened, query: str) -> None:
    page = opened(open_page, query)
    assert state(page, "view.at()") == -1


def test_full_screen(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator("[data-do=full]").click()
    until(page, "document.fullscreenElement?.localName === 'cg-map'")
    expect(page.locator("[data-do=full]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=full]").click()
    until(page, "!document.fullscreenElement")


def test_a_tap_keeps_and_a_pinch_zooms(open_page: Opened) -> None:
    page = open_page("graph/?mode=map", **PHONE)
    until(page, "!!document.querySelector('cg-map')?.view")
    page.touchscreen.tap(*place(page))
    until(page, READY)
    inside = "l.left > 0 && l.left + l.width < view.painter.width && l.top > 40 && l.top < view.painter.height - 60"
    seen = state(page, f"view.model.nodes[view.painter.labels.find(l => {inside}).number].id")
    page.touchscreen.tap(*place(page, seen))
    assert state(page, "view.state.focus") == seen
    before = float(str(state(page, "view.camera.k")))
    client = page.context.new_cdp_session(page)
    box = page.locator("canvas").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, apart in (("touchStart", 20), ("touchMove", 30), ("touchMove", 60), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, f"document.querySelector('cg-map').view.camera.k > {before * 1.5}")


def test_nothing_is_wider_than_a_phone(open_page: Opened) -> None:
    page = open_page("graph/", viewport={"width": 390, "height": 844})
    until(page, "!!document.querySelector('cg-map')?.view")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_scheme_recolours_the_map(open_page: Opened) -> None:
    page = opened(open_page)
    light = state(page, "view.painter.colours.c[0]")
    page.evaluate("document.body.setAttribute('data-md-color-scheme', 'slate')")
    until(page, f"document.querySelector('cg-map').view.painter.colours.c[0] !== '{light}'")


def test_labels_do_not_touch(open_page: Opened) -> None:
    page = opened(open_page)
    boxes = list(
        page.evaluate(
            "document.querySelector('cg-map').view.painter.labels.map(l => [l.left, l.top, l.width, l.height])"
        )
    )
    assert len(boxes) > 30
    touching = [
        (a, b)
        for i, a in enumerate(boxes)
        for b in boxes[:i]
        if a[0] < b[0] + b[2] - 1 and b[0] < a[0] + a[2] - 1 and a[1] < b[1] + b[3] - 1 and b[1] < a[1] + a[3] - 1
    ]
    assert touching == []


def test_coming_back_by_instant_navigation_makes_a_new_map(open_page: Opened) -> None:
    page = opened(open_page, f"?focus={KV}")
    page.locator("aside a", has_text="open note").click()
    expect(page.locator("h1").first).to_contain_text("KV-cache scaling")
    page.go_back()
    until(page, READY)
    assert state(page, "view.state.focus") == KV


def test_without_a_script_the_drawing_has_links(open_page: Opened) -> None:
    page = open_page("graph/", java_script_enabled=False)
    assert page.locator("svg.cg-map__svg a.node").count() > 30
    page.locator("svg.cg-map__svg a.node[aria-label*='KV-cache scaling']").click()
    expect(page.locator("h1").first).to_contain_text("KV-cache scaling")


def test_a_reading_order_is_a_course(open_page: Opened) -> None:
    page = opened(open_page)
    assert state(page, "[view.state.mode, view.root.dataset.mode]") == ["course", "course"]
    expect(page.locator("aside h2").first).to_have_text("44 notes in eight stages")
    expect(page.locator(".cg-map__way li")).to_have_count(8)
    stages = state(page, "view.model.hulls.slice(0, 8).map(h => h.name)")
    assert stages[:2] == ["1 The law", "2 What is remembered"]  # type: ignore[index]
    # at rest only what notes of the course compute with each other; all of a note's links when it is chosen
    assert state(page, "view.shown.ribbons.length") == 0
    x, y = page.evaluate(AT, KV)
    page.mouse.click(x + 30, y + 8)
    assert state(page, "view.state.focus") == KV
    expect(page).to_have_url(re.compile(r"/graph/\?focus="))
    page.locator("[name=cg-mode][value=map]").check(force=True)
    expect(page).to_have_url(re.compile(r"mode=map"))
    assert state(page, "view.model.hulls.length") == 6
    expect(page.locator(".cg-map__plain")).to_contain_text("The map shows")
    expect(page.locator(".cg-map__course")).to_be_hidden()
    page.locator("[name=cg-mode][value=course]").check(force=True)
    expect(page.locator(".cg-map__plain")).to_be_hidden()
    assert state(page, "view.model.hulls.length") == 10
    assert page.evaluate(AT, KV) == pytest.approx([x, y], abs=1)


def test_arrows_begin_at_the_first_note_of_the_short_way(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator("canvas").focus()
    page.keyboard.press("ArrowRight")
    assert state(page, "view.state.focus") == state(page, "view.model.nodes[view.model.course.way[0]].id")


def test_a_local_graph_leads_to_its_neighbours_and_the_map(open_page: Opened) -> None:
    page = open_page("notes/kv-cache-scaling/")
    expect(page.locator(".cg-ego a", has_text="The KV cache").first).to_be_visible()
    page.locator(".cg-ego__open a").click()
    until(page, READY)
    assert state(page, "view.state.focus") == KV


def test_what_is_opened_from_the_map_takes_the_scenario_along(open_page: Opened) -> None:
    page = opened(open_page, f"?s=memory-bandwidth-bound-decode.gpu:b200&focus={KV}")
    page.locator("canvas").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"notes/kv-cache-scaling/\?s=memory-bandwidth-bound-decode\.gpu:b200"))


def test_the_printed_page_has_the_map(open_page: Opened) -> None:
    page = opened(open_page)
    page.emulate_media(media="print")
    expect(page.locator("canvas")).to_be_visible()
    expect(page.locator("aside")).to_be_hidden()
    until(page, READY)


def test_a_computation_names_the_quantities_it_reads(open_page: Opened) -> None:
    page = opened(open_page, f"?focus={KV}")
    row = page.locator("[data-role=detail] li", has_text="The KV cache").first
    expect(row.locator(".why")).to_contain_text("kv_per_token")


def test_modes_show_the_controls_that_do_something(open_page: Opened) -> None:
    page = opened(open_page)
    page.locator(".cg-map__more summary").click()
    controls = {role: page.locator(f"[data-role={role}]") for role in ("depth", "colour", "size", "more", "find")}
    said = {
        "course": "depth more find",
        "map": "depth colour size more find",
        "path": "colour size more find",
        "chain": "find",
    }
    for mode, there in said.items():
        page.locator(f"[name=cg-mode][value={mode}]").check(force=True)
        until(page, f"document.querySelector('cg-map').dataset.mode === '{mode}'")
        assert " ".join(role for role, control in controls.items() if control.is_visible()) == there


def test_without_a_script_the_drawing_scrolls_on_a_phone(open_page: Opened) -> None:
    page = open_page("graph/", java_script_enabled=False, viewport={"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    frame = "document.querySelector('.cg-map__frame')"
    assert page.evaluate(f"{frame}.scrollWidth > {frame}.clientWidth")


def test_a_chain_has_no_legend_of_links(open_page: Opened) -> None:
    page = chained(open_page)
    expect(page.locator(".cg-map__legend")).to_be_hidden()


def test_a_search_in_the_address_is_the_maps_own(open_page: Opened) -> None:
    page = opened(open_page, "?find=kv-cache")
    expect(page.locator("[data-role=find]")).to_have_value("kv-cache")
    found = int(str(state(page, "view.found.length")))
    expect(page.locator("[data-role=list] li")).to_have_count(found)


SHIFTS = """window.shifts = [];
new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(one => one.value)))
  .observe({ type: 'layout-shift', buffered: true });"""


@pytest.mark.parametrize("path", ["graph/", ""])
@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_moves_when_the_script_comes(open_page: Opened, path: str, width: int) -> None:
    page = open_page(path, folded=True, viewport={"width": width, "height": 900})
    page.context.add_init_script(SHIFTS)
    there, found = page.url, []
    for _ in range(8):  # a busy machine may paint before it has read the theme's styles: that is none of ours
        page.goto("about:blank")
        page.goto(there)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)  # longer than what comes late
        found.append(page.evaluate("window.shifts.reduce((a, b) => a + b, 0)"))
        if found[-1] <= 0.02:
            break
    assert min(found) <= 0.02, found
