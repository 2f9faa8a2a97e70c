"""Notes in which everything builds on two things, on all, or on one ten thousand times: all are answered."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.attacks.diamonds import LONG, SHARED, WIDE, Files, sheet, two

from calcgraph.hosts.command_line import main

SECONDS = 15
"""Of processor time for a check of a stranger's vault, on a machine that does other work as well."""
SLOW = tuple(name for name in SHARED if name.startswith(("with in with", "functions imported from two")))
"""Use up a million steps for each of some lines."""


class Late(BaseException):
    """Time is up; no guard of ours takes it for a fault."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise Late when the block has used so much of the processor."""

    def end(*_: object) -> None:
        raise Late

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def answered(root: Path, files: Files, seconds: float = SECONDS) -> str:
    """What a check says of a stranger's vault in time."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    with at_most(seconds):
        done = CliRunner().invoke(main, ["check", str(root), "--untrusted"])
    assert isinstance(done.exception, SystemExit | None), done.exception
    assert done.exit_code in (0, 1), done.output[-500:]
    assert "CG930" not in done.output
    return done.output


@pytest.mark.parametrize("name", [name for name in SHARED if name not in SLOW])
def test_two_ways_at_each_level_are_not_walked_apart(tmp_path: Path, name: str) -> None:
    answered(tmp_path, SHARED[name])


QUICK = (
    "a chain of names, without",
    "a chain of units",
    "a deep tag",
)


@pytest.mark.parametrize("name", QUICK)
def test_a_long_chain_is_not_too_deep(tmp_path: Path, name: str) -> None:
    answered(tmp_path, LONG[name])


@pytest.mark.fuzz
@pytest.mark.parametrize("name", [*SLOW, *(LONG.keys() - QUICK), *WIDE])
def test_all_of_a_long_or_wide_vault_is_answered(tmp_path: Path, name: str) -> None:
    answered(tmp_path, (SHARED | LONG | WIDE)[name], seconds=30)


def test_a_call_without_a_value_names_what_it_comes_from(tmp_path: Path) -> None:
    said = answered(tmp_path, SHARED["functions that call two, without"])
    assert "log of zero or less" in said


def test_a_call_is_computed_a_second_time_once_for_equal_arguments(tmp_path: Path) -> None:
    lines = two("P@(x) = P@-(x) / 3 + Q@-(x + 1) / 3", "a0(x) = ln(x)\nb0(x) = 2*x", "y = a12(2)", count=12)
    assert "nothing wrong" in (said := answered(tmp_path, sheet(lines)))
    assert "computed only once" not in said
