"""Facts that no file states: counted like the tools of a shell, only in the project, and refused for strangers."""

import subprocess
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.vault.counting import matches

FILES = {
    "tests/test_a.py": "def test_one():\n    pass\n\n\ndef test_two():\n    def test_inner(): ...\n",
    "tests/deep/er/test_b.py": "x = 'def test_'\ndef test_three(): pass",
    "tests/data.txt": "def test_none\r\nlast$\r\n",
    "src/main.py": "print(1)\n" * 7,
    "src/empty.py": "",
    ".hidden/test_c.py": "def test_hidden(): pass\n",
}


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    (tmp_path / ".git").mkdir()
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text.encode())
    return tmp_path


def check(repository: Path, line: str, claim: str, *given: str) -> str:
    (repository / "README.md").write_text(f"# R\n\nIt is {claim}.\n\n```calc\nn = {line}\n```\n")
    return CliRunner().invoke(main, ["check", str(repository / "README.md"), *given]).output


def shell(repository: Path, command: str) -> int:
    return int(subprocess.run(["sh", "-c", command], cwd=repository, capture_output=True, check=True, text=True).stdout)


COUNTED = {
    "count files tests/**/*.py": "find tests -name '*.py' | wc -l",
    "count files tests/*.py": "ls tests/*.py | wc -l",
    "count files src/?ain.py": "ls src/?ain.py | wc -l",
    "count files **/test_*.py": "find . -name 'test_*.py' -not -path './.*' | wc -l",
    'count matches "^def test_" in tests/**/*.py': "grep -rh --include='*.py' '^def test_' tests | wc -l",
    'count matches "def test_" in tests/**/*.py': "grep -rh --include='*.py' 'def test_' tests | wc -l",
    "lines of src/main.py": "wc -l < src/main.py",
    "size of src/*.py": "cat src/*.py | wc -c",
    "size of tests/data.txt": "wc -c < tests/data.txt",
}


@pytest.mark.parametrize("line", COUNTED)
def test_a_fact_is_what_a_shell_counts(repository: Path, line: str) -> None:
    number = shell(repository, COUNTED[line])
    unit = " B" if line.startswith("size") else ""
    assert "nothing wrong" in check(repository, line, f"[{number}{unit}](#n)")
    assert "CG401" in check(repository, line, f"[{number + 1}{unit}](#n)")


EDGES = {
    "count files nothing/*.py": ("[0](#n)", ""),
    'count matches "last$" in tests/data.txt': ("[0](#n)", ""),
    'count matches "^def test_none$" in tests/data.txt': ("[1](#n)", ""),
    "lines of src/empty.py": ("[0](#n)", ""),
    "lines of tests/deep/er/test_b.py": ("[2](#n)", ""),
    "count files src/nothing.py": ("", "CG411"),
    "lines of nothing/*.py": ("", "CG411"),
    "size of ../*.py": ("", "CG411"),
    "lines of /etc/passwd": ("", "CG411"),
    "lines of .hidden/test_c.py": ("", "CG411"),
    "size of .git/config": ("", "CG411"),
    "count matches in tests/*.py": ("", "CG2"),
    "count files": ("", "CG2"),
    "count files src/*.{py,txt}": ("", "`{` and `}` in its path"),
    "count files src/[em]*.py": ("", "`[` and `]` in its path"),
    "count files src/../src/*.py": ("", "`..` in its path"),
    "count files ./src/*.py": ("", "`.` in its path"),
    "count files src//*.py": ("", "folder without a name"),
    "count files /src/*.py": ("", "begins with `/`"),
    "count files .hidden/*.py": ("", "hidden files"),
    'count files "src/*.py"': ("", "CG"),
    'count matches "x" in src/*.{py,txt}': ("", "`{` and `}` in its path"),
}


@pytest.mark.parametrize("line", EDGES)
def test_edges_and_what_is_refused(repository: Path, line: str) -> None:
    claim, code = EDGES[line]
    said = check(repository, line, claim)
    assert code in said if code else "nothing wrong" in said, said


def test_a_link_out_of_the_project_is_not_counted(repository: Path) -> None:
    (repository.parent / "outside.py").write_text("secret\n")
    (repository / "src/link.py").symlink_to(repository.parent / "outside.py")
    assert "nothing wrong" in check(repository, "count files src/*.py", "[2](#n)")


def test_strangers_count_nothing(repository: Path) -> None:
    assert "CG410" in check(repository, "count files src/*.py", "", "--untrusted")


def test_the_words_can_still_be_names(repository: Path) -> None:
    text = "3\ncount = 2\nfiles = 5\nlines = count * files\nsize = lines\nm = count + size"
    assert "nothing wrong" in check(repository, text, "[3](#n), [10](#lines), [12](#m)")


STARS = {
    "count files src/*\nb = 3": "[2](#n), [3](#b)",
    "count files src/* # all of them\ncheck 1 < 2\nb = 3": "[2](#n), [3](#b)",
    'count matches "^def" in src/*\nm.f(x) = x': None,
    "count files src/* *\nb = 3": None,
    "count *\nb = 3\ncount = 2": None,
    "from tests/data.json /* +\nb = 3": None,
}


@pytest.mark.parametrize("lines", STARS)
def test_a_path_may_end_in_a_star(repository: Path, lines: str) -> None:
    claim = STARS[lines]
    said = check(repository, lines, claim or "")
    assert "nothing wrong" in said if claim else "CG2" in said, said


def test_patterns_take_linear_time() -> None:
    began = time.process_time()
    assert not matches(["**"] * 100 + ["x"], ["a"] * 1_000)
    assert not matches(["*a" * 200 + "b"], ["a" * 5_000])
    assert time.process_time() - began < 2
