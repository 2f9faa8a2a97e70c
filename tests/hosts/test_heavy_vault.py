"""A vault that asks for more work than anybody waits for: its check ends, takes little memory, and says what it left.

What it takes of processor time is measured by `make bench`, which does not run on a machine that is busy with tests.
"""

import json
import re
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.fuzz,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc"),
]

WRITE = Path(__file__).parents[2] / "benchmarks" / "heavy_vault.py"
MEMORY = 600
"""MiB of all processes together."""
SECONDS = 120
"""Of processor time, so that a check without end is one that fails: four times of what it may take."""


def processes(pid: int) -> Iterator[int]:
    """A process and all that it has started."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from processes(int(child))


def resident(pid: int) -> float:
    """MiB that a process and its children have in memory."""
    found = 0.0
    try:
        for one in processes(pid):
            size = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{one}/status").read_text())
            found += int(size[1]) / 1024 if size else 0.0
    except OSError:  # one has ended meanwhile
        pass
    return found


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (4 * MEMORY * 2**20, 4 * MEMORY * 2**20))


def test_a_heavy_vault_is_checked_and_what_is_left_is_said(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(WRITE), str(tmp_path)], check=True)
    command = [str(Path(sys.executable).parent / "calcgraph"), "check", ".", "--no-cache", "--format", "json"]
    answer, peak = tmp_path / "answer.json", 0.0
    with (
        answer.open("wb") as out,
        subprocess.Popen(command, cwd=tmp_path, stdout=out, preexec_fn=limit) as process,  # noqa: PLW1509 - no threads yet
    ):
        while process.poll() is None:
            peak = max(peak, resident(process.pid))
            time.sleep(0.05)
    assert process.returncode == 1
    assert 10 < peak < MEMORY
    reported = json.loads(answer.read_text("utf-8"))
    assert reported["summary"]["quantities"] == 2_000 + 2 + 6 + 2_001 + 2_001
    found = Counter((one["code"], one["path"]) for one in reported["diagnostics"])
    assert found == {("CG401", "failing.md"): 50, ("CG350", "turning.md"): 1}
    (cut,) = [one["message"] for one in reported["diagnostics"] if one["code"] == "CG350"]
    assert re.fullmatch(
        r"no value: this note has used up its evaluation budget for ranges;"
        r" 1,\d\d\d more lines of this note for the same reason",
        cut,
    )
    assert not [one for one in reported["diagnostics"] if "are tried" in one["message"]], (
        "other rows are tried for all claims"
    )
