"""The Python API, on a new vault, the project's own and a broken one."""

import doctest
import inspect
import json
import shutil
import subprocess
import sys
from pathlib import Path

import networkx as nx
import pytest
from click.testing import CliRunner

import calcgraph
from calcgraph.hosts.command_line import main

ROOT = Path(__file__).parents[1]
START = ROOT / "plugins/calcgraph/hosts/start"


@pytest.fixture(scope="module")
def kettle(tmp_path_factory: pytest.TempPathFactory) -> calcgraph.OpenVault:
    folder = tmp_path_factory.mktemp("api") / "vault"
    shutil.copytree(START, folder)
    return calcgraph.open(folder)


def test_what_the_manual_shows(kettle: calcgraph.OpenVault) -> None:
    time = kettle.values["docs/kettle.md#time"]
    assert (time.text, time.unit, time.kind) == ("167 s", "s", "formula")
    assert time.value == pytest.approx(4186 * 80 / 2000, rel=1e-3)
    assert set(time.depends) == {"energy", "power"}
    assert kettle.notes["docs/kettle.md"].title == "How long a kettle takes"
    assert {one.status for one in kettle.claims} == {"holds"}
    assert kettle.errors == ()
    assert {one.target for one in kettle.links if one.text.startswith("[[kettle")} == {"docs/kettle.md"}


def test_a_question_is_computed_under_other_inputs(kettle: calcgraph.OpenVault) -> None:
    usual, halved = kettle.ask("time", "kettle"), kettle.ask("time with power=1 kW as min", "docs/kettle.md")
    assert isinstance(usual.value, float)
    assert halved.value == pytest.approx(usual.value * 2 / 60)
    assert halved.unit == "min"


@pytest.mark.parametrize(
    ("expression", "note", "problem"),
    [
        ("time", "kettel", "no note is called `kettel`"),
        ("tiem", "kettle", "tiem"),
        ("time + mass", "kettle", "time"),
        ("time with power=3 kg", "kettle", "kg"),
        ("__import__('os')", "kettle", "expected"),
        ("", "kettle", ""),
    ],
)
def test_a_question_without_an_answer_is_refused(
    kettle: calcgraph.OpenVault, expression: str, note: str, problem: str
) -> None:
    with pytest.raises(calcgraph.CalcgraphError) as refused:
        kettle.ask(expression, note)
    assert problem in str(refused.value)


def test_the_graph_is_one_of_networkx(kettle: calcgraph.OpenVault) -> None:
    graph = kettle.graph()
    assert nx.has_path(graph, "docs/index.md", "formulas/water.md")
    assert graph.nodes["docs/kettle.md"] == {"title": "How long a kettle takes", "kind": "note", "tags": ("example",)}
    types = {(start, kind) for start, end, kind in graph.edges(keys=True) if end == "formulas/water.md"}
    assert types >= {("docs/kettle.md", "uses"), ("docs/kettle.md", "builds-on")}
    graph.clear()
    assert len(kettle.graph()) > 0


def test_what_is_wrong_is_reported_and_not_raised(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A\n\nIt takes [5 s](#time), see [[nowhere]].\n\n```calc\ntime = 4 s\n```\n")
    vault = calcgraph.open(tmp_path)
    assert [one.code for one in vault.errors] == ["CG401", "CG101"]
    assert [one.status for one in vault.claims] == ["fails"]
    assert [one.status for one in vault.links if "nowhere" in one.text] == ["unresolved"]


@pytest.mark.parametrize("name", ["missing", "missing" * 50, "missing\0", "missing\ud800", "missing/" * 600, "empty"])
def test_a_folder_without_notes_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(calcgraph.CalcgraphError, match="CG90" if name == "empty" else "there is no folder"):
        calcgraph.open(tmp_path / name)


def test_commands_print_what_the_api_returns(kettle: calcgraph.OpenVault) -> None:
    done = CliRunner().invoke(main, ["values", "--format", "json", str(kettle.folder)])
    printed = json.loads(done.stdout)["values"]
    assert {f"{one['note']}#{one['name']}": one["value"] for one in printed} == {
        key: one.value for key, one in kettle.values.items()
    }


def test_the_examples_of_the_manual_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(START, tmp_path / "notes")
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs/manual/python.md").read_text(encoding="utf-8").replace("```", "")
    ran = doctest.DocTestParser().get_doctest(page, {}, "python.md", None, 0)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL).run(ran)
    assert results.failed == 0
    assert results.attempted > 10


def test_every_public_name_says_what_it_is() -> None:
    for name in calcgraph.__all__:
        assert inspect.getdoc(getattr(calcgraph, name)), name
    with pytest.raises(AttributeError, match="nothing"):
        calcgraph.nothing  # noqa: B018 - the error is what is tested


def test_the_package_is_as_light_as_before() -> None:
    """Every start of a command imports the package; its API loads nothing until it is used."""
    code = "import calcgraph, sys; print([one for one in sys.modules if one.startswith('calcgraph.')])"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "[]\n"
