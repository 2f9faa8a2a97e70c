"""What a spreadsheet reads of a hostile vault: no cell of any export is a formula to it."""

import csv
import io
from pathlib import Path

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
