"""A site's own Markdown, with and without the plugin: what the host reads stays, ours is added, the check agrees."""

import json
import logging
import re
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from markdown import Markdown
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from calcgraph.hosts.command_line import main
from calcgraph.hosts.markdown.added import old_code_span
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.notes.parse import parse_note
from calcgraph.notes.reading import Host, ReadingMode
from calcgraph.notes.text.hosts_nesting import MOST
from calcgraph.notes.text.raw_html import HOSTS_BLOCKS
from calcgraph.project import Project, read_project
from calcgraph.render.map.data import draw
from calcgraph.settings import MKDOCS, NO_HABITS, Settings, settings_of
from calcgraph.source import NoteId, SourceFile
from calcgraph.vault.contents import host_with
from same_site import differences

PLAIN = ["toc", "tables", "fenced_code"]
"""What MkDocs loads by itself."""
FULL = [
    *("abbr", "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "tables", "toc", "smarty"),
    *("pymdownx.details", "pymdownx.superfences", "pymdownx.highlight", "pymdownx.inlinehilite", "pymdownx.emoji"),
    *("pymdownx.tabbed", "pymdownx.keys", "pymdownx.mark", "pymdownx.tilde", "pymdownx.caret", "pymdownx.magiclink"),
]
CONFIGS = {"pymdownx.tabbed": {"alternate_style": True}, "pymdownx.highlight": {"anchor_linenums": True}}
SETTINGS_OF_FULL: list[object] = [{one: CONFIGS[one]} if one in CONFIGS else one for one in FULL]
PIECES = [
    "A claim.[^1] Another.[^2]\n\n  [^1]:\n    First paragraph.\n\n    Second.\n\n[^2]:\n  Two spaces only.",
    "See the [long documentation]\n[target] for more.\n\n[target]: https://one.invalid/",
    "Its own [file.json][^3] here.\n\n[file.json]: https://two.invalid/\n[^3]: A note.",
    "See [Twice].\n\n[Twice]: https://first.invalid/\n[Twice]: https://last.invalid/",
    "## :smile: On all pages",
    "## A heading with a note[^1]",
    '![light](l.png#only-light) ![moving](a.apng "T"){ width=30 }',
    '## With pip { #with-pip data-toc-label="pip" }\n\n:smile:{ style="color: #EF5350" } text',
    "[query](?q=word) and [query of a page](b.md?q=word#b) and [none](missing.md) [down](b.md#nowhere)",
    '``` title=".rc"\nlast 4 years\n```',
    '``` markdown\n=== "C"\n\n    ``` c\n    int main;\n    ```\n```\n\n=== "D"\n\n    ``` d\n    x\n    ```',
    "| a | b |\n|---|---|\n| `= -> ==` | `x | y` |\n| `a \\| b` | c |",
    "#No space\n\n#tag in the text, and %% not hidden %% and ==marked== text",
    "- one\n  - two spaces\n    - four\n\n1) not a list\n2) either",
    "> [!note] Not a callout\n> text ^block-id",
    "- [ ] a task\n- [x] done ~~gone~~",
    "A price of $5 and $6, and $$x$$ too.",
    "text[[1]](b.md) and `[[code]]`, Callable[[int], str] and [[ -f x ]], \\[[no]] a[[0]]",
    "key: value\nother:: plain, not a [link](b.md)",
    '<div class="a" markdown>\n\n*text* [b](b.md)\n\n</div>\n\n<p>raw [not](b.md)</p>',
    "`= None` and `= {a: 1}` and `=x` and ``= `a` ``",
    'Term\n:   Definition with [b](b.md "the title")\n\n*[HTML]: Hyper',
    "<https://auto.invalid> https://bare.invalid #12 @user",
    "```\nunclosed\n\ntext",
    '!!! note "T"\n    text\n\n    ```py\n    [[x]]\n    ```',
    "[![image](l.png)](b.md) [text `code` *em*](b.md#b)  \nnext line\nand next",
    '2^10^ H~2~O ++ctrl+c++ "quotes" -- dash ... (c)',
    "Heading\n=======\n\nSub [b](b.md)\n---",
    "    indented [b](b.md) code\n\n\tand a tab",
    "^[in place] and [^undefined] and [undefined][ref] and [] and ![]",
    'A <i title="[[b]] and ![[b]]">tag</i> and a <!-- comment, <b> [[b]] --> and <a href="[[b]]">one</a>',
    "A <!-- comment of\ntwo [[b]] lines --> and <img alt='[[b]]' src='l.png'>",
]
"""Markdown that writes nothing of ours, and what hosts and Obsidian read differently."""


def project_of(text: str) -> Project:
    sources = [SourceFile(NoteId("a.md"), text), SourceFile(NoteId("b.md"), "# B\n\n```calc\nx = 3 m\n```\n")]
    return read_project(sources, ["l.png", "a.apng"], lambda _: None, settings_of(MKDOCS))


def converted(text: str, extensions: list[str], *, is_joined: bool) -> str:
    if not is_joined:
        return Markdown(extensions=extensions, extension_configs=md_configs(extensions)).convert(text)
    site, project = Site(), project_of(text)
    site.begin_build(project, draw(project), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    ours = CalcgraphExtension(site, line_breaks=False, is_hosts=True, habits=NO_HABITS)
    return Markdown(extensions=[*extensions, ours], extension_configs=md_configs(extensions)).convert(text)


def md_configs(extensions: list[str]) -> dict[str, dict[str, object]]:
    return {name: value for name, value in CONFIGS.items() if name in extensions}


@pytest.mark.parametrize("extensions", [PLAIN, FULL], ids=["plain", "full"])
@pytest.mark.parametrize("text", PIECES)
def test_what_is_not_ours_is_as_the_host_has_it(text: str, extensions: list[str]) -> None:
    assert converted(text, extensions, is_joined=True) == converted(text, extensions, is_joined=False)


LAYOUTS = st.sampled_from(["{}", "- {}", "    {}", "> {}", "1. {}", "!!! note\n\n    {}", '=== "T"\n\n    {}'])


@st.composite
def documents(draw_: st.DrawFn) -> str:
    blocks = []
    for piece in draw_(st.lists(st.sampled_from(PIECES), min_size=1, max_size=5)):
        layout = draw_(LAYOUTS)
        indent = "    " if "\n" in layout or layout[0] in "-1" else layout[:-2]
        blocks.append(layout.format(piece.replace("\n", f"\n{indent}")))
    return draw_(st.sampled_from(["\n\n", "\n"])).join(blocks)


@settings(max_examples=60)
@given(text=documents(), extensions=st.sampled_from([PLAIN, FULL]))
def test_pieces_in_any_order_are_as_the_host_has_them(text: str, extensions: list[str]) -> None:
    assert converted(text, extensions, is_joined=True) == converted(text, extensions, is_joined=False)


OURS = [
    ("a wikilink", "See [[b]].", '<a class="cg-link" href="b.md">b</a>'),
    ("a wikilink in a heading", "## See [[b|the other]]", 'href="b.md">the other</a>'),
    ("a wikilink in a table", "| a |\n|---|\n| [[b\\|words]] |", ">words</a>"),
    ("a wikilink between signs", "a < b and [[b]] > c", '<a class="cg-link" href="b.md">b</a>'),
    ("a wikilink between tags", "<i>x</i> [[b]] <!-- c --> <b>y</b>", '<a class="cg-link" href="b.md">b</a>'),
    ("a wikilink in an open comment", "a <!-- b [[b]]", '<a class="cg-link" href="b.md">b</a>'),
    ("a live value", "It is `= 2 * 3 m` long.", "6 m"),
    ("a claim about another note", "It is [3 m](b.md#x) long.", "cg-claim"),
    ("words that lead to a quantity", "It is [as long](b.md#x).", 'href="b.md#calc-x">as long</a>'),
    ("a typed link", "builds-on:: [[b]] for a reason", 'class="cg-rel"'),
    ("an embed", "![[b]]", 'class="cg-embed"'),
    ("a sheet", "```calc\ny = 2 m\n```", 'id="calc-y"'),
    ("a sheet and another fence", "```\n```calc\nno\n```\n\n```calc\ny = 2 m\n```", 'id="calc-y"'),
]


@pytest.mark.parametrize("extensions", [PLAIN, FULL], ids=["plain", "full"])
@pytest.mark.parametrize(("text", "shown"), [row[1:] for row in OURS], ids=[row[0] for row in OURS])
def test_ours_is_put_in(text: str, shown: str, extensions: list[str]) -> None:
    site, project = Site(), project_of(text)
    site.begin_build(project, draw(project), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    ours = CalcgraphExtension(site, line_breaks=False, is_hosts=True, habits=NO_HABITS)
    site.new_markdown = lambda: Markdown(extensions=[*extensions, ours], extension_configs=md_configs(extensions))
    assert shown in site.new_markdown().convert(text)


WORDS = st.sampled_from(
    ["Plain", "C++", "`code_x`", "*em*", "**bold**", "[link](b.md)", "a_b", "_em_", ":smile:", "note[^1]", "½", "Über",
     "分裂（split）", "{ .cls }", "{#own}", '"quoted"', "--", "a & b", "&lt;b&gt;", "<b>x</b>", "1/2", "$x$", "++k++",
     "\\*", "#", "({{ macro }})", "https://x.invalid", "~~x~~", "==y=="]
)  # fmt: skip
SITES = st.sampled_from([PLAIN, [*PLAIN, "attr_list", "footnotes"], FULL])


@settings(max_examples=150)
@given(headings=st.lists(st.lists(WORDS, min_size=1, max_size=4), min_size=1, max_size=4), extensions=SITES)
def test_ids_that_the_check_is_certain_of_are_the_hosts(headings: list[list[str]], extensions: list[str]) -> None:
    lines = "\n\n".join(f"## {' '.join(words)}" for words in headings)
    text = f"{lines}\n\n[^1]: A note.\n"
    host = host_with(extensions, "", {}, has_slugs=True, has_hooks=False)
    note, _ = parse_note(
        SourceFile(NoteId("a.md"), text), None, ReadingMode(is_hosts=True, habits=NO_HABITS, host=host)
    )
    html = Markdown(extensions=extensions, extension_configs=md_configs(extensions)).convert(text)
    ids = re.findall(r'<h2[^>]*? id="([^"]*)"', html)
    assert len(ids) == len(note.headings)
    if all(heading.is_certain for heading in note.headings):
        assert [heading.slug for heading in note.headings] == ids


def site_in(top: Path, config: str, notes: dict[str, str]) -> Path:
    for path, text in notes.items():
        (top / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (top / "docs" / path).write_text(text, encoding="utf-8")
    (top / "mkdocs.yml").write_text(f"site_name: S\n{config}", encoding="utf-8")
    return top


def built(top: Path, caplog: pytest.LogCaptureFixture, **more: object) -> set[str]:
    """The lines that are reported; the site is in `site`."""
    config = load_config(str(top / "mkdocs.yml"), **{"site_dir": str(top / "site"), **more})
    config.plugins.on_startup(command="build", dirty=False)
    caplog.clear()
    with caplog.at_level(logging.INFO, logger="mkdocs"), suppress(Abort):
        build(config)
    return {one.getMessage() for one in caplog.records if " CG" in one.getMessage()}


def checked(top: Path, *options: str) -> str:
    return CliRunner().invoke(main, ["check", "--no-cache", *options, str(top)]).output


JOINED = {
    "index.md": "---\ntags: [one]\ndraft: true\n---\n\n# Start\n\nSee [b](sub/b.md#two) and #tag.\nA line.\n",
    "sub/b.md": "Title: B\nAuthor: somebody https://x.invalid\n\n# B\n\n## Two\n\n- a\n  - b\n\n%% shown %%\n",
    "Templates/c.md": "# {{title}}\n",
}


@pytest.mark.parametrize("theme", ["mkdocs", "material"])
def test_a_site_that_adds_the_plugin_is_the_site_it_was(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, theme: str
) -> None:
    top = site_in(tmp_path, f"theme: {{name: {theme}}}\nmarkdown_extensions: [attr_list, admonition]\n", JOINED)
    orders = {"alone": ["search"], "last": ["search", "calcgraph"], "first": ["calcgraph", "search"]}
    for name, plugins in orders.items():
        assert built(top, caplog, plugins=plugins, site_dir=str(top / name)) == set()
    assert (top / "last" / "graph" / "index.html").is_file()
    for name in ("last", "first"):
        assert list(differences(top / "alone", top / name)) == []


THEME = """<html><head>{% for path in config.extra_css %}<link href="{{ path|url }}">{% endfor %}</head>
<body><main>{{ page.content }}</main>{{ page.toc|map(attribute="id")|join(" ") }} {{ page.title }}
{% for script in config.extra_javascript %}{{ script | script_tag }}{% endfor %}</body></html>
"""
"""The least of a theme: with all pages in the navigation of each page, a hundred take long."""


def large_documentation(count: int) -> dict[str, str]:
    """A documentation of so many pages in which all pieces stand in turn, each page with links to others."""
    pages = {"index.md": "# Start\n\n[first](part0/p0.md)\n", "b.md": "# B\n"}
    for at in range(count):
        pieces = [PIECES[(at * 7 + step) % len(PIECES)] for step in ((0, 5) if at % 3 == 0 else (0,))]
        following = (at + 1) % count
        link = f"[next](../part{following % 9}/p{following}.md#page-{following})"
        pages[f"part{at % 9}/p{at}.md"] = "\n\n".join([f"# Page {at}", *pieces, link]) + "\n"
    return pages


def test_a_documentation_of_more_than_a_hundred_pages_is_the_one_it_was(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    top = site_in(
        tmp_path,
        f"theme: {{name: null, custom_dir: theme}}\nmarkdown_extensions: {json.dumps(SETTINGS_OF_FULL)}\n",
        large_documentation(102),
    )
    (top / "theme").mkdir()
    (top / "theme/main.html").write_text(THEME, encoding="utf-8")
    for name in ("alone", "last", "first"):
        ours = [{"calcgraph": {"on_error": "warn"}}]  # made anew: the host takes it apart
        plugins = {"alone": ["search"], "last": ["search", *ours], "first": [*ours, "search"]}[name]
        built(top, caplog, plugins=plugins, site_dir=str(top / name))
    assert sum(1 for _ in (top / "alone").rglob("index.html")) > 100
    for name in ("last", "first"):
        assert list(differences(top / "alone", top / name)) == []


PYMDOWN = "!!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}"
SLUGS = [
    ("the usual one", "toc: {permalink: true}", "uber-c-x", "über-c-x"),
    ("PyMdown's", f"toc: {{slugify: {PYMDOWN}}}", "über-c-x", "uber-c-x"),
    ("a name", "toc: {slugify: !!python/name:markdown.extensions.toc.slugify_unicode }", "über-c-x", "uber-c-x"),
    ("a separator", "toc: {separator: _}", "uber_c_x", "uber-c-x"),
]


@pytest.mark.parametrize(("toc", "good", "bad"), [row[1:] for row in SLUGS], ids=[row[0] for row in SLUGS])
@pytest.mark.parametrize("dialect", ["mkdocs", "obsidian"])
def test_check_and_build_agree_on_ids(  # noqa: PLR0913, PLR0917 - a row
    tmp_path: Path, caplog: pytest.LogCaptureFixture, toc: str, good: str, bad: str, dialect: str
) -> None:
    plugins = f"plugins: [calcgraph: {{dialect: {dialect}}}]\n"
    config = f"theme: {{name: mkdocs}}\nmarkdown_extensions: [{{{toc}}}]\n{plugins}"
    notes = {"index.md": f"# S\n\n[a](b.md#{good})\n[b](b.md#{bad})\n", "b.md": "# B\n\n## Über C++ x\n"}
    top = site_in(tmp_path, config, notes)
    said = checked(top)
    assert (f"`{good}`" in said, f"`{bad}`" in said) == (False, True)
    assert {line.split()[1] for line in built(top, caplog)} == {"CG103"}
    (top / "docs" / "index.md").write_text(f"# S\n\n[a](b.md#{good})\n", encoding="utf-8")
    assert "nothing wrong" in checked(top)
    assert built(top, caplog) == set()
    assert f'id="{good}"' in (top / "site" / "b" / "index.html").read_text(encoding="utf-8")


HOOK = "def on_page_markdown(markdown, **_):\n    return markdown.replace('PLACE', '## Brought')\n"


def test_places_of_text_from_elsewhere_are_judged_by_the_finished_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    notes = {"index.md": "# S\n\n[a](b.md#brought) [b](b.md#nowhere) [c](b.md#top)\n", "b.md": "# B\n\nPLACE\n"}
    top = site_in(tmp_path, "theme: {name: mkdocs}\nhooks: [hook.py]\nplugins: [calcgraph]\n", notes)
    (top / "hook.py").write_text(HOOK, encoding="utf-8")
    said = checked(top)
    assert "nothing wrong" in said
    assert "2 anchors are left to the build" in said
    (found,) = built(top, caplog)
    assert "docs/index.md:3:19: CG103 the finished page of `b.md` has no heading or id `nowhere`" in found
    assert "did you mean" not in found
    assert CliRunner().invoke(main, ["fix", str(top)]).output.count("nowhere") == 0


def test_a_function_that_is_not_run_leaves_anchors_to_the_build(tmp_path: Path) -> None:
    toc = f"toc: {{slugify: {PYMDOWN}}}"
    other = "toc: {slugify: !!python/name:os.system }"
    for name, setting, options in (("a", toc, ["--untrusted"]), ("b", other, [])):
        config = f"markdown_extensions: [{{{setting}}}]\nplugins: [calcgraph]\n"
        top = site_in(tmp_path / name, config, {"index.md": "# S\n\n[a](#x)\n\n## Über\n"})
        said = checked(top, *options)
        assert "nothing wrong" in said
        assert "1 anchor is left to the build" in said


READINGS = [
    ("the last of two definitions", "[x]\n\n[x]: no.md\n[x]: b.md\n", ""),
    ("the label of a reference in brackets", "[[x]]\n\n[x]: b.md\n", ""),
    ("a query", "[a](?q=w) [b](b.md?q=w#b)\n", ""),
    ("a query behind a page that is not there", "[a](no.md?q=w)\n", "CG101"),
    ("a fence in a fence", "``` md\n    ```\n    [a](no.md)\n```\n\n[b](no.md)\n", "CG101"),
    ("a slash behind a page", "[a](b.md/#b)\n", ""),
    ("a fragment of a picture", "![a](l.png#only-dark)\n", ""),
    ("a colour in a list of attributes", 'text { style="color: #EF5350" }\n', ""),
    ("a comment of Obsidian", "%% [a](no.md) %%\n", "CG101"),
    ("a wikilink in a comment", "a <!-- [[no]] and\n[[no]] --> b\n", ""),
    ("a link in raw HTML", "<div>\n\n[a](no.md)\n\n</div>\n", ""),
    ("a claim in raw HTML", "<details>\n\n[5 kg](b.md#b)\n\n</details>\n", ""),
    ("a heading in raw HTML", "[a](#c)\n\n<section>\n\n## C\n\n</section>\n", "CG103"),
    ("a link below raw HTML", "<div>\n\ntext\n\n</div>\n[a](no.md)\n", "CG101"),
    ("an element in a comment behind text", "text <!--\n<div>\n--> [a](no.md)\n", "CG101"),
    ("a comment in a comment behind a tag", "</div><!--\n<div>\n<!-- c -->[a](no.md)\n", "CG101"),
    ("a link behind the first of two signs of a comment", "a <!-- [a](no.md) <!-- b -->\n", "CG101"),
    ("a link in the second of them", "a <!-- b <!-- [a](no.md) -->\n", ""),
    ("a code span over a line that looks like an item", "```[a](no.md)\n- item```\n", ""),
    ("an element right behind a comment", "<!-- c --> <div>\n[a](no.md)\n</div>\n", ""),
    ("a comment and an element behind an element", "<p></p><!-- c --><div>\n[a](no.md)\n</div>\n", ""),
    ("an element after a comment and text", "<!-- c -->x<div>\n[a](no.md)\n</div>\n", ""),
    ("an element after an element and text", "<p>t</p> x <div>\n[a](no.md)\n\n</div>\n", ""),
    ("an element after a rule and a closing tag", "<hr></p><div>\n[a](no.md)\n</div>\n", ""),
    ("a link below a tag in a sentence", "x </p><div>\n[a](no.md)\n</div>\n", "CG101"),
    ("a link after a comment", "<!-- c --> x [a](no.md) <b>y</b>\n", "CG101"),
    ("an element behind a comment", "a <!-- <div> --> b\n<div>\n[a](no.md)\n</div>\n", ""),
    ("an element below what opens no comment", "a <!-- b\n<div>\n[a](no.md)\n</div>\n", ""),
    ("a link below a tag that closes nothing", "</div>\n[a](no.md)\n", "CG101"),
    ("the text of a heading as its place", "[a](b.md#Big%20Part)\n", "CG103"),
    ("the id of a heading", "[a](b.md#big-part)\n", ""),
    ("the top of a page, which browsers find", "[a](b.md#top) [b](#Top)\n", ""),
    ("a number that links to the top", "[84 kJ](b.md#top)\n", "CG103"),
    ("a wikilink to the top", "[[b#top]]\n", "CG103"),
    ("a dead link in the text of another", "[b [a](no.md)](b.md)\n", ""),
    ("a dead link around another", "[b [a](b.md)](no.md)\n", "CG101"),
    ("a wikilink in the text of a dead link", "[a [[b]] c](no.md)\n", "CG101"),
    ("a dead wikilink in the text of a link", "[a [[no]] c](b.md)\n", "CG101"),
]


@pytest.mark.parametrize(("text", "code"), [row[1:] for row in READINGS], ids=[row[0] for row in READINGS])
def test_the_check_reads_what_the_host_reads(text: str, code: str) -> None:
    notes = [SourceFile(NoteId("a.md"), text), SourceFile(NoteId("b.md"), "# B\n\n## Big Part\n")]
    found = read_project(notes, ["l.png"], lambda _: None, settings_of(MKDOCS))
    assert [one.code for one in found.diagnostics] == ([code] if code else [])
    assert found.notes[NoteId("a.md")].tags == ()


HTML = [
    *("<div>", "</div>", '<p class="a">', "</p>", "<hr>", "<div/>", "<b>", "</b>", "<br>", "<!-- c -->", "<li>"),
    *("</li>", "<script>", "</script>", "<details><summary>S</summary>", "</details>", "<pre>", "</pre>", "<!--"),
    "-->",
]
LINK = "[a](no.md)"
READ_BY_HOST = ReadingMode(is_hosts=True, habits=NO_HABITS)
LINES = st.sampled_from([*HTML, "", "", LINK, LINK, "text", "```", "- item", "  ", "> "])


@st.composite
def raw_texts(draw_: st.DrawFn) -> str:
    lines = ("".join(draw_(st.lists(LINES, min_size=1, max_size=2))) for _ in range(draw_(st.integers(1, 9))))
    return "\n".join(line.replace(LINK, f"[a](no{number}.md)") for number, line in enumerate(lines))


@settings(max_examples=300)
@given(text=raw_texts())
def test_links_beside_raw_html_are_those_of_the_host(text: str) -> None:
    html = Markdown(extensions=["fenced_code"]).convert(text)
    shown = re.sub("<!--.*?-->", "", html, flags=re.DOTALL)  # the host writes links into comments as well
    seen = re.sub(
        "<script>.*?(?:</script>|$)", "", shown, flags=re.DOTALL
    )  # a script in a sentence, which browsers hide
    note, _ = parse_note(SourceFile(NoteId("a.md"), text), None, READ_BY_HOST)
    ours = {link.target for link in note.links}
    link = re.compile(r'<a href="(no\d\.md)">')
    assert set(link.findall(seen)) <= ours <= set(link.findall(shown))


def numbered(text: str) -> str:
    numbers = count(1)
    return re.sub(r"\bno\.md", lambda _: f"no{next(numbers)}.md", text)


IN_LINKS = st.recursive(
    st.sampled_from(
        [
            *(
                "text",
                "`[a](code.md)`",
                "[r]",
                "[text][r]",
                "\\[",
                "![a](no.md)",
                "![r]",
                "<b>",
                "a [x] b",
                "*e*",
                "_u_",
            ),
            *("**s [a](no.md)**", "<https://b.c>", "[t] [r]", "[r][]", "![t][r]", "x ] y", "[ z", "(p)", "[none][q]"),
            *("[t](<no.md>)", "a  \nb"),
        ]
    ),
    lambda inner: st.builds(
        "{}b {}{}".format,
        st.sampled_from(["[", "!["]),
        st.lists(inner, min_size=1, max_size=3).map(" and ".join),
        st.sampled_from(["](no.md)", '](no.md "t")', "][r]", "]"]),
    ),
    max_leaves=12,
)
"""Links in links in links, with what else is in them."""


@settings(max_examples=300)
@given(text=st.lists(IN_LINKS, min_size=1, max_size=2).map(" and ".join).map(numbered))
@example(text="[b [a](no1.md)](no2.md)")
@example(text="[b ![a](no1.md)](no2.md)")
@example(text="![b [a](no1.md)](no2.md)")
@example(text="[b [a [c](no1.md)](no2.md)](no3.md)")
@example(text="[b [a][r]](no2.md)")
@example(text="[b [a](no1.md)][r]")
@example(text="[b [r] c] and [b [c [r]](no1.md)]")
@example(text="![b [r]] and ![b ![r]] and [b ![r]]")
@example(text="[b [b [b `c` and [a](no1.md)](no2.md)](no3.md)](no4.md)")
@example(text="[b *e* and [b [a](no1.md) and [t](<no2.md>)](no3.md)](no4.md)")
@example(text="[b [b ![b [a](no1.md)](no2.md)][r]](no3.md)")
def test_links_in_links_are_those_of_the_host(text: str) -> None:
    assume(text.count("[") <= MOST)
    definition = "\n\n[r]: ref.md\n"
    html = Markdown().convert(text + definition)
    note, _ = parse_note(SourceFile(NoteId("a.md"), text + definition), None, READ_BY_HOST)
    ours = {link.target for link in note.links if link.target.endswith(".md")}
    assert ours == set(re.findall(r'(?:href|src)="((?:no\d+|ref)\.md)"', html))


def test_a_paragraph_of_many_pictures_in_links_is_read_whole() -> None:
    text = " ".join(f"[![a](p{number}.png)](no{number}.md)" for number in range(2 * MOST))
    note, _ = parse_note(SourceFile(NoteId("a.md"), text), None, READ_BY_HOST)
    assert [one.target for one in note.links] == re.findall(r'(?:href|src)="([^"]+)"', Markdown().convert(text))


ABBREVIATIONS = [
    *(
        "*[HTML]: see [a](no.md)",
        "*[HTML]:\n    see [a](no.md)",
        "*[HTML]: plain\n[a](no.md)",
        "text\n*[HTML]: [a](no.md)",
    ),
    *(
        "   *[HTML]: [a](no.md)",
        "- *[HTML]: [a](no.md)",
        "- item\n  *[HTML]: [a](no.md)",
        "- item\n\n  *[HTML]: [a](no.md)",
        "> *[HTML]: [a](no.md)",
        "*[HTML]:\n\n[a](no.md)",
        "*[]: [a](no.md)",
    ),
    *("*[a b]  : [a](no.md)", "*[HTML] : [a](no.md)", "*[ ]: [a](no.md)", "*[H](no.md): text", "* [HTML]: [a](no.md)"),
]


@pytest.mark.parametrize("extensions", [["abbr"], []], ids=["abbr", "plain"])
@pytest.mark.parametrize("text", ABBREVIATIONS)
def test_links_in_abbreviations_are_those_of_the_host(text: str, extensions: list[str]) -> None:
    text += "\n\nHTML\n"
    host = Host(frozenset(extensions))
    reading = ReadingMode(is_hosts=True, habits=NO_HABITS, host=host)
    note, _ = parse_note(SourceFile(NoteId("a.md"), text), None, reading)
    assert [one.target for one in note.links] == re.findall(
        'href="(no.md)"', Markdown(extensions=extensions).convert(text)
    )


def test_blocks_of_html_are_those_of_the_host() -> None:
    assert set(Markdown().block_level_elements) == HOSTS_BLOCKS


def test_single_habits_can_be_set() -> None:
    text = "A #tag, %%hidden [x](no.md)%% and $x$.\n"
    settings_ = settings_of(MKDOCS)
    assert settings_.habits == NO_HABITS
    assert Settings().habits != NO_HABITS
    from calcgraph.configured import to_settings

    habits = {"tags": True, "comments": True, "mathematics": True}
    set_, problems = to_settings({"habits": habits, "line_breaks": True}, MKDOCS)
    assert (problems, set_.line_breaks, set_.habits.callouts) == ((), True, False)
    project = read_project([SourceFile(NoteId("a.md"), text)], [], lambda _: None, set_)
    note = project.notes[NoteId("a.md")]
    assert [tag.name for tag in note.tags] == ["tag"]
    assert len(note.formulas) == 1
    assert project.diagnostics == ()
    site = Site()
    site.begin_build(project, draw(project), {}, {"tags.md": "tags"})
    site.begin_page(NoteId("a.md"), lambda path: path)
    ours = CalcgraphExtension(site, line_breaks=True, is_hosts=True, habits=set_.habits)
    html = Markdown(extensions=[*PLAIN, ours]).convert(f"{text}next\n")
    assert "<math" in html
    assert "hidden [" not in html
    assert "no.md" not in html
    assert '<a class="cg-tag"' in html
    assert "<br" in html


PATHS = {
    "the path": "[x](sub/kettle.md)",
    "with a dot": "[x](./sub/kettle.md)",
    "the name alone": "[x](kettle.md)",
    "another case": "[x](Sub/Kettle.md)",
    "a picture": "![x](sub/p.png)",
    "the picture's name alone": "![x](p.png)",
    "a file that is not there": "[x](gone.md)",
    "a folder above": "[x](../sub/kettle.md)",
    "a path from the folder": "[x](sub/../sub/kettle.md#kettle)",
    "a reference": "[x][k]\n\n[k]: kettle.md",
}


@pytest.mark.parametrize("text", PATHS.values(), ids=PATHS)
def test_a_path_is_dead_where_the_host_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str) -> None:
    (tmp_path / "docs/sub").mkdir(parents=True)
    (tmp_path / "docs/index.md").write_text(f"# A\n\n{text}\n", encoding="utf-8")
    (tmp_path / "docs/sub/kettle.md").write_text("# Kettle\n", encoding="utf-8")
    (tmp_path / "docs/sub/p.png").write_bytes(b"")
    configuration = "site_name: x\ntheme: mkdocs\nplugins: [{}]\n"
    (tmp_path / "mkdocs.yml").write_text(configuration.format(""), encoding="utf-8")
    with caplog.at_level(logging.WARNING, logger="mkdocs"):
        build(load_config(str(tmp_path / "mkdocs.yml"), site_dir=str(tmp_path / "out")))
    is_dead = any("not found" in record.getMessage() for record in caplog.records)
    (tmp_path / "mkdocs.yml").write_text(configuration.format("calcgraph"), encoding="utf-8")
    said = CliRunner().invoke(main, ["check", str(tmp_path)]).output
    assert any(code in said for code in ("CG101", "CG105")) == is_dead, said


_OLD_SPAN = re.compile(r"(`+)(.+?)(?<!`)\1(?!`)", re.DOTALL)
"""Python-Markdown's expression before 3.11."""


@given(st.text("`a \n", max_size=14))
@settings(max_examples=1_000)
def test_code_spans_are_those_of_older_hosts(text: str) -> None:
    for run in re.finditer("`+", text):
        found = _OLD_SPAN.match(text, run.start())
        assert old_code_span(text, run.start()) == (found.span(2) if found else (run.start() + 1, None))
