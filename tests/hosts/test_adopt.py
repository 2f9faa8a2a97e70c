"""`calcgraph adopt`: numbers of a README become links to the files that have them, if nothing else has their value."""

import json
import os
import pty
import re
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

README = """# Parser

The p50 latency is 43.9 ms, p99 80.25 ms. Accuracy is 98.21% in the final run.

| model | accuracy | loss |
|---|---|---|
| small | 91.4 | 0.317 |
| large | 95.27 | 0.2041 |

Since 2024, version 1.2.3. The latency of `80.25` and [80.25](https://example.org/80.25) is code or a link.
Loss fell by 12, and the small loss is 0.500 on one machine. It took 77.1 ms elsewhere.
"""
BENCH = {
    "latency": {"p50": 43.9, "p99": 80.25, "year": 2024},
    "eval": {"accuracy": 0.98207, "loss": 12},
    "unrelated": {"zebra": 77.1},
}
MODELS = "model,accuracy,loss,old\nsmall,91.42,0.3168,0.5\nlarge,95.271,0.20412,0.5\n"
BOUND = {
    "43.9 ms": "bench_latency.p50.value",
    "80.25 ms": "bench_latency.p99.value",
    "98.21%": "bench_eval.accuracy.value",
    "91.4": "models.small.accuracy",
    "0.317": "models.small.loss",
    "95.27": "models.large.accuracy",
    "0.2041": "models.large.loss",
}


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    (tmp_path / ".git").mkdir()
    (tmp_path / "results").mkdir()
    (tmp_path / "README.md").write_text(README)
    (tmp_path / "package.json").write_text('{"versions": {"latency": 77.1}}')
    (tmp_path / "results/bench.json").write_text(json.dumps(BENCH))
    (tmp_path / "results/models.csv").write_text(MODELS)
    return tmp_path


def run(*given: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, [*given])
    return done.exit_code, done.output


def links(text: str) -> dict[str, str]:
    return dict(re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", text))


def test_numbers_that_one_cell_has_are_bound_and_checked(repository: Path) -> None:
    readme = repository / "README.md"
    code, said = run("adopt", str(readme), "--yes")
    assert (code, readme.read_text()) == (0, README)
    assert "7 numbers can be bound" in said
    assert "README.md:11:40 `0.500` could be 2 values" in said
    assert "README.md:11:70 `77.1 ms` could be `results/bench.json /unrelated` zebra, value" in said
    assert run("adopt", str(readme), "--yes", "--write")[1].endswith("7 numbers bound\n")
    text = readme.read_text()
    assert links(text) == BOUND
    plain = re.sub(r"\[([^\]]+)\]\(#[^)]+\)", r"\1", text).partition("\n<!-- calc")[0]
    assert plain == README
    assert run("check", str(readme))[0] == 0
    assert run("adopt", str(readme), "--yes")[1].endswith("0 numbers can be bound\n")


DRIFTS = {
    "p50": ("results/bench.json", "43.9", "45.1", "43.9 ms", "45.1 ms"),
    "p99": ("results/bench.json", "80.25", "80.32", "80.25 ms", "80.32 ms"),
    "accuracy": ("results/bench.json", "0.98207", "0.97", "98.21%", "97.00%"),
    "a cell": ("results/models.csv", "91.42", "92.06", "[91.4]", "[92.1]"),
    "a loss": ("results/models.csv", "0.20412", "0.20435", "0.2041", "0.2044"),
}


@pytest.mark.parametrize("name", DRIFTS)
def test_a_drift_is_an_error_and_is_rewritten_in_the_writers_form(repository: Path, name: str) -> None:
    path, old, new, was, now = DRIFTS[name]
    readme = repository / "README.md"
    run("adopt", str(readme), "--yes", "--write")
    file = repository / path
    file.write_text(file.read_text().replace(old, new))
    code, said = run("check", str(readme))
    assert (code, said.count("CG401")) == (1, 1), said
    before = readme.read_text()
    code, said = run("fix", str(readme), "--rewrite", "--write")
    assert code == 0, said
    assert readme.read_text() == before.replace(was, now)
    assert run("check", str(readme))[0] == 0


def test_without_an_answer_nothing_is_guessed(repository: Path) -> None:
    """Two files with one value, and a value of two digits, are asked about and never taken."""
    (repository / "results/copy.json").write_text(json.dumps(BENCH))
    (repository / "README.md").write_text("# P\n\nThe p50 latency is 43.9 ms and the loss 12.\n")
    code, said = run("adopt", str(repository / "README.md"), "--yes")
    assert code == 0
    assert "`43.9 ms` could be 2 values" in said
    assert said.endswith("0 numbers can be bound\n")


def test_a_text_without_files_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    (tmp_path / "README.md").write_text(README)
    assert run("adopt", str(tmp_path / "README.md"), "--yes", "--write") == (0, "0 numbers bound\n")
    assert (tmp_path / "README.md").read_text() == README


CELLS = {"latency": {"p50": 43.9, "p99": 0.5}, "accuracy": {"small": 0.912, "large": 0.774}, "load_ms": {"cold": 61.5}}
NAMED = {
    "Model small has accuracy 0.912 and 0.500, latency 43.9 ms.": ["0.912", "43.9 ms"],
    "The latency is 43.9 ms and 0.500 s elsewhere.": ["43.9 ms"],
    "0.500 of all, by latency.": [],
    "0.500 latency 43.9 ms.": [],
    "Its latency [is](x.md) known. We saw 43.9 ms.": [],
    "We saw 43.9 ms ([latency](#latency)).": ["43.9 ms"],
    "It took [43.9](#latency_p50_accuracy) and 0.912.": [],
    "- latency\n- 43.9 ms": [],
    "- latency 43.9 ms\n- 0.774": ["43.9 ms"],
    "## Latency\n\n43.9 ms": [],
    "Accuracy is 0.912.\nThe 0.774 is of others.": ["0.912"],
    "A p50 of 43.9 ms.": ["43.9 ms"],
    "The load, cold, is slow; a cold load is 61.5 ms.": ["61.5 ms"],
    "A cold load is 61.5 s.": [],
    "| accuracy | latency |\n|---|---|\n| 0.912 | 43.9 |": ["0.912", "43.9"],
    "| share | latency |\n|---|---|\n| 0.912 | 43.9 |": ["43.9"],
}


@pytest.mark.parametrize("text", NAMED)
def test_only_a_word_next_to_a_number_names_it(repository: Path, text: str) -> None:
    (repository / "results/models.csv").unlink()
    (repository / "results/bench.json").write_text(json.dumps(CELLS))
    (repository / "README.md").write_text(f"# P\n\n{text}\n")
    said = run("adopt", str(repository / "README.md"), "--yes")[1]
    after = "\n".join(line[1:] for line in said.splitlines() if line.startswith("+"))
    assert re.findall(r"\[([^\]]+)\]\(#bench", after) == NAMED[text], said


FAST = """# Fast

On the small file the parser takes 12.4 ms, the baseline 31.7 ms. The parser needs 44.9 MB for the large file.

| file | parser ms | baseline ms | parser s |
|------|-----------|-------------|----------|
| small | 12.4 | 31.7 | 12.4 |
| large | 187.6 | 512.3 | 1.876 |

Accuracy is 0.9134 on dev and 0.8972 on test, over 1284 cases.
"""
SIZES = {
    "parser": {"small": {"ms": 12.4, "mb": 3.1}, "large": {"ms": 187.6, "mb": 44.9}},
    "baseline": {"small": {"ms": 31.7, "mb": 5.2}, "large": {"ms": 512.3, "mb": 80.25}},
    "accuracy": {"dev": 0.9134, "test": 0.8972},
    "cases": 1284,
}


def test_one_object_of_a_file_can_have_several_units_also_in_the_heads_of_a_table(repository: Path) -> None:
    readme = repository / "README.md"
    readme.write_text(FAST)
    for file in (repository / "results").iterdir():
        file.unlink()
    (repository / "results/bench.json").write_text(json.dumps(SIZES))
    assert run("adopt", str(readme), "--yes", "--write")[1].endswith("9 numbers bound\n")
    bound = re.findall(r"\[([^\]]+)\]\(#bench_\w+\.(\w+)\.value\)", readme.read_text())
    assert bound == [
        ("12.4 ms", "ms"),
        ("31.7 ms", "ms"),
        ("44.9 MB", "mb"),
        ("12.4", "ms"),
        ("31.7", "ms"),
        ("187.6", "ms"),
        ("512.3", "ms"),
        ("0.9134", "dev"),
        ("0.8972", "test"),
    ]
    assert run("check", str(readme))[0] == 0


RUNS = {
    "runs": [
        {"method": "bm25", "p95_ms": 1.1557, "metrics": {"mrr@10": 0.0033}},
        {"method": "faiss", "p95_ms": 7.3219, "metrics": {"mrr@10": 0.0302}},
    ],
    "measured": [
        {"kernel": 5.301023960113525, "cases": 10001408, "total_ms": 6.157},
        {"kernel": 2.375839948654175, "cases": 10010624, "total_ms": 2.963},
    ],
    "speed": [{"context": 65536, "tps_median": 289.2, "wall_seconds": 20242}],
}
HEADED = """# Speed

| Method | p95 ms | mrr@10 |
|---|---|---|
| bm25 | 1.1557 | 0.0033 |
| faiss | 7.3219 | 0.0302 |

| Cases | Total ms |
|---|---|
| 10001408 | 6.157 |
| 10010624 | 2.963 |

| Context | Median t/s | Wall time (s) |
|---|---|---|
| 65,536 | 289.2 | 20,242 |
"""


def test_adopted_text_is_clean_and_its_names_stay_in_the_next_run(repository: Path) -> None:
    """A row is not named by a measured number, no unit is guessed from a rate, and no link needs a name with a sign."""
    readme = repository / "README.md"
    readme.write_text(HEADED)
    for file in (repository / "results").iterdir():
        file.unlink()
    (repository / "results/bench.json").write_text(json.dumps(RUNS))
    run("adopt", str(readme), "--yes", "--write")
    assert run("check", str(readme))[0] == 0
    text = readme.read_text()
    assert "tonne" not in text
    assert {"10001408", "6.157", "2.963", "20,242"} <= links(text).keys()
    assert not {"289.2", "0.0033"} & links(text).keys()
    assert not re.search(r"\d\.\d{5,}\.|column\d", text)
    measured = {**RUNS, "measured": [one | {"kernel": one["kernel"] + 0.1} for one in RUNS["measured"]]}
    (repository / "results/bench.json").write_text(json.dumps(measured))
    assert run("check", str(readme))[0] == 0
    (repository / "results/bench.json").write_text(json.dumps(measured).replace("6.157", "6.163"))
    assert run("check", str(readme))[1].count("CG401") == 1


def test_a_rewrite_leaves_links_to_the_headings_of_another_host_alone(repository: Path) -> None:
    """GitHub makes `#speed--size` of "Speed & size", and MkDocs `#speed-size`."""
    readme = repository / "README.md"
    run("adopt", str(readme), "--yes", "--write")
    links = "See [speed](#speed--size), [[Sped & size]] and [43.9 ms](#bench_latency.p5O.value).\n\n## Speed & size\n"
    text = readme.read_text().replace("[43.9 ms](#bench_latency.p50.value)", "[44.9 ms](#bench_latency.p50.value)")
    assert "44.9" in text
    readme.write_text(f"{text}\n{links}")
    assert run("fix", str(readme), "--rewrite", "--write")[0] == 0
    assert readme.read_text() == f"{text.replace('44.9', '43.9')}\n{links}"


MIXED = {
    "model": "a",
    "best_prefill_at_tokens": 8192,
    "composite_score": 0.6252,
    "share_pct": 64.2,
    "tags": ["x"],
    "runs": [
        {"name": "SVM (RBF)", "loss": 0.317, "note": "one"},
        {"name": "RandomForest", "loss": 0.4209, "note": "two"},
        {"name": "alpha|beta <gamma> [delta]", "loss": 0.8871, "note": "`three` 50%"},
    ],
}
ROWS = [
    ("The composite score is 0.6252.", {"0.6252"}),
    ("A score of 0.6252.", set()),
    ("The share is 64.2%.", {"64.2%"}),
    ("We prefill 8,192 tokens.", set()),
    ("Tokens at the best prefill: 8,192.", {"8,192"}),
    ("The loss of alpha, beta, gamma and delta: alpha beta gamma delta 0.8871.", {"0.8871"}),
    ("| kernel | loss |\n|---|---|\n| SVM (RBF) | 0.317 |", {"0.317"}),
    ("Every model has a loss of 0.317.", set()),
    ("A random loss is 0.4209.", set()),
    ("The random forest has a loss of 0.4209.", {"0.4209"}),
    ("The forest has 0.317 loss.", set()),
]


@pytest.mark.parametrize(("text", "bound"), ROWS)
def test_one_of_several_rows_or_of_a_mixed_object_is_bound_only_by_its_own_name(
    repository: Path, text: str, bound: set[str]
) -> None:
    readme = repository / "README.md"
    for file in (repository / "results").iterdir():
        file.unlink()
    (repository / "results/run.json").write_text(json.dumps(MIXED))
    readme.write_text(f"# Trial\n\n{text}\n")
    _, said = run("adopt", str(readme), "--yes", "--write")
    assert links(readme.read_text()).keys() == bound
    assert bound or "could be" in said, "what is not sure is a question"
    assert run("check", str(readme))[0] == 0
    for number in bound:
        drifted = json.dumps(MIXED)
        for leaf in ("8192", "0.6252", "64.2", "0.317", "0.4209", "0.8871"):
            if leaf in number.replace(",", ""):
                drifted = drifted.replace(leaf, leaf[:-1] + ("7" if leaf[-1] != "7" else "9"))
        (repository / "results/run.json").write_text(drifted)
        assert run("check", str(readme))[1].count("CG401") == 1


DOUBTS = {
    "The p50 latency is 43.9 ms.": "",
    "We saw 43.9 ms.": "the words next to it do not name this value",
    "The loss is 12.": "it has fewer than 3 digits",
    "The small loss is 0.500.": "several values fit",
}


@pytest.mark.parametrize("text", DOUBTS)
def test_a_number_that_is_not_taken_has_its_reason(repository: Path, text: str) -> None:
    (repository / "README.md").write_text(f"# P\n\n{text}\n")
    (first, *_) = run("adopt", str(repository / "README.md"), "--yes")[1].splitlines()
    assert first.partition("; ")[2] == DOUBTS[text]
    assert ("could be" in first) == bool(DOUBTS[text])


def on_a_terminal(folder: Path, answer: str, *given: str) -> str:
    """Run the command in a terminal; each question about a number gets `1`, and the last one gets `answer`."""
    start = f"import sys; sys.argv[0] = 'calcgraph'; sys.path[:0] = {sys.path!r}; "
    code = f"{start}from calcgraph.hosts.command_line import main; main()"
    pid, terminal = pty.fork()
    if not pid:
        os.chdir(folder)
        os.execv(sys.executable, [sys.executable, "-c", code, *given])  # noqa: S606 - the program itself
    said = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # the program has ended
            break
        said += part
        if not part:
            break
        if part.rstrip().endswith(b"]:"):
            os.write(terminal, f"{answer}\n".encode() if b"[y/N]" in part else b"1\n")
    os.waitpid(pid, 0)
    os.close(terminal)
    return said.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("answer", ["y", "n"])
def test_a_terminal_shows_the_sentence_of_a_number_and_asks_before_it_writes(repository: Path, answer: str) -> None:
    text = "# P\n\nWe saw 43.9 ms.\n"
    (repository / "README.md").write_text(text)
    said = on_a_terminal(repository, answer, "adopt", "README.md")
    assert "  We saw 43.9 ms.\n         ^^^^^^^\n  1  `results/bench.json /latency` p50, value\n" in said
    assert "write these edits? [y/N]" in said
    after = (repository / "README.md").read_text()
    assert after == text if answer == "n" else links(after) == {"43.9 ms": "bench_latency.p50.value"}
    assert ("`calcgraph adopt README.md --write` makes the edits" in said) == (answer == "n")


def test_a_later_run_uses_the_tables_that_the_text_names(repository: Path) -> None:
    """`--yes` first and the questions afterwards is the usual way, and needs no second table for the same numbers."""
    readme = repository / "README.md"
    run("adopt", str(readme), "--yes", "--write")
    comments = re.findall("<!-- calc.*", readme.read_text())
    assert len(comments) == len(set(comments)) == 3
    readme.write_text(readme.read_text().replace("Since 2024", "Again, the p99 latency is 80.25 ms. Since 2024"))
    assert run("adopt", str(readme), "--yes", "--write")[1].endswith("1 number bound\n")
    assert re.findall("<!-- calc.*", readme.read_text()) == comments
    assert readme.read_text().count("[80.25 ms](#bench_latency.p99.value)") == 2
    assert run("check", str(readme))[0] == 0


def test_a_first_check_and_a_search_name_the_next_command(repository: Path) -> None:
    readme = repository / "README.md"
    assert (
        f"no number is linked to a value yet; `calcgraph adopt {os.path.relpath(readme)}`"
        in run("check", str(readme))[1]
    )
    assert (
        f"`calcgraph adopt {os.path.relpath(readme)}` searches data files"
        in run("suggest", "--numbers", str(readme))[1]
    )
    run("adopt", str(readme), "--yes", "--write")
    assert "adopt" not in run("check", str(readme))[1]


NEIGHBOURS = {
    "parser": {"small": {"ms": 12.4, "mb": 3.17}, "large": {"ms": 187.6, "mb": 44.9}},
    "baseline": {"accuracy": 0.4082, "recall": 0.8613},
    "tuned": {"accuracy": 0.8655, "recall": 0.9017},
    "f1": {"en": 0.7734, "de": 0.7221},
}
OTHERS = {
    "The large file takes 12.4 ms.": False,
    "The parser takes 12.4 ms for the large file.": False,
    "The parser takes 12.4 ms for the small file.": True,
    "The parser takes 12.4 ms.": True,
    "The parser of the baseline takes 12.4 ms.": True,
    "The baseline takes 12.4 ms.": False,
    "The recall is 0.8655.": False,
    "The accuracy is 0.8655.": True,
    "The baseline has an accuracy of 0.8655.": False,
    "The tuned model has an accuracy of 0.8655.": True,
    "Compared with the baseline the accuracy rose to 0.8655.": False,
    "The F1 is 0.7734 in DE.": False,
    "The F1 is 0.7734 in EN.": True,
    "The other results are 0.7734.": False,
    "The bench says 0.7734.": False,
    "| model | accuracy |\n|---|---|\n| baseline | 0.8655 |\n| tuned | 0.4082 |": False,
    "| model | accuracy |\n|---|---|\n| baseline | 0.4082 |\n| tuned | 0.8655 |": True,
    "| model | recall | accuracy |\n|---|---|---|\n| baseline | 0.4082 | 0.8613 |": False,
    "| | baseline | tuned |\n|---|---|---|\n| accuracy | 0.8655 | 0.4082 |": False,
    "| | baseline | tuned |\n|---|---|---|\n| accuracy | 0.4082 | 0.8655 |": True,
}


@pytest.mark.parametrize("text", OTHERS)
def test_a_number_next_to_the_name_of_another_value_is_a_question(repository: Path, text: str) -> None:
    """A text that is wrong or old says one thing and has the number of another; binding the two would hide it."""
    (repository / "results/models.csv").unlink()
    (repository / "results/bench.json").write_text(json.dumps(NEIGHBOURS))
    readme = repository / "README.md"
    readme.write_text(f"# P\n\n{text}\n")
    said = run("adopt", str(readme), "--yes", "--write")[1]
    bound = len(links(readme.read_text()))
    assert bound == len(re.findall(r"0\.\d{4}|12\.4", text)) if OTHERS[text] else not bound, said
    assert OTHERS[text] or "the words next to it do not name this value" in said


def test_the_name_of_another_file_is_the_name_of_another_value(repository: Path) -> None:
    for name, loss in (("train", 0.2946), ("test", 0.3278)):
        (repository / f"results/{name}.json").write_text(json.dumps({"loss": loss, "n": 5}))
    readme = repository / "README.md"
    readme.write_text("# P\n\nThe test loss is 0.2946.\n\nThe train loss is 0.2946.\n")
    run("adopt", str(readme), "--yes", "--write")
    assert "The test loss is 0.2946.\n\nThe train loss is [0.2946](#train" in readme.read_text()


def test_a_row_of_a_csv_file_is_not_named_by_another_one(repository: Path) -> None:
    readme = repository / "README.md"
    readme.write_text("# P\n\n| model | accuracy |\n|---|---|\n| small | 95.27 |\n\nThe large model: loss 0.317.\n")
    run("adopt", str(readme), "--yes", "--write")
    assert not links(readme.read_text())


def test_a_rate_at_the_end_of_a_name_is_one_unit(repository: Path) -> None:
    readme = repository / "README.md"
    (repository / "results/codecs.csv").write_text("codec,ratio,compress MB/s\nquartz,3.271,412.6\nflint,2.904,733.9\n")
    rows = "| quartz | 412.6 |\n| flint | 733.9 |\n"
    readme.write_text(f"# P\n\n| codec | compress (MB/s) |\n|---|---|\n{rows}\nThe codec flint: compress at 733.9 s.\n")
    run("adopt", str(readme), "--yes", "--write")
    assert links(readme.read_text()) == {
        "412.6": "codecs.quartz.compress_MB_s",
        "733.9": "codecs.flint.compress_MB_s",
    }
    assert "733.9 s" in readme.read_text()
    assert run("check", str(readme))[0] == 0


MARKUP = {
    "results/run.yaml": "latency:\n  p50: 43.9\n  p99: 80.25\n",
    "results/run.toml": "[latency]\np50 = 43.9\np99 = 80.25\n",
    "results/rows.yml": "- {model: tiny, accuracy: 91.4}\n- {model: huge, accuracy: 95.27}\n",
}


@pytest.mark.parametrize("name", MARKUP)
def test_results_in_yaml_and_toml_are_found(tmp_path: Path, name: str) -> None:
    (tmp_path / "results").mkdir()
    (tmp_path / name).write_text(MARKUP[name])
    readme = tmp_path / "README.md"
    readme.write_text("# R\n\nThe latency p50 is 43.9 ms. The accuracy of huge is 95.27.\n")
    assert run("adopt", str(readme), "--yes", "--write")[1].endswith("1 number bound\n")
    assert run("check", str(readme))[0] == 0
    (tmp_path / name).write_text(MARKUP[name].replace("43.9", "44.7").replace("95.27", "96.1"))
    code, said = run("check", str(readme))
    assert (code, said.count("CG401")) == (1, 1)


SETTINGS = [
    "pyproject.toml",
    "Cargo.toml",
    "mkdocs.yml",
    "docker-compose.yml",
    ".github/workflows/ci.yml",
    "action.yml",
    "train_config.yaml",
    "poetry.lock.toml",
]


@pytest.mark.parametrize("name", SETTINGS)
def test_settings_of_tools_are_no_results(tmp_path: Path, name: str) -> None:
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    text = "[latency]\np50 = 43.9\n" if name.endswith("toml") else "latency:\n  p50: 43.9\n"
    (tmp_path / name).write_text(text)
    readme = tmp_path / "README.md"
    readme.write_text("# R\n\nThe latency p50 is 43.9 ms.\n")
    assert "0 numbers can be bound" in run("adopt", str(readme), "--yes")[1]


def test_a_long_table_is_searched_in_its_length(tmp_path: Path) -> None:
    """Each of the nine thousand rows has the names of all others next to it."""
    rows = "".join(f"case{at},{1000 + at}.25,{at}\n" for at in range(9_000))
    (tmp_path / "rows.csv").write_text(f"id,ms,gb\n{rows}")
    readme = tmp_path / "README.md"
    readme.write_text("# R\n\nThe case77 takes 1077.25 ms. It is case78 that takes 1077.25 ms.\n")
    began = time.process_time()
    assert run("adopt", str(readme), "--yes", "--write")[1].endswith("1 number bound\n")
    assert "[1077.25 ms](#rows.case77.ms). It is case78 that takes 1077.25 ms." in readme.read_text()
    assert time.process_time() - began < 15


LARGE = {
    "a large file": ("z.json", json.dumps({"rows": {f"r{at}": {"a": at + 0.5} for at in range(130_000)}})),
    "a large file of settings' form": ("z.yaml", "".join(f"key_{at}: {at}.25\n" for at in range(9_000))),
    "a file of many tables": ("z.json", json.dumps({f"t{at}": {"a": at + 0.5, "b": at + 0.25} for at in range(60)})),
    "a file of many cells": (
        "z.csv",
        "id,a,b,c\n" + "".join(f"r{at},{at}.01,{at}.02,{at}.03\n" for at in range(20_000)),
    ),
}


@pytest.mark.parametrize("name", LARGE)
def test_a_file_that_is_not_searched_is_named(repository: Path, name: str) -> None:
    """Otherwise somebody would think that no file has the number."""
    file, text = LARGE[name]
    (repository / "results" / file).write_text(text)
    code, said = run("adopt", str(repository / "README.md"), "--yes")
    assert code == 0
    assert f"not searched, or only in part, since they are large or many: `results/{file}`\n" in said
    assert "7 numbers can be bound" in said


def test_many_files_are_counted(repository: Path) -> None:
    for at in range(403):
        (repository / f"results/many_{at:03}.csv").write_text(f"id,a\nx,{at + 0.12345}\n")
    said = run("adopt", str(repository / "README.md"), "--yes")[1]
    assert "since they are large or many: `results/many_" in said
    assert "and 7 more" in said


def test_where_all_is_searched_nothing_is_said_about_it(repository: Path) -> None:
    assert "not searched" not in run("adopt", str(repository / "README.md"), "--yes")[1]


def test_times_in_seconds_are_bound_with_their_unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The unit of the file's numbers is the one that is written, also where its factor is 1."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    (tmp_path / ".git").mkdir()
    (tmp_path / "bench.json").write_text('{"quick": {"seconds": 3.9166, "peak_mb": 402.7}, "height": {"of": 12.75}}')
    readme = tmp_path / "README.md"
    readme.write_text("# S\n\nThe quick one takes 3.917 s (seconds). Its height is 12.75 m.\n")
    assert "2 numbers bound" in run("adopt", str(readme), "--yes", "--write")[1]
    assert "in value: s -->" in readme.read_text()
    assert "in value: m -->" in readme.read_text()
    assert run("check", str(readme))[0] == 0
