"""Tables of values from notes, CSV and YAML."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calcgraph.calc.model import Value
from calcgraph.calc.tables.artefacts import Artefact
from calcgraph.calc.tables.datasets import read_table
from calcgraph.calc.units.table import unit_table
from calcgraph.notes.model import Cell, DataTable
from calcgraph.source import Span

UNITS = unit_table()
PLACE = Span(3, 1, 3, 20)


def table(markdown="", path=""):
    rows = [
        tuple(
            Cell(text.strip(), Span(line, column + 1, line, column + 2)) for column, text in enumerate(row.split("|"))
        )
        for line, row in enumerate(markdown.split("\n"), start=5)
        if row
    ]
    return DataTable("gpus", path, rows[0] if rows else (), tuple(rows[1:]), PLACE)


def read(markdown="", path="", text=None):
    return read_table(
        table(markdown, path), "note.md", "docs/note.md", UNITS, None if text is None else Artefact(path, text.encode())
    )


def number(value):
    return Value(value, value, value)


def test_columns_have_units_and_rows_have_ids():
    data, problems = read(
        "id|gpu|bw [TB/s]|peak [TFLOP/s]|source\nh100|H100 SXM|3.35|989|@nvidia\nb200|B200|8.0|2250|@nvidia"
    )
    assert problems == ()
    assert data.columns == ("id", "gpu", "bw", "peak", "source")
    assert {name: unit.text for name, unit in data.units.items()} == {"bw": "TB/s", "peak": "TFLOP/s"}
    assert list(data.rows) == ["h100", "b200"]
    assert data.rows["h100"]["bw"] == number(3.35e12)
    assert data.rows["b200"]["gpu"] == "B200"
    assert data.keys == 1


def test_a_column_of_numbers_needs_no_unit():
    data, _ = read("id|layers|name\na|32|x\nb|80|y")
    assert data.units["layers"].text == ""
    assert data.rows["b"]["layers"] == number(80.0)
    assert "name" not in data.units


def test_a_number_among_words_makes_no_column_of_numbers():
    data, _ = read("id|remark\na|32\nb|many")
    assert data.rows["a"]["remark"] == "32"
    assert "remark" not in data.units


CELLS = [
    ("an exact number", "3.35", (3.35, 3.35)),
    ("a scale", "70G", (70e9, 70e9)),
    ("a thousand", "1,024", (1024, 1024)),
    ("a negative number", "-5", (-5, -5)),
    ("a typographic minus", "−5", (-5, -5)),
    ("a range in brackets", "[2.25, 14.24]", (2.25, 14.24)),
    ("a range with points", "2.25..14.24", (2.25, 14.24)),
    ("bold", "**80**", (80, 80)),
    ("an exponent", "1e-6", (1e-6, 1e-6)),
]


@pytest.mark.parametrize(("text", "ends"), [row[1:] for row in CELLS], ids=[row[0] for row in CELLS])
def test_cell(text, ends):
    data, problems = read(f"id|x [1]\na|{text}")
    assert problems == ()
    assert (data.rows["a"]["x"].low, data.rows["a"]["x"].high) == ends


@pytest.mark.parametrize("text", ["", "-", "–", "n/a", "?"])
def test_a_missing_cell_is_no_problem_where_nobody_reads_it(text):
    data, problems = read(f"id|x [GB]\na|{text}\nb|3")
    assert problems == ()
    assert data.rows["a"]["x"] is None


def test_two_columns_make_the_key_where_one_repeats():
    data, problems = read("gpu|quant|peak [TFLOP/s]\nh100|fp8|1979\nh100|fp16|989\nb200|fp8|4500")
    assert problems == ()
    assert data.keys == 2
    assert list(data.rows) == ["h100,fp8", "h100,fp16", "b200,fp8"]
    assert data.rows["h100,fp16"]["peak"] == number(989e12)


def test_names_of_columns_are_names():
    data, problems = read("id|kv heads|on-demand [USD/h]\na|8|2.25")
    assert problems == ()
    assert data.columns == ("id", "kv_heads", "on_demand")


FILES = [
    ("CSV", "gpus.csv", 'id,bw [TB/s],price [USD/h],remark\n# words\nh100,3.35,"[1, 2]","a, b"\nb200,,3,c\n'),
    (
        "CSV with semicolons",
        "gpus.csv",
        "id;bw [TB/s];price [USD/h];remark\nh100;3.35;1..2;a, b\nb200;;3;c\n",
    ),
    (
        "CSV with tabs",
        "gpus.csv",
        "id\tbw [TB/s]\tprice [USD/h]\tremark\nh100\t3.35\t[1, 2]\ta, b\nb200\t\t3\tc\n",
    ),
    ("TSV", "gpus.tsv", "id\tbw [TB/s]\tprice [USD/h]\tremark\nh100\t3.35\t[1, 2]\ta, b\nb200\t\t3\tc\n"),
    (
        "YAML",
        "gpus.yaml",
        """
- {id: h100, 'bw [TB/s]': 3.35, 'price [USD/h]': [1, 2], remark: 'a, b'}
- {id: b200, 'price [USD/h]': 3, remark: c}
""",
    ),
    (
        "YAML under a key",
        "gpus.yml",
        """
gpus:
- id: h100
  bw [TB/s]: 3.35
  price [USD/h]: 1..2
  remark: a, b
- id: b200
  bw [TB/s]: null
  price [USD/h]: 3
  remark: c
""",
    ),
]


@pytest.mark.parametrize(("path", "text"), [row[1:] for row in FILES], ids=[row[0] for row in FILES])
def test_a_file_is_read_like_a_table(path, text):
    data, problems = read(path=path, text=text)
    assert problems == ()
    assert data.columns == ("id", "bw", "price", "remark")
    assert data.rows["h100"]["bw"] == number(3.35e12)
    assert (data.rows["h100"]["price"].low, data.rows["h100"]["price"].high) == (1 / 3600, 2 / 3600)
    assert data.rows["h100"]["remark"] == "a, b"
    assert data.rows["b200"]["bw"] is None


def test_a_yaml_file_keeps_ids_as_written():
    data, _ = read(path="t.yaml", text="- {id: 012, x: 1}\n- {id: yes, x: 2}\n- {id: 1e3, x: 3}\n")
    assert list(data.rows) == ["012", "yes", "1e3"]


PROBLEMS = [
    ("an unknown unit", "id|x [KB]\na|1", "CG302", "`KB` is not a unit here", 5),
    ("a name that is not one", "id|2nd\na|1", "CG241", "`2nd` cannot name a column", 5),
    ("a reserved name", "id|in\na|1", "CG241", "`in` cannot name a column", 5),
    ("a column twice", "id|x|x\na|1|2", "CG241", "column `x` appears twice", 5),
    ("a unit in the cell", "id|x [GB]\na|80 GB", "CG243", "`80 GB` in column `x` is not a number", 6),
    ("a word in the cell", "id|x [GB]\na|eighty", "CG243", "`eighty` in column `x` is not a number", 6),
    ("a range that runs down", "id|x [GB]\na|[3, 2]", "CG243", "`[3, 2]` in column `x` is not a number", 6),
    ("a row twice", "id|x [GB]\na|1\na|1", "CG242", "row `a` appears twice, first in line 6", 7),
    ("an id with a blank", "id|x\nh 100|1", "CG242", "`h 100` cannot be a row's id", 6),
    ("a row without an id", "id|x\n|1", "CG242", "a row has no id", 6),
    ("a cell too few", "id|x|y [GB]\na|1", "CG242", "row `a` has 2 cells for 3 columns; missing: `y`", 6),
    ("two cells too few", "id|x|y\na", "CG242", "row `a` has 1 cell for 3 columns; missing: `x`, `y`", 6),
    ("a cell too many", "id|x\na|1|2", "CG242", "row `a` has 3 cells, but there are 2 columns", 6),
]


@pytest.mark.parametrize(
    ("markdown", "code", "message", "line"), [row[1:] for row in PROBLEMS], ids=[row[0] for row in PROBLEMS]
)
def test_what_is_wrong_is_told_once_and_the_rest_is_read(markdown, code, message, line):
    data, (problem,) = read(markdown)
    assert data is not None
    assert (problem.code, problem.message, problem.span.line) == (code, message, line)


BROKEN = [
    (
        "a missing file",
        "gpus.csv",
        None,
        "`gpus.csv` was not found in the folder of the notes, in the library or in a data root",
    ),
    ("another format", "gpus.xls", "x", "`gpus.xls` is not in a format that calcgraph reads"),
    ("broken CSV", "gpus.csv", 'id,x\n"a', "`gpus.csv` is not valid CSV: unexpected end of data"),
    ("empty CSV", "gpus.csv", "\n", "`gpus.csv` is empty"),
    ("a comma in numbers", "gpus.csv", "id;x\na;3,5", "`gpus.csv` has `3,5` in line 2, and `;` between its cells"),
    ("a comma that groups", "gpus.csv", "id;x\na;1,024", "`gpus.csv` has `1,024` in line 2, and `;` between its cells"),
    ("broken YAML", "gpus.yaml", "a: [b", "`gpus.yaml` is not valid YAML in line 1"),
    (
        "a key twice",
        "gpus.yaml",
        "- id: a\n  x: 1\n  x: 2\n",
        "`gpus.yaml` cannot be read in line 3: `x` appears twice in one row",
    ),
    (
        "a key twice in brackets",
        "gpus.yaml",
        "[{id: a, x: 1, x: 2}]",
        "`gpus.yaml` cannot be read in line 1: `x` appears twice in one row",
    ),
    (
        "a tag of Python",
        "gpus.yaml",
        "- !!python/object/apply:os.system ['x']",
        "`gpus.yaml` is not valid YAML in line 1",
    ),
    ("deep YAML", "gpus.yaml", "a: 1", "`gpus.yaml` is not a flat table"),
    ("YAML of brackets", "gpus.yaml", "[" * 5000, "`gpus.yaml` nests objects more than 64 deep"),
    ("a file too long", "gpus.csv", "x" * 5_000_000, "`gpus.csv` has more than 4,000,000 bytes"),
    ("a list of words", "gpus.yaml", "- a\n- b", "`gpus.yaml` is not a flat table"),
]


@pytest.mark.parametrize(("path", "text", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_file_that_cannot_be_used(path, text, message):
    data, (problem,) = read(path=path, text=text)
    assert data is None
    assert problem.code in {"CG240", "CG411", "CG412"}
    assert (problem.message, problem.span) == (message, PLACE)


HEADERS = [
    ("a wrong unit", "# rates\nid,bw [TB/bw]\n", "unknown unit `TB/bw` (`gpus.csv`, line 2)", ""),
    (
        "a letter",
        "id,rate [tokne/s]\n",
        "unknown unit `tokne/s` (`gpus.csv`, line 1)",
        "did you mean `tonne/s`?",
    ),
]


@pytest.mark.parametrize(("text", "message", "hint"), [row[1:] for row in HEADERS], ids=[row[0] for row in HEADERS])
def test_a_wrong_unit_in_a_file_is_told_with_file_and_line(text, message, hint):
    _, (problem,) = read(path="gpus.csv", text=text)
    assert (problem.code, problem.message, problem.hint, problem.span) == ("CG301", message, hint, PLACE)


IN_FILES = [
    ("a cell", "t.csv", "id,x [GB]\n\na,1\nb,2 GB\n", "`2 GB` in column `x` is not a number (`t.csv`, line 4)"),
    (
        "behind a cell of two lines",
        "t.csv",
        'id,x [GB],y\na,1,"p\nq"\nb,-x,r\n',
        "`-x` in column `x` is not a number (`t.csv`, line 4)",
    ),
    (
        "a short row",
        "t.csv",
        "id,x [GB],y\na,1,2\nb,3\n",
        "row `b` has 2 cells for 3 columns; missing: `y` (`t.csv`, line 3)",
    ),
    ("a row twice", "t.csv", "id,x [GB]\na,1\na,2\n", "row `a` appears twice, first in line 2 (`t.csv`, line 3)"),
    ("a row of YAML", "t.yaml", "- {id: a, x: 1}\n- {id: a, x: 2}\n", "row `a` appears twice (`t.yaml`)"),
]


@pytest.mark.parametrize(("path", "text", "message"), [row[1:] for row in IN_FILES], ids=[row[0] for row in IN_FILES])
def test_what_is_wrong_in_a_file_is_told_with_its_line(path, text, message):
    _, (problem,) = read(path=path, text=text)
    assert (problem.message, problem.span) == (message, PLACE)


def test_cells_of_a_file_are_kept_as_written():
    data, _ = read(path="t.csv", text="id,x [GB],y\na,1.50,70G\n,2.0,1\nb,2.0,\n")
    assert [[cell.text for cell in row] for row in data.table.rows] == [["a", "1.50", "70G"], ["b", "2.0", ""]]


def test_a_name_without_a_table():
    data, (problem,) = read()
    assert data is None
    assert (problem.code, problem.message) == ("CG240", "no table follows the name `gpus`")


def test_a_yaml_file_that_multiplies_itself_is_refused():
    text = "x0: &x0 [lol, lol]\n" + "".join(f"x{n}: &x{n} [*x{n - 1}, *x{n - 1}]\n" for n in range(1, 40))
    data, (problem,) = read(path="t.yaml", text="- {id: a, " + ", ".join(text.strip().split("\n")) + "}")
    assert data is None
    assert (problem.code, problem.message) == ("CG412", "`t.yaml` has more than 1,000,000 values")


@given(st.text(max_size=60), st.sampled_from(["t.csv", "t.tsv", "t.yaml"]))
def test_any_file_is_read_or_refused(text, path):
    data, problems = read(path=path, text=text)
    assert data is not None or problems


@given(st.lists(st.lists(st.text(alphabet="ab1.[,]-%GB ", max_size=8), min_size=1, max_size=3), max_size=4))
def test_any_table_is_read_or_refused(rows):
    cells = tuple(tuple(Cell(text.strip(), PLACE) for text in row) for row in rows)
    given_table = DataTable("t", "", (Cell("id", PLACE), Cell("x [GB]", PLACE)), cells, PLACE)
    data, _ = read_table(given_table, "note.md", "note.md", UNITS)
    assert all(isinstance(row["x"], Value | None) for row in data.rows.values())


TEXT = {
    "a word among numbers": (
        "| a | 1 |\n| b | none |\n| c | 3 |",
        "`none` in line 5 is not a number; an empty cell is a missing value",
    ),
    "words only": ("| a | x |\n| b | y |", ""),
}


@pytest.mark.parametrize(("rows", "hint"), TEXT.values(), ids=TEXT)
@pytest.mark.parametrize("read_by", ["total(t.x)", "row.x * 2"])
def test_the_cell_that_makes_a_column_text_is_named(rows, hint, read_by, vault):
    note = f"<!-- calc: table t -->\n| id | x |\n|----|---|\n{rows}\n\n```calc\nrow = pick t: a\ny = {read_by}\n```\n"
    _, problems = vault({"n.md": note})
    assert [one.hint for one in problems if one.code == "CG345"] == [hint]


@pytest.mark.parametrize("word", ["in", "with", "for", "not"])
def test_a_reserved_head_says_what_to_write(word):
    _, (problem,) = read(f"id|{word}\na|1")
    assert problem.hint == f"`{word}` is a reserved word: choose another name, such as `{word}_1`"
    data, problems = read(f"id|{word}_1\na|1")
    assert (list(data.columns), list(problems)) == (["id", f"{word}_1"], [])
    of_file, problems = read(path="t.csv", text=f"id,{word}\na,1\n")
    assert (list(of_file.columns), list(problems)) == (["id", f"{word}_"], [])


INCOMPLETE = {
    "a row with a cell too many": "| a | 3 |\n| b | 4 | 5 |",
    "a row with a cell too few": "| a | 3 |\n| b |",
    "a row that appears twice": "| a | 3 |\n| a | 9 |",
    "a cell that is not a number": "| a | 3 |\n| b | four |",
}


@pytest.mark.parametrize("rows", INCOMPLETE.values(), ids=INCOMPLETE)
def test_nothing_computed_from_a_table_with_an_error_has_a_value(vault, rows):
    """A build with `on_error: warn` goes on, and what the other rows give is another number."""
    table = f"<!-- calc: table t -->\n| id | x [kg] |\n|---|---|\n{rows}\n"
    sheet = "```calc\nall = total(t.x)\none = t.a.x * 2\nfar = one + 1 kg\nfree = 3 kg\n```\n"
    calculation, problems = vault({"n.md": f"{table}\n{sheet}"})
    values = {id_.name: one.value for id_, one in calculation.quantities.items()}
    assert (values["all"], values["one"], values["far"], values["free"].number) == (None, None, None, 3)
    assert problems
    assert {one.code for one in problems} <= {"CG242", "CG243"}
