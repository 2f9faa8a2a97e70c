"""Graphs that sites seldom have: empty, hostile, crowded."""

import functools
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.browser.conftest import Handler, patient, until
from tests.graph.conftest import graph_of, topics

from calcgraph.graph.model import Graph, NodeKind
from calcgraph.project import read_project
from calcgraph.render.map.svg import render_graph_page
from calcgraph.settings import Settings

ASSETS = Path(__file__).parents[2] / "plugins/calcgraph/assets"
TITLES = {
    "tag": 'A </script><script>alert(1)</script> "title"',
    "emoji": "🎲 dice & ‘quotes’",
    "rtl": "مفتاح ذاكرة التخزين المؤقت",
    "markup": "<b>bold</b> {{ 7 * 7 }}",
    "long": "word " * 60,
}
SHAPES: dict[str, Graph] = {
    "empty": graph_of([]),
    "one": graph_of([], nodes=["only"]),
    "unlinked": graph_of([], nodes=[f"n{i}" for i in range(30)]),
    "odd titles": graph_of(["tag emoji", "emoji rtl", "rtl markup limits <i>why</i>", "markup long"], titles=TITLES),
    "ghosts": graph_of(["a ghost", "b ghost"], kinds={"ghost": NodeKind.GHOST}),
    "hub": graph_of([f"leaf{i:04d} hub" for i in range(3000)]),
    "components": graph_of([f"a{i:03d} b{i:03d}" for i in range(500)]),
    "files": graph_of(["a b", "a b embed", "a plan.png embed", "b plan.png"], kinds={"plan.png": NodeKind.ATTACHMENT}),
    "thousand": topics(1000),
    "six and a half thousand": topics(6500),
    "crowded": graph_of(
        [f"n{i:04d} n{i // 12 * 12:04d}" for i in range(900)],
        titles={f"n{i:04d}": f"A topic whose name is long, number {i}" for i in range(900)},
    ),
    "plain links": graph_of(
        [f"n{i:02d} n{other:02d}" for i in range(60) for other in sorted({i * 7 % 60, (i + 1) % 60} - {i})],
        titles={f"n{i:02d}": f"Plain note {i} with {'a long name and ' * (i % 3)}an end" for i in range(60)},
    ),
}
HEAD = (
    "<!doctype html><meta charset=utf-8><title>graph</title><link rel=stylesheet href=assets/page/calcgraph.css>"
    "<link rel=stylesheet href=assets/map/graph.css><script type=module src=assets/map/graph.js></script>"
    "<body class=md-typeset data-md-color-scheme=default>"
)


def body_of(graph: Graph) -> str:
    project = read_project([], [], lambda _: None, Settings())
    return str(render_graph_page(replace(project, graph=graph), lambda path: f"open/{path}"))


@pytest.fixture(scope="module")
def shapes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder with a page for each shape."""
    folder = tmp_path_factory.mktemp("shapes")
    shutil.copytree(ASSETS, folder / "assets")
    for name, graph in SHAPES.items():
        (folder / f"{name.replace(' ', '-')}.html").write_text(HEAD + body_of(graph), encoding="utf-8")
    (folder / "favicon.ico").write_bytes(b"")
    handler = type("Own", (Handler,), {"policy": "script-src 'self'"})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


Opened = Callable[..., Page]


@pytest.fixture
def open_shape(browser, shapes) -> Iterator[Opened]:
    contexts, errors = [], []

    def opened(name: str, script: str = "", width: int = 1280) -> Page:
        context = patient(browser.new_context(viewport={"width": width, "height": 900}))
        context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(dialog.message))
        page.goto(f"{shapes}{name.replace(' ', '-')}.html")
        page.locator("canvas").wait_for()
        page.wait_for_timeout(100)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


@pytest.mark.parametrize("name", SHAPES)
def test_every_shape_draws_and_answers(open_shape: Opened, name: str) -> None:
    page = open_shape(name)
    page.locator("canvas").focus()
    for key in ("ArrowRight", "ArrowDown", "+", "-", "0", "Escape"):
        page.keyboard.press(key)
    for mode in ("path", "chain", "map"):
        page.locator(f"[name=cg-mode][value={mode}]").check(force=True)
    shown = page.evaluate("document.querySelector('cg-map').view.shown.nodes.length")
    assert shown == len(SHAPES[name].nodes)


def test_an_empty_vault_says_how_to_begin(open_shape: Opened) -> None:
    expect(open_shape("empty").locator("aside")).to_contain_text("No notes yet")


def test_titles_are_text_everywhere(open_shape: Opened) -> None:
    page = open_shape("odd titles")
    for id_, title in TITLES.items():
        page.locator("[data-role=find]").fill(title[:20])
        page.locator("[data-role=find]").press("Enter")
        assert page.locator("[data-role=detail] h2").inner_text().split() == title.split(), id_
        page.keyboard.press("Escape")
    assert page.locator("aside b, aside i").count() == 0


def test_a_ghost_says_who_names_it(open_shape: Opened) -> None:
    page = open_shape("ghosts")
    page.locator("aside .cg-list button", has_text="ghost").first.click()
    expect(page.locator("[data-role=detail]")).to_contain_text("Linked, not written yet.")
    expect(page.locator("[data-role=detail] .cg-acts a")).to_have_count(0)


@pytest.mark.parametrize(("name", "kind", "left"), [("ghosts", "ghost", 2), ("unlinked", "orphan", 0)])
def test_the_legend_hides_ghosts_and_orphans(open_shape: Opened, name: str, kind: str, left: int) -> None:
    page = open_shape(name)
    page.locator(f"[data-filter=node][data-value={kind}]").click()
    assert page.evaluate("document.querySelector('cg-map').view.shown.nodes.filter(Boolean).length") == left


SHOWN = """() => { const { shown } = document.querySelector('cg-map').view;
return [shown.nodes.filter(Boolean).length, shown.lines.filter(line => line.kind === 'embed').length]; }"""


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_legend_switches_embeds_and_files(open_shape: Opened, by: str) -> None:
    page = open_shape("files")
    embeds = page.locator("[data-filter=kind][data-value=embed]")
    files = page.locator("[data-filter=node][data-value=attachment]")
    steps = [(files, "true", [3, 2]), (embeds, "false", [3, 0]), (files, "false", [2, 0]), (embeds, "true", [2, 1])]
    assert page.evaluate(SHOWN) == [2, 1], "files are hidden at first"
    for toggle, pressed, shown in steps:
        toggle.click() if by == "mouse" else toggle.press("Space")
        expect(toggle).to_have_attribute("aria-pressed", pressed)
        assert page.evaluate(SHOWN) == shown


def test_a_group_is_switched_twice_by_the_same_key(open_shape: Opened) -> None:
    page = open_shape("thousand")
    group = page.locator("[data-filter=group]").first
    group.focus()
    for pressed in ("false", "true"):
        page.keyboard.press("Space")
        expect(group).to_have_attribute("aria-pressed", pressed)
        expect(group).to_be_focused()


def test_a_note_that_a_territory_is_named_after_is_named_once(open_shape: Opened) -> None:
    page = open_shape("thousand")
    central, named = page.evaluate("""() => { const { view } = document.querySelector('cg-map');
    return [view.shown.hulls.map(hull => hull.number), view.painter.labels.map(label => label.number)]; }""")
    assert central
    assert named
    assert not set(central) & set(named)
    page.evaluate("number => document.querySelector('cg-map').view.go(number)", central[0])
    until(page, f"document.querySelector('cg-map').view.painter.labels.some(label => label.number === {central[0]})")


def test_a_long_list_comes_in_pages(open_shape: Opened) -> None:
    page = open_shape("hub")
    assert page.locator("[data-role=list] li").count() == 25
    page.locator("[data-do=more]").click()
    expect(page.locator("[data-role=list] li")).to_have_count(200)


IN_SIGHT = """() => { const { painter } = document.querySelector('cg-map').view, { labels, width, height } = painter;
return labels.filter(l => l.left > 0 && l.top > 0 && l.left + l.width < width && l.top + l.height < height).length; }"""


def test_a_nearer_look_shows_as_many_names(open_shape: Opened) -> None:
    page = open_shape("thousand")
    far = page.evaluate(IN_SIGHT)
    page.evaluate("document.querySelector('cg-map').view.zoom(4)")
    until(page, "document.querySelector('cg-map').view.moving === false")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate(IN_SIGHT) > far * 0.8


SMALLEST = 11
"""Pixels of type that everybody can read."""
RECORDED = """(() => {
  const proto = CanvasRenderingContext2D.prototype, { fillText, clearRect } = proto;
  proto.clearRect = function (...given) {
    this.canvas.texts = [];
    return clearRect.apply(this, given);
  };
  proto.fillText = function (text, x, y) {
    const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = this.measureText(text),
      left = x - (this.textAlign === 'center' ? width / 2 : 0);
    (this.canvas.texts ??= []).push({ text, left, right: left + width, top: y - above, bottom: y + below,
      size: parseFloat(/([\\d.]+)px/.exec(this.font)[1]) });
    return fillText.call(this, text, x, y);
  };
})()"""
"""Keeps where each text of the last drawing is, whatever the map believes about it."""
OVERLAPS = """() => {
  const { texts } = document.querySelector('cg-map canvas'), found = [];
  texts.forEach((a, i) => texts.slice(i + 1).forEach(b => {
    if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) found.push([a.text, b.text]);
  }));
  return [texts.map(({ size }) => size), found];
}"""


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("name", ["plain links", "thousand", "six and a half thousand", "crowded"])
def test_names_are_legible_at_rest_and_none_lies_on_another(open_shape: Opened, name: str, width: int) -> None:
    page = open_shape(name, RECORDED, width)
    until(page, "document.querySelector('cg-map').view.moving === false")
    page.evaluate("new Promise(requestAnimationFrame)")
    sizes, overlapping = page.evaluate(OVERLAPS)
    assert min(sizes) >= SMALLEST
    assert overlapping == []
