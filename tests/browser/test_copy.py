"""What is copied from a page is what is read in it: as written, and in a scenario with the reader's values."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.small import served

NOTE = """# Copy

<!-- calc: table gpus -->
| id   | bw [TB/s] |
|------|----------:|
| h100 | 3         |
| b200 | 8         |

A model of [70 GB](#size) on a [h100](#gpu) takes [140 GB](#twice), `= twice` in all,
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
WRITTEN = "A model of 70 GB on a h100 takes 140 GB, 140 GB in all, once “90 GB” ≠ 140 GB. It fits."


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
    found = plain(tab.evaluate(COPY)["plain"])
    assert found == (
        "A model of 120 GB on a b200 takes 240 GB, 240 GB in all, once “90 GB” ≠ 240 GB. "
        "It fits (no longer true in your scenario)."
    )
