"""Notebooks that another plugin makes pages of: what they say to calcgraph is reported, and never read (CG923)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

CELLS = {
    "a wikilink": ("See [[kettle]].", "`[[kettle]]` in cell 2"),
    "a wikilink to a heading": ("See [[kettle#Heat needed]].", "`[[kettle#Heat needed]]` in cell 2"),
    "an embed": ("![[kettle]]", "`![[kettle]]` in cell 2"),
    "a claim": ("It needs [99 kJ](kettle.md#energy).", "`[99 kJ](kettle.md#energy)` in cell 2"),
    "a live value": ("It is `= 2 * 3`.", "`= 2 * 3` in cell 2"),
    "a sheet": ("```calc\nx = 2\n```", "`calc` in cell 2"),
    "two of them": ("See [[kettle]], it is `= 2 * 3`.", "`[[kettle]]` and 1 more in cell 2"),
    "a list of lists": ("The grid [[1, 2], [3, 4]].", ""),
    "a name that nobody has": ("See [[ketle]].", ""),
    "a Markdown link": ("See [it](kettle.md), [2](kettle.md#heat-needed), [x](nothing.md).", ""),
    "a number that links to a site": ("[99 kJ](https://example.org/#energy)", ""),
    "code": ("`[[kettle]]`\n\n```text\n[[kettle]]\n```", ""),
    "text": ("# Title\n\nNothing of ours, $x^2$ <b>bold</b>.", ""),
}
KETTLE = "# Kettle\n\n```calc\nenergy [kJ] = 0.25 kg * 4.184 J/g/K * 80 K\n```\n\n## Heat needed\n\nText.\n"
BROKEN = {
    "nothing": "",
    "no JSON": "[[kettle]]",
    "a list": "[]",
    "no cells": '{"cells": 3}',
    "cells of other kinds": '{"cells": [1, null, {"cell_type": "markdown", "source": {"a": "[[kettle]]"}}]}',
    "lines of other kinds": '{"cells": [{"cell_type": "markdown", "source": [1, null]}]}',
    "too deep": "[" * 100_000,
}


def said_of(
    folder: Path, notebook: str, plugin: str = "mkdocs-jupyter", file: str = "fit.ipynb"
) -> list[tuple[str, str]]:
    """The severity and words of each report about the notebook."""
    (folder / "docs").mkdir()
    (folder / "mkdocs.yml").write_text(f"site_name: x\nplugins: [{plugin}, calcgraph]\n")
    (folder / "docs" / "index.md").write_text(f"# Start\n\n[fit]({file}#part)\n")
    (folder / "docs" / "kettle.md").write_text(KETTLE)
    (folder / "docs" / file).write_text(notebook)
    output = CliRunner().invoke(main, ["check", "--no-cache", "--format", "json", str(folder)]).output
    read = json.loads(output)
    assert read["summary"]["errors"] == 0
    return [(one["severity"], one["message"]) for one in read["diagnostics"] if one["code"] == "CG923"]


def a_notebook(text: str, *, in_lines: bool) -> str:
    source = text.splitlines(keepends=True) if in_lines else text
    code = {"cell_type": "code", "metadata": {}, "outputs": [], "source": "m = [[1, 2], [3, 4]]  # [[kettle]]"}
    return json.dumps({"cells": [code, {"cell_type": "markdown", "metadata": {}, "source": source}]})


@pytest.mark.parametrize("in_lines", [True, False])
@pytest.mark.parametrize("name", CELLS)
def test_what_a_cell_says_to_us_is_reported(tmp_path: Path, name: str, *, in_lines: bool) -> None:
    text, said = CELLS[name]
    found = said_of(tmp_path, a_notebook(text, in_lines=in_lines))
    assert found == ([("info", f"{said}: the text of a notebook is not read")] if said else [])


SCRIPTS = {
    "percent": (
        "# %% [markdown]\n# # Fit\n#\n# See [[kettle]].\n\n# %%\nm = 1  # [[kettle]]\n",
        "`[[kettle]]` in line 2",
    ),
    "percent, a string": ('# %% [md]\n"""\n## Two\n\n`= 2 * 3`\n"""\n', "`= 2 * 3` in line 2"),
    "percent, a raw string": ('# %% [markdown]\nr"""See [[kettle]]."""\n', "`[[kettle]]` in line 2"),
    "percent, code": ("# %%\n# See [[kettle]].\nm = [[1, 2], [3, 4]]\n", ""),
    "percent with settings": (
        "# ---\n# title: '[[kettle]]'\n# ---\n\n#%% A [markdown]\n#[[kettle]]\n",
        "`[[kettle]]` in line 6",
    ),
    "light": ("# # Fit\n#\n# See [[kettle]].\n\nm = 1\n", "`[[kettle]]` in line 1"),
    "light, a claim": (
        "x = 1\n\n# It is [99 kJ](kettle.md#energy).\n\ny = 2\n",
        "`[99 kJ](kettle.md#energy)` in line 3",
    ),
    "light, a comment of code": ("# See [[kettle]].\nm = 1\n\ndef f():\n    # [[kettle]]\n    return 1\n", ""),
    "light, a marked cell of code": ("# +\nx = 1\n\n# [[kettle]]\n\ny = 2\n# -\n", ""),
    "light, after a marked cell": ("# +\nx = 1\n\ny = 2\n# -\n\n# [[kettle]]\n", "`[[kettle]]` in line 7"),
    "a string of documentation": ('"""See [[kettle]]."""\n\nx = 1\n', ""),
    "marimo": (
        'app = marimo.App()\n\n@app.cell\ndef _(mo):\n    mo.md(\n        r"""\n    See [[kettle]].\n    """\n    )\n',
        "`[[kettle]]` in line 6",
    ),
    "marimo, open": ('import marimo\napp = marimo.App()\nmo.md("""\nSee [[kettle]].\n', ""),
    "nothing": ("", ""),
    "an open header": ("# ---\n# [[kettle]]\n", ""),
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_a_script_says_to_us_is_reported(tmp_path: Path, name: str) -> None:
    text, said = SCRIPTS[name]
    found = said_of(tmp_path, text, file="fit.py")
    assert found == ([("info", f"{said}: the text of a notebook is not read")] if said else [])


SETTINGS = [
    ("mkdocs-jupyter: {include: ['*.ipynb']}", False),
    ("mkdocs-jupyter: {include: ['*.py']}", True),
    ("mkdocs-jupyter: {include: ['docs/*.py']}", False),
    ("mkdocs-jupyter: {ignore: ['fit.*']}", False),
    ("mkdocs-jupyter: {ignore: ['', 'x.py'], include_source: true}", True),
    ("mkdocs-jupyter: {include: []}", False),
    ("mkdocs-jupyter: {include: 3, ignore: 4}", False),
]


@pytest.mark.parametrize(("plugin", "is_page"), SETTINGS, ids=[row[0] for row in SETTINGS])
def test_the_plugin_says_which_scripts_are_pages(tmp_path: Path, plugin: str, *, is_page: bool) -> None:
    found = said_of(tmp_path, SCRIPTS["percent"][0], f"{{{plugin}}}", file="fit.py")
    assert bool(found) == is_page


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_notebook_says_nothing(tmp_path: Path, name: str) -> None:
    assert said_of(tmp_path, BROKEN[name]) == []


def test_without_the_plugin_a_notebook_is_a_file(tmp_path: Path) -> None:
    assert said_of(tmp_path, a_notebook("See [[kettle]].", in_lines=True), "search") == []
