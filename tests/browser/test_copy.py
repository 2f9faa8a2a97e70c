"""What is copied from a page is what is read in it: as written, and in a scenario with the reader's values."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.firefox import firefox
from tests.browser.small import CONFIGURATION, served

NOTE = """# Copy

<!-- calc: table gpus -->
| id   | bw [TB/s] |
|------|----------:|
| h100 | 3         |
| b200 | 8         |

A model of [70 GB](#size) on an [h100](#gpu) takes [140 GB](#twice), `= twice` in all,
once [90 GB](#twice "disputed: old"). It [fits](#room).

```calc show="twice"
size = 70 GB in 1..500 GB
gpu = pick gpus: h100
twice [GB] = 2 * size
speed = gpu.bw
check room: twice < 200 GB # fits
```
"""
COPY = """() => {
  const p = [...document.querySelectorAll('p')].find(e => e.textContent.includes('A model of'));
  getSelection().selectAllChildren(p);
  const data = {};
  const take = e => {
    data.plain = e.clipboardData.getData('text/plain');
    data.html = e.clipboardData.getData('text/html');
    data.isOurs = e.defaultPrevented;
  };
  addEventListener('copy', take, { once: true });
  document.execCommand('copy');
  data.native = String(getSelection());
  return data;
}"""
WRITTEN = "A model of 70 GB on an h100 takes 140 GB, 140 GB in all, once “90 GB” ≠ 140 GB. It fits."


@pytest.fixture(scope="module")
def sentences(tmp_path_factory):
    with served(tmp_path_factory.mktemp("copy"), {"index.md": NOTE}) as server:
        yield server


@pytest.fixture
def tab(browser, sentences):
    page = browser.new_page()
    page.goto(sentences.url())
    yield page
    page.close()


def plain(text: str) -> str:
    return " ".join(text.split())


def test_a_sentence_is_copied_as_it_is_read(tab: Page) -> None:
    for _ in range(2):
        found = tab.evaluate(COPY)
        assert found["isOurs"]
        assert plain(found["plain"]) == WRITTEN
        assert "class=" not in found["html"]
        assert "<select" not in found["html"]
        # what a browser copies by itself has all numbers, and none of the words for a screen reader
        assert plain(found["native"]).replace("”≠", "” ≠") == WRITTEN
        tab.locator(".cg-sheet").hover()  # the page comes alive, handles are handles
        expect(tab.locator(".cg-grip.is-ready").first).to_be_attached()


def test_in_a_scenario_it_has_the_values_of_the_reader(tab: Page, sentences) -> None:
    tab.goto(sentences.url("?s=size:120GB,gpu:b200"))
    expect(tab.locator(".cg-bar.is-on")).to_be_visible()
    expect(tab.locator(".cg-claim__now[data-article]").first).to_be_attached()
    found = plain(tab.evaluate(COPY)["plain"])
    assert found == (
        "A model of 120 GB on a b200 takes 240 GB, 240 GB in all, once “90 GB” ≠ 240 GB. "
        "It fits (no longer true in your scenario)."
    )


SCENARIO = "?s=size:120GB,gpu:b200"
PIECES = (
    # what is written, what is read, and what is read under SCENARIO
    ("a model of [70 GB](#size)", "a model of 70 GB", "a model of 120 GB"),
    ("it takes [140 GB](#twice)", "it takes 140 GB", "it takes 240 GB"),
    ("**about [140 GB](#twice)**", "about 140 GB", "about 240 GB"),
    ("*about* [140 GB](#twice)", "about 140 GB", "about 240 GB"),
    ("a saving of [50 %](#half)", "a saving of 50 %", "a saving of 29.2 %"),
    ("[2×](#ratio) as much", "2× as much", "3.43× as much"),
    ("on an [h100](#gpu)", "on an h100", "on a b200"),
    ("as `= twice` now", "as 140 GB now", "as 240 GB now"),
    ('they say [90 GB](#twice "disputed: old")', "they say “90 GB” ≠ 140 GB", "they say “90 GB” ≠ 240 GB"),
    ("which [fits](#room)", "which fits", "which fits (no longer true in your scenario)"),
    ("not an `= eight` now", "not an 8 now", "not a 13.7 now"),
    ("[40 GB](#other) of another", "40 GB of another", "40 GB of another"),
    ('with [200 GB](#twice "with size=100 GB")', "with 200 GB", "with 200 GB"),
    ('so `= when room: "small", else: "large"`', "so small", "so large"),
    ('she said "yes" to it', 'she said "yes" to it', 'she said "yes" to it'),
    ("*plain* text, `code` and [a link](#copies)", "plain text, code and a link", "plain text, code and a link"),
)
BLOCKS = ("{}.", "- {}.", "> {}.", "| head |\n|---|\n| {}. |", "### {}.", '!!! note "Note"\n\n    {}.')
COPIES = """() => {
  const blocks = [...document.querySelectorAll('p, li, td, h3')].filter(e => /Passage \\d/.test(e.textContent));
  return blocks.filter(e => !blocks.some(other => other !== e && e.contains(other))).map(e => {
    const data = {};
    getSelection().selectAllChildren(e);
    const take = event => {
      data.plain = event.clipboardData.getData('text/plain') || String(getSelection());
      data.html = event.clipboardData.getData('text/html');
    };
    addEventListener('copy', take, { once: true });
    document.execCommand('copy');
    return data;
  });
}"""


def passages() -> list[tuple[str, str, str]]:
    """Return forty passages, each as written, as read, and as read under SCENARIO."""
    chosen, made = random.Random(40), []  # noqa: S311 - a seed, for the same passages each time
    for at in range(40):
        pieces = [PIECES[at % len(PIECES)], *chosen.sample(PIECES, at // len(PIECES))]
        block = BLOCKS[at % len(BLOCKS)]
        written, *read = (f"Passage {at}: {', '.join(piece[i] for piece in pieces)}" for i in range(3))
        made.append((block.format(written), *(f"{text}." for text in read)))
    return made


PAGE = """# Copies

{}

```calc show="twice"
size = 70 GB in 1..500 GB
gpu = pick gpus: h100
twice [GB] = 2 * size
half [%] = 35 GB / size
ratio = twice / size0
size0 = 70 GB
other = 40 GB
eight = 4 * ratio
check room: twice < 200 GB # fits
```

<!-- calc: table gpus -->
| id   | bw [TB/s] |
|------|----------:|
| h100 | 3         |
| b200 | 8         |
"""
WITH_NOTES = CONFIGURATION.replace("tables]", "tables, admonition]")


@pytest.fixture(scope="module")
def forty(tmp_path_factory):
    text = PAGE.format("\n\n".join(written for written, _, _ in passages()))
    with served(tmp_path_factory.mktemp("forty"), {"index.md": text}, WITH_NOTES) as server:
        yield server


@pytest.mark.parametrize(("address", "at"), [("", 1), (SCENARIO, 2)])
def test_forty_passages_are_copied_as_they_are_read(browser, forty, address: str, at: int) -> None:
    page = browser.new_page()
    page.goto(forty.url(address))
    if address:
        expect(page.locator(".cg-bar.is-on")).to_be_visible()
        expect(page.locator(".cg-claim__now[data-article]").first).to_be_attached()  # articles are loaded late
    for _ in range(2):
        found = page.evaluate(COPIES)
        assert [plain(one["plain"]) for one in found] == [passage[at] for passage in passages()]
        assert not [one["html"] for one in found if "class=" in one["html"] or "<select" in one["html"]]
        page.locator(".cg-sheet").hover()
        expect(page.locator(".cg-grip.is-ready").first).to_be_attached()
    page.close()


@pytest.fixture(scope="module")
def fox():
    with firefox() as started:
        started.resize(1280, 900)
        yield started


@pytest.mark.parametrize(("address", "at"), [("", 1), (SCENARIO, 2)])
def test_forty_passages_are_copied_as_they_are_read_in_firefox(fox, forty, address: str, at: int) -> None:
    fox.go(forty.url(address))
    if address:
        fox.until("!!document.querySelector('.cg-bar.is-on') && !!document.querySelector('.cg-grip.is-ready')")
        fox.until("!!document.querySelector('.cg-claim__now[data-article]')")
    found = fox.evaluate(f"({COPIES})()")
    assert [plain(one["plain"]) for one in found] == [passage[at] for passage in passages()]
    assert not [one["html"] for one in found if "class=" in one["html"] or "<select" in one["html"]]
