"""Numbers that no cell has: `adopt` offers counts, totals, means and values of two cells, and waits for a yes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.rewriting import adopt

MODELS = "model,accuracy,size\nsmall,91.2,110\nmedium,93.4,340\nlarge,95.1,770\n"
BENCH = {
    "latency": {"before": 80.5, "after": 31.25},
    "memory": {"fast": {"peak": 512, "idle": 96}, "slow": {"peak": 1410, "idle": 101}},
    "runs": [{"name": "a b", "seconds": 3.5}, {"name": "b", "seconds": 7.25}],
    "solvers": {"quick.one": 4, "exact": 9},
}
OFFERED = {
    "We tested 3 models.": "[3 models](#models_rows)",
    "We tested 3 trained models.": "[3](#models_rows)",
    "There are 2 runs in all.": "[2](#bench_runs_rows)",
    "The mean accuracy is 93.2 percent points.": "models_mean_accuracy",
    "The sizes: accuracy 93.23 on average.": "models_mean_accuracy",
    "In total they have size 1,220.": "[1,220](#models_total_size)",
    "The runs took 10.75 s in seconds.": "[10.75 s](#bench_runs_total_seconds)",
    "The mean accuracy is 93.23%.": "[93.23%](#models_mean_accuracy)",
    "From small to large, accuracy rises by 3.9 points.": "difference_large_accuracy",
    "Latency fell by 61%, from before to after.": "[61%](#reduction_latency_after)",
    "Latency: after is 2.576× as fast as before.": "ratio_latency_before",
    "It saves latency of 49.25 ms, before and after.": "[49.25 ms](#difference_latency_before)",
    "Its fast memory peak is 36.3% of the slow one.": "ratio_fast_peak",
}
SILENT = [
    "We tested 3 apples.",
    "We tested 4 models.",
    "We tested 3.0 models.",
    "Version 3 has models.",
    "Something is 93.2 units.",
    "It rises by 3.9 points.",
    "Latency fell by 62%, from before to after.",
    "Latency: after is 2.59× as fast as before.",
    "The mean accuracy is 93.3 units.",
    "From small to large, it rises by 3.95 points.",
]


@pytest.fixture
def readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    (tmp_path / ".git").mkdir()
    (tmp_path / "models.csv").write_text(MODELS)
    (tmp_path / "bench.json").write_text(json.dumps(BENCH))
    return tmp_path / "README.md"


def run(readme: Path, *given: str) -> str:
    done = CliRunner().invoke(main, [given[0], str(readme), *given[1:]])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("sentence", OFFERED)
def test_a_computed_value_is_bound_after_a_yes_and_fails_when_its_file_changes(
    readme: Path, monkeypatch: pytest.MonkeyPatch, sentence: str
) -> None:
    readme.write_text(f"# Results\n\n{sentence}\n")
    assert "a computed value is never certain" in run(readme, "adopt", "--yes", "--write")
    assert readme.read_text() == f"# Results\n\n{sentence}\n"
    monkeypatch.setattr(adopt, "_choose", lambda _, offer, **__: offer.matches[0])
    assert "1 number bound" in run(readme, "adopt", "--write")
    assert OFFERED[sentence] in readme.read_text()
    assert "nothing wrong" in run(readme, "check")
    for name in ("models.csv", "bench.json"):
        text = (readme.parent / name).read_text()
        more = "tiny,12.5,90\n" if name == "models.csv" else ""
        (readme.parent / name).write_text(text.replace("80.5", "99").replace("512", "600").replace("95.1", "99") + more)
    (readme.parent / "bench.json").write_text(
        (readme.parent / "bench.json").read_text().replace("}]", '}, {"name": "c", "seconds": 2}]')
    )
    assert "CG401" in CliRunner().invoke(main, ["check", str(readme)]).output


@pytest.mark.parametrize("sentence", SILENT)
def test_other_numbers_are_not_offered(readme: Path, sentence: str) -> None:
    readme.write_text(f"# Results\n\n{sentence}\n")
    assert run(readme, "adopt", "--yes") == "0 numbers can be bound\n"


def test_values_of_one_text_share_the_lines_that_read_a_cell(readme: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "Latency: before to after it is 61% less, which is 2.576× as fast."
    readme.write_text(f"# Results\n\n{sentence}\n")
    monkeypatch.setattr(adopt, "_choose", lambda _, offer, **__: offer.matches[0])
    assert "2 numbers bound" in run(readme, "adopt", "--write")
    assert readme.read_text().count("= from ") == 2
    assert "nothing wrong" in run(readme, "check")
