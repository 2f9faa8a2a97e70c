"""No file of a site, and no export, has a word of a note, a file or a machine that is not published."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main

CONFIGURATION = """site_name: Open
site_url: https://example.org/
theme: {name: mkdocs}
exclude_docs: |
  private/
  unlisted.md
draft_docs: |
  later/
plugins:
  - search
  - calcgraph:
      on_error: warn
      dialect: obsidian
      data: {roots: [results]}
extra: {token: zzzconfig}
"""
PUBLIC = """# Home

[[kettle]] [[private/plan|plan]] [[later/next]] [[draft]] ![[draft]] [[formulas/water]] #open

```calc
use [[kettle]]: power
cost = 2 * power
```

[6 kW](#cost) and `= cost` and [3.5](#run.speed).

<!-- calc: table run from results/run.json /in -->
"""
KEPT_BACK = {
    "docs/draft.md": "---\ndraft: true\ntitle: zzzdrafttitle\naliases: [zzzdraftalias]\ntags: [zzzdrafttag]\n---\n"
    "# zzzdraft\n\nzzzdrafttext [[index]] [[kettle]] builds-on:: [[kettle]] zzzdraftreason\n\n```calc\n"
    "zzzdraftname = 41 # zzzdraftcomment\n```\n\n[41](#zzzdraftname)\n",
    "docs/private/plan.md": "# zzzplan\n\nzzzplantext [[index]]\n\n```calc\nzzzplanname = 43\n```\n",
    "docs/private/list.csv": "id,v\nzzzlist,1\n",
    "docs/unlisted.md": "# zzzunlisted\n\n[[kettle]]\n",
    "docs/later/next.md": "# zzznext\n\n[[kettle]]\n\n```calc\nzzznextname = 47\n```\n",
    "docs/.obsidian/app.json": '{"a": "zzzobsidian"}',
    "docs/.hidden.md": "# zzzhidden\n\n[[index]]\n",
    "docs/Templates/day.md": "# zzztemplate\n",
    "results/run.json": '{"in": {"speed": 3.5}, "out": {"zzzrun": 1}}',
    "results/other.json": '{"zzzother": 1}',
    "formulas/.secret.yaml": "a: zzzdot\n",
    "formulas/.drafts/idea.md": "# zzzidea\n",
    "formulas/sources.bib": "@book{a, title = {Shown}, author = {A}, year = 2000, note = {zzzbib}}\n",
    "formulas/sources.yaml": "- id: b\n  title: Shown\n  note: zzzyaml\n",
    "formulas/units.txt": "# zzzunits\nrack = 72 * meter\n",
    "formulas/layout.json": '{"zzzlayout.md": [1, 2]}',
    "formulas/notes.docx": "zzzdocx",
    "formulas/data/unused.csv": "id,v\nzzzunused,1\n",
    "README.md": "# zzzreadme\n",
    ".env": "TOKEN=zzzenv\n",
}
OPEN = {
    "mkdocs.yml": CONFIGURATION,
    "docs/index.md": PUBLIC,
    "docs/kettle.md": "# Kettle\n\n```calc\npower = 3 kW\n```\n\n[@a] [@b]\n",
    "docs/shown.csv": "id,v\nopencsv,1\n",
    "formulas/water.md": "# Water\n\n![w](water.png) and [list](data/list.csv)\n\n<img src='raw%20one.png'>\n\n"
    "<!-- calc: table t from data/read.csv -->\n",
    "formulas/water.png": "openpicture",
    "formulas/raw one.png": "openraw",
    "formulas/data/list.csv": "id,v\nopenlist,1\n",
    "formulas/data/read.csv": "id,v\nopenread,1\n",
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("zzzuser") / "zzzfolder"
    for path, text in {**OPEN, **KEPT_BACK}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    who = ("-c", "user.name=zzzcommitter", "-c", "user.email=zzz@example.org")
    for words in (["init", "-q"], ["add", "-A"], [*who, "commit", "-qm", "zzzmessage"]):
        subprocess.run(["git", *words], cwd=root, check=True)
    return root


def found_in(folder: Path) -> Mapping[str, list[str]]:
    """The marked words in each file of a folder, and in the names of its files."""
    themes = {".woff2", ".ttf", ".svg"}
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in themes)
    files = {path.relative_to(folder).as_posix(): path for path in paths}
    assert len(files) > 5
    texts = {name: f"{name}\n{path.read_text('utf-8', 'replace')}" for name, path in files.items()}
    return {name: words for name, text in texts.items() if (words := sorted({w for w in text.split() if "zzz" in w}))}


@pytest.fixture(scope="module")
def site(project: Path) -> Path:
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(project / "mkdocs.yml"), "-d", str(project / "site")])
    assert done.exit_code == 0, done.output
    return project / "site"


def test_a_site_has_nothing_unpublished(site: Path) -> None:
    assert found_in(site) == {}


def test_a_site_has_what_a_library_note_shows(site: Path) -> None:
    assert (site / "formulas/water.png").read_text() == "openpicture"
    assert "openlist" in (site / "formulas/data/list.csv").read_text()
    assert (site / "formulas/raw one.png").read_text() == "openraw"
    assert "openread" in (site / "formulas/data/read.csv").read_text()
    assert "opencsv" in (site / "shown.csv").read_text()


def test_an_export_has_nothing_unpublished(project: Path, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["build", str(project), "--out", str(tmp_path / "out")])
    assert done.exit_code == 0, done.output
    read = {"formulas/sources.bib", "formulas/sources.yaml", "formulas/units.txt"}
    assert found_in(tmp_path / "out").keys() == read, "the host reads these files again"


@pytest.mark.parametrize("name", ["links", "values", "claims", "graph", "sources"])
def test_a_list_has_nothing_unpublished(name: str, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    for form in ("text", "json", "csv"):
        done = CliRunner().invoke(main, [name, "--format", form])
        assert [line for line in done.output.splitlines() if "zzz" in line] == [], form


def test_a_report_has_nothing_unpublished(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    done = CliRunner().invoke(main, ["report", "index", "-o", "report.html"])
    assert done.exit_code == 0, done.output
    text = Path("report.html").read_text("utf-8")
    Path("report.html").unlink()
    assert "zzz" not in text
    assert os.sep + "zzz" not in text
