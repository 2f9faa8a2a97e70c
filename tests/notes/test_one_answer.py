"""One question, one answer: pages that compute a decode step expect the same speed for the same configuration."""

import csv
import re
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from calcgraph.calc.programs.machine import Machine
from step_by_hand import Mixture, Step, bound, expected

ROOT = Path(__file__).parents[2]
V3 = "deepseek-v3"
GIVEN = dict[str, float | str]
LAW = "notes/memory-bandwidth-bound-decode.md"


def rows(name: str) -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in csv.DictReader((ROOT / f"formulas/data/{name}.csv").read_text().splitlines())}


MODELS, DEVICES = rows("models"), rows("hardware")


class Case(NamedTuple):
    """A configuration that a server answers."""

    model: str
    gpu: str
    quant: str
    n: int
    users: int
    ctx: int

    def step(self) -> Step:
        """The same by hand, from the catalogue."""
        model = {key.split(" [")[0]: cell for key, cell in MODELS[self.model].items()}
        gpu = {key.split(" [")[0]: cell for key, cell in DEVICES[self.gpu].items()}
        b = BYTES[self.quant]
        mixture = Mixture(float(model["active"]) * 1e9, float(model["routed"]) * 1e9, float(model["taken"]), b, b)
        parts = int(model["kv_parts"])
        copies = 1 if parts == 1 else max(1, self.n / parts)
        return Step(
            weights=mixture.read(self.users),
            caches=(float(model["kv"]) * self.ctx * copies + float(model["state"]) * 1e6) * self.users,
            active=mixture.active,
            users=self.users,
            tokens=self.users,
            layers=float(model["layers"]),
            hidden=float(model["hidden"]),
            attend=float(model["attend"]) / copies,
            taken=mixture.taken,
            chips=self.n,
            bw=float(gpu["bw"]) * 1e12,
            peak=float(gpu["peak_8bit" if b <= 1 else "peak"]) * 1e12,
            sixteen=float(gpu["peak"]) * 1e12,
        )


CASES = {
    "one user": Case("llama-3-70b", "h100", "fp16", 8, 1, 8192),
    "thirty-two users": Case("llama-3-70b", "h100", "fp16", 8, 32, 8192),
    "sixteen long conversations": Case("llama-3-70b", "h100", "fp16", 8, 16, 32768),
    "a pair": Case("llama-3-70b", "h100", "fp16", 2, 1, 8192),
    "eight bits": Case("llama-3-70b", "h100", "fp8", 8, 1, 8192),
    "a mixture for one user": Case(V3, "h200", "fp8", 8, 1, 8192),
    "a mixture for thirty-two": Case(V3, "h200", "fp8", 8, 32, 8192),
    "a newer device": Case(V3, "b200", "fp8", 8, 32, 8192),
}
BYTES = {"fp16": 2.0, "fp8": 1.0}


def on_calculator(case: Case) -> GIVEN:
    given = {"model": case.model, "gpu": case.gpu, "quant": case.quant, "n": case.n, "users": case.users}
    return {f"calculators.md#{key}": value for key, value in {**given, "ctx": case.ctx}.items()}


def on_bandwidth_law(case: Case, count: str = "active [Gparam]") -> GIVEN:
    """The pages that take weights and device from the bandwidth law, which has one count of parameters."""
    params = float(MODELS[case.model][count]) * 1e9
    return {f"{LAW}#params": params, f"{LAW}#quant": case.quant, f"{LAW}#gpu": case.gpu}


def on_batching(case: Case, count: str = "active [Gparam]") -> GIVEN:
    note = "notes/batching-and-throughput.md"
    own = {f"{note}#n": case.n, f"{note}#users": case.users, f"{note}#ctx": case.ctx}
    return {**on_bandwidth_law(case, count), **own}


def on_scaling(case: Case, count: str = "active [Gparam]") -> GIVEN:
    note = "notes/kv-cache-scaling.md"
    own = {"n": case.n, "users": case.users, "ctx": case.ctx, "gpu": case.gpu}
    return {**on_bandwidth_law(case, count), **{f"{note}#{key}": value for key, value in own.items()}}


def on_collectives(case: Case) -> GIVEN:
    note = "notes/multi-gpu-collective-latency.md"
    own = {"n": case.n, "ctx": case.ctx, "gpu": case.gpu}
    return {**on_bandwidth_law(case), **{f"{note}#{key}": value for key, value in own.items()}}


def by_bytes(note: str, case: Case, **own: float) -> GIVEN:
    """A page that picks a model and a device, and takes the bytes of a parameter as a number."""
    given = {"model": case.model, "gpu": case.gpu, "n": case.n, "b": BYTES[case.quant], "ctx": case.ctx, **own}
    return {f"notes/{note}.md#{key}": value for key, value in given.items()}


def without_bytes(note: str, case: Case) -> GIVEN:
    """A page whose mixture has eight bits."""
    given = {"model": case.model, "gpu": case.gpu, "n": case.n, "users": case.users, "ctx": case.ctx}
    return {f"notes/{note}.md#{key}": value for key, value in given.items()}


def on_tensor(case: Case) -> GIVEN:
    given = {"model": case.model, "gpu": case.gpu, "quant": case.quant, "n": case.n, "ctx": case.ctx}
    return {f"notes/tensor-parallelism.md#{key}": value for key, value in given.items()}


def on_pools(case: Case) -> GIVEN:
    """A decode pool, whose mean context is the prompt and half of the answer."""
    given = {"model": case.model, "gpu": case.gpu, "n": case.n, "b": BYTES[case.quant], "users": case.users}
    own = {"prompt": case.ctx - 50, "answer": 100}
    return {f"notes/disaggregated-serving.md#{key}": value for key, value in {**given, **own}.items()}


def on_request(case: Case) -> GIVEN:
    """One request on a pair of devices."""
    given = {"model": case.model, "gpu": case.gpu, "ctx": case.ctx}
    return {f"notes/transformer-autoregressive-decoding.md#{key}": value for key, value in given.items()}


def on_step(case: Case) -> GIVEN:
    return {"formulas/step.md#users": case.users, "formulas/step.md#ctx": case.ctx}


def answers(case: Case) -> dict[str, GIVEN]:
    """Quantities that answer the question of a case, each with the inputs under which it does."""
    found = {"calculators.md#utps": on_calculator(case)}
    if case.model == V3:
        found["notes/sparse-attention.md#utps_dense"] = without_bytes("sparse-attention", case)
        found["notes/low-precision-formats.md#utps_8"] = without_bytes("low-precision-formats", case)
        if case.gpu == "h200":
            found["formulas/step.md#mix_utps"] = on_step(case)
    elif case.quant == "fp16" and case.n == 8:
        found["formulas/step.md#dense_utps"] = on_step(case)
    if case.model != V3:
        found["notes/batching-and-throughput.md#utps"] = on_batching(case)
        found["notes/kv-cache-scaling.md#tps_user"] = on_scaling(case)
    found["notes/moe-vs-dense-models.md#utps"] = by_bytes("moe-vs-dense-models", case, batch=case.users)
    found["notes/disaggregated-serving.md#utps"] = on_pools(case)
    found["notes/numbers-to-know.md#each_sees"] = by_bytes("numbers-to-know", case, users=case.users)
    if case.users == 1:
        found["notes/context-length.md#tps"] = by_bytes("context-length", case)
        found["notes/kernel-fusion-and-launch.md#tps"] = by_bytes("kernel-fusion-and-launch", case, served=1)
        found["notes/tensor-parallelism.md#split"] = on_tensor(case)
    if case.n == 2:
        found["notes/transformer-autoregressive-decoding.md#loop_rate"] = on_request(case)
    if case.users == 1 and case.model != V3 and case.quant == "fp16":
        found["notes/multi-gpu-collective-latency.md#utps"] = on_collectives(case)
    return found


def bounds(case: Case) -> dict[str, GIVEN]:
    """Quantities that are the bound of a case."""
    found = {"calculators.md#bound": on_calculator(case)}
    if case.model == V3 and case.gpu == "h200":
        found["formulas/step.md#mix_bound"] = on_step(case)
    elif case.model != V3:
        found["notes/batching-and-throughput.md#bound"] = on_batching(case)
        found["notes/kv-cache-scaling.md#tps_bound"] = on_scaling(case)
    found["notes/moe-vs-dense-models.md#utps_bound"] = by_bytes("moe-vs-dense-models", case, batch=case.users)
    found["notes/numbers-to-know.md#bound"] = by_bytes("numbers-to-know", case, users=case.users)
    if case.users == 1:
        found["notes/context-length.md#bound"] = by_bytes("context-length", case)
    return found


@pytest.fixture
def machine(own_machine: Machine) -> Machine:
    return own_machine


def value(machine: Machine, key: str, given: GIVEN) -> float:
    """What a quantity comes to; every input must be one that the notes have, or it would be ignored."""
    assert set(given) <= set(machine.nodes), set(given) - set(machine.nodes)
    found = machine.value(key, given)
    assert isinstance(found, float), f"{key}: {found}"
    return found


@pytest.mark.parametrize("name", CASES)
def test_pages_expect_the_same(machine: Machine, name: str) -> None:
    case = CASES[name]
    found = {key: value(machine, key, given) for key, given in answers(case).items()}
    assert len(found) >= 3
    assert found == {key: pytest.approx(1 / expected(case.step()), rel=1e-9) for key in found}


@pytest.mark.parametrize("name", CASES)
def test_pages_have_the_same_bound(machine: Machine, name: str) -> None:
    case = CASES[name]
    found = {key: value(machine, key, given) for key, given in bounds(case).items()}
    assert len(found) >= 3
    assert found == {key: pytest.approx(1 / bound(case.step()), rel=1e-9) for key in found}
    assert bound(case.step()) < expected(case.step())


EVERY = [
    Case(model, gpu, quant, n, users, ctx)
    for model, gpu, quant, n, users, ctx in product(
        ("llama-3-8b", "llama-3-405b", "qwen3-235b", "gpt-oss-120b", "qwen3-5-397b", V3),
        ("h100", "mi325x", "b300"),
        ("fp16", "fp8"),
        (4, 8),
        (1, 32),
        (8192, 65536),
    )
]
"""Pages that pick model and device by the catalogue share all of these. Some models have fewer heads than devices."""


def by_catalogue(case: Case) -> dict[str, GIVEN]:
    found = {
        "calculators.md#utps": on_calculator(case),
        "notes/moe-vs-dense-models.md#utps": by_bytes("moe-vs-dense-models", case, batch=case.users),
        "notes/disaggregated-serving.md#utps": on_pools(case),
        "notes/numbers-to-know.md#each_sees": by_bytes("numbers-to-know", case, users=case.users),
    }
    if case.users == 1:
        found["notes/context-length.md#tps"] = by_bytes("context-length", case)
        found["notes/kernel-fusion-and-launch.md#tps"] = by_bytes("kernel-fusion-and-launch", case, served=1)
        found["notes/tensor-parallelism.md#split"] = on_tensor(case)
    return found


@pytest.mark.parametrize("model", sorted({case.model for case in EVERY}))
def test_pages_agree_on_the_whole_catalogue(machine: Machine, model: str) -> None:
    for case in (case for case in EVERY if case.model == model):
        found = {key: value(machine, key, given) for key, given in by_catalogue(case).items()}
        assert found == {key: pytest.approx(1 / expected(case.step()), rel=1e-9) for key in found}, case


ASKED = {
    *("calculators.md#t_pass", "calculators.md#t_plain", "calculators.md#bound"),
    *("formulas/step.md#dense_step", "formulas/step.md#dense_bound"),
    *("formulas/step.md#mix_step", "formulas/step.md#mix_bound"),
    *("notes/batching-and-throughput.md#step", "notes/batching-and-throughput.md#bound"),
    *("notes/context-length.md#step", "notes/context-length.md#bound"),
    "notes/disaggregated-serving.md#t_step",
    "notes/kernel-fusion-and-launch.md#step",
    *("notes/kv-cache-scaling.md#step_time", "notes/kv-cache-scaling.md#tps_bound"),
    "notes/low-precision-formats.md#step_of",
    *("notes/moe-vs-dense-models.md#step", "notes/moe-vs-dense-models.md#utps_bound"),
    *("notes/multi-gpu-collective-latency.md#step", "notes/multi-gpu-collective-latency.md#bound"),
    *("notes/numbers-to-know.md#step", "notes/numbers-to-know.md#bound"),
    "notes/sparse-attention.md#step_with",
    "notes/tensor-parallelism.md#split",
    "notes/transformer-autoregressive-decoding.md#itl",
}
"""What computes a step for the answers above."""
OTHERWISE = {
    "notes/disaggregated-serving.md#t_mixed": "a step with a piece of a prompt",
    "notes/multi-gpu-collective-latency.md#utps_two": "a step over two servers",
    "notes/speculative-decoding.md#pass_of": "several tokens of a user; without a draft it is asked below",
    "notes/predicted-and-measured.md#took": "rows of servers: test_measured",
    "notes/predicted-and-measured.md#measured.expected": "rows of servers: test_measured",
    "formulas/measurements.md": "our own rows: test_own_measurements",
}


def test_every_page_that_computes_a_step_is_asked() -> None:
    """A new page would be outside this comparison, so it has to be entered here."""
    line = re.compile(
        r"^([\w.]+)(?:\(\w+\))? *(?:\[[^]]*\])? *=.*\b(?:step_time|whole_step|bound_time)\(", re.MULTILINE
    )
    found = set()
    for path in [ROOT / "docs/calculators.md", *ROOT.glob("docs/notes/*.md"), *ROOT.glob("formulas/*.md")]:
        name = path.relative_to(ROOT / "docs" if path.is_relative_to(ROOT / "docs") else ROOT).as_posix()
        found |= {name if name in OTHERWISE else f"{name}#{key}" for key in line.findall(path.read_text())}
    assert found == ASKED | set(OTHERWISE)


def test_a_pass_without_a_draft_is_a_step(machine: Machine) -> None:
    case = CASES["a mixture for thirty-two"]
    note = "notes/speculative-decoding.md"
    own = {"model": case.model, "node": case.gpu, "n": case.n, "b": 1.0, "users": case.users, "ctx": case.ctx}
    found = value(machine, f"{note}#plain_pass", {f"{note}#{key}": given for key, given in own.items()})
    assert found == pytest.approx(expected(case.step()), rel=1e-9)


def test_rooms_agree(machine: Machine) -> None:
    """How many conversations fit is one question, too. All parameters must be held, also those that are looked up."""
    case = CASES["thirty-two users"]
    found = {
        "calculators.md#users_max": on_calculator(case),
        "notes/batching-and-throughput.md#room_users": on_batching(case, "params [Gparam]"),
        "notes/kv-cache-scaling.md#users_fit": on_scaling(case, "params [Gparam]"),
    }
    assert {value(machine, key, given) for key, given in found.items()} == {162.0}


def test_a_token_of_gpt_oss_reads_the_same_everywhere(machine: Machine) -> None:
    keys = ("notes/local-llm-hardware-requirements.md#oss_read", "notes/predicted-and-measured.md#spark_read")
    found = {key: value(machine, key, {}) for key in keys}
    found["models.csv"] = float(MODELS["gpt-oss-120b"]["bytes_active [GB]"]) * 1e9
    assert found == {key: pytest.approx(4.997e9, rel=2e-4) for key in found}
