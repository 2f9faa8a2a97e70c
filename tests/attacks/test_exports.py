"""What a spreadsheet reads of a hostile vault: no cell of any export is a formula to it."""

import csv
import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

SIGNS = ("=", "+", "-", "@", "\t=", "\r=", "'=", " =", '"=', "=cmd|' /C calc'!A0", "=HYPERLINK(1)", "＝")
FORMULA = 'cmd("x")'


def write_vault(docs: Path) -> None:
    docs.mkdir(parents=True)
    for number, sign in enumerate(SIGNS):
        said = f"{sign}{FORMULA}".replace('"', "")
        quoted = said.replace("'", "''").replace("\t", "").replace("\r", "")
        front = f"---\ntitle: '{quoted}'\naliases: ['{quoted} a']\ntags: ['{quoted.replace(' ', '')}']\n---\n"
        table = f"<!-- calc: table t{number} -->\n| id | v |\n|---|---|\n| {said} | 3 |\n"
        sheet = f"```calc\nr{number} = pick t{number}: {quoted}\nx = 3 m # {said}\ny = 2 * x\n```\n"
        links = f'[{said}](#x) [[n{number}|{said}]] [[{said}]] [t](<{said}.md>) [-3 m](#x "disputed: {said}")\n'
        relation = f"{said}:: [[n0]] {said}\n"
        text = f"{front}# {said}\n\n{table}\n{sheet}\n{links}\n{relation}\n## {said}\n"
        (docs / f"n{number}.md").write_text(text, encoding="utf-8", newline="\n")
        name = said.replace("/", "").replace("|", "")
        (docs / f"{name}.md").write_text(f"# N\n\n[[n{number}]]\n", encoding="utf-8")
        (docs / f"{name}.csv").write_text("id\na\n", encoding="utf-8")


def cells(text: str) -> list[str]:
    return [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]


def is_formula(cell: str) -> bool:
    """Whether a spreadsheet would compute it; a number may have its sign."""
    try:
        float(cell)
    except ValueError:
        return cell[:1] in ("=", "+", "-", "@", "\t", "\r", "\n")
    return False


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    write_vault(tmp_path / "docs")
    config = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn, values: {reference: false}}]\n"
    (tmp_path / "mkdocs.yml").write_text(config)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_no_cell_of_an_export_is_a_formula(project: Path) -> None:
    texts = {}
    for name in ("links", "values", "claims", "graph"):
        done = CliRunner().invoke(main, [name, "--format", "csv"])
        assert done.exit_code == 0, done.output[-300:]
        texts[name] = done.stdout
    assert CliRunner().invoke(cli, ["build", "-q"]).exit_code == 0
    texts |= {
        path.name: path.read_text("utf-8") for path in (project / "site").glob("*.csv") if FORMULA not in path.name
    }
    assert {"claims.csv", "values.csv"} <= texts.keys()
    ours = {name: cells(text) for name, text in texts.items() if not name.startswith(SIGNS)}
    assert sum("cmd" in cell for found in ours.values() for cell in found) > 100
    assert [(name, cell) for name, found in ours.items() for cell in found if is_formula(cell)] == []


OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
REVERSED = "no\u202e drow\u2066s\u2069\u202c \u200fa\u061cb\u2028c\ufeff"
CONTROLS = "\x01\x08\x0b\x1b[31m"
"""What a terminal obeys; XML cannot hold it."""
GRAPHS = ("json", "graphml", "gexf", "dot", "jsonld", "csv")
COMMANDS = [
    *(("graph", "--format", form) for form in GRAPHS),
    *(
        (name, "--format", form)
        for name in ("links", "values", "claims", "sources", "suggest")
        for form in ("json", "csv")
    ),
    ("check", "--format", "json"),
    ("graph",),
    ("graph", "--pin"),
    ("check", "--baseline", "known.json"),
]


def write_reversed_vault(folder: Path, words: str = REVERSED) -> None:
    """Texts of every kind in which a line runs the other way."""
    (folder / "docs").mkdir(parents=True)
    (folder / "formulas").mkdir()
    for name in ("a", "b", f"n{REVERSED[2:8]}"):
        front = f"---\ntitle: 'T {name} {words}'\naliases: ['{words} {name}']\ntags: ['t{REVERSED[2:4]}']\n---\n"
        table = f"<!-- calc: table t{len(name)} -->\n| id | v{words} [m] |\n|---|---|\n| {words} | 3 |\n"
        sheet = f"```calc\nx{name[:1]} = 3 m # {words}\nq = 2 * x{name[:1]} # @s\n```\n"
        links = f'[{words}](#q) [[b|{words}]] [[{words}]] [7 m](#q "disputed: {words}") [6 m](#q "@s")\n'
        text = f"{front}# {words}\n\n{table}\n{sheet}\n{links}\n{words}:: [[b]] {words}\n\n## {words}\n"
        (folder / f"docs/{name}.md").write_text(text, encoding="utf-8", newline="\n")
    sources = f"- id: s\n  title: '{words}'\n  author: [{{family: '{words}'}}]\n  issued: 2024-01-01\n"
    (folder / "formulas/sources.yaml").write_text(sources, encoding="utf-8")


def test_no_export_has_a_character_that_reverses_or_ends_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    write_reversed_vault(tmp_path, CONTROLS + REVERSED)
    config = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn}]\n"
    (tmp_path / "mkdocs.yml").write_text(config)
    monkeypatch.chdir(tmp_path)
    texts = {}
    for words in COMMANDS:
        done = CliRunner().invoke(main, [*words])
        assert not isinstance(done.exception, Exception), (words, done.exception)
        texts[" ".join(words)] = done.output
    assert CliRunner().invoke(cli, ["build", "-q"]).exit_code == 0
    written = [one for one in tmp_path.rglob("*") if one.suffix in {".json", ".csv", ".xml", ".txt"}]
    written = [one for one in written if "search" not in one.parts and one.name != "sitemap.xml"]
    texts |= {str(one.relative_to(tmp_path)): one.read_bytes().decode() for one in written}
    assert {"site/values.json", "site/values.csv", "site/claims.csv", "site/graph.json", "known.json"} <= texts.keys()
    assert sum("drow" in text for text in texts.values()) > 20
    assert {name: sorted(set(OBEYED.findall(text))) for name, text in texts.items() if OBEYED.search(text)} == {}


def test_other_programs_read_the_same_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_reversed_vault(tmp_path)
    (tmp_path / "calcgraph.toml").touch()
    monkeypatch.chdir(tmp_path)
    texts = {form: CliRunner().invoke(main, ["graph", "--format", form]).stdout for form in GRAPHS}
    title = next(one["title"] for one in json.loads(texts["json"])["nodes"] if one["id"].endswith("a.md"))
    assert "\u202e" in title
    assert title in {one["skos:prefLabel"] for one in json.loads(texts["jsonld"])["@graph"] if "skos:prefLabel" in one}
    for form in ("graphml", "gexf"):
        found = ET.fromstring(texts[form])  # noqa: S314 - our own
        assert title in {*found.itertext(), *(value for one in found.iter() for value in one.attrib.values())}
