"""Data files as often as notes name them: one budget for all of them in a check, and each is read once."""

import json
import sqlite3
import time

import pytest
from click.testing import CliRunner

from calcgraph.calc.budget import CUT, Work
from calcgraph.calc.model import QuantityId
from calcgraph.calc.tables import data_files, heavy_worker
from calcgraph.calc.tables.artefacts import TableRequest
from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.hosts.exports import table_files
from calcgraph.render.page import page_of
from calcgraph.render.views.dataset import render_dataset
from calcgraph.source import NoteId
from calcgraph.vault import counting

ROWS = "id,v\n" + "".join(f"r{at},{at}\n" for at in range(9_900))


def tables(count, path="x.csv", more=""):
    return "\n".join(f"<!-- calc: table t{at} from {path.replace('@', str(at))}{more} -->\n" for at in range(count))


def long_json(rows):
    return json.dumps([{"id": f"r{at}", "v": at} for at in range(rows)])


def yaml_of(rows):
    return "".join(f"- {{id: r{at}, v: {at}}}\n" for at in range(rows))


def alike(ending, text, count):
    return {f"x{at}.{ending}": text for at in range(count)}


def wide_csv():
    return ",".join(f"c{one}" for one in range(900)) + "\n" + "1,2,3\n" * 9_000


MANY = {
    "one file by many": lambda: (tables(400), {"x.csv": ROWS}),
    "one file by many notes": lambda: ({f"n{at}.md": tables(9) for at in range(60)}, {"x.csv": ROWS}),
    "one file in many units": lambda: (
        "".join(f"<!-- calc: table t{at} from x.csv in v: {at + 2} m -->\n" for at in range(400)),
        {"x.csv": ROWS},
    ),
    "one JSON by many": lambda: (tables(400, "x.json"), {"x.json": long_json(9_900)}),
    "one part of JSON by many": lambda: (tables(400, "x.json /a"), {"x.json": f'{{"a": {long_json(9_900)}}}'}),
    "lines of JSON by many": lambda: (
        tables(400, "x.jsonl"),
        {"x.jsonl": "".join(f'{{"id": "r{at}"}}\n' for at in range(9_900))},
    ),
    "many files": lambda: (tables(60, "x@.json"), alike("json", long_json(60_000), 60)),
    "many numbers of many files": lambda: (
        "```calc\n" + "".join(f"y{at} = from x{at}.json /0/v\n" for at in range(60)) + "```\n",
        alike("json", long_json(60_000), 60),
    ),
    "many files of YAML": lambda: (tables(20, "x@.yaml"), alike("yaml", yaml_of(30_000), 20)),
    "many wide files": lambda: (tables(60, "x@.csv"), alike("csv", wide_csv(), 60)),
    "one file grouped by many": lambda: (tables(400, more=" per id: total v"), {"x.csv": ROWS}),
}
"""Notes and files, made when they are asked for: some are large."""


def check(root, notes, files, *options):
    """The messages and the seconds of a check."""
    for name, text in {**({"a.md": notes} if isinstance(notes, str) else notes), **files}.items():
        (root / name).write_text(text)
    began = time.process_time()
    done = CliRunner().invoke(main, ["check", str(root), "--no-cache", "--format", "json", *options])
    assert done.exit_code in (0, 1), done.output[-300:]
    found = json.loads(done.stdout)["diagnostics"]
    return [f"{one['code']} {one['message']}" for one in found], time.process_time() - began


QUICK = ("one file in many units", "many numbers of many files", "one JSON by many")


def answered(tmp_path, name, *options):
    found, seconds = check(tmp_path, *MANY[name](), *options)
    assert seconds < 20
    assert "CG930" not in "".join(found)
    return found


@pytest.mark.parametrize("name", QUICK)
def test_many_readings_of_data_files_have_one_budget(tmp_path, name):
    assert any(CUT[Work.DATA] in one for one in answered(tmp_path, name, "--untrusted"))


@pytest.mark.fuzz
@pytest.mark.parametrize("options", [(), ("--untrusted",)])
@pytest.mark.parametrize("name", MANY)
def test_all_readings_of_data_files_have_one_budget(tmp_path, name, options):
    answered(tmp_path, name, *options)


def test_a_file_that_many_name_is_read_once(tmp_path, monkeypatch):
    read = []
    real = data_files.read_csv
    monkeypatch.setattr(data_files, "read_csv", lambda file: read.append(file.path) or real(file))
    text = f"{tables(9)}\n[3](#t0.b.v) [3](#t8.b.v)\n"
    found, _ = check(tmp_path, text, {"x.csv": "id,v\na,2\nb,3\n"}, "--untrusted")
    assert (found, len(read)) == ([], 1)


FACTS = {
    "lines of many files": 'count matches "r@" in x*.csv',
    "lines of each": "lines of x?.cs*",
    "sizes by many patterns": "size of **/x?.csv",
    "files by many patterns": "count files **/*@*.csv",
}


@pytest.mark.parametrize("name", FACTS)
def test_all_facts_have_one_budget(tmp_path, monkeypatch, name):
    form = FACTS[name]
    monkeypatch.setattr(counting, "_STEPS_OF_KILOBYTE", 50_000)
    monkeypatch.setattr(counting, "_STEPS_OF_NAME", 500_000)
    lines = "".join(f"y{at} = {form.replace('@', str(at))}\n" for at in range(300))
    found, _ = check(tmp_path, f"```calc\n{lines}```\n", {f"x{at}.csv": ROWS for at in range(4)})
    assert any(CUT[Work.DATA] in one for one in found)
    monkeypatch.undo()
    few = "".join(f"y{at} = {form.replace('@', str(at))}\n" for at in range(2))
    assert not any("CG412" in one for one in check(tmp_path, f"```calc\n{few}```\n", {})[0])


@pytest.mark.parametrize(
    "form", ['count matches "r@" in x*.csv', "lines of y@.csv"], ids=["too much text", "no such file"]
)
def test_facts_that_are_refused_use_up_the_budget(tmp_path, monkeypatch, form):
    monkeypatch.setattr(counting, "_STEPS_OF_KILOBYTE", 50_000)
    monkeypatch.setattr(counting, "_STEPS_OF_NAME", 500_000)
    monkeypatch.setattr(counting, "MOST_BYTES", 100)
    lines = "".join(f"y{at} = {form.replace('@', str(at))}\n" for at in range(300))
    found, _ = check(tmp_path, f"```calc\n{lines}```\n", {f"x{at}.csv": ROWS for at in range(4)})
    assert any(CUT[Work.DATA] in one for one in found)


def test_a_table_asked_for_again_in_a_note_costs_nothing(tmp_path):
    found, seconds = check(tmp_path, *MANY["one file by many"](), "--untrusted")
    assert found == []
    assert seconds < 8


def test_six_tables_as_large_as_a_table_may_be_are_read(tmp_path):
    wide = ",".join(["id", *(f"c{at}" for at in range(89))])
    rows = "".join(f"r{at}{',1' * 89}\n" for at in range(9_000))
    found, _ = check(tmp_path, tables(6, "x@.csv"), {f"x{at}.csv": f"{wide}\n{rows}" for at in range(6)}, "--untrusted")
    assert found == []


def test_a_message_about_a_shared_file_names_no_line_of_it(tmp_path):
    files = {"x.json": '[{"id": "a", "v": 1}, {"id": "a", "v": 2}]'}
    found, _ = check(tmp_path, tables(2, "x.json"), files)
    assert found == ["CG242 row `a` appears twice (`x.json`)"] * 2


@pytest.fixture
def database(tmp_path):
    base = sqlite3.connect(tmp_path / "x.db")
    base.execute("create table t (id text, v text generated always as (hex(zeroblob(400000))))")
    base.executemany("insert into t (id) values (?)", [(f"r{at}",) for at in range(9_000)])
    base.commit()
    base.close()
    return tmp_path / "x.db"


def test_a_database_that_makes_its_text_is_read_no_further_than_an_answer(database):
    began = time.process_time()
    assert heavy_worker.answer_to(str(database), "sqlite", TableRequest(), ",") == heavy_worker.TOO_MUCH
    assert time.process_time() - began < 5


def test_large_files_have_one_budget_of_seconds(tmp_path, database, monkeypatch):
    monkeypatch.setitem(__import__("calcgraph.calc.budget", fromlist=["LIMITS"]).LIMITS, Work.PROCESSES, 0.01)
    for at in range(9):
        (tmp_path / f"x{at}.db").write_bytes(database.read_bytes())
    found, _ = check(tmp_path, tables(9, "x@.db"), {})
    assert sum(CUT[Work.PROCESSES] in one for one in found) == 8


def test_tables_with_the_same_rows_have_the_same_files_in_a_site(tmp_path):
    (tmp_path / "x.csv").write_text(ROWS)
    (tmp_path / "a.md").write_text(f"# A\n\n{tables(400)}")
    project = read(VaultOptions(tmp_path)).project
    began = time.process_time()
    paths = [path for path, _ in table_files(project)]
    assert len(paths) == len(set(paths)) == 11
    page = page_of(project, NoteId("a.md"), str)
    shown = [render_dataset(page, project.calculation.datasets[QuantityId("a.md", f"t{at}")]) for at in range(400)]
    assert all(f'href="{paths[-1]}" download="t{at}.csv"' in html for at, html in enumerate(shown))
    assert time.process_time() - began < 4
