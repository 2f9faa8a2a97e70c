"""Queries to the algebra worker: closed forms with a deadline, or the reason why no closed form was found."""

import json
import os
import queue
import subprocess
import sys
import threading

DEADLINE = 2.0
"""The seconds of processor time for one question, independent of the load of the machine."""
PATIENCE = 15
"""The number of wall-clock deadlines before the process is killed: it might hang where no signal reaches it."""
START = 30.0
"""Seconds for the process to import SymPy on a slow machine."""

"""A question as JSON to an answer as JSON: `{"formulas": […]}` or `{"could_not": "why"}`."""

OVERDUE = "the deadline"
LATE = json.dumps({"could_not": OVERDUE})
NOT_STARTED = json.dumps({"could_not": "the worker does not start"})
PASSING = frozenset({NOT_STARTED})
"""Answers of a moment, which are not kept. What a deadline cut off is kept: it would cost as much in every build."""


NEEDED = frozenset(
    {"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "PYTHONHOME"}
    | {"LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"}
)
"""Variables of the environment that the process is given."""


class Worker:
    """A process that is started at the first question and after every one that was too hard."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        """Create a worker; its process is not started yet."""
        self.deadline = deadline
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()
        self._known: dict[str, str] = {}
        self._ended = 0.0
        self._now = 0.0

    @property
    def spent(self) -> float:
        """Seconds of processor time so far, of all processes, their starts included."""
        return self._ended + self._now

    def ask(self, question: str) -> str:
        """The answer to a question, always the same for the same one unless the deadline cuts it off."""
        if question not in self._known:
            self._known[question] = self._ask(question)
        return self._known[question]

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        self._ended, self._now = self.spent, 0.0
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        process.wait()

    def _ask(self, question: str) -> str:
        if self._process is None and not self._start():
            return NOT_STARTED
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question + "\n")
            self._process.stdin.flush()
            seconds, answer = self._timed(self._answers.get(timeout=self.deadline * PATIENCE))
        except (queue.Empty, BrokenPipeError):
            seconds, answer = self._now + self.deadline, LATE
        self._now = seconds
        if answer == LATE:
            self.close()
        return answer

    def _start(self) -> bool:
        self._answers = queue.Queue()
        self._process = subprocess.Popen(  # noqa: S603 - this interpreter and our own module
            [sys.executable, "-P", "-m", "calcgraph.calc.algebra.worker", str(self.deadline)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            text=True,
            encoding="utf-8",
        )
        threading.Thread(target=_pass_on, args=(self._process, self._answers), daemon=True).start()
        try:
            self._now, ready = self._timed(self._answers.get(timeout=START))
        except queue.Empty:
            ready = LATE
        if ready == LATE:
            self.close()
        return ready != LATE

    def _timed(self, line: str) -> tuple[float, str]:
        """Return the processor time of the process so far and its reply; if it has ended, add one deadline."""
        seconds, _, answer = line.strip().partition(" ")
        return (float(seconds), answer) if answer else (self._now + self.deadline, LATE)


def environment() -> dict[str, str]:
    """Return the environment that the process needs: no secret of this process, no path of its working directory."""
    given = {name: value for name, value in os.environ.items() if name in NEEDED}
    paths = [path for path in sys.path if path and os.path.isabs(path) and not _is_here(path)]  # noqa: PTH117 - text
    # SymPy's order of terms must not change from run to run
    return {**given, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}


def _is_here(path: str) -> bool:
    """Return whether a path is the folder where the command was started, whose files might be untrusted."""
    return os.path.realpath(path) == os.path.realpath(os.curdir)


def _pass_on(process: subprocess.Popen[str], answers: "queue.Queue[str]") -> None:
    """Lines of the process into the queue; an empty text when it ends."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            answers.put(line)
    except ValueError:  # the pipe was closed from this side
        pass
    answers.put("")
