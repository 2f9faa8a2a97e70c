"""One question, one answer: every page that computes a decode step gives the same speed for the same configuration."""

from pathlib import Path
from typing import NamedTuple

import pytest

from calcgraph.calc.budget import Budget, Work
from calcgraph.calc.programs.machine import Machine
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read

ROOT = Path(__file__).parents[2]
LLAMA, V3 = 70.553706496e9, "deepseek-v3"
GIVEN = dict[str, float | str]


class Case(NamedTuple):
    """A configuration in base units: bytes, bytes a second, parameters, tokens, seconds."""

    model: str
    gpu: str
    quant: str
    n: int
    users: int
    ctx: int
    utps: float
    """Tokens a second for a user, worked out by hand: bytes over bandwidth, and 1.5 us for two exchanges a layer."""


CASES = {
    "one user": Case("llama-3-70b", "h100", "fp16", 8, 1, 8192, 178.35),
    "thirty-two users": Case("llama-3-70b", "h100", "fp16", 8, 32, 8192, 114.81),
    "sixteen long conversations": Case("llama-3-70b", "h100", "fp16", 8, 16, 32768, 83.93),
    "a mixture for one user": Case(V3, "h200", "fp8", 8, 1, 8192, 850.4),
    "a mixture for thirty-two": Case(V3, "h200", "fp8", 8, 32, 8192, 83.53),
}
BYTES = {"fp16": 2.0, "fp8": 1.0}


def on_calculator(case: Case) -> GIVEN:
    given = {"model": case.model, "gpu": case.gpu, "quant": case.quant, "n": case.n, "users": case.users}
    return {f"calculators.md#{key}": value for key, value in {**given, "ctx": case.ctx}.items()}


def on_bandwidth_law(case: Case) -> GIVEN:
    """The pages that take weights and device from the bandwidth law."""
    law = "notes/memory-bandwidth-bound-decode.md"
    return {f"{law}#params": LLAMA, f"{law}#quant": case.quant, f"{law}#gpu": case.gpu}


def on_batching(case: Case) -> GIVEN:
    note = "notes/batching-and-throughput.md"
    return {**on_bandwidth_law(case), f"{note}#n": case.n, f"{note}#users": case.users, f"{note}#ctx": case.ctx}


def on_scaling(case: Case) -> GIVEN:
    note = "notes/kv-cache-scaling.md"
    own = {"n": case.n, "users": case.users, "ctx": case.ctx, "gpu": case.gpu}
    return {**on_bandwidth_law(case), **{f"{note}#{key}": value for key, value in own.items()}}


def on_collectives(case: Case) -> GIVEN:
    note = "notes/multi-gpu-collective-latency.md"
    own = {"n": case.n, "ctx": case.ctx, "gpu": case.gpu}
    return {**on_bandwidth_law(case), **{f"{note}#{key}": value for key, value in own.items()}}


def by_bytes(note: str, case: Case, **own: float) -> GIVEN:
    """A page that picks a model and a device, and takes the bytes of a parameter as a number."""
    given = {"model": case.model, "gpu": case.gpu, "n": case.n, "b": BYTES[case.quant], "ctx": case.ctx, **own}
    return {f"notes/{note}.md#{key}": value for key, value in given.items()}


def on_tensor(case: Case) -> GIVEN:
    given = {"model": case.model, "gpu": case.gpu, "quant": case.quant, "n": case.n, "ctx": case.ctx}
    return {f"notes/tensor-parallelism.md#{key}": value for key, value in given.items()}


def on_pools(case: Case) -> GIVEN:
    """A decode pool, whose mean context is the prompt and half of the answer."""
    given = {"model": case.model, "gpu": case.gpu, "n": case.n, "b": BYTES[case.quant], "users": case.users}
    own = {"prompt": case.ctx - 50, "answer": 100}
    return {f"notes/disaggregated-serving.md#{key}": value for key, value in {**given, **own}.items()}


def on_step(case: Case) -> GIVEN:
    return {"formulas/step.md#users": case.users, "formulas/step.md#ctx": case.ctx}


def answers(case: Case) -> dict[str, GIVEN]:
    """Quantities that answer the question of a case, each with the inputs under which it does."""
    found = {"calculators.md#utps": on_calculator(case)}
    found["formulas/step.md#mix_utps" if case.model == V3 else "formulas/step.md#dense_utps"] = on_step(case)
    if case.model != V3:
        found["notes/batching-and-throughput.md#utps"] = on_batching(case)
        found["notes/kv-cache-scaling.md#tps_user"] = on_scaling(case)
    found["notes/moe-vs-dense-models.md#utps"] = by_bytes("moe-vs-dense-models", case, batch=case.users)
    found["notes/disaggregated-serving.md#utps"] = on_pools(case)
    found["notes/numbers-to-know.md#each_sees"] = by_bytes("numbers-to-know", case, users=case.users)
    if case.users == 1:
        found["notes/context-length.md#tps"] = by_bytes("context-length", case)
        found["notes/kernel-fusion-and-launch.md#tps"] = by_bytes("kernel-fusion-and-launch", case, kernels=0)
        found["notes/tensor-parallelism.md#split"] = on_tensor(case)
    if case.users == 1 and case.model != V3:
        found["notes/multi-gpu-collective-latency.md#utps"] = on_collectives(case)
    return found


@pytest.fixture(scope="module")
def machine() -> Machine:
    nodes = dict(read(VaultOptions(ROOT)).project.calculation.nodes)
    built = Machine(nodes, budget=Budget(dict.fromkeys(Work, 1e12)))
    built.run_all()
    return built


def value(machine: Machine, key: str, given: GIVEN) -> float:
    """What a quantity comes to; every input must be one that the notes have, or it would be ignored."""
    assert set(given) <= set(machine.nodes), set(given) - set(machine.nodes)
    found = machine.value(key, given)
    assert isinstance(found, float), f"{key}: {found}"
    return found


@pytest.mark.parametrize("name", CASES)
def test_pages_agree(machine: Machine, name: str) -> None:
    case = CASES[name]
    found = {key: value(machine, key, given) for key, given in answers(case).items()}
    assert len(found) >= 3
    assert found == {key: pytest.approx(case.utps, rel=5e-4) for key in found}
    first = next(iter(found.values()))
    assert found == {key: pytest.approx(first, rel=1e-9) for key in found}


def test_rooms_agree(machine: Machine) -> None:
    """How many conversations fit is one question, too."""
    case = CASES["thirty-two users"]
    found = {
        "calculators.md#users_max": on_calculator(case),
        "notes/batching-and-throughput.md#room_users": on_batching(case),
        "notes/kv-cache-scaling.md#users_fit": on_scaling(case),
    }
    assert {value(machine, key, given) for key, given in found.items()} == {162.0}
