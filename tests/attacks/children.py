"""A command in a process of its own that has everything loaded already, so that what is tried meets its work."""

import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from mkdocs.__main__ import cli

import calcgraph.graph.layout.pin
import calcgraph.hosts.commands.check
import calcgraph.hosts.commands.rewriting.rename
import calcgraph.hosts.mkdocs.plugin
import calcgraph.render.map.data  # noqa: F401 - loaded here, once for all children
from calcgraph.hosts.command_line import main

Tree = dict[str, bytes]


def tree(folder: Path) -> Tree:
    """What every file below a folder holds, but for what a kill may leave beside one."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".calcgraph-"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def run(words: Sequence[str], folder: Path, before: Callable[[], object] = lambda: None, most: float = 300) -> int:
    """What `calcgraph` or `mkdocs` with these words ends with in a folder; -9 where it is still at work after `most`.

    It is killed then. Its output is in `output` beside the folder. `before` runs in the process first.
    """
    child = os.fork()
    if child == 0:
        _work(words, folder, before)
    end = time.monotonic() + most
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.0005)
    os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _work(words: Sequence[str], folder: Path, before: Callable[[], object]) -> None:
    code = 70
    try:
        output = os.open(folder.parent / "output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(output, stream)
        sys.stdout, sys.stderr = (os.fdopen(os.dup(stream), "w", encoding="utf-8") for stream in (1, 2))
        os.chdir(folder)
        os.environ["XDG_CACHE_HOME"] = str(folder.parent / "cache")
        before()
        program = cli if words[0] == "mkdocs" else main
        program(list(words[1:]))
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 - a finding, which the exit code tells
        import traceback

        traceback.print_exc()
    finally:
        with suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)
