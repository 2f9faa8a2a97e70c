import re
from importlib.resources import files
from pathlib import Path

import pytest

from calcgraph.graph.kinds import KINDS

ASSETS = Path(str(files("calcgraph").joinpath("assets")))
TEMPLATES = files("calcgraph.render").joinpath("templates")
STYLES = sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.css"))
UNSTYLED = {
    "cg-data",
    "cg-link",
    "cg-check__say",
    "cg-steps__how",
    "cg-worked",
    "cg-seq__own",
    "cg-embed__text",
    "cg-foot",
}
"""Names for tests, scripts and projects' own styles."""


def style(name):
    return re.sub(r"/\*.*?\*/", "", ASSETS.joinpath(name).read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("name", STYLES)
def test_braces_match(name):
    text = style(name)
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize("name", STYLES)
def test_important_is_for_hidden_things_and_print_only(name):
    screen = style(name).partition("@media print")[0]
    rules = re.findall(r"[^{}]+\{[^{}]*!important[^{}]*\}", screen)
    needed = ("[hidden]", ".docutils.cg-rows tr > *")  # the theme `readthedocs` has `!important` on borders of cells
    assert [rule for rule in rules if not any(one in rule for one in needed)] == []


def test_every_token_that_is_used_is_defined():
    text = "".join(map(style, STYLES))
    used = set(re.findall(r"var\((--cg-[\w-]+)\)", text))
    assert used <= set(re.findall(r"(--cg-[\w-]+):", text))


def test_both_schemes_define_the_same_colours():
    text = style("page/calcgraph.css")
    light, dark = (
        set(re.findall(r"(--cg-[\w-]+):", block))
        for block in re.findall(r'\[data-md-color-scheme="(?:default|slate)"\] \{(.*?)\n\}', text, re.DOTALL)[:2]
    )
    assert light == dark


def test_every_class_of_a_template_has_a_style():
    templates = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES.iterdir())
    classes = {
        name for found in re.findall(r'class="([^"]*)"', templates) for name in re.findall(r"\bcg-[\w-]*\w", found)
    }
    styles = "".join(map(style, STYLES))
    assert {name for name in classes if f".{name}" not in styles} - UNSTYLED == set()


def test_templates_have_no_style_attributes_handlers_or_scripts():
    for path in TEMPLATES.iterdir():
        assert not re.findall(
            r"<script(?! type=.application/json.)|\sstyle=|\son\w+=", path.read_text(encoding="utf-8")
        ), path.name


def test_every_kind_of_edge_has_a_line_on_the_map():
    lines = re.findall(
        r"^  \['(\w+)', [\d.]+, [\d.]+, \[", ASSETS.joinpath("map/marks.js").read_text("utf-8"), re.MULTILINE
    )
    assert sorted(lines) == sorted(KINDS)


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.look], ids=lambda kind: kind.name)
def test_a_kind_with_a_look_has_it_everywhere(kind):
    page = style("page/calcgraph.css")
    assert (f".cg-ego path.{kind.look} " in page, f".cg-key.{kind.look} " in page) == (True, True)
    assert re.search(rf"\.edge(?:\.{kind.name}\b|:is\([^)]*\.{kind.name}\b)", style("map/graph.css"))
