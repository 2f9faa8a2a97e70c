"""Random tests draw the same examples in every run, so that a failure is news; `make fuzz` draws new ones."""

import gc
import itertools
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from tests.kept_templates import keep_templates

from calcgraph.vault.collector import PausedCollector, collector_paused

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("fuzz", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("fuzz" if os.environ.get("CALCGRAPH_FUZZ") else "same")

gc.set_threshold(
    50_000
)  # of the millions of objects of a worker few are garbage, and looking for it took a tenth of the time

collector_paused.growth = 0  # never: to count a worker's millions of objects took longer than most commands
BETWEEN, STARTED = PausedCollector(), itertools.count(1)

os.environ["CALCGRAPH_CACHE_KEY"] = "what tests keep is sealed with this key"  # else they make one for the user


keep_templates()

LONG = {
    "test_company",
    "test_injection",
    "test_own_notes",
    "test_late",
    "test_obsidian_vault",
    "test_every_page_proves_its_values",
    "test_a_bomb_ends_in_time",
    "test_no_expression_of_the_package_can_take_more_than_linear_time",
}
"""Files, whole where their tests share what is made for them, and tests that take long in one piece."""

ROOT = Path(__file__).parents[1]


def _program(*names: str) -> Callable[[], bool]:
    return lambda: any(map(shutil.which, names))


def _made(place: str) -> Callable[[], bool]:
    return (ROOT / place / "ready").is_file


NEEDS = {
    "node": (r'"node"', _program("node")),
    "the packages of `package-lock.json`": (r"node_modules", _made("node_modules")),
    "Chromium": (r"/tests/browser/", _program("chromium", "chromium-browser", "google-chrome")),
    "Pandoc": (r'"pandoc"', _program("pandoc")),
    "Chromium to print": (r"test_report\.py", _program("chromium", "chromium-browser", "google-chrome")),
    "Neovim": (r"test_editors\.py", _program("nvim")),
    "Emacs": (r"test_editors\.py", _program("emacs")),
    "an environment with other plugins": (r"/tests/company/", _made(".venv/company")),
    "an environment with MaterialX": (r"test_host_matrix\.py", _made(".venv/materialx")),
}
"""What tests need besides the Python packages: a pattern of their path or text, and if it is there."""


TIMED = {"browser", "editor", "inquiry"}
"""Folders whose tests wait for another program. On a busy machine one of hundreds fails by time, so that a test that
fails is run again; the end of the run names it."""


@pytest.fixture(scope="session", autouse=True)
def _one_algebra_process() -> Iterator[Callable[..., str]]:
    """SymPy is imported once and each question is asked once, however many vaults are read: that takes half a second.

    Each vault pays the seconds that a question took, whoever asked first. `algebra_anew` is for tests of the process
    itself. Yields the function that is replaced.
    """
    from calcgraph.calc.algebra.asking import PASSING, Worker

    ask = Worker._ask  # noqa: SLF001 - the one door to the process
    lock = threading.Lock()
    shared: dict[float, Worker] = {}
    known: dict[tuple[float, str], tuple[str, float]] = {}

    def once(worker: Worker, question: str) -> str:
        asked = worker.deadline, question
        with lock:
            answer, seconds = known.get(asked, ("", 0.0))
            if not answer:
                common = shared.setdefault(worker.deadline, Worker(worker.deadline))
                before = common.spent
                answer = ask(common, question)
                seconds = common.spent - before
                if answer not in PASSING:
                    known[asked] = answer, seconds
            worker._now += seconds  # noqa: SLF001 - a vault pays for what it asks
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worker, "_ask", once)
        yield ask
    for one in shared.values():
        one.close()


@pytest.fixture
def algebra_anew(monkeypatch: pytest.MonkeyPatch, _one_algebra_process: Callable[..., str]) -> None:
    """Each vault has a process of its own for its algebra, as in production."""
    from calcgraph.calc.algebra.asking import Worker

    monkeypatch.setattr(Worker, "_ask", _one_algebra_process)


class OwnNotes(NamedTuple):
    """The notes of this repository, read once by each worker: that takes longer than most tests."""

    reading: Any
    second: list[tuple[Any, ...]]
    """The formulas, machine, closed forms and memory that each second computation was given."""


@pytest.fixture(scope="session")
def own_notes() -> OwnNotes:
    """Read the notes of this repository; a test must not change what it gets."""
    from calcgraph.calc.stages import checked
    from calcgraph.hosts.commands.options import VaultOptions
    from calcgraph.hosts.commands.vaults import read

    second: list[tuple[Any, ...]] = []
    compare = checked.find_unstable

    def recorded(*given: Any, **settings: Any) -> Any:
        second.append(given[:4])
        return compare(*given, **settings)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checked, "find_unstable", recorded)
        reading = read(VaultOptions(ROOT))
    gc.freeze()  # it stays to the end
    return OwnNotes(reading, second)


@pytest.fixture(scope="session")
def own_machine(own_notes: OwnNotes) -> Any:
    """Return a machine with the values of this repository's notes and steps for any question."""
    from calcgraph.calc.budget import Budget, Work
    from calcgraph.calc.programs.machine import Machine

    built = Machine(dict(own_notes.reading.project.calculation.nodes), budget=Budget(dict.fromkeys(Work, 1e12)))
    built.run_all()
    return built


def pytest_collection_finish() -> None:
    """Tests that are collected stay to the end: no search for garbage looks at them again."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup() -> None:
    """Look for garbage between tests: many measure their time, and a search in a worker takes a second."""
    if next(STARTED) % 100 == 0:
        with BETWEEN():
            pass


def pytest_unconfigure() -> None:
    """DuckDB counts its objects as leaked unless the last search for garbage finds them."""
    if "_duckdb" in sys.modules:
        gc.unfreeze()


def _turn(item: pytest.Item) -> int:
    return 0 if LONG & {item.path.stem, item.name} else 1 if "own_notes" in getattr(item, "fixturenames", ()) else 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the long ones, so that at the end no worker waits for another that has just begun one.

    Those that read the notes of this repository are next to each other, so that one worker runs most of them.
    """
    items.sort(key=_turn)
    for item in items:
        if item.path.parent.name in TIMED:
            item.add_marker(pytest.mark.flaky(reruns=1, reruns_delay=5))
    files = {item.path for item in items}
    texts = [f"{path.as_posix()}\n{path.read_text(encoding='utf-8')}" for path in sorted(files)]
    asked = {name: is_there for name, (needle, is_there) in NEEDS.items() if any(re.search(needle, t) for t in texts)}
    missing = [name for name, is_there in asked.items() if not is_there()]
    if missing and not hasattr(config, "workerinput"):  # a worker cannot end the run, and its tests fail
        raise pytest.UsageError(f"these tests need {', '.join(missing)}; run `make test-tools` to install that")
