"""Parquet, SQLite and long tables: read by a process of their own that opens one copy, grouped as small ones are."""

import json
import random
import sqlite3
import subprocess
import sys
import time
from hashlib import sha256

import pytest
from click.testing import CliRunner

from calcgraph.calc.tables import heavy_worker
from calcgraph.calc.tables.artefacts import Artefact, TableRequest, Unreadable
from calcgraph.calc.tables.data_files import read_cells
from calcgraph.hosts.command_line import main
from calcgraph.notes.model import DataTable
from calcgraph.source import Span
from calcgraph.vault import heavy

CONFIG = "site_name: T\nplugins: [{calcgraph: {data: {roots: [data]}}}]\n"
GROUPS = (("mean", "x"), ("total", "x"), ("Min", "x"), ("Max", "x"), ("median", "x"), ("count", ""))


@pytest.fixture
def project(tmp_path, monkeypatch):
    (tmp_path / "docs").mkdir()
    (tmp_path / "data").mkdir()
    (tmp_path / "mkdocs.yml").write_text(CONFIG)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rows_of(project, what, claim=""):
    """What is reported about a table, and its rows."""
    (project / "docs/index.md").write_text(f"# N\n\n{claim}\n\n<!-- calc: table t from ../data/{what} -->\n")
    found = json.loads(CliRunner().invoke(main, ["check", "--no-cache", "--format", "json"]).stdout)
    return [f"{one['code']} {one['message']}" for one in found["diagnostics"]]


def make_database(path):
    base = sqlite3.connect(path)
    base.execute("create table runs (id text, ms real, day date, ok boolean, n integer)")
    base.executemany(
        "insert into runs values (?, ?, ?, ?, ?)",
        [("a", 41.8, "2026-11-22", True, 3), ("b", None, "2026-11-23", False, 4), ("c", 43.5, "2026-11-24", True, 5)],
    )
    base.execute("create view evil as select 1 as one")
    base.execute('create table "odd"" name" (id text)')
    base.commit()
    base.close()


def make_parquet(path):
    import duckdb  # only here and where else it is used: each process that loads it tells of leaks at its end

    values = "('a', 41.8, date '2026-11-22', true), ('b', null, date '2026-11-23', false)"
    duckdb.sql(f"select * from (values {values}) t(id, ms, day, ok)").write_parquet(str(path))  # noqa: S608 - our own


def test_a_table_of_a_database(project):
    make_database(project / "data/x.db")
    claim = "[41.8 ms](#t.a.ms), [3](#t.a.n), [2026-11-22](#t.a.day)"
    assert rows_of(project, "x.db /runs in ms: ms", claim) == []
    assert rows_of(project, "x.db /runs per ok: mean ms, count", "[42.65](#t.1.mean_ms) [2](#t.1.count)") == []


def test_a_table_in_parquet(project):
    make_parquet(project / "data/x.parquet")
    assert rows_of(project, "x.parquet in ms: ms", "[41.8 ms](#t.a.ms), [2026-11-23](#t.b.day)") == []
    assert rows_of(project, "x.parquet per ok: total ms, count", "[41.8](#t.true.total_ms)") == []


WRONG = [
    ("a table that is none", "x.db /run", "CG413 `../data/x.db` has no table `run`"),
    ("a view", "x.db /evil", "CG413 `../data/x.db` has no table `evil`"),
    ("one of several", "x.db", "CG413 `../data/x.db` has several tables"),
    ("the tables of the system", "x.db /sqlite_master", "CG413 `../data/x.db` has no table `sqlite_master`"),
    ("words of a query", 'x.db /runs";drop', 'CG413 `../data/x.db` has no table `runs";drop`'),
    ("no such column", "x.db /runs per okay: count", "CG413 `../data/x.db` has no column `okay`"),
    ("no such fold", "x.db /runs per ok: avg ms", "CG413 `../data/x.db` cannot be asked for `avg ms`"),
    ("a column of a count", "x.db /runs per ok: count ms", "CG413 `../data/x.db` cannot be asked for `count ms`"),
    ("a text", "x.db /runs per ok: mean id", "CG413 `../data/x.db` has `a` where `mean_id` needs a number"),
    (
        "a text in Parquet",
        "x.parquet per ok: mean id",
        "CG413 `../data/x.parquet` has `a` where `mean_id` needs a number",
    ),
    ("a database cut short", "cut.db /runs", "CG411 `../data/cut.db` is not a database that can be read"),
    ("Parquet cut short", "cut.parquet", "CG411 `../data/cut.parquet` cannot be read"),
    ("no database", "text.db /runs", "CG411 `../data/text.db` is not a database that can be read"),
    ("no Parquet", "text.parquet", "CG411 `../data/text.parquet` cannot be read"),
    ("a link", "link.parquet", "CG410 `../data/link.parquet` is a symbolic link, or inside one"),
    ("nothing there", "gone.parquet", "CG411 `../data/gone.parquet` cannot be read"),
]


@pytest.mark.parametrize(("what", "said"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_cannot_be_read(project, what, said):
    make_database(project / "data/x.db")
    make_parquet(project / "data/x.parquet")
    for name, size in (("db", 4000), ("parquet", 300)):
        (project / f"data/cut.{name}").write_bytes((project / f"data/x.{name}").read_bytes()[:size])
        (project / f"data/text.{name}").write_text("no table\n" * 200)
    (project / "data/link.parquet").symlink_to("x.parquet")
    (found,) = rows_of(project, what)
    assert found.startswith(said)
    assert str(project) not in found
    assert "calcgraph-" not in found


def test_one_number_of_such_a_file(project):
    make_parquet(project / "data/x.parquet")
    (project / "docs/index.md").write_text("```calc\nx = from ../data/x.parquet /0/ms\n```\n")
    output = CliRunner().invoke(main, ["check", "--no-cache"]).output
    assert "CG413 `../data/x.parquet` contains tables, not single numbers" in output


def test_the_hash_of_such_a_file(project):
    make_parquet(project / "data/x.parquet")
    (project / "formulas").mkdir()
    digest = sha256((project / "data/x.parquet").read_bytes()).hexdigest()
    (project / "formulas/sources.yaml").write_text(f"- {{id: p, file: ../data/x.parquet, sha256: {digest}}}\n")
    assert rows_of(project, "x.parquet") == []
    with (project / "data/x.parquet").open("ab") as opened:
        opened.write(b"\n")
    assert any(one.startswith("CG414 `data/x.parquet` (`@p`) has changed") for one in rows_of(project, "x.parquet"))


def long_table(path, count, seed=1):
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    rows = (f"{at},m{at % 7},{chance.uniform(0, 100):.3f},some words to fill the line\n" for at in range(count))
    path.write_text("run,model,x [ms],note\n" + "".join(rows))
    return path


def test_a_long_table_is_grouped(project):
    long_table(project / "data/long.csv", 120_000)
    assert (project / "data/long.csv").stat().st_size > 4 * 2**20
    assert rows_of(project, "long.csv per model: mean x, count", "[50 ms](#t.m1.mean_x) [17143](#t.m1.count)") == []
    assert "CG240 more than 40,000 rows" in "\n".join(rows_of(project, "long.csv"))


@pytest.mark.parametrize(("count", "is_read"), [(35_136, True), (40_000, True), (40_001, False)])
def test_a_table_has_a_year_of_quarter_hours(project, count, is_read):
    long_table(project / "data/long.csv", count)
    sheet = f"\n```calc\nmany = count(t where t.x >= 0 ms)\n```\n\n[{count}](#many)"
    codes = {one[:5] for one in rows_of(project, "long.csv", sheet)}
    assert codes == {"CG365"} if is_read else "CG240" in codes


def test_a_file_of_two_gigabytes_is_refused(project):
    with (project / "data/huge.csv").open("wb") as opened:
        opened.truncate(2 * 2**30)
    start = time.process_time()
    (found,) = rows_of(project, "huge.csv per model: count")
    assert found == "CG412 `../data/huge.csv` is larger than 1,024 MiB"
    assert time.process_time() - start < 5


def test_without_the_extra_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    found = heavy_worker.answer_to("x.parquet", "parquet", TableRequest(), ",")
    assert found == Unreadable("needs DuckDB to be read", "run `pip install mkdocs-calcgraph[data]`", "CG411")


FORBIDDEN = [
    ("another file", "SELECT * FROM read_csv('{other}')"),
    ("all files", "SELECT * FROM glob('/etc/*')"),
    ("a file as text", "SELECT * FROM read_text('{other}')"),
    ("writing", "COPY (SELECT 1) TO '{other}.out'"),
    ("attaching", "ATTACH '{other}.db' AS other"),
    ("an address", "SELECT * FROM read_csv('https://example.org/x.csv')"),
    ("an extension", "INSTALL httpfs"),
    ("loading", "LOAD sqlite"),
    ("the setting", "SET enable_external_access = true"),
    ("the paths", "SET allowed_paths = ['/']"),
]


@pytest.mark.parametrize("query", [row[1] for row in FORBIDDEN], ids=[row[0] for row in FORBIDDEN])
def test_the_process_can_open_one_file_only(tmp_path, query):
    import duckdb

    own, other = tmp_path / "it's own.csv", tmp_path / "other.csv"
    own.write_text("a,b\n1,2\n")
    other.write_text("secret\n1\n")
    connection = heavy_worker.kept_to(duckdb, str(own))
    assert connection.execute("SELECT * FROM read_csv(?, header = true)", [str(own)]).fetchall() == [(1, 2)]
    with pytest.raises(duckdb.Error):
        connection.execute(query.format(other=other))
    assert not (tmp_path / "other.csv.out").exists()


def stamped(path):
    found = heavy.stamp(path, path.name)
    assert isinstance(found, Artefact)
    return found


def test_a_file_that_changes_before_it_is_copied_is_reported(tmp_path):
    file = stamped(long_table(tmp_path / "a.csv", 10))
    long_table(tmp_path / "a.csv", 10, seed=2)
    assert heavy.ask(file, TableRequest()) == Unreadable("has changed while it was read", "", "CG411")


def test_nothing_is_left_behind(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr("tempfile.tempdir", None)
    assert not isinstance(heavy.ask(stamped(long_table(tmp_path / "a.csv", 10)), TableRequest()), Unreadable)
    assert list((tmp_path / "tmp").iterdir()) == []


@pytest.mark.parametrize("seed", range(6))
def test_long_and_short_tables_are_grouped_alike(tmp_path, seed):
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    cells = [lambda: f"{chance.uniform(-9, 9):.6g}", lambda: str(chance.randrange(10**6))]
    cells += [lambda: "", lambda: "n/a", lambda: "1.5e3"]
    keys = [f"r{at},g{chance.randrange(5)},k{chance.randrange(2)}" for at in range(300)]
    rows = "".join(f"{key},{chance.choice(cells)()}\n" for key in keys)
    path = tmp_path / "a.csv"
    path.write_text("id,g,k,x [ms]\n" + rows)
    table = DataTable("t", "a.csv", (), (), Span(1, 1, 1, 9), per=("g", "k"), folds=GROUPS)
    short = read_cells(table, Artefact("a.csv", path.read_bytes()))
    header, long = heavy.ask(stamped(path), TableRequest("", table.per, table.folds))
    assert tuple(cell.text for cell in short[0]) == header
    assert len(short[1]) == len(long) == 10
    for one, other in zip(short[1], long, strict=True):
        assert [cell.text for cell in one][:2] == list(other)[:2]
        for cell, text in zip(one[2:], other[2:], strict=True):
            assert (cell.text == text == "") or float(cell.text) == pytest.approx(float(text), rel=1e-12)


def test_the_worker_answers_on_its_own(tmp_path):
    """As a program, without the package's process around it."""
    path = long_table(tmp_path / "a.csv", 20)
    asked = {"file": str(path), "form": "csv", "part": "", "per": ["model"], "folds": [["count", ""]], "delimiter": ","}
    done = subprocess.run(
        [sys.executable, "-m", "calcgraph.calc.tables.heavy_worker"],
        input=json.dumps(asked), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout)["header"] == ["model", "count"]


@pytest.mark.parametrize(
    ("at", "question"),
    [
        pytest.param(0, TableRequest("", (), ()), id="first line"),
        pytest.param(3000, TableRequest("", (), ()), id="a line of the table"),
        pytest.param(79_999, TableRequest("", ("id",), (("total", "v"),)), id="last line of a group"),
    ],
)
def test_a_key_twice_in_long_lines_is_refused(tmp_path, at, question):
    path = tmp_path / "a.jsonl"
    lines = [f'{{"id": "run {number}", "v": 1.5, "note": "{"." * 40}"}}' for number in range(80_000)]
    lines[at] = '{"id": "run", "v": 1.5, "v": 2}'
    path.write_text("\n".join(lines))
    assert path.stat().st_size > 4 * 2**20
    found = heavy.ask(stamped(path), question)
    assert (found.code, found.reason) == ("CG411", f"has the key `v` twice in one object in line {at + 1}")


def test_a_table_of_many_columns_is_refused(project):
    import duckdb

    names = ", ".join(f"{at} as c{at}" for at in range(2000))
    duckdb.sql(f"select {names} from range(2000)").write_parquet("data/wide.parquet")  # noqa: S608 - our own
    assert [one[:5] for one in rows_of(project, "wide.parquet")] == ["CG412"]


def test_a_stranger_s_file_is_not_given_to_large_programs(project):
    make_parquet(project / "data/x.parquet")
    make_database(project / "docs/x.db")
    (project / "docs/index.md").write_text(
        "# N\n\n<!-- calc: table t from ../data/x.parquet -->\n\n<!-- calc: table u from x.db /runs -->\n"
    )
    output = CliRunner().invoke(main, ["check", "--untrusted"]).output
    assert "CG410 `../data/x.parquet` is not read in an untrusted vault" in output
    assert "CG410 `x.db` is not read in an untrusted vault" in output


def test_a_rebuild_asks_again_only_when_the_file_is_another(project, monkeypatch):
    import duckdb

    from calcgraph.hosts.commands.options import VaultOptions
    from calcgraph.hosts.commands.vaults import find_files, understand
    from calcgraph.queries.memo import Memo
    from calcgraph.vault import artefacts

    asked = []

    def counting(file, question, seconds):
        asked.append(file.digest)
        return heavy.ask(file, question, seconds)

    monkeypatch.setattr(artefacts, "ask", counting)
    path = long_table(project / "data/a.csv", 20)
    table = project / "data/a.parquet"
    duckdb.read_csv(str(path)).write_parquet(str(table))
    note = project / "docs/index.md"
    memo, memory = Memo(), {}
    for text in ("One.", "Two.", "Two."):
        note.write_text(f"# N\n\n{text}\n\n<!-- calc: table t from ../data/a.parquet -->\n")
        assert understand(find_files(VaultOptions(project)), memory, memo).diagnostics == ()
    assert len(asked) == 1
    duckdb.read_csv(str(long_table(path, 21))).write_parquet(str(table))
    assert len(understand(find_files(VaultOptions(project)), memory, memo).project.calculation.datasets) == 1
    assert len(asked) == 2


DEEP = {
    "lists": "[" * 60 + "1" + "]" * 60,
    "lists just too deep": "[" * 11 + "1" + "]" * 11,
    "lists of 25 levels": "[" * 25 + "1" + "]" * 25,
    "objects": "{'a':" * 60 + "1" + "}" * 60,
    "objects in lists": "[{'a':" * 20 + "1" + "}]" * 20,
    "lists in objects": "{'a':[" * 20 + "1" + "]}" * 20,
    "an object with many parts": "{'b': 1, 'a':[" * 12 + "1" + "]}" * 12,
    "names with brackets": "{'a)]': [" * 12 + "1" + "]}" * 12,
    "names with quotes": "{'\"[]': [" * 12 + "1" + "]}" * 12,
    "maps": "map([1], [" * 12 + "1" + "])" * 12,
}


@pytest.mark.parametrize("kind", DEEP)
@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_columns_nested_deeply_are_refused_at_once(project, kind, form):
    """Of a list of 60 lists inside each other the text takes DuckDB longer than anyone waits."""
    import duckdb

    file = str(project / f"data/x.{form}")
    written = f"select 'a' id, 1 v, {DEEP[kind]} deep from range(20)"  # noqa: S608 - our own
    if form == "parquet":
        duckdb.sql(written).write_parquet(file)
    else:
        duckdb.sql(f"copy ({written}) to '{file}' (format json)")
    began = time.process_time()
    for folds in ((), (("total", "v"),)):
        question = TableRequest("", ("id",) if folds else (), folds)
        found = heavy_worker.answer_to(file, "json" if form == "jsonl" else form, question, ",")
        assert isinstance(found, Unreadable)
        assert found.reason == "has lists or objects more than 10 deep in the column `deep`"
    assert time.process_time() - began < 2


def test_columns_nested_a_little_are_text(project):
    import duckdb

    file = str(project / "data/x.parquet")
    duckdb.sql("select 'a' id, [[1, 2], [3]] l, {'a': [{'b': 1}]} s, 1.5::decimal(9,2) d").write_parquet(file)
    _, rows = heavy_worker.answer_to(file, "parquet", TableRequest("", (), ()), ",")
    assert rows == [["a", "[[1, 2], [3]]", "{'a': [{'b': 1}]}", "1.50"]]


LARGE = {
    "one long text": "select repeat('a', 200000000) id, 1 v",
    "a long list": "select 'a' id, 1 v, list_resize([1], 20000000, 1) l",
    "long texts of groups": "select repeat('a', 200000) || i::varchar id, 1 v from range(2000) t(i)",
    "texts of many rows": "select 'a' id, 1 v, repeat('b', 1000000) t from range(1000)",
}


@pytest.mark.parametrize("folds", [(), (("total", "v"),)], ids=["rows", "groups"])
@pytest.mark.parametrize("kind", LARGE)
def test_a_small_file_of_much_text_takes_little_memory(project, kind, folds):
    """The process has a limit on what it holds, far below that on what it maps; the measure is its own.

    The file is written by another one, as DuckDB keeps the memory that it needed.
    """
    file = str(project / "data/x.parquet")
    written = f"copy ({LARGE[kind]}) to '{file}' (format parquet, compression zstd)"
    subprocess.run([sys.executable, "-c", "import duckdb, sys; duckdb.sql(sys.argv[1])", written], check=True)
    per = ("id",) if folds else ()
    asked = {"file": file, "form": "parquet", "delimiter": ",", "part": "", "per": per, "folds": folds, "by": ""}
    script = (
        "from calcgraph.calc.tables import heavy_worker; heavy_worker.main(); "
        "print(next(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    )
    command = [sys.executable, "-P", "-c", script]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    answer, used = done.stdout.splitlines()
    assert "too much" in answer or kind not in {"one long text", "long texts of groups"} or folds == ()
    assert "cannot be read" not in answer
    assert int(used) < 450 * 1024
