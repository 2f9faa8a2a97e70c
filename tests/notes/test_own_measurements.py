"""Our own measurements: tables are those of the artefacts, the model fits them, and sentences follow them."""

import ast
import csv
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from step_by_hand import LAYER, REACH, USER, Step, expected, mean_factor

ROOT = Path(__file__).parents[2]
MEASURED = ROOT / "formulas/data/measured"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"gpu_{name}", ROOT / f"benchmarks/gpu/{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_tables_are_those_of_the_artefacts() -> None:
    tables = script("tables")
    made = tables.tables(tables.read())
    assert made == {path.stem: path.read_text() for path in MEASURED.glob("*.csv")}


def shapes() -> ModuleType:
    return script("shapes")


def test_shapes_are_those_of_the_artefacts() -> None:
    """Bytes and operations that the program works out are those that the artefacts state."""
    module = shapes()
    by_name = {shape.name: shape for shape in (module.LLAMA_8B, module.LLAMA_70B, module.EIGHTH)}
    runs = json.loads((MEASURED / "h200.json").read_text())
    rows = [row for name in ("decode_8b", "decode_70b", "decode_shard") for row in runs[name]]
    assert len(rows) > 25
    for row in rows:
        shape = by_name[row["model"]]
        assert (shape.weight_bytes, shape.cache_bytes(row["users"], row["context"])) == (
            row["weight_bytes"],
            row["kv_bytes"],
        )
    for row in runs["prefill_70b"]:
        assert module.LLAMA_70B.prompt_flop(row["tokens"]) == pytest.approx(row["tflop"] * 1e12)
    for row in runs["experts_v3"]:
        assert module.union(256, 8, row["tokens"]) == pytest.approx(row["experts_expected"])
    assert module.middle_half([5, 1, 2, 4, 3]) == (3, 2, 5)


def test_the_program_runs_where_pytorch_is_installed(tmp_path: Path) -> None:
    """With tiny shapes on a CPU. Elsewhere its syntax and the names of its experiments are all that can be tried."""
    path = ROOT / "benchmarks/gpu/step.py"
    tree = ast.parse(path.read_text())
    named = {
        key.value
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict)
        for key in node.value.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
    assert {"decode_70b", "verify_70b", "roofline"} <= named
    assert named - {"sdpa", "bmm"} <= set(json.loads((MEASURED / "h100.json").read_text()))
    if importlib.util.find_spec("torch"):
        environment = {**os.environ, "TINY": "1", "OUT": str(tmp_path)}
        subprocess.run([sys.executable, str(path)], env=environment, check=True, timeout=300, capture_output=True)
        made = json.loads((tmp_path / "tiny.json").read_text())
        assert named - {"sdpa", "bmm"} <= set(made)
        assert all(made[name] for name in named - {"sdpa", "bmm"})


def own_steps() -> list[tuple[dict[str, str], Step]]:
    bw = {"h100": 3.35e12, "h200": 4.8e12}
    found = []
    for row in csv.DictReader((MEASURED / "steps.csv").read_text().splitlines()):
        weights, users = float(row["weights [GB]"]) * 1e9, int(row["users"])
        caches = float(row["caches [GB]"]) * 1e9
        layers, chip = int(row["layers"]), bw[row["card"]]
        step = Step(weights, caches, weights / 2, users, users, layers, 0, 8, 1, 1, chip, 989e12, 989e12, 0)
        found.append((row, step))
    return found


def test_the_model_is_close_on_rows_that_it_was_not_fitted_on() -> None:
    ratios: dict[str, list[float]] = {"0": [], "1": []}
    for row, step in own_steps():
        ratios[row["fitted"]].append(expected(step) / (float(row["took [ms]"]) / 1e3))
    assert len(ratios["0"]) >= 50
    assert mean_factor(ratios["0"]) < 1.10
    assert mean_factor(ratios["1"]) < 1.02
    assert (REACH, LAYER, USER) == (0.89, 47.5e-6, 0.094e-6)


CHANGED = [
    ("steps", "h100_70b_1_1024", "took [ms]", "60", "notes/memory-bandwidth-bound-decode.md", "seen_h100"),
    ("steps", "h200_whole_1_1024", "took [ms]", "30", "notes/measured-by-ourselves.md", "steps.h200_whole_1_1024.took"),
    ("batch", "x1", "h100 [ms]", "58", "notes/measured-by-ourselves.md", "batch.x1.h100"),
    ("batch", "x64", "h100 [ms]", "80", "notes/measured-by-ourselves.md", "batched"),
    ("judge", "x8", "h100 [ms]", "70", "notes/measured-by-ourselves.md", "judge_8"),
    ("chunks", "x192", "users_16 [ms]", "90", "notes/measured-by-ourselves.md", "chunks.x192.users_16"),
    ("energy", "h100_users_64", "token [J/tok]", "0.9", "notes/measured-by-ourselves.md", "energy.h100_users_64.token"),
    ("parts", "h100_reading", "byte [pJ/B]", "150", "notes/measured-by-ourselves.md", "parts.h100_reading.byte"),
    ("singles", "h100_fp8_16", "took [us]", "50000", "notes/measured-by-ourselves.md", "fp8_gain"),
    ("rates", "h100_product_bf16", "work [TFLOP/s]", "800", "formulas/step.md", "share_h100"),
]


def test_a_changed_row_fails_the_sentences_that_rest_on_it(tmp_path: Path) -> None:
    """Ten rows, one check: each of ten sentences in the notes is reported."""
    for folder in ("docs", "formulas", "benchmarks"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.png", "__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    for table, row, column, value, _, _ in CHANGED:
        path = tmp_path / f"formulas/data/measured/{table}.csv"
        lines = list(csv.DictReader(path.read_text().splitlines()))
        for line in lines:
            if line["id"] == row:
                assert line[column] != value
                line[column] = value
        with path.open("w", newline="") as out:
            writer = csv.DictWriter(out, list(lines[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(lines)
    found = read(VaultOptions(tmp_path)).project.diagnostics
    stale = [one for one in found if one.code == "CG401"]
    failed = {(one.path, name) for one in stale for name in re.findall(r"`([\w.]+)`", one.message)}
    for *_, note, quantity in CHANGED:
        assert any(path.endswith(note) and quantity.endswith(name) for path, name in failed), (note, quantity, failed)
