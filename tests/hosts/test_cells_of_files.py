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
    pytest.param(0.7161880538759628, "timeout", "", "0.716", [], id="all digits of a binary number"),
    pytest.param(1.6729999999999998, "timeout", "", "1.68", ["CG401"], id="another number of many digits"),
    pytest.param(1.3e-05, "timeout", "", "1.3e-5", [], id="an exponent"),
    pytest.param(1e22, "timeout", "", "1e22", [], id="a large exponent"),
    pytest.param(-2.5e-300, "timeout", "", "-2.5e-300", [], id="a tiny number"),
    pytest.param("v1.2", "3", "", "1.2", ["CG406"], id="a version is not a number"),
    pytest.param("1234567e8", "timeout", "", "123456700000000", ["CG406"], id="a part of a hash is not a number"),
    pytest.param("007", "timeout", "", "7", ["CG406"], id="a code with zeros is not a number"),
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


HEADS = "name,acc [%],time (ms),Model size (MB),p-99,2024,% CPU,Top (k),—,in\na,91.23,12.5,3,4,5,6,7,8,9\n"
CITED = [
    pytest.param("12.5 ms", "time_ms", "", [], id="a unit in round brackets"),
    pytest.param("0.0125 s", "time_ms", "", [], id="in another unit"),
    pytest.param("12.5 s", "time_ms", "", ["CG401"], id="a wrong unit"),
    pytest.param("12.5 ms", "time_ms", "in time_ms: ms", [], id="the same unit given"),
    pytest.param("12.5 s", "time_ms", "in time_ms: s", ["CG413"], id="another unit given"),
    pytest.param("3 MB", "Model_size_MB", "", [], id="two words"),
    pytest.param("4", "p_99", "", [], id="a hyphen"),
    pytest.param("5", "column_2024", "", [], id="a year"),
    pytest.param("6", "CPU", "", [], id="a sign"),
    pytest.param("7", "Top_k", "", [], id="brackets without a unit"),
    pytest.param("8", "column9", "", [], id="no letter"),
    pytest.param("9", "in_", "", [], id="a reserved word"),
    pytest.param("91.2 %", "acc", "", [], id="a unit in square brackets"),
]


@pytest.mark.parametrize(("said", "column", "units", "codes"), CITED)
def test_a_head_that_a_program_wrote_names_a_column(
    tmp_path: Path, said: str, column: str, units: str, codes: list[str]
) -> None:
    (tmp_path / "r.csv").write_text(HEADS)
    note = f"# A\n\nIt is [{said}](#f.a.{column}).\n\n<!-- calc: table f from r.csv {units} -->\n"
    found, output = checked(tmp_path, note)
    assert sorted(set(found) - {"CG103"}) == codes, output


def test_heads_of_a_file_that_become_one_name_are_told(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text("name,time (ms),time ms\na,1,2\n")
    found, _ = checked(tmp_path, "# A\n\nIt is [1 ms](#f.a.time_ms).\n\n<!-- calc: table f from r.csv -->\n")
    assert found == ["CG241"]


def test_a_cell_of_such_a_column_can_be_one_number(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text(HEADS)
    note = "# A\n\n```calc\nt = from r.csv /a/time_ms in ms\n```\n\nIt is [12.5 ms](#t).\n"
    assert checked(tmp_path, note)[0] == []
    assert checked(tmp_path, note.replace("[12.5", "[12.6"))[0] == ["CG401"]
