"""Paths that lead out, in every place where a note names a file: nothing outside is read, published or written."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

HELD = "a secret of the maintainer"
INSIDE = "docs/notes"
"""Where the notes are, seen from the project."""
BESIDE = ("secret.md", "secret.csv", "secret.yaml", "secret.png")
"""Files beside the project, in which the secret is."""
OUT = (
    "../../../{}",
    "../../../../{}",
    "..//..//../{}",
    "./../.././../{}",
    "x/../../../../{}",
    "../notes/../../../{}",
    "/../../../{}",
    "/{}",
    "{top}/{}",
    "/{top}/{}",
    "//{top}/{}",
    "file://{top}/{}",
    "file:{top}/{}",
    "..%2F..%2F..%2F{}",
    "%2e%2e/%2e%2e/%2e%2e/{}",
    "..%252F..%252F..%252F{}",
    "..\\..\\..\\{}",
    "..%5C..%5C..%5C{}",
    "C:\\{}",
    "\\\\host\\share\\{}",
    "~/{}",
    "$HOME/{}",
    "{}%00.md",
    "../../../{}?x",
    "../../../{}#a",
    "../../../{}/",
    " ../../../{}",
    "…/../../{}",
    "．．/．．/．．/{}",
    "../../../{}.md",
    "../../../*",
    "/proc/self/environ",
    "/etc/hostname",
    "{{ config.docs_dir }}/../../{}",
)
"""Ways out, of a file or of one more that is not there; `{top}` is where the files are."""
PLACES = {
    "a wikilink": "[[{}]]",
    "a wikilink with a part": "[[{}#x]]",
    "an embed": "![[{}]]",
    "an embed with a size": "![[{}|300]]",
    "a link": "[t]({})",
    "a link in angles": "[t](<{}>)",
    "an image": "![t]({})",
    "a definition": "[t][r]\n\n[r]: {}",
    "an address": "<{}>",
    "an import": "```calc\nuse [[{}]]: x\ny = x\n```",
    "an import of all": "```calc\nuse [[{}]]\n```",
    "a table of a file": "<!-- calc: table t from {} -->\n\n```calc\nr = pick t: a\n```",
    "a claim": "[3 m]({}#x)",
    "a claim by a wikilink": "[[{}#x|3 m]]",
    "a source": '[3 m](#measured "@{}")',
    "a live value": "`= [[{}]].x`",
    "a typed link": "up:: [[{}]]",
    "a view of the map": "```calc graph\nfocus: [[{}]]\n```",
    "a comment of a sheet": "```calc\nx = 1 # [[{}]] @{}\n```",
    "a snippet": '--8<-- "{}"',
    "an include": "{% include '{}' %}",
    "a query": "```dataview\nLIST FROM {}\n```",
    "a formula": "$\\input{{}}$ $\\includegraphics{{}}$",
}
ABOVE = (
    "up",
    "aliases",
    "permalink",
    "template",
    "image",
    "sources",
    "id",
    "tags",
    "icon",
    "redirect",
    "source",
    "css",
    "css_class",
    "extra_css",
    "banner",
    "location",
)
"""Keys of front matter."""


def attacks() -> list[tuple[str, str]]:
    """Texts of notes, each with the place and the way out in its name."""
    found = [(f"{place}, {way}", text.replace("{}", way)) for place, text in PLACES.items() for way in OUT]
    for key in ABOVE:
        found += [(f"{key}, {way}", f"---\n{json.dumps({key: way})}\n---\n\n[[{way}]]\n") for way in OUT]
    return found


def project(root: Path, chosen: Sequence[tuple[str, str]]) -> Path:
    """A project with a note for each attack, in a folder beside what it must not reach."""
    notes = root / "project" / INSIDE
    notes.mkdir(parents=True)
    for name in BESIDE:
        (root / name).write_text(f"# {HELD}\n\n## x\n\n```calc\nx = 3 m # {HELD}\n```\n")
    (root / "secret.csv").write_text(f"id,{HELD}\na,1\n")
    (root / "project" / "docs" / "index.md").write_text("# Start\n")
    for number, (_, text) in enumerate(chosen):
        way = text.replace("{top}", str(root)).replace("{}", BESIDE[number % len(BESIDE)])
        (notes / f"n{number}.md").write_text(f"{way}\n" if way.startswith("---") else f"# N\n\n{way}\n")
    plugins = "[search, calcgraph: {on_error: warn, values: {reference: false}}]"
    (root / "project" / "mkdocs.yml").write_text(f"site_name: x\ntheme: mkdocs\nplugins: {plugins}\n")
    return root / "project"


def outside(root: Path) -> dict[str, bytes]:
    files = (path for path in sorted(root.rglob("*")) if path.is_file())
    return {str(path): path.read_bytes() for path in files if not path.is_relative_to(root / "project")}


def try_all(root: Path, chosen: Sequence[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    place = project(root, chosen)
    monkeypatch.chdir(place)
    monkeypatch.setenv("SECRET", HELD)
    before = outside(root)
    said = ""
    for words in ("check --no-cache", "check --untrusted --format json", "links", "fix", "graph --format json"):
        done = CliRunner().invoke(main, words.split())
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        assert done.exit_code in (0, 1), done.output[-300:]
        said += done.output
    done = CliRunner().invoke(cli, ["build", "-q"])
    assert done.exit_code == 0, done.output[-300:]
    files = [path for path in (place / "site").rglob("*") if path.is_file()]
    assert len(files) > len(chosen)
    assert [path for path in files if HELD.encode() in path.read_bytes()] == []
    assert HELD not in said + done.output
    fixed = CliRunner().invoke(main, ["fix", "--write", "--guess"])
    assert HELD not in fixed.output
    assert outside(root) == before


def test_some_paths_lead_to_nothing_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try_all(tmp_path, Random(1).sample(attacks(), 25), monkeypatch)  # noqa: S311 - no secret


@pytest.mark.fuzz
def test_no_path_leads_to_anything_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(attacks()) >= 1_320
    try_all(tmp_path, attacks(), monkeypatch)
