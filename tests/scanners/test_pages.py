"""Pages of random texts: whatever plain Python-Markdown converts is converted with us too, in its time or near it.

So is a whole build beside one of plain MkDocs.
"""

import random
import time
from pathlib import Path

import pytest
from markdown import Markdown
from mkdocs.commands.build import build
from mkdocs.config import load_config
from tests.scanners.shapes import draw_shape

from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.markdown.reading import add_extensions
from calcgraph.hosts.site import Site
from calcgraph.project import read_project
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

PAGES, SIZE = 33_500, 400
BUILDS = 190
TIMES, LEAST = 12, 0.2
"""How much longer than plain Python-Markdown a page may take, and the CPU seconds below which that is let be."""
SETTINGS = Settings(values=ValueSettings(reference=False))
NOTE = NoteId("a.md")
EXTENSIONS = ["tables", "attr_list", "footnotes", "admonition"]


def ours(text: str, *, escape: bool) -> None:
    site = Site()
    site.project = read_project([SourceFile(NOTE, text)], [], lambda _: None, SETTINGS)
    site.begin_page(NOTE, str)
    Markdown(extensions=[*EXTENSIONS, CalcgraphExtension(site, escape=escape)]).convert(text)


def plain(text: str) -> None:
    host = Markdown(extensions=EXTENSIONS)
    add_extensions(host, line_breaks=True)
    host.convert(text)


def is_too_much(seed: int, size: int = SIZE) -> str:
    """What is wrong with a page of a shape, if anything is."""
    text = draw_shape(seed).text(size)
    began = time.process_time()
    try:
        ours(text, escape=seed % 2 == 1)
    except Exception as error:  # noqa: BLE001 - any is a finding
        try:
            plain(text)
        except Exception as by_host:  # noqa: BLE001 - the host's, with the same text
            return "" if type(by_host) is type(error) else f"{error!r}, not {by_host!r}"
        return repr(error)
    took = time.process_time() - began
    if took <= LEAST:
        return ""
    began = time.process_time()
    plain(text)
    by_host = max(LEAST / 2, time.process_time() - began)
    return "" if took <= TIMES * by_host else f"{took:.2f} s instead of {by_host:.2f} s"


def found(seeds: range) -> list[tuple[int, str]]:
    return [(seed, said) for seed in seeds if (said := is_too_much(seed))]


def test_some_pages_are_converted_as_by_the_host() -> None:
    assert found(range(100)) == []


@pytest.mark.fuzz
def test_many_pages_are_converted_as_by_the_host() -> None:
    assert found(range(100, PAGES)) == []


def built(root: Path, notes: dict[str, str], plugins: str) -> float:
    """CPU seconds of a real build; an exception of the host is one for both."""
    (root / "docs").mkdir(parents=True)
    for name, text in notes.items():
        (root / "docs" / name).write_text(text, encoding="utf-8")
    extensions = f"markdown_extensions: [{', '.join(EXTENSIONS)}]\n"
    (root / "mkdocs.yml").write_text(f"site_name: x\ntheme: mkdocs\nplugins: {plugins}\n{extensions}", encoding="utf-8")
    began = time.process_time()
    build(load_config(str(root / "mkdocs.yml"), site_dir=str(root / "site")))
    return time.process_time() - began


def compare(root: Path, seed: int) -> str:
    """What is wrong with a build of three notes of one shape, if anything is."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    notes = {f"{at}.md": draw_shape(chance.randrange(10**6)).text(2_000) for at in range(3)}
    try:
        by_host = built(root / "plain", notes, "[]")
    except Exception:  # noqa: BLE001 - the host's own
        return ""
    try:
        own = built(root / "ours", notes, "[calcgraph: {on_error: warn, values: {reference: false}}]")
    except Exception as error:  # noqa: BLE001 - any is a finding
        return repr(error)
    pages = {path.parent.name for path in (root / "ours" / "site").rglob("index.html")}
    if not {name[:-3] for name in notes} <= pages:
        return "a page is missing"
    return "" if own <= 1 + TIMES * by_host else f"{own:.2f} s instead of {by_host:.2f} s"


def test_a_build_is_made_where_plain_mkdocs_makes_one(tmp_path: Path) -> None:
    assert compare(tmp_path, 0) == ""


@pytest.mark.fuzz
def test_many_builds_are_made_where_plain_mkdocs_makes_them(tmp_path: Path) -> None:
    wrong = [(seed, said) for seed in range(1, BUILDS) if (said := compare(tmp_path / str(seed), seed))]
    assert wrong == []
