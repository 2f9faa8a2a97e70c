"""Receipts: entries of `sources.yaml` that no longer hold, reported where they are and at what rests on them."""

import datetime as dt
import json
from hashlib import sha256

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

BENCH = '{"runs": [{"id": "a", "p50": 40.1}, {"id": "b", "p50": 42}]}\n'
DIGEST = sha256(BENCH.encode()).hexdigest()
TODAY = dt.datetime.now().date()  # noqa: DTZ005 - the user's day
NOTE = """# Note

At a [40.1 ms](#runs.a.p50), at best [40.1 ms](#best), at worst [42 ms](#worst), and [$3](#price).

<!-- calc: table runs from ../results/bench.json /runs in p50: ms -->

```calc
gpu = pick runs: b
worst = gpu.p50  # of all, not the best
best = Min(runs.p50)
price = 3 USD  # list price, at best and at worst @shop
other = 1 ms
```

Unmoved: [1 ms](#other).
"""
CONFIG = "site_name: T\nplugins: [{calcgraph: {data: {roots: [results]}}}]\n"


def days(ago):
    return (TODAY - dt.timedelta(days=ago)).isoformat()


@pytest.fixture
def project(tmp_path, monkeypatch):
    for name, text in {"mkdocs.yml": CONFIG, "docs/index.md": NOTE, "results/bench.json": BENCH}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "formulas").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def receipt(**fields):
    """An entry for the file, with the source of the price below."""
    lines = [f"  {name}: {value}" for name, value in fields.items()]
    shop = "- id: shop\n  title: Shop\n"
    return "references:\n- id: bench\n" + "\n".join(lines) + "\n" + shop


def check(project, sources):
    (project / "formulas/sources.yaml").write_text(sources)
    output = CliRunner().invoke(main, ["check", "--no-cache", "--format", "json"]).output
    return [
        f"{one['path']}:{one['line']}:{one['column']}: {one['code']} {one['message']}"
        for one in json.loads(output)["diagnostics"]
    ]


FILE = {"file": "../results/bench.json /runs"}
GOOD = [
    ("no receipt", {"title": "T"}),
    ("a file", FILE),
    ("everything", {**FILE, "sha256": DIGEST, "rows": 2, "made_by": "make bench", "commit": "0123abc"}),
    ("a young one", {**FILE, "checked": days(30), "max_age": "30 d"}),
    ("weeks", {**FILE, "checked": days(14), "max_age": "2 w"}),
    ("checked today", {**FILE, "checked": days(0), "max_age": 0}),
    ("in quotes", {**FILE, "sha256": f'"{DIGEST}"', "rows": "'2'"}),
    ("from the project", {"file": "results/bench.json /runs", "sha256": DIGEST}),
]


@pytest.mark.parametrize("fields", [row[1] for row in GOOD], ids=[row[0] for row in GOOD])
def test_what_holds_is_not_reported(project, fields):
    assert check(project, receipt(**fields)) == []


NAMED = "`results/bench.json` (`@bench`)"
CHANGED = f"has changed: its SHA-256 is {DIGEST[:12]}…, not {'0' * 12}…"
OLD = "was checked on {}, more than {} days ago"
BAD = [
    ("another hash", {**FILE, "sha256": "0" * 64}, "4:11", f"CG414 {CHANGED}"),
    ("a row less", {**FILE, "rows": 3}, "4:9", "CG415 has 2 rows, not 3"),
    ("too old", {**FILE, "checked": days(31), "max_age": "30 d"}, "4:12", f"CG416 {OLD.format(days(31), 30)}"),
    ("too old by weeks", {**FILE, "checked": days(15), "max_age": "2 w"}, "4:12", f"CG416 {OLD.format(days(15), 14)}"),
    (
        "in the future",
        {**FILE, "checked": days(-1)},
        "4:12",
        f"CG417 has `checked: {days(-1)}`, which is in the future",
    ),
    ("no date", {**FILE, "checked": "soon"}, "4:12", "CG417 has `checked: soon`, which is not a date"),
    ("no day", {**FILE, "checked": "2026-02-30"}, "4:12", "CG417 has `checked: 2026-02-30`, which is not a date"),
    ("no first day", {**FILE, "max_age": "30 d"}, "4:12", "CG417 has `max_age: 30 d`, which begins with no `checked:`"),
    (
        "no age",
        {**FILE, "checked": days(0), "max_age": "long"},
        "5:12",
        "CG417 has `max_age: long`, which is not an age",
    ),
    ("no hash", {**FILE, "sha256": "abc"}, "4:11", "CG417 has `sha256: abc`, which is not 64 digits `0` to `f`"),
    ("no count", {**FILE, "rows": "many"}, "4:9", "CG417 has `rows: many`, which is not a number of rows"),
    ("no commit", {**FILE, "commit": "main"}, "4:11", "CG417 has `commit: main`, which is not a commit"),
    ("no such part", {"file": "../results/bench.json /run", "rows": 2}, "3:9", "CG413 has nothing at `/run`"),
    ("rows of a number", {"file": "../results/bench.json /runs/0/p50", "rows": 2}, "3:9", "CG413 has no rows there"),
]


@pytest.mark.parametrize(("fields", "place", "said"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_what_no_longer_holds_is_told_at_its_line_and_at_each_claim_that_rests_on_it(project, fields, place, said):
    code, _, words = said.partition(" ")
    resting = [("3:6", "40.1 ms"), ("3:38", "40.1 ms"), ("3:65", "42 ms")]
    assert check(project, receipt(**fields)) == [
        *(f"docs/index.md:{at}: {code} `{text}` rests on {NAMED}, which {words}" for at, text in resting),
        f"formulas/sources.yaml:{place}: {code} {NAMED} {words}",
    ]


def test_a_file_that_is_gone_is_reported(project):
    found = check(project, receipt(file="../results/gone.json"))
    assert found == [
        "formulas/sources.yaml:3:9: CG411 `../results/gone.json` (`@bench`) cannot be read: no such file or directory"
    ]


def test_a_file_out_of_bounds_is_reported(project):
    found = check(project, receipt(file="../mkdocs.yml"))
    assert found == [
        "formulas/sources.yaml:3:9: CG410 `../mkdocs.yml` (`@bench`) is outside the folders calcgraph may read"
    ]


def test_a_source_without_a_file_ages_too(project):
    found = check(project, f"- {{id: shop, title: Shop, checked: {days(100)}, max_age: 12 w}}\n")
    words = f"was checked on {days(100)}, more than 84 days ago"
    assert found == [
        f"docs/index.md:3:86: CG416 `$3` rests on `@shop`, which {words}",
        f"formulas/sources.yaml:1:36: CG416 `@shop` {words}",
    ]


@pytest.mark.parametrize("text", ["", "file: [", "- file: x", "- {id: [a], file: {b: c}}", "- [file: x]", "max_age: 3"])
def test_any_text_is_read(project, text):
    assert not any("CG93" in line for line in check(project, text))


def test_accepting_writes_hash_rows_and_date(project):
    sources = (
        "# kept\nreferences:\n- id: bench  # also kept\n  file: ../results/bench.json /runs  # here\n"
        "  rows: 7\n  max_age: 9 w\n- {id: flat, file: ../results/bench.json}\n- id: last\n  title: 'L'"
    )
    path = project / "formulas/sources.yaml"
    path.write_text(sources)
    done = CliRunner().invoke(main, ["sources", "--accept", "bench", "--accept", "flat", "--accept", "last"])
    assert done.exit_code == 0
    assert done.output == (
        "docs/index.md:11:16: CG911 no source is named `@shop`; add it to `formulas/sources.yaml`\n"
        f"@bench: sha256 {DIGEST}, rows 2, checked {TODAY}\n@flat: sha256 {DIGEST}, checked {TODAY}\n"
        f"@last: checked {TODAY}\n"
    )
    assert path.read_text() == (
        "# kept\nreferences:\n- id: bench  # also kept\n  file: ../results/bench.json /runs  # here\n"
        f"  rows: 2\n  max_age: 9 w\n  sha256: {DIGEST}\n  checked: {TODAY}\n"
        f"- {{id: flat, file: ../results/bench.json, sha256: {DIGEST}, checked: {TODAY}}}\n"
        f"- id: last\n  checked: {TODAY}\n  title: 'L'"
    )
    assert check(project, path.read_text().replace("last", "shop")) == []


def test_an_entry_that_cannot_be_edited_is_left_alone(project):
    text = "- id: bench\n  made_by: |\n    make\n  author:\n  - {literal: A}\n"
    (project / "formulas/sources.yaml").write_text(text)
    done = CliRunner().invoke(main, ["sources", "--accept", "bench"])
    assert done.exit_code == 2
    assert f"the entry of `bench` cannot be edited; write into it `checked: {TODAY}`" in done.output
    assert (project / "formulas/sources.yaml").read_text() == text


def test_accepting_keeps_line_ends(project):
    path = project / "formulas/sources.yaml"
    path.write_bytes(b"- id: bench\r\n  rows: 1\r\n  file: ../results/bench.json /runs\r\n- id: b\r\n")
    CliRunner().invoke(main, ["sources", "--accept", "bench"])
    assert path.read_bytes().startswith(b"- id: bench\r\n  rows: 2\r\n")


REFUSED = [
    ("an unknown key", ["--accept", "bnch"], "no source is named `bnch`; did you mean `bench`?"),
    ("a file that is gone", ["--accept", "gone"], "`../results/gone.json` cannot be read: no such file or directory"),
]


@pytest.mark.parametrize(("arguments", "said"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_what_cannot_be_accepted(project, arguments, said):
    text = "- {id: bench, title: T}\n- {id: gone, file: ../results/gone.json}\n"
    (project / "formulas/sources.yaml").write_text(text)
    done = CliRunner().invoke(main, ["sources", *arguments])
    assert done.exit_code == 2
    assert said in done.output
    assert (project / "formulas/sources.yaml").read_text() == text


def test_the_list(project):
    (project / "formulas/sources.yaml").write_text(receipt(**FILE, rows=3, checked=days(1)))
    run = CliRunner()
    assert run.invoke(main, ["sources"]).output == (
        f"@bench · results/bench.json · {days(1)} · has 2 rows, not 3\n@shop · holds\n"
    )
    rows = json.loads(run.invoke(main, ["sources", "--format", "json"]).output)["sources"]
    assert [(row["key"], row["codes"]) for row in rows] == [("bench", ["CG415"]), ("shop", [])]
    assert run.invoke(main, ["sources", "--format", "csv"]).output.startswith("key,short,url,file,sha256,rows,")


def test_a_kept_answer_does_not_outlive_its_file_or_its_day(project, tmp_path_factory):
    (project / "formulas/sources.yaml").write_text(receipt(**FILE, sha256=DIGEST))
    cache = str(tmp_path_factory.mktemp("cache"))

    def said():
        return [
            line for line in CliRunner().invoke(main, ["check", "--cache", cache]).output.split("\n") if "CG" in line
        ]

    assert said() == []
    assert said() == []
    (project / "results/bench.json").write_text(BENCH.replace("42", "47"))
    assert {line.split(": ")[1][:5] for line in said()} == {"CG401", "CG414"}
    (project / "results/bench.json").write_text(BENCH)
    assert said() == []
