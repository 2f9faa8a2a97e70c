"""Raw HTML of a note is the host's; with `html: escape` it is text, and everything else is what it was."""

import re

import pytest
from markdown import Markdown
from mkdocs.commands.build import build
from mkdocs.config import load_config

from calcgraph.hosts.markdown_extension import CalcgraphExtension

ESCAPED = [
    ("a tag", "a <b>bold</b> word", "<p>a &lt;b&gt;bold&lt;/b&gt; word</p>"),
    ("a script", "<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ("an event", 'x <img src=x onerror="alert(1)">', '<p>x &lt;img src=x onerror="alert(1)"&gt;</p>'),
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
]


@pytest.mark.parametrize("text", [row[1] for row in LIVE], ids=[row[0] for row in LIVE])
def test_nothing_written_runs(text: str) -> None:
    html = Markdown(extensions=["attr_list", "tables", CalcgraphExtension(escape=True)]).convert(text)
    assert re.search(r"<script|<img src=x|<[^>]* on\w+=|script:alert|position", html.replace("&lt;", "")) is None


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
