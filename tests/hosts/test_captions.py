"""Numbered blocks, references to them and citations in built sites, with both readings of Markdown."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

SITE = """site_name: S
theme:
  name: mkdocs
plugins:
  - calcgraph: {dialect: DIALECT}
markdown_extensions: [attr_list, tables, pymdownx.superfences]
"""
SOURCES = """references:
  - {id: fao56, title: Crop evapotranspiration, author: [{family: Allen, given: R. G.}], issued: 1998}
  - {id: jones, title: On <pumps>, author: [{family: Jones}, {family: Li}], issued: 2001, URL: "https://e.org/?a=1&b=2"}
"""
NOTE = """# Pumps

```calc
q = 2 in 1..3
h = q^2
```

```calc plot title="Head"
h over q in 1..3
```
{#fig-head}

| a | b |
|---|---|
| 1 | 2 |
{#tab-ab title="Sizes & more"}

$$
h = 1
$$ {#eq-head}

![i](a.png "A pump"){#fig-pump}

![i](a.png){#other}

By @fig-head, [[#tab-ab]], [[#eq-head|the law]], [eq](#eq-head) and @fig-pump: [see @fao56, p. 3; @jones].
@jones disagree, [-@fao56] not; @nobody and [@angular/core] are text, as is `@fao56`.
"""
OTHER = """# Other

As [[pumps#fig-pump]] shows. Not [@fao56](pumps.md).
"""
PLAIN = "# Plain\n\n![i](a.png){#fig-a}\n\nThanks to [@ann] and @bob, see [it](#fig-a).\n"


def build(
    folder: Path, dialect: str, notes: dict[str, str], sources: str = SOURCES, site: str = SITE, *given: str
) -> dict[str, str]:
    (folder / "docs").mkdir(parents=True)
    (folder / "formulas").mkdir()
    for name, text in notes.items():
        (folder / f"docs/{name}.md").write_text(text)
    (folder / "docs/a.png").write_bytes(b"\x89PNG")
    if sources:
        (folder / "formulas/sources.yaml").write_text(sources)
    (folder / "mkdocs.yml").write_text(site.replace("DIALECT", dialect))
    command = [
        "build",
        "-f",
        str(folder / "mkdocs.yml"),
        *(given or ["-q"]),
    ]  # `-q` also hides warnings from `--strict`
    done = CliRunner().invoke(cli, command, env={"XDG_CACHE_HOME": str(folder / "cache")})
    assert done.exit_code == 0, done.output
    return {name: (folder / f"site/{name}/index.html").read_text() for name in notes}


@pytest.fixture(scope="module", params=["obsidian", "mkdocs"])
def pages(request, tmp_path_factory) -> dict[str, str]:
    notes = {"pumps": NOTE, "other": OTHER, "plain": PLAIN.replace("[@ann]", "ann")}
    return build(tmp_path_factory.mktemp(request.param), request.param, notes)


def text_of(html: str) -> str:
    return " ".join(re.sub("<[^>]+>", "", html).replace("&nbsp;", " ").replace("\u00a0", " ").split())


def body_of(html: str) -> str:
    return html[html.index("<h1") : html.index("<cg-note")]


def test_blocks_have_ids_and_numbers(pages) -> None:
    html = body_of(pages["pumps"])
    numbered = re.findall(r'<div (?=[^>]*class="cg-numbered)[^>]*id="([^"]+)"|<div id="([^"]+)" class="cg-numb', html)
    assert ["".join(one) for one in numbered] == ["fig-head", "tab-ab", "eq-head", "fig-pump"]
    shown = text_of(html)
    for said in ("Figure 1. Head", "Table 1. Sizes &amp; more", "(1)", "Figure 2. A pump"):
        assert said in shown
    assert not re.search(r"\{:?\s*#", html)
    assert re.search(r'<img[^>]*id="other"|id="other"[^>]*><img', html)
    table = html[html.index('id="tab-ab"') :].partition("</table>")[0]
    assert re.findall(r"<td>(.*?)</td>", table) == ["1", "2"]


def test_references_print_the_number_and_lead_there(pages) -> None:
    html = body_of(pages["pumps"])
    links = [(to, text_of(words)) for to, words in re.findall(r'<a [^>]*href="(#[a-z]+-[^"]+)"[^>]*>(.*?)</a>', html)]
    expected = [
        ("#fig-head", "Figure 1"),
        ("#tab-ab", "Table 1"),
        ("#eq-head", "the law"),
        ("#eq-head", "eq"),
        ("#fig-pump", "Figure 2"),
        ("#ref-fao56", "Allen 1998"),
        ("#ref-jones", "Jones and Li 2001"),
        ("#ref-jones", "Jones and Li"),
        ("#ref-fao56", "1998"),
    ]
    assert [one for one in links if not one[0].startswith("#calc-")] == expected
    assert re.search(r'href="\.\./pumps/#fig-pump"[^>]*>Figure\s2<', body_of(pages["other"]))


def test_a_backlink_says_the_number(pages) -> None:
    html = pages["pumps"]
    assert "As Figure 2 shows" in text_of(html[html.index("cg-foot") :])


def test_citations_are_set_and_listed(pages) -> None:
    shown = text_of(body_of(pages["pumps"]))
    assert "(see Allen 1998, p. 3; Jones and Li 2001)." in shown
    assert "Jones and Li (2001) disagree, (1998) not; @nobody and [@angular/core] are text, as is @fao56." in shown
    listed = re.findall(r'<li id="(ref-[^"]+)">(.*?)</li>', pages["pumps"])
    assert [one for one, _ in listed] == ["ref-fao56", "ref-jones"]
    assert "On &lt;pumps&gt;" in listed[1][1]
    assert 'href="https://e.org/?a=1&amp;b=2"' in listed[1][1]
    assert "cg-references" not in pages["other"]


@pytest.mark.parametrize("dialect", ["obsidian", "mkdocs"])
def test_the_host_finds_every_anchor_that_a_reference_leads_to(tmp_path, dialect: str) -> None:
    """Its own judge: with these settings a strict build fails at a link to an anchor that it does not know."""
    label = "\n{#fig-y}\n\n@fig-y and [[#fig-y]], after @fao56 and [@jones; @fao56, p. 3].\n"
    text = f"# A\n\n```calc\nk = 2 in 1..3\ny = k^2\n```\n\n```calc plot\ny over k in 1..3\n```{label}"
    site = f"{SITE}validation: {{links: {{anchors: warn}}}}\n"
    html = build(tmp_path, dialect, {"a": text}, SOURCES, site, "--strict")["a"]
    assert 'href="#ref-fao56"' in html
    assert 'id="ref-fao56"' in html


@pytest.mark.parametrize("dialect", ["obsidian", "mkdocs"])
def test_a_block_in_a_quotation_and_an_image_in_a_link_are_numbered(tmp_path, dialect: str) -> None:
    quoted = "> [![i](a.png)](a.md){#fig-a}\n\n> | a |\n> |---|\n> | 1 |\n> {#tab-a}\n"
    html = build(tmp_path, dialect, {"a": f"# A\n\n{quoted}\n@fig-a and @tab-a.\n"}, SOURCES)["a"]
    for id_, said in (("fig-a", "Figure 1"), ("tab-a", "Table 1")):
        assert html.count(f'id="{id_}"') == 1
        assert f'href="#{id_}">{said}</a>' in html.replace("&nbsp;", " ").replace("\u00a0", " ")
    assert "{#" not in html


def test_an_image_of_a_site_stays_as_it_is_until_a_note_refers_to_a_label(tmp_path) -> None:
    html = body_of(build(tmp_path, "mkdocs", {"plain": PLAIN}, sources="")["plain"])
    assert '<p><img alt="i" id="fig-a" src="../a.png" /></p>' in html
    assert "Thanks to [@ann] and @bob, see" in html


IMAGE = """# Images

![Alt](a.png "Title"){#fig-y .wide width=300 loading=lazy align=right}

![First](a.png){ width="200" #fig-w .thin}

By @fig-y and @fig-w.
"""
NAMES = "Names such as @tab-size and @eq-foo are text.\n"
EQUATION = "# E\n\n$$\nx = 2\n$$ {#eq-two}\n\n$$ y $$\n{#eq-three}\n\n$$ z $$\n\nBy @eq-two and @eq-three.\n"


@pytest.mark.parametrize("dialect", ["mkdocs", "obsidian"])
def test_a_label_leaves_the_other_attributes_of_an_image(tmp_path, dialect: str) -> None:
    text = f"{IMAGE}\n{NAMES}" if dialect == "mkdocs" else IMAGE
    html = body_of(build(tmp_path, dialect, {"images": text}, sources="")["images"])
    wide, thin = re.findall(r"<img [^>]*>", html)
    assert set(re.findall(r'\w+="[^"]*"', wide)) >= {
        'alt="Alt"', 'title="Title"', 'class="wide"', 'width="300"', 'loading="lazy"', 'align="right"'
    }  # fmt: skip
    assert set(re.findall(r'\w+="[^"]*"', thin)) >= {'alt="First"', 'class="thin"', 'width="200"'}
    assert re.findall(r'id="(fig-\w)"', html) == ["fig-y", "fig-w"]
    assert "Figure 1. Title" in text_of(html)
    assert "{" not in text_of(html)
    assert (NAMES.strip() in text_of(html)) == (dialect == "mkdocs")


def test_arithmatex_reads_a_formula_with_a_label(tmp_path) -> None:
    site = SITE.replace("[attr_list", "[pymdownx.arithmatex: {generic: true}, attr_list")
    html = body_of(build(tmp_path, "mkdocs", {"e": EQUATION}, sources="", site=site)["e"])
    shown = [" ".join(one.split()) for one in re.findall(r'<div class="arithmatex">(.*?)</div>', html, re.DOTALL)]
    assert shown == [r"\[ x = 2 \]", r"\[ y \]", r"\[ z \]"]
    assert re.findall(r'id="(eq-\w+)"', html) == ["eq-two", "eq-three"]
    assert "{" not in text_of(html)
    assert "$$" not in html


DEAD = {
    "a label": ("![i](a.png){#fig-a}\n\nSee @fig-b.", "CG103"),
    "a label of another note": ("See [[plain#fig-b]].", "CG103"),
    "a key": ("As [@nobody].", "CG911"),
    "a key beside one that is known": ("As [@fao56; and @nobody too].", "CG911"),
    "a heading of that name only": ("## fig-q\n\nSee [[#fig-b]].", "CG103"),
}
ALIVE = {
    "a name": "Thanks to @ann.",
    "a package": "With [@angular/core].",
    "words": "Thanks [to @ann].",
    "an address": "Write to ann@example.org.",
    "a number": "It runs @100 MHz.",
    "names of style sheets": "![i](a.png){#fig-a}\n\nSet @tab-size and @eq-foo.",
    "a key": "As [@fao56] and [@own, p. 3].",
}


@pytest.mark.parametrize("name", [*DEAD, *ALIVE])
def test_dead_labels_and_keys_are_errors(tmp_path, monkeypatch, name: str) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    text, code = DEAD.get(name) or (ALIVE[name], "")
    (tmp_path / "docs").mkdir()
    (tmp_path / "formulas").mkdir()
    (tmp_path / "formulas/sources.yaml").write_text(SOURCES)
    (tmp_path / "docs/index.md").write_text(f"---\nsources: [{{id: own, title: Own}}]\n---\n# I\n\n{text}\n")
    (tmp_path / "docs/plain.md").write_text(PLAIN.replace("[@ann]", "ann"))
    (tmp_path / "docs/a.png").write_bytes(b"")
    (tmp_path / "mkdocs.yml").write_text(SITE.replace("DIALECT", "mkdocs"))
    done = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert re.findall(r"index\.md:\d+:\d+: (CG\d+)", done.output) == ([code] if code else []), done.output
