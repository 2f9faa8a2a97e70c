"""What is no file, where a file is expected: a pipe, a device, a socket, a folder, a file without end.

Each is answered in time, also where an answer of before is kept, and what is wrong elsewhere is reported too.
"""

import os
import resource
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.attacks.children import run

from calcgraph.files import NO_FILE, read_file
from calcgraph.files.reading import LARGEST, digest_of
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.answers import value
from calcgraph.sealing import user_folder

NOTE = """# A

<!-- calc: table t from x.csv -->

[[b]], [z](z.png), [[nowhere else]]

```calc
x = 2 m
p = from data.json /p
```
"""
SOURCES = "references:\n- id: bench\n  title: T\n  file: docs/data.json\n  sha256: " + "0" * 64 + "\n"
HUGE = 20 * 2**30
MOST = 15
"""Seconds by the clock, in which each of these waited or read without end."""


def sparse(file: Path, length: int = HUGE) -> None:
    file.unlink(missing_ok=True)
    with file.open("wb") as out:
        out.truncate(length)


def listen(file: Path) -> None:
    here = Path.cwd()
    os.chdir(file.parent)  # the path of a socket is short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(file.name)
    os.chdir(here)


def nest(folder: Path, depth: int) -> None:
    here = Path.cwd()
    os.chdir(folder)
    for _ in range(depth):
        Path("d").mkdir()
        os.chdir("d")
    os.chdir(here)


def pipe(file: Path) -> None:
    file.unlink(missing_ok=True)
    os.mkfifo(file)


def link(file: Path, target: str) -> None:
    file.unlink(missing_ok=True)
    file.symlink_to(target)


def put(file: Path, make: Callable[[Path], object]) -> None:
    file.unlink(missing_ok=True)
    make(file)


Make = Callable[[Path], object]
"""Puts something below the folder of the project."""
PLACES: dict[str, Make] = {
    "a picture is /dev/zero": lambda root: link(root / "docs/z.png", "/dev/zero"),
    "a picture is /dev/random": lambda root: link(root / "docs/z.png", "/dev/random"),
    "a picture is a terminal": lambda root: link(root / "docs/z.png", "/dev/tty"),
    "a picture is a pipe": lambda root: pipe(root / "docs/z.png"),
    "a picture is a socket": lambda root: listen(root / "docs/z.png"),
    "a picture leads to a pipe": lambda root: (pipe(root / "pipe"), link(root / "docs/z.png", "../pipe")),
    "a picture leads to a pipe inside": lambda root: (pipe(root / "docs/pipe"), link(root / "docs/z.png", "pipe")),
    "a picture leads to itself": lambda root: link(root / "docs/z.png", "z.png"),
    "a picture leads to an open file": lambda root: link(root / "docs/z.png", "/proc/self/fd/0"),
    "a picture of 20 GB": lambda root: sparse(root / "docs/z.png"),
    "a note is /dev/zero": lambda root: link(root / "docs/b.md", "/dev/zero"),
    "a note is a pipe": lambda root: pipe(root / "docs/b.md"),
    "a note is a socket": lambda root: put(root / "docs/b.md", listen),
    "a note is a folder": lambda root: put(root / "docs/b.md", Path.mkdir),
    "a note of 20 GB": lambda root: sparse(root / "docs/b.md"),
    "a table is a pipe": lambda root: pipe(root / "docs/x.csv"),
    "a table is a folder": lambda root: put(root / "docs/x.csv", Path.mkdir),
    "a table of 20 GB": lambda root: sparse(root / "docs/x.csv"),
    "data are a pipe": lambda root: pipe(root / "docs/data.json"),
    "data of 20 GB": lambda root: sparse(root / "docs/data.json"),
    "sources are a pipe": lambda root: pipe(root / "formulas/sources.yaml"),
    "sources are /dev/zero": lambda root: link(root / "formulas/sources.yaml", "/dev/zero"),
    "units are a pipe": lambda root: pipe(root / "formulas/units.txt"),
    "units are a folder": lambda root: (root / "formulas/units.txt").mkdir(),
    "a layout is a pipe": lambda root: pipe(root / "formulas/layout.json"),
    "the library is a pipe": lambda root: (
        (root / "formulas/sources.yaml").unlink(), (root / "formulas").rmdir(), pipe(root / "formulas")
    ),
    "another configuration is a pipe": lambda root: pipe(root / "calcgraph.toml"),
    "a canvas is a pipe": lambda root: pipe(root / "docs/c.canvas"),
    "fifteen hundred folders": lambda root: nest(root / "docs", 1500),
}  # fmt: skip


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Path]:
    root = tmp_path / "project"
    (root / "docs").mkdir(parents=True)
    (root / "formulas").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn}]\n")
    (root / "docs/a.md").write_text(NOTE)
    (root / "docs/b.md").write_text("# B\n")
    (root / "docs/data.json").write_text('{"p": 3}')
    (root / "formulas/sources.yaml").write_text(SOURCES)
    yield root
    subprocess.run(["rm", "-rf", root], check=True)  # fifteen hundred folders are too many for Python's own


def asked(root: Path, *words: str, before: Callable[[], object] = lambda: None) -> tuple[int, str]:
    """What a command ends with in time, and what it printed."""
    code = run(words, root, before, MOST)
    return code, (root.parent / "output").read_text(errors="replace")


LIKE_OTHERS = {
    *("a picture is /dev/random", "a picture is a terminal", "a picture leads to an open file", "a note is a socket"),
    *("a table of 20 GB", "data of 20 GB", "sources are a pipe", "units are a folder", "a canvas is a pipe"),
}
"""Read in the same way as a row that is always run; these are among the long runs."""


@pytest.mark.parametrize(
    "put_there",
    [pytest.param(make, id=name, marks=[pytest.mark.fuzz] * (name in LIKE_OTHERS)) for name, make in PLACES.items()],
)
def test_a_check_that_has_a_kept_answer_sees_it_in_time(project: Path, put_there: Make) -> None:
    asked(project, "calcgraph", "check")
    put_there(project)
    began = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = [asked(project, "calcgraph", "check", *more) for more in ((), ("--no-cache",))]
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert spent.ru_utime + spent.ru_stime - began.ru_utime - began.ru_stime < MOST
    for code, said in found:
        assert code == 1, said
        assert "no note is called `nowhere else`" in said
        assert "Traceback" not in said
    assert found[0] == found[1]


def test_a_kept_answer_sees_that_what_is_no_file_is_something_else_now(project: Path) -> None:
    """A pipe is not published, a link to a device is refused: none of the two is read, and both are said."""
    pipe(project / "docs/z.png")
    answers = [asked(project, "calcgraph", "check")]
    link(project / "docs/z.png", "/dev/zero")
    answers.append(asked(project, "calcgraph", "check"))
    link(project / "docs/z.png", "nothing")
    answers.append(asked(project, "calcgraph", "check"))
    (project / "docs/z.png").unlink()
    answers.append(asked(project, "calcgraph", "check"))
    assert "`docs/z.png` is not a file\n" in answers[0][1]
    assert "`z.png` points outside the vault" in answers[1][1]
    assert "its symbolic link has no target" in answers[2][1]
    assert len({said for _, said in answers}) == 4


TOGETHER = (
    "a picture leads to a pipe inside",
    "a picture of 20 GB",
    "a note is a pipe",
    "a table is a folder",
    "data are a pipe",
    "sources are /dev/zero",
    "units are a pipe",
    "a layout is a pipe",
    "another configuration is a pipe",
    "a canvas is a pipe",
)


def test_what_strangers_put_there_is_no_file_either(project: Path) -> None:
    for name in ("a note is /dev/zero", "a picture is a pipe", "a table is a pipe", "sources are /dev/zero"):
        PLACES[name](project)
    code, said = asked(project, "calcgraph", "check", "--untrusted")
    assert code == 1
    assert "no note is called `nowhere else`" in said
    assert "Traceback" not in said


def test_everything_else_answers_too(project: Path) -> None:
    asked(project, "calcgraph", "check")
    for name in TOGETHER:
        PLACES[name](project)
    pipe(project / "docs/z2.png")
    listen(project / "docs/z3.png")

    def asks() -> None:
        session = Session(VaultOptions(project), user_folder())
        assert value(session, "x")["value"] == "2 m"

    for words, codes in (
        (("calcgraph", "values"), {0}),
        (("calcgraph", "diff", ".", "."), {0, 2}),
        (("calcgraph", "sources"), {0, 1}),
        (("calcgraph", "fix", "--write"), {0, 1, 2}),
        (("calcgraph", "rename", "b", "c"), {0, 1, 2}),
        (("calcgraph", "graph", "--pin"), {0, 1, 2}),
        (("calcgraph", "build", "--out", "../out"), {0, 1, 2}),
        (("mkdocs", "build", "-q"), {0}),
    ):
        if words[0] == "mkdocs":
            (project / "docs/z.png").unlink()  # MkDocs copies what is large, as without us
        code, said = asked(project, *words, before=asks if words[1] == "values" else lambda: None)
        assert code in codes, (words, said)
        assert "Traceback" not in said, (words, said)
    assert "x" in asked(project, "calcgraph", "values")[1]
    assert not (project / "site/z.png").exists()


BASELINES = {"a pipe": pipe, "a link to /dev/zero": lambda file: link(file, "/dev/zero"), "20 GB": sparse}


@pytest.mark.parametrize("make", BASELINES.values(), ids=BASELINES)
def test_a_baseline_that_is_no_file_is_refused(project: Path, make: Make) -> None:
    make(project / "known.json")
    code, said = asked(project, "calcgraph", "check", "--baseline", "known.json")
    assert (code, "is not a baseline" in said) == (2, True), said


def test_reading_is_of_files_up_to_a_limit(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    listen(tmp_path / "socket")
    sparse(tmp_path / "large")
    (tmp_path / "file").write_bytes(b"x")
    link(tmp_path / "link", "file")
    began, worked = time.monotonic(), time.process_time()
    for name in ("pipe", "socket", ".", "/dev/zero", "/dev/tty"):
        assert read_file(tmp_path / name) == NO_FILE
        with pytest.raises(ValueError, match=NO_FILE):
            digest_of(str(tmp_path / name), 10)
    assert read_file(tmp_path / "large") == "is larger than 4 MiB"
    assert read_file(tmp_path / "large", 2 * LARGEST) == "is larger than 8 MiB"
    with pytest.raises(ValueError, match="is larger"):
        digest_of(str(tmp_path / "large"), LARGEST)
    assert read_file(tmp_path / "link") == b"x"
    assert read_file(tmp_path / "link", follow=False) == NO_FILE
    assert time.process_time() - worked < 1
    assert time.monotonic() - began < 30  # nobody writes into the pipe: who waits for it waits for ever
