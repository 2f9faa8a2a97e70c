"""Closed, full and narrow streams: a command ends with 2 and one line that says so, and has done nothing by halves."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from calcgraph.files import LARGEST

RUN = (sys.executable, "-c", "from calcgraph.hosts.command_line import main; main()")
CLOSED = "Error: standard output is closed\n"
FULL = "Error: standard output cannot be written: no space left on device\n"
NARROW = "Error: `\\u2192` is not in `latin-1`, the encoding of standard output; set PYTHONIOENCODING=utf-8\n"
COMMANDS = {
    "check": "check --no-cache VAULT",
    "check as JSON": "check --no-cache --format json VAULT",
    "links": "links VAULT",
    "graph": "graph VAULT",
    "fix": "fix VAULT",
    "rename": "rename b c VAULT",
    "explain": "explain CG101",
    "help": "--help",
    "completion": "completion bash",
}
STREAMS = {"closed": (">&-", CLOSED), "full": (">/dev/full", FULL), "narrow": (">/dev/null", NARROW)}


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    (tmp_path / "a.md").write_text("# A\n\n[[→]] [[B]]\n", encoding="utf-8")
    (tmp_path / "b.md").write_text("# → [[a]]\n", encoding="utf-8")
    return tmp_path


def shell(line: str, vault: Path, encoding: str = "utf-8", text: bytes = b"") -> tuple[int, str]:
    """What a command ends with, and what it says aside."""
    words = line.replace("VAULT", str(vault))
    command = ["sh", "-c", f'exec "$0" "$@" {words}', *RUN]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, check=False, input=text, capture_output=True, timeout=60, env=environment)
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize("stream", STREAMS)
@pytest.mark.parametrize("line", COMMANDS.values(), ids=COMMANDS)
def test_what_reaches_nobody_is_reported(vault: Path, line: str, stream: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("a device of Linux")
    where, reported = STREAMS[stream]
    code, said = shell(f"{line} {where}", vault, "latin-1" if stream == "narrow" else "utf-8")
    holds_arrow = line.startswith(("check", "links", "graph", "rename"))
    assert (code, said) == ((0, "") if stream == "narrow" and not holds_arrow else (2, reported))


def test_a_vault_is_not_begun_where_nobody_hears_of_it(vault: Path) -> None:
    assert shell("new VAULT/new >&-", vault) == (2, CLOSED)
    assert not (vault / "new").exists()


DONE = {
    "fix": ("fix --write VAULT", 1),
    "rename": ("rename b c VAULT --write", 2),
    "a map": ("graph --pin VAULT", 1),
    "new": ("new VAULT/new", 0),
    "build": ("build VAULT/good --out VAULT/out", 0),
}
"""Commands that write, and how many files; 0 for any number."""


@pytest.mark.parametrize("name", DONE)
def test_files_that_are_written_are_no_failure_where_the_word_of_it_is_lost(vault: Path, name: str) -> None:
    line, count = DONE[name]
    (vault / "good").mkdir()
    (vault / "good" / "index.md").write_text("# Start\n")
    (vault / "a.md").write_text("# A\n\n[[B]] [[kettle pots]]\n")
    (vault / "kettle pot.md").write_text("# K\n")
    before = set(vault.rglob("*"))
    code, said = shell(f"{line} >/dev/full", vault)
    number = re.search(r"device; (\d+) files? written before the error\n", said)
    assert (code, bool(number)) == (0, True), said
    assert not count or int(number[1]) == count
    assert name == "fix" or set(vault.rglob("*")) != before
    assert name != "fix" or "[[kettle pot]]" in (vault / "a.md").read_text()


def test_an_answer_is_not_given_by_the_baseline_beside_it(vault: Path) -> None:
    code, said = shell("check --no-cache --baseline VAULT/known.json VAULT >/dev/full", vault)
    assert (code, said.splitlines()[-1]) == (2, FULL[:-1])
    assert (vault / "known.json").exists()


SILENT = {
    "no stream at all": ("check --no-cache VAULT <&- >&- 2>&-", 2),
    "nowhere for messages": ("nonsense 2>&-", 2),
    "a full device for messages": ("nonsense 2>/dev/full", 2),
    "no input, which nobody reads": ("check --no-cache VAULT <&-", 1),
    "no messages, which nobody has": ("check --no-cache VAULT 2>&-", 1),
}


@pytest.mark.parametrize(("line", "expected"), SILENT.values(), ids=SILENT)
def test_it_ends_as_it_should_where_nothing_can_be_said(vault: Path, line: str, expected: int) -> None:
    assert shell(line, vault) == (expected, "")


INPUT = {
    "closed": (" <&-", b"", "Error: standard input is closed"),
    "too large": ("", b" " * (LARGEST + 1), "Error: standard input is larger than 4 MiB"),
    "not UTF-8": ("", b"\xff", "Error: standard input is not UTF-8"),
}


@pytest.mark.parametrize(("end", "text", "reported"), INPUT.values(), ids=INPUT)
def test_input_that_is_no_note_is_reported(vault: Path, end: str, text: bytes, reported: str) -> None:
    code, said = shell(f"check --no-cache --stdin a.md VAULT{end}", vault, text=text)
    assert (code, said.splitlines()[-1]) == (2, reported)


def test_a_reader_who_has_gone_is_no_fault(vault: Path) -> None:
    with subprocess.Popen([*RUN, "links", str(vault)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.stderr.read(), process.wait()) == (b"", 2)
