"""A vault of 10,000 notes beside one of 1,000: check, build, one folder of it, and how it is browsed."""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from browsing import chromium, served
from make_vault import make_vault
from measure import Run, program, run

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
CONFIGURATION = """site_name: Vault
theme:
  name: material
  font: false
  features: [navigation.instant, navigation.prune]
plugins:
  - search
  - calcgraph: {dialect: obsidian, nav: index, values: {reference: false}}
markdown_extensions: [pymdownx.superfences]
"""
SIZES = (1000, 10_000)
FOLDER = "topic-03"
NOTE = f"{FOLDER}/note-00003/"
SETTLED = 2.5
"""Seconds after which a file is no longer read again because it is so young."""
WAIT = 120_000
"""Milliseconds that the words of all notes may take to be put in order."""


class Step(NamedTuple):
    """One command and what it is called here."""

    name: str
    command: list[str]


STEPS = (
    Step("check, cold", [program("calcgraph"), "check", "--cache", "../kept"]),
    Step("check, warm", [program("calcgraph"), "check", "--cache", "../kept"]),
    Step("build, `nav: index`", [program("mkdocs"), "build", "-q"]),
    Step("the same, `--dirty`", [program("mkdocs"), "build", "-q", "--dirty"]),
    Step(f"the same, `only: {FOLDER}`", [program("mkdocs"), "build", "-q", "-f", "part.yml", "-d", "part"]),
)


def steps(project: Path, notes: int) -> Iterator[Run]:
    """What each step costs in a fresh project."""
    make_vault(project / "docs", notes)
    (project / "mkdocs.yml").write_text(CONFIGURATION, encoding="utf-8")
    part = CONFIGURATION.replace("nav: index", f"nav: index, only: {FOLDER}")
    (project / "part.yml").write_text(part, encoding="utf-8")
    time.sleep(SETTLED)
    for step in STEPS:
        yield run(step.command, project)


def take(site: Path, pictures: Path) -> float:
    """Write the pictures of a site; seconds until its search answers."""
    with chromium() as browser, served(site) as address:
        page = browser.new_context(viewport={"width": 1280, "height": 860}).new_page()
        page.goto(f"{address}graph/")
        page.wait_for_timeout(4000)
        page.screenshot(path=pictures / "large-map.png")
        page.goto(address + NOTE)
        page.wait_for_timeout(1000)
        page.screenshot(path=pictures / "large-note.png")
        page.locator("input[data-md-component=search-query]").first.click()
        start = time.perf_counter()
        page.keyboard.type("note 4711")
        page.locator(".md-search-result__item").first.wait_for(timeout=WAIT)
        spent = time.perf_counter() - start
        page.wait_for_timeout(1000)
        page.screenshot(path=pictures / "large-search.png")
        return spent


def main() -> None:
    """Print a table, and take the pictures of the larger one."""
    with tempfile.TemporaryDirectory() as name:
        small, large = ([*steps(Path(name) / str(notes), notes)] for notes in SIZES)
        for step, few, many in zip(STEPS, small, large, strict=True):
            growth = f"{many.cpu / few.cpu:.1f}"
            print(f"| {step.name} | {few.cpu:.2f} | {many.cpu:.2f} | {growth} | {many.memory:.0f} |")
        sys.stdout.write(f"search answers after {take(Path(name) / str(SIZES[-1]) / 'site', PICTURES):.0f} s\n")


if __name__ == "__main__":
    main()
