"""Fences as the host reads them: what is code on the page is code to the check, in SuperFences and without it."""

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown import Markdown
from markdown.extensions.fenced_code import FencedBlockPreprocessor

from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.links.resolution import Resolution
from calcgraph.notes.blocks.hosts_fences import find_hosts_fences
from calcgraph.notes.model import LinkKind
from calcgraph.project import Project, read_project
from calcgraph.render.map.data import draw
from calcgraph.settings import MKDOCS, NO_HABITS, settings_of
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.contents import host_with, own_heads_in

PLAIN = ["toc", "tables", "fenced_code"]
SUPER = ["toc", "tables", "admonition", "pymdownx.highlight", "pymdownx.superfences"]
GHOST = re.compile(r'class="cg-ghost"[^>]*>([a-z]\d+)<')


def project_of(text: str, extensions: list[str]) -> Project:
    host = host_with(extensions, "", {}, has_slugs=True, has_hooks=False)
    return read_project([SourceFile(NoteId("a.md"), text)], [], lambda _: None, settings_of(MKDOCS), host=host)


def on_page(text: str, extensions: list[str]) -> list[str]:
    site, project = Site(), project_of(text, extensions)
    site.begin_build(project, draw(project), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    ours = CalcgraphExtension(site, line_breaks=False, is_hosts=True, habits=NO_HABITS)
    return GHOST.findall(Markdown(extensions=[*extensions, ours]).convert(text))


def in_check(text: str, extensions: list[str]) -> list[str]:
    links: tuple[Resolution, ...] = project_of(text, extensions).resolutions[NoteId("a.md")]
    return [one.link.target for one in links if one.link.kind is LinkKind.WIKILINK]


ROWS = {
    "closed": "```\n[[a1]]\n```\n\n[[a2]]",
    "never closed": "```\n[[a1]]\n\n[[a2]]",
    "closed by more signs": "```\n[[a1]]\n````\n\n[[a2]]",
    "closed by fewer signs": "````\n[[a1]]\n\n```\n\n[[a2]]",
    "closed further in": "```\n[[a1]]\n  ```\n\n[[a2]]",
    "of other signs": "~~~\n[[a1]]\n```\n\n[[a2]]\n~~~\n\n[[a3]]",
    "in a list": "- item\n\n    ```\n    [[a1]]\n    ```\n\n- [[a2]]",
    "in a list, with a line that is not as far in": "- item\n\n    ```\n    [[a1]]\n [[a2]]\n    ```\n\n[[a3]]",
    "on the line of a list's sign": "- ```\n  [[a1]]\n  ```\n\n[[a2]]",
    "in a quotation": "> ```\n> [[a1]]\n> ```\n\n[[a2]]",
    "in a quotation that ends": "> ```\n> [[a1]]\n\n[[a2]]\n\n```\n[[a3]]\n```",
    "two, the first never closed": "````\n[[a1]]\n\n```\n[[a2]]\n```\n\n[[a3]]",
    "with an unknown option": "``` py linenos\n[[a1]]\n\n```\n\n[[a2]]",
    "with a title": '``` py title="x"\n\n[[a1]]\n\n```\n\n[[a2]]',
    "with attributes": "``` { .py #id }\n\n[[a1]]\n\n```\n\n[[a2]]",
    "with words": "```py some words, and more\n\n[[a1]]\n\n```\n\n[[a2]]",
    "below a paragraph": "text\n```\n[[a1]]\n\n[[a2]]\n```\n[[a3]]",
    "in an admonition": "!!! note\n\n    ```\n    [[a1]]\n\n    [[a2]]\n    ```\n\n    [[a3]]",
    "with a tab": "- x\n\n\t```\n\t[[a1]]\n\n\t[[a2]]\n\t```\n\n[[a3]]",
}


@pytest.mark.parametrize("extensions", [PLAIN, SUPER], ids=["plain", "super"])
@pytest.mark.parametrize("text", ROWS.values(), ids=ROWS)
def test_links_in_and_around_fences_are_those_of_the_page(text: str, extensions: list[str]) -> None:
    assert in_check(text, extensions) == on_page(text, extensions)


LINES = st.sampled_from(
    ["~~~", "~~~~", "```", "~~~py", '~~~ py title="x"', "~~~py foo", "~~~ { .py }", "    ~~~", "  ~~~", "", "", "",
     "\n- item", "\n- item\n\n    - below", "[[a{}]]", "    [[a{}]]", "text `code` [[a{}]]", "\n# Heading", "~~~x y"]
)  # fmt: skip
"""With tildes: a line of backticks that opens no fence is the beginning of code in its paragraph."""


@settings(max_examples=60)
@given(lines=st.lists(LINES, min_size=2, max_size=12), extensions=st.sampled_from([PLAIN, SUPER]))
def test_of_lines_in_any_order_check_and_page_read_the_same_links(lines: list[str], extensions: list[str]) -> None:
    text = "\n".join(line.replace("a{}", f"a{at}") for at, line in enumerate(lines)) + "\n"
    assert in_check(text, extensions) == on_page(text, extensions)


@settings(max_examples=200)
@given(
    st.lists(
        st.sampled_from(["~~~", "~~~~", "```", "````  ", "~~~py", "`````x", "``` {.a}", "text", "", " ```"]),
        max_size=14,
    )
)
def test_without_superfences_fences_are_those_of_python_markdown(lines: list[str]) -> None:
    text = "\n".join(lines)
    seen = [(one.start(), one.start("code")) for one in FencedBlockPreprocessor.FENCED_BLOCK_RE.finditer(text)]
    found = find_hosts_fences(text, 0, is_super=False).fences
    assert [(start, one.content) for start, one in found.items()] == seen


@pytest.mark.parametrize("is_super", [False, True])
def test_many_fences_that_are_never_closed_cost_little(*, is_super: bool) -> None:
    text = "\n".join("`" * (3 + at % 500) + ("\n" if at % 3 else "x") for at in range(20_000))
    began = time.process_time()
    find_hosts_fences(text, 0, is_super=is_super)
    assert time.process_time() - began < 3


def test_a_sheet_whose_first_line_the_site_cannot_read_is_reported() -> None:
    text = "# A\n\n```calc table title=Speeds\nx\n```\n"
    first = project_of(text, SUPER).diagnostics[0]
    assert (first.code, first.message) == ("CG204", "the site cannot read this line, so it shows the fence as text")
    assert project_of(text.replace("=Speeds", '="Speeds"'), SUPER).notes[NoteId("a.md")].fences


def accept_all(*_: object) -> bool:
    return True


CUSTOM: dict[str, dict[str, object]] = {
    "pymdownx.superfences": {"custom_fences": [{"name": "d2", "class": "d2", "validator": accept_all}]}
}
RELAXED: dict[str, dict[str, object]] = {"pymdownx.superfences": {"relaxed_headers": True}}
D2 = '```d2 layout="elk"\n[[a1]]\n```\n\n[[a2]]'
WORDS = "```py some words, and more\n[[a1]]\n\n```\n\n[[a2]]"


@pytest.mark.parametrize("settings", [CUSTOM, RELAXED, {}], ids=["custom", "relaxed", "none"])
@pytest.mark.parametrize("text", [D2, WORDS, D2.replace("d2", "d3")], ids=["d2", "words", "d3"])
def test_options_that_a_function_of_the_site_reads_open_a_fence(
    text: str, settings: dict[str, dict[str, object]]
) -> None:
    host = host_with(SUPER, "", {}, has_slugs=True, has_hooks=False, own_heads=own_heads_in(settings))
    found = find_hosts_fences(text, 0, is_super=True, own_heads=host.own_heads).fences
    page = Markdown(extensions=SUPER, extension_configs=settings).convert(text)
    assert bool(found) == ("<pre" in page)


HOOKED = '```toml tab="a"\n[[a1]]\n```\n\n```toml example\n[[a2]]\n```\n\n```\n[[a3]]\n```\n\n[[a4]]'


@pytest.mark.parametrize("extensions", [PLAIN, SUPER], ids=["plain", "super"])
@pytest.mark.parametrize(
    ("plugins", "has_hooks", "links"),
    [({}, True, ["a4"]), ({"markdown-exec": {}}, False, ["a4"]), ({"search": {}, "blog": {}}, False, None)],
    ids=["hooks", "a plugin", "plugins that leave fences"],
)
def test_a_fence_that_other_code_may_read_is_code(
    extensions: list[str], plugins: dict[str, dict[str, object]], links: list[str] | None, *, has_hooks: bool
) -> None:
    host = host_with(extensions, "", plugins, has_slugs=True, has_hooks=has_hooks)
    project = read_project([SourceFile(NoteId("a.md"), HOOKED)], [], lambda _: None, settings_of(MKDOCS), host=host)
    read = [one.link.target for one in project.resolutions[NoteId("a.md")]]
    assert read == (links if links is not None else on_page(HOOKED, extensions))


def test_a_sheet_is_read_as_the_site_does_though_other_code_reads_fences() -> None:
    host = host_with(SUPER, "", {}, has_slugs=True, has_hooks=True)
    text = SourceFile(NoteId("a.md"), "# A\n\n```calc table title=Speeds\nx\n```\n")
    project = read_project([text], [], lambda _: None, settings_of(MKDOCS), host=host)
    assert [one.code for one in project.diagnostics][:1] == ["CG204"]
