"""Every heading of a built site has the id to which the check leads its links, whatever the heading consists of."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from tests.hosts.crawl import faults_of

from calcgraph.hosts.command_line import main
from calcgraph.links.keys import heading_in_link
from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

HEADINGS = (
    r"The factor of $\Gamma$", r"The factor of $\Lambda$", r"$\mathbf{V}[f]$", r"_theorem:_ $x_1 < y$ and $\alpha$",
    "With a note[^1] in it", "One in place^[a note] here", "See [[index|the start]]", "See [it](index.md) *now*",
    "The <b>x</b> axis", "Code `a_b` and ==marked== text", r"step\_time", "A &amp; B < C", "日本", "語", "🚀 Start",
    "Hidden %%never shown%% words", "A value `= 2 + 2`", "Address https://example.org here", "Closed ##",
    "Own {#given}", "Block ^at-end", "Tag #area in it", r"Not set $\foo$", "1. One", "Same", "Same", "[^1] first",
)  # fmt: skip
CONFIG = """site_name: Vault
site_url: https://vault.invalid/
theme: {name: material}
markdown_extensions: [admonition, attr_list, footnotes, tables, md_in_html, {toc: {permalink: true}}, pymdownx.details,
  pymdownx.superfences]
plugins: [{calcgraph: {dialect: obsidian, on_error: warn}}]
"""
ADDING = """
def on_page_markdown(markdown, page, **_):
    if page.file.src_uri == "n.md":
        head, sign, tail = markdown.partition("## Same")
        return f"# Added\\n\\n{head}## Added too\\n\\n{sign}{tail}\\n\\n## Added below\\n"
"""


def text_of_note() -> str:
    lines = "\n\n".join(f"## {heading}\n\nText.\n\n### Below" for heading in HEADINGS)
    quoted = "> ## Quoted $\\beta$\n> text\n\n- ## In a list $\\delta$\n\nUnderlined $\\epsilon$\n---\n"
    return f"# Note\n\n{lines}\n\n{quoted}\n## Id below\n\n^below\n\n[^1]: A footnote.\n"


def write(root: Path, config: str) -> list[str]:
    note, _ = parse_note(SourceFile(NoteId("n.md"), text_of_note()))
    links = [f"[[n#{heading_in_link(one)}]] [x](n.md#{one.slug})" for one in note.headings]
    (root / "docs").mkdir(parents=True)
    (root / "docs/n.md").write_text(text_of_note(), encoding="utf-8")
    lines = "".join(f"- {link}\n" for link in [*links, "[[n#^below]] [[n#^at-end]]"])
    (root / "docs/index.md").write_text(f"# Start\n\n{lines}", encoding="utf-8")
    (root / "mkdocs.yml").write_text(config, encoding="utf-8")
    (root / "adding.py").write_text(ADDING, encoding="utf-8")
    return [one.slug for one in note.headings]


@pytest.mark.parametrize("config", [CONFIG, f"{CONFIG}hooks: [adding.py]\n"], ids=["as written", "headings added"])
def test_links_to_headings_lead_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, config: str) -> None:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    slugs = write(tmp_path, config)
    checked = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert "CG103" not in checked.output
    built = CliRunner().invoke(cli, ["build", "-q", "-f", str(tmp_path / "mkdocs.yml"), "-d", str(tmp_path / "site")])
    assert built.exit_code == 0, built.output[-3000:]
    assert faults_of(tmp_path / "site", "https://vault.invalid/") == []
    page = (tmp_path / "site/n/index.html").read_text(encoding="utf-8")
    assert [id_ for id_ in re.findall(r'<h[1-6] id="([^"]*)"', page) if not id_.startswith(("added", "cg:"))] == slugs
