"""Pages that the host need not convert again: the site, and all that is said of it, are those of a fresh build."""

import functools
import logging
import sys
from collections import Counter
from pathlib import Path

import pytest
from markdown.extensions.toc import slugify_unicode
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.structure.pages import Page
from pymdownx.superfences import fence_code_format
from tests.hosts.test_dirty import ALONE, BANDWIDTH, NOTES, SITE, begin, build_whole, configuration, contents, write

from calcgraph.hosts.mkdocs.converted import manner

OWN = """
from markdown import Extension
from markdown.postprocessors import Postprocessor
from pathlib import Path
class Stamp(Postprocessor):
    def run(self, text): return text + "<p>stamp " + Path("stamp.txt").read_text("utf-8") + "</p>"
class Stamped(Extension):
    def extendMarkdown(self, md): md.postprocessors.register(Stamp(md), "stamp", 1)
def makeExtension(): return Stamped()
"""
LINKS = "# Links\n\n[up](/elsewhere/) and [a picture](plan.png)\n\n<div markdown>\n![](plan.png)\n</div>\n"


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.with_name(f"{tmp_path.name}-cache")))
    write(tmp_path, {**NOTES, "mkdocs.yml": SITE})
    return tmp_path


@pytest.fixture
def converted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The pages that the host has converted; its own conversion runs."""
    count: Counter[str] = Counter()
    render = Page.render

    def counted(page, config, files):
        count[page.file.src_uri] += 1
        render(page, config, files)

    monkeypatch.setattr(Page, "render", counted)
    return count


def built(vault: Path, converted: Counter[str]) -> set[str]:
    """The notes that the host converts in a build; pages that are generated are converted in each."""
    converted.clear()
    begin(vault, dirty=False)
    build(configuration(vault, "site"))
    return {path for path in converted if f"docs/{path}" in NOTES or path in NOTES}


def differ(vault: Path) -> list[str]:
    ours, whole = contents(vault / "site"), contents(build_whole(vault))
    return [path for path in ours.keys() | whole.keys() if ours.get(path) != whole.get(path)]


def test_only_pages_that_an_edit_reaches_are_converted(vault: Path, converted: Counter[str]) -> None:
    assert len(built(vault, converted)) == len(NOTES)
    assert built(vault, converted) == set()
    write(vault, {ALONE: NOTES[ALONE].replace("Nothing", "Nobody")})
    assert built(vault, converted) == {"alone.md"}
    write(vault, {BANDWIDTH: NOTES[BANDWIDTH].replace("3 TB", "4 TB")})
    assert built(vault, converted) == {f"{name}.md" for name in ("bandwidth", "step", "cost", "cache", "quote")}
    assert differ(vault) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("[pymdownx.superfences]", "[pymdownx.superfences, pymdownx.keys]", id="an extension more"),
        pytest.param("[pymdownx.superfences]", "[pymdownx.superfences, toc: {permalink: true}]", id="a setting"),
        pytest.param("highlightjs: false}", "highlightjs: false}\nuse_directory_urls: false", id="addresses"),
        pytest.param("highlightjs: false}", "highlightjs: false}\nvalidation: {anchors: warn}", id="what is reported"),
    ],
)
def test_another_configuration_converts_everything(vault: Path, converted: Counter[str], old: str, new: str) -> None:
    built(vault, converted)
    write(vault, {"mkdocs.yml": SITE.replace(old, new)})
    assert len(built(vault, converted)) == len(NOTES)
    assert differ(vault) == []


def test_a_file_that_comes_later_is_linked(vault: Path, converted: Counter[str]) -> None:
    write(vault, {ALONE: LINKS})
    built(vault, converted)
    write(vault, {"docs/plan.png": "not much of a picture"})
    built(vault, converted)
    assert 'href="../plan.png"' in (vault / "site" / "alone" / "index.html").read_text("utf-8")
    assert differ(vault) == []


@pytest.mark.parametrize("logger", ["mkdocs.structure.pages", "MARKDOWN"])
def test_a_page_of_which_something_is_logged_is_converted_again(
    vault: Path,
    converted: Counter[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    logger: str,
) -> None:
    caplog.set_level(logging.INFO, "mkdocs")
    render = Page.render

    def complaining(page, config, files):
        render(page, config, files)
        if page.file.src_uri == "alone.md":
            logging.getLogger(logger).warning("something about this page")

    monkeypatch.setattr(Page, "render", complaining)
    built(vault, converted)
    assert built(vault, converted) == {"alone.md"}


def test_links_that_only_the_check_has_are_reported_in_each_build(
    vault: Path, converted: Counter[str], caplog: pytest.LogCaptureFixture
) -> None:
    write(vault, {ALONE: "# Alone\n\n<?php\n[[cache]]\n?>\n"})  # the host takes a program out, the check does not
    said = []
    with caplog.at_level(logging.INFO, "mkdocs"):
        for _ in range(2):
            caplog.clear()
            assert "alone.md" in built(vault, converted)
            said.append([record.getMessage() for record in caplog.records if "CG920" in record.getMessage()])
    assert said[0] == ["docs/alone.md:4:1: CG920 (warning) the page has no link to `cache`"]
    assert said[1] == said[0]


def test_an_extension_of_which_nothing_is_known_is_asked_in_each_build(
    vault: Path, converted: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(vault))
    write(
        vault,
        {
            "own_stamp.py": OWN,
            "stamp.txt": "one",
            "mkdocs.yml": SITE.replace("superfences]", "superfences, own_stamp]"),
        },
    )
    try:
        built(vault, converted)
        write(vault, {"stamp.txt": "two"})
        assert len(built(vault, converted)) == len(NOTES)
    finally:
        sys.modules.pop("own_stamp")
    assert "stamp two" in (vault / "site" / "alone" / "index.html").read_text("utf-8")


HOOK = """
def on_page_markdown(markdown, page, config, files):
    config.mdx_configs["toc"] = {"toc_depth": "2-6" if page.file.name == "bandwidth" else "3-6"}
"""


def test_a_hook_can_have_pages_converted_otherwise(vault: Path, converted: Counter[str]) -> None:
    """Settings can be others on each page, and in the next build."""
    write(vault, {"hook.py": HOOK, "mkdocs.yml": f"{SITE}hooks: [hook.py]\n"})
    built(vault, converted)
    assert built(vault, converted) == set()
    write(vault, {"other.py": HOOK.replace('"2-6"', '"3-6"'), "mkdocs.yml": f"{SITE}hooks: [other.py]\n"})
    built(vault, converted)
    assert 'href="#how-much" class' not in (vault / "site" / "bandwidth" / "index.html").read_text("utf-8")
    assert differ(vault) == []


def test_another_hook_converts_everything(vault: Path, converted: Counter[str]) -> None:
    """It may have put something of its own into the library."""
    write(vault, {"hook.py": "# nothing\n", "mkdocs.yml": f"{SITE}hooks: [hook.py]\n"})
    built(vault, converted)
    write(vault, {"other.py": "def on_config(config): pass\n", "mkdocs.yml": f"{SITE}hooks: [other.py]\n"})
    assert len(built(vault, converted)) == len(NOTES)


AROUND = "def on_page_markdown(markdown, page, **_): page.render = (lambda own: lambda *all: own(*all))(page.render)\n"


def test_a_conversion_that_is_not_the_hosts_own_is_asked_in_each_build(vault: Path, converted: Counter[str]) -> None:
    write(vault, {"hook.py": AROUND, "mkdocs.yml": f"{SITE}hooks: [hook.py]\n"})
    built(vault, converted)
    assert len(built(vault, converted)) == len(NOTES)


@pytest.mark.parametrize(
    ("text", "is_kept"),
    [
        pytest.param("A name <a name>without</a> a name, <a id>an id</a> and <a id='own'>one</a>.", True, id="ids"),
        pytest.param("half a character \ud800", False, id="what JSON cannot say"),
    ],
)
def test_a_page_can_be_kept_or_is_converted_again(
    vault: Path,
    converted: Counter[str],
    text: str,
    is_kept: bool,  # noqa: FBT001 - a column of the table
) -> None:
    hook = f"def on_page_markdown(markdown, page, **_): return markdown.replace('Nothing', {text!r})\n"
    write(vault, {"hook.py": hook, "mkdocs.yml": f"{SITE}hooks: [hook.py]\n"})
    built(vault, converted)
    assert built(vault, converted) == (set() if is_kept else {"alone.md"})
    assert differ(vault) == []


def own_format(*_: object) -> str:
    return ""


FENCE = {"name": "mermaid", "class": "mermaid"}


@pytest.mark.parametrize(
    ("extension", "settings", "is_known"),
    [
        pytest.param("toc", {"permalink": True, "slugify": slugify_unicode}, True, id="a function of the library"),
        pytest.param("markdown.extensions.toc", {"toc_depth": "2-4"}, True, id="the long name"),
        pytest.param("toc", {"slugify": functools.partial(slugify_unicode, separator="_")}, True, id="in part"),
        pytest.param("toc", {"slugify": functools.partial(own_format, separator="_")}, False, id="another in part"),
        pytest.param("toc", {"slugify": lambda text, sep: text}, False, id="a function without a name"),
        pytest.param(
            "pymdownx.superfences", {"custom_fences": [{**FENCE, "format": fence_code_format}]}, True, id="fences"
        ),
        pytest.param(
            "pymdownx.superfences", {"custom_fences": [{**FENCE, "format": own_format}]}, False, id="fences of others"
        ),
        pytest.param("toc", {"title": object()}, False, id="a thing of no known meaning"),
        pytest.param("pymdownx.emoji", {"options": {"custom_icons": ["icons"]}}, False, id="pictures in files"),
        pytest.param("footnotes", {"UNIQUE_IDS": True}, False, id="numbers that count the embeds of a build"),
        pytest.param("pymdownx.snippets", {}, False, id="texts in files"),
        pytest.param("pymdownx.b64", {}, False, id="files as text"),
        pytest.param("material.extensions.preview", {}, False, id="other pages"),
        pytest.param("mkdocstrings", {}, False, id="not of the library"),
    ],
)
def test_what_a_conversion_depends_on_must_be_known(
    vault: Path,
    extension: str,
    settings: dict[str, object],
    is_known: bool,  # noqa: FBT001 - a column of the table
) -> None:
    config = load_config(config_file=str(vault / "mkdocs.yml"))
    config.markdown_extensions = [*config.markdown_extensions, extension]
    config.mdx_configs = {extension: settings}
    assert bool(manner(config)) is is_known
