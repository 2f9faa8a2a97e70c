"""Time and memory of whole processes, and of calls."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Run(NamedTuple):
    """What one process cost."""

    wall: float
    """Seconds."""
    cpu: float
    """User and system seconds, of the process and its children."""
    memory: float
    """Largest resident size of the process itself, MiB, read while it runs."""
    output: str


class Watch(threading.Thread):
    """Reads the high-water mark of a process until it ends.

    `ru_maxrss` would not do: Linux lets a child start with its parent's mark.
    """

    def __init__(self, pid: int) -> None:
        """Watch a process of this machine."""
        super().__init__(daemon=True)
        self._status = Path(f"/proc/{pid}/status")
        self.peak = 0.0

    def run(self) -> None:
        """Look every 20 ms."""
        while True:
            try:
                text = self._status.read_text()
            except OSError:
                return
            mark = re.search(r"VmHWM:\s+(\d+) kB", text)
            if mark is None:
                return
            self.peak = max(self.peak, int(mark[1]) / 1024)
            time.sleep(0.02)


def run(command: list[str], folder: Path, *, expect: int | None = 0) -> Run:
    """Run a command once; RuntimeError with its output if it ends otherwise than expected."""
    done = run_within(command, folder, None, expect=expect)
    assert done is not None
    return done


def run_within(
    command: list[str], folder: Path, limit: float | None, *, expect: int | None = 0, cache: Path | None = None
) -> Run | None:
    """The same, given up after `limit` seconds: then nothing comes back; `cache` is the user's cache folder."""
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONHASHSEED": "0"}
    environment |= {"XDG_CACHE_HOME": str(cache)} if cache else {}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # else every run compiles the program again
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    watch = Watch(process.pid)
    watch.start()
    alarm = threading.Timer(limit, process.kill) if limit else None
    if alarm:
        alarm.start()
    assert process.stdout is not None
    with process.stdout:
        output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    watch.join()
    wall = time.perf_counter() - start
    if alarm:
        alarm.cancel()
        if limit and wall > limit:
            return None
    process.returncode = os.waitstatus_to_exitcode(status)
    if expect is not None and process.returncode != expect:
        message = f"{' '.join(command)} ended with {process.returncode}:\n{output[-3000:]}"
        raise RuntimeError(message)
    return Run(wall, usage.ru_utime + usage.ru_stime, watch.peak, output)


def program(name: str) -> str:
    """A console script of the environment this runs in."""
    return str(Path(sys.executable).parent / name)


def middle(times: int, call: Callable[[], Run]) -> Run:
    """The run with the median CPU time of several: what else a machine does costs less of that."""
    runs = sorted((call() for _ in range(times)), key=lambda one: one.cpu)
    return runs[len(runs) // 2]


def seconds(call: Callable[[], T], times: int = 3) -> tuple[float, T]:
    """Median wall time of a call, and its last result."""
    spent = []
    result = call()
    for _ in range(times):
        start = time.perf_counter()
        result = call()
        spent.append(time.perf_counter() - start)
    return median(spent), result
