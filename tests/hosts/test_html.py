"""Raw HTML of a note is the host's; with `html: escape` it is text, and everything else is what it was."""

import random
import re
from html.parser import HTMLParser

import pytest
from markdown import Markdown
from mkdocs.commands.build import build
from mkdocs.config import load_config

from calcgraph.hosts.markdown.extension import CalcgraphExtension

ESCAPED = [
    ("a tag", "a <b>bold</b> word", "<p>a &lt;b&gt;bold&lt;/b&gt; word</p>"),
    ("a script", "<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ("an event", 'x <img src=x onerror="alert(1)">', "<p>x &lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>"),
    ("a block", "<div>\n\n*x*\n\n</div>", "&lt;div&gt;"),
    ("a comment", "a <!-- b --> c", "<p>a &lt;!-- b --&gt; c</p>"),
    ("code", "`<b>`", "<p><code>&lt;b&gt;</code></p>"),
    ("an address", "<https://example.org/>", 'href="https://example.org/"'),
    ("less than", "1 < 2", "<p>1 &lt; 2</p>"),
]


@pytest.mark.parametrize(("text", "shown"), [row[1:] for row in ESCAPED], ids=[row[0] for row in ESCAPED])
def test_tags_are_text(text: str, shown: str) -> None:
    html = Markdown(extensions=[CalcgraphExtension(escape=True)]).convert(text)
    assert shown in html
    assert "<script" not in html
    assert "<img" not in html
    assert "<div>" not in html


LIVE = [
    ("the words of a wikilink", "[[Note|a <script>alert(1)</script> b]]"),
    ("a wikilink in a table", "| a |\n|---|\n| [[x\\|<script>alert(1)</script>]] |"),
    ("a typed link", "up:: [[x|<img src=x onerror=alert(1)>]] since"),
    ("a comment of ours that ends early", "<!-- calc: --!><script>alert(1)</script>-->"),
    ("a comment of ours before a tag", "<!-- calc: ignore CG401 --><script>alert(1)</script>"),
    ("an event in an attribute list", "![a](b.png){onerror=alert(1)}"),
    ("an event of a heading", "# a {onclick=alert(1)}"),
    ("an address in an attribute list", '[a](b.md){href="java&#9;script:alert(1)"}'),
    ("a style in an attribute list", "*a*{style=position:fixed}"),
    ("an event of code", '```{.python onclick="alert(1)"}\nx\n```'),
    ("an event of code in a list", '- ~~~ {.python data-x="1" onfocus=alert(1)}\n  x\n  ~~~'),
    ("an event of code with a name", '```python {onclick="alert(1)"}\nx\n```'),
    ("a tag in the title of code", '```python title="<img src=x onerror=alert(1)>"\nx\n```'),
    ("an event of a sheet", '```{.calc onclick="alert(1)"}\nx = 3 m\n```'),
    ("a block of HTML", "/// html | script\nalert(1)\n///"),
    ("a block of HTML with attributes", "/// html | img\n    attrs: {src: x, onerror: alert(1)}\n///"),
    ("an event of a block", "/// note | A\n    attrs: {onclick: alert(1), style: position}\n\nb\n///"),
    ("an event of a block of details", "/// details | A\n    attrs: {ontoggle: alert(1)}\n\nb\n///"),
    ("a class of ours", "*3 m*{.cg-claim .cg-holds}"),
    ("a class of the theme", "*a*{.md-overlay} *b*{class=md-dialog}"),
    ("a class of ours on code", "```{.cg-claim #cg-x}\nx\n```"),
    ("an id of the theme", "# a {#__config}\n\nb\n{: #__search }"),
    ("data of the theme", "*a*{data-md-component=dialog}"),
    ("an address in code", "`#!python x`{href=javascript:alert(1)}"),
    ("a critic comment", "{>><script>alert(1)</script><<} {++<img src=x onerror=alert(1)>++}"),
    ("an abbreviation", 'HTML\n\n*[HTML]: "><img src=x onerror=alert(1)>'),
    ("a tab", '=== "<img src=x onerror=alert(1)>"\n\n    a'),
    ("a title of a callout", '!!! note "<img src=x onerror=alert(1)>"\n\n    a'),
    ("a progress bar", '[=50% "<img src=x onerror=alert(1)>"]{style=position:fixed onclick=alert(1)}'),
    ("keys", '++<img src=x onerror=alert(1)>++ ++ctrl+"<script>alert(1)</script>"++'),
    ("an emoji", ":smile: :<script>alert(1)</script>:"),
    ("mathematics of another extension", r"\(</script><script>alert(1)</script>\) \[<img src=x onerror=alert(1)>\]"),
    ("an element with Markdown", "<div markdown onclick=alert(1)>\n\n*a*\n\n</div>"),
    ("a definition", "a\n:   <script>alert(1)</script>"),
    ("a block with a tag in an attribute", "<iframe srcdoc='<script>alert(1)</script>'>\n\n# a"),
    ("a block with a tag in an event", "<form onfocus='<b>'>::\n\n# a"),
    ("a block over lines with a tag in an event", "<div\nonclick='<b>'>\n*x*\n</div>"),
    ("a block that is not closed before the next", "<script <b>alert(1)</script>\n\n<style <i>*{}</style>"),
    ("a section of data", "<![CDATA[<script>alert(1)</script>]]>\n\n<?x <script>alert(1)</script> ?>"),
    ("a caption", "/// caption\n<img src=x onerror=alert(1)>\n///"),
]
MATERIAL = (
    "abbr admonition attr_list def_list footnotes md_in_html tables toc pymdownx.betterem pymdownx.caret "
    "pymdownx.details pymdownx.highlight pymdownx.inlinehilite pymdownx.keys pymdownx.mark pymdownx.smartsymbols "
    "pymdownx.superfences pymdownx.tabbed pymdownx.tasklist pymdownx.tilde pymdownx.emoji"
)
CODE = "attr_list md_in_html meta pymdownx.highlight pymdownx.inlinehilite pymdownx.superfences"
BLOCKS = "attr_list md_in_html " + " ".join(
    f"pymdownx.blocks.{name}" for name in ("admonition", "details", "html", "tab", "definition", "caption")
)
STANDARD = "extra codehilite sane_lists smarty nl2br toc admonition"
SIGNS = (
    "attr_list pymdownx.critic pymdownx.progressbar pymdownx.magiclink pymdownx.saneheaders pymdownx.escapeall "
    "pymdownx.arithmatex pymdownx.keys pymdownx.emoji"
)
SETS: dict[str, tuple[str, dict[str, dict[str, object]]]] = {
    "none": ("", {}),
    "attribute lists": ("attr_list tables fenced_code", {}),
    "Material's": (MATERIAL, {"pymdownx.tabbed": {"alternate_style": True}}),
    "code without Pygments": (CODE, {"pymdownx.highlight": {"use_pygments": False}}),
    "blocks": (BLOCKS, {}),
    "all of Python-Markdown": (STANDARD, {}),
    "signs": (SIGNS, {"pymdownx.arithmatex": {"generic": True}}),
    "mathematics as scripts": ("attr_list pymdownx.arithmatex pymdownx.superfences", {}),
}
"""Sets of extensions that a site may have."""


MADE = frozenset({"script", "style", "iframe", "object", "embed", "link", "meta", "base", "form", "svg"})
IMITATED = re.compile(r"(?:^|\s)(?:cg-(?:claim|holds)|md-(?:overlay|dialog))|^(?:__(?!codelineno)|cg-x)")


class Made(HTMLParser):
    """Elements and attributes that a browser would run, or that pass for ours or the theme's."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        is_math = tag == "script" and ("type", "math/tex") in attrs  # text to a browser
        if (tag in MADE and not is_math) or (tag == "img" and ("src", "x") in attrs):
            self.found.append(tag)
        for name, value in attrs:
            is_seen = name in ("id", "class") and IMITATED.search(value or "")
            is_seen = is_seen or (name == "style" and "position" in (value or ""))
            runs = name in ("href", "src") and "script:" in (value or "")
            if name.startswith(("on", "data-md")) or is_seen or runs:
                self.found.append(f"{tag} {name}={value}")


def escaped(text: str, chosen: str = "attribute lists") -> str:
    names, configs = SETS[chosen]
    return Markdown(extensions=[*names.split(), CalcgraphExtension(escape=True)], extension_configs=configs).convert(
        text
    )


@pytest.mark.parametrize("chosen", SETS)
@pytest.mark.parametrize("text", [row[1] for row in LIVE], ids=[row[0] for row in LIVE])
def test_nothing_written_runs(text: str, chosen: str) -> None:
    reader = Made()
    reader.feed(escaped(text, chosen))
    assert reader.found == []


SIGNS = (
    *"<>\"'=/&;:!?-[](){}#^|`~*+$%\\ \n\t ax1",
    *(
        "<script>",
        "</script>",
        "alert(1)",
        "<img src=x onerror=alert(1)>",
        " onclick=alert(1) ",
        "javascript:",
        "style=",
    ),
    *(
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?",
        "?>",
        "</",
        "<div ",
        "<div>",
        "</div>",
        "<iframe srcdoc='",
        "<svg ",
        "<b>",
    ),
    *("&lt;", "&#60;", "&amp;", "```", "~~~", "\n\n", "\n    ", "\n> ", "\n- ", "\n# ", "\n| ", "|-|-|", "{:", "{: #"),
    *(
        '{.python onclick="alert(1)"}',
        "[[",
        "]]",
        "](",
        "![",
        "[^1]",
        "[^1]: ",
        "*[HTML]: ",
        "/// html | script",
        "///",
    ),
    *(
        "!!! note ",
        '=== "',
        "++",
        "==",
        "$$",
        "\\(",
        "\\)",
        "<!-- calc: ",
        "attrs: {",
        "`#!python ",
        "href=",
        " markdown ",
    ),
)
"""What hostile texts are made of."""
PAGES = 1_070


def drawn(seed: int) -> str:
    chance = random.Random(seed)  # noqa: S311 - no secret
    known = [text for _, text in LIVE]
    parts = [chance.choice(SIGNS) for _ in range(chance.randint(4, 30))]
    if chance.random() < 0.6:  # one that is known, cut and put among others
        one = chance.choice(known)
        parts.insert(chance.randrange(len(parts)), one[chance.randrange(9) :][: chance.randint(5, 90)])
    return "".join(parts)


def runs(seed: int, chosen: str) -> list[str]:
    reader = Made()
    reader.feed(escaped(drawn(seed), chosen))
    return reader.found


@pytest.mark.parametrize("chosen", SETS)
def test_a_few_random_texts_run_nothing(chosen: str) -> None:
    assert [(drawn(seed), found) for seed in range(12) if (found := runs(seed, chosen))] == []


@pytest.mark.fuzz
@pytest.mark.parametrize("chosen", SETS)
def test_no_random_text_runs(chosen: str) -> None:
    assert [(drawn(seed), found) for seed in range(12, PAGES) if (found := runs(seed, chosen))] == []


def test_ours_stay() -> None:
    text = "<!-- calc: ignore CG401 rounded -->\n\n| a |\n|--:|\n| b |\n\nx <!-- calc: ignore CG401 -->"
    html = Markdown(extensions=["tables", CalcgraphExtension(escape=True)]).convert(text)
    assert html.count("<!-- calc:") == 2
    assert "text-align: right" in html


def test_a_fence_keeps_its_tags_as_code() -> None:
    html = Markdown(extensions=[CalcgraphExtension(escape=True)]).convert("```\n<b>\n```")
    assert "&lt;b&gt;" in html
    assert "&amp;" not in html


def test_by_default_html_is_the_hosts() -> None:
    assert "<b>bold</b>" in Markdown(extensions=[CalcgraphExtension()]).convert("a <b>bold</b> word")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    root = tmp_path_factory.mktemp("escaped")
    docs = root / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Start\n\nSee [[a#Size b]].\n", encoding="utf-8")
    (docs / "a.md").write_text(TAGS_IN_HEADINGS, encoding="utf-8")
    (root / "mkdocs.yml").write_text(
        "site_name: S\ntheme: {name: material, font: false}\nplugins: [{calcgraph: {html: escape}}]\n", encoding="utf-8"
    )
    build(load_config(str(root / "mkdocs.yml"), site_dir=str(root / "site")))
    return root / "site"


TAGS_IN_HEADINGS = """---
title: A <script>alert(1)</script>
---

## Size <i>b</i>

## Size <i>b</i>

```calc
t = 3 m
```

It is [3 m](#t).
"""


def test_titles_are_text_in_the_navigation(site):
    pages = [page.read_text(encoding="utf-8") for page in site.rglob("*.html")]
    assert pages
    assert not any("<script>alert" in page for page in pages)


def test_a_heading_with_a_tag_has_the_id_to_which_others_lead(site):
    ids = re.findall(r'<h2 id="([^"]*)">Size &lt;i&gt;b', (site / "a" / "index.html").read_text(encoding="utf-8"))
    assert ids == ["size-b", "size-b_1"]
    assert 'href="a/#size-b"' in (site / "index.html").read_text(encoding="utf-8")
    assert 'href="../a/#size-b_1"' in (site / "claims" / "index.html").read_text(encoding="utf-8")
