"""The two queues of the note on goodput, simulated: arrivals at random, services equal or as varied as the gaps."""

from pathlib import Path

import numpy as np
import pytest

from calcgraph.calc.programs.machine import Machine

ROOT = Path(__file__).parents[2]
NOTE = "notes/goodput-and-slo.md"


def kept(gaps: np.ndarray, services: np.ndarray, promise: float) -> float:
    """Share of requests that finish in time, first come first served (Lindley's recursion)."""
    wait, late = 0.0, 0
    for gap, service in zip(gaps, services, strict=True):
        wait = max(0.0, wait - gap)
        wait += service
        late += wait > promise
    return 1 - late / len(gaps)


@pytest.fixture
def machine(own_machine: Machine) -> Machine:
    return own_machine


def number(machine: Machine, name: str) -> float:
    found = machine.value(f"{NOTE}#{name}", {})
    assert isinstance(found, float)
    return found


def test_the_rates_of_both_queues_keep_the_promise_in_a_simulation(machine: Machine) -> None:
    count, random = 400_000, np.random.default_rng(1)
    service, promise, share = 1 / number(machine, "most"), number(machine, "promise_ttft"), number(machine, "share")
    gaps = random.exponential(size=count)
    equal = kept(gaps / number(machine, "fixed_rate"), np.full(count, service), promise)
    varied = kept(gaps / number(machine, "rate_slo"), random.exponential(service, size=count), promise)
    assert (equal, varied) == (pytest.approx(share, abs=0.002), pytest.approx(share, abs=0.002))
    assert kept(gaps / number(machine, "fixed_rate"), random.exponential(service, size=count), promise) < 0.95
