"""A site that is read from the right: a number stands before its unit, and our English sentences begin at the left."""

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from playwright.sync_api import Browser, Page

SITE = """\
site_name: x
theme: {name: material, language: ar, direction: rtl, font: false}
plugins: [offline, calcgraph]
"""
NOTE = """\
# الغلاية

تحتاج إلى [84 kJ](#energy) ثم `= energy` في المرة.

```calc
mass = 0.25 kg in 0.1..1 kg   # الكتلة
energy [kJ] = mass * 4.184 J/g/K * 80 K
```
"""
ORDER = """([where, ...words]) => {
  const holder = document.querySelector(where), range = document.createRange();
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT), left = {};
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of words) {
      const at = node.data.indexOf(word);
      if (at < 0 || word in left) continue;
      range.setStart(node, at); range.setEnd(node, at + word.length);
      left[word] = range.getBoundingClientRect().left;
    }
  }
  return words.map(word => left[word]);
}"""
PLACES = {
    "a claim": ("index.html", ".cg-claim", "84", "kJ"),
    "a live value": ("index.html", ".cg-live", "83.7", "kJ"),
    "a row of a sheet": ("index.html", "#calc-energy", "83.7", "kJ"),
    "a value in the list": ("values.html", ".cg-en--value", "0.25", "kg"),
    "the sentence above it": ("values.html", "article", "Every", "formula"),
}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Page:
    root = tmp_path_factory.mktemp("rtl")
    (root / "docs").mkdir()
    (root / "docs/index.md").write_text(NOTE, encoding="utf-8")
    (root / "mkdocs.yml").write_text(SITE, encoding="utf-8")
    config = load_config(config_file=str(root / "mkdocs.yml"), site_dir=str(root / "site"))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()
    page = browser.new_page()
    page.goto((root / "site/index.html").as_uri())
    return page


@pytest.mark.parametrize(("name", "where", "first", "second"), PLACES.values(), ids=PLACES)
def test_it_is_read_from_the_left(page: Page, name: str, where: str, first: str, second: str) -> None:
    page.goto(f"{page.url.rpartition('/')[0]}/{name}")
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    one, other = page.evaluate(ORDER, [where, first, second])
    assert one < other
