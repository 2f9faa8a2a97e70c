"""A page without its sheets and views, as search reads it, becomes whole again; their words are found meanwhile."""

import pytest

from calcgraph.hosts.mkdocs.search_placeholders import hold, put_back, words_of

ROW = (
    '<tr role="row" id="calc-time"><th><a href="#calc-time">time</a></th><td><math><mi>base</mi></math></td>'
    '<td>read &amp; <code>write</code></td><td><span data-q="time">17.9</span><span hidden></span></td><td>ms</td>'
    '<td><button type="button" aria-label="put time back">↺</button></td>'
    '<td role="cell" class="cg-steps" data-search-exclude><details><dl><dt>result</dt></dl></details></td></tr>'
)
ENTRY = (
    '<tr><th>users</th><td><span class="cg-slider"><svg><line x1="1"/></svg><input type="range" value="4">'
    '<span class="cg-slider__ends" aria-hidden="true"><span>1</span><span>64</span></span></span>'
    '<span class="cg-range">1 … 64</span></td><td>at once</td><td><input class="cg-entry" value="4" size="2">'
    "</td><td></td></tr>"
)
SELECT = '<select><option value="a">H100</option><option value="b" selected>H200</option><option>B200</select>'
UNSEEN = '<span class="cg-sr"> (new)</span>'
CITED = (
    '<span data-cite="g" data-rows="b"> <a href="x">NVIDIA</a></span><span data-cite="g" data-rows="a" '
    'data-search-exclude hidden> <a href="x">AMD</a> <span class="cg-src">Intel</span></span>'
)
HEAD = '<div class="cg-head" data-search-exclude><span>sheet</span></div>'
SHEET = f'<section class="cg cg-sheet" data-note="a.md">{HEAD}<table>{ROW}{ENTRY}</table></section>'
TABLE = f'<figure class="cg cg-view cg-data" id="gpus">{HEAD}<tr><th>H100</th><td>3.35</td></tr></figure>'
VIEW = '<figure class="cg cg-view" data-search-exclude><svg><text>tick</text></svg></figure>'
PAGES = [
    ("none", "<p>text</p>", 0),
    ("a sheet between paragraphs", f"<p>a</p>\n{SHEET}\n<p>b</p>", 1),
    ("all that is held", f"{SHEET}{TABLE}<p>a</p>{VIEW}", 3),
    ("a writer's own mark", f'{VIEW}<div data-cg-held="7"></div>', 1),
    ("what only a screen reader says", '<a>4 GB<span class="cg-sr"> (checked)</span></a>', 0),
    ("a writer's own mark of that", '<span class="cg-sr">a"b</span><span class="cg-sr" data-cg-said="c">d</span>', 0),
    ("a writer's own figure", "<figure><img></figure>", 0),
]
MANY = 20_000
OPEN = [
    ("sheets", '<section class="cg cg-sheet"' * MANY),
    ("views", '<figure class="cg cg-view">' * MANY),
    ("formulas", '<section class="cg cg-sheet">' + "<math>" * MANY),
    ("what is left out", '<section class="cg cg-sheet">' + "<td data-search-exclude>" * MANY),
    ("fields", '<section class="cg cg-sheet"><input class="cg-entry"' + ' value="1"' * MANY),
    ("options", '<section class="cg cg-sheet">' + "<option>" * MANY),
    ("other choices", '<section class="cg cg-sheet">' + "<span data-search-exclude hidden><a>" * MANY),
    ("what is only said", '<span class="cg-sr">' * MANY),
    ("tags", '<section class="cg cg-sheet">' + "<" * MANY * 10),
    ("places", VIEW + '<div data-cg-held="0"><p>' * MANY),
]
WORDS = [
    ("of a sheet", SHEET, ["time read &amp; write 17.9 ms", "users at once 4"]),
    (
        "of what is chosen and seen",
        f'<section class="cg cg-sheet"><tr><td>{SELECT}</td><td>{CITED}</td><td>1{UNSEEN}</td></tr></section>',
        ["H200 NVIDIA 1"],
    ),
    ("of a table", TABLE, ["H100 3.35"]),
    ("of a view", VIEW, []),
]


@pytest.mark.parametrize(("html", "count"), [row[1:] for row in PAGES], ids=[row[0] for row in PAGES])
def test_what_is_held_comes_back(html: str, count: int) -> None:
    short, held = hold(html)
    assert len(held) == count
    assert put_back(short, held) == html


def test_search_finds_nothing_of_what_is_generated() -> None:
    short, held = hold(f"<h1>Values</h1>{TABLE}", SHEET)
    assert "time" not in short
    assert put_back(short, held) == f"<h1>Values</h1>{TABLE}{SHEET}"


@pytest.mark.parametrize(("part", "words"), [row[1:] for row in WORDS], ids=[row[0] for row in WORDS])
def test_search_finds_the_words_of_rows(part: str, words: list[str]) -> None:
    assert words_of(part) == words
    assert all(f"<p>{word}</p>" in hold(part)[0] for word in words)


@pytest.mark.parametrize("html", [row[1] for row in OPEN], ids=[row[0] for row in OPEN])
def test_what_is_left_open_takes_no_longer(html: str) -> None:
    """Reading each to the end again would take minutes."""
    assert put_back(*hold(html)) == html
