"""A vault as Obsidian's users write it: every form of link, equal names in three folders, names that URLs dislike.

The clean vault is checked and built without a word; each fault planted in it is found, and nothing else.
"""

import json
import random
from pathlib import Path
from urllib.parse import quote

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from tests.hosts.crawl import faults_of

from calcgraph.hosts.command_line import main

BASE = "https://vault.invalid/"
FOLDERS = ("Home", "Work", "Archive/Old things")
EQUAL = ("Plan", "Todo", "Index of ideas")
STRANGE = (
    "What is this? (draft)", "50 % more", "C# notes", "Über Größe", "日本語 ノート", "A: colon", "UPPER case", "it's",
    "demo (two)", "a+b & c", "constructor", "Rev.2", "snake_case_name", "Ελληνικά",
)  # fmt: skip
CONFIG = """site_name: Vault
site_url: https://vault.invalid/
use_directory_urls: {pretty}
theme: {{name: material}}
markdown_extensions: [admonition, attr_list, footnotes, tables, {{toc: {{permalink: true}}}}, pymdownx.details,
  pymdownx.superfences]
plugins: [search, calcgraph: {{dialect: obsidian}}]
validation: {{links: {{anchors: warn, unrecognized_links: warn, absolute_links: warn}}}}
"""
BODY = """---
aliases: [{alias}]
tags: [area/{tag}, note]
up: "[[{a}]]"
see: ["[[{b}|other]]", plain]
---
# {title}

First line with [[{a}]] and [[{b}|a name]].
#area/{tag} stands at the start of this line, which goes on at once
- a list after it: [[{a}#Part one]], [[{b}#Part two|second part]]
  - nested by two: [[{a}#Part one#Detail]] and [[#Part one]]
  - a block: [[{b}#^claim-{n}|the claim]]
    ```python
    x = "[[not a link]]"

    y = [[1]]
    ```
  - [ ] a task for [[{alias_b}]]

## Part one

extends:: [[{a}]], [[{b}]] because both say so

Text (contrasts-with:: [[{b}]] for a reason) and ==marked== text with `[[code]]`, $k[[x]]$ and %%[[hidden]]%%.

### Detail

| form | link |
|------|------|
| wiki | [[{a}\\|in a table]] |
| markdown | [text]({md_a}) and [part]({md_b}#part-two "a title") |

> [!note]- A callout about [[{a}]]
> Body with [[{b}]].
> - list in it
>
> > [!tip]
> > inner [[#Detail]]

## Part two

A paragraph that is a claim, see [ref][{n}] and a footnote[^1], one in place^[with [[{a}]]].
It costs $5 to $7, not [$140](#part-one). ^block-{n}

![[picture.png|120x80]] ![[picture.png|just words]] ![alt|60](<{image}>)

A claim with an id. ^claim-{m}

$$
R = \\mathbb{{Z}}[[q]]
- 1
$$

%%
[[nothing of this]] is shown
%%

[{n}]: <{md_a_angle}> "title"
[^1]: The footnote names [[{b}]].
"""
EMBEDS = """# Embeds

![[Note 1]]

![[Note 2#Part two]]

![[Note 3#^claim-26]]

![[sound.mp3]]

![[film.mp4]]

![[paper.pdf#page=2]]

[[paper.pdf#page=3|page three]] and [the same](files/paper.pdf#page=3)

Before
![[Home/Plan]]
after
"""


def write_vault(root):
    """150 notes and five files; always the same."""
    docs = root / "docs"
    names = [*(f"{folder}/{name}" for folder in FOLDERS for name in EQUAL), *STRANGE]
    names += [f"{FOLDERS[at % 3]}/Note {at}" if at % 2 else f"Note {at}" for at in range(150 - len(names) - 2)]
    for path in ("files/paper.pdf", "files/picture.png", "files/sound.mp3", "files/film.mp4"):
        place = docs / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"-")
    chance = random.Random(1)  # noqa: S311 - the same vault every time
    for at, name in enumerate(names):
        one, two = (chance.randrange(len(names)) for _ in range(2))
        place = docs / f"{name}.md"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(body(at, name, (one, names[one]), (two, names[two])), encoding="utf-8")
    odd = docs / "C# notes.md"
    odd.write_text(odd.read_text(encoding="utf-8").replace("aliases: [", "aliases: [c_notes_alias, "), encoding="utf-8")
    (docs / "Embeds.md").write_text(EMBEDS, encoding="utf-8")
    (docs / "index.md").write_text("# Start\n\n" + "".join(f"- [[{wiki(name)}]]\n" for name in names), encoding="utf-8")
    return names


def body(at, name, one, two):
    here = "../" * name.count("/")
    return BODY.format(
        n=two[0],
        m=at,
        title=name.rpartition("/")[2],
        alias=f"alias {at}",
        alias_b=f"Alias {two[0]}",
        tag=f"t{at % 7}",
        a=wiki(one[1]),
        b=wiki(two[1]),
        md_a=quote(f"{here}{one[1]}.md"),
        md_b=quote(f"{here}{two[1]}.md"),
        md_a_angle=f"{here}{one[1]}.md".replace("%", "%25").replace("#", "%23").replace("?", "%3F"),
        image=f"{here}files/picture.png",
    )


def wiki(name):
    """As Obsidian completes it: the name, or the path where the name is not the only one; `#` cannot be written."""
    bare = name.rpartition("/")[2]
    written = name if bare in EQUAL else bare
    return "c_notes_alias" if "#" in written else written


@pytest.fixture(scope="module")
def vault(tmp_path_factory):
    root = tmp_path_factory.mktemp("vault")
    write_vault(root)
    (root / "mkdocs.yml").write_text(CONFIG.format(pretty="true"), encoding="utf-8")
    return root


def test_check_has_nothing_to_say(vault):
    result = CliRunner().invoke(main, ["check", str(vault)])
    assert result.output.endswith(": nothing wrong\n"), result.output[:3000]
    assert result.output.startswith("150 notes, ")


@pytest.mark.parametrize("pretty", ["true", "false"])
def test_build_has_no_dead_address(vault, tmp_path, monkeypatch, pretty):
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    config = vault / f"mkdocs-{pretty}.yml"
    config.write_text(CONFIG.format(pretty=pretty), encoding="utf-8")
    result = CliRunner().invoke(cli, ["build", "--strict", "-f", str(config), "-d", str(tmp_path / "site")])
    assert result.exit_code == 0, result.output[-3000:]
    site = tmp_path / "site"
    assert faults_of(site, BASE) == []
    if pretty == "true":
        shows(site)


def shows(site):
    """What a reader of Obsidian expects on the page of embeds and on a note."""
    embeds = (site / "Embeds" / "index.html").read_text(encoding="utf-8")
    assert embeds.count('class="cg-embed"') == 4
    assert '<audio controls preload="metadata" src="../files/sound.mp3">' in embeds
    assert '<video controls preload="metadata" src="../files/film.mp4">' in embeds
    assert 'src="../files/paper.pdf#page=2"' in embeds
    assert embeds.count("A claim with an id.") == 3 + 1
    note = (site / "50 % more" / "index.html").read_text(encoding="utf-8")
    assert "nothing of this" not in note
    assert "[[hidden]]" not in note
    assert '<img alt="" height="80" src="../files/picture.png" width="120"' in note
    assert '<img alt="just words" src="../files/picture.png"' in note
    assert '<details class="note">' in note
    assert "<mark>marked</mark>" in note


FAULTS = {
    "slip in a name": ("[[Note 1x1]]", "CG101"),
    "slip in a Markdown link": ("[t](Note%201x1.md)", "CG101"),
    "missing image": ("![[pictures.png]]", "CG101"),
    "missing image in Markdown": ("![a](files/pictures.png)", "CG101"),
    "equal names": ("[[Plan]]", "CG102"),
    "dead heading": ("[[Note 2#Part three]]", "CG103"),
    "dead heading here": ("[[#Nowhere]]", "CG103"),
    "headings in the wrong order": ("[[Note 2#Detail#Part one]]", "CG103"),
    "dead block": ("[[Note 2#^nothing]]", "CG103"),
    "dead slug": ("[t](Note%202.md#part-three)", "CG103"),
    "bar in a table": ("| a |\n|---|\n| [[Note 2|x]] |", "CG104"),
    "out of the vault": ("[t](../../x.md)", "CG105"),
    "program": ("[t](javascript:alert)", "CG106"),
    "unpublished": ("[[Not ready]]", "CG107"),
    "broken front matter": ("---\ntitle: a: b\n---\n", "CG201"),
    "front matter that is a list": ("---\n- a\n---\n", "CG202"),
    "unquoted link in a property": ("---\nup: [[Note 2]]\n---\n", "CG203"),
    "link in a property": ('---\nup: "[[Note 1x1]]"\n---\n', "CG101"),
    "open fence": ("```\ncode", "CG204"),
    "open comment": ("%%\n[[Note 2]]", "CG205"),
    "repeated block id": ("one ^a\n\ntwo ^a", "CG504"),
    "in a callout": ("> [!note]\n> [[Note 1x1]]", "CG101"),
    "in a nested list": ("- a\n  - b [[Note 1x1]]", "CG101"),
    "in a footnote": ("a[^1]\n\n[^1]: [[Note 1x1]]", "CG101"),
    "behind a link in code": ("`[[x]]` [[Note 1x1]]", "CG101"),
    "ring of embeds": ("![[ring]]", "CG109"),
}


def test_every_planted_fault_is_found(vault, tmp_path):
    docs = tmp_path / "docs"
    names = write_vault(tmp_path)
    assert len(names) == 148
    for at, name in enumerate(sorted(FAULTS)):
        target = "ring" if name.startswith("ring") else f"fault {at}"
        (docs / f"{target}.md").write_text(FAULTS[name][0] + "\n", encoding="utf-8")
    (docs / "Not ready.md").write_text("---\ndraft: true\n---\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(CONFIG.format(pretty="true"), encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(tmp_path), "--format", "json"])
    found = {}
    for one in json.loads(result.output)["diagnostics"]:
        found.setdefault(Path(one["path"]).stem, []).append(one["code"])
    expected = {}
    for at, name in enumerate(sorted(FAULTS)):
        target = "ring" if name.startswith("ring") else f"fault {at}"
        expected[target] = [FAULTS[name][1]]
    assert found == expected
