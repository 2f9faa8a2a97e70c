"""Anchors in a folder without a site: those that GitHub makes; and paths, which a Markdown link there is."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.notes.parse import parse_note
from calcgraph.notes.reading import Host, ReadingMode
from calcgraph.source import NoteId, SourceFile

IDS = {
    "a sign between spaces": ("## Speed & size", "speed--size"),
    "signs": ("## What? (a *short* `x_y` view): 1.5%", "what-a-short-x_y-view-15"),
    "two spaces": ("## A  B", "a--b"),
    "an emoji": ("## 🚀 Start", "-start"),
    "an emoji with a selector, which stays": ("## ⚙\ufe0f Set up", "\ufe0f-set-up"),
    "the name of an emoji": ("## :rocket: Start", "rocket-start"),
    "letters of other scripts": ("## Über 中文 Ёж", "über-中文-ёж"),
    "a digit that is no decimal": ("## x² and ½", "x-and-"),
    "a picture": ("## ![logo](x.png) Title", "-title"),
    "a link": ("## [The guide](a.md)", "the-guide"),
    "an element": ("## Foo <a name='q'></a>", "foo-"),
    "closing signs": ("## Foo ##", "foo"),
    "brackets": ("## [[foo|bar]] and $x^2$", "foobar-and-x2"),
    "underlined": ("Setext & co\n---", "setext--co"),
    "a number that it has": ("## results-1", "results-1"),
}
"""Headings and the ids that cmark-gfm and GitHub's filter for contents give them."""
NOTE = """\
# Speed & size

## Results

## Results

## 🚀 Start

<h2 align="center">Other <b>one</b></h2>

## Other one

<a name="TsFiles"></a> `<h2>No heading</h2>`

```html
<h2>Nor this</h2>
```
"""
HOLDS = (
    *("#speed--size", "#results", "#results-1", "#-start", "#other-one", "#other-one-1", "#Speed--Size", "#Results-1"),
    *("#tsfiles", "#TSFILES", "a.md#results-1", "./a.md#-start", "/a.md#results", "docs/b.md", ".github/c.md"),
    *(".github/c.md#any", "docs", "docs/", "/docs", "LICENSE", ".hidden", ".github/workflows", "./docs/Makefile"),
    "docs/../a.md",
)
FAILS = {
    "MkDocs' id": ("#speed-size", "#speed--size"),
    "MkDocs' number": ("#results_1", "#results"),
    "a number too many": ("#results-2", "#results"),
    "text that is no id": ("#🚀-start", "#-start"),
    "code": ("#no-heading", ""),
    "a fence": ("#nor-this", ""),
    "a file by its name alone": ("bench.md", "docs/bench.md"),
    "a file in another case": ("docs/Bench.md", "docs/bench.md"),
    "no hidden file": (".github/d.md", ""),
    "what Git keeps": (".git/config.md", ""),
    "no folder": ("docs/none/", ""),
}


@pytest.mark.parametrize(("text", "slug"), IDS.values(), ids=IDS)
def test_a_heading_has_the_id_of_github(text: str, slug: str) -> None:
    reading = ReadingMode(host=Host(is_github=True, is_plain=True))
    note, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n", "a.md"), None, reading)
    assert [one.slug for one in note.headings] == [slug]


def folder(at: Path, **more: str) -> Path:
    files = {
        "a.md": NOTE,
        "docs/b.md": "# B\n",
        ".github/c.md": "# C\n",
        ".git/config.md": "",
        "docs/bench.md": "# X\n",
    }
    files |= {"docs/Makefile": "x\n", "LICENSE": "MIT\n", ".hidden": "x\n", ".github/workflows/x.yml": "x: 1\n"}
    for path, text in (files | more).items():
        (at / path).parent.mkdir(parents=True, exist_ok=True)
        (at / path).write_text(text, encoding="utf-8")
    return at


def reported(at: Path, link: str, **more: str) -> str:
    written = f"<{link}>" if " " in link else link
    folder(at, **{"a.md": f"{NOTE}\n[x]({written})\n"}, **more)
    ran = CliRunner().invoke(main, ["check", str(at)])
    return "" if ran.exit_code == 0 else ran.output


def test_all_of_them_hold(tmp_path: Path) -> None:
    folder(tmp_path, **{"a.md": NOTE + "".join(f"\n[x]({one})\n" for one in HOLDS)})
    ran = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert ran.exit_code == 0, ran.output


@pytest.mark.parametrize(("link", "meant"), FAILS.values(), ids=FAILS)
def test_what_github_does_not_find_is_reported_with_what_it_finds(tmp_path: Path, link: str, meant: str) -> None:
    said = reported(tmp_path, link)
    assert "CG10" in said
    assert f"]({meant})`" in said if meant else "did you mean" not in said


def test_a_link_in_brackets_is_one(tmp_path: Path) -> None:
    assert not reported(tmp_path, "#results", **{"docs/b.md": "see [[1]](https://example.org)\n\n# B\n"})
    assert "CG101" in reported(tmp_path, "#results", **{"docs/b.md": "see [[1]] (https://example.org)\n\n# B\n"})


BY_NAME = {
    "its name alone": ("[x](bench.md)", True),
    "its name in another case": ("[x](Bench.md)", True),
    "with a heading": ("[x](bench.md#speed)", True),
    "a picture": ("![x](pic.png)", True),
    "the end of its path": ("[x](deep/notes.md)", True),
    "a path from here": ("[x](./bench.md)", False),
    "another folder": ("[x](other/bench.md)", False),
    "a name nobody has": ("[x](bnech.md)", False),
}


@pytest.mark.parametrize("beside", ["[[a]]", "![[a]]", "text", "`[[a]]`"])
@pytest.mark.parametrize(("link", "is_found"), BY_NAME.values(), ids=BY_NAME)
def test_a_name_that_only_obsidian_finds_is_a_warning(
    tmp_path: Path, link: str, beside: str, *, is_found: bool
) -> None:
    (tmp_path / "docs" / "deep").mkdir(parents=True)
    (tmp_path / "docs" / "pic.png").touch()
    files = {"docs/bench.md": "# Bench\n\n## Speed\n", "docs/deep/notes.md": "# N\n", "a.md": "# A\n"}
    folder(tmp_path, **files, **{"b.md": f"# B\n\n{link} {beside}\n"})
    ran = CliRunner().invoke(main, ["check", str(tmp_path)])
    is_warned = is_found and beside in {"[[a]]", "![[a]]"}
    assert ran.exit_code == (0 if is_warned else 1), ran.output
    assert ("CG101 (warning)" in ran.output) == is_warned
    fixed = CliRunner().invoke(main, ["fix", "--write", str(tmp_path)])
    assert link in (tmp_path / "b.md").read_text(encoding="utf-8"), fixed.output


def test_fix_writes_the_id_of_github(tmp_path: Path) -> None:
    folder(tmp_path, **{"docs/b.md": "[x](../a.md#speed-size) [y](../a.md#other-one)\n"})
    CliRunner().invoke(main, ["fix", "--write", "--guess", str(tmp_path)])
    assert (tmp_path / "docs/b.md").read_text(encoding="utf-8") == "[x](../a.md#speed--size) [y](../a.md#other-one)\n"


def test_no_page_is_generated_there(tmp_path: Path) -> None:
    folder(tmp_path, **{"values.md": "# Values\n\n[x](graph.md)\n"})
    ran = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert "CG902" not in ran.output
    assert "no note is called `graph.md`" in ran.output


def test_a_vault_of_obsidian_names_headings_by_their_text(tmp_path: Path) -> None:
    (tmp_path / ".obsidian").mkdir()
    files = {"docs/b.md": "[[a#Speed & size]] [x](a.md#Speed%20&%20size) [y](a.md#speed--size) [[1]](https://x.org)\n"}
    folder(tmp_path, **files, **{"1.md": "# One\n"})
    ran = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert ran.exit_code == 0, ran.output


def test_a_link_by_name_in_a_note_with_links_to_blocks_is_for_obsidian(tmp_path: Path) -> None:
    folder(tmp_path, **{"x/c.md": "# C\n\nText. ^b1\n", "b.md": "[x](c.md#^b1)\n", "d.md": "[x](c.md)\n"})
    ran = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert "b.md:1:1: CG101 (warning) `c.md` is not at this path; Obsidian finds" in ran.output
    assert "d.md:1:1: CG101 no note is called `c.md`" in ran.output


def test_a_site_has_the_ids_of_its_host(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\ndocs_dir: notes\n", encoding="utf-8")
    folder(tmp_path / "notes", **{"docs/b.md": "[x](../a.md#speed-size) [y](../a.md#results_1)\n"})
    assert CliRunner().invoke(main, ["check", str(tmp_path)]).exit_code == 0
    folder(tmp_path / "notes", **{"docs/b.md": "[x](../a.md#speed--size)\n"})
    assert "CG103" in CliRunner().invoke(main, ["check", str(tmp_path)]).output


KEPT = {
    "before it": ("[x](./docs/bnech.md)", "[x](./docs/bench.md)"),
    "from the root": ("[x](/docs/bnech.md#x)", "[x](/docs/bench.md#x)"),
    "by a way round": ("[x](.github/../docs/bnech.md)", "[x](.github/../docs/bench.md)"),
    "an id with a space": ("[x](a.md#speed%20-size)", "[x](a.md#speed--size)"),
}


@pytest.mark.parametrize(("text", "fixed"), KEPT.values(), ids=KEPT)
def test_a_fixed_link_keeps_the_form_of_its_path(tmp_path: Path, text: str, fixed: str) -> None:
    files = {"docs/bench.md": "# X\n", "c.md": f"{text.replace('bnech', 'benchmmark')}\n", "docs/benchmark.md": "# X\n"}
    folder(tmp_path, **files)
    ran = CliRunner().invoke(main, ["fix", "--write", str(tmp_path)])
    assert (tmp_path / "c.md").read_text(encoding="utf-8") == f"{fixed.replace('bench', 'benchmark')}\n", ran.output
