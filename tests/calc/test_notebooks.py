"""Stored outputs of notebooks as numbers of a sheet; nothing in them is executed."""

import json

import pytest

from calcgraph.project import Project, read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile


def cell(tag: str, **output: object) -> dict[str, object]:
    outputs = [{"output_type": "stream", "text": ["noise\n"]}, output] if output else []
    return {"cell_type": "code", "metadata": {"tags": [tag, "x"][:1]}, "source": ["1/0"], "outputs": outputs}


NOTEBOOK = {
    "cells": [
        {"cell_type": "markdown", "metadata": {}, "source": ["# Fit"]},
        cell("fit", data={"application/json": {"k": 0.12345, "err": [1, 2.5]}, "text/plain": ["<object>"]}),
        cell("rate", data={"text/plain": ["41.80"]}),
        cell("printed", text=["7.25\n"]),
        cell("dict", data={"text/plain": ['{"mean": 3.5e-3}']}),
        cell("python", data={"text/plain": ["{'mean': 3}"]}),
        cell("none"),
        cell("words", data={"text/plain": ["about 3"]}),
    ],
    "nbformat": 4,
}


def read(line: str, notebook: object = NOTEBOOK) -> Project:
    text = f"```calc\nx = {line}\n```\n"
    texts = {"fit.ipynb": json.dumps(notebook)}
    return read_project([SourceFile(NoteId("a.md"), text)], [], texts.get, Settings())


QUOTED = {
    "from fit.ipynb cell:fit /k": "0.123",
    "from fit.ipynb cell:fit /err/1 in ms": "2.50",
    "from fit.ipynb cell:rate in kg": "41.8",
    "from fit.ipynb cell:printed": "7.25",
    "from fit.ipynb cell:dict /mean": "0.0035",
    "from fit.ipynb /rate": "41.8",
}


@pytest.mark.parametrize("line", QUOTED)
def test_an_output_is_quoted(line: str) -> None:
    project = read(line)
    assert project.diagnostics == ()
    (found,) = project.calculation.quantities.values()
    assert float(found.text) == pytest.approx(float(QUOTED[line]), rel=1e-2)


REFUSED = {
    "from fit.ipynb cell:nothing": "CG413",
    "from fit.ipynb cell:fit": "CG413",
    "from fit.ipynb cell:none": "CG413",
    "from fit.ipynb cell:words": "CG413",
    "from fit.ipynb cell:python /mean": "CG413",
    "from fit.ipynb": "CG413",
    "from fit.ipynb cell: /k": "CG",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_no_number_is_refused(line: str) -> None:
    assert any(one.code.startswith(REFUSED[line]) and one.severity == "error" for one in read(line).diagnostics)


BROKEN = {
    "no cells": {"a": 1},
    "cells that are none": {"cells": "x"},
    "a tag twice": {"cells": [cell("fit"), cell("fit")]},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_notebook_is_said(name: str) -> None:
    assert [one.code for one in read("from fit.ipynb cell:fit", BROKEN[name]).diagnostics] == ["CG411"]


def test_odd_cells_are_passed_over() -> None:
    odd = {
        "cells": [1, "x", None, {"metadata": None}, {"metadata": {"tags": [1, None]}, "outputs": 3}, *NOTEBOOK["cells"]]
    }
    assert read("from fit.ipynb cell:rate", odd).diagnostics == ()
