"""A report on a sheet of A4: no formula, however long, pushes a value off the page or lies on its neighbour."""

from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser

from calcgraph.hosts.command_line import main

WIDTH = 657
"""Pixels of A4 between margins of 18 mm."""
NAMES = [f"quantity_number_{at}" for at in range(1, 13)]
PARTS = "\n".join(f"{name} = {at} m in 1..90 m # part {at}" for at, name in enumerate(NAMES, 3))
LONG = "\n".join(f"total_{count} = {' + '.join(NAMES[:count])} # of {count}" for count in (1, 2, 3, 4, 6, 9, 12))
PLACES = """[...document.querySelectorAll('td, th, math, code')].map(e => [e.tagName, e.textContent.slice(0, 40),
  e.getBoundingClientRect().right])"""
LINES = """[...document.querySelectorAll('td')].map(cell => [...cell.querySelectorAll('.f, .says')].map(e => {
  const inner = [e, ...e.querySelectorAll('math, math *')].map(one => one.getBoundingClientRect());
  return [Math.min(...inner.map(one => one.top)), Math.max(...inner.map(one => one.bottom))] }))"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("paper")
    (folder / "docs").mkdir()
    share = "ratio_of_parts = quantity_number_1 / (quantity_number_2 + quantity_number_3) # of a part"
    (folder / "docs/a.md").write_text(f"# A\n\n```calc\n{PARTS}\n{LONG}\n{share}\n```\n")
    (folder / "docs/b.md").write_text("# B\n\n```calc\nuse [[a]]: total_12, total_4\nboth = total_12 + total_4\n```\n")
    (folder / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    for name in "ab":
        done = CliRunner().invoke(main, ["report", name, "--in", str(folder), "-o", str(folder / f"{name}.html")])
        assert done.exit_code == 0, done.output
    return folder


@pytest.mark.parametrize("name", ["a", "b"])
def test_nothing_is_cut_or_covered(browser: Browser, report: Path, name: str) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": 1000})
    page.emulate_media(media="print")
    page.goto((report / f"{name}.html").as_uri())
    wide = [one for one in page.evaluate(PLACES) if one[2] > WIDTH]
    assert not wide
    lines = [cell for cell in page.evaluate(LINES) if len(cell) > 1]
    assert lines
    assert all(above[1] <= below[0] for cell in lines for above, below in pairwise(cell)), lines
    text = page.inner_text("body").replace("\u00a0", " ")
    assert "total_12" in text
    assert ("102 m" if name == "a" else "120 m") in text
    page.close()


def test_a_wide_table_scrolls_on_a_phone_and_not_the_page(browser: Browser, tmp_path: Path) -> None:
    heads = [f"column_{at} [kg/m^3]" for at in range(9)]
    rows = f"| id | {' | '.join(heads)} |\n|{'---|' * 10}\n| a |{' 1.25 |' * 9}\n"
    sheet = "```calc\nx = total(t.column_1)\n```\n"
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text(f"# A\n\n<!-- calc: table t -->\n\n{rows}\n{sheet}")
    (tmp_path / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    done = CliRunner().invoke(main, ["report", "a", "--in", str(tmp_path), "-o", str(tmp_path / "a.html")])
    assert done.exit_code == 0, done.output
    page = browser.new_page(viewport={"width": 390, "height": 800})
    page.goto((tmp_path / "a.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate("[...document.querySelectorAll('table')].some(one => one.scrollWidth > one.clientWidth)")
    page.close()


def test_a_formula_that_fits_no_page_is_printed_as_it_is_written(report: Path) -> None:
    html = (report / "a.html").read_text()
    assert f"<code>total_12 = {' + '.join(NAMES)}" in html


def test_a_wide_table_is_printed_in_parts_and_no_word_is_broken(browser: Browser, tmp_path: Path) -> None:
    """A table as wide as it comes takes a page for each row, with names of one letter a line, and leaves the page."""
    heads = [*(f"column_{at} [kg/m^3]" for at in range(15)), "remark"]
    rows = [
        f"| model-of-row-{at} |{' 671.025397 |' * 15} a long text of {at} words, with several of them |"
        for at in (1, 2)
    ]
    table = "\n".join((f"| id | {' | '.join(heads)} |", "|---" * 17 + "|", *rows))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text(
        f"# A\n\n<!-- calc: table t -->\n\n{table}\n\n```calc\nx = total(t.column_1)\n```\n"
    )
    (tmp_path / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    done = CliRunner().invoke(main, ["report", "a", "--in", str(tmp_path), "-o", str(tmp_path / "a.html")])
    assert done.exit_code == 0, done.output
    page = browser.new_page(viewport={"width": WIDTH, "height": 1000})
    page.emulate_media(media="print")
    page.goto((tmp_path / "a.html").as_uri())
    assert not [one for one in page.evaluate(PLACES) if one[2] > WIDTH]
    heights = page.evaluate(
        "[...document.querySelectorAll('.data td.word')].map(e => e.getBoundingClientRect().height)"
    )
    assert max(heights) < 60
    parts = page.evaluate("[...document.querySelectorAll('.data')].map(e => e.querySelector('th').textContent)")
    assert len(parts) > 1
    assert set(parts) == {"id"}
    shown = page.evaluate("[...document.querySelectorAll('.data th')].map(e => e.textContent)")
    assert [one.split()[0] for one in shown if one != "id"] == [one.split()[0] for one in heads]
    assert page.inner_text("body").count("671.025397") == 30
    page.close()
