"""A claim reads one cell of a file, whatever the other cells of its column are."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

ROWS = [
    pytest.param("17.5", "N/A", "in ms: ms", "17.5 ms", [], id="missing"),
    pytest.param("17.5", "timeout", "in ms: ms", "17.5 ms", [], id="word in a column with a unit"),
    pytest.param("17.5", "timeout", "", "17.5", [], id="word in a column without one"),
    pytest.param(17.5, [1, {"a": 2}], "", "17.5", [], id="list"),
    pytest.param(17.5, "v1.2", "", "17.5", [], id="version"),
    pytest.param(17.5, "timeout", "in ms: ms", "18.5 ms", ["CG401"], id="another number"),
    pytest.param("v1.2", "3", "", "1.2", ["CG406"], id="a version is not a number"),
    pytest.param("3 apples", "3", "", "3", ["CG406"], id="a number with a word is not one"),
    pytest.param("N/A", "3", "in ms: ms", "3 ms", ["CG406"], id="the cell itself"),
    pytest.param(None, "3", "in ms: ms", "0 ms", ["CG406"], id="nothing"),
]


def checked(folder: Path, note: str, **files: object) -> tuple[list[str], str]:
    (folder / "a.md").write_text(note)
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content))
    done = CliRunner().invoke(main, ["check", str(folder), "--no-cache", "--format", "json"])
    found = json.loads(done.output)["diagnostics"]
    return [one["code"] for one in found], done.output


@pytest.mark.parametrize(("read", "other", "units", "said", "codes"), ROWS)
def test_a_cell_is_read_and_not_its_column(  # noqa: PLR0913, PLR0917 - a row of the table
    tmp_path: Path, read: object, other: object, units: str, said: str, codes: list[str]
) -> None:
    note = f"# A\n\nIt takes [{said}](#f.a.ms).\n\n<!-- calc: table f from r.json by name {units} -->\n"
    found, output = checked(tmp_path, note, r=[{"name": "a", "ms": read}, {"name": "b", "ms": other}])
    assert found == codes
    if codes == ["CG406"]:
        assert "the cell `f.a.ms`" in output


@pytest.mark.parametrize("formula", ["total(f.ms)", "mean(f.ms)", "max(f.ms)", "count(f.ms)", "f.b.ms"])
def test_a_word_in_a_file_is_an_error_where_it_is_read(tmp_path: Path, formula: str) -> None:
    note = f"# A\n\n<!-- calc: table f from r.json by name in ms: ms -->\n\n```calc\nx = {formula}\n```\n"
    rows = [{"name": "a", "ms": 17.5}, {"name": "b", "ms": "boom"}]
    found, output = checked(tmp_path, note, r=rows)
    assert found == ["CG351"]
    assert "`f.b.ms` has `boom` instead of a number" in output


def test_values_beside_nested_objects_are_bound_without_a_sheet(tmp_path: Path) -> None:
    content = {"count": 3, "name": "x", "stats": {"p50": 1.5, "all": {"n": 7}}, "none": None}
    note = "# A\n\n[3](#v.count.value), [1.5](#v.stats.p50.value), [7](#v.stats.all.n.value)\n\n"
    note += "<!-- calc: table v from v.json -->\n"
    assert checked(tmp_path, note, v=content)[0] == []
    assert checked(tmp_path, note.replace("[3]", "[4]"), v=content)[0] == ["CG401"]
    assert checked(tmp_path, note.replace("v.count.", "v.name."), v=content)[0] == ["CG406"]


def test_the_claims_of_one_file_are_listed(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.md").write_text(f"# {name}\n\n[3](#x)\n\n```calc\nx = 3\n```\n")
    done = CliRunner().invoke(main, ["claims", str(tmp_path / "a.md")])
    assert (done.exit_code, done.output) == (0, "a.md:3 3 holds 3\n")
