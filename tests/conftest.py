"""Random tests draw the same examples in every run, so that a failure is news; `make fuzz` draws new ones."""

import gc
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("fuzz", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("fuzz" if os.environ.get("CALCGRAPH_FUZZ") else "same")

gc.set_threshold(
    50_000
)  # of the millions of objects of a worker few are garbage, and looking for it took a tenth of the time

os.environ["CALCGRAPH_CACHE_KEY"] = "what tests keep is sealed with this key"  # else they make one for the user

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


def pytest_collection_finish() -> None:
    """Tests that are collected stay to the end: no search for garbage looks at them again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the long ones, so that at the end no worker waits for another that has just begun one."""
    items.sort(key=lambda item: not LONG & {item.path.stem, item.name})
    files = {item.path for item in items}
    texts = [f"{path.as_posix()}\n{path.read_text(encoding='utf-8')}" for path in sorted(files)]
    asked = {name: is_there for name, (needle, is_there) in NEEDS.items() if any(re.search(needle, t) for t in texts)}
    missing = [name for name, is_there in asked.items() if not is_there()]
    if missing and not hasattr(config, "workerinput"):  # a worker cannot end the run, and its tests fail
        raise pytest.UsageError(f"these tests need {', '.join(missing)}; run `make test-tools` to install that")
