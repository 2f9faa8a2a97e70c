"""`reading` takes a section of the navigation as the order of reading: stages, and the pages before and after."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

CONFIGURATION = """site_name: S
theme: {{name: {theme}}}
plugins:
  - search
  - calcgraph: {{reading: {reading}}}
nav:
  - index.md
  - Course:
      - about.md
      - The <b>law</b>: [a.md, b.md]
      - Deeper:
          - c.md
          - Still deeper: [d.md]
  - Other: [e.md]
"""
PAGES = ("index", "about", "a", "b", "c", "d", "e")


def build(folder: Path, reading: str, theme: str = "mkdocs") -> tuple[int, str]:
    (folder / "docs").mkdir()
    for name in PAGES:
        (folder / "docs" / f"{name}.md").write_text(f"# Page {name}\n\nA text.\n")
    (folder / "mkdocs.yml").write_text(CONFIGURATION.format(reading=reading, theme=theme))
    result = CliRunner().invoke(cli, ["build", "-q", "-f", str(folder / "mkdocs.yml"), "-d", str(folder / "out")])
    return result.exit_code, result.output


def read(folder: Path, name: str) -> str:
    return (folder / "out" / ("" if name == "index" else name) / "index.html").read_text(encoding="utf-8")


def around(html: str) -> tuple[str, dict[str, str]]:
    """The stage of a page, and the addresses before and after it."""
    stage = re.search(r'<p class="cg cg-stage"[^>]*>(.*?)</p>', html)
    foot = re.search(r'<nav class="cg cg-stage__foot".*?</nav>', html)
    found = re.findall(r'<a rel="(prev|next)" href="([^"]+)">', foot[0]) if foot else []
    return stage[1] if stage else "", dict(found)


def test_pages_of_a_course_show_their_stage_and_their_neighbours(tmp_path: Path) -> None:
    assert build(tmp_path, "Course") == (0, "")
    law = "Stage 1 of 2 · The &lt;b&gt;law&lt;/b&gt;"
    assert {name: around(read(tmp_path, name)) for name in PAGES} == {
        "index": ("", {}),
        "about": ("", {}),
        "a": (law, {"next": "../b/"}),
        "b": (law, {"prev": "../a/", "next": "../c/"}),
        "c": ("Stage 2 of 2 · Deeper", {"prev": "../b/", "next": "../d/"}),
        "d": ("Stage 2 of 2 · Deeper", {"prev": "../c/"}),
        "e": ("", {}),
    }
    # neither is found by a search
    assert "Stage" not in (tmp_path / "out" / "search" / "search_index.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("reading", ["Cours", "Page a"])
def test_a_section_that_does_not_exist_is_an_error(tmp_path: Path, reading: str) -> None:
    code, output = build(tmp_path, reading)
    assert code
    assert f"`reading`: the navigation has no section `{reading}`; name one of `Course`" in output


def test_without_the_setting_pages_are_as_before(tmp_path: Path) -> None:
    assert build(tmp_path, "''") == (0, "")
    assert around(read(tmp_path, "b")) == ("", {})
    found = read(tmp_path, "graph")
    assert 'data-mode="map"' in found
    for word in ("course", "cg-map__plain", "A short path", "Stages"):
        assert word not in found


def test_the_map_describes_the_course_and_itself(tmp_path: Path) -> None:
    assert build(tmp_path, "Course") == (0, "")
    found = read(tmp_path, "graph")
    course, plain = found.partition('<div class="cg-map__plain">')[::2]
    assert "4 notes in two stages" in course.partition('<div class="cg-map__course">')[2]
    assert "1 The &lt;b&gt;law&lt;/b&gt; <small>2 notes</small>" in course
    assert "7 notes" in plain
    assert "The map shows" in plain
    assert "<b>law" not in found.partition("<cg-map")[2]
